"""In a real Chromium: a curtain between two people at one browser, and an undo to which the other agrees."""

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Page, expect
from tests.web.test_browser import lay_for_two, one_click, sit_down

HELD = "() => [...document.querySelectorAll('#dock .hand .card[data-kind]')].map(card => card.dataset.kind)"
NAMES = "(kinds) => kinds.map(kind => document.querySelector(`.card[data-kind='${kind}'] .name`)?.textContent ?? '')"


def lay_here(page: Page, address: str) -> None:
    """Elisabeth lays a table for herself and Tom, who is at the same browser."""
    page.goto(f"{address}/games/invasion/classic")
    page.get_by_label("Your name").fill("Elisabeth")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_text("Choose each seat").click()
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name of the friend in seat 2").fill("Tom")
    page.get_by_text("Clock", exact=True).click()
    page.get_by_label("10 min").check()
    page.get_by_role("button", name="Play", exact=True).click()


def until_the_curtain(page: Page) -> None:
    """Answer what is asked until somebody else is."""
    for _ in range(60):
        if page.locator("body.curtained").count():
            return
        with suppress(Error):  # the page was left
            one_click(page)
        page.wait_for_timeout(50)
    raise AssertionError("the curtain never fell")


def test_behind_the_curtain_is_nobodys_hand_and_no_way_back_to_it(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    lay_here(page, address)
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    page.locator(".curtain .go").click()
    expect(page.locator("#dock.asked")).to_be_visible()
    page.wait_for_load_state()  # what is typed goes by itself until the script is there
    expect(page.locator(".clock.runs .figure")).to_have_text(re.compile("9:5"))  # it counts down by itself
    page.get_by_role("button", name="Type a move").click()
    page.locator("#words").fill("h")
    page.locator("#words").press("Enter")
    expect(page.locator("#said")).to_contain_text("Hand: ")
    held = [name for name in page.evaluate(NAMES, page.evaluate(HELD)) if name]
    assert held
    until_the_curtain(page)
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    behind = page.evaluate("document.documentElement.outerHTML + JSON.stringify({...localStorage, ...sessionStorage})")
    public = page.locator(".notes").inner_text()
    assert [name for name in held if name in behind and name not in public] == []
    page.go_back()
    expect(page.locator("#dock .hand")).to_have_count(0)
    expect(page.locator("body.curtained, #lobby")).to_have_count(1)


def test_the_other_is_asked_at_once_whether_they_agree_to_an_undo(address: str, visitor: Callable[..., Page]) -> None:
    elisabeth, tom = visitor(), visitor()
    sit_down(tom, lay_for_two(elisabeth, address))
    elisabeth.get_by_role("link", name="Go to the table").click()
    expect(elisabeth.locator("#scene")).to_be_visible()
    elisabeth.wait_for_load_state()
    asking = "button:has-text('Ask to undo move')"
    for _ in range(80):
        for page in (elisabeth, tom):
            one_click(page)
        if elisabeth.locator(asking).count():
            break
    elisabeth.get_by_role("button", name="Menu").click()
    elisabeth.locator(asking).click()
    expect(tom.get_by_role("alert").filter(has_text="Elisabeth asks to undo")).to_be_visible()
    tom.get_by_role("button", name="Agree: undo").click()
    expect(tom.locator(".request")).to_have_count(0)
    expect(elisabeth.locator("#dock.asked")).to_be_visible()
    expect(tom.locator("#said-last")).to_contain_text("Undone for Elisabeth")
    elisabeth.locator("#side-chat > summary").click()
    elisabeth.get_by_role("button", name="Thanks!").click()
    expect(tom.locator("#said-last")).to_have_text("Elisabeth: Thanks!")
    expect(elisabeth.locator("#company-menu")).to_be_hidden()
