"""Keys of positions and columns of card files: what is declared is read, written, named and refused."""

from types import SimpleNamespace
from typing import Any

import pytest

from timescoop.kernel import (
    FLAG,
    SEAT_NAME,
    TEXT,
    BadNotation,
    Column,
    Form,
    Key,
    Rows,
    Sheet,
    amount,
    part_list,
    whole,
)

INNER = Form(
    Key("name", SEAT_NAME, get=lambda _, each: each[0], missing="who?"),
    Key("marks", amount(0, 5), 0, get=lambda _, each: each[1], rare=True),
    short=True,
)
OUTER = Form(
    Key("points", amount(), 0, field="points"),
    Key("hidden", FLAG, default=False),
    Key("rows", part_list(INNER), (), get=lambda table, seat: table.rows[seat]),
)
NAMES = ["Ann", "Bob"]


def sheet() -> Sheet:
    table = SimpleNamespace(points=[3, 4], rows=[[(1, 0), (0, 2)], []])
    return Sheet(NAMES, SimpleNamespace(name=[]), table)


def test_what_is_written_is_read_again() -> None:
    written = OUTER.write(sheet(), 0)
    assert written == {"points": 3, "rows": ["Bob", {"name": "Ann", "marks": 2}]}
    said = OUTER.read(sheet(), written, ())
    assert [(each.name, each.marks) for each in said.rows] == [(1, 0), (0, 2)]
    assert (said.points, said.hidden) == (3, False)


def test_only_keys_with_a_field_are_put_on_a_table() -> None:
    to = sheet()
    OUTER.put(to.table, 1, OUTER.read(to, {"points": 9, "hidden": True}, ()))
    assert to.table.points == [3, 9]
    assert not hasattr(to.table, "hidden")


def test_the_names_of_parts_within_are_known_too() -> None:
    assert [form.names for form in OUTER.with_inner()] == [("points", "hidden", "rows"), ("name", "marks")]


@pytest.mark.parametrize(
    ("value", "path", "wrong"),
    [
        ({"point": 1}, ("point",), "there is no 'point' here, only points, hidden, rows"),
        ({"hidden": 1}, ("hidden",), "true or false is expected, not 1"),
        ({"rows": [{"marks": 1}]}, ("rows", 0, "name"), "`name` is missing: who?"),
        ({"rows": ["Cid"]}, ("rows", 0, "name"), "nobody is called 'Cid'; the players are Ann, Bob"),
        ({"rows": [{"name": "ann", "marks": 6}]}, ("rows", 0, "marks"), "a number from 0 to 5 is expected, not 6"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(value: Any, path: tuple[Any, ...], wrong: str) -> None:
    with pytest.raises(BadNotation) as refused:
        OUTER.read(sheet(), value, ())
    assert (refused.value.path, refused.value.wrong) == (path, wrong)


CARDS = Rows(
    "card",
    Column("name", TEXT),
    Column("type"),
    Column("strength", whole(0, 9), of=("enemy",)),
    Column("text", TEXT, of=(), may=("enemy", "ally")),
    Column("clause", plain=True, of=(), may=("enemy",)),
    types=("enemy", "ally"),
)
HELD = {"name": "judged R1", "type": "judged R1"}


@pytest.mark.parametrize(
    ("row", "faults"),
    [
        ({"name": "K-9", "type": "ally", "warrants": HELD}, []),
        ({"name": "Yeti", "type": "enemy", "strength": 1, "warrants": HELD}, ["a warrant is missing for `strength`"]),
        (
            {"name": "Yeti", "type": "enemy", "clause": "X", "warrants": {**HELD, "strength": "judged R1"}},
            ["`strength` is missing, which an enemy has"],
        ),
        (
            {"name": "K-9", "type": "ally", "strength": 1, "warrants": HELD},
            ["there is no field of an ally 'strength', only name, type, text, warrants"],
        ),
        (
            {"name": "K-9", "type": "alley", "warrants": HELD},
            ["there is no type of card 'alley'; did you mean 'ally'?"],
        ),
        ({"name": " ", "type": "ally", "warrants": HELD}, ["a text is expected, not ' '"]),
        ("K-9", ["a card is expected, with name, type, not 'K-9'"]),
    ],
)
def test_a_row_has_the_columns_of_its_type(row: Any, faults: list[str]) -> None:
    document = {"reasons": {"R1": "ours"}}
    assert [fault.wrong for fault in CARDS.faults([row], ("cards",), document)] == faults
