"""Some table that a seat cannot tell from the real one."""

from __future__ import annotations

from typing import Final

from timescoop.kernel.books import NOTHING
from timescoop.kernel.cards import ANY, HAND, OPEN, PILE, PLACE
from timescoop.kernel.table import Table

Inside = tuple[int, int]


def imagine(table: Table, seat: int, luck: int) -> Table:
    """Deal again what a seat does not know: a function of what it knows and of `luck` alone.

    Sleeves, agenda and questions are public and stay; insides that the seat does not know are shuffled
    under the claims. The others are taken to know what the spectators know, for that was shown to all, and what
    their place gives them, and no more.

    Args:
        table: The real table, or an imagined one.
        seat: The seat that looks; `table.seats` is a spectator.
        luck: Any number; the same number imagines the same table.

    Returns:
        A new table on cheap luck that the seat's view cannot tell from the given one.
    """
    new = table.copy()
    new.kept, new.offered_to, new.stale = None, NOTHING, 1
    new.use_cheap_luck(luck)
    new.fixed = 0
    if new.polling or new.question_of(seat) == NOTHING:
        new.picks = ()
    new.forget_others(seat)
    bit = 1 << seat
    for zone, cards in enumerate(new.zones):
        if cards:
            sort = new.sort[zone]
            if sort == HAND:
                settle(new, cards, bit, 1 << new.owner[zone])
            elif sort == PLACE:
                assume(new, zone, cards, bit)
            elif sort == PILE:
                look_on(new, cards, bit)
    refill(new, bit)
    unseal(new, seat)
    return new


def deal_anew(table: Table, seat: int, luck: int, keep: int = 0) -> Table:
    """The same table, but for what a seat does not know: that is dealt again under the claims.

    Unlike an imagined table it keeps the luck to come, the facts, and who knows which sleeve. What is picked
    or sealed by others is taken back or sealed again.

    Args:
        table: The real table.
        seat: The seat that looks; `table.seats` is a spectator.
        luck: Any number.
        keep: Bits of other seats; what they know stays too.
    """
    new = table.copy()
    new.offered_to, new.stale = NOTHING, 1
    new.use_cheap_luck(luck)
    if new.polling or new.question_of(seat) == NOTHING:
        new.picks = ()
    new.forget_others(seat)
    refill(new, 1 << seat | keep)
    unseal(new, seat)
    new.seed, new.luck, new.drawn = table.seed, table.luck, table.drawn
    return new


def deal_unknown(table: Table, seed: bytes) -> None:
    """Deal again, in place, what nobody knows, under the claims; and all luck to come is new.

    What any seat knows, has picked or has sealed stays, and so do the facts.

    Args:
        table: The real table.
        seed: 32 bytes; from now on they are the luck of the table.
    """
    table.offered_to, table.stale = NOTHING, 1
    table.seed, table.luck, table.drawn = seed, b"", 0
    refill(table, table.everyone())


def known_by_all(table: Table, copy: int) -> int:
    """The bits of everybody if spectators know a card, else nothing: they are told what all are told, and no more."""
    return table.everyone() if table.known[copy] >> table.seats & 1 else 0


def settle(table: Table, cards: tuple[int, ...], bit: int, owner: int) -> None:
    """A hand has no order: what the seat knows of it comes first, by kind. Its owner knows it."""
    seen: list[tuple[int, int, int]] = []
    blank: list[tuple[int, int, int]] = []
    kind, mark, known = table.kind, table.mark, table.known
    watchers, everyone = 1 << table.seats, table.everyone()
    for copy in cards:
        knows = known[copy]
        mask = everyone if knows & watchers else knows & bit | owner
        (seen if knows & bit else blank).append((kind[copy], mark[copy], mask))
    seen.sort()
    for copy, inside in zip(cards, seen + blank, strict=True):
        kind[copy], mark[copy], known[copy] = inside


def assume(table: Table, zone: int, cards: tuple[int, ...], bit: int) -> None:
    """A card face down is known to the seat that has it there."""
    place_owner = table.owner[zone]
    for copy in cards:
        if not table.up[copy]:
            known = known_by_all(table, copy) or table.known[copy] & bit
            holder = table.holder.get(copy, place_owner)
            if holder >= 0:
                known |= (1 << holder) & ~bit  # the seat itself knows what it knows
            table.known[copy] = known


