"""Matches and records to replay: which seat may see what, with cached tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from timescoop.hosting.errors import HostingError, StillSecret
from timescoop.hosting.match import Match
from timescoop.hosting.match_record import receipt_of
from timescoop.hosting.match_rows import Plan
from timescoop.hosting.replay.moments import History, Moments
from timescoop.hosting.snapshots import NO_RECEIPT, SeatShown, Snapshot
from timescoop.hosting.timeline import Timeline
from timescoop.kernel import Face, Game

MAX_LOADED: Final = 24  # histories kept in memory, about half a megabyte each


@dataclass(frozen=True, slots=True)
class Replay:
    """A match, or an imported record, as one viewer may replay it.

    Args:
        plan: What it was set up with; `plan.id` is that of the match or record.
        game: Its game.
        cards: Its compiled card file, or None.
        seats: Who sits where.
        faces: A card face by kind.
        moments: What the viewer saw.
        ended: Whether everything may be shown to everybody: the match is over, or it is a record.
        record: Whether it is an uploaded record.
    """

    plan: Plan
    game: Game
    cards: object
    seats: tuple[SeatShown, ...]
    faces: list[Face]
    moments: Moments
    ended: bool
    record: bool = False

    @property
    def eyes(self) -> int:
        """The viewer: a seat, the number of seats for a spectator, one more for all cards shown."""
        return self.moments.eyes

    @property
    def decided(self) -> bool:
        """True if a rule ended the game; False for a match that is running, or was ended by agreement."""
        return self.moments.timeline.table.over() and not self.moments.timeline.agreed

    def snapshot(self, number: int) -> Snapshot:
        """What the viewer was shown at a moment.

        Raises:
            HostingError: There is no such moment.
        """
        snapshot = self.moments.snapshot(number, self.seats)
        receipt = NO_RECEIPT if self.record else receipt_of(self.plan, over=snapshot.over)
        return replace(snapshot, match=self.plan.id, receipt=receipt)


class Replays:
    """The recent replays."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.histories: OrderedDict[str, History] = OrderedDict()

    def history(self, plan: Plan, game: Game) -> History:
        """The history of a match or record; the least recently used one is dropped."""
        found = self.histories.pop(plan.id, None) or History(game, plan.luck)
        self.histories[plan.id] = found
        while len(self.histories) > MAX_LOADED:
            self.histories.popitem(last=False)
        return found

    async def of_match(self, match: Match, viewer: int, eyes: int | None = None) -> Replay:
        """A match as a viewer saw it.

        Args:
            match: Running or over.
            viewer: Who asks: a seat, whose key the caller has checked, or the number of seats for a spectator.
            eyes: Whose moments; None is the viewer's own.

        Raises:
            StillSecret: The match is running, and `eyes` is neither the viewer's own seat nor a spectator.
            HostingError: There is no such viewer.
        """
        seats = tuple(match.state.seats_shown())
        wanted = checked(viewer if eyes is None else eyes, seats)
        timeline = match.timeline
        over = timeline.table.over()
        if not over and wanted not in (viewer, len(seats)):
            raise StillSecret(f"what {name_of(wanted, seats)} saw is a secret until the match is over")
        moments = await self.history(match.plan, match.game).moments(timeline, wanted)
        return Replay(match.plan, match.game, match.log.cards, seats, match.faces, moments, over)

    async def of_course(
        self, plan: Plan, game: Game, timeline: Timeline, seats: Sequence[SeatShown], eyes: int, cards: object = None
    ) -> Replay:
        """An imported record, as a viewer saw it: all of it may be shown.

        Raises:
            HostingError: There is no such viewer.
        """
        moments = await self.history(plan, game).moments(timeline, checked(eyes, seats))
        faces = game.faces(timeline.table)
        return Replay(plan, game, cards, tuple(seats), faces, moments, ended=True, record=True)


def checked(eyes: int, seats: Sequence[SeatShown]) -> int:
    """The viewer, checked: there must be such a seat.

    Raises:
        HostingError: There is no such viewer.
    """
    if not 0 <= eyes <= len(seats) + 1:
        raise HostingError(f"there is no seat {eyes}: seats are 0 to {len(seats) - 1}, then a spectator, then all")
    return eyes


def name_of(eyes: int, seats: Sequence[SeatShown]) -> str:
    """The name of a viewer."""
    if eyes < len(seats):
        return seats[eyes].name
    return "a spectator" if eyes == len(seats) else "all"
