"""What an answer brings about is seen one thing after the other, by each viewer as it may know it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from tests.kernel.tiny import GAME as KITES

from timescoop.catalogue import GAMES
from timescoop.hosting import Host, Match, SeatPlan, Snapshot, Store
from timescoop.hosting.animation import Animation
from timescoop.hosting.snapshots import viewer_states
from timescoop.hosting.timeline import GivenAnswer, Timeline
from timescoop.kernel import FACT, Game, Table, Told
from timescoop.testkit import NAMES, Luck
from timescoop.testkit.slots import difference, snapshot
from timescoop.testkit.worlds import other_world

ANSWERS = 250
BOTH = [GAMES["invasion"], KITES]
Seen = list[tuple[Any, list[Told]]]


@pytest.fixture
async def real_host(address: str) -> AsyncIterator[Host]:
    """A host with the games that people play."""
    store = await Store.open(address)
    host = await Host.start(store, pace=0, workers=0, luck=Random(2012))
    yield host
    await host.close()
    await store.close()


def dealt(game: Game, seed: int) -> Table:
    return game.deal(seats=3, seed=bytes([seed]) * 32, facts=True)


def film_of(game: Game, table: Table, seat: int, option: int) -> Animation:
    timeline = Timeline(table.copy(), 0)
    return Animation(game, timeline, [GivenAnswer(seat, option, False, 0)], [1] * 4, viewer_states(game, timeline))


def seen(film: Animation, viewer: int, start: int) -> Seen:
    """The stills as one viewer is given them."""
    return [(film.game.view(table, viewer), table.told(viewer, start)[: kept - start]) for table, kept in film.frames]


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.key)
def test_what_unfolds_ends_as_what_is_played_at_once(game: Game) -> None:
    table, luck, rests = dealt(game, 1), Luck(1), 0
    for _ in range(ANSWERS):
        if table.over():
            break
        seat = table.waiting()[0]
        option = luck.of(table.options(seat))
        other, before = table.copy(), len(table.kept or ())
        counts = list(other.unfold(seat, option))
        table.play(seat, option)
        assert difference(snapshot(table), snapshot(other)) == ""
        assert counts == sorted(set(counts))
        assert all(before < count <= len(table.kept or ()) for count in counts)
        assert (counts[-1:] or [before]) == [len(table.kept or ())]
        rests += len(counts)
    assert rests > 50


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.key)
def test_a_film_depends_on_nothing_that_its_viewer_may_not_know(game: Game) -> None:
    """In two worlds that a viewer cannot tell apart, before an answer and after it, it sees the same film."""
    table, luck, compared = dealt(game, 2), Luck(2), 0
    for _ in range(ANSWERS):
        if table.over():
            break
        seat = table.waiting()[0]
        option = luck.of(table.options(seat))
        viewer = luck.below(4)
        twin = other_world(game, table, viewer, NAMES[:3], luck)
        start = len(table.kept or ())
        if option in twin.options(seat):
            one, other = film_of(game, table, seat, option), film_of(game, twin, seat, option)
            ends = table.copy(), twin.copy()
            for end in ends:
                end.play(seat, option)
            if len({str((game.view(end, viewer), end.told(viewer, start))) for end in ends}) == 1:
                assert seen(one, viewer, start) == seen(other, viewer, start)
                compared += bool(one.frames)
        table.play(seat, option)
    assert compared > 5


def table_of(look: Snapshot) -> str:
    """What lies on the table, with its counters."""
    return str([look.view[part] for part in ("piles", "seats", "stage")])


async def first_defence(match: Match) -> tuple[Snapshot, list[Snapshot]]:
    """Play until a defence wins in one answer: the watcher's look before it, and the looks that followed."""
    luck = Luck(5)
    while not match.timeline.table.over():
        seat = match.timeline.table.waiting()[0]
        before = match.snapshot(2)
        await match.answer(seat, luck.of(match.timeline.table.options(seat)), match.snapshot(seat).number)
        film = list(match.between(2, before.number))
        if {"invasion/conflict", "invasion/won_defence"} <= {FACT[look.log[-1][-1][0]] for look in film}:
            return before, film
    pytest.fail("nobody ever defended")


async def test_a_conflict_is_seen_as_one_thing_after_the_other(real_host: Host) -> None:
    """INV-CONFLICT-01 to -09: it begins, each side is turned up, the sums are compared, and only then cards leave."""
    match = await real_host.new_match("invasion", seats=[SeatPlan("person", name) for name in NAMES[:2]])
    before, film = await first_defence(match)
    told = [FACT[look.log[-1][-1][0]] for look in film]
    begun, won = told.index("invasion/conflict"), told.index("invasion/won_defence")
    assert set(told[begun + 1 : won]) >= {"invasion/revealed"}
    first, last = film[begun].view["stage"], film[won].view["stage"]
    assert first is not None
    assert last is not None
    assert last["sums"]["defence"] >= last["sums"]["attack"]
    assert last["stakes"]["key"] == "stands_held"
    assert "stakes" not in first
    assert all(line["label"] == "face-down" for line in first["lines"] if line["kind"] < 0)
    assert table_of(film[won]) != table_of(match.snapshot(2))
    assert match.snapshot(2).view["stage"] is None
    assert {look.number for look in film} == {before.number + 1}
    assert not any(look.options or look.asked or look.may_take_back for look in film)
    assert list(match.between(2, before.number - 1)) == film
    assert list(match.between(2, before.number + 1)) == []
