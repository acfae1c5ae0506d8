"""What a stream sends a page that has just been loaded: nothing, as long as the page shows the newest scene."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.breadth import some
from tests.web.conftest import Served
from tests.web.positions import position
from tests.web.test_browser import one_click

from timescoop.catalogue import GAMES
from timescoop.hosting import Host, Match, SeatPlan
from timescoop.web.render.markup import markup_of
from timescoop.web.render.scene_changes import SceneChanges, fingerprint_of, fingerprint_salt
from timescoop.web.render.table.table_page import scene_part, table_page

SENT: Final = """
() => document.getElementById('scene').outerHTML
  .replaceAll("'", "&#39;").replaceAll("&quot;", "&#34;").replaceAll("&nbsp;", String.fromCharCode(160))
"""
HEARD: Final = """
window.heard = [];
window.EventSource = class extends window.EventSource {
  constructor(...rest) {
    super(...rest);
    this.addEventListener("open", () => heard.push("open"));
    for (const each of ["message", "still"]) this.addEventListener(each, (event) => heard.push(event.data));
  }
};
"""
SCRIPT: Final = re.compile("<script [^>]*></script>")
POSITIONS: Final = [(key, seats, count) for key in GAMES for seats in (2, 4) for count in (0, 60, 400)]


@pytest.mark.parametrize(("key", "seats", "count"), some(POSITIONS, 1, 5, 8, 11, 14, 17))
def test_a_browser_writes_a_scene_as_it_was_sent(
    address: str, visitor: Callable[..., Page], key: str, seats: int, count: int
) -> None:
    scene = position(key, next(iter(GAMES[key].editions)).key, seats, count)
    page = visitor()
    page.goto(f"{address}/rules")
    page.set_content(SCRIPT.sub("", str(table_page(scene))), wait_until="commit")
    assert page.evaluate(SENT) == str(markup_of(scene_part(scene)))


@pytest.mark.parametrize("key", GAMES)
def test_a_page_is_sent_no_scene_until_something_changes(
    served: Served, visitor: Callable[..., Page], key: str
) -> None:
    async def laid(host: Host) -> Match:
        return await host.new_match(key, seats=[SeatPlan("person", "Ada"), SeatPlan("bot", "Bo", "random")])

    match: Match = served.do(laid)
    page = visitor(alone=True, reduced_motion="reduce")
    page.add_init_script(HEARD)
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    expect(page.locator("#dock.asked")).to_be_visible(timeout=20_000)
    page.reload()
    page.wait_for_function("() => heard.includes('open')")
    page.wait_for_timeout(400)
    assert page.evaluate("heard") == ["open"]
    assert one_click(page), "the table has moved"
    page.wait_for_function("() => heard.length > 1")
    _, first, *_ = page.evaluate("heard")
    assert "\x1f" in first, "what stood on the page is left out of the first message"
    expect(page.locator("#dock.asked")).to_be_visible(timeout=20_000)
    shown = page.locator("#scene").text_content()
    page.reload()
    assert page.locator("#scene").text_content() == shown


def test_the_scene_that_a_page_came_with_is_left_out() -> None:
    salt = fingerprint_salt("x7Yk2mPq", "key")
    scene = "<div><section>one</section><li>two</li></div>"
    told = SceneChanges(fingerprint_of(scene, salt), salt)
    assert told.scene(scene.replace("two", "three")).lstrip(" ").startswith("\x1e"), "the page shows an older scene"
    told = SceneChanges(fingerprint_of(scene, salt), salt)
    assert told.scene(scene) == ""
    assert told.scene(scene.replace("two", "three")).lstrip(" ") == "\x1f0-1\x1e<li>three</li></div>"
    assert told.scene(scene.replace("two", "three")).lstrip(" ") == "\x1f0-2", "it counts only once"


@pytest.mark.parametrize(("match", "key"), [("x7Yk2mPq", "another key"), ("another", "key"), ("x7Yk2mPq", "")])
def test_a_fingerprint_holds_for_one_seat_of_one_match(match: str, key: str) -> None:
    scene = "<div>one</div>"
    shown = fingerprint_of(scene, fingerprint_salt("x7Yk2mPq", "key"))
    assert SceneChanges(shown, fingerprint_salt(match, key)).scene(scene).lstrip(" ") == f"\x1e{scene}"
