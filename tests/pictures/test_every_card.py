"""Every card of every edition has a picture: well-formed, small, harmless, always the same."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from timescoop.catalogue import GAMES
from timescoop.pictures import draw, recipe_from
from timescoop.web.render.card_art import picture
from timescoop.web.render.static_scenes import faces_of

BUDGET = 6144  # bytes
SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {
    "svg", "defs", "g", "path", "circle", "ellipse", "rect", "use", "clipPath", "pattern", "linearGradient",
    "radialGradient", "stop",
}  # fmt: skip
ATTRIBUTES = {
    "viewBox", "aria-hidden", "preserveAspectRatio", "id", "d", "x", "y", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2",
    "y2", "width", "height", "fill", "fill-opacity", "fill-rule", "opacity", "stroke", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "transform", "clip-path", "href", "offset",
    "stop-color", "stop-opacity",
    "patternUnits", "patternTransform",
}  # fmt: skip
REFERENCE = re.compile(r'(?:url\(#|href="#)([^")]+)')


def keys() -> Iterator[str]:
    for game in GAMES.values():
        for edition in game.editions:
            for face in faces_of(game, edition):
                yield picture(face, game.key, edition.key).rpartition("/")[2].partition(".svg")[0]


KEYS = sorted(set(keys()))


def test_the_editions_have_hundreds_of_cards() -> None:
    assert len(KEYS) > 400


@pytest.mark.parametrize("key", KEYS)
def test_a_picture_is_well_formed_small_harmless_and_always_the_same(key: str) -> None:
    recipe = recipe_from(key)
    assert recipe.key == key
    svg = draw(recipe)
    assert svg == draw(recipe_from(key)), "a key is all that is needed"
    assert len(svg.encode()) <= BUDGET
    tree = ET.fromstring(svg)  # noqa: S314 - our own
    names = {part.tag.removeprefix(SVG) for part in tree.iter()}
    assert names <= ELEMENTS, names - ELEMENTS
    attributes = {attribute for part in tree.iter() for attribute in part.attrib}
    assert attributes <= ATTRIBUTES, attributes - ATTRIBUTES
    ids = [part.attrib["id"] for part in tree.iter() if "id" in part.attrib]
    assert len(ids) == len(set(ids))
    assert set(REFERENCE.findall(svg)) <= set(ids)
    assert not re.search(r"nan|None|https?://(?!www\.w3\.org/2000/svg)", svg)


def test_two_pictures_in_one_page_share_no_id() -> None:
    one, other = (draw(recipe_from(KEYS[0]), space=space) for space in ("a-", "b-"))
    ids = [set(re.findall(r' id="([^"]+)"', svg)) for svg in (one, other)]
    assert ids[0]
    assert not ids[0] & ids[1]
