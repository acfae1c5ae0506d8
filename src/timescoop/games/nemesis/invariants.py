"""The invariants of every table at rest; violations are reported as sentences."""

from __future__ import annotations

from timescoop.games.nemesis.built.fields import ASIDE, OUT
from timescoop.games.nemesis.pool import ALWAYS, CORNERS
from timescoop.games.nemesis.setup import DECK_SIZE
from timescoop.games.nemesis.table import CENTRE, MOST_UPGRADES, SETUP, Nemesis
from timescoop.games.nemesis.winning import fulfils
from timescoop.kernel import NOBODY


def problems(table: Nemesis) -> list[str]:
    """NEM-TERM-06: every violated invariant of a table, as a sentence; empty if there is none."""
    if table.step == SETUP:
        return []
    return count_cards(table) + look_at_zones(table) + look_at_play(table) + look_at_tokens(table) + look_at_wins(table)


def look_at_wins(table: Nemesis) -> list[str]:
    """NEM-AMB-38: a seat that fulfils a Win rule has won, no matter what changed last."""
    if table.over() or table.unchecked:
        return []
    return [
        f"seat {seat} fulfils {table.pool.name[table.kind[copy]]!r} and has not won (NEM-AMB-38)"
        for seat in range(table.seats)
        for copy in table.schemes
        if fulfils(table, seat, copy, ALWAYS)
    ]


def count_cards(table: Nemesis) -> list[str]:
    """NEM-SETUP-11: forty cards of each seat are somewhere outside the box, and no others."""
    wrong = []
    counts = [0] * table.seats
    for copy, zone in enumerate(table.zone):
        owner = table.owner_of(copy)
        if zone != OUT and owner != NOBODY:
            counts[owner] += 1
        elif zone != OUT:
            wrong.append(f"copy {copy} belongs to nobody and is not in the box (NEM-SETUP-12)")
    return wrong + [
        f"seat {seat} has {count} cards (NEM-SETUP-11)" for seat, count in enumerate(counts) if count != DECK_SIZE
    ]


def look_at_zones(table: Nemesis) -> list[str]:
    """NEM-AMB-20: decks and piles hold their owner's cards, and boards hold cards in play."""
    wrong = []
    for seat in range(table.seats):
        for copy in (*table.deck(seat), *table.pile(seat)):
            if table.owner_of(copy) != seat:
                wrong.append(f"copy {copy} lies with seat {seat}, who does not own it (NEM-AMB-20)")
    first = table.scheme_zone(0)
    for copy, zone in enumerate(table.zone):
        in_area = zone >= first
        if copy in table.holder and not in_area:
            wrong.append(f"copy {copy} is in play in zone {zone} (NEM-TERM-06)")
        if in_area and copy not in table.holder and not is_captive(table, copy):
            wrong.append(f"copy {copy} lies on a board and is not in play (NEM-TERM-06)")
    if table.zones[ASIDE] and not table.agenda and not table.over():
        wrong.append("a card was forgotten while its text was carried out (NEM-INSTANT-03)")
    return wrong


def is_captive(table: Nemesis, copy: int) -> bool:
    """NEM-CAPTURE-01: whether a card is a Doctor in a Scheme area."""
    areas = [table.scheme_zone(seat) for seat in range(table.seats)]
    return table.zone[copy] in areas and table.is_type(copy, table.pool.doctor | table.pool.character)


def look_at_play(table: Nemesis) -> list[str]:
    """NEM-EFFECT-ATTACH-06: Upgrades, Plot and listeners belong to cards in play."""
    wrong = []
    for copy in table.holder:
        if len(table.upgrades(copy)) > MOST_UPGRADES:
            wrong.append(f"copy {copy} bears more than {MOST_UPGRADES} Upgrades (NEM-EFFECT-ATTACH-06)")
        if table.is_character(copy) and table.zone[copy] < table.place_zone(0):
            wrong.append(f"Character {copy} stands at no Location (NEM-EFFECT-CHAR-02)")
    for copy, host in table.host.items():
        if host not in table.holder or not table.is_character(host):
            wrong.append(f"copy {copy} is attached to nothing (NEM-EFFECT-ATTACH-02)")
    loose = [copy for copy in (*table.plots, *table.schemes) if copy not in table.holder]
    loose += [
        copy for copies in (*table.ears.values(), *table.eyes.values()) for copy in copies if copy not in table.holder
    ]
    return wrong + [f"copy {copy} is not in play, and yet something of it is (NEM-AMB-22)" for copy in loose]


def look_at_tokens(table: Nemesis) -> list[str]:
    """NEM-CONTROL-01: tokens stand on their own boards, and nobody owes any Power."""
    wrong = []
    for seat in range(table.seats):
        if not CENTRE <= table.token[seat] < CORNERS:
            wrong.append(f"the token of seat {seat} is at corner {table.token[seat]} (NEM-CONTROL-01)")
        if min(table.power[seat], table.plot[seat], table.committed[seat]) < 0:
            wrong.append(f"seat {seat} has less than no tokens (NEM-AMB-33)")
    if not table.asked and not table.over():
        wrong.append("nobody is asked in the middle of the game (NEM-TURN-03)")
    return wrong
