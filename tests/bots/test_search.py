"""The search: rivals are judged in the same worlds, what falls behind is left out, plans steer the tree, wins count."""

from itertools import count
from typing import Any

import pytest
from tests.bots.positions import positions
from tests.kernel.tiny import GAME as KITES

from timescoop.bots import SEARCH, Budget, mover
from timescoop.bots.declarations import Evaluator, Line, declarations, follow, followed
from timescoop.bots.greedy import Ranked
from timescoop.bots.search import FEWEST, Search
from timescoop.bots.tree import Node, normalized
from timescoop.catalogue import GAMES
from timescoop.games.invasion import GAME as INVASION
from timescoop.kernel import Game, Table, to_data

DEALS = [(KITES, "hill", 3), (INVASION, "classic", 2), (INVASION, "2012", 4)]
NAMES = [f"{game.key}-{edition}-{seats}" for game, edition, seats in DEALS]
ONE, TWO, THREE = (1,), (2,), (3,)


def tried(node: Node, times: int, value: float) -> Node:
    for _ in range(times):
        node.add(value)
    return node


def nodes(node: Node) -> list[Node]:
    return [node, *[each for child in node.children.values() for each in nodes(child)]]


class Scripted(Search):
    """A search whose lines are worth what is written down, a number for each world."""

    __slots__ = ("gone", "values")

    def __init__(self, values: dict[Line, list[float]]) -> None:
        super().__init__(KITES, 2, 0)
        self.values = values
        self.gone: list[tuple[int, Line]] = []

    def run_iteration(self, world: Table, first: Line) -> None:
        nth = int(world)  # type: ignore[call-overload]  # its worlds are numbers
        self.gone.append((nth, first))
        self.evaluator.evaluations += 10
        self.backpropagate(
            first, [self.root, self.root.children[first]], self.values[first][nth % len(self.values[first])]
        )


def test_what_was_never_tried_comes_first_and_the_better_promise_of_two() -> None:
    root = Node(0.0)
    root.children = {ONE: tried(Node(0.9), 5, 0.9), TWO: Node(0.1), THREE: Node(0.2)}
    assert [line for line, _ in root.of([1, 2, 3])] == [THREE, TWO, ONE]


def test_a_promise_fades_with_the_visits() -> None:
    def led(visits: int) -> float:
        one, other = (tried(Node(promise), visits, 0.0) for promise in (0.5, 0.0))
        return one.priority() - other.priority()

    assert led(1) > led(5) > led(50) > 0
    assert led(1) == pytest.approx(51 / 2 * led(50))


def test_only_lines_that_can_be_begun_have_had_a_chance() -> None:
    root = Node(0.0)
    root.children = {ONE: Node(0.0), TWO: Node(0.0)}
    assert [line for line, _ in root.of([1])] == [ONE]
    assert [node.availability for node in root.children.values()] == [1, 0]


def test_the_tree_grows_wider_the_more_often_it_is_visited() -> None:
    assert [tried(Node(0.0), visits, 0.0).width() for visits in (0, 1, 4, 100)] == [1, 1, 2, 10]


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_every_visit_is_counted_all_the_way_up(game: Game, edition: str, seats: int) -> None:
    for table, seat in positions(game, edition, seats, luck=21, most=2):
        search = Search(game, seats, seat)
        lines = [(value, line) for value, line, _ in declarations(search.evaluator, table, seat)][:5]
        worlds = (game.imagine(table, seat, luck) for luck in count())
        search.sequential_halving(lines, worlds, Budget(worlds=30, breadth=5, partial_lines=0, evaluations=10**6))
        assert len(lines) == 1 or 30 <= search.root.visits < 30 + len(lines)
        for node in nodes(search.root):
            below = sum(child.visits for child in node.children.values())
            assert below == node.visits if node is search.root else below <= max(0, node.visits - 1)
            assert abs(node.total) <= node.visits


LINES: list[Ranked] = [(0.0, (nth,)) for nth in range(8)]
EVEN: dict[Line, list[float]] = {(nth,): [0.1 * nth] for nth in range(8)}


def compared(search: Search, worlds: int, evaluations: int = 10**6, kept: Line | None = None) -> list[Line]:
    budget = Budget(worlds=worlds, breadth=8, partial_lines=0, evaluations=evaluations)
    return search.sequential_halving(LINES, iter(range(10**6)), budget, kept=kept)  # type: ignore[arg-type]


def test_all_that_is_in_the_running_is_judged_in_the_same_worlds() -> None:
    """A line that is a little better in every world wins, however much worlds differ."""
    swings = [0.9, -0.9, 0.3, -0.5]
    values: dict[Line, list[float]] = {(nth,): [swing + 0.001 * nth for swing in swings] for nth in range(8)}
    search = Scripted(values)
    assert compared(search, 60)[0] == (7,)
    for nth in {nth for nth, _ in search.gone}:
        there = [line for world, line in search.gone if world == nth]
        assert len(there) == len(set(there)) >= 2


def test_what_falls_behind_is_left_out_by_halves_as_the_budget_is_spent() -> None:
    search = Scripted(EVEN)
    assert compared(search, 72) == [(7,), (6,)]
    a_world = [sum(nth == world for world, _ in search.gone) for nth in range(1 + search.gone[-1][0])]
    assert a_world == sorted(a_world, reverse=True)
    assert set(a_world) == {8, 4, 2}
    shares = [sum(n for n in a_world if n == most) / 72 for most in (8, 4, 2)]
    assert shares == pytest.approx([1 / 3] * 3, abs=0.1)


