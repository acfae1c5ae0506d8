"""The school: examples step by step, lessons played by their addresses alone, cards by themselves, marked words."""

import html
import os
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import httpx
import pytest
from starlette.applications import Starlette
from tests.breadth import WIDE, part
from tests.tally import tally

from timescoop.catalogue import GAMES
from timescoop.documents import Clause, Coach, Lesson, Scenario, Showing, clauses_of, examples, lessons, show
from timescoop.kernel import Game
from timescoop.web.error_handlers import HANDLERS
from timescoop.web.render.learn.cards_page import address_of
from timescoop.web.render.learn.claims import claim_lines
from timescoop.web.render.learn.example_page import ExampleStep, example_page
from timescoop.web.render.learn.rulebook import rulebook_of
from timescoop.web.render.page_frame import slug
from timescoop.web.render.static_scenes import faces_of
from timescoop.web.routes import cards, rules
from timescoop.web.routes import lessons as school
from timescoop.web.routes.cards import cards_of
from timescoop.wording import texts_of

INVASION = GAMES["invasion"]
ALL = os.environ.get("TIMESCOOP_EXAMPLES") == "all"
LESSONS = [(game, lesson) for game in GAMES.values() for lesson in lessons(game.room)]
ITAR = "itar-is-attacked-the-doctor-and-jamie-beat-the-yetis-8-against-3"

WHOLE_MOVES = {
    "winning": ["Attack Skaro with Cybermen"],
    "attacking": ["Attack Mondas with Yetis and Yetis", "Attack Telos with Haemovores"],
    "defending": ["Defend Telos with The Doctor and Adric"],
    "conflict": ["Defend ITAR with The Doctor and Leela", "Attack Egypt with The Master, Yetis and Yetis"],
    "reserve": ["Put into the Reserve: Sutekh and Leela"],
    "time-points": ["Discard for Time Points: Haemovores"],
    "ending": ["Attack Skaro with Zygons"],
    "blink": ["Done"],
    "tardis": [
        "Move your TARDIS to Telos (2486) with Zoe Heriot - Calculating Prodigy and The Doctor - Disarming Clown aboard"
    ],
}


@asynccontextmanager
async def reader(games: dict[str, Game]) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at a school of these games."""
    app = Starlette(routes=[*rules.ROUTES, *cards.ROUTES, *school.ROUTES], exception_handlers=HANDLERS)
    app.state.games = games
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://testserver") as one:
        yield one


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with reader(GAMES) as one:
        yield one


async def read(client: httpx.AsyncClient, address: str, status: int = 200) -> str:
    answer = await client.get(address)
    assert answer.status_code == status, address
    return answer.text


def words_in(page: str) -> str:
    """What a page says, without its elements."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def coach_in(page: str) -> str:
    """What the coach says."""
    return words_in(page.partition('id="coach"')[2].partition('id="scene"')[0])


# ---- examples


def shown() -> Iterator[tuple[Clause, Scenario]]:
    """Every eighth clause with an example; with `TIMESCOOP_EXAMPLES=all`, every clause with all of them."""
    for game in GAMES.values():
        clauses = clauses_of(game.room)
        for number, found in list(examples(game.key).items())[:: 1 if ALL else 8]:
            yield from ((clauses[number], scenario) for scenario in (found if ALL else found[:1]))


def steps_of(showing: Showing) -> Iterator[int]:
    """The last step, where most is claimed; with `TIMESCOOP_EXAMPLES=all`, every one."""
    last = len(showing.moments) - 1
    yield from range(last + 1) if ALL else [last]


