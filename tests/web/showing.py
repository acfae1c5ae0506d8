"""Scenes made by hand, shown in a browser as the server would show them."""

from dataclasses import replace

from playwright.sync_api import Page, Route
from tests.web.conftest import kind

from timescoop.kernel import Stage, StageLine
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.table_page import table_page


def shown_as(page: Page, address: str, scene: Scene) -> None:
    """A scene on a page of its own, with the styles and scripts that the server gives.

    The latest scene is given whenever the page is asked for: one without a stream looks again by itself.
    """

    def give(route: Route) -> None:
        route.fulfill(body=str(table_page(scene)), content_type="text/html")

    page.route(f"{address}/shown", give)
    page.route(
        "**/x7Yk2mPq/stream", lambda route: route.fulfill(body=": nothing yet\n\n", content_type="text/event-stream")
    )
    page.route("**/x7Yk2mPq/ways*", lambda route: route.fulfill(json={"number": scene.number, "ends": True}))
    page.goto(f"{address}/shown")


def in_conflict(scene: Scene) -> Scene:
    """The same table with a conflict on its stage."""
    lines = [("attack", "Primords", 5), ("attack", "Daleks", 5), ("defence", "The Doctor", 5), ("defence", "", 0)]
    counted: list[StageLine] = [
        {"side": s, "label": "card" if n else "face-down", "value": v, "kind": kind(n)} for s, n, v in lines
    ]
    stage: Stage = {
        "key": "conflict",
        "place": 0,
        "attacker": 1,
        "owner": 0,
        "sums": {"attack": 10, "defence": 7},
        "lines": [
            *counted,
            {"side": "defence", "label": "boost", "value": 2, "kind": -1},
        ],
    }
    return replace(scene, view={**scene.view, "stage": stage})
