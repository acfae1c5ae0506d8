"""Playing a card: set it aside, pay for it, let others respond, and put it where it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.built.fields import ASIDE
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.events import CALLED_OFF, HAPPENS, announce, tell
from timescoop.games.ccg.going import attach, discard, enter, lift
from timescoop.games.ccg.options import TABLE
from timescoop.games.ccg.play.bangs import carry_out_bang
from timescoop.games.ccg.play.costs import affordable, cost_of
from timescoop.games.ccg.play.swapping import swap_in
from timescoop.games.ccg.play.where import destinations, has_destination, moments
from timescoop.games.ccg.pool import BANG, CONDITION, GOAL, ON_PLAY, PLAYED, PLAYS_ON, PLOT
from timescoop.games.ccg.searching import COULD_PLAY, PLAY_FOR_LESS, PLAY_FOUND, PLAY_FREE
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, NOWHERE, question, register_rules
from timescoop.language import perform

# How far a card that is being played has come: the last number of its row in `batch`.
ALONE: Final = 0
TOGETHER: Final = 1  # it enters with the others
READY: Final = 2  # so it does, and nobody has cancelled it


def playable(table: Ccg, me: int, kind: int) -> bool:
    """CCG-COST-01: whether a card of the hand can be played in the first part of a turn."""
    return affordable(table, me, kind) and has_destination(table, me, kind)


COULD_PLAY.append(playable)

# ---- laying it aside


def play_card(table: Ccg, me: int, kind: int) -> None:
    """CCG-COST-04: a card of the hand is played and paid for."""
    play_from_hand(table, me, kind, 0, ALONE)


def play_from_hand(table: Ccg, me: int, kind: int, free: int, how: int) -> None:
    """CCG-COST-04: a card leaves the hand; all see it before its player says where it goes."""
    price = 0 if free else cost_of(table, me, kind)
    copy = table.pick(table.hand_zone(me), kind, me)
    lay_aside(table, me, copy, price, how)


PLAY_FOUND.append(play_card)


def play_free(table: Ccg, me: int, kind: int) -> None:
    """CCG-AMB-129: a text lets a card of the hand be played, and nothing is paid."""
    play_from_hand(table, me, kind, 1, ALONE)


PLAY_FREE.append(play_free)


def play_for_less(table: Ccg, me: int, kind: int, less: int) -> None:
    """CCG-AMB-134: a text lets a card of the hand be played, and so much less is paid, but never less than nothing."""
    price = max(cost_of(table, me, kind) - less, 0)
    lay_aside(table, me, table.pick(table.hand_zone(me), kind, me), price, ALONE)


PLAY_FOR_LESS.append(play_for_less)


def play_from(table: Ccg, me: int, copy: int, free: int = 0) -> None:
    """CCG-GLOSSARY-34: a card that lies under another, or in a pile, is played from there, if that can be.

    CCG-GLOSSARY-23: if it had to be played, that is done with it.
    """
    if not destinations(table, me, table.kind[copy]) or not (free or affordable(table, me, table.kind[copy])):
        table.say(facts.FIZZLED, me)
        return
    table.owed = tuple([each for each in table.owed if each[1] != copy])
    if copy in table.beneath:
        copy = lift(table, me, copy)
    lay_aside(table, me, copy, 0 if free else cost_of(table, me, table.kind[copy]), ALONE)


def lay_aside(table: Ccg, me: int, copy: int, price: int, how: int) -> None:
    """CCG-COST-01: it is paid for and lies aside; where it goes is asked if there is a choice.

    What it needs was there before it left a hand, and stays so until it has a place.
    """
    table.spent += price
    options = destinations(table, me, table.kind[copy])
    table.move(copy, ASIDE)
    if len(options) == 1:
        declare(table, me, copy, price, how, options[0])
    else:
        table.say(facts.SHOWED, me, (), (copy,))
        changed = options != destinations(table, me, table.kind[copy])
        table.ask(WHERE, me, copy, price, how, *(options if changed else ()))


def where_to(table: Ccg, me: int, copy: int, _price: int, _how: int, *before: int) -> list[int]:
    """CCG-COST-02: where the card can go; as it was before it left the hand, if that has changed it."""
    return list(before) or destinations(table, me, table.kind[copy])


def choose_where(table: Ccg, me: int, copy: int, price: int, how: int, *chosen: int) -> None:
    """CCG-COST-04: the last of the numbers is the option."""
    declare(table, me, copy, price, how, chosen[-1])


def declare(table: Ccg, me: int, copy: int, price: int, how: int, option: int) -> None:
    """CCG-COST-04: all know which card it is, what it costs and where it goes; then all may answer."""
    table.batch += ((copy, option, how),)
    book = table.deal.book
    block, target = book.decode(option)
    place = target if block is book.place else NOWHERE
    on = (target,) if block is book.card else ()
    if on:
        place = table.place_of(on[0])
    told = NOWHERE if is_itself(table, copy, place) or (on and is_itself(table, on[0], place)) else place
    table.say(facts.PLAYED, me, (price, told, table.kind[on[0]] if on else NOBODY, *on), (copy,))
    if how == ALONE:
        announce(table, PLAYED, me, copy, place)


def is_itself(table: Ccg, copy: int, place: int) -> bool:
    """CCG-SPACE-01: whether a card is the very place, which then need not be named twice."""
    return place != NOWHERE and table.pool.place_kinds[place] == table.kind[copy]


WHERE: Final = question("ccg/where", "CCG-COST-02", where_to, choose_where)

# ---- entering play


def come_in(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-COST-04: an uncancelled card enters play, at once or together with the others played with it."""
    sort = table.pool.type[table.kind[copy]]
    if sort == BANG:
        carry_out_bang(table, me, copy, place)
        return
    if sort == PLOT:
        lay_plot(table, me, copy, place)
        return
    row = next(each for each in table.batch if each[0] == copy)
    if row[2] == TOGETHER:
        table.batch = tuple([(copy, row[1], READY) if each == row else each for each in table.batch])
        return
    table.batch = tuple([each for each in table.batch if each != row])
    settle_in(table, me, ((copy, row[1]),))


