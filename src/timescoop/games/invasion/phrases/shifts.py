"""What a text moves from one Location to another: a TARDIS counter, or an attack that stays with its player."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.phrases.attacks import AIMS, act_on_attack, aims_bar, at_spot, spots
from timescoop.games.invasion.phrases.book import phrase
from timescoop.games.invasion.phrases.ground import CHOOSE_OWN_PLACE, WORKS
from timescoop.games.invasion.phrases.moves import carry_attack
from timescoop.games.invasion.reasons import NO_PLACE_FOR_IT, NO_SUCH_PLACE, OPEN
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import question, register_rules
from timescoop.language import Context

CARRY: Final = 10  # among the works on a Location
MOVE_BESIDE: Final = 9  # among the aims at an attack

WORTH_OF_A_COUNTER: Final = 0.5  # in cards: it moves protection to where it is needed, and costs none


def goals(table: Invasion, work: int, place: int) -> list[int]:
    """INV-AMB-158: the other Locations of the same line where it may go."""
    line = table.lines[table.place_seat[place]]
    free = [other for other in line if other != place and not table.attack(other)]
    return [other for other in free if not table.protected[other]] if work == CARRY else free


def may_carry(table: Invasion, place: int) -> bool:
    """INV-AMB-158: a TARDIS counter lies there, and can go elsewhere."""
    return table.protected[place] == 1 and len(goals(table, CARRY, place)) > 0


def move_where(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-158: you choose where a TARDIS counter goes."""
    table.ask(WHERE, me, CARRY, place)


WORKS[CARRY] = (may_carry, move_where)


def carrying_bar(table: Invasion, me: int, _this: Context) -> str:
    """INV-AMB-158: one of your TARDIS counters must be able to go elsewhere."""
    return OPEN if any([may_carry(table, place) for place in table.lines[me]]) else NO_PLACE_FOR_IT


@phrase(
    "deed",
    "move a TARDIS counter from one of your Locations to another",
    bar=carrying_bar,
    at_rest=True,
    brings_cards=WORTH_OF_A_COUNTER,
)
def move_counter(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-158: you choose both Locations."""
    if not carrying_bar(table, me, this):
        table.ask(CHOOSE_OWN_PLACE, me, this, CARRY)


def beside_bar(table: Invasion, _me: int, place: int) -> str:
    """INV-AMB-158: its Location's owner must have another one that is not under attack."""
    return OPEN if goals(table, MOVE_BESIDE, place) else NO_PLACE_FOR_IT


def move_beside(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-158: you choose where the attack goes."""
    table.ask(WHERE, me, MOVE_BESIDE, place)


AIMS[MOVE_BESIDE] = (beside_bar, move_beside)


def moving_beside_bar(table: Invasion, me: int, this: Context, attack: int) -> str:
    """INV-AMB-158: there must be such an attack."""
    return aims_bar(table, me, this, attack, MOVE_BESIDE)


@phrase("deed", "move {attack} to another Location of the same player", bar=moving_beside_bar, at_rest=True)
def move_attack_beside(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-AMB-158: you choose the attack, and where it goes."""
    act_on_attack(table, me, this, MOVE_BESIDE, attack)


def wheres(table: Invasion, me: int, work: int, place: int) -> list[int]:
    """INV-AMB-158: those places as options."""
    return pick_ups(table, me) + spots(table, goals(table, work, place))


def where_bar(table: Invasion, _me: int, work: int, place: int, other: int) -> str:
    """INV-AMB-158: why it cannot go to a place."""
    return OPEN if other in goals(table, work, place) else NO_SUCH_PLACE


def choose_where(table: Invasion, me: int, work: int, place: int, option: int) -> None:
    """INV-AMB-158: the counter lies there, or the attack goes on there."""
    there = at_spot(table, option)
    if work == CARRY:
        table.return_counter(place, facts.COUNTER_TAKEN_OFF)
        table.place_counter(there)
    else:
        carry_attack(table, me, place, there)


# its key comes last, so that the numbers of the others in observations stay what they were
WHERE: Final = question("invasion/yours_where", "INV-AMB-158", wheres, choose_where)

register_rules(globals())
