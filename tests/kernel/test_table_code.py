"""The class that the build writes from a spec: what it holds, where its zones are, and that it is up to date."""

from pathlib import Path
from types import SimpleNamespace
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
    table.start()
    table.furnish()
    table.deal = object()
    assert (table.points, table.lines, table.reason) == ([7, 7], ((), ()), "")
    new = table.copy()
    new.points[0], new.marks[3] = 1, 1
    assert (table.points, table.marks) == ([7, 7], {})
    assert new.deal is table.deal
    assert new.lines is table.lines
    assert new.zones == table.zones


def test_a_copy_of_a_table_with_rules_has_the_rules() -> None:
    fields = written(SPEC)

    class Ruled(fields):  # type: ignore[valid-type, misc]  # the class is written by the test
        __slots__ = ()

    table = Ruled()
    table.lay_out(2, [0, 0], b"")
    table.start()
    table.furnish()
    table.deal = SimpleNamespace(edition="first", options={"length": "short"})
    assert type(table.copy()) is Ruled
    assert table.about() == {"edition": "first", "seats": 2, "options": {"length": "short"}}


def test_what_belongs_to_the_deal_is_not_saved() -> None:
    fields = written(SPEC)
    assert fields.OWN == ("late", "lines", "marks", "points", "reason")
    assert fields.ADDED == {"late": 0}


def test_a_field_whose_type_nothing_tells_is_refused() -> None:
    with pytest.raises(ValueError, match="the type of this field cannot be told"):
        Field("idle", ())


FOUND = Spec(
    zones=[
        Zone("box", PILE),
        Zone("hand", HAND, SEAT, find="hand_of"),
        Zone("prize", OPEN, SEAT, find="prize_of"),
        Zone("place", OPEN, "place", count="2", find="place_of"),
    ],
    fields=[
        Field("owners", holds="tuple[int, ...]", given=True),
        Field("noted", code="[]", holds="list[int]", saved=False),
    ],
)


def test_a_table_finds_in_which_zone_of_a_row_a_card_lies() -> None:
    table = written(FOUND)()
    table.lay_out(2, [0, 0, 0, 0], b"")
    table.start()
    table.furnish((0, 0, 1, 1))
    for copy, zone in enumerate((table.hand_zone(1), table.prize_zone(0), table.place_zone(1))):
        table.move(copy, zone)
    assert [table.hand_of(copy) for copy in range(4)] == [1, -1, -1, -1]
    assert [table.prize_of(copy) for copy in range(4)] == [-1, 0, -1, -1]
    assert [table.place_of(copy) for copy in range(4)] == [-1, -1, 1, -1]
    assert table.owners == (0, 0, 1, 1)


def test_what_is_derived_begins_with_the_table_is_shared_by_copies_and_not_saved() -> None:
    table = written(FOUND)()
    table.lay_out(2, [0], b"")
    table.start()
    table.furnish((0,))
    noted, new = table.noted, written(FOUND)()
    table.copy_fields_into(new)
    assert (table.OWN, new.noted is noted) == (("owners",), True)
    table.start()
    assert table.noted is not noted


def test_rows_that_alternate_find_nothing() -> None:
    rows = [Zone("attack", PLACE, "place"), Zone("defence", PLACE, "place", find="defended")]
    with pytest.raises(AssertionError, match="rows that alternate find nothing"):
        Spec([Zone("box", PILE), *rows], [])
