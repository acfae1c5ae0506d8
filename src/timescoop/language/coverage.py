"""Counts which phrases are run, on request only, so that it costs nothing otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from timescoop.language.phrases import PATTERN, RUN, SORT, Phrases


class Counting:
    """Counts how often each phrase of a book is run, while it is open.

    with Counting(BOOK) as counts:
        ...
    print(unused(BOOK, counts))
    """

    def __init__(self, book: Phrases) -> None:
        self.book = book
        self.counts: dict[int, int] = {}
        self.before: dict[int, Callable[..., Any]] = {}

    def __enter__(self) -> dict[int, int]:
        """Start counting: phrase -> how often it has been run."""
        for head in self.book.heads():
            self.counts[head] = 0
            self.before[head] = RUN[head]
            RUN[head] = self.counted(head, RUN[head])
        return self.counts

    def __exit__(self, *_: object) -> None:
        """Stop counting."""
        for head, act in self.before.items():
            RUN[head] = act

    def counted(self, head: int, act: Callable[..., Any]) -> Callable[..., Any]:
        """A phrase's function that counts before it runs."""

        def run(*args: Any) -> Any:
            self.counts[head] += 1
            return act(*args)

        return run


def unused(book: Phrases, counts: dict[int, int]) -> list[str]:
    """The phrases of a book that have never been run."""
    return [f"{SORT[head]}: {PATTERN[head]}" for head in book.heads() if not counts.get(head)]
