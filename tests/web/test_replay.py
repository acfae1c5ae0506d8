"""Time travel over HTTP: whose eyes open for whom, steps by links, playing on, and records handed in."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from starlette.applications import Starlette

from timescoop.documents import write_record
from timescoop.hosting import LONGEST_RECORD, Host, Match, SeatPlan, Store, fork
from timescoop.kernel import cheap, mix
from timescoop.web import create_app
from timescoop.web.access.visits import Visit
from timescoop.web.render.review.replay_page import now_part
from timescoop.web.routes.event_stream import frames

HERE = "http://127.0.0.1:8000"
THREE = [SeatPlan("person", name) for name in ("Elisabeth", "Tom", "Nicholas")]
SEED = bytes(range(32))


@asynccontextmanager
async def host_at(path: Path) -> AsyncIterator[Host]:
    store = await Store.open(f"sqlite+aiosqlite:///{path / 'matches.db'}")
    host = await Host.start(store, pace=0, workers=0, luck=Random(2012))
    try:
        yield host
    finally:
        await host.close()
        await store.close()


def browser(app: Starlette, match: Match | None = None, seat: int = 0) -> httpx.AsyncClient:
    """Somebody's browser; with a match, one that holds the key of a seat."""
    cookies = {f"seat_{match.id}": match.keys[seat]} if match else {}
    transport = httpx.ASGITransport(app)
    return httpx.AsyncClient(transport=transport, base_url=HERE, follow_redirects=True, cookies=cookies)


async def played(host: Host, answers: int, luck: int = 5) -> Match:
    """A match of three people, played at random for so many answers or to its end."""
    match = await host.new_match("invasion", seats=THREE, seed=SEED)
    luck = mix(luck)
    for _ in range(answers):
        if match.timeline.table.over():
            break
        seat = match.timeline.table.waiting()[0]
        look = match.snapshot(seat)
        luck = cheap(luck)
        await match.answer(seat, look.options[(luck >> 8) % len(look.options)][0], look.number)
    return match


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with host_at(tmp_path) as found:
        yield found


def moment_in(page: httpx.Response) -> tuple[int, int]:
    """Which moment a page shows, and of how many."""
    found = re.search(r"<b>Step (\d+) of (\d+)</b>", page.text)
    assert found, (page.status_code, page.text[:400])
    return int(found[1]), int(found[2])


def hand_in(page: str) -> list[str]:
    """The names of the cards in the reader's own hand."""
    dock = page.partition('id="dock"')[2]
    return re.findall(r'<li id="h-hand-(\d+)-', dock)


async def test_a_running_match_is_looked_back_at_through_ones_own_eyes(host: Host) -> None:
    match = await played(host, 60)
    async with browser(create_app(host), match) as client:
        table = await client.get(f"/matches/{match.id}")
        assert f'href="/matches/{match.id}/replay"' in table.text
        page = await client.get(f"/matches/{match.id}/replay")
        number, last = moment_in(page)
        assert number == last
        assert page.url.path == f"/matches/{match.id}/replay/0/{last}"
        assert hand_in(page.text) == hand_in(table.text)
        first = await client.get(re.search(r'id="first" class="step" href="([^"]+)"', page.text)[1])  # type: ignore[index]
        assert moment_in(first) == (1, last)
        assert 'aria-disabled="true"' in first.text.partition('id="previous"')[2][:120]
        for forms in ('id="answer"', 'id="take-back"', 'id="say"', "why-not"):
            assert forms not in page.text
        assert (await client.get(f"/matches/{match.id}/replay/0?moment=7")).url.path.endswith("/replay/0/7")


async def test_through_other_eyes_it_opens_once_the_match_is_over(host: Host) -> None:
    match = await played(host, 40)
    app = create_app(host)
    async with browser(app, match) as client, browser(app) as stranger:
        for who, eyes, status in (
            (client, "0", 200), (client, "1", 403), (client, "2", 403), (client, "all", 403), (client, "watcher", 200),
            (stranger, "0", 403), (stranger, "all", 403), (stranger, "watcher", 200), (stranger, "7", 404),
        ):  # fmt: skip
            assert (await who.get(f"/matches/{match.id}/replay/{eyes}/3")).status_code == status, eyes
        assert (await stranger.get(f"/matches/{match.id}/replay/watcher/999")).status_code == 404
        assert (await client.get(f"/matches/{match.id}/same-deal")).status_code == 403
        refused = await client.post(
            f"/matches/{match.id}/same-deal", data={f"seat-{n}": "bot:random" for n in range(3)}
        )
        assert (refused.status_code, "over" in refused.text) == (403, True)


async def test_a_running_page_holds_no_card_that_the_seat_could_not_know(host: Host) -> None:
    match = await played(host, 60)
    async with browser(create_app(host), match) as client:
        replay = await host.replays.of_match(match, 0)
        for number in range(1, len(replay.moments) + 1, 9):
            table = replay.moments.table(number)
            told = {kind for group in replay.snapshot(number).log for fact in group for kind in fact[3]}
            unseen = {kind for copy, kind in enumerate(table.kind) if not table.knows(0, copy)} - told
            unseen -= {table.kind[copy] for copy in range(len(table.kind)) if table.knows(0, copy)}
            page = (await client.get(f"/matches/{match.id}/replay/0/{number}")).text
            for kind in unseen:
                assert f'data-kind="{kind}"' not in page


