"""Copies of cards: their zones, and which seats know what they are.

A copy is a sleeve. Its number is public and reveals only what everybody can follow. Its content
(`kind`, and a `mark` that belongs to the card) is secret. Where nobody can follow, in a shuffle or
in somebody's hand, the contents move and the sleeves stay.
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
    """Sleeves, zones, knowledge and random numbers. Only the methods here change who knows what."""

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
        """Create a sleeve for each of these kinds, all in zone 0, which must be a pile; nobody knows any of them."""
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
        """Add an empty zone and return its number; zones are numbered in the order of creation.

        Hidden cards of a zone come from its *stock*, a publicly known set such as the deck that a player brought.
        Cards of one stock never lie face down in a zone of another.
        """
        self.sort += (sort,)
        self.owner += (owner,)
        self.bonds += (bond,)
        self.stock += (stock,)
        self.zones.append(())
        return len(self.zones) - 1

    def hand_over_zone(self, zone: int, seat: int) -> None:
        """Give a zone to another owner, who knows every card that is put there face down from now on."""
        self.owner = (*self.owner[:zone], seat, *self.owner[zone + 1 :])

    def everyone(self) -> int:
        """The bits of all seats and of the spectators."""
        return (2 << self.seats) - 1

    def use_cheap_luck(self, luck: int) -> None:
        """Use a fast, predictable random sequence from now on: for search and simulation, never for a hosted match."""
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
        """One roll for each number of sides, from `most` down to `least`."""
        if self.seed:
            return [self.roll(left) for left in range(sides, least - 1, -1)]
        self.drawn, rolls = cheap_rolls(self.drawn, sides, least)
        return rolls

    def move(self, copy: int, to: int, *, up: bool = True) -> None:
        """Move a copy to the end of a zone. Seats that see it there learn it; seats that knew it still do."""
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
        """Put the chosen card of a hand into its last sleeve, so that the leaving sleeve's number reveals nothing.

        Args:
            zone: The hand.
            kind: The card that leaves; the hand must hold one.
            by: The seat that picks; it knows what it picked.
            claim: What is publicly true of the card although it stays hidden.
            seen: Whether everybody will see the card; otherwise they know only the claim.
            mark: The mark the copy must bear, or `NOBODY` for the highest there is.

        Returns:
            The sleeve that leaves; the caller must move it at once.
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
        """Swap the contents of two sleeves, with everything known about them."""
        self.kind[one], self.kind[other] = self.kind[other], self.kind[one]
        self.mark[one], self.mark[other] = self.mark[other], self.mark[one]
        self.known[one], self.known[other] = self.known[other], self.known[one]

    def take_named(self, cards: list[int], kinds: Sequence[int]) -> list[int]:
        """Remove the first copy of each of these kinds from a list and return them."""
        found = []
        for kind in kinds:
            copy = next(copy for copy in cards if self.kind[copy] == kind)
            cards.remove(copy)
            found.append(copy)
        return found

    def rearrange(self, cards: Sequence[int], kinds: Sequence[int], seat: int) -> None:
        """Rearrange the contents of some sleeves to match these kinds; from now on only one seat knows them.

        The sleeves stay where they are, because nobody else can follow their contents.
        """
        for nth, kind in enumerate(kinds):
            twin = next(copy for copy in cards[nth:] if self.kind[copy] == kind)
            if twin != cards[nth]:
                self.swap_insides(cards[nth], twin)
        for copy in cards:
            self.known[copy] = 1 << seat

    def blur(self, cards: tuple[int, ...], copy: int, by: int, claim: int, *, seen: bool) -> None:
        """Make every seat but the picking one forget the cards that it can no longer tell apart."""
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
        """Make a seat forget one known copy of this kind: the card that was shown may be that one."""
        if not self.known[copy] & bit:
            for card in cards:
                if self.known[card] & bit and self.kind[card] == self.kind[copy]:
                    self.known[card] &= ~bit
                    return

    def forget_fitting(self, cards: tuple[int, ...], bit: int, claim: int) -> None:
        """Make a seat forget every known card that fits the claim: the hidden card may be any of them."""
        could = [c for c in cards if not self.known[c] & bit or claim == ANY or self.fits[claim][self.kind[c]]]
        for card in could:
            if not self.known[card] & bit or self.kind[card] != self.kind[could[0]]:
                break
        else:
            return
        for card in could:
            self.known[card] &= ~bit

    def show(self, copy: int) -> None:
        """Turn a card face up that everybody can follow."""
        self.known[copy] = self.everyone()
        self.claim[copy] = ANY
        self.up[copy] = 1
        self.fixed += 1

    def peek(self, copy: int, seat: int) -> None:
        """One seat looks at a card."""
        self.known[copy] |= 1 << seat
        self.fixed += 1

    def hide(self, copy: int) -> None:
        """Turn a card face down; seats that knew it still do."""
        self.up[copy] = 0

    def shuffle(self, zone: int) -> None:
        """Shuffle the contents of a zone's sleeves; nobody knows any of them afterwards."""
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
        """Let one seat look through a pile, which is sorted by kind first, so that its order reveals nothing.

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
        """Whether a seat knows the content of a sleeve; all redaction follows from this."""
        return self.known[copy] >> seat & 1 == 1

    def seen(self, zone: int, seat: int) -> list[int]:
        """The kinds that a seat sees in a zone, -1 for an unknown card; hands are sorted, as their order is secret."""
        kinds = [self.kind[c] if self.known[c] >> seat & 1 else NOBODY for c in self.zones[zone]]
        if self.sort[zone] == HAND:
            kinds.sort()
        return kinds

    def sleeves_known(self, seat: int) -> list[int]:
        """The kind of every sleeve that a seat knows, else -1. Also -1 in hands, whose order means nothing."""
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
        """Copy everything into an empty instance; immutable parts are shared."""
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
