"""How well a seat stands, by what it may know: an estimate of its lead over its rivals, in Victory Points.

A place counts for the seat that would score it now. It counts less if many rounds are left, and if it is easy to take.
Cards and Time Points count for what they will do. All weights are ours: we fitted them to the results of games between
bots, by the rounds that were left, and then tested them in such games.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final

from timescoop.games.invasion.built.fields import DECK
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, TWO_SEATS, Pool
from timescoop.games.invasion.table import ACTIONS, END_GAME, FLOOR, PICKED_UP, REVEALED, Invasion

WIN: Final = 6.0  # Victory Points that the win itself is worth, on top of the lead, once the game is over
NARROW: Final = 2.5  # a rival this many points behind the best one counts e times less, at the end
NARROW_ROUND: Final = 0.3  # added to that for each round still to come

TURN_CARDS: Final = 2  # a turn of three or four seats draws two cards
TWO_TURNS_CARDS: Final = 6  # two turns of two seats draw six, three each
LAST_CARDS: Final = 5  # cards for each seat to play when the End Game starts
LAST_PACE: Final = 0.4  # a round of the End Game, one action each, as a part of an ordinary round
FAR_FROM_FIVE: Final = (
    6.5  # counters of one kind to place until five are out; more than five, because some are taken back
)
TO_FIVE: Final[tuple[float, ...]] = (
    0.0,
    0.0,
    1.7,
    2.0,
    2.2,
)  # by the number of seats: rounds for each counter that is missing
# by the turns until its owner's next turn: the chance that five counters are still out then
STANDS: Final[tuple[float, ...]] = (1.0, 0.75, 0.55, 0.45, 0.4)
OTHER_SET: Final = 32  # two counts in one number: Dalek counters + 32 × TARDIS counters

ENEMY_STRENGTH: Final = 3.5  # expected strength of an Enemy that nobody has seen
DEFENDER_STRENGTH: Final = 3.0

OPEN_RISK: Final = 0.5  # the chance that an undefended Location is lost in a round
COUNTER_RISK: Final = 0.17  # the same with a TARDIS counter
# the same by the strength of the defence
GUARD_RISK: Final[tuple[float, ...]] = (0.45, 0.4, 0.34, 0.27, 0.22, 0.18, 0.15, 0.13, 0.11, 0.1, 0.09, 0.08, 0.07)
# by the strength of the attack: the chance that its target, or another attacker, ends it in a round
TAKEN_RISK: Final[tuple[float, ...]] = (0.36, 0.36, 0.34, 0.32, 0.29, 0.25, 0.23, 0.21, 0.19, 0.18, 0.17, 0.16, 0.15)
TWO_SEATS_RISK: Final = 0.4  # factor for these chances with one rival instead of two or three
EVEN: Final = 0.12  # share of its own Location that a seat scores in the long run, apart from the cards there now
EVEN_TAKEN: Final = 0.03  # the same of a Location that it attacks

MOST_STRENGTH: Final = len(GUARD_RISK) - 1
VOID: Final = -1

POINT: Final[tuple[float, ...]] = (
    0.0,
    0.0,
    0.25,
    0.07,
    0.07,
)  # by the number of seats: Victory Points for an unspent Time Point
CARD: Final = 0.5  # Victory Points for a card that nobody knows
LOCATION_USE: Final = 0.35  # for each Victory Point of a Location in hand: it has still to be played and held
DEFENDER_USE: Final = 0.17  # for each point of strength
ENEMY_USE: Final = 0.2
RETURN_USE: Final = 0.2  # added for a Defender that returns to the hand
SUPPORT_USE: Final = 0.6  # for a Support; all count alike
IN_HAND: Final = 0.7  # factor for a card that can still be used this turn
TO_PASS: Final = -0.2  # the same for one that must be passed
NEXT_TURN: Final = 0.5  # the same for a hand between turns
KEPT_BACK: Final = 0.75  # the same in the Reserve
LAST_USE: Final = 2.0  # with fewer rounds left than this, cards lose their use


def evaluate(table: Invasion, seat: int) -> float:
    """A seat's lead in Victory Points, as far as it knows; at the end, the lead and the win.

    Only what the seat knows is looked at: cards it does not know count as average ones.
    """
    if table.won >= 0:
        return final_worth(table, seat)
    out = counters_out(table)
    most = max([max(both % OTHER_SET, both // OTHER_SET) for both in out])
    rounds = rounds_to_play(table, most)
    places = Places(table, seat, shares_in(rounds, TWO_SEATS_RISK if table.seats == TWO_SEATS else 1.0))
    means_worth(table, seat, places.standing, rounds)
    ahead = lead(places.standing, seat, rounds)
    soon = ends_soon(table, out) if most >= min(table.pool.dalek_counters, table.pool.tardis_counters) else 0.0
    return (1 - soon) * ahead + soon * lead(places.now, seat, 0.0) if soon else ahead


def lead(standing: list[float], seat: int, rounds: float) -> float:
    """How far a seat is ahead of its rivals: of those who could still win the most, of the others less."""
    mine = standing[seat]
    rivals = standing[:seat] + standing[seat + 1 :]
    best = max(rivals)
    narrow = NARROW + NARROW_ROUND * rounds
    return mine - best - narrow * log(sum([exp((each - best) / narrow) for each in rivals]) / len(rivals))


def final_worth(table: Invasion, seat: int) -> float:
    """The lead at the end, and a share of the win."""
    scores = [float(score) for score in table.scores]
    won = (table.won >> seat & 1) / table.won.bit_count()
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :]) + WIN * (2 * won - 1)


def rounds_left(table: Invasion) -> float:
    """About how many times each seat will have a turn before the cards are used up, End Game turns as parts of one."""
    if table.phase == END_GAME:
        shortest = min([len(table.hand(seat)) + len(table.face_down(seat)) for seat in range(table.seats)])
        return shortest * LAST_PACE
    if table.end_card == REVEALED:
        return LAST_CARDS * LAST_PACE
    a_round = TWO_TURNS_CARDS if table.deal.two_seats else TURN_CARDS * table.seats
    return (len(table.zones[DECK]) - table.end_card) / a_round + LAST_CARDS * LAST_PACE


def rounds_to_play(table: Invasion, most: int) -> float:
    """The same, or the rounds until a seat has a whole set of counters out; `most` is what any seat has out now."""
    return min(rounds_left(table), (FAR_FROM_FIVE - most) * TO_FIVE[table.seats])


def counters_out(table: Invasion) -> list[int]:
    """By seat: its Dalek counters on the table, and its TARDIS counters times OTHER_SET."""
    out = [0] * table.seats
    zone = table.attack_zone(0)
    for place, mine in enumerate(table.place_seat):
        if table.zones[zone + 2 * place]:
            out[table.owner[zone + 2 * place]] += 1
        elif table.protected[place]:
            out[mine] += OTHER_SET
    return out


def ends_soon(table: Invasion, out: list[int]) -> float:
    """INV-END-01: how likely it is that a whole set of counters, out now, is still out when its owner's turn comes."""
    for turns in range(1, table.seats + 1):
        both = out[(table.turn + turns) % table.seats]
        if both % OTHER_SET >= table.pool.dalek_counters or both // OTHER_SET >= table.pool.tardis_counters:
            return STANDS[turns]
    return 0.0


