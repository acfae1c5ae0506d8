"""Winning, and the order in which triggered Ongoing rules are carried out."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.attributes import GAIN
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.pool import ALWAYS, CORNERS, WHERE_OTHERS
from timescoop.games.nemesis.table import Fired, Nemesis
from timescoop.kernel import NOBODY, NOTHING, NOWHERE, question, register_rules
from timescoop.language import applies, holds, optional, perform

DEEP: Final = 8  # rules that have followed from one another

# ---- Win rules


def mark_changed(table: Nemesis) -> None:
    """NEM-AMB-38: call after every change of the table: Win rules are checked before anything else happens."""
    table.calm = 0
    if table.schemes and not table.unchecked:
        table.unchecked = 1
        table.do(check_for_win)


def check_for_win(table: Nemesis) -> None:
    """NEM-WIN-05: end the game if a seat fulfils a Win rule."""
    table.unchecked = 0
    for turn in range(table.seats):
        seat = (table.turn + turn) % table.seats
        for copy in table.schemes:
            if fulfils(table, seat, copy, ALWAYS):
                win(table, seat, copy)
                return


def check_wins_on(table: Nemesis, occasion: int, seat: int, copy: int) -> None:
    """NEM-WIN-05: check the Win rules that name this occasion, such as the start of a turn."""
    table.moment = (occasion, seat, copy)
    for scheme in table.schemes:
        if fulfils(table, seat, scheme, occasion):
            win(table, seat, scheme)
            break
    table.moment = ()


def fulfils(table: Nemesis, seat: int, scheme: int, occasion: int) -> bool:
    """NEM-WIN-01, -02: whether a seat wins by a Scheme: one it controls, or any Hero Scheme."""
    if not table.is_hero(scheme) and table.controller(scheme) != seat:
        return False
    for when, wanted, where, conditions in table.pool.wins[table.kind[scheme]]:
        fits = when == occasion and suits_moment(table, wanted, where)
        if fits and (conditions < 0 or holds(table, conditions, seat, CONTEXT.of(scheme))):
            return True
    return False


def suits_moment(table: Nemesis, wanted: int, where: int) -> bool:
    """Whether the current occasion matches a Win rule: the type of card, and its Location."""
    if not table.moment:
        return True
    _, seat, copy = table.moment
    if wanted and not table.is_type(copy, wanted):
        return False
    place = table.place_of(copy) if copy != NOBODY else NOWHERE
    return where != WHERE_OTHERS or (place != NOWHERE and place // CORNERS != seat)


def win(table: Nemesis, seat: int, copy: int) -> None:
    """NEM-WIN-06: after a win nothing else is carried out."""
    if table.won >= 0:
        return
    table.reason = table.pool.name[table.kind[copy]]
    table.won = 1 << seat
    table.say(facts.WON, seat, (), (copy,))


def win_by_kind(table: Nemesis, seat: int, kind: int) -> None:
    """NEM-HAND-05: a seat wins by the text of a card, wherever that card is now."""
    table.reason = table.pool.name[kind]
    table.won = 1 << seat
    table.say(facts.WON_BY_HAND, seat, (kind,))


def end_by_limit(table: Nemesis) -> None:
    """NEM-AMB-46: a game that goes on too long is stopped, and nobody has won."""
    table.reason, table.won = "limit", 0
    table.say(facts.LIMIT, NOBODY)


# ---- Ongoing rules that wait


def resolve_triggered(table: Nemesis) -> None:
    """NEM-TRIGGER-10: carry out triggered rules; the active player orders the players, each player their own rules."""
    if table.fired:
        table.fired = tuple([each for each in table.fired if is_still_known(table, each)])
    if not table.fired:
        end_chain(table)
        return
    table.calm = 0
    seats = sorted({seat for _, _, _, seat in table.fired}, key=lambda seat: (seat - table.turn) % table.seats)
    if len(seats) > 1 and not all_alike(table, table.fired):
        table.ask(WHOSE_FIRST, table.turn)
        return
    resolve_triggered_of(table, seats[0])


def is_still_known(table: Nemesis, fired: Fired) -> bool:
    """NEM-AMB-101: whether everybody still knows the card of a triggered rule; a shuffle that hides it drops it."""
    copy, nth, _, _ = fired
    return table.known[copy] == table.everyone() and nth < len(table.pool.hears[table.kind[copy]])


def resolve_triggered_of(table: Nemesis, seat: int) -> None:
    """NEM-AMB-39: carry out a player's next triggered rule; the player chooses it if the order makes a difference."""
    mine = tuple([each for each in table.fired if each[3] == seat])
    if all_alike(table, mine):
        carry_out(table, mine[0])
    else:
        table.ask(WHICH_FIRST, seat)


