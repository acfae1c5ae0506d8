"""How near a seat is to fulfilling its Schemes, from 0 to 1, as another seat may know; read from the card texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Final

from timescoop.games.nemesis.attributes import GAIN, PLOT, POWER
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases import conditions, grounds, looking_back, own_tests, pointing, referring
from timescoop.games.nemesis.phrases.conditions import count_in, have, yours
from timescoop.games.nemesis.pool import ALWAYS, CORNERS, NONE, WIN, YOU_EMPTY_A_DECK, Pool
from timescoop.games.nemesis.steps.turn import MOST_POWER
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.yields import in_hand
from timescoop.language import NO_TEXT, Attribute, Context, all_true, function_of, if_true, outcome, parts

NEAR: Final = 36.0  # what a scheme is worth that is all but fulfilled, with its card in play
HERO_NEAR: Final = 14.0  # the same for a Doctor's scheme, which is open to all
STEEP: Final = 1.25  # half of the way is worth less than half of it
HERO_STEEP: Final = 1.8
OPEN: Final = 4.0  # that the card is in play at all
IN_HAND: Final = 0.5  # parts of that for a card that is not in play yet
FALLEN: Final = 0.4
IN_DECK: Final = 0.3
NEARER: Final = 0.3  # and so much more of it as the deck is drawn in which it lies
ENGINE: Final = 2.5  # a rule that gives Plot, as far as its condition is fulfilled
IN_PILE: Final = 0.5  # of that, for a card that would have to be brought back first
EMPTY_DECK: Final = 40.0
SCHEME_HELD: Final = 1.5  # the card of your own side's scheme, more than another card

ELSEWHERE: Final = 0.45  # a card that is in play, but not yet where it is wanted
HELD: Final = 0.15  # one in the hand
NEARLY: Final = 0.95  # the most that such cards can add up to
UNSEEN: Final = 0.3  # what is in a hand that cannot be looked into
PASSING: Final = 0.3  # Power above what is kept at the end of the turn going on
TO_COME: Final = 0.6  # Power or Plot that the hand would bring

Part = Callable[..., float]
NEARNESS: Final[Attribute[Part | None]] = Attribute("nearness", None)  # how far a condition is fulfilled


def progress(table: Nemesis, node: int, me: int, this: Context, viewer: int) -> float:
    """How near a seat is to fulfilling a condition, from 0 to 1, as the seat `viewer` may know."""
    part = NEARNESS.of(node)
    return part(table, me, this, viewer, *parts(node)) if part else 0.0


def nearness_of(condition: Callable[..., bool]) -> Callable[[Part], Part]:
    """Register the progress function for the condition of a phrase."""

    def enter(part: Part) -> Part:
        NEARNESS.give(condition, part)
        return part

    return enter


def share(count: float, least: int) -> float:
    """A count as a part of what is wanted."""
    return min(1.0, count / least) if least else 1.0


@nearness_of(all_true)
def both(table: Nemesis, me: int, this: Context, viewer: int, first: int, rest: int) -> float:
    """The mean of the two."""
    return (progress(table, first, me, this, viewer) + progress(table, rest, me, this, viewer)) / 2


def gathered(table: Nemesis, me: int, viewer: int, least: int, wanted: int, there: int) -> float:
    """So many cards of a type are where they should be; others in play, and those held, are on their way."""
    if there >= least:
        return 1.0
    elsewhere = len(yours(table, me, list(table.holder), wanted)) - there
    held = count_in(table, me, wanted, 0) if me == viewer else 0
    return min(NEARLY, (there + ELSEWHERE * min(elsewhere, least - there) + HELD * min(held, least)) / least)


@nearness_of(conditions.have_one)
def have_one(table: Nemesis, me: int, this: Context, viewer: int, wanted: int, where: int) -> float:
    """One card of a type at a place."""
    return gathered(table, me, viewer, 1, wanted, have(table, me, this, wanted, where))


@nearness_of(conditions.have_some)
def have_some(table: Nemesis, me: int, this: Context, viewer: int, least: int, wanted: int, where: int) -> float:
    """So many cards of a type at a place."""
    return gathered(table, me, viewer, least, wanted, have(table, me, this, wanted, where))


@nearness_of(conditions.there_are)
def there_are(table: Nemesis, me: int, this: Context, _eyes: int, least: int, wanted: int, where: int) -> float:
    """So many cards of a type, over all players."""
    return share(own_tests.found(table, me, this, wanted, where), least)


@nearness_of(own_tests.there_is)
def there_is(table: Nemesis, me: int, this: Context, _eyes: int, wanted: int, where: int) -> float:
    """A card of a type, in any player's hands."""
    return float(own_tests.there_is(table, me, this, wanted, where))


