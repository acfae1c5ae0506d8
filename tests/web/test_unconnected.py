"""A table whose stream cannot be opened says so, and still shows what each answer brought about."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page, Route, expect
from tests.web.test_browser import lay_for_two, one_click, sit_down

MOST_ROUNDS = 40


def refused(route: Route) -> None:
    """What a server does that has no streams to give."""
    route.fulfill(status=500, body="no")


def test_without_a_stream_the_page_says_so_and_is_fetched_anew(
    address: str, visitor: Callable[..., Page], browser: Browser
) -> None:
    context = browser.new_context()  # what is refused is told on the console
    alone, other = context.new_page(), visitor()
    context.route("**/stream*", refused)
    sit_down(alone, lay_for_two(other, address))
    other.get_by_role("link", name="Go to the table").click()
    expect(alone.locator("#line")).to_have_text("Not connected to the table. Trying again …")
    expect(alone.locator("#line")).to_be_visible()
    done = ""
    for _ in range(MOST_ROUNDS):
        done = one_click(alone)  # waits until its own page has moved
        if done:
            break
        if not one_click(other):
            alone.wait_for_timeout(250)
    assert done, "what others did has come, until it was its turn"
    newest = [page.locator("#log .story li").first for page in (alone, other)]
    for _ in range(100):
        if len({line.get_attribute("id") for line in newest}) == 1:
            break
        alone.wait_for_timeout(250)
    assert len({line.get_attribute("id") for line in newest}) == 1
    context.close()