def test_a_line_that_is_kept_stays_in_the_running() -> None:
    search = Scripted(EVEN)
    assert compared(search, 72, kept=(0,))[-1] == (0,)
    assert {line for world, line in search.gone if world == search.gone[-1][0]} == {(7,), (6,), (0,)}


def test_lines_that_a_dear_turn_leaves_no_budget_for_are_left_out_unseen() -> None:
    search = Scripted(EVEN)
    assert set(compared(search, 300, evaluations=30)) <= {(0,), (1,), (2,)}
    assert [line for _, line in search.gone] == [(nth,) for nth in range(FEWEST)]


def test_a_tree_goes_on_along_the_plan_of_a_line() -> None:
    """The second time that a line is gone through, its plan is the first branch below it."""
    long = 0
    for table, seat in positions(INVASION, "classic", 2, luck=12, most=8):
        search = Search(INVASION, 2, seat)
        line = declarations(search.evaluator, table, seat)[0][1]
        node = search.root.children[line] = Node(0.0)
        search.run_iteration(INVASION.imagine(table, seat, 1), line)
        assert not node.children
        if node.plan:
            long += 1
            search.run_iteration(INVASION.imagine(table, seat, 1), line)
            assert list(node.children) == [node.plan[0]]
            assert node.children[node.plan[0]].plan == node.plan[1:]
            assert node.children[node.plan[0]].mean == pytest.approx(node.mean), "the same world, the same end"
    assert long


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_line_is_followed_to_its_end_or_not_at_all(game: Game, edition: str, seats: int) -> None:
    lost = 0
    for table, seat in positions(game, edition, seats, luck=22, most=6):
        evaluator = Evaluator(game.evaluate, 1)
        there, here = (game.imagine(table, (seat + 1) % seats, luck) for luck in (1, 2))
        for _, line, end in declarations(evaluator, there, seat):
            again = followed(evaluator, there, seat, line)
            assert again is not None
            assert to_data(again) == to_data(end)
            assert len(line) == 1 or followed(evaluator, there, seat, line[:-1]) is None
            elsewhere = followed(evaluator, here, seat, line)
            lost += elsewhere is None
            assert elsewhere is None or to_data(elsewhere) == to_data(follow(evaluator, here, seat, line))
    assert lost


def test_the_end_is_half_who_has_won() -> None:
    table = INVASION.deal(seats=3, seed=bytes(32), edition="classic")
    step = 0
    while not table.over():
        seat = table.waiting()[0]
        offered = table.options(seat)
        table.play(seat, offered[step * 7 % len(offered)])
        step += 1
    for seat in range(3):
        result = 1.0 if table.won >> seat & 1 else -1.0
        search = Search(INVASION, 3, seat)
        value = search.value(table)
        assert value == pytest.approx((normalized(INVASION.evaluate(table, seat), INVASION.swing) + result) / 2)
        assert (value > 0) == (result > 0)


def test_a_shared_win_is_half_its_share_at_the_end() -> None:
    table: Any = INVASION.deal(seats=3, seed=bytes(32), edition="classic")
    table.won, table.scores = 0b101, [7, 3, 7]
    for seat, result in enumerate((0.0, -1.0, 0.0)):
        stands = normalized(INVASION.evaluate(table, seat), INVASION.swing)
        assert Search(INVASION, 3, seat).value(table) == pytest.approx((stands + result) / 2)


def test_more_worlds_than_looks_allow_are_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = next(positions(INVASION, "classic", 3, luck=23, most=1))
    begun: list[int] = []
    imagine = INVASION.imagine

    def counted(table: Table, seat: int, luck: int) -> Table:
        begun.append(luck)
        return imagine(table, seat, luck)

    monkeypatch.setattr(INVASION, "imagine", counted)
    for evaluations, most in ((0, 3), (10**6, 7)):
        begun.clear()
        SEARCH.choose(INVASION, table, seat, 1, Budget(worlds=10, breadth=4, partial_lines=1, evaluations=evaluations))
        assert len(begun) == most


def test_the_table_is_looked_at_after_the_own_turn_and_again_after_the_answer_to_it() -> None:
    changed = 0
    for table, seat in positions(INVASION, "classic", 2, luck=12, most=8):
        search = Search(INVASION, 2, seat)
        mine = search.finish_turn(Node(0.0), INVASION.imagine(table, seat, 1))
        if not mine.over():
            both = [search.value(each) for each in (mine, search.after_replies(mine))]
            assert search.leaf_value(Node(0.0), mine) == pytest.approx(sum(both) / 2)
            changed += both[0] != both[1]
    assert changed


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_lead_counts_by_what_swings_its_game(game: Game) -> None:
    assert [normalized(part * game.swing, game.swing) for part in (-1, 0, 1, 3)] == pytest.approx([-0.5, 0, 0.5, 0.75])


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_search_leaves_every_world_as_it_was(game: Game, edition: str, seats: int) -> None:
    for table, seat in positions(game, edition, seats, luck=24, most=2):
        world = game.imagine(table, seat, 1)
        before = to_data(world)
        search = Search(game, seats, seat)
        line = declarations(search.evaluator, world, seat)[0][1]
        search.root.children[line] = Node(0.0)
        for _ in range(5):
            search.run_iteration(world, line)
        assert to_data(world) == before
        assert mover(world) == mover(table)
