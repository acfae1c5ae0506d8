"""The bot that takes what looks best at once: one declaration, evaluated from its seat's own view."""

from __future__ import annotations

from typing import Final

from timescoop.bots.bot import Budget, luck_of
from timescoop.bots.declarations import Evaluator, Line, Said, declarations, follow
from timescoop.bots.uniform import random_option
from timescoop.kernel import Game, Table

Ranked = tuple[float, Line]

RANDOM_ONE_IN: Final = 4  # a novice plays at random once in so many decisions
RANDOM_DRAW: Final = -1  # the draw that says whether it does, apart from the worlds, which count from 0
LUCK_WORLDS: Final = 6  # worlds besides in which lines are followed that run through dice or shuffles


def best_now(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The first option of the declaration that is worth most on average over the worlds."""
    worlds = sample_worlds(game, blind, seat, dice, range(budget.worlds))
    evaluator = Evaluator(game.evaluate, budget.partial_lines)
    said = declarations(evaluator, worlds[0], seat)
    if all_equal(ranking(said)):
        return random_option(game, blind, seat, dice, budget)
    if depends_on_luck(worlds[0], said):
        worlds += sample_worlds(game, blind, seat, dice, range(budget.worlds, budget.worlds + LUCK_WORLDS))
    return rank_by_mean(evaluator, worlds, seat, ranking(said)[: budget.breadth])[0][1][0]


def best_or_random(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """As `best_now`, but one decision in four is left to chance."""
    if (luck_of(dice, RANDOM_DRAW) >> 8) % RANDOM_ONE_IN == 0:
        return random_option(game, blind, seat, dice, budget)
    return best_now(game, blind, seat, dice, budget)


def sample_worlds(game: Game, blind: Table, seat: int, dice: int, numbers: range) -> list[Table]:
    """The worlds of one decision with these numbers."""
    return [game.imagine(blind, seat, luck_of(dice, nth)) for nth in numbers]


def depends_on_luck(world: Table, said: list[Said]) -> bool:
    """Whether some of several declarations involve luck, so that one world says little about their value."""
    return len(said) > 1 and any(end.drawn != world.drawn for _, _, end in said)


def all_equal(ranked: list[Ranked]) -> bool:
    """Whether several declarations look equally good, so that chance may decide, as when a board is chosen."""
    return len(ranked) > 1 and ranked[0][0] == ranked[-1][0]


def ranked_declarations(evaluator: Evaluator, world: Table, seat: int) -> list[Ranked]:
    """All declarations with their values in one world, best first."""
    return ranking(declarations(evaluator, world, seat))


def ranking(said: list[Said]) -> list[Ranked]:
    """The declarations sorted, best first."""
    return in_order([(value, line) for value, line, _ in said])


def rank_by_mean(evaluator: Evaluator, worlds: list[Table], seat: int, ranked: list[Ranked]) -> list[Ranked]:
    """Some declarations with their average values, best first; they are already ranked in the first world."""
    close = []
    for value, line in ranked:
        more = [evaluator.evaluate(follow(evaluator, world, seat, line), seat) for world in worlds[1:]]
        close.append(((value + sum(more)) / len(worlds), line))
    return in_order(close)


def in_order(ranked: list[Ranked]) -> list[Ranked]:
    """Sort key: the best first; of equals the shorter line, then the smaller numbers, so that order is fixed."""
    return sorted(ranked, key=lambda each: (-each[0], len(each[1]), each[1]))
