"""The table of Nemesis in a browser: nothing cut off, all of it large enough, nothing for axe to find; cards glide."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.nemesis import ACTION, CONFLICT, GAME, WINNING, laid, scene_of
from tests.web.showing import shown_as
from tests.web.test_access import in_both_themes
from tests.web.test_looks import CUT, LONG, SMALL, WIDTHS

from timescoop.web.render.scene import Scene
from timescoop.web.render.table.table_page import table_page

WON: Final = "Elisabeth: play Delete: win"
HALF_HIDDEN: Final = """
() => [...document.querySelectorAll(`.field-of .card .name, .strip .name, .lines-of li, .ledger dt, .ledger h3,
    .stack li`)]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .filter((e) => {
    const box = e.getBoundingClientRect(), at = e.closest('.card, .field-of, .side, .stack').getBoundingClientRect();
    return box.left < at.left - 1 || box.right > at.right + 1; })
  .map((e) => `${e.className || e.tagName} sticks out: ${e.textContent.trim().slice(0, 40)}`)
"""
OVER_THE_LOG: Final = """
() => matchMedia('(max-width: 68rem)').matches ? [] : [...document.querySelectorAll('#dock .hand .card')]
  .filter((e) => e.getBoundingClientRect().right > e.closest('#dock').getBoundingClientRect().right + 1)
  .map((e) => `${e.textContent.trim().slice(0, 40)} lies over what happened`)
"""
MISSED: Final = """
() => [...document.querySelectorAll('.seats .pick, #dock .pick, #dock .act')]
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([e, box]) => box.width && Math.min(box.width, box.height) < 43.9)
  .map(([e, box]) => `${e.getAttribute('aria-label') || e.textContent} ${box.width} by ${box.height}`)
