"""Playing a Support: shown, carried out sentence by sentence, then discarded or kept face up in the Reserve."""

from __future__ import annotations

from timescoop.games.invasion import facts
from timescoop.games.invasion.actions import can_afford, forbidden, pay_costs
from timescoop.games.invasion.built.fields import PLAYED
from timescoop.games.invasion.context import CONTEXT, IN_HAND
from timescoop.games.invasion.losses import take_support
from timescoop.games.invasion.occasions import occur_in_line
from timescoop.games.invasion.pool import SUPPORT
from timescoop.games.invasion.reasons import AFTER_LOSS, FORBIDDEN, LEFT_TO_PEOPLE, NEEDS_PLACE, OPEN, TOO_POOR
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import register_rules
from timescoop.language import obstacle, open_by_hand, perform


def supports_to_play(table: Invasion, me: int, kinds: list[int]) -> list[int]:
    """INV-AMB-70: the Supports in your hand whose text can be carried out, and that are not for a lost defence."""
    types = table.pool.type
    return [kind for kind in kinds if types[kind] == SUPPORT and is_playable(table, me, kind)]


def redraws_to_play(table: Invasion, me: int, kinds: list[int]) -> list[int]:
    """INV-AMB-04: cards that a Support surely draws count for the floor, so such a one may be played from any hand."""
    return [kind for kind in kinds if table.pool.redraws[kind] and is_playable(table, me, kind)]


def is_playable(table: Invasion, me: int, kind: int) -> bool:
    """INV-SUP-01: a Support that is an action, all of whose text can be done now."""
    return not support_bar(table, me, kind)


def support_bar(table: Invasion, me: int, kind: int) -> str:
    """INV-SUP-01: why a Support cannot be played as an action now, the floor apart."""
    pool = table.pool
    if pool.retrieves[kind]:
        return AFTER_LOSS
    if pool.by_hand[kind] and table.hands_off:
        return LEFT_TO_PEOPLE
    if pool.stays[kind] and pool.uses_place[kind] and table.reserve_places(me) < 1:
        return NEEDS_PLACE
    if forbidden(table, me, kind) or not can_afford(table, me, (kind,)):
        return FORBIDDEN if forbidden(table, me, kind) else TOO_POOR
    for deed in pool.deeds[kind]:
        bar = obstacle(table, deed, me, IN_HAND)
        if bar:
            return bar
    return OPEN


def play_support(table: Invasion, me: int, kind: int) -> None:
    """INV-SUP-01: you do what the card says."""
    pay_costs(table, me, (kind,))
    copy = take_support(table, me, kind)
    table.say(facts.PLAYED_SUPPORT, me, (), (copy,))
    if table.pool.by_hand[kind]:
        table.do(open_by_hand, me, copy)
    for deed in table.pool.deeds[kind]:
        table.do(perform, deed, me, CONTEXT.of(copy))
    table.do(put_away, me, copy)
    if table.pool.hearing:
        table.do(hear_of_support, me, copy)


def hear_of_support(table: Invasion, me: int, copy: int) -> None:
    """INV-AMB-159: other texts hear that a Support has been played, those of its player first, then clockwise."""
    occur_in_line(table, table.pool.on_my_support, me, but=copy)
    for step in range(1, table.seats):
        occur_in_line(table, table.pool.on_their_support, (me + step) % table.seats)


def put_away(table: Invasion, me: int, copy: int) -> None:
    """INV-SUP-03: it is discarded after use, unless it stays in play face up in your Reserve (INV-SUP-04)."""
    if table.zone[copy] != PLAYED:
        return  # its own text has discarded it, and a reshuffle may have taken it on
    if table.pool.stays[table.kind[copy]]:
        table.move(copy, table.reserve_zone(me))
        table.say(facts.STAYED, me, (), (copy,))
    else:
        table.discard(copy)


register_rules(globals())
