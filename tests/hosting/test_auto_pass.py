"""Windows are armed by their kind, passed in advance, and tell nobody anything."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.hosting.playing import TWO
from tests.kernel.tiny.hill import HANDS, Hill
from tests.kernel.tiny.kinds import GUST, KIND, KITE, PASS, SORT
from tests.kernel.tiny.turn import GUSTS

from timescoop.hosting import Host, HostingError, Match, NotYours, SeatPlan
from timescoop.hosting.company.undo_point import undo_point

Open = Callable[..., Awaitable[Host]]
THREE = [*TWO, SeatPlan("person", "Cleo")]
GUST_KEY = "kites/gust"


@pytest.fixture
async def flying(open_host: Open) -> Host:
    return await open_host(catalogue="tests.hosting.flying")


async def laid(host: Host, seed: int = 1, **settings: Any) -> Match:
    options = {"baskets": "no"}
    return await host.new_match("kites", seats=THREE, seed=bytes([seed]) * 32, options=options, **settings)


async def launched(match: Match) -> None:
    """The seat whose turn it is launches a kite; seats that hold none pass until one does."""
    for _ in range(60):
        seat = match.waiting()[0]
        kites = [option for option, _ in match.snapshot(seat).options if is_kite(option)]
        await match.answer(seat, kites[0] if kites else PASS, match.snapshot(seat).number)
        if kites:
            return
    raise AssertionError("nobody has a kite")


def is_kite(option: int) -> bool:
    return KIND <= option < KIND + len(SORT) and SORT[option - KIND] == KITE


def in_window(match: Match) -> bool:
    return any(question == GUSTS for question, _ in match.timeline.table.asked)


async def test_a_window_that_does_not_usually_ask_is_passed_at_once(flying: Host) -> None:
    match = await laid(flying)
    assert match.auto_pass.windows(0) == {GUST_KEY: False}
    await launched(match)
    assert not in_window(match)
    table = match.timeline.table
    assert isinstance(table, Hill)
    assert table.kites()
    assert [given.option for given in match.timeline.given[-3:]] == [PASS] * 3, "the record holds their passes"


async def test_who_has_armed_it_is_asked_and_the_others_are_passed(flying: Host) -> None:
    match = await laid(flying)
    await match.auto_pass.set_windows(2, {GUST_KEY: True})
    await launched(match)
    assert in_window(match)
    assert match.waiting() == [2]
    await match.answer(2, PASS, match.snapshot(2).number)
    assert not in_window(match)


async def test_arming_shows_nobody_else_anything(flying: Host) -> None:
    match = await laid(flying)
    before = [match.snapshot(viewer) for viewer in range(4)]
    await match.auto_pass.set_windows(1, {GUST_KEY: True})
    after = [match.snapshot(viewer) for viewer in range(4)]
    assert [new == old for new, old in zip(after, before, strict=True)] == [True, False, True, True]
    await match.auto_pass.set_windows(1, {GUST_KEY: True})
    assert match.snapshot(1) == after[1], "what is armed already is not armed again"


async def both(host: Host, armed: int, seed: int) -> list[Match]:
    """The same match twice; in the second, two cards that only seat `armed` can tell apart have changed places."""
    matches = [await laid(host, seed), await laid(host, seed)]
    for match in matches:
        await match.auto_pass.set_windows(armed, {GUST_KEY: True})
    other = matches[1].timeline.table
    hand = other.zones[HANDS + armed]
    gusts = [copy for copy in other.zones[0] if SORT[other.kind[copy]] == GUST]
    plain = next(copy for copy in hand if SORT[other.kind[copy]] != GUST)
    known = other.known[plain], other.known[gusts[0]]
    other.swap_insides(plain, gusts[0])
    other.known[plain], other.known[gusts[0]] = known
    for match in matches:
        await launched(match)
    return matches


@pytest.mark.parametrize("armed", [1, 2])
async def test_being_asked_tells_the_others_nothing_of_what_one_holds(flying: Host, armed: int) -> None:
    """Who holds a gust and who holds none are asked, passed, shown and numbered alike."""
    compared = 0
    for seed in range(1, 60):
        one, other = await both(flying, armed, seed)
        if one.timeline.given[0].seat == armed or len(one.snapshot(armed).options) > 1:
            continue  # the seat acted itself, or held a gust already
        assert one.waiting() == other.waiting() == [armed]
        assert len(other.snapshot(armed).options) > 1
        shown = [
            [
                (look.number, look.view, look.log, look.options, look.asked, look.company)
                for look in (match.snapshot(viewer) for viewer in range(4) if viewer != armed)
            ]
            for match in (one, other)
        ]
        assert shown[0] == shown[1]
        compared += 1
        if compared == 3:
            return
    raise AssertionError("there was nothing to compare")


async def test_only_the_games_own_windows_are_armed_and_by_seats(flying: Host) -> None:
    match = await laid(flying)
    with pytest.raises(HostingError, match="kites/gust"):
        await match.auto_pass.set_windows(0, {"invasion/may_retrieve": True})
    with pytest.raises(NotYours):
        await match.auto_pass.set_windows(3, {GUST_KEY: True})
    pebbles = await flying.new_match("pebbles", seats=TWO)
    assert pebbles.auto_pass.windows(0) == {}


async def test_bots_are_always_asked(flying: Host) -> None:
    match = await laid(flying)
    await match.seating.stand_in_for(1, 1)
    await flying.bots.close()
    await launched(match)
    assert in_window(match)
    assert match.waiting() == [1]


async def test_what_is_armed_outlives_the_server(flying: Host, open_host: Open) -> None:
    match = await laid(flying)
    await match.auto_pass.set_windows(2, {GUST_KEY: True})
    again = await (await open_host(catalogue="tests.hosting.flying")).match(match.id)
    assert again.auto_pass.windows(2) == {GUST_KEY: True}
    await launched(again)
    assert again.waiting() == [2]


async def test_an_undo_leads_past_passes_given_in_advance(flying: Host) -> None:
    """Back to a pass that hosting gave would be given again at once: the way leads to one's own last answer."""
    match = await laid(flying)
    await launched(match)
    asker = next(given.seat for given in match.timeline.given if is_kite(given.option))
    point = undo_point(match.game, match.timeline, match.plan.luck, asker, match.auto_pass.passing, turn=False)
    assert is_kite(match.timeline.given[point].option)
