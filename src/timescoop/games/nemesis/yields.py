"""What cards of a hand would gain if played now, if they gain tokens for each of something."""

from __future__ import annotations

from functools import lru_cache

from timescoop.games.nemesis.attributes import GAIN
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.pool import PLAY, Pool
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOTHING
from timescoop.language import for_each, function_of, parts, value

Yield = tuple[int, int, int]  # POWER or PLOT, what is counted, how much for each


@lru_cache(maxsize=64)
def yields(pool: Pool) -> dict[int, tuple[Yield, ...]]:
    """For each kind that gains tokens for each of something when played: those gains."""
    found: dict[int, tuple[Yield, ...]] = {}
    for kind in range(pool.count):
        for nth in pool.numbered(kind, PLAY):
            node = pool.sentences[kind][nth][1]
            if function_of(node) is for_each:
                thing, deed = parts(node)
                if GAIN.of(deed) != NOTHING:
                    found[kind] = (*found.get(kind, ()), (GAIN.of(deed), thing, parts(deed)[0]))
    return found


def in_hand(table: Nemesis, me: int, viewer: int, gain: int) -> int:
    """The tokens of a type that a seat's hand would gain now; 0 for other viewers, who don't know the hand."""
    if me != viewer:
        return 0
    total, brings = 0, yields(table.pool)
    for copy in table.hand(me):
        for what, thing, each in brings.get(table.kind[copy], ()):
            if what == gain:
                total += each * value(table, thing, me, CONTEXT.of(copy))
    return total
