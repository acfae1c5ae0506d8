"""Every table fits one screen: question, own board, own hand and how each rival stands are in sight; nothing is cut.

Games are played by chance from seeds, so that nobody has laid the tables out nicely.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.positions import asked, fighting, position
from tests.web.showing import shown_as
from tests.web.test_nemesis_looks import send

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


@pytest.mark.parametrize(("key", "edition", "seats"), [("invasion", "classic", 4), ("nemesis", "standard", 3)])
def test_a_watcher_sees_every_seat(
    address: str, visitor: Callable[..., Page], key: str, edition: str, seats: int
) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, position(key, edition, seats, MIDDLE, lambda _view: True, seats))
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    heads = page.locator(".rivals .seat-head")
    assert heads.count() == seats
    for head in heads.all():
        expect(head).to_be_in_viewport()


def test_the_log_pushes_the_table_and_stays_open_while_that_moves(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    shown_as(page, address, position("invasion", "classic", 3, MIDDLE))
    log = page.locator("#log")
    expect(log).to_be_hidden()
    page.locator("#side-log > summary").press("Enter")
    expect(log).to_be_visible()
    table, drawer = page.locator("#main").bounding_box(), page.locator("#side-log .panel-of").bounding_box()
    assert table is not None
    assert drawer is not None
    assert table["x"] + table["width"] <= drawer["x"]
    send(page, position("invasion", "classic", 3, MIDDLE + 40))
    page.wait_for_function("() => document.getElementById('scene').dataset.number !== '150'")
    expect(log).to_be_visible()
    page.locator("#side-chat > summary").click()
    expect(page.locator("#chat")).to_be_visible()
    expect(log).to_be_hidden()


def test_a_phone_opens_one_board_at_a_time_without_scripts(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": PHONE[0], "height": PHONE[1]}, java_script_enabled=False)
    shown_as(page, address, position("invasion", "classic", 3, MIDDLE))
    boards, tabs = page.locator(".boxes > .seat"), page.locator(".peek-tab")
    for nth in (1, 0):
        tabs.nth(nth).click()
        expect(boards.nth(nth)).to_be_visible()
        expect(boards.nth(1 - nth)).to_be_hidden()