def all_alike(table: Nemesis, fired: tuple[Fired, ...]) -> bool:
    """Whether the order of triggered rules makes no difference: all say the same, or all are gains of one seat."""
    if len({(table.kind[copy], nth) for copy, nth, _, _ in fired}) == 1:
        return True
    deeds = [table.pool.hears[table.kind[copy]][nth][5] for copy, nth, _, _ in fired]
    return len({seat for _, _, _, seat in fired}) == 1 and all([GAIN.of(deed) != NOTHING for deed in deeds])


def carry_out(table: Nemesis, chosen: Fired) -> None:
    """NEM-TRIGGER-09: carry out one triggered rule, then the next."""
    at = table.fired.index(chosen)
    table.fired = table.fired[:at] + table.fired[at + 1 :]
    copy, nth, this, seat = chosen
    if chain_depth(table) >= DEEP:
        table.chain += ((copy, nth),)
    trigger = table.pool.hears[table.kind[copy]][nth]
    if applies(table, trigger[5], seat, this) and optional(trigger[5]) == NOTHING:
        table.say(facts.USED, seat, (copy, trigger[4], table.kind[copy]), (copy,))
    table.do(perform, trigger[5], seat, this)
    table.do(resolve_triggered)


def end_chain(table: Nemesis) -> None:
    """NEM-AMB-70: after the last triggered rule of a chain, every rule can be triggered again."""
    if table.chain and not chain_depth(table):
        table.chain = ()


def chain_depth(table: Nemesis) -> int:
    """How deep the current chain of triggered rules is."""
    return sum([rule is resolve_triggered for rule, _ in (*table.agenda, *table.todo)])


def use(table: Nemesis, me: int, copy: int, nth: int) -> None:
    """NEM-TRIGGER-02: use a rule of a card in play; an optional one is recorded once its seat accepts it."""
    rule = table.pool.sentences[table.kind[copy]][nth][1]
    if applies(table, rule, me, CONTEXT.of(copy)) and optional(rule) == NOTHING:
        table.say(facts.USED, me, (copy, nth, table.kind[copy]), (copy,))
    table.do(perform, rule, me, CONTEXT.of(copy))


def whose(table: Nemesis, _me: int) -> list[int]:
    """NEM-TRIGGER-10: the players with triggered rules."""
    return table.deal.book.seat.options(sorted({seat for _, _, _, seat in table.fired}))


def order_seats(table: Nemesis, _me: int, option: int) -> None:
    """NEM-TRIGGER-10: a rule of that player comes next."""
    resolve_triggered_of(table, table.deal.book.seat.target(option))


def waiting_rules(table: Nemesis, me: int) -> list[int]:
    """NEM-AMB-39: your triggered rules, each by the sentence on its card."""
    return sorted({option_of(table, each) for each in table.fired if each[3] == me})


def option_of(table: Nemesis, fired: tuple[int, int, int, int]) -> int:
    """A triggered rule, as an option."""
    copy, nth, _, _ = fired
    return table.deal.book.trigger.option(copy, table.pool.hears[table.kind[copy]][nth][4])


def order_rules(table: Nemesis, me: int, option: int) -> None:
    """NEM-AMB-39: that rule comes next."""
    carry_out(table, next(each for each in table.fired if each[3] == me and option_of(table, each) == option))


WHOSE_FIRST: Final = question("nemesis/whose_first", "NEM-TRIGGER-10", whose, order_seats)
WHICH_FIRST: Final = question("nemesis/which_first", "NEM-AMB-39", waiting_rules, order_rules)

register_rules(globals(), check_for_win="look_for_win", check_wins_on="happened", resolve_triggered="settle")
