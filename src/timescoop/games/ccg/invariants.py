"""The invariants of every table at rest; violations are reported as sentences."""

from __future__ import annotations

from timescoop.games.ccg.built.fields import ASIDE
from timescoop.games.ccg.pool import BANG, PLOT, SPACETIME
from timescoop.games.ccg.scoring import has_won
from timescoop.games.ccg.table import SETUP, Ccg
from timescoop.kernel import NOBODY, NOWHERE


def problems(table: Ccg) -> list[str]:
    """CCG-AMB-63: everything that is wrong with a table by the rules of the game; empty if all is well."""
    if table.part == SETUP:
        return []
    return look_at_zones(table) + look_at_play(table) + look_at_lines(table) + look_at_marks(table)


def look_at_zones(table: Ccg) -> list[str]:
    """CCG-AMB-33: decks, hands and piles hold their owner's cards; what lies in play is in play."""
    wrong = []
    for seat in range(table.seats):
        hidden = table.zones[table.under_zone(seat)]
        for copy in (*table.deck(seat), *table.hand(seat), *table.side_hand(seat), *hidden, *table.pile(seat)):
            if table.owners[copy] != seat:
                wrong.append(f"copy {copy} lies with seat {seat}, who does not own it (CCG-AMB-33)")
    first, gone, places = table.table_zone(0), table.gone_zone(0), table.place_zone(0)
    for copy, zone in enumerate(table.zone):
        in_play = first <= zone < gone or zone >= places
        if (copy in table.holder) != in_play:
            wrong.append(f"copy {copy} in zone {zone} {'is not' if in_play else 'is'} in play (CCG-AMB-63)")
    wrong += [f"copy {copy} was never laid out (CCG-SETUP-10)" for copy in table.zones[0]]
    for seat in range(table.seats):
        strange = [copy for copy in table.side_hand(seat) if table.pool.type[table.kind[copy]] != PLOT]
        wrong += [f"copy {copy} in a side-hand is no Plot (CCG-PLOT-01)" for copy in strange]
    if table.zones[ASIDE] and not table.agenda and not table.over():
        wrong.append("a card was forgotten while it was being played (CCG-COST-04)")
    return wrong


def look_at_play(table: Ccg) -> list[str]:
    """CCG-GLOSSARY-21: what is on a card lies with it; Bang! cards are never in play; diamonds hold."""
    wrong = []
    for copy in table.holder:
        if table.pool.type[table.kind[copy]] == BANG:
            wrong.append(f"Bang! {copy} is in play (CCG-BANG-01)")
    for copy, host in table.host.items():
        if host not in table.holder or table.zone[copy] != table.zone[host]:
            wrong.append(f"copy {copy} is on nothing (CCG-CONDITION-02)")
    for copy, host in table.beneath.items():
        if table.zone[copy] != table.under_zone(table.owners[copy]) or host not in table.holder:
            wrong.append(f"copy {copy} is under nothing (CCG-SETUP-06)")
    return wrong


def look_at_lines(table: Ccg) -> list[str]:
    """CCG-SPACE-05: each seat has a Spacetime card once, and cards lie only where one is in play."""
    wrong = []
    places = table.places()
    for seat, line in enumerate(table.lines):
        if len({table.kind[copy] for copy in line}) != len(line):
            wrong.append(f"seat {seat} has a Spacetime card twice (CCG-SPACE-05)")
        wrong += [f"copy {copy} is in the line of another (CCG-SETUP-01)" for copy in line if copy not in table.holder]
    for copy in table.holder:
        place = table.place_of(copy)
        if place != NOWHERE and place not in places:
            wrong.append(f"copy {copy} is at a place that is not in play (CCG-AMB-34)")
        if table.pool.type[table.kind[copy]] == SPACETIME and all([copy not in line for line in table.lines]):
            wrong.append(f"Spacetime card {copy} is in no line (CCG-SETUP-01)")
    return wrong


def look_at_marks(table: Ccg) -> list[str]:
    """CCG-FREEZE-01: every marked card is in play; nobody has won and plays on; somebody is asked."""
    books = (table.frozen, table.captor, table.scored, table.counters, table.named, table.spots)
    wrong = [
        f"copy {copy} is marked and not in play (CCG-FREEZE-01)"
        for book in books
        for copy in book
        if copy not in table.holder
    ]
    for seat in range(table.seats):
        if has_won(table, seat) and not table.over():
            wrong.append(f"seat {seat} has won, and the game goes on (CCG-WIN-01)")
    if not table.asked and not table.over():
        wrong.append("nobody is asked in the middle of the game (CCG-TURN-01)")
    if table.over() and table.agenda:
        wrong.append("something is still to be done after the end (CCG-TURN-06)")
    return wrong + ([] if table.turn != NOBODY else ["it is nobody's turn (CCG-INIT-04)"])
