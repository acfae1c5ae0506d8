"""`why not` in Nemesis: what something is, what is chosen instead, and when it can be chosen."""

import pytest
from tests.games.instead import compare_questions, compare_twins

from timescoop.documents import Position, read_position, read_text
from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.sight.reasons_instead import SOUGHT
from timescoop.kernel import QUESTION

CONTROL = """
game: nemesis
turn: Ada
step: control
players:
  Ada: {side: Davros, hand: [Dalek Invasion], locations: {The Vault: [Robomen]}}
  Bo: {side: Ashad, hand: [Cyberman, Rapid Repair]}
"""
INSTANT = "you are choosing an Instant from your hand, or to pass"


@pytest.fixture(scope="module")
def laid() -> Position:
    """Bo is asked for an Instant in Ada's turn."""
    return read_position(read_text(CONTROL)[0], {"nemesis": GAME})


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("Robomen", f"another player controls it; {INSTANT} (NEM-AMB-05)"),
        ("The Vault", f"it is a Location; {INSTANT}. {{later}} (NEM-AMB-05, NEM-ACTION-01)"),
        ("Davros", f"it is a side of a Nemesis board; {INSTANT} (NEM-AMB-05)"),
        ("Ada", f"it is a player's name; {INSTANT} (NEM-AMB-05)"),
        ("2", f"it is a number; {INSTANT} (NEM-AMB-05)"),
        ("done", f"it answers another question; {INSTANT} (NEM-AMB-05)"),
        ("pass: gain 2 Power", f"you pass Actions in your own Action Step; {INSTANT} (NEM-AMB-05)"),
        ("Cyberman", "it needs an Action that lets you play it; now you can play only Instants (NEM-INSTANT-01)"),
        ("Dalek Invasion", "it is not in your hand (NEM-TRIGGER-02)"),
        ("what a nice day", None),
    ],
)
def test_nem_amb_05_while_instants_can_be_played_others_say_what_they_are(
    laid: Position, words: str, why: str | None
) -> None:
    (seat,) = laid.table.waiting()
    assert (seat, QUESTION[laid.table.question_of(seat)]) == (1, "nemesis/instant")
    later = "You use the Actions of a Location in your own turn"
    assert GAME.why_not(laid.table, seat, words, laid.names) == (why and why.format(later=later))


def test_nem_trigger_02_reasons_are_equal_in_worlds_that_a_seat_cannot_tell_apart() -> None:
    compare_twins(GAME, moves=200, every=20)


def test_every_question_of_the_game_says_what_it_asks_for() -> None:
    compare_questions("nemesis", SOUGHT)
