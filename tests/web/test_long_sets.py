"""Sets and decks that do not fit into an address are stored, or refused in words with the text still in the form."""

import html
import re
from pathlib import Path
from random import Random
from string import ascii_letters, digits

import pytest
from sqlalchemy import select
from tests.web.test_matches import browser, host_at

from timescoop.documents import packed
from timescoop.hosting.schema import MADE
from timescoop.web import create_app
from timescoop.web.routes import decks

SHOP = "/workshop/invasion/classic"
RANDOM = Random(7)


def noise(length: int) -> str:
    """Letters that no compression makes shorter than three quarters."""
    return "".join(RANDOM.choice(ascii_letters + digits) for _ in range(length))


def big_set(cards: int = 60, length: int = 150) -> str:
    rows = [
        f"  - {{name: Card {n}, type: support, copies: 1, text: Take 5 Time Points.}} # {noise(length)}\n"
        for n in range(cards)
    ]
    return "set: Many\ngame: invasion\nedition: classic\ncards:\n" + "".join(rows)


def written_in(page: str) -> str:
    found = re.search(r'<textarea id="text"[^>]*>(.*?)</textarea>', page, re.DOTALL)
    assert found
    return html.unescape(found[1]).strip()


async def test_a_set_of_sixty_cards_is_kept_and_can_be_played_with(tmp_path: Path) -> None:
    text = big_set()
    assert len(packed(text)) > 8192
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = await client.post(SHOP, data={"text": text})
        assert page.status_code == 200
        assert written_in(page.text) == text.strip()
        assert "Card 59" in page.text
        assert len(str(page.url)) < 200
        again = await client.get(str(page.url))
        assert written_in(again.text) == text.strip()
        assert (await client.get(f"{SHOP}/file", params=page.url.params)).text.strip() == text.strip()
        assert "Card 59" in (await client.get(f"{SHOP}/print", params=page.url.params)).text
        link = str(page.url)
        form = {"game": "invasion", "edition": "classic", "name": "Ada", "seat-0": "you", "seat-1": "bot:random"}
        laid = await client.post("/lay", data=form | {"set": link})
        assert "/matches/" in str(laid.url), re.findall(r'role="alert"[^>]*>(.*?)<', laid.text)
        match = await host.match(str(laid.url).split("/matches/")[1].split("/")[0])
        assert "Card 59" in [face["name"] for face in match.faces]
        await client.post(SHOP, data={"text": text})
        assert len(await host.store.read(select(MADE))) == 1, "the same text is stored once"


async def test_a_short_set_is_in_the_address_and_nowhere_else(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        text = big_set(2, 10)
        page = await client.post(SHOP, data={"text": text})
        assert page.url.params["set"] == packed(text)
        assert await host.store.read(select(MADE)) == []


async def test_a_set_that_is_too_long_is_refused_with_its_text_still_there(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        text = big_set(60, 8000)
        page = await client.post(SHOP, data={"text": text})
        assert page.status_code == 422
        assert "A set has 1 to 400000 characters" in page.text
        assert written_in(page.text) == text.strip()


@pytest.mark.parametrize("link", ["stored-" + "0" * 40, packed(big_set(2, 10))[:-12], "nothing-that-was-packed"])
async def test_a_link_that_stands_for_no_set_says_so(tmp_path: Path, link: str) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = await client.get(SHOP, params={"set": link})
        assert "it may have been cut off" in page.text
        form = {"game": "invasion", "edition": "classic", "name": "Ada", "seat-0": "you", "seat-1": "bot:random"}
        laid = await client.post("/lay", data=form | {"set": link})
        assert laid.status_code == 422
        assert "it may have been cut off" in laid.text


async def test_a_deck_that_cannot_be_taken_stays_in_the_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        wrong = "game: ccg\ndeck: [unfinished"
        page = await client.post("/decks/ccg/first/bring", data={"deck": wrong})
        assert page.status_code == 422
        assert wrong in html.unescape(page.text)
        monkeypatch.setattr(decks, "FITS", 60)
        page = await client.post("/decks/ccg/first/bring", data={"deck": "3 Cyberman"})
        assert page.status_code == 422
        assert "too long for a link" in page.text
        assert "3 Cyberman" in page.text
        page = await client.get("/decks/ccg/first?put=0")
        assert page.status_code == 422
        assert "too long for a link" in page.text
