"""In a real browser: a deck built by keyboard, shared by its link, and pages in which axe finds nothing."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.breadth import in_the_soak
from tests.web.test_access import in_both_themes
from tests.web.test_editors import BUILDER, SET, SHOP, faults, stock
from tests.web.test_editors import READY as DECK

from timescoop.catalogue import GAMES
from timescoop.documents import packed
from timescoop.kernel import Decks, Part

SLOW = 20_000  # milliseconds: each check of a card goes to a process of its own
PARTS = (Part("start", "Starting cards", ""), Part("with", "Brought cards", "", under=True), Part("draw", "Draw", ""))


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of the catalogue has decks while the test runs."""
    made = Decks(parts=PARTS, facets={"type": "Type"}, number="Strength", stock=stock, faults=faults,
                 ready=lambda *_: [DECK])  # fmt: skip
    monkeypatch.setattr(GAMES["invasion"], "decks", made)


HIDDEN = """
() => [...document.querySelectorAll('#main button:not(.add)')].filter((button) => {
  if (!button.checkVisibility()) return false;
  button.scrollIntoView({ block: 'center' });
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((button) => button.textContent.trim())
"""  # buttons that are there, but cannot be pressed with a finger


@in_the_soak
@pytest.mark.usefixtures("decks")
def test_a_deck_is_built_by_keyboard_shared_by_its_link_and_no_page_shuts_anybody_out(
    address: str, visitor: Callable[..., Page]
) -> None:
    one = visitor(viewport={"width": 390, "height": 844})
    one.goto(f"{address}{BUILDER}")
    one.get_by_role("button", name="Ready").press("Enter")
    expect(one.get_by_role("heading", name="Ready", exact=True)).to_be_visible()
    one.get_by_label("Search cards").fill("leela")
    expect(one.locator(".stocked")).to_have_count(1)
    expect(one.get_by_label("Search cards")).to_be_focused()
    one.get_by_role("button", name="Add Leela").press("Enter")
    expect(one.locator(".deck-part li", has_text="Leela")).to_have_count(1)
    expect(one.get_by_role("button", name="Add Leela")).to_be_focused()
    one.get_by_role("button", name="Remove one Jamie").press("Space")
    expect(one.locator(".deck-part li", has_text="Jamie")).to_contain_text("×1")
    assert one.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out on a phone"
    assert one.evaluate(HIDDEN) == []
    link = one.get_by_label("Link to this deck").input_value()
    other = visitor(java_script_enabled=False)
    other.goto(link)
    for said in ("Leela", "Jamie"):
        expect(other.locator(".deck-part li", has_text=said)).to_have_text(re.compile(f"{said}×1"))
    with other.expect_navigation():
        other.get_by_role("button", name="Add one Jamie").click()
    expect(other.locator(".deck-part li", has_text="Jamie")).to_contain_text("×2")
    one.go_back()
    expect(one.locator(".deck-part li", has_text="Jamie")).to_contain_text("×2")

    found = in_both_themes(one, BUILDER)
    for path in (f"{SHOP}?set={packed(SET)}", f"{SHOP}?set={packed(SET.replace('Take 5', 'Snatch 5'))}",
                 f"{SHOP}/phrases?q=tardis", f"{SHOP}/print?set={packed(SET)}"):  # fmt: skip
        one.goto(address + path)
        assert one.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert one.evaluate(HIDDEN) == [], path
        found += in_both_themes(one, path)
    assert not found, "\n".join(found)


