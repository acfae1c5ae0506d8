"""Cards that come into play, move, and leave play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.events import HAPPENS, announce, tell, touch
from timescoop.games.ccg.lasting import forget_lent, forget_unfinished
from timescoop.games.ccg.pool import (
    ARRIVES,
    BANG,
    CHARACTERS,
    DESTROYED,
    GOAL,
    ON_BEARER_DESTROYED,
    ON_DESTROYED,
    ON_LEAVING,
    SPACETIME,
    TARDIS,
)
from timescoop.games.ccg.ships import tardises_of
from timescoop.games.ccg.statics import BANGS, FROM_DEATH_IN_FIGHTS, FROM_DESTRUCTION, FROM_TYPES
from timescoop.games.ccg.table import PROTECTED, SAFE_FROM, Ccg
from timescoop.kernel import ANY, NOBODY, NOWHERE, register_rules
from timescoop.language import perform

Loss = Callable[[Ccg, int, int], None]  # by whom, what
Falls = Callable[[Ccg, int, int, int], None]  # by whom, what, from where

# ---- coming into play


def enter(table: Ccg, copy: int, zone: int, seat: int, host: int = NOBODY) -> None:
    """A card comes into play under a seat's control, perhaps on another card."""
    table.move(copy, zone)
    table.host.pop(copy, None)
    table.beneath.pop(copy, None)
    table.holder[copy] = seat
    table.counted = None
    if host != NOBODY:
        table.host[copy] = host
    if table.pool.type[table.kind[copy]] == SPACETIME:
        table.lines[seat] += (copy,)
    touch(table)


