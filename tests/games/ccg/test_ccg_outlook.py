"""Who leads, who could win soon, and what a team would bring."""

from random import Random

from tests.games.outlooks import Position
from tests.web.ccg import MOTION, WINNING

from timescoop.catalogue import GAMES
from timescoop.kernel import answer


def test_ccg_win_01_all_three_things_that_a_win_takes_are_told_of_each_seat() -> None:
    table = Position(MOTION)
    assert table.ways("Tom", "Elisabeth") == ["6 of 10 points, Goal Reached: not yet, Goal Opposed: done"]
    assert table.points("Tom") == [6, 3]
    assert table.leads("Tom") == ["Elisabeth"]


def test_ccg_score_01_what_the_turn_player_can_reach_now_is_a_chance_for_nobody_else_to_read() -> None:
    table = Position(MOTION)
    chances = table.notices("Elisabeth", "chances")
    assert chances == ["You can Reach Rob the Vaults this turn: 6 → 8 points"], chances
    assert table.notices("Tom", "chances") == []
    assert table.notices("Tom", "warnings") == []


def test_ccg_turn_04_nothing_can_be_reached_any_more_while_a_hand_is_refilled() -> None:
    assert Position(MOTION.replace("part: motion", "part: refill")).notices("Elisabeth", "chances") == []


def test_ccg_win_01_an_attempt_that_would_win_is_a_warning_for_all() -> None:
    table = Position(WINNING)
    (warned,) = table.notices("Tom", "warnings")
    assert warned == "Elisabeth can Reach Rob the Vaults: 8 → 10 points, which wins the game"
    assert table.notices("Elisabeth", "warnings")[0].startswith("You can Reach Rob the Vaults")
    assert table.notices("Elisabeth", "chances") == []


def test_ccg_win_01_who_lacks_nothing_but_a_goal_is_warned_of() -> None:
    table = Position(MOTION.replace("points: 3", "points: 11"))
    assert "Tom has 11 points and needs only to Oppose a Goal to win" in table.notices("Elisabeth", "warnings")


def test_ccg_amb_35_each_candidate_tells_whether_the_team_would_meet_the_requirement() -> None:
    table = Position(MOTION)
    table.say("Elisabeth", "attempt Rob the Vaults")
    alone = table.outcomes("Elisabeth")
    assert alone["all"] == "Meets the requirement"
    assert set(alone.values()) > {"Meets the requirement"}
    one = next(words for words in alone if words != "all")
    table.say("Elisabeth", one)
    assert table.outcomes("Elisabeth")["done"] == alone[one]


def test_ccg_win_01_the_points_are_those_that_the_seats_show() -> None:
    game, luck = GAMES["ccg"], Random(1)
    table = game.deal(seats=2, seed=bytes([7]) * 32)
    for nth in range(400):
        if nth % 20 == 0:
            view = game.view(table, nth % 3)
            for standing in view["outlook"]["standings"]:
                assert standing["points"] == view["seats"][standing["seat"]]["tallies"][0]["value"]
        seat = table.waiting()[0]
        table = answer(table, seat, luck.choice(table.options(seat)))
