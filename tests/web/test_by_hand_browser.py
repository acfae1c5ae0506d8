"""In a real Chromium: two people play a whole game of Invasion in which half of the texts are played by hand."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import Served
from tests.web.driving import MOVE, give, wish

from timescoop.bots import GREEDY
from timescoop.documents import card_document, set_text
from timescoop.games.invasion import GAME
from timescoop.hosting import Match, SeatPlan
from timescoop.kernel import QUESTION
from timescoop.language import DONE
from timescoop.testkit.by_hand import half_by_hand

OPENED = 6  # texts that are opened in the game; the rest of it is what greedy bots would do
DEEDS = 3  # of each text
SEED = bytes(32)


class ByHand:
    """Opens texts now and then and does a few things for each, every time others; all else as the greedy bot does."""

    def __init__(self) -> None:
        self.verbs: list[str] = []
        self.opened = 0
        self.acts = False  # whether something of the move is done by hand

    def choose(self, table: Any, seat: int, answers: int) -> int:
        offered = table.options(seat)
        asked = QUESTION[table.question_of(seat)]
        opens = [option for option in offered if self.is_by_hand(table, option)]
        if asked == "language/by_hand":
            self.acts = True
            return self.deed(table, offered)
        if asked == "language/found_by_hand" or (opens and self.opened < OPENED):
            self.acts = True
            self.opened += asked != "language/found_by_hand"
            return int(offered[-1] if not opens else opens[answers % len(opens)])
        return GREEDY.choose(GAME, table, seat, answers)

    def is_by_hand(self, table: Any, option: int) -> bool:
        block, target = table.deal.book.decode(option)
        return block is table.deal.book.hand.open or (block is table.deal.book.play and table.pool.by_hand[target])

    def deed(self, table: Any, offered: list[int]) -> int:
        """A verb that has not been tried yet, with the last card that it can act on, and the first of all else."""
        hand, left = table.deal.book.hand, table.asked[0][1][3]
        if table.picks:
            return offered[-1] if table.deal.book.decode(offered[-1])[0] in (hand.card, hand.held) else offered[0]
        verbs = [option for option in offered if table.deal.book.verb(option) not in (*self.verbs, "done", "hand-let")]
        if left <= 12 - DEEDS or not verbs:
            return DONE
        self.verbs.append(table.deal.book.verb(verbs[0]))
        return verbs[0]


def leave(pages: list[Page]) -> None:
    """Nobody looks while the rest of the game is answered beside the pages."""
    for page in pages:
        if page.url != "about:blank":
            page.goto("about:blank")


def come_back(pages: list[Page]) -> None:
    for page in pages:
        if page.url == "about:blank":
            page.go_back()
            expect(page.locator("#scene")).to_be_visible()


def test_two_play_a_whole_game_with_half_of_the_texts_by_hand(served: Served, visitor: Callable[..., Page]) -> None:
    """What is done by hand is done on the pages, by their gestures; the rest is answered beside them."""
    cards = card_document(GAME, "classic").value
    half_by_hand(cards)
    people = [SeatPlan("person", "Ada"), SeatPlan("person", "Bo")]
    match: Match = served.do(
        lambda host: host.new_match("invasion", edition="classic", seats=people, cards=set_text(cards), seed=SEED)
    )
    pages = [visitor(reduced_motion="reduce") for _ in people]
    for seat, page in enumerate(pages):
        page.goto(f"{served.address}/seats/{match.id}/{match.keys[seat]}")
        expect(page.locator("#scene")).to_be_visible()
    by_hand, clicks = ByHand(), 0
    while True:
        by_hand.acts = False
        seat, steps, number = wish(served, match.id, (), by_hand.choose)
        if seat < 0:
            break
        if by_hand.opened == OPENED and not by_hand.acts:
            leave(pages)
        if by_hand.acts:
            come_back(pages)
            page = pages[seat]
            page.wait_for_function("n => document.querySelector('#scene').dataset.number === String(n)", arg=number)
            done = page.evaluate(MOVE, [steps, False, [], str(number)])
            assert done["done"], f"{done['words']} was not sent; the page says {done['state']!r}"
            assert not done["unseen"], f"{done['unseen']} cannot be seen"
            clicks += done["clicks"]
        else:
            give(served, match.id, seat, [way["option"] for way in steps], number)
    assert (by_hand.opened, len(by_hand.verbs) > OPENED, clicks > 3 * OPENED) == (OPENED, True, True)
    come_back(pages)
    for page in pages:
        expect(page.locator("#ending")).to_be_visible()
    scores = [page.locator("#ending tfoot td").all_inner_texts() for page in pages]
    assert scores[0] == scores[1]
    marked = pages[0].locator("#scene .card:has(.by-hand)").first
    assert "played by hand" in str(marked.text_content())
