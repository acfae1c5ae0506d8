"""A finished match is judged from its page: asked for, waited for, read; and a running one is not."""

import asyncio
import re
from pathlib import Path
from typing import cast

import httpx
import pytest
from tests.web.test_matches import SCRIPT, host_at, seats_at

from timescoop.bots import Declared, Judged
from timescoop.hosting import Host, Match, Replay
from timescoop.kernel import mix
from timescoop.web import create_app, judging


async def to_the_end(match: Match) -> None:
    """Answer at random for everybody."""
    luck = 7
    while not match.course.table.over():
        seat = match.course.table.waiting()[0]
        look = match.look(seat)
        luck = mix(luck)
        await match.answer(seat, look.options[(luck >> 9) % len(look.options)][0], look.number)


async def judged_page(host: Host, client: httpx.AsyncClient, match: Match) -> str:
    """Have a match judged, and read what was found."""
    page = await client.post(f"/matches/{match.id}/analysis", headers=SCRIPT, follow_redirects=True)
    assert host.judge.tasks
    assert "looks again by itself" in page.text
    assert page.headers["refresh"]
    await asyncio.gather(*host.judge.tasks)
    return (await client.get(f"/matches/{match.id}/analysis")).text


async def test_a_finished_match_is_judged_choice_by_choice(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        host.judge.worlds = 1
        match, clients = await seats_at(host, create_app(host))
        address = f"/matches/{match.id}/analysis"
        refused = [await clients[0].get(address), await clients[0].post(address, headers=SCRIPT)]
        assert {answer.status_code for answer in refused} == {403}
        assert all("what a choice was worth is told once the match is over" in each.text.lower() for each in refused)
        await to_the_end(match)
        asked = await clients[0].get(address)
        assert "refresh" not in asked.headers
        assert 'method="post"' in asked.text

        page = await judged_page(host, clients[0], match)

        places = re.findall(r'href="(/matches/[^"]+/replay/\d\?answers=\d+)"', page)
        assert len(places) > 20
        listed = page.partition("<details>")[2].partition("</details>")[0]
        assert listed.count("?answers=") == page.count('tabindex="-1"><circle'), (
            "every point is in a list that the keyboard reaches"
        )
        told = re.findall(r'data-head="Chose">([^<]*)</td><td data-head="Better">([^<]*)</td>', page)
        assert not [chosen for chosen, better in told if chosen.startswith(better)]
        assert 0 < len(re.findall(r'data-head="Asked">[A-Z][^<]*[?.:]</td>', page)) == len(told), "in sentences"
        assert "Each choice was looked into 1 imagined worlds" in page
        for name in match.names:
            assert page.count(f">{name}</span>") >= 2
        moment = await clients[1].get(places[0], follow_redirects=True)
        assert "Replay" in moment.text
        await clients[1].post(address, headers=SCRIPT)
        assert not host.judge.tasks, "what has been judged is not judged again"


def test_choices_that_differ_only_in_what_luck_did_not_bring_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "in_words", lambda _replay, _judged, line: ", ".join(map(str, line)))
    monkeypatch.setattr(judging, "question", lambda _replay, _judged: "Which?")
    said = Declared(0, 2, 0, (1, 2))
    found = [Judged(said, best, 0.2, 0.5) for best in ((1, 3), (1,), (1, 2), (2, 2))]
    told = judging.told_apart(cast("Replay", None), found)
    assert [each.better for each in told] == ["1, 3", "2, 2"]


async def test_a_match_that_waits_for_another_to_be_judged_says_so(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        host.judge.worlds = 1
        match, clients = await seats_at(host, create_app(host))
        await to_the_end(match)
        await host.judge.turn.acquire()
        await clients[0].post(f"/matches/{match.id}/analysis", headers=SCRIPT)
        assert "This one waits for its turn." in (await clients[0].get(f"/matches/{match.id}/analysis")).text
        host.judge.turn.release()
        await asyncio.gather(*host.judge.tasks)
        assert "waits for its turn" not in (await clients[0].get(f"/matches/{match.id}/analysis")).text


async def test_a_match_that_cannot_be_judged_says_so_and_may_be_tried_again(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        host.judge.worlds = 1
        match, clients = await seats_at(host, create_app(host))
        await to_the_end(match)
        real, host.judge.catalogue.games = host.judge.catalogue.games, {}

        page = await judged_page(host, clients[0], match)

        assert "could not be judged" in page
        host.judge.catalogue.games = real
        assert "could not be judged" not in await judged_page(host, clients[0], match)
