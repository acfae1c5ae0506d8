"""The class that the build writes from a spec: what it holds, where its zones are, and that it is up to date."""

from pathlib import Path
from typing import Any

import pytest

from timescoop.documents.build import spec_in, specs
from timescoop.kernel import (
    HAND,
    OPEN,
    PILE,
    PLACE,
    SEAT,
    Field,
    Spec,
    Table,
    Zone,
    each_seat,
    fields_source,
    table_class,
)


@pytest.mark.parametrize("path", list(specs()), ids=lambda path: path.parent.name)
def test_what_is_built_is_what_is_declared(path: Path) -> None:
    assert (path.parent / "built" / "fields.py").read_text("utf-8") == fields_source(spec_in(path)), "run `make`"


def written(spec: Spec) -> Any:
    """The class of a spec."""
    space: dict[str, Any] = {}
    exec(compile(fields_source(spec), "fields.py", "exec"), space)  # noqa: S102 - it is our own text
    return space["Fields"]


SPEC = Spec(
    zones=[
        Zone("deck", PILE),
        Zone("discards", OPEN),
        Zone("hand", HAND, SEAT, cards="hand", stock=1),
        Zone("prize", OPEN, SEAT),
        Zone("attack", PLACE, "place", count="3", cards="attack"),
        Zone("defence", PLACE, "place", count="3"),
    ],
    fields=[
        Field("deal", holds="object"),
        Field("points", each_seat(7)),
        Field("lines", each_seat((), "tuple[int, ...]", fixed=True)),
        Field("marks", {}, holds="dict[int, int]"),
        Field("reason", ""),
        Field("late", 0, added=True),
    ],
)


def test_a_class_can_be_made_at_once_and_extends_any_table() -> None:
    class Base(Table):
        __slots__ = ()

    made: Any = table_class(SPEC, Base, "somewhere")
    assert issubclass(made, Base)
    assert made.__module__ == "somewhere"
    assert made.OWN == written(SPEC).OWN
    table = made()
    table.lay_out(2, [0, 0], b"")
    table.start()
    table.furnish()
    assert table.hand_zone(1) == 3
    with pytest.raises(AttributeError):
        table.somewhere = 1


def test_zones_are_numbered_in_the_order_of_their_declaration() -> None:
    table = written(SPEC)()
    table.lay_out(2, [0, 0], b"")
    table.start()
    table.furnish()
    assert [table.hand_zone(seat) for seat in (0, 1)] == [2, 3]
    assert [table.prize_zone(seat) for seat in (0, 1)] == [4, 5]
    assert [(table.attack_zone(place), table.defence_zone(place)) for place in range(3)] == [(6, 7), (8, 9), (10, 11)]
    assert table.sort == (PILE, OPEN, HAND, HAND, OPEN, OPEN, *[PLACE] * 6)
    assert table.owner == (-1, -1, 0, 1, -1, -1, *[-1] * 6)
    assert table.stock == (0, 0, 1, 2, 0, 0, *[0] * 6)
    table.move(1, table.hand_zone(1))
    assert table.hand(1) == (1,)


def test_a_copy_shares_only_what_cannot_change() -> None:
    table = written(SPEC)()
    table.lay_out(2, [0, 0], b"")
    table.furnish()
    table.deal = object()
    assert (table.points, table.lines, table.reason) == ([7, 7], ((), ()), "")
    new = written(SPEC)()
    table.copy_fields_into(new)
    new.points[0], new.marks[3] = 1, 1
    assert (table.points, table.marks) == ([7, 7], {})
    assert new.deal is table.deal
    assert new.lines is table.lines


def test_what_belongs_to_the_deal_is_not_saved() -> None:
    fields = written(SPEC)
    assert fields.OWN == ("late", "lines", "marks", "points", "reason")
    assert fields.ADDED == {"late": 0}


def test_a_field_whose_type_nothing_tells_is_refused() -> None:
    with pytest.raises(ValueError, match="the type of this field cannot be told"):
        Field("idle", ())