def test_a_playtest_moves_on_by_itself_and_ends_with_a_report(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{address}{SHOP}?set={packed(SET)}")
    page.get_by_label("Bot", exact=True).select_option("random")
    page.get_by_role("button", name="Start playtest").click()
    expect(page.get_by_role("button", name="Stop and show results")).to_be_visible()
    page.get_by_role("button", name="Stop and show results").click()
    expect(page.locator(".findings")).to_be_visible(timeout=30_000)
    assert not in_both_themes(page, "trial")


def test_what_is_written_in_the_form_is_in_the_text_and_the_other_way_round(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(viewport={"width": 1280, "height": 800})
    page.goto(f"{address}{SHOP}?set={packed(SET)}")
    face = page.locator("#made > .card .name")
    expect(face).to_have_text("Time Loan", timeout=SLOW)
    name, of_set = page.get_by_label("Name", exact=True), page.get_by_label("Name of the set")
    assert [each.evaluate("e => e.offsetHeight >= 44") for each in (name, of_set)] == [True, True]
    name.fill("Time Gift")
    expect(face).to_have_text("Time Gift", timeout=SLOW)
    expect(page.locator("#text")).to_have_value(re.compile('name: "?Time Gift'), timeout=SLOW)
    expect(name).to_be_focused(timeout=SLOW)
    text = page.get_by_label("Cards as text")
    text.fill(text.input_value().replace("Take 5", "Snatch 5"))
    expect(page.locator("#faults")).to_contain_text("“Snatch” isn't understood here.", timeout=15_000)
    expect(page.locator("#faults .marked-line")).to_contain_text("Snatch 5 Time Points.", timeout=SLOW)
    expect(page.locator("#f-text")).to_have_attribute("aria-invalid", "true", timeout=SLOW)
    expect(page.locator("#heard")).to_have_text("1 thing to fix", timeout=SLOW)
    expect(page.get_by_role("button", name="Play this set")).to_be_disabled(timeout=SLOW)
    page.get_by_label("Text", exact=True).fill("Take 3 Time Points.")
    expect(page.locator("#text")).to_have_value(re.compile(r"Take 3 Time Points\."), timeout=SLOW)
    expect(page.locator("#heard")).to_have_text("Understood", timeout=SLOW)
    page.locator(".pictures > summary").click()
    page.locator(".picture", has_text="Atom").first.click()
    expect(page.locator("#text")).to_have_value(re.compile('picture: "?atom'), timeout=SLOW)
    expect(page.locator(".picture input:checked")).to_be_focused(timeout=SLOW)
    page.reload()
    expect(face).to_have_text("Time Gift", timeout=SLOW)
    page.get_by_role("button", name="Play this set").click()
    expect(page.locator("#scene")).to_be_visible(timeout=SLOW)


def test_a_deck_is_built_live_and_played_with_one_click(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 1280, "height": 800})
    page.goto(f"{address}/decks/ccg/first?ready=0")
    expect(page.locator(".sec .legal")).to_have_text("✓ Legal deck", timeout=SLOW)
    high = [row.evaluate("row => row.offsetHeight") for row in page.locator(".deck-part li:has(.move)").all()]
    assert len(high) > 5
    assert sum(high) < 60 * len(high)  # a line is as high as its buttons, but where a name needs more
    page.get_by_label("Search cards").fill("Roll of Fate")
    expect(page.locator(".stocked")).to_have_count(1, timeout=SLOW)
    page.get_by_role("button", name="Remove one Roll of Fate").first.click()
    expect(page.locator(".sec .legal")).to_contain_text("to fix", timeout=SLOW)
    expect(page.locator("#deck .verdict")).to_contain_text(
        "You need 1 more card in the draw deck (49 of 50)", timeout=SLOW
    )
    expect(page.get_by_role("button", name="Play this deck")).to_be_disabled(timeout=SLOW)
    page.get_by_role("button", name="Add Roll of Fate").click()
    expect(page.locator(".sec .legal")).to_have_text("✓ Legal deck", timeout=SLOW)
    page.get_by_label("Search cards").fill("cyber")
    page.locator(".stocked .add").first.click()  # before the search has been sent
    expect(page.locator("#deck h2 small")).to_have_text("76 cards", timeout=SLOW)
    page.wait_for_timeout(600)
    expect(page.locator("#deck h2 small")).to_have_text("76 cards", timeout=SLOW)
    expect(page.get_by_label("Search cards")).to_have_value("cyber")
    page.go_back()
    expect(page.locator("#deck h2 small")).to_have_text("75 cards", timeout=SLOW)
    expect(page.locator(".sec .legal")).to_have_text("✓ Legal deck", timeout=SLOW)
    page.get_by_role("link", name="Goals", exact=True).click()
    expect(page.locator(".facet.on")).to_have_text("Goals", timeout=SLOW)
    page.get_by_role("button", name="Play this deck").click()
    expect(page.locator("#scene")).to_be_visible(timeout=SLOW)
    assert not page.locator("#ending").count()
