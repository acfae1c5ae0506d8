"""The route of card pictures: kept for a year, drawn from the key alone, and nothing but a picture."""

from collections.abc import AsyncIterator

import httpx
import pytest
from starlette.applications import Starlette

from timescoop.catalogue import GAMES
from timescoop.web.error_handlers import HANDLERS
from timescoop.web.render.card_art import VERSION, back_picture, picture
from timescoop.web.render.static_scenes import faces_of
from timescoop.web.routes import pictures


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette(routes=pictures.ROUTES, exception_handlers=HANDLERS)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://testserver") as one:
        yield one


def address() -> str:
    game = GAMES["nemesis"]
    edition = game.editions[0]
    return picture(faces_of(game, edition)[0], game.key, edition.key)


@pytest.mark.parametrize("where", [address(), *map(back_picture, GAMES)])
async def test_a_picture_is_an_svg_that_browsers_keep_for_a_year(client: httpx.AsyncClient, where: str) -> None:
    answer = await client.get(where)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.text.startswith("<svg ")


async def test_without_our_version_a_picture_is_kept_for_an_hour(client: httpx.AsyncClient) -> None:
    assert VERSION in address()
    answer = await client.get(address().replace(VERSION, "older"))
    assert answer.headers["cache-control"] == "public, max-age=3600"


HOSTILE = [
    "", "a", "bronze.pepperpot", "bronze.pepperpot.77C", "bronze.pepperpot.0777", "nobody.pepperpot.777",
    "bronze.nothing.777", "bronze.pepperpot.over-nothing.777", "bronze.city.sky-green.777", "bronze.many-city.777",
    "bronze.amy+somebody.777", "bronze.amy+rory+bill+clara.777", "back-99", "back-", "back--1",
    "bronze.pepperpot" + ".over-beam" * 4 + ".777", "bronze.pepperpot" + ".over-beam" * 4000 + ".777",
    "bronze." + "many-" * 20 + "soldier.777", "bronze.pepperpot.777%00", "..%2f..%2fetc%2fpasswd", "<script>",
]  # fmt: skip


@pytest.mark.parametrize("key", HOSTILE)
async def test_what_is_no_key_is_not_found(client: httpx.AsyncClient, key: str) -> None:
    assert (await client.get(f"/pictures/{key}.svg")).status_code == 404


def test_each_game_of_the_house_has_a_back_of_its_own() -> None:
    assert len(set(map(back_picture, GAMES))) == len(GAMES)


def test_faces_that_show_the_same_have_the_same_picture() -> None:
    game = GAMES["invasion"]
    edition = game.editions[0]
    face = faces_of(game, edition)[0]
    untold = face | {"how": {}, "warrants": {}, "values": {}, "clause": ""}
    assert picture(face, game.key, edition.key) == picture(untold, game.key, edition.key)
