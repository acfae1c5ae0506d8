"""How much printed idiom is read, and whether rightly: `make printed` prints the table, a test holds its figures."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from timescoop.catalogue import GAMES
from timescoop.documents import card_document
from timescoop.games.nemesis.phrases.texts import unlabelled
from timescoop.kernel import header_and_rows
from timescoop.language import UnreadableText, text_of

HERE: Final = Path(__file__).parent
ROOMS: Final = ("invasion", "nemesis", "ccg")
Entry = dict[str, Any]
Read = Callable[[str], list[int]]


class Verdict(NamedTuple):
    """What became of a text: right, asked, refused, misread, or accepted although nothing says what it means."""

    entry: Entry
    sort: str
    said: str


def entries(room: str) -> list[Entry]:
    """The texts of one game."""
    found: list[Entry] = yaml.safe_load((HERE / f"{room}.yaml").read_text("utf-8"))
    return found


class Table:
    """Reads texts on cards of one game, as its card files do."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.game = next(game for key, game in GAMES.items() if key.endswith(room) or game.key == room)
        self.files: dict[str, Any] = {}

    def reader(self, entry: Entry) -> Read:
        """Reads a text on the card, or on the board, of an entry."""
        edition = str(entry["edition"])
        if edition not in self.files:
            self.files[edition] = header_and_rows(card_document(self.game, edition).value)
        header, rows = self.files[edition]
        header = {**header, "edition": edition}
        rows, nth = put_in(list(rows), entry["card"]) if "card" in entry else (list(rows), -1)
        pool = import_module(f"timescoop.games.{self.room}.pool").Pool(header, tuple(rows))
        printed = import_module(f"timescoop.games.{self.room}.phrases.printed")
        if self.room == "nemesis":
            where = ("cards", nth, "text") if nth >= 0 else board_place(header, entry["board"])
            on_place = printed.reader_of(pool, unlabelled)
            return lambda text: list(on_place(where, text))
        on_card = printed.texts_of(pool)
        return lambda text: list(on_card(nth, text))

    def judged(self, entry: Entry) -> Verdict:
        """The verdict on one text."""
        read = self.reader(entry)
        ours = entry.get("ours")
        same = [] if ours is None else [text_of(read(each)) for each in (ours, *entry.get("also", ()))]
        try:
            said = text_of(read(entry["text"]))
        except UnreadableText as unreadable:
            asked = unreadable.faults[0].readings
            sort = "asked" if asked and (ours is None or set(asked) & set(same)) else "refused"
            return Verdict(entry, "misread" if asked and sort == "refused" else sort, " / ".join(asked))
        return Verdict(entry, "right" if said in same else "unsure" if ours is None else "misread", said)


def put_in(rows: list[Any], card: Mapping[str, Any]) -> tuple[list[Any], int]:
    """The rows of a card file with a card put in: over its namesake, or at the end, like others of its type."""
    name = card.get("name") or card.get("title")
    like = next(row for row in rows if row["type"] == card["type"])
    row = {key: value for key, value in like.items() if key not in ("subtitle", "same_as", "keywords")} | dict(card)
    for nth, other in enumerate(rows):
        if (other.get("name") or other.get("title")) == name:
            return [*rows[:nth], row, *rows[nth + 1 :]], nth
    return [*rows, row], len(rows)


def board_place(header: Mapping[str, Any], board: Mapping[str, Any]) -> tuple[str | int, ...]:
    """Where a text of a control board stands in a card file of Nemesis."""
    side = [each["name"] for each in header["boards"]].index(board["side"])
    if "action" not in board:
        return ("boards", side, "text")
    corner, nth = board["action"]
    return ("boards", side, "locations", corner, "actions", nth)


def measured(room: str) -> list[Verdict]:
    """The verdicts on all texts of a game."""
    table = Table(room)
    return [table.judged(entry) for entry in entries(room)]


def main() -> int:
    """Print the table; `make printed` also names what is refused if asked by `--refused`."""
    print(f"{'game':<10}{'kind':<12}{'texts':>6}{'right':>7}{'asked':>7}{'refused':>9}{'misread':>9}{'of sayable':>12}")
    wrong = 0
    for room in ROOMS:
        verdicts = measured(room)
        for kind in ("printed", "explained", "paraphrase", "invented", "all"):
            some = [each for each in verdicts if kind in (each.entry["kind"], "all")]
            count = Counter(each.sort for each in some)
            sayable = [each for each in some if each.entry.get("ours") is not None]
            good = sum(each.sort in ("right", "asked") for each in sayable)
            bad = count["misread"] + count["unsure"]
            share = f"{good / len(sayable):.0%}" if sayable else "-"
            print(
                f"{room:<10}{kind:<12}{len(some):>6}{count['right']:>7}{count['asked']:>7}{count['refused']:>9}{bad:>9}{share:>12}"
            )
            wrong += bad if kind == "all" else 0
        for each in verdicts:
            if each.sort in ("misread", "unsure") or ("--refused" in sys.argv and each.sort == "refused"):
                print(
                    f"  {each.entry['id']} {each.sort}: {each.entry['text']}\n    {each.said or each.entry.get('ours')}"
                )
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
