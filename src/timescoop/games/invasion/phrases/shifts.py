"""Phrases for moving a TARDIS counter or an attack from one Location to another."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.conflict import start_conflict
from timescoop.games.invasion.phrases.attacks import AIMS, act_on_attack, aims_bar, at_spot, spots
from timescoop.games.invasion.phrases.book import phrase
from timescoop.games.invasion.phrases.ground import CHOOSE_OWN_PLACE, WORKS, may_lie
from timescoop.games.invasion.phrases.moves import carry_attack
from timescoop.games.invasion.reasons import NO_PLACE_FOR_IT, NO_SUCH_PLACE, OPEN
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import BY_DEFENCE, Invasion
from timescoop.kernel import question, register_rules
from timescoop.language import Context

CARRY: Final = 10  # among the works on a Location
MOVE_BESIDE: Final = 9  # among the aims at an attack
SEND_ALL: Final = 12  # among the works on a Location

WORTH_OF_A_COUNTER: Final = 0.5  # in cards: it moves protection to where it is needed, and costs none


def goals(table: Invasion, work: int, place: int) -> list[int]:
    """INV-AMB-158: the other Locations of the same line where it may go."""
    line = table.lines[table.place_seat[place]]
    if work == SEND_ALL:
        return [other for other in line if other != place and may_all_lie(table, place, other)]
    free = [other for other in line if other != place and not table.attack(other)]
    return [other for other in free if not table.protected[other]] if work == CARRY else free


def may_all_lie(table: Invasion, place: int, other: int) -> bool:
    """INV-AMB-180: whether all Defenders of one place may lie on another beside those there."""
    cards = table.defence(place)
    return table.has_room(other, len(cards)) and all([may_lie(table, other, copy) for copy in cards])


def may_carry(table: Invasion, place: int) -> bool:
    """INV-AMB-158: a TARDIS counter lies there, and can go elsewhere."""
    return table.protected[place] == 1 and len(goals(table, CARRY, place)) > 0


def move_where(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-158: you choose where a TARDIS counter goes."""
    table.ask(WHERE, me, CARRY, place)


def may_send_all(table: Invasion, place: int) -> bool:
    """INV-AMB-180: Defenders lie there, and all of them can go elsewhere."""
    return len(table.defence(place)) > 0 and len(goals(table, SEND_ALL, place)) > 0


def send_all_where(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-180: you choose where they go."""
    table.ask(WHERE, me, SEND_ALL, place)


WORKS[CARRY] = (may_carry, move_where)
WORKS[SEND_ALL] = (may_send_all, send_all_where)


def sending_bar(table: Invasion, me: int, _this: Context) -> str:
    """INV-AMB-180: the Defenders of one of your Locations must be able to go elsewhere."""
    return OPEN if any([may_send_all(table, place) for place in table.lines[me]]) else NO_PLACE_FOR_IT


@phrase(
    "deed",
    "move all Defenders from one of your Locations to another",
    bar=sending_bar,
    at_rest=True,
    brings_cards=WORTH_OF_A_COUNTER,
)
def send_defenders(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-180: you choose both Locations."""
    if not sending_bar(table, me, this):
        table.ask(CHOOSE_OWN_PLACE, me, this, SEND_ALL)


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
    """INV-AMB-158, -180: the counter lies there, the attack goes on there, or the Defenders do."""
    there = at_spot(table, option)
    if work == SEND_ALL:
        carry_defenders(table, me, place, there)
    elif work == CARRY:
        table.return_counter(place, facts.COUNTER_TAKEN_OFF)
        table.place_counter(there)
    else:
        carry_attack(table, me, place, there)


def carry_defenders(table: Invasion, me: int, place: int, there: int) -> None:
    """INV-AMB-180: they go as they lie; where they meet an attack a conflict starts."""
    for copy in table.defence(place):
        table.move(copy, table.attack_zone(there) + 1, up=table.up[copy] == 1)
        table.say(facts.MOVED_DEFENDER, me, (place, there), (copy,))
    if table.attack(there) and table.defence(there):
        table.do(start_conflict, there, BY_DEFENCE)


# its key comes last, so that the numbers of the others in observations stay what they were
WHERE: Final = question("invasion/yours_where", "INV-AMB-158", wheres, choose_where)

register_rules(globals())
