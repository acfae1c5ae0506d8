"""In a real browser: what cards can say is found beside a card's text, and put into it by mouse, key or finger."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.test_access import in_both_themes
from tests.web.test_editors import SET, SHOP

from timescoop.documents import packed

SLOW = 30_000  # milliseconds: the list is made by a process of its own
BOX = "each => each.getBoundingClientRect().toJSON()"
PHONE = {"width": 390, "height": 844}


def opened(page: Page, address: str, text: str = SET) -> Page:
    """The workshop with a set, and the list beside its text open."""
    page.goto(f"{address}{SHOP}?set={packed(text)}")
    page.get_by_role("link", name="What cards can say").click()
    expect(page.locator("#phrases .phrase-list")).to_be_visible(timeout=SLOW)
    return page


def test_the_list_opens_beside_the_text_and_an_example_goes_where_the_cursor_is(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(viewport={"width": 1280, "height": 800})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}{SHOP}?set={packed(SET)}")
    assert not [url for url in asked if "/phrases?" in url], "a first visit fetches no list"
    text = page.get_by_label("Text", exact=True)
    text.fill("Take 5 Time Points. Draw 1 card.")
    text.evaluate("text => text.setSelectionRange(19, 19)")
    page.get_by_role("link", name="What cards can say").click()
    search = page.get_by_role("searchbox", name="Search phrases")
    expect(search).to_be_focused(timeout=SLOW)
    assert page.evaluate("location.search").startswith("?set="), "it is the same page"
    search.fill("swap")
    page.get_by_role("button", name="Exchange your hand.").click()
    expect(text).to_have_value("Take 5 Time Points. Exchange your hand. Draw 1 card.", timeout=SLOW)
    expect(text).to_be_focused()
    expect(page.locator("#phrases [role=status]").last).to_have_text("Added to the text")
    expect(page.locator("#heard")).to_have_text("Understood", timeout=SLOW)
    expect(page.locator("#text")).to_have_value(re.compile(re.escape(text.input_value())), timeout=SLOW)
    assert not in_both_themes(page, "what cards can say")
    page.keyboard.type("!")
    expect(text).to_have_value("Take 5 Time Points. Exchange your hand.! Draw 1 card.")


def test_the_words_of_a_refused_text_are_looked_for_first(address: str, visitor: Callable[..., Page]) -> None:
    page = opened(visitor(), address, SET.replace("Take 5", "Snatch 5"))
    expect(page.get_by_role("searchbox", name="Search phrases")).to_have_value("Snatch 5 Time Points", timeout=SLOW)
    first = page.locator("#phrases .use").first
    expect(first).to_contain_text("Take", timeout=SLOW)


def test_it_is_used_by_keyboard_alone(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{address}{SHOP}?set={packed(SET)}")
    text = page.get_by_label("Text", exact=True)
    text.fill("")
    page.get_by_role("link", name="What cards can say").press("Enter")
    search = page.get_by_role("searchbox", name="Search phrases")
    expect(search).to_be_focused(timeout=SLOW)
    page.keyboard.type("reveal top card")
    slot = page.locator("#phrases .slot-word").first
    expect(slot).to_be_visible(timeout=SLOW)
    wanted = slot.inner_text()
    slot.press("Enter")
    expect(page.locator("#phrases .phrase-list > [role=status]")).to_contain_text(f"“{wanted}”", timeout=SLOW)
    expect(search).to_be_focused()
    page.keyboard.type("draw 2 cards")
    use = page.get_by_role("button", name="Draw 2 cards.", exact=False).first
    expect(use).to_be_visible(timeout=SLOW)
    use.press("Space")
    expect(text).to_be_focused()
    assert "raw 2 cards" in text.input_value()
    page.keyboard.press("Escape")
    expect(page.locator("#phrases")).to_be_hidden()
    expect(text).to_be_focused()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_on_a_phone_it_lies_below_the_text_and_brings_up_no_keyboard(
    address: str, visitor: Callable[..., Page], scheme: str
) -> None:
    page = opened(visitor(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme=scheme), address)
    page.get_by_role("searchbox", name="Search phrases").fill("grab points")
    use = page.locator("#phrases .use").first
    expect(use).to_contain_text("Take", timeout=SLOW)
    use.tap()
    text = page.get_by_label("Text", exact=True)
    said = use.get_attribute("data-said")
    expect(text).to_have_value(f"Take 5 Time Points. {said}", timeout=SLOW)
    assert page.evaluate("document.activeElement.matches('textarea')") is False
    expect(page.locator("#builder")).not_to_have_attribute("aria-busy", "true", timeout=SLOW)
    at, panel = (each.evaluate(BOX) for each in (text, page.locator("#phrases")))
    assert at["top"] >= 0, "the text is in sight"
    assert at["bottom"] <= panel["top"], "and above the list"
    assert panel["width"] == PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_box_has_the_same_list_beside_the_text_of_its_card(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{address}{SHOP}/box")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start a box").click()
    text = page.get_by_label("Text", exact=True)
    expect(text).to_be_visible(timeout=SLOW)
    text.fill("")
    page.get_by_role("link", name="What cards can say").click()
    page.get_by_role("searchbox", name="Search phrases").fill("draw")
    page.get_by_role("button", name="Insert: Draw 2 cards.").click(timeout=SLOW)
    expect(text).to_have_value("Draw 2 cards.")
