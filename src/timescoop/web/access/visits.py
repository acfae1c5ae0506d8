"""Who asks for a match: a seat with its key, people who share a browser, or a spectator."""

import hmac
from dataclasses import dataclass, replace

from starlette.datastructures import State
from starlette.requests import Request

from timescoop.hosting import Host, Match, Paused, SeatedProfiles, Speaker, free_seats
from timescoop.kernel import Game
from timescoop.web.access import keys
from timescoop.web.access.shared_browser import held_in
from timescoop.web.club import club_of
from timescoop.web.preference_cookie import DEFAULTS, Preferences, preferences_of


@dataclass(frozen=True)
class Visit:
    """Somebody at a match: a seat with its key, or the number of seats for a spectator.

    `shared` are the seats of those who share the browser, `curtain` the people to whom it may be passed while a curtain
    is down, `preferences` those of the reader, `invited` the open seat that it can take, or -1. `joins` is true if
    anybody may take a seat here. `speaker` is who writes messages, or None for nobody; `chats` whether this
    server has messages at all. `seated` knows whose profiles sit at this server's tables.
    """

    match: Match
    viewer: int
    key: str
    lobby: bool
    shared: tuple[int, ...] = ()
    curtain: tuple[int, ...] = ()
    preferences: Preferences = DEFAULTS
    invited: int = -1
    joins: bool = False
    speaker: Speaker | None = None
    chats: bool = True
    seated: SeatedProfiles | None = None

    async def refresh(self) -> None:
        """Look again whose profiles sit here."""
        if self.seated is not None:
            await self.seated.look(self.match.id, self.match.game.key)

    @property
    def viewers(self) -> tuple[int, ...]:
        """Whose pages are open here: all of those who share the browser."""
        return self.shared or (self.viewer,)

    @property
    def watching(self) -> bool:
        """Whether the visitor has no seat."""
        return self.viewer >= len(self.match.seats)


def host_of(request: Request) -> Host:
    """The host that this server serves."""
    state: State = request.app.state
    host = state.host
    assert isinstance(host, Host)
    return host


def games_of(request: Request) -> dict[str, Game]:
    """The games that can be played here."""
    return dict(request.app.state.games)


async def visit(request: Request) -> Visit:
    """Who asks for the match in the address.

    Raises:
        NoSuchMatch: There is none.
    """
    match = await host_of(request).match(request.path_params["match"])
    held = held_in(request, match)
    match.presence.touch(held.viewer)
    for seat in held.shared or (held.viewer,):
        await match.clock.came(seat)
    open_seats = {number for number, shown in enumerate(match.seats) if shown.kind == "open"}
    lobby = bool(open_seats & set(keys.guests(request, match.id)))
    at = Visit(match, held.viewer, held.key, lobby, held.shared, held.curtain, preferences_of(request), held.invited)
    stranger = at.watching and not at.shared and at.invited < 0
    joins = stranger and club_of(request).open_tables and await may_join(request, match)
    chats, seated = club_of(request).chat, host_of(request).people.seated
    await seated.look(match.id, match.game.key)
    speaker = speaker_of(request, at) if chats else None
    return replace(at, joins=joins, speaker=speaker, chats=chats, seated=seated)


def speaker_of(request: Request, at: Visit) -> Speaker | None:
    """Who writes: a seat, or the browser of a spectator, which digits stand for that say nothing of it elsewhere."""
    if not at.watching:
        return Speaker(f"s{at.viewer}", "", at.viewer)
    secret = keys.secret_in(request)
    if not secret or at.shared:
        return None
    digest = hmac.digest(secret.encode(), f"chat {at.match.id}".encode(), "sha256")
    return Speaker(f"w{digest.hex()[:12]}", keys.name_of(request))


async def may_join(request: Request, match: Match) -> bool:
    """Whether anybody may take a seat of a match; nobody may while the store cannot say."""
    try:
        return bool(await free_seats(host_of(request).store, match))
    except Paused:
        return False


async def apply_window_preference(match: Match, seat: int, windows: str) -> None:
    """Set which reaction prompts a new seat gets, by the reader's preference: all, none, or the usual ones."""
    if windows != "usual":
        await match.auto_pass.set_windows(seat, dict.fromkeys(match.auto_pass.windows(seat), windows == "all"))
