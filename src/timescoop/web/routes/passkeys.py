"""Routes of passkeys: make one for a profile, open the profile with it on another device, remove it.

A passkey works out a secret of its own (the extension `prf` of WebAuthn), and with it the secret of the profile's key
ring is encrypted. So the store alone opens no profile, as with recovery links.
"""

import re
import time
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from timescoop.hosting import FOR_NEW_PASSKEY, FOR_OPENING, HostingError, Passkey
from timescoop.web.access import authenticators, keys
from timescoop.web.access.authenticators import Site
from timescoop.web.access.guard import fields_of
from timescoop.web.access.key_ring import MatchKeys, seal, unseal
from timescoop.web.access.visits import host_of
from timescoop.web.routes.matches import redirect_to
from timescoop.web.routes.profile import open_profile, own
from timescoop.wording import _

NOT_FOUND: Final = 404
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # 32 bytes in base64url
SEALED_FOR: Final = "passkey"


def site_here(request: Request) -> Site:
    """What passkeys are bound to, or 404."""
    site = authenticators.site_of(request)
    if site is None:
        raise HTTPException(NOT_FOUND, _("There are no passkeys here."))
    return site


async def ask_new(request: Request) -> Response:
    """What a browser needs to have a passkey made."""
    site, profile, stored = site_here(request), await own(request), host_of(request).people.passkeys
    challenge, options = authenticators.options_for_new(site, profile, await stored.of(profile))
    await stored.ask(challenge, f"{FOR_NEW_PASSKEY} {profile.id}")
    return Response(options, media_type="application/json")


async def add(request: Request) -> Response:
    """Store a passkey that was made."""
    site, profile, stored = site_here(request), await own(request), host_of(request).people.passkeys
    answer, secret, challenge = await answer_in(request)
    if not await stored.answered(challenge, f"{FOR_NEW_PASSKEY} {profile.id}"):
        raise HostingError(authenticators.REFUSED)
    made = authenticators.new_passkey(site, answer, challenge)
    sealed = seal(secret, SEALED_FOR, MatchKeys(own=keys.secret_in(request)))
    await stored.add(profile, Passkey(made.id, made.key, made.signatures, sealed, time.time()))
    return JSONResponse({"to": "/profile?saved"})


async def ask_open(request: Request) -> Response:
    """What a browser needs to have a passkey sign."""
    challenge, options = authenticators.options_to_open(site_here(request))
    await host_of(request).people.passkeys.ask(challenge, FOR_OPENING)
    return Response(options, media_type="application/json")


async def open_with(request: Request) -> Response:
    """Open the profile of a passkey in this browser; the keys that it had go with it."""
    site, stored = site_here(request), host_of(request).people.passkeys
    answer, secret, challenge = await answer_in(request)
    asked, found = await stored.answered(challenge, FOR_OPENING), await stored.find(authenticators.id_in(answer))
    if not asked or found is None:
        raise HostingError(authenticators.REFUSED)
    profile, passkey = found
    signatures = authenticators.signed(site, answer, challenge, passkey).signatures
    ring = unseal(secret, SEALED_FOR, passkey.sealed).own
    if not ring or not await stored.used(passkey, signatures):
        raise HostingError(authenticators.REFUSED)
    return await open_profile(request, profile, ring, JSONResponse({"to": "/profile"}))


async def answer_in(request: Request) -> tuple[str, str, str]:
    """What an authenticator answered, the secret that it worked out, and the challenge that it says it has signed.

    Raises:
        HostingError: Something is missing, or too long.
    """
    form = await fields_of(request)
    answer, secret = (str(form.get(key, "")) for key in ("answer", "secret"))
    if len(answer) > authenticators.LONGEST or not SECRET.fullmatch(secret):
        raise HostingError(authenticators.REFUSED)
    return answer, secret, authenticators.challenge_in(answer)


async def remove(request: Request) -> Response:
    """Remove a passkey of the reader's profile."""
    site_here(request)
    profile = await own(request)
    await host_of(request).people.passkeys.remove(profile, str((await fields_of(request)).get("passkey", "")))
    return redirect_to("/profile?saved")


ROUTES = [
    Route("/profile/passkeys", add, methods=["POST"]),
    Route("/profile/passkeys/new", ask_new, methods=["POST"]),
    Route("/profile/passkeys/ask", ask_open, methods=["POST"]),
    Route("/profile/passkeys/open", open_with, methods=["POST"]),
    Route("/profile/passkeys/remove", remove, methods=["POST"]),
]
