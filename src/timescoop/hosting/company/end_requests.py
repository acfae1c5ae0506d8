"""End a match by agreement: one person asks, the other people agree, and it is over where it stands. Nobody has won."""

from __future__ import annotations

from dataclasses import replace

from timescoop.hosting.company.consent import Consent
from timescoop.hosting.company.shown import Company
from timescoop.hosting.company.table_state import Request
from timescoop.hosting.errors import NotYours, Stale
from timescoop.hosting.match_rows import AnswerRow
from timescoop.hosting.timeline import ENDED


class EndRequests(Consent):
    """A match that its people may end. No rule of its game has a say in that."""

    def company(self, viewer: int) -> Company:
        """What a viewer is told of who is here, with whether it may ask for the end."""
        return replace(super().company(viewer), may_end=self.may_request(viewer))

    async def ask_end(self, seat: int) -> None:
        """Ask the other people to end the match; with no other people at the table it ends at once.

        Raises:
            NotYours: No person sits there.
            Stale: The match is over, another request is open, or this seat was just refused.
            Paused: The store cannot keep it.
        """
        if seat not in self.people():
            raise NotYours("only people at the table can ask to end the match")
        await self.serialized(lambda: self.asked_end(seat))

    async def asked_end(self, seat: int) -> None:
        """Ask, with the match to itself."""
        if not self.may_request(seat):
            raise Stale(
                "you can't ask to end the match now: it is over, another request is open, or you were refused and "
                "nobody has moved since"
            )
        await self.settle_request(replace(self.table_state_now(), request=Request(seat, self.lines, ends=True)))

    async def grant(self, request: Request) -> None:
        """All have agreed: the match is over, which is kept among its answers."""
        table_state = self.table_state_now().moved_on().noted("ended", request.seat)
        table_state = replace(table_state, clock=table_state.clock and table_state.clock.going_on())
        lines = [AnswerRow(request.seat, ENDED, 0, "[]")]
        await self.keep(self.timeline.ended(), lines, request.seat, goes_on=False, table_state=table_state)
