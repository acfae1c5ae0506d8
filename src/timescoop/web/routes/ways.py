"""The route for previewing a move: what a seat can choose, and what it would be asked next."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from timescoop.hosting import Stale
from timescoop.kernel import IllegalChoice
from timescoop.web.access.visits import visit
from timescoop.web.render.scene_builder import scene_of
from timescoop.web.render.way_tree import fork_of
from timescoop.web.routes.matches import read_number
from timescoop.wording import localized


async def ways(request: Request) -> Response:
    """What the reader may choose once it has chosen each `option` of the address, at look `number` or the newest.

    A spectator, and a seat that is not asked, may choose nothing. What is too old or not allowed is no error, as a page
    may well ask for it just when the table moves: it is told why, and the number of the newest look.
    """
    at = await visit(request)
    scene = scene_of(at)
    if at.watching or not scene.view["options"]:
        return JSONResponse({"number": scene.number, "ends": True})
    asked, number = request.query_params, scene.number
    chosen: list[int] = []
    try:
        number = read_number(asked.get("number", number), "number")
        chosen = [read_number(value, "option") for value in asked.getlist("option")]
        preview = at.match.moves.preview(at.viewer, number, chosen)
    except (Stale, IllegalChoice) as error:
        told = {"number": scene.number, "ends": True, "why": localized(str(error))}
        if isinstance(error, IllegalChoice) and (reason := at.match.moves.why_cut_short(at.viewer, number, chosen)):
            told["reason"] = localized(reason)
        return JSONResponse(told)
    return JSONResponse({"number": number, **fork_of(scene, preview)})


ROUTES = [Route("/matches/{match}/ways", ways)]
