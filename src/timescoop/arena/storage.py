"""Storage of simulations: Parquet files of games and decisions. Any number of runs can add the games still missing.

A folder holds `setting.json`, files `games-<first>-<last>.parquet`, named by the numbers of their games, on request a
file of decisions beside each, and `columns.json`, which describes their columns. Files are written atomically. This
needs `pip install timescoop[arena]`.
"""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from errno import EIO
from pathlib import Path
from signal import SIGINT, getsignal, signal
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any, Final

from timescoop.arena.columns import DECISION_COLUMNS, GAME_COLUMNS
from timescoop.arena.match import Played, Setting
from timescoop.catalogue import GAMES
from timescoop.kernel import BadDeal

if TYPE_CHECKING:
    import polars as pl

SETTING: Final = "setting.json"
COLUMNS: Final = "columns.json"
GAMES_PER_FILE: Final = 200  # games in a file, but for the last of a run


def load_polars() -> Any:
    """Import polars, the library that reads and writes Parquet.

    Polars installs a SIGINT handler and may lose a Control-C while it works; Python's own handler is put back.

    Raises:
        BadDeal: It is not installed.
    """
    try:
        import polars as pl  # noqa: PLC0415 - most simulations keep nothing
    except ImportError as error:
        raise BadDeal("storing results needs polars: pip install 'timescoop[arena]'") from error
    if current_thread() is main_thread() and (ours := getsignal(SIGINT)) is not None:
        signal(SIGINT, ours)
    return pl


class GameStore:
    """The folder that stores one simulation.

    Args:
        folder: Created if it does not exist.
        setting: The setting, one for each folder. A folder that has decisions goes on storing them.
        seatings: The number of seatings of a deal: a game has the number `block * seatings + seating`.

    Raises:
        BadDeal: The folder holds another simulation, or the same without the decisions that are asked for, or polars
            is missing.
    """

    def __init__(self, folder: Path, setting: Setting, seatings: int) -> None:
        self.polars = load_polars()
        self.folder = folder
        self.seatings = seatings
        self.whose = (setting.game, edition_of(setting), setting.seed)
        path = folder / SETTING
        self.setting = resume_setting(folder, read_setting(path), setting) if path.exists() else setting
        folder.mkdir(parents=True, exist_ok=True)
        stated = json.dumps(named(self.setting)._asdict(), indent=2) + "\n"
        write_atomically(path, lambda made: made.write_text(stated, "utf-8"))
        told = json.dumps({"games": GAME_COLUMNS, "decisions": DECISION_COLUMNS}, indent=2) + "\n"
        write_atomically(folder / COLUMNS, lambda made: made.write_text(told, "utf-8"))

    def games(self) -> dict[int, Played]:
        """Every stored game, once, by its number. Files of decisions without their games are deleted."""
        found: dict[int, Played] = {}
        for path in self.folder.glob("decisions-*.parquet"):
            if not path.with_name(path.name.replace("decisions", "games")).exists():
                path.unlink()
        for path in sorted(self.folder.glob("games-*.parquet")):
            if self.setting.trace and not path.with_name(path.name.replace("games", "decisions")).exists():
                continue  # those games are played again
            with readable(path):
                rows = self.polars.read_parquet(path)
            for row in rows.iter_rows(named=True):
                if (row["game"], row["edition"] or self.whose[1], row["seed"]) != self.whose:
                    raise BadDeal(f"{path} belongs to another simulation: {row['game']}, seed {row['seed']}")
                found[row["number"]] = played_from_row(row)
        return found

    def keep(self, played: Sequence[tuple[int, Played]]) -> None:
        """Write some numbered games, in any order, as one file, and their decisions beside it."""
        if not played:
            return
        played = sorted(played, key=lambda each: each[0])
        name = f"{played[0][0]:08}-{played[-1][0]:08}.parquet"
        if self.setting.trace:
            self.write(f"decisions-{name}", decisions_of(played))
        self.write(f"games-{name}", [self.row_of(number, each) for number, each in played])

    def write(self, name: str, rows: list[dict[str, Any]] | dict[str, list[Any]]) -> None:
        """Write one file of rows or columns atomically."""
        frame: pl.DataFrame = self.polars.DataFrame(rows, infer_schema_length=None)

        def write(made: Path) -> None:
            try:
                frame.write_parquet(made)
            except self.polars.exceptions.PolarsError as error:  # the error that it raises for a full disk
                raise OSError(EIO, str(error).rpartition("error: ")[2]) from error

        write_atomically(self.folder / name, write)

    def row_of(self, number: int, played: Played) -> dict[str, Any]:
        """A game as a row."""
        return {
            "number": number,
            **dict(zip(("game", "edition", "seed"), self.whose, strict=True)),
            "block": played.block,
            "seating": number % self.seatings,
            "bots": list(played.bots),
            "shares": list(played.shares),
            "scores": list(played.scores),
            "decisions": played.decisions,
            "turns": played.turns,
            "ending": played.ending,
            "seconds": [list(each) for each in played.seconds],
        }


