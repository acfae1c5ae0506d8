"""What a move costs a server in processor time: the answer, the stills that lead to it, and everybody's new page.

python bench/pages.py [--game KEY] [--seats 4] [--tables 20] [--moves 400] [--profile FILE]

All of it happens in this one process, without sockets, so that each share can be told from the others. Processor time
is used throughout: a busy machine shifts the figures somewhat, but does not swamp them. `load.py` measures a whole
server, and how long people wait.
"""

import argparse
import asyncio
import cProfile
import gc
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from timescoop.catalogue import GAMES
from timescoop.hosting import Host, Match, SeatPlan, Store, store_address
from timescoop.web.access.visits import Visit
from timescoop.web.render.markup import pieces_of
from timescoop.web.render.render_cache import RenderCache
from timescoop.web.render.scene_builder import animation_scenes, scene_of
from timescoop.web.render.scene_changes import SceneChanges
from timescoop.web.render.table.animation import animation_frames
from timescoop.web.render.table.table_page import scene_part
from timescoop.web.routes.event_stream import animation_event, scene_event
from timescoop.web.serving import SWEEP_AFTER

OPENING = 40  # moves before anything is measured: the first of a game are quicker than most


@dataclass
class Table:
    """A match with the streams of its seats, as far as they draw."""

    match: Match
    cache: RenderCache
    readers: list[Visit]
    changes: list[SceneChanges]


@dataclass
class Costs:
    """Nanoseconds of processor time by share, and how often something was done."""

    spent: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def share(self, name: str) -> Iterator[None]:
        """What is done meanwhile belongs to a share."""
        started = time.process_time()
        yield
        self.spent[name] += int(1e9 * (time.process_time() - started))

    def report(self, moves: int) -> None:
        """Print milliseconds a move, share by share."""
        for name, nanoseconds in self.spent.items():
            print(f"{name:<12}{nanoseconds / moves / 1e6:8.2f} ms of processor time a move")
        print(f"{'all':<12}{self.spent.total() / moves / 1e6:8.2f}")
        each = ", ".join(f"{count / moves:,.1f} {what}" for what, count in self.done.items())
        print(f"{moves} moves; for each {each}")


async def play(table: Table, luck: Random, costs: Costs) -> None:
    """One move at random, and what everybody is sent of it."""
    match = table.match
    before = list(match.state.shown)
    look = match.snapshot(luck.choice(match.waiting()))
    with costs.share("answer"):
        await match.answer(look.viewer, luck.choice(look.options)[0], look.number)
    for at, told in zip(table.readers, table.changes, strict=True):
        if match.state.shown[at.viewer] == before[at.viewer]:
            continue
        with costs.share("stills"):
            film = list(animation_frames(animation_scenes(at, before[at.viewer], table.cache)))
        with costs.share("pages"):
            scene = scene_of(at, table.cache)
            html = pieces_of(scene_part(scene))
        with costs.share("messages"):
            sent = [*(animation_event(told.step(still)) for still in film), scene_event(scene.number, told.scene(html))]
            costs.done["kB"] += sum(len(message.encode()) for message in sent) // 1024
        costs.done["stills"] += len(film)
        costs.done["pages"] += 1


async def tables_at(host: Host, args: argparse.Namespace, luck: Random) -> list[Table]:
    """Tables of people, in the middle of their game, whose pages have been drawn."""
    plans = [SeatPlan("person", f"Player {seat + 1}") for seat in range(args.seats)]
    tables = []
    for _ in range(args.tables):
        match = await host.new_match(args.game, seats=plans)
        readers = [Visit(match, seat, "", lobby=False) for seat in range(args.seats)]
        tables.append(Table(match, RenderCache(), readers, [SceneChanges() for _ in readers]))
        for nth in range(OPENING):
            if nth == OPENING - 1:
                await play(tables[-1], luck, Costs())
            else:
                look = match.snapshot(luck.choice(match.waiting()))
                await match.answer(look.viewer, luck.choice(look.options)[0], look.number)
    return tables


async def measure(args: argparse.Namespace, folder: str, watched: cProfile.Profile | None) -> tuple[Costs, int]:
    """Play, and add up; the costs and the number of moves."""
    store = await Store.open(store_address(str(Path(folder) / "pages.db")))
    host = await Host.start(store, luck=Random(2012), workers=0)
    luck, costs, moves = Random(2012), Costs(), 0
    tables = await tables_at(host, args, luck)
    gc.collect()  # from here on memory is swept as it is in a server
    gc.freeze()
    gc.set_threshold(SWEEP_AFTER)
    if watched:
        watched.enable()
    for nth in range(args.moves):
        if not tables[nth % len(tables)].match.over():
            await play(tables[nth % len(tables)], luck, costs)
            moves += 1
    if watched:
        watched.disable()
    await host.close()
    await store.close()
    return costs, moves


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--profile", type=Path, help="write a profile by processor time there; it slows all shares")
    args = parser.parse_args()
    watched = cProfile.Profile(time.process_time) if args.profile else None
    with tempfile.TemporaryDirectory() as folder:
        costs, moves = asyncio.run(measure(args, folder, watched))
    if watched:
        watched.dump_stats(args.profile)
    print(f"{args.game}, {args.seats} seats, {args.tables} tables; Python {sys.version.split()[0]}")
    costs.report(moves)


if __name__ == "__main__":
    main()
