"""Home and a game's page: what each game is, one click to a table, matches to go on with, options that are kept."""

import re
from pathlib import Path

import httpx
import pytest
from tests.web.test_matches import browser, host_at, laid, links_in, number_in, options_in, sat

from timescoop.catalogue import BOTS, GAMES
from timescoop.hosting import Host
from timescoop.kernel import Edition, Game
from timescoop.web import create_app
from timescoop.web.render.game_facts import weights
from timescoop.web.render.home_page import FINISHED_SHOWN, Offer, RunningMatch, home_page
from timescoop.web.render.static_scenes import faces_of
from timescoop.wording import texts_of

EDITIONS = [(game, edition) for game in GAMES.values() for edition in game.editions]
NAMES = [f"{game.key}-{edition.key}" for game, edition in EDITIONS]


def words_of(page: str) -> str:
    """What people read of a page."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page)).replace("&#39;", "'")


def form_to(page: str, action: str, nth: int = 0) -> dict[str, str]:
    """The fields of a form as a browser would send them."""
    inside = re.findall(rf'<form[^>]*action="{action}"[^>]*>(.*?)</form>', page)[nth]
    found: dict[str, str] = {}
    for tag in re.findall(r"<input[^>]*>", inside):
        name, value = (re.search(rf' {key}="([^"]*)"', tag) for key in ("name", "value"))
        if name and ('type="radio"' not in tag or " checked" in tag):
            found[name[1]] = value[1] if value else ""
    for name, rows in re.findall(r'<select[^>]*name="([^"]+)"[^>]*>(.*?)</select>', inside):
        chosen = re.search(r'value="([^"]*)" selected', rows)
        found[name] = chosen[1] if chosen else ""
    return found


async def host_match(host: Host, page: httpx.Response) -> list[tuple[str, str]]:
    """Kind and name of each seat at the table to which somebody was sent."""
    match = await host.match(str(page.url.path).split("/")[2])
    return [(seat.kind, seat.bot) for seat in match.seats]


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=NAMES)
def test_each_game_says_what_people_ask_before_they_choose_it(game: Game, edition: Edition) -> None:
    texts = texts_of(game.room)
    assert 10 <= edition.minutes <= 180
    assert edition.weight in weights()
    assert texts.about()
    assert texts.about(edition.key)
    assert 3 <= len(texts.steps(edition.key)) <= 6
    assert len(edition.pictures) == 4
    assert set(edition.pictures) <= {face["name"] for face in faces_of(game, edition)}


@pytest.mark.parametrize("nth", range(len(EDITIONS)), ids=NAMES)
async def test_home_tells_what_a_game_is_and_one_click_deals_it(tmp_path: Path, nth: int) -> None:
    game, edition = EDITIONS[nth]
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = (await client.get("/")).text
        card = page.split('class="game-card"')[nth + 1].split("</li>")[0]
        told = words_of(card)
        texts = texts_of(game.room)
        alone = edition is game.editions[0]
        assert game.title in told
        assert texts.about() if alone else texts.about(edition.key) in told
        least, most = edition.fewest_players, edition.most_players
        assert ("1 player " if most == 1 else f"{least}–{most} players") in told
        assert f"about {edition.minutes} min" in told
        assert weights()[edition.weight] in told
        assert len(re.findall(r'<img src="/pictures/[^"]+" alt=""', card)) == 3
        assert f'href="/learn/{game.key}"' in card
        assert f'href="/games/{game.key}/{edition.key}"' in card
        table = await client.post("/play", data=form_to(card, "/play"))
        assert table.status_code == 200
        others = ["rules"] if edition.ruled else ["bot", "bot"]
        assert [kind for kind, _ in await host_match(host, table)] == ["person", *others]
        match = await host.match(str(table.url.path).split("/")[2])
        assert (match.game.key, match.plan.edition) == (game.key, edition.key)


async def test_a_bot_that_learned_with_two_says_so_where_more_may_play(tmp_path: Path) -> None:
    """With more players it plays as the bot below it, which nobody should take for the trained one."""
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        for address, said in (("nemesis/standard", True), ("invasion/classic", False)):
            page = (await client.get(f"/games/{address}")).text
            assert ("Trained (only with up to 2 players)" in page) == said
            assert "Trained" in page


async def test_the_big_button_deals_the_first_game(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = (await client.get("/")).text
        assert "Play now deals a game of Invasion against 2 bots." in words_of(page)
        table = await client.post("/play", data=form_to(page, "/play"))
        assert await host_match(host, table) == [("person", ""), ("bot", "greedy"), ("bot", "greedy")]


async def test_matches_are_listed_with_whose_move_it_is_who_plays_and_how_long_ago(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as mine, browser(app) as friend:
            lobby = await laid(mine, "friend", "friend")
            assert "with Tom" not in words_of((await mine.get("/")).text)
            assert "2 free seats" in words_of((await mine.get("/")).text)
            table = await sat(friend, links_in(lobby.text)[0], "Tom")
            match = await host.match(table.split("/")[2])
            first = match.waiting()[0]
            clients = {0: mine, 1: friend}
            told = {seat: words_of((await client.get("/")).text) for seat, client in clients.items()}
            assert "Your move · with" in told[first]
            assert "1 free seat ·" in told[first]
            name = match.state.names[first]
            assert f"Waiting for {name} · with {name}" in told[1 - first]
            (created,) = {line.moved for line in await host.matches({match.id: match.keys[0]})}
            page = (await clients[first].get(table)).text
            form = {"number": str(number_in(page)), "option": str(options_in(page)[-1])}
            await clients[first].post(f"{table}/answer", data=form)
            (line,) = await host.matches({match.id: match.keys[0]})
            assert line.moved > created, "the last answer counts"
            assert line.asked == tuple(match.waiting())
            for later, words in ((30, "just now"), (60, "1 minute ago"), (7_300, "2 hours ago"), (90_000, "1 day ago")):
                monkeypatch.setattr("timescoop.web.render.ages.time.time", lambda at=line.moved + later: at)
                assert f"· {words}" in words_of((await mine.get("/")).text)


def finished_row(nth: int) -> RunningMatch:
    return RunningMatch(f"/matches/over{nth}", "Invasion", ["Tom"], 0, False, [], 0.0, True, False, False)


def test_only_the_newest_finished_matches_are_listed_unless_somebody_asks_for_all() -> None:
    rows = [finished_row(nth) for nth in range(FINISHED_SHOWN + 1)]
    few = str(home_page(Offer(GAMES, list(BOTS.values()), ""), rows))
    assert few.count("/matches/over") == FINISHED_SHOWN
    assert 'href="/?all#running-name"' in few
    every = str(home_page(Offer(GAMES, list(BOTS.values()), ""), rows, everything=True))
    assert every.count("/matches/over") == FINISHED_SHOWN + 1
    assert "/?all" not in every
    assert "/?all" not in str(home_page(Offer(GAMES, list(BOTS.values()), ""), rows[1:]))


async def test_home_in_two_languages_is_not_mixed_up(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        for language, words in (("de", "Personen"), ("en", "players"), ("de", "Personen")):
            page = (await client.get("/", headers={"Accept-Language": language})).text
            assert words in words_of(page.split('class="game-card"')[1])


# ---- a game's page


async def test_the_form_as_it_stands_plays_against_bots_and_everything_else_is_folded(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        for game, edition in EDITIONS:
            where = f"/games/{game.key}/{edition.key}"
            page = (await client.get(where)).text
            assert "<details" in page
            assert not re.search(r"<details[^>]* open", page)
            assert ("Invite friends" in page) == (edition.most_players > 1)
            table = await client.post(where, data=form_to(page, where))
            others = [("rules", "")] if edition.ruled else [("bot", "greedy"), ("bot", "greedy")]
            assert await host_match(host, table) == [("person", ""), *others]


async def test_a_game_without_an_edition_is_its_first_one_and_old_addresses_lead_there(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        assert 'action="/games/invasion/classic"' in (await client.get("/games/invasion")).text
        moved = await client.get("/lay/invasion/2012?set=abc&others=friend", follow_redirects=False)
        assert (moved.status_code, moved.headers["location"]) == (308, "/games/invasion/2012?set=abc&others=friend")
        for nowhere in ("/games/chess", "/games/invasion/1999", "/lay/chess/first"):
            assert (await client.get(nowhere)).status_code == 404


async def test_friends_are_invited_by_the_other_button_or_the_address(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        where = "/games/invasion/classic"
        page = (await client.get(where)).text
        assert re.search(r'<button[^>]*name="others" value="friend"[^>]*>Invite friends</button>', page)
        plain = form_to(page, where)
        lobby = await client.post(where, data=plain | {"others": "friend"})
        assert [kind for kind, _ in await host_match(host, lobby)] == ["person", "open", "open"]
        asked = form_to((await client.get(f"{where}?others=friend&players=4")).text, where)
        assert (asked["others"], asked["players"]) == ("friend", "4")


@pytest.mark.parametrize(
    ("form", "seats"),
    [
        ({"players": "4", "others": "bot:novice"}, ["person", "novice", "novice", "novice"]),
        ({"players": "3", "others": "bot:novice", "seat-1": "friend"}, ["person", "open", "novice"]),
        ({"players": "3", "others": "friend", "seat-2": "you"}, ["open", "open", "person"]),
        ({"players": "2", "others": "bot:novice", "seat-3": "bot:random"}, ["person", "novice", "random"]),
        ({"players": "4", "others": "bot:novice", "seat-2": "nobody"}, ["person", "novice", "novice"]),
        ({"players": "2", "seat-0": "here", "seat-1": "you"}, ["person", "person"]),
    ],
)
async def test_single_seats_go_before_the_number_of_players(
    tmp_path: Path, form: dict[str, str], seats: list[str]
) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        given = {"game": "invasion", "edition": "classic", "name": "Ann", "name-0": "Bob"} | form
        table = await client.post("/games/invasion/classic", data=given)
        assert [bot or kind for kind, bot in await host_match(host, table)] == seats


async def test_a_refused_form_keeps_what_was_chosen_and_shows_where(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        where = "/games/ccg/first"
        wrong = form_to((await client.get(where)).text, where) | {
            "players": "2", "others": "bot:lookahead", "name": "Ann", "clock": "1200-15", "option-plots": "off",
            "seat-1": "here", "name-1": "Bob", "deck-1": "no deck at all",
        }  # fmt: skip
        refused = await client.post(where, data=wrong)
        assert refused.status_code == 422
        assert 'role="alert"' in refused.text
        assert form_to(refused.text, where) | {"once": "", "promise": ""} == wrong | {"once": "", "promise": ""}
        opened = re.findall(r"<details([^>]*)><summary>([^<]+)<", refused.text)
        assert {title for mark, title in opened if " open" in mark} == {
            "Choose each seat", "Clock", "Your cards and decks", "Optional rules (8)",
        }  # fmt: skip


async def test_what_stands_in_the_address_is_text_and_never_markup(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = await client.get("/games/ccg/first", params={"set": '"><script>x</script>', "name": "<em>"})
        assert "<script>x" not in page.text
        assert "<em>" not in page.text
        assert 'value="&lt;em&gt;"' in page.text


async def test_a_game_that_says_nothing_of_itself_has_its_page_too(tmp_path: Path) -> None:
    game = GAMES["nemesis"]
    silent = Edition("standard", "Doctor Who: Nemesis", 2, 2)
    bare = type(game).__new__(type(game))
    bare.__dict__.update(game.__dict__ | {"editions": (silent,)})
    async with host_at(tmp_path) as host, browser(create_app(host, games={"nemesis": bare})) as client:
        page = await client.get("/games/nemesis")
        assert page.status_code == 200
        assert "2 players" in words_of(page.text)
        assert " min" not in words_of(page.text).split("Your name")[0]
        assert (await client.get("/")).status_code == 200


# ---- settings


async def test_settings_say_that_they_were_saved(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = (await client.get("/preferences")).text
        for label in ("Animation speed", "Instant", "Confirm moves you can't undo", "Saved only in this browser."):
            assert label in words_of(page)
        assert ">Saved.<" not in page
        saved = await client.post("/preferences", data={"speed": "instant"})
        assert ">Saved.<" in saved.text
        assert 'value="instant" checked' in saved.text
