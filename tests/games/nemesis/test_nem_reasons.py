"""`why not` in Nemesis: what something is, what is chosen instead, and when it can be chosen."""

import hashlib
from random import Random

import pytest

from timescoop.documents import Position, read_position, read_text
from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.sight.reasons_instead import SOUGHT
from timescoop.kernel import QUESTION
from timescoop.testkit.twins import twin_of
from timescoop.testkit.walks import Luck

CONTROL = """
game: nemesis
turn: Ada
step: control
players:
  Ada: {side: Davros, hand: [Dalek Invasion], locations: {The Vault: [Robomen]}}
  Bo: {side: Ashad, hand: [Cyberman, Rapid Repair]}
"""
INSTANT = "you are choosing an Instant of your hand, or to pass"


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
    dice, luck, compared = Random(9), Luck(9), 0
    for nth in range(2):
        table = GAME.deal(seats=2 + nth, seed=hashlib.sha256(b"twin %d" % nth).digest())
        names = ["Ann", "Bob", "Cy"][: table.seats]
        said = [*sorted({face["name"] for face in GAME.faces(table)}), "done", "no", "pass", "2", *names]
        for number in range(200):
            seat = table.waiting()[0]
            if number % 20 == 0:
                twin = twin_of(table, seat, luck)
                for words in said:
                    assert GAME.why_not(table, seat, words, names) == GAME.why_not(twin, seat, words, names), words
                    compared += 1
            table.play(seat, dice.choice(table.options(seat)))
    assert compared > 2000


def test_every_question_of_the_game_says_what_it_asks_for() -> None:
    asked = {key for key in QUESTION if key.startswith("nemesis/")}
    assert asked - set(SOUGHT) == set()
    assert [key for key in SOUGHT if key not in QUESTION] == []