# ---- places


class Shares:
    """The part of a place that is kept until the end, so many rounds away; by strength where cards lie there."""

    def __init__(self, rounds: float, scale: float) -> None:
        """`scale` says how great all risks are, for this number of seats."""
        self.open = kept(EVEN, scale * OPEN_RISK, rounds)
        self.counter = kept(EVEN, scale * COUNTER_RISK, rounds)
        self.guarded = tuple([kept(EVEN, scale * risk, rounds) for risk in GUARD_RISK])
        self.taken = tuple([kept(EVEN_TAKEN, scale * risk, rounds) for risk in TAKEN_RISK])


def kept(even: float, risk: float, rounds: float) -> float:
    """The part of a place that a seat keeps, if it loses the place with this risk in each round."""
    so_long: float = (1 - risk) ** rounds
    return even + (1 - even) * so_long


@lru_cache(maxsize=256)
def shares_in(rounds: float, scale: float) -> Shares:
    """The shares so many rounds before the end; there are not many numbers of rounds."""
    return Shares(rounds, scale)


class Places:
    """What all places together are worth to each seat, as one seat knows them."""

    __slots__ = ("now", "standing")

    def __init__(self, table: Invasion, seat: int, shares: Shares) -> None:
        self.standing = [0.0] * table.seats  # in the end, by the shares
        self.now = [0.0] * table.seats  # if the game ended at once
        value = table.pool.victory_points
        kind, zones = table.kind, table.zones
        zone = table.attack_zone(0)
        for place, mine in enumerate(table.place_seat):
            points = value[kind[table.place_card[place]]]
            if zones[zone]:
                self.add_taken(table, seat, zone, points, mine, shares)
            else:
                self.now[mine] += points
                if table.protected[place]:
                    self.standing[mine] += points * shares.counter
                elif zones[zone + 1]:
                    power = strength(table, seat, zones[zone + 1], DEFENDER_STRENGTH)
                    self.standing[mine] += points * shares.guarded[power]
                else:
                    self.standing[mine] += points * shares.open
            zone += 2

    def add_taken(self, table: Invasion, seat: int, zone: int, points: int, mine: int, shares: Shares) -> None:
        """Add a place under attack: it counts for the attacker now, and for its owner if it can be won back."""
        power = strength(table, seat, table.zones[zone], ENEMY_STRENGTH)
        if power != VOID:
            attacker = table.owner[zone]
            share = shares.taken[power]
            self.now[attacker] += points
            self.standing[attacker] += points * share
            self.standing[mine] += points * (1 - share) * EVEN


