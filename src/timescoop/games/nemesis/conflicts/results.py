"""The result of a Conflict: who is Thwarted, Captured or displaced (NEM-CONFLICT-25 to -34, NEM-HERO-05 to -13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.conflicts.strength import base, fighters, hero_total
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.going import THWART, VANQUISH, discard, leave_play, relocate
from timescoop.games.nemesis.pool import CAPTURING, THWARTING, VANQUISHING
from timescoop.games.nemesis.table import WATCHED, Nemesis
from timescoop.games.nemesis.tokens import gain_power
from timescoop.games.nemesis.winning import mark_changed, resolve_triggered
from timescoop.kernel import NOBODY, NOTHING, question, register_rules
from timescoop.language import NO, YES, Context, perform

# ---- who wins


def resolve(table: Nemesis) -> None:
    """NEM-HERO-10: the Heroes win, or else a single highest player; tied players stay."""
    place = table.fight
    totals = {seat: base(table, seat) + table.rolls[seat] for seat in fighters(table)}
    if not totals:
        table.say(facts.LAPSED, NOBODY, (place,))  # NEM-AMB-12: no player side is left, and the Heroes stay
        return
    heroes = table.heroes(place)
    most = max(totals.values())
    if heroes and hero_total(table) >= most:
        table.say(facts.HEROES_WON, NOBODY, (place,))
        tell_losers(table, list(totals))
        thwart_all(table, [copy for seat in totals for copy in table.minions(seat, place)], NOBODY)
        table.do(finish, NOBODY)
        return
    best = [seat for seat in totals if totals[seat] == most]
    beaten = [copy for seat in totals if seat not in best for copy in table.minions(seat, place)]
    tell_losers(table, [seat for seat in totals if seat not in best])
    if len(best) > 1:
        table.say(facts.TIED, NOBODY, (place,))
        thwart_all(table, beaten, NOBODY)
        table.do(finish, NOBODY)
        return
    taken = [copy for copy in heroes if table.is_type(copy, table.pool.doctor)]
    beaten += [copy for copy in heroes if copy not in taken]
    if may_displace(table, best[0]) and (beaten or taken):
        table.ask(DISPLACE, best[0], *beaten, *taken)
        return
    win_by_force(table, best[0], beaten, taken)


def win_by_force(table: Nemesis, winner: int, beaten: list[int], taken: list[int]) -> None:
    """NEM-CONFLICT-25: the opposing Minions and other Heroes are Thwarted, the Doctors are Captured (NEM-HERO-08)."""
    thwart_all(table, beaten, winner)
    for copy in taken:
        table.do(capture, copy, winner)
    table.do(finish, winner)


def finish(table: Nemesis, winner: int) -> None:
    """NEM-AMB-45: the thwarted cards leave together; then the winner is recorded."""
    discard_thwarted(table, winner)
    table.do(resolve_triggered)
    if winner != NOBODY:
        table.do(tell_winner, winner)
        table.do(resolve_triggered)


def tell_winner(table: Nemesis, winner: int) -> None:
    """NEM-CONFLICT-25: the single highest player has won the Conflict."""
    table.say(facts.WON_CONFLICT, winner, (table.fight,))
    carry_out_promises(table, winner, won=1)


def tell_losers(table: Nemesis, seats: list[int]) -> None:
    """NEM-AMB-105: players with less than others have lost the Conflict; recorded only if a card listens for it."""
    asked = table.pool.remembering or facts.LOST_CONFLICT in table.ears
    for seat in seats:
        if asked:
            table.say(facts.LOST_CONFLICT, seat, (table.fight,))
        carry_out_promises(table, seat, won=0)


# ---- what follows for texts that wait for the result

AFTER: Final[list[Callable[[Nemesis, int, int], int]]] = []  # the statement of a kind's sentence, if it waits for that


def carry_out_promises(table: Nemesis, seat: int, *, won: int) -> None:
    """NEM-AMB-108: carry out the effects that were promised for this result of a seat."""
    for kind, nth, whose, this in table.promises:
        statement = AFTER[won](table, kind, nth) if whose == seat else NOTHING
        if statement != NOTHING:
            table.do(perform, statement, seat, Context(this))


# ---- Thwarted


def thwart_all(table: Nemesis, copies: list[int], by: int) -> None:
    """NEM-CONFLICT-26: each is announced, so that rules may replace it."""
    table.falling = ()
    for copy in copies:
        if not table.is_spared(copy, THWARTING):
            table.announce(THWART, copy, by)


def discard_thwarted(table: Nemesis, by: int) -> None:
    """NEM-AMB-45: all leave together, each to its owner's pile, and their Upgrades with them."""
    falling = [copy for copy in table.falling if table.in_play(copy)]
    table.falling = ()
    for copy in falling:
        table.say(facts.THWARTED, by, (table.place_of(copy),), (copy,))
    for copy in falling:
        leave_play(table, copy)
        discard(table, copy)


