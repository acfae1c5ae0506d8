"""A chart of win chances over a game: a line per seat, a point per choice.

What is drawn is placed by shares of the width and height, so that points and words stay as large on a small screen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from htpy import Element, Node, a, div, p, span

from timescoop.bots import Judged
from timescoop.web.render.review.verdict_text import label, percent
from timescoop.wording import _

SHARES: Final = (0, 25, 50, 75, 100)
SMALL, LARGE, REACH = 3.5, 5, 12  # pixels: a point, one that cost something, and how far off it can be touched


@dataclass(frozen=True)
class Curve:
    """What one seat could expect.

    Args:
        name: Of the seat.
        colour: The class that gives its colour.
        found: Its choices, in order.
        hrefs: Where each of them leads.
        end: What it had in the end, from 0 to 1.
    """

    name: str
    colour: str
    found: Sequence[Judged]
    hrefs: Sequence[str]
    end: float


def chart(curves: Sequence[Curve], answers: int) -> Node:
    """The chart, with whose lines they are.

    Args:
        curves: Of the seats.
        answers: How many the game has.
    """
    return div(".chart")[
        Element("svg")(".plot", role="group", aria_labelledby="chances")[
            Element("svg")(viewBox="0 0 100 100", preserveAspectRatio="none", width="100%", height="100%")[
                (Element("path")(".grid", d=f"M0 {share}H100") for share in SHARES),
                (way(each, answers) for each in curves),
            ],
            (
                Element("text")(x="-8", y=f"{100 - share}%", dy=".35em", text_anchor="end")[str(share)]
                for share in SHARES
            ),
            Element("text")(x="0", y="100%", dy="1.9em")[_("the deal")],
            Element("text")(x="100%", y="100%", dy="1.9em", text_anchor="end")[_("the end")],
            (reaches(each, answers) for each in curves),
            (points_of(each, answers) for each in curves),
        ],
        p(".legend")[(span(class_=each.colour)[each.name] for each in curves)],
    ]


def across(judged: Judged, answers: int) -> float:
    """How far to the right a choice is drawn, from 0 to 100."""
    return 100 * judged.said.done / max(1, answers)


def down(chance: float) -> float:
    """How far down a chance is drawn, from 0 to 100."""
    return 100 * (1 - min(1.0, max(0.0, chance)))


def way(curve: Curve, answers: int) -> Node:
    """What a seat could expect: a step at each of its choices."""
    if not curve.found:
        return None
    steps = [f"{across(each, answers):.2f} {down(each.could):.1f}V{down(each.chance):.1f}" for each in curve.found]
    return Element("path")(class_=["seat-line", curve.colour], d=f"M{'L'.join(steps)}L100 {down(curve.end):.1f}")


def reaches(curve: Curve, answers: int) -> Node:
    """Unseen rounds about the points, below all of them, so that a finger need not be small."""
    return [
        a(href=href, tabindex="-1", aria_hidden="true")[dot(each, answers, REACH, "reach")]
        for each, href in zip(curve.found, curve.hrefs, strict=True)
    ]


def points_of(curve: Curve, answers: int) -> Node:
    """A point for each choice: its chance, and the way to its moment."""
    return Element("g")(class_=["seat-points", curve.colour])[
        (point(curve, each, href, answers) for each, href in zip(curve.found, curve.hrefs, strict=True))
    ]


def point(curve: Curve, judged: Judged, href: str, answers: int) -> Node:
    """One choice; the keyboard goes by the list instead."""
    told = _("{name}, {label}: {chance}").format(name=curve.name, label=label(judged), chance=percent(judged.chance))
    return a(href=href, aria_label=told, tabindex="-1")[
        dot(judged, answers, LARGE if judged.costly else SMALL, "point", Element("title")[told])
    ]


def dot(judged: Judged, answers: int, radius: float, kind: str, inside: Node = None) -> Node:
    """A round at the chance of a choice."""
    return Element("circle")(
        f".{kind}", cx=f"{across(judged, answers):.2f}%", cy=f"{down(judged.chance):.1f}%", r=str(radius)
    )[inside]
