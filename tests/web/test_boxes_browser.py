"""In a real browser: a box is entered by keyboard alone on a phone, without scripts, and axe finds nothing."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.test_access import in_both_themes

SLOW = 20_000  # milliseconds: each check of a card goes to a process of its own


def test_a_box_is_entered_by_keyboard_on_a_phone_without_scripts(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, java_script_enabled=False)
    page.goto(f"{address}/workshop/invasion/classic/box")
    page.get_by_label("Your name, noted beside what you compare").fill("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Box of Ada")).to_be_visible(timeout=SLOW)
    jamie = page.locator(".slot", has_text="Jamie")
    jamie.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#card-name")).to_have_text("Jamie", timeout=SLOW)
    page.get_by_label("Strength").fill("7")
    page.keyboard.press("Enter")
    expect(page.locator("#card-name")).to_have_text("Ace", timeout=SLOW)
    expect(page.locator(".progress-row")).to_contain_text("1 of 88 cards compared")
    expect(jamie).to_contain_text("Mine")
    page.wait_for_load_state("networkidle")  # the browser goes to the card once all is there
    for _ in range(3):  # focus is at the card: previous, next, its first field
        page.keyboard.press("Tab")
    expect(page.get_by_label("Type of card")).to_be_focused()


def test_nothing_sticks_out_and_axe_finds_nothing(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 360, "height": 780})
    page.goto(f"{address}/workshop/invasion/classic/box")
    found = in_both_themes(page, "begin")
    page.get_by_role("button", name="Start a box").click()
    page.get_by_label("Text", exact=True).fill("Blow the trumpet.")
    page.get_by_role("button", name="Save", exact=True).first.click()
    expect(page.locator("#card .verdict")).to_be_visible(timeout=SLOW)
    found += in_both_themes(page, "box")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{address}/sets")
    found += in_both_themes(page, "shelf")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not found, "\n".join(found)
