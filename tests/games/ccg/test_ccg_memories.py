"""What a table of the card game remembers is what it would find out anew."""

from random import Random
from typing import Any

import pytest

from timescoop.games.ccg import GAME
from timescoop.games.ccg.memories import QueryCache

LOOKED_AT = 0.2  # the share of decisions


@pytest.mark.parametrize(("seats", "seed"), [(2, 7), (3, 11)])
def test_ccg_score_01_nothing_that_is_remembered_about_a_table_is_out_of_date(seats: int, seed: int) -> None:
    luck, looks = Random(seed), 0
    table: Any = GAME.deal(seats=seats, seed=bytes([seed]) * 32, edition="first")
    while not table.over():
        seat = luck.choice(table.waiting())
        before = GAME.view(table, seat)  # from here on it remembers
        assert before["seat"] == seat
        table.play(seat, luck.choice(table.options(seat)))
        if luck.random() < LOOKED_AT:
            remembered = GAME.view(table, seat)
            table.glance, table.steady, table.stale = QueryCache(), QueryCache(), 1
            assert GAME.view(table, seat) == remembered, table.turn
            looks += 1
    assert looks > 100
