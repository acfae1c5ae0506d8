"""Stores that an older version wrote come up, and their matches are played to the end."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select
from tests.hosting.changing import older
from tests.hosting.playing import TWO, play_out, spoilt, two_begin

from timescoop.hosting import Host, Store, store_address
from timescoop.hosting.match_rows import MatchRows
from timescoop.hosting.reading import fetch
from timescoop.hosting.schema import ANSWER, MATCH

STORES = sorted((Path(__file__).parent / "stores").glob("*.sql"))


def unpacked(written: Path, path: Path) -> tuple[dict[str, int], dict[str, str]]:
    """Make a store from its text; for each match, how many answers brought facts about, and its looks so far."""
    with closing(sqlite3.connect(path)) as old:
        old.executescript(written.read_text("utf-8"))
        told = dict(old.execute("SELECT match, count(*) FROM answer WHERE facts != '[]' GROUP BY match").fetchall())
        return told, dict(old.execute("SELECT match, shown FROM latest").fetchall())


def undated(stored: MatchRows) -> MatchRows:
    """A match without what an older store does not say: at which look each answer was decided, and its version."""
    lines = tuple(replace(line, look=0) for line in stored.lines)
    return replace(stored, lines=lines, latest=replace(stored.latest, version=0))


def test_there_is_a_store_of_the_revision_before() -> None:
    assert [path.stem for path in STORES] == ["0002"]


@pytest.mark.parametrize("written", STORES, ids=lambda path: path.stem)
async def test_the_matches_of_an_older_store_are_shown_as_they_were_and_finish(written: Path, tmp_path: Path) -> None:
    told, shown = unpacked(written, tmp_path / "store.db")
    store = await Store.open(store_address(str(tmp_path / "store.db")))
    host = await Host.start(store, pace=0, workers=0, luck=Random(2012))
    for (match_id,) in await store.read(select(MATCH.c.id)):
        match = await host.match(match_id)
        assert str([match.snapshot(viewer).number for viewer in range(3)]) == shown[match_id]
        assert len(match.snapshot(2).log) == told[match_id] + 1  # and the deal
        await play_out(match)
        assert match.record().answers
    assert await spoilt(host) == {}
    await host.close()
    await store.close()


async def test_an_older_store_is_chained_when_it_is_brought_up_to_date(host: Host, tmp_path: Path) -> None:
    """The chain that the change of the tables makes is the one that hosting goes on with."""
    match = await two_begin(host)
    laid = await host.new_match("pebbles", seats=TWO)
    await play_out(match)
    links = await host.store.read(select(ANSWER.c.number, ANSWER.c.link).order_by(ANSWER.c.number))
    before = [await fetch(host.store, each) for each in (match.id, laid.id)]
    await host.close()
    await host.store.close()
    older(tmp_path / "store.db", "0002")

    store = await Store.open(store_address(str(tmp_path / "store.db")))
    after = [await fetch(store, each) for each in (match.id, laid.id)]
    again = await store.read(select(ANSWER.c.number, ANSWER.c.link).order_by(ANSWER.c.number))
    await store.close()
    assert after == [undated(stored) for stored in before]
    assert all(row.link for row in again)
    assert len(links) == len(again)
