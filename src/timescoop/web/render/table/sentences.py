"""Sentences of a page with their names marked: seats in their colours, cards and places by their titles."""

from functools import lru_cache

from htpy import Node
from markupsafe import Markup

from timescoop.web.render.markup import markup_of
from timescoop.web.render.scene import Scene
from timescoop.web.render.tags import b
from timescoop.wording import Part, Parts


def marked_sentence(scene: Scene, parts: Parts) -> Markup:
    """A sentence with its names marked."""
    return marked(tuple(parts), tuple([scene.own(part.which) if part.sort == "seat" else "" for part in parts]))


@lru_cache(maxsize=4096)
def marked(parts: tuple[Part, ...], colours: tuple[str, ...]) -> Markup:
    """A sentence with its names marked, made once for everybody who is told the same."""
    return markup_of([named(part, colour) for part, colour in zip(parts, colours, strict=True)])


def named(part: Part, colour: str) -> Node:
    """A piece of a sentence: a name in its owner's colour, a card's or place's name, or words; not a long list."""
    if part.sort == "seat":
        return b(class_=["named", colour])[part.text]
    if part.sort == "many":
        return None
    return b(".titled")[part.text] if part.sort in {"card", "place"} and part.which >= 0 else part.text
