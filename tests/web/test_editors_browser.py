"""In a real browser: a deck built by keyboard, shared by its link, and pages in which axe finds nothing."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.test_access import in_both_themes
from tests.web.test_editors import BUILDER, SET, SHOP, faults, stock
from tests.web.test_editors import READY as DECK

from timescoop.catalogue import GAMES
from timescoop.documents import packed
from timescoop.kernel import Decks, Part

PARTS = (Part("start", "Starting cards", ""), Part("with", "Brought cards", "", under=True), Part("draw", "Draw", ""))


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of the catalogue has decks while the test runs."""
    made = Decks(parts=PARTS, facets={"type": "Type"}, number="Strength", stock=stock, faults=faults,
                 ready=lambda *_: [DECK])  # fmt: skip
    monkeypatch.setattr(GAMES["invasion"], "decks", made)


@pytest.mark.usefixtures("decks")
def test_a_deck_is_built_by_keyboard_shared_by_its_link_and_no_page_shuts_anybody_out(
    address: str, visitor: Callable[..., Page]
) -> None:
    one = visitor(viewport={"width": 390, "height": 844})
    one.goto(f"{address}{BUILDER}")
    one.get_by_role("button", name="Ready").press("Enter")
    expect(one.get_by_role("heading", name="Ready")).to_be_visible()
    one.get_by_label("Words on the card").fill("leela")
    with one.expect_navigation():
        one.get_by_label("Words on the card").press("Enter")
    with one.expect_navigation():
        one.get_by_role("button", name="Add Leela").press("Enter")
    expect(one.locator(".deck-part li", has_text="Leela")).to_have_count(1)
    with one.expect_navigation():
        one.get_by_role("button", name="One Jamie less").press("Space")
    expect(one.locator(".deck-part li", has_text="Leela")).to_have_count(1)
    assert one.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out on a phone"
    link = one.get_by_label("Link to this deck").input_value()
    other = visitor(java_script_enabled=False)
    other.goto(link)
    for said in ("Leela", "Jamie"):
        expect(other.locator(".deck-part li", has_text=said)).to_have_text(re.compile(f"1 ?{said}"))
    one.go_back()
    expect(one.locator(".deck-part li", has_text="Jamie")).to_contain_text("2")

    found = in_both_themes(one, BUILDER)
    for path in (f"{SHOP}?set={packed(SET)}", f"{SHOP}?set={packed(SET.replace('Take 5', 'Grab 5'))}",
                 f"{SHOP}/phrases?q=tardis", f"{SHOP}/print?set={packed(SET)}"):  # fmt: skip
        one.goto(address + path)
        assert one.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        found += in_both_themes(one, path)
    assert not found, "\n".join(found)


def test_a_playtest_moves_on_by_itself_and_ends_with_a_report(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{address}{SHOP}?set={packed(SET)}")
    page.get_by_label("Who plays").select_option("random")
    page.get_by_role("button", name="Play them").click()
    expect(page.get_by_role("button", name="Stop, and report")).to_be_visible()
    page.get_by_role("button", name="Stop, and report").click()
    expect(page.locator(".findings")).to_be_visible(timeout=30_000)
    assert not in_both_themes(page, "trial")
