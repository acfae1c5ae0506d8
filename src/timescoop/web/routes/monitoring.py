"""Routes for those who watch the server: whether it runs, whether it can save, and its figures for Prometheus."""

import asyncio
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from timescoop.hosting import is_ready
from timescoop.web.access.operator_access import may_read_figures
from timescoop.web.access.visits import host_of
from timescoop.wording import _

READY_S: Final = 2.0  # seconds in which the store has answered
AWAY: Final = 503
NOT_FOUND: Final = 404
FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"  # of Prometheus' text format


async def alive(_: Request) -> Response:
    """Whether the server runs."""
    return PlainTextResponse("alive")


async def ready(request: Request) -> Response:
    """Whether the server can save: 503 while its store is away."""
    try:
        there = await asyncio.wait_for(is_ready(host_of(request).store), READY_S)
    except TimeoutError:
        there = False
    return PlainTextResponse("ready") if there else PlainTextResponse("the store is away", AWAY)


async def metrics(request: Request) -> Response:
    """The figures of this server; for others than its operator there is nothing here."""
    if not may_read_figures(request):
        raise HTTPException(NOT_FOUND, _("There is nothing at this address."))
    return Response(host_of(request).metrics.text(), headers={"Content-Type": FORMAT})


ROUTES = [Route("/healthz", alive), Route("/readyz", ready), Route("/metrics", metrics)]
