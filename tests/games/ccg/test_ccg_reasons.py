"""`why not` in the CCG: what something is, what is chosen instead, and when it can be chosen."""

from random import Random

import pytest
from tests.games.instead import compare_questions, compare_twins

from timescoop.documents import Position, read_position, read_text
from timescoop.games.ccg import GAME
from timescoop.games.ccg.sight.reasons_instead import SOUGHT
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import QUESTION

TURN = """
game: ccg
turn: Ada
turn_number: 5
part: {part}
players:
  Ada:
    hand: [Sarah Jane Smith - Plucky Young Girl]
    line: [Earth (1968), Telos (2486)]
    at: {{Earth (1968): [K9 Mark I - Mobile Computer]}}
  Bob: {{line: [Skaro (1963)], at: {{Skaro (1963): [Jamie McCrimmon - Loyal Highlander]}}, hand: 5}}
"""
SARAH, K9, JAMIE = (
    "Sarah Jane Smith - Plucky Young Girl",
    "K9 Mark I - Mobile Computer",
    "Jamie McCrimmon - Loyal Highlander",
)
PLAYING = "you are choosing a card from your hand that you can play now"
LATER = "You use cards in play in the second part of your turn"


def turn(part: str) -> Position:
    return read_position(read_text(TURN.format(part=part))[0], {"ccg": GAME})


def reason(laid: Position, words: str) -> str | None:
    return GAME.why_not(laid.table, 0, words, laid.names)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (K9, f"it is a card of yours in play; {PLAYING}. {LATER} (CCG-TURN-01, CCG-TURN-02)"),
        (JAMIE, f"another player controls it; {PLAYING} (CCG-TURN-01)"),
        ("Skaro (1963)", f"it is a Spacetime card in play; {PLAYING} (CCG-TURN-01)"),
        ("Bob", f"it is a player's name; {PLAYING} (CCG-TURN-01)"),
        ("done", f"it answers another question; {PLAYING} (CCG-TURN-01)"),
        (f"attempt {K9}", f"you make attempts in the second part of your turn; {PLAYING} (CCG-TURN-01)"),
        ("together", "you need two cards in hand, one of which you can play now (CCG-COST-04)"),
        ("UNIT Soldiers", "it is not in your hand (CCG-COST-01)"),
        ("what a nice day", None),
    ],
)  # fmt: skip
def test_ccg_turn_01_while_cards_are_played_others_say_what_they_are(words: str, why: str | None) -> None:
    assert reason(turn("play"), words) == why


def test_ccg_turn_02_while_cards_are_put_into_motion_others_say_when_they_are_played() -> None:
    laid = turn("motion")
    assert reason(laid, SARAH) == (
        "you play cards in the first part of your turn; only Bang! cards and Plots at any time (CCG-AMB-12)"
    )
    assert reason(laid, JAMIE) == "you can use only cards that you control (CCG-AMB-33)"
    assert reason(laid, "Telos (2486)") == "it doesn't fit: you are choosing what you put into motion now (CCG-TURN-02)"


def test_ccg_amb_35_a_character_chosen_for_an_attempt_is_no_other_choice() -> None:
    table, dice = GAME.deal(seats=2, seed=bytes(32)), Random(0)
    assert isinstance(table, Ccg)
    while not table.picks or QUESTION[table.question_of(table.waiting()[0])] != "ccg/team":
        (seat, *_) = table.waiting()
        table.play(seat, dice.choice(table.options(seat)))
    (seat,) = table.waiting()
    chosen = table.pool.title[table.kind[table.deal.book.card.target(table.picks[-1])]]
    assert GAME.why_not(table, seat, chosen, ["Ann", "Bob"]) == "you have already chosen it (CCG-AMB-35)"


def test_ccg_init_04_reasons_are_equal_in_worlds_that_a_seat_cannot_tell_apart() -> None:
    compare_twins(GAME, "all", moves=120, every=10)


def test_every_question_of_the_game_says_what_it_asks_for() -> None:
    compare_questions("ccg", SOUGHT)
