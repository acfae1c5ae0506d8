"""The playout policy: the next answer of a seat, guessed in a moment, for turns that are only imagined.

Actions are judged by what they promise, without trying them on a table; so a turn costs a tenth of one that is
thought through. It plays less well than that, but well enough to show what an action may bring on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion.actions import ATTACK, DEFEND
from timescoop.games.invasion.buying import DISCARD_CARDS, price_of
from timescoop.games.invasion.conflict import PAY, booster
from timescoop.games.invasion.evaluation import CARD, IN_HAND, KEPT_BACK, POINT, evaluate, uses_of
from timescoop.games.invasion.fighting import attack_total, defence_total
from timescoop.games.invasion.losses import RETRIEVE
from timescoop.games.invasion.options import BUY, DISCARD, RESERVE
from timescoop.games.invasion.playout_policy.guess import Choice, Guess
from timescoop.games.invasion.reserve import RESERVE_CARDS
from timescoop.games.invasion.table import END_GAME, Invasion
from timescoop.games.invasion.turn import ACTION, LAST_ACTION, PASS
from timescoop.language import DONE, NO, YES

NEVER: Final = -1e9


def best_action(table: Invasion, me: int, offered: list[int]) -> int:
    """The action that promises most; in the End Game what lies in the Reserve is picked up first."""
    guess = Guess(table, me)
    best, most = offered[0], NEVER
    for option in offered:
        promise = promise_of(table, guess, option)
        if promise > most:
            best, most = option, promise
    return best


def promise_of(table: Invasion, guess: Guess, option: int) -> float:
    """What an action promises, in Victory Points of lead."""
    book = table.deal.book
    block, target = book.decode(option)
    if block is book.attack:
        return guess.attack(table.lines[target][block.part(option)])[0]
    if block is book.defend:
        return guess.defence(table.lines[guess.me][target])[0]
    if block is book.pick_up:
        return -NEVER if table.phase == END_GAME else NEVER
    return guess.card(target) if block is book.play else promise_of_verb(table, guess, option)


def promise_of_verb(table: Invasion, guess: Guess, option: int) -> float:
    """What it promises to keep a card back, to discard or to buy one; to end the turn promises nothing."""
    point = POINT[table.seats]
    if option == DISCARD:
        return point - guess.least_cost
    if option == RESERVE:
        return KEPT_BACK * guess.least_use - guess.least_cost
    if option == BUY:
        return (CARD if table.phase == END_GAME else CARD * IN_HAND) - price_of(table, guess.me) * point
    return 0.0


def next_enemy(table: Invasion, me: int, offered: list[int]) -> int:
    """The next card of the best attack on the place that is asked about."""
    return next_card(table, offered, Guess(table, me).attack(place_asked_about(table)))


def next_defender(table: Invasion, me: int, offered: list[int]) -> int:
    """The next card of its best defence."""
    return next_card(table, offered, Guess(table, me).defence(place_asked_about(table)))


def place_asked_about(table: Invasion) -> int:
    """The place that a question about cards for one is about."""
    return int(table.asked[0][1][1])


def next_card(table: Invasion, offered: list[int], best: Choice) -> int:
    """The first card of a choice that has not been named, or done if all are."""
    for kind in best[1]:
        option = table.deal.book.kind.option(kind)
        if kind not in table.picks and option in offered:
            return option
    return DONE if DONE in offered else offered[0]


def least_useful(table: Invasion, _me: int, offered: list[int]) -> int:
    """The card that is missed least, and no second one; nothing is picked up from the Reserve."""
    if DONE in offered:
        return DONE
    uses = uses_of(table.pool, table.seats)
    named = table.deal.book.kind
    cards = [option for option in offered if option in named]
    return min(cards, key=lambda option: uses[named.target(option)])


def rescue(table: Invasion, _me: int, offered: list[int]) -> int:
    """INV-CONFLICT-13: Defenders are always saved, by any card that can."""
    saving = [option for option in offered if option in table.deal.book.play]
    return saving[0] if saving else NO


def pay_or_not(table: Invasion, me: int, _offered: list[int]) -> int:
    """INV-CONFLICT-08: strength is paid for where it turns the conflict."""
    place = place_asked_about(table)
    short = attack_total(table, place) - defence_total(table, place)
    bought = table.pool.boost[table.kind[booster(table, me)]]
    return YES if 0 < short <= bought else NO


def best_at_once(table: Invasion, me: int, offered: list[int]) -> int:
    """What no policy is written for is tried: the option after which the table is worth most as it then stands."""
    best, most = offered[0], NEVER
    for option in offered:
        after = table.copy()
        after.play(me, option)
        value = evaluate(after, me)
        if value > most:
            best, most = option, value
    return best


HABITS: Final[dict[int, Callable[[Invasion, int, list[int]], int]]] = {
    ACTION: best_action,
    LAST_ACTION: best_action,
    ATTACK: next_enemy,
    DEFEND: next_defender,
    RESERVE_CARDS: least_useful,
    DISCARD_CARDS: least_useful,
    PASS: least_useful,
    RETRIEVE: rescue,
    PAY: pay_or_not,
}


def likely_answer(table: Invasion, me: int) -> int:
    """The option that a seat is likely to take."""
    offered = table.options(me)
    return offered[0] if len(offered) == 1 else HABITS.get(table.asked[0][0], best_at_once)(table, me, offered)