def that_card_is(table: Nemesis, me: int, this: Context, _eyes: int, wanted: int) -> float:
    """1 if it is so, else 0."""
    return float(referring.that_card_is(table, me, this, wanted))


def that_card_is_strong(table: Nemesis, me: int, this: Context, _eyes: int, least: int) -> float:
    """1 if it is so, else 0."""
    return float(referring.that_card_is_strong(table, me, this, least))


def on_each_board(table: Nemesis, me: int, _this: Context, _eyes: int, wanted: int) -> float:
    """The share of the other boards where there is one."""
    boards = [seat for seat in range(table.seats) if seat != me]
    return share(sum([grounds.have_on_board(table, me, wanted, seat) for seat in boards]), len(boards))


def at_many(table: Nemesis, me: int, this: Context, _eyes: int, wanted: int, least: int) -> float:
    """The share of so many Locations where there is one."""
    return share(own_tests.places_with(table, me, this, wanted), least)


def at_each_of_yours(table: Nemesis, me: int, _this: Context, _eyes: int, wanted: int) -> float:
    """The share of your own Locations where there is one."""
    places = range(me * CORNERS, (me + 1) * CORNERS)
    return share(sum([len(yours(table, me, table.at(place), wanted)) > 0 for place in places]), CORNERS)


def enter_chosen() -> None:
    """Register the phrases of modules that mypyc compiles later; it can refer to their functions only in a function."""
    nearness_of(referring.that_card_is)(that_card_is)
    nearness_of(referring.that_card_is_strong)(that_card_is_strong)
    for condition in (
        looking_back.has_won,
        looking_back.has_lost,
        looking_back.has_initiated,
        looking_back.has_played,
        pointing.have_another,
        pointing.there_is_another,
        pointing.named_is,
        pointing.has_no_plot,
        pointing.have_most_strength,
        grounds.no_other_has,
        grounds.have_fewest,
        grounds.conflict_here,
        grounds.yours_to_fight,
        grounds.theirs_to_fight,
    ):
        nearness_of(condition)(so_or_not(condition))
    nearness_of(grounds.have_at_many)(at_many)
    nearness_of(grounds.have_on_each_board)(on_each_board)
    nearness_of(grounds.have_at_each_of_yours)(at_each_of_yours)


def so_or_not(condition: Callable[..., bool]) -> Part:
    """The progress of a condition that can only be met or not."""

    def part(table: Nemesis, me: int, this: Context, _eyes: int, *args: int) -> float:
        return float(condition(table, me, this, *args))

    return part


enter_chosen()


@nearness_of(own_tests.there_is_none)
def there_is_none(table: Nemesis, me: int, this: Context, _eyes: int, wanted: int, where: int) -> float:
    """The fewer there are, the nearer."""
    return 1 / (1 + own_tests.found(table, me, this, wanted, where))


@nearness_of(own_tests.have_none)
def have_none(table: Nemesis, me: int, this: Context, _eyes: int, wanted: int, where: int) -> float:
    """The fewer you have, the nearer."""
    return 1 / (1 + have(table, me, this, wanted, where))


@nearness_of(own_tests.have_most)
def have_most(table: Nemesis, me: int, _this: Context, _eyes: int, wanted: int) -> float:
    """One more than the best of the others."""
    counts = [len(yours(table, seat, list(table.holder), wanted)) for seat in range(table.seats)]
    return share(counts[me], 1 + max(counts[:me] + counts[me + 1 :]))


