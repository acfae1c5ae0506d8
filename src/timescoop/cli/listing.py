"""Lists of bots and of an edition's cards, and a card with the sources of its numbers."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from timescoop.catalogue import BOTS, GAMES
from timescoop.cli.choosing import edition_of
from timescoop.cli.ending import FAILED, FINE, BadUsage, complain
from timescoop.documents import card_document, is_link, read_one, whole_cards
from timescoop.kernel import SEED_BYTES, Edition, Face, Game, warrant_in_words
from timescoop.wording import Texts, _, counted_, localized_warrant, texts_of

WIDTH: Final = 80
UNSAID: Final = ("warrants", "clause", "pictures")


def show_bots() -> int:
    """The bots, the weakest first."""
    for bot in sorted(BOTS.values(), key=lambda bot: bot.level):
        able = [_(game.title) for game in GAMES.values() if bot.knows(game)]
        only = "" if len(able) in (0, len(GAMES)) else " " + _("Plays: {games}.").format(games=", ".join(able))
        print(f"{bot.key}\n    {_(bot.name)}. {_(bot.about)}{only}")
    return FINE


class Cards(NamedTuple):
    """The cards of an edition or of a file: as they are written, as they are drawn, and the words of their game."""

    document: Mapping[str, Any]
    faces: Sequence[Face]
    words: Texts

    def rows(self) -> Iterator[tuple[Mapping[str, Any], Face]]:
        """Each card as it is written and as it is drawn."""
        return zip(self.document["cards"], self.faces, strict=False)  # boards have faces too


def cards_from(text: str) -> Cards:
    """The cards that some words mean, an edition or a file."""
    if Path(text).suffix in {".yaml", ".yml"}:
        game, key, document, cards = whole_cards(read_one(Path(text)), GAMES)
        edition = next(edition for edition in game.editions if edition.key == key)
        return laid_out(game, edition, document, cards)
    game, edition = edition_of(text)
    return laid_out(game, edition, card_document(game, edition.key).value, None)


def laid_out(game: Game, edition: Edition, document: Mapping[str, Any], cards: Any) -> Cards:
    """Cards with the faces that they have on a table."""
    table = game.deal(seats=edition.most, seed=bytes(SEED_BYTES), edition=edition.key, cards=cards)
    return Cards(document, game.faces(table), texts_of(game.room))


def show_cards(text: str) -> int:
    """All cards of an edition, a line each."""
    from rich.table import Table

    from timescoop.cli.screen.console import safe_console

    cards = cards_from(text)
    table = Table(title=cards.document["title"], box=None, pad_edge=False)
    counted = any("copies" in row for row, _face in cards.rows())  # not where people bring decks
    copies_of, numbers, text = _("Copies"), _("Printed numbers"), _("Has text")
    for heading in (_("Card"), _("Type"), *([copies_of] if counted else []), numbers, text):
        table.add_column(heading, no_wrap=heading != numbers, justify="right" if heading == copies_of else "left")
    for row, face in cards.rows():
        copies, told = [str(row["copies"])] if counted else [], _("yes") if face["text"] else ""
        table.add_row(face["name"], cards.words.label(row["type"], 1), *copies, printed_numbers(face, cards), told)
    safe_console().print(table)
    return FINE


def printed_numbers(face: Face, cards: Cards) -> str:
    """The numbers on a card, each with its name: "Cost 3, Brains 4"."""
    found = face["values"].items()
    return ", ".join(f"{cards.words.label(key, 2)} {value}" for key, value in found if key not in (*UNSAID, "copies"))


def show_card(name: str, text: str) -> int:
    """One card with the warrant of each field."""
    if not name:
        raise BadUsage("name the card: timescoop cards show The Mara")
    cards = cards_from(text)
    found = named(cards, name)
    for nth, (row, face) in enumerate(found):
        print(("\n" if nth else "") + face["name"])
        for key in row:
            if key not in UNSAID:
                show_field(key, row, cards)
        if "text" in row["warrants"] and "text" not in row:
            show_field("text", row, cards)
        print("  " + _("Rule: {clause}").format(clause=face["clause"]))
    return (
        FINE if found else complain(f"there is no card {name!r} in {cards.document['title']}{elsewhere(name)}", FAILED)
    )


def named(cards: Cards, name: str) -> list[tuple[Mapping[str, Any], Face]]:
    """The cards of that name, or else those whose names hold it."""
    plain = name.casefold()
    found = [(row, face) for row, face in cards.rows() if face["name"].casefold() == plain]
    return found or [(row, face) for row, face in cards.rows() if plain in face["name"].casefold()]


def elsewhere(name: str) -> str:
    """Where else there is such a card."""
    keys = [f"{game.key}-{edition.key}" for game in GAMES.values() for edition in game.editions]
    having = [key for key in keys if named(cards_from(key), name)]
    return f". Try --edition {' or '.join(having)}" if having else ""


def show_field(key: str, row: Mapping[str, Any], cards: Cards) -> None:
    """A field, and how it is known."""
    value = row.get(key, _("none"))
    if key == "family":
        value = cards.document["families"][value]
    elif key == "type":
        value = cards.words.label(value, 1)
    said = f"{cards.words.label(key, 2)}: {plainly(value)}"
    print(textwrap.fill(said, WIDTH, initial_indent="  ", subsequent_indent="    "))
    for warrant in str(row["warrants"].get(key, "")).split("; "):
        if warrant:
            known = localized_warrant(warrant_in_words(warrant, cards.document))
            print(textwrap.fill(known, WIDTH, initial_indent="      ", subsequent_indent="      "))


def plainly(value: Any) -> str:
    """A value of a card file as people would write it."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {number}" for key, number in value.items()) or _("none")
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(str, value)) or _("none")
    return _("none") if value in ("", None) else str(value)


def check_card_file(path: Path) -> int:
    """Check a card file; if all is well, say what it holds."""
    if not is_link(path) and not path.exists():
        raise BadUsage(f"there is no file {path}")
    game, edition, document, _pool = whole_cards(read_one(path), GAMES)
    cards = document["cards"]
    copies = sum(row.get("copies", 0) for row in cards)
    different = counted_("{n} different card", "{n} different cards", len(cards))
    if copies:  # where people bring decks, a file does not say how many there are
        different = _("{cards}, {copies} in all").format(cards=different, copies=copies)
    said = _("{file}: {game} {edition}, {cards}; no problems found")
    print(said.format(file=path, game=_(game.title), edition=edition, cards=different))
    told = sum(1 for row in cards if row.get("text"))
    escaped = [
        row.get("name", row.get("title")) for row in cards if "rule" in row
    ]  # a card that cannot be said would name its function
    names = ", ".join(escaped) or _("none")
    texts = counted_("{n} card has a text.", "{n} cards have a text.", told)
    code = _("Cards that need Python code: {names}").format(names=names)
    print(f"{texts} {code}")
    return FINE
