"""Routes of boxes that owners enter card by card, and of publishing them."""

from collections.abc import Callable, Mapping
from datetime import date

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.documents import (
    WORKBOOKS,
    EditionFields,
    OwnBox,
    as_ours,
    for_spreadsheets,
    read_own_box,
    row_in,
    sheet_of_box,
    with_row,
    write_delimited,
)
from timescoop.hosting import HostingError, Publication, box_of, change_box, new_box, publish, published, take_off
from timescoop.kernel import Edition, Game
from timescoop.web.access.guard import MADE_LIMIT, fields_of
from timescoop.web.access.visits import host_of
from timescoop.web.authoring.background_jobs import jobs_of
from timescoop.web.authoring.box_state import BoxState, box_state, merged_box
from timescoop.web.authoring.card_form import PREFIX, row_of
from timescoop.web.authoring.deck_builder import one_line
from timescoop.web.authoring.set_links import link_for
from timescoop.web.render.editors.box_page import SHOWN, BoxView, begin_page, box_page
from timescoop.web.routes.workshop import edition_in, number_in, starter_row
from timescoop.wording import _, localized

SEE_OTHER, NOT_FOUND, WRONG = 303, 404, 422
KEEP_S = 400 * 24 * 3600
MOST_FIELDS = 64
MOST_STATES = 32  # boxes whose state is remembered
WORKBOOK_TYPES = {
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "ods": "application/vnd.oasis.opendocument.spreadsheet",
}


def cookie_of(game: Game, edition: Edition) -> str:
    """The cookie that remembers the address of this browser's box."""
    return f"box-{game.key}-{edition.key}"


async def begin(request: Request) -> Response:
    """Begin a box, or go on."""
    game, edition = edition_in(request)
    key = request.cookies.get(cookie_of(game, edition), "")
    there = bool(key) and await box_of(host_of(request).store, key) is not None
    return HTMLResponse(str(begin_page(game, edition, address(game, edition, key) if there else "")))


def address(game: Game, edition: Edition, key: str) -> str:
    """The address of a box."""
    return f"/workshop/{game.key}/{edition.key}/box/{key}"


async def created(request: Request) -> Response:
    """A new box, with the cards of a file if there is one."""
    game, edition = edition_in(request)
    owner, data, name = await brought(request)
    box = OwnBox(_("Box of {name}").format(name=owner) if owner else _("My box"), owner, today())
    text = box.text
    if data:
        merged = await jobs_of(request).work(merged_box, text, data, name, game.key, edition.key)
        if merged.wrong:
            return HTMLResponse(str(begin_page(game, edition, "", merged.wrong)), WRONG)
        text = merged.text
    key = await new_box(host_of(request).store, game.key, edition.key, text)
    answer = RedirectResponse(address(game, edition, key), SEE_OTHER)
    secure = request.url.scheme == "https"
    answer.set_cookie(cookie_of(game, edition), key, max_age=KEEP_S, httponly=True, samesite="lax", secure=secure)
    return answer


async def brought(request: Request) -> tuple[str, bytes, str]:
    """The owner that a form names, and the file that it brings with its name, if it brings one."""
    async with request.form(max_files=1, max_fields=8) as form:
        file = form.get("file")
        owner = owner_in(str(form.get("owner", "")))
        if isinstance(file, UploadFile) and file.size:
            return owner, await file.read(MADE_LIMIT), file.filename or _("the file")
        return owner, b"", ""


def owner_in(said: str) -> str:
    """A name as it can stand in a warrant."""
    return one_line(said.replace(";", " ").replace(",", " "))[:60].strip()


def today() -> str:
    """The day on the server's own wall, as it stands in warrants."""
    return date.today().isoformat()  # noqa: DTZ011 - a day in the life of the owner, not a moment


# ---- a box


async def view_of(request: Request, *, nth: int = -1, notes: tuple[str, ...] = (), wrong: str = "") -> BoxView:
    """The state of the page of the box in the address, or 404."""
    game, edition = edition_in(request)
    key = request.path_params["box"]
    kept = await box_of(host_of(request).store, key)
    if kept is None or (kept.game, kept.edition) != (game.key, edition.key):
        raise HTTPException(NOT_FOUND, _("There is no such box. A box that nobody opens is deleted after a while."))
    state = await state_of(request, kept.text, game, edition)
    box = read_own_box(kept.text)
    wanted = number_in(request.query_params.get("card", "")) if nth < 0 else nth
    place = min(wanted, len(state.slots) - 1)
    shown = request.query_params.get("show", "all")
    mine = await published(host_of(request).store, key=key)
    row = row_in(box, place, EditionFields(game, edition))
    return BoxView(
        game, edition, key, address(game, edition, key), box, state, row, place,
        shown if shown in SHOWN else "all", notes=notes, wrong=wrong, published=mine,
    )  # fmt: skip


