"""Invitations work where they say they do: on this computer, on the network, under a public name; and a rematch."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect
from starlette.applications import Starlette
from starlette.requests import Request
from tests.web.test_browser import lay_for_two, sit_down
from tests.web.test_home import words_of
from tests.web.test_matches import host_at, laid, links_in, sat
from tests.web.test_social import deed

from timescoop.catalogue import GAMES
from timescoop.documents import read_text
from timescoop.hosting import Host
from timescoop.web import create_app
from timescoop.web.access import reach
from timescoop.web.access.reach import Reach, is_loopback, reach_of
from timescoop.web.render.table.lobby import qr
from timescoop.web.routes.decks import address_of

LAN = "http://192.168.0.7:8000"
ONLY_HERE = "These links work on this computer only."


def at(app: Starlette, base: str) -> httpx.AsyncClient:
    """A browser that came by an address."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=base, follow_redirects=True)


def asked_by(base: str, lan: str) -> Reach:
    """Where friends reach a server that was asked by an address."""
    url = httpx.URL(base)
    app = Starlette()
    app.state.lan = lan
    headers = [(b"host", url.netloc)]
    scope = {"type": "http", "scheme": url.scheme, "path": "/", "query_string": b"", "headers": headers, "app": app}
    return reach_of(Request(scope))


@pytest.mark.parametrize(
    ("base", "lan", "links", "local"),
    [
        ("http://127.0.0.1:8000", "", "http://127.0.0.1:8000", True),
        ("http://localhost:8000", "", "http://localhost:8000", True),
        ("http://localhost", "", "http://localhost", True),
        ("http://[::1]:8000", "", "http://[::1]:8000", True),
        ("http://127.0.0.1:8000", LAN, LAN, False),
        ("http://[::1]:8000", LAN, LAN, False),
        ("http://localhost:8000", "http://127.0.0.1:8000", "http://localhost:8000", True),
        ("http://192.168.0.7:8000", "", "http://192.168.0.7:8000", False),
        (LAN, "http://127.0.0.1:8000", LAN, False),
        ("https://example.org", "", "https://example.org", False),
        ("https://example.org", LAN, "https://example.org", False),
    ],
)
def test_links_begin_with_what_others_can_reach(base: str, lan: str, links: str, *, local: bool) -> None:
    found = asked_by(base, lan)
    assert (found.base, found.local) == (links, local)


@pytest.mark.parametrize(
    ("own", "lan", "network", "listening"),
    [
        ("192.168.0.7", "", LAN, False),
        ("127.0.0.1", "", "", False),
        ("127.0.0.1", "http://127.0.0.1:8000", "", True),
    ],
)
def test_a_server_of_this_computer_alone_says_where_it_would_be_found(
    monkeypatch: pytest.MonkeyPatch, own: str, lan: str, network: str, *, listening: bool
) -> None:
    monkeypatch.setattr(reach, "address_in_house", lambda: own)
    assert asked_by("http://localhost:8000", lan) == Reach("http://localhost:8000", True, listening, network)


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.8.9.10", True), ("0.0.0.0", True), ("::1", True), ("::", True), ("LOCALHOST.", True),  # noqa: S104 - an address that is judged, not listened on
        ("games.localhost", True), ("notlocalhost", False), ("10.0.0.1", False), ("den.local", False),
    ],
)  # fmt: skip
def test_names_of_this_computer_are_told_from_names_of_others(host: str, *, own: bool) -> None:
    assert is_loopback(host) is own


async def test_on_loopback_the_invitation_says_so_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "address_in_house", lambda: "192.168.0.7")
    async with host_at(tmp_path) as host, at(create_app(host), "http://127.0.0.1:8000") as client:
        lobby = await laid(client, "friend")
        told = words_of(lobby.text)
        assert ONLY_HERE in told
        for way in ("timescoop serve --lan", "make play LAN=1", f"at {LAN}", "--name games.example.org"):
            assert way in told
        assert "<svg viewBox" not in lobby.text, "a phone could not follow the code"
        assert links_in(lobby.text)[0].startswith("http://127.0.0.1:8000/seats/")
        watch = lobby.text.split('id="watch"')[1].split("</section>")[0]
        assert "This link works on this computer only." in watch


async def test_without_a_network_the_invitation_asks_for_one(tmp_path: Path) -> None:
    async with (
        host_at(tmp_path) as host,
        at(create_app(host, lan="http://127.0.0.1:8000"), "http://127.0.0.1:8000") as client,
    ):
        told = words_of((await laid(client, "friend")).text)
        assert ONLY_HERE in told
        assert "It isn't connected to a network." in told
        assert "--lan" not in told, "it was started with that"


