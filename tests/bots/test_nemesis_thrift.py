"""What bots leave unthought in Nemesis: the turns of others, and windows in which hardly anybody does anything."""

from copy import copy
from typing import Any

import pytest
from tests.bots.positions import positions

from timescoop.bots import LOOKAHEAD, Budget, mover
from timescoop.bots.declarations import Evaluator, best_answer, declarations
from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.options import PASS
from timescoop.games.nemesis.table import CONTROL, END, Nemesis
from timescoop.kernel import QUESTION, RESTING, Game, Table

AT_REST = {"action", "control", "initiate", "minion", "tidy", "use_last", "use_rule"}
BUDGET = Budget(worlds=2, breadth=4, partial_lines=0, evaluations=200)


def own(table: Table) -> Nemesis:
    assert isinstance(table, Nemesis)
    return table


def test_the_choices_of_a_turn_are_asked_at_rest() -> None:
    keys = {QUESTION[number].partition("/")[2] for number in RESTING if QUESTION[number].startswith("nemesis/")}
    assert keys == AT_REST


@pytest.mark.parametrize("seats", [2, 4])
def test_a_declaration_does_not_think_through_the_turn_of_the_next(seats: int) -> None:
    over = 0
    for table, seat in positions(GAME, "standard", seats, luck=3, most=40):
        before = own(table)
        if table.question_of(seat) in RESTING:
            for _, _, end in declarations(Evaluator(GAME.evaluate, 0), table, seat):
                after = own(end)
                if after.turn_number > before.turn_number and not after.over():
                    over += 1
                    assert after.turn_number == before.turn_number + 1
                    assert after.step <= CONTROL
                    assert after.token == before.token
    assert over


def window(hand: list[str]) -> Table:
    """Ada, in her Action Step, may play an Instant."""
    ada: dict[str, Any] = {"side": "Ashad", "token": "Cyber Tomb", "hand": hand, "discard": ["Cybergun", "Cybergun"]}
    bo: dict[str, Any] = {"side": "Davros", "hand": []}
    document = {"game": "nemesis", "turn": "Ada", "step": "action", "players": {"Ada": ada, "Bo": bo}}
    table, _ = GAME.read(document, None)
    while QUESTION[table.asked[0][0]] != "nemesis/instant":
        table.play(mover(table), table.options(mover(table))[0])
    assert isinstance(table, Table)
    return table


def test_others_pass_where_seats_are_not_usually_asked_without_a_look_at_what_they_hold() -> None:
    table = window(["Rapid Repair"])
    assert len(table.options(0)) > 1
    evaluator = Evaluator(lambda after, seat: float(len(own(after).hand(seat))), 0)
    assert best_answer(evaluator, table, 0) == PASS
    assert not evaluator.evaluations


def looked_at(table: Table, seat: int, *, foreseen: bool = False) -> list[Nemesis]:
    """All tables that the bot asks the worth of, in a game whose turns are foreseen or not."""
    seen: list[Nemesis] = []

    def worth(after: Table, eyes: int) -> float:
        seen.append(own(after.copy()))
        return float(GAME.evaluate(after, eyes))

    game: Game = copy(GAME)
    game.evaluate, game.foreseen = worth, foreseen
    LOOKAHEAD.choose(game, GAME.imagine(table, seat, 1), seat, 1, BUDGET)
    return seen


def test_a_plan_ends_where_the_turn_of_another_begins() -> None:
    further, foreseen = 0, 0
    for table, seat in positions(GAME, "standard", 2, luck=5, most=4):
        further = max(further, turns_on(table, looked_at(table, seat)))
        foreseen = max(foreseen, turns_on(table, looked_at(table, seat, foreseen=True)))
    assert further == 1
    assert foreseen > 1


def turns_on(table: Table, seen: list[Nemesis]) -> int:
    return max([after.turn_number for after in seen if not after.over()], default=0) - own(table).turn_number


def test_no_plan_is_made_in_a_window_that_is_usually_passed() -> None:
    table = window(["Rapid Repair", "Cyberman"])
    assert all(after.step < END for after in looked_at(table, 0))
    assert any(
        after.step == END or after.turn_number > own(table).turn_number for after in looked_at(table, 0, foreseen=True)
    )
