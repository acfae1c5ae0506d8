"""In a real Chromium: two people play a whole game of Nemesis, with nothing but what their pages offer them.

What they would like to do a bot tells them; they do it by the button or card of their page that does it.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Served

from timescoop.catalogue import BOTS
from timescoop.hosting import Host

MOST_ANSWERS = 400
SIDES = ("Emperor Dalek", "Ashad")  # with these the game is short
CLICK = """
option => {
  const doing = [...document.querySelectorAll('#scene button[form=answer], #dock button[form=answer]')];
  const wanted = doing.find(each => each.value === String(option));
  if (!wanted) return '';
  const box = wanted.getBoundingClientRect();
  wanted.click();
  return (box.width && box.height ? '' : '!') + (wanted.getAttribute('aria-label') || wanted.textContent).trim();
}
"""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    one = Served(tmp_path)
    one.start()
    yield one
    one.stop()


def lay_for_two(page: Page, address: str) -> str:
    """Elisabeth lays a table for herself and a friend; the friend's link."""
    page.goto(f"{address}/lay/nemesis/standard")
    page.get_by_label("Your name").fill("Elisabeth")
    page.get_by_label("Seat 1").select_option("you")
    page.get_by_label("Seat 2").select_option("friend")
    page.get_by_label("Seat 3").select_option("nobody")
    page.get_by_role("button", name="Lay the table").click()
    return page.get_by_label("Link for seat 2").input_value()


def wish(served: Served, id_: str) -> tuple[int, int, int]:
    """Who is asked, what that seat would like to answer, and the number of its look; a seat of -1 at the end."""

    async def found(host: Host) -> tuple[int, int, int]:
        match = await host.match(id_)
        table: Any = match.course.table
        if table.over():
            return -1, -1, 0
        seat = table.waiting()[0]
        answers = len(match.course.given)
        if answers < len(SIDES):
            return seat, option_of(match.look(seat).options, SIDES[seat]), match.look(seat).number
        option = BOTS["greedy"].choose(match.game, match.game.imagine(table, seat, answers), seat, answers)
        return seat, option, match.look(seat).number

    return served.do(found)  # type: ignore[no-any-return]


def option_of(options: tuple[tuple[int, str], ...], words: str) -> int:
    """The option that has these words."""
    return next(option for option, said in options if said == words)


def sit_down(elisabeth: Page, tom: Page, address: str) -> str:
    """Both sit at a new table; the id of their match."""
    tom.goto(lay_for_two(elisabeth, address))
    tom.get_by_label("Your name").fill("Tom")
    tom.get_by_role("button", name="Sit down").click()
    elisabeth.get_by_role("link", name="Go to the table").click()
    expect(elisabeth.locator("#scene")).to_be_visible()
    return elisabeth.url.rpartition("/")[2]


def test_two_play_a_whole_game_of_nemesis_by_their_pages(served: Served, visitor: Callable[..., Page]) -> None:
    elisabeth, tom = (visitor(reduced_motion="reduce") for _ in range(2))
    id_ = sit_down(elisabeth, tom, served.address)
    pages = elisabeth, tom
    said: list[str] = []
    while len(said) < MOST_ANSWERS:
        seat, option, number = wish(served, id_)
        if seat < 0:
            break
        page = pages[seat]
        page.wait_for_function("n => document.querySelector('#scene').dataset.number === String(n)", arg=number)
        said.append(page.evaluate(CLICK, option))
        assert said[-1], f"option {option} is nowhere on the page of seat {seat}"
        assert not said[-1].startswith("!"), f"{said[-1]} cannot be seen"
        page.wait_for_function("n => document.querySelector('#scene').dataset.number !== String(n)", arg=number)
    for page in pages:
        expect(page.locator("#ending")).to_be_visible()
        assert page.locator("#scene .pick").count() == 0
    told = {page.locator("#ending h2").inner_text() for page in pages}
    assert told in ({"You won.", "Tom won."}, {"You won.", "Elisabeth won."})
    with elisabeth.expect_download() as download:
        elisabeth.get_by_role("link", name="Download the record").click()
    record = download.value.path().read_text("utf-8")
    assert len(re.findall(r"^(Elisabeth|Tom): ", record, re.MULTILINE)) > len(said), "windows were passed for both"
