"""Lists: the bots, and the cards of an edition with how each figure is known."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from timescoop.catalogue import BOTS, GAMES
from timescoop.cli.choosing import edition_of
from timescoop.cli.ending import FAILED, FINE, BadUsage, complain
from timescoop.documents import card_document, card_text, read_one, whole_cards
from timescoop.wording import Texts, texts_of

WIDTH: Final = 80
FIGURES: Final = ("strength", "victory_points", "time_points", "start_value")
SHOWN: Final = ("type", "subtitle", "family", *FIGURES, "copies", "text")


def show_bots() -> int:
    """The bots, the weakest first."""
    for bot in sorted(BOTS.values(), key=lambda bot: bot.level):
        print(f"{bot.key}\n    {bot.name}. {bot.about}")
    return FINE


def cards_from(text: str) -> tuple[Mapping[str, Any], Texts]:
    """The card file that some words mean, an edition or a file, and the words of its game."""
    if Path(text).suffix in {".yaml", ".yml"}:
        game, _, document, _ = whole_cards(read_one(Path(text)), GAMES)
        return document, texts_of(game.room)
    game, edition = edition_of(text)
    return card_document(game, edition.key).value, texts_of(game.room)


def show_cards(text: str) -> int:
    """All cards of an edition, a line each."""
    from rich.console import Console
    from rich.table import Table

    document, words = cards_from(text)
    table = Table(title=document["title"], box=None, pad_edge=False)
    for heading in ("Card", "Type", "Copies", "Figures", "Text"):
        table.add_column(heading, no_wrap=heading != "Text", justify="right" if heading == "Copies" else "left")
    for row in document["cards"]:
        figures = " / ".join(str(row[key]) for key in FIGURES if key in row)
        table.add_row(
            row["name"], words.label(row["type"], 1), str(row["copies"]), figures, "yes" if "text" in row else ""
        )
    Console(highlight=False, markup=False).print(table)
    return FINE


def show_card(name: str, text: str) -> int:
    """One card with the warrant of each field."""
    if not name:
        raise BadUsage("name the card: timescoop cards show The Mara")
    document, words = cards_from(text)
    plain = name.casefold()
    cards = [row for row in document["cards"] if row["name"].casefold() == plain]
    cards = cards or [row for row in document["cards"] if plain in row["name"].casefold()]
    for nth, row in enumerate(cards):
        print(("\n" if nth else "") + row["name"])
        for key in ("name", *SHOWN):
            if key in row or (key in row["warrants"] and key == "text"):
                show_field(key, row, document, words)
        print(f"  Rule: {row['clause']}")
    return FINE if cards else complain(f"there is no card like {name!r} in {document['title']}", FAILED)


def show_field(key: str, row: Mapping[str, Any], document: Mapping[str, Any], words: Texts) -> None:
    """A field, and how it is known."""
    value = row.get(key, "none")
    if key == "family":
        value = document["families"][value]
    elif key == "type":
        value = words.label(value, 1)
    said = f"{words.label(key, 2)}: {value}"
    print(textwrap.fill(said, WIDTH, initial_indent="  ", subsequent_indent="    "))
    for warrant in str(row["warrants"].get(key, "")).split("; "):
        if warrant:
            print(
                textwrap.fill(
                    warrant_in_words(warrant, document), WIDTH, initial_indent="      ", subsequent_indent="      "
                )
            )


def warrant_in_words(warrant: str, document: Mapping[str, Any]) -> str:
    """A warrant with what it refers to."""
    sort, _, where = warrant.partition(" ")
    if sort == "stated":
        book, _, lines = where.partition(":")
        title = document["books"][book]["title"]
        return f"stated: {title}, line {lines}"
    if sort == "found":
        return f"found: {document['sources'][where]['title']}"
    return f"judged: {document['reasons'][where]}"


def export_cards(text: str) -> int:
    """The card file of an edition, as it is."""
    game, edition = edition_of(text)
    print(card_text(game, edition.key), end="")
    return FINE


def check_card_file(path: Path) -> int:
    """Check a card file; if all is well, say what it holds."""
    if not path.exists():
        raise BadUsage(f"there is no file {path}")
    game, edition, document, _ = whole_cards(read_one(path), GAMES)
    cards = document["cards"]
    copies = sum(row["copies"] for row in cards)
    print(f"{path}: {game.title} {edition}, {len(cards)} different cards, {copies} in all; all is well")
    told = sum(1 for row in cards if row.get("text"))
    escaped = [row["name"] for row in cards if "rule" in row]  # a card that cannot be said would name its function
    names = ", ".join(escaped) or "none"
    print(f"{told} cards have a text, which is their program; escaped to a rule function: {names}")
    return FINE
