"""Tables as data: written in names, so that they are read in any process, and refused in sentences."""

from __future__ import annotations

import json
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from tests.kernel.plain import Plain, plain
from tests.kernel.tiny import GAME
from tests.kernel.tiny.hill import Hill

from timescoop.kernel import (
    PILE,
    BadDeal,
    BadNotation,
    Field,
    Spec,
    Table,
    TimescoopError,
    Zone,
    each_seat,
    fill,
    open_window,
    question,
    register_rules,
    step,
    table_class,
    to_data,
    written_as,
)
from timescoop.testkit import LawBroken, Walk, check_game, follow, random_walk

NODES = ["root", "leaf", "twig"]


def act(table: Plain, *numbers: int) -> None:
    table.done.append(str(numbers))


def offer(_table: Plain, _me: int, *_args: int) -> list[int]:
    return [0]


def then(table: Plain, *numbers: int) -> None:
    act(table, *numbers)


GROW = question("plain/grow", "PLN-10", offer, then)
SHED = step("plain/shed", "PLN-11", act)
register_rules(globals())
for name in ("plain/grow", "plain/shed"):
    written_as(name, (1, NODES.__getitem__, NODES.index))
written_as(f"{__name__}.act", (0, NODES.__getitem__, NODES.index))


def written(table: Plain) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(to_data(table)))
    return data


def read(data: dict[str, Any]) -> Plain:
    table = Plain()
    fill(table, data)
    return table


def busy() -> Plain:
    table = plain(2, [0, 1, 2])
    table.do(act, 1)
    table.ask(GROW, 0, 2)
    table.announce(SHED, 0, 1)
    table.do(open_window, GROW, 1, 2)
    table.agenda += table.todo
    table.todo.clear()
    table.asked = [(GROW, (1, 1))]
    table.pending = [(SHED, (0, 2)), (-1, ())]
    return table


def test_what_depends_on_the_order_of_loading_is_written_by_name() -> None:
    data = written(busy())
    assert data["agenda"] == [
        [f"{__name__}.act", ["leaf"]],
        ["timescoop.kernel.agenda.put", ["plain/grow", 0, "twig"]],
        ["timescoop.kernel.agenda.face", ["plain/shed", 0, "leaf"]],
        ["timescoop.kernel.window.open_window", ["plain/grow", 1, "twig"]],
    ]
    assert data["asked"] == [["plain/grow", [1, "leaf"]]]
    assert data["pending"] == [["plain/shed", [0, "twig"]], ["", []]]


def test_it_is_read_back_as_it_was() -> None:
    table = busy()
    back = read(written(table))
    assert (back.agenda, back.asked, back.pending) == (table.agenda, table.asked, table.pending)


def test_lists_tuples_and_dicts_of_a_game_are_told_apart() -> None:
    table = plain(2, [0])
    value: Any = [(1, 2), [3, (4,)], {5: (6, [7])}, {"tuple": [8]}, None, "text", ()]
    table.done = value
    assert read(written(table)).done == value


def test_the_order_of_what_is_held_and_tied_is_kept() -> None:
    table = plain(2, [0, 1, 2])
    table.holder = {2: 0, 0: 1}
    table.host = {1: 0, 0: 2}
    back = read(written(table))
    assert list(back.holder) == [2, 0]
    assert list(back.host) == [1, 0]


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("agenda", [["timescoop.nowhere.rule", []]]),
        ("asked", [["plain/unheard-of", [0]]]),
        ("pending", [["plain/unheard-of", []]]),
        ("ears", [["plain/unheard-of", [1]]]),
        ("kind", 3),
        ("seed", "not hex"),
        ("own", {}),
        ("agenda", [["timescoop.kernel.agenda.put", []]]),
    ],
)
def test_a_table_of_another_version_is_refused_in_a_sentence(part: str, value: object) -> None:
    with pytest.raises(BadNotation, match="a saved table of another version"):
        read(written(busy()) | {part: value})


def test_a_table_without_a_part_is_refused_in_a_sentence() -> None:
    for part in written(busy()).keys() - {
        "deal",
        "stock",
    }:  # the deal is for the game to read; older tables have no stock
        data = written(busy())
        del data[part]
        with pytest.raises(BadNotation, match=f"does not know '{part}'"):
            read(data)