def resume_setting(folder: Path, kept: Setting, asked: Setting) -> Setting:
    """The setting for more games in a folder; it goes on storing decisions if it did before.

    Raises:
        BadDeal: The folder holds another simulation; the message lists every difference.
    """
    there, here = named(kept), named(asked)
    differing = [
        "another file of cards" if key == "cards" else f"{key} {getattr(there, key)} there, {getattr(here, key)} here"
        for key in Setting._fields
        if key != "trace" and getattr(there, key) != getattr(here, key)
    ]
    if differing:
        raise BadDeal(f"{folder} holds another simulation: {'; '.join(differing)}")
    if asked.trace and not kept.trace:
        what_to_do = "continue without --decisions, or use another folder"
        raise BadDeal(f"{folder} holds these games without their decisions: {what_to_do}")
    return asked._replace(trace=kept.trace)


def edition_of(setting: Setting) -> str:
    """The key of the edition, or of the default edition."""
    return GAMES[setting.game].edition(setting.edition).key


def named(setting: Setting) -> Setting:
    """The same setting with its edition filled in, so that equal simulations compare equal."""
    return setting._replace(edition=edition_of(setting))


def read_setting(path: Path) -> Setting:
    """Read the setting of a folder from its file.

    Raises:
        BadDeal: The file is not a setting, or there is no such game.
    """
    try:
        stated = json.loads(path.read_text("utf-8"))
        setting = Setting(**{**stated, "bots": tuple(stated["bots"])})
    except (ValueError, TypeError, KeyError) as error:
        raise BadDeal(f"{path} does not describe a simulation: {error}") from error
    if setting.game not in GAMES:
        raise BadDeal(f"{path} is for a game that isn't installed: {setting.game}")
    return setting


@contextmanager
def readable(path: Path) -> Iterator[None]:
    """Name the file in errors while a stored file is read.

    Raises:
        BadDeal: It cannot be.
    """
    try:
        yield
    except (load_polars().exceptions.PolarsError, OSError) as error:
        what = str(error).splitlines()[0]
        raise BadDeal(f"{path} cannot be read: {what}; if you delete it, its games are played again") from error


def write_atomically(path: Path, write: Any) -> None:
    """Write a temporary file beside a path and rename it, so that a reader sees all of it or nothing.

    Raises:
        OSError: It cannot be written; `filename` is the path.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(beside)
        beside.replace(path)
    except OSError as error:  # for a full disk, the error doesn't name the file
        with suppress(OSError):
            beside.unlink()
        raise OSError(error.errno or EIO, error.strerror or str(error), str(path)) from error


def played_from_row(row: dict[str, Any]) -> Played:
    """Read a game from its row, with or without thinking times."""
    return Played(
        block=row["block"],
        bots=tuple(row["bots"]),
        shares=tuple(row["shares"]),
        scores=tuple(row["scores"]),
        decisions=row["decisions"],
        turns=row["turns"],
        ending=row["ending"],
        seconds=tuple(array("d", each) for each in row.get("seconds", ())),
    )


def decisions_of(played: Sequence[tuple[int, Played]]) -> dict[str, list[Any]]:
    """A row for each decision of some games: who was asked what, of how many options, and what it answered.

    Built column by column, because a game has about a thousand.
    """
    lengths = [(number, each, len(each.choices)) for number, each in played]
    seats, questions, options, answers = (
        [choice[nth] for _, each in played for choice in each.choices] for nth in range(4)
    )
    return {
        "number": [number for number, _, length in lengths for _ in range(length)],
        "nth": [nth for _, _, length in lengths for nth in range(length)],
        "seat": seats,
        "bot": [each.bots[choice[0]] for _, each in played for choice in each.choices],
        "question": questions,
        "options": options,
        "option": answers,
    }
