"""Random games: a random generator that is the same everywhere, and walks through a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from timescoop.kernel import SEED_BYTES, Game, Table, cheap, mix
from timescoop.testkit.broken import Where

T = TypeVar("T")
NAMES: Final = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hal")
LONGEST_GAME: Final = 20_000  # decisions; a game that is not over by then never ends


class Luck:
    """A cheap sequence of numbers for tests, the same on every Python."""

    def __init__(self, start: int) -> None:
        self.state = mix(start)

    def below(self, sides: int) -> int:
        """A number from 0 up to sides - 1."""
        self.state = cheap(self.state)
        return (self.state >> 8) % sides

    def of(self, items: Sequence[T]) -> T:
        """One of several, at random."""
        return items[self.below(len(items))]

    def chance(self, share: float) -> bool:
        """Yes, in so many of all cases."""
        return self.below(1 << 16) < share * (1 << 16)

    def number(self) -> int:
        """A number below 2**31 for other luck to start from."""
        return self.below(1 << 23)


def seed_bytes(seed: int) -> bytes:
    """A small number as the seed of a deal."""
    return (seed + 1).to_bytes(SEED_BYTES, "little")


@dataclass
class Walk:
    """One game under way, with everything that is needed to play it again."""

    game: Game
    seats: int
    seed: int
    edition: str
    facts: bool = True
    options: dict[str, str] | None = None
    number: int = 0
    answers: list[tuple[int, int]] = field(default_factory=list)
    table: Table = field(init=False)

    def __post_init__(self) -> None:
        self.table = self.deal()

    def deal(self) -> Table:
        """The table this game began with."""
        return self.game.deal(
            seats=self.seats,
            seed=seed_bytes(self.seed),
            edition=self.edition,
            options=self.options,
            facts=self.facts,
        )

    def where(self) -> Where:
        """Where a walk is: in which deal, and after how many answers."""
        return Where(self.game.key, self.edition, self.seats, self.seed, self.number)

    def names(self) -> Sequence[str]:
        """What the seats are called."""
        return NAMES[: self.seats]

    def step(self, seat: int, option: int) -> None:
        """Answer; only the facts of this answer are kept."""
        if self.table.kept is not None:
            self.table.kept.clear()
        self.answers.append((seat, option))
        self.number += 1
        self.table.play(seat, option)


def editions_of(game: Game) -> list[tuple[str, int]]:
    """Every edition with every number of seats that it is for."""
    return [(each.key, seats) for each in game.editions for seats in range(each.least, each.most + 1)]


def options_of(game: Game, edition: str) -> list[dict[str, str]]:
    """Options of the deal in which every value of every choice comes up.

    First nothing, which means the defaults; then each other value of one choice beside the defaults of the rest; then
    the last values of all choices together.
    """
    choices = [each for each in game.choices if not each.editions or edition in each.editions]
    single = [{each.key: value} for each in choices for value in list(each.values)[1:]]
    return [{}, *single, *([{each.key: list(each.values)[-1] for each in choices}] if len(choices) > 1 else [])]


def choose(table: Table, luck: Luck) -> tuple[int, int]:
    """A random seat that is waited for, and a random answer."""
    seat = luck.of(table.waiting())
    return seat, luck.of(table.options(seat))


def random_walk(
    game: Game,
    seats: int,
    seed: int,
    edition: str | None = None,
    *,
    facts: bool = False,
    longest: int = LONGEST_GAME,
) -> Iterator[tuple[Table, int, int]]:
    """A random game: each table with the seat that will answer, and its answer, to the end.

    The table is played on in place: copy what you want to keep.
    """
    walk = Walk(game, seats, seed, edition or game.editions[0].key, facts)
    luck = Luck(seed)
    while not walk.table.over() and walk.number < longest:
        seat, option = choose(walk.table, luck)
        yield walk.table, seat, option
        walk.step(seat, option)


def follow(table: Table, numbers: Sequence[int]) -> Table:
    """A table after the answers that a list of numbers picks, each taken modulo the number of options."""
    table = table.copy()
    for number in numbers:
        if table.over():
            break
        waiting = table.waiting()
        seat = waiting[number % len(waiting)]
        offered = table.options(seat)
        table.play(seat, offered[number // len(waiting) % len(offered)])
    return table
