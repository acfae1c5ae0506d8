"""What an option would do in a conflict, by the cards its seat knows: both totals, and who would win."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.conflict import booster, defence_holds
from timescoop.games.invasion.fighting import attack_total, defence_total
from timescoop.games.invasion.pool import NONE
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import NOBODY, NOTHING, QUESTION, Sentence, notice
from timescoop.language import DONE, YES

SPENT_ON_COUNTER: Final = "spent_on_counter"


def outcome(table: Invasion, seat: int, option: int) -> Sentence | None:
    """INV-CONFLICT-09: what a seat's option would do in a conflict; None if one sentence can't say it."""
    asked = table.question_of(seat)
    key = QUESTION[asked] if asked != NOTHING else ""
    if key == "invasion/may_pay":
        return of_payment(table, seat, option)
    if key not in ("invasion/defend", "invasion/attack"):
        return None
    block, target = table.deal.book.decode(option)
    picked = list(table.picks)
    if block is table.deal.book.kind:
        picked.append(target)
    elif option != DONE:
        return None
    place = next(args[1] for _, args in table.asked if args[0] == seat)
    return of_defence(table, seat, place, picked) if key == "invasion/defend" else of_attack(table, seat, place, picked)


def of_payment(table: Invasion, seat: int, option: int) -> Sentence | None:
    """INV-CONFLICT-08, -09: the totals are known, so it is known who wins."""
    attack, defence = attack_total(table, table.fight), defence_total(table, table.fight)
    if option == YES:
        kind = table.kind[booster(table, seat)]
        price, more = table.pool.boost_price[kind], table.pool.boost[kind]
        key = "pay_holds" if defence_holds(defence + more, attack) else "pay_loses"
        return notice(key, seat, price, defence + more, attack)
    return notice("holds" if defence_holds(defence, attack) else "loses", seat, defence, attack)


def stakes(table: Invasion, place: int, attack: int, defence: int) -> Sentence:
    """INV-CONFLICT-09: who wins a place if neither side of its conflict changes any more."""
    if defence_holds(defence, attack):
        return notice("stands_held", table.place_seat[place], place, defence, attack)
    return notice("stands_lost", table.attacker(place), place, attack, defence)


def of_defence(table: Invasion, seat: int, place: int, picked: list[int]) -> Sentence | None:
    """INV-CONFLICT-07: Defenders that are declared, with those that lie there, against the attack as far as known."""
    if not table.attack(place):
        return None
    attack, hidden = known_kinds(table, seat, table.attack(place))
    defence, _ = known_kinds(table, seat, table.defence(place))
    mine, theirs = strength(table, [*defence, *picked]), strength(table, attack)
    if hidden:
        return notice("against_hidden", seat, mine, theirs, hidden)
    if changes_sides(table, attack):
        return notice("sums", seat, mine, theirs)
    return notice("holds" if defence_holds(mine, theirs) else "loses", seat, mine, theirs)


def of_attack(table: Invasion, seat: int, place: int, picked: list[int]) -> Sentence | None:
    """INV-CONFLICT-07: Enemies that are declared, with those that lie there, against Defenders as far as known."""
    if table.attacker(place) not in (NOBODY, seat):
        return None
    if table.protected[place]:
        return notice(SPENT_ON_COUNTER, seat, len(picked))  # INV-ENE-09
    attack, _ = known_kinds(table, seat, table.attack(place))
    attack += picked
    defence, hidden = known_kinds(table, seat, table.defence(place))
    mine, theirs = strength(table, attack), strength(table, defence)
    if not table.defence(place):
        return notice("attack_of", seat, mine)
    if hidden:
        return notice("against_hidden", seat, mine, theirs, hidden)
    if changes_sides(table, attack):
        return notice("sums", seat, mine, theirs)
    return notice("beaten" if defence_holds(theirs, mine) else "wins", seat, mine, theirs)


def known_kinds(table: Invasion, seat: int, copies: tuple[int, ...]) -> tuple[list[int], int]:
    """The kinds of some cards that a seat knows, and how many it does not know."""
    known = [table.kind[copy] for copy in copies if table.knows(seat, copy)]
    return known, len(copies) - len(known)


def strength(table: Invasion, kinds: list[int]) -> int:
    """INV-CONFLICT-07: the sum of some strengths."""
    return sum([table.pool.strength[kind] for kind in kinds])


def changes_sides(table: Invasion, attack: list[int]) -> bool:
    """INV-CONFLICT-06: whether a card of an attack may change who fights, so that sums alone decide nothing.

    The same is so where texts change strengths (INV-AMB-125).
    """
    pool = table.pool
    if pool.changing:
        return True
    rows = (pool.turns, pool.turns_other_than, pool.trap, pool.beaten_by, pool.beaten_without)
    return any([row[kind] != NONE for row in rows for kind in attack])
