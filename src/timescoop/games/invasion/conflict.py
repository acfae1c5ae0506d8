"""A conflict, step by step, from the reveal to the comparison (INV-CONFLICT-01 to -11)."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.by_hand import texts_in_conflict
from timescoop.games.invasion.fighting import attack_total, defence_total
from timescoop.games.invasion.losses import attack_wins, retire
from timescoop.games.invasion.occasions import AFTERWARDS, AT_ONCE, occur, occur_after, occur_at, occur_of
from timescoop.games.invasion.points import earn_for, pay, take_from
from timescoop.games.invasion.pool import NONE
from timescoop.games.invasion.reasons import NAMED_TO_TURN, OPEN, SPARED
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import FOUGHT, Invasion
from timescoop.kernel import NOBODY, question, register_rules
from timescoop.language import NO, YES


def start_conflict(table: Invasion, place: int, cause: int) -> None:
    """INV-AMB-40: queue the first of the seven steps of a conflict; each of the others is queued by the one before.

    Queued here: (1) `reveal`, (2) `earn`, (3) `steal`, (4) `name_turncoats`, which goes on to `change_sides`.
    Queued later: (5) `offer_strength`, (6) `compare`, (7) `defence_wins` or `attack_wins`.
    """
    table.fight, table.came, table.boost, table.idle = place, cause, 0, ()
    table.say(facts.CONFLICT, table.attacker(place), (place,))
    table.do(reveal, place)
    table.do(earn, place)
    table.do(steal, place)
    table.do(name_turncoats, place, 0)


def reveal(table: Invasion, place: int) -> None:
    """INV-CONFLICT-03: every Defender and Enemy at the Location is turned face up."""
    table.do(turn_up, table.attacker(place), place)
    table.do(turn_up, table.place_seat[place], place)


def turn_up(table: Invasion, seat: int, place: int) -> None:
    """INV-CONFLICT-03: one side turns its cards face up."""
    cards = table.attack(place) if seat == table.attacker(place) else table.defence(place)
    hidden = tuple([copy for copy in cards if not table.up[copy]])
    for copy in hidden:
        table.show(copy)
    if hidden:
        table.say(facts.REVEALED, seat, (place,), hidden)


def first_timers(table: Invasion, place: int) -> list[int]:
    """INV-AMB-46: the Enemies that have not been in a conflict since they came here."""
    return [copy for copy in table.enemies(place) if table.mark[copy] != FOUGHT]


def earn(table: Invasion, place: int) -> None:
    """INV-CONFLICT-04: revealed cards earn their players Time Points, or act (INV-AMB-126), the active player first."""
    owner, rival = table.place_seat[place], table.attacker(place)
    sides = [(owner, list(table.defence(place))), (rival, first_timers(table, place))]
    sides.sort(key=lambda side: (side[0] - table.turn) % table.seats)
    for seat, copies in sides:
        for copy in copies:
            count = table.pool.earns[table.kind[copy]]
            if count:
                table.do(earn_for, seat, count, copy)
            occur(table, table.pool.on_reveal, seat, copy, place)


def steal(table: Invasion, place: int) -> None:
    """INV-CONFLICT-05: for each revealed Enemy that steals, its player takes Time Points from the Location's owner."""
    owner, rival = table.place_seat[place], table.attacker(place)
    for copy in first_timers(table, place):
        count = table.pool.steals[table.kind[copy]]
        if count:
            take_from(table, rival, owner, count, facts.STOLE, (copy,))
    for copy in table.enemies(place):
        table.mark[copy] = FOUGHT


# ---- effects that change who fights, INV-CONFLICT-06


def name_turncoats(table: Invasion, place: int, nth: int) -> None:
    """INV-AMB-50: the attack owner names each Defender who will change sides, unless the attack is beaten at once."""
    if beater_there(table, place):
        table.do(beat_at_once, place)
        return
    enemies = table.enemies(place)
    while nth < len(enemies):
        if table.pool.turns_other_than[table.kind[enemies[nth]]] != NONE and could_turn(table, place, nth):
            table.ask(TURN, table.attacker(place), place, nth)
            return
        nth += 1
    table.do(set_traps, place)


