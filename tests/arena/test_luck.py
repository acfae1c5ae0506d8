"""The luck study takes the variance of win shares apart as it was put together."""

from random import Random
from typing import Any

import pytest

from timescoop.arena import Played, luck
from timescoop.arena.luck import between_seats, main, parts_of, shares_of, study
from timescoop.arena.match import Setting
from timescoop.testkit import Luck

SEAT, DEAL, LATER = 0, 1, 2


def rivals(mine: list[list[float]]) -> list[list[list[float]]]:
    """Both seats, where one wins what the other does not."""
    return [mine, [[1 - share for share in deal] for deal in mine]]


def test_a_seat_that_always_wins_decides_all() -> None:
    parts = parts_of(rivals([[1.0, 1.0, 1.0]] * 4)).of_all()
    assert parts == (1.0, 0.0, 0.0)


def test_a_deal_that_always_ends_alike_decides_all() -> None:
    parts = parts_of(rivals([[1.0] * 5, [0.0] * 5] * 10)).of_all()
    assert parts[SEAT] == pytest.approx(0, abs=1e-9)
    assert parts[DEAL] == pytest.approx(1)


def test_what_a_coin_decides_is_neither_the_seats_nor_the_deals() -> None:
    dice = Luck(5)
    parts = parts_of(rivals([[float(dice.below(2)) for _game in range(20)] for _deal in range(200)])).of_all()
    assert parts[LATER] > 0.97


def test_a_mixture_is_taken_apart_as_it_was_put_together() -> None:
    """The chance of the first seat is 0.8 or 0.2 by the deal: of a variance of 0.25 that is 0.09, the rest a coin's."""
    dice = Luck(7)
    grid = [[float(dice.chance(0.8 if deal % 2 else 0.2)) for _game in range(40)] for deal in range(400)]
    parts = parts_of(rivals(grid)).of_all()
    assert parts[DEAL] == pytest.approx(0.36, abs=0.04)
    assert parts[LATER] == pytest.approx(0.64, abs=0.04)
    assert sum(share.mean for share in shares_of(rivals(grid))) == pytest.approx(1)


def test_a_deal_is_played_again_with_other_dice_and_the_same_study_is_the_same() -> None:
    setting = Setting("invasion", "classic", ("random", "random"), 3, {}, "")
    grids = study(setting, 3, 6, 1)
    assert [len(deal) for deal in grids[0]] == [6, 6, 6]
    assert any(len(set(deal)) > 1 for deal in grids[0])
    assert grids == study(setting, 3, 6, 1)


def test_the_table_has_a_line_for_each_edition_and_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bots", "random", "--seats", "2", "3", "--deals", "2", "--games", "2", "--workers", "1"]) == 0
    told = [line.split()[:3] for line in capsys.readouterr().out.splitlines()[1:]]
    assert told == [[edition, "random", seats] for edition in ("classic", "2012") for seats in ("2", "3")]


@pytest.mark.parametrize(("done", "lines"), [(3, 2), (1, 1)])
def test_control_c_tells_the_deals_that_were_played(
    done: int, lines: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = luck.play_deal

    def some(setting: Setting, games: int, block: int) -> list[tuple[float, ...]]:
        if block == done:
            raise KeyboardInterrupt
        return ours(setting, games, block)

    monkeypatch.setattr(luck, "play_deal", some)
    asked = ["--editions", "classic", "--bots", "random", "--seats", "2", "--deals", "9", "--games", "2"]
    assert main([*asked, "--workers", "1"]) == 130
    told = capsys.readouterr()
    assert told.err == f"Stopped after {done} of 9 deals.\n"
    assert len(told.out.splitlines()) == lines, "one deal has no spread"


def test_seats_that_are_alike_come_out_alike_on_average_however_few_the_deals() -> None:
    dice = Random(11)
    found = []
    for _study in range(1500):
        grid = [[float(dice.randint(0, 1)) for _game in range(3)] for _deal in range(4)]
        found.append(between_seats(rivals(grid)))
    assert sum(found) / len(found) == pytest.approx(0, abs=0.003)


def test_a_seat_that_wins_more_is_found() -> None:
    dice = Luck(13)
    grid = [[float(dice.chance(0.8)) for _game in range(40)] for _deal in range(400)]
    assert between_seats(rivals(grid)) == pytest.approx(0.09, abs=0.01)


def test_a_game_that_nobody_has_won_is_an_equal_share_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(*_: Any, again: int) -> Played:
        return Played(0, ("random",) * 2, (0.0, 0.0) if again else (1.0, 0.0), (0, 0), 0, 0, "", ())

    monkeypatch.setattr(luck, "play_match", drawn)
    setting = Setting("invasion", "classic", ("random", "random"), 3, {}, "")
    assert luck.play_deal(setting, 2, 0) == [(1.0, 0.0), (0.5, 0.5)]
