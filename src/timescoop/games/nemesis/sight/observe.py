"""NEM-TERM-06: the observation: what one seat knows, as integers; the same knowledge as in `view`."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.pool import CORNERS
from timescoop.games.nemesis.table import CENTRE, DIE, STEPS, Nemesis
from timescoop.kernel import (
    ANY_NUMBER,
    COPIES,
    FACES,
    HOLDERS,
    HOSTS,
    NOTHING,
    PLACES,
    SEATS,
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
    padded,
    up_to,
)

ARGS: Final = 4  # of a question
PICKS: Final = 12
DEEDS: Final = 4  # that texts look back on: the last one is a card that was played
TOKENS: Final = 2  # Doctors of a seat


def heading(table: Nemesis, seat: int) -> list[int]:
    """The turn and the current Conflict."""
    sealed = sum([1 << each for each in range(table.seats) if table.polling and table.sealed[each] != NOTHING])
    return [
        seat, table.seats, table.turn, table.turn_number, table.step, int(table.won >= 0), table.fight, table.starter,
        table.doubled, table.displacers, table.hero_gain, table.calm, sealed, table.passes, len(table.used),
    ]  # fmt: skip


def boards(table: Nemesis, _seat: int) -> list[int]:
    """The board, tokens and counts of each seat."""
    out: list[int] = []
    for each in range(table.seats):
        out += [
            table.sides[each], *padded(table.doctors[each], TOKENS), table.power[each], table.plot[each],
            table.token[each], len(table.hand(each)), len(table.deck(each)), table.hand_limit(each),
        ]  # fmt: skip
    return out


def loans(table: Nemesis, _seat: int) -> list[int]:
    """NEM-AMB-63, -64: the temporary effects on each sleeve."""
    return [*by_copy(table, table.boosts, 0), *by_copy(table, table.stuck, -1)]


def turn_so_far(table: Nemesis, _seat: int) -> list[int]:
    """NEM-AMB-106, -107, -110: the events of this turn that texts can look back on."""
    out = [NOTHING] * (table.seats * DEEDS)
    for seat, what in table.done:
        column = DEEDS - 1 if what >= 0 else -what - 1
        out[seat * DEEDS + column] = what if what < 0 else max(out[seat * DEEDS + column], what)
    return out


def closed(table: Nemesis, _seat: int) -> list[int]:
    """NEM-AMB-94: for each Location, the seat until whose next turn it is closed; -1 if it is open."""
    return [table.closed.get(place, NOTHING) for place in table.places()]


OBSERVATION: Final = Observation(
    [
        Plane(
            "table", (15,), heading,
            "seat, seats, turn (a seat), turn number, step, over, the Location of the Conflict, who initiated it, its "
            "doubled and displacing seats as bits, what its Heroes have gained, whether all is calm since the last "
            "window, seats that have sealed a commitment as bits, Actions passed, rules or Actions used in this step",
            ranges=[
                category(SEATS, more=1), up_to(SEATS), category(SEATS), up_to(), category(STEPS), YES_OR_NO,
                category(PLACES), category(SEATS), bit_set(SEATS), bit_set(SEATS), ANY_NUMBER, YES_OR_NO,
                bit_set(SEATS), up_to(), up_to(),
            ],
        ),
        of_question(ARGS),
        of_picks(PICKS),
        Plane(
            "seats", (SEATS, 9), boards, "side, both Doctors, Power, Plot, corner of the token, hand, deck, Hand Limit",
            ranges=[
                up_to(low=NOTHING), up_to(low=NOTHING), up_to(low=NOTHING), up_to(), up_to(),
                up_to(CORNERS - 1, low=CENTRE), up_to(COPIES), up_to(COPIES), ANY_NUMBER,
            ],
        ),
        Plane(
            "conflict", (3, SEATS), lambda table, _: [*table.committed, *table.gained, *table.rolls],
            "committed Power, Strength gained, and die of each seat", ranges=[up_to(), ANY_NUMBER, up_to(DIE)],
        ),
        of_hands(lambda table, seat: table.hand(seat)),
        ZONES,
        FACES,
        HOLDERS,
        HOSTS,
        Plane(
            "plots", (COPIES,), lambda table, _: by_copy(table, table.plots, 0), "the Plot on each sleeve",
            ranges=[up_to()],
        ),
        Plane(
            "loans", (2, COPIES), loans, "Strength until the turn ends, and seats until whose turn it cannot move",
            needed=lambda pool: pool.loans, ranges=[ANY_NUMBER, category(SEATS)],
        ),
        Plane(
            "closed", (SEATS, CORNERS), closed, "Location -> the seat until whose turn no card moves there, or -1",
            needed=lambda pool: pool.barring, ranges=[category(SEATS)],
        ),
        Plane(
            "guards", (COPIES,), lambda table, _: by_copy(table, table.guards, 0),
            "what each sleeve is safe from until the turn ends, as bits: to be vanquished, to be thwarted",
            needed=lambda pool: pool.guarding, ranges=[bit_set(2)],
        ),
        Plane(
            "lent", (COPIES,), lambda table, _: by_copy(table, table.borrowed, NOTHING),
            "the seat that controls each sleeve again once the turn ends, or -1",
            needed=lambda pool: pool.borrowing, ranges=[category(SEATS)],
        ),
        Plane(
            "worked", (COPIES,), lambda table, _: by_copy(table, table.once, 0),
            "the sentences of each sleeve that have worked in this turn, as bits",
            needed=lambda pool: pool.remembering, ranges=[up_to()],
        ),
        Plane(
            "done", (SEATS, DEEDS), turn_so_far,
            "what each seat has done in this turn: won, lost, initiated a Conflict, the highest card it has played",
            needed=lambda pool: pool.remembering, ranges=[ANY_NUMBER],
        ),
    ],
    lambda table: table.seats * CORNERS,
)  # fmt: skip