def beater_there(table: Invasion, place: int) -> bool:
    """INV-AMB-58, -134: whether a Defender, or the lack of one, beats the attack without a comparison."""
    pool, present = table.pool, [table.kind[copy] for copy in table.defence(place)]
    for copy in table.enemies(place):
        kind, needed = table.kind[copy], pool.beaten_without[table.kind[copy]]
        if pool.beaten_by[kind] in present or (needed != NONE and needed not in present):
            return True
    return False


def beat_at_once(table: Invasion, place: int) -> None:
    """INV-CARD-2012-silurians: all Enemies and Defenders there are discarded, and a TARDIS counter is placed."""
    table.say(facts.BEATEN, table.place_seat[place], (place,), table.attack(place))
    defence_has_won(table, place)


def could_turn(table: Invasion, place: int, nth: int) -> list[int]:
    """INV-CARD-CLASSIC-brigade-leader-lethbridge-stewart: the Defenders not named yet that it can turn."""
    return [copy for copy in table.defence(place) if not turn_bar(table, place, nth, copy)]


def turn_bar(table: Invasion, place: int, nth: int, copy: int) -> str:
    """INV-AMB-51: why a Defender cannot be named to change sides."""
    if table.kind[copy] == table.pool.turns_other_than[table.kind[table.enemies(place)[nth]]]:
        return SPARED
    return NAMED_TO_TURN if table.mark[copy] == NAMED else OPEN


def turncoats(table: Invasion, me: int, place: int, nth: int) -> list[int]:
    """INV-AMB-51: the Defenders whom the attack owner may name."""
    kinds = sorted([table.kind[copy] for copy in could_turn(table, place, nth)])
    return table.deal.book.kind.options(kinds) + pick_ups(table, me)


def name_one(table: Invasion, _me: int, place: int, nth: int, option: int) -> None:
    """INV-AMB-50: mark the Defender that changes sides after the traps."""
    kind = table.deal.book.target_of[option]
    for copy in table.defence(place):
        if table.kind[copy] == kind:
            table.mark[copy] = NAMED
    table.do(name_turncoats, place, nth + 1)


def set_traps(table: Invasion, place: int) -> None:
    """INV-AMB-56: carry out each trap of the attack, in the order of the Enemies."""
    pool = table.pool
    for copy in table.enemies(place):
        kind = table.kind[copy]
        if pool.trap[kind] != NONE:
            spring_trap(table, place, copy, pool.trap[kind], pool.trap_else[kind])
    table.do(change_sides, place)


def spring_trap(table: Invasion, place: int, trap: int, prey: int, otherwise: int) -> None:
    """INV-CARD-CLASSIC-the-mara: discard the trap and the Defender it catches, who stays if named to change sides.

    If that Defender isn't there, another one is discarded. Without either, the trap may add no strength.

    Args:
        table: The table.
        place: Where the conflict is.
        trap: The Enemy.
        prey: The kind of the Defender that it catches.
        otherwise: The kind of the Defender that is discarded instead.
    """
    prey_copy = found(table, place, prey)
    if prey_copy != NOBODY:
        gone = [trap] if table.mark[prey_copy] == NAMED else [trap, prey_copy]
    else:
        other = found(table, place, otherwise)
        gone = [] if other == NOBODY else [other]
    if gone:
        table.say(facts.TRAPPED, table.place_seat[place], (place,), tuple(gone))
        for copy in gone:
            table.discard(copy)
    elif table.pool.idle_else[table.kind[trap]]:
        table.idle += (trap,)


def found(table: Invasion, place: int, kind: int) -> int:
    """The copy of a kind among the Defenders, or NOBODY."""
    for copy in table.defence(place):
        if table.kind[copy] == kind:
            return copy
    return NOBODY


