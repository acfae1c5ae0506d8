"""The table of the card game in a browser: nothing cut off, all of it large enough, nothing for axe to find."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect
from tests.breadth import WIDE
from tests.web.ccg import GAME, MOTION, PLAY, WINNING, WON, laid, scene_of
from tests.web.positions import position
from tests.web.showing import shown_as
from tests.web.test_access import in_both_themes
from tests.web.test_looks import CUT, LONG, SMALL, WIDTHS, WRAPPED
from tests.web.test_nemesis_looks import send

from timescoop.kernel import View
from timescoop.testkit import Walk
from timescoop.testkit.walks import Luck, choose
from timescoop.web.render.scene import Scene

MARKS = ("tag-frozen", "tag-kidnapped", "tag-scored")
MARKED = """
(mark) => [...document.querySelectorAll(`.group .${mark} .stamp`)].filter((e) => e.checkVisibility())
  .map((e) => getComputedStyle(e, '::before').maskImage).filter((picture) => picture.startsWith('url'))
"""


def crowded() -> Scene:
    """Four players in the middle of a game."""
    walk, luck = Walk(GAME, 4, 4, "first"), Luck(4)
    while walk.number < 700 and not walk.table.over():
        walk.step(*choose(walk.table, luck))
    return scene_of(walk.table, 0)


def set_up() -> Scene:
    """The third player's cards wait for their places, with what lies under them."""
    return scene_of(GAME.deal(seats=3, seed=bytes(32), facts=True), 2)


def scenes() -> dict[str, Scene]:
    """Every kind of moment that looks different from the others."""
    often = {
        "set-up": set_up(),
        "motion": scene_of(laid(MOTION), 0, ("Elisabeth", LONG)),
        "play": scene_of(laid(PLAY), 0),
        "the end": scene_of(laid(WINNING, *WON), 1, (LONG, "Tom")),
        "crowded": crowded(),
    }
    if not WIDE:
        return often
    another = scene_of(laid(PLAY.replace("Iris", "Yeti, Iris")), 1, ("Wilhelmina", "Tom"))
    return often | {"another's play": another, "watched": scene_of(laid(MOTION), 2)}


