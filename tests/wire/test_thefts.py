"""A-1: nobody answers for another seat by any trick, and refusals tell nothing."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest
from tests.tally import tally
from tests.wire.client import Answer, Client
from tests.wire.pairs import held
from tests.wire.sitting import House, Sitting, house, seated
from tests.wire.thefts import TRICKS, Loot, Try

from timescoop.hosting import KeyRings, Match, SeatPlan, key_from
from timescoop.testkit import Luck
from timescoop.web.access.key_ring import MatchKeys, digest_of, new_ring, seal

TRIES: Final = int(os.environ.get("TIMESCOOP_THEFTS", "300"))
SEATS: Final = [SeatPlan("person", "Victim"), SeatPlan("person", "Thief"), SeatPlan("open", "Nobody yet")]


@pytest.fixture(params=[1, 2], ids=["one server", "two servers"])
async def at(tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Its people count as present, however long the thefts take: a bot may play for somebody who is away."""
    monkeypatch.setattr("timescoop.hosting.company.presence.AWAY", 10**6)
    async with house(tmp_path, request.param) as servers:
        yield servers


async def table_of(at: House) -> Sitting:
    """A table at which the victim is asked: a turn of Invasion, which nobody else has a say in."""
    seed = 0
    while True:
        match = await at.host.new_match("invasion", edition="classic", seats=SEATS, seed=seed.to_bytes(32, "little"))
        if match.timeline.table.waiting() == [0]:
            sitting = await seated(at, match, {})
            sitting.clients[0].cookies["ring"] = await ring_with(at, match.id, match.keys[0])
            return sitting
        seed += 1


async def ring_with(at: House, match: str, key: str) -> str:
    """The secret of a ring that holds a key; it is stored, and never sent here."""
    secret = new_ring()
    await KeyRings(at.host.store).write(digest_of(secret), {match: seal(secret, match, MatchKeys(key))})
    return secret


def loot_of(mine: Match, other: Match, ring: str = "") -> Loot:
    """What the thief knows; `ring` is the secret of the victim's, of which it has the store's row alone."""
    keys, option = mine.keys, mine.snapshot(0).options[0][0]
    known = (keys[0], keys[1], other.keys[1], keys[2])
    return Loot(mine.id, other.id, *known, seat=0, option=option, number=mine.state.shown[0], row=digest_of(ring))


def state_of(match: Match) -> tuple[object, ...]:
    """All that a theft could change at one server."""
    seats = [(seat.name, seat.kind, seat.bot, seat.key_hash) for seat in match.seats]
    return match.timeline.table, match.timeline.given, match.state.rows, seats


async def states_of(at: House, match: Match) -> list[tuple[object, ...]]:
    """The same at every server."""
    return [state_of(await host.match(match.id)) for host in at.hosts]


async def all_know(at: House, match: Match, name: str) -> None:
    """Wait until every server has heard who sits at the third seat."""
    async with asyncio.timeout(10):
        while {(await host.match(match.id)).seats[2].name for host in at.hosts} != {name}:  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(0.02)


async def sent(at: House, made: Try) -> Answer:
    """Send a request as it is."""
    headers = [*made.headers]
    if made.sort:
        headers.append(("content-type", made.sort))
    if made.cookies:
        headers.append(("cookie", made.cookies))
    return await Client(at.app).ask(made.method, made.path, headers=headers, body=made.body)


def test_there_are_ways_enough() -> None:
    assert len(TRICKS) >= 25


async def test_a_1_no_seat_is_stolen(at: House) -> None:
    sitting, other = await table_of(at), await table_of(at)
    before = await states_of(at, sitting.match)
    await thefts(at, sitting, other, TRIES)
    assert (await sent(at, right(loot_of(sitting.match, other.match)))).status == 303, "the right hands are refused"
    assert await states_of(at, sitting.match) != before
    tally(thefts_tried=TRIES, ways_of_theft=len(TRICKS))