async def state_of(request: Request, text: str, game: Game, edition: Edition) -> BoxState:
    """What a box makes; the latest are remembered."""
    jobs = jobs_of(request)
    if text not in jobs.boxes:
        found = await jobs.work(box_state, text, game.key, edition.key)
        while len(jobs.boxes) >= MOST_STATES:
            del jobs.boxes[next(iter(jobs.boxes))]
        jobs.boxes[text] = found
    return jobs.boxes[text]


async def show(request: Request) -> Response:
    """The page of a box."""
    return HTMLResponse(str(box_page(await view_of(request))))


async def changed(request: Request, change: Callable[[OwnBox], OwnBox]) -> OwnBox:
    """Change the box in the address; 404 if there is none."""
    try:
        text = await change_box(
            host_of(request).store,
            request.path_params["box"],
            lambda text: change(read_own_box(text))._replace(day=today()).text,
        )
    except HostingError as error:
        raise HTTPException(NOT_FOUND, str(error)) from error
    return read_own_box(text)


async def card(request: Request) -> Response:
    """What was done to one card: saved, not in the box, as ours again, or added."""
    game, edition = edition_in(request)
    async with request.form(max_files=0, max_fields=MOST_FIELDS) as form:
        fields = {key: value for key, value in form.items() if isinstance(value, str)}
    act, nth, of = fields.get("act", "save"), number_in(fields.get("card", "")), EditionFields(game, edition)

    sides = {place for place, slot in enumerate(of.ours) if slot in of.sides}  # every box has these

    def change(box: OwnBox) -> OwnBox:
        if act == "add":
            return box._replace(added=(*box.added, new_card(game, edition)))
        if nth >= len(of.ours) + len(box.added) or (act == "out" and nth in sides):
            return box
        if act == "out":
            return with_row(box, nth, None, of)
        if act == "ours":
            return as_ours(box, nth, of)
        base = row_in(box, nth, of) or {}
        return with_row(box, nth, row_from(of, fields, base), of)

    box = await changed(request, change)
    count = len(of.ours) + len(box.added)
    there = count - 1 if act == "add" else min(nth + (act == "next"), count - 1)
    show_only = fields.get("show", "all")
    query = f"?card={there}" + (f"&show={show_only}" if show_only in SHOWN and show_only != "all" else "")
    return RedirectResponse(address(game, edition, request.path_params["box"]) + query + "#card", SEE_OTHER)


def new_card(game: Game, edition: Edition) -> dict[str, object]:
    """A card to begin with, in no slot of ours."""
    row = starter_row(game, edition, "")
    return {key: value for key, value in row.items() if key not in ("game", "edition", "text", "read_as")}


def row_from(of: EditionFields, fields: dict[str, str], base: Mapping[str, object]) -> dict[str, object]:
    """The card that a form says: compared by its owner, and read again if its text has changed."""
    row = row_of(of.game, of.edition, fields, base)
    row["text"] = " ".join(fields.get(f"{PREFIX}text", "").split())
    if not row["text"]:
        del row["text"]
    for key in of.needed.get(str(row.get("type")), set()) | {"text"}:
        if key in of.empty:
            row.setdefault(key, of.empty[key])
    meaning = " ".join(fields.get("read-as", "").split())
    if row.get("text") != base.get("text") and meaning == base.get("read_as", ""):
        meaning = ""  # it was what the old text means
    row = {key: each for key, each in row.items() if key != "read_as"} | ({"read_as": meaning} if meaning else {})
    if fields.get("by-hand"):
        row = {key: each for key, each in row.items() if key != "read_as"} | {"by_hand": True}
    else:
        row.pop("by_hand", None)
    return row | {"mine": True}