@pytest.mark.parametrize(
    ("base", "lan", "link"),
    [
        ("http://127.0.0.1:8000", LAN, LAN),
        (LAN, LAN, LAN),
        ("https://example.org", "", "https://example.org"),
    ],
)
async def test_where_others_can_come_every_link_has_its_code(tmp_path: Path, base: str, lan: str, link: str) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host, hosts=["example.org"], lan=lan)
        async with at(app, base) as client:
            lobby = await laid(client, "friend", "friend")
            links = re.findall(r'value="([^"]+/seats/[^"]+)"', lobby.text)
            assert len(links) == 2
            assert all(each.startswith(f"{link}/seats/") for each in links)
            for each in links:
                assert str(qr(each)) in lobby.text
            assert qr(links[0]) != qr(links[1])
            assert "this computer only" not in lobby.text
            assert "127.0.0.1" not in lobby.text
            assert f'value="{link}/matches/' in lobby.text


async def test_a_code_is_shown_at_once_where_there_is_one_friend_to_invite(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, at(create_app(host, lan=LAN), LAN) as client:
        assert '<details class="qr" open>' in (await laid(client, "friend")).text
        assert '<details class="qr">' in (await laid(client, "friend", "friend")).text


async def test_one_joins_knowing_who_is_at_the_table(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with at(app, "http://127.0.0.1:8000") as mine, at(app, "http://127.0.0.1:8000") as friend:
            lobby = await laid(mine, "friend", "bot:random")
            (link,) = links_in(lobby.text)
            told = words_of((await friend.get(link)).text)
            assert "Join Invasion" in told
            assert "Elisabeth joined" in told
            assert "Free seat not joined yet" in told
            assert re.search(r"\w+ bot ", told)
            await sat(friend, link, "Tom")
            told = words_of((await mine.get(str(lobby.url))).text)
            assert "Elisabeth you" in told
            assert "Tom joined" in told
            assert "Everyone has joined." in told


async def test_the_host_gives_a_free_seat_to_a_bot(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with at(app, "http://127.0.0.1:8000") as mine, at(app, "http://127.0.0.1:8000") as friend:
            lobby = await laid(mine, "friend", "friend")
            first, second = links_in(lobby.text)
            table = await sat(friend, first, "Tom")
            assert "Use a bot" not in (await friend.get(f"{table}/lobby")).text
            assert (await friend.post(f"{table}/give-to-bot", data={"seat": "2"})).status_code == 403
            assert (await mine.post(f"{table}/give-to-bot", data={"seat": "1"})).status_code == 403, "Tom sits there"
            page = await mine.post(f"{table}/give-to-bot", data={"seat": "2"})
            assert str(page.url.path) == f"{table}/lobby"
            assert "Vela bot" in words_of(page.text)
            assert "Everyone has joined." in words_of(page.text)
            assert (await friend.get(second)).status_code == 404
            match = await host.match(table.split("/")[2])
            assert [seat.kind for seat in match.seats] == ["person", "person", "bot"]


def test_the_lobby_shows_who_joins_as_they_come(address: str, visitor: Callable[..., Page]) -> None:
    elisabeth, tom = visitor(), visitor()
    link = lay_for_two(elisabeth, address)
    expect(elisabeth.get_by_role("status")).to_contain_text("Waiting for 1 more player.")
    sit_down(tom, link)
    seats = elisabeth.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(seats).to_have_text([re.compile("Elisabeth.*you"), re.compile("Tom.*joined")])
    expect(elisabeth.get_by_role("status")).to_contain_text("Everyone has joined.")
    expect(elisabeth.get_by_role("heading", name="Invite friends")).to_have_count(0)


# ---- a rematch


async def decks_at(host: Host, table: str) -> dict[str, str]:
    """The name of each person's deck at a table."""
    match = await host.match(table.split("/")[2])
    value = read_text(str(match.plan.cards))[0].value
    assert isinstance(value, dict)
    return {name: deck["name"] for name, deck in zip(match.state.names, value["decks"], strict=True)}


async def test_a_rematch_leaves_decks_with_their_people_and_starts_clocks_once_all_are_there(tmp_path: Path) -> None:
    game = GAMES["ccg"]
    assert game.decks is not None
    decks = [address_of(game, game.editions[0], deck) for deck in game.decks.ready("first", None)[:2]]
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with at(app, "http://127.0.0.1:8000") as mine, at(app, "http://127.0.0.1:8000") as friend:
            form = {"game": "ccg", "edition": "first", "name": "Ann", "players": "2", "others": "friend"}
            chosen = {"deck-0": decks[0], "deck-1": decks[1], "clock": "600-10"}
            lobby = await mine.post("/games/ccg/first", data=form | chosen)
            table = await sat(friend, links_in(lobby.text)[0], "Bob")
            before = await decks_at(host, table)
            assert len(set(before.values())) == 2
            match = await host.match(table.split("/")[2])
            await deed(mine, match, "ask-end")
            request = match.snapshot(1).company.request
            assert request is not None
            await deed(friend, match, "agree-end", keep=str(request.keep))
            assert match.over()
            page = await deed(friend, match, "rematch")
            after = str(page.url.path)
            again = await host.match(after.split("/")[2])
            assert again.state.names == ["Bob", "Ann"], "the next seat begins"
            assert await decks_at(host, after) == before
            assert "The clocks start once Ann has joined." in words_of(page.text)
            assert again.state.running() == ()
            page = await mine.get(f"{table}/next")
            assert str(page.url.path) == after
            assert "The clocks start once" not in words_of(page.text)
            assert again.state.running() != ()
