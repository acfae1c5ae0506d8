"""What is lived through again: each game once, in order, however its files lie; and nothing large stays in memory."""

import random
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

from timescoop.arena import load_dataset, simulate
from timescoop.arena.dataset import games_of
from timescoop.arena.report import P95, slowest_of

GAMES = 6
BOTS = ("random", "random")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games in files of two, and two of them once more in a file that lies across the others."""
    folder = tmp_path_factory.mktemp("kept")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules["timescoop.arena.simulation"], "GAMES_PER_FILE", 2)
        simulate("invasion", BOTS, games=GAMES, seed=8, workers=1, keep=folder, decisions=True)
    for what in ("games", "decisions"):
        shutil.copy(folder / f"{what}-00000002-00000003.parquet", folder / f"{what}-00000001-00000009.parquet")
    return folder


def test_each_game_is_lived_through_once_in_order_by_any_number_of_processes(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = simulate("invasion", BOTS, games=GAMES, seed=8, workers=1)
    monkeypatch.setattr(sys.modules["timescoop.arena.dataset"], "PART", 1)
    done: list[tuple[int, int]] = []
    alone = load_dataset(folder, progress=lambda *each: done.append(each))
    assert [replayed.played.block for replayed in alone.games] == list(range(GAMES))
    assert [replayed.played.scores for replayed in alone.games] == [played.scores for played in here.played]
    assert done == [(nth, GAMES) for nth in range(1, GAMES + 1)]
    assert load_dataset(folder, workers=2) == alone


def test_decisions_and_times_are_read_where_they_are_wanted_and_kept_nowhere_else(folder: Path) -> None:
    assert [len(played.choices) > 0 for played in games_of(folder)] == [True] * GAMES
    gathered = load_dataset(folder)
    assert not any(replayed.played.choices or replayed.played.seconds for replayed in gathered.games)
    kept = simulate("invasion", BOTS, games=GAMES + 2, seed=8, workers=1, keep=folder, decisions=True)
    assert not any(played.choices for played in kept.played)
    assert all(len(seat) for played in kept.played for seat in played.seconds)


def test_the_slowest_part_of_all_decisions_is_that_of_a_sorted_list() -> None:
    rng = random.Random(4)
    for many in (1, 2, 19, 20, 21, 500):
        seconds = [round(rng.random() ** 4, 2) for _ in range(many)]
        assert slowest_of(Counter(seconds), P95) == sorted(seconds)[min(many - 1, int(P95 * many))]
    assert slowest_of(Counter(), P95) == 0