@nearness_of(own_tests.have_most_there)
def have_most_there(table: Nemesis, me: int, this: Context, _eyes: int, wanted: int, where: int) -> float:
    """One more there than the best of the others."""
    counts = own_tests.counts_there(table, me, this, wanted, where)
    return share(counts[me], 1 + max(counts[:me] + counts[me + 1 :]))


@nearness_of(own_tests.there_is_no_other)
def there_is_no_other(table: Nemesis, me: int, this: Context, _eyes: int, wanted: int, where: int) -> float:
    """The fewer others there are, the nearer."""
    return 1 / (1 + own_tests.others_there(table, me, this, wanted, where))


@nearness_of(own_tests.hold_none)
def hold_none(table: Nemesis, me: int, _this: Context, _eyes: int) -> float:
    """The less you hold, the nearer."""
    return 1 / (1 + table.power[me])


@nearness_of(own_tests.have_exactly)
def exactly_so_many(table: Nemesis, me: int, this: Context, viewer: int, count: int, wanted: int, where: int) -> float:
    """As so many at least, and further away with each one too many."""
    there = have(table, me, this, wanted, where)
    return gathered(table, me, viewer, count, wanted, there) if there < count else 1 / (1 + there - count)


@nearness_of(own_tests.hold_exactly)
def hold_exactly(table: Nemesis, me: int, _this: Context, _eyes: int, count: int) -> float:
    """How far from it in either direction."""
    return 1 / (1 + abs(table.power[me] - count))


@nearness_of(own_tests.hold_most)
def hold_most(table: Nemesis, me: int, _this: Context, _eyes: int) -> float:
    """One more than the richest of the others."""
    return share(table.power[me], 1 + max(table.power[:me] + table.power[me + 1 :]))


@nearness_of(own_tests.have_few)
def have_few(table: Nemesis, me: int, _this: Context, _eyes: int, most: int) -> float:
    """The fewer beyond that, the nearer."""
    return 1 / (1 + max(0, len(table.hand(me)) - most))


@nearness_of(own_tests.have_few_there)
def have_few_there(table: Nemesis, me: int, this: Context, _eyes: int, most: int, wanted: int, where: int) -> float:
    """The fewer beyond that, the nearer."""
    return 1 / (1 + max(0, have(table, me, this, wanted, where) - most))


@nearness_of(own_tests.there_are_exactly)
def there_are_exactly(table: Nemesis, me: int, this: Context, _eyes: int, count: int, wanted: int, where: int) -> float:
    """How far from it in either direction."""
    return 1 / (1 + abs(own_tests.found(table, me, this, wanted, where) - count))


@nearness_of(own_tests.lies_there)
def lies_there(table: Nemesis, me: int, this: Context, _eyes: int, where: int) -> float:
    """1 if it is there, else 0."""
    return float(own_tests.lies_there(table, me, this, where))


@nearness_of(own_tests.other_has_one)
def other_has_one(table: Nemesis, me: int, this: Context, _eyes: int, wanted: int, where: int) -> float:
    """That is the doing of others."""
    return float(own_tests.other_has_one(table, me, this, wanted, where))


@nearness_of(own_tests.other_has_more)
def other_has_more(table: Nemesis, me: int, this: Context, _eyes: int, wanted: int) -> float:
    """That is the doing of others."""
    return float(own_tests.other_has_more(table, me, this, wanted))


@nearness_of(own_tests.other_holds_more)
def other_holds_more(table: Nemesis, me: int, this: Context, _eyes: int) -> float:
    """How many cards a hand has is known to all."""
    return float(own_tests.other_holds_more(table, me, this))


@nearness_of(own_tests.other_holds_fewer)
def other_holds_fewer(table: Nemesis, me: int, this: Context, _eyes: int) -> float:
    """How many cards a hand has is known to all."""
    return float(own_tests.other_holds_fewer(table, me, this))


