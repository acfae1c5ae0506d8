"""Where the zones of a table lie: those of each seat, and one for each Spacetime card of the pool."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import NOWHERE, Table

ASIDE: Final = 1  # cards that are being played, or whose text is being carried out
DECKS: Final = 2  # + seat; then the seven other groups, then the places
GROUPS: Final = 8


class Zones(Table):
    """The zones of a table, by what lies there.

    A place is the number of a Spacetime card among those of the pool: copies of one are stacked and are one place.
    """

    __slots__ = ("beneath",)
    beneath: dict[int, int]  # a card that lies face down -> the card that it lies under

    def deck_zone(self, seat: int) -> int:
        """The zone of a draw deck."""
        return DECKS + seat

    def hand_zone(self, seat: int) -> int:
        """The zone of a hand."""
        return DECKS + self.seats + seat

    def side_zone(self, seat: int) -> int:
        """The zone of a side-hand of Plots."""
        return DECKS + 2 * self.seats + seat

    def under_zone(self, seat: int) -> int:
        """The zone of a seat's cards that lie face down, under other cards or chosen for Set-Up."""
        return DECKS + 3 * self.seats + seat

    def pile_zone(self, seat: int) -> int:
        """The zone of a discard pile."""
        return DECKS + 4 * self.seats + seat

    def table_zone(self, seat: int) -> int:
        """CCG-CONDITION-03: the zone of what a seat has on the table, at no place: Plots, Conditions, reminders."""
        return DECKS + 5 * self.seats + seat

    def vortex_zone(self, seat: int) -> int:
        """CCG-AMB-20: the zone of a TARDIS that is at no place, with whoever is in it."""
        return DECKS + 6 * self.seats + seat

    def gone_zone(self, seat: int) -> int:
        """The zone of cards that are out of the game: brought, and left out by an option of the deal."""
        return DECKS + 7 * self.seats + seat

    def place_zone(self, place: int) -> int:
        """The zone of a place."""
        return DECKS + GROUPS * self.seats + place

    def place_of(self, copy: int) -> int:
        """The place where a copy lies, or NOWHERE."""
        zone, first = self.zone[copy], DECKS + GROUPS * self.seats
        return zone - first if zone >= first else NOWHERE

    def deck(self, seat: int) -> tuple[int, ...]:
        """The copies of a draw deck, the top one last."""
        return self.zones[DECKS + seat]

    def hand(self, seat: int) -> tuple[int, ...]:
        """The copies in a hand."""
        return self.zones[DECKS + self.seats + seat]

    def side_hand(self, seat: int) -> tuple[int, ...]:
        """The Plots in a side-hand."""
        return self.zones[DECKS + 2 * self.seats + seat]

    def pile(self, seat: int) -> tuple[int, ...]:
        """The copies of a discard pile, the latest last."""
        return self.zones[DECKS + 4 * self.seats + seat]

    def at(self, place: int) -> tuple[int, ...]:
        """Everything that lies at a place, the Spacetime card and what is on other cards too."""
        return self.zones[DECKS + GROUPS * self.seats + place]

    def in_vortex(self, seat: int) -> tuple[int, ...]:
        """What is in a seat's TARDIS while that is at no place."""
        return self.zones[DECKS + 6 * self.seats + seat]

    def under(self, copy: int) -> list[int]:
        """The cards that lie face down under a card."""
        zone = DECKS + 3 * self.seats + self.owner_of(copy)
        return [each for each in self.zones[zone] if self.beneath.get(each, -1) == copy]

    def owner_of(self, copy: int) -> int:
        """Whose deck a copy came from. A table of this game overrides it."""
        raise NotImplementedError

    def unseen_kinds(self, seat: int) -> set[int]:
        """CCG-AMB-73: the kinds that a seat may hold, by its open list: of the cards that nobody has seen leave."""
        kind, deck = self.kind, self.deck(seat)
        return {kind[copy] for copy in deck + self.hand(seat) + self.zones[self.under_zone(seat)]}

    def kinds_of(self, zone: int) -> list[int]:
        """The kinds in a zone, ascending, each once."""
        kind = self.kind
        return sorted({kind[copy] for copy in self.zones[zone]})
