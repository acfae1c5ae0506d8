"""The range of each number in an observation, and the names behind those that are indices.

>>> from timescoop.research import Study
>>> from timescoop.research.observation_bounds import ObservationBounds
>>> bounds = ObservationBounds(Study("invasion", seats=2))
>>> bounds.low.shape, int(bounds.high[1]), bounds.words["seats"]
((712,), 2, ('player_0', 'player_1'))
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import numpy as np

from timescoop.kernel import (
    ANY_NUMBER,
    COPIES,
    KINDS,
    OPTIONS,
    PLACES,
    QUESTION,
    QUESTIONS,
    SEATS,
    ZONES_OF_TABLE,
    Bounds,
    Game,
    Table,
)
from timescoop.research.study import PIECES, Floats, Numbers, Study

PIECE: Final = (1 << 16) - 1  # the maximum of one piece of a number
SHARED: Final = "language"  # the room whose questions come up in every game
Words = dict[str, tuple[str, ...]]


class ObservationBounds:
    """The bounds and the words of one study.

    `low` and `high` are `Study.length` whole numbers each, in the order of `Study.layout`. `names` says by number what
    it is the index of: a key of `words`, or the words themselves; empty for an amount. An index of -1 stands for
    nothing, or for what the seat doesn't know. Where the rules know no bound, the bounds are -2**62 and 2**62.

    Args:
        study: What is played.
    """

    def __init__(self, study: Study) -> None:
        first = study.deal(0)
        found = bounds_of(study, first)
        self.study = study
        self.low: Numbers = np.array([each.low for each in found], np.int64)
        self.high: Numbers = np.array([each.high for each in found], np.int64)
        self.names = [each.names for each in found]
        self.words = words_of(study, first)

    @property
    def categories(self) -> Any:
        """For each number, True if it is an index."""
        return np.array([bool(names) for names in self.names])

    def floats(self) -> tuple[Floats, Floats]:
        """The same bounds for `Study.floats`, whose questions come in pieces of 16 bits."""
        first, after = self.study.sets
        low, high = ([part[:first], part[first:after], part[after:]] for part in (self.low, self.high))
        low[1] = np.repeat(np.minimum(low[1], 0), len(PIECES))
        high[1] = np.minimum(high[1][:, np.newaxis] >> PIECES, PIECE).ravel()
        return np.concatenate(low).astype(np.float32), np.concatenate(high).astype(np.float32)

    def scaled(self, numbers: Numbers) -> Floats:
        """An observation as floats for networks: an index or a yes or no as it is, an amount as its logarithm.

        Args:
            numbers: `length` whole numbers, as `Study.observe` gives them.
        """
        wide = self.study.floats(numbers)
        logarithms = np.sign(wide) * np.log1p(np.abs(wide))
        return np.where(self.plain, wide, logarithms).astype(np.float32)

    def scaled_bounds(self) -> tuple[Floats, Floats]:
        """The bounds of `scaled`."""
        low, high = self.floats()
        ends = [np.where(self.plain, end, np.sign(end) * np.log1p(np.abs(end))) for end in (low, high)]
        return ends[0].astype(np.float32), ends[1].astype(np.float32)

    @property
    def plain(self) -> Any:
        """For each number of `Study.floats`, True unless it is an amount."""
        first, after = self.study.sets
        told = self.categories | ((self.low >= -1) & (self.high <= 1))
        return np.concatenate((told[:first], np.repeat(told[first:after], len(PIECES)), told[after:]))


def bounds_of(study: Study, dealt: Table) -> list[Bounds]:
    """The range of each number; unlimited where a game doesn't declare its planes."""
    observation = study.game.observation
    if observation is None:
        return [ANY_NUMBER.at({})] * study.length
    sizes = {QUESTIONS: max(map(len, question_keys(study.game))), OPTIONS: study.actions}
    return observation.bounds(dealt, sizes)


def question_keys(game: Game) -> tuple[list[str], list[str]]:
    """The questions of a game and those that come up in every game, each in the order of their numbers."""
    own, shared = (sorted(key for key in QUESTION if key.startswith(f"{room}/")) for room in (game.key, SHARED))
    return own, shared


def words_of(study: Study, dealt: Table) -> Words:
    """The words of the indices, by the names that `ObservationBounds.names` has."""
    own, shared = question_keys(study.game)
    questions = [" or ".join(keys[nth] for keys in (own, shared) if nth < len(keys)) for nth in range(len(own))]
    sizes = sizes_of(study, dealt)
    faces = study.game.faces(dealt)  # behind the kinds, a game may have faces of what is no card
    return {
        SEATS: tuple(study.names),
        KINDS: tuple(", ".join(filter(None, (face["name"], face["subtitle"]))) for face in faces[: sizes.get(KINDS)]),
        COPIES: tuple(f"sleeve {copy}" for copy in range(len(dealt.kind))),
        PLACES: tuple(f"place {place}" for place in range(sizes.get(PLACES, 0))),
        ZONES_OF_TABLE: zones_of(study, sizes.get(ZONES_OF_TABLE, len(dealt.zones))),
        QUESTIONS: tuple(questions),
        OPTIONS: tuple(f"{about} {nth}" for about, size in study.blocks for nth in range(size)),
    }  # fmt: skip


def sizes_of(study: Study, dealt: Table) -> dict[str, int]:
    """The sizes of a table; those that a game doesn't declare are left out."""
    return {} if study.game.observation is None else study.game.observation.sizes(dealt)


def zones_of(study: Study, count: int) -> tuple[str, ...]:
    """The names of this many zones, by number; only numbers where the game doesn't declare its zones."""
    try:
        spec = import_module(f"{study.game.room}.spec").SPEC
    except ModuleNotFoundError:
        return tuple(f"zone {zone}" for zone in range(count))
    keys = [zone.key for zone in spec.zones if not zone.each]
    keys += [f"{zone.key} of {name}" for zone in spec.zones if zone.each == "seat" for name in study.names]
    row = [zone.key for zone in spec.zones if zone.each not in {"", "seat"}]
    left = count - len(keys)
    return (*keys, *(f"{row[nth % len(row)]} {nth // len(row)}" for nth in range(left if row else 0)))
