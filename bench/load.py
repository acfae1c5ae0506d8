"""A server under load: how long a move takes to be kept, and to be seen.

python bench/load.py [--game KEY] [--tables 200] [--seats 4] [--moves 100] [--seconds 120] [--bots 4] [--profile FILE]

There are many tables, a stream for each seat, and moves at a steady rate. The server is a process of its own, and its
bots another; people are sockets in this one. Times are those of people: from the moment a click is sent until its
acknowledgement, and until the new table has arrived whole at each seat that sees something new. The exit tells whether
the aims were met.
"""

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from people import HOST, Line, Table, answer_form, post

AIMS = {"acknowledged": 100.0, "seen": 100.0}  # milliseconds, for 99 of 100
OPTION = re.compile(rb'name="option" value="(\d+)"')
NUMBER = re.compile(rb"(?:^|\n)id: (\d+)\n")


@dataclass
class Figures:
    """What was measured, in milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # by how much a click was sent later than planned
    refused: int = 0
    warming: int = 0  # moves before
    bytes: int = 0


def share(values: Sequence[float], part: float) -> float:
    """The value that so many of a hundred stay below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))] if ordered else float("nan")


class Person(Line):
    """Somebody at a table: a stream, and what they may choose now."""

    def __init__(self, table: Table, seat: int, figures: Figures) -> None:
        self.figures = figures
        self.number = 0
        self.options: list[int] = []
        super().__init__(table, seat)

    def told(self, message: bytes) -> None:
        """A message of the stream has arrived whole."""
        self.figures.bytes += len(message)
        found = NUMBER.search(message)
        if found is None:
            return
        number = int(found[1])
        self.options = [int(option) for option in OPTION.findall(message)]
        if self.number and number > self.number and self.table.clicked:
            self.figures.seen.append(1000 * (time.perf_counter() - self.table.clicked))
        self.number = number


async def click(people: list[Person], figures: Figures, luck: random.Random) -> None:
    """One move at a table, by somebody who is asked."""
    asked = [person for person in people if person.options]
    if not asked:
        return
    person = luck.choice(asked)
    form = answer_form(luck.choice(person.options), person.number)
    person.options = []
    started = person.table.clicked = time.perf_counter()
    status = await post(person.table, person.seat, form)
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


async def people_at(laid: list[dict[str, list[str]]], port: int, figures: Figures) -> list[list[Person]]:
    """Everybody comes to their table and has been shown it."""
    tables: list[list[Person]] = []
    for match in laid:
        table = Table(port, match["id"][0], match["keys"])
        tables.append([Person(table, seat, figures) for seat in range(len(table.keys))])
        await asyncio.gather(*(person.come() for person in tables[-1]), table.open())
    async with asyncio.timeout(120):
        for person in (person for table in tables for person in table):
            await person.arrived.wait()
    return tables


async def measure(args: argparse.Namespace, laid: list[dict[str, list[str]]], port: int) -> Figures:
    """Warm up, then measure."""
    tables = await people_at(laid, port, Figures())
    warm = Figures()
    await play(tables, args.moves, min(10.0, args.seconds / 4), warm)
    figures = Figures(warming=len(warm.acknowledged))
    for person in (person for table in tables for person in table):
        person.figures = figures
    await play(tables, args.moves, args.seconds, figures)
    return figures


def report(args: argparse.Namespace, figures: Figures, told: dict[str, float]) -> bool:
    """Print the figures; whether the aims were met."""
    moves = len(figures.acknowledged) + figures.warming
    print(
        f"{args.tables} tables of {args.seats}, {args.moves:g} moves a second, {args.bots} tables of bots beside them"
    )
    met = figures.refused == 0
    for name, aim in AIMS.items():
        values: list[float] = getattr(figures, name)
        print(
            f"{name:<14}{len(values):>8,} times   "
            + "   ".join(f"p{part} {share(values, part):7.1f} ms" for part in (50, 95, 99))
            + f"   all {max(values, default=0):7.1f} ms   aim: p99 under {aim:g} ms"
        )
        met = met and share(values, 99) < aim
    print(f"sent late      {share(figures.late, 99):.1f} ms for 99 %; {figures.refused} refused")
    each = 1000 * told["seconds"] / max(moves, 1)
    sent = figures.bytes / args.seconds / 1e6
    print(
        f"server         {told['processors']:.2f} processors, {each:.1f} ms of one a move; {sent:.1f} MB a second sent"
    )
    return met


def main() -> int:
    """Start a server, play, report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="", help="what is played; left out, the first of the catalogue")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=float, default=100.0, help="a second, over all tables")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--bots", type=int, default=4, help="tables at which bots play one another meanwhile")
    parser.add_argument("--profile", type=Path, help="write the server's profile there")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        script = str(Path(__file__).with_name("loaded.py"))
        words = [sys.executable, script, folder, str(args.tables), str(args.seats), str(args.bots)]
        words += [str(args.profile or ""), args.game]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            told = json.loads(server.stdout.readline())
            figures = asyncio.run(measure(args, told["matches"], told["port"]))
            spent = json.loads(server.communicate("end\n")[0].splitlines()[-1])
    return 0 if report(args, figures, spent) else 1


if __name__ == "__main__":
    print(f"{HOST}, Python {sys.version.split()[0]}")
    sys.exit(main())
