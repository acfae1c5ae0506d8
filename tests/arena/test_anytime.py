"""Intervals that hold whenever one stops: their error rate by simulation, and verdicts on many cards."""

from __future__ import annotations

from itertools import accumulate
from math import inf, sqrt
from random import Random

import pytest

from timescoop.arena.anytime import ALPHA, FEWEST, anytime, deals_needed, holm, p_value, radius
from timescoop.arena.card_stats import LOWERS, MARGIN, RAISES, SMALL, UNDECIDED, CardStats, Group, judged
from timescoop.arena.shares import share_of

LONGEST = 1500
RUNS = 400


def looks(effect: float, seed: int) -> list[tuple[int, float, float]]:
    """Of differences of two games that are won or not: n, mean and variance at every tenth deal."""
    dice = Random(seed)
    drawn = [(dice.random() < 0.4 + effect) - (dice.random() < 0.4) for _ in range(LONGEST)]
    sums, squares = list(accumulate(drawn)), list(accumulate(each * each for each in drawn))
    found = []
    for n in range(FEWEST, LONGEST + 1, 10):
        mean = sums[n - 1] / n
        found.append((n, mean, (squares[n - 1] - n * mean * mean) / (n - 1)))
    return found


def test_stopping_at_the_first_sign_is_wrong_once_in_twenty_at_most() -> None:
    """No effect, 400 playtests, looked at every ten deals: a fixed-sample interval fails several times as often."""
    wrong = fixed = 0
    for seed in range(RUNS):
        found = looks(0, seed)
        wrong += any(p_value(mean, spread, n) <= ALPHA for n, mean, spread in found)
        fixed += any(abs(mean) > 1.96 * sqrt(spread / n) for n, mean, spread in found)
    assert wrong <= ALPHA * RUNS
    assert fixed > 4 * ALPHA * RUNS, "that is why no ordinary interval is looked at"


def test_the_interval_holds_the_truth_at_all_times_at_once() -> None:
    missed = 0
    for seed in range(RUNS):
        found = looks(0.1, seed)
        missed += any(abs(mean - 0.1) > sqrt(spread) * radius(n) for n, mean, spread in found)
    assert missed <= ALPHA * RUNS


def test_an_effect_is_found_about_when_it_was_said() -> None:
    when = []
    for seed in range(100):
        found = looks(0.1, 1000 + seed)
        when.append(next((n for n, mean, spread in found if p_value(mean, spread, n) <= ALPHA), inf))
    assert sorted(when)[50] <= 1.2 * deals_needed(0.1, 0.48)


def test_the_p_value_and_the_interval_say_the_same() -> None:
    for mean in (0.01, 0.05, 0.1, 0.2):
        for n in (60, 500, 3000):
            assert (p_value(mean, 0.4, n) <= ALPHA) == (mean - sqrt(0.4) * radius(n) >= 0)


def test_few_deals_claim_nothing_and_outcomes_that_are_all_alike_are_not_certain() -> None:
    few = anytime([1.0] * (FEWEST - 1))
    assert (few.low, few.high, few.p) == (-1, 1, 1)
    alike = anytime([0.0] * 100)
    assert alike.low < 0 < alike.high
    assert anytime([]).mean == 0


def test_many_comparisons_are_adjusted_by_holm() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def card(differences: list[float]) -> CardStats:
    same = share_of([0.5] * 10, 10)
    return CardStats("A", (), 0, 0, (), 0, True, Group("brought", len(differences), same, same, anytime(differences)))


def test_a_card_has_one_of_four_verdicts() -> None:
    up, down = [1.0, 0.0, 0.0, 1.0, -1.0] * 400, [-1.0, 0.0, 0.0, -1.0, 1.0] * 400
    level, open_ = [1.0, -1.0] + [0.0] * 98, [1.0, 0.0, -1.0, 0.0, 1.0] * 12
    said = [each.verdict for each in judged([card(up), card(down), card(level * 80), card(open_)])]
    assert said == [RAISES, LOWERS, SMALL, UNDECIDED]
    found = card(level * 80).effect
    assert found is not None
    assert -MARGIN < found.difference.low < found.difference.high < MARGIN


def test_what_shows_on_one_card_of_one_need_not_show_among_twenty() -> None:
    close = [1.0] * 85 + [0.0] * 65 + [-1.0] * 32
    alone = judged([card(close)])[0]
    among = judged([card(close), *[card([1.0, -1.0] * 91)] * 19])[0]
    assert alone.verdict == RAISES
    assert among.p == pytest.approx(min(1.0, 20 * alone.p))
    assert among.verdict == UNDECIDED
