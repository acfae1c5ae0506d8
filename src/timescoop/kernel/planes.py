"""The planes of an observation, declared once: integers with a name, a shape and a source.

`observe` (the flat integers that one seat may know), `layout` (what they are) and `bounds` (minimum and maximum of
each) all follow from this list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod
from typing import Any, Final

from timescoop.kernel.books import NOTHING, steady_question
from timescoop.kernel.cards import NOBODY, Cards
from timescoop.kernel.ranges import (
    ANY_NUMBER,
    COPIES,
    KINDS,
    OPTIONS,
    PLACES,
    QUESTIONS,
    SEATS,
    YES_OR_NO,
    ZONES_OF_TABLE,
    Bounds,
    Range,
    Size,
    category,
    up_to,
)

UNSEEN: Final = NOBODY  # where there is nothing, or nothing that the seat may know


class Plane:
    """One part of an observation.

    Args:
        name: Its name.
        shape: The length of each axis: a number, or the name of a size that depends on the table.
        tell: `tell(table, seat)`, the integers that a seat may know, row by row.
        about: The meaning of each integer, in words.
        needed: `needed(pool)`, whether a pool's cards can make these integers differ from their initial values. A pool
            that doesn't need the plane is observed without it, as before the plane was added.
        of_cards: Whether the integers depend on the sleeves alone: their zones, contents and who knows them.
        ranges: The range of each integer: one for all, or one for each index of the axis of that length.
    """

    def __init__(
        self,
        name: str,
        shape: Sequence[Size],
        tell: Callable[[Any, int], Iterable[int]],
        about: str,
        needed: Callable[[Any], bool] | None = None,
        *,
        of_cards: bool = False,
        ranges: Sequence[Range] = (ANY_NUMBER,),
    ) -> None:
        self.name = name
        self.shape = tuple(shape)
        self.tell = tell
        self.about = about
        self.needed = needed
        self.of_cards = of_cards
        self.ranges = tuple(ranges)
        assert len(self.ranges) == 1 or len(self.ranges) in self.shape, f"{name}: a range for each of what?"

    def bounds(self, sizes: Mapping[str, int]) -> list[Bounds]:
        """The range of each integer at a table of these sizes, row by row."""
        lengths = [size if isinstance(size, int) else sizes[size] for size in self.shape]
        found = [each.at(sizes) for each in self.ranges]
        if len(found) == 1:
            return found * prod(lengths)
        axis = self.shape.index(len(found))
        inner = prod(lengths[axis + 1 :])
        return [bounds for bounds in found for _ in range(inner)] * prod(lengths[:axis])


class Observation:
    """The planes of a game, in order.

    Args:
        planes: The planes.
        places: The highest number of places at a table, if planes refer to places.
        zones: The highest number of zones at a table, if zones can be added during a game.
    """

    def __init__(
        self,
        planes: Sequence[Plane],
        places: Callable[[Any], int] | None = None,
        zones: Callable[[Any], int] | None = None,
    ) -> None:
        self.planes = tuple(planes)
        self.places = places
        self.zones = zones

    def planes_of(self, table: Any) -> list[Plane]:
        """The planes for a table, in order; they depend only on its pool."""
        return [plane for plane in self.planes if plane.needed is None or plane.needed(table.pool)]

    def observe(self, table: Any, seat: int) -> list[int]:
        """What a seat knows, as integers. Their number depends only on the pool, the decks and the number of seats."""
        numbers: list[int] = []
        for plane in self.planes:
            if plane.needed is None or plane.needed(table.pool):
                numbers += plane.tell(table, seat)
        return numbers

    def layout(self, table: Any) -> list[tuple[str, tuple[int, ...]]]:
        """The names and shapes of the parts of `observe`, in order."""
        sizes = self.sizes(table)
        there = self.planes_of(table)
        shapes = [[size if isinstance(size, int) else sizes[size] for size in plane.shape] for plane in there]
        return [(plane.name, tuple(shape)) for plane, shape in zip(there, shapes, strict=True)]

    def sizes(self, table: Any) -> dict[str, int]:
        """The sizes of a table by their names."""
        zones = len(table.zones) if self.zones is None else self.zones(table)
        sizes = {SEATS: table.seats, KINDS: table.pool.count, COPIES: len(table.kind), ZONES_OF_TABLE: zones}
        if self.places is not None:
            sizes[PLACES] = self.places(table)
        return sizes

    def bounds(self, table: Any, sizes: Mapping[str, int]) -> list[Bounds]:
        """The range of each integer of `observe`, in order.

        Args:
            table: Any table of the pool, decks and seats that are meant.
            sizes: How many `QUESTIONS` and `OPTIONS` there are, which no table knows.
        """
        known = {**self.sizes(table), **sizes}
        return [bounds for plane in self.planes_of(table) for bounds in plane.bounds(known)]

    def about(self) -> dict[str, str]:
        """The meaning of each plane's integers, by the name of the plane."""
        return {plane.name: plane.about for plane in self.planes}


