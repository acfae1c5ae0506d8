"""Decks: their parts, search filters, rules and the ready-made ones."""

from timescoop.games.ccg.decks.door import decks_of
from timescoop.games.ccg.decks.faults import faults_of
from timescoop.games.ccg.decks.lists import DeckList, list_of, ready_decks, ready_lists
from timescoop.games.ccg.decks.parts import FACETS, PARTS
from timescoop.games.ccg.decks.solitaire import chosen_lists
from timescoop.games.ccg.decks.stocked import stock_of

__all__ = [
    "FACETS", "PARTS", "DeckList", "chosen_lists", "decks_of", "faults_of", "list_of", "ready_decks", "ready_lists",
    "stock_of",
]  # fmt: skip
