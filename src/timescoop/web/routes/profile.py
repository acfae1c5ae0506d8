"""Routes of profiles: make, change, recover, export and delete one's own; and continue a seat on a second device."""

import json
from collections.abc import Iterator

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from timescoop.hosting import COLOURS, NotYours, Profile, new_key
from timescoop.web.access import keys
from timescoop.web.access.authenticators import site_of
from timescoop.web.access.guard import fields_of
from timescoop.web.access.key_ring import KeyRing, MatchKeys, digest_of, seal, unseal
from timescoop.web.access.own_profile import profile_of
from timescoop.web.access.reach import reach_of
from timescoop.web.access.visits import games_of, host_of, visit
from timescoop.web.preference_cookie import COOKIE, preferences_of
from timescoop.web.render import card_art
from timescoop.web.render.game_facts import shown_cards
from timescoop.web.render.profile_page import (
    Pictures,
    ask_page,
    device_page,
    link_made_page,
    new_profile_page,
    profile_page,
    spent_page,
)
from timescoop.web.routes.matches import redirect_to
from timescoop.wording import _

GONE = 410
OF_EACH = 4  # pictures of an edition
RECOVERY = "recovery"  # what a ring's secret is sealed for


def pictures_of(request: Request) -> Pictures:
    """The pictures that can stand for somebody: of some cards of each game."""

    def found() -> Iterator[tuple[str, str]]:
        for game in games_of(request).values():
            for edition in game.editions:
                for face in shown_cards(game, edition, OF_EACH):
                    yield card_art.picture(face, game.key, edition.key), face["name"]

    return dict(found())


async def shown(request: Request) -> Response:
    """The reader's profile, or the form that makes one."""
    profile = await profile_of(request)
    if profile is None:
        able = site_of(request) is not None
        return HTMLResponse(str(new_profile_page(keys.name_of(request), pictures_of(request), passkeys=able)))
    profiles = host_of(request).people.profiles
    page = profile_page(
        profile,
        pictures_of(request),
        await profiles.standings(profile),
        await profiles.met(profile),
        {game.key: game.title for game in games_of(request).values()},
        matches=len(await profiles.matches(profile)),
        passkeys=await host_of(request).people.passkeys.of(profile) if site_of(request) else None,
        saved="saved" in request.query_params,
    )
    return HTMLResponse(str(page))


async def save(request: Request) -> Response:
    """Make a profile, or change it; seats that this browser holds already become the profile's."""
    form = await fields_of(request)
    name, picture, colour = (str(form.get(key, ""))[:200] for key in ("name", "picture", "colour"))
    picture = picture if picture in pictures_of(request) else ""
    ring = keys.ring_of(request)
    profiles, digest = host_of(request).people.profiles, digest_of(ring.secret)
    fresh = await profiles.of(digest) is None
    await profiles.save(digest, name[:60], picture, colour if colour in COLOURS else "", preferences_of(request).text)
    if fresh:
        await take_seats(request, digest)
    host_of(request).people.seated.forget()
    response = redirect_to("/profile?saved")
    keys.put(response, request, keys.prefix(request) + keys.COOKIE, ring.secret)
    keys.put(response, request, keys.NAME, keys.cookie_text(name))
    return response


async def take_seats(request: Request, ring: str) -> None:
    """Note the seats that a browser held before its owner made a profile; shared ones may be anybody's."""
    host = host_of(request)
    profile = await host.people.profiles.of(ring)
    own = {match: bunch.own for match, bunch in keys.ring_of(request).bunches.items() if bunch.own and not bunch.shared}
    for line in await host.matches(own):
        if profile is not None and line.seat not in line.free and line.finished is None:
            await host.people.profiles.sat_down(profile, line.id, line.seat)


async def own(request: Request) -> Profile:
    """The reader's profile.

    Raises:
        NotYours: They have none.
    """
    profile = await profile_of(request)
    if profile is None:
        raise NotYours("this browser has no profile")
    return profile


async def make_link(request: Request) -> Response:
    """Make a recovery link; the one before opens nothing any more."""
    profile, token = await own(request), new_key()
    sealed = seal(token, RECOVERY, MatchKeys(own=keys.secret_in(request)))
    await host_of(request).people.profiles.set_recovery(profile, token, sealed)
    return HTMLResponse(str(link_made_page(f"{reach_of(request).base}/profile/recover/{token}")))


async def ask_recover(request: Request) -> Response:
    """Ask before this browser becomes another device of a profile."""
    found = await host_of(request).people.profiles.recovered(request.path_params["token"])
    if found is None:
        return HTMLResponse(str(spent_page()), GONE)
    told = _("This device then has the profile of {name} and all its seats. Seats of this browser are added.")
    return HTMLResponse(str(ask_page(_("Open profile"), told.format(name=found[0].name), _("Open it here"))))