@nearness_of(own_tests.other_has_more_power)
def other_has_more_power(table: Nemesis, me: int, _this: Context, _eyes: int) -> float:
    """The less you hold, the nearer."""
    return share(max(table.power), 1 + table.power[me])


@nearness_of(own_tests.other_has_power)
def other_has_power(table: Nemesis, me: int, _this: Context, _eyes: int, least: int) -> float:
    """The richest of the others."""
    return share(max([power for seat, power in enumerate(table.power) if seat != me], default=0), least)


@nearness_of(own_tests.hold_little)
def hold_little(table: Nemesis, me: int, _this: Context, _eyes: int, most: int) -> float:
    """The less beyond that, the nearer."""
    return 1 / (1 + max(0, table.power[me] - most))


@nearness_of(own_tests.hold_least)
def hold_least(table: Nemesis, me: int, _this: Context, _eyes: int) -> float:
    """One less than the poorest of the others."""
    return 1 / (1 + max(0, 1 + table.power[me] - min(table.power[:me] + table.power[me + 1 :])))


def hands_of_others(table: Nemesis, me: int) -> list[int]:
    """How many cards the others hold, which all can see."""
    return [len(table.hand(seat)) for seat in range(table.seats) if seat != me]


@nearness_of(own_tests.hold_most_cards)
def hold_most_cards(table: Nemesis, me: int, _this: Context, _eyes: int) -> float:
    """One more than the largest hand of the others."""
    return share(len(table.hand(me)), 1 + max(hands_of_others(table, me)))


@nearness_of(own_tests.hold_fewest_cards)
def hold_fewest_cards(table: Nemesis, me: int, _this: Context, _eyes: int) -> float:
    """One less than the smallest hand of the others."""
    return 1 / (1 + max(0, 1 + len(table.hand(me)) - min(hands_of_others(table, me))))


@nearness_of(own_tests.other_holds_nothing)
def other_holds_nothing(table: Nemesis, me: int, _this: Context, _eyes: int) -> float:
    """The smallest hand of the others."""
    return 1 / (1 + min(hands_of_others(table, me)))


@nearness_of(own_tests.bears_upgrade)
def bears_upgrade(table: Nemesis, me: int, this: Context, _eyes: int) -> float:
    """1 if it has one, else 0."""
    return float(own_tests.bears_upgrade(table, me, this))


@nearness_of(own_tests.is_my_turn)
def is_my_turn(table: Nemesis, me: int, _this: Context, _eyes: int) -> float:
    """It will be, sooner or later."""
    return 1.0 if table.turn == me else 1 / table.seats


@nearness_of(conditions.have_card)
def have_card(table: Nemesis, me: int, _this: Context, _eyes: int, kind: int) -> float:
    """A card by its name."""
    return float(any([table.kind[copy] == kind and table.controller(copy) == me for copy in table.holder]))


@nearness_of(conditions.have_upgraded)
def upgraded(table: Nemesis, me: int, _this: Context, _eyes: int, wanted: int, least: int) -> float:
    """A Character with so many Upgrades."""
    mine = yours(table, me, list(table.holder), wanted)
    return share(max([len(table.upgrades(copy)) for copy in mine], default=0), least)


@nearness_of(conditions.have_plotted)
def plotted(table: Nemesis, me: int, _this: Context, viewer: int, wanted: int, least: int) -> float:
    """A card with so much Plot on it."""
    mine = yours(table, me, list(table.holder), wanted)
    if not mine:
        return HELD * gathered(table, me, viewer, 1, wanted, 0)
    return ELSEWHERE / least + (1 - ELSEWHERE / least) * share(max([table.plots.get(c, 0) for c in mine]), least)


@nearness_of(conditions.have_together)
def together(
    table: Nemesis, me: int, _this: Context, _eyes: int, least: int, wanted: int, more: int, other: int
) -> float:
    """The best Location, and half of what stands elsewhere."""
    best = 0.0
    for place in table.places():
        there = list(table.at(place))
        near = min(len(yours(table, me, there, wanted)), least) + min(len(yours(table, me, there, other)), more)
        best = max(best, near)
    all_in_play = list(table.holder)
    far = min(len(yours(table, me, all_in_play, wanted)), least) + min(len(yours(table, me, all_in_play, other)), more)
    return share(best + ELSEWHERE * (far - best), least + more)


