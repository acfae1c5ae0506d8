"""Requirements as progress bars: solid for what is there, paler for what could still come."""

from collections.abc import Sequence

from htpy import Node

from timescoop.kernel import Need, NeedSum
from timescoop.web.render.page_frame import slug, visually_hidden
from timescoop.web.render.scene import Scene
from timescoop.web.render.tags import b, li, p, rect, small, span, svg, ul
from timescoop.wording import _, in_own_words, sum_words

WIDE = 100


def requirements_of(scene: Scene, entries: Sequence[Need], *, every: bool = False) -> Node:
    """What the cards at a place require, each with the nearest way to it, or with every way."""
    if not entries:
        return None
    return ul(".needs", aria_label=_("What is required"))[(requirement(scene, entry, every=every) for entry in entries)]


def requirement(scene: Scene, entry: Need, *, every: bool) -> Node:
    """One card and one side: whose it is, and the sums."""
    card, what = scene.faces[entry["kind"]]["name"], scene.texts.label(entry["key"])
    ways = entry["ways"] if every else [nearest(entry["ways"])]
    more = len(entry["ways"]) > len(ways)
    return li(class_=["need", f"need-{slug(entry['key'])}", scene.own(entry["seat"])])[
        p(".need-of")[b[card], " ", span[what], " · ", small(".named")[scene.names[entry["seat"]]]],
        (
            [
                p(".either", aria_hidden="true")[_("or")] if nth else None,
                ul(aria_label=_("or") if nth else None)[(bar(each) for each in way)],
            ]
            for nth, way in enumerate(ways)
        ),
        small(".either")[_("or as the card says")] if more else None,
    ]


def nearest(ways: Sequence[Sequence[NeedSum]]) -> Sequence[NeedSum]:
    """The way of which most is there already; the first of those that are equally near."""
    return max(ways, key=lambda way: sum(min(each["have"] / each["of"], 1) for each in way) / len(way))


def bar(each: NeedSum) -> Node:
    """One sum: its words, its figures, and how full it is."""
    have, least, later = each["have"], each["of"], each["later"]
    words, english = in_own_words(each["words"])
    full = min(WIDE * have // least, WIDE)
    return li(class_=["sum-of", {"met": have >= least}])[
        visually_hidden(sum_words(each)),
        span(".words", aria_hidden="true", **english)[words],
        span(".figures", aria_hidden="true")[b[str(have)], f" / {least}"],
        svg(".fill", viewBox=f"0 0 {WIDE} 4", preserveAspectRatio="none", aria_hidden="true")[
            rect(".later", width=str(min(WIDE * later // least, WIDE)), height="4") if later > have else None,
            rect(".have", width=str(full), height="4") if full else None,
        ],
    ]
