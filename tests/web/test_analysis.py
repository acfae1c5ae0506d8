"""A finished match is judged from its page: asked for, waited for, read; and a running one is not."""

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from unittest.mock import MagicMock

import httpx
import pytest
from tests.hosting.pebbles import GAMES
from tests.web.test_matches import SCRIPT, host_at, seats_at

from timescoop.bots import Declared, Judged
from timescoop.games.invasion import GAME as INVASION
from timescoop.hosting import Host, Judgement, Match, Replay, SeatPlan
from timescoop.kernel import Table, mix
from timescoop.language import DONE, NO, YES
from timescoop.web import create_app
from timescoop.web.render.review import verdicts
from timescoop.web.render.review.verdict_text import percent, points
from timescoop.web.routes import analysis
from timescoop.wording import spoken_in, texts_of, tongue_of


async def to_the_end(match: Match, most: int = 10**6) -> None:
    """Answer at random for everybody, so many times at most."""
    luck = 7
    while not match.timeline.table.over() and len(match.timeline.given) < most:
        seat = match.timeline.table.waiting()[0]
        look = match.snapshot(seat)
        luck = mix(luck)
        await match.answer(seat, look.options[(luck >> 9) % len(look.options)][0], look.number)


async def judged_page(host: Host, client: httpx.AsyncClient, match: Match) -> str:
    """Have a match judged, and read what was found."""
    page = await client.post(f"/matches/{match.id}/analysis", headers=SCRIPT, follow_redirects=True)
    assert "updates by itself" in page.text
    assert page.headers["refresh"]
    await host.work.idle()
    return (await client.get(f"/matches/{match.id}/analysis")).text


def every_choice_is_told(page: str, match: Match) -> None:
    """Each point of the chart is in the list of its player, in words."""
    lists = re.findall("<details.*?</details>", page, re.DOTALL)
    assert len(lists) == len(match.state.names), "a list for each player"
    listed = "".join(lists)
    assert listed.count("?answers=") == page.count('class="point"') == page.count('class="reach"'), (
        "every point is in a list that the keyboard reaches"
    )
    told = re.findall(r'data-head="Chose">([^<]+)</td><td[^>]*>(?:Just as good: )?([^<]*)</td>', listed)
    assert len(told) == listed.count("?answers=")
    assert any(better for _, better in told)
    assert not [chosen for chosen, better in told if chosen == better]
    assert not [words for pair in told for words in pair if words.endswith((", done", ", pass"))]
    assert re.findall(r'data-head="Asked">[A-Z][^<]*[?.:]</td>', page), "in sentences"