def place_at(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-GLOSSARY-34: place a card, which costs nothing and doesn't count as playing it."""
    enter(table, copy, table.place_zone(place), me)
    table.say(facts.PLACED, me, (place,), (copy,))


def place_aboard(table: Ccg, me: int, copy: int) -> None:
    """CCG-SETUP-06: a card is placed in the TARDIS of a seat, wherever that is."""
    ships = tardises_of(table, me)
    zone = table.zone[ships[0]] if ships else table.vortex_zone(me)
    enter(table, copy, zone, me)
    table.say(facts.PLACED, me, (table.place_of(copy),), (copy,))


def attach(table: Ccg, me: int, copy: int, host: int) -> None:
    """CCG-CONDITION-02: put a card on another; it is wherever that card is."""
    enter(table, copy, table.zone[host], me, host)


def tuck(table: Ccg, me: int, copy: int, under: int) -> None:
    """CCG-SETUP-06, CCG-AMB-63: a card goes face down under another, and only its owner knows which it is."""
    table.move(copy, table.under_zone(table.owners[copy]), up=False)
    table.peek(copy, table.owners[copy])
    claim = claim_under(table, table.kind[under])
    table.claim[copy] = claim if table.fits[claim][table.kind[copy]] else 1 + table.pool.type[table.kind[copy]]
    table.beneath[copy] = under
    table.say(facts.TUCKED, me, (table.claim[copy],), (under,))


def claim_under(table: Ccg, host: int) -> int:
    """CCG-AMB-63: what all know of a card that lies under a kind: its type, where that holds but one; else nothing."""
    types = table.pool.holds[host]
    return types.bit_length() if types & types - 1 == 0 else ANY  # the claim of a type is one more than its number


def lift(table: Ccg, me: int, copy: int) -> int:
    """CCG-AMB-63: a card leaves from under another: always the last sleeve there, whichever card it is.

    Returns:
        The sleeve that leaves, to be moved on by the caller at once.
    """
    cards = tuple([each for each in table.under(table.beneath[copy]) if table.owners[each] == table.owners[copy]])
    last = cards[-1]
    table.blur(cards, copy, me, 0, seen=True)
    if copy != last:
        table.swap_insides(copy, last)
        table.claim[copy], table.claim[last] = table.claim[last], table.claim[copy]
        moved = {copy: last, last: copy}
        table.owed = tuple([(seat, moved.get(each, each)) for seat, each in table.owed])
    del table.beneath[last]
    return last


# ---- moving


def relocate(table: Ccg, copy: int, zone: int) -> None:
    """CCG-AMB-43: move a card with everything on it."""
    for each in (copy, *table.on(copy)):
        table.move(each, zone)


def move_to(table: Ccg, me: int, copies: tuple[int, ...], place: int) -> None:
    """CCG-TURN-02: cards move to a place together."""
    if not copies:
        return
    start = table.place_of(copies[0])
    for copy in copies:
        relocate(table, copy, table.place_zone(place))
    table.say(facts.MOVED, me, (start, place), copies)
    touch(table)
    for copy in copies:
        if table.is_type(copy, CHARACTERS):
            tell(table, ARRIVES, me, copy, place)


# ---- leaving play


def shielded(table: Ccg, copy: int, what: int, by: int) -> bool:
    """CCG-KEYWORD-02: whether something cannot happen to a card, at all or by that card."""
    kept_from = table.lent(copy, PROTECTED)
    if kept_from & what:
        return True
    if table.fights and what == FROM_DESTRUCTION and kept_from & FROM_DEATH_IN_FIGHTS:
        return True
    if by != NOBODY and what == FROM_DESTRUCTION and kept_from >> FROM_TYPES + table.pool.type[table.kind[by]] & 1:
        return True
    return is_safe_from(table, copy, by)


def is_safe_from(table: Ccg, copy: int, by: int) -> bool:
    """CCG-KEYWORD-02, CCG-AMB-127: whether a card with that keyword, or a Bang! card, cannot touch a card."""
    if by == NOBODY:
        return False
    kept_from = table.lent(copy, SAFE_FROM)
    if kept_from & BANGS and table.pool.type[table.kind[by]] == BANG:
        return True
    return table.pool.keywords[table.kind[by]] & kept_from != 0


def destroy(table: Ccg, me: int, copy: int, by: int = NOBODY) -> None:
    """CCG-GLOSSARY-07: a card in play is about to be destroyed by a seat, perhaps by the text of a card."""
    if not table.in_play(copy) or is_falling(table, copy):
        return
    if shielded(table, copy, FROM_DESTRUCTION, by):
        table.say(facts.SAFE, me, (), (copy,))
        return
    announce(table, DESTROYED, me, copy, table.place_of(copy))


def be_destroyed(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-GLOSSARY-07: it is destroyed and goes to its owner's discard pile."""
    if not table.in_play(copy) or is_falling(table, copy):
        return
    table.say(facts.DESTROYED, me, (place,), (copy,))
    note_felled(table, me, copy, place)
    on_destruction(table, copy, place)
    tell(table, DESTROYED, me, copy, place)
    if table.pool.type[table.kind[copy]] == SPACETIME:
        FALL[0](table, me, copy)
    elif table.pool.type[table.kind[copy]] == TARDIS and place == NOWHERE:
        STRAND[0](table, me, copy)
    else:
        leave_play(table, copy)


HAPPENS[DESTROYED] = be_destroyed
FALL: Final[list[Loss]] = []  # what becomes of a destroyed Spacetime card; `falling` enters it
LANDS: Final[list[Falls]] = []  # what ends its fall, and waits on the agenda while players flee
STRAND: Final[list[Loss]] = []  # and of a TARDIS that is destroyed in the Vortex


def is_falling(table: Ccg, copy: int) -> bool:
    """CCG-AMB-86: whether a Spacetime card has been destroyed already, and players may still flee from it."""
    if table.pool.type[table.kind[copy]] != SPACETIME:
        return False
    return any([rule is LANDS[0] and args[1] == copy for rule, args in (*table.agenda, *table.todo)])


def note_felled(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-GLOSSARY-08: a destroyed card is remembered: when, by whom, what, where, whose."""
    table.felled += ((table.turn_number, me, table.kind[copy], place, table.controller(copy)),)


def leave_play(table: Ccg, copy: int) -> None:
    """A card leaves play for its owner's discard pile, with everything that is on it and under it."""
    on_leaving(table, copy)
    for each in table.on(copy):
        if table.in_play(each):
            table.say(facts.FELL, table.controller(each), (), (each, copy))
            leave_play(table, each)
    forget(table, copy)
    discard(table, copy)


def on_leaving(table: Ccg, copy: int) -> None:
    """A text that says what happens when its card leaves play."""
    for node in table.pool.nodes(table.kind[copy], ON_LEAVING):
        table.do(perform, node, table.controller(copy), CONTEXT.of(copy, here=table.place_of(copy)))


def on_destruction(table: Ccg, copy: int, place: int) -> None:
    """CCG-AMB-81: a text that says what happens when its card is destroyed, or the one that its card lies on."""
    for node in table.pool.nodes(table.kind[copy], ON_DESTROYED):
        table.do(perform, node, table.controller(copy), CONTEXT.of(copy, here=place))
    for each in table.on(copy):
        for node in table.pool.nodes(table.kind[each], ON_BEARER_DESTROYED):
            table.do(perform, node, table.controller(each), CONTEXT.of(each, here=place))


def forget(table: Ccg, copy: int) -> None:
    """Remove a card from play; it stays in its zone, and the caller must move it at once."""
    reveal_under(table, copy)
    table.holder.pop(copy, None)
    table.counted = None
    for seat, line in enumerate(table.lines):  # it may lie in another's line than that of the seat that controls it
        if copy in line:
            table.lines[seat] = tuple([each for each in line if each != copy])
    table.host.pop(copy, None)
    for book in (table.captor, table.counters, table.named, table.scored, table.spots):
        book.pop(copy, None)
    table.frozen.pop(copy, None)
    table.excused = tuple([each for each in table.excused if each != copy])
    table.used = tuple([each for each in table.used if each[0] != copy])
    table.fired = tuple([each for each in table.fired if each[0] != copy])
    forget_lent(table, copy)
    forget_unfinished(table, copy)
    touch(table)


def reveal_under(table: Ccg, copy: int) -> None:
    """CCG-SETUP-12: what lies under a card that leaves play goes face up to its owner's discard pile; all see it."""
    hidden = table.under(copy)
    for each in hidden:
        discard(table, each)
    for seat in range(table.seats):
        mine = tuple([each for each in hidden if table.owners[each] == seat])
        if mine:
            table.say(facts.DISCARDED, seat, (len(mine),), mine)


def discard(table: Ccg, copy: int) -> None:
    """CCG-AMB-33: a card goes to its owner's discard pile."""
    table.host.pop(copy, None)
    table.beneath.pop(copy, None)
    table.owed = tuple([each for each in table.owed if each[1] != copy])
    table.move(copy, table.pile_zone(table.owners[copy]))


def put_back(table: Ccg, me: int, copy: int) -> None:
    """CCG-AMB-33: a card in play goes back to its owner's hand."""
    if not table.in_play(copy):
        return
    table.say(facts.RETURNED, me, (), (copy,))
    for each in table.on(copy):
        if table.in_play(each):
            leave_play(table, each)
    forget(table, copy)
    table.move(copy, table.hand_zone(table.owners[copy]))


def remind(table: Ccg, copy: int) -> None:
    """CCG-SCORE-06: a scored Goal whose Spacetime card is gone lies on the table as a reminder."""
    assert table.pool.type[table.kind[copy]] == GOAL, "a Goal reminds of its points"
    table.move(copy, table.table_zone(table.scored[copy]))
    table.say(facts.REMINDED, table.scored[copy], (), (copy,))
    touch(table)


register_rules(globals())
