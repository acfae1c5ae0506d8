"""Games that a network plays against itself, its earlier selves and the ladder, and what it learns from them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from timescoop.bots import EVALUATION, Line, Rest, ValueNetwork, likely_lines, mover, prior, share_of
from timescoop.kernel import SEED_BYTES, Game, Table

PARTIAL_LINES: Final = 1
BREADTH: Final = 8
LONGEST: Final = 3000  # decisions; what is longer counts as nobody's
DICE: Final = 1 << 32
EVALUATED: Final = None  # a player that goes by the game's own evaluation: `greedy` in one world


class Lesson(NamedTuple):
    """What one game teaches: a row for each position and seat.

    Attributes:
        features: One row of features for each.
        seats: The number of seats, by row.
        targets: The chance to win that is learned, from 0 to 1.
        outcomes: The share of the win that the seat had in the end, by row.
        decisions: How many decisions the game had.
        shares: Of the win, by seat.
    """

    features: Any
    seats: Any
    targets: Any
    outcomes: Any
    decisions: int
    shares: list[float]


class Teacher(NamedTuple):
    """How games are played for learning.

    Attributes:
        heat: Log odds by which a worse declaration is taken e times less often.
        trace: The part of a later position's chance that counts for an earlier one (lambda).
        answers: Answers tried in one decision before it is brought to its end.
    """

    heat: float = 0.1
    trace: float = 0.985
    answers: int = 60


def play_lesson(
    game: Game, edition: str, players: Sequence[ValueNetwork | None], learner: ValueNetwork, teacher: Teacher, seed: int
) -> Lesson:
    """Play one game and tell what it teaches.

    Args:
        game: What is played.
        edition: The key of the edition.
        players: A network for each seat, or `EVALUATED`.
        learner: The network that learns; its own chances fill in where a game has gone on by luck.
        teacher: How to play and learn.
        seed: The luck of the deal and of all choices.
    """
    dice = Random(seed)  # noqa: S311 - luck that can be repeated is no secret
    table = game.deal(seats=len(players), seed=seed.to_bytes(SEED_BYTES, "big"), edition=edition)
    rows: list[list[list[float]]] = [[] for _ in players]
    decisions = 0
    while not table.over() and decisions < LONGEST:
        seat = mover(table)
        decisions += 1
        option = table.settled(seat)
        offered = table.options(seat)
        if option >= 0 or len(offered) == 1:
            table.play(seat, option if option >= 0 else offered[0])
            continue
        blind = game.imagine(table, seat, dice.randrange(DICE))
        blind.keep_hands_off()
        declare(table, seat, line_of(game, players[seat], blind, seat, teacher, dice))
        if not table.over():
            for each, own in enumerate(rows):
                own.append(learner.features.of(table, each))
    return lesson_of(table, rows, learner, teacher, decisions)


def declare(table: Table, seat: int, line: Line) -> None:
    """Give the answers of a line, as far as they are allowed and nobody else is asked."""
    rest = Rest(table)
    for nth, option in enumerate(line):
        if nth and (mover(table) != seat or rest.reached(table, seat) or option not in table.options(seat)):
            return
        table.play(seat, option)


def line_of(game: Game, network: ValueNetwork | None, blind: Table, seat: int, teacher: Teacher, dice: Random) -> Line:
    """What a player declares: mostly what its network likes best, sometimes something that is nearly as good."""
    found = likely_lines(game, blind, seat, partial_lines=PARTIAL_LINES, answers=teacher.answers, breadth=BREADTH)
    if len(found) == 1:
        return found[0][1]
    if network is EVALUATED:
        values = [value / game.swing for value, _, _ in found]
    else:
        values = network.odds([end for _, _, end in found], seat)
    best = max(values)
    weights = [exp((value - best) / teacher.heat) for value in values]
    return dice.choices([line for _, line, _ in found], weights)[0]


def lesson_of(
    table: Table, rows: list[list[list[float]]], learner: ValueNetwork, teacher: Teacher, decisions: int
) -> Lesson:
    """What each position is learned to be worth: a mixture of how the game ended and of what came after it.

    Source: Sutton, "Learning to Predict by the Methods of Temporal Differences", 1988: the lambda-return.
    """
    seats = table.seats
    shares = [share_of(table, seat) for seat in range(seats)]
    targets: list[float] = []
    for seat, own in enumerate(rows):
        odds = np.array([prior(row[EVALUATION], seats) for row in own]) + np.array(learner.corrections(own))
        chances = 1 / (1 + np.exp(-odds))
        target, backwards = shares[seat], []
        for later in chances[::-1]:
            backwards.append(target)
            target = teacher.trace * target + (1 - teacher.trace) * float(later)
        targets += backwards[::-1]
    features = np.array([row for own in rows for row in own], np.float16)
    outcomes = np.repeat(np.array(shares, np.float32), [len(own) for own in rows])
    counts = np.full(len(targets), seats, np.int8)
    return Lesson(features, counts, np.array(targets, np.float32), outcomes, decisions, shares)
