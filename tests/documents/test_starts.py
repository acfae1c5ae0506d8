"""A table as one line: exact at every question, and refused where it does not hang together."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import fingerprint, read_start, write_start
from timescoop.documents.starts import same_deal
from timescoop.kernel import BadNotation, Table, to_data
from timescoop.testkit import Luck, Walk

INVASION = GAMES["invasion"]


def walked(answers: int) -> Walk:
    """A random game after so many answers."""
    walk, luck = Walk(INVASION, 3, 4, "classic"), Luck(4)
    for _ in range(answers):
        seat = luck.of(walk.table.waiting())
        walk.step(seat, luck.of(walk.table.options(seat)))
    return walk


def data_of(table: Table) -> dict[str, Any]:
    """Everything but the luck and the facts."""
    return {key: value for key, value in to_data(table).items() if key not in {"seed", "kept"}}


@pytest.mark.parametrize("answers", range(0, 120, 13))
def test_a_table_is_read_back_to_the_last_bit_and_plays_on_alike(answers: int) -> None:
    table = walked(answers).table
    text = write_start(table)
    again = read_start(INVASION, text, table.seed)
    assert data_of(again) == data_of(table)
    luck = Luck(9)
    for _ in range(40):
        seat = luck.of(table.waiting())
        option = luck.of(table.options(seat))
        table.play(seat, option)
        again.play(seat, option)
    assert fingerprint(again) == fingerprint(table)
    assert "seed" not in json.loads(text)


def twice(data: dict[str, Any]) -> None:
    data["zones"][0].append(data["zones"][0][0])


def missing(data: dict[str, Any]) -> None:
    data["zones"][0].pop()


def elsewhere(data: dict[str, Any]) -> None:
    data["zone"][data["zones"][0][0]] = 1


def short(data: dict[str, Any]) -> None:
    data["mark"].pop()


def unsealed(data: dict[str, Any]) -> None:
    data["sealed"] = [-1] * 9


def unowned(data: dict[str, Any]) -> None:
    data["owner"].pop()


@pytest.mark.parametrize("spoil", [twice, missing, elsewhere, short, unsealed, unowned])
def test_a_table_whose_cards_are_not_each_in_one_place_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    table = walked(30).table
    data = json.loads(write_start(table))
    spoil(data)
    with pytest.raises(BadNotation, match="not each in one place"):
        read_start(INVASION, json.dumps(data), table.seed)


def test_a_table_goes_with_a_deal_of_the_same_options_seats_and_cards() -> None:
    table, dealt = walked(30).table, Walk(INVASION, 3, 99, "classic").table
    assert same_deal(INVASION, table, dealt)
    assert not same_deal(INVASION, table, Walk(INVASION, 4, 99, "classic").table)
    assert not same_deal(INVASION, table, Walk(INVASION, 3, 99, "2012").table)
    table.kind[0] = len(INVASION.faces(dealt))
    assert not same_deal(INVASION, table, dealt)
