"""Fights: who fights whom, who wins, and who is frozen afterwards."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT, here_of
from timescoop.games.ccg.events import CALLED_OFF, HAPPENS, announce, tell
from timescoop.games.ccg.freezing import tire
from timescoop.games.ccg.lasting import THIS_FIGHT, end_of
from timescoop.games.ccg.motion.sums import sum_of
from timescoop.games.ccg.pool import CHARACTERS, ENEMY, FIGHT, FIGHT_LOST, FIGHT_WON, HEROES, LOST_BY, WON_BY
from timescoop.games.ccg.statics import FROM_FIGHTS, TO_FIGHT
from timescoop.games.ccg.table import FORBIDDEN, PROTECTED, Ccg
from timescoop.kernel import NOBODY, NOWHERE, question, register_rules, written_as
from timescoop.language import FIRST, SECOND, Context, perform, read_node, write_node

ENEMIES: Final = 1 << ENEMY
NAMED: Final = 0  # in place of a side: a text has named the Characters who fight


def fighters(table: Ccg, seat: int, place: int, side: int) -> list[int]:
    """CCG-FIGHT-04, CCG-AMB-25: all unfrozen Characters of a side that a seat has at a place, and that may fight."""
    return [copy for copy in table.here(place, seat, side) if is_ready(table, copy)]


def is_ready(table: Ccg, copy: int) -> bool:
    """CCG-FREEZE-01: whether a Character can fight: neither frozen nor kept from it by a text."""
    if table.is_frozen(copy) or table.lent(copy, FORBIDDEN) & TO_FIGHT:
        return False
    return not table.lent(copy, PROTECTED) & FROM_FIGHTS


def can_still_fight(table: Ccg, copy: int) -> bool:
    """CCG-AMB-119: whether a card is a Character in play, at a place, that can fight."""
    if not table.in_play(copy) or not table.is_type(copy, CHARACTERS) or table.place_of(copy) == NOWHERE:
        return False
    return is_ready(table, copy)


def are_foes(table: Ccg, ours: int, theirs: int) -> bool:
    """CCG-FIGHT-02, CCG-AMB-119: whether two Characters could fight: together, of two players, and one an Enemy."""
    if not can_still_fight(table, theirs) or table.place_of(ours) != table.place_of(theirs):
        return False
    if table.controller(ours) == table.controller(theirs):
        return False
    return table.is_type(ours, ENEMIES) != table.is_type(theirs, ENEMIES)


def against(table: Ccg, me: int, place: int, side: int) -> list[int]:
    """CCG-FIGHT-02, -03: the opponents whose Characters a side of a seat can fight at a place."""
    if not fighters(table, me, place, side):
        return []
    other = HEROES if side == ENEMIES else ENEMIES
    return [seat for seat in sorted(table.others(me)) if fighters(table, seat, place, other)]


def sides_for(table: Ccg, me: int, place: int, side: int) -> list[int]:
    """CCG-FIGHT-06: the sides of a seat that could fight; a text that names who is involved fixes it."""
    return [each for each in (HEROES, ENEMIES) if side in (0, each) and against(table, me, place, each)]


def can_fight(table: Ccg, me: int, this: Context, side: int = 0) -> bool:
    """CCG-AMB-25: a fight needs at least one Character on either side."""
    place = here_of(table, this)
    return place != NOWHERE and bool(sides_for(table, me, place, side))


def fight(table: Ccg, me: int, this: Context, stat: int, win: int, lose: int, side: int = 0) -> None:
    """CCG-FIGHT-01: a text lets a seat's Characters fight at its place.

    Args:
        table: The table.
        me: Who attacks.
        this: By which text.
        stat: What is compared.
        win: A statement for when the attacker wins.
        lose: A statement for when the attacker loses, or NOBODY.
        side: The types of those who are involved, HEROES or ENEMIES; 0 leaves it to the attacker.
    """
    place = here_of(table, this)
    sides = sides_for(table, me, place, side) if place != NOWHERE else []
    this = CONTEXT.replace(this, here=place)
    if len(sides) > 1:
        table.ask(FIGHT_SIDE, me, this, stat, win, lose)
    elif sides:
        pick_foe(table, me, this, stat, win, lose, sides[0])


def which_side(_table: Ccg, _me: int, *_what: int) -> list[int]:
    """CCG-FIGHT-04: Heroes first, Enemies second."""
    return [FIRST, SECOND]


def side_chosen(table: Ccg, me: int, this: Context, stat: int, win: int, lose: int, option: int) -> None:
    """CCG-FIGHT-04: that group fights."""
    pick_foe(table, me, this, stat, win, lose, HEROES if option == FIRST else ENEMIES)


def pick_foe(table: Ccg, me: int, this: Context, stat: int, win: int, lose: int, side: int) -> None:
    """CCG-AMB-25: the attacker picks one opponent."""
    foes = against(table, me, CONTEXT.here(this), side)
    if len(foes) > 1:
        table.ask(FOE, me, this, stat, win, lose, side)
    else:
        begin_fight(table, me, this, stat, win, lose, side, table.deal.book.seat.option(foes[0]))


def foes_there(table: Ccg, me: int, this: Context, _stat: int, _win: int, _lose: int, side: int) -> list[int]:
    """CCG-AMB-25: the opponents who have Characters of the other side there."""
    return table.deal.book.seat.options(against(table, me, CONTEXT.here(this), side))


def begin_fight(table: Ccg, me: int, this: Context, stat: int, win: int, lose: int, side: int, option: int) -> None:
    """CCG-FIGHT-05: all may answer before the sums are compared."""
    foe, place = table.deal.book.seat.target(option), CONTEXT.here(this)
    table.fights += ((stat, me, foe, place, side, NOBODY),)
    table.sides += (((), ()),)
    open_fight(table, me, this, win, lose)


def open_fight(table: Ccg, me: int, this: Context, win: int, lose: int) -> None:
    """CCG-FIGHT-05: the fight that was noted last is announced, compared, and over."""
    stat, _, foe, place, _, _ = table.fights[-1]
    table.invalidate()
    table.say(facts.FOUGHT, me, (foe, place, stat))
    announce(table, FIGHT, me, NOBODY, place)
    table.do(come_to_it, me, this, win, lose)
    table.do(end_fight, me)


Sides = tuple[tuple[int, ...], tuple[int, ...]]  # yours, and theirs


def begin_duel(table: Ccg, me: int, this: Context, stat: int, win: int, lose: int, both: Sides) -> None:
    """CCG-AMB-119: the Characters that a text names fight each other, and nobody joins them."""
    ours, theirs = both
    place, foe = table.place_of(ours[0]), table.controller(theirs[0])
    table.fights += ((stat, me, foe, place, NAMED, NOBODY),)
    table.sides += (both,)
    open_fight(table, me, CONTEXT.replace(this, here=place), win, lose)


FIGHT_SIDE: Final = question("ccg/fight_side", "CCG-FIGHT-04", which_side, side_chosen)
FOE: Final = question("ccg/foe", "CCG-AMB-25", foes_there, begin_fight)


def write_course(node: int) -> str:
    """A course for a written table; empty if there is none."""
    return "" if node == NOBODY else write_node(node)


def read_course(text: str) -> int:
    """A course from a written table."""
    return read_node(text) if text else NOBODY


NODES: Final = ((3, write_course, read_course), (4, write_course, read_course))
written_as("ccg/fight_side", *NODES)
written_as("ccg/foe", *NODES)
written_as(
    "timescoop.games.ccg.motion.fights.come_to_it", (2, write_course, read_course), (3, write_course, read_course)
)


def be_fought(table: Ccg, me: int, _copy: int, place: int) -> None:
    """CCG-FIGHT-05: the groups are compared as they now are; a tie is won by nobody (CCG-AMB-26)."""
    stat, attacker, foe, where, side, _ = table.fights[-1]
    ours, theirs = in_latest_fight(table)
    table.sides = (*table.sides[:-1], (tuple(ours), tuple(theirs)))
    tell(table, FIGHT, me, NOBODY, place)
    if not ours or not theirs:
        return
    mine, other = sum_of(table, ours, stat), sum_of(table, theirs, stat)
    table.say(facts.COMPARED, attacker, (mine, other))
    if mine == other:
        table.say(facts.TIED, NOBODY, (where,))
        return
    winner = attacker if mine > other else foe
    table.fights = (*table.fights[:-1], (stat, attacker, foe, where, side, winner))
    table.say(facts.WON_FIGHT, winner, (where,))
    tell_outcome(table, winner, place, won=True)
    tell_outcome(table, foe if winner == attacker else attacker, place, won=False)


HAPPENS[FIGHT] = be_fought


def be_called_off(table: Ccg, _me: int, _copy: int, _place: int) -> None:
    """CCG-AMB-119: those who were named to fight do not, and so nothing freezes them."""
    table.sides = (*table.sides[:-1], ((), ()))


CALLED_OFF[FIGHT] = be_called_off


def in_latest_fight(table: Ccg) -> tuple[list[int], list[int]]:
    """CCG-AMB-25: the two groups of the latest fight, as they are now; both empty without a fight."""
    if not table.fights:
        return [], []
    _, attacker, foe, where, side, _ = table.fights[-1]
    if side == NAMED:
        ours, theirs = table.sides[-1]
        return [copy for copy in ours if stands_by(table, copy, where)], [
            copy for copy in theirs if stands_by(table, copy, where)
        ]
    return fighters(table, attacker, where, side), fighters(table, foe, where, HEROES if side == ENEMIES else ENEMIES)


def stands_by(table: Ccg, copy: int, place: int) -> bool:
    """CCG-AMB-119: whether a Character who was named is still there and can fight."""
    return can_still_fight(table, copy) and table.place_of(copy) == place


def tell_outcome(table: Ccg, seat: int, place: int, *, won: bool) -> None:
    """CCG-AMB-114: cards hear that a seat has won or lost, and that each card of its group has."""
    tell(table, FIGHT_WON if won else FIGHT_LOST, seat, NOBODY, place)
    for copy in of_side(table, won=won):
        tell(table, WON_BY if won else LOST_BY, seat, copy, place)


def come_to_it(table: Ccg, me: int, this: Context, win: int, lose: int) -> None:
    """CCG-FIGHT-05: carry out what the card that started the fight says about its result."""
    winner = table.fights[-1][5]
    course = win if winner == me else lose
    if NOBODY not in (winner, course):
        table.do(perform, course, me, this)


def end_fight(table: Ccg, me: int) -> None:
    """CCG-FIGHT-07: everyone who took part is frozen when it is over."""
    ours, theirs = table.sides[-1]
    end_of(table, THIS_FIGHT, len(table.fights))
    table.fights, table.sides = table.fights[:-1], table.sides[:-1]
    table.invalidate()
    tire(
        table, me, [copy for copy in (*ours, *theirs) if table.in_play(copy) and copy not in table.captor], facts.SPENT
    )


def of_side(table: Ccg, *, won: bool) -> list[int]:
    """Those of the latest fight that won, or lost, and are still in play."""
    if not table.fights or table.fights[-1][5] == NOBODY:
        return []
    _, attacker, _, _, _, winner = table.fights[-1]
    side = table.sides[-1][0 if (winner == attacker) == won else 1]
    return [copy for copy in side if table.in_play(copy) and copy not in table.captor]


def losing(table: Ccg) -> list[int]:
    """CCG-FIGHT-05: the losers of the latest fight."""
    return of_side(table, won=False)


def winning(table: Ccg) -> list[int]:
    """CCG-FIGHT-05: the winners of the latest fight."""
    return of_side(table, won=True)


register_rules(globals())
