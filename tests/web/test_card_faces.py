"""Faces of cards: at every size at which one is shown, nothing is cut, nothing lies over anything, all can be read."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from htpy import Node, div, ul
from markupsafe import Markup
from playwright.sync_api import Page, expect
from tests.breadth import WIDE, part
from tests.web.showing import show, shown_as
from tests.web.test_access import play_now

from timescoop.catalogue import GAMES
from timescoop.kernel import CardView, Face, Game
from timescoop.web.render.card_faces import card_item, enlargements, full_card
from timescoop.web.render.card_fit import name_size, text_from, text_size
from timescoop.web.render.page_frame import document
from timescoop.web.render.scene import Scene
from timescoop.web.render.static_scenes import cards_scene
from timescoop.wording import spoken_in, tongue_of

SIZES: Final = [  # shape and width in pixels, as pages show them from the smallest phone to the widest window
    *(("", width) for width in (67, 69, 70, 80, 119, 120, 139, 140, 180, 260)),  # styles change at 80, 120 and 140
    *(("tile", width) for width in (84, 119, 120, 233)),
    *(("member", width) for width in (44, 90)),
    ("large", 281),
]
BETWEEN: Final = [
    *(("", width) for width in (84, 92, 104, 154, 160, 190, 200, 230)),
    *(("tile", width) for width in (94, 160)),
    *(("member", width) for width in (57, 70)),
    ("large", 300),
]
MEASURE: Final = Path(__file__).with_name("measure_faces.js").read_text("utf-8")
FULL: Final = Path(__file__).with_name("measure_full_cards.js").read_text("utf-8")
SENTENCE: Final = "When this card is revealed in a conflict, choose an Enemy that attacks there and discard it. "
LONG: Final = SENTENCE * 7  # more than 600 letters
TRAITS: Final = "Running, Science, Engineering, Charisma, Demolitions, History, Thief "
WORST: Final = [  # name, subtitle, line, corner, big figure, small figures, text
    ("The Extraordinarily Long Name of a Card that Nobody Would Print", "", "", "", 5, (), ""),
    ("Donaudampfschifffahrtskapitaen", "", "", "+5", -12, (), SENTENCE * 2),
    ("Mmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", "", "", "+12", 100, (), ""),
    ("W", "Wwwwwwwwww Wwwwwwwwww Wwwwwwwwww", "", "\u25c6" * 4, -100, (100, -12, 100), ""),
    ("Brigade Leader Lethbridge-Stewart of the Inferno Timeline", "Commander", TRAITS, "", 10, (12, 10, 11), LONG),
    ("Plan", "", TRAITS * 2, "", None, (), LONG),
]  # fmt: skip


def invented(frame: str, row: tuple[str, str, str, str, int | None, tuple[int, ...], str]) -> Face:
    """A card that nobody has, to see whether its face holds."""
    name, subtitle, line, corner, value, small, text = row
    small = () if frame == "place" else small
    keys = [f"quality_{nth}" for nth in range(len(small))]
    return {
        "name": name, "type": "starting location", "family": "", "frame": frame, "value": value, "corner": corner,
        "subtitle": subtitle, "line": line, "text": text, "values": dict(zip(keys, small, strict=True)),
        "qualities": keys, "warrants": {}, "how": {}, "clause": "", "colour": "heroes",
    }  # fmt: skip


def worst_scene() -> Scene:
    """Invented cards in every frame."""
    game = GAMES["invasion"]
    frames = ("place", "hero", "foe", "gear", "deed", "")
    return replace(
        cards_scene(game, game.editions[0]), faces=[invented(frame, row) for frame in frames for row in WORST]
    )


def every_card(game: Game) -> Scene:
    """The cards of all editions of a game, each once."""
    scenes = [cards_scene(game, edition) for edition in game.editions]
    faces: list[Face] = []
    for scene in scenes:
        faces += [face for face in scene.faces if face not in faces]
    return replace(scenes[0], faces=faces)


def cards(scene: Scene) -> Iterator[str]:
    """Each kind of card as it lies on a table, and each that has a figure with another one now."""
    for kind, face in enumerate(scene.faces):
        card: CardView = {"id": kind, "kind": kind, "up": True, "options": [], "tags": []}
        views = [card]
        if face["value"] is not None and kind % 8 == 0:
            views.append({**card, "now": face["value"] - 7})
        for nth, each in enumerate(views):
            item = str(card_item(scene, each, f"c{kind}-{nth}"))
            yield item.replace("<li ", f'<li data-name="{kind} {nth}" ', 1)


def show_cards(page: Page, address: str, scene: Scene, *content: Node) -> None:
    """A page of the game with the styles and scripts that the server gives; pictures are left empty."""
    style = f"/games/{scene.game}/look.css"
    whole = document("Faces", content, enlargements(), classes=f"game-{scene.game}", styles=[style], live=True)
    show(page, address, str(whole), {}, plain=True)
    page.evaluate("document.fonts.ready.then(() => true)")


def faces_on(page: Page, address: str, scene: Scene) -> None:
    """All cards of a scene in one list."""
    items = [Markup(card) for card in cards(scene)]  # noqa: S704 - what we draw ourselves
    show_cards(page, address, scene, ul("#faces", style="display: flex; flex-wrap: wrap; gap: 6px")[items])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_card_is_cut_or_covered_at_any_size(address: str, visitor: Callable[..., Page], game: Game) -> None:
    page = visitor()
    faces_on(page, address, every_card(game))
    faults = page.evaluate(MEASURE, [*SIZES, *(BETWEEN if WIDE else [])])
    assert not faults, f"{len(faults)}\n" + "\n".join(faults[:40])


def test_the_longest_names_texts_and_figures_that_one_may_invent_hold_too(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor()
    faces_on(page, address, worst_scene())
    faults = page.evaluate(MEASURE, [*SIZES, *BETWEEN])
    assert not faults, f"{len(faults)}\n" + "\n".join(faults[:40])


def test_the_words_for_types_are_not_broken_in_german_either(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    narrow = [("", width) for width in (80, 92, 119, 120)]
    for game in GAMES.values():
        with spoken_in(tongue_of("de")):
            scene = every_card(game)
            of_type = {face["type"]: face for face in scene.faces}
            faces_on(page, address, replace(scene, faces=[*of_type.values()]))
        faults = page.evaluate(MEASURE, narrow)
        assert not faults, f"{len(faults)}\n" + "\n".join(faults[:40])


def test_a_long_word_in_the_name_of_a_narrow_card_is_not_broken(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    scene = every_card(GAMES["invasion"])
    faces_on(page, address, replace(scene, faces=[face for face in scene.faces if face["name"] == "Regeneration"]))
    rows = """(width) => {
      document.getElementById('faces').style.setProperty('--card', `${width}px`);
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('#faces .name'));
      return words.getClientRects().length;
    }"""
    widths = (70, 80, 92, 100, 120)
    assert {width: page.evaluate(rows, width) for width in widths} == dict.fromkeys(widths, 1)


MARK: Final = """
(width) => {
  const card = '<div class="card lit" style="--card: WIDTHpx"><a class="read" href="#"><span>i</span></a></div>';
  document.getElementById('faces').innerHTML = card.replace('WIDTH', width);
  return document.querySelector('#faces .read > span').getBoundingClientRect().width / width;
}
"""


def test_the_mark_that_reads_a_small_card_leaves_most_of_it_free(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    faces_on(page, address, worst_scene())
    assert all(page.evaluate(MARK, width) <= 0.34 for width in (36, 44, 57, 90))


PLANT: Final = """
(textContent) => document.body.append(Object.assign(document.createElement('style'), { id: 'planted', textContent }))
"""
PLANTED: Final = [  # a fault in the styles, and what is said of it
    (".name { white-space: nowrap; }", "name is cut"),
    (".plate { margin-top: -60px; }", "lies over"),
    (".text { font-size: 10px; }", "text in 10 pixels"),
    (".name { display: -webkit-box; -webkit-line-clamp: 1; overflow: hidden; }", "name is shortened"),
    (".card { aspect-ratio: 5 / 6; }", "high"),
    (".value { left: -9px; }", "value reaches beyond the face"),
    (".card .type { font-size: 24px; }", "type is broken within a word"),
    (".card .text { display: none; }", "keeps its text to itself"),
    (".card .text { display: block; }", "tells its text"),
    (".card .name { display: none; }", "has no name"),
    (".card .name, .card .plate { display: block; }", "names itself"),
    (".card .face { min-width: calc(100cqi + 9px); }", "larger than the card"),
]


def test_the_measure_sees_what_is_wrong(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    faces_on(page, address, worst_scene())
    for style, said in part(PLANTED):
        page.evaluate(PLANT, style)
        faults = page.evaluate(MEASURE, [["", 84], ["", 200], ["member", 57], ["large", 300]])
        assert any(said in fault for fault in faults), f"{style}: {faults[:9]}"
        page.evaluate("document.getElementById('planted').remove()")


WINDOWS: Final = ((1280, 800), (390, 844), (640, 400))  # wide, a phone, and 200 percent


def test_a_card_in_full_fits_the_window(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    faults: list[str] = []
    for scene in [worst_scene(), *map(every_card, GAMES.values())]:
        show_cards(
            page,
            address,
            scene,
            div("#all", hidden=True)[(full_card(scene, kind) for kind in part(range(len(scene.faces)), of=6))],
        )
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            faults += [f"{width} by {height}: {fault}" for fault in page.evaluate(FULL)]
    assert not faults, f"{len(faults)}\n" + "\n".join(faults[:40])


COVERED: Final = """
() => {
  const peek = document.getElementById('peek').getBoundingClientRect();
  const over = (e) => {
    const box = e?.getBoundingClientRect();
    return box && Math.min(box.right, peek.right) - Math.max(box.left, peek.left) > 1
      && Math.min(box.bottom, peek.bottom) - Math.max(box.top, peek.top) > 1;
  };
  const within = peek.left >= 0 && peek.top >= 0 && peek.right <= innerWidth && peek.bottom <= innerHeight;
  const source = document.querySelector('#dock .hand .card:nth-child(3)');
  return [within ? '' : 'beyond the window', over(source) ? 'over its card' : '',
    over(document.querySelector('#prompt')) ? 'over the question' : ''].filter(Boolean);
}
"""


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 700)])
def test_a_card_under_the_mouse_is_enlarged_beside_itself(
    address: str, visitor: Callable[..., Page], scene: Scene, size: tuple[int, int]
) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    shown_as(page, address, scene)
    page.locator("#dock .hand .card").nth(2).hover()
    expect(page.locator("#peek .card.large")).to_be_visible()
    assert page.locator("#peek .name").inner_text() == "Daleks"
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Escape")
    expect(page.locator("#peek")).to_be_hidden()
    page.locator("#dock .hand .card a.read").nth(3).focus()
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#peek .card.large")).to_be_visible()


BESIDE: Final = """
() => {
  const { left, right, top, bottom } = document.querySelector('#peek').getBoundingClientRect();
  return [...document.querySelectorAll('#dock .hand .card')].map((each) => each.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left && box.bottom > top && box.top < bottom).length;
}
"""
SLIDE: Final = """
(rests) => {
  const card = document.querySelector('#dock .hand .card:nth-child(3)');
  card.style.cssText = `position: fixed; left: ${rests[0] - 20}px; top: ${rests[1] - 20}px; width: 90px; height: 90px`;
}
"""


def test_a_card_is_enlarged_where_the_mouse_moves_to_it_beside_what_can_be_chosen(
    address: str, visitor: Callable[..., Page], scene: Scene
) -> None:
    page = visitor(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    shown_as(page, address, scene)
    page.wait_for_function("() => document.getElementById('scene').dataset.hands")  # then marks stay
    page.evaluate("document.querySelectorAll('#dock .hand .card').forEach((each) => each.classList.add('join'))")
    page.locator("#dock .hand .card").nth(2).hover()
    expect(page.locator("#peek .card.large")).to_be_visible()
    assert page.evaluate(BESIDE) == 0
    rests = [640, 330]
    page.mouse.move(*rests)
    expect(page.locator("#peek")).to_be_hidden()
    page.evaluate(SLIDE, rests)  # the page moves under the mouse, which asks for nothing
    page.wait_for_timeout(500)
    expect(page.locator("#peek")).to_be_hidden()
    page.mouse.move(rests[0] + 3, rests[1] + 3)
    page.mouse.move(rests[0] + 4, rests[1] + 3)
    expect(page.locator("#peek .card.large")).to_be_visible()


HOLD: Final = """
([type, x, y]) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type, {
  bubbles: true, cancelable: true, pointerType: 'touch', pointerId: 7, isPrimary: true, clientX: x, clientY: y }))
