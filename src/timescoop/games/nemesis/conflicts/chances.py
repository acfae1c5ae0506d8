"""Estimates for bots: the probable winner of a Conflict, who is thwarted, and what winning gains."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.attributes import GAIN
from timescoop.games.nemesis.conflicts.results import may_displace
from timescoop.games.nemesis.conflicts.strength import base, fighters, hero_total
from timescoop.games.nemesis.table import DIE, Nemesis, concerns
from timescoop.kernel import NOBODY, NOTHING
from timescoop.language import parts

HALF: Final = 2  # of what a seat holds it is taken to commit, as long as that is secret

Chance = tuple[float, float]  # to win, and to be thwarted


def committed(table: Nemesis, seat: int, viewer: int) -> int:
    """NEM-CONFLICT-08: the Power that a seat has committed, or the expected amount as far as `viewer` can tell."""
    if not table.polling or not any([args[0] == seat for _, args in table.asked]):
        return table.committed[seat]
    block = table.deal.book.amount
    if seat == viewer and table.sealed[seat] in block:
        return block.target(table.sealed[seat])
    return (table.power[seat] + 1) // HALF


def chances(strengths: list[int], heroes: int) -> list[Chance]:
    """NEM-HERO-05, NEM-CONFLICT-25: for each side of a Conflict how likely it wins, and how likely it is thwarted.

    Args:
        strengths: Base Strengths.
        heroes: The Strength of the Heroes, or -1 if there are none.
    """
    out = []
    for me, mine in enumerate(strengths):
        wins = stays = 0.0
        for die in range(1, DIE + 1):
            total = mine + die
            if total <= heroes:
                continue
            below = level = 1.0
            for other, theirs in enumerate(strengths):
                if other != me:
                    less = total - 1 - theirs
                    below *= max(0, min(DIE, less)) / DIE
                    level *= max(0, min(DIE, less + 1)) / DIE
            wins += below / DIE
            stays += level / DIE
        out.append((wins, 1.0 - stays))
    return out


def outlook(table: Nemesis, viewer: int) -> dict[int, Chance]:
    """NEM-CONFLICT-24: the chances of each side in the current Conflict."""
    seats = fighters(table)
    strengths = []
    for seat in seats:
        unseen = committed(table, seat, viewer) - table.committed[seat]
        strengths.append(base(table, seat) + unseen * (1 + (table.doubled >> seat & 1)))
    heroes = hero_total(table) if table.heroes(table.fight) else NOBODY
    return dict(zip(seats, chances(strengths, heroes), strict=True))


def spoils(table: Nemesis, seat: int) -> tuple[float, float]:
    """NEM-TRIGGER-09: the Power and the Plot that a seat's rules gain if it wins the current Conflict."""
    won = [0.0, 0.0]
    beaten = [copy for copy in table.at(table.fight) if table.is_character(copy)]
    beaten = [copy for copy in beaten if table.is_hero(copy) or table.holder[copy] != seat]
    displaced = may_displace(table, seat)
    add_heard(table, seat, facts.WON_CONFLICT, NOBODY, won)
    for copy in beaten:
        if displaced:
            won[0] += 1
            add_heard(table, seat, facts.DISPLACED, copy, won)
        elif table.is_type(copy, table.pool.doctor):
            add_heard(table, seat, facts.CAPTURED, copy, won)
        else:
            add_heard(table, seat, facts.THWARTED, copy, won)
    return won[0], won[1]


def add_heard(table: Nemesis, seat: int, fact: int, copy: int, won: list[float]) -> None:
    """Add the Power and Plot that a seat's Ongoing rules gain when this fact occurs."""
    copies = () if copy == NOBODY else (copy,)
    for listener in table.ears.get(fact, ()):
        if table.controller(listener) == seat:
            for trigger in table.pool.hears[table.kind[listener]]:
                gain = GAIN.of(trigger[5])
                if (
                    trigger[0] == fact
                    and gain != NOTHING
                    and concerns(table, listener, trigger, seat, (table.fight,), copies)
                ):
                    won[gain] += parts(trigger[5])[0]
