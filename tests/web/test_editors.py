"""Decks in their address, cards in the workshop, cards on trial, sheets to print, and tables laid with all that."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import AsyncIterator
from copy import copy
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from starlette.datastructures import FormData
from starlette.requests import Request
from tests.web.test_matches import browser, host_at

from timescoop.catalogue import GAMES
from timescoop.documents import packed, read_text, unpacked, write_plain
from timescoop.games.ccg import GAME as CCG
from timescoop.games.invasion import GAME
from timescoop.hosting import Host
from timescoop.kernel import BadDeal, Deck, DeckFault, Decks, Entry, Part, Stocked
from timescoop.web import create_app
from timescoop.web.authoring.custom_card_file import cards_for, deck_text, decks_in, link_in
from timescoop.web.render.static_scenes import faces_of

CLASSIC = GAME.editions[0]
BUILDER = "/decks/invasion/classic"
SHOP = "/workshop/invasion/classic"
SET = """\
set: Guards
game: invasion
edition: classic
cards:
  - {name: Time Loan, type: support, copies: 3, text: Take 5 Time Points.}
"""
UNDERSTOOD = 'data-say="Understood"'
READY = Deck("Ready", (Entry("start", "Telos", 1), Entry("draw", "Jamie", 2), Entry("with", "K-9", 1, "Telos")))


def said_on(page: httpx.Response) -> str:
    """The words of a page."""
    return html.unescape(re.sub(r"<[^>]+>", "", page.text)).replace("'", "’")


def stock(edition: str, _cards: Any) -> list[Stocked]:
    return [
        Stocked(face["name"], kind, "draw", {"type": (face["type"],)}, int(face["value"] or 0), face["text"])
        for kind, face in enumerate(faces_of(GAME, GAME.edition(edition)))
    ]


def faults(_edition: str, _cards: Any, deck: Deck) -> list[DeckFault]:
    found = [DeckFault(n, "INV-DEF-01", "too many") for n, entry in enumerate(deck.entries) if entry.copies > 2]
    return [*found, *([] if deck.entries else [DeckFault(-1, "INV-DEF-02", "it is empty")])]


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with host_at(tmp_path) as one:
        yield one


@pytest.fixture
async def client(host: Host) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at a house whose first game has decks, as a game of the catalogue may have."""
    game = copy(GAME)
    parts = (
        Part("start", "Starting cards", ""),
        Part("with", "Brought cards", "", under=True),
        Part("draw", "Draw", ""),
    )
    game.decks = Decks(parts=parts, facets={"type": "Type"}, number="Strength", stock=stock, faults=faults,
                       ready=lambda *_: [READY])  # fmt: skip
    async with browser(create_app(host, games=GAMES | {"invasion": game})) as one:
        yield one


def deck_at(response: httpx.Response) -> str:
    """The deck in the address of a page."""
    text = unpacked(parse_qs(urlsplit(str(response.url)).query)["deck"][0])
    assert text is not None
    return text


# ---- decks


async def test_a_deck_is_built_by_links_alone(client: httpx.AsyncClient) -> None:
    assert 'href="/decks"' in (await client.get("/")).text
    assert f'href="{BUILDER}"' in (await client.get("/games/invasion/classic")).text
    page = await client.get(f"{BUILDER}?ready=0")
    assert "Ready" in page.text
    assert "2 Jamie" in deck_at(page)
    (kind,) = [card.kind for card in stock("classic", None) if card.name == "Leela"]
    page = await client.get(str(page.url), params={**dict(page.url.params), "put": str(kind)})
    assert "1 Leela" in deck_at(page)
    assert page.url.fragment == f"card-{kind}"
    page = await client.get(str(page.url), params={**dict(page.url.params), "more": "2"})
    assert "3 Jamie" in deck_at(page)
    assert "Too many" in page.text
    assert 'href="/rules/INV-DEF-01"' in page.text, "a fault names its rule"
    for _ in range(3):
        page = await client.get(str(page.url), params={**dict(page.url.params), "less": "2"})
    assert "Jamie" not in deck_at(page)
    page = await client.get(str(page.url), params={**dict(page.url.params), "clear": "0"})
    assert "deck=" not in str(page.url)


