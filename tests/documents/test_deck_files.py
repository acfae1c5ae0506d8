"""Deck files of a game made for tests: at most two of a card, three cards at least, and a chest with a lid."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from timescoop.documents import (
    BadDocument,
    DeckFile,
    packed,
    read_deck_file,
    unpacked,
    write_deck_file,
    write_plain,
)
from timescoop.games.invasion import GAME
from timescoop.kernel import Deck, DeckFault, Decks, Entry, Game, Part, Stocked

NAMES = ("The Doctor - One", "The Doctor - Two", "K-9", "Jo, Mike & Co", "Leela", "Chest")
PARTS = (Part("pile", "Draw pile", ""), Part("chest", "In a chest", "", under=True), Part("lid", "Lid", ""))


def stock(_edition: str, _cards: Any) -> list[Stocked]:
    return [Stocked(name, kind, "lid" if name == "Chest" else "pile", {}, kind, "") for kind, name in enumerate(NAMES)]


def faults(_edition: str, _cards: Any, deck: Deck) -> list[DeckFault]:
    found = [
        DeckFault(nth, "TOY-DECK-02", f"{entry.copies} are too many")
        for nth, entry in enumerate(deck.entries)
        if entry.copies > 2
    ]
    few = sum(entry.copies for entry in deck.entries if entry.part == "pile")
    return [*found, *([DeckFault(-1, "TOY-DECK-01", f"{few} cards are too few")] if few < 3 else [])]


@pytest.fixture
def games() -> dict[str, Game]:
    game = copy(GAME)
    game.decks = Decks(parts=PARTS, facets={}, number="Cost", stock=stock, faults=faults, ready=lambda *_: [])
    return {"invasion": game}


YAML = """\
game: invasion
deck: Mine
pile:
  - 2 K-9
  - Leela
chest:
  Chest: [1 the doctor one]
lid: Chest
"""
PLAIN = """\
# a comment
game: invasion
deck: Mine

Draw pile:
2 K-9
Leela
In a chest, Chest:
1x the doctor one
Lid:
Chest
"""


def told(found: DeckFile) -> list[tuple[int, str]]:
    return [(fault.line, fault.wrong) for fault in found.faults]


@pytest.mark.parametrize("text", [YAML, PLAIN])
def test_both_ways_to_write_a_deck_are_read_alike(games: dict[str, Game], text: str) -> None:
    found = read_deck_file(text, "deck", games)
    assert told(found) == []
    assert found.deck.name == "Mine"
    assert [tuple(entry) for entry in found.deck.entries] == [
        ("pile", "K-9", 2, ""),
        ("pile", "Leela", 1, ""),
        ("chest", "The Doctor - One", 1, "Chest"),
        ("lid", "Chest", 1, ""),
    ]


@pytest.mark.parametrize("text", [YAML, PLAIN])
def test_a_deck_that_is_written_is_read_again_either_way(games: dict[str, Game], text: str) -> None:
    found = read_deck_file(text, "deck", games)
    for write in (write_deck_file, write_plain):
        again = write(found.game, found.edition, found.deck)
        assert read_deck_file(again, "again", games).deck == found.deck


def test_lists_of_yaml_may_go_on_over_several_lines(games: dict[str, Game]) -> None:
    found = read_deck_file("game: invasion\npile: [2 K-9,\n  1 Leela,\n  3 Leela]\n", "deck", games)
    assert [entry.name for entry in found.deck.entries] == ["K-9", "Leela", "Leela"]
    assert told(found) == [(4, "3 are too many (TOY-DECK-02)")]
    with pytest.raises(BadDocument, match="deck:4"):
        read_deck_file("game: invasion\npile: [2 K-9,\n  1 Leela\n", "deck", games)


def test_a_long_deck_is_read_again_as_it_was_written(games: dict[str, Game]) -> None:
    entries = tuple(Entry("pile", name, 2) for name in NAMES * 6)
    text = write_deck_file(games["invasion"], GAME.editions[0], Deck("Long", entries))
    assert len(text.splitlines()) > 5, "its lists are folded"
    assert read_deck_file(text, "deck", games).deck.entries == entries


def test_a_plain_list_without_titles_goes_where_its_cards_go(games: dict[str, Game]) -> None:
    found = read_deck_file("2 K-9\n2 Leela\n1 Chest\n", "deck", games)
    assert [entry.part for entry in found.deck.entries] == ["pile", "pile", "lid"]
    assert told(found) == []


def test_every_fault_is_told_at_once_with_its_line_and_clause(games: dict[str, Game]) -> None:
    found = read_deck_file("game: invasion\npile:\n  - 3 K-9\n  - Lela\n  - The Doctor\nlids: [Chest]\n", "deck", games)
    assert told(found) == [
        (3, "3 are too many (TOY-DECK-02)"),
        (4, "there is no card 'Lela'; did you mean 'Leela'?"),
        (5, "there is no card 'The Doctor'; did you mean 'The Doctor - One' or 'The Doctor - Two'?"),
        (6, "there is no part 'lids'; the parts are pile, chest, lid"),
    ]
    assert found.by_entry[0] == ("3 are too many (TOY-DECK-02)",)
    short = read_deck_file("game: invasion\npile: [K-9]\n", "deck", games)
    assert short.whole == ("1 cards are too few (TOY-DECK-01)",)
    assert str(short.faults[0]).startswith("deck:1: 1 cards"), "as compilers write it"


def test_a_plain_list_tells_the_line_too(games: dict[str, Game]) -> None:
    found = read_deck_file("# first\n\n2 K-9\n5 Leela\n", "deck", games)
    assert told(found) == [(4, "5 are too many (TOY-DECK-02)")]


def test_lines_that_make_no_sense_are_faults_and_nothing_worse(games: dict[str, Game]) -> None:
    found = read_deck_file("game: invasion\npile: [{a: 1}, 0 K-9, 2 K-9, 2 Leela]\nchest: [Leela]\n", "deck", games)
    assert [line for line, _ in told(found)] == [2, 2, 3]
    assert found.deck.entries[0].name == "K-9"


@pytest.mark.parametrize("text", ["game: nothing\npile: [K-9]\n", "edition: 1066\n2 K-9\n", "[1, 2", "x" * 70_000])
def test_what_cannot_be_a_deck_is_refused(games: dict[str, Game], text: str) -> None:
    with pytest.raises(BadDocument):
        read_deck_file(text, "deck", games)
    with pytest.raises(BadDocument):
        read_deck_file(text, "deck", {"invasion": GAME})


def test_a_deck_goes_into_an_address_and_out_again(games: dict[str, Game]) -> None:
    text = write_plain(games["invasion"], GAME.editions[0], read_deck_file(YAML, "deck", games).deck)
    address = packed(text)
    assert unpacked(address) == text
    assert address.replace("-", "").replace("_", "").isalnum(), "nothing in it needs to be escaped"


def test_an_address_that_is_none_is_nothing(games: dict[str, Game]) -> None:
    del games
    assert unpacked("") is None
    assert unpacked("!!!") is None
    assert unpacked(packed("a deck")[:-3]) is None
    assert unpacked("A" * 9000) is None
    assert unpacked(packed("a" * 100_000)) is None, "what grows too large is not unpacked"
