"""Routes of records: upload one, and download records and card files."""

from collections.abc import Iterator
from typing import Final

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from timescoop.documents import BadDocument, decoded
from timescoop.web.access.visits import host_of
from timescoop.web.render.record_upload import refused_page
from timescoop.web.routes.matches import redirect_to
from timescoop.web.routes.replay import ended_in
from timescoop.wording import _, localized

NOT_FOUND, WRONG = 404, 422
CARDS: Final = "cards"  # the source of what is wrong with a card file


async def hand_in(request: Request) -> Response:
    """Check a record, with the card file that came with it, and keep it; then show its first moment."""
    async with request.form(max_files=2, max_fields=4) as form:
        given = {name: await sent_as(form, name) for name in ("record", "cards")}
    try:
        text, cards = (decoded(given[name], CARDS if name == CARDS else "") for name in ("record", "cards"))
        found = await host_of(request).archive.hand_in(text, cards if cards.strip() else None)
    except BadDocument as error:
        return HTMLResponse(str(refused_page("\n".join(faults_told(error)))), WRONG)
    return redirect_to(f"/records/{found}/replay")


async def sent_as(form: FormData, name: str) -> bytes:
    """What a form brings under a name: a file, or words."""
    sent = form.get(name)
    return await sent.read() if isinstance(sent, UploadFile) else str(sent or "").encode()


def faults_told(error: BadDocument) -> Iterator[str]:
    """What is wrong with a record and its card file, a sentence each, with its line."""
    for fault in error.faults:
        wrong = ": ".join(part for part in (".".join(map(str, fault.path)), localized(fault.wrong)) if part)
        line = _("Card file, line {number}: {wrong}.") if fault.source == CARDS else _("Line {number}: {wrong}.")
        if fault.line:
            yield line.format(number=fault.line, wrong=wrong)
        elif fault.source == CARDS:
            yield _("Card file: {wrong}.").format(wrong=wrong)
        else:
            yield f"{wrong[:1].upper()}{wrong[1:]}."


async def record_text(request: Request) -> Response:
    """A record as it was handed in."""
    name = request.path_params["record"]
    text, _cards = await host_of(request).archive.texts(name)
    headers = {"Content-Disposition": f'attachment; filename="record-{name[:8]}.yaml"'}
    return PlainTextResponse(text, media_type="application/yaml", headers=headers)


async def card_file(request: Request) -> Response:
    """The card file of a match that is over, or of a record, where it was one of its own."""
    if "record" in request.path_params:
        name = str(request.path_params["record"])
        _record, text = await host_of(request).archive.texts(name)
    else:
        replay = await ended_in(request, "its card file opens")
        name, text = replay.plan.id, replay.plan.cards
    if text is None:
        raise HTTPException(NOT_FOUND, _("This match used the cards of the edition, so it has no card file."))
    headers = {"Content-Disposition": f'attachment; filename="cards-{name[:8]}.yaml"'}
    return PlainTextResponse(text, media_type="application/yaml", headers=headers)


ROUTES = [
    Route("/records", hand_in, methods=["POST"]),
    Route("/records/{record}/record", record_text),
    Route("/records/{record}/cards", card_file),
    Route("/matches/{match}/cards", card_file),
]