@nearness_of(conditions.have_alike)
def alike(table: Nemesis, me: int, _this: Context, viewer: int, least: int, _wanted: int) -> float:
    """The type of which the hand has most."""
    if me != viewer:
        return UNSEEN
    types = [table.pool.traits[table.kind[copy]] & table.pool.a_type for copy in table.hand(me)]
    return share(max([types.count(each) for each in types], default=0), least)


@nearness_of(conditions.have_nothing)
def emptied(table: Nemesis, me: int, _this: Context, _eyes: int) -> float:
    """The fewer cards the better."""
    return max(0.0, 1.0 - len(table.hand(me)) / 4)


def stacked(table: Nemesis, me: int, viewer: int, least: int, wanted: int, stack: int) -> float:
    """So many cards of a type in the hand, if one may look into it, or in the open pile."""
    if me != viewer and not stack:
        return UNSEEN
    return share(count_in(table, me, wanted, stack), least)


@nearness_of(conditions.have_one_in)
def one_in(table: Nemesis, me: int, _this: Context, viewer: int, wanted: int, stack: int) -> float:
    """One card of a type there."""
    return stacked(table, me, viewer, 1, wanted, stack)


@nearness_of(conditions.have_some_in)
def some_in(table: Nemesis, me: int, _this: Context, viewer: int, least: int, wanted: int, stack: int) -> float:
    """So many cards of a type there."""
    return stacked(table, me, viewer, least, wanted, stack)


@nearness_of(conditions.hold_power)
def power(table: Nemesis, me: int, _this: Context, viewer: int, least: int) -> float:
    """Power on the board, less what will not be kept, and what the hand would bring."""
    held, more = table.power[me], in_hand(table, me, viewer, POWER)
    kept = min(held, MOST_POWER) if me == table.turn else held
    come = share(kept + PASSING * (held - kept) + TO_COME * more, least)
    return max(come, NEARLY) if more and held + more >= least else come


@nearness_of(conditions.hold_plot)
def plot(table: Nemesis, me: int, _this: Context, viewer: int, least: int) -> float:
    """Plot on the board, and what the hand would bring."""
    return share(table.plot[me] + TO_COME * in_hand(table, me, viewer, PLOT), least)


@nearness_of(conditions.hold_doctors)
def doctors(table: Nemesis, me: int, _this: Context, _eyes: int, least: int) -> float:
    """Captured Doctors."""
    return share(len(table.captured(me)), least)


@nearness_of(conditions.has_plot)
def on_this(table: Nemesis, _me: int, this: Context, _eyes: int, least: int) -> float:
    """Plot on the card itself."""
    return share(table.plots.get(CONTEXT.card(this), 0), least)


@nearness_of(conditions.control_this)
def control(table: Nemesis, me: int, this: Context, _eyes: int) -> float:
    """Whether the seat controls the card."""
    return float(table.in_play(CONTEXT.card(this)) and table.controller(CONTEXT.card(this)) == me)


@nearness_of(conditions.heroes_have)
def hero_strength(table: Nemesis, me: int, _this: Context, _eyes: int, least: int) -> float:
    """The Strength of the Heroes there."""
    places = range(me * CORNERS, (me + 1) * CORNERS)
    return share(sum([table.strength(copy) for place in places for copy in table.heroes(place)]), least)


# ---- schemes


@lru_cache(maxsize=64)
def scheme_of(pool: Pool) -> tuple[int, ...]:
    """Side -> the card of its scheme, which wins while it lies in play."""
    wins = [kind for kind in range(pool.count) if pool.wins[kind] and not pool.traits[kind] & pool.instant]
    return tuple([next((kind for kind in wins if pool.deck_of(kind) == side), NONE) for side in pool.sides])


