"""Forced colours, as in a high-contrast theme: what is written, drawn and offered can be seen."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page
from tests.web.positions import asked, position
from tests.web.showing import in_conflict, shown_as
from tests.web.test_access import faults

from timescoop.web.render.scene import Scene

# Words whose contrast is too low, by the colours that the browser draws with. (axe reads the colours that the page asks
# for, which the browser replaces.)
PALE: Final = """
() => {
  const words = (e) => !e.closest('.vh') && e.getBoundingClientRect().width > 1
    && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && [...e.childNodes].some((each) => each.nodeType === 3 && each.textContent.trim());
  const channels = (text) => text.match(/[\\d.]+/g).map(Number);
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
  const ground = (e) => {
    for (let under = e; under; under = under.parentElement) {
      const found = channels(getComputedStyle(under).backgroundColor);
      if (found.length === 3 || found[3] > 0) return found;
    }
    return matchMedia('(prefers-color-scheme: dark)').matches ? [0, 0, 0] : [255, 255, 255];
  };
  const pale = (e) => {
    const drawn = getComputedStyle(e);
    const [over, under] = [light(channels(drawn.color)), light(ground(e))].sort((a, b) => b - a);
    const stroked = parseFloat(drawn.webkitTextStrokeWidth) > 0; // drawn in the colour of the text
    return stroked || (over + 0.05) / (under + 0.05) < 4.5;
  };
  return [...document.querySelectorAll('#scene *')].filter((e) => words(e) && pale(e))
    .map((e) => `${e.className}: ${e.textContent.trim()}`);
}
"""
# Signs are shapes cut out of a ground, which the browser would give the colour of the page.
UNDRAWN: Final = """
() => {
  const page = getComputedStyle(document.body).backgroundColor;
  const blank = (e, part) => [page, 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(e, part).backgroundColor);
  const signs = [['.counter', '::before'], ['.tally', '::before'], ['.pips i.on', null], ['.card .glyph', null]];
  return signs.flatMap(([what, part]) => [...document.querySelectorAll(`#scene ${what}`)]
    .filter((e) => e.checkVisibility() && blank(e, part)).map((e) => `${what} ${e.className}`));
}
"""


def test_what_is_written_and_drawn_can_be_seen(address: str, visitor: Callable[..., Page], scene: Scene) -> None:
    page = visitor(forced_colors="active")
    shown_as(page, address, in_conflict(scene))
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert page.locator("#dock .card .value").count() >= 3
    assert page.locator(".counter").count() >= 3
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, forced_colors="active")
        assert page.evaluate(PALE) == []
        assert page.evaluate(UNDRAWN) == []
    assert [fault for fault in faults(page) if not fault.startswith("color-contrast")] == []


@pytest.mark.parametrize(("game", "edition"), [("nemesis", "standard"), ("ccg", "first")])
def test_what_the_other_games_draw_can_be_seen(
    address: str, visitor: Callable[..., Page], game: str, edition: str
) -> None:
    page = visitor(forced_colors="active")
    shown_as(page, address, position(game, edition, 2, 150, asked), plain=True)
    assert page.evaluate(PALE) == []
    assert page.evaluate(UNDRAWN) == []
    assert [fault for fault in faults(page) if not fault.startswith("color-contrast")] == []
