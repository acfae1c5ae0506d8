"""Copies of cards, where they lie, and who knows what they are.

A copy is a sleeve. Its number is public: it says only what everybody can follow. What is inside
(`kind`, and a `mark` that belongs to the card) is the secret. Where nobody can follow, in a shuffle or
in somebody's hand, the insides move and the sleeves stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.kernel.dice import SPAN, WORDS, block, cheap, cheap_rolls, mix, word
from timescoop.kernel.subclassing import mypyc_attr

OPEN: Final = 0  # everyone sees every card: a discard pile
PLACE: Final = 1  # face up or face down, each at a spot that all can follow
PILE: Final = 2  # face down, in an order that nobody knows: a deck
HAND: Final = 3  # its owner sees it; the others cannot tell one card from another
ANY: Final = 0  # the claim that says nothing, and the bond that binds nothing
NOBODY: Final = -1
NOWHERE: Final = -1
COMMON: Final = 0  # the stock of a table whose seats all draw from the same cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """Sleeves, zones, knowledge and luck. Only the verbs here change who knows what."""

    __slots__ = (
        "bonds", "claim", "drawn", "fits", "fixed", "holder", "host", "kind", "known", "luck", "mark",
        "owner", "pairs", "seats", "seed", "sort", "stock", "up", "zone", "zones",
    )  # fmt: skip
    seats: int
    fits: list[list[bool]]  # claim -> kind -> may it be true? shared by all copies of the table
    pairs: list[list[list[bool]]]  # bond -> kind -> kind -> may they lie together? shared
    sort: tuple[int, ...]  # of each zone
    owner: tuple[int, ...]  # the seat whose zone it is, or NOBODY; a zone's owner knows what lies face down in it
    bonds: tuple[int, ...]  # of each zone: what is public about how its cards fit together
    stock: tuple[int, ...]  # of each zone: its hidden cards come from this stock, and all know which cards that has
    kind: list[int]
    mark: list[int]
    zone: list[int]
    known: list[int]  # copy -> a bit for each seat, and one for the spectators
    claim: list[int]  # what everybody knows about a card that lies face down
    up: list[int]
    zones: list[tuple[int, ...]]
    holder: dict[int, int]  # the seat that has a copy in play, where the zone does not say it
    host: dict[int, int]  # an attached copy -> the copy it is attached to
    seed: bytes  # empty: cheap luck
    drawn: int
    luck: bytes
    fixed: int  # grows whenever somebody may have learned something: no way back but by consent

    def lay_out(self, seats: int, kinds: list[int], seed: bytes) -> None:
        """Start with sleeves for these kinds, all in zone 0, a pile that nobody has seen."""
        count = len(kinds)
        self.seats = seats
        self.fits, self.pairs = [[]], [[]]
        self.sort, self.owner, self.bonds, self.stock = (PILE,), (NOBODY,), (ANY,), (COMMON,)
        self.kind, self.mark, self.zone = kinds[:], [0] * count, [0] * count
        self.known, self.claim, self.up = [0] * count, [0] * count, [0] * count
        self.zones = [tuple(range(count))]
        self.holder, self.host = {}, {}
        self.seed, self.drawn, self.luck, self.fixed = seed, 0, b"", 0

    def add_zone(self, sort: int, owner: int = NOBODY, bond: int = ANY, stock: int = COMMON) -> int:
        """A new, empty zone; the number says only when it came to be.

        Cards of one stock never lie unseen in a zone of another: a deck that its player has brought is a stock.
        """
        self.sort += (sort,)
        self.owner += (owner,)
        self.bonds += (bond,)
        self.stock += (stock,)
        self.zones.append(())
        return len(self.zones) - 1

    def hand_over_zone(self, zone: int, seat: int) -> None:
        """A zone changes hands: what is laid face down in it from now on is known to its new owner."""
        self.owner = (*self.owner[:zone], seat, *self.owner[zone + 1 :])

    def everyone(self) -> int:
        """The bits of all seats and of the spectators."""
        return (2 << self.seats) - 1

    def use_cheap_luck(self, luck: int) -> None:
        """Draw from now on from a cheap sequence: for search and simulation, never for a hosted match."""
        self.seed, self.luck, self.drawn = b"", b"", mix(luck)

    def roll(self, sides: int) -> int:
        """A number from 0 up to sides - 1, each as likely as the other."""
        if not self.seed:
            self.drawn = cheap(self.drawn)
            return (self.drawn >> 8) % sides
        self.fixed += 1
        while True:
            index = self.drawn % WORDS
            if index == 0 or not self.luck:
                self.luck = block(self.seed, self.drawn // WORDS)
            self.drawn += 1
            number = word(self.luck, index)
            if number < SPAN - SPAN % sides:
                return number % sides

    def roll_down(self, sides: int, least: int = 1) -> list[int]:
        """A roll with each number of sides in turn, from the most down to the least."""
        if self.seed:
            return [self.roll(left) for left in range(sides, least - 1, -1)]
        self.drawn, rolls = cheap_rolls(self.drawn, sides, least)
        return rolls

    def move(self, copy: int, to: int, *, up: bool = True) -> None:
        """A copy goes to the end of a zone; who sees it there learns it, who knew it keeps it."""
        start = self.zone[copy]
        cards = self.zones[start]
        if cards[-1] == copy:
            self.zones[start] = cards[:-1]
        else:
            at = cards.index(copy)
            self.zones[start] = cards[:at] + cards[at + 1 :]
        self.zones[to] += (copy,)
        self.zone[copy] = to
        sort = self.sort[to]
        if sort == OPEN or (sort == PLACE and up):
            self.known[copy] = self.everyone()
            self.up[copy] = 1
            self.fixed += 1  # whether or not anybody learns from it: that may be a secret
        else:
            self.up[copy] = 0
            if sort == HAND:
                self.known[copy] |= 1 << self.owner[to]
                self.fixed += 1
        if sort != PLACE:
            self.claim[copy] = ANY

    def pick(self, zone: int, kind: int, by: int, *, claim: int = ANY, seen: bool = True, mark: int = NOBODY) -> int:
        """Ready a card of a hand for leaving it: always the last sleeve, whichever card it is.

        Args:
            zone: The hand.
            kind: The card that leaves; the hand must hold one.
            by: The seat that picks; it knows what it picked.
            claim: What is publicly true of the card although it stays hidden.
            seen: Whether all will see what it is; else they know only the claim.
            mark: The mark the copy must bear, or `NOBODY` for the highest there is.

        Returns:
            The sleeve that leaves, to be moved on by the caller at once.
        """
        cards = self.zones[zone]
        copy = NOBODY
        marks = self.mark
        for card in cards:
            if self.kind[card] == kind:
                if mark != NOBODY and marks[card] != mark:
                    continue
                if copy == NOBODY or marks[card] > marks[copy]:
                    copy = card
        assert copy != NOBODY, "a card is picked that the hand does not hold"
        self.blur(cards, copy, by, claim, seen=seen)
        last = cards[-1]
        if copy != last:
            self.swap_insides(copy, last)
        self.claim[last] = claim
        return last

    def swap_insides(self, one: int, other: int) -> None:
        """Two sleeves change what is in them, with everything known about it."""
        self.kind[one], self.kind[other] = self.kind[other], self.kind[one]
        self.mark[one], self.mark[other] = self.mark[other], self.mark[one]
        self.known[one], self.known[other] = self.known[other], self.known[one]

    def take_named(self, cards: list[int], kinds: Sequence[int]) -> list[int]:
        """Take a copy of each of these kinds out of a list, the first that there is."""
        found = []
        for kind in kinds:
            copy = next(copy for copy in cards if self.kind[copy] == kind)
            cards.remove(copy)
            found.append(copy)
        return found

    def rearrange(self, cards: Sequence[int], kinds: Sequence[int], seat: int) -> None:
        """The insides of some sleeves change places until they have these kinds; only one seat knows them from now on.

        The sleeves stay where they are, because nobody else can follow what is in them.
        """
        for nth, kind in enumerate(kinds):
            twin = next(copy for copy in cards[nth:] if self.kind[copy] == kind)
            if twin != cards[nth]:
                self.swap_insides(cards[nth], twin)
        for copy in cards:
            self.known[copy] = 1 << seat

    def blur(self, cards: tuple[int, ...], copy: int, by: int, claim: int, *, seen: bool) -> None:
        """Each seat but the one that picks forgets what it can no longer tell apart."""
        others = 0
        for card in cards:
            others |= self.known[card]
        others &= ~(1 << by)
        if others:
            for seat in range(self.seats + 1):
                if others >> seat & 1:
                    if seen:
                        self.forget_one_copy(cards, copy, 1 << seat)
                    else:
                        self.forget_fitting(cards, 1 << seat, claim)

    def forget_one_copy(self, cards: tuple[int, ...], copy: int, bit: int) -> None:
        """A card shown may be the one of that kind which the seat knew: one such it knows no more."""
        if not self.known[copy] & bit:
            for card in cards:
                if self.known[card] & bit and self.kind[card] == self.kind[copy]:
                    self.known[card] &= ~bit
                    return

    def forget_fitting(self, cards: tuple[int, ...], bit: int, claim: int) -> None:
        """A card hidden may be any that fits what is claimed: the seat knows none of them any more."""
        could = [c for c in cards if not self.known[c] & bit or claim == ANY or self.fits[claim][self.kind[c]]]
        for card in could:
            if not self.known[card] & bit or self.kind[card] != self.kind[could[0]]:
                break
        else:
            return
        for card in could:
            self.known[card] &= ~bit

    def show(self, copy: int) -> None:
        """Turn a card that all can follow face up."""
        self.known[copy] = self.everyone()
        self.claim[copy] = ANY
        self.up[copy] = 1
        self.fixed += 1

    def peek(self, copy: int, seat: int) -> None:
        """One seat looks at a card."""
        self.known[copy] |= 1 << seat
        self.fixed += 1

    def hide(self, copy: int) -> None:
        """Turn a card face down; who knew it still does."""
        self.up[copy] = 0

    def shuffle(self, zone: int) -> None:
        """Mix what is inside; nobody knows any of it now."""
        cards = self.zones[zone]
        insides = [(self.kind[copy], self.mark[copy]) for copy in cards]
        i = len(insides)
        for j in self.roll_down(i, 2):
            i -= 1
            insides[i], insides[j] = insides[j], insides[i]
        kind, mark, known, claim = self.kind, self.mark, self.known, self.claim
        for copy, inside in zip(cards, insides, strict=True):
            kind[copy], mark[copy] = inside
            known[copy] = 0
            claim[copy] = ANY

    def look_through(self, zone: int, seat: int) -> None:
        """One seat looks through a pile: it is laid out by kind, so that its order is lost and tells nobody anything.

        The pile must be shuffled once the seat is done.
        """
        cards = self.zones[zone]
        insides = sorted([(self.kind[copy], self.mark[copy]) for copy in cards])
        for i, copy in enumerate(cards):
            self.kind[copy], self.mark[copy] = insides[i]
            self.known[copy] = 1 << seat
            self.claim[copy] = ANY
        self.fixed += 1

    def knows(self, seat: int, copy: int) -> bool:
        """Whether a seat knows what is in a sleeve: all redaction follows from this."""
        return self.known[copy] >> seat & 1 == 1

    def seen(self, zone: int, seat: int) -> list[int]:
        """What a seat sees in a zone: kinds, -1 for a card it does not know; a hand without its order."""
        kinds = [self.kind[c] if self.known[c] >> seat & 1 else NOBODY for c in self.zones[zone]]
        if self.sort[zone] == HAND:
            kinds.sort()
        return kinds

    def sleeves_known(self, seat: int) -> list[int]:
        """The kind of every sleeve that a seat knows, else -1; also -1 in hands, which have no order."""
        kind, known, sort = self.kind, self.known, self.sort
        bit = 1 << seat
        found = [NOBODY] * len(kind)
        for zone, cards in enumerate(self.zones):
            if cards and sort[zone] != HAND:
                for copy in cards:
                    if known[copy] & bit:
                        found[copy] = kind[copy]
        return found

    def copy_cards_into(self, new: Cards) -> None:
        """Fill bare cards with what lies here; what cannot change is shared."""
        new.seats, new.fits, new.pairs = self.seats, self.fits, self.pairs
        new.sort, new.owner, new.bonds, new.stock = self.sort, self.owner, self.bonds, self.stock
        new.kind = self.kind[:]
        new.mark = self.mark[:]
        new.zone = self.zone[:]
        new.known = self.known[:]
        new.claim = self.claim[:]
        new.up = self.up[:]
        new.zones = self.zones[:]
        new.holder = self.holder.copy()
        new.host = self.host.copy()
        new.seed, new.drawn, new.luck, new.fixed = self.seed, self.drawn, self.luck, self.fixed
