"""In a real Chromium: two people play a whole game of Nemesis, with nothing but what their pages offer them."""

import re
from collections.abc import Callable

from playwright.sync_api import Page
from tests.breadth import WIDE
from tests.web.conftest import Served
from tests.web.driving import Played, play_beside, play_on, play_out, sit_down

SIDES = ("Emperor Dalek", "Ashad")
LUCK = 3  # with these sides and this deal the game is short: 75 moves
LOOKED_AT = 16  # moves on the pages before those
BESIDE = 0 if WIDE else 43  # which are made beside them; the rest is played on the pages


def lay_for_two(page: Page, address: str) -> str:
    """Elisabeth lays a table for herself and a friend; the friend's link."""
    page.goto(f"{address}/games/nemesis/standard")
    page.get_by_label("Your name").fill("Elisabeth")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("button", name="Invite friends").click()
    return page.get_by_label("Link for seat 2").input_value()


def test_two_play_a_whole_game_of_nemesis_by_their_pages(served: Served, visitor: Callable[..., Page]) -> None:
    elisabeth, tom = (visitor(LUCK, reduced_motion="reduce") for _ in range(2))
    id_ = sit_down(elisabeth, tom, lay_for_two(elisabeth, served.address))
    played = play_on(served, id_, (elisabeth, tom), Played(), SIDES, most=LOOKED_AT)
    play_beside(served, id_, (elisabeth, tom), BESIDE)
    play_out(served, id_, (elisabeth, tom), played=played)
    played.tell("nemesis")
    played.check_clicks()
    assert played.dragged >= 1
    told = {page.locator("#ending h2").inner_text() for page in (elisabeth, tom)}
    assert told in ({"You won.", "Tom won."}, {"You won.", "Elisabeth won."})
    with elisabeth.expect_download() as download:
        elisabeth.get_by_role("link", name="Save record").click()
    record = download.value.path().read_text("utf-8")
    assert len(re.findall(r"^(Elisabeth|Tom): ", record, re.MULTILINE)) > len(played.said), (
        "windows were passed for both"
    )
