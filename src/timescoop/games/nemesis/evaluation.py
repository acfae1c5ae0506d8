"""The static evaluation of a position from one seat's view; a win counts 100 points.

Each seat gets points for its tokens, cards and Characters. What counts most is how near it is to fulfilling each Win
rule, read from the text of the card (`progress`). Hidden cards of others are only counted. All weights are ours,
tuned in games between bots.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final

from timescoop.games.nemesis.attributes import PER_CARD
from timescoop.games.nemesis.conflicts.chances import committed, outlook, spoils
from timescoop.games.nemesis.pool import ACTION, ACTIONS, CORNERS, WIN, Pool
from timescoop.games.nemesis.progress import schemes
from timescoop.games.nemesis.steps.acting import required
from timescoop.games.nemesis.table import CONTROL, END, SETUP, Nemesis
from timescoop.kernel import NOWHERE
from timescoop.language import parts

WON: Final = 100.0
BEST_RIVAL: Final = 0.6  # the lead is measured against the best rival so much, the rest against the average

POWER: Final = 0.45  # each, up to the five that are kept
MORE_POWER: Final = 0.1
CARD: Final = 0.4  # in hand
MINION: Final = 0.5
STRENGTH: Final = 0.25
UPGRADE: Final = 0.2
CONSTANT: Final = 0.8  # of any other kind, in play
SCHEMING: Final = 0.8  # a card of your own side's scheme in the hand, more than another one
MORE_SCHEMING: Final = 1.8  # and in play
FIGHTING: Final = 0.55  # a Minion or an Instant in the hand
NOT_YOURS: Final = 0.3  # a Hero card in the hand
IDLE: Final = -0.1  # one that waits: a second copy, a second Instant, or what needs a Minion while none is in play
PLOT: Final = 4.0  # on a card that may be thwarted
CONTESTED: Final = 0.7  # a Location of your own that costs you an Action
BY_DOCTOR: Final = 1.5
ABROAD: Final = 0.25  # a Minion that contests another's Location
CAPTIVE: Final = 1.8
READY: Final = 1.2  # one, with that Instant in hand
CLAIM: Final = 25.0  # two Captured Doctors, and the Instant that wins by them in hand
MIGHT_CLAIM: Final = 5.0

ACTION_USE: Final = 0.55  # an Action of the token's Location that can still be taken


def evaluate(table: Nemesis, seat: int) -> float:
    """The lead of a seat over its rivals in points, as far as it knows; 100 for a win, -100 for a loss.

    Cards that the seat doesn't know are only counted.
    """
    if table.won >= 0:
        return final_worth(table, seat)
    if table.step == SETUP:
        return 0.0
    standing = on_boards(table)
    for other in range(table.seats):
        standing[other] += of_seat(table, other, seat)
    if table.fight != NOWHERE:
        add_fight(table, standing, seat)
    others = standing[:seat] + standing[seat + 1 :]
    lead = standing[seat] - BEST_RIVAL * max(others) - (1 - BEST_RIVAL) * sum(others) / len(others)
    return lead + prospects(table, seat)


def final_worth(table: Nemesis, seat: int) -> float:
    """100 for a win, -100 for a loss, 0 if the game was stopped."""
    if not table.won:
        return 0.0
    return WON if table.won >> seat & 1 else -WON


def of_seat(table: Nemesis, me: int, viewer: int) -> float:
    """The value of what a seat has besides Characters, as far as another seat knows."""
    power = table.power[me]
    value = POWER * min(power, 5) + MORE_POWER * max(0, power - 5)
    value += cards_to_have(table, me, viewer)
    held = len(table.captured(me))
    if held:
        value += captives(table, me, viewer, held)
    return value + schemes(table, me, viewer)


def cards_to_have(table: Nemesis, me: int, viewer: int) -> float:
    """The value of a hand, up to the Hand Limit; useful cards count more."""
    limit, hand = table.hand_limit(me), table.hand(me)
    count = len(hand)
    value = CARD * (limit if me == table.turn and table.step == END else min(count, limit + 1))
    if me == viewer:
        held = values(table.pool)[0]
        value += fsum([held[table.kind[copy]] - CARD for copy in hand])  # the order of the cards doesn't count
        value -= fsum([held[kind] - IDLE for kind in waiting(table, me, hand)])
    return value


def waiting(table: Nemesis, me: int, hand: tuple[int, ...]) -> list[int]:
    """The kinds in a hand that can't be played soon; they take the places of better cards.

    Minions are never listed. Without a Minion in play, all Instants and Upgrades are. Of each other kind, one copy
    isn't; of Instants, the best one isn't.
    """
    pool, held = table.pool, values(table.pool)[0]
    fighting = any([seat == me and pool.traits[table.kind[copy]] & pool.minion for copy, seat in table.holder.items()])
    kinds: list[int] = []
    instants: list[int] = []
    seen: set[int] = set()
    for kind in sorted([table.kind[copy] for copy in hand]):
        traits = pool.traits[kind]
        if traits & pool.minion:
            continue
        if kind in seen or (not fighting and traits & (pool.instant | pool.upgrade)):
            kinds.append(kind)
            continue
        seen.add(kind)
        if traits & pool.instant:
            instants.append(kind)
    instants.sort(key=lambda kind: -held[kind])
    return kinds + instants[1:]


@lru_cache(maxsize=64)
def values(pool: Pool) -> tuple[list[float], list[float]]:
    """For each kind, its value in the hand of a seat that can play it, and in play; Schemes count elsewhere."""
    held, there = [], []
    for kind in range(pool.count):
        traits = pool.traits[kind]
        scheming = pool.deck_of(kind) in pool.sides
        least = NOT_YOURS if traits & pool.hero else FIGHTING if traits & (pool.character | pool.instant) else CARD
        held.append(least + (SCHEMING if scheming or pool.numbered(kind, WIN) else 0.0))
        there.append(in_play(pool, kind) + (MORE_SCHEMING if scheming and traits & pool.constant else 0.0))
    return held, there


def in_play(pool: Pool, kind: int) -> float:
    """The value of a Nemesis card in play."""
    traits, strength = pool.traits[kind], STRENGTH * pool.strength[kind]
    if traits & pool.hero:
        return 0.0
    if traits & pool.character:
        return MINION + strength
    if traits & pool.upgrade:
        return UPGRADE + strength
    return CONSTANT if traits & pool.constant else 0.0


def on_boards(table: Nemesis) -> list[float]:
    """For each seat, the value of its cards in play, minus the Characters that contest its board."""
    pool, kinds, zones, host = table.pool, table.kind, table.zone, table.host
    there = values(pool)[1]
    worths = [0.0] * table.seats
    contested: dict[int, float] = {}
    first = table.place_zone(0)
    for copy, seat in table.holder.items():
        kind = kinds[copy]
        traits = pool.traits[kind]
        place = zones[copy] - first
        if copy in host:
            worths[table.controller(copy)] += there[kind]
        elif traits & pool.hero:
            if traits & pool.character and place >= 0:
                doctor = traits & pool.doctor or contested.get(place) == BY_DOCTOR
                contested[place] = BY_DOCTOR if doctor else CONTESTED
        else:
            worths[seat] += there[kind]
            if traits & pool.character and place // CORNERS != seat:
                worths[seat] += ABROAD
                contested.setdefault(place, CONTESTED)
    for place, costs in contested.items():
        worths[place // CORNERS] -= costs
    return worths


def captives(table: Nemesis, me: int, viewer: int, held: int) -> float:
    """NEM-CAPTURE-05: the value of Captured Doctors; more if a seat can still win by them."""
    ready = me == viewer and any([table.pool.numbered(table.kind[copy], WIN) for copy in table.hand(me)])
    value = CAPTIVE * held + (READY if ready else 0.0)
    if held > 1:
        value += CLAIM if ready else MIGHT_CLAIM
    return value


# ---- a Conflict going on


def add_fight(table: Nemesis, standing: list[float], viewer: int) -> None:
    """NEM-CONFLICT-25: add each seat's expected gain or loss in the current Conflict."""
    place, pool = table.fight, table.pool
    doctors = len([copy for copy in table.heroes(place) if table.is_type(copy, pool.doctor)])
    for seat, (wins, falls) in outlook(table, viewer).items():
        stake = 0.0
        for copy in table.minions(seat, place):
            stake += MINION + STRENGTH * table.strength(copy) + PLOT * table.plots.get(copy, 0)
            for upgrade in table.upgrades(copy):
                stake += UPGRADE + PLOT * table.plots.get(upgrade, 0)
        secret = committed(table, seat, viewer) - table.committed[seat]
        standing[seat] -= falls * stake + POWER * secret
        if wins:
            standing[seat] += wins * prize(table, seat, viewer, doctors)