"""


def declared() -> Scene:
    """A Conflict of two seats and a Hero in which something has been declared."""
    answers = ("Elisabeth: Earth, Past", "Elisabeth: 2", "Tom: 1", "Elisabeth: play Delete: gain this card's Strength")
    return scene_of(laid(CONFLICT, *answers), 0, (LONG, "Tom", "Nicholas"))


def full_hand() -> Scene:
    """The same with as many cards in hand as anybody may hold."""
    text = CONFLICT.replace("Cybergun, Cyberman]", "Cybergun, Cyberman, Rapid Repair, Cyber Conversion]", 1)
    answers = ("Elisabeth: Earth, Past", "Elisabeth: 2", "Tom: 1")
    return scene_of(laid(text, *answers), 0, (LONG, "Tom", "Nicholas"))


def chosen_place() -> Scene:
    """A Minion on its way: every Location but one can be chosen."""
    table = laid(CONFLICT.replace("step: conflict", "step: minion"), "Elisabeth: play Cyberman")
    return scene_of(table, 0, ("Elisabeth", LONG, "Nicholas"))


def targets() -> Scene:
    """Cards on the boards that can be chosen: Minions to move."""
    return scene_of(laid(CONFLICT.replace("step: conflict", "step: minion")), 0)


def sides() -> Scene:
    """The choice of a board."""
    return scene_of(GAME.deal(seats=4, seed=bytes(32), facts=True), 0)


def scenes() -> dict[str, Scene]:
    """Every kind of moment that looks different from the others."""
    return {
        "declared": declared(),
        "a full hand": full_hand(),
        "a place": chosen_place(),
        "targets": targets(),
        "sides": sides(),
        "actions": scene_of(laid(ACTION), 0),
        "the end": scene_of(laid(WINNING, WON), 1, (LONG, "Tom")),
        "watched": scene_of(laid(CONFLICT, "Elisabeth: Earth, Past"), 3),
    }


def test_nothing_of_nemesis_is_cut_off_or_too_small_at_any_width(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    faults: list[str] = []
    for name, scene in scenes().items():
        shown_as(page, address, scene)
        for width, height in WIDTHS:
            page.set_viewport_size({"width": width, "height": height})
            wide = page.evaluate("document.documentElement.scrollWidth")
            found = [
                fault for check in (CUT, SMALL, HALF_HIDDEN, MISSED, OVER_THE_LOG) for fault in page.evaluate(check)
            ]
            found += [f"{wide} wide"] if wide > width else []
            faults += [f"{name} at {width}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_a_rule_of_a_game_with_one_printing_names_no_edition(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{address}/rules/NEM-CONFLICT-22")
    expect(page.locator(".clause.alone .says")).to_contain_text("Base Strength")
    expect(page.locator(".clause .edition")).to_have_count(0)


def test_axe_finds_nothing_at_a_table_of_nemesis(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": 390, "height": 844})
    found: list[str] = []
    for name, scene in scenes().items():
        if name in {"declared", "the end"}:
            shown_as(page, address, scene)
            found += in_both_themes(page, name)
    assert not found, "\n".join(found)


RECORD_FLIGHTS: Final = """() => {
  window.flown = new Map();
  const old = Element.prototype.animate;
  Element.prototype.animate = function (...a) {
    const kind = this.matches('.card') && this.dataset.kind;
    if (kind) window.flown.set(kind, [...(window.flown.get(kind) ?? []), a[0][0].zIndex]);
    return old.apply(this, a);
  };
}"""


def test_a_place_that_only_moves_up_stays_below_the_counters_on_it(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    scene = targets()
    shown_as(page, address, scene)
    page.evaluate(RECORD_FLIGHTS)
    page.evaluate("document.querySelector('.bands').style.paddingTop = '20px'")
    send(page, replace(scene, number=scene.number + 1))
    page.wait_for_function("() => window.flown.size", timeout=5000)
    assert page.evaluate("[...new Set([...window.flown.values()].flat())]") == ["auto"]


def test_a_card_glides_from_the_hand_to_its_location_and_the_end_comes_into_sight(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor()
    before = targets()
    shown_as(page, address, before)
    page.evaluate(RECORD_FLIGHTS)
    played = laid(
        CONFLICT.replace("step: conflict", "step: minion"), "Elisabeth: play Cyberman", "Elisabeth: Cybership"
    )
    send(page, scene_of(played, 0))
    cyberman = str([face["name"] for face in before.faces].index("Cyberman"))
    page.wait_for_function("kind => window.flown.get(kind)?.includes(9)", arg=cyberman, timeout=5000)
    page.set_viewport_size({"width": 390, "height": 600})
    page.evaluate("scrollTo(0, 9999)")
    send(page, scene_of(laid(WINNING, WON), 0))
    expect(page.locator("#ending-name")).to_be_in_viewport(timeout=5000)


def send(page: Page, scene: Scene) -> None:
    """A new scene comes by the stream."""
    html = str(table_page(scene))
    part = html[html.index('<div id="scene"') : html.index('<div id="notice"')]
    page.evaluate(
        """(data) => document.getElementById('stream').dispatchEvent(new CustomEvent('live:message', {
          bubbles: true, cancelable: true, detail: { event: '', data } }))""",
        part,
    )


@pytest.mark.parametrize("width", [390, 1280])
def test_what_can_be_chosen_on_a_board_comes_into_sight(address: str, visitor: Callable[..., Page], width: int) -> None:
    page = visitor(viewport={"width": width, "height": 640}, reduced_motion="reduce")
    shown_as(page, address, scene_of(laid(ACTION), 0))
    page.evaluate("scrollTo(0, 0)")
    moving = scene_of(laid(CONFLICT.replace("step: conflict", "step: control")), 0)
    send(page, moving)
    expect(page.locator(".seats .pick")).to_have_count(3)
    end = page.locator("#dock").bounding_box()
    assert end is not None
    boxes = [pick.bounding_box() for pick in page.locator(".seats .pick").all()]
    assert any(box and box["y"] >= 0 and box["y"] + box["height"] <= end["y"] for box in boxes), (boxes, end)


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (1366, 900), (1440, 900)])
def test_the_sides_to_choose_from_are_large_while_nothing_lies_on_the_table(
    address: str, visitor: Callable[..., Page], width: int, height: int
) -> None:
    page = visitor(viewport={"width": width, "height": height})
    page.goto(f"{address}/games/nemesis/standard")
    page.get_by_label("Your name").fill("Elisabeth")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("radio", name="Steady").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#offered .card").first).to_be_visible(timeout=20_000)
    page.evaluate("() => Promise.all(document.getAnimations().map(moving => moving.finished.catch(() => null)))")
    large = "[...document.querySelectorAll('#offered .card')].every(card => card.getBoundingClientRect().width >= 140)"
    page.wait_for_function(f"() => {large}", timeout=20_000)  # they glide to where they lie
    boxes = page.evaluate("() => [...document.querySelectorAll('#offered .card')].map(c => c.getBoundingClientRect())")
    assert max(box["y"] + box["height"] for box in boxes) <= height
    hidden = page.evaluate(
        "() => { const l = document.querySelector('#offered'); return l.scrollHeight - l.clientHeight }"
    )
    assert hidden <= 1, "none is cut off by the edge of the list"


MANY_ACTIONS: Final = """
game: nemesis
turn: Elisabeth
step: action
players:
  Elisabeth:
    side: Emperor Dalek
    doctors: [Fifth Doctor, Thirteenth Doctor]
    power: 3
    hand: [Assassinate, Exterminate, Dominate, Dalek Invasion, Investigate]
    token: Dalek Lab
    locations: {Dalek Lab: [Recovering Davros, Transmat Link, Local Labor, Dalek Patrol], Time War: [Supreme Dalek]}
  Tom: {side: Weeping Angels, doctors: [Third Doctor, Tenth Doctor], power: 4}
