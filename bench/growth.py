"""Whether a server grows while matches are made, played to their end and left, one after another.

python bench/growth.py [--minutes 30] [--people 12] [--game KEY]

The server is a process of its own, on an SQLite file; people are sockets in this one. Two of them play by choices of
chance, at every fourth table with a random bot, and leave when the game is over; every game of the catalogue in turn. A
server keeps some matches in memory before it lets old ones go, so it grows at first: what counts is how it goes on
after that. Memory is what the server's process holds, each minute.
"""

import argparse
import asyncio
import json
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import uvicorn

import timescoop.hosting.host
from load import Figures, Person
from loaded import memory
from people import Table, answer_form, post
from timescoop.catalogue import GAMES
from timescoop.hosting import Host, SeatPlan, Store, store_address
from timescoop.web import create_app
from timescoop.web.access.descriptors import raise_limit
from timescoop.web.serving import Server, listening

OVER = re.compile(rb'id="scene"[^>]* class="over')
LOST = 300.0  # seconds without a move after which a table counts as stuck; bots have the lowest priority
LOADED = 60  # matches that the server keeps in memory before it lets old ones go, where a real one has some hundred
MOST = 20.0  # kilobytes for each finished match, by which it may grow in the second half
PEOPLE = 2
WITH_BOT = 4  # one table of so many has a bot; it takes its time, so that people can follow
SAMPLES = 30
KEPT = 204  # the status of an answer that was taken


class Player(Person):
    """Somebody who sees when the game is over."""

    def __init__(self, table: Table, seat: int, figures: Figures) -> None:
        self.over = False
        self.news = asyncio.Event()
        super().__init__(table, seat, figures)

    def told(self, message: bytes) -> None:
        """A message of the stream has arrived whole."""
        super().told(message)
        self.over = self.over or OVER.search(message) is not None
        self.news.set()


async def serve(where: str) -> None:
    """Serve; each line of the input is a game to be laid, or "memory", and is answered by a line of JSON."""
    timescoop.hosting.host.MAX_LOADED = LOADED  # type: ignore[misc] # else it would grow for an hour
    store = await Store.open(store_address(where))
    host = await Host.start(store, luck=random.Random(2012))
    plans = [*(SeatPlan("person", f"Player {seat + 1}") for seat in range(PEOPLE)), SeatPlan("bot", bot="random")]
    with listening("127.0.0.1", 8900) as sock:
        config = uvicorn.Config(create_app(host), log_level="warning", lifespan="off", timeout_graceful_shutdown=1)
        server = Server(config, host, connections=raise_limit())
        serving = asyncio.create_task(server.serve(sockets=[sock]))
        made = 0
        print(json.dumps({"port": sock.getsockname()[1]}), flush=True)
        while line := (await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)).strip():
            if line == "memory":
                print(json.dumps({"memory": memory(), "loaded": len(host.loaded)}), flush=True)
            else:
                made += 1
                match = await host.new_match(line, seats=plans[: PEOPLE + (made % WITH_BOT == 0)])
                print(json.dumps({"match": match.id, "keys": [match.keys[seat] for seat in range(PEOPLE)]}), flush=True)
        server.should_exit = True
        await serving
    await store.close()


class Club:
    """The server's process, and what its people have done."""

    def __init__(self, process: "subprocess.Popen[str]", games: list[str]) -> None:
        self.process = process
        self.games = games
        self.luck = random.Random(2012)
        self.made = self.finished = self.stuck = self.moves = self.hung_up = 0
        self.refused: Counter[int] = Counter()  # answers by the status of what came back
        self.port: int = self.read()["port"]

    def read(self) -> dict[str, Any]:
        """The next line of the server."""
        assert self.process.stdout is not None
        return dict(json.loads(self.process.stdout.readline()))

    def ask(self, line: str) -> dict[str, Any]:
        """What the server answers to a line; nothing else happens meanwhile."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.read()

    async def visit(self, until: float) -> None:
        """Play one match after another."""
        while time.monotonic() < until:
            self.made += 1
            laid = self.ask(self.games[self.made % len(self.games)])
            table = Table(self.port, laid["match"], laid["keys"])
            people = [Player(table, seat, Figures()) for seat in range(PEOPLE)]
            await table.open()
            for person in people:
                await person.come()
            try:
                await self.play(people)
            finally:
                table.writer.close()
                for person in people:
                    self.hung_up += person.lost
                    person.leave()

    async def play(self, people: list[Player]) -> None:
        """Play a match to its end."""
        moved = time.monotonic()
        while not any(person.over for person in people):
            asked = [person for person in people if person.options]
            if not asked:
                if time.monotonic() - moved > LOST:
                    self.stuck += 1
                    print(
                        f"no move for {LOST:.0f} s at {people[0].table.match} ({people[0].number}, {people[1].number})",
                        flush=True,
                    )
                    return
                await self.hear(people)
                continue
            person = self.luck.choice(asked)
            form = answer_form(self.luck.choice(person.options), person.number)
            person.options = []
            status = await post(person.table, person.seat, form)
            if status == KEPT:
                self.moves += 1
                moved = time.monotonic()
            else:
                self.refused[status] += 1
        self.finished += 1

    async def hear(self, people: list[Player]) -> None:
        """Wait until somebody is told something."""
        waits = [asyncio.create_task(person.news.wait()) for person in people]
        await asyncio.wait(waits, timeout=LOST, return_when=asyncio.FIRST_COMPLETED)
        for person, wait in zip(people, waits, strict=True):
            wait.cancel()
            person.news.clear()


async def watch(club: Club, minutes: float) -> list[tuple[int, float]]:
    """Finished matches and megabytes, from time to time; printed as they come."""
    rows: list[tuple[int, float]] = []
    for nth in range(SAMPLES + 1):
        told = club.ask("memory")
        rows.append((club.finished, told["memory"] / 1e6))
        print(
            f"{nth * minutes / SAMPLES:5.1f} min  {club.finished:>6,} matches finished  {club.moves:>8,} moves  "
            f"{rows[-1][1]:7.1f} MB  {told['loaded']} in memory  {club.stuck} stuck",
            flush=True,
        )
        await asyncio.sleep(60 * minutes / SAMPLES if nth < SAMPLES else 0)
    return rows


async def measure(args: argparse.Namespace, process: "subprocess.Popen[str]") -> bool:
    """Play, and tell; whether the second half has grown by no more than it may."""
    club = Club(process, [args.game] if args.game else list(GAMES))
    until = time.monotonic() + 60 * args.minutes
    people = [asyncio.create_task(club.visit(until)) for _ in range(args.people)]
    rows = await watch(club, args.minutes)
    for person in people:
        person.cancel()
    late = rows[len(rows) // 2 :]
    if late[0][0] == late[-1][0]:
        print("no match was finished in the second half: play longer")
        return False
    slope = statistics.linear_regression([each[0] for each in late], [1000 * each[1] for each in late]).slope
    print(f"in the second half the server grew by {slope:.1f} kB for each finished match")
    print(f"matches finished {club.finished:,}, answers refused {dict(club.refused)}, streams ended {club.hung_up}")
    return slope <= MOST and not club.stuck


def main() -> int:
    """Start a server, play, report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--people", type=int, default=12, help="pairs of people, each at one table after another")
    parser.add_argument("--game", default="", help="what is played; left out, every game in turn")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        asyncio.run(serve(args.serve))
        os._exit(0)
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, __file__, "--serve", str(Path(folder) / "growth.db")]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            kept = asyncio.run(measure(args, process))
            process.terminate()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
