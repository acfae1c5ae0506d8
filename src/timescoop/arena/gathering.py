"""Games of a simulation lived through again, for what only their tables tell: sides, cards, leads, what never was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from timescoop.arena.kept import SETTING, frames, played_of
from timescoop.arena.match import Choice, Played, Setting, ending_of, turns_of, win_shares
from timescoop.arena.seeds import deal_seed
from timescoop.arena.simulate import compiled
from timescoop.catalogue import GAMES
from timescoop.kernel import FACT, QUESTION, BadDeal, Game, Table

STEPS: Final = 20  # moments of a game at which it is looked who leads
Named = dict[str, int]  # name of a card -> the seats, as bits


class Lived(NamedTuple):
    """What one game was, beyond its row.

    Args:
        played: Its row.
        sides: What each seat played, where that is a card; empty where it is not.
        by: The card that won it, or empty.
        leaders: The seat that was ahead by the game's own worth at each of `STEPS` moments.
        drew: Which seats had which cards in their hands.
        used: Which seats played which cards.
        facts: The facts that were told.
        questions: The questions that were asked.
    """

    played: Played
    sides: tuple[str, ...]
    by: str
    leaders: tuple[int, ...]
    drew: Named
    used: Named
    facts: frozenset[str]
    questions: frozenset[str]


@dataclass(frozen=True)
class Gathered:
    """All games of a simulation.

    Args:
        setting: What was simulated.
        games: Each of them, in the order of their numbers.
        names: Of the cards of the pool, each once.
    """

    setting: Setting
    games: Sequence[Lived]
    names: Sequence[str]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.setting.bots)

    @property
    def game(self) -> Game:
        """Which game."""
        return GAMES[self.setting.game]


Job = tuple[Setting, Played]


def gather(folder: Path, *, workers: int = 1, progress: Callable[[int, int], None] | None = None) -> Gathered:
    """Live through all games of a folder again.

    Args:
        folder: Where a simulation was kept, with its decisions.
        workers: Processes; with 1, all is done in this one.
        progress: `progress(done, of)` is called after each game.

    Raises:
        BadDeal: There is no simulation there, none with decisions, or one of another version's rules.
    """
    setting = setting_of(folder)
    jobs = [(setting, played) for played in games_of(folder)]
    if not jobs:
        raise BadDeal(f"{folder} holds no game with its decisions; they are kept by --decisions")
    lived = []
    for each in each_lived(jobs, workers):
        lived.append(each)
        if progress:
            progress(len(lived), len(jobs))
    game = GAMES[setting.game]
    dealt = dealt_of(setting, 0)
    return Gathered(setting, lived, sorted({str(face["name"]) for face in game.faces(dealt) if face.get("name")}))


def setting_of(folder: Path) -> Setting:
    """What a folder is a simulation of.

    Raises:
        BadDeal: It is none.
    """
    path = folder / SETTING
    if not path.exists():
        raise BadDeal(f"{folder} holds no simulation: {SETTING} is missing")
    stated = json.loads(path.read_text("utf-8"))
    setting = Setting(**{**stated, "bots": tuple(stated["bots"])})
    if setting.game not in GAMES:
        raise BadDeal(f"{folder} is of {setting.game}, which is not here")
    return setting


def games_of(folder: Path) -> Iterator[Played]:
    """All games that are kept with their decisions, each once, in the order of their numbers."""
    pl = frames()
    rows: dict[int, dict[str, Any]] = {}
    said: dict[int, list[Choice]] = {}
    for path in sorted(folder.glob("decisions-*.parquet")):
        games = path.with_name(path.name.replace("decisions", "games"))
        if games.exists():
            rows.update({row["number"]: row for row in pl.read_parquet(games).iter_rows(named=True)})
            told = pl.read_parquet(path).sort("number", "nth").partition_by("number", as_dict=True)
            for (number,), frame in told.items():
                said[number] = list(frame.select("seat", "question", "options", "option").iter_rows())
    for number in sorted(rows):
        yield played_of(rows[number])._replace(choices=tuple(said.get(number, ())))


def each_lived(jobs: Sequence[Job], workers: int) -> Iterator[Lived]:
    """Live through games, in their order."""
    if workers <= 1:
        yield from map(live, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(live, jobs, chunksize=8)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def dealt_of(setting: Setting, block: int) -> Table:
    """The table of a block as it was dealt."""
    cards = compiled(setting.game, setting.cards) if setting.cards else None
    return GAMES[setting.game].deal(
        seats=len(setting.bots),
        seed=deal_seed(setting.seed, block),
        edition=setting.edition,
        options=setting.options,
        cards=cards,
    )


def live(job: Job) -> Lived:
    """Live through one game.

    Raises:
        BadDeal: Its decisions do not fit these rules.
    """
    setting, played = job
    game, table = GAMES[setting.game], dealt_of(setting, played.block)
    answers = [(seat, option) for seat, _, _, option in played.choices]
    return live_through(game, table, answers, len(answers), played)


def live_through(
    game: Game, table: Table, answers: Iterable[tuple[int, int]], count: int, played: Played | None = None
) -> Lived:
    """Live through one game, wherever it was played.

    Args:
        game: What was played.
        table: As it was dealt; it is played on in place.
        answers: Seat and option of each answer; the table is at the end of those before when one is asked for.
        count: How many there are.
        played: The game's row, if it has one; left out, it is made from its end, nobody's seats named.

    Raises:
        BadDeal: The answers do not fit these rules.
    """
    table.kept = []
    moments = {count * step // STEPS for step in range(STEPS)}
    leaders: list[int] = []
    questions: set[str] = set()
    decisions = 0
    for nth, (seat, option) in enumerate(answers):
        if nth in moments:
            leaders.append(max(range(table.seats), key=lambda each: game.worth(table, each)))
        if seat not in table.waiting() or option not in table.options(seat):
            which = f"game {played.block}" if played else "it"
            raise BadDeal(f"{which} does not go as it did: the rules have changed since it was played")
        questions.add(QUESTION[table.question_of(seat)])
        decisions += table.settled(seat) != option
        table.play(seat, option)
    view = game.view(table, table.seats)
    names = [str(face.get("name", "")) for face in game.faces(table)]
    drew, used = cards_of(game, table, names)
    return Lived(
        played=(played or row_of(game, table, decisions))._replace(choices=()),
        sides=tuple(named(names, seat.get("side", -1)) for seat in view["seats"]),
        by=named(names, view.get("by", -1)),
        leaders=tuple(leaders),
        drew=drew,
        used=used,
        facts=frozenset(FACT[fact] for fact, *_ in table.kept),
        questions=frozenset(questions),
    )


def row_of(game: Game, table: Table, decisions: int) -> Played:
    """A game that is over as a row."""
    ended = (decisions, turns_of(game, table), ending_of(game, table))
    return Played(0, ("",) * table.seats, win_shares(table), tuple(game.scores(table)), *ended, ((),) * table.seats)


def named(names: Sequence[str], kind: int) -> str:
    """The name of a kind; empty for none."""
    return names[kind] if kind >= 0 else ""


def cards_of(game: Game, table: Table, names: Sequence[str]) -> tuple[Named, Named]:
    """Which seats drew and played which cards, by the facts that the game says tell it."""
    drew: Named = {}
    used: Named = {}
    shop = game.workshop
    ways: Mapping[int, Named] = (
        {**dict.fromkeys(shop.drew, drew), **dict.fromkeys(shop.played, used)} if shop is not None else {}
    )
    for what, seat, _, kinds, _ in table.kept or ():
        if what in ways and seat >= 0:
            for kind in kinds:
                if kind >= 0:
                    ways[what][names[kind]] = ways[what].get(names[kind], 0) | 1 << seat
    return drew, used
