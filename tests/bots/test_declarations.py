"""Whole declarations: each ends where the table is at rest, leads there again, and comes once."""

import pytest
from tests.bots.positions import positions
from tests.kernel.tiny import GAME as KITES

from timescoop.bots.declarations import Evaluator, declarations, follow
from timescoop.games.invasion import GAME as INVASION
from timescoop.kernel import QUESTION, Game, Table, to_data

HALF_DONE = {"invasion/defend", "invasion/attack", "invasion/reserve", "invasion/discard", "kites/stow"}
DEALS = [(KITES, "hill", 3), (INVASION, "classic", 3), (INVASION, "2012", 4)]
NAMES = [f"{game.key}-{edition}-{seats}" for game, edition, seats in DEALS]


def asked(table: Table) -> str:
    return QUESTION[table.asked[0][0]] if table.asked else "over"


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_line_ends_when_nothing_is_half_declared(game: Game, edition: str, seats: int) -> None:
    several = 0
    for table, seat in positions(game, edition, seats, luck=4, most=15):
        world = game.imagine(table, seat, 1)
        for _, line, end in declarations(Evaluator(game.evaluate, 2), world, seat):
            assert asked(end) not in HALF_DONE
            several += len(line) > 2
    assert several


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_line_followed_leads_where_it_led(game: Game, edition: str, seats: int) -> None:
    for table, seat in positions(game, edition, seats, luck=5, most=6):
        world = game.imagine(table, seat, 1)
        for value, line, end in declarations(Evaluator(game.evaluate, 1), world, seat):
            again = follow(Evaluator(game.evaluate, 1), world, seat, line)
            assert to_data(again) == to_data(end)
            assert game.evaluate(again, seat) == value


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_the_same_answers_in_another_order_are_one_line(game: Game, edition: str, seats: int) -> None:
    for table, seat in positions(game, edition, seats, luck=6, most=10):
        world = game.imagine(table, seat, 1)
        lines = [
            tuple(sorted(line[:-1])) + line[-1:]
            for _, line, _ in declarations(Evaluator(game.evaluate, 3), world, seat)
        ]
        assert len(lines) == len(set(lines))


def test_options_that_looked_poor_are_passed_over_unless_there_are_no_others() -> None:
    table, seat = next(positions(INVASION, "classic", 3, luck=7, most=1))
    offered = table.options(seat)
    evaluator = Evaluator(INVASION.evaluate, 1)
    kept = {line[0] for _, line, _ in declarations(evaluator, table, seat, frozenset(offered[1:]))}
    assert kept == {offered[0]}
    assert {line[0] for _, line, _ in declarations(evaluator, table, seat, frozenset(offered))} == set(offered)


def test_a_line_that_cannot_be_followed_is_ended_the_quickest_way() -> None:
    table, seat = next(positions(INVASION, "classic", 3, luck=7, most=1))
    end = follow(Evaluator(INVASION.evaluate, 1), table, seat, (table.options(seat)[0], -5))
    assert asked(end) not in HALF_DONE
