"""Routes of the installed app: the service worker at the root, because it may only serve what lies below it."""

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from timescoop.web.assets import FOLDER
from timescoop.web.render.offline_page import offline_page


async def worker(_request: Request) -> Response:
    """The service worker; browsers ask again each time."""
    return FileResponse(FOLDER / "worker.js", media_type="text/javascript", headers={"Cache-Control": "no-cache"})


async def offline(_request: Request) -> Response:
    """What is shown without a line in place of a page that was not kept."""
    return HTMLResponse(str(offline_page()))


ROUTES = [Route("/worker.js", worker), Route("/offline", offline)]