def test_every_step_of_an_example_is_drawn_with_all_its_claims_ticked() -> None:
    drawn = ticked = 0
    for clause, scenario in shown():
        showing = show(scenario, GAMES)
        for number in steps_of(showing):
            step = ExampleStep(clause, showing, number, showing.eyes, other=False)
            page = str(example_page(step, rules.scene_of(showing, number, showing.eyes)))
            assert 'class="fails' not in page, (clause.number, scenario.title)
            assert page.count('id="seat-') == len(showing.names)
            drawn += 1
            ticked += page.count('class="holds')
    assert drawn > (1000 if ALL else 30)
    assert ticked > (2000 if ALL else 60)
    tally(steps_of_examples=drawn, claims_ticked=ticked)


def test_every_claim_is_told_in_words() -> None:
    texts = texts_of(INVASION.room)
    told = 0
    every = {scenario.title: scenario for found in examples("invasion").values() for scenario in found}
    for scenario in part([*every.values()]):
        for claim in (claim for moment in show(scenario, GAMES).moments for claim in moment.claims):
            for line in claim_lines(texts, claim.about, claim.wanted) if claim.sort == "then" else ():
                assert not re.search(r"[_{}\[\]]|None|True|False|[a-z]\.[a-z]|^[:;]", line), line
                told += 1
    assert told > (300 if WIDE else 100)


async def test_an_example_goes_step_by_step_from_the_given_table_to_its_claims(client: httpx.AsyncClient) -> None:
    at = f"/rules/INV-CONFLICT-21/examples/{ITAR}"
    first = await read(client, at)
    assert "Step 1 of 6" in first
    assert "This is the table." in first
    assert 'rel="prev"' not in first
    fifth = coach_in(await read(client, f"{at}?step=4"))
    assert "Elisabeth : done" in fifth
    assert "defence of ITAR won, 8 to 3. INV-CONFLICT-09" in fifth
    last = await read(client, f"{at}?step=99")
    assert 'rel="next"' not in last
    assert "✓ True: Discard pile: Yetis, The Doctor, Jamie." in coach_in(last)
    assert "Elisabeth, TARDIS counters at home: 4." in coach_in(last)


async def test_what_is_refused_is_shown_with_the_reason(client: httpx.AsyncClient) -> None:
    key = next(scenario.key for scenario in examples("invasion")["INV-AMB-05"] if "refuse" in str(scenario.steps))
    page = coach_in(await read(client, f"/rules/INV-AMB-05/examples/{key}?step=1"))
    assert "Elisabeth can't choose “ end turn ”. A turn ends with three cards" in page


async def test_a_table_lies_open_unless_the_point_is_what_somebody_cannot_see(client: httpx.AsyncClient) -> None:
    backs = 'class="card back'
    at = f"/rules/INV-CONFLICT-21/examples/{ITAR}"
    assert backs not in (await read(client, at)).partition('id="dock"')[0]
    scenario = next(s for found in examples("invasion").values() for s in found if s.same_for)
    page = await read(client, f"/rules/{scenario.rules[0]}/examples/{scenario.key}?step=99")
    assert backs in page
    assert "can't tell this table from the other one" in coach_in(page)
    other = await read(client, f"/rules/{scenario.rules[0]}/examples/{scenario.key}?step=99&world=other")
    assert scene_in(other) == scene_in(page)


def scene_in(page: str) -> str:
    """The table, without what stands around it."""
    return page.partition('id="scene"')[2].partition('id="notice"')[0]


async def test_an_example_may_be_seen_from_any_seat(client: httpx.AsyncClient) -> None:
    page = await read(client, f"/rules/INV-CONFLICT-21/examples/{ITAR}?eyes=Tom")
    assert re.search(r'id="seat-1" class="seat[^"]*mine', page)
    assert "eyes=Tom" in page.partition('rel="next"')[0].rpartition("<a")[2] + page.partition('rel="next"')[2][:300]


@pytest.mark.parametrize(
    "address",
    [
        "/rules/TOY-NONE-01", "/rules/INV-CONFLICT-21/examples/none", "/rules/TOY-NONE-01/examples/none",
        "/cards/invasion/none", "/cards/none/classic", "/cards/invasion/classic/none", "/learn/none",
        "/learn/invasion/none",
    ],
)  # fmt: skip
async def test_what_is_not_there_is_told(client: httpx.AsyncClient, address: str) -> None:
    assert re.search(r"no such|No rulebook|no lessons", await read(client, address, 404))


