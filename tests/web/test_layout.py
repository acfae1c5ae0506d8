"""Every table fits one screen: question, own board, own hand and how each rival stands are in sight; nothing is cut.

Games are played by chance from seeds, so that nobody has laid the tables out nicely.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page
from tests.web.positions import asked, fighting, position
from tests.web.showing import shown_as

from timescoop.kernel import View

CHECK: Final = (Path(__file__).parent / "layout.js").read_text("utf-8")
DESK, PHONE = (1280, 800), (390, 844)
Moment = tuple[int, Callable[[View], bool]]
EARLY, MIDDLE, LATE = 12, 150, 420  # decisions
GAMES: Final = [
    *(("invasion", "classic", seats) for seats in (2, 3, 4)),
    ("invasion", "2012", 3),
    *(("nemesis", "standard", seats) for seats in (2, 3, 4)),
    *(("ccg", "first", seats) for seats in (2, 3, 4)),
]


def faults(page: Page, sizes: tuple[tuple[int, int], ...] = (DESK, PHONE)) -> list[str]:
    """What is wrong at each size of the window."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} by {height}: {fault}" for fault in page.evaluate(CHECK, width < 760)]
    return found


@pytest.mark.parametrize(("key", "edition", "seats"), GAMES)
def test_every_table_fits_one_screen(
    address: str, visitor: Callable[..., Page], key: str, edition: str, seats: int
) -> None:
    page = visitor(reduced_motion="reduce")
    found = []
    for count, wanted in ((EARLY, asked), (MIDDLE, asked), (MIDDLE, fighting), (LATE, asked)):
        shown_as(page, address, position(key, edition, seats, count, wanted))
        found += [f"after {count}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)
