"""The company at a table over HTTP: requests, bots that stand in, windows, phrases, clocks, confirming, a rematch."""

import html
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.web.test_analysis import to_the_end
from tests.web.test_matches import (
    SCRIPT,
    browser,
    host_at,
    laid,
    links_in,
    number_in,
    options_in,
    sat,
    seats_at,
)

from timescoop.hosting import Match, SeatPlan
from timescoop.hosting.snapshots import viewer_states
from timescoop.web import create_app
from timescoop.web.render.game_page import CLOCKS


async def one_answer(match: Match, clients: dict[int, httpx.AsyncClient]) -> int:
    """The seat that is asked gives the last option; returns that seat."""
    seat = match.waiting()[0]
    page = (await clients[seat].get(f"/matches/{match.id}")).text
    form = {"number": str(number_in(page)), "option": str(options_in(page)[-1])}
    assert (await clients[seat].post(f"/matches/{match.id}/answer", data=form, headers=SCRIPT)).status_code == 204
    return seat


async def deed(client: httpx.AsyncClient, match: Match, what: str, **fields: str) -> httpx.Response:
    return await client.post(f"/matches/{match.id}/{what}", data=fields)


def field(page: str, what: str, name: str) -> str:
    """A hidden field of one of the page's forms."""
    found = re.search(rf'action="[^"]*/{what}"[^>]*>(.*?)</form>', page)
    assert found, what
    value = re.search(rf'name="{name}" value="([^"]*)"', found[1])
    assert value, found[1]
    return value[1]


async def past_a_fixed_point(match: Match, clients: dict[int, httpx.AsyncClient]) -> int:
    """Play until somebody may ask for an undo; that seat."""
    for _ in range(60):
        await one_answer(match, clients)
        asking = [seat for seat in clients if match.snapshot(seat).company.may_ask]
        if asking:
            return asking[0]
    raise AssertionError("nobody may ask")


