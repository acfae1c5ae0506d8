"""Phrases for moves to a choice of Locations, and for adjacent Locations."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.going import relocate
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.conditions import yours
from timescoop.games.nemesis.phrases.own_tests import theirs
from timescoop.games.nemesis.phrases.places import place_of_text, typed
from timescoop.games.nemesis.playing import without_duplicates
from timescoop.games.nemesis.pool import CORNERS
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import is_held
from timescoop.kernel import NOBODY, NOWHERE, question, register_rules, written_as
from timescoop.language import DONE, Context, read_node, selected, write_node

# ---- which Locations: `it` of the context is the card that moves


def beside(place: int) -> list[int]:
    """NEM-AMB-102: the two Locations at the next corners of the same board; the one across is not adjacent."""
    if place == NOWHERE:
        return []
    board, corner = divmod(place, CORNERS)
    return sorted([board * CORNERS + (corner + step) % CORNERS for step in (1, CORNERS - 1)])


@phrase("where", "at an adjacent Location")
def at_adjacent(table: Nemesis, _me: int, this: Context) -> list[int]:
    """NEM-AMB-102: next to where the card is, or the Conflict; both of them together."""
    return beside(place_of_text(table, this))


@phrase("spot", "an adjacent Location")
def to_adjacent(table: Nemesis, _me: int, this: Context) -> list[int]:
    """NEM-AMB-102: next to where the card is that moves."""
    return beside(table.place_of(CONTEXT.it(this)))


@phrase("spot", "another Location of the same Control Board")
def on_same_board(table: Nemesis, _me: int, this: Context) -> list[int]:
    """NEM-TERM-02: of the board where the card is that moves."""
    start = table.place_of(CONTEXT.it(this))
    return [] if start == NOWHERE else list(range(start // CORNERS * CORNERS, (start // CORNERS + 1) * CORNERS))


@phrase("spot", "a Location on your Control Board")
def on_my_board(_table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-TERM-02: one of your four."""
    return list(range(me * CORNERS, (me + 1) * CORNERS))


@phrase("spot", "a Location on an opponent's Control Board")
def on_their_boards(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-TERM-02: of any other board."""
    return [place for place in table.places() if place // CORNERS != me]


@phrase("spot", "the Location of your Nemesis token")
def at_my_token(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-CONTROL-03: nowhere while the token stands in the centre."""
    place = table.token_place(me)
    return [] if place == NOWHERE else [place]


@phrase("spot", "a Location with a(n) {TYPE}")
def where_one_is(table: Nemesis, _me: int, this: Context, wanted: int) -> list[int]:
    """NEM-AMB-103: under anybody's control, but for the card itself that moves."""
    return [place for place in table.places() if typed(table, others_at(table, this, place), wanted)]


@phrase("spot", "a Location with no {TYPE(s)}")
def where_none_is(table: Nemesis, _me: int, this: Context, unwanted: int) -> list[int]:
    """NEM-AMB-103: under nobody's control."""
    return [place for place in table.places() if not typed(table, others_at(table, this, place), unwanted)]


@phrase("spot", "a Location with another of your {TYPE(s)}")
def where_yours_is(table: Nemesis, me: int, this: Context, wanted: int) -> list[int]:
    """NEM-AMB-103: one that you control, but not the card itself that moves."""
    return [place for place in table.places() if yours(table, me, others_at(table, this, place), wanted)]


@phrase("spot", "a Location with an opponent's {TYPE}")
def where_theirs_is(table: Nemesis, me: int, this: Context, wanted: int) -> list[int]:
    """NEM-AMB-103: one that somebody else controls."""
    return [place for place in table.places() if theirs(table, me, typed(table, others_at(table, this, place), wanted))]


def others_at(table: Nemesis, this: Context, place: int) -> list[int]:
    """What lies at a Location, but for the card that moves and its Upgrades."""
    mover = CONTEXT.it(this)
    return [copy for copy in table.at(place) if mover not in (copy, table.host.get(copy, NOBODY))]


# ---- moving there


def goals(table: Nemesis, me: int, this: Context, spot: int, copy: int) -> list[int]:
    """NEM-AMB-103: where a card can go of the Locations that a text allows."""
    here = table.place_of(copy)
    if here == NOWHERE or is_held(table, me, copy):
        return []
    allowed = selected(table, spot, me, CONTEXT.replace(this, it=copy))
    return [place for place in allowed if place != here and table.may_go(me, copy, place)]


def movers(table: Nemesis, me: int, this: Context, single: int, spot: int) -> list[int]:
    """NEM-AMB-103: the cards that a text means and that can go to such a Location."""
    return [copy for copy in selected(table, single, me, this)[1:] if goals(table, me, this, spot, copy)]


def can_wander(table: Nemesis, me: int, this: Context, single: int, spot: int) -> bool:
    """NEM-AMB-103: there is such a card, and such a Location."""
    return len(movers(table, me, this, single, spot)) > 0


@phrase("deed", "relocate {single} to {spot}", can_wander)
def wanders(table: Nemesis, me: int, this: Context, single: int, spot: int) -> None:
    """NEM-AMB-103: you choose the card and the Location, where there are several."""
    lead(table, me, this, single, spot, NOBODY)


def lead(table: Nemesis, me: int, this: Context, single: int, spot: int, copy: int) -> None:
    """NEM-AMB-103: first the card, then where it goes; a choice that is none is made at once."""
    options = ways_to_lead(table, me, this, single, spot, copy)
    if len(options) > 1:
        table.ask(LED, me, this, single, spot, copy)
    else:
        lead_on(table, me, this, single, spot, copy, options[0])


def ways_to_lead(table: Nemesis, me: int, this: Context, single: int, spot: int, copy: int) -> list[int]:
    """NEM-AMB-103: the cards, those alike once; or the Locations."""
    book = table.deal.book
    if copy != NOBODY:
        return book.place.options(goals(table, me, this, spot, copy)) or [DONE]
    return sorted(without_duplicates(table, book.card.options(movers(table, me, this, single, spot)))) or [DONE]


def lead_on(table: Nemesis, me: int, this: Context, single: int, spot: int, copy: int, option: int) -> None:
    """NEM-AMB-103: the card goes there."""
    if option == DONE:
        return
    target = table.deal.book.decode(option)[1]
    if copy == NOBODY:
        lead(table, me, this, single, spot, target)
    else:
        relocate(table, me, copy, target)


# the key comes after those of older questions, so that the numbers of the others in observations stay what they were
LED: Final = question("nemesis/yours_zoned", "NEM-AMB-103", ways_to_lead, lead_on)
written_as("nemesis/yours_zoned", (2, write_node, read_node), (3, write_node, read_node))

register_rules(globals())
