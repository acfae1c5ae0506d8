"""The interface for decks, for packages above."""

from __future__ import annotations

from collections.abc import Callable

from timescoop.games.ccg.decks.faults import faults_of
from timescoop.games.ccg.decks.lists import ready_decks
from timescoop.games.ccg.decks.parts import FACETS, PARTS
from timescoop.games.ccg.decks.stocked import stock_of
from timescoop.games.ccg.pool import Pool
from timescoop.kernel import Deck, DeckFault, Decks, Stocked


def decks_of(pool_of: Callable[[str], Pool]) -> Decks:
    """The decks of this game; `pool_of` gives the pool of an edition's own card file."""

    def pool(edition: str, cards: Pool | None) -> Pool:
        return pool_of(edition) if cards is None else cards

    def stock(edition: str, cards: Pool | None) -> list[Stocked]:
        return stock_of(pool(edition, cards))

    def faults(edition: str, cards: Pool | None, deck: Deck) -> list[DeckFault]:
        return faults_of(pool(edition, cards), deck)

    def ready(edition: str, cards: Pool | None) -> list[Deck]:
        return ready_decks(pool(edition, cards))

    return Decks(parts=PARTS, facets=FACETS, number="Cost", stock=stock, faults=faults, ready=ready)
