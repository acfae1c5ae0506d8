"""Playing on from a table of the school, where no match runs: a step of an example, a moment of a lesson."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from timescoop.hosting import match_from_table
from timescoop.kernel import Game, Table
from timescoop.web.access import keys
from timescoop.web.access.guard import fields_of
from timescoop.web.access.visits import host_of
from timescoop.web.render.fork_form import Onward
from timescoop.web.routes.home import said, seated


def onward_from(request: Request, action: str, table: Table, names: Sequence[str], first: int) -> Onward | None:
    """How one may play on from a table: not where the game is over or nobody plays. `first` is the usual seat."""
    bots = sorted(getattr(request.app.state, "bots", {}).values(), key=lambda bot: bot.level)
    if table.over() or not bots:
        return None
    seats = sorted(enumerate(names), key=lambda pair: pair[0] != first)
    return Onward(action, seats, bots, keys.name_of(request), same=True)


async def played_on(request: Request, game: Game, table: Table, names: Sequence[str], where: str) -> Response:
    """Begin a match at a table; `where` says which it is.

    Raises:
        HostingError: The game is over there, or the form names no seat or bot of ours.
    """
    form = await fields_of(request)
    seat = said(form, "seat")
    match = await match_from_table(
        host_of(request),
        game,
        table,
        names,
        seat=int(seat) if seat.isascii() and seat.isdecimal() and len(seat) == 1 else -1,
        bot=said(form, "bot"),
        said=where,
        name=said(form, "name"),
        same=bool(said(form, "same")),
    )
    return await seated(request, match, said(form, "name"), list(match.keys))
