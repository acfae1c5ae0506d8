"""A server under load: how long a move takes to be kept, and to be seen.

python bench/load.py [--tables 200] [--seats 4] [--moves 100] [--seconds 120] [--bots 4] [--watchers 0]
                     [--servers 1] [--workers 0] [--postgres] [--game KEY] [--whole] [--profile FILE]

There are many tables, a stream for each seat, and moves at a steady rate. Each server and each worker is a process of
its own; people are sockets in this one. With several servers, each table is at one of them. As the script of a page
does, people ask for what changed since the scene before; with `--whole`, for whole scenes. Times are those of people:
from the moment a click is sent until its acknowledgement, and until the new table has arrived whole at each seat that
sees something new. Processor time says more on a machine that others use too. The exit tells whether the aims were met.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from people import HOST, NO_SEAT, Line, Table, answer_form, post

AIMS = {"acknowledged": 100.0, "seen": 100.0, "watched": 500.0}  # milliseconds, for 99 of 100
OPTION = re.compile(rb'name="option" value="(\d+)"')
ITEM = re.compile(rb"([\x1e\x1f])([^\x1e\x1f]*)")  # of a message with what changed: a new chunk, or a run of old ones
Laid = list[tuple[int, dict[str, list[str]]]]  # tables, each with the port of its server
NEW = b"\x1e"
NUMBER = re.compile(rb"(?:^|\n)id: (\d+)\n")


@dataclass
class Figures:
    """What was measured, in milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    watched: list[float] = field(default_factory=list)  # as seen, by spectators
    late: list[float] = field(default_factory=list)  # by how much a click was sent later than planned
    refused: int = 0
    bytes: int = 0


