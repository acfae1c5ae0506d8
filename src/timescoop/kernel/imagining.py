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
        sort = new.sort[zone]
        if sort == HAND:
            settle(new, cards, bit, 1 << new.owner[zone])
        elif sort == PLACE:
            assume(new, zone, cards, bit)
        elif sort == PILE:
            for copy in cards:
                new.known[copy] = known_by_all(new, copy) or new.known[copy] & bit
    refill(new, unknown_to(new, bit))
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
    refill(new, unknown_to(new, 1 << seat | keep))
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
    refill(table, unknown_to(table, table.everyone()))


def unknown_to(table: Table, bits: int) -> list[int]:
    """The sleeves of which none of these seats knows what is inside, zone by zone."""
    return [
        copy
        for zone, cards in enumerate(table.zones)
        if table.sort[zone] != OPEN
        for copy in cards
        if not table.known[copy] & bits
    ]


def known_by_all(table: Table, copy: int) -> int:
    """The bits of everybody if spectators know a card, else nothing: they are told what all are told, and no more."""
    return table.everyone() if table.known[copy] >> table.seats & 1 else 0


def settle(table: Table, cards: tuple[int, ...], bit: int, owner: int) -> None:
    """A hand has no order: what the seat knows of it comes first, by kind. Its owner knows it."""
    known: list[tuple[int, int, int]] = []
    blank: list[tuple[int, int, int]] = []
    for copy in cards:
        knows = table.known[copy] & bit
        mask = known_by_all(table, copy) or knows | owner
        (known if knows else blank).append((table.kind[copy], table.mark[copy], mask))
    known.sort()
    for copy, (kind, mark, mask) in zip(cards, known + blank, strict=True):
        table.kind[copy], table.mark[copy], table.known[copy] = kind, mark, mask


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


def refill(table: Table, blanks: list[int]) -> None:
    """Put the unknown insides into the unknown sleeves, each stock's into its own."""
    stocks = sorted({table.stock[table.zone[copy]] for copy in blanks})
    if len(stocks) == 1:
        refill_stock(table, blanks)
        return
    for stock in stocks:
        refill_stock(table, [copy for copy in blanks if table.stock[table.zone[copy]] == stock])


def refill_stock(table: Table, blanks: list[int]) -> None:
    """The insides of one stock, into those sleeves first that are bound by a claim or a bond."""
    pool = sorted([(table.kind[copy], table.mark[copy]) for copy in blanks])
    bound: list[int] = []
    free: list[int] = []
    for copy in blanks:
        (bound if table.claim[copy] != ANY or table.bonds[table.zone[copy]] != ANY else free).append(copy)
    if bound:
        bound.sort(key=lambda copy: tightness(table, copy))
        patience = PATIENCE
        while not place(table, bound, 0, pool, set(bound), [patience]):
            patience *= 2  # a bad start costs more to undo than to begin again with other luck
            assert patience < PUBLICLY_IMPOSSIBLE, "no cards fit what is publicly claimed"
    left = len(pool)
    for copy in free:
        at = table.roll(left)
        left -= 1
        table.kind[copy], table.mark[copy] = pool[at]
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
    could = [at for at, inside in enumerate(pool) if suits(table, copy, inside[0], waiting)]
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


def suits(table: Table, copy: int, kind: int, waiting: set[int]) -> bool:
    """Whether a kind fits a sleeve's claim and lies well with its neighbours."""
    claim = table.claim[copy]
    if claim != ANY and not table.fits[claim][kind]:
        return False
    zone = table.zone[copy]
    bond = table.bonds[zone]
    if bond == ANY:
        return True
    pairs = table.pairs[bond][kind]
    for other in table.zones[zone]:
        if other != copy and other not in waiting and not pairs[table.kind[other]]:
            return False
    return True


def unseal(table: Table, seat: int) -> None:
    """What the others have sealed is sealed again, from what they may answer in this table."""
    if table.polling:
        for other in range(table.seats):
            if other != seat and table.sealed[other] != NOTHING:
                offered = table.options(other)
                table.sealed[other] = offered[table.roll(len(offered))]
        table.offered_to = NOTHING
