"""The observation of a declared table: the planes that follow from its zones and fields."""

from __future__ import annotations

from typing import Any, Final

from timescoop.kernel.cards import HAND
from timescoop.kernel.planes import (
    FACE_UP,
    FACES,
    ZONES,
    Observation,
    Plane,
    of_hands,
    of_picks,
    of_question,
    padded,
)
from timescoop.kernel.ranges import SEATS, YES_OR_NO, category, up_to
from timescoop.kernel.spec import Each, Field, Spec
from timescoop.kernel.table import Table

ARGUMENTS: Final = 3  # of a question
PICKS: Final = 8


def observation_of(spec: Spec) -> Observation:
    """The observation: the open question, all fields that are shown, and the cards that the seat knows."""
    return Observation(
        [
            Plane(
                "table",
                (5,),
                heading,
                "seat, seats, turn (a seat), turn number, over",
                ranges=[category(SEATS, more=1), up_to(SEATS), category(SEATS), up_to(), YES_OR_NO],
            ),
            of_question(ARGUMENTS),
            of_picks(PICKS),
            *[plane_of(field) for field in spec.fields if field.shown],
            of_hands(lambda table, owner: in_hands(table, spec, owner)),
            ZONES,
            FACE_UP,
            FACES,
            Plane("scores", (SEATS,), lambda table, _: padded(table.scores, table.seats), "scores, once it is over"),
        ]
    )


def in_hands(table: Table, spec: Spec, seat: int) -> list[int]:
    """The copies in the hands of a seat."""
    zones = spec.numbered(table.seats)
    hands = [number for number, (zone, owner) in enumerate(zones) if owner == seat and zone.sort == HAND]
    return [copy for number in hands for copy in table.zones[number]]


def heading(table: Any, seat: int) -> list[int]:
    """The observing seat, and the seat whose turn it is."""
    return [seat, table.seats, table.turn, table.turn_number, int(table.over())]


def plane_of(field: Field) -> Plane:
    """The numbers of one field."""
    name = field.name.replace("_", " ")
    if isinstance(field.start, Each):
        return Plane(name, (SEATS,), lambda table, _: [int(each) for each in getattr(table, field.name)], field.about)
    return Plane(name, (1,), lambda table, _: [int(getattr(table, field.name))], field.about)
