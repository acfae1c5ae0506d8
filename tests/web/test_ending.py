"""A match is ended by agreement over HTTP: asked for, told, agreed to or refused; and what its pages say afterwards."""

from pathlib import Path
from random import Random

import httpx
import pytest
from tests.web.test_matches import browser, host_at, number_in, options_in, seats_at
from tests.web.test_social import deed, field, past_a_fixed_point

from timescoop.catalogue import GAMES
from timescoop.hosting import Host, Match, SeatPlan
from timescoop.web import create_app

ENDED = "The players agreed to end the match."


async def ended(host: Host) -> tuple[Match, dict[int, httpx.AsyncClient]]:
    """Elisabeth and Tom have ended their match."""
    match, clients = await seats_at(host, create_app(host))
    page = (await deed(clients[0], match, "ask-end")).text
    await deed(clients[1], match, "agree-end", keep=field(page, "refuse-end", "keep"))
    assert match.over()
    return match, clients


async def alone(host: Host, client: httpx.AsyncClient) -> Match:
    """Elisabeth plays with a bot."""
    seats = [SeatPlan("person", "Elisabeth"), SeatPlan("bot", "Vela", bot="random")]
    match = await host.new_match("invasion", edition="classic", seats=seats)
    await client.get(f"/seats/{match.id}/{match.keys[0]}")
    return match


