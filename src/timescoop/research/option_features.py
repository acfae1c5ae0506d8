"""Options as features: short vectors that say what an option does, to which card, and from where.

The number of an option means nothing to a network that meets a card it has never seen. Its features do: the block of
the option book, the target, the figures and words of the card, and the zones that the card would leave. A vector has
the same length for every edition of a game, every number of seats and cards of your own. Its numbers are from -1 to 1.

>>> from timescoop.research import Study
>>> from timescoop.research.option_features import OptionFeatures
>>> study = Study("invasion", seats=2)
>>> features = OptionFeatures(study)
>>> table = study.deal(7)
>>> features.of(table, table.waiting()[0]).shape[1] == features.width
True
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import numpy as np

from timescoop.catalogue import GAMES
from timescoop.kernel import AMOUNTS, COPIES, KINDS, PLACES, SEATS, SEED_BYTES, Face, Table
from timescoop.research.study import Floats, Study

SORTS: Final = (KINDS, COPIES, SEATS, PLACES, AMOUNTS)
ZONE_SORTS: Final = 4  # open, place, pile, hand: the numbers that the kernel gives them
MOST_SEATS: Final = 6
WORDS: Final = 32  # buckets for the words of a card's text
FIGURE: Final = 16.0  # figures are divided by it, and clipped
MANY: Final = 4.0  # so many copies or words count as 1


class Feature(NamedTuple):
    """A run of numbers in a vector of features.

    Attributes:
        name: What they are.
        first: The first position.
        after: The position after the last.
        about: What each number says, with its range.
    """

    name: str
    first: int
    after: int
    about: str


class Vocabulary(NamedTuple):
    """What the cards and options of all editions of a game are made of; what is not in it is `other`."""

    blocks: tuple[str, ...]
    types: tuple[str, ...]
    figures: tuple[str, ...]


@lru_cache(maxsize=8)
def vocabulary_of(key: str) -> Vocabulary:
    """The vocabulary of a game, by the editions it brings along."""
    game = GAMES[key]
    blocks: dict[str, None] = {}
    types: dict[str, None] = {}
    figures: dict[str, None] = {}
    for edition in game.editions:
        table = game.deal(seats=edition.most, seed=bytes(SEED_BYTES), edition=edition.key)
        assert game.book is not None, "a study has a book"
        blocks.update((block.about, None) for block in game.book(table).parts)
        for face in game.faces(table):
            types[face["type"]] = None
            figures.update(dict.fromkeys(face["values"]))
    return Vocabulary(tuple(blocks), tuple(sorted(types)), tuple(sorted(figures)))


class OptionFeatures:
    """Writes the features of options.

    Args:
        study: What is played.
    """

    def __init__(self, study: Study) -> None:
        self.study = study
        first = study.deal(0)
        assert study.game.book is not None, "a study has a book"
        self.book = study.game.book(first)
        self.vocabulary = vocabulary_of(study.game.key)
        self.parts = tuple(self.declared())
        self.width = self.parts[-1].after
        at = {part.name: part.first for part in self.parts}
        self.seat_at, self.card_at, self.from_at = at["seat"], at["known card"], at["from"]
        self.cards = np.array([self.card(face) for face in study.game.faces(first)], np.float32)
        self.fixed = np.array([self.of_option(option) for option in range(self.book.size)], np.float32)

    def declared(self) -> Iterator[Feature]:
        """What each position of a vector says."""
        words, start = self.vocabulary, 0
        for name, size, about in (
            ("block", len(words.blocks) + 1, "1 at the block of the option book, the last for any other"),
            ("sort", len(SORTS), f"1 at what the option names: {', '.join(SORTS)}; all 0 for none"),
            ("target", 1, "the number of the target in its block, from 0 to 1"),
            ("part", 1, "the part of the target, such as the sentence of a card, from 0 to 1"),
            ("seat", MOST_SEATS, "1 at the seat that is named or holds the card, counted from the one that is asked"),
            ("known card", 1, "1 if the seat knows the card that is named"),
            ("type", len(words.types) + 1, "1 at the type of the card, the last for any other"),
            ("figures", len(words.figures), f"its figures, divided by {FIGURE:g} and clipped to -1 and 1"),
            ("words", WORDS, f"words of its text in {WORDS} buckets by hash, divided by {MANY:g} and clipped to 1"),
            (
                "from",
                2 * ZONE_SORTS,
                (
                    "the cards it could move: those of the named kind that the seat knows, by the sort of their zone "
                    f"(open, place, pile, hand), first its own, then others; divided by {MANY:g} and clipped to 1"
                ),
            ),
        ):
            yield Feature(name, start, start + size, about)
            start += size

    # ---- what never changes

    def card(self, face: Face) -> list[float]:
        """What is printed on a card, from `known card` up to `words`."""
        types = self.vocabulary.types
        type_of = [0.0] * (len(types) + 1)
        type_of[types.index(face["type"]) if face["type"] in types else len(types)] = 1.0
        values = (face["values"].get(name, 0) / FIGURE for name in self.vocabulary.figures)
        figures = [max(-1.0, min(1.0, value)) for value in values]
        buckets = [0.0] * WORDS
        for word in face["text"].casefold().replace(",", " ").replace(".", " ").split():
            buckets[blake2b(word.encode(), digest_size=1).digest()[0] % WORDS] += 1 / MANY
        return [1.0, *type_of, *figures, *(min(1.0, bucket) for bucket in buckets)]

    def of_option(self, option: int) -> list[float]:
        """The features of an option that need no table."""
        row = [0.0] * self.width
        block, target = self.book.decode(option)
        blocks = self.vocabulary.blocks
        row[blocks.index(block.about) if block.about in blocks else len(blocks)] = 1.0
        start = len(blocks) + 1
        if block.names in SORTS:
            row[start + SORTS.index(block.names)] = 1.0
        start += len(SORTS)
        row[start] = target / max(1, (block.size - 1) // block.width)
        row[start + 1] = block.part(option) / max(1, block.width - 1)
        if block.names == KINDS:
            row[self.card_at : self.from_at] = [float(number) for number in self.cards[target]]
        return row

    # ---- at a table

    def of(self, table: Table, seat: int) -> Floats:
        """The features of all options of a seat in their order: as many rows as options, `width` columns."""
        offered = table.options(seat)
        out = np.zeros((len(offered), self.width), np.float32)
        self.write(table, seat, offered, out)
        return out

    def write(self, table: Table, seat: int, offered: Sequence[int], out: Any) -> None:
        """Write them into rows of an array, one for each option that is offered."""
        out[: len(offered)] = self.fixed[offered]
        own = self.zones_of(table, seat)
        counts: dict[int, list[float]] = {}
        for row, option in enumerate(offered):
            block, target = self.book.block_of[option], self.book.target_of[option]
            if block.names == KINDS:
                if not counts:
                    counts = self.known_by_kind(table, seat, own)
                if target in counts:
                    out[row, self.from_at :] = counts[target]
            elif block.names == COPIES:
                self.write_copy(table, seat, target, own, out[row])
            elif block.names in {SEATS, PLACES} and (block.names == SEATS or block.width > 1):
                out[row, self.seat_at + (target - seat) % table.seats] = 1.0

    def write_copy(self, table: Table, seat: int, copy: int, own: Sequence[int], row: Any) -> None:
        """What is known of a piece of cardboard, and where it lies."""
        zone = table.zone[copy]
        row[self.from_at + own[zone]] = 1 / MANY
        holder = table.holder.get(copy, table.owner[zone])
        if holder >= 0:
            row[self.seat_at + (holder - seat) % table.seats] = 1.0
        if table.known[copy] >> seat & 1:
            row[self.card_at : self.from_at] = self.cards[table.kind[copy]]

    def zones_of(self, table: Table, seat: int) -> list[int]:
        """For each zone the position that it has in `from`."""
        return [
            sort + (0 if owner == seat else ZONE_SORTS) for sort, owner in zip(table.sort, table.owner, strict=True)
        ]

    def known_by_kind(self, table: Table, seat: int, own: Sequence[int]) -> dict[int, list[float]]:
        """For each kind, the copies of it that the seat knows, by where they lie."""
        found: dict[int, list[float]] = {}
        for kind, zone, known in zip(table.kind, table.zone, table.known, strict=True):
            if known >> seat & 1:
                row = found.setdefault(kind, [0.0] * (2 * ZONE_SORTS))
                row[own[zone]] = min(1.0, row[own[zone]] + 1 / MANY)
        return found
