"""The reaction window: Bang! cards, Plots, and cards in play that respond."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.built.fields import ASIDE
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.drawing import unseen_kinds
from timescoop.games.ccg.events import WINDOW, can_act, concerns, latest, may_use, note_use
from timescoop.games.ccg.options import PASS
from timescoop.games.ccg.play.bangs import answered_by, any_timely, timely
from timescoop.games.ccg.play.playing import play_at_once, play_here
from timescoop.games.ccg.pool import (
    ATTEMPT,
    DESTROYED,
    EVENTS,
    FIGHT,
    KIDNAPPED,
    NONE,
    SCORES,
    TARDIS_MOVES,
)
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import after_response, as_window, question, register_rules
from timescoop.language import perform


def may_answer(table: Ccg, seat: int) -> bool:
    """CCG-BANG-02: whether a seat could respond, judged by deck lists and open cards alone."""
    if table.events and latest(table)[0] == NONE:
        return False  # it is called off already
    bangs = bangs_of(table, seat) if table.hand(seat) else []
    if any_free(table, bangs):
        return True  # what needs nothing can always be played
    if responses_in_play(table, seat):
        return True
    if table.deal.plots and any_timely(table, seat, plots_of(table, seat)):
        return True
    return any_timely(table, seat, bangs)


def any_free(table: Ccg, bangs: list[int]) -> bool:
    """CCG-AMB-73: whether one of these Bang! cards can be played at any moment."""
    free = table.pool.free
    for kind in bangs:
        if free[kind]:
            return True
    return False


def bangs_of(table: Ccg, seat: int) -> list[int]:
    """CCG-AMB-73: the Bang! cards that a seat may hold: of its open list, those that nobody has seen leave."""
    if not table.deal.open_lists:
        return table.pool.bangs
    held = unseen_kinds(table, seat)
    return [each for each in table.pool.bangs if each in held]


def plots_of(table: Ccg, seat: int) -> list[int]:
    """CCG-AMB-73: the Plots that may lie in a side-hand."""
    if not table.side_hand(seat):
        return []
    return table.kinds_of(table.side_zone(seat)) if table.deal.open_lists else table.pool.plots


def responses_in_play(table: Ccg, me: int) -> list[int]:
    """CCG-FREEZE-03: the sentences of a seat's cards in play that answer the latest event, each once; none frozen."""
    what, seat, it, place = latest(table)
    if what == NONE:
        return []
    found = []
    answers, level = table.pool.answers, len(table.events)
    for copy in table.census().answering.get(what, ()):
        if table.holder[copy] == me and not is_shut(table, me, copy):
            for ear in answers[table.kind[copy]]:
                if (
                    ear[0] == what
                    and can_act(table, me, copy)
                    and concerns(table, ear, copy, what, seat, it, place)
                    and may_use(table, copy, ear[4])
                    and (level, copy, ear[4]) not in table.answered
                ):
                    found.append(table.deal.book.use.option(copy, ear[4]))
    return sorted(found)


def is_shut(table: Ccg, me: int, copy: int) -> bool:
    """CCG-HAND-06: whether a text played by hand cannot be opened now: in its player's own turn, or by a bot."""
    return table.pool.by_hand[table.kind[copy]] and (table.turn == me or bool(table.hands_off))


def responses(table: Ccg, me: int, _left: int) -> list[int]:
    """CCG-AMB-40: pass, a Bang! or Plot, or a sentence of a card in play."""
    return [PASS, *table.deal.book.kind.options(timely(table, me)), *responses_in_play(table, me)]


def respond(table: Ccg, me: int, left: int, option: int) -> None:
    """CCG-AMB-40: carry out a response before the event it responds to, then ask everybody again."""
    window = WINDOW[latest(table)[0]]
    if option == PASS:
        after_response(table, window, me, left, passed=True)
        return
    block, target = table.deal.book.decode(option)
    if block is table.deal.book.use:
        use_response(table, me, target, block.part(option))
    else:
        play_in_answer(table, me, target)
    after_response(table, window, me, left, passed=False)


def use_response(table: Ccg, me: int, copy: int, nth: int) -> None:
    """CCG-AMB-38: respond with a card in play."""
    _, seat, it, place = latest(table)
    note_use(table, copy, nth)
    table.answered += ((len(table.events), copy, nth),)
    table.say(facts.USED, me, (nth, table.kind[copy]), (copy,))
    this = CONTEXT.of(copy, it=it, here=place if place >= 0 else table.here_of(copy), seat=seat)
    table.do(perform, table.pool.sentences[table.kind[copy]][nth][1], me, this)


def play_in_answer(table: Ccg, me: int, kind: int) -> None:
    """CCG-BANG-02: a Bang! that names an event happens where that does; others where their player says."""
    if table.pool.answers[kind] and answered_by(table, me, kind) != NONE:
        copy = table.pick(table.hand_zone(me), kind, me)
        table.move(copy, ASIDE)
        play_here(table, me, copy, latest(table)[3])
    else:
        play_at_once(table, me, kind)


ANSWER: Final = as_window(question("ccg/answer", "CCG-AMB-40", responses, respond), PASS, usual=False, asks=may_answer)
INTERRUPT: Final = as_window(
    question("ccg/interrupt", "CCG-AMB-40", responses, respond), PASS, usual=True, asks=may_answer
)
DECISIVE: Final = (ATTEMPT, FIGHT, KIDNAPPED, DESTROYED, SCORES, TARDIS_MOVES)  # a person is usually asked about these
WINDOW[NONE] = ANSWER
for _what in range(len(EVENTS)):
    WINDOW[_what] = INTERRUPT if _what in DECISIVE else ANSWER

register_rules(globals())
