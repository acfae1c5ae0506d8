"""Where the zones of a table lie: those of each seat, and the Locations."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import NOWHERE, Table

DECKS: Final = 3  # + seat; then hands, discard piles, Scheme areas, areas beneath the boards, Locations
GROUPS: Final = 5


class Zones(Table):
    """The zones of a table of Nemesis, by what lies there."""

    __slots__ = ()

    def deck_zone(self, seat: int) -> int:
        """The zone of a deck."""
        return DECKS + seat

    def hand_zone(self, seat: int) -> int:
        """The zone of a hand."""
        return DECKS + self.seats + seat

    def pile_zone(self, seat: int) -> int:
        """The zone of a discard pile."""
        return DECKS + 2 * self.seats + seat

    def scheme_zone(self, seat: int) -> int:
        """The zone of a Scheme area."""
        return DECKS + 3 * self.seats + seat

    def beneath_zone(self, seat: int) -> int:
        """The zone beneath a board."""
        return DECKS + 4 * self.seats + seat

    def place_zone(self, place: int) -> int:
        """The zone of a Location."""
        return DECKS + GROUPS * self.seats + place

    def place_of(self, copy: int) -> int:
        """The Location where a copy lies, or NOWHERE."""
        return max(self.zone[copy] - DECKS - GROUPS * self.seats, NOWHERE)

    def deck(self, seat: int) -> tuple[int, ...]:
        """The copies of a deck, the top one last."""
        return self.zones[DECKS + seat]

    def hand(self, seat: int) -> tuple[int, ...]:
        """The copies in a hand."""
        return self.zones[DECKS + self.seats + seat]

    def pile(self, seat: int) -> tuple[int, ...]:
        """The copies of a discard pile, the latest last."""
        return self.zones[DECKS + 2 * self.seats + seat]

    def at(self, place: int) -> tuple[int, ...]:
        """Everything that lies at a Location, Upgrades too."""
        return self.zones[DECKS + GROUPS * self.seats + place]

    def hand_kinds(self, seat: int) -> list[int]:
        """The kinds in a hand, ascending, each once."""
        kind = self.kind
        return sorted({kind[copy] for copy in self.zones[DECKS + self.seats + seat]})

    def captured(self, seat: int) -> list[int]:
        """NEM-CAPTURE-04: the Captured Doctors in a Scheme area: cards there that nobody controls."""
        return [copy for copy in self.zones[DECKS + 3 * self.seats + seat] if copy not in self.holder]
