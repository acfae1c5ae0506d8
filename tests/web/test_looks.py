"""What the eye is given: one thing after the other, sums that build up, nothing cut off at any width."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect
from tests.breadth import some
from tests.web.showing import in_conflict, shown_as
from tests.web.test_access import play_now
from tests.web.test_browser import lay_for_two, one_click, sit_down

from timescoop.kernel import CardView
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.table_page import table_page

WATCH = """
() => {
  window.seen = [];
  new MutationObserver(() => {
    const line = document.querySelector('.film #latest')?.textContent;
    if (line && window.seen.at(-1) !== line) window.seen.push(line);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}
"""
CUT = """
() => [...document.querySelectorAll(`.name, .who, .type, .brand, .game, h1, h2, h3, .act, .go, .choice span, .matches b,
    .standings li, .scores th, .scores td, .pile dt, .turn-word, .chip, .where, .of, legend, label, .links a, .tally`)]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.vh, .small, .sheet'))
  .filter((e) => !e.closest('h2') || getComputedStyle(e.closest('h2')).clipPath === 'none') // heard, not seen
  .filter((e) => getComputedStyle(e).clipPath === 'none')
  .filter((e) => getComputedStyle(e).display !== 'inline' && e.clientWidth && e.scrollWidth > e.clientWidth + 1)
  .map((e) => `${e.className || e.tagName}: ${e.textContent.trim().slice(0, 40)} ${e.scrollWidth} > ${e.clientWidth}`)
"""
SMALL = """
() => [...document.querySelectorAll(
  'button, select, input:not([type=hidden]), .act, .links a, summary, .why, .why-each, .pick')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('.card, .vh'))
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([e, box]) => box.width && Math.min(box.width, box.height) < 43.9 && !e.matches('.skip a'))
  .map(([e, box]) => `${e.outerHTML.slice(0, 90)} ${box.width} by ${box.height}`)
"""
OVER = """
() => {
  const each = 'a, button, select, textarea, summary, label, input, legend, h1, h2, h3, p, img';
  const all = [...document.querySelectorAll(each)]
    .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((e) => !e.closest('.pics, .fan, .card, .skip, [aria-hidden=true]'))
    .map((e) => [e, e.getBoundingClientRect()]).filter(([, box]) => box.width && box.height > 1);
  const apart = (one, other) => !one.contains(other) && !other.contains(one)
    && !(one.closest('label') && one.closest('label') === other.closest('label'));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return all.flatMap(([one, a], nth) => all.slice(nth + 1).filter(([other, b]) => meet(a, b) && apart(one, other))
    .map(([other]) => `${one.outerHTML.slice(0, 70)} lies over ${other.outerHTML.slice(0, 70)}`));
}
"""
WRAPPED = """
() => [...document.querySelectorAll('.seat > header')].map((head) => {
    const boxes = [...head.querySelectorAll('h2, .tally, .pile, .small')].map((e) => e.getBoundingClientRect());
    return [head, boxes.filter((box) => box.width)]; })
  .filter(([head, boxes]) => Math.max(...boxes.map((b) => b.top)) >= Math.min(...boxes.map((b) => b.bottom)))
  .map(([head]) => `${head.querySelector('.who').textContent} needs two lines`)
"""
LONG = "Wilhelmina Featherstonehaugh X"  # thirty letters, as many as a name may have
WIDTHS = ((320, 640), (390, 844), (768, 1024), (1280, 900))
PAGES = (
    "/", "/games/invasion/classic", "/rules/invasion", "/rules/INV-DEF-08", "/cards/invasion/classic",
    "/learn/invasion", "/preferences", "/profile", "/rules", "/workshop", "/decks",
)  # fmt: skip


def ended_turn(page: Page) -> None:
    """Go on until the turn has been passed on."""
    while "End the turn" not in one_click(page):
        pass
    while page.locator("#dock.asked").count():
        one_click(page)


def test_what_another_does_is_seen_one_thing_after_the_other(address: str, visitor: Callable[..., Page]) -> None:
    elisabeth, tom = visitor(), visitor()
    sit_down(tom, lay_for_two(elisabeth, address))
    elisabeth.get_by_role("link", name="Go to the table").click()
    expect(elisabeth.locator("#scene")).to_be_visible()
    first, then = (elisabeth, tom) if elisabeth.locator("#dock.asked").count() else (tom, elisabeth)
    then.evaluate(WATCH)
    ended_turn(first)
    expect(then.locator("#dock.asked")).to_be_visible(timeout=20000)
    expect(then.locator("body")).not_to_have_class(re.compile("film"))
    name = "Elisabeth" if first is elisabeth else "Tom"
    seen = [line for line in then.evaluate("window.seen") if line.startswith(f"{name} ")]
    assert " passed " in seen[-1], seen  # before the cards are drawn, and the next turn begins
    newest = then.locator("#log .told").all_text_contents()
    assert newest.index("You began turn 2.") < newest.index(seen[-1])


@pytest.mark.parametrize("how", some(["reduced motion", "at once"], 1))
def test_nothing_is_drawn_out_for_those_who_want_that(address: str, visitor: Callable[..., Page], how: str) -> None:
    elisabeth, tom = visitor(), visitor(**({"reduced_motion": "reduce"} if how == "reduced motion" else {}))
    if how == "at once":
        tom.goto(f"{address}/preferences")
        tom.get_by_label("Instant").check(force=True)
        tom.get_by_role("button", name="Save").click()
    sit_down(tom, lay_for_two(elisabeth, address))
    elisabeth.get_by_role("link", name="Go to the table").click()
    tom.evaluate(WATCH)
    for _ in range(2):
        for page in (elisabeth, tom):
            if page.locator("#dock.asked").count():
                ended_turn(page)
    assert tom.evaluate("window.seen") == []


def test_a_key_goes_on_past_the_film(address: str, visitor: Callable[..., Page], scene: Scene) -> None:
    page = visitor()
    shown_as(page, address, scene)
    page.evaluate("""() => {
      const shot = (event, data) => document.getElementById('stream').dispatchEvent(new CustomEvent(
        'live:message', { bubbles: true, cancelable: true, detail: { event, data } }));
      const still = (n) => `<hx-partial hx-target="#latest" hx-swap="outerMorph"><p id="latest">${n}</p></hx-partial>`;
      for (let n = 0; n < 20; n += 1) shot('still', still(n));
      shot('', document.getElementById('scene').outerHTML.replace('data-number="41"', 'data-number="42"'));
    }""")
    expect(page.locator("body")).to_have_class(re.compile("film"))
    expect(page.get_by_text("See what happened.")).to_be_visible()
    page.keyboard.press("Shift")
    expect(page.locator("#scene")).to_have_attribute("data-number", "42", timeout=3000)
    expect(page.locator("body")).not_to_have_class(re.compile("film"))
    expect(page.get_by_text("See what happened.")).to_be_hidden()


def test_the_sums_of_a_conflict_build_up_card_by_card(address: str, visitor: Callable[..., Page], scene: Scene) -> None:
    page = visitor()
    shown_as(page, address, scene)
    page.evaluate("""() => {
      window.sums = [];
      new MutationObserver(() => {
        const sum = document.querySelector('.side-attack [data-sum]')?.textContent;
        if (sum && window.sums.at(-1) !== sum) window.sums.push(sum);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }""")
    html = str(table_page(in_conflict(scene)))
    fought = '<div id="fray">' + html.split('<div id="fray">')[1].split('</div><section id="lately"', maxsplit=1)[0]
    page.evaluate(
        """(fray) => document.getElementById('stream').dispatchEvent(new CustomEvent('live:message', {
          bubbles: true, cancelable: true, detail: { event: 'still',
            data: `<hx-partial hx-target="#fray" hx-swap="outerMorph">${fray}</hx-partial>` } }))""",
        fought,
    )
    expect(page.locator(".side-attack [data-sum]")).to_have_text("10")
    assert page.evaluate("window.sums")[-3:] == ["0", "5", "10"]
    expect(page.locator(".side-defence [data-sum]")).to_have_text("7")


def test_all_places_are_read_before_the_first_card_moves(
    address: str, visitor: Callable[..., Page], scene: Scene
) -> None:
    """A browser lays out the page for each place that is read after an animation has begun: seven times in one move."""
    page = visitor()
    shown_as(page, address, scene)
    done = page.evaluate("""() => {
      const done = [];
      const told = (where, name) => {
        const real = where[name];
        where[name] = function (...given) { done.push(name); return real.apply(this, given); };
      };
      told(Element.prototype, 'animate');
      told(Element.prototype, 'getBoundingClientRect');
      told(window, 'getComputedStyle');
      const moved = ({ box: { x, y, width, height } }) => new DOMRect(x + 40, y + 40, width, height);
      before = new Map([...noted()].map(([id, seen]) => [id, { ...seen, box: moved(seen) }]));
      done.length = 0;
      fly();
      return done;
    }""")
    assert done.count("animate") > 2
    assert set(done[done.index("animate") :]) == {"animate"}


def test_a_card_on_its_way_makes_no_page_wider(address: str, visitor: Callable[..., Page], scene: Scene) -> None:
    page = visitor(viewport={"width": 320, "height": 640})
    shown_as(page, address, scene)
    page.evaluate("""() => {
      for (const card of document.querySelectorAll('#scene .card')) {
        card.animate([{ transform: 'translate(40rem, 2rem)' }, { transform: 'none' }], 1000).pause();
      }
    }""")
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_how_rivals_stand_and_what_they_hold_is_in_one_line(
    address: str, visitor: Callable[..., Page], scene: Scene
) -> None:
    page = visitor()
    for seat in scene.view["seats"][1:]:
        hand, reserve, _ = seat["zones"]
        hand["cards"], reserve["cards"] = backs(900 + 10 * seat["seat"], 5), backs(950 + 10 * seat["seat"], 2)
    for name, width in (("Tom", 390), ("Wilhelmina", 1280), ("Wilhelmina", 1440)):
        scene = named(scene, 1, name)
        shown_as(page, address, scene)
        page.set_viewport_size({"width": width, "height": 900})
        assert page.locator(".seat:not(.mine) .small .back").count() == 14
        wrapped = page.evaluate(WRAPPED)
        assert not [each for each in wrapped if width > 390 or name in each], width


def named(scene: Scene, seat: int, name: str) -> Scene:
    """The same table with another name at a seat."""
    sitters = [sitter._replace(name=name) if nth == seat else sitter for nth, sitter in enumerate(scene.sitters)]
    return replace(scene, sitters=sitters)


def backs(first: int, count: int) -> list[CardView]:
    """Cards that the reader does not know."""
    return [{"id": first + nth, "kind": -1, "up": False, "options": [], "tags": []} for nth in range(count)]


def test_nothing_is_cut_off_and_everything_fits_a_thumb(
    address: str, visitor: Callable[..., Page], scene: Scene, ended: Scene, watched: Scene
) -> None:
    page = visitor()
    scene, ended = named(scene, 1, LONG), named(ended, 0, LONG)
    faults: list[str] = []

    def look_at(what: str) -> None:
        for width, height in WIDTHS:
            page.set_viewport_size({"width": width, "height": height})
            wide = page.evaluate("document.documentElement.scrollWidth")
            found = [*page.evaluate(CUT), *page.evaluate(SMALL), *([f"{wide} wide"] if wide > width else [])]
            faults.extend(f"{what} at {width}: {fault}" for fault in found)

    for path in PAGES:
        page.goto(address + path)
        look_at(path)
        faults.extend(f"{path}: {fault}" for fault in page.evaluate(OVER))
    for name, each in (("table", scene), ("conflict", in_conflict(scene)), ("end", ended), ("watcher", watched)):
        shown_as(page, address, each)
        look_at(name)
    play_now(page, address)
    expect(page.locator("#dock.asked")).to_be_visible(timeout=20000)
    look_at("a real table")
    assert not faults, "\n".join(faults)


def test_what_opens_says_so_and_whether_it_is_open(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{address}/games/invasion/classic")
    head = page.get_by_text("Optional rules")
    marks = []
    for _ in range(2):
        marks.append(head.evaluate("e => getComputedStyle(e, '::before').content"))
        head.click()
    assert ["▸" in marks[0], "▾" in marks[1]] == [True, True], marks
