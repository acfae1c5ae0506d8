"""How well a seat stands, by what it may know: a readable estimate, in which a won game is worth a hundred.

Each seat is credited with its tokens, cards and Characters, and above all with how far it has come towards each Win
rule, read off the text of the card (`progress`). What others hold is counted, not looked at. All weights are ours,
tried out in games between bots.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from timescoop.games.nemesis.pool import ACTION, ACTIONS, ALWAYS, CORNERS, NONE, WIN, YOU_EMPTY_A_DECK, Pool
from timescoop.games.nemesis.progress import progress
from timescoop.games.nemesis.sources import NOWHERE, source
from timescoop.games.nemesis.table import CONTROL, END, SETUP, Nemesis
from timescoop.games.nemesis.words import TAKE
from timescoop.language import parts, phrase_of

WON: Final = 100.0
BEST_RIVAL: Final = 0.6  # the lead is measured against the best rival so much, the rest against the average

POWER: Final = 0.45  # each, up to the five that are kept
MORE_POWER: Final = 0.1
CARD: Final = 0.4  # in hand
SCHEME_HELD: Final = 1.5  # the card of your own side's scheme, more than another card
MINION: Final = 0.5
STRENGTH: Final = 0.25
CONTESTED: Final = 0.7  # a Location of your own that costs you an Action
BY_DOCTOR: Final = 1.5
ABROAD: Final = 0.25  # a Minion that contests another's Location
CAPTIVE: Final = 1.8
CLAIM: Final = 25.0  # two Captured Doctors, and the Instant that wins by them in hand
MIGHT_CLAIM: Final = 5.0

NEAR: Final = 36.0  # what a scheme is worth that is all but fulfilled, with its card in play
HERO_NEAR: Final = 14.0  # the same for a Doctor's scheme, which is open to all
STEEP: Final = 1.25  # half of the way is worth less than half of it
HERO_STEEP: Final = 1.8
OPEN: Final = 4.0  # that the card is in play at all
AWAY: Final = (0.5, 0.4, 0.3)  # parts of that for a card in the hand, in the pile, in the deck
ENGINE: Final = 2.5  # a rule that gives Plot, as far as its condition is fulfilled
IN_PILE: Final = 0.5  # of that, for a card that would have to be brought back first
EMPTY_DECK: Final = 40.0

ACTION_USE: Final = 0.55  # an Action of the token's Location that can still be taken
USES: Final[dict[str, float]] = {  # by the phrase that the Action begins with: for each card of the hand, or at all
    "play any {TYPE(s)}": 0.55,
    "play up to {INT} {TYPE(s)}": 0.45,
}


def worth(table: Nemesis, seat: int) -> float:
    """The lead of a seat over its rivals, as it may see it; a hundred for a win, as much less for a loss.

    Only what the seat knows is looked at: cards it does not know are counted.
    """
    if table.won >= 0:
        return final_worth(table, seat)
    if table.step == SETUP:
        return 0.0
    standing = [of_seat(table, other, seat) for other in range(table.seats)]
    others = standing[:seat] + standing[seat + 1 :]
    lead = standing[seat] - BEST_RIVAL * max(others) - (1 - BEST_RIVAL) * sum(others) / len(others)
    return lead + prospects(table, seat)


def final_worth(table: Nemesis, seat: int) -> float:
    """A win, a loss, or nothing where the game was stopped."""
    if not table.won:
        return 0.0
    return WON if table.won >> seat & 1 else -WON


def of_seat(table: Nemesis, me: int, eyes: int) -> float:
    """What a seat has, as another may know it."""
    power = table.power[me] + table.committed[me]
    value = POWER * min(power, 5) + MORE_POWER * max(0, power - 5)
    value += CARD * cards_to_have(table, me)
    return value + on_boards(table, me) + captives(table, me, eyes) + schemes(table, me, eyes)


def cards_to_have(table: Nemesis, me: int) -> int:
    """The cards of a hand that can be kept; at the end of a turn it will be filled up again."""
    limit = table.hand_limit(me)
    return limit if me == table.turn and table.step == END else min(len(table.hand(me)), limit + 1)


def on_boards(table: Nemesis, me: int) -> float:
    """Characters of a seat, and those that contest its board."""
    pool, value = table.pool, 0.0
    for place in table.places():
        mine, doctor, contested = place // CORNERS == me, False, False
        for copy in table.at(place):
            if copy in table.host:
                continue
            traits = pool.traits[table.kind[copy]]
            if not traits & pool.character:
                continue
            hero = traits & pool.hero != 0
            if not hero and table.holder[copy] == me:
                value += MINION + STRENGTH * table.strength(copy) + (0 if mine else ABROAD)
            elif mine:
                contested = True
                doctor = doctor or (hero and traits & pool.doctor != 0)
        if contested:
            value -= BY_DOCTOR if doctor else CONTESTED
    return value


def captives(table: Nemesis, me: int, eyes: int) -> float:
    """NEM-CAPTURE-05: Captured Doctors, and whether they can be made a win."""
    held = len(table.captured(me))
    if not held:
        return 0.0
    value = CAPTIVE * held
    if held > 1:
        ready = me == eyes and any([table.pool.numbered(table.kind[copy], WIN) for copy in table.hand(me)])
        value += CLAIM if ready else MIGHT_CLAIM
    return value


# ---- schemes


@cache
def scheme_kinds(pool: Pool) -> tuple[int, ...]:
    """The cards that win while they lie in play: all with a Win rule but Instants."""
    return tuple([kind for kind in range(pool.count) if pool.wins[kind] and not pool.traits[kind] & pool.instant])


@cache
def engines(pool: Pool) -> dict[int, tuple[int, ...]]:
    """Cards with sentences that give Plot under a condition: kind -> those conditions."""
    found: dict[int, tuple[int, ...]] = {}
    for kind in range(pool.count):
        conditions = []
        for label, node in pool.sentences[kind]:
            if label != WIN and node >= 0 and phrase_of(node) == "if {conditions}, {doing}" and gives_plot(node):
                conditions.append(parts(node)[0])
        if conditions:
            found[kind] = tuple(conditions)
    return found


def gives_plot(node: int) -> bool:
    """Whether a conditional sentence gives Plot in the end."""
    deed = parts(node)[1]
    while phrase_of(deed) in ("you may {course}", "{deeds} to {deeds}"):
        deed = parts(deed)[-1]
    return phrase_of(deed) == "gain {INT} Plot"


def schemes(table: Nemesis, me: int, eyes: int) -> float:
    """NEM-WIN-01, -02: how near a seat is to each win, by where the card lies."""
    pool, value = table.pool, 0.0
    for copy in table.schemes:
        kind = table.kind[copy]
        if table.is_hero(copy):
            value += scheme_worth(table, copy, kind, me, eyes)
        elif table.controller(copy) == me:
            value += OPEN + scheme_worth(table, copy, kind, me, eyes) + engine_worth(table, me, eyes)
    own_live = any([not table.is_hero(copy) and table.controller(copy) == me for copy in table.schemes])
    if not own_live and table.sides[me] != NONE:
        value += scheme_away(table, me, eyes, pool.sides[table.sides[me]])
    return value


def scheme_worth(table: Nemesis, copy: int, kind: int, me: int, eyes: int) -> float:
    """A scheme in play, by how far its Win rules are fulfilled."""
    best = 0.0
    for when, _, _, conditions in table.pool.wins[kind]:
        if when == YOU_EMPTY_A_DECK:
            left = min([len(table.deck(seat)) for seat in range(table.seats) if seat != me])
            best = max(best, 0.0, 1.0 - left / EMPTY_DECK)
        elif conditions >= 0:
            come = progress(table, conditions, me, source(copy), eyes)
            best = max(best, come if when == ALWAYS else 0.9 * come)
    return float(HERO_NEAR * best**HERO_STEEP if table.is_hero(copy) else NEAR * best**STEEP)


def engine_worth(table: Nemesis, me: int, eyes: int) -> float:
    """Cards in play and in the hand that give Plot, as far as they would do so now."""
    value = 0.0
    cards = [(copy, 1.0) for copy, seat in table.holder.items() if seat == me]
    cards += [(copy, IN_PILE) for copy in table.pile(me)]
    if me == eyes:
        cards += [(copy, 1.0) for copy in table.hand(me)]
    there = engines(table.pool)
    for copy, part in cards:
        for conditions in there.get(table.kind[copy], ()):
            value += part * ENGINE * progress(table, conditions, me, source(copy, place=table.place_of(copy)), eyes)
    return value


def scheme_away(table: Nemesis, me: int, eyes: int, side: str) -> float:
    """The card of the own side's scheme is not in play: what has been done for it counts in part."""
    pool = table.pool
    for kind in scheme_kinds(pool):
        if pool.deck_of(kind) != side:
            continue
        held = me == eyes and any([table.kind[copy] == kind for copy in table.hand(me)])
        if held:
            share, value = AWAY[0], SCHEME_HELD
        else:
            fallen = any([table.kind[copy] == kind for copy in table.pile(me)])
            share, value = (AWAY[1] if fallen else AWAY[2]), 0.0
        come = max([progress(table, node, me, source(0), eyes) for _, _, _, node in pool.wins[kind] if node >= 0])
        return float(value + share * NEAR * come**STEEP) + share * engine_worth(table, me, eyes)
    return 0.0


