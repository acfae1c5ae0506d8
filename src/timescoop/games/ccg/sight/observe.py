"""The knowledge of one seat as flat whole numbers of fixed length: for bots and research."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.sight.waits import unfinished_of
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import asked_of

ARGS: Final = 6  # of a question
PICKS: Final = 12
UNSEEN: Final = -1
HEAD: Final = 16
OF_SEAT: Final = 10
FROZEN: Final = 1  # what holds a card, as bits
KIDNAPPED: Final = 2
SCORED: Final = 4


def observe(table: Ccg, seat: int) -> list[int]:
    """CCG-AMB-63: what `view` tells, without words; the length depends on the pool, the decks and the seats alone.

    With S seats, K kinds of cards and N copies:

    | numbers | what |
    |---|---|
    | 16 | seat, seats, turn (a seat), turn number, part, over, who began, points of Cost spent, Goals Reached and \
Opposed as bits of seats, what the latest event is and its player, the attempt (seat, card), fights, last roll |
    | 1 + 1 + 6 | the seat asked, the number of its question, the question's arguments after the seat (-1: none) |
    | 12 | own picks so far, in order, -1 after the last |
    | 10 * S | of each seat: points, hand, deck, side-hand, discard pile, face-down cards, whether its TARDIS has ever \
landed, Spacetime cards, cards on the table, what waits until it can be done |
    | S * K | cards of each kind that the seat knows in each hand and side-hand |
    | 6 * N | of each sleeve: its zone, the kind inside if it lies outside the hands and the seat knows it, its \
holder, the sleeve it is on or under, what holds it (1 frozen, 2 kidnapped, 4 scored), its counters |
    """
    over = table.won >= 0
    event = table.events[-1] if table.events else (UNSEEN, UNSEEN, UNSEEN, UNSEEN)
    attempt = table.attempt or (UNSEEN, UNSEEN, UNSEEN)
    out = [
        seat, table.seats, table.turn, table.turn_number, table.part, int(over), table.starter, table.spent,
        table.reached, table.opposed, event[0], event[1], attempt[0], attempt[1], len(table.fights), table.rolled,
        *asked_of(table, seat, ARGS, PICKS),
    ]  # fmt: skip
    for each in range(table.seats):
        out += [
            table.points[each], len(table.hand(each)), len(table.deck(each)), len(table.side_hand(each)),
            len(table.pile(each)), len(table.zones[table.under_zone(each)]), table.travelled >> each & 1,
            len(table.lines[each]), len(table.zones[table.table_zone(each)]), len(unfinished_of(table, each)),
        ]  # fmt: skip
    return out + hands(table, seat) + table.zone + table.sleeves_known(seat) + on_table(table)


def layout(table: Ccg) -> list[tuple[str, tuple[int, ...]]]:
    """CCG-AMB-63: the names and shapes of what `observe` tells, in its order."""
    seats, copies = table.seats, len(table.kind)
    return [
        ("table", (HEAD,)), ("question", (2 + ARGS,)), ("picks", (PICKS,)), ("seats", (seats, OF_SEAT)),
        ("hands", (seats, table.pool.count)), ("zones", (copies,)), ("faces", (copies,)), ("holders", (copies,)),
        ("hosts", (copies,)), ("holds", (copies,)), ("counters", (copies,)),
    ]  # fmt: skip


def hands(table: Ccg, seat: int) -> list[int]:
    """The cards that a seat knows in each hand and side-hand: its own, and those it saw there."""
    count = table.pool.count
    seen = [0] * (table.seats * count)
    for each in range(table.seats):
        for copy in (*table.hand(each), *table.side_hand(each)):
            if table.known[copy] >> seat & 1:
                seen[each * count + table.kind[copy]] += 1
    return seen


def on_table(table: Ccg) -> list[int]:
    """Of each sleeve its holder, what it is on or under, what holds it, and its counters."""
    count = len(table.kind)
    holders, hosts, holds, counters = [UNSEEN] * count, [UNSEEN] * count, [0] * count, [0] * count
    for copy, seat in table.holder.items():
        holders[copy] = seat
    for book in (table.beneath, table.host):
        for copy, on in book.items():
            hosts[copy] = on
    for copy in table.frozen:
        holds[copy] = FROZEN
    for copy in table.captor:
        holds[copy] |= KIDNAPPED
    for copy in table.scored:
        holds[copy] |= SCORED
    for copy, amount in table.counters.items():
        counters[copy] = amount
    return holders + hosts + holds + counters
