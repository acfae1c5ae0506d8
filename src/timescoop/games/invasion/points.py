"""Time Points: taking them from the supply, and from other players if a rule says so."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.reasons import HAS_NO_POINTS, NOT_FROM_YOU, OPEN
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import question, register_rules


def gain(table: Invasion, me: int, count: int) -> None:
    """INV-AMB-20: take Time Points from the supply; a shortfall is lost, unless the `tp_shortage` option says not."""
    gain_with_shortage(table, me, count, facts.GAINED)


def gain_for_discards(table: Invasion, me: int, count: int) -> None:
    """INV-TP-03: a Time Point for each card put on the discard pile, as far as the supply can pay (INV-AMB-20)."""
    gain_with_shortage(table, me, count, facts.TOOK_FOR_DISCARDS)


def gain_with_shortage(table: Invasion, me: int, count: int, fact: int, copies: tuple[int, ...] = ()) -> None:
    """INV-AMB-20: take what the supply can pay; other players pay a shortfall only if an option of the deal says so."""
    taken = take_from_supply(table, me, count, fact, copies)
    if taken < count and table.deal.shortage_always:
        table.do(take_the_rest, me, count - taken)


def gain_for_location(table: Invasion, me: int, count: int) -> None:
    """INV-LOC-04: take Time Points for a Location; what the supply can't pay, other players do."""
    taken = take_from_supply(table, me, count)
    if taken < count:
        table.do(take_the_rest, me, count - taken)


def earn_for(table: Invasion, me: int, count: int, copy: int) -> None:
    """INV-CONFLICT-04: a revealed card earns its player Time Points, as far as the supply can pay (INV-AMB-20)."""
    gain_with_shortage(table, me, count, facts.EARNED, (copy,))


def take_from_supply(
    table: Invasion, me: int, count: int, fact: int = facts.TOOK_POINTS, copies: tuple[int, ...] = ()
) -> int:
    """INV-SETUP-10: take what the supply has, at most that many, and say so; returns how many."""
    taken = min(count, table.supply())
    if taken:
        table.points[me] += taken
        table.say(fact, me, (taken,), copies)
    return taken


def take_the_rest(table: Invasion, me: int, count: int) -> None:
    """INV-AMB-21: one Time Point after another from players of your choice, as long as somebody has one."""
    if count and who_has_points(table, me, count):
        table.ask(TAKE_FROM, me, count)


def who_has_points(table: Invasion, me: int, _count: int) -> list[int]:
    """INV-LOC-04: the other players who have a Time Point."""
    payers = [seat for seat in range(table.seats) if not payer_bar(table, me, seat)]
    return table.deal.book.seat.options(payers)


def payer_bar(table: Invasion, me: int, seat: int) -> str:
    """INV-AMB-24: why a Time Point cannot be taken from a player."""
    if seat == me:
        return NOT_FROM_YOU
    return OPEN if table.points[seat] else HAS_NO_POINTS


def take_one(table: Invasion, me: int, count: int, option: int) -> None:
    """INV-LOC-04: a Time Point changes hands; you may choose somebody else for the next one."""
    take_from(table, me, table.deal.book.seat.target(option), 1)
    table.do(take_the_rest, me, count - 1)


def take_from(
    table: Invasion, me: int, rival: int, count: int, fact: int = facts.TOOK_POINTS_FROM, copies: tuple[int, ...] = ()
) -> None:
    """INV-AMB-24: take Time Points that another player has, at most that many, and say so."""
    taken = min(count, table.points[rival])
    if taken:
        table.points[rival] -= taken
        table.points[me] += taken
        table.say(fact, me, (rival, taken), copies)


def pay(table: Invasion, me: int, count: int) -> None:
    """INV-TP-05: Time Points that are paid go back to the supply."""
    assert table.points[me] >= count, "more Time Points are paid than there are"
    table.points[me] -= count


TAKE_FROM: Final = question("invasion/take_from", "INV-LOC-04", who_has_points, take_one)

register_rules(globals())