async def test_every_moment_of_a_finished_match_is_drawn_for_all_eyes(host: Host) -> None:
    match = await played(host, 10**6)
    async with browser(create_app(host)) as client:
        ended = await client.get(f"/matches/{match.id}")
        assert f"/matches/{match.id}/replay" in ended.text
        begun = await client.get(f"/matches/{match.id}/replay")
        assert begun.url.path == f"/matches/{match.id}/replay/all/1"
        async with browser(create_app(host), match, 1) as player:
            own = await player.get(f"/matches/{match.id}/replay")
            assert own.url.path == f"/matches/{match.id}/replay/1/1"
        for eyes in ("0", "2", "watcher", "all"):
            last = moment_in(await client.get(f"/matches/{match.id}/replay/{eyes}/1"))[1]
            for number in (*range(1, last, 37), last):
                page = await client.get(f"/matches/{match.id}/replay/{eyes}/{number}")
                assert moment_in(page) == (number, last)
                assert ("The game is over" in page.text) == (number == last)


async def test_other_eyes_find_the_same_moment(host: Host) -> None:
    match = await played(host, 10**6)
    async with browser(create_app(host)) as client:
        page = await client.get(f"/matches/{match.id}/replay/0/50")
        links = re.findall(r'href="(/matches/[^"]+\?answers=\d+)"', page.text)
        assert len(links) == 5
        assert moment_in(await client.get(links[0]))[0] == 50
        replays = [await host.replays.of_match(match, 0, eyes) for eyes in (0, 1)]
        done = replays[0].moments.answers(50)
        other = moment_in(await client.get(links[1]))[0]
        assert replays[1].moments.answers(other) <= done


async def test_what_was_new_at_a_moment_is_marked(host: Host) -> None:
    match = await played(host, 40)
    async with browser(create_app(host), match) as client:
        replay = await host.replays.of_match(match, 0)
        for number in range(2, len(replay.moments)):
            page = await client.get(f"/matches/{match.id}/replay/0/{number}")
            assert page.text.count('class="fresh"') == replay.moments.fresh(number)
        assert 'class="fresh"' not in (await client.get(f"/matches/{match.id}")).text


async def test_one_plays_on_from_ones_own_past_against_bots(host: Host) -> None:
    match = await played(host, 60)
    async with browser(create_app(host), match) as client:
        page = await client.get(f"/matches/{match.id}/replay/0/20")
        assert f'action="/matches/{match.id}/replay/0/20/fork"' in page.text
        assert "Keep every card" not in page.text
        form = {"seat": "0", "bot": "random", "name": "Elisabeth"}
        table = await client.post(f"/matches/{match.id}/replay/0/20/fork", data=form)
        assert table.url.path != f"/matches/{match.id}"
        assert "Played on from moment 20 of another match, as Elisabeth saw it" in table.text
        forked = await host.match(table.url.path.split("/")[2])
        assert [seat.kind for seat in forked.seats] == ["person", "bot", "bot"]
        for seat, same in (("1", ""), ("0", "yes"), ("x", "")):
            wrong = await client.post(
                f"/matches/{match.id}/replay/0/20/fork", data={"seat": seat, "bot": "random", "same": same}
            )
            assert wrong.status_code == 403
        assert (await client.post(f"/matches/{match.id}/replay/0/999/fork", data=form)).status_code == 422


async def test_a_finished_match_is_played_on_and_dealt_again(host: Host) -> None:
    match = await played(host, 10**6)
    async with browser(create_app(host)) as client:
        page = await client.get(f"/matches/{match.id}/replay/all/30")
        assert "Keep every card" in page.text
        form = {"seat": "2", "bot": "random", "name": "Cleo", "same": "yes"}
        table = await client.post(f"/matches/{match.id}/replay/all/30/fork", data=form)
        assert "every card is the same" in table.text
        asked = await client.get(f"/matches/{match.id}/same-deal")
        assert asked.text.count("<select") == 3
        seats = {"seat-0": "bot:random", "seat-1": "you", "seat-2": "bot:random"}
        again = await client.post(f"/matches/{match.id}/same-deal", data={**seats, "name": "Cleo"})
        assert "The seed of this deal was given by hand" in again.text
        few = await client.post(f"/matches/{match.id}/same-deal", data={"seat-0": "you"})
        assert (few.status_code, "3 seats" in few.text) == (422, True)


