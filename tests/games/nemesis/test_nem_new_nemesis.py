"""A set may bring a Nemesis of its own: its name, two sides of a board, and the decks of the three."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from timescoop.bots import RANDOM, mover
from timescoop.catalogue import GAMES
from timescoop.documents import BadDocument, compile_set, import_cards, read_set, read_source, read_text
from timescoop.games.nemesis import GAME
from timescoop.kernel import SEED_BYTES, mix
from timescoop.testkit import check_game
from timescoop.testkit.by_hand import with_cards

TEXT = (Path(__file__).parent / "sets" / "sontarans.yaml").read_text("utf-8")
SIDES = ("General Staal", "Commander Linx")


def cards_of(text: str) -> Any:
    return compile_set(read_set(read_text(text, "mine.yaml")[0], GAMES))[1]


def faults_of(text: str) -> list[str]:
    with pytest.raises(BadDocument) as refused:
        cards_of(text)
    return [str(fault) for fault in refused.value.faults]


@pytest.mark.parametrize(("seats", "options"), [(4, {"setup": "quick"}), (2, {"first_game": "yes"}), (3, {})])
def test_every_law_holds_with_a_new_nemesis(seats: int, options: dict[str, str]) -> None:
    own = with_cards(GAME, cards_of(TEXT))
    assert check_game(own, seats, 5, 300, options=options)["decisions"] == 300


def test_a_new_nemesis_is_chosen_and_its_deck_is_built() -> None:
    cards = cards_of(TEXT)
    table: Any = GAME.deal(seats=2, seed=bytes(SEED_BYTES), cards=cards)
    block = table.deal.book.side
    names = [cards.sides[block.target(option)] for option in table.options(0)]
    assert set(SIDES) <= set(names)
    table.play(0, block.options([cards.sides.index("General Staal")])[0])
    assert not {cards.sides[block.target(option)] for option in table.options(1)} & set(SIDES), "the board is taken"
    table.play(1, block.options([cards.sides.index("Davros")])[0])
    mine = Counter(cards.name[table.kind[copy]] for zone in (table.deck(0), table.hand(0)) for copy in zone)
    assert mine.total() == 40
    assert mine["Poison Sky"] == 2
    assert mine["Sontaran Trooper"] == 4
    assert "Hypnotised Scientist" not in mine, "the other side's"
    for step in range(400):
        if table.over():
            break
        seat = mover(table)
        table.play(seat, RANDOM.choose(GAME, GAME.imagine(table, seat, mix(step)), seat, mix(step)))
    assert step > 50, "it went on for a while"


def test_a_side_for_a_first_game_begins_with_its_scheme() -> None:
    cards = cards_of(TEXT)
    table: Any = GAME.deal(seats=2, seed=bytes(SEED_BYTES), cards=cards, options={"first_game": "yes"})
    block = table.deal.book.side
    names = {cards.sides[block.target(option)] for option in table.options(0)}
    assert "General Staal" in names
    assert "Commander Linx" not in names


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("strength: 3, copies: 4", "strength: 3, copies: 3", "the deck 'sontarans' has 26 cards, not 27"),
        ("Commander Linx, type: character", "sontarans, type: character", "'Commander Linx' has 2 cards, not 5"),
        ("- name: Commander Linx\n  nemesis: sontarans\n", "- name: Linx\n  nemesis: dalek\n", "needs 2 sides"),
        ("  strength: 2\n  rule: S", "  rule: S", "there is no side 'Commander Linx' to correct"),
        ("  strength: 2\n  rule: S", "  rule: S", "A new side needs strength, too"),
        ("you may spend 1 Power to draw 1 card.", "you may hum.", "hum"),
        ("Action: gain 2 Power.", "Action: salute.", "salute"),
        ("attach to a Sontaran", "attach to a Rutan", "Rutan"),
        ("nemeses: [Sontarans]", "nemeses: 3", "a word for each key is expected"),
        ("nemeses: [Sontarans]\n", "", "sontarans"),
    ],
)
def test_what_a_new_nemesis_lacks_is_told(old: str, new: str, wrong: str) -> None:
    assert old in TEXT
    found = faults_of(TEXT.replace(old, new, 1))
    assert any(wrong in fault for fault in found), found


def test_a_fault_in_a_new_side_is_told_at_its_line() -> None:
    (fault,) = faults_of(TEXT.replace("Action: gain 2 Power.", "Action: salute."))
    line = next(nth for nth, each in enumerate(TEXT.splitlines(), 1) if "Action: gain 2 Power." in each)
    assert fault.startswith(f"mine.yaml:{line}: boards.0.locations.2.actions.0: ")


def test_a_new_nemesis_comes_in_from_a_file() -> None:
    found = import_cards(read_source(TEXT.encode(), "mine.yaml"), GAME, GAME.editions[0])
    assert found.faults == ()
    assert cards_of(found.text).sides[-2:] == list(SIDES)
