"""The operator's pages in a real browser: nothing that axe finds."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.web.conftest import Served
from tests.web.test_access import in_both_themes
from tests.web.test_looks import SMALL

from timescoop.hosting import Ban, ChatReport, MatchDetails, MatchSummary
from timescoop.web.render.operator_page import OperatorState, operator_match_page, operator_page, sign_in_page

pytestmark = pytest.mark.browser
MATCH = MatchSummary("Jz3kAAAAAAAA", "invasion", "classic", ("Ann", "Bob"), 1.0, 2.0, None, 4, "")


def test_axe_finds_nothing_on_the_operators_pages(served: Served, address: str, visitor: Callable[..., Page]) -> None:
    report = ChatReport(MATCH.id, 3, "Bob", "an insult", 2.0, 2)
    state = OperatorState(
        [MATCH], "all", [Ban("address", "203.0.113.7", "spam", 1.0)], {"Servers": "2"}, [report], "Done"
    )
    details = MatchDetails(MATCH, (("Ann", "person"), ("Bob", "person")), (0,), ("cdcdcdcd",))
    page, found = visitor(), []
    for name, shown in (
        ("operator", operator_page(state)),
        ("operator-match", operator_match_page(details, "https://example.org/seats/x/y")),
        ("operator-sign-in", sign_in_page(wrong=True)),
    ):
        served.pages[name] = str(shown)
        page.goto(f"{address}/shown/{name}")
        found += [*in_both_themes(page, name), *page.evaluate(SMALL)]
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert not found, "\n".join(found)
