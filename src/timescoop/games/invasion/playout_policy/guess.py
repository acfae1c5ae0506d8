"""Estimates of what an action gains, from strengths and probabilities, without playing it on a table."""

from __future__ import annotations

from math import exp
from typing import Final

from timescoop.games.invasion.actions import can_join_attack, may_join, not_there
from timescoop.games.invasion.evaluation import (
    DEFENDER_STRENGTH,
    ENEMY_STRENGTH,
    EVEN,
    IN_HAND,
    LAST_USE,
    MOST_STRENGTH,
    POINT,
    THOUSAND,
    TO_PASS,
    strength,
    uses_of,
)
from timescoop.games.invasion.playout_policy.standing import DALEK, TARDIS, Standing
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION
from timescoop.games.invasion.table import END_GAME, FLOOR, Invasion

SUPPORT_GAIN: Final = 0.45  # what a Support brings, untried
DOUBT: Final = 1.3  # points of strength by which a conflict with unknown cards turns from doubtful to likely
EVEN_ODDS: Final = 0.5  # a margin of nought is enough, so the odds are even half a point below it
NEVER: Final = -1e9

Choice = tuple[float, list[int]]  # what it promises, and the kinds of card for it


class Guess:
    """What a seat needs to judge its actions at one table.

    Args:
        table: A table that the seat may know, its own or an imagined one.
        me: The seat.
    """

    __slots__ = (
        "defenders", "enemies", "hand", "last", "least_cost", "least_use", "me", "points", "room", "standing", "table",
        "time", "uses",
    )  # fmt: skip

    def __init__(self, table: Invasion, me: int) -> None:
        self.table = table
        self.me = me
        self.standing = Standing(table, me)
        self.points = table.pool.victory_points
        self.last = table.phase == END_GAME
        self.uses = uses_of(table.pool, table.seats)
        self.time = min(1.0, LAST_USE * self.standing.rounds)
        kinds = table.hand_kinds(me)
        self.enemies = [kind for kind in kinds if table.pool.type[kind] == ENEMY]
        self.defenders = [kind for kind in kinds if table.pool.type[kind] == DEFENDER]
        cards = table.hand(me)
        self.hand = sorted([self.uses[table.kind[copy]] for copy in cards], reverse=True)
        self.room = len(cards) - (0 if self.last else FLOOR)
        self.least_use = self.time * self.hand[-1] / THOUSAND if cards else 0.0
        self.least_cost = self.cost(self.hand[-1:])

    def cost(self, gone: list[int]) -> float:
        """What a hand loses with some cards, named by their uses."""
        if self.last:
            return self.time * sum(gone) / THOUSAND
        rest = self.hand[:]
        for use in gone:
            rest.remove(use)
        return self.time * (of_hand(self.hand) - of_hand(rest)) / THOUSAND

    def card(self, kind: int) -> float:
        """What a Location or a Support promises."""
        pool, cost = self.table.pool, self.cost([self.uses[kind]])
        if pool.type[kind] != LOCATION:
            return SUPPORT_GAIN * self.time - cost
        held = pool.victory_points[kind] * self.standing.shares.open
        return held + POINT[self.table.seats] * pool.time_points[kind] - cost

    # ---- attacks

    def attack(self, place: int) -> Choice:
        """The best attack on a place with one or two Enemies."""
        table = self.table
        zone = table.attack_zone(place)
        there = max(0, strength(table, self.me, table.zones[zone], ENEMY_STRENGTH)) if table.zones[zone] else 0
        best, chosen = NEVER, self.enemies[:1]
        for kinds in self.attacks_on(place):
            power = there + sum([table.pool.strength[kind] for kind in kinds])
            promise = self.won_by(place, there, min(MOST_STRENGTH, power))
            promise -= self.cost([self.uses[kind] for kind in kinds])
            if promise > best:
                best, chosen = promise, kinds
        return best, chosen

    def attacks_on(self, place: int) -> list[list[int]]:
        """The sets of one or two Enemies that may be played against a place; one is enough for a counter."""
        table = self.table
        spare = table.spare_dalek(self.me)
        first = [kind for kind in self.enemies if may_join(table, self.me, place, kind, spare=spare)]
        sets = [[kind] for kind in first]
        if self.room > 1 and not table.protected[place]:
            pairs = table.pool.pairs[2]
            for kind in first:
                for other in self.enemies:
                    if other > kind and pairs[kind][other] and can_join_attack(table, place, other):
                        sets.append([kind, other])
        return sets

    def won_by(self, place: int, there: int, power: int) -> float:
        """What an attack of some strength brings on, where so much of it lies there already."""
        table, shares = self.table, self.standing.shares
        zone = table.attack_zone(place)
        points = self.points[table.kind[table.place_card[place]]]
        if table.zones[zone] and table.owner[zone] != self.me:
            return self.taken_over(points, table.owner[zone], shares.taken[there], shares.taken[power])
        owner = table.place_seat[place]
        weight = self.standing.weights[owner]
        if table.zones[zone]:
            return points * (shares.taken[power] - shares.taken[there]) * (1 + weight * EVEN)
        guards = table.zones[zone + 1]
        defence = strength(table, self.me, guards, DEFENDER_STRENGTH) if guards else 0
        before = shares.guarded[defence] if guards else shares.open
        if table.protected[place]:
            gain = weight * points * (shares.counter - before)
            return gain + self.standing.gain_by_end(((owner, -TARDIS),), 0.0, gain)
        held = shares.taken[power]
        gain = points * (held + weight * (before - (1 - held) * EVEN))
        gain += self.standing.gain_by_end(((self.me, DALEK),), points * (1 + weight), gain)
        if not guards:
            return gain
        win = self.chance(guards, power - defence - 1)
        loss = weight * points * (before - shares.counter)
        loss += self.standing.gain_by_end(((owner, TARDIS),), 0.0, loss)
        return win * gain + (1 - win) * loss

    def taken_over(self, points: int, rival: int, before: float, after: float) -> float:
        """INV-AMB-81: an attack changes hands, and is as strong as it is then."""
        weight = self.standing.weights[rival]
        gain = points * (after + weight * before)
        return gain + self.standing.gain_by_end(((self.me, DALEK), (rival, -DALEK)), points * (1 + weight), gain)

    def chance(self, cards: tuple[int, ...], margin: int) -> float:
        """How likely a conflict is won with such a margin over cards that may be unknown."""
        if all([self.table.known[copy] >> self.me & 1 for copy in cards]):
            return 1.0 if margin >= 0 else 0.0
        return 1 / (1 + exp(-(margin + EVEN_ODDS) / DOUBT))

    # ---- defences

    def defence(self, place: int) -> Choice:
        """The best defence of an own place with one or two Defenders."""
        table = self.table
        kinds = [kind for kind in self.defenders if not_there(table, place, kind)]
        sets = [[kind] for kind in kinds]
        if self.room > 1:
            sets += [[one, other] for one in kinds for other in kinds if one < other]
        guards = table.defence(place)
        there = strength(table, self.me, guards, DEFENDER_STRENGTH) if guards else 0
        best, chosen = NEVER, kinds[:1]
        for some in sets:
            power = there + sum([table.pool.strength[kind] for kind in some])
            promise = self.kept_by(place, there, min(MOST_STRENGTH, power))
            promise -= self.cost([self.uses[kind] for kind in some])
            if promise > best:
                best, chosen = promise, some
        return best, chosen

    def kept_by(self, place: int, there: int, power: int) -> float:
        """What a defence of some strength brings on, where so much of it lies there already."""
        table, shares = self.table, self.standing.shares
        zone = table.attack_zone(place)
        points = self.points[table.kind[table.place_card[place]]]
        against = table.zones[zone]
        if not against:
            before = shares.guarded[there] if table.zones[zone + 1] else shares.open
            return 0.0 if table.protected[place] else points * (shares.guarded[power] - before)
        enemies = max(0, strength(table, self.me, against, ENEMY_STRENGTH))
        rival = table.owner[zone]
        weight, held = self.standing.weights[rival], shares.taken[enemies]
        gain = points * (shares.counter - (1 - held) * EVEN + weight * held)
        gain += self.standing.gain_by_end(((self.me, TARDIS), (rival, -DALEK)), points * (1 + weight), gain)
        return self.chance(against, power - enemies) * gain


def of_hand(hand: list[int]) -> float:
    """What a hand is worth in its owner's turn, most useful first: what must be passed is worth less than nothing."""
    spare = max(0, len(hand) - FLOOR)
    return IN_HAND * sum(hand[:spare]) + TO_PASS * sum(hand[spare:])
