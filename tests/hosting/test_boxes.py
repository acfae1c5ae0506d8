"""Boxes that owners enter, sets on the shelf, and stored texts: kept within limits, and until nobody asks for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial

import pytest
from sqlalchemy import select, update

from timescoop.hosting import (
    HostingError,
    Paused,
    Publication,
    Store,
    box_of,
    boxes,
    change_box,
    new_box,
    publish,
    published,
    store_text,
    stored_text,
    take_off,
)
from timescoop.hosting.durability import shared_texts
from timescoop.hosting.schema import BOX, MADE

YEARS = 2 * 365 * 86_400


def of_classic(title: str, owner: str, text: str, cards: int) -> Publication:
    return Publication("invasion", "classic", title, owner, text, cards)


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = await Store.open(address)
    yield opened
    await opened.close()


async def make_old(store: Store) -> None:
    then = time.time() - YEARS
    await store.keep(lambda connection: connection.execute(update(BOX).values(touched=then)).rowcount)
    await store.keep(lambda connection: connection.execute(update(MADE).values(created=then, touched=None)).rowcount)


async def test_a_box_is_found_by_its_key_alone_and_changed(store: Store) -> None:
    key = await new_box(store, "invasion", "classic", "first")
    assert await change_box(store, key, lambda text: f"{text}, second") == "first, second"
    box = await box_of(store, key)
    assert box == ("invasion", "classic", "first, second", 2)
    assert await box_of(store, f"{key}x") is None
    (row,) = await store.read(select(BOX.c.id))
    assert key not in row.id, "who reads the store cannot open a box"
    with pytest.raises(HostingError, match="no such box"):
        await change_box(store, "none", str.upper)
    with pytest.raises(HostingError, match="at most"):
        await change_box(store, key, lambda _text: "x" * 500_000)


async def test_what_two_pages_change_at_once_is_all_kept(store: Store) -> None:
    key = await new_box(store, "invasion", "classic", "")
    await asyncio.gather(*[change_box(store, key, partial("{1}{0}".format, n)) for n in range(4)])
    box = await box_of(store, key)
    assert box
    assert sorted(box.text) == list("0123")


async def test_boxes_have_a_limit_and_an_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "MOST_BOXES", 2)
    old = await new_box(store, "invasion", "classic", "old")
    await make_old(store)
    await new_box(store, "invasion", "classic", "new")
    assert await box_of(store, old) is None
    await new_box(store, "invasion", "classic", "newer")
    with pytest.raises(Paused, match="no more boxes"):
        await new_box(store, "invasion", "classic", "one too many")


async def test_stored_sets_have_a_limit_and_an_end_but_those_on_the_shelf_stay(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = await new_box(store, "invasion", "classic", "set")
    shown = await publish(store, key, of_classic("Ada's box", "Ada", "set", 3))
    forgotten, asked_for = await store_text(store, "forgotten"), await store_text(store, "asked for")
    await make_old(store)
    assert await stored_text(store, asked_for) == "asked for"
    monkeypatch.setattr(shared_texts, "MOST_TEXTS", 3)
    await store_text(store, "new")
    assert [await stored_text(store, made) for made in (shown, forgotten, asked_for)] == ["set", None, "asked for"]
    with pytest.raises(Paused, match="no more sets"):
        await store_text(store, "one too many")
    assert await store_text(store, "new"), "what is there already is no more"
    with pytest.raises(HostingError, match="at most"):
        await store_text(store, "x" * 500_000)


async def test_a_set_is_found_on_the_shelf_and_its_owner_takes_it_off(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = [await new_box(store, "invasion", "classic", "") for _ in range(2)]
    first = await publish(store, ada, of_classic("The box of 2012", "Ada 100%", "first", 12))
    assert await publish(store, ada, of_classic("The same again", "Ada", "first", 12)) == first
    other = await publish(store, bo, of_classic("Classic, corrected", "Bo", "other", 3))
    assert [each.title for each in await published(store)] == ["Classic, corrected", "The box of 2012"]
    assert [each.id for each in await published(store, "invasion", "classic", "BOX 100%")] == [first]
    assert [each.id for each in await published(store, words="100_")] == []
    assert [each.id for each in await published(store, "nemesis")] == []
    assert [each.id for each in await published(store, key=bo)] == [other]
    assert [each.title for each in await published(store, made=first)] == ["The box of 2012"]
    await take_off(store, ada, other)
    assert len(await published(store)) == 2, "only who has the box can"
    await take_off(store, bo, other)
    assert [each.id for each in await published(store)] == [first]
    assert await stored_text(store, other) == "other", "its link still opens it"
    monkeypatch.setattr(boxes, "MOST_OF_ONE", 1)
    with pytest.raises(HostingError, match="unpublish one first"):
        await publish(store, ada, of_classic("A second", "Ada", "second", 1))
