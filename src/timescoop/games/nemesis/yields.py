"""What the cards of a hand would bring if they were played now: so many tokens for each of something."""

from __future__ import annotations

from functools import cache
from typing import Final

from timescoop.games.nemesis.phrases import BOOK
from timescoop.games.nemesis.pool import PLAY, Pool
from timescoop.games.nemesis.sources import source
from timescoop.games.nemesis.table import Nemesis
from timescoop.language import parts, phrase_of, value

POWER: Final = "gain {INT} Power"
PLOT: Final = "gain {INT} Plot"
assert all(any(line == each.partition(": ")[2] for each in BOOK.by_key()) for line in (POWER, PLOT)), (
    "no card says that"
)

Yield = tuple[str, int, int]  # the deed, what is counted, how much for each


@cache
def yields(pool: Pool) -> dict[int, tuple[Yield, ...]]:
    """Kind -> what it brings when it is played, if that is tokens for each of something."""
    found: dict[int, tuple[Yield, ...]] = {}
    for kind in range(pool.count):
        for nth in pool.numbered(kind, PLAY):
            node = pool.sentences[kind][nth][1]
            if phrase_of(node) == "for each {thing}, {course}":
                thing, deed = parts(node)
                if phrase_of(deed) in (POWER, PLOT):
                    found[kind] = (*found.get(kind, ()), (phrase_of(deed), thing, parts(deed)[0]))
    return found


def in_hand(table: Nemesis, me: int, eyes: int, deed: str) -> int:
    """How many tokens of a sort a seat's hand would bring now, as far as another may know: nobody else does."""
    if me != eyes:
        return 0
    total, brings = 0, yields(table.pool)
    for copy in table.hand(me):
        for what, thing, each in brings.get(table.kind[copy], ()):
            if what == deed:
                total += each * value(table, thing, me, source(copy))
    return total
