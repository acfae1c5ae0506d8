"""In a real Chromium: two people play a whole game by cards and targets, while a third watches."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.conftest import Served
from tests.web.driving import ANYTHING, Played, play_on, play_out

WATCHED = 8  # moves that the third person sees as they come
LUCK = 13  # with this deal a game of two is short: sixty moves
CLICK = """
() => {
  const lit = [...document.querySelectorAll('#scene .pick, #dock .act[form=answer]')];
  if (!document.querySelector('#dock.asked') || !lit.length) return ['', ''];
  const words = (b) => (b.getAttribute('aria-label') || b.textContent).trim();
  const wanted = lit.find((b) => /^(play|attack)/i.test(words(b)))
    ?? lit.find((b) => /^(End the turn|Done|No)$/.test(words(b)))
    ?? lit[0];
  const said = words(wanted), before = document.querySelector('#scene').dataset.number;
  const box = wanted.getBoundingClientRect();
  if (!box.width || !box.height) return ['!' + said, before];
  wanted.click();
  return [said, before];
}
"""


def lay_for_two(page: Page, address: str) -> str:
    """Elisabeth lays a table for herself and a friend; the friend's link."""
    page.goto(f"{address}/games/invasion/classic")
    page.get_by_label("Your name").fill("Elisabeth")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("button", name="Invite friends").click()
    return page.get_by_label("Link for seat 2").input_value()


def sit_down(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill("Tom")
    page.get_by_role("button", name="Join").click()
    expect(page.locator("#scene")).to_be_visible()
    page.wait_for_load_state()


def one_click(page: Page) -> str:
    """Choose one lit thing, finish that move, and wait until the table has moved; what was clicked, or nothing."""
    if page.locator("#dock.asked").count():
        page.wait_for_function("() => document.querySelector('#scene')?.dataset.hands")
    said, before = page.evaluate(CLICK)
    assert not said.startswith("!"), f"{said} is lit, and cannot be seen"
    if said:
        page.evaluate(ANYTHING, before)
        page.wait_for_function("n => document.querySelector('#scene').dataset.number !== n", arg=before)
    return str(said)


def check_endings(*pages: Page) -> None:
    """All read the same scores, one for each seat."""
    for page in pages:
        expect(page.locator("#ending")).to_be_visible()
    scores = [page.locator("#ending tfoot td").all_inner_texts() for page in pages]
    assert scores == [scores[0]] * len(pages)
    assert len(scores[0]) == 2


def test_two_play_a_whole_game_while_a_third_watches(served: Served, visitor: Callable[..., Page]) -> None:
    address = served.address
    elisabeth, tom, watcher = (visitor(LUCK, reduced_motion="reduce") for _ in range(3))  # films take long
    sit_down(tom, lay_for_two(elisabeth, address))
    expect(elisabeth.get_by_text("Everyone has joined.")).to_be_visible()
    elisabeth.get_by_role("link", name="Go to the table").click()
    watcher.goto(tom.url)
    expect(watcher.locator("#scene")).to_have_class(re.compile("watching"))
    id_ = tom.url.rpartition("/")[2]
    played = play_on(served, id_, (elisabeth, tom), Played(), most=WATCHED)
    number = elisabeth.locator("#scene").get_attribute("data-number")
    watcher.wait_for_function("n => document.querySelector('#scene').dataset.number === n", arg=number)
    watcher.goto("about:blank")  # and comes back for the end
    play_out(served, id_, (elisabeth, tom), played=played)
    watcher.go_back()
    played.tell("invasion")
    played.check_clicks()
    assert played.dragged >= 4
    assert {"End the turn", "Done"} <= set(played.said)
    check_endings(elisabeth, tom, watcher)
    assert watcher.locator(".pick").count() == 0
    with elisabeth.expect_download() as download:
        elisabeth.get_by_role("link", name="Save record").click()
    assert "Elisabeth: end turn" in download.value.path().read_text("utf-8")
    elisabeth.get_by_role("button", name="Rematch").click()
    expect(elisabeth.locator("#ending")).to_have_count(0)
    expect(elisabeth.locator("#scene")).not_to_have_class(re.compile("watching"))


def play_now(page: Page, address: str) -> None:
    """Lay a table against two bots, and wait for the first turn of one's own."""
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator("#prompt")).to_contain_text("Choose an action", timeout=20000)
    page.wait_for_load_state()  # forms go by themselves until the script is there


def test_the_own_line_is_in_sight_above_the_dock(address: str, visitor: Callable[..., Page]) -> None:
    for width, height in ((1440, 900), (1280, 720)):
        page = visitor(viewport={"width": width, "height": height})
        play_now(page, address)
        line, dock = page.locator(".mine .line").bounding_box(), page.locator("#dock").bounding_box()
        assert line
        assert dock
        assert line["y"] + line["height"] <= dock["y"] + 1, (width, height)


def test_what_is_typed_is_heard_in_the_live_region_and_answers(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    play_now(page, address)
    page.get_by_role("button", name="Type a move").click()
    words, said = page.locator("#words"), page.locator("#said")
    words.fill("h")
    words.press("Enter")
    expect(said).to_contain_text("Hand: ")
    expect(words).to_have_value("")
    expect(words).to_be_focused()
    words.fill("half a wo")
    before = page.locator("#scene").get_attribute("data-number")
    page.evaluate("document.querySelector('#answer').requestSubmit(document.querySelector('#scene .pick, #dock .act'))")
    expect(page.locator("#scene")).not_to_have_attribute("data-number", str(before))
    expect(words).to_have_value("half a wo")
    words.fill("1")
    before = page.locator("#scene").get_attribute("data-number")
    words.press("Enter")
    expect(said).to_contain_text("You chose: ")
    expect(page.locator("#scene")).not_to_have_attribute("data-number", str(before))
    words.press("Escape")
    expect(said).to_be_empty()


def test_an_unlit_card_tells_why_where_it_is_read(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    play_now(page, address)
    card = page.locator("#dock .hand .card:not(.lit)").first
    card.locator(".read").evaluate("button => button.click()")  # the card may still be gliding
    expect(page.locator(".full:popover-open .reason")).to_contain_text("You can't choose")
    page.keyboard.press("Escape")
    card.hover()
    card.locator(".why-not").evaluate("link => link.click()")  # a card that goes with others hides it
    expect(page.locator("#said")).to_contain_text("You can't choose")
    page.evaluate("document.querySelector('#answer').requestSubmit(document.querySelector('#scene .pick, #dock .act'))")
    expect(page.locator("#said")).to_be_empty()  # it was said of a question that is past


def test_what_is_lit_tells_why_at_its_card_and_all_at_once(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    play_now(page, address)
    page.locator("#side-rules > summary").click()
    page.locator("#rules-here .why-each").click()
    expect(page.locator("#said li").first).to_contain_text("You can choose")
    assert page.locator("#said li").count() == page.locator("#scene .pick, #dock .act[form=answer]").count()
    page.locator("#arena").click(position={"x": 3, "y": 3})  # on a phone it lies over the bar
    expect(page.locator("#said")).to_be_empty()
    page.keyboard.press("Escape")
    page.locator("#scene .card.lit .read").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".full:popover-open .reason")).to_contain_text("You can choose")
