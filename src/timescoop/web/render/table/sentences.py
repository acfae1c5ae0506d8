"""Sentences of a page with their names marked: seats in their colours, cards and places by their titles."""

from collections.abc import Iterator

from htpy import Node

from timescoop.web.render.scene import Scene
from timescoop.web.render.tags import b
from timescoop.wording import Part, Parts


def marked_sentence(scene: Scene, parts: Parts) -> Iterator[Node]:
    """A sentence with its names marked."""
    for part in parts:
        yield named(part, scene.own(part.which) if part.sort == "seat" else "")


def named(part: Part, colour: str) -> Node:
    """A piece of a sentence: a name in its owner's colour, a card's or place's name, or words."""
    if part.sort == "seat":
        return b(class_=["named", colour])[part.text]
    return b(".titled")[part.text] if part.sort in {"card", "place"} and part.which >= 0 else part.text
