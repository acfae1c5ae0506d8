"""Phrases for effects on Strength, on other players, and by die rolls."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import RANGE_BASE, phrase
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.tokens import gain_power
from timescoop.kernel import NOBODY, NOWHERE, question, register_rules, written_as
from timescoop.language import Context, items, may, perform, possible, read_node, selected, write_node

# ---- Strength in the Conflict going on


def add_strength(table: Nemesis, me: int, this: Context, count: int) -> None:
    """NEM-CONFLICT-19: to your own total; a Hero card on the table gains for the Heroes (NEM-AMB-19)."""
    if table.fight == NOWHERE or not count:
        return
    copy = CONTEXT.card(this)
    if copy < table.pool.size and table.in_play(copy) and table.is_hero(copy):
        table.hero_gain += count
        table.say(facts.STRENGTHENED, NOBODY, (count,))
    else:
        table.gained[me] += count
        table.say(facts.STRENGTHENED, me, (count,))


@phrase("deed", "gain {INT} Strength")
def gains_strength(table: Nemesis, me: int, this: Context, count: int) -> None:
    """NEM-CONFLICT-19: for this Conflict."""
    add_strength(table, me, this, count)


@phrase("deed", "gain this card's Strength")
def gains_own_strength(table: Nemesis, me: int, this: Context) -> None:
    """NEM-EXAMPLE-07: what the card shows."""
    add_strength(table, me, this, table.pool.strength[table.kind_of(CONTEXT.card(this))])


@phrase("deed", "gain Strength equal to the roll")
def gains_roll(table: Nemesis, me: int, this: Context) -> None:
    """NEM-EXAMPLE-08: what the die has shown."""
    add_strength(table, me, this, CONTEXT.roll(this))


@phrase("deed", "double the Strength of your committed Power")
def doubles(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-CONFLICT-12: each token counts two; done twice it is the same."""
    table.doubled |= 1 << me
    table.say(facts.DOUBLED, me)


@phrase("deed", "displace Characters instead of thwarting or capturing them")
def displaces(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-CONFLICT-32: in this Conflict, if you win it."""
    table.displacers |= 1 << me
    table.say(facts.MAY_DISPLACE, me)


# ---- others, and the die


TWO: Final = 2


@phrase("deed", "make an opponent {deed}", by_others=True)
@phrase("deed", "make an opponent {gift}", by_others=True)
def makes(table: Nemesis, me: int, this: Context, deed: int) -> None:
    """NEM-AMB-50: you choose who; the opponent does it, and chooses in it."""
    if table.seats == TWO:
        table.do(perform, deed, 1 - me, CONTEXT.replace(this, seat=me))
    else:
        table.ask(WHO, me, this, deed)


def whom(table: Nemesis, me: int, _this: Context, _deed: int) -> list[int]:
    """NEM-AMB-50: any opponent."""
    return table.deal.book.seat.options([seat for seat in range(table.seats) if seat != me])


def make(table: Nemesis, me: int, this: Context, deed: int, option: int) -> None:
    """NEM-AMB-50: that opponent does it."""
    table.do(perform, deed, table.deal.book.seat.target(option), CONTEXT.replace(this, seat=me))


WHO: Final = question("nemesis/who", "NEM-AMB-50", whom, make)
written_as("nemesis/who", (2, write_node, read_node))


@phrase("statement", "that player may {course}")
def that_may(table: Nemesis, _me: int, this: Context, course: int) -> None:
    """NEM-WIN-D01: the player of whom the event tells."""
    may(table, CONTEXT.seat(this), this, course)


@phrase("statement", "each player may {course}")
def each_may(table: Nemesis, _me: int, this: Context, course: int) -> None:
    """NEM-WIN-D04: one after the other, from the active player."""
    for turn in range(table.seats):
        table.do(may, (table.turn + turn) % table.seats, this, course)


@phrase("statement", "roll a die: {branch/;}")
def rolls(table: Nemesis, me: int, this: Context, branches: int) -> None:
    """NEM-EFFECT-ROLL-01, -02: the roll is public; an entry that cannot be carried out gives 1 Power."""
    roll = table.roll_die()
    table.say(facts.ROLLED, me, (roll,))
    with_roll = CONTEXT.replace(this, roll=roll)
    for branch in items(branches):
        course = selected(table, branch, me, with_roll)
        if course:
            if possible(table, course[0], me, with_roll):
                table.do(perform, course[0], me, with_roll)
            else:
                gain_power(table, me, 1)
            return


@phrase("branch", "on {RANGE}, {course}")
def on_roll(_table: Nemesis, _me: int, this: Context, rolls_for: int, course: int) -> list[int]:
    """NEM-EFFECT-ROLL-01: the entry of these rolls."""
    first, last = divmod(rolls_for, RANGE_BASE)
    return [course] if first <= CONTEXT.roll(this) <= last else []


@phrase("branch", "otherwise, {course}")
def on_other_rolls(_table: Nemesis, _me: int, _this: Context, course: int) -> list[int]:
    """NEM-EFFECT-ROLL-01: the entry of all rolls not named before."""
    return [course]


register_rules(globals())