# ---- Captured


def capture(table: Nemesis, copy: int, winner: int) -> None:
    """NEM-CAPTURE-01: a Doctor goes to the winner's Scheme area, without Upgrades and Plot (NEM-CAPTURE-02, -03)."""
    if not table.in_play(copy) or table.is_spared(copy, CAPTURING):
        return
    table.say(facts.CAPTURED, winner, (table.place_of(copy),), (copy,))
    leave_play(table, copy)
    table.move(copy, table.scheme_zone(winner))
    mark_changed(table)


# ---- displaced


def may_displace(table: Nemesis, seat: int) -> bool:
    """NEM-AMB-14: whether the winner may displace: by its board, or by a card that was used in this Conflict."""
    pool = table.pool
    if table.displacers >> seat & 1 or pool.displaces[pool.side_kind + table.sides[seat]]:
        return True
    return any([pool.displaces[table.kind[copy]] and table.controller(copy) == seat for copy in table.holder])


def yes_or_no(_table: Nemesis, _me: int, *_copies: int) -> list[int]:
    """NEM-AMB-14: yes or no, for all Characters together."""
    return [YES, NO]


def displace_or_not(table: Nemesis, me: int, *copies_and_option: int) -> None:
    """NEM-CONFLICT-32: displace Characters instead of Thwarting or Capturing them; each also gives 1 Power."""
    *copies, option = copies_and_option
    if option == NO:
        taken = [copy for copy in copies if table.is_hero(copy) and table.is_type(copy, table.pool.doctor)]
        win_by_force(table, me, [copy for copy in copies if copy not in taken], taken)
        return
    for copy in copies:
        table.do(send_away, me, copy)
    table.do(resolve_triggered)
    table.do(tell_winner, me)
    table.do(resolve_triggered)


def send_away(table: Nemesis, me: int, copy: int) -> None:
    """NEM-CONFLICT-32: you gain a Power and choose where the Character goes."""
    if table.in_play(copy):
        gain_power(table, me, 1)
        if table.ways_for(me, copy):
            table.ask(SEND, me, copy)


def elsewhere(table: Nemesis, me: int, copy: int) -> list[int]:
    """NEM-AMB-14: any Location but that of the Conflict."""
    return table.deal.book.place.options(table.ways_for(me, copy))


def sent(table: Nemesis, me: int, copy: int, option: int) -> None:
    """NEM-CONFLICT-33: a displaced Character is neither Thwarted nor Captured; Upgrades and Plot stay on it."""
    table.say(facts.DISPLACED, me, (table.fight,), (copy,))
    relocate(table, me, copy, table.deal.book.place.target(option))


DISPLACE: Final = question("nemesis/displace", "NEM-CONFLICT-32", yes_or_no, displace_or_not)
SEND: Final = question("nemesis/send", "NEM-CONFLICT-32", elsewhere, sent)


# ---- what happens in place of being Thwarted