def share(values: Sequence[float], part: float) -> float:
    """The value that so many of a hundred stay below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))] if ordered else float("nan")


class Person(Line):
    """Somebody at a table, or a spectator: a stream, and what they may choose now."""

    def __init__(self, table: Table, seat: int, figures: Figures, *, changes: bool = False) -> None:
        self.figures = figures
        self.number = 0
        self.options: list[int] = []
        self.choices: list[list[int]] = []  # the options in each chunk of the scene, if changes are sent
        super().__init__(table, seat, changes=changes)

    def told(self, message: bytes) -> None:
        """A message of the stream has arrived whole."""
        self.figures.bytes += len(message)
        found = NUMBER.search(message)
        if found is None:
            return
        number = int(found[1])
        self.choices = self.chunks_in(message) or [options_in(message)]
        self.options = [option for chunk in self.choices for option in chunk]
        if self.number and number > self.number and self.table.clicked:
            waited = 1000 * (time.perf_counter() - self.table.clicked)
            (self.figures.watched if self.seat == NO_SEAT else self.figures.seen).append(waited)
        self.number = self.shown = number

    def chunks_in(self, message: bytes) -> list[list[int]]:
        """The options in each chunk of a scene that is sent as changes; nothing if it is sent whole."""
        found: list[list[int]] = []
        for mark, said in ITEM.findall(message):
            if mark == NEW:
                found.append(options_in(said))
            else:
                first, last = said.split(b"-")
                found += self.choices[int(first) : int(last) + 1]
        return found


def options_in(html: bytes) -> list[int]:
    """The options that a form in some HTML has."""
    return [int(option) for option in OPTION.findall(html)]


async def click(people: list[Person], figures: Figures, luck: random.Random) -> None:
    """One move at a table, by somebody who is asked."""
    asked = [person for person in people if person.options]
    if not asked:
        return
    person = luck.choice(asked)
    form = answer_form(luck.choice(person.options), person.number)
    person.options = []
    started = person.table.clicked = time.perf_counter()
    try:
        status = await post(person.table, person.seat, form)
    except (ConnectionError, asyncio.IncompleteReadError):  # a server that is far behind hangs up
        status = 0
    if status == 204:
        figures.acknowledged.append(1000 * (time.perf_counter() - started))
    else:
        figures.refused += 1


async def play(tables: list[list[Person]], moves: float, seconds: float, figures: Figures) -> None:
    """Click at a steady rate, one table after another."""
    luck = random.Random(2012)
    clicks: set[asyncio.Task[None]] = set()
    started = time.perf_counter()
    for nth in range(int(moves * seconds)):
        planned = started + nth / moves
        await asyncio.sleep(max(0.0, planned - time.perf_counter()))
        figures.late.append(1000 * (time.perf_counter() - planned))
        task = asyncio.create_task(click(tables[nth % len(tables)], figures, luck))
        clicks.add(task)
        task.add_done_callback(clicks.discard)
    await asyncio.gather(*clicks)
    await asyncio.sleep(2)


async def people_at(laid: Laid, args: argparse.Namespace, figures: Figures) -> list[list[Person]]:
    """Everybody comes to their table, spectators to the first, and has been shown it."""
    tables: list[list[Person]] = []
    for nth, (port, match) in enumerate(laid):
        table = Table(port, match["id"][0], match["keys"])
        here = [*range(len(table.keys)), *[NO_SEAT] * (0 if nth else args.watchers)]
        tables.append([Person(table, seat, figures, changes=not args.whole) for seat in here])
        await table.open()
        await asyncio.gather(*(person.come() for person in tables[-1]))
    async with asyncio.timeout(600):
        for person in (person for table in tables for person in table):
            await person.arrived.wait()
    return tables


async def measure(args: argparse.Namespace, laid: Laid, both: "Loaded") -> tuple[Figures, list[list[dict[str, float]]]]:
    """Warm up, then measure; what the servers had used when everybody was there, before, and after."""
    tables = await people_at(laid, args, Figures())
    marks = [both.tell()]
    await play(tables, args.moves, min(10.0, args.seconds / 4), Figures())
    figures = Figures()
    for person in (person for table in tables for person in table):
        person.figures = figures
    marks.append(both.tell())
    await play(tables, args.moves, args.seconds, figures)
    marks.append(both.tell())
    return figures, marks


@dataclass
class Loaded:
    """The servers and workers under load."""

    servers: "list[subprocess.Popen[str]]"
    workers: "list[subprocess.Popen[str]]"
    told: list[dict[str, float]] = field(default_factory=list)  # by each server as it began

    def tell(self) -> list[dict[str, float]]:
        """What each server has used so far."""
        found = []
        for server in self.servers:
            assert server.stdin is not None
            assert server.stdout is not None
            server.stdin.write("tell\n")
            server.stdin.flush()
            found.append(json.loads(server.stdout.readline()))
        return found


@contextmanager
def loaded(args: argparse.Namespace, store: str) -> Iterator[tuple[Loaded, Laid]]:
    """Servers and workers on a store, and the tables, each with the port of its server."""
    environment = {**os.environ, "TIMESCOOP_STORE": store}
    script = str(Path(__file__).with_name("loaded.py"))
    with ExitStack() as stack:
        both = Loaded([], [])
        laid: Laid = []
        for nth in range(args.workers):
            words = [sys.executable, "-m", "timescoop", "work"]
            both.workers.append(
                stack.enter_context(subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment))
            )
            stack.callback(both.workers[nth].terminate)
        for nth in range(args.servers):
            tables = args.tables // args.servers + (nth < args.tables % args.servers)
            bots = args.bots // args.servers + (nth < args.bots % args.servers)
            words = [sys.executable, script, store, str(args.port + nth), str(tables), str(args.seats), str(bots)]
            words += [str(args.profile or ""), args.game]
            server = stack.enter_context(
                subprocess.Popen(words, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
            )
            stack.callback(server.terminate)
            both.servers.append(server)
            assert server.stdout is not None
            told = json.loads(server.stdout.readline())
            laid += [(told["port"], match) for match in told.pop("matches")]
            both.told.append(told)
        wait_for_workers(both)
        yield both, laid


def wait_for_workers(both: Loaded) -> None:
    """Wait until every server has seen every worker."""
    for worker in both.workers:
        assert worker.stdout is not None
        worker.stdout.readline()
    while any(each["workers"] < len(both.workers) for each in both.tell()):
        time.sleep(0.5)


@contextmanager
def some_store(args: argparse.Namespace) -> Iterator[str]:
    """The address of an empty store: an SQLite file, or a database of PostgreSQL that is started for this."""
    if args.postgres:
        sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
        from tests.hosting import postgres  # noqa: PLC0415 - only needed here

        with postgres.serving() as address:
            yield address.replace("+asyncpg", "")
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "load.db")


def report(args: argparse.Namespace, figures: Figures, both: Loaded, marks: list[list[dict[str, float]]]) -> bool:
    """Print the figures; whether the aims were met."""
    moves = len(figures.acknowledged)
    print(
        f"{args.tables} tables of {args.seats}, {args.watchers} spectators, {args.moves:g} moves a second, "
        f"{args.bots} tables of bots beside them, {args.servers} servers and {args.workers} workers "
        f"on {'PostgreSQL' if args.postgres else 'SQLite'}"
    )
    met = figures.refused == 0
    for name, aim in AIMS.items():
        values: list[float] = getattr(figures, name)
        if not values:
            continue
        print(
            f"{name:<14}{len(values):>8,} times   "
            + "   ".join(f"p{part} {share(values, part):7.1f} ms" for part in (50, 95, 99))
            + f"   all {max(values, default=0):7.1f} ms   aim: p99 under {aim:g} ms"
        )
        met = met and share(values, 99) < aim
    print(f"sent late      {share(figures.late, 99):.1f} ms for 99 %; {figures.refused} refused")
    print(f"sent           {figures.bytes / args.seconds / 1e6:.1f} MB a second")
    before, after = marks[-2:]
    used = [end["seconds"] - start["seconds"] for start, end in zip(before, after, strict=True)]
    each = ", ".join(f"{1000 * one / max(moves, 1):.1f}" for one in used)
    print(f"processor time {1000 * sum(used) / max(moves, 1):.1f} ms a move, by server {each} ms")
    print(f"capacity       {moves / max(used):.0f} moves a second, as far as the busiest server goes")
    streams = args.tables * args.seats + args.watchers
    laid = sum(told["laid"] - told["empty"] for told in both.told)
    watched = sum(end["memory"] for end in marks[0]) - sum(told["laid"] for told in both.told)
    print(f"memory         {laid / args.tables / 1024:.0f} KB a table, {watched / streams / 1024:.0f} KB a stream")
    return met


def main() -> int:
    """Start servers, play, report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="", help="what is played; left out, the first of the catalogue")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=float, default=100.0, help="a second, over all tables")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--watchers", type=int, default=0, help="spectators of the first table")
    parser.add_argument("--bots", type=int, default=4, help="tables at which bots play one another meanwhile")
    parser.add_argument("--servers", type=int, default=1, help="processes that serve, on one store")
    parser.add_argument("--workers", type=int, default=0, help="processes of `timescoop work` in which bots think")
    parser.add_argument("--postgres", action="store_true", help="start PostgreSQL for this, instead of an SQLite file")
    parser.add_argument("--whole", action="store_true", help="people are sent whole scenes, as without a script")
    parser.add_argument("--port", type=int, default=8800, help="the first port that is tried")
    parser.add_argument("--profile", type=Path, help="write the server's profile there")
    args = parser.parse_args()
    with some_store(args) as store, loaded(args, store) as (both, laid):
        figures, marks = asyncio.run(measure(args, laid, both))
        return 0 if report(args, figures, both, marks) else 1


if __name__ == "__main__":
    print(f"{HOST}, Python {sys.version.split()[0]}")
    sys.exit(main())
