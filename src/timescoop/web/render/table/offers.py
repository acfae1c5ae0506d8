"""What would come of cards to choose from, where that takes a sentence: beside the question, before one chooses."""

from htpy import Node

from timescoop.web.render.card_faces import CHIP_LETTERS
from timescoop.web.render.scene import Scene
from timescoop.web.render.tags import b, li, ul
from timescoop.wording import _, with_outcome


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
