"""The bot that takes what looks best at once: one declaration, looked at from its seat's own view."""

from __future__ import annotations

from typing import Final

from timescoop.bots.bot import Budget, luck_of
from timescoop.bots.chance import any_option
from timescoop.bots.declarations import Line, Mind, Said, declarations, follow
from timescoop.kernel import Game, Table

Ranked = tuple[float, Line]

WILD: Final = 4  # a novice plays at random once in so many decisions
WILD_LUCK: Final = -1  # the draw that says whether it does, apart from the worlds, which count from 0
THROWS: Final = 6  # worlds besides in which lines are followed that run through dice or shuffles


def best_now(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The first option of the declaration that is worth most on average over the worlds."""
    worlds = imagined(game, blind, seat, dice, range(budget.worlds))
    mind = Mind(game.worth, budget.halves)
    said = declarations(mind, worlds[0], seat)
    if all_alike(ranking(said)):
        return any_option(game, blind, seat, dice, budget)
    if by_luck(worlds[0], said):
        worlds += imagined(game, blind, seat, dice, range(budget.worlds, budget.worlds + THROWS))
    return averaged(mind, worlds, seat, ranking(said)[: budget.breadth])[0][1][0]


def best_or_wild(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """As `best_now`, but one decision in four is left to chance."""
    if (luck_of(dice, WILD_LUCK) >> 8) % WILD == 0:
        return any_option(game, blind, seat, dice, budget)
    return best_now(game, blind, seat, dice, budget)


def imagined(game: Game, blind: Table, seat: int, dice: int, numbers: range) -> list[Table]:
    """The worlds of one decision that have these numbers."""
    return [game.imagine(blind, seat, luck_of(dice, nth)) for nth in numbers]


def by_luck(world: Table, said: list[Said]) -> bool:
    """Whether luck is drawn in some declarations of several, so that one world says little of what they are worth."""
    return len(said) > 1 and any(end.drawn != world.drawn for _, _, end in said)


def all_alike(ranked: list[Ranked]) -> bool:
    """Whether of several declarations none looks better than another, so that chance may decide: as between boards."""
    return len(ranked) > 1 and ranked[0][0] == ranked[-1][0]


def thought_of(mind: Mind, world: Table, seat: int) -> list[Ranked]:
    """All declarations with their worth in one world, the best first."""
    return ranking(declarations(mind, world, seat))


def ranking(said: list[Said]) -> list[Ranked]:
    """Declarations, the best first."""
    return in_order([(value, line) for value, line, _ in said])


def averaged(mind: Mind, worlds: list[Table], seat: int, ranked: list[Ranked]) -> list[Ranked]:
    """Some declarations with their average worth, the best first; they are ranked in the first world already."""
    close = []
    for value, line in ranked:
        more = [mind.look(follow(mind, world, seat, line), seat) for world in worlds[1:]]
        close.append(((value + sum(more)) / len(worlds), line))
    return in_order(close)


def in_order(ranked: list[Ranked]) -> list[Ranked]:
    """The best first; of equals the shorter line, then that with the smaller numbers, so that nothing else decides."""
    return sorted(ranked, key=lambda each: (-each[0], len(each[1]), each[1]))