async def bring(request: Request) -> Response:
    """A file whose cards go into the box."""
    game, edition = edition_in(request)
    _owner, data, name = await brought(request)
    kept = await box_of(host_of(request).store, request.path_params["box"])
    if kept is None or not data:
        return HTMLResponse(str(box_page(await view_of(request, wrong=_("Choose a file first.")))), WRONG)
    merged = await jobs_of(request).work(merged_box, kept.text, data, name, game.key, edition.key)
    if merged.wrong:
        return HTMLResponse(str(box_page(await view_of(request, wrong=merged.wrong))), WRONG)
    await changed(request, lambda _box: read_own_box(merged.text))
    if merged.notes:
        return HTMLResponse(str(box_page(await view_of(request, notes=merged.notes))))
    return RedirectResponse(address(game, edition, request.path_params["box"]), SEE_OTHER)


async def owner(request: Request) -> Response:
    """Whose box it is, and what it is called."""
    game, edition = edition_in(request)
    form = await fields_of(request)
    name, title = owner_in(str(form.get("owner", ""))), one_line(str(form.get("title", "")))
    await changed(request, lambda box: box._replace(owner=name, title=title or _("My box")))
    return RedirectResponse(address(game, edition, request.path_params["box"]), SEE_OTHER)


async def as_file(request: Request) -> Response:
    """The box as a set, or as a worksheet to go on with."""
    view = await view_of(request)
    return file_of(view.game, view.edition, view.box, request.query_params.get("form", ""), view.state.text)


async def blank_worksheet(request: Request) -> Response:
    """The worksheet of an edition."""
    game, edition = edition_in(request)
    return file_of(game, edition, OwnBox(), request.query_params.get("form", "csv"), "")


def file_of(game: Game, edition: Edition, box: OwnBox, form: str, text: str) -> Response:
    """A box as a file of a form."""
    headers = {"Content-Disposition": f'attachment; filename="{game.key}-{edition.key}-box.{form}"'}
    if form in WORKBOOKS:
        made = WORKBOOKS[form](sheet_of_box(box, game, edition))
        return Response(made, media_type=WORKBOOK_TYPES[form], headers=headers)
    if form == "csv":
        sheet = sheet_of_box(box, game, edition)
        said = write_delimited(sheet.head, [cells for _line, cells in sheet.rows])
        return Response(for_spreadsheets(said), media_type="text/csv; charset=utf-8", headers=headers)
    headers = {"Content-Disposition": f'attachment; filename="{game.key}-{edition.key}-box.yaml"'}
    return PlainTextResponse(text, headers=headers)


async def share(request: Request) -> Response:
    """The set of the box as it is now, in the workshop, where it is played, printed and linked."""
    view = await view_of(request)
    link = await link_for(request, view.state.text)
    return RedirectResponse(f"/workshop/{view.game.key}/{view.edition.key}?set={link}", SEE_OTHER)


# ---- the shelf


async def on_shelf(request: Request) -> Response:
    """Put the set of the box on the shelf."""
    view = await view_of(request)
    if not view.state.well:
        raise HTTPException(WRONG, _("These cards have mistakes. Fix them before you publish the set."))
    cards = sum(slot.source != "ours" for slot in view.state.slots)
    try:
        await publish(
            host_of(request).store,
            view.key,
            Publication(view.game.key, view.edition.key, view.box.title, view.box.owner, view.state.text, cards),
        )
    except HostingError as error:
        return HTMLResponse(str(box_page(await view_of(request, wrong=localized(str(error))))), WRONG)
    return RedirectResponse(f"{view.base}#share-name", SEE_OTHER)


async def off_shelf(request: Request) -> Response:
    """Take a set of the box off the shelf."""
    game, edition = edition_in(request)
    form = await fields_of(request)
    await take_off(host_of(request).store, request.path_params["box"], str(form.get("made", "")))
    return RedirectResponse(f"{address(game, edition, request.path_params['box'])}#share-name", SEE_OTHER)


BOX = "/workshop/{game}/{edition}/box"
ROUTES = [
    Route(BOX, begin),
    Route(BOX, created, methods=["POST"]),
    Route(f"{BOX}/worksheet", blank_worksheet),
    Route(f"{BOX}/{{box}}", show),
    Route(f"{BOX}/{{box}}/card", card, methods=["POST"]),
    Route(f"{BOX}/{{box}}/import", bring, methods=["POST"]),
    Route(f"{BOX}/{{box}}/owner", owner, methods=["POST"]),
    Route(f"{BOX}/{{box}}/file", as_file),
    Route(f"{BOX}/{{box}}/share", share, methods=["POST"]),
    Route(f"{BOX}/{{box}}/publish", on_shelf, methods=["POST"]),
    Route(f"{BOX}/{{box}}/take-off", off_shelf, methods=["POST"]),
]
