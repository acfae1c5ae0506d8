"""The band in the middle: piles; a conflict, cards that are being played or chosen from; and what has just happened."""

from htpy import Node

from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Line, Scene
from timescoop.web.render.table.dock import is_asked, is_busy, offered
from timescoop.web.render.table.lanes import has_lanes, lanes
from timescoop.web.render.table.places import piles
from timescoop.web.render.table.sentences import marked_sentence
from timescoop.web.render.table.stage import stage_area
from timescoop.web.render.table.standings import since_last_turn, standings
from timescoop.web.render.tags import div, h2, li, ol, p, section
from timescoop.wording import _

RECENT = 4  # lines of the log that stand on the table


def arena(scene: Scene) -> Node:
    """Piles to the left, what goes on in the middle, what has just happened to the right."""
    marks = {"fight": bool(scene.view["stage"]), "with-lanes": has_lanes(scene)}
    return section("#arena", class_=marks, aria_label=_("Middle of the table"))[
        piles(scene),
        div(".middle")[
            stage_area(scene),
            offered(scene) if is_asked(scene) and scene.base else None,
            None if is_busy(scene) else standings(scene),
        ],
        lately(scene),
        lanes(scene) if has_lanes(scene) else None,
    ]


def lately(scene: Scene) -> Node:
    """The newest lines, the latest last; while a film runs, `latest` alone changes."""
    return section("#lately", aria_label=_("Just now"))[
        since_last_turn(scene) if scene.view["prompt"] else None, recent(scene, tuple(scene.log[-RECENT:]))
    ]


@cached(lambda scene, _lines: scene.me)
def recent(scene: Scene, lines: tuple[Line, ...]) -> Node:
    """The newest lines of the log."""
    return [
        h2(aria_hidden="true")[_("Just now")] if lines else None,
        ol[(li[marked_sentence(scene, line.parts)] for line in lines[:-1])],
        newest(scene, lines[-1] if lines else None),
    ]


def latest(scene: Scene) -> Node:
    """The newest sentence, which a film of what others did changes step by step."""
    return newest(scene, scene.log[-1] if scene.log else None)


def newest(scene: Scene, line: Line | None) -> Node:
    """One sentence, as the newest."""
    return p("#latest")[marked_sentence(scene, line.parts) if line else None]
