"""The end of every game in a browser: nothing cut, no sideways scroll, scores that add up, seeds folded."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.breadth import some
from tests.web.showing import shown_as
from tests.web.test_access import in_both_themes

from timescoop.catalogue import BOTS, GAMES
from timescoop.web.render.scene import Scene
from timescoop.web.render.static_scenes import scene_at

LONG: Final = "Bartholomew Featherstonehaugh"
NAMES: Final = ("Elisabeth", LONG, "Nicholas", "Vela")
ENDS: Final = [  # with these seeds the games are short
    ("invasion", "classic", 4, 4),
    ("invasion", "2012", 2, 5),
    ("nemesis", "standard", 2, 6),
    ("ccg", "first", 2, 1),
]
SIZES: Final[tuple[ViewportSize, ...]] = ({"width": 1280, "height": 800}, {"width": 390, "height": 844})
MOST_DECISIONS: Final = 6000
CLIPPED: Final = """
() => [...document.querySelectorAll('#ending *')]
  .filter((e) => !e.closest('.face, .vh, svg') && e.checkVisibility() && getComputedStyle(e).display !== 'inline')
  .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible'
    || e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.fan'))
  .map((e) => `${e.className || e.tagName}: ${e.textContent.trim().slice(0, 40)}`)
"""
COVERED: Final = """
() => [...document.querySelectorAll('#ending .fan .card')].filter((card) => card.checkVisibility()).map((card) => {
  const name = card.querySelector('.name'), words = document.createRange();
  words.selectNodeContents(name);
  const lines = [...words.getClientRects()];
  const free = ({ left, right, top, bottom }) => [left + 2, (left + right) / 2, right - 2].every((x) =>
    card.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  return lines.length && lines.every(free) ? '' : name.textContent;
}).filter(Boolean)
"""


@lru_cache(maxsize=len(ENDS))
def ended(key: str, edition: str, seats: int, seed: int) -> Scene:
    """A whole game between bots, as its first seat is shown the end."""
    game, novice = GAMES[key], BOTS["novice"]
    table = game.deal(seats=seats, seed=bytes([seed]) * 32, edition=edition)
    for decision in range(MOST_DECISIONS):
        if table.over():
            break
        seat = table.waiting()[0]
        table.play(seat, novice.choose(game, game.imagine(table, seat, decision), seat, decision))
    assert table.over()
    scene = scene_at(game, table, NAMES[:seats], 0, base="/matches/x7Yk2mPq")
    return replace(scene, seed=f"Hash of the deal: {'8839a746' * 8}")


@pytest.mark.parametrize("end", ENDS, ids=lambda end: f"{end[0]}-{end[1]}")
def test_the_end_of_every_game_fits_its_screen_and_shows_scores_alone(
    address: str, visitor: Callable[..., Page], end: tuple[str, str, int, int]
) -> None:
    scene = ended(*end)
    page = visitor(viewport=SIZES[0], reduced_motion="reduce")
    shown_as(page, address, scene)
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate("scrollTo(0, 0)")
        expect(page.locator("#ending h2")).to_be_in_viewport()
        expect(page.locator("#ending").get_by_role("button", name="Rematch")).to_be_in_viewport()
        for way in ("Game analysis", "Replay", "New game", "Save record"):
            expect(page.locator("#ending").get_by_role("link", name=way)).to_be_visible()
        assert page.evaluate(CLIPPED) == []
        assert page.evaluate(COVERED) == [], "each card of the winner shows its whole name"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
        expect(page.locator("#ending .seed")).to_be_hidden()
        page.get_by_text("Check the deal").click()
        expect(page.locator("#ending .seed")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "a long hash breaks"
        page.get_by_text("Check the deal").click()
        decided(page, scene)


def decided(page: Page, scene: Scene) -> None:
    """Either the scores of all are there, or the card that won, large."""
    totals = page.locator("#ending .results .result h3 b").all_inner_texts()
    if scene.view.get("by", -1) >= 0:
        winning = scene.faces[scene.view["by"]]["name"]
        expect(page.locator("#ending .deciding .by")).to_have_text(winning)
        box = page.locator("#ending .deciding .card").bounding_box()
        assert box is not None
        assert box["width"] > 130, "the card that won is large"
        headline = page.locator("#ending h2").bounding_box()
        assert headline is not None
        assert headline["y"] < box["y"] + box["height"] / 2, "on a phone, too, who won stands before the card"
        assert totals == [], "nothing was scored"
    else:
        assert sorted(map(int, totals)) == sorted(scene.view["scores"])


@pytest.mark.parametrize("end", some(ENDS[1:3], 0), ids=lambda end: end[0])
def test_axe_finds_nothing_at_the_end(
    address: str, visitor: Callable[..., Page], end: tuple[str, str, int, int]
) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, ended(*end))
    page.get_by_text("Check the deal").click()
    assert in_both_themes(page, end[0]) == []
