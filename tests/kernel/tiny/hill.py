"""The table of Kites, and what cards in the sky do by themselves."""

from __future__ import annotations

from typing import Final

from tests.kernel.tiny.kinds import (
    ANCHOR,
    CAME_OFF,
    DREW,
    FELL,
    FITS,
    KITE,
    KNOT,
    LIFT,
    MAGPIE,
    OWL,
    PAIRS,
    RIBBON,
    SORT,
    UNLIKE,
)

from timescoop.kernel import HAND, NOBODY, OPEN, PLACE, Table, register_rules, step

DECK: Final = 0
DISCARDS: Final = 1
SKY: Final = 2  # shared by all
ASIDE: Final = 3
HANDS: Final = 4  # + seat, then the baskets


class Hill(Table):
    """A table of Kites."""

    __slots__ = ("edition", "launched", "passing", "turns")
    OWN = ("edition", "launched", "passing", "turns")
    edition: str
    launched: int  # the kite a window is open for, or NOBODY
    passing: int  # whether cards pass to the left each round
    turns: int

    def copy(self) -> Hill:
        """An independent copy of the table."""
        new = Hill()
        self.copy_into(new)
        new.edition, new.launched, new.passing, new.turns = self.edition, self.launched, self.passing, self.turns
        return new

    def furnish(self) -> None:
        """Discards, sky, a place aside, hands and baskets."""
        self.fits, self.pairs = FITS, PAIRS
        self.add_zone(OPEN)
        self.add_zone(PLACE)
        self.add_zone(PLACE)
        for seat in range(self.seats):
            self.add_zone(HAND, seat)
        for seat in range(self.seats):
            self.add_zone(PLACE, seat, UNLIKE)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The copies in a hand."""
        return self.zones[HANDS + seat]

    def basket(self, seat: int) -> tuple[int, ...]:
        """The copies in a basket."""
        return self.zones[HANDS + self.seats + seat]

    def hand_kinds(self, seat: int) -> list[int]:
        """The kinds in a hand, each once, ascending."""
        return sorted({self.kind[copy] for copy in self.hand(seat)})

    def flies(self, copy: int) -> bool:
        """Whether a copy is a kite in the sky."""
        return self.zone[copy] == SKY and SORT[self.kind[copy]] == KITE

    def kites(self, seat: int = NOBODY) -> list[int]:
        """The kites in the sky, of one seat or of all."""
        return [copy for copy in self.zones[SKY] if self.flies(copy) and seat in (NOBODY, self.holder[copy])]

    def lift_of(self, copy: int) -> int:
        """KITE-LIFT-01: what is printed, and what other cards add."""
        return LIFT[self.kind[copy]] + self.bonus_of(copy)

    def may_respond(self, question: int, seat: int) -> bool:
        """KITE-GUST-01: every seat with cards in hand is asked."""
        return question >= 0 and len(self.hand(seat)) > 0

    def derive(self) -> None:
        """KITE-CARD-OWL, KITE-CARD-RIBBON: lift that cards add."""
        for copy in self.zones[SKY]:
            if self.kind[copy] == OWL:
                for other in self.kites(self.holder[copy]):
                    if other != copy:
                        self.bonus[other] = self.bonus.get(other, 0) + 1
            elif self.kind[copy] == RIBBON and copy in self.host:
                host = self.host[copy]
                self.bonus[host] = self.bonus.get(host, 0) + LIFT[RIBBON]

    def enter(self, copy: int, seat: int) -> None:
        """A card comes into the sky."""
        self.move(copy, SKY)
        self.holder[copy] = seat
        if self.kind[copy] == MAGPIE:
            self.listen(copy, FELL)
        if self.kind[copy] in {ANCHOR, KNOT}:
            self.watch(copy, FALL)
        self.changed()

    def leave(self, copy: int) -> None:
        """A card leaves the sky for the discards."""
        self.leave_alone(copy)
        self.host.pop(copy, None)
        del self.holder[copy]
        self.move(copy, DISCARDS)
        self.changed()

    def heard(self, listener: int, fact: int, seat: int, args: tuple[int, ...], copies: tuple[int, ...]) -> None:
        """KITE-CARD-MAGPIE: when another seat's kite falls, draw a card."""
        me = self.holder[listener]
        if fact == FELL and seat != me and args and copies:
            self.do(draw, me)

    def on_announced(self, watcher: int, step: int, args: tuple[int, ...]) -> None:
        """KITE-CARD-ANCHOR, KITE-CARD-KNOT: a fall is taken over, or does not happen."""
        kite = args[0]
        if self.kind[watcher] == KNOT:
            if self.host.get(watcher) == kite:
                self.prevent()
                self.do(come_off, watcher)
        elif step == FALL and watcher != kite and self.holder[watcher] == self.holder[kite]:
            self.replace(FALL, watcher)


def draw(table: Hill, me: int) -> None:
    """KITE-TURN-01: the top card of the deck goes to your hand."""
    if table.zones[DECK]:
        copy = table.zones[DECK][-1]
        table.move(copy, HANDS + me)
        table.say(DREW, me, (), (copy,))


def fall(table: Hill, kite: int) -> None:
    """KITE-FALL-01: a kite and its tails go to the discards."""
    if not table.flies(kite):
        return
    seat, spot = table.holder[kite], table.zones[SKY].index(kite)
    copies = [kite, *[tail for tail, host in table.host.items() if host == kite]]
    for copy in copies:
        table.leave(copy)
    table.say(FELL, seat, (spot,), tuple(copies))


def come_off(table: Hill, knot: int) -> None:
    """KITE-CARD-KNOT: the Knot is discarded in place of its kite."""
    seat, spot = table.holder[knot], table.zones[SKY].index(knot)
    table.leave(knot)
    table.say(CAME_OFF, seat, (spot,), (knot,))


FALL: Final = step("kites/fall", "KITE-FALL-01", fall)
register_rules(globals())
