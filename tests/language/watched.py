"""Columns of a pool that remember what a game asks of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Watched(list[Any]):
    """A column that remembers for which types of cards something noted in it was found."""

    def __init__(self, values: list[Any], types: Sequence[Any], seen: set[Any]) -> None:
        super().__init__(values)
        self.types, self.seen = types, seen

    def __getitem__(self, kind: Any) -> Any:
        value = super().__getitem__(kind)
        if value:
            self.seen.add(self.types[kind])
        return value
