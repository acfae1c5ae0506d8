"""Going through a match in a real Chromium: by keys, by the slider, played at a pace, and by links alone."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.breadth import in_the_soak
from tests.web.test_access import in_both_themes

from timescoop.catalogue import GAMES
from timescoop.documents import RecordSeat, record_answers, write_record
from timescoop.testkit import Luck, Walk

NAMES = ("Ada", "Bo", "Cleo")
SEED = 11


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of three, played at random, as a file."""
    walk, luck = Walk(GAMES["invasion"], 3, SEED, "classic"), Luck(SEED)
    while not walk.table.over():
        seat = luck.of(walk.table.waiting())
        walk.step(seat, luck.of(walk.table.options(seat)))
    table = walk.deal()
    played = record_answers(walk.game, table, NAMES, walk.answers)
    whole = replace(
        played,
        edition="classic",
        seed=table.seed,
        unsealed=True,
        seats=tuple(RecordSeat(name) for name in NAMES),
    )
    path = tmp_path_factory.mktemp("records") / "match.yaml"
    path.write_text(write_record(whole), "utf-8")
    return path


def watch(page: Page, address: str, record: Path) -> None:
    """Hand in the record on the first page."""
    page.goto(address)
    page.get_by_label("Record file").set_input_files(record)
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.locator("#reel .which b")).to_contain_text("Step 1 of")


def moment(page: Page, number: int) -> None:
    """Wait until a moment is shown."""
    expect(page.locator("#reel .which b")).to_contain_text(f"Step {number} of")


def test_keys_slider_and_play_go_through_a_match(address: str, visitor: Callable[..., Page], record: Path) -> None:
    page = visitor(reduced_motion="reduce")
    watch(page, address, record)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()  # the script is there
    for key, number in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 1)):
        page.keyboard.press(key)
        moment(page, number)
        assert page.url.endswith(f"/all/{number}"), "the address is that of the moment"
    page.locator("#next").focus()
    page.keyboard.press("Enter")
    moment(page, 2)
    expect(page.locator("#next")).to_be_focused()
    expect(page.locator("#told")).to_contain_text("Step 2 of")

    page.get_by_label("Step", exact=True).fill("40")
    moment(page, 40)
    page.get_by_label("Speed").select_option("Fast")
    page.get_by_role("button", name="Play").click()
    moment(page, 43)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()

    page.get_by_role("link", name="Bo").first.click()
    expect(page.locator(".whose [aria-current]")).to_have_text("Bo")
    page.get_by_role("link", name="Play on from here").click()
    page.get_by_label("Random").check(force=True)
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.locator("#deal .seed")).to_contain_text("Played on from moment")


def test_links_alone_go_through_a_match(address: str, visitor: Callable[..., Page], record: Path) -> None:
    page = visitor(java_script_enabled=False)
    watch(page, address, record)
    page.get_by_role("link", name="Next").click()
    moment(page, 2)
    page.get_by_role("link", name="Last").click()
    expect(page.locator("#ending")).to_be_visible()
    page.get_by_role("link", name="First").click()
    moment(page, 1)
    assert page.locator("#play").is_hidden()
    page.get_by_role("button", name="Go").click()
    moment(page, 1)


def test_axe_finds_nothing_on_a_replay(address: str, visitor: Callable[..., Page], record: Path) -> None:
    page = visitor()
    watch(page, address, record)
    root = page.url.removesuffix("replay/all/1")
    for where in ("replay/all/60", "replay/0/60", "same-deal"):
        page.goto(root + where)
        if where.startswith("replay"):
            page.locator("#fork summary").click()
        assert in_both_themes(page, where) == []


@in_the_soak
def test_names_of_places_that_may_be_chosen_can_be_read(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor()
    watch(page, address, Path(__file__).resolve().parents[1] / "documents" / "played" / "ccg-telos.txt")
    page.goto(page.url.removesuffix("all/1") + "1/136")
    expect(page.locator(".site .card.lit .name").first).to_be_visible()
    assert in_both_themes(page, "names of places") == []


def test_a_replay_fits_a_small_screen(address: str, visitor: Callable[..., Page], record: Path) -> None:
    page = visitor(viewport={"width": 320, "height": 640})
    watch(page, address, record)
    root = page.url.removesuffix("/all/1")
    for where in ("/all/90", "/1/90"):
        page.goto(root + where)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        for button in page.locator("#reel .step:visible, #reel button:visible, #reel select:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44, button.inner_text()
