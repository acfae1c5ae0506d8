"""Triggers: card texts that act by themselves as cards are revealed, in conflicts, and as turns start and end.

A kind of moment at which texts may act is an occasion; the pool has the statements of each card for each occasion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import NOBODY, NOWHERE, register_rules, written_as
from timescoop.language import Context, applies, perform, read_node, write_node

Texts = list[tuple[int, ...]]  # by kind: the statements of its text for one occasion
EITHER: Final = 0  # all statements
AT_ONCE: Final = 1  # those that can be carried out in the middle of a conflict
AFTERWARDS: Final = 2  # INV-AMB-191: those that wait until it is over


def occur(table: Invasion, texts: Texts, seat: int, copy: int, place: int = NOWHERE, when: int = EITHER) -> None:
    """INV-AMB-126: queue what a card's text does on an occasion, for its player."""
    if not table.pool.hearing:
        return
    for statement in texts[table.kind[copy]]:
        if when == EITHER or (statement in table.pool.waiting) == (when == AFTERWARDS):
            table.do(act_on, statement, seat, CONTEXT.of(copy, here=place))


def act_on(table: Invasion, statement: int, me: int, this: Context) -> None:
    """INV-AMB-126: tell everybody which card acts, and carry out its text; do nothing if its `if` isn't true."""
    if applies(table, statement, me, this):
        table.say(facts.ACTED, me, (), (CONTEXT.card(this),))
        table.do(perform, statement, me, this)


def occur_at(table: Invasion, texts: Texts, place: int, when: int) -> None:
    """INV-AMB-126: the Location's text comes first, then the Defenders', then the Enemies'."""
    if not table.pool.hearing:
        return
    owner, rival = table.place_seat[place], table.attacker(place)
    occur(table, texts, owner, table.place_card[place], place, when)
    for copy in table.defence(place):
        occur(table, texts, owner, copy, place, when)
    if rival != NOBODY:
        for copy in table.enemies(place):
            occur(table, texts, rival, copy, place, when)


def occur_of(table: Invasion, seat: int, fallen: Sequence[int], place: int) -> None:
    """INV-AMB-189: the texts of cards that a conflict has discarded, for the player they fought for."""
    for copy in fallen:
        occur(table, table.pool.on_fall, seat, copy, place)


def occur_in_line(table: Invasion, texts: Texts, seat: int, but: int = NOBODY, when: int = EITHER) -> None:
    """INV-AMB-127: the texts of your Locations in the order of your line, then of what stays in your Reserve.

    `but` is a card that does not act.
    """
    if not table.pool.hearing:
        return
    for place in table.lines[seat]:
        if table.place_card[place] != but:
            occur(table, texts, seat, table.place_card[place], place, when)
    for copy in table.reserve(seat):
        if table.up[copy] and copy != but:
            occur(table, texts, seat, copy, NOWHERE, when)


def occur_after(table: Invasion, winner: int, loser: int, when: int) -> None:
    """INV-AMB-151: queue the texts that act when their player wins or loses a conflict."""
    if winner != NOBODY:
        occur_in_line(table, table.pool.on_win, winner, NOBODY, when)
    if loser != NOBODY:
        occur_in_line(table, table.pool.on_loss, loser, NOBODY, when)


written_as("timescoop.games.invasion.occasions.act_on", (0, write_node, read_node))

register_rules(globals())
