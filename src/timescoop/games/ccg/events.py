"""Events: announcing them for responses, telling listening cards, and queueing their triggers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.field_types import Event, Fired
from timescoop.games.ccg.pool import (
    ARTIFACT,
    CHARACTERS,
    NO_LIMIT,
    NONE,
    ONCE_A_GAME,
    ONCE_A_TURN,
    WHERE_HERE,
    WHOSE_ANY,
    WHOSE_BEARER,
    WHOSE_BY_OTHERS,
    WHOSE_BY_YOU,
    WHOSE_ITSELF,
    WHOSE_YOURS,
    Ear,
)
from timescoop.games.ccg.statics import TO_USE
from timescoop.games.ccg.table import FORBIDDEN, Ccg
from timescoop.kernel import NOBODY, NOTHING, NOWHERE, open_window, question, register_rules
from timescoop.language import is_noop, optional, perform, suits

Happens = Callable[[Ccg, int, int, int], None]  # seat, card, place
HAPPENS: Final[dict[int, Happens]] = {}  # event -> its result
CALLED_OFF: Final[dict[int, Happens]] = {}  # event -> its result when it is cancelled; nothing if it is not here
WINDOW: Final[dict[int, int]] = {}  # event -> the question of its window; `answering` enters them
NO_EVENT: Final[Event] = (NONE, NOBODY, NOBODY, NOWHERE)
BY_WHOM: Final = (WHOSE_BY_YOU, WHOSE_BY_OTHERS)  # of an ear: what counts is who does it, not whose card it is about
DEEP: Final = 4  # triggers that have followed from one another
UPKEEP: Final[list[Callable[[Ccg], None]]] = []  # what has to be looked at after each change


def touch(table: Ccg) -> None:
    """Call after every change in play: derives effects that are always on, and queues the checks that follow."""
    table.changed()
    for rule in UPKEEP:
        rule(table)


# ---- about to happen


def announce(table: Ccg, what: int, seat: int, copy: int, place: int) -> None:
    """CCG-AMB-38, CCG-AMB-40: announce an event; everybody may respond, and the latest response resolves first."""
    table.do(begin_event, what, seat, copy, place)


def begin_event(table: Ccg, what: int, seat: int, copy: int, place: int) -> None:
    """CCG-GLOSSARY-44: let others respond to an event before it happens; not while play is suspended."""
    table.events += ((what, seat, copy, place),)
    if not table.suspended:
        table.do(open_window, WINDOW[what], table.turn, table.seats)
    table.do(end_event, what)


def end_event(table: Ccg, what: int) -> None:
    """Carry out the event, unless a response has cancelled it."""
    still, seat, copy, place = table.events[-1]
    level = len(table.events)
    table.events = table.events[:-1]
    table.answered = tuple([each for each in table.answered if each[0] < level])
    if still != NONE:
        HAPPENS[what](table, seat, copy, place)
        return
    table.say(facts.CANCELLED, seat, (what,), (copy,) if copy != NOBODY else ())
    if what in CALLED_OFF:
        CALLED_OFF[what](table, seat, copy, place)


def latest(table: Ccg) -> Event:
    """The event that can be responded to; all NONE if there is none."""
    return table.events[-1] if table.events else NO_EVENT


def cancel(table: Ccg) -> None:
    """CCG-GLOSSARY-44: cancel the event that is about to happen."""
    if table.events:
        what, seat, copy, place = table.events[-1]
        table.events = (*table.events[:-1], (NONE, seat, copy, place))
        if what != NONE:
            table.say(facts.CALLED_OFF, seat, (what,), (copy,) if copy != NOBODY else ())


def suspend(table: Ccg) -> None:
    """CCG-GLOSSARY-44: allow no responses until the text that suspends play has been carried out."""
    table.suspended = 1


def resume(table: Ccg) -> None:
    """CCG-GLOSSARY-44: allow responses again after the text that suspended play."""
    table.suspended = 0


# ---- has happened


def concerns(table: Ccg, ear: Ear, copy: int, what: int, seat: int, it: int, place: int) -> bool:
    """Whether an event matches the trigger of a sentence."""
    event, whose, node, where, _ = ear
    if event != what:
        return False
    if whose in (WHOSE_ITSELF, WHOSE_BEARER):
        return it == (copy if whose == WHOSE_ITSELF else table.host.get(copy, NOBODY)) != NOBODY
    me = table.controller(copy)
    if not is_of_theirs(table, whose, me, seat, NOBODY if node == NONE else it):
        return False
    here = table.here_of(copy)
    if where == WHERE_HERE and (here if table.in_play(copy) else place) != place:
        return False
    if where == WHERE_HERE and place == NOWHERE:
        return False
    return node == NONE or (it != NOBODY and suits(table, node, me, CONTEXT.of(copy, it=it, here=place), it))


def is_of_theirs(table: Ccg, whose: int, me: int, seat: int, it: int) -> bool:
    """Whether an event fits the player in a sentence: by who does it, or by who controls the card it is about."""
    if whose == WHOSE_ANY:
        return True
    if whose in BY_WHOM:
        return (seat == me) == (whose == WHOSE_BY_YOU)
    about = seat if it == NOBODY else table.controller(it)
    return (about == me) == (whose == WHOSE_YOURS)


def tell(table: Ccg, what: int, seat: int, copy: int, place: int) -> None:
    """CCG-AMB-61: tell listening cards of an event; their triggers are queued."""
    hears = table.pool.hears
    for listener in table.census().hearing.get(what, ()):
        for nth, ear in enumerate(hears[table.kind[listener]]):
            if (listener, ear[4]) in table.chain:
                continue
            if concerns(table, ear, listener, what, seat, copy, place) and can_trigger(table, listener, ear[4]):
                here = table.here_of(listener)
                this = CONTEXT.of(listener, it=copy, here=place if here == NOWHERE else here, seat=seat)
                table.fired += ((listener, nth, this, table.controller(listener)),)
    if table.fired:
        table.do(settle)


# ---- who can use a text, and how often


def is_able(table: Ccg, copy: int) -> bool:
    """CCG-FREEZE-03: whether a card in play may use its text: not while it is frozen, kidnapped, or forbidden to."""
    return not table.is_frozen(copy) and not table.lent(copy, FORBIDDEN) & TO_USE


def can_act(table: Ccg, me: int, copy: int) -> bool:
    """CCG-FREEZE-03, CCG-ARTIFACT-02: a card that is able; an Artifact needs an unfrozen Character to use it."""
    if not is_able(table, copy):
        return False
    if table.pool.type[table.kind[copy]] == ARTIFACT:
        return any([not table.is_frozen(each) for each in table.here(table.place_of(copy), me, CHARACTERS)])
    return True


def can_trigger(table: Ccg, copy: int, nth: int) -> bool:
    """CCG-FREEZE-03, CCG-GLOSSARY-29: whether a card in play can carry out a sentence that follows an event."""
    return may_use(table, copy, nth) and is_able(table, copy)


def may_use(table: Ccg, copy: int, nth: int) -> bool:
    """CCG-GLOSSARY-29: whether a sentence of a card in play has not been used up in this round or game."""
    kind = table.kind[copy]
    limit = table.pool.sentences[kind][nth][2]
    if limit == NO_LIMIT:
        return True
    if limit == ONCE_A_TURN:
        return (copy, nth) not in table.used
    return (table.controller(copy), kind, nth) not in table.used_up


def note_use(table: Ccg, copy: int, nth: int) -> None:
    """CCG-GLOSSARY-29: a sentence with a limit is used."""
    kind = table.kind[copy]
    limit = table.pool.sentences[kind][nth][2]
    if limit == ONCE_A_TURN:
        table.used += ((copy, nth),)
    elif limit == ONCE_A_GAME:
        table.used_up += ((table.controller(copy), kind, nth),)


# ---- triggers that wait


def settle(table: Ccg) -> None:
    """CCG-AMB-61: the turn player's triggers first, then clockwise; each player orders the own ones."""
    if not table.fired:
        end_chain(table)
        return
    seats = sorted({seat for _, _, _, seat in table.fired}, key=lambda seat: (seat - table.turn) % table.seats)
    due = due_triggers(table, seats[0])
    if len({(table.kind[copy], nth) for copy, nth, _, _ in due}) == 1:
        carry_out(table, due[0])
    else:
        table.ask(WHICH_FIRST, seats[0])


