"""The playout policy: cards by what is printed on them, places by their Goals, attempts that succeed.

Nothing is tried on a table. A turn costs a tenth of one that is searched, and shows what matters: what each side
will put where, which Goals it will score, and whether that wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.ccg.motion.attempts import TEAM, label_of
from timescoop.games.ccg.motion.success import could_score
from timescoop.games.ccg.motion.travel import JOURNEY, LANDING, PASSENGERS, crew, ships
from timescoop.games.ccg.options import ALL, PASS, STAY
from timescoop.games.ccg.play.answering import ANSWER, INTERRUPT
from timescoop.games.ccg.play.playing import WHERE
from timescoop.games.ccg.playout_policy.prospects import draw_of, printed_strength, strength
from timescoop.games.ccg.pool import CHARACTERS, GOAL, HEROES, OPPOSE
from timescoop.games.ccg.searching import OUT_OF_DECK, SEARCH
from timescoop.games.ccg.sight.evaluation import PLACED, QUALITY, prize
from timescoop.games.ccg.steps.turn import MOVE, PLAY_CARD
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOWHERE
from timescoop.language import DONE

NEW_GOAL: Final = 2.0
ICON: Final = 0.5  # a Vortex icon
TAKEN: Final = 1.5  # an Artifact of another


def likely_answer(table: Ccg, seat: int) -> int:
    """The answer of the playout policy."""
    offered = table.options(seat)
    if len(offered) == 1:
        return offered[0]
    rule = HABITS.get(table.question_of(seat))
    return rule(table, seat, offered) if rule else offered[0]


def pass_it(_table: Ccg, _me: int, _offered: list[int]) -> int:
    """The option that passes."""
    return PASS


def card_to_play(table: Ccg, _me: int, offered: list[int]) -> int:
    """The card with the highest value in play; the first one if tied."""
    best, most = PASS, 0.0
    book = table.deal.book
    for option in offered:
        block, target = book.decode(option)
        promise = ICON if block is book.vortex else in_play(table, target) if block is book.kind else 0.0
        if promise > most:
            best, most = option, promise
    return best


def card_to_find(table: Ccg, me: int, offered: list[int]) -> int:
    """CCG-AMB-78: of cards that are played from the deck, the one that is worth most in play; else the first."""
    if table.asked[0][1][-1] != OUT_OF_DECK:
        return offered[0]
    best = card_to_play(table, me, offered)
    return best if best in offered else offered[0]


def in_play(table: Ccg, kind: int) -> float:
    """The value of a card in play, from what is printed on it."""
    sort = table.pool.type[kind]
    if 1 << sort & CHARACTERS:
        return QUALITY * printed_strength(table, kind)
    return NEW_GOAL if sort == GOAL else PLACED.get(1 << sort, 0.0)


def where_to_put_it(table: Ccg, me: int, offered: list[int]) -> int:
    """Heroes where others have Goals, Enemies where there is one of their own; everything else at the first place."""
    kind = table.kind[table.asked[0][1][1]]
    sort = 1 << table.pool.type[kind]
    if not sort & CHARACTERS:
        return offered[0]
    heroes, joining = sort & HEROES != 0, printed_strength(table, kind)
    return best_place(table, me, offered, joining, heroes=heroes)


def best_place(table: Ccg, me: int, offered: list[int], joining: int, *, heroes: bool) -> int:
    """The most promising place for some Characters; the first one if tied."""
    best, most = offered[0], -1.0
    block = table.deal.book.place
    for option in offered:
        if option in block:
            promise = draw_of(table, me, block.target(option), joining, heroes=heroes)
            if promise > most:
                best, most = option, promise
    return best


def what_to_do(table: Ccg, me: int, offered: list[int]) -> int:
    """The successful attempt with the highest gain, else an Artifact without a User."""
    best, most = PASS, 0.0
    book = table.deal.book
    for option in offered:
        promise = 0.0
        block, copy = book.decode(option)
        if block is book.attempt:
            if could_score(table, me, copy, table.place_of(copy)):
                label = label_of(table, me, copy)
                promise = (
                    prize(table, me, copy, heroes=label == OPPOSE) if table.pool.type[table.kind[copy]] == GOAL else 1.0
                )
        elif block is book.take:
            promise = TAKEN
        elif block is book.vortex:
            promise = ICON
        if promise > most:
            best, most = option, promise
    return best


def all_of_them(_table: Ccg, _me: int, offered: list[int]) -> int:
    """Every card that can come."""
    return ALL if ALL in offered else DONE if DONE in offered else offered[0]


def where_to_go(table: Ccg, me: int, offered: list[int]) -> int:
    """With the TARDIS where its crew has most to seek; it stays if that is where it is."""
    found = ships(table, me)
    if len(found) != 1:
        return offered[0]
    ship = found[0]
    heroes = strength(table, crew(table, me, ship))
    best = best_place(table, me, offered, heroes, heroes=True)
    place = table.place_of(ship)
    if STAY in offered and place != NOWHERE:
        staying = draw_of(table, me, place, 0, heroes=True)
        if best == STAY:
            return STAY
        going = draw_of(table, me, table.deal.book.place.target(best), heroes, heroes=True)
        if staying >= going:
            return STAY
    return best


def who_comes_along(_table: Ccg, _me: int, offered: list[int]) -> int:
    """All Characters that fit, in order."""
    return offered[1] if offered[0] == DONE else offered[0]


Habit = Callable[[Ccg, int, list[int]], int]
HABITS: Final[dict[int, Habit]] = {
    ANSWER: pass_it,
    INTERRUPT: pass_it,
    PLAY_CARD: card_to_play,
    WHERE: where_to_put_it,
    SEARCH: card_to_find,
    MOVE: what_to_do,
    TEAM: all_of_them,
    JOURNEY: where_to_go,
    LANDING: where_to_go,
    PASSENGERS: who_comes_along,
}
