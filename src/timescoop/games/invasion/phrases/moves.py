"""Phrases for moving an attack to another player's Location."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.conflict import start_conflict
from timescoop.games.invasion.phrases.attacks import AIMS, MOVE, act_on_attack, aims_bar, at_spot, spots
from timescoop.games.invasion.phrases.book import phrase
from timescoop.games.invasion.reasons import NOWHERE_TO_GO, OPEN, TAKEN_PLACE, TO_A_THIRD
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import BY_MOVE, Invasion
from timescoop.kernel import question, register_rules
from timescoop.language import Context


def third_places(table: Invasion, me: int, place: int) -> list[int]:
    """INV-AMB-73: the places of those who neither move the attack nor own it that are not under attack."""
    return [other for other in range(len(table.place_seat)) if not third_bar(table, me, place, other)]


def third_bar(table: Invasion, me: int, place: int, other: int) -> str:
    """INV-AMB-73: why the attack on a place cannot be moved to another one."""
    if table.place_seat[other] in (me, table.attacker(place), table.place_seat[place]):
        return TO_A_THIRD
    return TAKEN_PLACE if table.attack(other) else OPEN


def moving_bar(table: Invasion, me: int, place: int) -> str:
    """INV-AMB-73: there must be a place that it can be moved to."""
    return OPEN if third_places(table, me, place) else NOWHERE_TO_GO


def move_on(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-73: you choose where it goes."""
    table.ask(CHOOSE_DESTINATION, me, place)


def destinations(table: Invasion, me: int, place: int) -> list[int]:
    """INV-AMB-73: those places as options."""
    return pick_ups(table, me) + spots(table, third_places(table, me, place))


def choose_destination(table: Invasion, me: int, place: int, option: int) -> None:
    """INV-AMB-73: the attack goes there as it lies, as if made there by its owner."""
    carry_attack(table, me, place, at_spot(table, option))


def carry_attack(table: Invasion, me: int, place: int, there: int) -> None:
    """INV-AMB-73: an attack goes to another place as it lies; a TARDIS counter or Defenders there meet it."""
    cards, rival = table.attack(place), table.attacker(place)
    table.say(facts.MOVED_ATTACK, me, (place, there))
    if table.protected[there]:
        for copy in cards:
            table.discard(copy)
        table.say(facts.STRIPPED, rival, (there, len(cards)), cards)
        table.return_counter(there)
        return
    zone = table.attack_zone(there)
    table.hand_over_zone(zone, rival)
    for copy in cards:
        table.move(copy, zone, up=table.up[copy] == 1)
    if table.defence(there):
        table.do(start_conflict, there, BY_MOVE)


CHOOSE_DESTINATION: Final = question("invasion/choose_destination", "INV-AMB-73", destinations, choose_destination)


AIMS[MOVE] = (moving_bar, move_on)


def move_bar(table: Invasion, me: int, this: Context, attack: int) -> str:
    """INV-AMB-70: there must be such an attack, and a place that it can be moved to."""
    return aims_bar(table, me, this, attack, MOVE)


@phrase("deed", "move {attack} to a third player's Location that is not under attack", bar=move_bar, at_rest=True)
def move_attack(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-SUP-01: you choose the attack."""
    act_on_attack(table, me, this, MOVE, attack)


register_rules(globals())
