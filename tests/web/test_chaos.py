"""Requests that come twice, late, out of order or again: the table ends as if none of that had happened."""

import asyncio
import os
import random
from collections import Counter
from pathlib import Path

import httpx
from starlette.applications import Starlette
from tests.tally import tally
from tests.web.test_matches import HERE, SCRIPT, host_at

from timescoop.hosting import Host, Match, SeatPlan
from timescoop.web import create_app

MOVES = int(os.environ.get("TIMESCOOP_CHAOS", "120"))
DISTURBED = 0.3  # of all moves
SEED = bytes(range(32))
PLANS = [SeatPlan("person", "Elisabeth"), SeatPlan("person", "Tom"), SeatPlan("person", "Nicholas")]

Form = dict[str, str]


class Proxy:
    """What lies between the browsers of a table and the server: it repeats, keeps back and mixes up."""

    def __init__(self, app: Starlette, match: Match, luck: random.Random) -> None:
        self.match = match
        self.luck = luck
        self.clients = {
            seat: httpx.AsyncClient(
                transport=httpx.ASGITransport(app),
                base_url=HERE,
                cookies={f"seat_{match.id}": match.keys[seat]},
                headers=SCRIPT,
            )
            for seat in range(len(PLANS))
        }
        self.sent: list[tuple[int, Form]] = []  # every form that was ever sent
        self.held: list[tuple[int, Form]] = []  # copies that are still on their way
        self.statuses: Counter[int] = Counter()

    async def post(self, seat: int, form: Form) -> int:
        """One request."""
        answer = await self.clients[seat].post(f"/matches/{self.match.id}/answer", data=form)
        self.statuses[answer.status_code] += 1
        if answer.status_code == 409:
            assert "has changed since you looked" in answer.text
        return answer.status_code

    async def deliver(self, seat: int, form: Form) -> None:
        """One move, and on some of them what may go wrong on the way."""
        self.sent.append((seat, form))
        sort = self.luck.choice(["thrice", "late", "mixed", "again"]) if self.luck.random() < DISTURBED else ""
        copies = 3 if sort == "thrice" else 1
        if sort == "mixed":  # another answer of the same look, at the same time: one of them counts
            other = {**form, "number": str(int(form["number"]) - 1)}
            statuses = await asyncio.gather(self.post(seat, other), self.post(seat, form))
            assert statuses[1] == 204
        else:
            assert set(await asyncio.gather(*(self.post(seat, form) for _ in range(copies)))) == {204}
        if sort == "late":
            self.held.append((seat, form))
        if sort == "again":
            await self.post(*self.luck.choice(self.sent))
        if self.held and self.luck.random() < DISTURBED:
            await self.post(*self.held.pop(self.luck.randrange(len(self.held))))


async def played(host: Host, app: Starlette, moves: int, chaos: random.Random | None, seed: int) -> tuple[Match, int]:
    """A match of the same seed and the same choices, with chaos or without; and how many moves were made."""
    match = await host.new_match("invasion", edition="classic", seats=PLANS, seed=bytes([seed % 256, *SEED[1:]]))
    choices = random.Random(seed)
    proxy = Proxy(app, match, chaos or random.Random(0))
    made = 0
    while made < moves and not match.timeline.table.over():
        seat = match.timeline.table.waiting()[0]
        look = match.snapshot(seat)
        form = {"option": str(choices.choice(look.options)[0]), "number": str(look.number)}
        if chaos:
            await proxy.deliver(seat, form)
        else:
            assert await proxy.post(seat, form) == 204
        made += 1
    for client in proxy.clients.values():
        await client.aclose()
    if chaos:
        assert proxy.statuses.total() > made, "nothing was disturbed"
        tally(moves=made, requests=proxy.statuses.total(), of_them_refused=proxy.statuses[409])
    return match, made


async def test_chaos_on_a_third_of_the_moves_ends_in_the_same_table(tmp_path: Path) -> None:
    done, seed = 0, 1
    async with host_at(tmp_path) as host:
        app = create_app(host)
        while done < MOVES:
            clean, _ = await played(host, app, MOVES - done, None, seed)
            disturbed, made = await played(host, app, MOVES - done, random.Random(seed), seed)
            assert [(given.seat, given.option) for given in disturbed.timeline.given] == [
                (given.seat, given.option) for given in clean.timeline.given
            ]
            for viewer in range(len(PLANS) + 1):
                assert disturbed.snapshot(viewer).view == clean.snapshot(viewer).view
                assert disturbed.snapshot(viewer).log == clean.snapshot(viewer).log
                assert disturbed.snapshot(viewer).number == clean.snapshot(viewer).number
            done, seed = done + made, seed + 1


async def test_a_stale_form_is_refused_and_told_and_the_page_shows_what_is_asked_now(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        match = await host.new_match("invasion", edition="classic", seats=PLANS, seed=SEED)
        proxy = Proxy(app, match, random.Random(1))
        seat = match.timeline.table.waiting()[0]
        look = match.snapshot(seat)
        first, second = look.options[0][0], look.options[1][0]
        assert await proxy.post(seat, {"option": str(first), "number": str(look.number)}) == 204
        stale = {"option": str(second), "number": str(look.number)}

        by_form = await proxy.clients[seat].post(f"/matches/{match.id}/answer", data=stale, headers={"HX-Request": ""})

        assert by_form.status_code == 409
        assert "The table has moved on" in by_form.text
        assert f'href="/matches/{match.id}"' in by_form.text
        assert await proxy.post(seat, stale) == 409
        assert match.snapshot(seat).number == look.number + 1
        for client in proxy.clients.values():
            await client.aclose()
