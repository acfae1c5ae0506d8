"""The same table for programs: a view, the options in words, an answer; described by OpenAPI at /api/openapi.json.

JSON Schemas of a view, a card face and an option are at /api/schemas/view.json, face.json and option.json.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Header, Query
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field, WithJsonSchema
from starlette.datastructures import State
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from timescoop.documents import SHAPES, schema_text
from timescoop.hosting import MOST_ANSWERS, NotYours
from timescoop.kernel import FACT, FACT_CLAUSE, TimescoopError
from timescoop.web.access.shared_browser import held_in
from timescoop.web.access.visits import Visit, host_of
from timescoop.web.error_handlers import handle_own_error
from timescoop.web.render.page_frame import RELEASE

NO_ANSWERS: Final[list[int]] = []
MOST: Final = 999_999_999  # more than any number we give out
UNREADABLE: Final = 422
SCHEMA_TYPE: Final = "application/schema+json"
SCHEMAS: Final = {name: f"/schemas/{name}.json" for name in SHAPES}  # addresses below /api
IN_VIEW: Final = {"allOf": [{"$ref": f"/api{SCHEMAS['view']}"}]}


class Option(BaseModel):
    """Something that a seat may answer."""

    number: int = Field(description="what is sent back as the answer")
    words: str = Field(description="the same in short words")


class Options(BaseModel):
    """What a seat may answer now."""

    number: int = Field(description="the look at which this was so; it goes back with the answer")
    options: list[Option]


class Fact(BaseModel):
    """Something that happened, as far as this reader may know it."""

    key: str
    clause: str
    seat: int
    numbers: list[int]
    kinds: list[int] = Field(description="kinds of cards; -1 where the reader does not know one")


class Release(BaseModel):
    """The release that this server runs."""

    version: str = Field(description="of Timescoop")


class Shown(BaseModel):
    """All that a reader is given."""

    number: int
    view: Annotated[Any, WithJsonSchema(IN_VIEW)]
    names: list[str]
    facts: list[Fact]
    over: bool


Number = Annotated[int, Field(ge=0, le=MOST)]


class Answer(BaseModel, strict=True):
    """A seat's answer."""

    option: Number | Annotated[list[Number], Field(min_length=1, max_length=MOST_ANSWERS)] = Field(
        description="one of the numbers offered; or several that are given in a row, all or none"
    )
    number: int = Field(ge=0, le=MOST, description="the look at which it was offered")


async def visitor(request: Request, match: str, authorization: Annotated[str, Header()] = "") -> Visit:
    """Who asks, by bearer token or by cookie."""
    found = await host_of(request).match(match)
    token = authorization.removeprefix("Bearer ").strip()
    if not token:
        held = held_in(request, found)
        return Visit(found, held.viewer, held.key, lobby=False)
    seat = found.seating.seat_of(token)
    if seat is None or found.seats[seat].kind == "open":
        raise NotYours("this key opens no seat of that match")
    return Visit(found, seat, token, lobby=False)


Here = Annotated[Visit, Depends(visitor)]


async def release() -> Release:
    """The version of this server."""
    return Release(version=RELEASE)


async def view(here: Here) -> Shown:
    """All that the reader may know; without a key, what a spectator sees."""
    look = here.match.snapshot(here.viewer)
    facts = [
        Fact(key=FACT[what], clause=FACT_CLAUSE[what], seat=who, numbers=list(args), kinds=list(kinds))
        for group in look.log
        for what, who, args, kinds in group
    ]
    return Shown(number=look.number, view=look.view, names=look.names, facts=facts, over=look.over)


async def options(here: Here, after: Annotated[list[int], Query(max_length=MOST_ANSWERS)] = NO_ANSWERS) -> Options:
    """What the reader may answer now; or once it had answered `after`, and could send that answer together with those.

    There are none where the move would end with those answers.
    """
    look = here.match.snapshot(here.viewer)
    offered = here.match.moves.preview(here.viewer, look.number, after).options if after else look.options
    return Options(number=look.number, options=[Option(number=option, words=words) for option, words in offered])


async def answer(here: Here, given: Answer) -> None:
    """Answer; when this returns, the answer is kept."""
    if here.watching:
        raise NotYours("spectators have nothing to answer")
    answers = given.option if isinstance(given.option, list) else [given.option]
    await here.match.moves.give(here.viewer, answers, given.number)


def schema_route(name: str) -> Callable[[], Response]:
    """Give out one schema."""

    def schema() -> Response:
        return Response(schema_text(name), media_type=SCHEMA_TYPE)

    return schema


async def misread(_request: Request, error: Exception) -> JSONResponse:
    """What was sent is no answer: where and why, and nothing of what it was."""
    assert isinstance(error, RequestValidationError)
    wrong = [f"{'.'.join(str(part) for part in fault['loc'])}: {fault['msg']}" for fault in error.errors()]
    return JSONResponse({"detail": "; ".join(wrong)}, UNREADABLE)


def api_of(outer: State) -> FastAPI:
    """The programs' door; `outer` is the state of the application around it."""
    api = FastAPI(
        title="Timescoop",
        version=RELEASE,
        docs_url=None,
        redoc_url=None,
        description="Send a seat's key as a bearer token.",
    )
    api.state = outer
    api.add_exception_handler(TimescoopError, handle_own_error)
    api.add_exception_handler(RequestValidationError, misread)

    api.add_api_route("/version", release, response_model=Release)
    api.add_api_route("/matches/{match}/view", view, response_model=Shown)
    api.add_api_route("/matches/{match}/options", options, response_model=Options)
    api.add_api_route("/matches/{match}/answer", answer, methods=["POST"], status_code=204)
    for name, path in SCHEMAS.items():
        told = f"The JSON Schema (draft 2020-12) of {'an' if name == 'option' else 'a'} {name}."
        given: dict[int | str, dict[str, Any]] = {200: {"content": {SCHEMA_TYPE: {}}}}
        api.add_api_route(
            path, schema_route(name), response_class=Response, name=f"{name}_schema", description=told, responses=given
        )
    return api