def due_triggers(table: Ccg, seat: int) -> list[Fired]:
    """CCG-AMB-61: a player's triggers that can come next; one that offers nothing waits, as that may change."""
    mine = [each for each in table.fired if each[3] == seat]
    return [each for each in mine if not is_idle(table, each)] or mine[:1]


def is_idle(table: Ccg, fired: Fired) -> bool:
    """CCG-AMB-61: whether everybody can see that a trigger is used up, or that its offer can't be accepted."""
    copy, ear, this, seat = fired
    nth = table.pool.hears[table.kind[copy]][ear][4]
    if not table.in_play(copy) or not may_use(table, copy, nth):
        return True
    statement = table.pool.sentences[table.kind[copy]][nth][1]
    return optional(statement) != NOTHING and is_noop(table, statement, seat, this)


def carry_out(table: Ccg, chosen: Fired) -> None:
    """CCG-AMB-61: carry out a waiting trigger, if its card is still there and able; then the next one."""
    at = table.fired.index(chosen)
    table.fired = table.fired[:at] + table.fired[at + 1 :]
    copy, ear, this, seat = chosen
    if table.in_play(copy):
        nth = table.pool.hears[table.kind[copy]][ear][4]
        if can_trigger(table, copy, nth):
            note_use(table, copy, nth)
            note_chain(table, copy, nth)
            table.say(facts.AROSE, seat, (nth, table.kind[copy]), (copy,))
            table.do(perform, table.pool.sentences[table.kind[copy]][nth][1], seat, this)
    table.do(settle)


def note_chain(table: Ccg, copy: int, nth: int) -> None:
    """CCG-AMB-87: from a certain depth on, a trigger is noted that follows from the triggers before it."""
    if waiting_looks(table) >= DEEP:
        table.chain += ((copy, nth),)


def end_chain(table: Ccg) -> None:
    """CCG-AMB-87: after the last trigger of a chain, every text can be triggered again."""
    if table.chain and not waiting_looks(table):
        table.chain = ()


def waiting_looks(table: Ccg) -> int:
    """How deep the current chain of triggers is."""
    return sum([rule is settle for rule, _ in (*table.agenda, *table.todo)])


def option_of(table: Ccg, fired: Fired) -> int:
    """A waiting trigger as an option: the sentence on its card."""
    copy, ear, _, _ = fired
    return table.deal.book.use.option(copy, table.pool.hears[table.kind[copy]][ear][4])


def waiting_triggers(table: Ccg, me: int) -> list[int]:
    """CCG-AMB-61: your triggers that wait and can come next."""
    return sorted({option_of(table, each) for each in due_triggers(table, me)})


def order_triggers(table: Ccg, me: int, option: int) -> None:
    """CCG-AMB-61: carry out the chosen trigger next."""
    carry_out(table, next(each for each in due_triggers(table, me) if option_of(table, each) == option))


WHICH_FIRST: Final = question("ccg/which_first", "CCG-AMB-61", waiting_triggers, order_triggers)

register_rules(globals())
