"""A position as a seat knows it, as numbers of fixed length: what a network learns from.

Nothing here is about one edition or one card. Cards are told by what is printed on them, zones by their role, and
other seats as one crowd, so a network reads tables of any number of seats, and cards that it has never met.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from timescoop.bots.turns import mover
from timescoop.kernel import NOBODY, SEATS, Factors, Game, Spec, Table

MINE: Final = 0  # whose a card is, by the holder or the zone
THEIRS: Final = 1
NOBODYS: Final = 2
OWNERS: Final = 3
CARD: Final = 0.125  # a card in a zone counts so much
FIGURE: Final = 0.0625  # a point of a figure on it
LEAST: Final = 1e-9
HALF: Final = 8.0  # a number so large is told as 0.5
MOST: Final = 4.0  # what is larger is told as this
MOST_SEATS: Final = 6
POOLS: Final = 64  # card pools that are remembered
QUESTION: Final = ("question", "picks", "scores")  # planes that say nothing of how a seat stands

Printed = tuple[tuple[int, float], ...]  # of a card: positions after its zone's first, and what each gains by it


class Vocabulary(NamedTuple):
    """What the features of a game are made of. It is kept with a network: cards that came later are told by it.

    Attributes:
        zones: The keys of zones, those that there is one of first.
        types: The types of cards; the last position is for any other.
        figures: The names of figures that are printed on cards.
    """

    zones: tuple[str, ...]
    types: tuple[str, ...]
    figures: tuple[str, ...]


def vocabulary_of(game: Game) -> Vocabulary:
    """The vocabulary of a game, by the editions it brings along."""
    types: dict[str, None] = {}
    figures: dict[str, None] = {}
    for edition in game.editions:
        table = game.deal(seats=edition.most, seed=b"", edition=edition.key)
        for face in game.faces(table):
            types[face["type"]] = None
            figures.update(dict.fromkeys(face["values"]))
    spec = spec_of(game)
    return Vocabulary(tuple(zone.key for zone in spec.zones), tuple(sorted(types)), tuple(sorted(figures)))


def spec_of(game: Game) -> Spec:
    """What the tables of a game are made of."""
    spec: Spec = import_module(f"{game.room}.spec").SPEC
    return spec


class PositionFeatures:
    """Reads positions of one game.

    Args:
        game: What is played.
        vocabulary: What features are made of.
    """

    def __init__(self, game: Game, vocabulary: Vocabulary) -> None:
        self.game = game
        self.vocabulary = vocabulary
        zones = {zone.key: zone for zone in spec_of(game).zones}
        self.common = [nth for nth, key in enumerate(vocabulary.zones) if zones[key].each == ""]
        self.by_seat = [nth for nth, key in enumerate(vocabulary.zones) if zones[key].each == "seat"]
        self.by_place = [nth for nth, key in enumerate(vocabulary.zones) if zones[key].each not in {"", "seat"}]
        self.row = 3 + len(vocabulary.types) + 1 + len(vocabulary.figures)  # numbers for each zone and owner
        self.cards = len(vocabulary.zones) * OWNERS * self.row
        self.known_pools: dict[int, tuple[Any, list[Printed]]] = {}
        planes = game.observation.planes if game.observation else ()
        self.planes = [
            plane for plane in planes
            if plane.name not in QUESTION and plane.needed is None  # what no card of the box can change
            and all(isinstance(size, int) or size == SEATS for size in plane.shape)
        ]  # fmt: skip
        self.width = len(self.of(game.deal(seats=game.editions[0].least, seed=b""), 0))

    def of(self, table: Table, seat: int) -> list[float]:
        """The features of a position as a seat knows it: `width` numbers, most of them 0."""
        value = self.game.evaluate(table, seat)
        turn = mover(table)
        x = [
            1.0, value / (self.game.swing + abs(value)), max(-3.0, min(3.0, value / self.game.swing)),
            float(turn == seat), float(turn >= 0 and (turn - seat) % table.seats == 1),
            *[float(table.seats == count) for count in range(2, MOST_SEATS + 1)],
        ]  # fmt: skip
        if self.game.factors is not None:
            add_factors(x, self.game.factors(table, seat), seat)
        for plane in self.planes:
            add_plane(x, plane.shape, plane.tell(table, seat), table.seats, seat)
        start = len(x)
        x += [0.0] * self.cards
        self.add_cards(x, start, table, seat)
        return x

    def add_cards(self, x: list[float], start: int, table: Table, seat: int) -> None:
        """Count the cards of each zone, and what is printed on those that the seat knows."""
        printed = self.printed(table)
        bit = 1 << seat
        kind, known, holder, owner = table.kind, table.known, table.holder, table.owner
        roles = self.roles(len(table.zones), table.seats)
        for zone, cards in enumerate(table.zones):
            if not cards:
                continue
            first = start + roles[zone] * self.row
            whose = owner[zone]
            open_zone = whose == NOBODY and bool(holder)
            at = first + (NOBODYS if whose == NOBODY else MINE if whose == seat else THEIRS) * self.row
            x[at + 2] += CARD  # a zone with cards: as a place under attack
            for copy in cards:
                if open_zone:
                    whose = holder.get(copy, NOBODY)
                    at = first + (NOBODYS if whose == NOBODY else MINE if whose == seat else THEIRS) * self.row
                x[at] += CARD
                if known[copy] & bit:
                    x[at + 1] += CARD
                    for nth, number in printed[kind[copy]]:
                        x[at + nth] += number

    def roles(self, zones: int, seats: int) -> list[int]:
        """For each zone the position of its key in the vocabulary, times the owners."""
        roles = list(self.common)
        for nth in self.by_seat:
            roles += [nth] * seats
        while len(roles) < zones:
            roles += self.by_place or self.by_seat
        return [role * OWNERS for role in roles]

    def printed(self, table: Table) -> list[Printed]:
        """For each kind of card of a table what is printed on it."""
        pool: Any = getattr(table, "pool", None)
        found = self.known_pools.get(id(pool))
        if found is not None and found[0] is pool:
            return found[1]
        if len(self.known_pools) >= POOLS:
            self.known_pools.clear()
        words = self.vocabulary
        cards: list[Printed] = []
        for face in self.game.faces(table):
            type_of = words.types.index(face["type"]) if face["type"] in words.types else len(words.types)
            numbers = [(3 + type_of, CARD)]
            for nth, name in enumerate(words.figures):
                figure = max(-16.0, min(16.0, face["values"].get(name, 0) * 1.0))
                if abs(figure) > LEAST:
                    numbers.append((3 + len(words.types) + 1 + nth, figure * FIGURE))
            cards.append(tuple(numbers))
        self.known_pools[id(pool)] = (pool, cards)
        return cards


def add_factors(x: list[float], factors: Factors, seat: int) -> None:
    """Add what a game says of itself and of each seat."""
    common, rows = factors
    x += common
    add_rows(x, rows, seat)


def add_rows(x: list[float], rows: Sequence[Sequence[float]], seat: int) -> None:
    """Add the numbers of each seat: the own ones, and the mean and the most of the others."""
    x += rows[seat]
    for nth in range(len(rows[seat])):
        others = [row[nth] for each, row in enumerate(rows) if each != seat]
        x.append(sum(others) / len(others))
        x.append(max(others))


def add_plane(x: list[float], shape: tuple[int | str, ...], told: Iterable[int], seats: int, seat: int) -> None:
    """Add the numbers of a plane; where it has some for each seat, by whose they are."""
    numbers = [squeezed(number) for number in told]
    if SEATS not in shape:
        x += numbers
    elif shape[0] == SEATS:
        size = len(numbers) // seats
        add_rows(x, [numbers[each * size : (each + 1) * size] for each in range(seats)], seat)
    else:
        add_rows(x, [numbers[each::seats] for each in range(seats)], seat)


def squeezed(number: int) -> float:
    """A whole number as -1 to 1."""
    return number / (HALF + abs(number))
