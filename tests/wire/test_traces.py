"""L-2, L-6: a seat that cannot tell two worlds apart is sent the same bytes in both, and the same seats are asked."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest
from tests.tally import tally
from tests.wire.games import GAMES
from tests.wire.pairs import Figures, other_answer, other_world
from tests.wire.sitting import House, house

from timescoop.hosting.notifier import Notifier

STRETCHES: Final = int(os.environ.get("TIMESCOOP_STRETCHES", "16"))  # paired stretches, shared out among the games
DEALS: Final = [
    ("kites", "hill", 3), ("kites", "beach", 2), ("invasion", "classic", 3), ("invasion", "2012", 2),
    ("nemesis", "standard", 3), ("ccg", "first", 2),
]  # fmt: skip
LAWS: Final = (other_world, other_answer)


@pytest.fixture
async def houses(tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    async with house(tmp_path / "one") as one, house(tmp_path / "other") as other:
        yield one, other


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=["-".join(map(str, deal)) for deal in DEALS])
async def test_l_2_the_same_bytes_in_worlds_that_a_viewer_cannot_tell_apart(
    houses: tuple[House, House], game: str, edition: str, seats: int
) -> None:
    total = Figures()
    played = [each for each, _, _ in DEALS]
    wanted = max(2, STRETCHES // len(set(played)) // played.count(game))
    for seed in range(20 * wanted):
        law = LAWS[seed % 3 == 0]
        total += await law(houses, GAMES[game], edition, seats, seed)
        if total.stretches >= wanted:
            break
    assert total.stretches >= wanted
    assert total.answers >= wanted
    assert total.viewers > total.answers
    assert total.pages > 0
    tally(paired_stretches=total.stretches, bytes_compared_in_pairs=total.bytes)


async def test_a_slow_machine_parts_no_worlds(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    lateness = cycle((0.0, 9.0, 9.0))
    monkeypatch.setattr(Notifier, "late", lambda _: next(lateness))
    total = Figures()
    for seed in range(1, 7):
        total += await other_world(houses, GAMES["kites"], "hill", 3, seed)
    assert total.stretches > 0
    assert total.answers > 0
