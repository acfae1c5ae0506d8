"""What a small change costs a browser: it styles again what has changed, not the whole table."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.positions import fighting, position
from tests.web.showing import shown_as

import timescoop.web
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.animation import animation_frames

STYLED: Final = "StyleResolver::ResolveStyle"  # a browser's own event, once for each element that it styles
FEW: Final = 250  # of more than a thousand
CHANGES: Final = {
    "a new line in the log": "document.querySelector('#log ol').append(document.createElement('li'))",
    "a line less on the table": "document.querySelector('#arena li').remove()",
    "a figure": "document.querySelector('.mine .tally .figure').firstChild.data = '7'",
    "a card of the hand that can be chosen": "document.querySelector('#own .card').classList.toggle('lit')",
    "a place that can be chosen": "document.querySelector('.mine .card.tile').classList.toggle('can')",
    "a question": "document.getElementById('dock').classList.toggle('asked')",
}
# `:has()` of all that lies somewhere in the page, the table or a large part of it; `:has(> ...)` looks only so deep
BROAD: Final = re.compile(
    r"(?<![\w-])(?:html|body|:root|\.table-page|\.table|\.bands|\.seat|\.mine|#main|#scene|#arena)"
    r"(?:[.#][\w-]+|:(?:not|is)\([^()]*\))*:(?:not\(:)?has\((?!>)[^{]*"
)


@pytest.fixture(scope="module")
def full() -> Scene:
    """A full table of three, late in a game of the CCG."""
    return position("ccg", "first", 3, 400)


@pytest.mark.parametrize("change", CHANGES)
def test_a_small_change_styles_little_again(
    address: str, visitor: Callable[..., Page], full: Scene, change: str
) -> None:
    page = visitor()
    shown_as(page, address, full)
    assert styled_by(page, "document.documentElement.style.setProperty('--fit', '.7')") > 4 * FEW
    assert styled_by(page, CHANGES[change]) < FEW


def test_no_style_looks_through_a_whole_table() -> None:
    """With `:has()`, each change below is looked at again, and so are all styles that depend on it."""
    sheets = (Path(timescoop.web.__file__).parent / "static").glob("*.css")
    assert not [f"{sheet.name}: {found}" for sheet in sheets for found in BROAD.findall(sheet.read_text("utf-8"))]


def styled_by(page: Page, change: str) -> int:
    """How many elements a browser styles because of a change, with the layout that follows."""
    told: list[dict[str, Any]] = []
    ended = Event()
    browser = page.context.new_cdp_session(page)
    browser.on("Tracing.dataCollected", lambda event: told.extend(event["value"]))
    browser.on("Tracing.tracingComplete", lambda _event: ended.set())
    page.evaluate("document.body.offsetHeight")
    browser.send("Tracing.start", {
        "categories": "disabled-by-default-devtools.timeline.invalidationTracking", "transferMode": "ReportEvents",
    })  # fmt: skip
    page.evaluate(f"() => {{ {change}; document.body.offsetHeight; }}")
    browser.send("Tracing.end")
    while not ended.is_set():
        page.wait_for_timeout(20)
    return sum(event["name"] == STYLED for event in told)


def test_styles_hear_in_a_film_what_lies_on_the_table(address: str, visitor: Callable[..., Page], full: Scene) -> None:
    page = visitor()
    bare = replace(full, view={**full.view, "stage": None})
    shown_as(page, address, bare)
    expect(page.locator("#main.with-stage")).to_have_count(0)
    still = "".join(next(animation_frames([position("ccg", "first", 3, 400, fighting)])))
    page.evaluate("(still) => { document.body.classList.add('film'); return show(still); }", still)
    expect(page.locator("#main.with-stage #stage")).to_have_count(1)