# ---- what the token's Location will still give


def prospects(table: Nemesis, me: int) -> float:
    """The Actions that a seat can still take this turn, by what its hand has for them."""
    place = table.token_place(me)
    if table.turn != me or place == NOWHERE or not CONTROL <= table.step < END:
        return 0.0
    side = table.pool.side_kind + table.sides[me]
    values = []
    for which in range(ACTIONS):
        if TAKE + which not in table.used:
            nth = table.pool.numbered(side, ACTION)[place % CORNERS * ACTIONS + which]
            values.append(action_worth(table, me, table.pool.sentences[side][nth][1]))
    values.sort(reverse=True)
    least = required(table, me) - table.passes
    keep = max(0, len(values) - max(0, least))
    return sum(values[:keep]) + POWER * (len(values) - keep)


def required(table: Nemesis, me: int) -> int:
    """NEM-CONTEST-04: how many Actions must be Passed at the token's Location."""
    least = 0
    for copy in table.at(table.token_place(me)):
        if table.is_character(copy):
            if table.is_hero(copy):
                least = max(least, 2 if table.is_type(copy, table.pool.doctor) else 1)
            elif table.holder[copy] != me:
                least = max(least, 1)
    return least


def action_worth(table: Nemesis, me: int, node: int) -> float:
    """What one Action will do: more where it plays cards, by how many of them are held."""
    line = phrase_of(node)
    if line in USES:
        wanted = parts(node)[-1]
        held = sum([table.pool.traits[table.kind[copy]] & wanted == wanted for copy in table.hand(me)])
        most = parts(node)[0] if "{INT}" in line else held
        return USES[line] * min(held, most) + (CARD if not held else 0.0)
    return ACTION_USE
