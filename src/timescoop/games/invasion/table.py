"""The table of Invasion, and the methods that move its cards and counters."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.built.fields import DECK, DISCARDS, Fields
from timescoop.games.invasion.pool import DEFENDER, MAY_LIE_TOGETHER, OF_DIFFERENT_NAMES
from timescoop.kernel import NOBODY, NOTHING, PLACE, SEVERAL

ACTIONS: Final = 0
END_GAME: Final = 1

HAND_SIZE: Final = 5
FLOOR: Final = 3
FOUGHT: Final = 1  # the mark of an Enemy that has been in a conflict
PICKED_UP: Final = 1  # the mark of a hand card that came from the Reserve, INV-AMB-105
REVEALED: Final = -1  # end_card, once it has been revealed
NO_PLACE: Final = -1

# how a conflict came about
BY_DEFENCE: Final = 0
BY_ATTACK: Final = 1
BY_MOVE: Final = 2


class Invasion(Fields):
    """A table of Invasion. A place is numbered as it comes to be; its zones are `attack(p)` and `defence(p)`."""

    __slots__ = ()

    def forget_others(self, seat: int) -> None:
        """INV-AMB-105: which hand cards came from the Reserve is their owner's business."""
        for other in range(self.seats):
            if other != seat:
                for copy in self.hand(other):
                    self.mark[copy] = 0

    def give(self, seat: int, option: int) -> None:
        """INV-RESERVE-04: a card may be picked up first, at any question of your turn; this is not an action."""
        book = self.deal.book
        if book.block_of[option] is book.pick_up:
            self.offered_to, self.again = NOTHING, int(self.asked[0][0] in SEVERAL)
            self.pick_up(seat, book.target_of[option])
        else:
            Fields.give(self, seat, option)  # quicker than `super`

    def pick_up(self, seat: int, kind: int) -> None:
        """INV-RESERVE-04: a card that is kept back goes to the hand."""
        for copy in self.face_down(seat):
            if self.kind[copy] == kind:
                spot = self.reserve(seat).index(copy)
                self.to_hand(copy, seat)
                self.mark[copy] = PICKED_UP
                self.say(facts.PICKED_UP, seat, (spot,), (copy,))
                break

    # ---- where things lie

    def attacker(self, place: int) -> int:
        """The owner of the attack on a place, or NOBODY."""
        zone = self.attack_zone(place)
        return self.owner[zone] if self.zones[zone] else NOBODY

    def hand_kinds(self, seat: int) -> list[int]:
        """The kinds in a hand, ascending, each once."""
        return sorted(set(map(self.kind.__getitem__, self.hand(seat))))

    def face_down(self, seat: int) -> list[int]:
        """The copies kept back in a Reserve."""
        return [copy for copy in self.reserve(seat) if not self.up[copy]]

    def enemies(self, place: int) -> list[int]:
        """The Enemies of an attack, changed Defenders left out."""
        return [copy for copy in self.attack(place) if self.pool.type[self.kind[copy]] != DEFENDER]

    def is_face_up(self, place: int) -> bool:
        """Whether every card of the attack lies face up."""
        up = self.up
        for copy in self.attack(place):
            if not up[copy]:
                return False
        return True

    def holds_family(self, place: int, family: int) -> bool:
        """Whether an Enemy of that family lies in the attack."""
        kind, families = self.kind, self.pool.family
        for copy in self.attack(place):
            if families[kind[copy]] == family:
                return True
        return False

    def spot(self, place: int) -> tuple[int, int]:
        """Where a place lies: the seat, and its number in the line."""
        seat = self.place_seat[place]
        return seat, self.lines[seat].index(place)

    def place_at(self, seat: int, nth: int) -> int:
        """The n-th place of a seat's line, or NO_PLACE."""
        return self.lines[seat][nth] if seat < self.seats and nth < len(self.lines[seat]) else NO_PLACE

    # ---- what there is left of

    def supply(self) -> int:
        """INV-STATE-02: the Time Points that no player holds."""
        return self.pool.supply - sum(self.points)

    def to_spare(self, seat: int) -> int:
        """INV-AMB-04: hand cards that may be given up for an action now; in the End Game all of them (INV-AMB-93)."""
        return len(self.hand(seat)) - (FLOOR if self.phase == ACTIONS else 0)

    def spare_dalek(self, seat: int) -> bool:
        """INV-AMB-32: whether a Dalek counter is left for a new attack."""
        return self.dalek_out(seat) < self.pool.dalek_counters

    def dalek_out(self, seat: int) -> int:
        """INV-ENE-03: Dalek counters of a seat on the table: one on each attack of theirs that stands."""
        out = 0
        zones, owner, first = self.zones, self.owner, self.attack_zone(0)
        for zone in range(first, first + 2 * len(self.place_seat), 2):
            if zones[zone] and owner[zone] == seat:
                out += 1
        if self.fight != NO_PLACE and self.came == BY_ATTACK and self.attacker(self.fight) == seat:
            out -= 1  # an attack that is being fought for the first time has none yet
        return out

    def tardis_out(self, seat: int) -> int:
        """INV-CONFLICT-11: TARDIS counters of a seat on the table."""
        out = 0
        for place in self.lines[seat]:
            out += self.protected[place]
        return out

    def reserve_limit(self, seat: int) -> int:
        """INV-RESERVE-02: two places, and one more for each card in play that says so."""
        limit = RESERVE_PLACES
        for copy in self.reserve(seat):
            if self.up[copy]:
                limit += self.pool.widens[self.kind[copy]]
        return limit

    def reserve_places(self, seat: int) -> int:
        """INV-RESERVE-06: free places in a Reserve."""
        cards = self.reserve(seat)
        if not cards:
            return RESERVE_PLACES
        used = 0
        for copy in cards:
            if not self.up[copy] or self.pool.uses_place[self.kind[copy]]:
                used += 1
        return self.reserve_limit(seat) - used

    def has_room(self, place: int, more: int) -> bool:
        """INV-AMB-183: whether so many more Defenders may lie on a place."""
        room = self.pool.room[self.kind[self.place_card[place]]]
        return room < 0 or len(self.defence(place)) + more <= room

    def left_to_draw(self) -> int:
        """INV-AMB-10: the cards of the deck and of the pile that would be shuffled."""
        return len(self.zones[DECK]) + len(self.zones[DISCARDS])

    # ---- verbs

    def add_place(self, seat: int, copy: int) -> int:
        """INV-LOC-01: a Location comes to lie in a line, and may be defended and attacked from now on."""
        place = len(self.place_seat)
        self.move(copy, self.line_zone(seat))
        self.place_seat += (seat,)
        self.place_card += (copy,)
        self.protected.append(0)
        self.lines = (*self.lines[:seat], (*self.lines[seat], place), *self.lines[seat + 1 :])
        self.add_zone(PLACE, NOBODY, MAY_LIE_TOGETHER)
        self.add_zone(PLACE, seat, OF_DIFFERENT_NAMES)
        return place

    def discard(self, copy: int) -> None:
        """INV-SETUP-09: a card goes face up on the one pile."""
        if self.lent:
            self.take_back(copy)
        self.mark[copy] = 0
        self.move(copy, DISCARDS)

    def to_hand(self, copy: int, seat: int) -> None:
        """A card on the table goes back to a hand."""
        if self.lent:
            self.take_back(copy)
        self.mark[copy] = 0
        self.move(copy, self.hand_zone(seat))

    def take_back(self, copy: int) -> None:
        """INV-AMB-170: what was given to a card for a while ends."""
        self.lent.pop(copy, None)
        self.lent_until.pop(copy, None)

    def end_loans(self, until: int) -> None:
        """INV-AMB-170: what was given until the turn of a seat, or for a conflict, ends."""
        for copy in [copy for copy, seat in self.lent_until.items() if seat == until]:
            self.take_back(copy)

    def discard_picks(self, seat: int) -> tuple[int, ...]:
        """The cards that a seat has picked by their kinds go from its hand to the discard pile."""
        copies = []
        for kind in self.picks:
            copy = self.pick(self.hand_zone(seat), kind, seat)
            self.discard(copy)
            copies.append(copy)
        return tuple(copies)

    def place_counter(self, place: int) -> None:
        """INV-CONFLICT-11: a spare TARDIS counter is put on a place; none if none is spare (INV-AMB-39)."""
        seat = self.place_seat[place]
        if not self.protected[place] and self.tardis_out(seat) < self.pool.tardis_counters:
            self.protected[place] = 1
            self.say(facts.COUNTER_PLACED, seat, (place,))

    def return_counter(self, place: int, fact: int = facts.COUNTER_RETURNED) -> None:
        """INV-ENE-09: a TARDIS counter goes home to the Location's owner."""
        self.protected[place] = 0
        self.say(fact, self.place_seat[place], (place,))

    def draw(self, seat: int, count: int, fact: int) -> None:
        """INV-TP-01: cards from the top of the deck; shuffled discards replace an empty deck (INV-END-11)."""
        drawn: list[int] = []
        for _ in range(count):
            if not self.zones[DECK]:
                self.reshuffle(seat)
            if not self.zones[DECK]:
                break
            copy = self.zones[DECK][-1]
            self.move(copy, self.hand_zone(seat))
            drawn.append(copy)
            self.look_for_end_card(seat)
        if drawn:
            self.say(fact, seat, (len(drawn),), tuple(drawn))

    def reshuffle(self, seat: int) -> None:
        """INV-END-11: the discard pile is shuffled to make a new deck; the end card stays out (INV-AMB-14)."""
        cards = self.zones[DISCARDS]
        if cards:
            for copy in cards:
                self.move(copy, DECK, up=False)
            self.shuffle(DECK)
            self.say(facts.RESHUFFLED, seat, (len(cards),))

    def look_for_end_card(self, seat: int) -> None:
        """INV-AMB-12: the end card lies face up, so it is revealed when it is on top; it is set aside."""
        if self.end_card != REVEALED and len(self.zones[DECK]) <= self.end_card:
            self.end_card = REVEALED
            self.owed = 1
            self.say(facts.END_CARD, seat)


RESERVE_PLACES: Final = 2