# ---- lessons


def buttons(page: str) -> dict[int, str]:
    """The options that can be chosen, each with what its button says."""
    found = re.findall(r'<button[^>]*name="option" value="(\d+)"([^>]*)>(.*?)</button>', page)
    return {int(number): words_in(attributes + inside) for number, attributes, inside in found}


def spare(coach: Coach) -> set[int]:
    """The options without which a learner can do as much, so that the page leaves their buttons out."""
    lit = coach.game.view(coach.world.table, coach.seat)["lit"]
    return {int(option) for option, how in lit.items() if how.get("spare")}


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda part: part.key)
async def test_a_lesson_is_played_by_its_forms_and_meets_every_choice(
    client: httpx.AsyncClient, game: Game, lesson: Lesson
) -> None:
    coach = Coach(lesson, GAMES)
    address = f"/learn/{game.key}/{lesson.key}"
    while coach.step:
        page = await read(client, address)
        before, _button, after = coach.step.say.partition("{button}")
        assert before in coach_in(page)
        assert after in coach_in(page)
        right = coach.right()
        offered = {option for option, _ in coach.offered()}
        assert set(buttons(page)) == {option for option in offered if option not in spare(coach)}
        for option, words in coach.offered():
            answer = await client.get(address, params={"option": option})
            if option in right:
                assert answer.headers["location"] == f"{address}/{slug(right[option])}"
            else:
                assert answer.status_code == 200
                assert coach.kindly(words) in coach_in(answer.text)
                assert "try again" in coach_in(answer.text)
        chosen = next(iter(right.values()))
        address = f"{address}/{slug(chosen)}"
        coach.take(chosen)
    end = coach_in(await read(client, address))
    assert " ".join(lesson.end.split()) in end
    assert all(clause in end for clause in lesson.learned)


async def test_a_button_that_ends_a_move_says_the_whole_move_and_the_coach_names_it(client: httpx.AsyncClient) -> None:
    told: dict[str, list[str]] = {}
    for game, lesson in LESSONS:
        coach = Coach(lesson, GAMES)
        address = f"/learn/{game.key}/{lesson.key}"
        while coach.step:
            chosen = next(iter(coach.right().values()))
            if "{button}" in coach.step.say:
                page = await read(client, address)
                named = re.findall("“(.*?)”", words_in(page.partition('class="say"')[2].partition("</p>")[0]))
                (option,) = coach.right()
                assert buttons(page)[option].endswith(named[0]), page
                told.setdefault(lesson.key, []).extend(named)
            address = f"{address}/{slug(chosen)}"
            coach.take(chosen)
    assert told == WHOLE_MOVES


async def test_the_last_lesson_leads_to_a_game_and_the_others_to_the_next(client: httpx.AsyncClient) -> None:
    row = lessons(INVASION.room)
    for lesson, following in zip(row, [*row[1:], None], strict=True):
        coach = Coach(lesson, GAMES)
        address = f"/learn/invasion/{lesson.key}"
        while coach.step:
            chosen = next(iter(coach.right().values()))
            address += f"/{slug(chosen)}"
            coach.take(chosen)
        page = await read(client, address)
        assert f'href="/learn/invasion/{following.key}"' in page if following else "Play your first game" in page


async def test_an_address_that_no_longer_fits_leads_to_the_start(client: httpx.AsyncClient) -> None:
    answer = await client.get("/learn/invasion/defending/attack-ribos")
    assert (answer.status_code, answer.headers["location"]) == (303, "/learn/invasion/defending")


async def test_a_choice_that_is_none_changes_nothing(client: httpx.AsyncClient) -> None:
    plain = await read(client, "/learn/invasion/defending")
    for option in ("9999", "-1", "x", "1" * 5000):
        assert await read(client, f"/learn/invasion/defending?option={option}") == plain


