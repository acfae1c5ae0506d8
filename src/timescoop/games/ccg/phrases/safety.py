"""Phrases for what can't happen to chosen cards, and what they can't do, for a time."""

from __future__ import annotations

from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.loans import LEND
from timescoop.games.ccg.phrases.picking import choose
from timescoop.games.ccg.statics import FROM_DESTRUCTION, FROM_FREEZING, FROM_KIDNAPPING, TO_FIGHT, TO_MOVE, slot_of
from timescoop.games.ccg.table import FORBIDDEN, PROTECTED, Ccg
from timescoop.language import Context


@phrase("loan", "keep {chosen_cards} from being destroyed")
def keeps_from_destruction(table: Ccg, me: int, this: Context, till: int, pick: int) -> None:
    """CCG-AMB-105: nothing destroys it."""
    choose(table, me, this, LEND, pick, till, slot_of(table, PROTECTED), FROM_DESTRUCTION)


@phrase("loan", "keep {chosen_cards} from being kidnapped")
def keeps_from_kidnapping(table: Ccg, me: int, this: Context, till: int, pick: int) -> None:
    """CCG-AMB-105: nobody kidnaps it."""
    choose(table, me, this, LEND, pick, till, slot_of(table, PROTECTED), FROM_KIDNAPPING)


@phrase("loan", "keep {chosen_cards} from being frozen")
def keeps_from_freezing(table: Ccg, me: int, this: Context, till: int, pick: int) -> None:
    """CCG-AMB-105: no text freezes it."""
    choose(table, me, this, LEND, pick, till, slot_of(table, PROTECTED), FROM_FREEZING)


@phrase("loan", "keep {chosen_cards} from moving")
def keeps_from_moving(table: Ccg, me: int, this: Context, till: int, pick: int) -> None:
    """CCG-AMB-105: it stays where it is."""
    choose(table, me, this, LEND, pick, till, slot_of(table, FORBIDDEN), TO_MOVE)


@phrase("loan", "keep {chosen_cards} from fighting")
def keeps_from_fighting(table: Ccg, me: int, this: Context, till: int, pick: int) -> None:
    """CCG-AMB-105: it fights in no group."""
    choose(table, me, this, LEND, pick, till, slot_of(table, FORBIDDEN), TO_FIGHT)
