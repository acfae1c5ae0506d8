"""Merge folders of one game: one dataset for each edition, options and card file, with each game once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path

from timescoop.arena.dataset import Dataset, load_dataset, setting_of
from timescoop.arena.match import Setting
from timescoop.arena.replayed import ReplayedGame
from timescoop.catalogue import GAMES
from timescoop.kernel import BadDeal

Printing = tuple[str, tuple[tuple[str, str], ...], str]  # edition, options that were chosen, card file


def printing_of(setting: Setting) -> Printing:
    """What games must share to be merged, besides the game and the number of seats."""
    return GAMES[setting.game].edition(setting.edition).key, tuple(sorted(setting.options.items())), setting.cards


def load_datasets(
    folders: Sequence[Path], *, workers: int = 1, progress: Callable[[int, int], None] | None = None
) -> list[Dataset]:
    """Load the games of several folders, those of one printing merged.

    Args:
        folders: Simulations of one game with the same number of seats.
        workers: Processes; with 1, everything runs in this one.
        progress: `progress(done, of)` is called after each game of a folder.

    Returns:
        One dataset for each printing, in the order in which they first appear.

    Raises:
        BadDeal: As for one folder, or the games or numbers of seats differ; then nothing is replayed.
    """
    settings = [setting_of(folder) for folder in folders]
    for folder, setting in zip(folders, settings, strict=True):
        if setting.game != settings[0].game:
            raise BadDeal(
                f"{folder} has games of {setting.game}, and {folders[0]} of {settings[0].game}: a report needs one game"
            )
        if len(setting.bots) != len(settings[0].bots):
            seats = f"{len(setting.bots)} seats, and {folders[0]} {len(settings[0].bots)}"
            raise BadDeal(f"{folder} has games with {seats}: a report needs one number of seats")
    return merged([load_dataset(folder, workers=workers, progress=progress) for folder in folders])


def merged(datasets: Sequence[Dataset]) -> list[Dataset]:
    """Merge the datasets of each printing; those with and without decisions stay apart.

    A game that is in two of them counts once. Deals of different seeds differ, so they get different numbers.
    """
    kinds = [(printing_of(each.setting), each.told) for each in datasets]
    order = sorted(range(len(datasets)), key=lambda nth: kinds.index(kinds[nth]))
    return [
        merge_alike([datasets[nth] for nth in group])
        for _, group in groupby(order, key=lambda nth: kinds.index(kinds[nth]))
    ]


def merge_alike(alike: Sequence[Dataset]) -> Dataset:
    """Merge simulations of one printing."""
    if len(alike) == 1:
        return alike[0]
    games: dict[tuple[int, int, tuple[str, ...]], ReplayedGame] = {}
    for each in alike:
        for replayed in each.games:
            games.setdefault((each.setting.seed, replayed.played.block, replayed.played.bots), replayed)
    deals = {deal: nth for nth, deal in enumerate(dict.fromkeys((seed, block) for seed, block, _ in games))}
    numbered = [
        replayed._replace(played=replayed.played._replace(block=deals[seed, block]))
        for (seed, block, _), replayed in games.items()
    ]
    return replace(alike[0], games=numbered, settings=tuple(each.setting for each in alike))
