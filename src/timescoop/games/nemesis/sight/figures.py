"""The current Strength and traits of Characters in play, named as in the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import FigureRow


def figures(table: Nemesis, names: Sequence[str]) -> list[FigureRow]:
    """NEM-AMB-17, NEM-TRAIT-09: Strength with Upgrades, and traits with those that are lent, of each Character in play.

    Returns:
        For each its `name`, the player `by` whom it is controlled, its `strength` and its `traits`.
    """
    pool = table.pool
    return [
        {
            "name": pool.name[table.kind[copy]],
            "by": names[seat],
            "strength": table.strength(copy),
            "traits": [trait for trait, bit in pool.traits_by_name.items() if table.traits_of(copy) & bit],
        }
        for copy, seat in table.holder.items()
        if table.is_character(copy)
    ]