async def thefts(at: House, sitting: Sitting, other: Sitting, tries: int) -> None:
    """Try every trick in turn.

    Raises:
        Leak: One has changed something, or was told a key.
    """
    before, elsewhere = await states_of(at, sitting.match), await states_of(at, other.match)
    victim = sitting.clients[0].cookies["ring"]
    loot = loot_of(sitting.match, other.match, victim)
    names = list(TRICKS)
    for nth in range(tries):
        name = names[nth % len(names)]
        answer = await sent(at, TRICKS[name](loot, Luck(nth)))
        held("theft", answer.status < 500, nth, name, "fails with", answer.status)
        held("theft", await states_of(at, sitting.match) == before, nth, name, "changed the table")
        held("theft", await states_of(at, other.match) == elsewhere, nth, name, "changed the other table")
        for key in (loot.wanted, loot.open, victim):
            held("theft", key not in answer.text, nth, name, "is told a key")
            given = key in answer.header("set-cookie")
            held("theft", not given or name == "key_of_an_open_seat", nth, name, "is given a key")


def right(loot: Loot) -> Try:
    """The form with the key that opens the seat."""
    return Try(
        f"/matches/{loot.match}/answer",
        f"seat_{loot.match}={loot.wanted}",
        body=f"option={loot.option}&number={loot.number}".encode(),
    )


async def test_a_1_of_many_who_open_a_link_and_sit_at_once_one_gets_the_seat(at: House) -> None:
    """A link admits once: anybody else who has it sees what everybody may see, and answers nothing."""
    match = (await table_of(at)).match
    link, path = match.keys[2], f"/matches/{match.id}/sit"
    friends = [Client(at.app) for _ in range(8)]
    for friend in friends:
        await friend.get(f"/seats/{match.id}/{link}")
    answers = await asyncio.gather(*[
        friend.post(path, {"name": f"Friend {n}", "token": f"token {n}"}) for n, friend in enumerate(friends)
    ])  # fmt: skip
    assert sorted(answer.status for answer in answers) == [303, *[403] * 7]
    await all_know(at, match, f"Friend {[answer.status for answer in answers].index(303)}")
    assert match.seating.seat_of(link) is None
    late = Client(at.app)
    assert (await late.get(f"/seats/{match.id}/{link}")).header("location") == f"/matches/{match.id}?used"
    watches = await Client(at.app).get(f"/api/matches/{match.id}/view")
    assert (await late.get(f"/api/matches/{match.id}/view")).text == watches.text


async def test_a_1_who_has_no_link_never_sits_down_however_fast_it_asks(at: House) -> None:
    """People with the link of an open seat may sit there; people without it never do, however fast they ask."""
    sitting = await table_of(at)
    match = sitting.match
    friend, thief = Client(at.app), Client(at.app)
    await friend.get(f"/seats/{match.id}/{match.keys[2]}")
    await thief.get(f"/seats/{match.id}/{match.keys[1]}")
    path = f"/matches/{match.id}/sit"
    tries = [thief.post(path, {"name": f"Thief {n}", "seat": 2, "token": "t"}) for n in range(20)]
    sits = friend.post(path, {"name": "Friend", "token": "of a friend"})
    answers = await asyncio.gather(*tries[:10], sits, *tries[10:])
    assert answers[10].status in {204, 303}
    await all_know(at, match, "Friend")
    assert match.seats[2].name == "Friend"
    assert match.seats[0].name == "Victim"
    assert match.seating.seat_of(match.keys[2]) is None
    assert match.seating.seat_of(key_from(match.keys[2], "of a friend")) == 2


async def test_a3_12_a_wrong_key_and_a_match_that_is_not_there_are_answered_alike(at: House) -> None:
    match = (await table_of(at)).match
    wrong = await Client(at.app).get(f"/seats/{match.id}/{'A' * 32}")
    missing = await Client(at.app).get(f"/seats/{'B' * 24}/{'A' * 32}")
    assert wrong.kept() == missing.kept()
    assert wrong.status == 404


async def test_a3_12_a_form_without_a_key_is_answered_alike_for_every_seat(at: House) -> None:
    """Whether the seat exists, is asked, or might answer so: a stranger is told the same."""
    match = (await table_of(at)).match
    told = set()
    for option, number in ((match.snapshot(0).options[0][0], match.state.shown[0]), (99999, 1), (0, 0)):
        answer = await Client(at.app).post(f"/matches/{match.id}/answer", {"option": option, "number": number})
        told.add((answer.status, answer.text))
    assert len(told) == 1
