"""Whether people play on while the servers behind nginx are replaced, or killed, one by one.

python bench/replace.py [--servers 2] [--tables 20] [--moves 10] [--kill] [--postgres]

Each server is a `timescoop serve` on one store. nginx has the settings of deploy/nginx.conf, but spreads browsers by
their cookies, so that the seats of a table are at different servers. People play by chance through nginx. A server is
ended by SIGTERM, or by SIGKILL with `--kill`. Once a new one in its place is ready, the next follows. A move that is
not taken is sent again, as by somebody who clicks again, and one that was acknowledged may be, too. So each is known by
its match, its seat and the number of its snapshot, and is looked up in the store by these. The exit is 2 if an
acknowledged move is not in the store, and otherwise 1 if somebody waited longer than five seconds.
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
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import select

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


Move = tuple[str, int, int]  # a match, a seat, and the number of the snapshot at which it decided
Row = tuple[str, int, int, int]  # a match, a seat, what it answered, and that number: 0 where hosting answered for it


@dataclass
class Counted:
    """What people met: the options of moves that were taken, seconds until they were, other answers by status."""

    taken: dict[Move, set[int]] = field(default_factory=dict)
    twice: int = 0  # acknowledgements of a move that had been acknowledged before
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
            status = await click(people, luck, counted)
            if status == KEPT:
                counted.waited.append(time.monotonic() - began)
                break
            counted.refused[status] += 1
            await asyncio.sleep(0.2)


async def click(people: list[Guest], luck: random.Random, counted: Counted) -> int:
    """One try at a move; its status, or 0 if nobody is asked or the line broke."""
    asked = [person for person in people if person.options]
    if not asked:
        return 0
    person = luck.choice(asked)
    options, number = person.options, person.number
    option, move = luck.choice(options), (person.table.match, person.seat, number)
    person.options = []  # until the stream brings new ones; a stream that comes again may bring the same
    try:
        async with asyncio.timeout(PATIENCE_S):
            status = await post(person.table, person.seat, answer_form(option, number))
    except (OSError, asyncio.IncompleteReadError, TimeoutError):
        status = 0
    if status == KEPT:
        counted.twice += move in counted.taken
        counted.taken.setdefault(move, set()).add(option)
    elif person.number == number:
        person.options = options
    return status


def compare(taken: Mapping[Move, set[int]], rows: Iterable[Row]) -> tuple[list[Move], list[Move]]:
    """The acknowledged moves that hosting stored as forced, and those that are not in the store.

    Hosting may answer a forced move while the same answer is on its way: that one is acknowledged, and stored as given
    by hosting. Such a row lies between the seat's own answers before and after, and stands for one move only.

    Args:
        taken: The options that were acknowledged, by move; more than one can't all be in the store.
        rows: What is stored, in order.
    """
    own: dict[Move, int] = {}
    numbers: dict[tuple[str, int], list[int]] = {}
    given: Counter[tuple[Move, int]] = Counter()  # by the seat's own answer before
    for match, seat, option, number in rows:
        before = numbers.setdefault((match, seat), [0])
        if number:
            own[match, seat, number] = option
            before.append(number)
        else:
            given[(match, seat, before[-1]), option] += 1
    forced, lost = [], []
    for (match, seat, number), options in sorted(taken.items()):
        move, option = (match, seat, number), min(options)
        if options == {own.get(move)}:
            continue
        last = max((each for each in numbers.get((match, seat), [0]) if each < number), default=0)
        place = ((match, seat, last), option)
        if len(options) > 1 or move in own or not given[place]:
            lost.append(move)
        else:
            given[place] -= 1
            forced.append(move)
    return forced, lost


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


async def measure(args: argparse.Namespace, store: str, servers: Servers) -> tuple[Counted, list[float], list[Row]]:
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
    columns = (ANSWER.c.match, ANSWER.c.seat, ANSWER.c.option, ANSWER.c.look)
    rows = await opened.read(select(*columns).order_by(ANSWER.c.match, ANSWER.c.number))
    await opened.close()
    return counted, took, [(str(row.match), int(row.seat), int(row.option), int(row.look)) for row in rows]


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
        counted, took, rows = asyncio.run(measure(args, store, servers))
    longest = max(counted.waited, default=float("inf"))
    how, back = "killed" if args.kill else "replaced", ", ".join(f"{each:.1f}" for each in took)
    print(f"{args.servers} servers {how} one by one behind nginx, {args.tables} tables; each was back after {back} s")
    forced, lost = compare(counted.taken, rows)
    people = sum(row[-1] > 0 for row in rows)
    print(f"{len(counted.taken)} moves acknowledged, {counted.twice} acknowledged again, {people} stored for people")
    print(f"{len(forced)} acknowledged moves were forced and stored as given by hosting; lost: {lost or 'none'}")
    print(
        f"waited: half {share(counted.waited, 50):.2f} s, 99 % {share(counted.waited, 99):.2f} s, all {longest:.2f} s"
    )
    print(f"clicks that were not taken, by status: {dict(counted.refused)}")
    return 2 if lost else int(longest > AIM_S)


if __name__ == "__main__":
    sys.exit(main())
