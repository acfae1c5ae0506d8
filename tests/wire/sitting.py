"""A match on the wire: a real host, the real application, a client at each seat and one that only watches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import cycle
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from tests.wire.client import Answer, Client
from tests.wire.games import BOTS, GAMES

from timescoop.hosting import Host, Match, SeatPlan, Store
from timescoop.hosting.snapshots import viewer_states
from timescoop.hosting.timeline import new_timeline
from timescoop.kernel import Game, Table
from timescoop.testkit import NAMES, Luck
from timescoop.web import create_app
from timescoop.web.routes import event_stream

CATALOGUE: Final = "tests.wire.games"
SEED: Final = bytes(range(32))
STILL: Final = 12  # turns of the event loop in which nothing more comes


class InTurn(Starlette):
    """Several servers behind one address: each request goes to the next of them."""

    def __init__(self, apps: Sequence[Starlette]) -> None:
        super().__init__(routes=apps[0].routes)
        self.apps = cycle(apps)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await next(self.apps)(scope, receive, send)


class House:
    """The hosts on one store, with their applications behind one address. Matches are laid at the first host."""

    def __init__(self, hosts: Sequence[Host], app: Starlette) -> None:
        self.hosts = hosts
        self.host = hosts[0]
        self.app = app


@asynccontextmanager
async def house(folder: Path, servers: int = 1, **settings: Any) -> AsyncIterator[House]:
    """A house of its own on an empty store; its bots think in this process and take no time.

    What it sends does not hang on how fast the machine is: nothing is left out because it comes late, and no heartbeat
    falls into a pause of the machine.
    """
    given = {"catalogue": CATALOGUE, "pace": 0.0, "workers": 0, "luck": Random(2012), **settings}
    async with AsyncExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(event_stream, "LATE_S", inf)
        patch.setattr(event_stream, "HEARTBEAT_S", inf)
        hosts = []
        for _ in range(servers):
            store = await Store.open(f"sqlite+aiosqlite:///{folder / 'matches.db'}")
            stack.push_async_callback(store.close)
            hosts.append(await Host.start(store, **given))
            stack.push_async_callback(hosts[-1].close)
        apps = [create_app(host, games=GAMES, bots=BOTS) for host in hosts]
        yield House(hosts, apps[0] if servers == 1 else InTurn(apps))


def dealt(game: Game, edition: str, seats: int, seed: int, cards: Any = None) -> Table:
    """A table with its facts."""
    return game.deal(seats=seats, seed=(seed + 1).to_bytes(32, "little"), edition=edition, cards=cards, facts=True)


def walked(table: Table, luck: Luck, answers: int) -> Table:
    """A table after so many random answers, or the last one that was not over."""
    before = table
    for _ in range(answers):
        if table.over():
            return before
        before = table.copy() if table.kept is None else table
        seat = luck.of(table.waiting())
        table.play(seat, luck.of(table.options(seat)))
    return table


class Sitting:
    """One match with its clients; the number of seats is the watcher."""

    def __init__(self, match: Match, clients: list[Client]) -> None:
        self.match = match
        self.clients = clients
        self.base = f"/matches/{match.id}"

    @property
    def table(self) -> Table:
        """The real table: the tests may know it."""
        return self.match.timeline.table

    def put(self, table: Table) -> None:
        """Put another table in the place of the one that was dealt."""
        timeline = new_timeline(table)
        viewers = viewer_states(self.match.game, timeline)
        self.match.log.state = replace(self.match.state, timeline=timeline, viewers=viewers)

    async def listen(self, viewers: Sequence[int]) -> None:
        """Each of these viewers opens its table."""
        for viewer in viewers:
            await self.clients[viewer].get(self.base)  # as a browser does, which is known from then on
            await self.clients[viewer].listen(f"{self.base}/stream")
        await self.still()  # that somebody watches is told to all

    async def answer(self, seat: int, option: int, number: int | None = None) -> Answer:
        """A seat answers by its form; then all streams are still."""
        at = self.match.state.shown[seat] if number is None else number
        given = await self.clients[seat].post(f"{self.base}/answer", {"option": option, "number": at})
        await self.still()
        return given

    async def take_back(self, seat: int) -> Answer:
        """A seat takes back its last answer; then all streams are still."""
        at = self.match.state.shown[seat]
        given = await self.clients[seat].post(f"{self.base}/take-back", {"number": at})
        await self.still()
        return given

    async def still(self) -> None:
        """Wait until nothing more comes."""
        before, quiet = -1, 0
        while quiet < STILL:
            await asyncio.sleep(0)
            count = sum(len(stream.pieces) for client in self.clients for stream in client.streams)
            quiet = 0 if count != before or self.match.log.queue.busy() else quiet + 1
            before = count

    async def close(self) -> None:
        """All go away."""
        for client in self.clients:
            await client.close()


async def sit_down(at: House, game: Game, edition: str, seats: int, **how: Any) -> Sitting:
    """Lay a match of people, and let each come by its link."""
    plans = [SeatPlan("person", name) for name in NAMES[:seats]]
    match = await at.host.new_match(game.key, edition=edition, seats=plans, **{"seed": SEED, **how})
    return await seated(at, match, match.keys)


async def seated(at: House, match: Match, keys: dict[int, str]) -> Sitting:
    """A client for each key, and one without. All but the last seat want to be asked in every window."""
    for seat in range(len(match.seats) - 1):
        await match.auto_pass.set_windows(seat, dict.fromkeys(match.auto_pass.windows(seat), True))
    clients = [Client(at.app, changes=seat % 2 == 0) for seat in range(len(match.seats) + 1)]  # both kinds of streams
    for seat, key in keys.items():
        assert (await clients[seat].get(f"/seats/{match.id}/{key}")).status == 303
    return Sitting(match, clients)


async def same_again(at: House, first: Sitting, keys: dict[int, str]) -> Sitting:
    """The same match in another house: same id, same names, same keys."""
    match = await at.host.begin(first.match.plan, first.match.seats)
    assert match is not None
    return await seated(at, match, keys)
