"""Moves of one match: answers of a seat that are sent together, and what they would lead to."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.hosting.company.auto_pass import AutoPass
from timescoop.hosting.company.forced_moves import ForcedMoves
from timescoop.hosting.errors import Stale
from timescoop.hosting.match_log import MatchLog, serialized
from timescoop.hosting.match_rows import answer_rows
from timescoop.hosting.preview import Preview, Previewer, apply_all, apply_while_legal
from timescoop.kernel import IllegalChoice


class Moves:
    """How seats move: each answer alone, or several that follow from one another at once."""

    def __init__(self, log: MatchLog, auto_pass: AutoPass, forced_moves: ForcedMoves) -> None:
        self.log = log
        self.auto_pass = auto_pass
        self.forced_moves = forced_moves
        self.previewers: dict[int, tuple[int, Previewer]] = {}  # by seat, for the snapshot of that number

    async def give(self, seat: int, options: Sequence[int], number: int) -> None:
        """Give several answers of a seat in a row, all or none. When this returns, all are in the store.

        Whether they can be given together is tested on a table imagined for the seat, so a refusal gives nothing away.

        Each counts as if it had been given alone, but they are taken back together. What has been acknowledged may be
        sent again, and counts once. If a person declines, the answer waits for the random pause of `ForcedMoves`.

        Args:
            seat: Who answers; the caller has checked its key.
            options: What it answers, in order: the first at the seat's snapshot, each of the others at what follows.
            number: The number of that snapshot.

        Raises:
            Stale: The seat has a newer snapshot.
            IllegalChoice: There are none, one is not allowed, or they cannot be given together.
        """
        if options:
            await self.forced_moves.hold(seat, options[0])
        await self.give_now(seat, options, number)

    @serialized
    async def give_now(self, seat: int, options: Sequence[int], number: int) -> None:
        """Give answers at once, as `give` does."""
        state = self.log.state
        known = (state.answered.get((seat, number)), self.forced_moves.given.get((seat, number)))
        if tuple(options) in known:
            return
        if state.timeline.agreed:
            raise Stale("this match has ended, so it takes no more answers")
        state.check_number(seat, number)
        if len(options) != 1:
            apply_all(self.previewer(seat).start, seat, options, self.auto_pass.passing)
        timeline = apply_while_legal(state.timeline, seat, options, self.auto_pass.passing)
        rows = answer_rows(timeline, len(state.timeline.given), number)
        await self.log.append(timeline, rows, seat, adds_answers=True)

    def preview(self, seat: int, number: int, answers: Sequence[int] = ()) -> Preview:
        """What a seat would be asked once it had given some answers; it depends only on what the seat can know.

        Args:
            seat: Who is asked; the caller has checked its key.
            number: The number of the seat's newest snapshot.
            answers: Answers in a row that are sent together later, if at all.

        Raises:
            Stale: The seat has a newer snapshot.
            IllegalChoice: These answers cannot be sent together.
        """
        state = self.log.state
        state.check_number(seat, number)
        return self.previewer(seat).look(tuple(answers))

    def why_cut_short(self, seat: int, number: int, answers: Sequence[int]) -> str:
        """Why a seat can't give these answers in a row: why the first that can't follow is refused; "" if they can.

        Raises:
            Stale: The seat has a newer snapshot.
        """
        self.log.state.check_number(seat, number)
        previewer = self.previewer(seat)
        for count in range(2, len(answers) + 1):
            try:
                previewer.look(tuple(answers[:count]))
            except IllegalChoice:
                return previewer.why_not(tuple(answers[:count])) or ""
        return ""

    def previewer(self, seat: int) -> Previewer:
        """The previewer of a seat at its newest snapshot."""
        state = self.log.state
        newest = state.shown[seat]
        if seat not in self.previewers or self.previewers[seat][0] != newest:
            previewer = Previewer(
                self.log.game, state.timeline.table, seat, state.names, self.auto_pass.passing_windows
            )
            self.previewers[seat] = (newest, previewer)
        return self.previewers[seat][1]

    def is_irreversible(self, seat: int, options: Sequence[int]) -> bool:
        """True for an irreversible move: one that its seat can't undo alone. Judged by its kind, so it reveals nothing.

        Raises:
            IllegalChoice: An option is not allowed, or they cannot be given together.
        """
        if len(options) == 1:
            before = self.log.state.timeline
            after = apply_all(before, seat, options, self.auto_pass.passing)
        else:  # a question about several answers must reveal nothing about the real cards
            before = self.previewer(seat).start
            after = self.previewer(seat).after(tuple(options))
        return after.undo_count(seat) < len(after.given) - len(before.given)
