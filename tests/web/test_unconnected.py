"""Lost streams and answers: the page says so, still shows what each answer brought about, and sends answers again."""

from collections.abc import Callable, Iterator

import pytest
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


@pytest.fixture
def two(address: str, browser: Browser) -> Iterator[Callable[[Callable[[Route], None]], Page]]:
    """Two people sit down, whose answers a proxy handles; the page of the one who is asked."""
    contexts = [browser.new_context() for _ in range(2)]  # what is refused is told on the console

    def seated(proxy: Callable[[Route], None]) -> Page:
        one, other = (context.new_page() for context in contexts)
        for context in contexts:
            context.route("**/answer", proxy)
        sit_down(other, lay_for_two(one, address))
        one.get_by_role("link", name="Go to the table").click()
        expect(one.locator("#scene")).to_be_visible()
        for _ in range(40):
            for page in (one, other):
                if page.locator("#dock.asked").count():
                    return page
            one.wait_for_timeout(250)
        raise AssertionError("nobody is asked")

    yield seated
    for context in contexts:
        context.close()


@pytest.mark.parametrize("lost", ["502", "503", "connection"])
def test_an_answer_whose_server_ended_is_sent_again_by_the_page(two: Callable[..., Page], lost: str) -> None:
    """Not every proxy can send a form on to another server: Caddy 2.6 can't."""
    sent: list[str | None] = []

    def once(route: Route) -> None:
        sent.append(route.request.post_data)
        if len(sent) > 1:
            route.continue_()
        elif lost == "connection":
            route.abort("connectionreset")
        else:
            route.fulfill(status=int(lost), body="Bad Gateway")

    assert one_click(two(once))
    assert len(sent) == 2
    assert sent[0] == sent[1]


def test_an_answer_that_our_own_server_refuses_is_not_sent_again(two: Callable[..., Page]) -> None:
    """Its response has a request id."""
    sent: list[str | None] = []

    def refuse(route: Route) -> None:
        sent.append(route.request.post_data)
        route.fulfill(status=503, headers={"X-Request-Id": "1"}, body="Paused")

    page = two(refuse)
    page.wait_for_function("() => document.querySelector('#scene')?.dataset.hands")
    with page.expect_response("**/answer"):
        page.evaluate("() => document.getElementById('answer').requestSubmit(document.querySelector('[form=answer]'))")
    page.wait_for_timeout(1000)  # twice as long as the page waits before its second try
    assert len(sent) == 1
