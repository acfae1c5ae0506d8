"""Bytes that change by themselves: a damaged store shows what was, or refuses, and never anything else."""

import os
import random
import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select
from tests.hosting.changing import change
from tests.hosting.conftest import CATALOGUE
from tests.hosting.playing import TWO, play_out, say, spoilt, two_begin
from tests.tally import tally

from timescoop.hosting import Host, HostingError, NoSuchMatch, Paused, SeatPlan, SetAside, Store, store_address
from timescoop.hosting.match_rows import MatchRows
from timescoop.hosting.reading import fetch
from timescoop.hosting.schema import MATCH

CASES = int(os.environ.get("TIMESCOOP_DAMAGES", "40"))
MATCHES = int(os.environ.get("TIMESCOOP_POISONED", "100"))
FILES = ("store.db", "store.db-wal")
ROWS = [  # a statement that changes one thing in one row, from any value
    "UPDATE answer SET option = option + 1 WHERE match = ? AND number = 3",
    "UPDATE answer SET seat = 1 - seat WHERE match = ? AND number = 2",
    "UPDATE answer SET facts = '[]' WHERE match = ? AND number = 2",
    "UPDATE answer SET at = at + 1 WHERE match = ? AND number = 1",
    "UPDATE answer SET look = look + 1 WHERE match = ? AND number = 1",
    "UPDATE answer SET undoes = 1 WHERE match = ? AND number = 4",
    "UPDATE answer SET link = 'f' || link WHERE match = ? AND number = 4",
    "DELETE FROM answer WHERE match = ? AND number = 4",
    "DELETE FROM answer WHERE match = ? AND number = 2",
    "UPDATE answer SET number = 9 WHERE match = ? AND number = 4",
    "UPDATE latest SET waiting = '[]' WHERE match = ?",
    "UPDATE latest SET shown = '[1, 1, 1]' WHERE match = ?",
    "UPDATE latest SET rules = 'others' WHERE match = ?",
    "UPDATE latest SET \"table\" = replace(\"table\", '1', '2') WHERE match = ?",
    "UPDATE latest SET affairs = '{}' WHERE match = ?",
    "UPDATE match SET seed = 'a' || substr(seed, 2) WHERE id = ? AND seed NOT LIKE 'a%'",
    "UPDATE match SET salt = substr(salt, 2) || substr(salt, 1, 1) WHERE id = ?",
    'UPDATE match SET options = \'{"copies": "9"}\' WHERE id = ?',
    "UPDATE match SET opening = '[]' WHERE id = ?",
    "UPDATE match SET unsealed = 1 - unsealed WHERE id = ?",
    "UPDATE seat SET name = 'Anne' WHERE match = ? AND number = 0",
    "UPDATE seat SET key_hash = 'f' || key_hash WHERE match = ? AND number = 1",
]


@pytest.mark.parametrize("statement", ROWS)
async def test_a_match_with_a_changed_row_is_set_aside(statement: str, host: Host, tmp_path: Path) -> None:
    match = await host.new_match("pebbles", seats=TWO, seed=bytes(31) + b"\x09")
    await play_some(host, match.id)
    await host.close()
    before = await fetch(host.store, match.id)
    change(tmp_path, statement, match.id)
    with pytest.raises(SetAside):
        await fetch(host.store, match.id)
    assert before.lines


async def play_some(host: Host, match_id: str) -> None:
    """Some answers; each of those that follow one another is another answer."""
    match = await host.match(match_id)
    for _ in range(5):
        seat = match.timeline.table.waiting()[0]
        look = match.snapshot(seat)
        await match.answer(seat, look.options[match.state.rows % len(look.options)][0], look.number)


# ---- bytes of the files


@contextmanager
def copied(here: Path, there: Path) -> Iterator[Path]:
    """A store copied as it lies on the disk, in the middle of its work."""
    there.mkdir()
    for name in FILES:
        shutil.copy(here / name, there / name)
    yield there
    shutil.rmtree(there)


