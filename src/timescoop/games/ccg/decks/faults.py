"""Every fault of a deck, by the rules of the edition that it is for."""

from __future__ import annotations

from timescoop.games.ccg.decks.alone import CHECKS_ALONE
from timescoop.games.ccg.decks.rules import CHECKS, Stack
from timescoop.games.ccg.pool import Pool
from timescoop.games.ccg.setup.editions import SOLITAIRE
from timescoop.kernel import Deck, DeckFault


def faults_of(pool: Pool, deck: Deck) -> list[DeckFault]:
    """Every problem of a deck; unknown card names are reported when the deck is read."""
    stack = Stack(pool, deck)
    checks = CHECKS_ALONE if pool.header.get("edition") == SOLITAIRE else CHECKS
    return [fault for check in checks for fault in check(stack)]
