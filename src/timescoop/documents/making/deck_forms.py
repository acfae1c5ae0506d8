"""Export of decks to other programs' formats, the most complete first, and what each format loses."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from timescoop.documents.making.decks import write_deck_file, write_plain
from timescoop.documents.making.file_forms import FileForm
from timescoop.documents.making.names import bare
from timescoop.kernel import Deck, Edition, Entry, Game, Part

DECK_FORMS: Final = (
    FileForm("yaml", "Timescoop", "yaml"),
    FileForm("text", "Plain list", "txt"),
    FileForm("lackey", "LackeyCCG", "dek"),
    FileForm("octgn", "OCTGN", "o8d"),
    FileForm("cockatrice", "Cockatrice", "cod"),
)
HEAD: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'


def deck_as(form: str, game: Game, edition: Edition, deck: Deck) -> str:
    """A deck in a form, by the form's key."""
    if form == "yaml":
        return write_deck_file(game, edition, deck)
    if form == "text":
        return write_plain(game, edition, deck)
    return {"lackey": lackey, "octgn": octgn, "cockatrice": cockatrice}[form](game, edition, deck)


def lost_in(form: str, game: Game, deck: Deck) -> list[str]:
    """What a form has no place for, in words; empty for one that says all."""
    assert game.decks is not None, "a deck is of a game that has decks"
    if form in ("yaml", "text"):
        return []
    lost = ["LackeyCCG has no name for a deck but that of its file"] if form == "lackey" and deck.name else []
    if form == "lackey":
        lost.append("a list with its parts can't be kept as a remark; the parts are sections of the file")
    if form in ("lackey", "octgn"):
        lost.append("cards have names only; the program may not find their pictures")
    if form == "cockatrice" and len({(entry.part, entry.under) for entry in deck.entries}) > 1:
        lost.append("Cockatrice has no parts of a deck; its comments hold the deck with its parts, as a list")
    return lost


def sections(game: Game, deck: Deck) -> Iterator[tuple[str, list[Entry]]]:
    """The parts of a deck that have cards, each with its title, and with the card that its cards lie under."""
    assert game.decks is not None, "a deck is of a game that has decks"
    for part in game.decks.parts:
        entries = [entry for entry in deck.entries if entry.part == part.key]
        for host in dict.fromkeys(entry.under for entry in entries):
            yield title_of(part, host), [entry for entry in entries if entry.under == host]


def title_of(part: Part, host: str) -> str:
    """The title of a section."""
    return f"{part.title}, {host}" if part.under else part.title


def escape(text: str) -> str:
    """Text as it stands in XML. The module of the library that does this for XML loads one for HTTP first."""
    return html.escape(text, quote=False)


def quoted(text: str) -> str:
    """The value of an attribute as it stands in XML."""
    return f'"{html.escape(text)}"'


def lackey(game: Game, edition: Edition, deck: Deck) -> str:
    """A deck for LackeyCCG: an element for each copy."""
    lines = [f'{HEAD}<deck version="0.8">', f"  <meta><game>{escape(game.key)}</game></meta>"]
    for title, entries in sections(game, deck):
        lines.append(f"  <superzone name={quoted(title)}>")
        for entry in entries:
            card = f"<name id={quoted(bare(entry.name))}>{escape(entry.name)}</name><set>{escape(edition.key)}</set>"
            lines += [f"    <card>{card}</card>"] * entry.copies
        lines.append("  </superzone>")
    return closed(lines, "deck")


def octgn(game: Game, edition: Edition, deck: Deck) -> str:
    """A deck for OCTGN; ids are made of names, since no definition of these games is known."""
    lines = [f'{HEAD}<deck game="{uuid5(NAMESPACE_URL, f"timescoop:{game.key}")}" sleeveid="0">']
    for title, entries in sections(game, deck):
        lines.append(f'  <section name={quoted(title)} shared="False">')
        for entry in entries:
            number = uuid5(NAMESPACE_URL, f"timescoop:{game.key}:{edition.key}:{entry.name}")
            lines.append(f'    <card qty="{entry.copies}" id="{number}">{escape(entry.name)}</card>')
        lines.append("  </section>")
    lines.append(f"  <notes>{escape(write_plain(game, edition, deck))}</notes>")
    return closed(lines, "deck")


def cockatrice(game: Game, edition: Edition, deck: Deck) -> str:
    """A deck for Cockatrice, whose parts stand in its comments."""
    lines = [f'{HEAD}<cockatrice_deck version="1">', f"  <deckname>{escape(deck.name)}</deckname>"]
    lines += [f"  <comments>{escape(write_plain(game, edition, deck))}</comments>", '  <zone name="main">']
    lines += [f'    <card number="{number}" name={quoted(name)}/>' for name, number in counted(deck.entries)]
    lines.append("  </zone>")
    return closed(lines, "cockatrice_deck")


def counted(entries: Sequence[Entry]) -> list[tuple[str, int]]:
    """How many copies there are of each card."""
    found: dict[str, int] = {}
    for entry in entries:
        found[entry.name] = found.get(entry.name, 0) + entry.copies
    return list(found.items())


def closed(lines: Sequence[str], root: str) -> str:
    """The lines of a document, with its last one."""
    return "\n".join([*lines, f"</{root}>", ""])
