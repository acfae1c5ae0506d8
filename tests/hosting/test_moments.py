"""Looking back shows what was shown: the earlier looks of one's own eyes, byte for byte, and nothing between them."""

import json
from collections.abc import AsyncIterator
from copy import copy
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.breadth import WIDE
from tests.hosting.pebbles import PEBBLES
from tests.hosting.playing import TWO, say, two_begin

from timescoop.catalogue import GAMES
from timescoop.hosting import Host, HostingError, Match, SeatPlan, Snapshot, StillSecret, Store, store_address
from timescoop.hosting.replay.moments import History
from timescoop.kernel import cheap, mix

THREE = [SeatPlan("person", name) for name in ("Elisabeth", "Tom", "Nicholas")]


def given(look: Snapshot) -> bytes:
    """All that a look tells of the game, as bytes. What belongs to the hour (its number, the company) is left out."""
    told = asdict(replace(look, number=0, may_take_back=False, rematch=""))
    return json.dumps({key: told[key] for key in told if key != "company"}, sort_keys=True).encode()


class Watching:
    """Keeps what every viewer is given while a match is played; what was taken back is struck out."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewers = range(len(match.seats) + 1)
        self.seen = [[(0, given(match.snapshot(viewer)))] for viewer in self.viewers]

    def note(self) -> None:
        """What each viewer sees now, if it is something else."""
        done = len(self.match.timeline.given)
        for viewer in self.viewers:
            seen = self.seen[viewer]
            while len(seen) > 1 and seen[-1][0] > done:
                seen.pop()
            told = given(self.match.snapshot(viewer))
            if seen[-1][1] != told:
                seen.append((done, told))

    async def compare(self, host: Host) -> int:
        """The moments of every viewer against what it was given; how many were compared."""
        count = 0
        for viewer in self.viewers:
            back = await host.replays.of_match(self.match, viewer)
            shown = [given(back.snapshot(number)) for number in range(1, len(back.moments) + 1)]
            assert shown == [told for _, told in self.seen[viewer]]
            count += len(shown)
        return count


async def play_noting(
    match: Match, luck: int, answers: int, host: Host | None = None, before: Watching | None = None
) -> Watching:
    """Play at random, at times taking back, and keep what everybody is given. With a host, look back on the way."""
    watching = before or Watching(match)
    luck = mix(luck)
    for count in range(answers):
        if match.timeline.table.over():
            break
        seat = match.timeline.table.waiting()[0]
        look = match.snapshot(seat)
        luck = cheap(luck)
        if look.may_take_back and (luck >> 20) % 4 == 0:
            await match.take_back(seat, look.number)
        else:
            await match.answer(seat, look.options[(luck >> 8) % len(look.options)][0], look.number)
        watching.note()
        if host is not None and count % 11 == 0:
            await watching.compare(host)
    return watching


@pytest.fixture
async def real_host(tmp_path: Path) -> AsyncIterator[Host]:
    """A host of the real games."""
    store = await Store.open(store_address(str(tmp_path / "real.db")))
    host = await Host.start(store, workers=0, luck=Random(2012))
    yield host
    await host.close()
    await store.close()


@pytest.mark.parametrize("luck", range(3))
async def test_every_earlier_look_is_the_one_that_was_given_then(host: Host, luck: int) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    watching = await play_noting(match, luck, 90, host)
    assert await watching.compare(host) > 60


@pytest.mark.parametrize("game", GAMES)
async def test_every_earlier_look_of_a_real_game_is_the_one_that_was_given_then(game: str, real_host: Host) -> None:
    seats = THREE[: real_host.game(game).editions[0].most]
    match = await real_host.new_match(game, seats=seats)
    watching = await play_noting(match, 5, 100 if WIDE else 60)
    assert await watching.compare(real_host) > (90 if WIDE else 50)


@pytest.mark.parametrize("game", GAMES)
async def test_looks_back_outlive_the_host(game: str, real_host: Host, tmp_path: Path) -> None:
    match = await real_host.new_match(game, seats=THREE)
    watching = await play_noting(match, 3, 40)
    store = await Store.open(store_address(str(tmp_path / "real.db")))
    again = await Host.start(store, workers=0, luck=Random(1))
    watching.match = await again.match(match.id)
    assert await watching.compare(again) > 30
    await again.close()
    await store.close()


async def test_after_an_undo_by_consent_the_moments_are_those_that_stand(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    watching = await play_noting(match, 3, 30)
    await watching.compare(host)
    undone = 0
    for luck in range(4, 8):
        asker = next((seat for seat in (0, 1) if match.snapshot(seat).company.may_ask), None)
        if asker is not None:
            await match.consent.ask_undo(asker)
            request = match.snapshot(1 - asker).company.request
            assert request is not None
            await match.consent.agree(1 - asker, request.keep)
            watching.note()
            undone += 1
        await play_noting(match, luck, 8, before=watching)
        await watching.compare(host)
    assert undone > 1


async def test_what_others_do_in_secret_is_no_moment(host: Host) -> None:
    match = await two_begin(host)
    before = [len((await host.replays.of_match(match, viewer)).moments) for viewer in (1, 2)]
    held = match.snapshot(0).options[0][1]

    await say(match, 0, "throw", held)

    assert [len((await host.replays.of_match(match, viewer)).moments) for viewer in (1, 2)] == before


async def test_while_a_match_runs_nobody_looks_through_the_eyes_of_another_seat(host: Host) -> None:
    match = await two_begin(host)
    for viewer, eyes in ((0, 1), (1, 0), (2, 0), (2, 1), (0, 3), (2, 3)):
        with pytest.raises(StillSecret):
            await host.replays.of_match(match, viewer, eyes)
    for viewer in (0, 1, 2):
        assert (await host.replays.of_match(match, viewer, 2)).eyes == 2


async def test_once_it_is_over_everybody_sees_everything(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await play_noting(match, 1, 1000)
    replay = await host.replays.of_match(match, 2, 3)
    view: Any = replay.snapshot(5).view
    hands = [zone for zone in view["zones"] if zone]
    assert all(kind >= 0 for zone in hands for kind in zone), "a card is still hidden"
    seat, watcher = [await host.replays.of_match(match, 2, eyes) for eyes in (0, 2)]
    assert len(seat.moments) > len(watcher.moments), "what a seat picked in secret is a moment of its own"


async def test_there_are_no_moments_but_those(host: Host) -> None:
    match = await two_begin(host)
    replay = await host.replays.of_match(match, 0)
    for number in (0, -1, len(replay.moments) + 1):
        with pytest.raises(HostingError):
            replay.snapshot(number)
    with pytest.raises(HostingError):
        await host.replays.of_match(match, 0, 4)


async def test_the_facts_that_were_new_at_a_moment_are_counted(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await play_noting(match, 2, 40)
    replay = await host.replays.of_match(match, 0)
    before: list[object] = []
    for number in range(1, len(replay.moments) + 1):
        told: list[object] = [fact for group in replay.snapshot(number).log for fact in group]
        assert told[: len(before)] == before, "L-8: what was told stays told, and what is new comes after it"
        assert len(told) == len(before) + replay.moments.fresh(number)
        before = told


async def test_a_mended_rule_leaves_the_newest_moment(host: Host) -> None:
    match = await two_begin(host)
    match.log.state = replace(match.state, timeline=replace(match.timeline, dealt=None))
    replay = await host.replays.of_match(match, 0)
    assert len(replay.moments) == 1
    assert given(replay.snapshot(1)) == given(match.snapshot(0))


async def test_a_seat_that_is_told_something_has_a_moment_even_if_nothing_is_to_be_seen_of_it(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await play_noting(match, 2, 40)
    blind = copy(PEBBLES)
    nothing: Any = {}
    blind.view = lambda _table, _seat: nothing
    found = await History(blind, match.plan.luck).moments(match.timeline, 2)
    timeline = match.timeline
    asked = [
        given for number, given in enumerate(timeline.given, 1) if not (timeline.given[number:] or (given,))[0].unasked
    ]
    assert len(found) == len({given.until for given in asked} | {timeline.opening})
