"""The knowledge of one seat as flat whole numbers of fixed length: for bots and research."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.table import DISCARDS, HANDS, Invasion
from timescoop.kernel import asked_of

ARGS: Final = 4  # of a question
PICKS: Final = 24
UNSEEN: Final = -1


def observe(table: Invasion, seat: int) -> list[int]:
    """INV-AMB-08: what `view` tells, without words; the length depends on the pool and the number of seats alone.

    With S seats, K kinds in the pool, N copies and P places there can ever be (one a seat, one a Location):

    | numbers | what |
    |---|---|
    | 12 | seat, seats, turn (a seat), turn number, phase, over, deck, cards under the end card (-1: it has come to \
light), supply, place fought over (-1: none), strength paid for, cards on the discard pile |
    | 1 + 1 + 4 | the seat asked, the number of its question among those of the game, the question's arguments after \
the seat (-1: none, or the text of a card) |
    | 24 | own picks so far, in order, -1 after the last |
    | S + S | Time Points; cards in hand |
    | S * K | cards of each kind that the seat knows in each hand |
    | 4 * P | of each place in order of play: whose it is, the zone owner of the attack on it (means something \
where a card lies there), whether a TARDIS counter lies there, the kind of Location; -1 where there is no place |
    | N | the zone that each sleeve lies in |
    | N | whether it lies face up |
    | N | the kind inside, if it lies outside the hands and the seat knows it; else -1 |
    | S | end of the game: the scores, -1 before |
    """
    kind, zones = table.kind, table.zones
    absent = [UNSEEN] * (table.seats + table.pool.locations - len(table.place_seat))
    over = table.won >= 0
    return [
        seat, table.seats, table.turn, table.turn_number, table.phase, int(over),
        len(zones[0]), table.end_card, table.supply(), table.fight, table.boost, len(zones[DISCARDS]),
        *asked_of(table, seat, ARGS, PICKS),
        *table.points,
        *[len(cards) for cards in zones[HANDS : HANDS + table.seats]],
        *hands(table, seat),
        *table.place_seat, *absent,
        *table.owner[HANDS + 3 * table.seats :: 2], *absent,
        *table.protected, *absent,
        *[kind[copy] for copy in table.place_card], *absent,
        *table.zone,
        *table.up,
        *table.sleeves_known(seat),
        *(table.scores if over else [UNSEEN] * table.seats),
    ]  # fmt: skip


def layout(table: Invasion) -> list[tuple[str, tuple[int, ...]]]:
    """INV-AMB-08: the names and shapes of what `observe` tells, in its order."""
    seats, kinds, copies = table.seats, table.pool.count, len(table.kind)
    places = seats + table.pool.locations
    return [
        ("table", (12,)), ("question", (2 + ARGS,)), ("picks", (PICKS,)), ("time points", (seats,)),
        ("hand sizes", (seats,)), ("hands", (seats, kinds)), ("place seats", (places,)), ("place attacks", (places,)),
        ("place tardis", (places,)), ("place cards", (places,)), ("zones", (copies,)), ("face up", (copies,)),
        ("faces", (copies,)), ("scores", (seats,)),
    ]  # fmt: skip


def hands(table: Invasion, seat: int) -> list[int]:
    """INV-AMB-08: the cards that a seat knows in each hand: its own, and those it has passed."""
    kind, known, count = table.kind, table.known, table.pool.count
    seen = [0] * (table.seats * count)
    for each in range(table.seats):
        start = each * count
        for copy in table.zones[HANDS + each]:
            if known[copy] >> seat & 1:
                seen[start + kind[copy]] += 1
    return seen
