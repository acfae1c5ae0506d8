"""When somebody wins, and the order of Ongoing rules that come together."""

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


def touch(table: Nemesis) -> None:
    """NEM-AMB-38: something has changed, so the Win rules are looked at before anything else is done."""
    table.calm = 0
    if table.schemes and not table.unchecked:
        table.unchecked = 1
        table.do(look_for_win)


def look_for_win(table: Nemesis) -> None:
    """NEM-WIN-05: when the circumstances of a Win rule occur, the game ends at once."""
    table.unchecked = 0
    for turn in range(table.seats):
        seat = (table.turn + turn) % table.seats
        for copy in table.schemes:
            if fulfils(table, seat, copy, ALWAYS):
                win(table, seat, copy)
                return


def happened(table: Nemesis, occasion: int, seat: int, copy: int) -> None:
    """NEM-WIN-05: the Win rules that name an occasion are looked at when it arises."""
    table.moment = (occasion, seat, copy)
    for scheme in table.schemes:
        if fulfils(table, seat, scheme, occasion):
            win(table, seat, scheme)
            break
    table.moment = ()


def fulfils(table: Nemesis, seat: int, scheme: int, occasion: int) -> bool:
    """NEM-WIN-01, -02: your own Nemesis Schemes, and all Hero Schemes, are yours to win by."""
    if not table.is_hero(scheme) and table.controller(scheme) != seat:
        return False
    for when, wanted, where, conditions in table.pool.wins[table.kind[scheme]]:
        fits = when == occasion and suits_moment(table, wanted, where)
        if fits and (conditions < 0 or holds(table, conditions, seat, CONTEXT.of(scheme))):
            return True
    return False


def suits_moment(table: Nemesis, wanted: int, where: int) -> bool:
    """Whether what has just happened is what a Win rule names: a card of a type, at a place."""
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


def settle(table: Nemesis) -> None:
    """NEM-TRIGGER-10: the active player orders the players, each player their own rules; one after the other."""
    if table.fired:
        table.fired = tuple([each for each in table.fired if is_told(table, each)])
    if not table.fired:
        end_chain(table)
        return
    table.calm = 0
    seats = sorted({seat for _, _, _, seat in table.fired}, key=lambda seat: (seat - table.turn) % table.seats)
    if len(seats) > 1 and not all_alike(table, table.fired):
        table.ask(WHOSE_FIRST, table.turn)
        return
    settle_for(table, seats[0])


def is_told(table: Nemesis, fired: Fired) -> bool:
    """NEM-AMB-101: whether all know which card a rule that waits is on; a shuffle makes them forget it."""
    copy, nth, _, _ = fired
    return table.known[copy] == table.everyone() and nth < len(table.pool.hears[table.kind[copy]])


def settle_for(table: Nemesis, seat: int) -> None:
    """NEM-AMB-39: the next rule of one player, of their choice if it makes a difference."""
    mine = tuple([each for each in table.fired if each[3] == seat])
    if all_alike(table, mine):
        carry_out(table, mine[0])
    else:
        table.ask(WHICH_FIRST, seat)


def all_alike(table: Nemesis, fired: tuple[Fired, ...]) -> bool:
    """Whether the order of rules that wait makes no difference: they say the same, or all are gains of one seat."""
    if len({(table.kind[copy], nth) for copy, nth, _, _ in fired}) == 1:
        return True
    deeds = [table.pool.hears[table.kind[copy]][nth][5] for copy, nth, _, _ in fired]
    return len({seat for _, _, _, seat in fired}) == 1 and all([GAIN.of(deed) != NOTHING for deed in deeds])


def carry_out(table: Nemesis, chosen: Fired) -> None:
    """NEM-TRIGGER-09: a rule that waited is carried out, and then the next one."""
    at = table.fired.index(chosen)
    table.fired = table.fired[:at] + table.fired[at + 1 :]
    copy, nth, this, seat = chosen
    if waiting_looks(table) >= DEEP:
        table.chain += ((copy, nth),)
    ear = table.pool.hears[table.kind[copy]][nth]
    if applies(table, ear[5], seat, this) and optional(ear[5]) == NOTHING:
        table.say(facts.USED, seat, (copy, ear[4], table.kind[copy]), (copy,))
    table.do(perform, ear[5], seat, this)
    table.do(settle)


def end_chain(table: Nemesis) -> None:
    """NEM-AMB-70: once nothing more follows, every rule may be carried out again."""
    if table.chain and not waiting_looks(table):
        table.chain = ()


def waiting_looks(table: Nemesis) -> int:
    """How many looks at rules that wait are on the agenda: one for each rule that is being carried out."""
    return sum([rule is settle for rule, _ in (*table.agenda, *table.todo)])


def use(table: Nemesis, me: int, copy: int, nth: int) -> None:
    """NEM-TRIGGER-02: a rule of a card in play is used; of one that leaves a choice it is told once its seat agrees."""
    rule = table.pool.sentences[table.kind[copy]][nth][1]
    if applies(table, rule, me, CONTEXT.of(copy)) and optional(rule) == NOTHING:
        table.say(facts.USED, me, (copy, nth, table.kind[copy]), (copy,))
    table.do(perform, rule, me, CONTEXT.of(copy))


def whose(table: Nemesis, _me: int) -> list[int]:
    """NEM-TRIGGER-10: the players whose rules wait."""
    return table.deal.book.seat.options(sorted({seat for _, _, _, seat in table.fired}))


def order_seats(table: Nemesis, _me: int, option: int) -> None:
    """NEM-TRIGGER-10: a rule of that player comes next."""
    settle_for(table, table.deal.book.seat.target(option))


def waiting_rules(table: Nemesis, me: int) -> list[int]:
    """NEM-AMB-39: your rules that wait, each by the sentence on its card."""
    return sorted({option_of(table, each) for each in table.fired if each[3] == me})


def option_of(table: Nemesis, fired: tuple[int, int, int, int]) -> int:
    """A rule that waits, as an option."""
    copy, nth, _, _ = fired
    return table.deal.book.trigger.option(copy, table.pool.hears[table.kind[copy]][nth][4])


def order_rules(table: Nemesis, me: int, option: int) -> None:
    """NEM-AMB-39: that rule comes next."""
    carry_out(table, next(each for each in table.fired if each[3] == me and option_of(table, each) == option))


WHOSE_FIRST: Final = question("nemesis/whose_first", "NEM-TRIGGER-10", whose, order_seats)
WHICH_FIRST: Final = question("nemesis/which_first", "NEM-AMB-39", waiting_rules, order_rules)

register_rules(globals())