async def test_why_something_is_not_lit_is_told(client: httpx.AsyncClient) -> None:
    page = await read(client, "/learn/invasion/defending/defend-telos")
    links = re.findall(r'class="why-not" href="([^"]+)"', page)
    assert links
    assert all(link.startswith("/learn/invasion/defending/defend-telos/why-not?words=") for link in links)
    told = words_in(await read(client, "/learn/invasion/defending/defend-telos/why-not?words=Yetis"))
    assert "You can't choose “Yetis” now" in told
    assert "INV-" in told


async def test_a_lesson_shows_nothing_of_what_the_others_hold(client: httpx.AsyncClient) -> None:
    """Vela is known to hold Silurians, Zygons and Vortis; the album shows all cards of the box, the table does not."""
    table = scene_in(await read(client, "/learn/invasion/defending"))
    assert table.count('class="card back') == 6
    assert not re.search("Silurians|Zygons|Vortis", table)


async def test_the_lessons_stand_in_a_row(client: httpx.AsyncClient) -> None:
    games = await read(client, "/learn")
    for game in GAMES.values():
        taught = [lesson.key for lesson in lessons(game.room)]
        assert (f'href="/learn/{game.key}"' in games) == bool(taught)
        page = await read(client, f"/learn/{game.key}")
        assert re.findall(rf'<li><a href="/learn/{game.key}/([a-z-]+)"', page) == taught


async def test_the_only_game_that_is_taught_is_gone_to_at_once() -> None:
    async with reader({"invasion": INVASION}) as client:
        assert (await client.get("/learn")).headers["location"] == "/learn/invasion"


# ---- rules and cards


async def test_a_clause_that_all_games_share_leads_to_the_rulebook_of_each() -> None:
    async with reader(dict(GAMES)) as client:
        page = (await client.get("/rules/LAN-JOINT-05")).text
        for game in GAMES.values():
            assert f'href="/rules/{game.key}"' in page
            there = re.search(rf'href="(/rules/{game.key}/chapters/[a-z0-9-]+)"', page)
            chapter = there[1] if there else f"/rules/{game.key}/chapters/how-card-text-is-read"
            assert 'id="LAN-JOINT-05"' in (await client.get(chapter)).text
        assert 'href="/rules/nemesis"' not in (await client.get("/rules/INV-TP-01")).text


async def test_an_old_address_of_a_chapter_leads_to_the_new_one() -> None:
    async with reader(dict(GAMES)) as client:
        for old, new in [("actions-and-effects", "playing-cards"), ("actions-and-effects-2", "cards-between-zones")]:
            answer = await client.get(f"/rules/nemesis/chapters/{old}")
            assert (answer.status_code, answer.headers["location"]) == (301, f"/rules/nemesis/chapters/{new}")
            assert (await client.get(answer.headers["location"])).status_code == 200
        assert (await client.get("/rules/nemesis/chapters/nowhere")).status_code == 404


async def test_a_clause_shows_its_examples_rulings_and_cards(client: httpx.AsyncClient) -> None:
    page = await read(client, "/rules/INV-CARD-CLASSIC-the-mara")
    assert 'href="/cards/invasion/classic/the-mara"' in page
    assert 'href="/cards/invasion/classic/tegan"' in page
    assert "Only in the Classic Doctors Edition" in page
    for scenario in examples("invasion")["INV-CARD-CLASSIC-the-mara"]:
        assert f'href="/rules/INV-CARD-CLASSIC-the-mara/examples/{scenario.key}"' in page
    ruled = await read(client, "/rules/INV-TURN-06")
    before, after = re.findall(r'rel="(prev|next)" href="/rules/([A-Z0-9-]+)"', ruled) or [("", ""), ("", "")]
    assert (before, after) == (("prev", "INV-TURN-05"), ("next", "INV-TURN-07"))