# ---- planes that games share


def of_question(args: int) -> Plane:
    """The seat that is asked, its question and arguments; -1 for a missing argument or one that depends on loading."""

    def tell(table: Any, _seat: int) -> list[int]:
        if not table.asked:
            return [UNSEEN] * (2 + args)
        question, me, *rest = steady_question(*table.asked[0])
        return padded([me, question, *rest[:args]], 2 + args)

    about = f"the seat asked, the number of its question among those of the game, {args} arguments of the question"
    told = (category(SEATS), category(QUESTIONS), *[up_to(low=UNSEEN)] * args)
    return Plane("question", (2 + args,), tell, about, ranges=told)


def of_picks(picks: int) -> Plane:
    """The observing seat's own picks so far; picks of other seats are never shown."""

    def tell(table: Any, seat: int) -> list[int]:
        mine = table.asked and table.asked[0][1][0] == seat
        return padded(table.picks[:picks] if mine else (), picks)

    return Plane("picks", (picks,), tell, "own picks so far, in order", ranges=[category(OPTIONS)])


def of_hands(zones: Callable[[Any, int], Iterable[int]], hand: str = "hand") -> Plane:
    """The cards that the seat knows in each hand: its own, and those it saw move there.

    Args:
        zones: `zones(table, seat)`, the cards in the hands of a seat.
        hand: What counts as a hand, in words.
    """

    def tell(table: Any, seat: int) -> list[int]:
        kind, known, count = table.kind, table.known, table.pool.count
        seen = [0] * (table.seats * count)
        for each in range(table.seats):
            start = each * count
            for copy in zones(table, each):
                if known[copy] >> seat & 1:
                    seen[start + kind[copy]] += 1
        return seen

    about = f"cards of each kind that the seat knows in each {hand}"
    return Plane("hands", (SEATS, KINDS), tell, about, of_cards=True, ranges=[up_to(COPIES)])


ZONES: Final = Plane(
    "zones", (COPIES,), lambda table, _: table.zone, "the zone that each sleeve lies in", of_cards=True,
    ranges=[category(ZONES_OF_TABLE)],
)  # fmt: skip
FACE_UP: Final = Plane(
    "face up", (COPIES,), lambda table, _: table.up, "whether each sleeve lies face up", ranges=[YES_OR_NO]
)
FACES: Final = Plane(
    "faces", (COPIES,), lambda table, seat: table.sleeves_known(seat),
    "the kind inside each sleeve that lies outside the hands, if the seat knows it", of_cards=True,
    ranges=[category(KINDS)],
)  # fmt: skip
HOLDERS: Final = Plane(
    "holders", (COPIES,), lambda table, _: by_copy(table, table.holder), "the seat that holds each sleeve in play",
    ranges=[category(SEATS)],
)  # fmt: skip
HOSTS: Final = Plane(
    "hosts", (COPIES,), lambda table, _: by_copy(table, table.host), "the sleeve that each is on",
    ranges=[category(COPIES)],
)  # fmt: skip


def by_copy(table: Cards, book: Mapping[int, int], absent: int = UNSEEN) -> list[int]:
    """The value that a dict has for each sleeve."""
    numbers = [absent] * len(table.kind)
    for copy, number in book.items():
        numbers[copy] = number
    return numbers


def padded(numbers: Sequence[int], length: int) -> list[int]:
    """These numbers, padded with -1 to a length."""
    return [*numbers, *[NOTHING] * (length - len(numbers))]
