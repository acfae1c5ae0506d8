"""What OpenSpiel calls an observer: a seat's knowledge as named arrays and as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import groupby
from math import prod
from typing import Any, Final

import numpy as np

from timescoop.research.standing import Standing
from timescoop.research.study import Study

DIGEST: Final = 64  # bits


def runs(numbers: Sequence[int]) -> Iterator[str]:
    """Numbers as text; those that come several times in a row as `44*0`."""
    for number, same in groupby(numbers):
        count = len(list(same))
        yield str(number) if count == 1 else f"{count}*{number}"


class Observer:
    """Arrays by name in `dict`, all of them views of the flat `tensor`, laid out as `Study.float_layout` says.

    Args:
        study: What is played.
        public: Whether to tell what a spectator knows too.
        private: Whether to tell what the seat alone knows.
        recall: Whether to tell the past as well: in `answers` how often the seat has given each answer, and in `past`
            64 bits that differ where the past does; as text, the past itself.
    """

    def __init__(self, study: Study, *, public: bool, private: bool, recall: bool) -> None:
        self.study = study
        self.public = public
        self.private = private
        self.recall = recall
        pieces: list[tuple[str, tuple[int, ...]]] = list(study.float_layout)
        if recall:
            pieces += [("answers", (study.actions,)), ("past", (DIGEST,))]
        self.tensor = np.zeros(sum(prod(shape) for _, shape in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in pieces:
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the arrays."""
        self.tensor.fill(0)
        at: Standing | None = state.at
        if at is None:
            return
        if self.private or self.public:
            self.tensor[: self.study.width] = self.study.floats(np.array(self.seen(at, player), np.int64))
        if self.recall:
            for _, seat, option in at.answers if self.private else ():
                if seat == player:
                    self.dict["answers"][option] += 1
            digest = blake2b(self.past(at, player).encode(), digest_size=DIGEST // 8).digest()
            self.dict["past"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: Any, player: int) -> str:
        """The same as text: the past if it is recalled, then what is known now."""
        at: Standing | None = state.at
        if at is None:
            return ""
        text = self.past(at, player) if self.recall else ""
        return text + self.now(at, player)

    def seen(self, at: Standing, player: int) -> Any:
        """The observation of a spectator or a seat; in its private part, what is the same for a spectator is 0."""
        observe = self.study.game.observe
        if not self.private:
            return observe(at.table, at.table.seats)
        own = observe(at.table, player)
        if self.public:
            return own
        known = observe(at.table, at.table.seats)
        return [mine if mine != theirs else 0 for mine, theirs in zip(own, known, strict=True)]

    def past(self, at: Standing, player: int) -> str:
        """What the seat, or a spectator, was told."""
        if self.private:
            return at.past(player)
        return at.past(at.table.seats) if self.public else ""

    def now(self, at: Standing, player: int) -> str:
        """The parts of the observation by name, and what the seat may answer if it is to answer next."""
        if not self.private and not self.public:
            return ""
        numbers = self.seen(at, player)
        apart = None if self.public else self.study.game.observe(at.table, at.table.seats)
        lines = []
        for first, after, name, _ in self.study.tensors():
            piece = numbers[first:after]
            if apart is None or any(piece):
                lines.append(f"{name}: {' '.join(runs(piece))}\n")
        if self.private and at.mover() == player and at.decisions < self.study.longest:
            lines.append(f"options: {' '.join(map(str, at.table.options(player)))}\n")
        return "".join(lines)
