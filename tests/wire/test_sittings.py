"""L-8, A4 rows 6, 18, 25 and 31: coming back shows the same; what came to light is not taken back; bots are blind."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest
from tests.hosting.playing import spoilt
from tests.tally import tally
from tests.wire.games import GAMES
from tests.wire.laws import bots_are_blind, late_game, rejoining
from tests.wire.sitting import House, house, sit_down

from timescoop.hosting.match_rows import set_aside

REJOINS: Final = int(os.environ.get("TIMESCOOP_REJOINS", "30"))
TIMES: Final = int(os.environ.get("TIMESCOOP_SITTINGS", "30"))  # of the others
DEALS: Final = [("kites", "hill"), ("invasion", "classic"), ("nemesis", "standard"), ("ccg", "first")]


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as one:
        yield one


@pytest.mark.parametrize(("game", "edition"), DEALS)
async def test_l_8_a_page_that_comes_back_sees_what_was_shown_last(at: House, game: str, edition: str) -> None:
    count = seed = 0
    while count < REJOINS / len(DEALS):
        count += await rejoining(at, game, edition, seed, 2)
        seed += 1
    tally(rejoins=count)


@pytest.mark.parametrize(("game", "edition"), DEALS)
async def test_a4_6_and_31_what_came_to_light_is_not_taken_back(at: House, game: str, edition: str) -> None:
    tried = [await late_game(at, game, edition, seed, 5) for seed in range(TIMES // 10)]
    assert all(tried)
    tally(answers_tried_again=sum(tried))


@pytest.mark.parametrize(("game", "edition"), DEALS)
async def test_b_1_bots_are_given_what_their_seat_may_know(
    game: str, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = [await bots_are_blind(game, edition, seed, monkeypatch) for seed in range(TIMES)]
    assert sum(compared) > TIMES / 3
    tally(bots_decisions_compared=sum(compared))


async def test_a4_29_why_a_match_was_set_aside_is_told_to_no_seat(at: House) -> None:
    """The reason is for the owner of the store: it may be a refusal that counts somebody's options."""
    sitting = await sit_down(at, GAMES["kites"], "hill", 2)
    await set_aside(at.host.store, sitting.match.id, "seat 1 may not answer 9; the options are [4, 5]")
    at.host.loaded.clear()
    assert "options are" in (await spoilt(at.host))[sitting.match.id]
    home = (await sitting.clients[0].get("/")).text
    assert "Set aside" in home
    assert "options are" not in home
