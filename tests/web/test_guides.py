"""The guides as pages: their tables and examples are shown, and their links lead to pages of the house."""

import re
from collections.abc import AsyncIterator

import httpx
import pytest
from starlette.applications import Starlette

from timescoop.catalogue import GAMES
from timescoop.documents import guides
from timescoop.web.error_handlers import HANDLERS
from timescoop.web.routes import guides as school
from timescoop.web.routes import rules
from timescoop.wording import spoken_in, tongue_of


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette(routes=[*rules.ROUTES, *school.ROUTES], exception_handlers=HANDLERS)
    app.state.games = GAMES
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://testserver") as one:
        yield one


@pytest.mark.parametrize(
    "name", ["agents", "notation", "making", "my-own-box", "research", "new-game", "training", "translating"]
)
async def test_a_guide_is_a_page(client: httpx.AsyncClient, name: str) -> None:
    page = await client.get(f"/guides/{name}")
    assert page.status_code == 200
    assert guides()[name].partition("\n")[0].removeprefix("# ") in page.text
    links = set(re.findall(r'href="(/[^"]*)"', page.text.partition("<main")[2].partition("</main")[0]))
    for link in links:
        assert (await client.get(link)).status_code in (200, 303), link


async def test_a_guide_shows_tables_and_examples(client: httpx.AsyncClient) -> None:
    page = (await client.get("/guides/notation")).text
    assert "<table>" in page
    assert "rule: INV-CONFLICT-09" in page
    assert '<h2 id="records">' in page


async def test_there_is_no_other_guide(client: httpx.AsyncClient) -> None:
    assert (await client.get("/guides/none")).status_code == 404


FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
COMMENT = re.compile(r" *#[^#\n]*$", re.MULTILINE)
TRANSLATED = ["making", "my-own-box", "notation"]


@pytest.mark.parametrize("name", TRANSLATED)
async def test_a_translated_guide_is_shown_with_the_same_anchors(client: httpx.AsyncClient, name: str) -> None:
    english = (await client.get(f"/guides/{name}")).text
    with spoken_in(tongue_of("de")):
        page = (await client.get(f"/guides/{name}")).text
        terminal = (await client.get("/guides/research")).text
    assert guides("de")[name].partition("\n")[0].removeprefix("# ") in page
    assert '<div class="guide">' in page
    assert re.findall(r'<h[1-6] id="[^"]*"', page) == re.findall(r'<h[1-6] id="[^"]*"', english)
    assert '<div class="guide" lang="en">' in terminal, "what is not translated says so"


def test_a_translated_guide_has_all_parts_and_examples_of_the_english_one() -> None:
    assert sorted(guides("de")) == TRANSLATED
    for name, text in guides("de").items():
        english = guides()[name]
        examples, originals = FENCE.findall(text), FENCE.findall(english)
        assert [COMMENT.sub("", each) for each in examples] == [COMMENT.sub("", each) for each in originals], name
        said, original = FENCE.sub("", text), FENCE.sub("", english)
        for mark in (r"^#+ ", r"^\|", r"^- ", r"^\d+\. ", r"\]\("):
            assert len(re.findall(mark, said, re.MULTILINE)) == len(re.findall(mark, original, re.MULTILINE)), (
                name,
                mark,
            )
