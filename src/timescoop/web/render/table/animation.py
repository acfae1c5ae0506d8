"""Animation between two scenes: only the parts of the table that changed, one update an event."""

from collections.abc import Iterable, Iterator

from htpy import Node
from markupsafe import Markup

from timescoop.web.render.markup import markup_of, pieces_of
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.arena import latest
from timescoop.web.render.table.bar import turn_part
from timescoop.web.render.table.dock import own_zones
from timescoop.web.render.table.lanes import has_lanes, lanes
from timescoop.web.render.table.match_log import log_line
from timescoop.web.render.table.places import piles
from timescoop.web.render.table.seats import seat_section
from timescoop.web.render.table.stage import stage_area
from timescoop.web.render.tags import partial


def animation_frames(scenes: Iterable[Scene]) -> Iterator[list[str]]:
    """Each still in pieces of HTML that replace what stands on the page; the first brings all that may move.

    Args:
        scenes: Pictures of the table, in which nothing can be answered; the log of each holds its new lines alone.
    """
    shown: dict[str, Markup] = {}
    for scene in scenes:
        parts = {ident: markup_of(part) for ident, part in moving(scene)}
        changed = [part(f"#{ident}", html) for ident, html in parts.items() if shown.get(ident) != html]
        lines = [log_line(scene, line) for line in reversed(scene.log)]
        yield pieces_of([changed, part("#log .story", lines, "afterbegin")])
        shown = parts


def moving(scene: Scene) -> Iterator[tuple[str, Node]]:
    """The parts of the table by their ids."""
    yield "turn", turn_part(scene)
    yield "piles", piles(scene)
    for seat in scene.view["seats"]:
        yield f"seat-{seat['seat']}", seat_section(scene, seat)
    if has_lanes(scene):
        yield "lanes", lanes(scene)
    yield "fray", stage_area(scene)
    yield "latest", latest(scene)
    yield "own", own_zones(scene)


def part(target: str, html: Node, swap: str = "outerMorph") -> Node:
    """A part of the page that goes where it says."""
    return partial(hx_target=target, hx_swap=swap)[html]