def damage(path: Path, luck: random.Random) -> None:
    """One file has a byte flipped, a stretch lost or its end torn off."""
    data = bytearray(path.read_bytes())
    at = luck.randrange(len(data))
    sort = luck.randrange(3)
    if sort == 0:
        data[at] ^= 1 << luck.randrange(8)
    elif sort == 1:
        data[at : at + 512] = bytes(len(data[at : at + 512]))
    else:
        del data[at:]
    path.write_bytes(data)


def is_prefix(found: MatchRows, truth: MatchRows) -> bool:
    """Whether a match is as it was at some time: laid the same, with the first of its answers."""
    same = (found.plan, found.opening) == (truth.plan, truth.opening)
    return same and truth.lines[: len(found.lines)] == found.lines


async def opened(folder: Path, truths: dict[str, MatchRows]) -> str:
    """What a damaged store comes to: refused, or each match whole, an earlier state of it, set aside or gone."""
    try:
        store = await Store.open(store_address(str(folder / "store.db")))
    except (Paused, HostingError):
        return "refused"
    found: set[str] = set()
    try:
        for match_id, truth in truths.items():
            try:
                stored = await fetch(store, match_id)
            except (SetAside, NoSuchMatch, Paused, ValueError) as error:
                found.add(type(error).__name__)
            else:
                assert is_prefix(stored, truth), "a match came up that never was"
                found.add("whole" if stored == truth else "earlier")
    finally:
        await store.close()
    return "whole" if found == {"whole"} else "found out" if found - {"whole", "earlier"} else "earlier"


async def test_torn_and_flipped_bytes_are_found_or_cost_the_newest_answers_at_most(host: Host, tmp_path: Path) -> None:
    matches = [await two_begin(host) for _ in range(3)]
    for match in matches:
        await say(match, 0, "throw")
    await play_out(matches[0])
    truths = {match.id: await fetch(host.store, match.id) for match in matches}
    luck = random.Random(2012)
    outcomes: Counter[str] = Counter()
    for case in range(CASES):
        with copied(tmp_path, tmp_path / f"case-{case}") as folder:
            damage(folder / luck.choice(FILES), luck)
            outcomes[await opened(folder, truths)] += 1
    assert outcomes.total() == CASES
    assert outcomes["found out"] + outcomes["refused"] + outcomes["earlier"] > CASES // 10, outcomes
    tally(damaged_stores=CASES, **{name.replace(" ", "_"): count for name, count in outcomes.items()})


# ---- one match in a hundred


async def test_one_match_in_a_hundred_is_spoilt_and_the_others_play_on(tmp_path: Path) -> None:
    address = store_address(str(tmp_path / "store.db"))
    store = await Store.open(address)
    host = await Host.start(store, catalogue=CATALOGUE, pace=0, workers=0, luck=Random(2012))
    seats = [*TWO, SeatPlan("bot", bot="last")]
    ids = [(await host.new_match("pebbles", seats=seats)).id for _ in range(MATCHES)]
    await host.close()
    await store.close()
    broken = set(ids[::100])
    with closing(sqlite3.connect(tmp_path / "store.db")) as behind:
        behind.executemany("UPDATE latest SET \"table\" = '{' WHERE match = ?", [(each,) for each in broken])
        behind.commit()

    started = time.monotonic()
    store = await Store.open(address)
    host = await Host.start(store, catalogue=CATALOGUE, pace=0, workers=0, luck=Random(2012))
    up = time.monotonic() - started
    assert host.fellows.adopting is not None
    await host.fellows.adopting
    for each in sorted(broken):  # nobody but their own readers hears of it
        with pytest.raises(SetAside):
            await host.match(each)
    assert set(await spoilt(host)) == broken
    others = await store.read(select(MATCH.c.id).where(MATCH.c.spoilt.is_(None)))
    assert {row.id for row in others} == set(ids) - broken
    match = await host.match(ids[1])
    await match.answer(0, match.snapshot(0).options[0][0], match.snapshot(0).number)
    tally(matches=MATCHES, set_aside=len(broken), ms_until_up=round(1000 * up))
    await host.close()
    await store.close()
