"""The participants of a Conflict and their Strength."""

from __future__ import annotations

from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY


def fighters(table: Nemesis) -> list[int]:
    """NEM-CONFLICT-04: the seats with a Minion at the Location, from the one that initiated."""
    seats = [(table.starter + turn) % table.seats for turn in range(table.seats)]
    return [seat for seat in seats if table.minions(seat, table.fight)]


def parts_of(table: Nemesis, seat: int) -> list[tuple[str, int, int]]:
    """NEM-CONFLICT-22: the parts of a Base Strength, as (label, value, kind or -1); nothing else counts (-23)."""
    side = table.pool.side_kind + table.sides[seat]
    parts = [("nemesis", table.strength_of_nemesis(seat), side)]
    for copy in table.minions(seat, table.fight):
        parts.append(("minion", table.pool.strength[table.kind[copy]], table.kind[copy]))
        for upgrade in table.upgrades(copy):
            parts.append(("upgrade", table.pool.strength[table.kind[upgrade]], table.kind[upgrade]))
        lent = table.strength_lent(copy)
        if lent:
            parts.append(("lent", lent, table.kind[copy]))
    if table.gained[seat]:
        parts.append(("gained", table.gained[seat], NOBODY))
    if table.committed[seat]:
        parts.append(("committed", strength_per_power(table, seat) * table.committed[seat], NOBODY))
    return parts


def strength_per_power(table: Nemesis, seat: int) -> int:
    """NEM-CONFLICT-12: the Strength for each Power that a seat commits."""
    return 1 + (table.doubled >> seat & 1)


def base(table: Nemesis, seat: int) -> int:
    """NEM-CONFLICT-22: the Base Strength of a seat."""
    return sum([value for _, value, _ in parts_of(table, seat)])


def hero_total(table: Nemesis) -> int:
    """NEM-HERO-01: the Strength of all Heroes at the Location, with what their rules have gained."""
    return table.hero_gain + sum([table.strength(copy) for copy in table.heroes(table.fight)])
