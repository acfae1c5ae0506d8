"""Every game as a Gymnasium environment for one seat against bots: `gymnasium.make("timescoop/<game>-v1", seats=3)`.

Ids that end in 0 tell the same numbers in one wide space, without bounds of their own.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import Env, register, spaces

from timescoop.bots import Bot, mover
from timescoop.catalogue import BOTS, GAMES
from timescoop.kernel import BadDeal, Table
from timescoop.research.showing import MODES, mode_of
from timescoop.research.spaces import ObservationFormat
from timescoop.research.study import LONGEST, Study, returns_of, whole_from

WIDEST: Final = 1 << 62  # deals are numbered below this when no seed is given
DICE: Final = 1 << 31
ILLEGAL: Final = -1.0
TRIES: Final = 100  # deals in which the learner may not be asked at all, one after the other
Seen = dict[str, Any]


class SingleSeat(Env[Seen, np.int64]):
    """One seat learns, bots play the others; a step is an answer of that seat and all that follows until its next.

    Observations and rewards are those of the PettingZoo environment. An action that is not legal ends the game at once
    with reward -1, and `info["illegal"]` says so; `action_masks` tells what is legal, as libraries with masks want it.
    `info` also holds the learner's `seat`, and the `scores` of all seats once the game is over. A deal in which the
    learner is never asked is followed by the next one at once.

    Args:
        game: The key of a game in the catalogue.
        seats: How many play; None is the fewest.
        edition: The key of an edition, as text or as a number; None is the game's default.
        options: Options of the deal.
        position: A position as text to begin from.
        longest: Decisions after which a game is truncated.
        seat: The learner's, not one that the rules play; -1 draws another for each game.
        rivals: Keys of bots, or bots of your own, for the other seats in turn order; one alone plays them all.
        squeezed: Observations as floats, on a logarithmic scale.
        bounded: Whether each number of an observation has bounds of its own, and an index no logarithm.
        render_mode: "ansi" returns what the learner sees, as text; "human" prints it.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(  # noqa: PLR0913 - an environment is asked for in one breath
        self,
        game: str,
        seats: int | None = None,
        edition: str | int | None = None,
        options: Mapping[str, str] | None = None,
        position: str | None = None,
        longest: int = LONGEST,
        *,
        seat: int = 0,
        rivals: Sequence[str | Bot] | str | Bot = ("random",),
        squeezed: bool = False,
        bounded: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.study = Study(game, seats, edition, options, position, longest)
        self.rivals = bots_of(rivals, self.study.seats - 1)
        self.last_seat = self.study.seats - 1 - len(self.study.game.edition(self.study.edition).ruled)
        seat = whole_from(seat, "the learner's seat")
        if not -1 <= seat <= self.last_seat:
            raise BadDeal(f"the learner sits on seat 0 to {self.last_seat}, or -1 for any; not {seat}")
        self.asked_seat = seat
        self.seat = max(seat, 0)
        self.format = ObservationFormat(self.study, squeezed=squeezed, bounded=bounded)
        self.render_mode = mode_of(render_mode)
        self.observation_space = self.format.space()
        self.action_space = spaces.Discrete(self.study.actions)
        self.table: Table
        self.decisions = 0
        self.broken = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal, and let the bots play until the learner is asked; `seed` deals as `timescoop.deal` does with it.

        `options` is Gymnasium's own and changes nothing; options of the deal are given when the environment is made.

        Raises:
            BadDeal: The learner is not asked in any of a hundred deals.
        """
        super().reset(seed=seed, options=options)
        number = seed
        for _ in range(TRIES):
            self.begin(int(self.np_random.integers(WIDEST)) if number is None else number)
            if not self.done():
                self.look()
                return self.observe(), self.info()
            number = None
        raise BadDeal(f"in {TRIES} deals seat {self.seat} was not asked once; let it sit elsewhere, or play longer")

    def begin(self, number: int) -> None:
        """Deal, and let the bots play."""
        self.table = self.study.deal(number)
        if self.asked_seat < 0:
            self.seat = int(self.np_random.integers(self.last_seat + 1))
        self.decisions = 0
        self.broken = False
        self.let_play()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner answers."""
        option = int(action)
        if not self.done() and option in self.table.options(self.seat):
            self.answer(self.seat, option)
            self.let_play()
        elif not self.done():
            self.broken = True
        reward = ILLEGAL if self.broken else returns_of(self.table)[self.seat]
        ended = self.broken or self.table.over()
        self.look()
        return self.observe(), reward, ended, not ended and self.done(), self.info()

    def let_play(self) -> None:
        """The bots answer until the learner is asked or the game has ended."""
        while not self.done() and (seat := mover(self.table)) != self.seat:
            option = self.table.settled(seat)
            offered = self.table.options(seat)
            if option < 0 and len(offered) == 1:
                option = offered[0]  # no bot would think about it
            if option < 0:
                bot = self.rivals[seat - (seat > self.seat)]
                dice = int(self.np_random.integers(DICE))
                blind = self.study.game.imagine(self.table, seat, dice)
                option = bot.choose(self.study.game, blind, seat, dice)
            self.answer(seat, option)

    def answer(self, seat: int, option: int) -> None:
        """Give one answer for a seat."""
        self.table.play(seat, option)
        self.decisions += 1

    def done(self) -> bool:
        """Whether nothing is asked any more."""
        return self.broken or self.table.over() or self.decisions >= self.study.longest

    def observe(self) -> Seen:
        """What the learner's seat knows, and what it may do."""
        seen = self.study.observe(self.table, self.seat)
        return {"observation": self.format.encoded(seen), "action_mask": self.mask()}

    def mask(self) -> Any:
        """1 for each legal action; all 0 once the game is over."""
        return np.zeros(self.study.actions, np.int8) if self.done() else self.study.mask(self.table, self.seat)

    def action_masks(self) -> Any:
        """The same as truth values."""
        return self.mask().astype(bool)

    def info(self) -> dict[str, Any]:
        """The learner's seat, whether it broke the game off, and the scores once the game is over."""
        return {"seat": self.seat, "illegal": self.broken, "scores": self.study.game.scores(self.table)}

    def look(self) -> None:
        """Print, if that was asked for."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What the learner sees and may answer."""
        shown = self.study.show(self.table, self.seat, asked=not self.done())
        if self.render_mode == "ansi":
            return shown
        sys.stdout.write(shown)
        return None


def bots_of(rivals: Any, others: int) -> list[Bot]:
    """The bots that were asked for, one for each other seat.

    Raises:
        BadDeal: Too few or too many, or something that is no bot.
    """
    asked = [rivals] if isinstance(rivals, str | Bot) else list(rivals) if isinstance(rivals, Sequence) else [rivals]
    found = [each if isinstance(each, Bot) else BOTS.get(each if isinstance(each, str) else "") for each in asked]
    bots = [bot for bot in found if bot is not None]
    if len(found) not in {1, others} or len(bots) < len(found):
        said = ", ".join(each.key if isinstance(each, Bot) else str(each) for each in asked) or "none"
        raise BadDeal(f"one bot is expected, or {others}: of your own, or out of {', '.join(BOTS)}; not {said}")
    return bots * others if len(bots) == 1 else bots


for key in GAMES:
    register(f"timescoop/{key}-v0", f"{__name__}:SingleSeat", kwargs={"game": key})
    register(f"timescoop/{key}-v1", f"{__name__}:SingleSeat", kwargs={"game": key, "bounded": True})
