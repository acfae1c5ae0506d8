"""The pages of a judged match in a real browser: points that a finger can hit, nothing that axe finds."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Served
from tests.web.test_access import faults, in_both_themes
from tests.web.test_analysis import costly_ones, judgement_of, to_the_end

from timescoop.hosting import Host, SeatPlan

pytestmark = pytest.mark.browser
FINGER = 24  # pixels across, at least


async def a_judged_match(host: Host) -> str:
    """The address of a match with some costly choices."""
    match = await host.new_match("invasion", seats=[SeatPlan("person", "Ann"), SeatPlan("person", "Bo")])
    await to_the_end(match)
    host.judge.found[match.plan.id] = judgement_of(match, costly_ones(match, 12))
    return f"/matches/{match.id}"


def test_on_a_phone_a_finger_hits_a_point_and_comes_to_its_moment(
    served: Served, address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(viewport={"width": 390, "height": 844})
    page.goto(f"{address}{served.do(a_judged_match)}/analysis")
    wide = page.eval_on_selector_all(".chart a", "all => all.map(each => each.getBoundingClientRect().width)")
    assert max(wide[: len(wide) // 2]) >= FINGER - 0.1
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.locator(".chart circle").last.click()
    expect(page.locator("#verdict")).to_contain_text("cost 9")
    page.locator("#verdict").get_by_role("link", name="All choices").click()
    expect(page.locator("tr:target")).to_be_visible()


def test_axe_finds_nothing_on_an_analysis_and_at_a_moment_that_was_judged(
    served: Served, address: str, visitor: Callable[..., Page]
) -> None:
    root = address + served.do(a_judged_match)
    found: list[str] = []
    page = visitor()
    page.goto(f"{root}/analysis")
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    found += in_both_themes(page, "analysis")
    page.set_viewport_size({"width": 390, "height": 844})
    found += faults(page)
    page.goto(f"{root}/replay/0?answers=1")
    found += in_both_themes(page, "moment")
    assert not found, "\n".join(found)
