"""Whether people play on while the servers behind nginx are replaced, or killed, one by one.

python bench/replace.py [--servers 2] [--tables 20] [--moves 10] [--kill] [--postgres]

Each server is a `timescoop serve` on one store. nginx has the settings of deploy/nginx.conf, but spreads browsers by
their cookies, so that the seats of a table are at different servers. People play by chance through nginx. A server is
ended by SIGTERM, or by SIGKILL with `--kill`. Once a new one in its place is ready, the next follows. A move that is
not taken is sent again, as by somebody who clicks again. The exit tells whether each acknowledged move is in the
store, and whether nobody waited longer than five seconds.
"""

import argparse
import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func, select

from load import Figures, Person, share, some_store
from people import HOST, Table, answer_form, post
from timescoop.hosting import Host, SeatPlan, Store, store_address
from timescoop.hosting.schema import ANSWER

ROOT = Path(__file__).resolve().parents[1]
FRONT, BACK = 8870, 8871  # ports of nginx, and of the first server
SEATS = 4
AIM_S = 5.0
PATIENCE_S = 60.0
KEPT = 204  # the status of an answer that was taken
CALM_S = 5.0  # before the first replacement, and after each
FREE = {"TIMESCOOP_PLAYERS_PER_ADDRESS": "10000", "TIMESCOOP_ANSWERS_AT_ONCE": "10000"}  # all come from one address


class Guest(Person):
    """Somebody whose stream comes through nginx, without the marks of chunks between its bytes."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.table.head(self.seat, f"GET {self.address()} HTTP/1.0"))


@dataclass
class Counted:
    """What people met: moves that were taken, seconds until they were, other answers by status."""

    taken: int = 0
    waited: list[float] = field(default_factory=list)
    refused: Counter[int] = field(default_factory=Counter)


def front(folder: Path, servers: int) -> list[str]:
    """The command that runs nginx before so many servers."""
    site = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    upstreams = "\n".join(f"server {HOST}:{BACK + n} max_fails=1 fail_timeout=2s;" for n in range(servers))
    for pattern, new in (
        (r"listen 80;", f"listen {HOST}:{FRONT};"),
        (r"server 127\.0\.0\.1:8000 [^\n]*", upstreams),
        (r"hash \$remote_addr", "hash $http_cookie"),
        (r"access_log [^\n]*", "access_log off;"),
        (r"log_format [^\n]*", ""),
    ):
        site, found = re.subn(pattern, new, site)
        assert found == 1, pattern
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    config = folder / "nginx.conf"
    config.write_text(
        f"{user} daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{ worker_connections 8192; }}\nhttp {{ {paths}\n{site}\n}}\n",
        "utf-8",
    )
    nginx = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    assert nginx, "nginx is not here"
    return [nginx, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(config)]


class Servers:
    """The servers behind nginx."""

    def __init__(self, store: str, count: int) -> None:
        self.store = store
        self.running = [self.start(nth) for nth in range(count)]

    def start(self, nth: int) -> "subprocess.Popen[bytes]":
        """Start the nth."""
        words = [sys.executable, "-m", "timescoop", "serve", "--port", str(BACK + nth)]
        environment = {**os.environ, **FREE, "TIMESCOOP_STORE": self.store}
        return subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL)

    async def ready(self, nth: int) -> None:
        """Wait until the nth can be asked."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    reader, writer = await asyncio.open_connection(HOST, BACK + nth)
                    writer.write(b"GET /readyz HTTP/1.0\r\nHost: localhost\r\n\r\n")
                    if b" 200 " in await reader.readline():
                        return
                    writer.close()
                except OSError:
                    pass
                await asyncio.sleep(0.1)

    async def replace(self, nth: int, *, kill: bool) -> float:
        """End the nth and put another in its place; the seconds until that is ready."""
        began = time.monotonic()
        old = self.running[nth]
        (old.kill if kill else old.terminate)()
        await asyncio.to_thread(old.wait, PATIENCE_S)
        self.running[nth] = self.start(nth)
        await self.ready(nth)
        return time.monotonic() - began

    def end(self) -> None:
        """End all."""
        for each in self.running:
            each.kill()
            each.wait()


async def matches(store: str, count: int) -> list[tuple[str, list[str]]]:
    """New matches in the store, with the keys of their seats."""
    opened = await Store.open(store_address(store))
    host = await Host.start(opened, luck=random.Random(2012), workers=0)
    plans = [SeatPlan("person", f"Player {seat + 1}") for seat in range(SEATS)]
    made = [await host.new_match(next(iter(host.catalogue.games)), seats=plans) for _ in range(count)]
    found = [(match.id, [match.keys[seat] for seat in range(SEATS)]) for match in made]
    await host.close()
    await opened.close()
    return found


