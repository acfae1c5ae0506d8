"""Forced colours, as in a high-contrast theme: what is written on a card can be read."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from tests.web.showing import in_conflict, shown_as

from timescoop.web.render.scene import Scene

COVERED: Final = """
() => [...document.querySelectorAll('.card .value, .card .name, .card .corner, .chip, .tally .figure')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width)
  .map((e) => {
    const style = getComputedStyle(e);
    let under = e;
    while (under && /^rgba\\(.*, 0\\)$/.test(getComputedStyle(under).backgroundColor)) under = under.parentElement;
    const stroked = parseFloat(style.webkitTextStrokeWidth) > 0;  // drawn in the colour of the text, for any value
    const same = under && getComputedStyle(under).backgroundColor === style.color;
    return stroked || same ? `${e.className}: ${e.textContent.trim()} ${style.color}` : ''; })
  .filter(Boolean)
"""
GLYPHS: Final = """
() => [...document.querySelectorAll('.card .glyph')]
  .filter((e) => getComputedStyle(e).backgroundColor === getComputedStyle(e.closest('.card')).backgroundColor).length
"""


def test_the_figures_on_cards_can_be_read(address: str, visitor: Callable[..., Page], scene: Scene) -> None:
    page = visitor(forced_colors="active")
    shown_as(page, address, in_conflict(scene))
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert page.locator("#dock .card .value").count() >= 3
    assert page.evaluate(COVERED) == []
    assert page.evaluate(GLYPHS) == 0
