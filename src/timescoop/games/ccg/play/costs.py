"""What a card costs to play, and what is left of a turn's points."""

from __future__ import annotations

from timescoop.games.ccg.pool import BANG, PLOT, WHOSE_OPPOSING, WHOSE_YOURS
from timescoop.games.ccg.table import BUDGET, Ccg
from timescoop.language import suits


def printed_cost(table: Ccg, that: int) -> int:
    """CCG-BANG-03: the Cost on a card; a Bang! or Plot counts as 0."""
    kind = table.kind_of(that)
    return 0 if table.pool.type[kind] in (BANG, PLOT) else table.pool.cost[kind]


def cost_of(table: Ccg, me: int, kind: int) -> int:
    """CCG-COST-05, CCG-AMB-15: what a seat pays for a card: all changes add up, never below 0."""
    if table.pool.type[kind] in (BANG, PLOT) or me == table.deal.ruled:
        return 0  # CCG-COST-03, CCG-SOLO-13
    if table.stale:
        table.bonus_of(0)  # so that the rates are those of the table as it is
    total = table.pool.cost[kind]
    for amount, node, whose, payer, this, likely in table.granted.rates:
        if not likely[kind] or (whose == WHOSE_YOURS and me != payer) or (whose == WHOSE_OPPOSING and me == payer):
            continue
        if suits(table, node, payer, this, -1 - kind):
            total += amount
    return max(total, 0)


def affordable(table: Ccg, me: int, kind: int, less: int = 0) -> bool:
    """CCG-COST-01: whether what is left of the six points is enough."""
    return table.spent + max(cost_of(table, me, kind) - less, 0) <= BUDGET
