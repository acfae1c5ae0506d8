"""Undo past a fixed point: one seat asks, the other people agree, and what nobody knew is dealt anew."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import Any

from timescoop.hosting.company.affairs import Request
from timescoop.hosting.company.ending import Ending
from timescoop.hosting.company.shown import Company, RequestShown
from timescoop.hosting.course import ANEW, is_pass
from timescoop.hosting.errors import NoWayBack
from timescoop.hosting.ledger import Line, lines_of
from timescoop.kernel import NOTHING, QUESTION, Table

TURN = ("turn", "turn_number")  # the keys of a view that tell one turn from another


class Undoing(Ending):
    """A match in which a seat may ask the others for an undo."""

    def company(self, viewer: int) -> Company:
        """What a viewer is told of who is here, with whether it may ask for an undo."""
        return replace(super().company(viewer), may_ask=self.may_ask(viewer))

    def may_ask(self, seat: int) -> bool:
        """Whether a seat may ask: it has given an answer that it cannot simply take back, and nothing else is asked."""
        if not self.may_request(seat) or self.course.dealt is None or self.course.way_back(seat):
            return False
        return any(given.seat == seat and not given.unasked for given in self.course.given)

    def request_shown(self, viewer: int) -> RequestShown | None:
        """The open request out of what a viewer was told, so that it tells nobody anything new."""
        request, told = self.affairs.request, super().request_shown(viewer)
        if request is None or told is None or request.ends:
            return told
        gone = self.course.given[request.keep :]
        start = self.course.given[request.keep - 1].until if request.keep else self.course.opening
        kinds = [kind for *_, named in self.course.table.told(viewer, start) for kind in named]
        unseen = kinds.count(NOTHING)
        others = sum(given.seat != request.seat for given in gone)
        return replace(told, count=len(gone), others=others, seen=len(kinds) - unseen, unseen=unseen)

    # ---- asking

    async def ask_undo(self, seat: int, *, turn: bool = False) -> None:
        """Ask to take back to before a seat's own last answer, or to its first in that turn. Bots agree to anything.

        Raises:
            NoWayBack: There is nothing to ask for, or something else is asked of the table, or it was just refused.
            Paused: The store cannot keep it.
        """
        await self.surely(lambda: self.asked_undo(seat, turn=turn))

    async def asked_undo(self, seat: int, *, turn: bool) -> None:
        """Ask, with the match to itself."""
        if not self.may_ask(seat):
            raise NoWayBack(
                "you cannot ask for that now: you have given no answer, it can be taken back without asking, somebody "
                "else asks for something, or you were refused and the match has not moved on since"
            )
        await self.weighed(replace(self.affairs_now(), request=Request(seat, self.point(seat, turn=turn))))

    async def grant(self, request: Request) -> None:
        """All have agreed: the answers go, and what nobody knew then is dealt anew."""
        if request.ends:
            await super().grant(request)
            return
        count = len(self.course.given) - request.keep
        course = self.course.dealt_anew(request.seat, count, self.plan.luck).settled(self.passing)
        lines = [Line(request.seat, ANEW, count, "[]"), *lines_of(course, request.keep)]
        affairs = self.affairs_now().moved_on().noted("undone", request.seat, count)
        await self.keep(course, lines, request.seat, goes_on=False, affairs=affairs)

    # ---- how far

    def point(self, seat: int, *, turn: bool) -> int:
        """How many answers stand before a seat's last own one, or before its first in the same turn."""
        tables = [table.copy() for table in self.course.tables(self.plan.luck)]
        own = [number for number in range(len(self.course.given)) if self.is_own(number, tables[number], seat)]
        if not own:
            raise NoWayBack("you have given no answer that could be taken back")
        found = own[-1]
        if turn:
            when = self.turn_at(tables[found])
            earlier = range(found - 1, -1, -1)
            same = takewhile(lambda number: self.turn_at(tables[number]) == when, earlier)
            found = min([found, *(number for number in same if number in own)])
        return found

    def is_own(self, number: int, table: Table, seat: int) -> bool:
        """Whether a seat gave an answer itself, at a table that stood before it."""
        given = self.course.given[number]
        return given.seat == seat and not given.unasked and not self.passed(table, seat, given.option)

    def turn_at(self, table: Table) -> tuple[Any, ...]:
        """What tells one turn from another, as a watcher sees it."""
        view = self.game.view(table, table.seats)
        return tuple(view.get(key) for key in TURN)

    def passed(self, table: Table, seat: int, option: int) -> bool:
        """Whether an answer was a pass that is given in advance."""
        return is_pass(table, seat, option) and not self.windows(seat)[QUESTION[table.question_of(seat)]]
