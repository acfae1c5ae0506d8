"""The outcomes of cards and places that can be chosen, as sentences to read before choosing."""

from collections.abc import Iterator

from htpy import Node

from timescoop.kernel import Face, PlaceView, places_in
from timescoop.web.render.card_faces import CHIP_LETTERS
from timescoop.web.render.scene import Scene
from timescoop.web.render.tags import b, li, span, ul
from timescoop.wording import _, in_own_words, line_in_own_words, told_in_english, with_outcome


def offers_told(scene: Scene) -> Node:
    """A line for each card offered that lies nowhere in sight and whose outcome is too long for the card itself."""
    told = [
        (how["kind"], scene.outcome(option)) for option in scene.free if (how := scene.how(option)) and "kind" in how
    ]
    told = [(kind, outcome) for kind, outcome in told if len(outcome) > CHIP_LETTERS]
    if not told:
        return None
    return ul(".offers", tabindex="0", aria_label=_("What each choice does"))[
        (li[b(".titled")[scene.faces[kind]["name"]], with_outcome("", outcome)] for kind, outcome in told)
    ]


def card_lines(face: Face, ident: str) -> Node:
    """What an offered card says line by line, its own rule first: the page's script shows it once it is chosen."""
    if not face.get("lines"):
        return None
    rule, english = in_own_words(face["text"])
    return ul(".lines-of", id=ident, hidden=True)[
        li[b(**told_in_english())[face["subtitle"]], ": ", span(**english)[rule]] if rule else None,
        (li(**attributes)[words] for words, attributes in map(line_in_own_words, face["lines"])),
    ]


def place_lines_told(scene: Scene) -> Node:
    """What each place says that can be chosen for its lines; phones have no room for them on the places."""
    faces = [scene.faces[place["card"]["kind"]] for place in places_with_lines(scene)]
    return ul(".offers.of-places")[map(place_line, faces)] if faces else None


def place_line(face: Face) -> Node:
    """A place's name, and its lines one after the other."""
    lines = map(line_in_own_words, face.get("lines", ()))
    told = (["; " if nth else None, span(**english)[words]] for nth, (words, english) in enumerate(lines))
    return li[b(".titled")[face["name"]], ": ", told]


def places_with_lines(scene: Scene) -> Iterator[PlaceView]:
    """The places that can be chosen for what they say."""
    if not any("lines" in how for how in scene.view["lit"].values()):
        return
    for seat in scene.view["seats"]:
        for place in (place for zone in seat["zones"] for place in places_in(zone)):
            if any("lines" in (scene.how(option) or ()) for option in place["options"]):
                yield place
