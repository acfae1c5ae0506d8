"""Faces of cards: at every size at which one is shown, nothing is cut, nothing lies over anything, all can be read."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from htpy import Node, div, ul
from markupsafe import Markup
from playwright.sync_api import Page

from timescoop.catalogue import GAMES
from timescoop.kernel import CardView, Edition, Face, Game
from timescoop.web.render.card_faces import card_item, enlargements, full_card
from timescoop.web.render.page_frame import document
from timescoop.web.render.scene import Scene
from timescoop.web.render.static_scenes import cards_scene

EDITIONS: Final = [(game, edition) for game in GAMES.values() for edition in game.editions]
SIZES: Final = [  # shape and width in pixels, as pages show them from the smallest phone to the widest window
    *(("", width) for width in (67, 79, 80, 84, 92, 104, 119, 120, 139, 140, 154, 160, 180, 190, 200, 230, 260)),
    *(("tile", width) for width in (84, 94, 119, 120, 160, 233)),
    *(("member", width) for width in (44, 57, 70, 90)),
    ("large", 300),
    ("large", 281),
]
MEASURE: Final = Path(__file__).with_name("measure_faces.js").read_text("utf-8")
FULL: Final = Path(__file__).with_name("measure_full_cards.js").read_text("utf-8")
EMPTY: Final = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 180'/>"
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


def show(page: Page, address: str, scene: Scene, *content: Node) -> None:
    """A page of the game with the styles and scripts that the server gives; pictures are left empty."""
    style = f"/games/{scene.game}/look.css"
    whole = document("Faces", content, enlargements(), classes=f"game-{scene.game}", styles=[style], live=True)
    page.route("**/shown", lambda route: route.fulfill(body=str(whole), content_type="text/html"))
    page.route("**/pictures/**", lambda route: route.fulfill(body=EMPTY, content_type="image/svg+xml"))
    page.goto(f"{address}/shown")
    page.evaluate("document.fonts.ready.then(() => true)")


def faces_on(page: Page, address: str, scene: Scene) -> None:
    """All cards of a scene in one list."""
    items = [Markup(card) for card in cards(scene)]  # noqa: S704 - what we draw ourselves
    show(page, address, scene, ul("#faces", style="display: flex; flex-wrap: wrap; gap: 6px")[items])


def edition_name(value: object) -> str:
    """What a test says of its edition."""
    return str(getattr(value, "key", ""))


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=edition_name)
def test_no_card_is_cut_or_covered_at_any_size(
    address: str, visitor: Callable[..., Page], game: Game, edition: Edition
) -> None:
    page = visitor()
    faces_on(page, address, cards_scene(game, edition))
    faults = page.evaluate(MEASURE, SIZES)
    assert not faults, f"{len(faults)}\n" + "\n".join(faults[:40])


def test_the_longest_names_texts_and_figures_that_one_may_invent_hold_too(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor()
    faces_on(page, address, worst_scene())
    faults = page.evaluate(MEASURE, SIZES)
    assert not faults, f"{len(faults)}\n" + "\n".join(faults[:40])


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
    (".card .text { display: none; }", "keeps its text to itself"),
    (".card .text { display: block; }", "tells its text"),
    (".card .name { display: none; }", "has no name"),
    (".card .name, .card .plate { display: block; }", "names itself"),
    (".card .face { min-width: calc(100cqi + 9px); }", "larger than the card"),
]


def test_the_measure_sees_what_is_wrong(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    faces_on(page, address, worst_scene())
    for style, said in PLANTED:
        page.evaluate(PLANT, style)
        faults = page.evaluate(MEASURE, [["", 84], ["", 200], ["member", 57], ["large", 300]])
        assert any(said in fault for fault in faults), f"{style}: {faults[:9]}"
        page.evaluate("document.getElementById('planted').remove()")


@pytest.mark.parametrize(
    "how",
    [{"width": 1280, "height": 800}, {"width": 390, "height": 844}, {"width": 640, "height": 400}],
    ids=["wide", "phone", "200 percent"],
)
def test_a_card_in_full_fits_the_window(address: str, visitor: Callable[..., Page], how: dict[str, int]) -> None:
    page = visitor(viewport=how)
    faults: list[str] = []
    for scene in [worst_scene(), *(cards_scene(game, edition) for game, edition in EDITIONS)]:
        show(
            page, address, scene, div("#all", hidden=True)[(full_card(scene, kind) for kind in range(len(scene.faces)))]
        )
        faults += page.evaluate(FULL)
    assert not faults, f"{len(faults)}\n" + "\n".join(faults[:40])
