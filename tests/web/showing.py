"""Scenes made by hand, shown in a browser as the server would show them."""

from dataclasses import replace

from playwright.sync_api import Page
from tests.web.conftest import Served, kind

from timescoop.kernel import Stage, StageLine
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.table_page import table_page


def show(page: Page, address: str, html: str, ways: dict[str, object], *, plain: bool = False) -> None:
    """A page of our own at a server, under a name that stays the same for the same tab.

    Args:
        page: The tab.
        address: Of the server.
        html: The page.
        ways: What it hears when it asks for the ways to move.
        plain: Whether pictures of cards are left empty, here and on all later pages of this server.
    """
    served, name = Served.at[address], str(id(page))
    served.pages[name], served.ways[name] = html, ways
    served.plain = plain
    page.goto(f"{address}/shown/{name}")


def shown_as(page: Page, address: str, scene: Scene, *, plain: bool = False) -> None:
    """A scene on a page of its own, with the styles and scripts that the server gives.

    The latest scene is given whenever the page is asked for: one without a stream looks again by itself.
    """
    show(page, address, str(table_page(scene)), {"number": scene.number, "ends": True}, plain=plain)


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
