"""Tables played by one process, and the buffers that they write to, row by row."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from math import prod
from struct import Struct
from typing import Any, Final, NamedTuple

import numpy as np

from timescoop.bots import mover
from timescoop.kernel import NOBODY, BadDeal, Table
from timescoop.research.option_features import OptionFeatures
from timescoop.research.study import Study, returns_of

NO_OPTION: Final = -1
ALIGNED: Final = 64  # bytes; each buffer begins on a line of the processor's cache
TRIES: Final = 100  # deals in which nobody has a choice, one after the other
SEED_SIZE: Final = 8  # bytes
NUMBER: Final = 8  # bytes of each number of an observation
Shape = tuple[int, int, int, int, int, int]  # tables, seats, actions, length, width, most options


class Buffers(NamedTuple):
    """Arrays with a row for each table, all in one piece of memory."""

    action: Any
    mask: Any
    observation: Any
    options: Any
    features: Any
    seat: Any
    reward: Any
    returns: Any
    terminated: Any
    truncated: Any
    decisions: Any

    def clear(self) -> None:
        """What is told of games that have ended is told no longer."""
        for each in (self.reward, self.returns, self.terminated, self.truncated):
            each.fill(0)


def parts_of(shape: Shape) -> list[tuple[tuple[int, ...], Any]]:
    """Shape and type of each buffer, in the order of `Buffers`."""
    tables, seats, actions, length, width, most = shape
    return [
        ((tables,), np.int64), ((tables, actions), np.int8), ((tables, length), np.int64), ((tables, most), np.int32),
        ((tables, most, width), np.float32), ((tables,), np.int64), ((tables,), np.float64),
        ((tables, seats), np.float32), ((tables,), np.bool_), ((tables,), np.bool_), ((tables,), np.int64),
    ]  # fmt: skip


def memory_for(context: Any, shape: Shape) -> Any:
    """Memory for all buffers that processes of a context share; without a context, how many bytes that takes."""
    size = sum(rounded(prod(each) * np.dtype(kind).itemsize) for each, kind in parts_of(shape))
    return size if context is None else context.RawArray("b", size)


def buffers_of(memory: Any, shape: Shape) -> Buffers:
    """The arrays in a piece of memory."""
    start, found = 0, []
    for each, kind in parts_of(shape):
        found.append(np.frombuffer(memory, kind, prod(each), start).reshape(each))
        start += rounded(prod(each) * np.dtype(kind).itemsize)
    return Buffers(*found)


def rounded(size: int) -> int:
    """The bytes up to where the next buffer begins; at least one line, so that none is empty."""
    return max(1, -(-size // ALIGNED)) * ALIGNED


class PackedPlane(NamedTuple):
    """A plane of an observation, and how it is written.

    Attributes:
        tell: `tell(table, seat)`, its numbers.
        pack: `pack(memory, start, *numbers)` writes them.
        start: The byte from which on they are written.
        of_cards: Whether they follow from the sleeves alone.
    """

    tell: Callable[[Any, int], Iterable[int]]
    pack: Callable[..., None]
    start: int
    of_cards: bool


class TableRows:
    """Plays the rows from `first` up to `after`.

    Args:
        study: What is played.
        buffers: Where to write.
        first: The first row.
        after: The row after the last.
        skip_forced: Whether decisions with a single option are answered at once.
    """

    def __init__(self, study: Study, buffers: Buffers, first: int, after: int, *, skip_forced: bool) -> None:
        self.study = study
        self.buffers = buffers
        self.first, self.after = first, after
        self.skip_forced = skip_forced
        self.longest = study.longest
        count = after - first
        self.tables: list[Table] = [study.deal(0)] * count
        self.seeds, self.games, self.decisions, self.seats = [0] * count, [0] * count, [0] * count, [0] * count
        self.offered: list[list[int]] = [[] for _ in range(count)]
        self.masks = [memoryview(buffers.mask[row]) for row in range(first, after)]
        self.next_seat, self.answered = memoryview(buffers.seat), memoryview(buffers.decisions)  # quicker than arrays
        self.features = OptionFeatures(study) if buffers.options.shape[1] else None
        watched = range(first, after) if buffers.observation.shape[1] else ()
        planes = packed_planes(study, self.tables[0]) if watched else []
        self.writers = [ObservationWriter(planes, memoryview(buffers.observation[row]).cast("B")) for row in watched]

    def deal_all(self, seeds: Sequence[int]) -> None:
        """Begin again with the seeds of all rows, also those of other processes."""
        for nth, seed in enumerate(seeds[self.first : self.after]):
            self.seeds[nth], self.games[nth] = seed, 0
            self.deal(nth)
            self.buffers.decisions[self.first + nth] = self.decisions[nth]

    def deal(self, nth: int) -> None:
        """The next game of a row.

        Raises:
            BadDeal: Nobody has a choice in any of a hundred deals.
        """
        for _ in range(TRIES):
            self.tables[nth] = self.study.deal(seed_of(self.seeds[nth], self.games[nth]))
            self.games[nth] += 1
            self.decisions[nth] = 0
            if self.come_to_choice(nth):
                self.write(nth)
                return
        raise BadDeal(f"in {TRIES} deals nobody had a choice; play longer, or don't skip forced decisions")

    def come_to_choice(self, nth: int) -> bool:
        """Answer what is forced if that is wanted; whether the game goes on."""
        table, longest = self.tables[nth], self.longest
        while not table.over() and self.decisions[nth] < longest:
            seat = mover(table)
            offered = table.options(seat)
            if len(offered) > 1 or not self.skip_forced:
                self.seats[nth], self.offered[nth] = seat, self.marked(nth, offered)
                return True
            table.play(seat, offered[0])
            self.decisions[nth] += 1
        return False

    def marked(self, nth: int, offered: Sequence[int]) -> list[int]:
        """The options that are offered, marked in the mask instead of those before."""
        mask = self.masks[nth]
        for option in self.offered[nth]:
            mask[option] = 0
        for option in offered:
            mask[option] = 1
        return list(offered)

    def step(self) -> None:
        """One answer in each row."""
        own, first = self.buffers, self.first
        actions = own.action[first : self.after].tolist()
        for each in (own.reward, own.returns, own.terminated, own.truncated):
            each[first : self.after] = 0
        for nth, option in enumerate(actions):
            if option not in self.offered[nth]:
                self.end(nth, [-float(seat == self.seats[nth]) for seat in range(self.study.seats)], truncated=False)
                continue
            table = self.tables[nth]
            table.play(self.seats[nth], option)
            self.decisions[nth] += 1
            if self.come_to_choice(nth):
                self.write(nth)
                self.answered[first + nth] = self.decisions[nth]
            else:
                self.end(nth, returns_of(table), truncated=not table.over())

    def end(self, nth: int, returns: Sequence[float], *, truncated: bool) -> None:
        """Tell how a game ended, and deal the next."""
        own, row = self.buffers, self.first + nth
        own.returns[row] = returns
        own.reward[row] = returns[self.seats[nth]]
        own.terminated[row], own.truncated[row] = not truncated, truncated
        own.decisions[row] = self.decisions[nth]
        self.deal(nth)

    def write(self, nth: int) -> None:
        """What the seat that answers next knows and may do."""
        seat = self.seats[nth]
        self.next_seat[self.first + nth] = seat
        if self.writers:
            self.writers[nth].write(self.tables[nth], seat)
        if self.features is not None:
            self.write_features(nth)

    def write_features(self, nth: int) -> None:
        """The features of what is offered.

        Raises:
            BadDeal: There is no room for so many options.
        """
        own, row, offered = self.buffers, self.first + nth, self.offered[nth]
        count, most = len(offered), own.options.shape[1]
        if count > most:
            raise BadDeal(f"a question has {count} options; there is room for most_options={most}")
        assert self.features is not None, "it was asked for"
        own.options[row, :count] = offered
        own.options[row, count:] = NO_OPTION
        own.features[row, count:] = 0.0
        self.features.write(self.tables[nth], self.seats[nth], offered, own.features[row])


class ObservationWriter:
    """Writes observations into a buffer, one after another: only those planes that differ from what it wrote before.

    Between two decisions of a table most planes stay as they are, and comparing numbers is much quicker than writing.

    Args:
        planes: The planes of the observation, see `packed_planes`.
        memory: The bytes of the buffer; nobody else may write there.
    """

    def __init__(self, planes: Sequence[PackedPlane], memory: memoryview) -> None:
        self.planes, self.memory = planes, memory
        self.written: list[list[int]] = [[] for _ in planes]
        self.seat = NOBODY
        self.kind: list[int] = []
        self.known: list[int] = []
        self.zones: list[tuple[int, ...]] = []

    def write(self, table: Table, seat: int) -> None:
        """What a seat knows now."""
        written, memory = self.written, self.memory
        cards_as_before = self.sees_the_same_cards(table, seat)
        for nth, plane in enumerate(self.planes):
            if plane.of_cards and cards_as_before:
                continue
            told = list(plane.tell(table, seat))
            if told != written[nth]:
                plane.pack(memory, plane.start, *told)
                written[nth] = told

    def sees_the_same_cards(self, table: Table, seat: int) -> bool:
        """Whether the cards, and who knows them, are as they were at the last call, and the same seat looks."""
        if seat == self.seat and table.known == self.known and table.zones == self.zones and table.kind == self.kind:
            return True
        self.seat, self.known, self.zones, self.kind = seat, table.known[:], table.zones[:], table.kind[:]
        return False


def packed_planes(study: Study, dealt: Table) -> list[PackedPlane]:
    """The planes of an observation, and where each is written; one for all where a game doesn't declare any."""
    if study.game.observation is None:
        return [PackedPlane(study.game.observe, Struct(f"{study.length}q").pack_into, 0, of_cards=False)]
    planes = study.game.observation.planes_of(dealt)
    return [
        PackedPlane(plane.tell, Struct(f"{after - first}q").pack_into, NUMBER * first, plane.of_cards)
        for plane, (first, after, _, _) in zip(planes, study.tensors(), strict=True)
    ]


def seed_of(seed: int, game: int) -> int:
    """The seed of a row's n-th game: the first is the row's own, the others follow from it."""
    if game == 0:
        return seed
    return int.from_bytes(blake2b(f"{seed} {game}".encode(), digest_size=SEED_SIZE).digest(), "big")