async def test_an_undo_is_asked_for_told_agreed_to_and_done(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        asker = await past_a_fixed_point(match, clients)
        other = 1 - asker
        assert "Ask to undo move" in (await clients[asker].get(f"/matches/{match.id}")).text
        page = (await deed(clients[asker], match, "ask-undo")).text
        assert "You asked to undo" in page
        told = (await clients[other].get(f"/matches/{match.id}")).text
        assert f"{match.state.names[asker]} asks to undo" in told
        assert "Cards nobody knew are shuffled again." in told
        text = (await clients[other].get(f"/matches/{match.id}/text")).text
        assert field(text, "agree", "keep") == field(told, "agree", "keep")
        assert (await deed(clients[asker], match, "agree", keep=field(told, "agree", "keep"))).status_code == 403
        done = await deed(clients[other], match, "agree", keep=field(told, "agree", "keep"))
        assert "asks to undo" not in done.text
        assert f"Undone for {match.state.names[asker]}" in done.text
        assert match.waiting() == [asker]


async def test_a_request_is_refused_or_withdrawn_and_an_old_one_is_gone(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        asker = await past_a_fixed_point(match, clients)
        page = (await deed(clients[asker], match, "ask-undo", turn="yes")).text
        keep = field(page, "refuse", "keep")
        assert "Withdraw" in page
        assert "asks to undo" not in (await deed(clients[asker], match, "refuse", keep=keep)).text
        assert (await deed(clients[1 - asker], match, "agree", keep=keep)).status_code == 409
        await deed(clients[asker], match, "ask-undo")
        request = match.snapshot(asker).company.request
        assert request is not None
        refused = await deed(clients[1 - asker], match, "refuse", keep=str(request.keep))
        assert "declined the undo" in refused.text
        assert (await deed(clients[asker], match, "ask-undo")).status_code == 409


@pytest.mark.parametrize("what", ["ask-undo", "agree", "refuse", "pause", "go-on", "phrase", "stand-in", "come-back"])
async def test_watchers_do_nothing_at_the_table(tmp_path: Path, what: str) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        match, _ = await seats_at(host, app)
        async with browser(app) as stranger:
            refused = await deed(stranger, match, what, keep="0", seat="0", phrase="hello")
            assert refused.status_code == 403
            assert (await stranger.get(f"/matches/{match.id}/windows")).status_code == 403
            page = (await stranger.get(f"/matches/{match.id}")).text
            for button in ("Let a bot play", "Ask to", "Hello!"):
                assert button not in page


async def test_a_bot_plays_for_me_and_i_am_back(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        page = await deed(clients[0], match, "stand-in", seat="0")
        assert "A bot is playing for you." in page.text
        assert "bot standing in" in (await clients[1].get(f"/matches/{match.id}")).text
        assert match.seats[0].bot == "greedy"
        page = await deed(clients[0], match, "come-back")
        assert "A bot is playing for you." not in page.text
        assert "bot standing in" not in page.text
        refused = await deed(clients[0], match, "stand-in", seat="1")
        assert refused.status_code == 403
        match.presence.seen[1] -= 100
        assert "Let a bot stand in" in (await clients[0].get(f"/matches/{match.id}")).text
        assert "bot standing in" in (await deed(clients[0], match, "stand-in", seat="1")).text


async def test_windows_are_armed_on_a_page_and_as_the_browser_likes(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        match, clients = await seats_at(host, app)
        page = (await clients[0].get(f"/matches/{match.id}/windows")).text
        assert 'value="invasion/may_retrieve" checked' in page
        await deed(clients[0], match, "windows")
        assert match.auto_pass.windows(0) == {"invasion/may_retrieve": False}
        assert match.auto_pass.windows(1) == {"invasion/may_retrieve": True}
        assert not match.forced_moves.confirmed_by(0)
        await deed(clients[0], match, "windows", asks="invasion/may_retrieve", confirms="on")
        assert match.auto_pass.windows(0) == {"invasion/may_retrieve": True}
        assert match.forced_moves.confirmed_by(0)
        assert not match.forced_moves.confirmed_by(1)
        assert (await clients[0].get(f"/matches/{match.id}/windows")).text.count("checked") == 2
        await deed(clients[0], match, "windows", skip="invasion/may_retrieve")
        assert match.auto_pass.windows(0) == {"invasion/may_retrieve": False}
        assert match.forced_moves.confirmed_by(0), "skipping one kind of prompt changes nothing else"
        await deed(clients[0], match, "windows", asks="invasion/may_retrieve")
        async with browser(app) as mine, browser(app) as friend:
            for client in (mine, friend):
                await client.post("/preferences", data={"windows": "none"})
            lobby = await laid(mine, "friend")
            table = await sat(friend, links_in(lobby.text)[0], "Tom")
            laid_match = await host.match(table.split("/")[2])
            assert [laid_match.auto_pass.windows(seat) for seat in (0, 1)] == [{"invasion/may_retrieve": False}] * 2


async def test_a_phrase_is_read_by_all_but_those_who_muted_it(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        match, clients = await seats_at(host, app)
        assert "Elisabeth: Well played!" in (await deed(clients[0], match, "phrase", phrase="well-played")).text
        assert "Elisabeth: Well played!" in (await clients[1].get(f"/matches/{match.id}")).text
        assert (await deed(clients[0], match, "phrase", phrase="thanks")).status_code == 429
        assert (await deed(clients[1], match, "phrase", phrase="<b>hi</b>")).status_code == 422
        await clients[1].post("/preferences", data={"phrases": "muted"})
        assert "Elisabeth: Well played!" not in (await clients[1].get(f"/matches/{match.id}")).text


async def test_a_clock_stands_at_each_seat_and_people_pause_it_together(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as mine, browser(app) as friend:
            form = {"game": "invasion", "edition": "classic", "name": "E", "seat-0": "you", "seat-1": "friend"}
            lobby = await mine.post("/lay", data={**form, "clock": next(key for key in CLOCKS if key)})
            table = await sat(friend, links_in(lobby.text)[0], "Tom")
            page = (await mine.get(table)).text
            assert page.count('data-left="600.0"') + page.count('data-left="599') == 2
            assert page.count("data-runs") == 1
            match = await host.match(table.split("/")[2])
            assert "You asked for a pause." in (await deed(mine, match, "pause")).text
            assert "E asked for a pause." in (await friend.get(table)).text
            page = (await deed(friend, match, "pause")).text
            assert "Paused: all clocks are stopped." in page
            assert "data-runs" not in page
            gone_on = (await deed(friend, match, "go-on")).text
            assert re.search(r'class="banner"[^>]*><p>Paused', page)
            assert not re.search(r'class="banner"[^>]*><p>Paused', gone_on)
            refused = await mine.post("/lay", data={**form, "clock": "1-1"})
            assert "data-left" not in (await mine.get(str(refused.url.path).removesuffix("/lobby"))).text


async def test_one_is_asked_once_more_where_an_answer_lasts(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        lasting = taken = 0
        for _ in range(25):
            seat = match.waiting()[0]
            await clients[seat].post("/preferences", data={"confirm": "yes"})
            page = (await clients[seat].get(f"/matches/{match.id}")).text
            form = {"number": str(number_in(page)), "option": str(options_in(page)[-1])}
            lines = match.state.rows
            asked = await clients[seat].post(f"/matches/{match.id}/answer", data=form, headers=SCRIPT)
            if asked.status_code == 428:
                page = (await clients[seat].post(f"/matches/{match.id}/answer", data=form)).text
                for told in (asked.text, page):
                    assert "You can't undo “" in html.unescape(told)
                assert match.state.rows == lines, "nothing has happened yet"
            if asked.status_code == 428:
                lasting += 1
                await clients[seat].post(f"/matches/{match.id}/answer", data={**form, "sure": "yes"}, headers=SCRIPT)
                assert not match.snapshot(seat).may_take_back
            else:
                taken += 1
                assert match.snapshot(seat).may_take_back
            assert match.state.rows > lines
        assert lasting
        assert taken


async def test_watchers_are_counted_and_there_is_a_link_for_them(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        with match.presence.page([2]), match.presence.page([2]):
            assert "2 watching" in (await clients[0].get(f"/matches/{match.id}")).text
            lobby = (await clients[0].get(f"/matches/{match.id}/lobby")).text
            assert "2 spectators." in lobby
            assert f'/matches/{match.id}"' in lobby


def play_out(match: Match) -> None:
    """The match is over, all at once: its table is played on at random, and everybody is shown the end."""
    table = match.timeline.table
    luck = Random(2012)
    while not table.over():
        seat = table.waiting()[0]
        options = table.options(seat)
        table.play(seat, options[luck.randrange(len(options))])
    match.log.state = replace(match.state, viewers=viewer_states(match.game, match.timeline))


async def test_friends_come_to_the_same_rematch_by_link_and_those_who_share_a_browser_together(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as two, browser(app) as friend:
            seats = {"seat-0": "you", "seat-1": "here", "seat-2": "friend"}
            form = {"game": "invasion", "edition": "classic", "name": "Elisabeth", "name-1": "Tom", **seats}
            lobby = await two.post("/games/invasion/classic", data=form)
            table = await sat(friend, links_in(lobby.text)[0], "Nicholas")
            match = await host.match(table.split("/")[2])
            await two.post(f"{table}/lift", data={"seat": "0"})
            play_out(match)
            after = str((await deed(friend, match, "rematch")).url.path)
            asked = (await two.get(table)).text
            assert "Nicholas wants a rematch." in asked
            assert "Join rematch" in asked
            assert "Join rematch" not in (await friend.get(table)).text, "who asks is not asked"
            page = await two.get(f"{table}/next")
            assert str(page.url.path) == after
            assert 'data-curtain="down"' in page.text
            new = await host.match(after.split("/")[2])
            assert new.state.names == ["Tom", "Nicholas", "Elisabeth"], "the next seat begins"
            shown = (await friend.get(after)).text
            assert re.search(r'<span class="who">Nicholas</span> ?<span class="you">you</span>', shown)
            assert str((await deed(two, match, "rematch")).url.path) == after, "the one who asks second comes there too"


async def test_an_open_seat_and_a_bot_are_not_played_for(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        seats = [SeatPlan("person", "E"), SeatPlan("open"), SeatPlan("bot", bot="random")]
        match = await host.new_match("invasion", edition="classic", seats=seats)
        await client.get(f"/seats/{match.id}/{match.keys[0]}")
        for seat in ("1", "2", "7", "x"):
            assert (await deed(client, match, "stand-in", seat=seat)).status_code in {403, 409}


async def test_a_rematch_asks_the_others_who_join_or_decline(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        assert (await deed(clients[1], match, "decline-rematch")).status_code == 409, "nobody has asked"
        await to_the_end(match)
        await deed(clients[0], match, "rematch")
        names, table = match.state.names, f"/matches/{match.id}"
        assert f"{names[0]} wants a rematch." in (await clients[1].get(table)).text
        await deed(clients[1], match, "decline-rematch")
        page = (await clients[1].get(table)).text
        assert "Join rematch" not in page
        assert "To the next match" in page, "they may think better of it"
        assert f"{names[1]} declined the rematch." in (await clients[0].get(table)).text
        assert (await deed(clients[1], match, "decline-rematch")).status_code == 409
