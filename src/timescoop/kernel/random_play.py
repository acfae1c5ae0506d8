"""Random playouts; they are in this package so that mypyc compiles them with the engine."""

from __future__ import annotations

from timescoop.kernel.dice import cheap, mix
from timescoop.kernel.table import Table


def playout(table: Table, luck: int) -> tuple[int, int]:
    """Play a table to its end at random, in place.

    Returns:
        The number of decisions, and a checksum of all options and answers.
    """
    count = 0
    check = 0
    luck = mix(luck)
    while table.won < 0:
        seat = table.waiting()[0]
        offered = table.options(seat)
        luck = cheap(luck)
        answer = offered[(luck >> 8) % len(offered)]
        table.give(seat, answer)
        table.run()
        count += 1
        check = (check * 31 + answer + len(offered)) & 0xFFFFFFF
    return count, check
