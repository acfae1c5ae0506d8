"""Bots that know a game's habits: what the others may do next is played through before anything is compared."""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

import pytest
from tests.bots.positions import positions
from tests.kernel.tiny import GAME as KITES

from timescoop.bots import GREEDY, LOOKAHEAD, SEARCH, Budget, mover, paired_test
from timescoop.bots.declarations import Evaluator, Line, declarations
from timescoop.bots.paired_test import CANDIDATES, CUTOFFS, MIN_T, WORLD_FACTOR, t_statistic, value_after_round
from timescoop.bots.search import Search
from timescoop.bots.tree import Node, normalized
from timescoop.games.invasion import GAME
from timescoop.kernel import Table, to_data

assert GAME.playout_policy is not None
habit: Final = GAME.playout_policy
BRIEF = Budget(worlds=3, breadth=4, partial_lines=1, evaluations=4000)
BRIEF_WIDE = Budget(worlds=8, breadth=16, partial_lines=1, evaluations=4000)


def last_turns(seats: int) -> Table:
    """The End Game of some seats, each with a few cards and places."""
    names = ["Ann", "Tom", "Nick", "Susan"][:seats]
    hands = [["Yetis", "Leela", "Mondas", "Ogrons"], ["Daleks", "Jamie"], ["Yetis", "Ribos"], ["Sontarans", "Adric"]]
    places = [["Gallifrey"], ["Skaro", "Telos"], ["Vortis"], ["Castrovalva"]]
    players = {name: {"hand": hands[nth], "locations": places[nth]} for nth, name in enumerate(names)}
    document = {"game": "invasion", "edition": "classic", "turn": "Ann", "phase": "end-game", "players": players}
    table, _ = GAME.read(document, None)
    return table


