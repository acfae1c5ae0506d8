"""The profile of a browser's owner, if any, and the seats it takes."""

from starlette.requests import HTTPConnection, Request

from timescoop.hosting import Host, Paused, Profile
from timescoop.web.access import keys
from timescoop.web.access.key_ring import digest_of


def hosted(request: HTTPConnection) -> Host:
    """The host behind a request."""
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


async def profile_of(request: HTTPConnection) -> Profile | None:
    """The profile of a browser's owner, or None. Nobody has one while the store cannot say."""
    secret = keys.secret_in(request)
    if not secret:
        return None
    try:
        return await hosted(request).people.profiles.of(digest_of(secret))
    except Paused:
        return None


async def person_of(request: HTTPConnection) -> str:
    """Who asks: their profile, else their browser by its key ring; empty for a browser without one."""
    secret = keys.secret_in(request)
    profile = await profile_of(request)
    if profile is not None:
        return f"p{profile.id}"
    return f"b{digest_of(secret)[:32]}" if secret else ""


async def note_player(request: Request, match: str, seat: int) -> None:
    """Somebody has sat down: note their profile, or that they have none."""
    profile, people = await profile_of(request), hosted(request).people
    if profile is None:
        await people.profiles.left(match, seat)
    else:
        await people.profiles.sat_down(profile, match, seat)
    people.seated.forget(match)


async def own_colour(request: Request) -> str:
    """The colour that a browser's owner likes best, or nothing."""
    profile = await profile_of(request)
    return profile.colour if profile else ""
