"""The animation of one answer: its effects step by step, as each viewer may see them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from timescoop.hosting.snapshots import Snapshot, ViewerState, share_unchanged
from timescoop.hosting.timeline import GivenAnswer, Timeline, facts_of
from timescoop.kernel import Game, Table

Frame = tuple[Table, int]  # the table after something happened, and how many facts it had kept by then


@dataclass(frozen=True)
class Animation:
    """The frames between two snapshots, made when somebody first asks for them.

    The facts decide how many frames there are and where they lie: everybody knows that a fact happened,
    even if not which cards it names.

    Args:
        game: The game.
        before: The timeline that the answers were given in.
        given: The answers, those given for somebody included.
        shown: The number of each viewer's snapshot before them.
        states: What each viewer saw before them.
    """

    game: Game
    before: Timeline
    given: Sequence[GivenAnswer]
    shown: Sequence[int]
    states: Sequence[ViewerState]

    @cached_property
    def frames(self) -> list[Frame]:
        """The table after each rule that changed something, except the last: that is the next snapshot."""
        table = self.before.table.copy()
        frames = [(table.copy(), kept) for given in self.given for kept in table.unfold(given.seat, given.option)]
        last = frames[-1][1] if frames else 0
        return [frame for frame in frames if frame[1] < last]

    def snapshots(self, snapshot: Snapshot) -> Iterator[Snapshot]:
        """The frames as snapshots without options, for the viewer of the newest one, whose number they have."""
        state, start = self.states[snapshot.viewer], facts_of(self.before.table)
        for table, kept in self.frames:
            told = tuple(table.told(snapshot.viewer, start))[: kept - start]
            yield replace(
                snapshot,
                view=share_unchanged(self.game.view(table, snapshot.viewer), state.view),
                log=(*state.log, told),
                options=(),
                asked=False,
                may_take_back=False,
            )