def prize(table: Nemesis, seat: int, viewer: int, doctors: int) -> float:
    """NEM-HERO-08: the value of winning the Conflict, apart from what the others lose."""
    power, plot = spoils(table, seat)
    value = POWER * power
    if doctors and not power:
        held = len(table.captured(seat))
        value += captives(table, seat, viewer, held + doctors) - (captives(table, seat, viewer, held) if held else 0.0)
    if plot:
        before = schemes(table, seat, viewer)
        table.plot[seat] += int(plot)
        value += schemes(table, seat, viewer) - before
        table.plot[seat] -= int(plot)
    if place_is_home(table, seat) and table.heroes(table.fight):
        value += BY_DOCTOR if doctors else CONTESTED
    return value


def place_is_home(table: Nemesis, seat: int) -> bool:
    """NEM-CONTEST-01: whether the Conflict is on the board of a seat."""
    return table.fight // CORNERS == seat


# ---- what the token's Location will still give


def prospects(table: Nemesis, me: int) -> float:
    """The value of the Actions that a seat can still take this turn, given its hand."""
    place = table.token_place(me)
    if table.turn != me or place == NOWHERE or not CONTROL <= table.step < END:
        return 0.0
    side = table.pool.side_kind + table.sides[me]
    values = []
    for which in range(ACTIONS):
        if table.deal.book.take_action.option(which) not in table.used:
            nth = table.pool.numbered(side, ACTION)[place % CORNERS * ACTIONS + which]
            values.append(action_worth(table, me, table.pool.sentences[side][nth][1]))
    values.sort(reverse=True)
    least = required(table, me) - table.passes
    keep = max(0, len(values) - max(0, least))
    return sum(values[:keep]) + POWER * (len(values) - keep)


def action_worth(table: Nemesis, me: int, node: int) -> float:
    """The value of one Action; an Action that plays cards counts more, the more of them the hand has."""
    per_card = PER_CARD.of(node)
    if per_card:
        wanted = parts(node)[-1]
        held = sum([table.pool.traits[table.kind[copy]] & wanted == wanted for copy in table.hand(me)])
        most = parts(node)[0] if len(parts(node)) > 1 else held
        return per_card * min(held, most) + (CARD if not held else 0.0)
    return ACTION_USE
