"""The operator's pages: closed without the key, and what can be done with it."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.hosting.conftest import CATALOGUE
from tests.hosting.playing import two_begin
from tests.wire.client import Client

from timescoop.cli.app import run
from timescoop.hosting import Host, MatchDetails, MatchSummary, Speaker, Store, chat_reports
from timescoop.web import create_app
from timescoop.web.access.operator_access import Operator
from timescoop.web.render.operator_page import operator_match_page
from timescoop.web.render.table.social_text import note_words
from timescoop.wording import spoken_in, tongue_of

KEY = "an operator's key of some length"
POSTS = ("close", "renew", "delete")


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'matches.db'}")
    host = await Host.start(store, catalogue=CATALOGUE, pace=0, workers=0, luck=Random(2012))
    yield host
    await host.close()
    await store.close()


async def operator_of(host: Host) -> Client:
    """Somebody who has signed in."""
    client = Client(create_app(host, operator=Operator(KEY)))
    answer = await client.post("/operator/sign-in", {"key": KEY})
    assert answer.status == 303
    cookie = next(value for name, value in answer.headers if name == "set-cookie")
    assert {"HttpOnly", "SameSite=strict"} <= set(cookie.split("; "))
    return client


async def test_nothing_is_there_without_a_key_and_a_form_without_signing_in(at: Host) -> None:
    match = await two_begin(at)
    paths = ["/operator", f"/operator/matches/{match.id}", f"/operator/matches/{match.id}/record"]
    keyless, stranger = Client(create_app(at)), Client(create_app(at, operator=Operator(KEY)))
    stranger.cookies = {"operator": Operator("another key of the same length").session(2_000_000_000)}
    for path in paths:
        assert (await keyless.get(path)).status == 404
        refused = await stranger.get(path)
        assert refused.status == 403
        assert "Ann" not in refused.text
    for path in ("/operator/ban", "/operator/unban", "/operator/sign-out", *(f"{paths[1]}/{each}" for each in POSTS)):
        assert (await keyless.post(path, {"value": "203.0.113.7", "sure": match.id[:8]})).status == 404
        assert (await stranger.post(path, {"value": "203.0.113.7", "sure": match.id[:8]})).status == 403
    assert (await stranger.post("/operator/sign-in", {"key": "wrong"})).status == 403
    assert (await keyless.post("/operator/sign-in", {"key": ""})).status == 404
    assert not match.over()


def test_a_session_ends_and_cannot_be_made_up() -> None:
    operator = Operator(KEY)
    cookie = operator.session(1000)
    assert operator.opens(cookie, 999)
    assert not operator.opens(cookie, 1001)
    for made_up in ("", "2000", "2000.", f"2000.{cookie.partition('.')[2]}", f"x.{cookie}", "²." + "a" * 64):
        assert not operator.opens(made_up, 999), made_up
    assert not Operator("").opens(Operator("").session(1000), 999)


async def test_the_operator_closes_renews_exports_and_deletes(at: Host) -> None:
    match, client = await two_begin(at), await operator_of(at)
    here = f"/operator/matches/{match.id}"
    assert match.id[:8] in (await client.get("/operator")).text
    page = (await client.get(here)).text
    assert "Ann (person)" in page
    assert "opal" not in page, "a card or a bid of somebody"
    record = await client.get(f"{here}/record")
    assert record.header("content-disposition") == f'attachment; filename="{match.id[:8]}.txt"'
    renewed = (await client.post(f"{here}/renew", {"seat": 1})).text
    link = re.search(rf"http://[^<\s]+/seats/{re.escape(match.id)}/([\w-]+)", renewed)
    assert link
    assert match.seating.seat_of(link[1]) == 1
    assert (await client.post(f"{here}/close", {})).status == 303
    assert match.over()
    assert (await client.post(f"{here}/delete", {"sure": "nonsense"})).status == 422
    assert (await client.post(f"{here}/delete", {"sure": match.id[:8]})).status == 303
    assert (await client.get(f"/matches/{match.id}")).status == 404


def test_only_a_persons_seat_has_a_link_to_renew_and_only_a_running_match_can_be_ended() -> None:
    running = MatchSummary("m" * 24, "invasion", "classic", ("Ann", "Bot"), 1.0, 2.0, None, 3, "")
    seats = (("Ann", "person"), ("Bot", "greedy"))
    page = str(operator_match_page(MatchDetails(running, seats, (), ())))
    assert page.count("Renew link</button>") == 1
    assert "End match" in page
    over = replace(running, finished=3.0)
    with spoken_in(tongue_of("de")):
        page = str(operator_match_page(MatchDetails(over, seats, (), ())))
    assert "Partie beenden" not in page
    assert "Ann (Person)" in page
    assert "Bot (greedy)" in page


async def test_a_banned_address_sees_nothing_but_the_operators_form(at: Host) -> None:
    client = await operator_of(at)
    visitor = Client(client.app, address="203.0.113.7")
    assert (await visitor.get("/rules")).status == 200
    assert "Banned: 203.0.113.7" in (await client.post("/operator/ban", {"value": "203.0.113.7", "why": "spam"})).text
    refused = await visitor.get("/rules")
    assert (refused.status, refused.text) == (403, "The operator of this server has banned you from it.")
    assert refused.header("content-security-policy")
    assert (await visitor.get("/operator")).status == 403
    assert "Operator's key".replace("'", "&#39;") in (await visitor.get("/operator")).text
    assert (await Client(client.app, address="203.0.113.8").get("/rules")).status == 200
    assert (await client.post("/operator/unban", {"value": "203.0.113.7"})).status == 200
    assert (await visitor.get("/rules")).status == 200
    assert (await client.post("/operator/ban", {"value": "nobody"})).status == 422


async def test_an_operator_signs_out(at: Host) -> None:
    client = await operator_of(at)
    assert (await client.get("/operator")).status == 200
    await client.post("/operator/sign-out", {})
    assert (await client.get("/operator")).status == 403


def test_the_same_by_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = ["--store", str(tmp_path / "club.db")]
    assert run(["admin", "ban", "203.0.113.7", "--why", "spam", *store]) == 0
    assert run(["admin", "bans", *store]) == 0
    assert "203.0.113.7  spam" in capsys.readouterr().out
    assert run(["admin", "unban", "203.0.113.7", *store]) == 0
    assert run(["admin", "list", *store]) == 0
    assert run(["admin", "list", "--state", "odd", *store]) == 2
    assert run(["admin", "look", "zzz", *store]) == 1
    said = capsys.readouterr()
    assert "--state is all, running, finished or damaged, not 'odd'" in said.err
    assert "there is no match 'zzz'" in said.err


async def test_reported_messages_are_listed_removed_and_dismissed(at: Host) -> None:
    match, client = await two_begin(at), await operator_of(at)
    clock = [1000.0]
    match.chat.wall = lambda: clock[0]
    for nth, words in enumerate(("first <b>insult</b>", "second insult", "nothing bad")):
        clock[0] += 60.0 * nth
        await match.chat.write(Speaker("s0", "", 0), words)
    insults = [note.number for note in match.state.table_state.notes if note.key == "text"]
    for by in ("s1", "w1"):
        await match.chat.report(insults[1], Speaker(by, "Cy", 1 if by == "s1" else -1))
    await match.chat.report(insults[0], Speaker("s1", "", 1))
    await match.chat.report(insults[2], Speaker("s1", "", 1))
    page, here = (await client.get("/operator")).text, f"/operator/matches/{match.id}/report"
    assert "first &lt;b&gt;insult&lt;/b&gt;" in page
    assert "<b>insult" not in page
    assert page.index("second insult") < page.index("first &lt;b&gt;"), "most people reported that one"
    assert "2 reports" in page
    page = (await client.post(here, {"note": str(insults[1]), "remove": "yes"})).text
    assert "Message removed." in page
    assert "second insult" not in page
    note = next(note for note in match.state.table_state.notes if note.number == insults[1])
    assert (note.key, note.text) == ("removed", "")
    assert note_words(note, ["Ann", "Bob"]) == "The operator removed a message by Ann."
    page = (await client.post(here, {"note": str(insults[2])})).text
    assert "Report dismissed." in page
    assert "nothing bad" not in page
    assert [each.note for each in await chat_reports(at.store)] == [insults[0]]
    for wrong in ("", "x", "999"):
        assert (await client.post(here, {"note": wrong, "remove": "yes"})).status == 422
