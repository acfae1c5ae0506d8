"""The school in a real browser: nothing that axe finds, by keyboard alone, without scripts, on small screens."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.breadth import part
from tests.tally import tally
from tests.web.test_access import in_both_themes

from timescoop.catalogue import GAMES
from timescoop.web.render.learn.rulebook import rulebook_of

DEFENDING = "/learn/invasion/defending"
EXAMPLE = "/rules/INV-CONFLICT-21/examples/itar-is-attacked-the-doctor-and-jamie-beat-the-yetis-8-against-3"
PAGES = [
    f"{DEFENDING}/defend-telos?option=0",
    "/learn/invasion/winning/attack-skaro/cybermen/done",
    f"{EXAMPLE}?step=5",
    "/rules/INV-CARD-CLASSIC-the-mara",
    "/rules/invasion",
    "/rules/invasion/chapters/conflict",
]
if os.environ.get("TIMESCOOP_EXAMPLES") == "all":
    PAGES += [
        "/learn/invasion",
        DEFENDING,
        f"{EXAMPLE}?step=4",
        "/rules/INV-AMB-05/examples/with-more-than-three-cards-the-turn-cannot-end?step=1",
        "/rules/invasion?words=reserve",
        "/cards/invasion/2012",
        "/cards/invasion/classic/the-mara",
    ]


def test_axe_finds_nothing_in_the_school(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    for path in part(PAGES, of=2):
        page.goto(address + path)
        assert in_both_themes(page, path) == []
        tally(pages_without_an_axe_fault=1)


def test_nothing_in_the_school_scrolls_sideways(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 320, "height": 800})
    for path in PAGES:
        page.goto(address + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
        tally(pages_without_a_fallen_layout=1)


def test_no_chapter_of_the_rules_is_a_long_scroll(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 1280, "height": 800})
    for game in GAMES.values():
        for here in part([*rulebook_of(game).pages()]):
            page.goto(f"{address}/rules/{game.key}/chapters/{here.key}")
            tall, wide = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
            assert tall <= 6000, (game.key, here.key)
            assert wide <= 1280, (game.key, here.key)
            tally(pages_without_a_fallen_layout=1)


def test_targets_of_a_lesson_are_large_enough_for_a_thumb(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 390, "height": 844})
    page.goto(address + DEFENDING)
    buttons = [each for each in page.locator("#scene .pick, #dock .act, .ways a").all() if each.is_visible()]
    assert len(buttons) > 6
    for button in buttons:
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, button.inner_html()


def choose(page: Page, words: str) -> None:
    """Walk with Tab and the arrow keys to a choice, and take it with Enter."""
    said = "e => (e.getAttribute('aria-label') || e.textContent).trim().toLowerCase()"
    for _ in range(150):
        on_choice = page.evaluate("document.activeElement.matches('.pick, #dock .act')")
        name = page.evaluate(f"({said})(document.activeElement)") if on_choice else ""
        if name.partition(":")[0] == words.lower():  # what would come of it stands behind
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight" if on_choice else "Tab")
    pytest.fail(f"no key led to {words!r}")


def test_a_lesson_is_played_by_keyboard_alone(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{address}/learn/invasion")
    page.get_by_role("link", name="Start the first lesson").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("How to win")
    choose(page, "Attack Ribos")
    expect(page.get_by_role("alert").filter(has_text="Attack Ribos?")).to_be_visible()
    for words in ("Attack Skaro", "Cybermen", "Attack Skaro with Cybermen"):
        before = page.url
        choose(page, words)
        page.wait_for_function("old => location.href !== old", arg=before)
    expect(page.locator("#coach")).to_contain_text("thirteen points")
    widths = page.evaluate("[...document.querySelectorAll('.result')].map(each => each.getBoundingClientRect().width)")
    assert min(widths) >= 240, widths
    page.get_by_role("link", name="Next: Your turn").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn")


def test_a_lesson_needs_no_script(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(java_script_enabled=False)
    page.goto(address + DEFENDING)
    page.get_by_role("button", name="Defend Gallifrey").click()
    expect(page.locator("#coach")).to_contain_text("Gallifrey is worth 2 and Telos 4.")
    page.get_by_role("button", name="Defend Telos").click()
    expect(page.locator("#coach")).to_contain_text("Step 2 of 4")
    page.get_by_role("link", name="Back one step").click()
    expect(page.locator("#coach")).to_contain_text("Step 1 of 4")


def test_an_example_is_stepped_through_by_the_arrow_keys(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(address + EXAMPLE)
    for number in (2, 3, 4, 5, 6):
        page.wait_for_load_state()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".steps")).to_contain_text(f"Step {number} of 6")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".steps")).to_contain_text("Step 6 of 6")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".steps")).to_contain_text("Step 5 of 6")


def test_who_steps_with_a_link_keeps_it_under_the_finger(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(address + EXAMPLE)
    page.get_by_role("link", name="Next", exact=True).focus()
    for number in (2, 3, 4):
        page.keyboard.press("Enter")
        expect(page.locator(".steps")).to_contain_text(f"Step {number} of 6")
        expect(page.get_by_role("link", name="Next", exact=True)).to_be_focused()


def test_a_rule_and_a_reason_open_beside_a_lesson(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{address}{DEFENDING}/defend-telos")
    page.locator("#dock .why").click()
    expect(page.locator("#clause")).to_contain_text("INV-DEF-08")
    page.keyboard.press("Escape")
    page.locator("#dock .card", has_text="Yetis").locator(".why-not").first.evaluate("link => link.click()")
    expect(page.locator("#said")).to_contain_text("You can't choose")
    assert DEFENDING in page.url
