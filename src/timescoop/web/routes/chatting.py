"""Routes of the chat: write, remove, mute and report messages; the host says who may write, and what is recorded."""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from timescoop.hosting import NotYours, Speaker
from timescoop.web.access import keys
from timescoop.web.access.guard import fields_of
from timescoop.web.access.visits import Visit, visit
from timescoop.web.routes.matches import after_action, is_htmx, whole_number
from timescoop.wording import _


def speaks(at: Visit) -> Speaker:
    """Who writes.

    Raises:
        NotYours: There is no chat on this server, or the browser keeps no cookies.
    """
    if at.speaker is None:
        raise NotYours("there is no chat for you here; the phrases still work")
    return at.speaker


async def write(request: Request) -> Response:
    """Write a message."""
    at = await visit(request)
    form = await fields_of(request)
    speaker, name = speaks(at), str(form.get("name", ""))[:60]
    if at.watching and name:
        speaker = replace(speaker, name=name)
    await at.match.chat.write(speaker, str(form.get("words", ""))[:1000])
    response = await after_action(request, at)
    if at.watching and name:
        keys.put(response, request, keys.NAME, keys.cookie_text(name))
    return response


async def remove(request: Request) -> Response:
    """Remove a message."""
    at = await visit(request)
    (number,) = await whole_number(request, "note")
    await at.match.chat.remove(number, speaks(at))
    return await after_action(request, at)


async def mute(request: Request) -> Response:
    """Mute a speaker, or read them again."""
    at = await visit(request)
    form = await fields_of(request)
    if at.watching:
        raise NotYours("only players can mute somebody; you can hide all messages in the settings")
    await at.match.chat.mute(at.viewer, str(form.get("speaker", "")), muted=form.get("muted") == "yes")
    return await after_action(request, at)


async def report(request: Request) -> Response:
    """Report a message to the server's owner."""
    at = await visit(request)
    (number,) = await whole_number(request, "note")
    await at.match.chat.report(number, speaks(at))
    if is_htmx(request):
        return Response(status_code=204)
    return PlainTextResponse(_("Reported to the owner of this server. Thank you."))


async def who(request: Request) -> Response:
    """The host says who may write."""
    at = await visit(request)
    await at.match.chat.set_who(-1 if at.watching else at.viewer, str((await fields_of(request)).get("who", ""))[:10])
    return await after_action(request, at)


async def in_record(request: Request) -> Response:
    """Turn the recording of messages on or off, as the host."""
    at = await visit(request)
    on = (await fields_of(request)).get("keep") == "yes"
    await at.match.chat.set_recorded(-1 if at.watching else at.viewer, on=on)
    return await after_action(request, at)


ROUTES = [
    Route("/matches/{match}/chat", write, methods=["POST"]),
    Route("/matches/{match}/chat/remove", remove, methods=["POST"]),
    Route("/matches/{match}/chat/mute", mute, methods=["POST"]),
    Route("/matches/{match}/chat/report", report, methods=["POST"]),
    Route("/matches/{match}/chat/who", who, methods=["POST"]),
    Route("/matches/{match}/chat/record", in_record, methods=["POST"]),
]
