"""All games of a stored simulation: replayed if their decisions are stored, otherwise only their rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from timescoop.arena.match import Played, Setting
from timescoop.arena.process_pool import run_jobs
from timescoop.arena.replayed import ReplayedGame, card_types, ready_decks, replay_game, row_only, winning
from timescoop.arena.seeds import deal_seed
from timescoop.arena.simulation import compiled
from timescoop.arena.storage import SETTING, load_polars, played_from_row, read_setting, readable
from timescoop.catalogue import GAMES
from timescoop.kernel import BadDeal, Game, Table


@dataclass(frozen=True)
class Dataset:
    """All games of a simulation.

    Args:
        setting: What was simulated.
        games: Its games, in the order of their numbers.
        types: The types of the cards of the pool, by their names.
        decks: The ready-made decks by name, where players bring decks.
        wins: The cards that can win a game, where a card does.
        told: Whether the decisions are stored; without them, only the rows of the games are known.
        settings: The settings of all merged simulations, if there are several.
    """

    setting: Setting
    games: Sequence[ReplayedGame]
    types: Mapping[str, str]
    decks: tuple[str, ...] = ()
    wins: tuple[str, ...] = ()
    told: bool = True
    settings: tuple[Setting, ...] = ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.setting.bots)

    @property
    def game(self) -> Game:
        """The key of the game."""
        return GAMES[self.setting.game]


PART: Final = 25  # games that a process replays at a time
Part = tuple[Setting, Path, tuple[int, ...]]  # a file of decisions and the numbers of some of its games


def load_dataset(folder: Path, *, workers: int = 1, progress: Callable[[int, int], None] | None = None) -> Dataset:
    """Load a folder: replay its games, or read only their rows if the decisions are not stored.

    Args:
        folder: The folder of a simulation.
        workers: Processes; with 1, everything runs in this one.
        progress: `progress(done, of)` is called after each game.

    Raises:
        BadDeal: It has no simulation, no games, or games under other rules than those of this version.
    """
    setting = setting_of(folder)
    numbers = numbers_of(folder)
    replayed = replay_all(setting, numbers, workers, progress) if numbers else rows_of(folder)
    if not replayed:
        raise BadDeal(f"{folder} holds no game yet; the same simulation plays them")
    faces = GAMES[setting.game].faces(dealt_of(setting, 0))
    return Dataset(
        setting,
        [replayed[number] for number in sorted(replayed)],
        card_types(faces),
        tuple(ready_decks(GAMES[setting.game], setting.edition, cards_of(setting))),
        winning(faces),
        told=bool(numbers),
    )


def replay_all(
    setting: Setting, numbers: Mapping[int, Path], workers: int, progress: Callable[[int, int], None] | None
) -> dict[int, ReplayedGame]:
    """Replay all games whose decisions are stored, by their numbers."""
    parts = [
        (setting, path, tuple(mine[nth : nth + PART]))
        for path in sorted(set(numbers.values()))
        for mine in [[number for number, there in numbers.items() if there == path]]
        for nth in range(0, len(mine), PART)
    ]
    replayed: dict[int, ReplayedGame] = {}
    with closing(run_jobs(replay_part, parts, workers)) as results:
        for some in results:
            for number, each in some:
                replayed[number] = each
                if progress:
                    progress(len(replayed), len(numbers))
    return replayed


def rows_of(folder: Path) -> dict[int, ReplayedGame]:
    """The rows of all games of a folder, by their numbers."""
    pl = load_polars()
    found: dict[int, ReplayedGame] = {}
    for path in sorted(folder.glob("games-*.parquet")):
        with readable(path):
            rows = pl.read_parquet(path).drop("seconds")
        found.update({row["number"]: row_only(played_from_row(row)) for row in rows.iter_rows(named=True)})
    return found


def setting_of(folder: Path) -> Setting:
    """The setting of the simulation in a folder.

    Raises:
        BadDeal: The folder holds no simulation.
    """
    path = folder / SETTING
    if not path.exists():
        raise BadDeal(f"{folder} holds no simulation: {SETTING} is missing")
    return read_setting(path)


def numbers_of(folder: Path) -> dict[int, Path]:
    """The file of decisions of each game that has them, by its number."""
    pl = load_polars()
    found: dict[int, Path] = {}
    for path in sorted(folder.glob("decisions-*.parquet")):
        games = games_beside(path)
        if games.exists():
            with readable(games):
                rows = pl.read_parquet(games, columns=["number"])
            found.update(dict.fromkeys(sorted(rows["number"]), path))
    return found


def games_beside(path: Path) -> Path:
    """The file of games that a file of decisions belongs to."""
    return path.with_name(path.name.replace("decisions", "games"))


def games_of(folder: Path) -> Iterator[Played]:
    """All games with stored decisions, each once, file by file."""
    numbers = numbers_of(folder)
    for path in sorted(set(numbers.values())):
        yield from read(path, [number for number, there in numbers.items() if there == path]).values()


def read(path: Path, numbers: Sequence[int]) -> dict[int, Played]:
    """Some games of a file with their decisions, in the order of their numbers, without thinking times."""
    pl = load_polars()
    of = pl.col("number").is_in(list(numbers))
    with readable(path):
        rows = pl.scan_parquet(games_beside(path)).drop("seconds").filter(of).sort("number").collect()
        told = pl.scan_parquet(path).filter(of).sort("number", "nth").collect().partition_by("number", as_dict=True)
    said = {
        number: tuple(frame.select("seat", "question", "options", "option").iter_rows())
        for (number,), frame in told.items()
    }
    return {
        row["number"]: played_from_row(row)._replace(choices=said.get(row["number"], ()))
        for row in rows.iter_rows(named=True)
    }


def replay_part(part: Part) -> list[tuple[int, ReplayedGame]]:
    """Replay some games of a file; this may run in a separate process."""
    setting, path, numbers = part
    return [(number, replay_one(setting, played)) for number, played in read(path, numbers).items()]


def dealt_of(setting: Setting, block: int) -> Table:
    """The table of a block after the deal, and the facts of the deal."""
    return GAMES[setting.game].deal(
        seats=len(setting.bots),
        seed=deal_seed(setting.seed, block),
        edition=setting.edition,
        options=setting.options,
        cards=cards_of(setting),
        facts=True,
    )


def cards_of(setting: Setting) -> Any:
    """The compiled card file of a simulation; None for the edition's own."""
    return compiled(setting.game, setting.cards) if setting.cards else None


def replay_one(setting: Setting, played: Played) -> ReplayedGame:
    """Replay one game.

    Raises:
        BadDeal: Its decisions are illegal under these rules.
    """
    game, table = GAMES[setting.game], dealt_of(setting, played.block)
    answers = [(seat, option) for seat, _, _, option in played.choices]
    return replay_game(game, table, answers, len(answers), played, cards_of(setting))
