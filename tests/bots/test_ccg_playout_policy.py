"""What a seat is likely to answer in the card game: legal, without trying, and to the point."""

from typing import Any

import pytest
from tests.bots.positions import positions
from tests.games.ccg.stage import kind, stage

from timescoop.bots import mover
from timescoop.bots.playouts import playout_turn
from timescoop.games.ccg import GAME
from timescoop.games.ccg.playout_policy import likely_answer
from timescoop.games.ccg.playout_policy.answers import card_to_find
from timescoop.games.ccg.playout_policy.prospects import printed_strength
from timescoop.games.ccg.searching import OUT_OF_DECK, SEARCH, TO_HAND
from timescoop.games.ccg.sight.evaluation import ACHIEVED, WINNING, prize
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import Table, to_data

EARTH, LATER, TELOS, SKARO = "Earth (1968)", "Earth (2070)", "Telos (2486)", "Skaro (1963)"
Player = dict[str, Any]


def position(part: str, ada: Player, bo: Player) -> Table:
    players = {"Ada": {"hand": [], "deck": 0, **ada}, "Bo": {"hand": [], "deck": 0, **bo}}
    table, _ = GAME.read({"game": "ccg", "turn": "Ada", "part": part, "players": players}, None)
    return table


def said(table: Table) -> str:
    """What Ada does by likely_answer, in words."""
    return GAME.words(table, 0, likely_answer(table, 0), ["Ada", "Bo"])  # type: ignore[arg-type] # a position of this game


@pytest.mark.parametrize("seats", [2, 4])
def test_a_habit_is_on_offer_and_changes_nothing(seats: int) -> None:
    for table, seat in positions(GAME, "first", seats, luck=5, most=40):
        before = to_data(table)
        assert likely_answer(table, seat) in table.options(seat)  # type: ignore[arg-type] # tables of this game
        assert to_data(table) == before


def test_a_turn_by_habit_ends() -> None:
    for table, _ in positions(GAME, "first", 2, luck=6, most=30):
        seat = mover(table)
        assert playout_turn(likely_answer, table, seat) < 60  # type: ignore[arg-type] # tables of this game
        assert table.over() or mover(table) != seat


def test_an_attempt_that_succeeds_is_made_and_another_is_not() -> None:
    goal = {EARTH: ["Rob the Vaults", "Cyberman", "Cyberman"]}
    assert said(position("motion", {"line": [EARTH], "at": goal}, {"line": [TELOS]})) == "attempt Rob the Vaults"
    goal = {EARTH: ["Rob the Vaults", "Cyberman"]}
    assert said(position("motion", {"line": [EARTH], "at": goal}, {"line": [TELOS]})) == "pass"


def test_of_two_attempts_the_one_that_wins_is_made() -> None:
    ada = {
        "line": [EARTH, SKARO],
        "points": 6,
        "opposed": True,
        "at": {EARTH: ["Rob the Vaults", "Cyberman", "Cyberman"], SKARO: ["Exterminate!", "Dalek", "Dalek"]},
    }
    assert said(position("motion", ada, {"line": [TELOS]})) == "attempt Exterminate!"


def test_the_strongest_card_is_played_where_most_can_be_had() -> None:
    ada = {
        "line": [EARTH, LATER],
        "points": 7,
        "opposed": True,
        "hand": ["Cyberman", "Cybermat"],
        "at": {EARTH: ["Rob the Vaults"], LATER: ["Silent Takeover"]},
    }
    table = position("play", ada, {"line": [TELOS]})
    assert said(table) == "Cyberman"
    table.play(0, likely_answer(table, 0))  # type: ignore[arg-type] # a position of this game
    assert said(table) == LATER


def test_a_prize_is_what_a_goal_still_brings() -> None:
    def brings(ada: Player) -> float:
        table = position("motion", {"line": [EARTH], "at": {EARTH: ["Rob the Vaults"]}, **ada}, {"line": [TELOS]})
        assert isinstance(table, Ccg)
        (goal,) = [copy for place in table.places() for copy in table.goals_at(place)]
        return prize(table, 0, goal, heroes=False)

    assert brings({"points": 8, "opposed": True}) == WINNING
    assert brings({"points": 7, "opposed": True}) < WINNING
    assert brings({"points": 8}) < WINNING
    assert brings({"points": 0}) == brings({"points": 0, "reached": True}) + ACHIEVED
    assert brings({"points": 11, "reached": True}) < brings({"points": 0, "reached": True})


def test_ccg_amb_78_of_cards_in_the_deck_the_strongest_is_played() -> None:
    table = stage()
    offered = table.deal.book.kind.options([kind("Cybermat"), kind("Dalek"), kind("Yeti")])
    strongest = max(offered, key=lambda option: printed_strength(table, table.deal.book.kind.target(option)))
    assert strongest != offered[0]
    table.asked = [(SEARCH, (0, OUT_OF_DECK))]
    assert card_to_find(table, 0, offered) == strongest
    table.asked = [(SEARCH, (0, TO_HAND))]
    assert card_to_find(table, 0, offered) == offered[0]