async def test_the_end_is_asked_for_told_and_agreed_to(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        before = (await clients[0].get(f"/matches/{match.id}")).text
        assert "Ask to end the match" in before
        assert "End the match here?" in before, "asked once more before it is sent"
        page = (await deed(clients[0], match, "ask-end")).text
        assert "You asked to end the match here." in page
        assert "Withdraw" in page
        told = (await clients[1].get(f"/matches/{match.id}")).text
        assert f"{match.state.names[0]} asks to end the match here." in told
        assert "Ask to end the match" not in told
        keep = field(told, "agree-end", "keep")
        assert field((await clients[1].get(f"/matches/{match.id}/text")).text, "agree-end", "keep") == keep
        assert (await deed(clients[0], match, "agree-end", keep=keep)).status_code == 403
        assert not match.over()
        done = await deed(clients[1], match, "agree-end", keep=keep)
        assert match.over()
        assert ENDED in done.text
        assert "Ended early" in done.text


async def test_the_end_is_refused_or_withdrawn_and_an_old_request_is_gone(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        keep = field((await deed(clients[0], match, "ask-end")).text, "refuse-end", "keep")
        assert "withdrew the request to end the match" in (await deed(clients[0], match, "refuse-end", keep=keep)).text
        assert (await deed(clients[1], match, "agree-end", keep=keep)).status_code == 409
        await deed(clients[0], match, "ask-end")
        refused = await deed(clients[1], match, "refuse-end", keep=keep)
        assert f"{match.state.names[1]} declined to end the match." in refused.text
        assert (await deed(clients[0], match, "ask-end")).status_code == 409
        assert "Ask to end the match" not in (await clients[0].get(f"/matches/{match.id}")).text
        assert not match.over()


async def test_a_form_that_agrees_to_an_undo_never_ends_a_match(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        asker = await past_a_fixed_point(match, clients)
        await deed(clients[asker], match, "ask-end")
        request = match.snapshot(asker).company.request
        assert request is not None
        assert (await deed(clients[1 - asker], match, "agree", keep=str(request.keep))).status_code == 409
        assert not match.over()


@pytest.mark.parametrize("what", ["ask-end", "agree-end", "refuse-end"])
async def test_who_has_no_key_can_neither_ask_nor_agree_nor_refuse(tmp_path: Path, what: str) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        match, clients = await seats_at(host, app)
        keep = "0"
        if what != "ask-end":
            keep = field((await deed(clients[0], match, "ask-end")).text, "refuse-end", "keep")
        async with browser(app) as stranger:
            assert (await deed(stranger, match, what, keep=keep)).status_code == 403
            page = (await stranger.get(f"/matches/{match.id}")).text
            for button in ("Ask to end", "Agree to end", ">Refuse<", "Withdraw"):
                assert button not in page
        assert not match.over()
        assert (match.state.table_state.request is None) == (what == "ask-end")


async def test_alone_with_bots_one_is_asked_once_more_and_it_is_over(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        match = await alone(host, client)
        page = (await client.get(f"/matches/{match.id}")).text
        assert "End the match here?" in page
        assert "Ask to end" not in page, "there is nobody to ask"
        ended_page = (await deed(client, match, "ask-end")).text
        assert "You ended the match." in ended_page
        assert "Game analysis needs a match that was played to its end." in ended_page
        assert match.over()


async def test_the_pages_of_an_ended_match_say_so_and_offer_what_works(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await ended(host)
        root = f"/matches/{match.id}"
        page = (await clients[0].get(root)).text
        assert "Nobody won." in page
        assert match.plan.seed.hex() in page, "the luck is told"
        assert "<title>Your move" not in page
        assert "Rematch" in page
        for gone in ("Let a bot play", "Ask to", ">Game analysis<", "Your statistics"):
            assert gone not in page
        for there in ("text", "log"):
            assert ENDED in (await clients[1].get(f"{root}/{there}")).text
        answer = (await deed(clients[1], match, "say", words="l")).text.split('id="answer"')[1].split("</section>")[0]
        assert ENDED in answer
        assert "Ended early" in (await clients[0].get("/")).text
        record = await clients[0].get(f"{root}/record")
        assert "\nresult: unfinished\n" in record.text
        replay = (await clients[0].get(f"{root}/replay/all/1")).text
        assert f'href="{root}/analysis"' not in replay
        analysis = await clients[0].get(f"{root}/analysis")
        assert (analysis.status_code, "not played to its end" in analysis.text) == (422, True)
        assert "#play-on" in (await clients[0].get(f"{root}/replay/0?moment=999")).text
        after = await deed(clients[1], match, "rematch")
        assert after.url.path == f"/matches/{match.state.rematch}"


async def test_an_ended_match_takes_no_answer_by_form_by_words_or_by_program(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        seat = match.waiting()[0]
        page = (await clients[seat].get(f"/matches/{match.id}")).text
        form = {"number": str(number_in(page)), "option": str(options_in(page)[-1])}
        keep = field((await deed(clients[0], match, "ask-end")).text, "refuse-end", "keep")
        await deed(clients[1], match, "agree-end", keep=keep)
        given = match.timeline.given
        assert (await deed(clients[seat], match, "answer", **form)).status_code == 409
        number = str(match.snapshot(seat).number)
        assert (await deed(clients[seat], match, "answer", **{**form, "number": number})).status_code == 409
        assert (
            "there is nothing to choose" in (await deed(clients[seat], match, "say", words="buy", number=number)).text
        )
        shown = (await clients[seat].get(f"/api/matches/{match.id}/view")).json()
        assert (shown["over"], shown["view"]["winners"]) == (True, [])
        assert (await clients[seat].get(f"/api/matches/{match.id}/options")).json()["options"] == []
        assert match.timeline.given == given


async def test_reports_leave_an_ended_match_out(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        _match, clients = await ended(host)
        assert "/reports" not in (await clients[0].get("/")).text
        assert "No finished match yet." in (await clients[0].get("/reports")).text


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("answers", [0, 90])
async def test_every_game_shows_its_end(tmp_path: Path, game: str, answers: int) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        seats = [SeatPlan("person", "Elisabeth"), SeatPlan("person", "Tom")]
        match = await host.new_match(game, seats=seats)
        await client.get(f"/seats/{match.id}/{match.keys[0]}")
        luck = Random(answers)
        for _ in range(answers):
            look = match.snapshot(luck.choice(match.waiting()))
            await match.answer(look.viewer, luck.choice(look.options)[0], look.number)
        await match.consent.ask_end(0)
        await match.consent.agree(1, match.state.rows, ends=True)
        page = (await client.get(f"/matches/{match.id}")).text
        ending = page.split('id="ending"')[1].split('id="final-table"')[0]
        for told in ("Ended early", "Nobody won.", "Elisabeth", "Tom", match.plan.seed.hex()):
            assert told in ending
        for there in ("text", "log", "replay/all/1", "replay/0?moment=999", "same-deal", "record"):
            assert (await client.get(f"/matches/{match.id}/{there}")).status_code == 200
