"""The knowledge of one seat as flat whole numbers of fixed length: for bots and research."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOTHING, asked_of

ARGS: Final = 4  # of a question
PICKS: Final = 12
UNSEEN: Final = -1


def observe(table: Nemesis, seat: int) -> list[int]:
    """NEM-TERM-06: what `view` tells, without words; the length depends on the pool and the number of seats alone.

    With S seats, K kinds of cards and N copies:

    | numbers | what |
    |---|---|
    | 15 | seat, seats, turn (a seat), turn number, step, over, the Location of the Conflict, who initiated it, its \
doubled and displacing seats as bits, what its Heroes have gained, whether all is calm since the last window, \
seats that have sealed a commitment as bits, Actions passed, rules or Actions used in this step |
    | 1 + 1 + 4 | the seat asked, the number of its question, the question's arguments after the seat (-1: none) |
    | 12 | own picks so far, in order, -1 after the last |
    | 9 * S | of each seat: side, both Doctors, Power, Plot, corner of the token, hand, deck, Hand Limit |
    | 3 * S | of each seat in the Conflict: committed Power, Strength gained, die |
    | S * K | cards of each kind that the seat knows in each hand |
    | 5 * N | of each sleeve: its zone, the kind inside if it lies outside the hands and the seat knows it, its \
holder, the sleeve it is attached to, the Plot on it; -1 where there is none |
    """
    over = table.won >= 0
    seats = range(table.seats)
    sealed = sum([1 << each for each in seats if table.polling and table.sealed[each] != NOTHING])
    out = [
        seat, table.seats, table.turn, table.turn_number, table.step, int(over), table.fight, table.starter,
        table.doubled, table.displacers, table.hero_gain, table.calm, sealed, table.passes, len(table.used),
        *asked_of(table, seat, ARGS, PICKS),
    ]  # fmt: skip
    for each in seats:
        tokens = (*table.doctors[each], UNSEEN, UNSEEN)[:2]
        out += [
            table.sides[each], *tokens, table.power[each], table.plot[each], table.token[each],
            len(table.hand(each)), len(table.deck(each)), table.hand_limit(each),
        ]  # fmt: skip
    for part in (table.committed, table.gained, table.rolls, hands(table, seat), table.zone, table.sleeves_known(seat)):
        out += part
    out += on_table(table)
    return out


def layout(table: Nemesis) -> list[tuple[str, tuple[int, ...]]]:
    """NEM-TERM-06: the names and shapes of what `observe` tells, in its order."""
    seats, copies = table.seats, len(table.kind)
    return [
        ("table", (15,)), ("question", (2 + ARGS,)), ("picks", (PICKS,)), ("seats", (seats, 9)),
        ("conflict", (3, seats)), ("hands", (seats, table.pool.count)), ("zones", (copies,)), ("faces", (copies,)),
        ("holders", (copies,)), ("hosts", (copies,)), ("plots", (copies,)),
    ]  # fmt: skip


def hands(table: Nemesis, seat: int) -> list[int]:
    """The cards that a seat knows in each hand: its own, and those it saw go there."""
    kind, known, count = table.kind, table.known, table.pool.count
    seen = [0] * (table.seats * count)
    for each in range(table.seats):
        start = each * count
        for copy in table.hand(each):
            if known[copy] >> seat & 1:
                seen[start + kind[copy]] += 1
    return seen


def on_table(table: Nemesis) -> list[int]:
    """Of each sleeve its holder, what it is attached to, and the Plot on it."""
    copies = len(table.kind)
    out = [UNSEEN] * (2 * copies) + [0] * copies
    for copy, holder in table.holder.items():
        out[copy] = holder
    for copy, host in table.host.items():
        out[copies + copy] = host
    for copy, plot in table.plots.items():
        out[2 * copies + copy] = plot
    return out
