"""Work for processes of this machine: told in order, and not handed out long before it is wanted."""

import sys
from collections.abc import Iterator

import pytest

from timescoop.arena.crew import done_here

module = sys.modules["timescoop.arena.crew"]


class Watched(list[int]):
    """Jobs that say how many of them were taken."""

    taken = 0

    def __iter__(self) -> Iterator[int]:
        for each in super().__iter__():
            self.taken += 1
            yield each


def test_a_few_jobs_are_handed_out_ahead_and_all_are_told_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AHEAD", 5)
    jobs = Watched(range(-40, 0))
    results = done_here(abs, jobs, 2)
    assert next(results) == 40
    assert jobs.taken == 5
    assert [next(results) for _ in range(3)] == [39, 38, 37]
    assert jobs.taken == 8
    assert list(results) == [*range(36, 0, -1)]
