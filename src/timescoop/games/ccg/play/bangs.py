"""Bang! cards: what they respond to, when they can be played, and where they go."""

from __future__ import annotations

from timescoop.games.ccg.built.fields import ASIDE
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.events import latest, resume, tell
from timescoop.games.ccg.going import discard
from timescoop.games.ccg.play.where import all_hold, any_moment, is_barred
from timescoop.games.ccg.pool import BANG, NEEDS, NONE, ON_PLAY, PLAYED, PLOT, WHOSE_ANY, WHOSE_YOURS, Ear
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, NOWHERE, register_rules
from timescoop.language import perform, suits


def answered_by(table: Ccg, me: int, kind: int) -> int:
    """CCG-BANG-02: the number of the sentence with which a card of the hand answers the latest event, or NONE."""
    what, seat, it, place = latest(table)
    if what == NONE:
        return NONE
    for ear in table.pool.answers[kind]:
        if hears(table, me, ear, what, seat, it, place) and needs_met(table, me, kind, place):
            return ear[4]
    return NONE


def hears(table: Ccg, me: int, ear: Ear, what: int, seat: int, it: int, place: int) -> bool:
    """Whether a card of a hand could answer an event; its "here" is where that happens."""
    event, whose, node, _, _ = ear
    if event != what:
        return False
    about = seat if it == NOBODY or node == NONE else table.controller(it)
    if whose != WHOSE_ANY and (about == me) != (whose == WHOSE_YOURS):
        return False
    return node == NONE or (it != NOBODY and suits(table, node, me, CONTEXT.of(NOBODY, it=it, here=place), it))


def needs_met(table: Ccg, me: int, kind: int, place: int) -> bool:
    """Whether what a card needs is so at a place."""
    return all_hold(table, me, table.pool.nodes(kind, NEEDS), place)


def is_timely(table: Ccg, me: int, kind: int) -> bool:
    """CCG-BANG-02, CCG-PLOT-06: whether a Bang! or Plot could be played at this moment, by what lies open."""
    pool = table.pool
    if table.hands_off and pool.by_hand[kind] and pool.type[kind] == BANG:
        return False
    if pool.own_turn[kind] and table.turn != me:
        return False
    if pool.bars_play and is_barred(table, me, kind, NOWHERE):
        return False
    if pool.answers[kind]:
        return answered_by(table, me, kind) != NONE
    if pool.type[kind] == PLOT and not (table.deal.plots and (not pool.diamonds[kind] or may_lay(table, me, kind))):
        return False
    return any_moment(table, me, kind)


def any_timely(table: Ccg, me: int, kinds: list[int]) -> bool:
    """CCG-BANG-02: whether one of these Bang! cards or Plots could be played."""
    for kind in kinds:
        if is_timely(table, me, kind):
            return True
    return False


def may_lay(table: Ccg, me: int, kind: int) -> bool:
    """CCG-PLOT-08: other players may have the same Plot in play; diamonds hold for one's own."""
    diamonds = table.pool.diamonds[kind]
    return not diamonds or sum([table.kind[copy] == kind for copy in table.all_in_play(me, 1 << PLOT)]) < diamonds


def timely(table: Ccg, me: int) -> list[int]:
    """The kinds of Bang! cards of the hand and Plots of the side-hand that a seat could play at this moment."""
    inside, sort = table.kind, table.pool.type
    kinds = sorted({inside[copy] for copy in table.hand(me) if sort[inside[copy]] == BANG})
    if table.side_hand(me):
        kinds += table.kinds_of(table.side_zone(me))
    return sorted([kind for kind in kinds if is_timely(table, me, kind)])


def carry_out_bang(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-BANG-01, -04, CCG-AMB-104: a Bang! does what it says, is heard of, and goes to its owner's pile."""
    kind = table.kind[copy]
    _, seat, it, where = latest(table)
    if table.pool.answers[kind]:
        nth = answered_by(table, me, kind)
        if nth != NONE:
            this = CONTEXT.of(copy, it=it, here=where, seat=seat)
            table.do(perform, table.pool.sentences[kind][nth][1], me, this)
    else:
        for node in table.pool.nodes(kind, ON_PLAY):
            table.do(perform, node, me, CONTEXT.of(copy, here=place))
    table.do(tell, PLAYED, me, copy, place)
    table.do(put_away, copy)


def put_away(table: Ccg, copy: int) -> None:
    """CCG-BANG-04: a Bang! whose text does not keep it goes to its owner's pile."""
    resume(table)
    if table.zone[copy] == ASIDE:
        discard(table, copy)


def is_at_once(table: Ccg, kind: int) -> bool:
    """CCG-TURN-05: whether a card is one that is played at any fitting moment."""
    return table.pool.type[kind] in (BANG, PLOT)


register_rules(globals())
