"""Playing on from a step of an example or a moment of a lesson: what the seat saw stays, the rest is dealt anew."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.test_analysis import to_the_end
from tests.web.test_matches import browser, host_at

from timescoop.bots import compile_cards
from timescoop.catalogue import GAMES
from timescoop.documents import Scenario, examples, read_record, read_start, show, verify, write_record, write_start
from timescoop.hosting import Host, Match, match_from_table
from timescoop.kernel import Table, to_data
from timescoop.web import create_app

LESSON = "/learn/invasion/defending"
EVERY = 60  # each so many scenarios of a game


def some_of(game: str) -> list[tuple[str, Scenario]]:
    """Some examples, each with a clause that it proves."""
    found = {scenario.key: (clause, scenario) for clause, rows in examples(game).items() for scenario in rows}
    return list(found.values())[::EVERY]


def bare(table: Table) -> dict[str, Any]:
    return {**to_data(table), "kept": None, "seed": None, "luck": None, "drawn": 0}


def dealt(match: Match) -> Table:
    """The table at which a match began, before hosting answered anything for anybody."""
    assert match.timeline.dealt is not None
    return match.timeline.dealt


async def match_at(host: Host, answer: httpx.Response) -> Match:
    assert answer.status_code == 200, answer.text
    return await host.match(answer.url.path.split("/")[2])


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_every_step_of_an_example_can_be_played_on_and_looks_the_same_there(tmp_path: Path, game: str) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        await host.bots.close()
        for clause, scenario in some_of(game):
            showing = show(scenario, GAMES)
            number = len(showing.moments) // 2
            address = f"/rules/{clause}/examples/{scenario.key}?step={number}"
            table = showing.moments[number].table
            ruled = len(GAMES[game].edition(table.about()["edition"]).ruled)
            seat = len(showing.names) - ruled - 1
            page = await client.get(address)
            if table.over():
                assert 'id="play-on"' not in page.text
                assert (await client.post(address, data={"seat": seat, "bot": "random"})).status_code == 422
                continue
            assert f'action="{address}"' in page.text
            if ruled:
                assert (await client.post(address, data={"seat": seat + 1, "bot": "random"})).status_code == 403
            played = await match_at(host, await client.post(address, data={"seat": seat, "bot": "random"}))
            assert showing.game.view(dealt(played), seat) == showing.game.view(table, seat)
            assert [each.kind for each in played.seats].index("person") == seat
            form = {"seat": seat, "bot": "random", "same": "yes", "name": "Zenobia"}
            same = await match_at(host, await client.post(address, data=form))
            assert bare(dealt(same)) == bare(table)
            assert same.state.names[seat] == "Zenobia"
            assert same.plan.seed != played.plan.seed


async def test_what_the_seat_cannot_know_is_dealt_anew(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        clause, scenario = some_of("invasion")[0]
        showing = show(scenario, GAMES)
        table = showing.moments[0].table
        decks = set()
        for _ in range(4):
            match = await match_from_table(host, showing.game, table, showing.names, seat=0, bot="random", said=clause)
            decks.add(tuple(dealt(match).kind))
        assert len(decks) == 4
        assert tuple(table.kind) not in decks


async def test_a_moment_of_a_lesson_is_played_on_to_the_end_and_its_record_is_true(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        await host.bots.close()
        first = (await client.get(LESSON)).text
        step = re.search(rf'formaction="({LESSON}/[^"]+)"', first) or re.search(rf'action="({LESSON}[^"]*)"', first)
        assert step
        page = await client.get(step[1])
        assert 'id="play-on"' in page.text
        match = await match_at(host, await client.post(step[1], data={"seat": "0", "bot": "greedy"}))
        await to_the_end(match)
        text = write_record(match.record())
        record = read_record(text)
        verify(record, GAMES)
        assert "the lesson" in record.fork
        assert "unknown cards were dealt again" in record.fork
        await host.archive.hand_in(text)
        assert "Played on from the lesson" in (await client.get(f"/matches/{match.id}")).text


async def test_asking_for_a_missing_position_creates_no_match(tmp_path: Path) -> None:
    clause, scenario = some_of("invasion")[0]
    address = f"/rules/{clause}/examples/{scenario.key}"
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        for path, form, status in (
            (address, {"seat": "9", "bot": "random"}, 403),
            (address, {"seat": "", "bot": "random"}, 403),
            (address, {"seat": "0", "bot": "nobody"}, 422),
            (f"{LESSON}/such-a-thing", {"seat": "0", "bot": "random"}, 303),
            ("/learn/invasion/none", {"seat": "0", "bot": "random"}, 404),
            (f"/rules/{clause}/examples/none", {"seat": "0", "bot": "random"}, 404),
        ):
            answer = await client.post(path, data=form, follow_redirects=False)
            assert answer.status_code == status, path
        assert not host.loaded


def test_every_step_of_every_example_can_be_written_as_a_start() -> None:
    """Some of them here; a table that could not be would lay a match that nobody can open again."""
    for key, game in GAMES.items():
        for _, scenario in some_of(key):
            showing = show(scenario, GAMES)
            cards = None if showing.cards is None else compile_cards(game, showing.cards)
            for moment in showing.moments:
                if not moment.table.over():
                    start = write_start(moment.table)
                    assert write_start(read_start(game, start, bytes(32), cards)) == start
