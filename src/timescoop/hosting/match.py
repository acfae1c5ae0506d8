"""A match that is going on: answers, what is taken back, the record; the company at its table stands in `company`."""

from __future__ import annotations

from collections.abc import Iterator

from timescoop.documents import Record
from timescoop.hosting.company.chat import Chat
from timescoop.hosting.company.pausing import Pausing
from timescoop.hosting.company.undo_requests import UndoRequests
from timescoop.hosting.errors import CannotUndo, NotYours, Stale, StillSecret
from timescoop.hosting.match_record import record_of
from timescoop.hosting.match_rows import AnswerRow, answer_rows
from timescoop.hosting.snapshots import Snapshot


class Match(UndoRequests, Chat, Pausing):
    """One match. Nothing here has happened before it is in the store; a viewer is a seat, or `seats` for a watcher."""

    # ---- looking

    def between(self, viewer: int, since: int) -> Iterator[Snapshot]:
        """The snapshots between number `since` and the newest, one for each thing that happened there.

        They are those of the newest answer: a viewer who missed more sees only those. There are none if
        number `since` is newer than that answer.
        """
        animation = self.animation
        if animation is not None and since <= animation.shown[viewer] and animation.frames:
            yield from animation.snapshots(self.snapshot(viewer))

    def why_not(self, seat: int, words: str) -> str:
        """Why some words are no answer of a seat now, in a sentence with its clause; empty if the game does not say.

        The game is asked at a table that the seat imagines, so what it says can depend on nothing the seat cannot know.

        Raises:
            NotYours: There is no such seat; a watcher is not asked.
        """
        if not 0 <= seat < len(self.seats):
            raise NotYours("a watcher is not asked")
        world = self.game.imagine(self.timeline.table, seat, 0)
        return self.game.why_not(world, seat, words, self.names) or ""

    def record(self, *, unfinished: bool = False) -> Record:
        """The record: headers, then every answer that stands.

        Args:
            unfinished: Write it although the match is running. It tells everybody's secrets (not the seed): such a
                record is for whoever owns the store, never for a seat.

        Raises:
            StillSecret: The match is running.
        """
        if not (unfinished or self.timeline.table.over()):
            raise StillSecret("the record opens when the match is over: it tells what everybody held")
        return record_of(self.game, self.plan, self.seats, self.timeline, self.cards)

    # ---- answering

    async def answer(self, seat: int, option: int, number: int) -> None:
        """Answer for a seat. When this returns, the answer is in the store.

        Args:
            seat: Who answers; the caller has seen its key.
            option: One of the numbers in the seat's snapshot.
            number: The number of that snapshot.

        Raises:
            Stale: The seat has been shown something else since.
            IllegalChoice: The option is not on offer.
            Paused: The store cannot keep it; nothing has happened.
        """
        await self.serialized(lambda: self.take_answer(seat, option, number))

    async def take_answer(self, seat: int, option: int, number: int) -> None:
        """Answer, with the match to itself. What has been acknowledged may be sent again, and counts once."""
        if self.answered.get((seat, number)) == option:
            return
        if self.timeline.agreed:
            raise Stale("this match was ended by agreement, so it takes no more answers")
        self.check_number(seat, number)
        timeline = self.timeline.after(seat, option).settled(self.passing)
        await self.keep(timeline, answer_rows(timeline, len(self.timeline.given), number), seat, goes_on=True)
        self.answered[seat, number] = option

    async def take_back(self, seat: int, number: int | None = None) -> None:
        """Take back the last answer that a seat gave, as far as nobody can have learned from it.

        Args:
            seat: Whose answer.
            number: The number of the snapshot that the seat took back from, or None not to check.

        Raises:
            CannotUndo: Somebody may have learned something since, or was asked.
            Stale: The seat has been shown something else since.
            Paused: The store cannot keep it; nothing has happened.
        """
        await self.serialized(lambda: self.undo(seat, number))

    def lasts(self, seat: int, option: int) -> bool:
        """Whether an answer could not simply be taken back: by the kind of move, so it tells nothing of what it brings.

        Raises:
            IllegalChoice: The option is not on offer.
        """
        return not self.timeline.after(seat, option).settled(self.passing).undo_count(seat)

    async def undo(self, seat: int, number: int | None) -> None:
        """Take back, with the match to itself."""
        if number is not None:
            self.check_number(seat, number)
        count = self.timeline.undo_count(seat)
        if not count:
            raise CannotUndo("that cannot be taken back: somebody may have learned something since, or was asked")
        await self.keep(self.timeline.without(count), [AnswerRow(seat, -1, count, "[]")], seat, goes_on=False)