"""


def test_a_finger_that_holds_a_card_enlarges_it_until_it_lets_go(
    address: str, visitor: Callable[..., Page], scene: Scene
) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    shown_as(page, address, scene)
    card = page.locator("#dock .hand .card").nth(2)
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(HOLD, ["pointerdown", x, y])
    expect(page.locator("#peek .card.large")).to_be_visible()
    assert "over its card" not in page.evaluate(COVERED)
    assert "beyond the window" not in page.evaluate(COVERED)
    page.evaluate(HOLD, ["pointerup", x, y])
    expect(page.locator("#peek")).to_be_hidden()
    page.evaluate(HOLD, ["pointerdown", x, y])
    page.evaluate(HOLD, ["pointermove", x + 20, y])
    page.wait_for_timeout(600)
    expect(page.locator("#peek")).to_be_hidden()


def test_a_card_leads_to_its_page_without_scripts(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(java_script_enabled=False)
    play_now(page, address)
    card = page.locator("#dock .hand .card:not(.lit)").first
    name = card.locator(".name").inner_text()
    card.locator(".read").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    expect(page.locator(".warrants")).to_be_hidden()
    page.get_by_text("How we know").click()
    expect(page.locator(".warrants dd").first).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("#dock")).to_be_visible()


SIZES_OF_TEXT: Final = [(1, 90), (2, 91), (5, 421)]


def test_sizes_follow_the_number_of_letters() -> None:
    assert [text_size("x" * letters) for _size, letters in SIZES_OF_TEXT] == [size for size, _letters in SIZES_OF_TEXT]
    assert [name_size(name) for name in ("Daleks", "Cyber Controller", "Dalekanium Shell Plates")] == [1, 2, 3]
    assert [text_from("Daleks", ("enemy",), "x" * letters) for letters in (30, 600)] == [140, 0]
