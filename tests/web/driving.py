"""People at browsers play a whole game: a bot tells what they would like, their own page is all they can do it by."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import Served

from timescoop.catalogue import BOTS
from timescoop.hosting import Host

MOST_ANSWERS = 700
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


def sit_down(elisabeth: Page, tom: Page, link: str) -> str:
    """Tom sits down by his link, and both go to the table; the id of their match."""
    tom.goto(link)
    tom.get_by_label("Your name").fill("Tom")
    tom.get_by_role("button", name="Join").click()
    elisabeth.get_by_role("link", name="Go to the table").click()
    expect(elisabeth.locator("#scene")).to_be_visible()
    return elisabeth.url.rpartition("/")[2]


def wish(served: Served, id_: str, first: Sequence[str]) -> tuple[int, int, int]:
    """Who is asked, what that seat would like to answer, and the number of its look; a seat of -1 at the end.

    The first answers may be given in words.
    """

    async def found(host: Host) -> tuple[int, int, int]:
        match = await host.match(id_)
        table: Any = match.timeline.table
        if table.over():
            return -1, -1, 0
        seat = table.waiting()[0]
        answers = len(match.timeline.given)
        look = match.snapshot(seat)
        if answers < len(first):
            return seat, next(option for option, said in look.options if said == first[answers]), look.number
        option = BOTS["greedy"].choose(match.game, match.game.imagine(table, seat, answers), seat, answers)
        return seat, option, look.number

    return served.do(found)  # type: ignore[no-any-return]


def play_out(served: Served, id_: str, pages: Sequence[Page], first: Sequence[str] = ()) -> list[str]:
    """Everybody answers by their own page until the game is over; the words of all buttons they pressed."""
    said: list[str] = []
    while len(said) < MOST_ANSWERS:
        seat, option, number = wish(served, id_, first)
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
    return said
