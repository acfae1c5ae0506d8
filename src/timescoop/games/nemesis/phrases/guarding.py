"""Phrases for effects on chosen cards for one turn, and for cards in play that go back to decks."""

from __future__ import annotations

from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.plays import any_there
from timescoop.games.nemesis.pool import THWARTING, VANQUISHING
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import DOUBLE, GUARD, INTO_DECK, TO_BOTTOM, TO_TOP, choose
from timescoop.language import Context


@phrase("deed", "keep {pick} from being vanquished until the turn ends", any_there, guards=True)
def guards_from_vanquishing(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-85: no player can vanquish it."""
    choose(table, me, this, GUARD + (1 << VANQUISHING), pick)


@phrase("deed", "keep {pick} from being thwarted until the turn ends", any_there, guards=True)
def guards_from_thwarting(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-85: it stays where it is after a lost Conflict."""
    choose(table, me, this, GUARD + (1 << THWARTING), pick)


@phrase("deed", "double the Strength of {pick} until the turn ends", any_there, loans=True)
def doubles_strength(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-86: what it has now is added once more."""
    choose(table, me, this, DOUBLE, pick)


@phrase("deed", "return {pick} to the top of its owner's deck", any_there)
def withdraws_on_top(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-87: all know which card lies there."""
    choose(table, me, this, TO_TOP, pick)


@phrase("deed", "return {pick} to the bottom of its owner's deck", any_there)
def withdraws_below(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-87: all know which card lies there."""
    choose(table, me, this, TO_BOTTOM, pick)


@phrase("deed", "shuffle {pick} into its owner's deck", any_there)
def withdraws_shuffled(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-87: nobody knows where it lies then."""
    choose(table, me, this, INTO_DECK, pick)
