"""`timescoop deck`: checks, lists and converts deck files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from timescoop.catalogue import GAMES
from timescoop.cli.choosing import edition_of
from timescoop.cli.ending import FAILED, FINE, BadUsage, complain
from timescoop.documents import (
    DECK_FORMS,
    DeckFile,
    called,
    deck_as,
    file_text,
    is_link,
    lost_in,
    packed,
    read_cards,
    read_deck_file,
    read_one,
    send_document,
    text_in,
    write_deck_file,
    write_plain,
    write_text,
)
from timescoop.kernel import Game, write_deck
from timescoop.wording import _, counted_, localized

FORMS = ("yaml", "list", "link", *(form.key for form in DECK_FORMS if form.key not in ("yaml", "text")))


def read_deck_at(path: Path, cards: Path | None) -> DeckFile:
    """A deck file, with the cards of a file of one's own if there is one."""
    for each in (path, cards):
        if each is not None and not is_link(each) and not each.exists():
            raise BadUsage(f"there is no file {each}")
    pool = read_cards(read_one(cards), GAMES)[2] if cards else None
    text, notes = (file_text(path), []) if is_link(path) else text_in(path.read_bytes(), called(path))
    found = read_deck_file(text, called(path), GAMES, pool)
    return found._replace(notes=(*notes, *found.notes))


def check_deck(path: Path, cards: Path | None) -> int:
    """Tell every fault of a deck, or how many cards it has in each part."""
    found = read_deck_at(path, cards)
    for fault in found.faults:
        print(localized(str(fault)))
    if found.faults:
        problems = counted_("{n} problem", "{n} problems", len(found.faults))
        print(_("{file}: not a legal deck yet ({problems})").format(file=called(path), problems=problems))
        return FAILED
    title, game = found.deck.name or _("A deck"), _(found.game.title)
    edition = _(found.edition.title).removeprefix(f"{game}, ")
    said = _("{file}: {deck}, {game}, {edition}. It is legal.")
    print(said.format(file=called(path), deck=title, game=game, edition=edition))
    for part, count in counts(found):
        print(f"  {part}: {count}")
    return FINE


def counts(found: DeckFile) -> list[tuple[str, int]]:
    """How many cards each part has."""
    assert found.game.decks is not None, "a deck is of a game that has decks"
    return [
        (_(part.title), sum(entry.copies for entry in found.deck.entries if entry.part == part.key))
        for part in found.game.decks.parts
    ]


def write_deck_as(path: Path, form: str) -> int:
    """Print a deck in another form."""
    if form not in FORMS:
        raise BadUsage(f"--as is one of {', '.join(FORMS)}, not {form!r}")
    found = read_deck_at(path, None)
    if form == "link":
        text = write_plain(found.game, found.edition, found.deck)
        print(f"/decks/{found.game.key}/{found.edition.key}?deck={packed(text)}")
    else:
        key = "text" if form == "list" else form
        send_document(deck_as(key, found.game, found.edition, found.deck))
        tell(_("Left out:"), [*found.notes, *lost_in(key, found.game, found.deck)])
    return FINE


def import_deck(path: Path) -> int:
    """Print a deck of another program as a deck file, and tell what was left out and what is wrong with it."""
    found = read_deck_at(path, None)
    send_document(write_deck_file(found.game, found.edition, found.deck))
    tell(_("Left out:"), found.notes)
    tell(_("To fix:"), [fault.wrong for fault in found.faults])
    return FAILED if found.faults else FINE


def tell(title: str, lines: Sequence[str]) -> None:
    """Some lines under a title on the error stream."""
    if lines:
        print(title, *(f"  {localized(line)}" for line in lines), sep="\n", file=sys.stderr)


def write_table(paths: Sequence[Path]) -> int:
    """Print a set in which these decks stand, in the order of the seats, to be played with."""
    if not paths:
        raise BadUsage("name the decks in the order of the seats: timescoop deck table mine.yaml yours.yaml")
    found = [read_deck_at(path, None) for path in paths]
    faults = [str(fault) for each in found for fault in each.faults]
    first = found[0]
    for path, each in zip(paths, found, strict=True):
        if (each.game, each.edition) != (first.game, first.edition):
            faults.append(f"{called(path)}: this deck is for another game or edition")
    if faults:
        return complain("\n".join(faults), FAILED)
    assert first.game.decks is not None, "a deck is of a game that has decks"
    decks = [write_deck(each.deck, first.game.decks.parts) for each in found]
    names = " and ".join(each.deck.name or "a deck" for each in found)
    send_document(write_text({"set": names, "game": first.game.key, "edition": first.edition.key, "decks": decks}))
    return FINE


def list_decks(text: str | None) -> int:
    """The ready decks of an edition, or of all games that have decks."""
    for game, edition in [with_decks(*edition_of(text))] if text else every_edition():
        decks = GAMES[game].decks
        assert decks is not None, "only games with decks are listed"
        for deck in decks.ready(edition, None):
            count = sum(entry.copies for entry in deck.entries)
            title, cards = GAMES[game].edition(edition).title, counted_("{n} card", "{n} cards", count)
            print(f"{deck.name}: {edition_told(GAMES[game].title, title)}, {cards}")
    return FINE


def edition_told(game: str, edition: str) -> str:
    """The titles of a game and an edition, without naming the game twice."""
    title = _(game)
    return f"{title}, {_(edition).removeprefix(f'{title}, ')}"


def every_edition() -> list[tuple[str, str]]:
    """Every edition of the games that have decks, by their keys."""
    found = [(game.key, edition.key) for game in GAMES.values() if game.decks for edition in game.editions]
    if not found:
        raise BadUsage("no game here uses decks of your own")
    return found


def with_decks(game: Game, edition: object) -> tuple[str, str]:
    """The keys of a game that has decks."""
    if game.decks is None:
        raise BadUsage(f"{game.title} doesn't use decks")
    return game.key, str(getattr(edition, "key", edition))


def show_ready(name: str) -> int:
    """A ready deck as a file, to begin with."""
    for game, edition in every_edition():
        decks = GAMES[game].decks
        assert decks is not None, "only games with decks are listed"
        for deck in decks.ready(edition, None):
            if deck.name.casefold() == name.casefold():
                send_document(write_deck_file(GAMES[game], GAMES[game].edition(edition), deck))
                return FINE
    raise BadUsage(f"there is no ready-made deck {name!r}. See timescoop deck list")
