"""The settings of a training run, and the results of its rounds."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """What a run is repeated from.

    Attributes:
        game: The key of the game.
        editions: Keys of editions, each played as often as another; empty for all.
        least: The fewest seats.
        most: The most seats.
        seed: The luck of everything.
        hidden: The widths of the hidden layers.
        rate: The learning rate of Adam.
        games: Games in a round, after which the network learns.
        batch: Positions in a step.
        use: How often each position is learned from, on average.
        memory: Positions that are remembered.
        league: The part of the games that are played against others: the game's own evaluation, and earlier selves.
        heat: See `Teacher`.
        trace: See `Teacher`.
        answers: See `Teacher`.
    """

    game: str
    editions: tuple[str, ...] = ()
    least: int = 2
    most: int = 4
    seed: int = 0
    hidden: tuple[int, ...] = (64, 32)
    rate: float = 1e-3
    games: int = 8
    batch: int = 256
    use: float = 4.0
    memory: int = 100_000
    league: float = 0.5
    heat: float = 0.1
    trace: float = 0.985
    answers: int = 60


class Round(NamedTuple):
    """How a round went.

    Attributes:
        games: Games so far, this round's included.
        decisions: Decisions so far.
        positions: Positions so far.
        seconds: Time spent so far.
        loss: Cross entropy of the network against how this round's games ended, before it learned from them.
        evaluation_loss: The same of the game's own evaluation.
        against: Games of this round against the game's own evaluation.
        share: The share of the win there, divided by an equal one: 1 is as strong.
    """

    games: int
    decisions: int
    positions: int
    seconds: float
    loss: float
    evaluation_loss: float
    against: int
    share: float
