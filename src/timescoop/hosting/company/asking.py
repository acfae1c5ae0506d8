"""Requests that need everybody's consent: one at a time; the other people agree or refuse, and bots always agree."""

from __future__ import annotations

from dataclasses import replace

from timescoop.hosting.company.affairs import Affairs, Request
from timescoop.hosting.company.shown import Company, RequestShown
from timescoop.hosting.company.sitting import Sitting
from timescoop.hosting.errors import NotYours, Stale
from timescoop.hosting.seats import Seat


class Asking(Sitting):
    """A match in which a seat may ask the others to agree to something; what exactly, subclasses say."""

    def company(self, viewer: int) -> Company:
        """What a viewer is told of who is here, with what is asked of the table."""
        return replace(super().company(viewer), request=self.request_shown(viewer))

    def may_request(self, seat: int) -> bool:
        """True for a person, unless the match is over, a request is open, or this seat was just refused."""
        if seat not in self.people() or self.over():
            return False
        return self.affairs.request is None and seat not in self.affairs.refused

    def request_shown(self, _viewer: int) -> RequestShown | None:
        """The open request, without what only one kind of request tells."""
        request = self.affairs.request
        if request is None:
            return None
        waits = tuple(seat for seat in self.people() if seat not in (request.seat, *request.agreed))
        return RequestShown(request.seat, request.keep, request.ends, 0, 0, 0, 0, request.agreed, waits)

    async def weighed(self, affairs: Affairs) -> None:
        """Put a request before the table, or carry it out if everybody has agreed."""
        request = affairs.request
        if request is not None and {*self.people()} <= {request.seat, *request.agreed}:
            await self.grant(request)
        else:
            await self.amend(affairs)

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
        await self.surely(lambda: self.agreed(seat, keep, ends=ends))

    async def refuse(self, seat: int, keep: int, *, ends: bool = False) -> None:
        """A person refuses a request, or the one who made it withdraws it.

        Raises:
            Stale: That request is gone.
            NotYours: No person sits there.
            Paused: The store cannot keep it.
        """
        await self.surely(lambda: self.refused(seat, keep, ends=ends))

    async def agreed(self, seat: int, keep: int, *, ends: bool) -> None:
        """Agree, with the match to itself."""
        request = self.request_for(seat, keep, ends=ends)
        if seat == request.seat:
            raise NotYours("it is for the others to agree")
        both = tuple(sorted({*request.agreed, seat}))
        await self.weighed(replace(self.affairs_now(), request=replace(request, agreed=both)))

    async def refused(self, seat: int, keep: int, *, ends: bool) -> None:
        """Refuse, with the match to itself; who was refused asks no more until the match has moved on."""
        request = self.request_for(seat, keep, ends=ends)
        affairs = replace(self.affairs_now(), request=None)
        kind = "end-" if ends else ""
        if seat == request.seat:
            affairs = affairs.noted(f"{kind}withdrawn", seat)
        else:
            affairs = affairs.noted(f"{kind}refused", seat, request.seat)
            affairs = replace(affairs, refused=(*affairs.refused, request.seat))
        await self.amend(affairs)

    def request_for(self, seat: int, keep: int, *, ends: bool) -> Request:
        """The open request, for a person who may say something to it."""
        request = self.affairs.request
        if request is None or (request.keep, request.ends) != (keep, ends):
            raise Stale("that request is gone: it was withdrawn or refused, or the match has moved on")
        if seat not in self.people():
            raise NotYours("only people at the table are asked")
        return request

    async def reseat(self, number: int, seat: Seat) -> None:
        """Change who sits in a seat; a request falls with its asker, and a bot agrees to anything."""
        await super().reseat(number, seat)
        request = self.affairs.request
        if request is None or seat.kind == "person":
            return
        affairs = self.affairs_now()
        await self.weighed(replace(affairs, request=None) if number == request.seat else affairs)
