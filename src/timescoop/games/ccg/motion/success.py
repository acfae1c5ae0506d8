"""Whether an attempt would succeed now, for bots and for the opponent's deck in solitaire."""

from __future__ import annotations

from timescoop.games.ccg.motion.attempts import able, label_of, meets
from timescoop.games.ccg.table import Ccg


def could_score(table: Ccg, seat: int, copy: int, place: int) -> bool:
    """CCG-AMB-35: whether a seat would meet a Goal's requirement with everybody who can attempt it now."""
    label = label_of(table, seat, copy)
    team = able(table, seat, place, label)
    if not team:
        return False
    before = table.attempt, table.team
    table.attempt, table.team = (seat, copy, label), tuple(team)
    met = meets(table, seat, copy, label)
    table.attempt, table.team = before
    return met
