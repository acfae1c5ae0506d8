"""What one answer brought about, one thing after the other, as each viewer may see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from timescoop.hosting.course import Course, Given, facts_of
from timescoop.hosting.looks import Look, Sight, grafted
from timescoop.kernel import Game, Table

Still = tuple[Table, int]  # the table when something had happened, and how many facts it had kept by then


@dataclass(frozen=True)
class Film:
    """The stills between two looks. They are made when somebody first wants to see them, and then once for all.

    How many there are, and where they lie, is told by the facts: everybody knows of each that it happened, whatever
    else it hides.

    Args:
        game: The game.
        before: The course that the answers were given in.
        given: The answers, those given for somebody included.
        shown: The number of each viewer's look before them.
        sights: What each viewer saw before them.
    """

    game: Game
    before: Course
    given: Sequence[Given]
    shown: Sequence[int]
    sights: Sequence[Sight]

    @cached_property
    def stills(self) -> list[Still]:
        """The table after each rule by which something happened, but for the last: that is the next look."""
        stills = list(self.unfolded(self.before.table.copy()))
        last = stills.pop()[1] if stills else 0
        return [still for still in stills if still[1] < last]

    def unfolded(self, table: Table) -> Iterator[Still]:
        """The answers given anew, resting wherever something has happened."""
        for given in self.given:
            for kept in table.unfold(given.seat, given.option):
                yield table.copy(), kept

    def looks(self, look: Look) -> Iterator[Look]:
        """The stills as looks without a choice, for the viewer whose newest look is given; they have its number."""
        sight, start = self.sights[look.viewer], facts_of(self.before.table)
        for table, kept in self.stills:
            told = tuple(table.told(look.viewer, start))[: kept - start]
            yield replace(
                look,
                view=grafted(self.game.view(table, look.viewer), sight.view),
                log=(*sight.log, told),
                options=(),
                asked=False,
                may_take_back=False,
            )
