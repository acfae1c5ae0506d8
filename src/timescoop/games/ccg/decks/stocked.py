"""The cards for building decks, with the values of their search filters."""

from __future__ import annotations

from timescoop.games.ccg.decks.parts import DRAW, PLOTS, SPACETIMES
from timescoop.games.ccg.decks.parts import GOAL as FIRST_GOAL
from timescoop.games.ccg.decks.rules import LINE
from timescoop.games.ccg.pool import GOAL, NONE, PLOT, SPACETIME, TYPES, Pool
from timescoop.kernel import CardRow, Stocked


def stock_of(pool: Pool) -> list[Stocked]:
    """CCG-DECK-01: every card of a pool; by itself it goes to the draw deck, a Plot to the side-hand (CCG-DECK-03)."""
    return [
        Stocked(
            pool.name[kind],
            kind,
            PLOTS if pool.type[kind] == PLOT else DRAW,
            {
                "type": (TYPES[pool.type[kind]],),
                "trait": tuple(name for name in pool.traits if name in (row.get("traits") or {})),
                "era": eras_of(pool, kind),
            },
            pool.cost[kind],
            text_in(row),
            first_of(pool, kind),
        )
        for kind, row in enumerate(pool.rows)
    ]


def first_of(pool: Pool, kind: int) -> tuple[str, int]:
    """CCG-SETUP-01, CCG-SETUP-09: the first Spacetime cards make the line, and the first Goal is placed first."""
    if pool.type[kind] == SPACETIME:
        return SPACETIMES, LINE
    return (FIRST_GOAL, 1) if pool.type[kind] == GOAL else ("", 0)


def eras_of(pool: Pool, kind: int) -> tuple[str, ...]:
    """CCG-NATIVITY-08: the era of a Spacetime card, or all eras that a Character's Nativity names."""
    found = {pool.era[kind]} if pool.era[kind] != NONE else set()
    for _, first, last in pool.nativities[kind]:
        if first != NONE:
            found |= set(range(first, last + 1))
    return tuple([name for era, name in enumerate(pool.eras) if era in found])


def text_in(row: CardRow) -> str:
    """The text of a card as one piece."""
    text = row.get("text") or ""
    return text if isinstance(text, str) else " ".join([str(part) for part in text])
