"""What a bot is: a name for people, a level, and a function that chooses an option."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from timescoop.bots.value_network import learned_rungs, most_learned_seats
from timescoop.kernel import Game, Table, mix

SPREAD: Final = 0x9E3779B1  # the golden ratio in 32 bits: neighbouring numbers of one decision start far apart

USUAL: Final = 2  # the level of an opponent for a first game


class Budget:
    """How much a bot may think about one decision. The counts decide; the clock is only a cap.

    Args:
        worlds: Imagined tables in which an option is tried.
        breadth: Declarations that are looked at closely.
        partial_lines: Beam width: partial lines that are extended from each first option, pick by pick.
        evaluations: After so many static evaluations no further world is begun.
        seconds: After so long the best so far is taken, or None. With a cap, a slow machine may choose otherwise.
    """

    __slots__ = ("breadth", "evaluations", "partial_lines", "seconds", "worlds")

    def __init__(
        self, *, worlds: int, breadth: int, partial_lines: int, evaluations: int = 0, seconds: float | None = None
    ) -> None:
        self.worlds = worlds
        self.breadth = breadth
        self.partial_lines = partial_lines
        self.evaluations = evaluations
        self.seconds = seconds


Think = Callable[[Game, Table, int, int, Budget], int]


class Bot:
    """A player made of code.

    Args:
        key: Short name, as in `--seats you,greedy`.
        name: For people.
        level: 0 is the weakest; no bot loses to one of a lower level in the long run.
        about: One line for people.
        think: `think(game, blind, seat, dice, budget)` is the option chosen.
        budget: What it thinks with if nobody says otherwise.
        learned: Whether it plays by a network that comes with a game. Elsewhere it plays as the bot below it.
        seconds: While people wait, it takes the best so far after this time; None for no limit of its own.
    """

    def __init__(
        self,
        *,
        key: str,
        name: str,
        level: int,
        about: str,
        think: Think,
        budget: Budget,
        learned: bool = False,
        seconds: float | None = None,
    ) -> None:
        self.key = key
        self.name = name
        self.level = level
        self.about = about
        self.think = think
        self.budget = budget
        self.learned = learned
        self.seconds = seconds

    def knows(self, game: Game) -> bool:
        """True if it may be offered as an opponent. A bot that has learned needs a network that measured up."""
        return not self.learned or bool(learned_rungs(game))

    def most_seats(self, game: Game) -> int | None:
        """The most seats at which it plays by what it has learned, and not as the bot below it; None for any number."""
        return most_learned_seats(game) if self.learned else None

    def choose(self, game: Game, blind: Table, seat: int, dice: int, budget: Budget | None = None) -> int:
        """The option that a seat takes.

        Args:
            game: The game that is played.
            blind: A table imagined for the seat, never the real one: `game.imagine(table, seat, luck)`. From now on no
                text is carried out by hand in it.
            seat: A seat that is asked something.
            dice: The luck of this decision; the same view, dice and budget choose the same option.
            budget: How much to think; None is the bot's own measure.
        """
        blind.keep_hands_off()
        offered = blind.options(seat)
        if len(offered) == 1:
            return offered[0]
        return self.think(game, blind, seat, dice, budget or self.budget)

    def choose_in_time(self, game: Game, blind: Table, seat: int, dice: int) -> int:
        """The option to take while people wait. With a time limit, a slow machine may choose differently."""
        return self.choose(game, blind, seat, dice, capped(self.budget, self.seconds))


def capped(budget: Budget, seconds: float | None) -> Budget:
    """The same budget with a time limit, in seconds."""
    return Budget(
        worlds=budget.worlds, breadth=budget.breadth, partial_lines=budget.partial_lines,
        evaluations=budget.evaluations, seconds=seconds,
    )  # fmt: skip


def opponents(bots: Iterable[Bot], game: Game) -> list[Bot]:
    """The bots that may be offered as opponents in a game, the weakest first."""
    return sorted((bot for bot in bots if bot.knows(game)), key=lambda bot: bot.level)


def usual_opponent(bots: Iterable[Bot]) -> Bot:
    """An opponent for a first game: the strongest up to `USUAL`, or the weakest there is."""
    ranked = sorted(bots, key=lambda bot: bot.level)
    return next((bot for bot in reversed(ranked) if bot.level <= USUAL), ranked[0])


def luck_of(dice: int, nth: int) -> int:
    """The luck of the nth thing that is drawn in one decision."""
    return mix(mix(dice) + nth * SPREAD)