async def test_the_page_hears_when_the_table_has_moved_on(host: Host) -> None:
    match = await played(host, 20)
    async with browser(create_app(host), match) as client:
        page = await client.get(f"/matches/{match.id}/replay")
        since = match.snapshot(0).number
        assert f"/matches/{match.id}/replay/stream?since={since}" in page.text

    def draw() -> tuple[int, str]:
        number = match.snapshot(0).number
        return number, str(now_part("", newer=number > since))

    stream = frames(Visit(match, 0, match.keys[0], lobby=False), draw, heartbeat_s=60)
    assert "is still running" in await anext(stream)
    seat = match.timeline.table.waiting()[0]
    await match.answer(seat, match.snapshot(seat).options[0][0], match.snapshot(seat).number)
    if seat == 0:
        assert "has moved on" in await anext(stream)
    await stream.aclose()


def as_file(text: str | bytes) -> dict[str, tuple[str, str | bytes, str]]:
    return {"record": ("match.yaml", text, "text/yaml")}


async def test_a_record_is_handed_in_and_watched(host: Host, tmp_path: Path) -> None:
    match = await played(host, 10**6)
    text = write_record(match.record())
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    async with host_at(elsewhere) as other, browser(create_app(other)) as client:
        assert 'name="record"' in (await client.get("/")).text
        page = await client.post("/records", files=as_file(text))
        assert re.fullmatch(r"/records/[0-9a-f]{40}/replay/all/1", page.url.path)
        root = page.url.path.removesuffix("/replay/all/1")
        assert (await client.get(f"{root}/record")).text == text
        assert (await client.post("/records", files=as_file(text))).url == page.url
        replay = await host.replays.of_match(match, 0)
        for number in (1, 30, len(replay.moments)):
            mine = await client.get(f"{root}/replay/0/{number}")
            assert moment_in(mine) == (number, len(replay.moments))
        table = await client.post(f"{root}/replay/1/30/fork", data={"seat": "1", "bot": "random"})
        assert "Played on from moment 30" in table.text
        assert "3 seats" in (await client.post(f"{root}/same-deal", data={"seat-0": "you"})).text
        assert (await client.get("/records/0123/replay")).status_code == 404


async def test_a_record_of_a_match_played_on_is_watched_too(host: Host) -> None:
    match = await played(host, 60)
    replay = await host.replays.of_match(match, 0)
    forked = await fork(host, replay, 30, seat=0, bot="random")
    while not forked.timeline.table.over():
        look = forked.snapshot(0)
        if look.asked:
            await forked.answer(0, look.options[0][0], look.number)
        else:
            await anext(forked.updates(0, look.number))
    async with browser(create_app(host)) as client:
        page = await client.post("/records", files=as_file(write_record(forked.record())))
        assert moment_in(page)[0] == 1
        assert "Played on from moment 30 of another match" in page.text


async def test_an_unfinished_record_is_watched_to_where_it_ends(host: Host) -> None:
    match = await played(host, 10**6)
    lines = write_record(match.record()).splitlines()
    blank = lines.index("")
    heads = [line for line in lines[:blank] if not line.startswith(("check", "result", "hash", "salt", "deal"))]
    short = "\n".join([*heads, "", *lines[blank + 1 : blank + 43]]) + "\n"
    async with browser(create_app(host)) as client:
        page = await client.post("/records", files=as_file(short))
        assert moment_in(page)[0] == 1, page.text[:300]
        last = await client.get(page.url.path.removesuffix("1") + str(moment_in(page)[1]))
        assert "The game is over" not in last.text


async def test_what_is_no_record_is_refused_with_its_line(host: Host) -> None:
    match = await played(host, 10**6)
    text = write_record(match.record())
    lines = text.splitlines()
    answer = next(n for n, line in enumerate(lines) if line.startswith("Tom: "))
    spoilt = "\n".join([*lines[:answer], "Tom: the moon", *lines[answer + 1 :]])
    loud = text.replace("Tom", "T" * 40)
    async with browser(create_app(host)) as client:
        for sent, says in (
            (spoilt, f"Line {answer + 1}: Tom can't answer"),
            ("", "a record needs the headers"),
            ("Dear Sarah Jane", "a header looks like"),
            (b"\xff\xfe\x00", "not text in utf-8"),
            (loud, "at most 30 letters"),
            (text.replace("game: invasion", "game: <script>alert(1)</script>"), "&lt;script&gt;"),
            (text[: len(text) // 2], "Line"),
            ("start: " + "[" * 100_000, "a record needs"),
        ):
            page = await client.post("/records", files=as_file(sent))
            assert page.status_code == 422, says
            assert says.lower() in page.text.replace("&#39;", "'").lower(), page.text[-900:]
            assert "<script>alert" not in page.text


async def test_only_a_record_may_be_long_and_not_without_end(host: Host) -> None:
    async with browser(create_app(host)) as client:
        long = "x" * 9000
        assert (await client.post("/play", data={"name": long})).status_code == 413
        assert (await client.post("/records", files=as_file(long))).status_code == 422
        assert (await client.post("/records", files=as_file("x" * (LONGEST_RECORD + 1)))).status_code == 422
        assert (await client.post("/records", files=as_file("x" * (2 * LONGEST_RECORD + 9000)))).status_code == 413
        assert (await client.post("/records/x", files=as_file(long))).status_code in {405, 413}
