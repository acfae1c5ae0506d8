"""Holds all that can be seen of the games in place while the code behind it is changed.

`python -m tests.guard record FOLDER` plays random games of every game, edition and number of seats, over every option
of the deal, and keeps a digest of each aspect of each decision. `compare FOLDER` plays the same games again and names
the first decision at which an aspect differs. `show SETTING DECISION ASPECT` prints what there is to see there: do it
before the change and after, and compare the two.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count, repeat
from pathlib import Path
from typing import Any, Final, NamedTuple

from timescoop.catalogue import GAMES
from timescoop.documents import fingerprint, on_offer, record_answers, write_record, write_text
from timescoop.documents.answers import why_refused
from timescoop.kernel import FACT, QUESTION, to_data
from timescoop.testkit.walks import Luck, Walk, choose, editions_of, options_of

DECISIONS: Final = 20_000  # of each setting
PROCESSES: Final = 2
DIGITS: Final = 8
REMEMBERED: Final = 40  # answers of before, asked about again where they are not on offer
ASKED_WHY: Final = 4  # of these at each decision


class Setting(NamedTuple):
    """A game, an edition and a number of seats."""

    game: str
    edition: str
    seats: int

    @property
    def name(self) -> str:
        """As on the command line: `invasion-2012-3`."""
        return f"{self.game}-{self.edition}-{self.seats}"


class Decision(NamedTuple):
    """A table at which somebody is about to answer."""

    walk: Walk
    seat: int
    option: int
    said: Sequence[str]  # words that were answers before, or may never be


def settings() -> list[Setting]:
    """Every edition with every number of seats."""
    return [Setting(key, edition, seats) for key, game in GAMES.items() for edition, seats in editions_of(game)]


# ---- what can be seen


def views(at: Decision) -> Any:
    """What every seat sees, and a watcher."""
    table = at.walk.table
    return [at.walk.game.view(table, seat) for seat in range(table.seats + 1)]


def observations(at: Decision) -> Any:
    """What every seat observes, as numbers."""
    return [at.walk.game.observe(at.walk.table, seat) for seat in range(at.walk.table.seats)]


def options(at: Decision) -> Any:
    """What every seat may answer, in words, and what goes without saying."""
    table, names = at.walk.table, at.walk.names()
    return [
        [QUESTION[table.question_of(seat)], table.settled(seat), on_offer(at.walk.game, table, seat, names)]
        for seat in table.waiting()
    ]


def refusals(at: Decision) -> Any:
    """Why each of some words is no answer now."""
    game, table, names = at.walk.game, at.walk.table, at.walk.names()
    offered = {words for _, words in on_offer(game, table, at.seat, names)}
    return [[each, why_refused(game, table, at.seat, each, names)] for each in at.said if each not in offered]


def facts(at: Decision) -> Any:
    """What the last answer has brought about, as each seat is told it, and a watcher."""
    table = at.walk.table
    return [[(FACT[what], *rest) for what, *rest in table.told(seat)] for seat in range(table.seats + 1)]


def positions(at: Decision) -> Any:
    """The position as it is written."""
    return write_text(at.walk.game.write(at.walk.table, at.walk.names()))


def saved(at: Decision) -> Any:
    """The table as it is kept."""
    return to_data(at.walk.table)


def judged(at: Decision) -> Any:
    """What bots take the table to be worth, and what the seat would do by habit."""
    game, table = at.walk.game, at.walk.table
    habit = game.playout_policy(table.copy(), at.seat) if game.playout_policy else -1
    return [*(repr(game.evaluate(table, seat)) for seat in range(table.seats)), habit]


def figures(at: Decision) -> Any:
    """What cards count for, and what is wrong with the table."""
    game = at.walk.game
    return [game.figures(at.walk.table, at.walk.names()) if game.figures else [], game.problems(at.walk.table)]


def imagined(at: Decision) -> Any:
    """A table that the seat cannot tell from this one."""
    return fingerprint(at.walk.game.imagine(at.walk.table, at.seat, at.walk.number))


ASPECTS: Final[dict[str, Callable[[Decision], Any]]] = {
    each.__name__: each
    for each in (views, observations, options, refusals, facts, positions, saved, judged, figures, imagined)
}


def rule_book(walk: Walk) -> Any:
    """What holds for a whole game: the option book, the layout of observations, the faces, the deal."""
    game, table = walk.game, walk.table
    book = game.book(table).blocks() if game.book else []
    layout = game.layout(table) if game.layout else []
    return [book, layout, game.faces(table), game.dealt(table) if game.dealt else {}]


def record_of(walk: Walk) -> str:
    """A game that is over, as a record."""
    record = record_answers(walk.game, walk.deal(), walk.names(), walk.answers)
    return write_record(record)


# ---- games


def decisions(setting: Setting) -> Iterator[Decision | Walk]:
    """Random games without end: every decision, and every game before its first and after its last."""
    game = GAMES[setting.game]
    deals = options_of(game, setting.edition)
    for nth in count():
        walk = Walk(game, setting.seats, nth, setting.edition, options=deals[nth % len(deals)])
        luck = Luck(nth)
        said = [card["name"] for card in game.faces(walk.table)][nth % 7 :: 11]
        yield walk
        while not walk.table.over():
            seat, option = choose(walk.table, luck)
            asked = [luck.of(said) for _ in range(ASKED_WHY)]
            yield Decision(walk, seat, option, asked)
            said = [*said[-REMEMBERED:], game.words(walk.table, seat, option, walk.names())]
            walk.step(seat, option)
        yield walk


def digest(value: Any) -> str:
    """A few hexadecimal digits for a value."""
    text = value if isinstance(value, str) else json.dumps(value, sort_keys=True, default=list)
    return hashlib.blake2b(text.encode(), digest_size=DIGITS // 2).hexdigest()


def lines_of(setting: Setting, most: int) -> Iterator[str]:
    """A line for each decision, with the digest of each aspect in order; and for each game, its book and its record."""
    done = 0
    for at in decisions(setting):
        if isinstance(at, Walk):
            yield f"record {digest(record_of(at))}" if at.number else f"book {digest(rule_book(at))}"
            if done >= most:
                return
        else:
            done += 1
            yield " ".join([str(done), *(digest(look(at)) for look in ASPECTS.values())])


def record(setting: Setting, folder: Path, most: int) -> str:
    """Keep the digests of a setting in a file."""
    lines = list(lines_of(setting, most))
    (folder / f"{setting.name}.txt").write_text("\n".join([f"decisions {most}", *lines]) + "\n", "utf-8")
    return f"{setting.name}: {len(lines):,} lines"


def compare(setting: Setting, folder: Path, most: int) -> str:
    """The first decision of a setting that is not as it was, with the aspects that differ; empty if all are alike."""
    kept = (folder / f"{setting.name}.txt").read_text("utf-8").splitlines()
    whole = int(kept.pop(0).split()[1])
    compared = 0
    for was, now in zip(kept, lines_of(setting, min(most, whole)), strict=False):
        if was != now:
            number, *old = was.split()
            aspects = [name for name, one, other in zip(ASPECTS, old, now.split()[1:], strict=False) if one != other]
            return f"{setting.name}: decision {number} differs in {', '.join(aspects) or was}"
        compared += 1
    return "" if compared >= min(most, whole) else f"{setting.name}: games are shorter, {compared} lines are alike"


def show(name: str, number: int, aspect: str) -> str:
    """What there is to see at a decision."""
    setting = next(each for each in settings() if each.name == name)
    found = (at for at in decisions(setting) if isinstance(at, Decision))
    at = next(at for nth, at in enumerate(found, 1) if nth == number)
    seen = ASPECTS[aspect](at)
    return seen if isinstance(seen, str) else json.dumps(seen, sort_keys=True, indent=1, default=list)


def main() -> int:
    """Record, compare or show; 1 if anything differs."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("what", choices=("record", "compare", "show"))
    asked.add_argument("rest", nargs="+", help="FOLDER; or SETTING DECISION ASPECT")
    asked.add_argument("--decisions", type=int, default=DECISIONS, help="of each setting, to the end of a game")
    asked.add_argument("--only", default="", help="settings whose names begin so")
    given = asked.parse_args()
    if given.what == "show":
        setting, number, aspect = given.rest
        sys.stdout.write(show(setting, int(number), aspect) + "\n")
        return 0
    folder = Path(given.rest[0])
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [each for each in settings() if each.name.startswith(given.only)]
    work = record if given.what == "record" else compare
    wrong = 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        for setting, said in zip(wanted, pool.map(work, wanted, repeat(folder), repeat(given.decisions)), strict=True):
            wrong += work is compare and bool(said)
            sys.stdout.write((said or f"{setting.name}: as it was") + "\n")
            sys.stdout.flush()
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
