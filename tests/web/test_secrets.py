"""L-5 and H-5 in a real browser: no card that its reader may not know, in any layer; no name is ever run as code."""

import os
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect
from tests.tally import tally
from tests.web.conftest import Served
from tests.web.driving import ANYTHING
from tests.web.hostile import HOSTILE
from tests.wire.boxes import canary_cards
from tests.wire.canaries import CANARY, Ledger

from timescoop.catalogue import GAMES
from timescoop.hosting import Match, SeatPlan

ANSWERS = int(os.environ.get("TIMESCOOP_LAYERED", "3"))  # of each game, after each of which every layer is read
LAYERS = """() => JSON.stringify([
  document.documentElement.outerHTML, Object.entries(localStorage), Object.entries(sessionStorage), document.cookie,
  document.title, location.href, history.state, performance.getEntriesByType('resource').map(each => each.name)])"""
HANDLERS = "[onload], [onerror], [onclick], [onfocus]"
FOREIGN = f'script:not([src]), base, img:not([src^="/pictures/"]), {HANDLERS}'  # on no page but one that ran a name


def laid(served: Served, seats: list[SeatPlan], game: str = "invasion", cards: str | None = None) -> Match:
    """A match laid in the server's own loop."""
    found: Match = served.do(lambda host: host.new_match(game, seats=seats, cards=cards, seed=bytes(32)))
    return found


def spoken(context: BrowserContext, page: Page) -> str:
    """What the accessibility tree tells, hidden parts aside."""
    tree: dict[str, Any] = context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    return "\n".join(str(node.get("name", {}).get("value", "")) for node in tree["nodes"] if not node.get("ignored"))


@pytest.mark.parametrize("game", GAMES)
def test_l_5_two_browsers_never_hold_a_card_that_their_readers_may_not_know(
    served: Served, visitor: Callable[..., Page], game: str
) -> None:
    people = [SeatPlan("person", "Ada"), SeatPlan("person", "Bo")]
    match = laid(served, people, game, canary_cards(game, GAMES[game].editions[0].key, 3))
    ledger = Ledger(match, 2)
    said: list[str] = []
    pages = [visitor(alone=True), visitor(alone=True)]
    for seat, page in enumerate(pages):
        page.on("console", lambda message: said.append(message.text))
        page.goto(f"{served.address}/seats/{match.id}/{match.keys[seat]}")
        expect(page.locator("#scene")).to_be_visible()
    seen = 0
    for _ in range(ANSWERS):
        seat = match.timeline.table.waiting()[0]
        before = pages[seat].locator("#scene").get_attribute("data-number")
        pages[seat].evaluate(ANYTHING)
        pages[seat].wait_for_function("n => document.querySelector('#scene').dataset.number !== n", arg=before)
        for viewer, page in enumerate(pages):
            expect(page.locator("#scene")).to_have_attribute("data-number", str(match.state.shown[viewer]))
            ledger.learn()
            found = ledger.names_in(viewer, str(page.evaluate(LAYERS)) + spoken(page.context, page))
            assert all(ledger.knows(viewer, kind) for kind in found.values()), f"seat {viewer}"
            seen += len(found)
        tally(answers_read_in_every_layer=1)
    assert seen > 5 * ANSWERS
    assert not CANARY.search("\n".join(said))


PARSED = """async (addresses) => {
  const found = [];
  for (const address of addresses) {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const strange = [...page.querySelectorAll(FOREIGN), ...page.querySelectorAll('[href^="javascript:" i]')];
    found.push(...strange.map(each => `${address}: ${each.outerHTML.slice(0, 120)}`));
    if (answer.status !== 200 || !page.querySelector('main')) found.push(`${address}: ${answer.status}`);
  }
  return found;
}""".replace("FOREIGN", repr(FOREIGN))
OPENED_OF = int(os.environ.get("TIMESCOOP_NAMES_OPENED", "20"))  # how many of the names are opened, not only parsed


def test_h_5_none_of_two_hundred_names_is_run_as_code(served: Served, visitor: Callable[..., Page]) -> None:
    """Chromium parses three pages for every name, and opens two of them for some; `make soak` opens them for all."""
    page = visitor(alone=True)
    reports: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        reports.append(message.text)

    page.on("console", heard)
    page.on("dialog", lambda dialog: reports.append(dialog.message))
    page.goto(served.address)
    tables = [(HOSTILE[at : at + 4], table_of(served, HOSTILE[at : at + 4])) for at in range(0, len(HOSTILE), 4)]
    paths = ("", "/text", "/lobby")
    found = page.evaluate(PARSED, [f"/matches/{id_}{path}" for _names, id_ in tables for path in paths])
    assert not found, "\n".join(found)
    opened = 0
    for nth, (names, id_) in enumerate(tables[:: len(HOSTILE) // OPENED_OF]):
        for path in ("", paths[1 + nth % 2]):
            page.goto(f"{served.address}/matches/{id_}{path}")
            assert page.evaluate("typeof done") == "undefined", names
            assert page.locator(FOREIGN).count() == 0, names
        opened += len(names)
    assert reports == []
    assert opened >= OPENED_OF
    tally(names_parsed=len(HOSTILE), names_opened=opened)


def table_of(served: Served, names: Sequence[str]) -> str:
    """A match with two people, a bot and an open seat by these names."""
    plans = [SeatPlan("person", name) for name in names[:2]]
    plans += [SeatPlan("bot", names[2], "random"), SeatPlan("open", names[3])]
    return laid(served, plans).id