def count_worlds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The luck of each world that is imagined from now on."""
    begun: list[int] = []
    imagine = GAME.imagine

    def counted(table: Table, seat: int, luck: int) -> Table:
        begun.append(luck)
        return imagine(table, seat, luck)

    monkeypatch.setattr(GAME, "imagine", counted)
    return begun


def test_turns_by_habit_change_what_a_line_is_worth_and_leave_the_world_as_it_was() -> None:
    table = last_turns(4)
    changed = 0
    for luck in range(3):
        world = GAME.imagine(table, 0, luck)
        before = to_data(world)
        evaluator = Evaluator(GAME.evaluate, 0)
        for value, line, _ in declarations(evaluator, world, 0):
            changed += normalized(value, GAME.swing) != value_after_round(evaluator, GAME.swing, habit, world, 0, line)
            assert to_data(world) == before
    assert changed > 10


def test_a_line_that_cannot_be_followed_leaves_the_world_as_it_was_too() -> None:
    world = last_turns(3)
    world.play(0, next(option for option in world.options(0) if mover(after(world, option)) != 0))
    before = to_data(world)
    value_after_round(Evaluator(GAME.evaluate, 0), GAME.swing, habit, world, 0, (0,))
    assert to_data(world) == before


def after(table: Table, option: int) -> Table:
    new = table.copy()
    new.play(mover(table), option)
    return new


# ---- what looks best at once has the benefit of the doubt


def judged_as(monkeypatch: pytest.MonkeyPatch, ahead: Callable[[int, int], float]) -> list[Line]:
    """The lines that are compared from now on; `ahead(nth, world)` is what each of them is worth in each world."""
    compared: list[Line] = []
    seen: dict[Line, int] = {}

    def judged(_mind: Evaluator, _swing: float, _habit: Any, _world: Table, _seat: int, line: Line) -> float:
        if line not in compared:
            compared.append(line)
        seen[line] = seen.get(line, 0) + 1
        return ahead(compared.index(line), seen[line])

    monkeypatch.setattr(paired_test, "value_after_round", judged)
    return compared


def chosen(seats: int = 4) -> int:
    return LOOKAHEAD.choose(GAME, last_turns(seats), 0, 1, BRIEF_WIDE)


def test_what_looks_best_at_once_is_taken_unless_another_stands_out_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = judged_as(monkeypatch, lambda nth, _: 0.01 * (nth == 3))
    assert chosen() == compared[3][0], "ahead in each world"
    first = compared[0][0]
    judged_as(monkeypatch, lambda nth, world: 0.1 * (nth == 3) * (1 if world % 2 else -0.8))
    assert chosen() == first, "ahead on average, but not by more than chance explains"
    judged_as(monkeypatch, lambda nth, world: 0.1 * (nth == 3) * (1 if world % 3 else -0.8))
    assert chosen() == compared[3][0], "ahead in two worlds of three"
    judged_as(monkeypatch, lambda nth, _: -0.01 * nth)
    assert chosen() == first


def test_only_the_most_hopeful_first_options_are_compared_each_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = judged_as(monkeypatch, lambda nth, _: 0.01 * nth)
    assert chosen() == compared[-1][0]
    assert len(compared) == len({line[0] for line in compared}) == CANDIDATES


@pytest.mark.parametrize(
    ("ahead", "worlds"),
    [(-1, CUTOFFS[0]), (0, WORLD_FACTOR * BRIEF_WIDE.worlds), (1, WORLD_FACTOR * BRIEF_WIDE.worlds)],
)
def test_a_line_that_is_behind_is_left_out_and_with_nobody_left_nothing_more_is_imagined(
    ahead: int, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = count_worlds(monkeypatch)
    judged_as(monkeypatch, lambda nth, world: ahead * nth * (1.0 if world % 2 else 0.9))
    chosen()
    assert len(begun) == BRIEF_WIDE.worlds + worlds


def test_looks_that_are_used_up_end_the_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = count_worlds(monkeypatch)
    brief = Budget(worlds=8, breadth=16, partial_lines=1, evaluations=40)
    LOOKAHEAD.choose(GAME, last_turns(4), 0, 1, brief)
    assert brief.worlds < len(begun) < brief.worlds + CUTOFFS[0]


def test_how_far_a_lead_stands_out() -> None:
    assert t_statistic([1.0] * (CUTOFFS[0] - 1)) == 0, "too few to say"
    assert t_statistic([0.0, 0.2] * 4) == pytest.approx(0.1 / (sqrt(0.08 / 7) / sqrt(8)))
    assert t_statistic([0.1] * 8) > MIN_T
    assert t_statistic([-0.1] * 8) == t_statistic([0.0] * 8) == 0


def searched_as(monkeypatch: pytest.MonkeyPatch, ahead: Callable[[int, int], float]) -> list[Line]:
    """The lines that are gone through from now on; `ahead(nth, world)` is what each of them is worth in each world."""
    gone: list[Line] = []

    def run_iteration(self: Search, _world: Table, first: Line) -> None:
        if first not in gone:
            gone.append(first)
        value = ahead(gone.index(first), len(self.found.get(first, [])))
        self.backpropagate(first, [self.root, self.root.children[first]], value)

    monkeypatch.setattr(Search, "run_iteration", run_iteration)
    return gone


def found(seats: int = 4) -> int:
    return SEARCH.choose(
        GAME, last_turns(seats), 0, 1, Budget(worlds=160, breadth=16, partial_lines=1, evaluations=4000)
    )


def test_a_search_takes_what_looks_best_at_once_unless_another_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = searched_as(monkeypatch, lambda nth, _: 0.01 * (nth == 3))
    assert found() == gone[3][0], "ahead in each world"
    first = gone[0][0]
    searched_as(monkeypatch, lambda nth, world: 0.1 * (nth == 3) * (-0.95 if world % 2 else 1))
    assert found() == first, "ahead on average, but not by more than chance explains"
    searched_as(monkeypatch, lambda nth, world: 0.1 * (nth == 3) * (-0.8 if world % 3 == 2 else 1))
    assert found() == gone[3][0], "ahead in two worlds of three"
    searched_as(monkeypatch, lambda nth, _: -0.01 * nth)
    assert found() == first


def test_of_those_that_stand_out_in_a_search_the_best_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = [0] * CANDIDATES

    def ahead(nth: int, world: int) -> float:
        worlds[nth] = world + 1
        return 0.01 * nth

    gone = searched_as(monkeypatch, ahead)
    assert found() == gone[-1][0]
    assert len(gone) == len({line[0] for line in gone}) == CANDIDATES
    assert worlds[0] == max(worlds) > min(worlds), "what the others are held against stays in the running"


def test_a_search_without_habits_doubts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = searched_as(monkeypatch, lambda nth, world: 0.1 * (nth == 3) * (-0.95 if world % 2 else 1))
    assert found(2) == gone[3][0], "ahead on average"
    assert len(gone) > len({line[0] for line in gone}), "lines may begin alike"


def test_a_game_without_habits_is_played_as_before() -> None:
    assert KITES.playout_policy is None
    for table, seat in positions(KITES, "hill", 4, luck=42, most=6):
        assert LOOKAHEAD.choose(KITES, table, seat, 1, BRIEF) in table.options(seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_below_the_tree_the_round_is_played_until_the_seat_that_thinks_is_next(seats: int) -> None:
    table = last_turns(seats)
    search = Search(GAME, seats, 0)
    world = GAME.imagine(table, 0, 1)
    ends = [end for _, _, end in declarations(search.evaluator, world, 0) if mover(end) > 0]
    assert len(ends) > 5
    for end in ends:
        assert mover(search.after_replies(end)) in (0, -1)
    evaluations = search.evaluator.evaluations
    rest = search.finish_turn(Node(0.0), world.copy())
    assert mover(rest) != 0
    assert mover(search.after_replies(rest)) in (0, -1)
    assert search.evaluator.evaluations > evaluations


@pytest.mark.parametrize("bot", [GREEDY, LOOKAHEAD, SEARCH], ids=lambda bot: bot.key)
def test_the_same_dice_choose_the_same_with_habits(bot: Any) -> None:
    table = last_turns(3)
    assert len({bot.choose(GAME, GAME.imagine(table, 0, luck), 0, 5, BRIEF) for luck in range(3)}) == 1
