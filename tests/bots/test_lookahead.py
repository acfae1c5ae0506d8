"""The bot that looks ahead compares whole plans of a turn, in worlds that are the same for each of them."""

import pytest
from tests.bots.positions import positions
from tests.kernel.tiny import GAME as KITES

from timescoop.bots import GREEDY, LOOKAHEAD, Budget, mover
from timescoop.bots.declarations import NO_OPTIONS, Evaluator, Line, declarations
from timescoop.bots.lookahead import evaluate_plan
from timescoop.bots.plans import plan_from, play_turn, weak_first_options
from timescoop.games.invasion import GAME as INVASION
from timescoop.kernel import Game, Table, to_data

DEALS = [(KITES, "hill", 3), (INVASION, "classic", 2), (INVASION, "classic", 3), (INVASION, "2012", 4)]
NAMES = [f"{game.key}-{edition}-{seats}" for game, edition, seats in DEALS]


def first_line(game: Game, world: Table, seat: int) -> tuple[int, ...]:
    return declarations(Evaluator(game.evaluate, 1), world, seat)[0][1]


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_plan_goes_on_until_another_seat_has_to_answer(game: Game, edition: str, seats: int) -> None:
    long = 0
    for table, seat in positions(game, edition, seats, luck=12, most=8):
        world = game.imagine(table, seat, 1)
        evaluator = Evaluator(game.evaluate, 0)
        plan = plan_from(evaluator, world, seat, first_line(game, world, seat), NO_OPTIONS)
        long += len(plan) > 1
        end = play_turn(evaluator, world, seat) if mover(world) == seat else world
        assert mover(end) != seat
    assert long or game is KITES


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_plan_is_worth_in_its_own_world_what_it_leads_to(game: Game, edition: str, seats: int) -> None:
    for table, seat in positions(game, edition, seats, luck=13, most=6):
        world = game.imagine(table, seat, 1)
        before = to_data(world)
        evaluator = Evaluator(game.evaluate, 0)
        line = first_line(game, world, seat)
        plan = plan_from(evaluator, world, seat, line, NO_OPTIONS)
        value = evaluate_plan(evaluator, world, seat, plan, 0, NO_OPTIONS)
        assert value == evaluate_plan(evaluator, world, seat, (line,), 0, NO_OPTIONS)
        assert to_data(world) == before


def test_the_answers_of_the_others_change_what_a_plan_is_worth() -> None:
    changed = 0
    for table, seat in positions(INVASION, "classic", 2, luck=14, most=6):
        world = INVASION.imagine(table, seat, 1)
        evaluator = Evaluator(INVASION.evaluate, 0)
        plan = plan_from(evaluator, world, seat, first_line(INVASION, world, seat), NO_OPTIONS)
        alone, answered = (evaluate_plan(evaluator, world, seat, plan, turns, NO_OPTIONS) for turns in (0, 1))
        changed += alone != answered
    assert changed


def test_first_options_that_come_late_in_the_ranking_are_poor() -> None:
    ranked: list[Line] = [(first, 0) for first in (5, 5, 4, 3, 9, 2, 1, 7, 8, 6, 5)]
    assert weak_first_options(ranked) == {6}


@pytest.mark.parametrize("seats", [2, 3])
def test_without_worlds_it_plays_as_the_greedy_one_does(seats: int) -> None:
    budget = Budget(worlds=0, breadth=8, partial_lines=2)
    greedy = Budget(worlds=2, breadth=8, partial_lines=2)
    for table, seat in positions(INVASION, "classic", seats, luck=10, most=10):
        choices = [
            bot.choose(INVASION, table, seat, 4, measure) for bot, measure in ((LOOKAHEAD, budget), (GREEDY, greedy))
        ]
        assert choices[0] == choices[1]


def test_with_worlds_it_does_not_always() -> None:
    budget = Budget(worlds=4, breadth=8, partial_lines=2, evaluations=4000)
    found = list(positions(INVASION, "classic", 2, luck=10, most=12))
    choices = [[bot.choose(INVASION, table, seat, 4, budget) for bot in (LOOKAHEAD, GREEDY)] for table, seat in found]
    assert any(ahead != now for ahead, now in choices)