def test_nothing_of_the_card_game_is_cut_off_or_too_small_at_any_width(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor()
    faults: list[str] = []
    for name, scene in scenes().items():
        shown_as(page, address, scene)
        for width, height in WIDTHS:
            page.set_viewport_size({"width": width, "height": height})
            wide = page.evaluate("document.documentElement.scrollWidth")
            found = [fault for check in (CUT, SMALL) for fault in page.evaluate(check)]
            found += [f"{wide} wide"] if wide > width else []
            found += page.evaluate(WRAPPED) if width == WIDTHS[-1][0] and "play" in name else []
            faults += [f"{name} at {width}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_who_is_frozen_or_kidnapped_and_what_was_scored_bears_a_mark(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor()
    shown_as(page, address, scene_of(laid(WINNING, *WON), 0))
    page.get_by_text("Final table").click()
    assert [mark for mark in MARKS if not page.evaluate(MARKED, mark)] == []


def test_what_lies_under_a_card_is_drawn_while_that_waits_for_its_place(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor()
    shown_as(page, address, set_up())
    plans = page.locator("#played").get_by_role("list", name="Under Secret Plans").locator("> li")
    expect(plans).to_have_count(3)
    expect(plans.filter(has_text="Harvest of Minds")).to_be_visible()


SEEN_IN_FLIGHT = """() => { window.rows = []; const old = Element.prototype.animate;
  Element.prototype.animate = function (...a) {
    const row = this.matches('.card') && this.closest('.mine .strips');
    if (row) window.rows.push(getComputedStyle(row).overflowX);
    return old.apply(this, a); }; }"""


def test_a_card_that_glides_into_a_row_is_not_cut_by_it(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 1280, "height": 800})
    vortex = MOTION.replace("turn: Elisabeth", "turn: Tom")
    before = scene_of(laid(vortex.replace(", The Doctor - Interfering Timelord]", "]")), 1)
    shown_as(page, address, before)
    page.evaluate(SEEN_IN_FLIGHT)
    send(page, replace(scene_of(laid(vortex), 1), number=before.number + 1))
    page.wait_for_function("() => window.rows.length", timeout=5000)
    assert set(page.evaluate("window.rows")) == {"visible"}
    shut = "() => getComputedStyle(document.querySelector('.mine .strips')).overflowX === 'auto'"
    page.wait_for_function(shut, timeout=5000)


FLIGHTS = """() => { window.flights = []; const old = Element.prototype.animate;
  Element.prototype.animate = function (...a) {
    const flight = old.apply(this, a);
    if (this.matches('.card')) { flight.pause(); window.flights.push(flight); }
    return flight; }; }"""
COVERED = """() => {
  const asked = [...document.querySelectorAll('#dock .ask :is(#prompt, .act)')].filter((e) => e.checkVisibility());
  const points = asked.map((e) => e.getBoundingClientRect()).flatMap((box) =>
    [.1, .3, .5, .7, .9].map((part) => [box.left + part * box.width, box.top + box.height / 2]));
  return [0, .1, .2, .35, .5, .7, .9].flatMap((part) => {
    for (const flight of window.flights) flight.currentTime = part * flight.effect.getTiming().duration;
    return points.map((point) => document.elementFromPoint(...point)).filter((e) => !e?.closest('#dock .ask'))
      .map((e) => e?.outerHTML.slice(0, 60)); }); }"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_no_card_on_its_way_lies_over_what_is_asked(
    address: str, visitor: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]})
    before = scene_of(laid(PLAY), 0)
    shown_as(page, address, before)
    page.evaluate(FLIGHTS)
    after = PLAY.replace(" Cyberman, Isobel", " Isobel").replace("[Cybermen Reborn]", "[Cybermen Reborn, Cyberman]")
    send(page, replace(scene_of(laid(after), 0), number=before.number + 1))
    page.wait_for_function("() => window.flights.length", timeout=5000)
    assert page.evaluate(COVERED) == []


def test_axe_finds_nothing_at_a_table_of_the_card_game(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 390, "height": 844})
    found: list[str] = []
    moments = {"set-up": set_up(), "motion": scene_of(laid(MOTION), 0), "the end": scene_of(laid(WINNING, *WON), 1)}
    for name, scene in moments.items():
        shown_as(page, address, scene)
        found += in_both_themes(page, name)
    assert not found, "\n".join(found)


FILLED = """
() => [...document.querySelectorAll('#stage .sum-of')].map((sum) => [
  sum.querySelector('.vh').textContent,
  ...['.have', '.later'].map((part) => sum.querySelector(part)?.getBoundingClientRect().width ?? 0),
  sum.querySelector('.fill').getBoundingClientRect().width,
])
"""


def test_what_an_attempt_requires_fills_up_as_its_team_grows(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 320, "height": 700})
    attempt = ("Elisabeth: attempt Rob the Vaults", "Elisabeth: 1st Cyberman at Earth (1968)")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        shown_as(page, address, scene_of(laid(MOTION, *attempt), 0))
        drawn = {words: (have / wide, later / wide) for words, have, later, wide in page.evaluate(FILLED)}
        assert drawn["Thief: 0 of 1"] == (0, 0)
        assert [round(each, 2) for each in drawn["Brawn: 8 of 14, 16 at best"]] == [0.57, 1]
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def far_along(view: View) -> bool:
    """The reader can choose a card of a strip that seven others lie before."""
    strips = [zone["cards"] for zone in view["seats"][view["seat"]]["zones"] if zone["layout"] == "strip"]
    lit = [bool(card["options"]) for strip in strips for card in strip]
    return bool(view["prompt"]) and any(lit) and lit.index(True) > 6


def test_what_can_be_chosen_in_a_strip_comes_into_sight(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 1024, "height": 768}, reduced_motion="reduce")
    shown_as(page, address, position("ccg", "first", 3, 40, far_along))
    strips, lit = page.locator(".mine .strips"), page.locator(".mine .strips .card.lit").first
    assert strips.evaluate("(row) => row.scrollWidth > row.clientWidth")
    page.wait_for_function("() => document.querySelector('.mine .strips').scrollLeft > 0")
    card, row = lit.bounding_box(), strips.bounding_box()
    assert card is not None
    assert row is not None
    assert row["x"] <= card["x"]
    assert card["x"] + card["width"] <= row["x"] + row["width"]
