"""Two people play over days: whose turn it is gets one notice, and a bot plays on for one who lets the time run out."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.web.inboxes import Mailbox, PushService, push_key, started
from tests.web.test_matches import browser, laid, links_in, number_in, options_in, sat

from timescoop.cli.serving import serve_tables
from timescoop.hosting import Host, Match, Settings, Store, read_settings
from timescoop.web import create_app
from timescoop.web.club import Club, club_from
from timescoop.web.notices.outbox import BadNotices, Outbox, outbox_from

BASE = "http://127.0.0.1:8000"
DAY = 86_400.0


class Days:
    """The time of day, which a test moves."""

    def __init__(self) -> None:
        self.gone = 0.0

    def __call__(self) -> float:
        return time.time() + self.gone


@asynccontextmanager
async def server(path: Path, days: Days) -> AsyncIterator[Host]:
    """One of several servers on a store, by a clock that is moved."""
    store = await Store.open(f"sqlite+aiosqlite:///{path / 'matches.db'}")
    host = await Host.start(store, pace=0, workers=0, luck=Random(2012))
    host.people.wall = days
    try:
        yield host
    finally:
        await host.close()
        await store.close()


def away(*hosts: Host) -> None:
    """Everybody closes their pages."""
    for host in hosts:
        for match in host.loaded.values():
            match.presence.came.clear()


async def move_on(client: httpx.AsyncClient, match: Match, table: str, seat: int) -> None:
    """A seat moves until somebody else is asked."""
    while match.waiting() == [seat]:
        page = (await client.get(table)).text
        sent = {"option": str(options_in(page)[-1]), "number": str(number_in(page))}
        await client.post(f"{table}/answer", data=sent)


async def confirmed_link(box: Mailbox, client: httpx.AsyncClient, table: str) -> str:
    """Ask for mail and confirm; the link in the mail."""
    page = await client.post(f"{table}/notices", data={"address": "bo@example.org"})
    assert "not confirmed yet" in page.text
    assert "bo@example.org" not in page.text
    found = re.search(r"http://\S+/notices/\S+", box.mails[0].get_content())
    assert found
    await client.get(found[0])
    assert "not confirmed yet" in (await client.get(f"{table}/notices")).text, "opening is not agreeing"
    assert "Confirmed." in (await client.post(found[0], data={"do": "confirm"})).text
    return found[0]


def check_told(box: Mailbox, push: PushService, link: str, table: str, title: str) -> None:
    """One mail and one message came, with what they need to be stopped, and nothing of the table."""
    assert [mail["To"] for mail in box.mails[1:]] == ["bo@example.org"]
    told = box.mails[1]
    assert told["List-Unsubscribe"] == f"<{link}>"
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"{BASE}{table}" in told.get_content()
    assert push.messages == [{"title": "Your move", "body": title, "path": table}]


async def test_two_people_play_over_days_and_are_told_once_a_turn(tmp_path: Path) -> None:
    days, box, push = Days(), Mailbox(), PushService()
    with started(box), started(push):
        club = Club(outbox=Outbox(BASE, box.address, "club@example.org", push_key(), ("127.0.0.1",), secure=False))
        async with server(tmp_path, days) as one, server(tmp_path, days) as two:
            app = create_app(one, club=club)
            async with browser(app) as ada, browser(app) as bo, browser(create_app(two, club=club)) as mail_program:
                form = {"game": "invasion", "edition": "classic", "name": "Ada", "players": "2", "others": "friend"}
                lobby = await ada.post("/games/invasion/classic", data=form | {"clock": "259200-86400"})
                table = await sat(bo, links_in(lobby.text)[0], "Bo")
                match = await one.match(table.removeprefix("/matches/"))
                (first,) = match.waiting()
                mover, waiter = (ada, bo) if first == 0 else (bo, ada)
                assert re.search(r"3 d 0 h|71:59:\d\d|2 d 23 h", (await ada.get(table)).text)
                link = await confirmed_link(box, waiter, table)
                assert (await waiter.post(f"{table}/notices", data={"subscription": push.subscription()})).is_success
                theirs = await two.match(match.id)

                days.gone += 3600
                away(one, two)
                await one.people.watch.look()
                assert len(box.mails) == 1, "it is not their turn"
                await move_on(mover, match, table, first)
                await theirs.log.catch_up()
                days.gone += 3600
                away(one, two)
                both = [(host.people.notices, await host.people.notices.due()) for host in (one, two)]
                assert [len(due) for _, due in both] == [2, 2], "both servers see the same, at the same moment"
                await asyncio.gather(*(host.people.watch.look() for host in (one, two, one, two)))
                assert not any([await notices.claim(notice) for notices, due in both for notice in due])
                check_told(box, push, link, table, match.game.title)

                assert (await mail_program.post(link, data={"List-Unsubscribe": "One-Click"})).status_code == 200
                assert "E-mail to" not in (await waiter.get(f"{table}/notices")).text
                days.gone += 9 * DAY
                await two.people.watch.look()
                assert theirs.seats[1 - first].kind == "bot", "their three days and one are over"


async def test_a_notice_that_could_not_be_sent_is_tried_again_and_not_twice(tmp_path: Path) -> None:
    days, box = Days(), Mailbox()
    with started(box):
        async with server(tmp_path, days) as host:
            app = create_app(host, club=Club(outbox=Outbox(BASE, box.address, "club@example.org")))
            async with browser(app) as ada:
                page = await laid(ada, "friend")
                match = await host.match(str(page.url.path).split("/")[2])
                seat = match.waiting()[0]
                ident = await host.people.notices.add(match.id, seat, "mail", "ada@example.org")
                notice = await host.people.notices.find(ident)
                assert notice
                await host.people.notices.confirm(notice)
                if match.seats[seat].kind == "open":
                    await match.seating.join({seat}, "Bo", "t" * 20)
                away(host)
                days.gone, box.refuse = 3600.0, 1
                await host.people.watch.look()
                assert box.mails == []
                await host.people.watch.look()
                assert box.mails == [], "not before its time"
                for _ in range(2):
                    days.gone += 3600
                    await host.people.watch.look()
                assert len(box.mails) == 1


@pytest.mark.parametrize(
    ("scheme", "host"),
    [
        ("https", "localhost"),
        ("https", "10.0.0.1"),
        ("http", "fcm.googleapis.com"),
        ("https", "fcm.googleapis.com.example.org"),
    ],
)
def test_push_messages_go_to_known_services_only(scheme: str, host: str) -> None:
    given = '{"endpoint": "%s://%s/x", "keys": {"p256dh": "abcdefgh", "auth": "abcdefgh"}}'
    with pytest.raises(BadNotices):
        Outbox(BASE).subscription(given % (scheme, host))
    assert "web.push.apple.com" in Outbox(BASE).subscription(given % ("https", "web.push.apple.com"))


def test_a_set_up_that_makes_no_sense_is_refused() -> None:
    assert not outbox_from(Settings()).mails
    for wrong in (
        {"smtp": "smtp://mail.example.org"},
        {"smtp": "mail.example.org", "url": BASE, "mail_from": "club@example.org"},
        {"push_key": "no key", "url": BASE},
    ):
        with pytest.raises(BadNotices):
            outbox_from(read_settings(wrong, None, {}).settings)


def test_notices_chat_and_open_tables_are_settings_like_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By file and environment, with secrets out of sight; what can't work is refused before the server starts."""
    pem, file = tmp_path / "push.pem", tmp_path / "timescoop.toml"
    pem.write_text(push_key(), "ascii")
    file.write_text(f'chat = false\nurl = "{BASE}/"\nmail_from = "club@example.org"\n', "utf-8")
    environment = {
        "TIMESCOOP_OPEN_TABLES": "off",
        "TIMESCOOP_SMTP": "smtp://me:hidden@mail.example.org:587",
        "TIMESCOOP_PUSH_KEY_FILE": str(pem),
    }
    club = club_from(read_settings({}, file, environment).settings)
    assert (club.open_tables, club.chat) == (False, False)
    assert (club.outbox.base, club.outbox.sender) == (BASE, "club@example.org")
    assert (club.outbox.mails, club.outbox.pushes) == (True, True)
    with pytest.MonkeyPatch.context() as patched:
        for name, value in environment.items():
            patched.setenv(name, value)
        assert serve_tables({}, file, check=True) == 0
        told = capsys.readouterr().out
        assert "chat = false" in told
        assert "smtp = (set)  (TIMESCOOP_SMTP)" in told
        assert not any(secret in told for secret in ("hidden", "PRIVATE"))
        patched.setenv("TIMESCOOP_SMTP", "mail.example.org")
        with pytest.raises(BadNotices):
            serve_tables({}, file, check=True)


async def test_strangers_and_bad_links_change_nothing(tmp_path: Path) -> None:
    async with server(tmp_path, Days()) as host:
        app = create_app(host, club=Club(outbox=Outbox(BASE, "smtp://127.0.0.1:1", "club@example.org")))
        async with browser(app) as ada, browser(app) as stranger:
            table = str((await laid(ada, "friend")).url.path).removesuffix("/lobby")
            assert (await stranger.get(f"{table}/notices")).status_code == 403
            assert (await stranger.post(f"{table}/notices", data={"address": "a@example.org"})).status_code == 403
            assert (await ada.post(f"{table}/notices", data={"address": "a@b\nBcc: c@example.org"})).status_code == 422
            assert (await ada.post(f"{table}/notices", data={"address": "a@example.org"})).status_code == 503
            assert "E-mail to" not in (await ada.get(f"{table}/notices")).text
            ident = await host.people.notices.add(table.split("/")[2], 0, "mail", "a@example.org")
            assert (await stranger.post(f"/notices/{ident}/{'0' * 40}", data={"do": "stop"})).status_code == 404
            assert await host.people.notices.find(ident)