def strength(table: Invasion, seat: int, cards: tuple[int, ...], unknown: float) -> int:
    """The strength of some cards as a seat knows it, at most what shares go up to; VOID: nobody scores."""
    pool, kind, known = table.pool, table.kind, table.known
    total = 0.0
    for copy in cards:
        if known[copy] >> seat & 1:
            if pool.voids[kind[copy]]:
                return VOID
            total += pool.strength[kind[copy]]
        else:
            total += unknown
    return min(int(total), MOST_STRENGTH)


# ---- cards and Time Points

THOUSAND: Final = 1000
UNKNOWN: Final = int(THOUSAND * CARD)


def means_worth(table: Invasion, seat: int, standing: list[float], rounds: float) -> None:
    """Add to each seat's standing what its cards and Time Points will still do for it.

    Cards are added up as whole thousandths: a hand has no order, so the order must not tell in the last digit.
    """
    uses = uses_of(table.pool, table.seats)
    kind, known, points = table.kind, table.known, table.points
    time = min(1.0, LAST_USE * rounds)
    waiting = NEXT_TURN if table.phase == ACTIONS else 1.0  # in the End Game nothing is passed on
    for of in range(table.seats):
        hand = [uses[kind[copy]] if known[copy] >> seat & 1 else UNKNOWN for copy in table.hand(of)]
        kept_back = [uses[kind[copy]] if known[copy] >> seat & 1 else UNKNOWN for copy in table.reserve(of)]
        if of == seat == table.turn and table.phase == ACTIONS:
            # INV-AMB-105: what was picked up cannot go back, so it is worth what it is used for, and else nothing.
            hand = [uses[kind[copy]] for copy in table.hand(of) if table.mark[copy] != PICKED_UP]
            hand.sort(reverse=True)
            spare = max(0, len(hand) - FLOOR)
            value = IN_HAND * sum(hand[:spare]) + TO_PASS * sum(hand[spare:])
        else:
            value = waiting * sum(hand)
        value += KEPT_BACK * sum(kept_back)
        standing[of] += time * (value / THOUSAND + POINT[table.seats] * points[of])


@lru_cache(maxsize=64)
def uses_of(pool: Pool, seats: int) -> tuple[int, ...]:
    """What a card of each kind will do when it is played, in thousandths of a Victory Point."""
    return tuple([int(THOUSAND * use_of(pool, kind, POINT[seats])) for kind in range(pool.count)])


def use_of(pool: Pool, kind: int, point: float) -> float:
    """A Location gives Victory Points, if held, and Time Points; who fights has strength, and what the text adds."""
    if pool.type[kind] == LOCATION:
        return LOCATION_USE * pool.victory_points[kind] + point * pool.time_points[kind] + by_text(pool, kind, point)
    if pool.type[kind] in (DEFENDER, ENEMY):
        gains = point * (pool.earns[kind] + pool.steals[kind]) + by_text(pool, kind, point)
        power = DEFENDER_USE if pool.type[kind] == DEFENDER else ENEMY_USE
        strength = pool.strength[kind] + pool.brings_strength[kind]
        return power * strength + gains + RETURN_USE * pool.returns[kind]
    return SUPPORT_USE + by_text(pool, kind, point)


def by_text(pool: Pool, kind: int, point: float) -> float:
    """INV-AMB-126: what a text of its own is likely to bring."""
    return CARD * pool.brings_cards[kind] + point * pool.brings_points[kind]
