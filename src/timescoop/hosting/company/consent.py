"""Requests that need everybody's consent: one at a time; the other people agree or refuse, and bots always agree."""

from __future__ import annotations

from dataclasses import replace

from timescoop.hosting.company.seating import Seating
from timescoop.hosting.company.shown import Company, RequestShown
from timescoop.hosting.company.table_state import Request, TableState
from timescoop.hosting.errors import NotYours, Stale
from timescoop.hosting.seats import Seat


class Consent(Seating):
    """A match in which a seat may ask the others to agree to something; what exactly, subclasses say."""

    def company(self, viewer: int) -> Company:
        """What a viewer is told of who is here, with what is asked of the table."""
        return replace(super().company(viewer), request=self.request_shown(viewer))

    def may_request(self, seat: int) -> bool:
        """True for a person, unless the match is over, a request is open, or this seat was just refused."""
        if seat not in self.people() or self.over():
            return False
        return self.table_state.request is None and seat not in self.table_state.refused

    def request_shown(self, _viewer: int) -> RequestShown | None:
        """The open request, without what only one kind of request tells."""
        request = self.table_state.request
        if request is None:
            return None
        waits = tuple(seat for seat in self.people() if seat not in (request.seat, *request.agreed))
        return RequestShown(request.seat, request.keep, request.ends, 0, 0, 0, 0, request.agreed, waits)

    async def settle_request(self, table_state: TableState) -> None:
        """Put a request to the table, or grant it if everybody has agreed."""
        request = table_state.request
        if request is not None and {*self.people()} <= {request.seat, *request.agreed}:
            await self.grant(request)
        else:
            await self.amend(table_state)

    async def grant(self, request: Request) -> None:
        """Carry out what everybody has agreed to."""
        raise NotImplementedError

    async def agree(self, seat: int, keep: int, *, ends: bool = False) -> None:
        """A person agrees to a request: to the end of the match, or to an undo that leaves `keep` answers standing.

        Raises:
            Stale: That request is gone.
            NotYours: It is one's own, or no person sits there.
            Paused: The store cannot keep it.
        """
        await self.serialized(lambda: self.agreed(seat, keep, ends=ends))

    async def refuse(self, seat: int, keep: int, *, ends: bool = False) -> None:
        """A person refuses a request, or the one who made it withdraws it.

        Raises:
            Stale: That request is gone.
            NotYours: No person sits there.
            Paused: The store cannot keep it.
        """
        await self.serialized(lambda: self.refused(seat, keep, ends=ends))

    async def agreed(self, seat: int, keep: int, *, ends: bool) -> None:
        """Agree, with the match to itself."""
        request = self.request_for(seat, keep, ends=ends)
        if seat == request.seat:
            raise NotYours("it is for the others to agree")
        both = tuple(sorted({*request.agreed, seat}))
        await self.settle_request(replace(self.table_state_now(), request=replace(request, agreed=both)))

    async def refused(self, seat: int, keep: int, *, ends: bool) -> None:
        """Refuse, with the match to itself; who was refused asks no more until the match has moved on."""
        request = self.request_for(seat, keep, ends=ends)
        table_state = replace(self.table_state_now(), request=None)
        kind = "end-" if ends else ""
        if seat == request.seat:
            table_state = table_state.noted(f"{kind}withdrawn", seat)
        else:
            table_state = table_state.noted(f"{kind}refused", seat, request.seat)
            table_state = replace(table_state, refused=(*table_state.refused, request.seat))
        await self.amend(table_state)

    def request_for(self, seat: int, keep: int, *, ends: bool) -> Request:
        """The open request, for a person who may say something to it."""
        request = self.table_state.request
        if request is None or (request.keep, request.ends) != (keep, ends):
            raise Stale("that request is gone: it was withdrawn or refused, or the match has moved on")
        if seat not in self.people():
            raise NotYours("only people at the table are asked")
        return request

    async def reseat(self, number: int, seat: Seat) -> None:
        """Change who sits in a seat; a request falls with its asker, and a bot agrees to anything."""
        await super().reseat(number, seat)
        request = self.table_state.request
        if request is None or seat.kind == "person":
            return
        table_state = self.table_state_now()
        await self.settle_request(replace(table_state, request=None) if number == request.seat else table_state)
