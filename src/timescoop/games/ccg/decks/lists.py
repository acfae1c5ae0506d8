"""Decks as the table needs them: kinds of cards by where they go."""

from __future__ import annotations

from typing import NamedTuple

from timescoop.games.ccg.decks.parts import BROUGHT, DRAW, GOAL, PARTS, PLOTS, SETUP, SPACETIMES
from timescoop.games.ccg.pool import Pool
from timescoop.kernel import Deck, read_deck


class DeckList(NamedTuple):
    """What one player brings, as kinds, once for each copy; `brought` has the card that brings each."""

    name: str
    spacetimes: tuple[int, ...]
    setup: tuple[int, ...]
    brought: tuple[tuple[int, int], ...]
    goal: tuple[int, ...]
    plots: tuple[int, ...]
    draw: tuple[int, ...]

    def everything(self) -> list[int]:
        """All kinds that the player brings, once for each copy."""
        brought = [kind for _, kind in self.brought]
        return [*self.spacetimes, *self.setup, *brought, *self.goal, *self.plots, *self.draw]


def ready_decks(pool: Pool) -> list[Deck]:
    """The ready-made decks of a card file."""
    return [read_deck(data, PARTS)[0] for data in pool.header.get("decks") or ()]


def ready_lists(pool: Pool) -> list[DeckList]:
    """The ready-made decks as `DeckList`s, one for each seat; after the last one they start again."""
    return [list_of(pool, deck) for deck in ready_decks(pool)]


def list_of(pool: Pool, deck: Deck) -> DeckList:
    """A deck, whose cards must all be in the pool, as a `DeckList`."""
    found: dict[str, list[int]] = {part.key: [] for part in PARTS}
    brought: list[tuple[int, int]] = []
    for entry in deck.entries:
        kind = pool.name.index(entry.name)
        if entry.part == BROUGHT:
            brought += [(pool.name.index(entry.under), kind)] * entry.copies
        else:
            found[entry.part] += [kind] * entry.copies
    each = [tuple(found[key]) for key in (SPACETIMES, SETUP, GOAL, PLOTS, DRAW)]
    return DeckList(deck.name, each[0], each[1], tuple(brought), each[2], each[3], each[4])
