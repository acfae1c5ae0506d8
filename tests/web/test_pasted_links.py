"""Links are read as people paste them, with the punctuation of the sentence after them."""

from pathlib import Path

import pytest
from tests.web.test_matches import browser, host_at

from timescoop.documents import packed
from timescoop.hosting import SeatPlan
from timescoop.web import create_app

AFTER = (".", ",", ")", ").", "%29", ";", "!", "%E2%80%9D", "%22", ">", "...", "]", "%20")
SEATS = [SeatPlan("person", "Ada"), SeatPlan("open")]


@pytest.mark.parametrize("after", AFTER)
async def test_every_link_that_we_hand_out_is_read_with_punctuation_after_it(tmp_path: Path, after: str) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        match = await host.new_match("invasion", edition="classic", seats=SEATS)
        deck = f"deck={packed('K-9')}"
        links = [
            f"/seats/{match.id}/{match.keys[1]}", f"/matches/{match.id}", f"/matches/{match.id}/lobby",
            f"/matches/{match.id}/replay/0/1", f"/matches/{match.id}/text", f"/decks/ccg/first?{deck}",
            f"/workshop/invasion/classic?set={packed('name: K-9')}", f"/decks/ccg/first?q=a+b.&{deck}", "/learn",
            "/rules/INV-TURN-01",
        ]  # fmt: skip
        for link in links:
            moved = await client.get(link + after, follow_redirects=False)
            assert moved.status_code == 303, link
            clean = moved.headers["location"]
            while clean.split("?")[0] != link.split("?")[0]:  # a bracket and a full stop may go one by one
                moved = await client.get(clean, follow_redirects=False)
                clean = moved.headers["location"]
            assert clean == link


async def test_what_is_no_page_without_punctuation_is_no_page(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        assert (await client.get("/nowhere).")).status_code == 404
        assert (await client.get("/..")).status_code in {200, 404}
        assert (await client.post("/nowhere.")).status_code in {404, 405}


async def test_a_name_and_words_that_end_with_punctuation_are_left_alone(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        for path in ("/decks/ccg/first?q=Exterminate!", "/workshop/invasion/classic?like=K-9."):
            assert (await client.get(path, follow_redirects=False)).status_code == 200
