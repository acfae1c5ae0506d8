"""Messages at a table: who reads and writes them; muted, removed, reported, and in a record only where asked."""

from pathlib import Path

import pytest
from httpx import AsyncClient
from sqlalchemy import select
from tests.hosting.playing import play_out
from tests.web.test_matches import browser, host_at, laid, links_in, sat

from timescoop.catalogue import GAMES
from timescoop.documents import read_record, verify, write_record
from timescoop.hosting import Note, TooSoon, exported
from timescoop.hosting.company import table_state
from timescoop.hosting.company.chat import LENGTH, Speaker, clean_text
from timescoop.hosting.company.table_state import TableState, read_table_state
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


async def test_the_record_has_messages_from_when_the_host_asks_for_it_and_all_are_told(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as bo, browser(app) as watcher:
            table = await sat(bo, links_in((await laid(ada, "friend")).text)[0], "Bo")
            match = await host.match(table.removeprefix("/matches/"))
            clock = [1000.0]
            match.chat.wall = lambda: clock[0]

            async def write(who: AsyncClient, words: str, **more: str) -> None:
                clock[0] += MINUTE
                assert (await who.post(f"{table}/chat", data={"words": words, **more})).status_code == 200

            await write(bo, "before")
            assert (await bo.post(f"{table}/chat/record", data={"keep": "yes"})).status_code == 403
            assert "kept in the record" not in (await bo.get(table)).text
            assert 'name="keep" value="yes"' in (await ada.get(table)).text
            assert 'name="keep"' not in (await bo.get(table)).text
            await ada.post(f"{table}/chat/record", data={"keep": "yes"})
            await ada.post(f"{table}/chat/record", data={"keep": "yes"})
            for each in (ada, bo, watcher):
                page = (await each.get(table)).text
                assert "turned on chat in the record" in page
                assert "Messages here are kept in the record of the match." in page
            assert [note.key for note in match.state.table_state.notes] == ["text", "chat-recorded"]
            await write(bo, "during: # x")
            await write(watcher, "me too", name="Cy")
            await write(bo, "sorry for this")
            await bo.post(f"{table}/chat/remove", data={"note": str(match.state.table_state.notes[-1].number)})
            await ada.post(f"{table}/chat/record", data={"keep": "no"})
            await write(bo, "after")
            assert "kept in the record" not in (await bo.get(table)).text

            await play_out(match)
            text = write_record(match.record())
            said = [(each.by, each.words) for each in read_record(text).said]
            assert said == [("Bo", "during: # x"), ("Cy (spectator)", "me too")]
            verify(read_record(text), GAMES)
            assert "# chat by Bo: during: # x\n" in (await bo.get(f"{table}/record")).text
            assert "during" not in exported(match, anonymous=True), "no words of people where their names are left out"
            assert read_table_state(match.state.table_state.text()) == match.state.table_state


async def test_a_message_for_the_record_stays_there_however_much_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_state, "NOTES", 6)
    monkeypatch.setattr(table_state, "RECORDED", 10)
    async with host_at(tmp_path) as host, browser(create_app(host)) as ada:
        page = await laid(ada, "friend")
        match = await host.match(str(page.url.path).split("/")[2])
        clock = [1000.0]
        match.chat.wall = lambda: clock[0]

        async def recorded_after(words: str, count: int) -> list[str]:
            for nth in range(count):
                clock[0] += MINUTE
                await match.chat.write(Speaker("s0", "", 0), f"{words} {nth}")
            return [message.words for message in match.record(unfinished=True).said]

        assert await recorded_after("before", 3) == []
        await match.chat.set_recorded(0, on=True)
        assert await recorded_after("message", 12) == [f"message {nth}" for nth in range(2, 12)]
        await match.chat.set_recorded(0, on=False)
        assert (await recorded_after("private", 20))[-1] == "message 11"
        assert len(match.state.table_state.notes) == 10


def test_messages_go_back_with_answers_that_are_taken_back() -> None:
    state = TableState(notes=(Note(1, "text", 0, text="a", after=3), Note(2, "text", 0, text="b", after=7)))
    assert [note.after for note in state.back_at(5).notes] == [3, 5]
    assert state.back_at(7) is state


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
