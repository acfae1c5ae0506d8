"""Intervals and the sequential test, against figures worked out by hand."""

from math import sqrt
from random import Random

import pytest

from timescoop.arena import BOUND, likelihood, share_by_deal, share_of, verdict


def test_without_spread_the_interval_is_wilsons() -> None:
    share = share_of([1.0] * 4, games=4)
    assert share.mean == 1.0
    assert share.high == 1.0
    assert share.low == pytest.approx(4 / (4 + 1.959964**2), abs=1e-9)


def test_half_of_a_hundred_games() -> None:
    share = share_of([0.0, 1.0] * 50, games=100)
    assert share.mean == 0.5
    assert share.low == pytest.approx(0.404, abs=2e-3)
    assert share.high == pytest.approx(0.596, abs=2e-3)


def test_blocks_that_hardly_differ_make_the_interval_narrow() -> None:
    narrow = share_of([0.5, 0.51] * 20, games=40)
    wide = share_of([0.0, 1.0] * 20, games=40)
    assert narrow.high - narrow.low < (wide.high - wide.low) / 10


def test_deals_of_one_size_are_blocks() -> None:
    deals = [[1.0, 0.0], [1.0, 1.0], [0.0, 0.0], [0.5, 0.5]] * 5
    assert share_by_deal(deals) == pytest.approx(share_of([sum(deal) / 2 for deal in deals], games=40))


def test_a_deal_counts_by_its_seats_and_seats_of_one_deal_for_as_many_as_deals_differ() -> None:
    """Of 30 seats 20 have won; deals are off the mean by 2/3, up or down: a variance of 4/9 * 20/19 * 20 / 900."""
    deals = [[1.0, 1.0], [0.0]] * 10
    share = share_by_deal(deals)
    assert share.mean == pytest.approx(2 / 3)
    games = (2 / 9) / (4 / 9 * 20 / 19 * 20 / 900)
    assert share.high - share.low == pytest.approx(width(2 / 3, games))
    alone = share_by_deal([[won] for deal in deals for won in deal])
    assert alone.high - alone.low < share.high - share.low, "who shares a deal tells less"


def width(mean: float, games: float) -> float:
    """Of Wilson's interval."""
    z = 1.959964
    return 2 * z * sqrt(mean * (1 - mean) / games + z * z / (4 * games * games)) / (1 + z * z / games)


def test_the_interval_covers_the_truth_as_often_as_it_says() -> None:
    """All 2**10 outcomes of ten fair games, each as likely as the other: at least 93 % of them are covered."""
    covered = 0
    for outcome in range(1 << 10):
        share = share_of([float(outcome >> game & 1) for game in range(10)], games=10)
        covered += share.low <= 0.5 <= share.high
    assert covered >= 0.93 * (1 << 10)


def test_the_verdict_needs_enough_games() -> None:
    assert verdict([1.0, 0.0], equal=0.25, goal=0.31) == "undecided"
    assert verdict([1.0, 0.0, 0.0, 1.0] * 60, equal=0.25, goal=0.31) == "reached"
    assert verdict([0.0, 0.0, 0.0, 0.0, 1.0] * 60, equal=0.25, goal=0.31) == "missed"


def test_half_way_between_equal_and_goal_says_nothing() -> None:
    assert likelihood([0.0, 1.0] * 50, equal=0.4, goal=0.6) == pytest.approx(0.0)
    assert 0 < likelihood([0.0, 1.0, 1.0] * 4, equal=0.4, goal=0.6) < BOUND


@pytest.mark.parametrize("alike", [0.5, 2.0, 8.0])  # the less, the more games of one deal end alike
@pytest.mark.parametrize("chance", [0.3, 0.5, 0.7])
def test_with_few_deals_the_interval_covers_the_truth_too(chance: float, alike: float) -> None:
    """A deal has a chance of its own, drawn from a beta distribution: 5 to 7 deals of 3 to 6 games, 2,000 times."""
    dice = Random(17)
    covered = 0
    for _ in range(2000):
        games = dice.randint(3, 6)
        chances = [dice.betavariate(chance * alike, (1 - chance) * alike) for _deal in range(dice.randint(5, 7))]
        blocks = [sum(dice.random() < each for _game in range(games)) / games for each in chances]
        share = share_of(blocks, games * len(blocks))
        covered += share.low <= chance <= share.high
    assert covered >= 0.93 * 2000


def test_what_adding_up_leaves_behind_is_no_spread() -> None:
    """A mirror match of three: each deal is an equal share, but not to the last bit."""
    nearly = share_of([1 / 3, 0.1 + 0.7 / 3, 1 / 3 - 1e-15] * 10, games=30)
    assert nearly == pytest.approx(share_of([1 / 3] * 30, games=30))
    assert nearly.high - nearly.low > 0.2


def test_from_eight_deals_on_their_own_spread_is_believed() -> None:
    seven, eight = (share_of([0.5, 0.52] * 3 + [0.51] * more, games=6 + more) for more in (1, 2))
    assert seven.high - seven.low == pytest.approx(width(seven.mean, 7))
    assert eight.high - eight.low < 0.05


def test_the_bound_is_that_of_one_wrong_verdict_in_twenty() -> None:
    """Wald's: the log of 0.95 to 0.05."""
    assert pytest.approx(2.944, abs=1e-3) == BOUND
