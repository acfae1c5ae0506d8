"""For everybody: nothing that axe can find, in either theme; by keyboard, without scripts, on small screens."""

import os
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.tally import tally
from tests.web.driving import ANYTHING
from tests.web.showing import in_conflict, shown_as

from timescoop.web.render.scene import Scene


def play_now(page: Page, address: str) -> None:
    page.goto(f"{address}/games/invasion/classic")
    page.get_by_label("Random").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#scene")).to_be_visible()


KEYED = int(os.environ.get("TIMESCOOP_KEYED", "5"))  # moves that are made by keyboard alone
SIZES = ((320, 640), (390, 844), (768, 1024))
ON_THE_WAY = "document.activeElement.matches('.go, .can *, .join .reach, #hands .act:not(.put-back)')"


PAINTED = "document.documentElement.style.removeProperty('opacity')"
AXE = "async (options) => (await axe.run(document, options)).violations"
BRIEFLY = {"resultTypes": ["violations"], "selectors": False, "xpath": False, "ancestry": False}


def my_move(page: Page) -> None:
    expect(page.locator("#dock.asked")).to_be_visible(timeout=20000)


def faults(page: Page, *rules: str) -> list[str]:
    """What axe finds on a painted page, by all of its rules or by these alone."""
    page.evaluate(PAINTED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate(AXE, {**BRIEFLY, **({"runOnly": list(rules)} if rules else {})})
    return [f"{rule['id']}: {node['html'][:200]} {node['failureSummary']}" for rule in found for node in rule["nodes"]]


JOINED = r"""() => {
  const within = (node) => {
    let box = node.parentElement;
    while (getComputedStyle(box).display === "inline") box = box.parentElement;
    return box;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  let last = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.checkVisibility()) continue;
    const between = document.createRange();
    if (last && /[\p{L}\p{N}]$/u.test(last.data) && /^[\p{L}\p{N}]/u.test(node.data) && within(last) === within(node)) {
      between.setStartAfter(last);
      between.setEndBefore(node);
      if (!between.cloneContents().querySelector("br, img, svg, input, label")) found.push(last.data + node.data);
    }
    last = node;
  }
  return found;
}"""


def joined_words(page: Page) -> list[str]:
    """Words that only a style keeps apart: screen readers, search and copied text have them as one."""
    return [f"joined words: {words}" for words in page.evaluate(JOINED)]


def in_both_themes(page: Page, what: str) -> list[str]:
    """What axe finds in the light, and what of the colours it finds in the dark; and joined words."""
    page.emulate_media(color_scheme="light")
    found = [*faults(page), *joined_words(page)]
    page.emulate_media(color_scheme="dark")
    return [f"{what}: {fault}" for fault in (*found, *faults(page, "color-contrast"))]


QUIET = (
    "/", "/games/invasion/classic", "/games/nemesis/standard", "/games/ccg/first", "/rules/INV-DEF-08",
    "/rules/invasion?words=reserve",
    "/cards/invasion/2012", "/cards/nemesis/standard/hunting-grounds-weeping-angels",
    "/cards/invasion/classic/the-doctor", "/learn", "/learn/invasion", "/preferences", "/workshop", "/decks",
)  # fmt: skip
OF_A_MATCH = ("/text", "/log", "/why", "/why-not?words=nothing", "/replay")


def test_axe_finds_nothing_on_the_quiet_pages(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    found: list[str] = []
    for path in QUIET:
        page.goto(address + path)
        found += in_both_themes(page, path)
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_the_pages_of_a_match(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    found: list[str] = []
    page.goto(f"{address}/games/invasion/2012")
    page.get_by_role("button", name="Invite friends").click()
    expect(page.locator("#lobby")).to_be_visible()
    found += in_both_themes(page, "lobby")
    friend = visitor()
    friend.goto(page.get_by_label("Link for seat 2").input_value())
    found += in_both_themes(friend, "join")
    play_now(page, address)
    my_move(page)
    found += in_both_themes(page, "table")
    table = page.url
    page.locator("#dock .read").first.press("Enter")
    expect(page.locator(".full:popover-open")).to_be_visible()
    found += in_both_themes(page, "a card in full")
    for path in OF_A_MATCH:
        page.goto(table + path)
        found += in_both_themes(page, path)
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_a_stage_and_at_the_end(
    address: str, visitor: Callable[..., Page], scene: Scene, ended: Scene, watched: Scene
) -> None:
    page = visitor()
    found: list[str] = []
    for what, each in (("question", scene), ("conflict", in_conflict(watched)), ("end", ended)):
        shown_as(page, address, each)
        found += in_both_themes(page, what)
    assert not found, "\n".join(found)


def focused(page: Page) -> str:
    words = "e => e ? (e.getAttribute('aria-label') || e.textContent || e.name || '').trim() : ''"
    return str(page.evaluate(f"({words})(document.activeElement)"))


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(120):
        if focused(page) == wanted:
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never came to {wanted!r}")


def test_a_game_is_started_and_played_by_keyboard_alone(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(address)
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(page.locator("#scene")).to_be_visible()
    my_move(page)
    tab_to(page, "Skip to the question")
    page.keyboard.press("Enter")
    for _ in range(KEYED):
        my_move(page)
        before = page.locator("#scene").get_attribute("data-number")
        page.keyboard.press("ArrowRight")
        for _ in range(60):
            if page.evaluate("document.activeElement.matches('.pick, .act:not(.back)')"):
                break
            page.keyboard.press("Tab")
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid", focused(page)
        for _ in range(12):  # until the move is whole
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)
            page.wait_for_function("() => document.body.dataset.hands !== 'busy' && !document.querySelector('.sent')")
            if page.locator("#scene").get_attribute("data-number") != before:
                break
            for _ in range(60):
                if page.evaluate(ON_THE_WAY):
                    break
                page.keyboard.press("Tab")
        page.wait_for_function("n => document.querySelector('#scene').dataset.number !== n", arg=before)
        page.wait_for_function("() => document.activeElement !== document.body")
        tally(moves_by_keys=1)


def test_forms_work_without_scripts(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(java_script_enabled=False)
    play_now(page, address)
    for _ in range(40):
        lit = page.locator("#dock .act:not(.back):not(a), #scene .pick")
        if not lit.count():
            page.reload()
            continue
        before = page.locator("#scene").get_attribute("data-number")
        lit.first.click()
        assert page.locator("#scene").get_attribute("data-number") != before
        return
    pytest.fail("nothing was ever lit")


def test_nothing_but_the_lines_scrolls_sideways(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()

    def narrow(path: str) -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)

    for path in ("/", "/games/invasion/classic", "/rules/invasion"):
        page.goto(address + path)
        narrow(path)
    play_now(page, address)
    my_move(page)
    narrow("the table")


def test_targets_are_large_enough_for_a_thumb(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 390, "height": 844})
    play_now(page, address)
    my_move(page)
    seen = [each for each in page.locator("#dock .pick, #dock .act, .site .pick").all() if each.is_visible()]
    assert len(seen) > 3, "the other boards are behind their tabs"
    for button in seen:
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, button.inner_html()


def test_nothing_moves_for_those_who_want_that(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    play_now(page, address)
    my_move(page)
    page.evaluate(
        "() => { window.flights = 0; const old = Element.prototype.animate;"
        "Element.prototype.animate = function (...a) { window.flights += 1; return old.apply(this, a); }; }"
    )
    before = page.locator("#scene").get_attribute("data-number")
    page.wait_for_function("() => document.querySelector('#scene').dataset.hands")
    page.evaluate(ANYTHING)
    page.wait_for_function("n => document.querySelector('#scene').dataset.number !== n", arg=before)
    assert page.evaluate("window.flights") == 0


def test_a_rule_opens_beside_the_game(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    play_now(page, address)
    my_move(page)
    page.locator("#dock .why").click()
    expect(page.locator("#clause")).to_contain_text("INV-TURN-03")
    assert "/matches/" in page.url
    page.keyboard.press("Escape")
    expect(page.locator("#clause")).to_be_hidden()


def test_a_pick_is_taken_back(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    play_now(page, address)
    my_move(page)
    page.wait_for_function("() => document.querySelector('#scene').dataset.hands")
    page.locator("#dock .act").filter(has_text="Reserve").click()
    page.locator("#own .can").first.click()
    page.locator("#hands .go").click()  # more cards could join
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(page.locator("#notice")).to_be_empty()
