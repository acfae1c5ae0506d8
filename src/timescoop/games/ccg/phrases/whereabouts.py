"""Phrases for places identified by the cards there, cards that can't go there, and points nobody can score."""

from __future__ import annotations

from timescoop.games.ccg import statics
from timescoop.games.ccg.context import CONTEXT, here_of
from timescoop.games.ccg.nativity import eras_of, location_of, within_span
from timescoop.games.ccg.phrases.book import NO_GROUP, WHOSE, phrase
from timescoop.games.ccg.phrases.conditions import yours
from timescoop.games.ccg.phrases.finding import found, likely_kinds
from timescoop.games.ccg.phrases.loans import LEND
from timescoop.games.ccg.phrases.picking import choose
from timescoop.games.ccg.phrases.standing import the_user, they
from timescoop.games.ccg.pool import ARTIFACT, CONDITION, WHOSE_ANY
from timescoop.games.ccg.statics import NO_ENTRY, TO_BE_SCORED, slot_of
from timescoop.games.ccg.table import FORBIDDEN, Ccg
from timescoop.kernel import NOBODY
from timescoop.language import Context, perform, selected

# ---- what a Condition may lie on


def where_some_are(table: Ccg, me: int, this: Context, anyone: int, least: int, node: int) -> list[int]:
    """Cards that can be borne where a seat has so many cards that a description fits."""
    counts: dict[int, int] = {}
    for copy in yours(table, me, this, node):
        place = table.place_of(copy)
        counts[place] = counts.get(place, 0) + 1
    whose, wanted = selected(table, anyone, me, this)
    return [copy for copy in found(table, me, this, whose, wanted) if counts.get(table.place_of(copy), 0) >= least]


@phrase("what_it_lies_on", "{a_card} where you have a(n) {such_card}", for_types=1 << CONDITION)
def on_one_where_one_is(table: Ccg, me: int, this: Context, anyone: int, single: int) -> list[int]:
    """CCG-AMB-108: the Condition is destroyed as soon as that is no longer so."""
    return where_some_are(table, me, this, anyone, 1, single)


@phrase("what_it_lies_on", "{a_card} where you have {INT} or more {such_cards}", for_types=1 << CONDITION)
def on_one_where_some_are(table: Ccg, me: int, this: Context, anyone: int, least: int, several: int) -> list[int]:
    """CCG-AMB-108: the Condition is destroyed as soon as that is no longer so."""
    return where_some_are(table, me, this, anyone, least, several)


# ---- where cards may be moved to


def in_span(table: Ccg, first: int, last: int) -> list[int]:
    """CCG-NATIVITY-04: the places in a span of eras."""
    return [place for place in table.places() if within_span(table.pool, eras_of(table, place), first, last)]


def is_timed(table: Ccg, era: int) -> bool:
    """CCG-NATIVITY-11: whether an era is before or after others."""
    return era < len(table.pool.timed_eras)


@phrase("destination", "a Spacetime card in {ERA}")
def to_era(table: Ccg, _me: int, _this: Context, era: int) -> list[int]:
    """CCG-AMB-48: its own era, or one that a text puts it in."""
    return in_span(table, era, era)


@phrase("destination", "a Spacetime card no earlier than {ERA}")
def to_era_or_later(table: Ccg, _me: int, _this: Context, era: int) -> list[int]:
    """CCG-NATIVITY-11: what is outside time is neither earlier nor later."""
    return in_span(table, era, len(table.pool.timed_eras) - 1 if is_timed(table, era) else era)


@phrase("destination", "a Spacetime card no later than {ERA}")
def to_era_or_earlier(table: Ccg, _me: int, _this: Context, era: int) -> list[int]:
    """CCG-NATIVITY-11: what is outside time is neither earlier nor later."""
    return in_span(table, 0 if is_timed(table, era) else era, era)


@phrase("destination", "a Spacetime card on {LOCATION}")
def to_location(table: Ccg, _me: int, _this: Context, location: int) -> list[int]:
    """CCG-GLOSSARY-31: that location and no other of a like name."""
    wanted = table.pool.locations[location]
    return [place for place in table.places() if location_of(table, place) == wanted]


# ---- where they cannot go, and what nobody scores


@phrase("effect", "{any_cards} cannot move here")
def no_entry(table: Ccg, me: int, this: Context, group: int) -> None:
    """CCG-AMB-109: by no text and in no TARDIS."""
    if WHOSE.of(group) == NO_GROUP:
        return  # a single card is refused when its text is read
    _, several = selected(table, group, me, this)
    likely = likely_kinds(table.pool, several)
    statics.permit(table, NO_ENTRY, group, here_of(table, this), me, this, likely)


@phrase("effect", "{any_cards} cannot be scored")
def not_scored(table: Ccg, me: int, this: Context, kept: int) -> None:
    """CCG-AMB-110: nobody can Reach or Oppose them."""
    for copy in they(table, me, this, kept):
        statics.forbid(table, copy, TO_BE_SCORED)


@phrase("loan", "keep {chosen_cards} from being scored")
def keeps_from_scoring(table: Ccg, me: int, this: Context, till: int, pick: int) -> None:
    """CCG-AMB-110: nobody can Reach or Oppose it."""
    choose(table, me, this, LEND, pick, till, slot_of(table, FORBIDDEN), TO_BE_SCORED)


# ---- the card itself, about to undergo something, and the player who did it


@phrase("oneself", "this {CLASS}")
def oneself(_table: Ccg, _me: int, this: Context, that: int, _wanted: int) -> bool:
    """CCG-AMB-111: this copy and no other."""
    return that == CONTEXT.card(this)


@phrase("oneself", "that Character", for_types=1 << CONDITION)
def its_bearer(table: Ccg, _me: int, this: Context, that: int) -> bool:
    """CCG-CONDITION-02: the Character that the Condition lies on."""
    return table.host.get(CONTEXT.card(this), NOBODY) == that


@phrase("oneself", "the User", for_types=1 << ARTIFACT)
def its_user(table: Ccg, me: int, this: Context, that: int) -> bool:
    """CCG-ARTIFACT-02: the Character of yours that uses the Artifact."""
    return that in the_user(table, me, this)[1:]


@phrase("somebodys_card", "{oneself}")
def somebodys_self(_table: Ccg, _me: int, _this: Context, itself: int) -> list[int]:
    """CCG-AMB-111: whose it is does not matter."""
    return [WHOSE_ANY, itself]


@phrase("deed", "make that player {deed}", by_others=True)
def makes_who_did(table: Ccg, _me: int, this: Context, deed: int) -> None:
    """CCG-AMB-112: who did what the text has heard of, or answers."""
    seat = CONTEXT.seat(this)
    if seat != NOBODY:
        table.do(perform, deed, seat, this)