def saviours(table: Nemesis, copy: int, what: int = THWARTING) -> list[int]:
    """NEM-CONFLICT-26, NEM-AMB-109: the cards with a rule that can replace what is about to happen to a card."""
    saves = table.pool.saves_vanquished if what == VANQUISHING else table.pool.saves
    found = [each for each in (copy, *table.upgrades(copy)) if saves[table.kind[each]]]
    if table.pool.saving_others:
        found += [each for each in table.holder if each not in found and saves_other(table, each, copy, what)]
    return found


def saves_other(table: Nemesis, saviour: int, copy: int, what: int) -> bool:
    """NEM-AMB-109: whether a card in play has a rule that can save another card of its player."""
    if table.controller(saviour) != table.controller(copy) or saviour == copy:
        return False
    saves = table.pool.saves_others[table.kind[saviour]]
    return any([saved == what and table.is_type(copy, wanted) for saved, wanted, _ in saves])


def replace_thwart(table: Nemesis, watcher: int, copy: int) -> None:
    """NEM-AMB-39: a watching card may replace being Thwarted; the controller chooses if there are several."""
    offer_replacement(table, watcher, copy, THWARTING)


def replace_vanquish(table: Nemesis, watcher: int, copy: int) -> None:
    """NEM-AMB-109: a watching card may replace being vanquished."""
    offer_replacement(table, watcher, copy, VANQUISHING)


def offer_replacement(table: Nemesis, watcher: int, copy: int, what: int) -> None:
    """NEM-AMB-39: the first rule that applies replaces the step; if several can, the player is asked which."""
    ways = saviours(table, copy, what)
    if watcher not in ways:
        return
    table.prevent()
    kinds = {table.kind[each] for each in ways}
    if len(kinds) == 1:
        save_by(table, table.controller(watcher), watcher, copy, what)
    elif what == VANQUISHING:
        table.ask(SAVE_VANQUISHED, table.controller(copy), copy)
    else:
        table.ask(SAVE, table.controller(copy), copy)


def ways_to_save(table: Nemesis, _me: int, copy: int) -> list[int]:
    """NEM-AMB-39: each card that can save it."""
    return table.deal.book.card.options(sorted(saviours(table, copy)))


def save(table: Nemesis, me: int, copy: int, option: int) -> None:
    """NEM-AMB-39: the chosen card saves it."""
    save_by(table, me, table.deal.book.card.target(option), copy, THWARTING)


def ways_to_save_vanquished(table: Nemesis, _me: int, copy: int) -> list[int]:
    """NEM-AMB-109: each card that can save it."""
    return table.deal.book.card.options(sorted(saviours(table, copy, VANQUISHING)))


def save_vanquished(table: Nemesis, me: int, copy: int, option: int) -> None:
    """NEM-AMB-109: the chosen card saves it."""
    save_by(table, me, table.deal.book.card.target(option), copy, VANQUISHING)


def save_by(table: Nemesis, me: int, saviour: int, copy: int, what: int) -> None:
    """NEM-CONFLICT-26: carry out the replacement effect; `that card` in it means the saved card."""
    table.say(facts.SAVED, me, (table.kind[saviour], table.kind[copy]), (saviour, copy))
    kind, this = table.kind[saviour], CONTEXT.of(saviour, it=copy)
    saves = table.pool.saves_vanquished if what == VANQUISHING else table.pool.saves
    deeds = list(saves[kind]) if copy in (saviour, table.host.get(saviour)) else []
    if not deeds:
        others = table.pool.saves_others[kind]
        deeds = [node for saved, wanted, node in others if saved == what and table.is_type(copy, wanted)]
    for node in deeds:
        table.do(perform, node, me, this)


WATCHED[THWART] = replace_thwart
WATCHED[VANQUISH] = replace_vanquish
SAVE: Final = question("nemesis/save", "NEM-AMB-39", ways_to_save, save)

# its key comes after those of older questions, so that the numbers of the others stay what they were
SAVE_VANQUISHED: Final = question("nemesis/yours_zsaved", "NEM-AMB-109", ways_to_save_vanquished, save_vanquished)

register_rules(globals(), discard_thwarted="fall")
