"""In a real browser: a box is entered by keyboard alone on a phone, without scripts, and axe finds nothing."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.breadth import in_the_soak, some
from tests.web.conftest import Served
from tests.web.test_access import in_both_themes

from timescoop.hosting import Host, Publication, publish

SLOW = 20_000  # milliseconds: each check of a card goes to a process of its own


def test_a_box_is_entered_by_keyboard_on_a_phone_without_scripts(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, java_script_enabled=False)
    page.goto(f"{address}/workshop/invasion/classic/box")
    page.get_by_label("Your name").fill("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Box of Ada")).to_be_visible(timeout=SLOW)
    jamie = page.locator(".slot", has_text="Jamie")
    jamie.focus()
    page.keyboard.press("Enter")
    reaches(page, "Jamie")
    page.get_by_label("Strength").fill("7")
    page.keyboard.press("Enter")
    reaches(page, "Ace")
    expect(page.locator(".progress-row")).to_contain_text("1 of 88 cards compared")
    expect(jamie).to_contain_text("Checked")
    for _ in range(3):  # focus is at the card: previous, next, its first field
        page.keyboard.press("Tab")
    expect(page.get_by_label("Type of card")).to_be_focused()


def reaches(page: Page, card: str) -> None:
    """The page of `card` is there in whole: only then does the browser move the focus to the card, once."""
    expect(page.locator("#card-name")).to_have_text(card, timeout=SLOW)
    page.wait_for_load_state("networkidle")


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


SET = """\
set: Loans
game: invasion
edition: classic
cards:
- {name: Loan, type: support, copies: 3, text: Take 4 Time Points.}
"""


@in_the_soak
def test_a_set_is_published_in_the_workshop_and_found_for_a_new_table(
    served: Served, visitor: Callable[..., Page]
) -> None:
    def loans(nth: int) -> str:
        return SET.replace("Loans", f"Loans {nth}").replace("3", str(1 + nth))

    async def shelved(host: Host) -> None:
        for nth in range(8):
            made = Publication("invasion", "classic", f"Loans {nth}", "Ada", loans(nth), 1)
            await publish(host.store, made.title, made)

    served.do(shelved)
    address = served.address
    page = visitor(viewport={"width": 390, "height": 844}, java_script_enabled=False)
    page.goto(f"{address}/workshop/invasion/classic")
    page.get_by_label("Cards as text").fill(loans(8))
    page.get_by_role("button", name="Check card file").click()
    page.get_by_role("button", name="Publish on this server").click(timeout=SLOW)
    expect(page.get_by_role("button", name="Unpublish").first).to_be_visible()
    for scripts in some([True, False], 0):
        page = visitor(viewport={"width": 390, "height": 844}, java_script_enabled=scripts)
        page.goto(f"{address}/games/invasion/classic?players=2")
        page.locator("#own-cards summary").click()
        expect(page.locator("[name=shelf]")).to_have_count(9)
        page.locator("label.choice", has_text="4").first.click()
        page.get_by_label("Search published sets").fill("loans 8")
        page.keyboard.press("Enter")
        expect(page.locator("[name=shelf]")).to_have_count(2)
        assert "/games/invasion/classic" in page.url
        assert page.get_by_role("radio", name="4", exact=True).is_checked() == scripts, "a script keeps the form"
        if scripts:
            assert not in_both_themes(page, "choosing a set")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator("label.choice", has_text="Loans 8").click()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page).to_have_url(re.compile("/matches/"))