async def test_what_is_added_goes_where_it_was_said(client: httpx.AsyncClient) -> None:
    (kind,) = [card.kind for card in stock("classic", None) if card.name == "Leela"]
    page = await client.get(f"{BUILDER}?ready=0")
    page = await client.get(str(page.url), params={**dict(page.url.params), "into": "with:Telos", "put": str(kind)})
    assert "Brought cards, Telos:\n1 K-9\n1 Leela" in deck_at(page)
    assert '<option value="with:Telos" selected>' in page.text


async def test_cards_are_found_by_words_facets_and_cost(client: httpx.AsyncClient) -> None:
    def shown(page: httpx.Response) -> int:
        found = re.search(r'role="status">(\d+) cards?<', page.text)
        assert found
        return int(found[1])

    every = shown(await client.get(BUILDER))
    assert every == len(stock("classic", None))
    supports = shown(await client.get(f"{BUILDER}?type=support"))
    assert 0 < supports < every
    assert shown(await client.get(f"{BUILDER}?q=jamie")) == 1
    assert shown(await client.get(f"{BUILDER}?q=TIME+point&type=support")) < supports
    assert 0 < shown(await client.get(f"{BUILDER}?cost=5")) < every
    assert shown(await client.get(f"{BUILDER}?type=nonsense&cost=xyz")) == every, "what no card has is nothing"


