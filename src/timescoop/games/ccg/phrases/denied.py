"""Phrases for what cards can't do and what can't be played, and for lowering all Qualities."""

from __future__ import annotations

from timescoop.games.ccg import statics
from timescoop.games.ccg.context import here_of
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.finding import likely_kinds
from timescoop.games.ccg.phrases.loans import LEND
from timescoop.games.ccg.phrases.own_acts import ALL_QUALITIES, LEND_LESS
from timescoop.games.ccg.phrases.picking import choose
from timescoop.games.ccg.phrases.standing import not_affected, they
from timescoop.games.ccg.statics import NOT_BY_ANYBODY, NOT_HERE, TO_ATTEMPT, TO_THAW, TO_USE, slot_of
from timescoop.games.ccg.table import FORBIDDEN, Ccg
from timescoop.kernel import NOWHERE
from timescoop.language import Context

# ---- attempts and abilities


@phrase("effect", "{any_cards} cannot make attempts")
def not_attempting(table: Ccg, me: int, this: Context, kept: int) -> None:
    """CCG-AMB-125: they are in no group that makes an attempt."""
    for copy in they(table, me, this, kept):
        statics.forbid(table, copy, TO_ATTEMPT)


@phrase("effect", "{any_cards} cannot use abilities")
def not_using(table: Ccg, me: int, this: Context, kept: int) -> None:
    """CCG-AMB-125: nothing on them is used, answers or reacts; what is always in effect stays."""
    for copy in they(table, me, this, kept):
        statics.forbid(table, copy, TO_USE)


@phrase("effect", "{any_cards} cannot unfreeze as turns start")
def not_thawing(table: Ccg, me: int, this: Context, kept: int) -> None:
    """CCG-AMB-133: what has frozen them goes on; a text can still unfreeze them."""
    for copy in they(table, me, this, kept):
        statics.forbid(table, copy, TO_THAW)


@phrase("loan", "keep {chosen_cards} from making attempts")
def keeps_from_attempts(table: Ccg, me: int, this: Context, till: int, pick: int) -> None:
    """CCG-AMB-125: it is in no group that makes an attempt."""
    choose(table, me, this, LEND, pick, till, slot_of(table, FORBIDDEN), TO_ATTEMPT)


@phrase("loan", "keep {chosen_cards} from using abilities")
def keeps_from_using(table: Ccg, me: int, this: Context, till: int, pick: int) -> None:
    """CCG-AMB-125: nothing on it is used, answers or reacts; what is always in effect stays."""
    choose(table, me, this, LEND, pick, till, slot_of(table, FORBIDDEN), TO_USE)


# ---- what cannot be played


@phrase("effect", "here, nobody can play {such_cards}", elsewhere=True)
def not_by_anybody_here(table: Ccg, me: int, this: Context, several: int) -> None:
    """CCG-AMB-126: neither opponents nor you."""
    likely = likely_kinds(table.pool, several)
    statics.permit(table, NOT_BY_ANYBODY, several, here_of(table, this), me, this, likely)


@phrase("effect", "opponents cannot play {such_cards}", bars_play=True, elsewhere=True)
def not_by_opponents(table: Ccg, me: int, this: Context, several: int) -> None:
    """CCG-AMB-126: nowhere; answers are cards that are played, too."""
    statics.permit(table, NOT_HERE, several, NOWHERE, me, this, likely_kinds(table.pool, several))


@phrase("effect", "nobody can play {such_cards}", bars_play=True, elsewhere=True)
def not_by_anybody(table: Ccg, me: int, this: Context, several: int) -> None:
    """CCG-AMB-126: neither opponents nor you, nowhere."""
    statics.permit(table, NOT_BY_ANYBODY, several, NOWHERE, me, this, likely_kinds(table.pool, several))


# ---- what does not touch them


@phrase("effect", "{any_cards} cannot be affected by {CLASS(s)}")
def unaffected(table: Ccg, me: int, this: Context, shielded: int, wanted: int) -> None:
    """CCG-KEYWORD-02, CCG-AMB-127: the same, said of the cards."""
    not_affected(table, me, this, wanted, shielded)


# ---- lowered


@phrase("loan", "give {chosen_cards} -{INT} to each Quality")
def gives_less_to_all(table: Ccg, me: int, this: Context, till: int, pick: int, amount: int) -> None:
    """CCG-AMB-82: Brains, Brawn and Bravery."""
    choose(table, me, this, LEND_LESS, pick, till, ALL_QUALITIES, -amount)
