"""What is studied: a game with its edition, seats and options, its actions and what a seat observes, as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from timescoop.bots import mover
from timescoop.catalogue import GAMES
from timescoop.documents import Document, on_offer, read_position, read_text
from timescoop.kernel import SEED_BYTES, BadDeal, Game, Table
from timescoop.research.showing import as_text

LONGEST: Final = 50_000  # decisions after which a game is broken off as a draw; random play needs a fifth of them
Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def begun_at(text: str, game: str, edition: str | None, options: Mapping[str, str]) -> Document:
    """A position that games begin at, if it is one of what is asked for.

    Raises:
        BadDocument: It cannot be read.
        BadDeal: It is no position, or one of another game or edition, or options are asked for beside its own.
    """
    documents = read_text(text)
    if len(documents) != 1 or not isinstance(documents[0].value, dict):
        raise BadDeal("a position is the text of one YAML document, with game, edition and what lies where")
    value = documents[0].value
    if value.get("game") != game:
        raise BadDeal(f"the position is of {value.get('game')}, not of {game}")
    if edition is not None and str(value.get("edition", edition)) != edition:
        raise BadDeal(f"the position is of edition {value['edition']}, not {edition}")
    if options:
        raise BadDeal("a position has its own options; leave out the others")
    return documents[0]


class Study:
    """One way to play a game, for as many deals as wished.

    Args:
        game: The key of a game in the catalogue.
        seats: How many play; None is the fewest of the edition, or as many as the position has.
        edition: The key of an edition; None is the game's default.
        options: Options of the deal; what is left out gets its default.
        position: A position as text, from which every game begins; then what it leaves out is dealt by the seed, and
            it says edition, options and seats itself.
        longest: After so many decisions a game is broken off, and nobody has won.

    Raises:
        BadDeal: No such game, edition or option, a number of seats it is not for, `longest` below 1, or a game that
            does not tell what its numbers mean.
        BadDocument: The position cannot be read.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        position: str | None = None,
        longest: int = LONGEST,
    ) -> None:
        self.asked = (game, seats, edition, tuple(sorted((options or {}).items())), position, longest)
        if longest < 1:
            raise BadDeal(f"a game is broken off after 1 decision at the earliest, not after {longest}")
        if game not in GAMES:
            raise BadDeal(f"there is no game {game!r}; the games are {', '.join(sorted(GAMES))}")
        self.game: Game = GAMES[game]
        self.edition = self.game.edition(edition).key
        self.options = dict(options or {})
        self.longest = longest
        self.position = begun_at(position, game, edition, self.options) if position is not None else None
        if self.position is not None:
            self.edition = str(self.position.value.get("edition", self.edition))
        self.seats = self.game.edition(self.edition).least if seats is None else seats
        first = self.deal(0)
        if seats not in (None, first.seats):
            raise BadDeal(f"the position has {first.seats} seats, not {seats}")
        self.seats = first.seats
        self.names = [f"player_{seat}" for seat in range(self.seats)]
        if self.game.book is None or self.game.layout is None:
            raise BadDeal(f"{game} does not tell what its options and observations are made of")
        self.blocks = self.game.book(first)
        self.layout = self.game.layout(first)
        self.actions = sum(size for _, size in self.blocks)
        self.length = sum(prod(shape) for _, shape in self.layout)

    def __reduce__(self) -> tuple[Callable[..., Study], tuple[object, ...]]:
        return study_of, self.asked

    def __deepcopy__(self, _memory: dict[int, Any]) -> Study:
        return self

    def deal(self, seed: int, *, facts: bool = False) -> Table:
        """A table with the first question asked; the same seed deals as `timescoop.deal` does.

        Args:
            seed: Any whole number from 0.
            facts: Whether the table keeps what happens.

        Raises:
            BadDeal: The seed is no such number.
        """
        if not 0 <= seed < 1 << 8 * SEED_BYTES:
            raise BadDeal(f"a seed is a whole number from 0 to 2**{8 * SEED_BYTES} - 1, not {seed}")
        if self.position is None:
            luck = seed.to_bytes(SEED_BYTES, "big")
            return self.game.deal(seats=self.seats, seed=luck, edition=self.edition, options=self.options, facts=facts)
        value = {**self.position.value, "seed": seed}
        document = Document(value, self.position.lines, self.position.source)
        table = read_position(document, GAMES).table
        table.kept = [] if facts else None
        return table

    def observe(self, table: Table, seat: int) -> Numbers:
        """What a seat knows, laid out as `layout` says; seat `seats` watches."""
        return np.array(self.game.observe(table, seat), dtype=np.int64)

    def squeeze(self, numbers: Numbers) -> Floats:
        """The same for networks: the logarithm of one more than each number, with its sign."""
        wide = numbers.astype(np.float32)
        squeezed: Floats = np.sign(wide) * np.log1p(np.abs(wide))
        return squeezed

    def mask(self, table: Table, seat: int) -> Mask:
        """1 for each option of the seat that answers next; all 0 for the others."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if mover(table) == seat:
            mask[table.options(seat)] = 1
        return mask

    def words(self, table: Table, seat: int) -> dict[int, str]:
        """The options of a seat in words; words that two options share are followed by the option's number."""
        offered = on_offer(self.game, table, seat, self.names)
        said = [words for _, words in offered]
        return {option: words if said.count(words) == 1 else f"{words} #{option}" for option, words in offered}

    def show(self, table: Table, seat: int) -> str:
        """What a seat sees, and what it may answer, as text."""
        text = as_text(self.game.view(table, seat), self.game.faces(table))
        if mover(table) == seat:
            text += "".join(f"  {option}: {words}\n" for option, words in self.words(table, seat).items())
        return text

    def numbering(self) -> Iterator[tuple[int, int, str]]:
        """The option book: first number, number after the last, and what the options between are about."""
        start = 0
        for name, size in self.blocks:
            yield start, start + size, name
            start += size

    def tensors(self) -> Iterator[tuple[int, int, str, tuple[int, ...]]]:
        """The observation: first number, number after the last, name and shape of each part."""
        start = 0
        for name, shape in self.layout:
            yield start, start + prod(shape), name, shape
            start += prod(shape)

    def told_of(self, options: Any = None) -> str:
        """In one line what is played, for titles and errors."""
        stated = options if options is not None else self.options
        more = "".join(f", {key} {value}" for key, value in sorted(stated.items()))
        return f"{self.game.key} {self.edition}, {self.seats} seats{more}"


@cache
def study_of(
    game: str,
    seats: int | None,
    edition: str | None,
    options: tuple[tuple[str, str], ...],
    position: str | None,
    longest: int,
) -> Study:
    """The one study of these; what is read back from a pickle shares it."""
    return Study(game, seats, edition, dict(options), position, longest)


def returns_of(table: Table) -> list[float]:
    """What each seat has won: 1 for the winner alone, the others share the loss; all 0 while nobody has won.

    The winners share `seats`, everybody pays one, and all is divided by `seats - 1`: it adds up to 0 in every case.
    """
    winners = table.won.bit_count() if table.won > 0 else 0
    if not winners:
        return [0.0] * table.seats
    pot = table.seats / winners
    return [((pot if table.won >> seat & 1 else 0.0) - 1) / (table.seats - 1) for seat in range(table.seats)]
