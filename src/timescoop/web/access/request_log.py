"""Gives every request an id, counts it, and writes it to the log: by its route, never by its address with its keys."""

import logging
import secrets
import time
from collections.abc import Sequence
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from timescoop.hosting import REQUEST, Metrics
from timescoop.web.access.rate_limits import address_of

LOG: Final = logging.getLogger("timescoop.access")
HEADER: Final = "X-Request-Id"
ID: Final = "timescoop.request"  # its key in the scope
METHODS: Final = {"GET", "HEAD", "POST", "OPTIONS"}
NOWHERE: Final = "none"  # the route of an address without a page
CRASHED: Final = 500
FINE: Final = 200


class RequestLog:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, metrics: Metrics, routes: Sequence[BaseRoute]) -> None:
        """Log for an application with these routes."""
        self.app = app
        self.metrics = metrics
        self.routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        name = scope[ID] = secrets.token_hex(8)
        token = REQUEST.set(name)
        began, status, streams = time.perf_counter(), CRASHED, False

        async def noted(message: Message) -> None:
            nonlocal status, streams
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers[HEADER] = name
                if status == FINE and headers.get("content-type", "").startswith("text/event-stream"):
                    streams = True
                    self.metrics.streams.inc()
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            REQUEST.reset(token)
            if streams:
                self.metrics.streams.dec()
            self.note(scope, name, status, time.perf_counter() - began, streams=streams)

    def note(self, scope: Scope, name: str, status: int, seconds: float, *, streams: bool) -> None:
        """Count a request that has been answered, and log it."""
        route = route_of(scope, self.routes)
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.requests.labels(method, route, str(status)).inc()
        if not streams:
            self.metrics.answered.labels(route).observe(seconds)
        LOG.info(
            "%s %s %d", method, route, status,
            extra={
                "request": name, "method": method, "route": route, "status": status,
                "seconds": round(seconds, 4), "address": address_of(scope),
            },
        )  # fmt: skip


def route_of(scope: Scope, routes: Sequence[BaseRoute]) -> str:
    """The pattern that an address fits, such as /matches/{match}; "none" where there is no page."""
    endpoint = scope.get("endpoint")
    if endpoint is None:
        return NOWHERE
    inner = scope.get("route")
    if inner is not None:  # below /api
        return f"{scope.get('root_path', '')}{getattr(inner, 'path', '')}"
    for route in routes:
        if isinstance(route, Route) and route.endpoint is endpoint and route.path_regex.match(scope["path"]):
            return route.path
    return next(
        (route.path for route in routes if isinstance(route, Mount) and scope["path"].startswith(route.path)), NOWHERE
    )


def request_id(request: Request) -> str:
    """The id of a request, for a page that says what to quote; empty without the middleware."""
    return str(request.scope.get(ID, ""))
