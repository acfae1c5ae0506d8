"""Who may ask for what: every route, asked for by every sort of visitor, while a match runs and after its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route
from tests.wire.client import HERE, Client
from tests.wire.games import GAMES
from tests.wire.sitting import House, Sitting, dealt, seated, walked

from timescoop.hosting import SeatPlan
from timescoop.testkit import Luck

ROLES: Final = ("stranger", "elsewhere", "invited", "seated", "asked")
FORMS: Final[dict[str, dict[str, object]]] = {  # a form that would do, but for the number of a look that is long gone
    "answer": {"option": 0, "number": 0},
    "take-back": {"number": 0},
    "ask-undo": {"number": 0},
    "say": {"words": "?", "number": 0},
    "sit": {"name": "Somebody"},
    "lift": {"seat": 0},
    "play": {"game": "kites", "edition": "hill", "seats": 2, "bot": "first"},
    "lay": {"game": "kites", "edition": "hill", "seat-0": "you", "seat-1": "bot:first"},
    "hill": {"game": "kites", "edition": "hill", "seat-0": "you", "seat-1": "bot:first"},
    "phrase": {"phrase": "0"},
    "fork": {"bot": "first"},
}
LATER: Final = (
    "ask-end", "sit", "phrase", "pause", "go-on", "stand-in", "come-back", "curtain", "rematch", "fork", "same-deal",
)  # fmt: skip
Cell = tuple[str, str]  # method and path


def routes_of(routes: Sequence[BaseRoute], before: str = "") -> Iterator[Cell]:
    """Every route, those that change something last."""
    for route in routes:
        if isinstance(route, Mount):
            yield from routes_of(route.routes, before + route.path) if route.routes else [("GET", route.path)]
        elif isinstance(route, Route):
            methods = set(route.methods or ())
            yield "POST" if "POST" in methods else "GET", before + route.path
        else:  # FastAPI's own kind
            methods = set(getattr(route, "methods", ()))
            yield "POST" if "POST" in methods else "GET", before + str(getattr(route, "path", "?"))


def cells_of(app: Starlette) -> list[Cell]:
    """Every route once, in an order in which none spoils another."""
    return sorted(set(routes_of(app.routes)), key=lambda cell: (cell[1].rpartition("/")[2] in LATER, cell[1], cell[0]))


async def table_for(at: House, role: str, *, over: bool) -> tuple[Sitting, Client]:
    """A table of three, the third seat open, and the visitor."""
    plans = [SeatPlan("person", "Ada"), SeatPlan("person", "Bo"), SeatPlan("open")]
    match = await at.host.new_match("kites", edition="hill", seats=plans, seed=bytes(32))
    sitting = await seated(at, match, match.keys)
    game, luck = GAMES["kites"], Luck(1)
    table = walked(dealt(game, "hill", 3, 1), luck, 40)
    while (table.waiting() != [0]) if not over else not table.over():
        seat = luck.of(table.waiting())
        table.play(seat, luck.of(table.options(seat)))
    sitting.put(table)
    visitor = {"stranger": sitting.clients[3], "asked": sitting.clients[0], "seated": sitting.clients[1]}.get(role)
    if visitor is None:
        visitor = Client(at.app) if role == "elsewhere" else sitting.clients[2]
    if role == "elsewhere":
        other = await at.host.new_match("kites", edition="hill", seats=plans, seed=bytes(32))
        await visitor.get(f"/seats/{other.id}/{other.keys[0]}")
    return sitting, visitor


async def status_of(cell: Cell, sitting: Sitting, visitor: Client) -> int:
    """What a visitor is answered."""
    method, path = cell
    given = {
        "match": sitting.match.id, "key": "A" * 32, "eyes": "0", "moment": "1", "kind": "0", "record": "r" * 24,
        "game": "kites", "edition": "hill", "seats": "none",
        "trial": "t" * 24, "asked": "KITE-TURN-01", "name": "none", "card": "Box", "lesson": "none", "rest:path": "",
        "chapter": "none",
    }  # fmt: skip
    for name, value in given.items():
        path = path.replace(f"{{{name}}}", value)
    if path.startswith("/static"):
        path += "/none.css"
    if path.endswith("/stream"):
        stream = await visitor.listen(path)
        await stream.close()
        visitor.streams.remove(stream)
        return stream.sent.answer.status
    if method == "GET":
        return (await visitor.get(path)).status
    if path.startswith("/api/"):
        return (await visitor.post_json(path, {"option": 0, "number": 0})).status
    form = FORMS.get(path.rpartition("/")[2], {})
    return (await visitor.post(path, form, headers={"origin": f"http://{HERE}"})).status


async def matrix(at: House, *, over: bool) -> dict[Cell, list[int]]:
    """What each visitor is answered by each route."""
    found: dict[Cell, list[int]] = {cell: [] for cell in cells_of(at.app)}
    for role in ROLES:
        sitting, visitor = await table_for(at, role, over=over)
        for cell, statuses in found.items():
            statuses.append(await status_of(cell, sitting, visitor))
    return found