async def test_thousands_of_cards_are_shown_page_by_page(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("timescoop.web.authoring.deck_builder.SHOWN", 30)
    monkeypatch.setattr("timescoop.web.render.editors.deck_cards.SHOWN", 30)
    first = await client.get(BUILDER)
    assert first.text.count('name="put"') == 30
    assert 'rel="next"' in first.text
    assert 'rel="prev"' not in first.text
    count = len(stock("classic", None))
    last = await client.get(BUILDER, params={"from": str(count - 1)})
    assert last.text.count('name="put"') == (count - 1) % 30 + 1
    assert 'rel="next"' not in last.text
    assert (await client.get(BUILDER, params={"from": "99999"})).text.count('name="put"') == 30


async def test_a_curve_is_drawn_and_said_in_words(client: httpx.AsyncClient) -> None:
    page = await client.get(f"{BUILDER}?ready=0")
    assert re.search(r'aria-label="Strength: [^"]*\d: \d', page.text)


async def test_a_deck_is_brought_as_a_text_and_taken_as_a_file(client: httpx.AsyncClient) -> None:
    page = await client.post(f"{BUILDER}/bring", data={"deck": "Draw:\n2 jamie\n1 Leela\n"})
    assert "2 Jamie" in deck_at(page)
    packed_deck = page.url.params["deck"]
    text = (await client.get(f"{BUILDER}/file", params={"deck": packed_deck})).text
    assert "draw: [2 Jamie, 1 Leela]" in text
    answer = await client.get(f"{BUILDER}/file", params={"deck": packed_deck, "form": "list"})
    assert answer.headers["content-disposition"] == 'attachment; filename="invasion-deck.txt"'
    sheet = await client.get(f"{BUILDER}/print", params={"deck": packed_deck})
    assert sheet.text.count('<img class="art"') == 3, "each copy is drawn"
    refused = await client.post(f"{BUILDER}/bring", data={"deck": "game: chess\ndraw: [x]\n"})
    assert refused.status_code == 422
    assert "has no decks. Games with decks:" in refused.text


async def test_no_address_breaks_the_builder(client: httpx.AsyncClient) -> None:
    for deck in ("", "%00", "AAAA", "x" * 9000, packed("1 " + "y" * 4000), packed("\x00\ufeff{[")):
        for more in ({}, {"put": "99999"}, {"less": "7"}, {"into": "with:\n"}, {"name": "\u202e<i>"}):
            page = await client.get(BUILDER, params={"deck": deck, "q": "jamie", **more})
            assert page.status_code == 200
            assert "<i>" not in page.text
            assert "\u202e" not in page.text


async def test_files_are_brought_in_place_of_texts(client: httpx.AsyncClient) -> None:
    page = await client.post(f"{BUILDER}/bring", data={"deck": ""}, files={"file": ("my.txt", b"Draw:\n2 jamie\n")})
    assert "2 Jamie" in deck_at(page)
    page = await client.post(SHOP, data={"text": "typed"}, files={"file": ("my.yaml", SET.encode())})
    assert UNDERSTOOD in page.text
    page = await client.post(SHOP, data={"text": SET}, files={"file": ("", b"")})
    assert UNDERSTOOD in page.text, "an empty field is no file"
    page = await client.post(SHOP, data={"text": ""}, files={"file": ("my.yaml", bytes(range(256)))})
    assert page.status_code == 422


async def test_games_without_decks_have_no_builder(host: Host) -> None:
    without = {key: game for key, game in GAMES.items() if game.decks is None}
    async with browser(create_app(host, games=without)) as one:
        assert (await one.get(BUILDER)).status_code == 404
        assert "No game here uses decks" in (await one.get("/decks")).text


# ---- the workshop


async def test_a_card_is_drawn_and_read_back(client: httpx.AsyncClient) -> None:
    page = await client.post(SHOP, data={"text": SET})
    assert page.url.path == SHOP, "the set is in the address now"
    assert unpacked(page.url.params["set"]) == SET
    for shown in ("Time Loan", "Take 5 Time Points.", "take 5 Time Points", UNDERSTOOD):
        assert shown in page.text


async def test_what_cannot_be_read_is_told_with_the_nearest_ways_to_say_it(client: httpx.AsyncClient) -> None:
    page = await client.post(SHOP, data={"text": SET.replace("Take 5", "Snatch 5")})
    assert page.status_code == 200
    assert "Line 5" in page.text
    assert "“Snatch” isn’t understood here. You could write: “take 5 Time Points”" in said_on(page)
    assert '<code class="marked-line">  - {name: Time Loan, type: support, copies: 3, text: Snatch 5' in page.text
    assert re.search(r'id="f-text"[^>]*aria-invalid="true" aria-describedby="wrong-text"', page.text)
    assert UNDERSTOOD not in page.text
    assert "Snatch 5 Time Points." in page.text, "it is drawn all the same"


async def test_no_text_breaks_the_workshop(client: httpx.AsyncClient) -> None:
    for text in ("[", "game: chess\ntype: x\n", "{a: &b 1, c: *b}", "- 1\n- 2", "x" * 40_000, " "):
        page = await client.post(SHOP, data={"text": text})
        assert page.status_code == 422
        assert 'role="alert"' in page.text


async def test_a_card_to_begin_with_is_one_of_the_edition(client: httpx.AsyncClient) -> None:
    page = await client.get(f"{SHOP}?like=Jamie")
    assert "name: My Jamie" in page.text
    again = await client.post(SHOP, data={"text": "game: invasion\nedition: classic\n" + own(page.text)})
    assert UNDERSTOOD in again.text


def own(page: str) -> str:
    found = re.search(r"<textarea[^>]*>game: invasion\nedition: classic\n(.*?)</textarea>", page, re.DOTALL)
    assert found
    return found[1].replace("&#39;", "'")


async def test_what_can_be_said_is_made_from_the_grammar(client: httpx.AsyncClient) -> None:
    page = await client.get(f"{SHOP}/phrases")
    assert "take <em>number</em> Time Points" in page.text
    assert page.text.count('<p class="line"') > 100
    assert '<p class="example">Draw 2 cards.</p>' in page.text
    assert "face-up attack with a <em>type of Enemy</em> card</p>" in page.text
    fewer = await client.get(f"{SHOP}/phrases?q=tardis+counter")
    assert 0 < fewer.text.count('<p class="line"') < 12
    assert " open" not in "".join(re.findall("<details[^>]*chapter[^>]*>", page.text)), "folded up: it is long"
    assert all(" open" in each for each in re.findall("<details[^>]*chapter[^>]*>", fewer.text))
    assert "No phrase for “xyzzy”." in said_on(await client.get(f"{SHOP}/phrases?q=xyzzy"))


async def test_a_slot_leads_to_what_can_stand_there(client: httpx.AsyncClient) -> None:
    page = await client.get(f"{SHOP}/phrases?q=when")
    assert f'href="{SHOP}/phrases?slot=event"' in page.text
    filled = await client.get(f"{SHOP}/phrases?slot=event")
    assert "What can stand for “event”:" in said_on(filled)
    assert "When it happens" in filled.text
    assert "Conditions</h2>" not in filled.text


async def test_the_list_beside_a_text_has_its_examples_as_buttons_and_no_page_around_it(
    client: httpx.AsyncClient,
) -> None:
    part = await client.get(f"{SHOP}/phrases?part=yes&q=grab")
    assert "<html" not in part.text
    assert re.search(r'<button class="use" type="button" data-said="[^"]*take \d Time Points?[^"]*">', part.text)
    german = await client.get(f"{SHOP}/phrases?part=yes&q=ziehen", headers={"accept-language": "de"})
    assert '<button class="use" type="button" data-said="Draw 2 cards." lang="en">' in german.text
    assert "2 Karten ziehen." in german.text, "what the example means"


async def test_the_words_of_a_refusal_are_looked_for_first(client: httpx.AsyncClient) -> None:
    page = await client.post(SHOP, data={"text": SET.replace("Take 5", "Snatch 5")})
    assert f'href="{SHOP}/phrases?q=Snatch+5+Time+Points"' in page.text
    assert 'id="phrases"' in page.text
    assert 'class="use"' not in page.text, "the list itself is fetched only when it is opened"
    well = await client.post(SHOP, data={"text": SET})
    assert f'href="{SHOP}/phrases"' in well.text


async def test_a_set_is_taken_as_a_file_and_printed(client: httpx.AsyncClient) -> None:
    address = packed(SET)
    assert (await client.get(f"{SHOP}/file", params={"set": address})).text == SET
    sheet = await client.get(f"{SHOP}/print", params={"set": address})
    assert sheet.text.count('<img class="art"') == 3
    assert (await client.get(f"{SHOP}/print", params={"set": packed("nothing")})).status_code == 422


# ---- cards on trial


async def over(client: httpx.AsyncClient, page: httpx.Response) -> str:
    """The report of a playtest, once it is there."""
    for _ in range(200):
        text = (await client.get(page.url.path)).text
        if 'class="findings"' in text or "broke off" in text:
            return text
        await asyncio.sleep(0.1)
    pytest.fail("the playtest never ended")


async def test_a_playtest_shows_how_far_it_is_and_reports_at_every_server(
    client: httpx.AsyncClient, tmp_path: Path
) -> None:
    form = {"set": packed(SET), "games": "3", "bot": "random", "seats": "2"}
    page = await client.post(f"{SHOP}/trial", data=form)
    assert page.url.path.startswith("/trials/")
    report = await over(client, page)
    assert "3 deals were played." in report
    assert "Played in" in report
    for words in (
        "Balance of the set",
        "Undecided: more deals needed",
        "Difference (95 % CI)",
        "Equal chances would be a win rate of 0.50.",
        "Deals: 3. Each was played twice, with the set and without it, by 2 bots (Random).",
        "Fewer than 50 games of a card are too few for a confidence interval.",
    ):
        assert words in report
    for words in ("to +1.00", "p-values are adjusted", "small effect"):
        assert words not in report, f"{words}: of nothing that stands there"
    assert "hx-get" not in report, "a page that is over asks for nothing more"
    async with host_at(tmp_path) as elsewhere, browser(create_app(elsewhere)) as other:
        assert (await other.get(page.url.path)).text == report


async def test_a_playtest_says_before_it_starts_how_long_a_verdict_takes(client: httpx.AsyncClient) -> None:
    page = await client.get(SHOP, params={"set": packed(SET)})
    assert re.search(r'<option value="quick" selected[^>]*>Quick: about \d+ min</option>', page.text)
    assert "Novice: only strong effects show in 10 min" in page.text, "its verdict would come after the end"
    assert re.search(r'<option value="20000" selected[^>]*>Until results are clear</option>', page.text)


async def test_one_playtest_at_a_time_for_each_person_and_it_can_be_stopped(client: httpx.AsyncClient) -> None:
    form = {"set": packed(SET), "games": "2000", "bot": "random", "seats": "4"}
    first = await client.post(f"{SHOP}/trial", data=form)
    second = await client.post(f"{SHOP}/trial", data=form)
    assert first.url.path == second.url.path
    assert "<progress" in first.text
    await client.post(f"{first.url.path}/stop")
    report = await over(client, first)
    assert "deals were played" in report.replace("1 deal was played", "deals were played")
    third = await client.post(f"{SHOP}/trial", data=form | {"games": "1"})
    assert third.url.path != first.url.path
    await over(client, third)


async def test_what_cannot_be_tried_is_refused(client: httpx.AsyncClient) -> None:
    form = {"set": packed(SET), "games": "3", "bot": "nobody", "seats": "2"}
    assert (await client.post(f"{SHOP}/trial", data=form)).status_code == 422
    assert (await client.post(f"{SHOP}/trial", data=form | {"bot": "random", "seats": "9"})).status_code == 422
    assert (await client.post(f"{SHOP}/trial", data=form | {"bot": "random", "set": ""})).status_code == 422
    assert (await client.get("/trials/none")).status_code == 404


# ---- to the table


async def test_a_table_is_laid_with_a_set(client: httpx.AsyncClient, host: Host) -> None:
    form = {"game": "invasion", "edition": "classic", "name": "Ada", "seat-0": "you", "seat-1": "bot:random"}
    page = await client.get("/games/invasion/classic", params={"set": packed(SET)})
    assert f'value="{packed(SET)}"' in page.text
    page = await client.post(
        "/games/invasion/classic", data=form | {"set": f"http://127.0.0.1:8000{SHOP}?set={packed(SET)}"}
    )
    match = await host.match(page.url.path.rpartition("/")[2])
    assert "Time Loan" in [face["name"] for face in match.faces]
    assert match.plan.cards is not None
    assert len(read_text(match.plan.cards)[0].value["cards"]) > 60, "the whole card file is kept with the match"
    refused = await client.post(
        "/games/invasion/classic", data=form | {"set": packed(SET.replace("Take 5", "Snatch 5"))}
    )
    assert refused.status_code == 422
    assert "is not understood" in refused.text
    other = await client.post("/games/invasion/classic", data=form | {"set": packed(SET.replace("classic", "2012"))})
    assert other.status_code == 422


async def test_a_link_its_end_and_the_text_itself_are_the_same() -> None:
    link = f"http://127.0.0.1:8000{SHOP}?set={packed(SET)}"
    assert [link_in(said, "set") for said in (link, f"{link}.", packed(SET), SET, "")] == [*[packed(SET)] * 3, "", ""]
    assert [deck_text(said) for said in (packed(SET), SET, "")] == [SET, SET.strip(), ""]
    with pytest.raises(BadDeal, match="cut off"):
        deck_text(packed(SET)[:-9])


async def test_decks_go_to_their_seats_and_ready_ones_to_the_rest() -> None:
    game = copy(GAME)
    parts = (Part("start", "Starting cards", ""), Part("draw", "Draw", ""))
    ready = [Deck("One", (Entry("draw", "Ian"),)), Deck("Two", (Entry("draw", "Ace"),))]
    game.decks = Decks(parts=parts, facets={}, number="", stock=stock, faults=faults, ready=lambda *_: ready)
    form = {"seat-0": "you", "seat-1": "nobody", "seat-2": "open", "seat-3": "nobody"}
    assert decks_in(game, CLASSIC, form) == []  # type: ignore[arg-type]  # any mapping will do
    brought = form | {"deck-2": packed("game: invasion\ndeck: Mine\nDraw:\n2 Jamie\n")}
    assert decks_in(game, CLASSIC, brought) == [  # type: ignore[arg-type]  # as above
        {"name": "One", "draw": ["1 Ian"]},
        {"name": "Mine", "draw": ["2 Jamie"]},
    ]


RAIN = """\
set: Rain
game: ccg
cards:
  - {title: Metal Rain, type: Bang!, cost: 0, uniqueness: 0, text: ""}
"""


async def test_decks_may_be_built_of_the_cards_of_a_set(host: Host) -> None:
    first = CCG.editions[0]
    assert CCG.decks is not None
    one = CCG.decks.ready("first", None)[0]
    mine = one._replace(name="Rain", entries=(*one.entries, Entry("draw", "Metal Rain", 2)))
    app = create_app(host)
    async with browser(app):
        request = Request({"type": "http", "app": app, "headers": []})
        form = FormData({"deck-1": packed(write_plain(CCG, first, mine)), "seat-0": "you", "seat-1": "open"})
        with pytest.raises(BadDeal, match="there is no card 'Metal Rain'"):
            await cards_for(request, CCG, first, form)
        whole = await cards_for(request, CCG, first, FormData({**form, "set": packed(RAIN)}))
    assert whole is not None
    decks = read_text(whole)[0].value["decks"]
    assert [deck["name"] for deck in decks[:2]] == ["Tombs of Telos", "Rain"]
    assert "2 Metal Rain" in decks[1]["draw"]