def settle_in(table: Ccg, me: int, rows: tuple[tuple[int, int], ...]) -> None:
    """CCG-GLOSSARY-35: cards enter together, and only then is looked at what each does on entering."""
    entered = [copy for copy, option in rows if put_down(table, me, copy, option)]
    for copy in entered:
        table.do(on_entering, me, copy)


def put_down(table: Ccg, me: int, copy: int, option: int) -> bool:
    """CCG-COST-02: a card goes where it was said to go; if it cannot any more, it is discarded."""
    kind = table.kind[copy]
    if option not in destinations(table, me, kind):
        table.say(facts.FIZZLED, me, (), (copy,))
        discard(table, copy)
        return False
    block, target = table.deal.book.decode(option)
    if option == TABLE:
        enter(table, copy, table.table_zone(me), me)
    elif block is table.deal.book.place:
        enter(table, copy, table.place_zone(target), me)
    elif table.pool.type[kind] == CONDITION:
        attach(table, me, copy, target)
        table.excused += (copy,)
    else:
        swap_in(table, me, copy, target)
    if table.pool.type[kind] == GOAL:
        table.played_goals += ((me, table.pool.same[kind]),)
    return True


def on_entering(table: Ccg, me: int, copy: int) -> None:
    """CCG-GLOSSARY-35: what a card does when it is played, and what others do about it."""
    if not table.in_play(copy):
        return
    place = table.here_of(copy)
    for node in table.pool.nodes(table.kind[copy], ON_PLAY):
        table.do(perform, node, me, CONTEXT.of(copy, here=place))
    table.do(settled_in, me, copy)


def settled_in(table: Ccg, me: int, copy: int) -> None:
    """CCG-GLOSSARY-22: from now on a Condition must lie where it could be played, unless it is itself the reason."""
    if not table.in_play(copy):
        return
    if copy in table.excused and fits_host(table, copy):
        table.excused = tuple([each for each in table.excused if each != copy])
    tell(table, PLAYED, me, copy, table.here_of(copy))


def fits_host(table: Ccg, copy: int) -> bool:
    """CCG-GLOSSARY-21: whether a Condition could be played on what it lies on."""
    nodes = table.pool.nodes(table.kind[copy], PLAYS_ON)
    me, host = table.controller(copy), table.host.get(copy, NOBODY)
    return not nodes or (host in table.holder and any([CAN_LIE[0](table, me, node, host) for node in nodes]))


CAN_LIE: Final[list[Callable[[Ccg, int, int, int], bool]]] = []  # whether a node picks out a card; `picking` enters it


HAPPENS[PLAYED] = come_in


def be_cancelled(table: Ccg, _me: int, copy: int, _place: int) -> None:
    """CCG-AMB-40: a card that was cancelled goes to its owner's pile; what it has cost is gone."""
    table.batch = tuple([each for each in table.batch if each[0] != copy])
    if table.zone[copy] == ASIDE:
        discard(table, copy)


CALLED_OFF[PLAYED] = be_cancelled

# ---- Plots and Bang! cards: free, at any time


def play_at_once(table: Ccg, me: int, kind: int) -> None:
    """CCG-BANG-02, CCG-PLOT-06: a Bang! of the hand or a Plot of the side-hand is played."""
    plot = table.pool.type[kind] == PLOT
    copy = table.pick(table.side_zone(me) if plot else table.hand_zone(me), kind, me)
    places = list(moments(table, me, kind))
    table.move(copy, ASIDE)
    if len(places) > 1:
        changed = places != moments(table, me, kind)
        table.say(facts.SHOWED, me, (), (copy,))
        table.ask(WHERE_NOW, me, copy, *(places if changed else ()))
    else:
        play_here(table, me, copy, places[0])


def places_now(table: Ccg, me: int, copy: int, *before: int) -> list[int]:
    """CCG-GLOSSARY-20: the places where what the card needs is so, or was before it left the hand."""
    return table.deal.book.place.options(list(before) or moments(table, me, table.kind[copy]))


def chosen_place(table: Ccg, me: int, copy: int, *chosen: int) -> None:
    """CCG-GLOSSARY-20: "here" is that place; the last of the numbers is the option."""
    play_here(table, me, copy, table.deal.book.place.target(chosen[-1]))


def play_here(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-COST-03: it costs nothing; all may answer it."""
    table.say(facts.PLAYED, me, (0, place, NOBODY), (copy,))
    announce(table, PLAYED, me, copy, place)


WHERE_NOW: Final = question("ccg/where_now", "CCG-GLOSSARY-20", places_now, chosen_place)


def lay_plot(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-PLOT-06, -07: a Plot lies on the table and works until it is destroyed."""
    if place != NOWHERE:
        table.spots[copy] = place
    enter(table, copy, table.table_zone(me), me)
    table.do(on_entering, me, copy)


register_rules(globals())
