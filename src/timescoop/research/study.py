"""What is studied: a game with its edition, seats and options, its actions and what a seat observes, as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from math import prod
from operator import index
from struct import Struct
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
ASKED: Final = "question"  # the part of an observation whose numbers may be sets, told as bits
PIECES: Final = np.arange(0, 64, 16)  # a float of 32 bits holds 24 of a number: where each piece of 16 begins


def whole_from(value: Any, what: str) -> int:
    """A whole number as Python has it, from any library.

    Raises:
        BadDeal: It is none.
    """
    try:
        return index(value)
    except TypeError as error:
        raise BadDeal(f"{what} is a whole number, not {value!r}") from error


def settings_from(options: Any) -> dict[str, str]:
    """Options of the deal as a dictionary of our own.

    Raises:
        BadDeal: They are no mapping.
    """
    if not isinstance(options or {}, Mapping):
        raise BadDeal(f"options of the deal are a dictionary of keys and values, not {options!r}")
    return dict(options or {})


def begun_at(text: Any, game: str, edition: str | None, options: Mapping[str, str]) -> Document:
    """A position that games begin at, if it is one of what is asked for.

    Raises:
        BadDocument: It cannot be read.
        BadDeal: It is no position, or one of another game or edition, or options are asked for beside its own.
    """
    documents = read_text(text) if isinstance(text, str) else []
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
        edition: The key of an edition, as text or as a number; None is the game's default.
        options: Options of the deal; what is left out gets its default.
        position: A position as text, from which every game begins; then what it leaves out is dealt by the seed, and
            it says edition, options and seats itself.
        longest: After so many decisions a game is broken off, and nobody has won.

    Raises:
        BadDeal: No such game, edition or option, a number of seats it is not for, `longest` below 1, something of
            another type than it should be, or a game that does not tell what its numbers mean.
        BadDocument: The position cannot be read.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        edition: str | int | None = None,
        options: Mapping[str, str] | None = None,
        position: str | None = None,
        longest: int = LONGEST,
    ) -> None:
        edition = None if edition is None else str(edition)
        seats = None if seats is None else whole_from(seats, "how many seats there are")
        longest = whole_from(longest, "the longest game")
        options = settings_from(options)
        self.asked = (game, seats, edition, tuple(sorted(options.items())), position, longest)
        if longest < 1:
            raise BadDeal(f"a game is broken off after 1 decision at the earliest, not after {longest}")
        if game not in GAMES:
            raise BadDeal(f"there is no game {game!r}; the games are {', '.join(sorted(GAMES))}")
        self.game: Game = GAMES[game]
        self.edition = self.game.edition(edition).key
        self.options = options
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
        self.measure(first)

    def measure(self, first: Table) -> None:
        """What the numbers of actions and observations are, by a table that was dealt.

        Raises:
            BadDeal: The game does not tell.
        """
        if self.game.book is None or self.game.layout is None:
            raise BadDeal(f"{self.game.key} does not tell what its options and observations are made of")
        book = self.game.book(first)
        self.blocks, self.actions = book.blocks(), book.size
        self.layout = self.game.layout(first)
        self.length = sum(prod(shape) for _, shape in self.layout)
        self.numbers = Struct(f"{self.length}q")
        self.float_layout = [(name, (*shape, len(PIECES)) if name == ASKED else shape) for name, shape in self.layout]
        self.width = sum(prod(shape) for _, shape in self.float_layout)
        sets = [(start, after) for start, after, name, _ in self.tensors() if name == ASKED]
        self.sets = sets[0] if sets else (0, 0)

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
        seed = whole_from(seed, "a seed")
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
        """What a seat knows, laid out as `layout` says: `length` numbers, below 2**62; seat `seats` watches."""
        packed = self.numbers.pack(*self.game.observe(table, seat))  # twice as quick as `np.array`
        return np.frombuffer(bytearray(packed), np.int64)

    def floats(self, numbers: Numbers) -> Floats:
        """The same as floats of 32 bits, laid out as `float_layout` says; nothing is lost. Several rows are fine, too.

        What a question is about may be a set, told as up to 62 bits, more than such a float holds. So each number of
        that part becomes four, of 16 bits each, the lowest first; -1 stays -1 in all four.
        """
        first, after = self.sets
        told = numbers[..., first:after, np.newaxis]
        pieces = np.where(told < 0, told, told >> PIECES & 0xFFFF).reshape(*numbers.shape[:-1], -1)
        return np.concatenate((numbers[..., :first], pieces, numbers[..., after:]), axis=-1).astype(np.float32)

    def squeeze(self, numbers: Numbers) -> Floats:
        """The same for networks: the logarithm of one more than each of the `floats`, with its sign."""
        wide = self.floats(numbers)
        squeezed: Floats = np.sign(wide) * np.log1p(np.abs(wide))
        return squeezed

    def mask(self, table: Table, seat: int) -> Mask:
        """1 for each option of the seat that answers next; all 0 for the others: `actions` numbers."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if mover(table) == seat:
            mask[table.options(seat)] = 1
        return mask

    def words(self, table: Table, seat: int) -> dict[int, str]:
        """The options of a seat in words; words that two options share are followed by the option's number."""
        offered = on_offer(self.game, table, seat, self.names)
        said = [words for _, words in offered]
        return {option: words if said.count(words) == 1 else f"{words} #{option}" for option, words in offered}

    def show(self, table: Table, seat: int, *, asked: bool = True) -> str:
        """What a seat sees, and what it may answer if it is still asked, as text."""
        text = as_text(self.game.view(table, seat), self.game.faces(table))
        if asked and mover(table) == seat:
            text += "".join(f"  {option}: {words}\n" for option, words in self.words(table, seat).items())
        return text

    def numbering(self) -> Iterator[tuple[int, int, str]]:
        """The option book: first number, number after the last, and what the options between are about."""
        start = 0
        for name, size in self.blocks:
            yield start, start + size, name
            start += size

    def settled(self) -> dict[str, str]:
        """Every option of the deal, the defaults filled in; a position says its own."""
        return self.game.settle_options(self.game.edition(self.edition), self.options)

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


@lru_cache(maxsize=8)
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
    """Each seat's return, from -1 to 1: 1 for a sole winner, the loss shared by the others; 0 before the end.

    The winners share `seats`, everybody pays one, and all is divided by `seats - 1`: it adds up to 0 in every case.
    """
    winners = table.won.bit_count() if table.won > 0 else 0
    if not winners:
        return [0.0] * table.seats
    pot = table.seats / winners
    return [((pot if table.won >> seat & 1 else 0.0) - 1) / (table.seats - 1) for seat in range(table.seats)]
