"""Messages at a table: who reads and writes them; muted, removed, reported, and never in a record."""

from pathlib import Path

import pytest
from sqlalchemy import select
from tests.web.test_matches import browser, host_at, laid, links_in, sat

from timescoop.documents import write_record
from timescoop.hosting import TooSoon
from timescoop.hosting.company.chat import LENGTH, Speaker, clean_text
from timescoop.hosting.schema import CHAT_REPORT
from timescoop.web import create_app
from timescoop.web.club import Club

MINUTE = 61.0


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  hello\n\tthere  ", "hello there"),
        ("\u202eevil\u202c \u200fx\u0000\x1b[31m", "evil x [31m"),
        ("Z" + "\u0300" * 40 + "o", "Z\u0300\u0300o"),
        ("x" * 400, "x" * LENGTH),
        ("\u200d\u2066 ", ""),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
    ],
)
def test_messages_are_one_line_without_control_codes(written: str, kept: str) -> None:
    assert clean_text(written) == kept


async def test_messages_are_read_muted_removed_and_reported(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as bo, browser(app) as watcher:
            lobby = await laid(ada, "friend")
            table = await sat(bo, links_in(lobby.text)[0], "Bo")
            match = await host.match(table.removeprefix("/matches/"))
            clock = [1000.0]
            match.chat.wall = lambda: clock[0]

            assert (await bo.post(f"{table}/chat", data={"words": "<b>Hi</b> all"})).status_code == 200
            page = (await ada.get(table)).text
            assert "&lt;b&gt;Hi&lt;/b&gt; all" in page
            assert "<b>Hi</b>" not in page
            assert "&lt;b&gt;Hi&lt;/b&gt; all" in (await ada.get(f"{table}/lobby")).text
            assert (await bo.post(f"{table}/chat", data={"words": "again"})).status_code == 429

            await watcher.get(table)
            clock[0] += MINUTE
            assert (await watcher.post(f"{table}/chat", data={"words": "hey"})).status_code == 422, "a name is missing"
            await watcher.post(f"{table}/chat", data={"words": "hey you", "name": "Cy"})
            assert "Cy (spectator)" in (await ada.get(table)).text
            mine = match.state.table_state.notes[-1]
            assert "hey you" not in str(mine.by)

            seen = match.snapshot(1).number
            await ada.post(f"{table}/chat/mute", data={"speaker": mine.by, "muted": "yes"})
            assert match.snapshot(1).number == seen, "nobody else is shown anything new"
            assert "hey you" not in (await ada.get(table)).text
            assert "hey you" in (await bo.get(table)).text
            assert "is muted" not in (await bo.get(table)).text
            await ada.post(f"{table}/chat/mute", data={"speaker": mine.by, "muted": "no"})

            assert (await bo.post(f"{table}/chat/remove", data={"note": str(mine.number)})).status_code == 403
            await bo.post(f"{table}/chat/report", data={"note": str(mine.number)})
            (report,) = await host.store.read(select(CHAT_REPORT))
            assert (report.text, report.name, report.by) == ("hey you", "Cy", "s1")
            await ada.post(f"{table}/chat/remove", data={"note": str(mine.number)})
            page = (await bo.get(table)).text
            assert "hey you" not in page
            assert "The host removed a message by Cy (spectator)." in page
            assert "Hi" not in write_record(match.record(unfinished=True))


async def test_the_host_says_who_may_write(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as bo, browser(app) as watcher:
            table = await sat(bo, links_in((await laid(ada, "friend")).text)[0], "Bo")
            await watcher.get(table)
            assert (await bo.post(f"{table}/chat/who", data={"who": "off"})).status_code == 403
            await ada.post(f"{table}/chat/who", data={"who": "seats"})
            assert (await watcher.post(f"{table}/chat", data={"words": "still here"})).status_code == 403
            assert 'id="chat-words"' not in (await watcher.get(table)).text
            await ada.post(f"{table}/chat/who", data={"who": "off"})
            assert (await bo.post(f"{table}/chat", data={"words": "still here"})).status_code == 403
            assert (await bo.post(f"{table}/phrase", data={"phrase": "hello"})).status_code == 200


async def test_nobody_floods_a_table_from_many_browsers(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada:
            page = await laid(ada, "friend")
            match = await host.match(str(page.url.path).split("/")[2])
            clock = [1000.0]
            match.chat.wall = lambda: clock[0]
            for nth in range(20):
                await match.chat.write(Speaker(f"w{nth}", f"W{nth}"), "hi")
            with pytest.raises(TooSoon):
                await match.chat.write(Speaker("w99", "W99"), "hi")
            await match.chat.write(Speaker("s0", "", 0), "players still can")
            clock[0] += MINUTE
            await match.chat.write(Speaker("w99", "W99"), "hi")


async def test_a_server_without_chat_has_phrases_only(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        async with browser(create_app(host)) as ada:
            table = str((await laid(ada, "friend")).url.path).removesuffix("/lobby")
            await ada.post(f"{table}/chat", data={"words": "from before"})
            cookies = dict(ada.cookies)
        async with browser(create_app(host, club=Club(chat=False))) as quiet:
            quiet.cookies.update(cookies)
            page = (await quiet.get(table)).text
            assert "from before" not in page
            assert 'id="chat-words"' not in page
            assert 'value="well-played"' in page
            assert (await quiet.post(f"{table}/chat", data={"words": "hello"})).status_code == 403