def change_sides(table: Invasion, place: int) -> None:
    """INV-AMB-53: a Defender that changes sides is a face-up card of the attack with its strength and no text."""
    wanted = [table.pool.turns[table.kind[copy]] for copy in table.enemies(place)]
    for copy in table.defence(place):
        if table.mark[copy] == NAMED or table.kind[copy] in wanted:
            table.mark[copy] = 0
            table.take_back(copy)
            table.move(copy, table.attack_zone(place))
            table.say(facts.CHANGED_SIDES, table.place_seat[place], (place,), (copy,))
    texts_in_conflict(table, place)
    table.do(offer_strength, place)


# ---- totals, strength paid for, comparison


def booster(table: Invasion, seat: int) -> int:
    """INV-CONFLICT-08: the face-up card in a Reserve whose player may pay for strength now, or NOBODY."""
    for copy in table.reserve(seat):
        if table.up[copy] and 0 < table.pool.boost_price[table.kind[copy]] <= table.points[seat]:
            return copy
    return NOBODY


def offer_strength(table: Invasion, place: int) -> None:
    """INV-AMB-59: knowing the totals, the Location's owner may pay Time Points for strength, once in each conflict."""
    owner = table.place_seat[place]
    may_pay = table.boost == 0 or table.deal.boost_unlimited
    if may_pay and booster(table, owner) != NOBODY:
        table.ask(PAY, owner, place)
    else:
        table.do(compare, place)


def pay_or_not(table: Invasion, me: int, _place: int) -> list[int]:
    """INV-CONFLICT-08: yes or no."""
    return [YES, NO, *pick_ups(table, me)]


def pay_for_strength(table: Invasion, me: int, place: int, option: int) -> None:
    """INV-CARD-CLASSIC-unit: after the reveal, Time Points buy strength for this defence."""
    if option == YES:
        kind = table.kind[booster(table, me)]
        price, strength = table.pool.boost_price[kind], table.pool.boost[kind]
        pay(table, me, price)
        table.boost += strength
        table.say(facts.PAID_FOR_STRENGTH, me, (price, strength))
        table.do(offer_strength, place)
    else:
        table.do(compare, place)


def defence_holds(defence: int, attack: int) -> bool:
    """INV-CONFLICT-09: the defence wins if its total equals or exceeds the attack's."""
    return defence >= attack


def compare(table: Invasion, place: int) -> None:
    """INV-CONFLICT-09: the totals are compared, and the conflict is over."""
    defence, attack = defence_total(table, place), attack_total(table, place)
    if defence_holds(defence, attack):
        table.say(facts.WON_DEFENCE, table.place_seat[place], (place, defence, attack))
        defence_has_won(table, place)
    else:
        table.say(facts.WON_ATTACK, table.attacker(place), (place, attack, defence))
        table.do(attack_wins, place, defence)


def defence_has_won(table: Invasion, place: int) -> None:
    """INV-AMB-126, -191: texts that hear of it act before the cards are discarded, or once the conflict is over."""
    owner, rival = table.place_seat[place], table.attacker(place)
    occur_at(table, table.pool.on_defence, place, AT_ONCE)
    occur_after(table, owner, rival, AT_ONCE)
    table.do(defence_wins, place)
    occur_at(table, table.pool.on_defence, place, AFTERWARDS)
    occur_after(table, owner, rival, AFTERWARDS)


def defence_wins(table: Invasion, place: int) -> None:
    """INV-CONFLICT-10: all cards there are discarded, the Dalek counter goes home, a TARDIS counter is placed."""
    owner, rival = table.place_seat[place], table.attacker(place)
    defence, enemies = table.defence(place), table.enemies(place)
    cards = table.attack(place) + defence
    for copy in cards:
        table.discard(copy)
    if cards:
        table.say(facts.ALL_FELL, owner, (place,), cards)
    retire(table)
    table.place_counter(place)
    occur_of(table, owner, defence, place)
    occur_of(table, rival, enemies, place)


NAMED: Final = 2  # the mark of a Defender who will change sides
PAY: Final = question("invasion/may_pay", "INV-CONFLICT-08", pay_or_not, pay_for_strength)
TURN: Final = question("invasion/changes_sides", "INV-AMB-50", turncoats, name_one)

register_rules(globals())
