"""Determinization: a random table that a seat can't tell from the real one."""

from __future__ import annotations

from itertools import compress
from typing import Final

from timescoop.kernel.books import NOTHING
from timescoop.kernel.cards import ANY, HAND, OPEN, PILE, PLACE
from timescoop.kernel.dice import cheap_deal
from timescoop.kernel.table import Table


def imagine(table: Table, seat: int, luck: int) -> Table:
    """Deal again what a seat doesn't know; the result depends only on what it knows and on `luck`.

    Sleeves, agenda and questions are public and stay. Contents that the seat doesn't know are shuffled
    under the claims. Other seats are assumed to know only what spectators know, which everybody was shown, and what
    their own zones show them.

    Args:
        table: The real table, or an imagined one.
        seat: The seat that looks; `table.seats` is a spectator.
        luck: Any number; the same number gives the same table.

    Returns:
        A new table with the same view for the seat, and with a fast random generator.
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
    """The same table, with everything that a seat doesn't know dealt again under the claims.

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
    """Deal again, in place, what nobody knows, under the claims; all later random numbers are new, too.

    Everything that any seat knows, has picked or has sealed stays, and so do the facts.

    Args:
        table: The real table.
        seed: 32 bytes, the new seed of the table.
    """
    table.offered_to, table.stale = NOTHING, 1
    table.seed, table.luck, table.drawn = seed, b"", 0
    refill(table, table.everyone())


def known_by_all(table: Table, copy: int) -> int:
    """The bits of everybody if spectators know a card, else 0: spectators are shown only what everybody is."""
    return table.everyone() if table.known[copy] >> table.seats & 1 else 0


def settle(table: Table, cards: tuple[int, ...], bit: int, owner: int) -> None:
    """Sort a hand, whose order means nothing: first the cards that the seat knows, by kind. Its owner knows all."""
    known, watchers = table.known, 1 << table.seats
    told = bit | watchers
    for copy in cards:
        if known[copy] & told:
            break
    else:  # of most hands of others a seat knows nothing
        for copy in cards:
            known[copy] = owner
        return
    seen: list[tuple[int, int, int]] = []
    blank: list[tuple[int, int, int]] = []
    kind, mark, everyone = table.kind, table.mark, table.everyone()
    for copy in cards:
        knows = known[copy]
        mask = everyone if knows & watchers else knows & bit | owner
        (seen if knows & bit else blank).append((kind[copy], mark[copy], mask))
    seen.sort()
    for copy, inside in zip(cards, seen + blank, strict=True):
        kind[copy], mark[copy], known[copy] = inside


def assume(table: Table, zone: int, cards: tuple[int, ...], bit: int) -> None:
    """Let a seat know a face-down card in its own zone."""
    place_owner = table.owner[zone]
    up = table.up
    for copy in cards:
        if not up[copy]:
            known = known_by_all(table, copy) or table.known[copy] & bit
            holder = table.holder.get(copy, place_owner)
            if holder >= 0:
                known |= (1 << holder) & ~bit  # the seat itself knows what it knows
            table.known[copy] = known


def look_on(table: Table, cards: tuple[int, ...], bit: int) -> None:
    """Let other seats know only those cards of a pile that everybody was shown."""
    known = table.known
    if any(map(known.__getitem__, cards)):
        watchers, everyone = 1 << table.seats, table.everyone()
        for copy in cards:
            knows = known[copy]
            if knows:
                known[copy] = everyone if knows & watchers else knows & bit


def refill(table: Table, bits: int) -> None:
    """Shuffle the contents that none of these seats knows among their sleeves, stock by stock."""
    known, claim, sort, bonds, stock = table.known, table.claim, table.sort, table.bonds, table.stock
    blanks: dict[int, tuple[list[int], list[int]]] = {}  # stock -> free sleeves, those bound by a claim or a bond
    for zone, cards in enumerate(table.zones):
        if not cards or sort[zone] == OPEN:
            continue
        unknown = [copy for copy in cards if not known[copy] & bits]
        if not unknown:
            continue
        if stock[zone] not in blanks:
            blanks[stock[zone]] = ([], [])
        free, bound = blanks[stock[zone]]
        if bonds[zone] != ANY:
            bound += unknown
        elif sort[zone] == PLACE:
            bound += [copy for copy in unknown if claim[copy] != ANY]
            free += [copy for copy in unknown if claim[copy] == ANY]
        else:
            free += unknown  # a claim lies only on cards that all can follow
    for number in sorted(blanks):
        free, bound = blanks[number]
        refill_stock(table, free, bound)


def refill_stock(table: Table, free: list[int], bound: list[int]) -> None:
    """Fill the sleeves of one stock, beginning with those bound by a claim or a bond.

    A content is one number here: the kind, followed by the bits of the mark if any card bears one.
    """
    kind, mark, every = table.kind, table.mark, free + bound
    shift = MARK_BITS if any(map(mark.__getitem__, every)) else 0
    pool = sorted([kind[copy] << shift | mark[copy] for copy in every] if shift else [kind[copy] for copy in every])
    if bound:
        pool = BoundSleeves(table, bound, pool, shift).fill()
    deal_out(table, pool, free)
    if shift:
        for copy in free:
            inside = kind[copy]
            kind[copy], mark[copy] = inside >> shift, inside & MARKS


