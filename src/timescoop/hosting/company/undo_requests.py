"""Undo past a fixed point: one seat asks, the other people agree, and what nobody knew is dealt anew."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import Any

from timescoop.hosting.company.end_requests import EndRequests
from timescoop.hosting.company.shown import Company, RequestShown
from timescoop.hosting.company.table_state import Request
from timescoop.hosting.errors import CannotUndo
from timescoop.hosting.match_rows import AnswerRow, answer_rows
from timescoop.hosting.timeline import REDEALT, is_pass
from timescoop.kernel import NOTHING, QUESTION, Table

TURN = ("turn", "turn_number")  # the keys of a view that tell one turn from another


class UndoRequests(EndRequests):
    """A match in which a seat may ask the others for an undo."""

    def company(self, viewer: int) -> Company:
        """What a viewer is told of who is here, with whether it may ask for an undo."""
        return replace(super().company(viewer), may_ask=self.may_ask(viewer))

    def may_ask(self, seat: int) -> bool:
        """Whether a seat may ask: it has given an answer that it cannot simply take back, and nothing else is asked."""
        if not self.may_request(seat) or self.timeline.dealt is None or self.timeline.undo_count(seat):
            return False
        return any(given.seat == seat and not given.unasked for given in self.timeline.given)

    def request_shown(self, viewer: int) -> RequestShown | None:
        """The open request out of what a viewer was told, so that it tells nobody anything new."""
        request, told = self.table_state.request, super().request_shown(viewer)
        if request is None or told is None or request.ends:
            return told
        gone = self.timeline.given[request.keep :]
        start = self.timeline.given[request.keep - 1].until if request.keep else self.timeline.opening
        kinds = [kind for *_, named in self.timeline.table.told(viewer, start) for kind in named]
        unseen = kinds.count(NOTHING)
        others = sum(given.seat != request.seat for given in gone)
        return replace(told, count=len(gone), others=others, seen=len(kinds) - unseen, unseen=unseen)

    # ---- asking

    async def ask_undo(self, seat: int, *, turn: bool = False) -> None:
        """Ask to take back to before a seat's own last answer, or to its first in that turn. Bots agree to anything.

        Raises:
            CannotUndo: There is nothing to ask for, or something else is asked of the table, or it was just refused.
            Paused: The store cannot keep it.
        """
        await self.serialized(lambda: self.asked_undo(seat, turn=turn))

    async def asked_undo(self, seat: int, *, turn: bool) -> None:
        """Ask, with the match to itself."""
        if not self.may_ask(seat):
            raise CannotUndo(
                "you cannot ask for that now: you have given no answer, it can be taken back without asking, somebody "
                "else asks for something, or you were refused and the match has not moved on since"
            )
        await self.settle_request(replace(self.table_state_now(), request=Request(seat, self.point(seat, turn=turn))))

    async def grant(self, request: Request) -> None:
        """All have agreed: the answers go, and what nobody knew then is dealt anew."""
        if request.ends:
            await super().grant(request)
            return
        count = len(self.timeline.given) - request.keep
        timeline = self.timeline.redealt(request.seat, count, self.plan.luck).settled(self.passing)
        lines = [AnswerRow(request.seat, REDEALT, count, "[]"), *answer_rows(timeline, request.keep)]
        table_state = self.table_state_now().moved_on().noted("undone", request.seat, count)
        await self.keep(timeline, lines, request.seat, goes_on=False, table_state=table_state)

    # ---- how far

    def point(self, seat: int, *, turn: bool) -> int:
        """How many answers stand before a seat's last own one, or before its first in the same turn."""
        tables = [table.copy() for table in self.timeline.tables(self.plan.luck)]
        own = [number for number in range(len(self.timeline.given)) if self.is_own(number, tables[number], seat)]
        if not own:
            raise CannotUndo("you have given no answer that could be taken back")
        found = own[-1]
        if turn:
            when = self.turn_at(tables[found])
            earlier = range(found - 1, -1, -1)
            same = takewhile(lambda number: self.turn_at(tables[number]) == when, earlier)
            found = min([found, *(number for number in same if number in own)])
        return found

    def is_own(self, number: int, table: Table, seat: int) -> bool:
        """Whether a seat gave an answer itself, at a table that stood before it."""
        given = self.timeline.given[number]
        return given.seat == seat and not given.unasked and not self.passed(table, seat, given.option)

    def turn_at(self, table: Table) -> tuple[Any, ...]:
        """What tells one turn from another, as a watcher sees it."""
        view = self.game.view(table, table.seats)
        return tuple(view.get(key) for key in TURN)

    def passed(self, table: Table, seat: int, option: int) -> bool:
        """Whether an answer was a pass that is given in advance."""
        return is_pass(table, seat, option) and not self.windows(seat)[QUESTION[table.question_of(seat)]]