async def play(people: list[Guest], pause: float, luck: random.Random, counted: Counted, ending: asyncio.Event) -> None:
    """Play at one table until the end: a move after each pause."""
    while not ending.is_set():
        await asyncio.sleep(pause * luck.uniform(0.5, 1.5))
        began = time.monotonic()
        while not ending.is_set():
            status = await click(people, luck)
            if status == KEPT:
                counted.taken += 1
                counted.waited.append(time.monotonic() - began)
                break
            counted.refused[status] += 1
            await asyncio.sleep(0.2)


async def click(people: list[Guest], luck: random.Random) -> int:
    """One try at a move; its status, or 0 if nobody is asked or the line broke."""
    asked = [person for person in people if person.options]
    if not asked:
        return 0
    person = luck.choice(asked)
    options, number = person.options, person.number
    person.options = []  # until the stream brings new ones: the same move sent twice counts once
    try:
        async with asyncio.timeout(PATIENCE_S):
            status = await post(person.table, person.seat, answer_form(luck.choice(options), number))
    except (OSError, asyncio.IncompleteReadError, TimeoutError):
        status = 0
    if status != KEPT and person.number == number:
        person.options = options
    return status


@asynccontextmanager
async def seated(made: list[tuple[str, list[str]]]) -> AsyncIterator[list[list[Guest]]]:
    """People at all tables, who have been shown them."""
    tables = []
    for match, keys in made:
        table = Table(FRONT, match, keys)
        await table.open()
        tables.append([Guest(table, seat, Figures()) for seat in range(SEATS)])
        await asyncio.gather(*(person.come() for person in tables[-1]))
    everybody = [person for table in tables for person in table]
    async with asyncio.timeout(PATIENCE_S):
        for person in everybody:
            await person.arrived.wait()
    yield tables
    for person in everybody:
        person.leave()


async def measure(args: argparse.Namespace, store: str, servers: Servers) -> tuple[Counted, list[float], int]:
    """Play while all servers are replaced; what was counted, how long each took, and the answers in the store."""
    made = await matches(store, args.tables)
    for nth in range(args.servers):
        await servers.ready(nth)
    counted, ending, luck = Counted(), asyncio.Event(), random.Random(2012)
    async with seated(made) as tables:
        pause = args.tables / args.moves
        playing = [asyncio.create_task(play(people, pause, luck, counted, ending)) for people in tables]
        await asyncio.sleep(CALM_S)
        took = []
        for nth in range(args.servers):
            took.append(await servers.replace(nth, kill=args.kill))
            await asyncio.sleep(CALM_S)
        ending.set()
        await asyncio.gather(*playing)
    opened = await Store.open(store_address(store))
    rows = await opened.read(select(func.count()).select_from(ANSWER).where(ANSWER.c.look > 0))
    await opened.close()
    return counted, took, int(rows[0][0])


def main() -> int:
    """Start all, play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=float, default=10.0, help="a second, over all tables")
    parser.add_argument("--kill", action="store_true", help="servers are killed instead of being told to end")
    parser.add_argument("--postgres", action="store_true", help="start PostgreSQL for this, instead of an SQLite file")
    args = parser.parse_args()
    with some_store(args) as store, tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = Servers(store, args.servers)
        stack.callback(servers.end)
        nginx = stack.enter_context(subprocess.Popen(front(Path(folder), args.servers)))
        stack.callback(nginx.terminate)
        counted, took, stored = asyncio.run(measure(args, store, servers))
    longest = max(counted.waited, default=float("inf"))
    how, back = "killed" if args.kill else "replaced", ", ".join(f"{each:.1f}" for each in took)
    print(f"{args.servers} servers {how} one by one behind nginx, {args.tables} tables; each was back after {back} s")
    print(f"{counted.taken} moves acknowledged, {stored} answers stored")
    print(
        f"waited: half {share(counted.waited, 50):.2f} s, 99 % {share(counted.waited, 99):.2f} s, all {longest:.2f} s"
    )
    print(f"clicks that were not taken, by status: {dict(counted.refused)}")
    return 0 if counted.taken <= stored and longest <= AIM_S else 1


if __name__ == "__main__":
    sys.exit(main())
