"""The luck of a simulation: a stream for each purpose, none of which is another's, and all what they were."""

from typing import Any

import pytest
from tests.kernel.tiny import GAME as KITES

from timescoop.arena.match import Setting, play_match
from timescoop.arena.seeds import deal_seed, dice_of
from timescoop.bots import RANDOM
from timescoop.kernel import SEED_BYTES, Game, Table, to_data


def test_each_deal_of_each_seed_has_luck_of_its_own() -> None:
    seeds = [deal_seed(seed, block) for seed in range(3) for block in range(3)]
    assert {len(each) for each in seeds} == {SEED_BYTES}
    assert len(set(seeds)) == 9


@pytest.mark.parametrize("other", [(1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1)])
def test_dice_hang_on_the_seed_the_deal_the_seat_the_decision_and_how_often_it_was_played(
    other: tuple[int, int, int, int, int],
) -> None:
    assert dice_of(*other) != dice_of(0, 0, 0, 0)


def test_the_luck_is_what_it_was() -> None:
    """Kept simulations go on where they stopped: another hash would mix two luck streams in one folder."""
    assert deal_seed(7, 3).hex()[:16] == "0d2f6b50e59cd118"
    assert (dice_of(7, 3, 1, 20), dice_of(7, 3, 1, 20, 2)) == (2_563_908_728, 1_042_091_997)


class Noting:
    """A bot that notes which seat it was, and the dice that it was given."""

    key = "noting"

    def __init__(self) -> None:
        self.given: dict[int, list[int]] = {}

    def choose(self, game: Game, blind: Table, seat: int, dice: int) -> int:
        self.given.setdefault(seat, []).append(dice)
        return RANDOM.choose(game, blind, seat, dice)


def test_a_bot_is_given_the_dice_of_its_own_seat_and_decision_not_of_what_others_drew() -> None:
    bots: list[Any] = [noting := Noting(), noting, noting]
    setting = Setting("kites", "hill", ("noting",) * 3, 5, {}, "")
    play_match(KITES, bots, setting, 2)
    assert set(noting.given) == {0, 1, 2}
    for seat, given in noting.given.items():
        assert len(given) > 2
        assert given == [dice_of(5, 2, seat, nth) for nth in range(len(given))]


def test_the_same_bots_get_other_cards_by_another_seed() -> None:
    dealt = [KITES.deal(seats=2, seed=deal_seed(seed, 0), edition="hill") for seed in (1, 2)]
    assert to_data(dealt[0]) != to_data(dealt[1])
