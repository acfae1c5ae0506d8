"""What must be true of every table at rest (INV-STATE-01 to -08), as sentences about what is wrong."""

from __future__ import annotations

from timescoop.games.invasion.built.fields import DECK
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, START
from timescoop.games.invasion.showing import meet
from timescoop.games.invasion.table import ACTIONS, NO_PLACE, REVEALED, Invasion
from timescoop.kernel import NOBODY


def problems(table: Invasion) -> list[str]:
    """INV-STATE-01: everything that is wrong with a table by the rules of the game; empty if all is well."""
    wrong = count_cards(table) + count_points(table)
    if table.fight == NO_PLACE:
        for place in range(len(table.place_seat)):
            wrong += look_at_place(table, place)
    for seat in range(table.seats):
        wrong += look_at_seat(table, seat)
    if table.end_card != REVEALED and table.end_card >= len(table.zones[DECK]):
        wrong.append("the end card lies on top of the deck unseen (INV-AMB-12)")
    return wrong


def count_cards(table: Invasion) -> list[str]:
    """INV-STATE-01: every game card is in exactly one place, and their number is that of the box."""
    starts = sum([table.pool.type[kind] == START for kind in table.kind])
    lying = sum([len(cards) for cards in table.zones])
    wanted = len(table.pool.in_deck(table.seats)) + starts
    return [] if lying == wanted else [f"{lying} cards lie on the table, {wanted} were dealt (INV-STATE-01)"]


def count_points(table: Invasion) -> list[str]:
    """INV-STATE-02: the Time Points of all players and the supply always add to thirty, none below nothing."""
    if min(table.points) < 0 or table.supply() < 0:
        return [f"Time Points {table.points} with a supply of {table.supply()} (INV-STATE-02)"]
    return []


def meets_soon(table: Invasion, place: int) -> bool:
    """INV-AMB-171: whether a conflict there waits until cards have been shown."""
    return any([rule is meet and args[0] == place for rule, args in (*table.agenda, *table.todo)])


def look_at_place(table: Invasion, place: int) -> list[str]:
    """INV-STATE-03: what may lie at one place between two actions."""
    wrong = []
    attack, defence, rival = table.attack(place), table.defence(place), table.attacker(place)
    if attack and defence and not meets_soon(table, place):
        wrong.append(f"place {place} has both a defence and an attack (INV-STATE-03)")
    if attack and table.protected[place]:
        wrong.append(f"place {place} has both a TARDIS counter and an attack (INV-STATE-04)")
    if attack and rival in (NOBODY, table.place_seat[place]):
        wrong.append(f"the attack on place {place} belongs to seat {rival} (INV-STATE-05)")
    enemies = [table.kind[copy] for copy in table.enemies(place)]
    for nth, kind in enumerate(enemies):
        if not all([table.pool.may_lie_together(kind, other) for other in enemies[nth + 1 :]]):
            wrong.append(f"the attack on place {place} may not lie together (INV-STATE-06)")
    return wrong + look_at_defence(table, place)


def look_at_defence(table: Invasion, place: int) -> list[str]:
    """INV-STATE-07: the cards at one place are of the right types, and no Defender is there twice."""
    wrong = []
    kinds = [table.kind[copy] for copy in table.defence(place)]
    if len(set(kinds)) < len(kinds):
        wrong.append(f"place {place} has two Defenders of one name (INV-STATE-07)")
    if any([table.pool.type[kind] != DEFENDER for kind in kinds]):
        wrong.append(f"the defence of place {place} holds a card that isn't a Defender (INV-DEF-01)")
    if any([table.pool.type[table.kind[copy]] not in (ENEMY, DEFENDER) for copy in table.attack(place)]):
        wrong.append(f"the attack on place {place} holds a card that isn't an Enemy (INV-ENE-01)")
    return wrong


def look_at_seat(table: Invasion, seat: int) -> list[str]:
    """INV-STATE-05: counters, Reserve and line of one player."""
    wrong = []
    pool = table.pool
    if table.dalek_out(seat) > pool.dalek_counters or table.tardis_out(seat) > pool.tardis_counters:
        wrong.append(f"seat {seat} has more counters on the table than there are (INV-STATE-05)")
    if table.reserve_places(seat) < 0:
        wrong.append(f"the Reserve of seat {seat} holds too many cards (INV-RESERVE-02)")
    types = [pool.type[table.kind[table.place_card[place]]] for place in table.lines[seat]]
    if any([kind not in (START, LOCATION) for kind in types]) or START in types[1:]:
        wrong.append(f"the line of seat {seat} holds a card that cannot lie there (INV-SETUP-05)")
    if table.phase == ACTIONS and table.fight == NO_PLACE and not table.asked and not table.over():
        wrong.append("nobody is asked in the middle of the game (INV-TURN-02)")
    return wrong
