"""Other worlds that a seat can't tell from this one: all or some of what it doesn't know is dealt again."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import ANY, HAND, NOTHING, OPEN, PILE, SEED_BYTES, Table, deal_anew
from timescoop.testkit.walks import Luck

HANDFUL: Final = 6  # so few cards may well lie in another world as they do in this one


def twin_of(table: Table, seat: int, luck: Luck) -> Table:
    """Another world: unknown cards dealt again, or two of them changed about; at times the luck to come, too.

    The seat that is asked often holds what it held, so that it can give the same answers.
    """
    twin = swapped(table, seat, luck) if luck.chance(0.4) else None
    if twin is None:
        asked = sum([1 << each for each in table.waiting()])
        twin = deal_anew(table, seat, luck.number(), asked if luck.chance(0.5) else 0)
    if luck.chance(0.5) and table.seed:
        twin.seed, twin.luck = luck.number().to_bytes(SEED_BYTES, "little"), b""
    if luck.chance(0.25):
        others_forget(twin, seat)
    return twin


def in_the_dark(table: Table, seat: int) -> bool:
    """Whether a seat does not know more than a handful of cards of one stock, nor are they all of one kind."""
    unknown: dict[int, list[int]] = {}
    for copy, zone in enumerate(table.zone):
        if table.sort[zone] != OPEN and not table.knows(seat, copy):
            unknown.setdefault(table.stock[zone], []).append(table.kind[copy])
    return any(len(kinds) > HANDFUL and len(set(kinds)) > 1 for kinds in unknown.values())


def others_forget(table: Table, seat: int) -> None:
    """What others know of hands and piles, but for what all know, and by their place, is no business of the seat."""
    for copy, zone in enumerate(table.zone):
        if table.knows(table.seats, copy):
            continue
        if table.sort[zone] == HAND:
            table.known[copy] &= 1 << seat | 1 << table.owner[zone]
        elif table.sort[zone] == PILE:
            table.known[copy] &= 1 << seat


def swapped(table: Table, seat: int, luck: Luck) -> Table | None:
    """The same table but for two cards that the seat does not know, often of one zone; None if they must stay."""
    hidden = [copy for copy, zone in enumerate(table.zone) if table.sort[zone] != OPEN and not table.knows(seat, copy)]
    if len(hidden) < 2 or table.picks:  # noqa: PLR2004 - it takes two
        return None
    one = luck.of(hidden)
    hidden = [copy for copy in hidden if table.stock[table.zone[copy]] == table.stock[table.zone[one]]]
    beside = [copy for copy in hidden if table.zone[copy] == table.zone[one]]
    other = luck.of(beside if luck.chance(0.5) else hidden)
    twin = table.copy()
    twin.forget_others(seat)
    twin.offered_to, twin.stale = NOTHING, 1
    twin.kind[one], twin.kind[other] = twin.kind[other], twin.kind[one]
    twin.mark[one], twin.mark[other] = twin.mark[other], twin.mark[one]
    sound = fits(twin, one) and fits(twin, other) and seals_hold(twin)
    twin.offered_to = NOTHING
    return twin if sound else None


def fits(table: Table, copy: int) -> bool:
    """Whether what is publicly claimed of a card, and of those it lies with, is true."""
    claim, zone, kind = table.claim[copy], table.zone[copy], table.kind[copy]
    if claim != ANY and not table.fits[claim][kind]:
        return False
    bond = table.bonds[zone]
    return bond == ANY or all(table.pairs[bond][kind][table.kind[each]] for each in table.zones[zone] if each != copy)


def seals_hold(table: Table) -> bool:
    """True if every sealed answer of a poll could have been given."""
    sealed = [seat for seat, option in enumerate(table.sealed) if option != NOTHING]
    return all(table.sealed[seat] in table.options(seat) for seat in sealed)
