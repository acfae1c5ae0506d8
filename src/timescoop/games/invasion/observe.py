"""INV-AMB-08: what one seat knows, as an array of integers for bots and research: the same as `view`, without words."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.built.fields import DECK, DISCARDS
from timescoop.games.invasion.table import REVEALED, Invasion
from timescoop.kernel import (
    ANY_NUMBER,
    COPIES,
    FACE_UP,
    FACES,
    KINDS,
    NOTHING,
    PLACES,
    SEATS,
    YES_OR_NO,
    ZONES,
    Observation,
    Plane,
    by_copy,
    category,
    of_hands,
    of_picks,
    of_question,
    padded,
    up_to,
)

ARGS: Final = 4  # of a question
PICKS: Final = 24
PHASES: Final = ("actions", "End Game")


def places(table: Invasion) -> int:
    """The places that there can ever be: one for each seat, and one for each Location."""
    return table.seats + table.pool.locations


def zones(table: Invasion) -> int:
    """The zones that there can ever be: two for each place come while a game is played."""
    return table.attack_zone(places(table))


def heading(table: Invasion, seat: int) -> list[int]:
    """The turn, the piles, and the conflict that is going on."""
    return [
        seat, table.seats, table.turn, table.turn_number, table.phase, int(table.won >= 0),
        len(table.zones[DECK]), table.end_card, table.supply(), table.fight, table.boost, len(table.zones[DISCARDS]),
    ]  # fmt: skip


def lent(table: Invasion, _seat: int) -> list[int]:
    """INV-AMB-170: what texts have given to each sleeve."""
    return [*by_copy(table, table.lent, 0), *by_copy(table, table.lent_until, NOTHING)]


def safe(table: Invasion, _seat: int) -> list[int]:
    """INV-AMB-172: until whose next turn nobody attacks each place."""
    return padded([table.safe.get(place, NOTHING) for place in range(len(table.place_seat))], places(table))


OBSERVATION: Final = Observation(
    [
        Plane(
            "table", (12,), heading,
            "seat, seats, turn (a seat), turn number, phase, over, deck, cards under the end card (-1: it is "
            "revealed), supply, place fought over (-1: none), strength paid for, cards on the discard pile",
            ranges=[
                category(SEATS, more=1), up_to(SEATS), category(SEATS), up_to(), category(PHASES), YES_OR_NO,
                up_to(COPIES), up_to(COPIES, low=REVEALED), up_to(), category(PLACES), up_to(), up_to(COPIES),
            ],
        ),
        of_question(ARGS),
        of_picks(PICKS),
        Plane("time points", (SEATS,), lambda table, _: table.points, "Time Points of each seat", ranges=[up_to()]),
        Plane(
            "hand sizes", (SEATS,), lambda table, _: [len(table.hand(seat)) for seat in range(table.seats)],
            "cards in each hand", ranges=[up_to(COPIES)],
        ),
        of_hands(lambda table, seat: table.hand(seat)),
        Plane(
            "place seats", (PLACES,), lambda table, _: padded(table.place_seat, places(table)),
            "whose each place is, in the order in which they came to be", ranges=[category(SEATS)],
        ),
        Plane(
            "place attacks", (PLACES,), lambda table, _: padded(table.owner[table.attack_zone(0) :: 2], places(table)),
            "the owner of the attack on each place, where a card of one lies", ranges=[category(SEATS)],
        ),
        Plane(
            "place tardis", (PLACES,), lambda table, _: padded(table.protected, places(table)),
            "whether a TARDIS counter lies there", ranges=[up_to(1, low=NOTHING)],
        ),
        Plane(
            "place cards", (PLACES,),
            lambda table, _: padded([table.kind[copy] for copy in table.place_card], places(table)),
            "the kind of Location", ranges=[category(KINDS)],
        ),
        ZONES,
        FACE_UP,
        FACES,
        Plane(
            "lent", (2, COPIES), lent, "strength given to each sleeve for a while, and the seats until whose turn",
            needed=lambda pool: pool.lending, ranges=[ANY_NUMBER, category(SEATS)],
        ),
        Plane(
            "safe", (PLACES,), safe, "the seat until whose next turn nobody attacks each place, or -1",
            needed=lambda pool: pool.saving, ranges=[category(SEATS)],
        ),
        Plane(
            "scores", (SEATS,), lambda table, _: padded(table.scores, table.seats), "the scores, once it is over",
            ranges=[ANY_NUMBER],
        ),
    ],
    places,
    zones,
)  # fmt: skip