async def test_an_analysis_says_who_won_and_leads_to_the_table_and_the_reports(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        await to_the_end(match)
        page = (await clients[0].get(f"/matches/{match.id}/analysis")).text
        table = match.timeline.table
        won = [name for seat, name in enumerate(match.state.names) if table.won >> seat & 1]
        assert f"{' and '.join(won)} won" in page
        assert f'href="/matches/{match.id}">To the table' in page
        assert f'href="/reports/invasion/{match.plan.edition}/{table.seats}"' in page
        async with httpx.AsyncClient(transport=clients[0]._transport, base_url=clients[0].base_url) as stranger:
            assert "/reports/" not in (await stranger.get(f"/matches/{match.id}/analysis")).text


async def test_seats_have_the_colours_that_they_have_at_the_table(tmp_path: Path) -> None:
    """In Nemesis the colour is that of what was chosen, not of the chair."""
    async with host_at(tmp_path) as host:
        found = await host.new_match("nemesis", seats=[SeatPlan("person", "Ann"), SeatPlan("person", "Bo")])
        await to_the_end(found, most=8)
        replay = await host.replays.of_match(found, 0)
        page = str(analysis.drawn(replay, judgement_of(found, []), 60, seated=True))
        sides = found.game.view(found.timeline.table, 2)["seats"]
        colours = [str(side["colour"]) for side in sides]
        assert colours != [seat.colour for seat in found.seats]
        for colour, name in zip(colours, ("Ann", "Bo"), strict=True):
            assert f'<span class="own-{colour}">{name}</span>' in page
        assert '"/games/nemesis/look.css"' in page, "where those colours are mixed"


async def test_a_moment_of_a_judged_match_tells_of_its_choice_and_leads_on_to_the_costly_ones(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        await to_the_end(match)
        root = f"/matches/{match.id}"
        assert 'id="verdict"' not in (await clients[0].get(f"{root}/replay/all/1")).text
        one, _, other = mistakes = costly_ones(match, 3)
        mistakes[1] = replace(mistakes[1], best=(9999,))  # by luck that did not come
        host.judge.found[match.plan.id] = judgement_of(match, mistakes)

        said = await said_at(clients[0], f"{root}/replay/0?answers={one.said.done}")
        assert f"Answer {one.said.done + 1}: chance 23\u00a0%. Chose: " in said
        assert "; cost 9\u00a0points." in said
        assert f'href="{root}/analysis#answer-{one.said.done + 1}"' in said
        assert "Costly choice before" not in said
        assert f'href="{root}/replay/0?answers={other.said.done}">Next costly choice' in said
        assert "Costly choice before" in await said_at(clients[0], f"{root}/replay/0?answers={other.said.done}")
        assert "Chose: " not in await said_at(clients[0], f"{root}/replay/1?answers={one.said.done}")
        analysis = (await clients[0].get(f"{root}/analysis")).text
        assert re.search(rf'<tr id="answer-{one.said.done + 1}">.*?>Answer {one.said.done + 1}</a>', analysis)


async def said_at(client: httpx.AsyncClient, address: str) -> str:
    """What is said of a choice at a moment."""
    page = (await client.get(address, follow_redirects=True)).text
    return page.partition('id="verdict"')[2].partition("</nav>")[0]


def costly_ones(match: Match, many: int) -> list[Judged]:
    """Some choices of seat 0, as if another answer had been better by nine points."""
    found = []
    for done, each in enumerate(match.timeline.given):
        others = set(replay_table(match, done).options(each.seat)) - {each.option}
        if each.seat == 0 and others:
            found.append(Judged(Declared(done, done + 1, 0, (each.option,), done), (min(others),), 0.23, 0.32))
    return found[:many]


def judgement_of(match: Match, found: list[Judged]) -> Judgement:
    """What a judge has found of a match."""
    answers = len(match.timeline.given)
    return Judgement(answers, answers, found, begun=True)


def replay_table(match: Match, done: int) -> Table:
    """The table of a match after so many answers."""
    assert match.timeline.dealt
    table = match.timeline.dealt.copy()
    for each in match.timeline.given[:done]:
        table.play(each.seat, each.option)
    return table


async def test_a_finished_match_is_judged_choice_by_choice(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        host.judge.worlds = 1
        match, clients = await seats_at(host, create_app(host))
        address = f"/matches/{match.id}/analysis"
        refused = [await clients[0].get(address), await clients[0].post(address, headers=SCRIPT)]
        assert {answer.status_code for answer in refused} == {403}
        assert all(
            "you can see what a choice was worth once the match is over" in each.text.lower() for each in refused
        )
        await to_the_end(match)
        asked = await clients[0].get(address)
        assert "refresh" not in asked.headers
        assert 'method="post"' in asked.text

        page = await judged_page(host, clients[0], match)

        places = re.findall(r'href="(/matches/[^"]+/replay/\d\?answers=\d+)"', page)
        assert len(places) > 20
        every_choice_is_told(page, match)
        assert "Each choice was compared over 1 possible deals" in page
        for name in match.state.names:
            assert page.count(f">{name}</span>") >= 2
        moment = await clients[1].get(places[0], follow_redirects=True)
        assert "Replay" in moment.text
        await clients[1].post(address, headers=SCRIPT)
        assert not await host.work.length(), "what has been judged is not judged again"


def test_choices_that_differ_only_in_what_luck_did_not_bring_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdicts, "in_words", lambda _replay, _judged, _table, line: (list(map(str, line)), len(line)))
    monkeypatch.setattr(verdicts, "question", lambda _replay, _judged, _table: "Which?")
    said = Declared(0, 2, 0, (1, 2))
    found = [Judged(said, best, 0.2, 0.5) for best in ((1, 3), (1,), (1, 2), (2, 2))]
    told = verdicts.verdicts(cast("Replay", MagicMock()), found)
    assert [each.better for each in told] == ["1, 3", "", "", "2, 2"]


@pytest.mark.parametrize(
    ("line", "best", "chosen", "better"),
    [
        ((9, DONE), (8, NO), "9", "8"),
        ((9, NO), (8, 7, DONE), "9", "8, 7"),
        ((DONE,), (8, DONE), "0", "8"),
        ((9, 3), (9, DONE), "9, 3", "9"),
        ((9, YES), (9, NO), "9, 1", "9"),
        ((9, NO), (9, DONE), "9, 2", "9, 0"),
    ],
)
def test_an_end_that_says_nothing_is_left_out_unless_it_is_all_that_differs(
    line: tuple[int, ...], best: tuple[int, ...], chosen: str, better: str
) -> None:
    table = SimpleNamespace(
        options=lambda _seat: range(10), question_of=lambda _seat: -1, play=lambda _seat, _option: 0
    )
    table.copy = lambda: table
    history = SimpleNamespace(table=lambda _course, _done: table)
    game = SimpleNamespace(words=lambda _table, _seat, option, _names: str(option))
    replay = SimpleNamespace(seats=(), game=game, moments=SimpleNamespace(history=history, timeline=None))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(verdicts, "question", lambda _replay, _judged, _table: "Which?")
        told = verdicts.verdict(cast("Replay", replay), Judged(Declared(0, len(line), 0, line), best, 0.2, 0.5))
    assert (told.chosen, told.better) == (chosen, better)


def test_a_bid_that_was_changed_while_the_poll_was_open_is_told_in_words() -> None:
    """Who has sealed an answer waits for nobody, and may still give another."""
    game = GAMES["pebbles"]
    table = game.deal(seats=2, seed=bytes(32))
    table.play(0, 1)
    replay = SimpleNamespace(seats=[SimpleNamespace(name="Ann"), SimpleNamespace(name="Bo")], game=game)
    changed = Judged(Declared(1, 2, 0, (3,)), (2,), 0.4, 0.5)
    said = game.words(table, 0, 3, ["Ann", "Bo"])
    assert verdicts.in_words(cast("Replay", replay), changed, table, changed.said.line) == ([said], 1)


def test_choices_are_told_in_the_readers_language() -> None:
    game = INVASION
    table = game.deal(seats=2, seed=bytes(32), edition="classic")
    replay = SimpleNamespace(seats=[SimpleNamespace(name="Ann"), SimpleNamespace(name="Bo")], game=game)
    seat = table.waiting()[0]
    option = next(each for each in table.options(seat) if game.words(table, seat, each, ["Ann", "Bo"]) == "reserve")
    judged = Judged(Declared(seat, 1, 0, (option,)), (option,), 0.4, 0.4)
    assert verdicts.in_words(cast("Replay", replay), judged, table.copy(), (option,)) == (["reserve"], 1)
    with spoken_in(tongue_of("de")):
        german = texts_of(game.room).verb("reserve")
        assert verdicts.in_words(cast("Replay", replay), judged, table.copy(), (option,)) == ([german], 1)
    assert german != "reserve"


def test_points_have_a_true_minus_and_chances_stay_between_nothing_and_all() -> None:
    assert points(-1.28, signed=True).split() == ["\u2212128", "points"]
    assert points(0.7, signed=True).split() == ["+70", "points"]
    assert points(-0.004, signed=True).split() == ["0", "points"]
    assert points(0.01).split() == ["1", "point"]
    assert percent(1.02).split() == ["100", "%"]
    assert percent(-0.02).split() == ["0", "%"]


@pytest.mark.usefixtures("quick_judge")
async def test_a_match_that_waits_for_another_to_be_judged_says_so(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        host.judge.worlds = 1
        match, clients = await seats_at(host, create_app(host))
        await to_the_end(match)
        host.work.runner.willing = lambda: False
        await clients[0].post(f"/matches/{match.id}/analysis", headers=SCRIPT)
        assert "This one is queued." in (await clients[0].get(f"/matches/{match.id}/analysis")).text
        host.work.runner.willing = lambda: True
        host.work.waiting.bump()
        await host.work.idle()
        assert "This one is queued" not in (await clients[0].get(f"/matches/{match.id}/analysis")).text


@pytest.mark.usefixtures("quick_judge")
async def test_a_match_that_cannot_be_judged_says_so_and_may_be_tried_again(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        host.judge.worlds = 1
        match, clients = await seats_at(host, create_app(host))
        await to_the_end(match)
        real, host.judge.catalogue.games = host.judge.catalogue.games, {}

        await clients[0].post(f"/matches/{match.id}/analysis", headers=SCRIPT)
        await host.work.idle()
        page = (await clients[0].get(f"/matches/{match.id}/analysis")).text

        assert "be analysed to the end" in page
        host.judge.catalogue.games = real
        assert "be analysed to the end" not in await judged_page(host, clients[0], match)
