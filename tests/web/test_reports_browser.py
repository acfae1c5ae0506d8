"""Reports, and playing on from an example, in a real browser: for everybody, on the smallest phone, in both themes."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.breadth import in_the_soak
from tests.web.conftest import Served
from tests.web.test_access import in_both_themes
from tests.web.test_analysis import to_the_end

from timescoop.arena import load_dataset, simulate
from timescoop.hosting import Host, Match, SeatPlan
from timescoop.web import report_page

SMALL = {"width": 320, "height": 640}
REPORT = "/reports/invasion/classic/2"
EXAMPLE = "/rules/INV-CONFLICT-09"
PATIENCE_MS = 60_000
LEGIBLE = 8  # pixels that a line of words is high at least

SMALLEST = "Math.min(...[...document.querySelectorAll('svg text')].map(each => each.getBoundingClientRect().height))"


async def finished(host: Host) -> Match:
    """A match that is over."""
    match = await host.new_match(
        "invasion", edition="classic", seats=[SeatPlan("person", "Ada"), SeatPlan("person", "Bo")]
    )
    await to_the_end(match)
    return match


def too_wide(page: Page) -> int:
    """By how much a page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_a_report_is_read_by_everybody(served: Served, visitor: Callable[..., Page]) -> None:
    match = served.do(finished)
    page = visitor(viewport=SMALL)
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    page.get_by_text("Check the deal").click()
    page.get_by_role("link", name="Your statistics").click()
    expect(page.get_by_role("heading", name="Win rate by player")).to_be_visible(timeout=PATIENCE_MS)
    assert page.url == served.address + REPORT
    found = in_both_themes(page, "report")
    assert page.get_by_role("img").count() == 1, "one match has a course, and no spread of lengths"
    assert too_wide(page) <= 0
    page.get_by_role("link", name="All reports").click()
    expect(page.get_by_role("link", name="Invasion")).to_be_visible()
    found += in_both_themes(page, "reports")
    assert too_wide(page) <= 0
    assert not found, "\n".join(found)


@in_the_soak
def test_a_page_of_a_simulation_is_read_on_a_phone(visitor: Callable[..., Page], tmp_path: Path) -> None:
    simulate("ccg", ["random", "random"], games=2, workers=1, keep=tmp_path, decisions=True)
    page = visitor(viewport={"width": 390, "height": 800})
    page.set_content(report_page([load_dataset(tmp_path)], "1.2.3"))
    for summary in page.locator("details > summary").all():
        summary.click()
    every_card = page.get_by_role("group", name="Cards", exact=True)
    expect(every_card.get_by_role("rowheader", name="Dalek", exact=True)).to_be_visible()
    assert not in_both_themes(page, "file")
    assert too_wide(page) <= 0
    assert float(page.evaluate(SMALLEST)) >= LEGIBLE, "what stands on a plot can be read"
    page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
    assert too_wide(page) <= 0


def test_an_example_is_played_on_by_keyboard(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport=SMALL)
    page.goto(address + EXAMPLE)
    page.locator(".examples a").first.click()
    page.locator("#fork > summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#play-on")).to_be_visible()
    found = in_both_themes(page, "example")
    assert too_wide(page) <= 0
    page.get_by_role("button", name="Play on").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#scene")).to_be_visible()
    expect(page.locator("#dock")).to_be_visible()
    assert "/matches/" in page.url
    assert not found, "\n".join(found)