def test_a_saved_table_is_read_in_another_process_that_loaded_other_rooms_first() -> None:
    walk = Walk(GAME, 3, 5, "hill")
    for _ in range(40):
        walk.step(walk.table.waiting()[0], walk.table.options(walk.table.waiting()[0])[-1])
    text = json.dumps(to_data(walk.table))
    code = (
        "import json, sys; sys.path.insert(0, '.'); import tests.kernel.test_agenda;"
        "from tests.kernel.tiny import GAME;"
        "from timescoop.kernel import to_data; print(json.dumps(to_data(GAME.load(json.loads(sys.stdin.read())))))"
    )
    told = subprocess.run([sys.executable, "-c", code], input=text, capture_output=True, check=True, text=True)
    assert told.stdout.strip() == text


# ---- the door of a game


def dealt(**named: Any) -> Hill:
    table = GAME.deal(**{"seats": 3, "seed": b"", **named})
    assert isinstance(table, Hill)
    return table


def test_the_first_edition_and_the_first_value_are_the_default() -> None:
    table = dealt()
    assert (table.edition, table.passing, table.kept) == ("hill", 1, None)
    assert dealt(options={"baskets": "no"}).passing == 0
    assert dealt(edition="beach", facts=True).kept != []


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ({"edition": "sea"}, "kites has no edition 'sea'; the editions are hill, beach"),
        ({"seats": 7}, "kites hill is for 2 to 6 seats, not 7"),
        ({"seats": 4, "edition": "beach"}, "kites beach is for 2 to 3 seats, not 4"),
        ({"options": {"wind": "east"}}, "hill has no option 'wind'; the options are baskets"),
        ({"options": {"baskets": "some"}}, r"option 'baskets' cannot be 'some'; it can be yes, no \(KITE-PASS-01\)"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_in_a_sentence(named: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadDeal, match=sentence) as caught:
        dealt(**named)
    assert isinstance(caught.value, TimescoopError)


def test_a_position_of_the_small_game_is_written_and_read() -> None:
    names = ["Ada", "Bo", "Cleo"]
    for table, _, _ in random_walk(GAME, 3, 11):
        assert isinstance(table, Hill)
        if table.picks or table.polling or table.pending or table.launched >= 0:
            continue
        document = json.loads(json.dumps(GAME.write(table, names)))
        back, seats = GAME.read(document)
        assert seats == names
        assert not GAME.problems(back)


def test_a_position_with_cards_that_are_not_there_is_refused() -> None:
    document = {"discards": ["Box"] * 7, "players": {"Ada": {}, "Bo": {}}, "turn": "Ada"}
    with pytest.raises(BadNotation, match="there is no 'Box' left; the cards are Box, Delta"):
        GAME.read(document)


# ---- the tools for tests


def test_a_walk_of_numbers_is_followed() -> None:
    table = dealt()
    assert follow(table, []).agenda == table.agenda
    assert follow(table, [0] * 2000).over()


def test_a_broken_law_says_where() -> None:
    old = GAME.problems
    GAME.problems = lambda _table: ["the hill is flat"]
    try:
        with pytest.raises(
            LawBroken, match=r"the game's own invariants hold \(kites hill, 2 seats, seed 3, decision 0\)"
        ):
            check_game(GAME, 2, 3)
    finally:
        GAME.problems = old


LATE = Spec(
    zones=[Zone("deck", PILE)],
    fields=[Field("deal", holds="object"), Field("loans", {}, holds="dict[int, int]", added=True)],
)


def test_a_field_added_later_leaves_data_as_it_was_and_each_table_has_its_own() -> None:
    made: Any = table_class(LATE, Table, "tests.kernel.late")
    table = made()
    table.lay_out(2, [0, 0], b"")
    table.start()
    table.furnish()
    table.deal = SimpleNamespace(edition="first", options={})
    assert "loans" not in to_data(table)["own"]
    one, other = made(), made()
    fill(one, to_data(table))
    fill(other, to_data(table))
    one.loans[1] = 2
    assert other.loans == made.ADDED["loans"] == {}
    one.deal = table.deal
    assert "loans" in to_data(one)["own"]


def test_a_field_added_later_has_one_value_for_all_seats() -> None:
    with pytest.raises(AssertionError, match="loans: a value for each seat"):
        Field("loans", each_seat(0), added=True)
