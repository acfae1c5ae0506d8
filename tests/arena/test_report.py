"""Reports, against sums worked out by hand: whose points, whose lead, how many decisions, and what comes first."""

import pytest

from timescoop.arena import Played, Report
from timescoop.arena.match import Setting, win_shares
from timescoop.catalogue import GAMES

SETTING = Setting("invasion", "classic", ("a", "b", "b"), 0, {}, "")


def match(block: int, bots: str, scores: tuple[int, ...], ending: str, turns: int, *took: tuple[float, ...]) -> Played:
    """A game that the seat with the most points has won."""
    shares = tuple(float(score == max(scores)) for score in scores)
    return Played(block, tuple(bots), shares, scores, sum(map(len, took)), turns, ending, took)


REPORT = Report(SETTING, [
    match(0, "abb", (9, 4, 2), "taken", 12, (0.5, 0.1, 0.1), (0.1,), (0.1, 0.1)),
    match(0, "bba", (3, 1, 8), "taken", 10, (0.2,), (0.2, 0.2), (0.3,)),
    match(0, "bab", (7, 5, 0), "deck-empty", 20, (0.4,), (0.2, 0.2), (0.4,)),
])  # fmt: skip


def test_a_row_tells_the_points_the_lead_and_the_decisions_of_its_own_seats() -> None:
    one, other = REPORT.by_bot()
    assert (one.key, one.seats, other.key, other.seats) == ("a", 1, "b", 2), "the best first"
    assert one.share.mean == pytest.approx(2 / 3)
    assert one.score == pytest.approx((9 + 8 + 5) / 3)
    assert one.lead == pytest.approx((9 - 4 + 8 - 3 + 5 - 7) / 3), "over the best of the others"
    assert [one.decisions, other.decisions] == pytest.approx([2, 8 / 6]), "of one seat in one game"
    assert one.think == pytest.approx((0.5 + 0.1 + 0.1 + 0.3 + 0.2 + 0.2) / 6), "each as often as it was"


def test_seats_stand_in_turn_order_with_any_bots() -> None:
    rows = REPORT.by_seat()
    assert [row.key for row in rows] == ["0", "1", "2"]
    assert [row.score for row in rows] == pytest.approx([19 / 3, 10 / 3, 10 / 3])
    assert [row.share.mean for row in rows] == pytest.approx([2 / 3, 0, 1 / 3])


def test_the_commonest_ending_stands_first_and_lengths_are_told_from_the_least_to_the_greatest() -> None:
    assert list(REPORT.endings().items()) == [("taken", 2), ("deck-empty", 1)]
    assert REPORT.turns() == (14, 10, 20)
    assert REPORT.decisions() == pytest.approx((14 / 3, 4, 6))


@pytest.mark.parametrize(
    ("won", "shares"), [(0b010, (0, 1, 0)), (0b101, (0.5, 0, 0.5)), (0b111, (1 / 3,) * 3), (0, (0, 0, 0))]
)
def test_a_shared_win_is_split_and_nobody_s_is_nothing(won: int, shares: tuple[float, ...]) -> None:
    table = GAMES["invasion"].deal(seats=3, seed=bytes(32), edition="classic")
    table.won = won
    assert win_shares(table) == pytest.approx(shares)
