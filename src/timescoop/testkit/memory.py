"""Laws of what seats learn and remember from one answer to the next."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import OPEN, PLACE, Table
from timescoop.testkit.broken import hold

FOLLOWED: Final = (OPEN, PLACE)


class Memory:
    """What everybody knew before an answer."""

    def __init__(self, table: Table) -> None:
        self.known = table.known[:]
        self.kind = table.kind[:]
        self.zone = table.zone[:]
        self.fixed = table.fixed

    def look(self, table: Table) -> None:
        """Insist, once the answer has been given.

        A card that stays where all can follow it is not forgotten; and when a seat knows of more cards than it
        did, the answer can no longer be taken back without consent.
        """
        if table.known == self.known:
            return
        for copy, zone in enumerate(self.zone):
            if table.zone[copy] == zone and table.sort[zone] in FOLLOWED and table.kind[copy] == self.kind[copy]:
                lost = self.known[copy] & ~table.known[copy]
                hold("what all can follow is not forgotten", not lost, "copy", copy, "zone", zone, "bits", lost)
        self.face_down(table)
        if table.fixed == self.fixed:
            for seat in range(table.seats + 1):
                before = sum([known >> seat & 1 for known in self.known])
                now = sum([known >> seat & 1 for known in table.known])
                hold("no way back from what was learned", now <= before, "seat", seat, "knows", before, "then", now)

    def face_down(self, table: Table) -> None:
        """Insist that a card which has just been laid face down was not shown to everybody on its way."""
        watchers = 1 << table.seats
        for copy, zone in enumerate(table.zone):
            laid = zone != self.zone[copy] and table.sort[zone] == PLACE and not table.up[copy]
            if laid and table.known[copy] & watchers:
                kind = table.kind[copy]
                before = sum(
                    [k == kind and known & watchers > 0 for k, known in zip(self.kind, self.known, strict=True)]
                )
                now = sum(
                    [k == kind and known & watchers > 0 for k, known in zip(table.kind, table.known, strict=True)]
                )
                hold("what is laid face down is not shown", now <= before, "copy", copy, "zone", zone, "kind", kind)
