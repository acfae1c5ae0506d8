"""The search: visits are counted, promises fade, few lines are looked into, and who has won counts."""

import pytest
from tests.bots.positions import positions
from tests.kernel.tiny import GAME as KITES

from timescoop.bots import SEARCH, Budget, mover
from timescoop.bots.declarations import NO_OPTIONS, Line, Mind, declarations, follow, followed
from timescoop.bots.search import Search, squashed
from timescoop.bots.tree import Node
from timescoop.games.invasion import GAME as INVASION
from timescoop.kernel import Game, Table, to_data

DEALS = [(KITES, "hill", 3), (INVASION, "classic", 2), (INVASION, "2012", 4)]
NAMES = [f"{game.key}-{edition}-{seats}" for game, edition, seats in DEALS]
ONE, TWO, THREE = (1,), (2,), (3,)


def tried(node: Node, times: int, value: float) -> Node:
    for _ in range(times):
        node.add([value, -value])
    return node


def searched(game: Game, table: Table, seat: int, worlds: int) -> Search:
    """A search from an empty tree."""
    search = Search(Mind(game.worth, 0), Node(table.seats, 0.0), seat, NO_OPTIONS)
    for luck in range(worlds):
        search.go_through(game.imagine(table, seat, luck))
    return search


def nodes(node: Node) -> list[Node]:
    return [node, *[each for child in node.children.values() for each in nodes(child)]]


def test_what_was_never_tried_comes_first_and_the_better_promise_of_two() -> None:
    root = Node(2, 0.0)
    root.children = {(0, ONE): tried(Node(2, 0.9), 5, 0.9), (0, TWO): Node(2, 0.1), (0, THREE): Node(2, 0.2)}
    assert [line for line, _ in root.of(0, [1, 2, 3])] == [THREE, TWO, ONE]


def test_a_promise_fades_with_the_visits() -> None:
    def led(visits: int) -> float:
        one, other = (tried(Node(2, promise), visits, 0.0) for promise in (0.5, 0.0))
        return one.draw(0) - other.draw(0)

    assert led(1) > led(5) > led(50) > 0
    assert led(1) == pytest.approx(51 / 2 * led(50))


def test_each_seat_wants_the_most_for_itself() -> None:
    root = Node(2, 0.0)
    for seat in (0, 1):
        root.children[seat, ONE] = tried(Node(2, 0.0), 4, 0.5)
        root.children[seat, TWO] = tried(Node(2, 0.0), 4, -0.5)
    assert [root.of(seat, [1, 2])[0][0] for seat in (0, 1)] == [ONE, TWO]


def test_only_lines_that_can_be_begun_have_had_a_chance() -> None:
    root = Node(2, 0.0)
    root.children = {(0, ONE): Node(2, 0.0), (0, TWO): Node(2, 0.0), (1, ONE): Node(2, 0.0)}
    assert [line for line, _ in root.of(0, [1])] == [ONE]
    assert [node.chances for node in root.children.values()] == [1, 0, 0]


def test_the_tree_is_wider_for_the_seat_that_thinks() -> None:
    for visits in (0, 1, 10, 100):
        node = tried(Node(2, 0.0), visits, 0.0)
        assert node.width(own=True) > node.width(own=False) >= 1


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_every_visit_is_counted_all_the_way_up(game: Game, edition: str, seats: int) -> None:
    for table, seat in positions(game, edition, seats, luck=21, most=2):
        root = searched(game, table, seat, 30).root
        assert root.visits == 30
        for node in nodes(root):
            below = sum(child.visits for child in node.children.values())
            assert below == node.visits if node is root else below < node.visits
            assert all(abs(total) <= node.visits for total in node.totals)


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_line_is_followed_to_its_end_or_not_at_all(game: Game, edition: str, seats: int) -> None:
    lost = 0
    for table, seat in positions(game, edition, seats, luck=22, most=6):
        mind = Mind(game.worth, 1)
        there, here = (game.imagine(table, (seat + 1) % seats, luck) for luck in (1, 2))
        for _, line, end in declarations(mind, there, seat):
            again = followed(mind, there, seat, line)
            assert again is not None
            assert to_data(again) == to_data(end)
            assert len(line) == 1 or followed(mind, there, seat, line[:-1]) is None
            elsewhere = followed(mind, here, seat, line)
            lost += elsewhere is None
            assert elsewhere is None or to_data(elsewhere) == to_data(follow(mind, here, seat, line))
    assert lost


def test_the_end_is_half_who_has_won() -> None:
    table = INVASION.deal(seats=3, seed=bytes(32), edition="classic")
    step = 0
    while not table.over():
        seat = table.waiting()[0]
        offered = table.options(seat)
        table.play(seat, offered[step * 7 % len(offered)])
        step += 1
    search = Search(Mind(INVASION.worth, 0), Node(3, 0.0), 0, NO_OPTIONS)
    values = search.values(table)
    for seat in range(3):
        result = 1.0 if table.won >> seat & 1 else -1.0
        assert values[seat] == pytest.approx((squashed(INVASION.worth(table, seat)) + result) / 2)
        assert (values[seat] > 0) == (result > 0)


def test_more_worlds_than_looks_allow_are_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = next(positions(INVASION, "classic", 3, luck=23, most=1))
    begun: list[int] = []
    imagine = INVASION.imagine

    def counted(table: Table, seat: int, luck: int) -> Table:
        begun.append(luck)
        return imagine(table, seat, luck)

    monkeypatch.setattr(INVASION, "imagine", counted)
    for looks, most in ((0, 3), (10**6, 12)):
        begun.clear()
        SEARCH.choose(INVASION, table, seat, 1, Budget(worlds=10, breadth=4, halves=1, looks=looks))
        assert len(begun) == most


def test_the_row_tried_most_is_taken_and_of_equals_the_first() -> None:
    lines: list[Line] = [ONE, TWO, THREE]
    for visits, best in (((1, 3, 2), TWO), ((2, 2, 1), ONE)):
        root = Node(2, 0.0)
        root.children = {(0, line): tried(Node(2, 0.0), n, 0.0) for line, n in zip(lines, visits, strict=True)}
        assert root.most_tried() == best


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_search_leaves_every_world_as_it_was(game: Game, edition: str, seats: int) -> None:
    for table, seat in positions(game, edition, seats, luck=24, most=2):
        world = game.imagine(table, seat, 1)
        before = to_data(world)
        search = Search(Mind(game.worth, 0), Node(seats, 0.0), seat, NO_OPTIONS)
        for _ in range(5):
            search.go_through(world)
        assert to_data(world) == before
        assert mover(world) == mover(table)
