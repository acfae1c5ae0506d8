"""A conflict that is going on, on a stage of its own: its place, both sides with their cards, and what they come to."""

from collections.abc import Mapping
from typing import Any

from htpy import Node, b, div, h2, header, li, p, section, span, ul

from timescoop.web.pages.faces import back, drawn, spoken
from timescoop.web.pages.frame import filled, hidden, slug
from timescoop.web.scene import Scene
from timescoop.wording import _

Held = Mapping[str, Any]


def fray(scene: Scene) -> Node:
    """Where the stage is put up; empty while there is no conflict."""
    return div("#fray")[stage(scene)]


def stage(scene: Scene) -> Node:
    """What fights where and how strongly, as far as everybody may know it."""
    shown = scene.view.get("stage")
    if not shown:
        return None
    where = scene.places.get(int(shown["place"]))
    sides = list(shown["sums"].items())
    return section("#stage", aria_label=scene.texts.label(str(shown["key"])))[
        header[
            h2[scene.texts.label(str(shown["key"]))],
            p(".where")[filled(_("at {place}"), place=b(".titled")[where[0]])] if where else None,
        ],
        div(".sums")[(side_of(scene, shown, side, total) for side, total in sides)],
    ]


def side_of(scene: Scene, shown: Held, side: str, total: int) -> Node:
    """One side: whose it is, its sum, and the cards it is made of."""
    seat = int(shown.get("attacker" if side == "attack" else "owner", -1))
    lines = [line for line in shown["lines"] if line["side"] == side]
    return div(class_=["side", f"side-{slug(side)}", scene.own(seat)])[
        p(".sum")[
            b(data_sum=str(total))[str(total)],
            span(".of")[
                scene.texts.label(side),
                span(".named")[scene.teller.seat(seat, start=True).text] if seat >= 0 else None,
            ],
        ],
        ul(".fighters")[(fighter(scene, line) for line in lines)] if lines else None,
    ]


def fighter(scene: Scene, line: Held) -> Node:
    """One card with what it adds, or strength of another kind."""
    kind, value = int(line.get("kind", -1)), int(line["value"])
    label = str(line["label"])
    if kind >= 0:
        face = scene.faces[kind]
        idle = scene.texts.label(label) if label == "idle" else ""
        return li(
            class_=["card", f"type-{slug(str(face['type']))}", {"idle": bool(idle)}], data_kind=kind, data_adds=value
        )[hidden(f"{spoken(scene, face)}{idle and ', ' + idle}."), drawn(scene, face, kind)]
    if label == "face-down":
        return li(".card.back")[hidden(_("A face-down card")), back()]
    return li(".more", data_adds=value)[span[scene.texts.label(label)], b[f"+{value}"]]