"""
MOST_MOVED = 48  # pixels that five Actions, each as high as a finger, push the board up on a phone
BOARD: Final = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect(), bands = document.querySelector('.bands');
  return { tile: Math.round(box('.mine .field-of .card.tile').height),
    over: box('.seat.mine').bottom - box('#dock').top, hidden: bands.scrollHeight - bands.clientHeight }; }"""


def test_many_actions_cover_no_board_and_leave_it_its_size(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    found = {}
    for step in ("minion", "action"):
        page.set_viewport_size({"width": 1280, "height": 800})
        shown_as(page, address, scene_of(laid(MANY_ACTIONS.replace("step: action", f"step: {step}")), 0))
        found[step] = page.evaluate(BOARD)["tile"]
        chips = page.locator(".mine .feet .lit .chip:visible")
        expect(chips).to_have_count(0)  # several would cover their place
    assert found["minion"] == found["action"]
    page.set_viewport_size({"width": 390, "height": 844})
    tops = []
    for step in ("minion", "action"):
        shown_as(page, address, scene_of(laid(MANY_ACTIONS.replace("step: action", f"step: {step}")), 0))
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        page.wait_for_timeout(200)
        tops.append(page.evaluate("document.querySelector('.seat.mine').getBoundingClientRect().top"))
    assert tops[0] - tops[1] <= MOST_MOVED, tops
    page.wait_for_function(f"() => {{ const at = ({BOARD})(); return at.over <= 0 && at.hidden <= 1; }}", timeout=5000)
    unseen = page.evaluate(
        "(() => { const a = document.querySelector('#dock .acts'); return a.scrollHeight - a.clientHeight })()"
    )
    assert unseen <= 1, "no Action must be scrolled to"


CROWD: Final = """
game: nemesis
turn: Elisabeth
step: minion
players:
  Elisabeth:
    side: Ashad
    power: 2
    token: "Earth, Past"
    locations:
      "Earth, Past":
        - {name: Cyberman, upgrades: [Cyberlord, Armour Plating, {name: Protect the Cyberium, plot: 3}]}
        - {name: Cyber Patrol, upgrades: [Cybergun]}
        - Weeping Angel
  Tom: {side: Weeping Angels, power: 2}
"""
SIX: Final = """
game: nemesis
turn: Elisabeth
step: minion
players:
  Elisabeth:
    side: Ashad
    power: 2
    token: "Earth, Past"
    locations:
      "Earth, Past":
        - {name: Cyberman, upgrades: [Cyberlord]}
        - {name: Cyberman, upgrades: [Armour Plating]}
        - {name: Cyber Patrol, upgrades: [Cybergun]}
        - {name: Cyberman, upgrades: [Armour Plating]}
        - {name: Cyber Patrol, upgrades: [Cybergun]}
        - {name: Cyberman, upgrades: [{name: Protect the Cyberium, plot: 3}]}
  Tom: {side: Weeping Angels, power: 2}
"""
HIDDEN_AT_PLACE: Final = """() => {
  const place = document.querySelector('.mine .field-of'), title = document.createRange(), out = [];
  const name = (e) => e.closest('.card').querySelector('.name').textContent;
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const hit = (e) => {
    const box = e.getBoundingClientRect();
    return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)?.closest('.card');
  };
  title.selectNodeContents(place.querySelector('.site .name'));
  const [words, at] = [title, place].map((each) => each.getBoundingClientRect());
  for (const each of place.querySelectorAll('.feet :is(.value, .member, .slip, .heap)')) {
    const box = each.getBoundingClientRect();
    if (each.matches('.member .value') && hit(each) !== each.closest('.card')) out.push(`Strength of ${name(each)}`);
    const tapped = each.matches('.slip') && each.closest('.bearer').querySelector('.member.lit');
    if (tapped && !hit(each)?.matches('.member')) out.push(`${name(each)} takes a tap`);
    if (box.left < at.left - 4 || box.right > at.right + 4) out.push(`${name(each)} sticks out`);
    if (meet(box, words)) out.push(`${name(each)} covers the name of its Location`);
  }
  return out;
}"""
OUT_OF_STAGE: Final = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [at, place] = [box('#stage'), box('.at-place')], left = place.left + 2, right = place.right - 2;
  return [...document.querySelectorAll('#stage .fighters .card')].map((card) => card.getBoundingClientRect())
    .filter((b) => b.left < at.left || b.right > at.right
      || (b.left < right && b.right > left && b.top < place.bottom - 2 && b.bottom > place.top + 2)).length;
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_upgrades_leave_the_strength_of_their_bearer_in_sight_and_all_fighters_stay_on_the_stage(
    address: str, visitor: Callable[..., Page], width: int, height: int
) -> None:
    page = visitor(viewport={"width": width, "height": height}, reduced_motion="reduce")
    for crowd in (SIX, CROWD):
        shown_as(page, address, scene_of(laid(crowd), 0))
        assert page.evaluate(HIDDEN_AT_PLACE) == []
    fight = CROWD.replace("minion", "conflict").replace("- Weeping", "- Cyberman\n        " * 2 + "- Weeping")
    shown_as(page, address, scene_of(laid(fight, "Elisabeth: Earth, Past"), 0))
    expect(page.locator("#stage .fighters .card")).to_have_count(11)
    assert page.evaluate(OUT_OF_STAGE) == 0


def test_two_actions_leave_the_board_in_place_and_the_names_on_hand_cards_on_a_phone(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    hand = CROWD.replace(
        "power: 2\n    token", "power: 2\n    hand: [Delete, Cybergun, Upgrade in Progress]\n    token"
    )
    top = {}
    for step in ("minion", "action"):
        shown_as(page, address, scene_of(laid(hand.replace("minion", step)), 0))
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        top[step] = page.evaluate("document.querySelector('.seat.mine').getBoundingClientRect().top")
        expect(page.locator("#own .hand .name:visible")).to_have_count(3)
    assert abs(top["minion"] - top["action"]) <= 8, top


def test_a_sentence_about_a_chosen_reaction_has_its_line_to_itself_on_a_phone(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    shown_as(page, address, declared())
    expect(page.locator("details.skip")).to_be_visible()
    page.evaluate("document.getElementById('dock').classList.add('choosing')")
    expect(page.locator("details.skip")).to_be_hidden()


def test_enter_does_not_go_on_at_the_next_question(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    before = scene_of(laid(CONFLICT), 0)
    shown_as(page, address, before)
    page.locator("#dock .act.on").focus()
    send(page, replace(targets(), number=before.number + 1))
    page.wait_for_function("() => document.activeElement.matches('#scene .pick')", timeout=5000)
    page.locator("#dock .act.on").focus()
    held = "{ key: 'Enter', repeat: true, bubbles: true, cancelable: true }"
    held = f"document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {held}))"
    assert not page.evaluate(held), "a key held down answers once"
