"""Requests that need everybody's consent: to undo past a fixed point, or to end the match early."""

from __future__ import annotations

from dataclasses import replace

from timescoop.hosting.company.auto_pass import AutoPass
from timescoop.hosting.company.shown import RequestShown
from timescoop.hosting.company.table_state import Request, TableState
from timescoop.hosting.company.undo_point import undo_point
from timescoop.hosting.errors import CannotUndo, NotYours, Stale
from timescoop.hosting.match_log import MatchLog, serialized
from timescoop.hosting.match_rows import AnswerRow, answer_rows
from timescoop.hosting.timeline import ENDED, REDEALT
from timescoop.kernel import NOTHING


class Consent:
    """The requests of one match, one at a time: the other people agree or refuse, and bots always agree."""

    def __init__(self, log: MatchLog, auto_pass: AutoPass) -> None:
        self.log = log
        self.auto_pass = auto_pass

    def may_ask(self, seat: int) -> bool:
        """True for a person, unless the match is over, a request is open, or this seat was just refused."""
        state = self.log.state
        if seat not in state.people() or state.timeline.table.over():
            return False
        return state.table_state.request is None and seat not in state.table_state.refused

    def may_ask_undo(self, seat: int) -> bool:
        """True if a seat may ask, and its last answer needs consent to undo."""
        timeline = self.log.state.timeline
        if not self.may_ask(seat) or timeline.dealt is None or timeline.undo_count(seat):
            return False
        return any(given.seat == seat and not given.unasked for given in timeline.given)

    def shown(self, viewer: int) -> RequestShown | None:
        """The open request as a viewer sees it, computed only from what that viewer was told."""
        state = self.log.state
        request, timeline = state.table_state.request, state.timeline
        if request is None:
            return None
        waits = tuple(seat for seat in state.people() if seat not in (request.seat, *request.agreed))
        told = RequestShown(request.seat, request.keep, request.ends, 0, 0, 0, 0, request.agreed, waits)
        if request.ends:
            return told
        gone = timeline.given[request.keep :]
        start = timeline.given[request.keep - 1].until if request.keep else timeline.opening
        kinds = [kind for *_, named in timeline.table.told(viewer, start) for kind in named]
        unseen = kinds.count(NOTHING)
        others = sum(given.seat != request.seat for given in gone)
        return replace(told, count=len(gone), others=others, seen=len(kinds) - unseen, unseen=unseen)

    # ---- asking

    @serialized
    async def ask_undo(self, seat: int, *, turn: bool = False) -> None:
        """Ask to undo a seat's last answer and all that followed; with `turn`, from its first answer in that turn on.

        Raises:
            CannotUndo: There is nothing to undo, another request is open, or this seat was just refused.
        """
        if not self.may_ask_undo(seat):
            raise CannotUndo(
                "you can't ask for an undo now: you have made no move, can undo it without asking, were just refused, "
                "or another request is open"
            )
        timeline, luck = self.log.state.timeline, self.log.plan.luck
        keep = undo_point(self.log.game, timeline, luck, seat, self.auto_pass.passing, turn=turn)
        await self.settle_request(replace(self.log.table_state(), request=Request(seat, keep)))

    @serialized
    async def ask_end(self, seat: int) -> None:
        """Ask the other people to end the match; with no other people at the table it ends at once.

        Raises:
            NotYours: No person sits there.
            Stale: The match is over, another request is open, or this seat was just refused.
        """
        if seat not in self.log.state.people():
            raise NotYours("only people at the table can ask to end the match")
        if not self.may_ask(seat):
            raise Stale(
                "you can't ask to end the match now: it is over, another request is open, or you were refused and "
                "nobody has moved since"
            )
        request = Request(seat, self.log.state.rows, ends=True)
        await self.settle_request(replace(self.log.table_state(), request=request))

    # ---- saying yes or no

    @serialized
    async def agree(self, seat: int, keep: int, *, ends: bool = False) -> None:
        """A person agrees to a request: to the end of the match, or to an undo that leaves `keep` answers standing.

        Raises:
            Stale: That request is gone.
            NotYours: It is your own request, or no person sits there.
        """
        request = self.request_for(seat, keep, ends=ends)
        if seat == request.seat:
            raise NotYours("the other players decide about that")
        both = tuple(sorted({*request.agreed, seat}))
        await self.settle_request(replace(self.log.table_state(), request=replace(request, agreed=both)))

    @serialized
    async def refuse(self, seat: int, keep: int, *, ends: bool = False) -> None:
        """A person refuses a request, or the one who made it withdraws it.

        A seat that was refused may ask again once the match has moved on.

        Raises:
            Stale: That request is gone.
            NotYours: No person sits there.
        """
        request = self.request_for(seat, keep, ends=ends)
        table_state = replace(self.log.table_state(), request=None)
        kind = "end-" if ends else ""
        if seat == request.seat:
            table_state = table_state.noted(f"{kind}withdrawn", seat)
        else:
            table_state = table_state.noted(f"{kind}refused", seat, request.seat)
            table_state = replace(table_state, refused=(*table_state.refused, request.seat))
        await self.log.amend(table_state)

    @serialized
    async def ask_rematch(self, seat: int) -> None:
        """Note that a seat wants a rematch, which has been dealt: the others are asked to join it."""
        if seat in self.log.state.people():
            await self.log.amend(self.log.table_state().noted("rematch", seat))

    @serialized
    async def decline_rematch(self, seat: int) -> None:
        """Note that a seat declines the rematch. Its seat there stays reserved.

        Raises:
            NotYours: No person sits there.
            Stale: Nobody has asked, or they have declined already.
        """
        state = self.log.table_state()
        if seat not in self.log.state.people():
            raise NotYours("a rematch is for those who sit at the table")
        if not self.log.state.rematch or any(note.key == "no-rematch" and note.seat == seat for note in state.notes):
            raise Stale("nobody asks you for a rematch")
        await self.log.amend(state.noted("no-rematch", seat))

    def request_for(self, seat: int, keep: int, *, ends: bool) -> Request:
        """The open request, after checking that this person may agree to it or refuse it."""
        request = self.log.state.table_state.request
        if request is None or (request.keep, request.ends) != (keep, ends):
            raise Stale("that request is gone: it was withdrawn or refused, or the match has moved on")
        if seat not in self.log.state.people():
            raise NotYours("only people at the table are asked")
        return request

    async def seat_given_up(self, seat: int) -> None:
        """Drop the request of a seat that no person plays any more, or count that seat as agreeing to another's."""
        request, table_state = self.log.state.table_state.request, self.log.table_state()
        if request is not None:
            await self.settle_request(replace(table_state, request=None) if seat == request.seat else table_state)

    # ---- once all agree

    async def settle_request(self, table_state: TableState) -> None:
        """Show a request to the table, or grant it if everybody has agreed."""
        request = table_state.request
        if request is not None and {*self.log.state.people()} <= {request.seat, *request.agreed}:
            await (self.end(request) if request.ends else self.undo(request))
        else:
            await self.log.amend(table_state)

    async def undo(self, request: Request) -> None:
        """Undo the answers, and deal again what nobody knew then."""
        old, luck = self.log.state.timeline, self.log.plan.luck
        count = len(old.given) - request.keep
        timeline = old.redealt(request.seat, count, luck).settled(self.auto_pass.passing)
        rows = [AnswerRow(request.seat, REDEALT, count, "[]"), *answer_rows(timeline, request.keep)]
        table_state = self.log.table_state().moved_on().noted("undone", request.seat, count)
        await self.log.append(timeline, rows, request.seat, adds_answers=False, table_state=table_state)

    async def end(self, request: Request) -> None:
        """End the match where it stands; the end is stored among its answers. Nobody has won."""
        table_state = self.log.table_state().moved_on().noted("ended", request.seat, len(request.agreed))
        table_state = replace(table_state, clock=table_state.clock and table_state.clock.going_on())
        rows = [AnswerRow(request.seat, ENDED, 0, "[]")]
        timeline = self.log.state.timeline.ended()
        await self.log.append(timeline, rows, request.seat, adds_answers=False, table_state=table_state)
