"""In a real Chromium: two people build decks, share them by their links, and play them to ten points."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.breadth import WIDE
from tests.web.conftest import Served
from tests.web.driving import Played, play_beside, play_on, play_out, sit_down

from timescoop.catalogue import GAMES
from timescoop.documents import packed, write_plain
from timescoop.hosting import Host

LUCK = 10  # with this deal the game is short: ninety moves
LOOKED_AT = 16  # moves on the pages before those
BESIDE = 0 if WIDE else 58  # which are made beside them; the rest is played on the pages
SLOW = 20_000  # milliseconds: the builder draws sixty cards anew


def build(page: Page, address: str, ready: str, less: str, more: str) -> str:
    """Begin with a ready deck, put one card in place of another, and hand on the link."""
    page.goto(f"{address}/decks/ccg/first")
    page.get_by_role("button", name=ready).click()
    expect(page.get_by_role("heading", name=ready)).to_be_visible()
    count = page.locator("#deck h2 small")
    before = count.inner_text()
    page.get_by_role("button", name=f"Remove one {less}").last.click()
    expect(count).not_to_have_text(before, timeout=SLOW)
    page.get_by_label("Search cards").fill(more)
    page.get_by_role("button", name=f"Add {more}", exact=True).click()
    expect(count).to_have_text(before, timeout=SLOW)
    expect(page.locator(".sec .legal")).to_have_text("✓ Legal deck", timeout=SLOW)
    return page.get_by_label("Link to this deck").input_value()


def listed(address: str, ready: str, less: str, more: str) -> str:
    """The link of the same deck without the builder, whose pages are drawn for one of two people in everyday runs."""
    game = GAMES["ccg"]
    assert game.decks
    deck = next(deck for deck in game.decks.ready("first", None) if deck.name == ready)
    text = write_plain(game, game.editions[0], deck)
    assert text.count(f"1 {less}\n") == 1
    return f"{address}/decks/ccg/first?deck={packed(text.replace(less, more))}"


def lay_for_two(page: Page, address: str, *decks: str) -> str:
    """Elisabeth lays a table for herself and a friend, each with the deck behind a link; the friend's link."""
    page.goto(f"{address}/games/ccg/first")
    page.get_by_label("Your name").fill("Elisabeth")
    page.get_by_text("Your cards and decks").click()
    for nth, deck in enumerate(decks):
        page.get_by_label(f"Link to the deck for seat {nth + 1}").fill(deck)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("button", name="Invite friends").click()
    return page.get_by_label("Link for seat 2").input_value()


def at_the_end(served: Served, id_: str) -> tuple[list[int], int, list[list[str]]]:
    """The points, who won, as bits, and the decks that were played, by the names of their cards."""

    async def found(host: Host) -> Any:
        match = await host.match(id_)
        table: Any = match.timeline.table
        names = table.pool.name
        decks = [sorted(names[kind] for kind, own in zip(table.kind, table.owners, strict=True) if own == seat)
                 for seat in range(2)]  # fmt: skip
        return table.points, table.won & table.reached & table.opposed, decks

    return served.do(found)  # type: ignore[no-any-return]


def test_two_build_share_and_play_decks_to_ten_points(served: Served, visitor: Callable[..., Page]) -> None:
    elisabeth, tom = (visitor(LUCK, reduced_motion="reduce") for _ in range(2))
    hers = build(elisabeth, served.address, "Tombs of Telos", "Roll of Fate", "Yeti")
    tom.goto(hers)
    expect(tom.get_by_role("heading", name="Tombs of Telos")).to_be_visible()
    expect(tom.locator(".deck-part li", has_text=re.compile("^Yeti×3"))).to_have_count(1)
    exchanged = ("Shadow of Skaro", "Reverse the Polarity", "Sudden Insight")
    his = build(tom, served.address, *exchanged) if WIDE else listed(served.address, *exchanged)

    id_ = sit_down(elisabeth, tom, lay_for_two(elisabeth, served.address, hers, his))
    played = play_on(served, id_, (elisabeth, tom), Played(), most=LOOKED_AT)
    play_beside(served, id_, (elisabeth, tom), BESIDE)
    play_out(served, id_, (elisabeth, tom), played=played)
    played.tell("ccg")
    played.check_clicks()
    assert played.dragged >= 1
    points, won, decks = at_the_end(served, id_)
    assert max(points) >= 10, "CCG-WIN-01"
    assert won, "CCG-WIN-01: the winner has Reached a Goal and Opposed one"
    assert decks[0].count("Yeti") == 3
    assert "Roll of Fate" not in decks[0]
    assert "Sudden Insight" in decks[1]
    assert "Reverse the Polarity" not in decks[1]
    assert any("attempt" in words.lower() for words in played.said)
    winner = 0 if points[0] >= 10 else 1
    score = f"won, {points[winner]} to {points[1 - winner]}."
    told = [page.locator("#ending h2").inner_text() for page in (elisabeth, tom)]
    assert told == ([f"You {score}", f"Elisabeth {score}"] if winner == 0 else [f"Tom {score}", f"You {score}"])