@lru_cache(maxsize=64)
def engines(pool: Pool) -> tuple[dict[int, tuple[int, ...]], ...]:
    """Side -> its cards with sentences that give Plot under a condition: kind -> those conditions."""
    found: list[dict[int, tuple[int, ...]]] = [{} for _ in pool.sides]
    for kind in range(pool.count):
        needed = []
        for label, node in pool.sentences[kind]:
            if label != WIN and node >= 0 and function_of(node) is if_true and gives_plot(node):
                needed.append(parts(node)[0])
        for side, name in enumerate(pool.sides):
            if needed and pool.deck_of(kind) in (name, pool.nemeses[pool.side_nemesis[side]]):
                found[side][kind] = tuple(needed)
    return tuple(found)


def gives_plot(node: int) -> bool:
    """Whether a conditional sentence gives Plot in the end."""
    return GAIN.of(outcome(parts(node)[1])) == PLOT


def schemes(table: Nemesis, me: int, viewer: int) -> float:
    """NEM-WIN-01, -02: how near a seat is to each win, by where the card lies."""
    value, live = 0.0, 0.0
    for copy in table.schemes:
        kind = table.kind[copy]
        if table.is_hero(copy):
            value += scheme_worth(table, copy, kind, me, viewer)
        elif table.controller(copy) == me:
            live = max(live, OPEN + scheme_worth(table, copy, kind, me, viewer))
    side = table.sides[me]
    if side == NONE:
        return value
    if live:
        return value + live + engine_worth(table, me, viewer, side)
    return value + scheme_away(table, me, viewer, side)


def scheme_worth(table: Nemesis, copy: int, kind: int, me: int, viewer: int) -> float:
    """A scheme in play, by how far its Win rules are fulfilled."""
    best = 0.0
    for when, _, _, needed in table.pool.wins[kind]:
        if when == YOU_EMPTY_A_DECK:
            left = min([len(table.deck(seat)) for seat in range(table.seats) if seat != me])
            best = max(best, 0.0, 1.0 - left / EMPTY_DECK)
        elif needed >= 0:
            come = progress(table, needed, me, CONTEXT.of(copy), viewer)
            best = max(best, come if when == ALWAYS else 0.9 * come)
    return float(HERO_NEAR * best**HERO_STEEP if table.is_hero(copy) else NEAR * best**STEEP)


def engine_worth(table: Nemesis, me: int, viewer: int, side: int) -> float:
    """Cards in play and in the hand that give Plot, as far as they would do so now."""
    there = engines(table.pool)[side]
    if not there:
        return 0.0
    kinds = table.kind
    cards = [(copy, 1.0) for copy, seat in table.holder.items() if seat == me and kinds[copy] in there]
    cards += [(copy, IN_PILE) for copy in table.pile(me) if kinds[copy] in there]
    if me == viewer:
        cards += [(copy, 1.0) for copy in table.hand(me) if kinds[copy] in there]
    values = [
        part * ENGINE * progress(table, needed, me, CONTEXT.of(copy, here=table.place_of(copy)), viewer)
        for copy, part in cards
        for needed in there[kinds[copy]]
    ]
    return fsum(values)  # the same in any order of the cards of a hand


def scheme_away(table: Nemesis, me: int, viewer: int, side: int) -> float:
    """The card of the own side's scheme is not in play: what has been done for it counts in part."""
    kind = scheme_of(table.pool)[side]
    if kind == NONE:
        return 0.0
    come = max([progress(table, node, me, NO_TEXT, viewer) for _, _, _, node in table.pool.wins[kind] if node >= 0])
    if me == viewer and kind in [table.kind[copy] for copy in table.hand(me)]:
        share, value = IN_HAND, SCHEME_HELD
    elif kind in [table.kind[copy] for copy in table.pile(me)]:
        share, value = FALLEN, 0.0
    else:
        drawn = max(0.0, 1.0 - len(table.deck(me)) / EMPTY_DECK)
        share, value = IN_DECK, NEARER * drawn * (OPEN + NEAR * come**STEEP)
    return float(value + share * NEAR * come**STEEP) + share * engine_worth(table, me, viewer, side)