def look_on(table: Table, cards: tuple[int, ...], bit: int) -> None:
    """Of a pile the others know only what all were shown."""
    known, watchers, everyone = table.known, 1 << table.seats, table.everyone()
    for copy in cards:
        knows = known[copy]
        if knows:
            known[copy] = everyone if knows & watchers else knows & bit


def refill(table: Table, bits: int) -> None:
    """Put the insides that none of these seats knows into sleeves of which none knows the inside, stock by stock."""
    known, claim, sort, bonds = table.known, table.claim, table.sort, table.bonds
    blanks: dict[int, tuple[list[int], list[int]]] = {}  # stock -> free sleeves, those bound by a claim or a bond
    for zone, cards in enumerate(table.zones):
        if cards and sort[zone] != OPEN:
            unknown = [copy for copy in cards if not known[copy] & bits]
            free, bound = blanks.setdefault(table.stock[zone], ([], []))
            if bonds[zone] != ANY:
                bound += unknown
            elif sort[zone] == PLACE:
                bound += [copy for copy in unknown if claim[copy] != ANY]
                free += [copy for copy in unknown if claim[copy] == ANY]
            else:
                free += unknown  # a claim lies only on cards that all can follow
    for stock in sorted(blanks):
        free, bound = blanks[stock]
        refill_stock(table, free, bound)


def refill_stock(table: Table, free: list[int], bound: list[int]) -> None:
    """The insides of one stock, into those sleeves first that are bound by a claim or a bond."""
    kind, mark = table.kind, table.mark
    pool = sorted([(kind[copy], mark[copy]) for copy in free + bound])
    if bound:
        bound.sort(key=lambda copy: tightness(table, copy))
        patience = PATIENCE
        while not place(table, bound, 0, pool, set(bound), [patience]):
            patience *= 2  # a bad start costs more to undo than to begin again with other luck
            assert patience < PUBLICLY_IMPOSSIBLE, "no cards fit what is publicly claimed"
    left = len(pool)
    for copy, at in zip(free, table.roll_down(left), strict=True):
        left -= 1
        kind[copy], mark[copy] = pool[at]
        pool[at] = pool[left]


PATIENCE: Final = 200  # sleeves filled before a first attempt is given up
PUBLICLY_IMPOSSIBLE: Final = 1 << 20


def tightness(table: Table, copy: int) -> tuple[int, int, int, int]:
    """What is hard to fill comes first: a claim that few kinds fit, then many cards bound to one another."""
    zone = table.zone[copy]
    company = len(table.zones[zone]) if table.bonds[zone] != ANY else 1
    return sum(table.fits[table.claim[copy]]), -company, zone, copy


def place(table: Table, bound: list[int], nth: int, pool: list[Inside], waiting: set[int], patience: list[int]) -> bool:
    """Fill the bound sleeves from number `nth` on, each with a card that fits, going back where none does.

    `waiting` holds the sleeves of the list that are still empty; it is only asked, never gone through.
    `patience` holds one number, the sleeves that may still be filled before all is given up.
    """
    if nth == len(bound):
        return True
    patience[0] -= 1
    if patience[0] < 0:
        return False
    copy = bound[nth]
    could = suiting(table, copy, pool, waiting)
    waiting.discard(copy)
    while could:
        at = could[table.roll(len(could))]
        inside = pool.pop(at)
        table.kind[copy], table.mark[copy] = inside
        if place(table, bound, nth + 1, pool, waiting, patience):
            return True
        pool.insert(at, inside)
        could = [i for i in could if pool[i] != inside]
    waiting.add(copy)
    return False


def suiting(table: Table, copy: int, pool: list[Inside], waiting: set[int]) -> list[int]:
    """Which insides of a pool, by their numbers, fit a sleeve's claim and lie well with its neighbours."""
    claim, zone = table.claim[copy], table.zone[copy]
    bond = table.bonds[zone]
    could = list(range(len(pool)))
    if claim != ANY:
        fits = table.fits[claim]
        could = [at for at in could if fits[pool[at][0]]]
    if bond != ANY:
        pairs = table.pairs[bond]
        for other in table.zones[zone]:
            if other != copy and other not in waiting:
                there = table.kind[other]
                could = [at for at in could if pairs[pool[at][0]][there]]
    return could


def unseal(table: Table, seat: int) -> None:
    """What the others have sealed is sealed again, from what they may answer in this table."""
    if table.polling:
        for other in range(table.seats):
            if other != seat and table.sealed[other] != NOTHING:
                offered = table.options(other)
                table.sealed[other] = offered[table.roll(len(offered))]
        table.offered_to = NOTHING
