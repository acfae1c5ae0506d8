"""A-4: what every sort of visitor is answered by every route, while a match runs and after its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest
from tests.wire.client import Client
from tests.wire.roles import ROLES, Cell, cells_of, matrix, table_for
from tests.wire.sitting import House, house

from timescoop.web.assets import DIGEST

ROWS: Final = Path(__file__).with_name("roles.txt").read_text("utf-8").splitlines()


def expected() -> dict[Cell, tuple[list[int], list[int]]]:
    """The table as it is written: route to what each visitor is answered, running and over."""
    found: dict[Cell, tuple[list[int], list[int]]] = {}
    for row in ROWS:
        if row and not row.startswith("#"):
            asked, _, over = row.partition(" | ")
            method, path, *running = asked.split()
            cell = method, path.replace("{digest}", DIGEST)
            found[cell] = [int(n) for n in running], [int(n) for n in over.split()]
    return found


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as one:
        yield one


async def test_a_4_every_route_has_a_row_and_every_row_a_route(at: House) -> None:
    rows, routes = expected(), set(cells_of(at.app))
    assert not routes - set(rows), "add a row to tests/wire/roles.txt: who may ask for it?"
    assert not set(rows) - routes, "these rows of tests/wire/roles.txt have no route any more"
    assert all(len(half) == len(ROLES) for row in rows.values() for half in row)


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
async def test_a_4_every_visitor_is_answered_as_the_table_says(at: House, *, over: bool) -> None:
    rows = expected()
    found = await matrix(at, over=over)
    wrong = {cell: (statuses, rows[cell][over]) for cell, statuses in found.items() if statuses != rows[cell][over]}
    assert wrong == {}


async def test_a_4_one_browser_has_one_view_of_a_table(at: House) -> None:
    """A person who sits there is shown their own seat's table, and another seat's link does not change that."""
    sitting, mine = await table_for(at, "asked", over=False)
    taken = await mine.get(f"/seats/{sitting.match.id}/{sitting.match.keys[1]}")
    assert taken.status == 200
    assert "set-cookie" not in dict(taken.headers)
    shown = (await mine.get(f"/api{sitting.base}/view")).json
    assert shown["view"]["seat"] == 0


async def test_a_4_a_key_opens_one_match_only(at: House) -> None:
    one, _ = await table_for(at, "asked", over=False)
    other, _ = await table_for(at, "asked", over=False)
    program = Client(at.app)
    for key in one.match.keys.values():
        answer = await program.get(f"/api{other.base}/view", headers={"authorization": f"Bearer {key}"})
        assert answer.status == 403
