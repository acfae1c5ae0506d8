"""Many tabs of one browser: a browser has six connections to a host, and every tab has to load and answer."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, Route, expect
from tests.breadth import in_the_soak
from tests.web.conftest import Served
from tests.web.test_access import play_now
from tests.web.test_browser import one_click

from timescoop.hosting import Host, Match, SeatPlan

TABS: Final = 8
MOST_STREAMS: Final = 4
STREAMS: Final = """
() => { window.streams = 0;
  const Real = window.EventSource;
  window.EventSource = class extends Real {
    constructor(...rest) { super(...rest); window.streams += 1; }
    close() { if (this.readyState !== 2) window.streams -= 1; super.close(); }
  }; }
"""
HIDE: Final = """
hidden => { Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange')); }
"""

LINES: Final = """
window.lines = [];
window.EventSource = class extends window.EventSource { constructor(...rest) { super(...rest); lines.push(this); } };
"""


def opened(first: Page, number: int) -> list[Page]:
    """As many tabs of the same browser, each with a table of its own."""
    context, address = first.context, first.url.rstrip("/")
    context.add_init_script(f"({STREAMS})()")
    tabs = [context.new_page() for _ in range(number)]
    for tab in tabs:
        tab.set_default_timeout(8000)
        play_now(tab, address)
    return tabs


def streams_of(tabs: list[Page]) -> int:
    return sum(int(tab.evaluate("window.streams")) for tab in tabs)


def settled(tabs: list[Page]) -> bool:
    """Whether no more streams than a browser has connections for are open, once the tabs have told each other."""
    for _ in range(50):
        if streams_of(tabs) <= MOST_STREAMS:
            return True
        tabs[0].wait_for_timeout(100)
    return False


@in_the_soak
def test_windows_side_by_side_load_and_answer(address: str, visitor: Callable[..., Page]) -> None:
    """All of them show at once, as windows side by side do; Chromium says so of every page here."""
    first = visitor(alone=True, reduced_motion="reduce")
    first.goto(f"{address}/")
    tabs = opened(first, TABS)
    assert settled(tabs)
    for tab in tabs:
        expect(tab.locator("#dock.asked")).to_be_visible(timeout=20_000)
        assert one_click(tab), "the table has moved"
        expect(tab.locator("#line")).to_be_hidden()
    assert settled(tabs)
    first.goto(f"{address}/")
    expect(first.locator(".matches li")).to_have_count(TABS)


def test_a_hidden_tab_has_no_stream_until_it_shows(served: Served, visitor: Callable[..., Page]) -> None:
    tab = visitor(alone=True, reduced_motion="reduce")
    tab.context.add_init_script(f"({STREAMS})()")
    tab.goto(f"{served.address}/")
    play_now(tab, served.address)
    tab.wait_for_function("() => window.streams === 1")
    match = tab.url.rpartition("/")[2]
    tab.evaluate(HIDE, True)
    assert tab.evaluate("window.streams") == 0

    async def answered(host: Host) -> None:
        table = await host.match(match)
        look = table.snapshot(0)
        await table.answer(0, look.options[0][0], look.number)

    before = tab.locator("#scene").get_attribute("data-number") or ""
    expect(tab.locator("#dock.asked")).to_be_visible()
    served.do(answered)
    tab.wait_for_timeout(500)
    expect(tab.locator("#scene")).to_have_attribute("data-number", before)
    tab.evaluate(HIDE, False)
    expect(tab.locator("#scene")).not_to_have_attribute("data-number", before, timeout=8000)


def test_a_lobby_that_rests_shows_who_has_come(served: Served, visitor: Callable[..., Page]) -> None:
    """Five lobbies side by side: the one that was opened first has no stream, and is fetched now and then."""
    first = visitor(alone=True)

    async def laid(host: Host) -> Match:
        seats = [SeatPlan("person", "Ada"), SeatPlan("open")]
        return await host.new_match("invasion", edition="classic", seats=seats)

    matches = [served.do(laid) for _ in range(MOST_STREAMS + 1)]
    tabs = [first, *(first.context.new_page() for _ in matches[1:])]
    for tab, match in zip(tabs, matches, strict=True):
        tab.goto(f"{served.address}/matches/{match.id}/lobby")
    served.do(lambda host: sat(host, matches[0]))
    expect(first.get_by_text("Grace")).to_be_visible(timeout=12_000)


async def sat(host: Host, match: Match) -> None:
    """A friend takes the open seat."""
    await (await host.match(match.id)).seating.sit(1, match.keys[1], "Grace", "token")


def test_a_stream_that_ends_at_once_is_asked_for_less_often(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(alone=True)
    page.goto(f"{address}/")
    asked: list[str] = []

    def end(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(body="retry: 10\n\n", content_type="text/event-stream")

    page.context.route("**/stream*", end)
    play_now(page, address)
    page.wait_for_timeout(8000)
    assert 2 <= len(asked) <= 6


def test_a_line_without_a_heartbeat_is_dead_and_opened_again(address: str, visitor: Callable[..., Page]) -> None:
    """As when a phone changes networks: the browser itself would wait for hours."""
    page = visitor(alone=True, reduced_motion="reduce")
    page.add_init_script(LINES)
    page.clock.install()
    play_now(page, address)
    page.wait_for_function("() => window.lines.length === 1 && window.lines[0].readyState === 1")
    for _ in range(3):
        page.clock.fast_forward(30_000)
        page.evaluate("window.lines[0].dispatchEvent(new MessageEvent('beat'))")
    assert page.evaluate("window.lines.length") == 1
    page.clock.fast_forward(41_000)
    page.clock.fast_forward(2_000)
    assert page.evaluate("window.lines.map((line) => line.readyState === 2)") == [True, False]
