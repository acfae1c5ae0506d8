"""Games of a simulation lived through again, for what only their tables tell: sides, cards, leads, what never was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from timescoop.arena.crew import done_here
from timescoop.arena.kept import SETTING, frames, played_of, read_setting, readable
from timescoop.arena.match import Played, Setting, ending_of, turns_of, win_shares
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
        types: Of the cards of the pool, by their names.
    """

    setting: Setting
    games: Sequence[Lived]
    types: Mapping[str, str]

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
    """Live through all games of a folder again.

    Args:
        folder: Where a simulation was kept, with its decisions.
        workers: Processes; with 1, all is done in this one.
        progress: `progress(done, of)` is called after each game.

    Raises:
        BadDeal: There is no simulation there, none with decisions, or one of another version's rules.
    """
    setting = setting_of(folder)
    numbers = numbers_of(folder)
    if not numbers:
        raise BadDeal(f"{folder} holds no game with its decisions; they are kept by --decisions")
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
    game = GAMES[setting.game]
    dealt = dealt_of(setting, 0)
    return Gathered(
        setting,
        [lived[number] for number in sorted(lived)],
        types_of(game.faces(dealt)),
    )


def types_of(faces: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """The type of each card that has a name, by its name, in the order of names."""
    found = {str(face["name"]): str(face.get("type", "")) for face in faces if face.get("name")}
    return dict(sorted(found.items()))


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
    cards = compiled(setting.game, setting.cards) if setting.cards else None
    return GAMES[setting.game].deal(
        seats=len(setting.bots),
        seed=deal_seed(setting.seed, block),
        edition=setting.edition,
        options=setting.options,
        cards=cards,
        facts=True,
    )


def live(setting: Setting, played: Played) -> Lived:
    """Live through one game.

    Raises:
        BadDeal: Its decisions do not fit these rules.
    """
    game, table = GAMES[setting.game], dealt_of(setting, played.block)
    answers = [(seat, option) for seat, _, _, option in played.choices]
    return live_through(game, table, answers, len(answers), played)


def live_through(
    game: Game, table: Table, answers: Iterable[tuple[int, int]], count: int, played: Played | None = None
) -> Lived:
    """Live through one game, wherever it was played.

    Args:
        game: What was played.
        table: As it was dealt, with the facts of the deal: opening hands are drawn too. It is played on in place.
        answers: Seat and option of each answer; the table is at the end of those before when one is asked for.
        count: How many there are.
        played: The game's row, if it has one; left out, it is made from its end, nobody's seats named.

    Raises:
        BadDeal: The answers do not fit these rules.
    """
    table.kept = table.kept or []
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
