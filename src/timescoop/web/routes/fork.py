"""Starts a match from a table without one: a step of an example, a moment of a lesson."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from timescoop.bots import opponents
from timescoop.hosting import match_from_table
from timescoop.kernel import Game, Table
from timescoop.web.access import keys
from timescoop.web.access.guard import fields_of
from timescoop.web.access.visits import host_of
from timescoop.web.render.fork_form import ForkOptions
from timescoop.web.routes.home import form_text, seat_and_redirect


def fork_options(
    request: Request, game: Game, action: str, table: Table, names: Sequence[str], first: int
) -> ForkOptions | None:
    """Options for a match from this table, or None if the game is over. `first` is the default seat."""
    bots = opponents(getattr(request.app.state, "bots", {}).values(), game)
    if table.over() or not bots:
        return None
    ruled = game.edition(game.view(table, table.seats)["edition"]).ruled
    seats = sorted(enumerate(names[: len(names) - len(ruled)]), key=lambda pair: pair[0] != first)
    return ForkOptions(action, seats, bots, keys.name_of(request), same=True)


async def start_fork(
    request: Request, game: Game, table: Table, names: Sequence[str], where: str, cards: str | None = None
) -> Response:
    """Start a match from a table; `where` describes it, and `cards` is its card file if it has one of its own.

    Raises:
        HostingError: The game is over there, or the form names no seat or bot of ours.
    """
    form = await fields_of(request)
    seat = form_text(form, "seat")
    match = await match_from_table(
        host_of(request),
        game,
        table,
        names,
        seat=int(seat) if seat.isascii() and seat.isdecimal() and len(seat) == 1 else -1,
        bot=form_text(form, "bot"),
        said=where,
        name=form_text(form, "name"),
        same=bool(form_text(form, "same")),
        cards=cards,
    )
    return await seat_and_redirect(request, match, form_text(form, "name"), list(match.keys))
