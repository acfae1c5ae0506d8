"""Phrases for moves: where cards go, and which may go there."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.events import latest
from timescoop.games.ccg.going import move_to
from timescoop.games.ccg.motion.travel import barred, may_go, may_move, move_tardis, redirect
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.conditions import yours
from timescoop.games.ccg.phrases.picking import act, choose
from timescoop.games.ccg.pool import CHARACTERS, GOAL, SPACETIME, TARDIS_MOVES
from timescoop.games.ccg.ships import is_tardis
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOWHERE, question, register_rules, written_as
from timescoop.language import NO, Context, read_node, selected, write_node

ANY_GOAL: Final = -2  # before places where Enemies may go without a Goal of their player
ADJACENT: Final = -3  # before places of which only those count that are beside the one where a card is
Cards = tuple[int, ...]


def are_adjacent(table: Ccg, one: int, other: int) -> bool:
    """CCG-AMB-121: whether two places are next to each other in the line of any player."""
    for line in table.lines:
        row = [table.place_of(copy) for copy in line]
        if any([{before, after} == {one, other} for before, after in pairwise(row)]):
            return True
    return False


@phrase("destination", "another Spacetime card")
def another(table: Ccg, _me: int, _this: Context) -> list[int]:
    """CCG-TURN-02: any other that is in play."""
    return table.places()


@phrase("destination", "another Spacetime card, even without a Goal there")
def any_other(table: Ccg, _me: int, _this: Context) -> list[int]:
    """CCG-ENEMY-05: a text may send Enemies where their player has played no Goal."""
    return [ANY_GOAL, *table.places()]


@phrase("destination", "a Spacetime card where you have a(n) {such_card}")
def where_you_have(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """CCG-ENEMY-05: any place where such a card of yours is; the text names it, so no Goal is needed."""
    return [ANY_GOAL, *sorted({table.place_of(copy) for copy in yours(table, me, this, single)} - {NOWHERE})]


def places_for(table: Ccg, me: int, this: Context, where: int, copy: int) -> list[int]:
    """CCG-ENEMY-04, -05: the places of a destination to which a text may move a card.

    Places and Goals never move; what lies on another card moves with that alone (CCG-CONDITION-02).
    """
    if table.pool.type[table.kind[copy]] in (SPACETIME, GOAL) or copy in table.host:
        return []
    places = selected(table, where, me, this)
    by = CONTEXT.card(this)
    if not may_move(table, copy, by):
        return []
    if places[:1] == [ADJACENT]:
        start = table.place_of(copy)
        places = [place for place in places[1:] if are_adjacent(table, start, place)]
    if places[:1] != [ANY_GOAL]:
        return [place for place in places if may_go(table, me, copy, place)]
    return [place for place in places[1:] if place != table.place_of(copy) and not barred(table, copy, place)]


def can_move(table: Ccg, me: int, this: Context, pick: int, where: int) -> bool:
    """Whether one of the cards can be moved to one of the places."""
    cards = selected(table, pick, me, this)[1:]
    return any([len(places_for(table, me, this, where, copy)) > 0 for copy in cards])


@phrase("deed", "move {chosen_cards} to {destination}", can_move, stored=True)
def moves(table: Ccg, me: int, this: Context, pick: int, where: int) -> None:
    """CCG-TURN-02: the cards first, then one place for all of them."""
    if can_move(table, me, this, pick, where):
        choose(table, me, this, MOVE, pick, table.pool.tree_number[where])


def send(table: Ccg, me: int, this: Context, cards: Cards, more: Cards) -> None:
    """CCG-TURN-02: those that can be moved go together."""
    free = [copy for copy in cards if may_move(table, copy)]
    if free:
        table.do(ask_where, me, this, table.pool.trees[more[0]], *free)


def has_way(table: Ccg, me: int, this: Context, copy: int, more: Cards) -> bool:
    """CCG-TURN-02: whether a card can be moved to any of the places."""
    return len(places_for(table, me, this, table.pool.trees[more[0]], copy)) > 0


MOVE: Final = act(send, has_way)


def ask_where(table: Ccg, me: int, this: Context, where: int, *cards: int) -> None:
    """CCG-TURN-02: the place is chosen once it is known who goes."""
    table.ask(WHERE, me, this, where, *cards)


def common_places(table: Ccg, me: int, this: Context, where: int, *cards: int) -> list[int]:
    """CCG-ENEMY-04: the places to which all of them can be moved."""
    found = [set(places_for(table, me, this, where, copy)) for copy in cards]
    return table.deal.book.place.options(sorted(set.intersection(*found))) or [NO]


def go(table: Ccg, me: int, _this: Context, _where: int, *args: int) -> None:
    """CCG-AMB-67: the cards are there; a TARDIS takes its crew, and one that is moving only changes course."""
    *cards, option = args
    if option == NO:
        return
    place = table.deal.book.place.target(option)
    first = cards[0]
    if latest(table)[0] == TARDIS_MOVES and latest(table)[2] == first:
        redirect(table, place)
    elif is_tardis(table, first) and not table.is_type(first, CHARACTERS):
        move_tardis(table, me, first, place)
    else:
        move_to(table, me, tuple(cards), place)


WHERE: Final = question("ccg/destination", "CCG-TURN-02", common_places, go)
written_as("ccg/destination", (2, write_node, read_node))
written_as("timescoop.games.ccg.phrases.travels.ask_where", (2, write_node, read_node))

register_rules(globals())
