"""What compressing a live stream would save, what it would cost, and what its length would give away.

python bench/stream_compression.py [--moves 40]

For each game a table of three moves at random, and one seat's stream is compressed as a server would: one context for
the whole stream, flushed after each move. Then somebody else at the table writes a card's name in the chat: once one
that the seat holds, once others that it doesn't. The difference in length is what a stranger on the same network sees.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random

import brotli
import zstandard

from pages import Costs, Table, play
from timescoop.hosting import Host, SeatPlan, Store, store_address
from timescoop.web.access.visits import Visit
from timescoop.web.render.markup import markup_of
from timescoop.web.render.render_cache import RenderCache
from timescoop.web.render.scene_builder import scene_of
from timescoop.web.render.table.table_page import scene_part
from timescoop.web.routes.event_stream import scene_event

Compress = Callable[[bytes], bytes]  # one message of a stream, flushed


def gzip() -> Compress:
    """A stream by gzip's method."""
    context = zlib.compressobj(6, zlib.DEFLATED, 31)
    return lambda text: context.compress(text) + context.flush(zlib.Z_SYNC_FLUSH)


def brotli_4() -> Compress:
    """A stream by Brotli, as fast as servers use it."""
    context = brotli.Compressor(quality=4)
    return lambda text: bytes(context.process(text) + context.flush())


def zstd() -> Compress:
    """A stream by Zstandard."""
    context = zstandard.ZstdCompressor(level=3).compressobj()
    return lambda text: context.compress(text) + context.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)


METHODS = {"gzip 6": gzip, "brotli 4": brotli_4, "zstd 3": zstd}


async def messages(game: str, moves: int) -> list[str]:
    """The scenes that one seat of a table is sent."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(store_address(str(Path(folder) / "store.db")))
        host = await Host.start(store, pace=0, workers=0, luck=Random(1))
        seats = [SeatPlan("person", name) for name in ("Ann", "Bob", "Cem")]
        match = await host.new_match(game, seats=seats[: 2 if game == "ccg" else 3])
        at = Visit(match, 0, match.keys[0], lobby=False)
        sent: list[str] = []
        table, luck = Table(match, RenderCache(), [], []), Random(2)
        while len(sent) < moves and match.waiting():
            await play(table, luck, Costs())
            sent.append(scene_event(len(sent), markup_of(scene_part(scene_of(at)))))
        await host.close()
        await store.close()
    return sent


def report(game: str, sent: list[str]) -> None:
    """Print sizes and times of one game."""
    size = statistics.mean(map(len, sent))
    print(f"{game}: {size / 1000:.0f} kB a move")
    for name, method in METHODS.items():
        compress, began = method(), time.process_time()
        lengths = [len(compress(text.encode())) for text in sent]
        spent = (time.process_time() - began) / len(sent)
        print(f"  {name:9} {statistics.mean(lengths[1:]) / 1000:6.1f} kB a move, {spent * 1000:5.2f} ms")
    held, others = "xqzvkjwpyb", ["bypwjkvzqx", "qxvzjkpwby", "zvxqwkyjbp", "kjqxbzpvwy"]
    page = sent[-1]
    for name, method in METHODS.items():
        right, *wrong = [chat_length(method, page, held, guess) for guess in (held, *others)]
        print(f"  {name:9} a right guess in the chat: {right} bytes, wrong ones {min(wrong)} to {max(wrong)}")


def chat_length(method: Callable[[], Compress], page: str, held: str, guess: str) -> int:
    """The length of a page with a card of this name in the hand and this guess in the chat."""
    middle = len(page) // 2
    return len(method()((page[:middle] + held + page[middle:] + guess).encode()))


async def main() -> None:
    """Measure every game."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--moves", type=int, default=40)
    moves = words.parse_args().moves
    for game in ("invasion", "nemesis", "ccg"):
        report(game, await messages(game, moves))


if __name__ == "__main__":
    asyncio.run(main())
