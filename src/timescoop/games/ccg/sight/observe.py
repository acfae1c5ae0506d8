"""CCG-AMB-63: the observation: what one seat knows, as integers; the same knowledge as in `view`."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.sight.waits import unfinished_of
from timescoop.games.ccg.table import PARTS, Ccg
from timescoop.kernel import (
    ANY_NUMBER,
    COPIES,
    FACES,
    HOLDERS,
    SEATS,
    UNSEEN,
    YES_OR_NO,
    ZONES,
    Observation,
    Plane,
    bit_set,
    by_copy,
    category,
    of_hands,
    of_picks,
    of_question,
    up_to,
)

ARGS: Final = 6  # of a question
PICKS: Final = 12
HEAD: Final = 16
OF_SEAT: Final = 10
FROZEN: Final = 1  # what holds a card, as bits
KIDNAPPED: Final = 2
SCORED: Final = 4


def heading(table: Ccg, seat: int) -> list[int]:
    """The turn, what is about to happen, and the attempt and fights that are going on."""
    event = table.events[-1] if table.events else (UNSEEN, UNSEEN, UNSEEN, UNSEEN)
    attempt = table.attempt or (UNSEEN, UNSEEN, UNSEEN)
    return [
        seat, table.seats, table.turn, table.turn_number, table.part, int(table.won >= 0), table.starter, table.spent,
        table.reached, table.opposed, event[0], event[1], attempt[0], attempt[1], len(table.fights), table.rolled,
    ]  # fmt: skip


def of_seats(table: Ccg, _seat: int) -> list[int]:
    """What is open about each seat."""
    numbers: list[int] = []
    for each in range(table.seats):
        numbers += [
            table.points[each], len(table.hand(each)), len(table.deck(each)), len(table.side_hand(each)),
            len(table.pile(each)), len(table.zones[table.under_zone(each)]), table.travelled >> each & 1,
            len(table.lines[each]), len(table.zones[table.table_zone(each)]), len(unfinished_of(table, each)),
        ]  # fmt: skip
    return numbers


def holds(table: Ccg, _seat: int) -> list[int]:
    """What holds each sleeve, as bits."""
    numbers = [0] * len(table.kind)
    for book, bit in ((table.frozen, FROZEN), (table.captor, KIDNAPPED), (table.scored, SCORED)):
        for copy in book:
            numbers[copy] |= bit
    return numbers


OBSERVATION: Final = Observation(
    [
        Plane(
            "table", (HEAD,), heading,
            "seat, seats, turn (a seat), turn number, part, over, who began, points of Cost spent, Goals Reached and "
            "Opposed as bits of seats, the latest event and its player, the attempt (seat, card), fights, last roll",
            ranges=[
                category(SEATS, more=1), up_to(SEATS), category(SEATS), up_to(), category(PARTS), YES_OR_NO,
                category(SEATS), up_to(), bit_set(SEATS), bit_set(SEATS), up_to(low=UNSEEN), category(SEATS),
                category(SEATS), category(COPIES), up_to(), up_to(low=UNSEEN),
            ],
        ),
        of_question(ARGS),
        of_picks(PICKS),
        Plane(
            "seats", (SEATS, OF_SEAT), of_seats,
            "of each seat: points, hand, deck, side-hand, discard pile, face-down cards, whether its TARDIS has ever "
            "landed, Spacetime cards, cards on the table, what waits until it can be done",
            ranges=[ANY_NUMBER, *[up_to(COPIES)] * 5, YES_OR_NO, up_to(COPIES), up_to(COPIES), up_to()],
        ),
        of_hands(lambda table, seat: table.hand(seat) + table.side_hand(seat), "hand and side-hand"),
        ZONES,
        FACES,
        HOLDERS,
        Plane(
            "hosts", (COPIES,), lambda table, _: by_copy(table, table.beneath | table.host),
            "the sleeve that each is on or under", ranges=[category(COPIES)],
        ),
        Plane(
            "holds", (COPIES,), holds, "what holds each sleeve: 1 frozen, 2 kidnapped, 4 scored", ranges=[bit_set(3)],
        ),
        Plane(
            "counters", (COPIES,), lambda table, _: by_copy(table, table.counters, 0), "its counters", ranges=[up_to()],
        ),
    ]
)  # fmt: skip