def deal_out(table: Table, pool: list[int], free: list[int]) -> None:
    """Put the numbers of a list, which ends up empty, into sleeves in random order."""
    kind, left = table.kind, len(pool)
    if not table.seed:
        table.drawn = cheap_deal(table.drawn, pool, kind, free)
        return
    for copy, at in zip(free, table.roll_down(left), strict=True):
        left -= 1
        kind[copy] = pool[at]
        pool[at] = pool[left]


MARK_BITS: Final = 16
MARKS: Final = (1 << MARK_BITS) - 1
PATIENCE: Final = 200  # sleeves filled before a first attempt is given up
PUBLICLY_IMPOSSIBLE: Final = 1 << 20


class BoundSleeves:
    """Sleeves of one stock that a claim or a bond restricts, and the contents to fill them with.

    Args:
        table: The table.
        bound: The sleeves.
        pool: The contents, sorted.
        shift: The bits of each that are a mark.
    """

    __slots__ = ("bound", "by_claim", "patience", "pool", "shift", "table", "taken", "waiting")

    def __init__(self, table: Table, bound: list[int], pool: list[int], shift: int) -> None:
        self.table = table
        self.pool = pool
        self.shift = shift
        self.bound = bound
        self.by_claim: dict[int, list[int]] = {}  # the numbers in the pool of what fits a claim
        self.taken: list[int] = []  # the numbers in the pool of what lies in a sleeve now
        self.waiting = set(bound)  # sleeves that are still empty; only tested for membership, so no order is needed
        self.patience = PATIENCE  # sleeves that may still be filled before this attempt is given up

    def fill(self) -> list[int]:
        """Fill the sleeves and return the contents that are left, sorted."""
        if len(self.bound) > 1:
            self.bound.sort(key=self.tightness)
        patience = PATIENCE
        while not self.place(0):
            patience *= 2  # a bad start costs more to undo than to begin again with other luck
            assert patience < PUBLICLY_IMPOSSIBLE, "no cards fit what is publicly claimed"
            self.patience = patience
        for at in sorted(self.taken, reverse=True):
            del self.pool[at]
        return self.pool

    def tightness(self, copy: int) -> tuple[int, int, int, int]:
        """The sort key of a sleeve, hardest first: a claim that few kinds fit, then many cards bound to one another."""
        table = self.table
        zone = table.zone[copy]
        company = len(table.zones[zone]) if table.bonds[zone] != ANY else 1
        return sum(table.fits[table.claim[copy]]), -company, zone, copy

    def place(self, nth: int) -> bool:
        """Fill the sleeves from number `nth` on, each with a content that fits, backtracking if none does."""
        if nth == len(self.bound):
            return True
        self.patience -= 1
        if self.patience < 0:
            return False
        table, pool, shift = self.table, self.pool, self.shift
        copy = self.bound[nth]
        could = self.suiting(copy)
        self.waiting.discard(copy)
        while could:
            at = could[table.roll(len(could))]
            inside = pool[at]
            self.taken.append(at)
            table.kind[copy] = inside >> shift
            if shift:
                table.mark[copy] = inside & MARKS
            if self.place(nth + 1):
                return True
            self.taken.pop()
            could = [each for each in could if pool[each] != inside]
        self.waiting.add(copy)
        return False

    def suiting(self, copy: int) -> list[int]:
        """The indices of contents in the pool that fit a sleeve's claim and its bond with the cards of its zone."""
        table, pool, shift = self.table, self.pool, self.shift
        zone = table.zone[copy]
        bond = table.bonds[zone]
        could = self.fitting(table.claim[copy]).copy()
        for at in self.taken:
            if at in could:
                could.remove(at)
        if bond != ANY and len(table.zones[zone]) > 1:
            pairs, kind = table.pairs[bond], table.kind
            for other in table.zones[zone]:
                if other != copy and other not in self.waiting:
                    there = kind[other]
                    could = [at for at in could if pairs[pool[at] >> shift][there]]
        return could

    def fitting(self, claim: int) -> list[int]:
        """The indices of contents in the pool that fit a claim."""
        if claim not in self.by_claim:
            shift = self.shift
            numbers = list(range(len(self.pool)))
            if claim != ANY:
                fits = self.table.fits[claim]
                kinds = [inside >> shift for inside in self.pool] if shift else self.pool
                numbers = list(compress(numbers, map(fits.__getitem__, kinds)))
            self.by_claim[claim] = numbers
        return self.by_claim[claim]


def unseal(table: Table, seat: int) -> None:
    """Replace what other seats have sealed by random answers that they could give in this table."""
    if table.polling:
        for other in range(table.seats):
            if other != seat and table.sealed[other] != NOTHING:
                offered = table.options(other)
                table.sealed[other] = offered[table.roll(len(offered))]
        table.offered_to = NOTHING
