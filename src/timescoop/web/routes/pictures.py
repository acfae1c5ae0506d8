"""The route of card pictures: a key is drawn as SVG, which browsers may keep for a year."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from timescoop.web.render.card_art import VERSION, drawn

NOT_FOUND: Final = 404
FOR_A_YEAR: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
FOR_AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}  # asked for without our version, or with another


def picture(request: Request) -> Response:
    """A picture by its key."""
    try:
        svg = drawn(request.path_params["key"])
    except ValueError as unknown:
        raise HTTPException(NOT_FOUND, str(unknown)) from unknown
    kept = FOR_A_YEAR if request.query_params.get("v") == VERSION else FOR_AN_HOUR
    return Response(svg, media_type="image/svg+xml", headers=kept)


ROUTES = [Route("/pictures/{key}.svg", picture)]
