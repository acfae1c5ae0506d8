"""The games of a kept simulation: lived through again where their decisions were kept, or as their rows tell them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from timescoop.arena.crew import done_here
from timescoop.arena.kept import SETTING, frames, played_of, read_setting, readable
from timescoop.arena.living import Lived, live_through, ready_decks, types_of, untold, winning
from timescoop.arena.match import Played, Setting
from timescoop.arena.seeds import deal_seed
from timescoop.arena.simulate import compiled
from timescoop.catalogue import GAMES
from timescoop.kernel import BadDeal, Game, Table


@dataclass(frozen=True)
class Gathered:
    """All games of a simulation.

    Args:
        setting: What was simulated.
        games: Each of them, in the order of their numbers.
        types: Of the cards of the pool, by their names.
        decks: The ready decks that there are, by name, where players bring decks.
        wins: The cards that can win a game, where a card does.
        told: Whether the decisions were kept; without them nothing is known of the games but their rows.
        settings: Of all simulations that are counted here together, where there are several.
    """

    setting: Setting
    games: Sequence[Lived]
    types: Mapping[str, str]
    decks: tuple[str, ...] = ()
    wins: tuple[str, ...] = ()
    told: bool = True
    settings: tuple[Setting, ...] = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.setting.bots)

    @property
    def game(self) -> Game:
        """Which game."""
        return GAMES[self.setting.game]


PART: Final = 25  # games that a process lives through at a time
Part = tuple[Setting, Path, tuple[int, ...]]  # a file of decisions and the numbers of some of its games


def gather(folder: Path, *, workers: int = 1, progress: Callable[[int, int], None] | None = None) -> Gathered:
    """Live through all games of a folder again; of games that were kept without their decisions, read the rows.

    Args:
        folder: Where a simulation was kept.
        workers: Processes; with 1, all is done in this one.
        progress: `progress(done, of)` is called after each game.

    Raises:
        BadDeal: There is no simulation there, one without games, or one of another version's rules.
    """
    setting = setting_of(folder)
    numbers = numbers_of(folder)
    lived = all_lived(setting, numbers, workers, progress) if numbers else rows_of(folder)
    if not lived:
        raise BadDeal(f"{folder} holds no game yet; the same simulation plays them")
    faces = GAMES[setting.game].faces(dealt_of(setting, 0))
    return Gathered(
        setting,
        [lived[number] for number in sorted(lived)],
        types_of(faces),
        tuple(ready_decks(GAMES[setting.game], setting.edition, cards_of(setting))),
        winning(faces),
        told=bool(numbers),
    )


def all_lived(
    setting: Setting, numbers: Mapping[int, Path], workers: int, progress: Callable[[int, int], None] | None
) -> dict[int, Lived]:
    """Live through all games whose decisions are kept, by their numbers."""
    parts = [
        (setting, path, tuple(mine[nth : nth + PART]))
        for path in sorted(set(numbers.values()))
        for mine in [[number for number, there in numbers.items() if there == path]]
        for nth in range(0, len(mine), PART)
    ]
    lived: dict[int, Lived] = {}
    with closing(done_here(live_part, parts, workers)) as results:
        for some in results:
            for number, each in some:
                lived[number] = each
                if progress:
                    progress(len(lived), len(numbers))
    return lived


def rows_of(folder: Path) -> dict[int, Lived]:
    """The games of a folder as their rows tell them, by their numbers."""
    pl = frames()
    found: dict[int, Lived] = {}
    for path in sorted(folder.glob("games-*.parquet")):
        with readable(path):
            rows = pl.read_parquet(path).drop("seconds")
        found.update({row["number"]: untold(played_of(row)) for row in rows.iter_rows(named=True)})
    return found


def setting_of(folder: Path) -> Setting:
    """What a folder is a simulation of.

    Raises:
        BadDeal: It is none.
    """
    path = folder / SETTING
    if not path.exists():
        raise BadDeal(f"{folder} holds no simulation: {SETTING} is missing")
    return read_setting(path)


def numbers_of(folder: Path) -> dict[int, Path]:
    """The file of decisions of every game that is kept with them, by its number; each has one."""
    pl = frames()
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
    """All games that are kept with their decisions, each once, file by file."""
    numbers = numbers_of(folder)
    for path in sorted(set(numbers.values())):
        yield from read(path, [number for number, there in numbers.items() if there == path]).values()


def read(path: Path, numbers: Sequence[int]) -> dict[int, Played]:
    """Some games of a file with their decisions, without their times, in the order of their numbers."""
    pl = frames()
    of = pl.col("number").is_in(list(numbers))
    with readable(path):
        rows = pl.scan_parquet(games_beside(path)).drop("seconds").filter(of).sort("number").collect()
        told = pl.scan_parquet(path).filter(of).sort("number", "nth").collect().partition_by("number", as_dict=True)
    said = {
        number: tuple(frame.select("seat", "question", "options", "option").iter_rows())
        for (number,), frame in told.items()
    }
    return {
        row["number"]: played_of(row)._replace(choices=said.get(row["number"], ()))
        for row in rows.iter_rows(named=True)
    }


def live_part(part: Part) -> list[tuple[int, Lived]]:
    """Live through some games of a file; this may run in a process of its own."""
    setting, path, numbers = part
    return [(number, live(setting, played)) for number, played in read(path, numbers).items()]


def dealt_of(setting: Setting, block: int) -> Table:
    """The table of a block as it was dealt, with what was told at the deal."""
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


def live(setting: Setting, played: Played) -> Lived:
    """Live through one game.

    Raises:
        BadDeal: Its decisions do not fit these rules.
    """
    game, table = GAMES[setting.game], dealt_of(setting, played.block)
    answers = [(seat, option) for seat, _, _, option in played.choices]
    return live_through(game, table, answers, len(answers), played, cards_of(setting))