async def recover(request: Request) -> Response:
    """This browser becomes another device of a profile; the keys that it had go with it."""
    token = request.path_params["token"]
    found = await host_of(request).people.profiles.recovered(token)
    secret = unseal(token, RECOVERY, found[1]).own if found else ""
    if found is None or not secret:
        return HTMLResponse(str(spent_page()), GONE)
    return await open_profile(request, found[0], secret, redirect_to("/profile"))


async def open_profile(request: Request, profile: Profile, secret: str, response: Response) -> Response:
    """A response that makes this browser another device of a profile, whose ring has this secret."""
    before = keys.ring_of(request)
    if before.secret != secret:
        there = await host_of(request).people.key_rings.read(digest_of(secret))
        added = {match: bunch for match, bunch in before.bunches.items() if match not in there and bunch.keys()}
        request.scope[keys.SCOPE] = KeyRing(secret, added, set(added))
    keys.put(response, request, keys.prefix(request) + keys.COOKIE, secret)
    keys.put(response, request, keys.NAME, keys.cookie_text(profile.name))
    if profile.settings:
        keys.put(response, request, COOKIE, profile.settings)
    return response


async def export(request: Request) -> Response:
    """Everything that is stored of a profile, as JSON; what opens seats is not in it."""
    profile, profiles = await own(request), host_of(request).people.profiles
    passkeys = host_of(request).people.passkeys
    told = {
        "name": profile.name,
        "picture": profile.picture,
        "colour": profile.colour,
        "settings": profile.settings,
        "created": profile.created,
        "passkeys": [{"id": each.id, "created": each.created} for each in await passkeys.of(profile)],
        "seats": [{"match": match, "seat": seat} for match, seat in await profiles.matches(profile)],
        "ratings": [
            {"game": each.game, "rating": each.rating, "games": each.games, "wins": each.wins}
            for each in await profiles.standings(profile)
        ],
        "met": [{"name": each.name, "matches": each.matches} for each in await profiles.met(profile)],
    }
    headers = {"Content-Disposition": 'attachment; filename="timescoop-profile.json"'}
    return Response(json.dumps(told, indent=2, ensure_ascii=False), media_type="application/json", headers=headers)


async def ask_delete(request: Request) -> Response:
    """Ask before a profile is deleted."""
    profile = await own(request)
    told = _("Your picture, settings, ratings and links to matches are deleted. Your seats stay in this browser.")
    return HTMLResponse(
        str(ask_page(_("Delete {name}?").format(name=profile.name), told, _("Delete profile"), back="/profile"))
    )


async def delete(request: Request) -> Response:
    """Delete the reader's profile."""
    await host_of(request).people.profiles.delete(await own(request))
    host_of(request).people.seated.forget()
    return redirect_to("/profile")


# ---- a second device


async def device(request: Request) -> Response:
    """Where a link to a second device is made."""
    at = await visit(request)
    if at.watching or at.shared:
        raise NotYours("only somebody who sits here alone can continue on a second device")
    return HTMLResponse(str(device_page(f"/matches/{at.match.id}", "")))


async def make_device_link(request: Request) -> Response:
    """Make a link that opens the reader's seat once."""
    at = await visit(request)
    if at.watching or at.shared:
        raise NotYours("only somebody who sits here alone can continue on a second device")
    token = new_key()
    await host_of(request).people.profiles.hand_over(token, seal(token, at.match.id, MatchKeys(own=at.key)))
    link = f"{reach_of(request).base}/matches/{at.match.id}/continue/{token}"
    return HTMLResponse(str(device_page(f"/matches/{at.match.id}", link)))


async def ask_continue(request: Request) -> Response:
    """Ask before this browser takes a seat."""
    if not await host_of(request).people.profiles.is_handed_over(request.path_params["token"]):
        return HTMLResponse(str(spent_page()), GONE)
    told = _("Continue your seat on this device?")
    return HTMLResponse(str(ask_page(_("Another device"), told, _("Continue here"))))


async def continue_here(request: Request) -> Response:
    """Take a seat that another device of the same person holds; the link opens it once."""
    match, token = request.path_params["match"], request.path_params["token"]
    sealed = await host_of(request).people.profiles.take_over(token)
    key = unseal(token, match, sealed).own if sealed else ""
    if not key:
        return HTMLResponse(str(spent_page()), GONE)
    keys.hold(request, match, key)
    return redirect_to(f"/matches/{match}")


ROUTES = [
    Route("/profile", shown),
    Route("/profile", save, methods=["POST"]),
    Route("/profile/link", make_link, methods=["POST"]),
    Route("/profile/recover/{token}", ask_recover),
    Route("/profile/recover/{token}", recover, methods=["POST"]),
    Route("/profile/export.json", export),
    Route("/profile/delete", ask_delete),
    Route("/profile/delete", delete, methods=["POST"]),
    Route("/matches/{match}/device", device),
    Route("/matches/{match}/device", make_device_link, methods=["POST"]),
    Route("/matches/{match}/continue/{token}", ask_continue),
    Route("/matches/{match}/continue/{token}", continue_here, methods=["POST"]),
]
