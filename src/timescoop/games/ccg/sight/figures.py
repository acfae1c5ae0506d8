"""The current figures of Characters in play, named as in the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.games.ccg.pool import CHARACTERS, QUALITIES
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import FigureRow


def figures(table: Ccg, names: Sequence[str]) -> list[FigureRow]:
    """CCG-AMB-15, -19: the Qualities and Traits of every Character in play, with everything that adds to them.

    Returns:
        For each its `name`, the player `by` whom it is controlled, `brains`, `brawn`, `bravery`, its `traits` by name,
        and the `amounts` of those.
    """
    pool = table.pool
    out: list[FigureRow] = []
    for copy, seat in table.holder.items():
        if not table.is_type(copy, CHARACTERS):
            continue
        row: FigureRow = {"name": pool.name[table.kind[copy]], "by": names[seat]}
        row |= {pool.stats[quality].lower(): table.stat(copy, quality) for quality in range(QUALITIES)}
        found = {pool.stats[stat]: table.stat(copy, stat) for stat in range(QUALITIES, pool.slots)}
        amounts = {trait: amount for trait, amount in found.items() if amount}
        out.append(row | {"traits": list(amounts), "amounts": amounts})
    return out
