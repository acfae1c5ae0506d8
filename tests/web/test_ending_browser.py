"""In a real Chromium: one asks to end the match by keyboard, the other agrees, and both are shown the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.breadth import some
from tests.web.test_browser import lay_for_two, sit_down

ENDED = "The players agreed to end the match."
PHONE = {"width": 390, "height": 844}


def at_the_table(address: str, elisabeth: Page, tom: Page) -> None:
    sit_down(tom, lay_for_two(elisabeth, address))
    elisabeth.get_by_role("link", name="Go to the table").click()
    expect(elisabeth.locator("#scene")).to_be_visible()
    elisabeth.wait_for_load_state()


def ask(page: Page) -> None:
    """Ask to end the match, with the keyboard alone."""
    page.get_by_role("button", name="Menu", exact=True).press("Enter")
    page.get_by_role("button", name="Ask to end the match").press("Enter")
    expect(page.get_by_role("dialog", name="End the match here?")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator("#end-sure button:focus")).to_have_text("Ask to end the match")
    page.keyboard.press("Enter")
    expect(page.locator("#end-sure")).to_be_hidden()
    expect(page.locator("#company-menu")).to_be_hidden()


def thinks_again(page: Page) -> None:
    """Open the confirmation and put it away; the menu beneath it stays open."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Ask to end the match").click()
    page.keyboard.press("Escape")
    expect(page.locator("#end-sure")).to_be_hidden()
    expect(page.locator("#company-menu")).to_be_visible()
    page.keyboard.press("Escape")


def is_told(page: Page) -> None:
    """The table shows the end, says it aloud, and asks for nothing."""
    expect(page.locator("#ending")).to_contain_text("Ended early")
    expect(page.locator("#ending")).to_contain_text("Nobody won.")
    assert page.evaluate("document.querySelector('#ending-name').offsetHeight < 130"), "the heading has room"
    expect(page.locator("#log")).to_contain_text(ENDED)
    expect(page.locator("#said-last")).to_have_text(ENDED)
    expect(page.locator("#prompt")).to_have_text(ENDED)
    expect(page.locator("#scene .pick, #scene .acts .act[name=option]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"


@pytest.mark.parametrize("phone", some([False, True], 1))
def test_the_end_is_asked_for_by_keyboard_agreed_to_and_shown(
    address: str, visitor: Callable[..., Page], *, phone: bool
) -> None:
    elisabeth, tom = (visitor(viewport=PHONE) if phone else visitor() for _ in range(2))
    at_the_table(address, elisabeth, tom)
    thinks_again(elisabeth)
    ask(elisabeth)
    asked = tom.get_by_role("alert").filter(has_text="Elisabeth asks to end the match here.")
    expect(asked).to_be_visible()
    tom.get_by_role("button", name="Refuse").click()
    expect(elisabeth.locator("#said-last")).to_have_text("Tom declined to end the match.")
    expect(elisabeth.locator("button:has-text('Ask to end the match')")).to_have_count(0)

    tom.get_by_role("button", name="Menu", exact=True).click()
    tom.get_by_role("button", name="Ask to end the match").click()
    tom.locator("#end-sure").get_by_role("button", name="Ask to end the match").click()
    elisabeth.get_by_role("button", name="Agree: end the match").press("Enter")
    for page in (elisabeth, tom):
        is_told(page)
    elisabeth.get_by_role("link", name="Replay").click()
    expect(elisabeth.locator("#reel")).to_be_visible()