def test_the_words_of_a_game_name_no_card() -> None:
    clause = clauses_of(INVASION.room)["INV-CONFLICT-11"]
    assert "TARDIS counter" in clause.text
    assert cards_of(INVASION, clause) == []
    named = cards_of(INVASION, clauses_of(INVASION.room)["INV-CONFLICT-13"])
    assert {str(scene.faces[kind]["name"]) for scene, kind, _ in named} == {"Teselecta", "Bessie"}


async def test_every_card_has_a_page_of_its_own(client: httpx.AsyncClient) -> None:
    for game in GAMES.values():
        for edition in game.editions:
            gallery = await read(client, f"/cards/{game.key}/{edition.key}")
            faces = faces_of(game, edition)
            names = [str(face["name"]) for face in faces]
            addresses = [address_of(game, edition, face, faces) for face in faces]
            assert len(set(addresses)) == len(names)
            assert all(f'href="{address}"' in gallery for address in addresses)
            for name, address in part([*zip(names, addresses, strict=True)]):
                assert name in words_in(await read(client, address))


async def test_every_chapter_is_reached_from_the_contents_and_by_next(client: httpx.AsyncClient) -> None:
    for game in GAMES.values():
        book = rulebook_of(game)
        contents = await read(client, f"/rules/{game.key}")
        following = f"/rules/{game.key}/chapters/{book.pages()[0].key}"
        seen: list[str] = []
        while following:
            seen.append(following)
            page = await read(client, following)
            found = re.search(r'rel="next" href="([^"]+)"', page)
            following = found[1] if found else ""
        assert seen == [f"/rules/{game.key}/chapters/{here.key}" for here in book.pages()]
        for here in book.pages():
            assert (f'href="/rules/{game.key}/chapters/{here.key}"' in contents) == (here.part == 1)


async def test_a_clause_leads_to_its_chapter_where_it_is_marked(client: httpx.AsyncClient) -> None:
    for game in GAMES.values():
        book = rulebook_of(game)
        for clause in book.clauses[::7]:
            page = await read(client, f"/rules/{clause.number}")
            there = book.page_of(clause.number)
            assert there is not None
            assert re.search(rf'href="/rules/[a-z]+/chapters/{there.key}#{clause.number}"', page), clause.number
            assert page.count('class="clause here alone"') == 1, "the table shows this part"


async def test_an_edition_has_its_own_contents_and_the_differences_a_page(client: httpx.AsyncClient) -> None:
    classic = await read(client, "/rules/invasion?edition=classic")
    assert "Cards of the 2012 edition" not in classic
    assert 'href="/rules/invasion/chapters/conflict?edition=classic"' in classic
    conflict = await read(client, "/rules/invasion/chapters/conflict?edition=classic")
    assert "INV-CONFLICT-16" in conflict
    assert 'id="INV-CONFLICT-15"' not in conflict
    apart = await read(client, "/rules/invasion/chapters/differences")
    assert "Only in the 2012 edition" in apart
    assert 'id="INV-CONFLICT-15"' in apart
    assert 'id="INV-CONFLICT-01"' not in apart
    lacking = await client.get("/rules/invasion/chapters/cards-of-the-2012-edition?edition=classic")
    assert (lacking.status_code, lacking.headers["location"]) == (303, "/rules/invasion?edition=classic")
    for missing in ("/rules/nemesis/chapters/differences", "/rules/invasion/chapters/none", "/rules/none/chapters/x"):
        assert (await client.get(missing)).status_code == 404


async def test_found_words_are_marked(client: httpx.AsyncClient) -> None:
    page = await read(client, "/rules/invasion?words=Face-Down+hand")
    assert "<mark>face-down</mark>" in page
    assert "<mark>hand</mark>" in page
    assert "<mark>" not in await read(client, "/rules/invasion")
    assert "<b>x" not in await read(client, "/rules/invasion?words=%3Cb%3Ex(")
