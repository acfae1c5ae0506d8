"""Every game registered with OpenSpiel, once this is imported: `pyspiel.load_game("timescoop_<game>(players=3)")`.

A full game is dealt by a chance node, unless it is asked for one deal by its `seed`.
`timescoop_<game>_tiny` begins at a small position that the game's room brings along, dealt by a chance node, and can be
solved. `timescoop_<game>_bluff` is one in which hiding matters: its value is not that with all cards open. In
`timescoop_<game>_mixed` best play must be mixed besides: a seat that follows a single plan gets less than the value.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Any, Final

import numpy as np
import pyspiel

from timescoop.catalogue import GAMES
from timescoop.documents import read_text
from timescoop.kernel import BadDeal, Game
from timescoop.research.observer import Observer
from timescoop.research.parameters import as_read_back, edition_of, options_of
from timescoop.research.standing import Standing
from timescoop.research.study import LONGEST, Study, returns_of
from timescoop.research.worlds import one_of

STEPS: Final = ("tiny", "bluff", "mixed")  # small positions, by the name of their file
NO_SEED: Final = -1  # OpenSpiel fills in the parameters that nobody gave
DEALS: Final = 1000  # by chance, if neither a seed nor a number of deals is given
Params = dict[str, Any]
Kinds = pyspiel.GameType


class FullGame(pyspiel.Game):
    """A game of the catalogue. A chance node deals, unless a seed is given.

    Parameters: `players`; `seed`, below 2**31, for always the same deal; `deals`: a chance node deals with one of so
    many seeds, from `seed` or 0 on, a thousand if neither is given; `edition`, empty for the default, `e2012` for 2012;
    `options` as `key:value;key:value`; `longest`, the decisions after which nobody has won.

    Raises:
        BadDeal: What `Study` refuses, or fewer than 0 deals.
    """

    key: str
    small = False

    def __init__(self, params: Params | None = None) -> None:
        key = self.key
        stated = as_read_back(GAMES[key], params or {})
        self.study = Study(
            key,
            int(stated.get("players", fewest(GAMES[key]))),
            edition_of(GAMES[key], stated.get("edition", "")),
            options_of(stated.get("options", "")),
            longest=int(stated.get("longest", LONGEST)),
        )
        seed = int(stated.get("seed", NO_SEED))
        self.deals = int(stated.get("deals", 0)) or (DEALS if seed == NO_SEED else 0)
        if self.deals < 0:
            raise BadDeal(f"deals are 0, for none by chance, or more; not {self.deals}")
        self.seed = 0 if seed == NO_SEED else seed
        super().__init__(full_type(key, by_chance=self.deals > 0), info(self.study, self.deals), stated)
        self.standing = Standing(self.study.game, self.study.deal(self.seed, facts=True))

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def first(self) -> Standing | None:
        """Where the game begins; None if a chance node is to deal."""
        return None if self.deals else self.standing.copy()

    def new_initial_state(self) -> State:
        """A state before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> Observer | None:
        """An observer; None for one that would lay open what all seats know."""
        del params
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.study, public=wanted.public_info, private=private, recall=wanted.perfect_recall)


class TinyGame(FullGame):
    """A position with few cards left; a chance node chooses one of `deals` ways to deal what it leaves out."""

    small = True
    step: str

    def __init__(self, params: Params | None = None) -> None:
        key = self.key
        document = tiny_of(GAMES[key], self.step)
        assert document is not None, "a game without a small position has no tiny variant"
        self.study = Study(key, position=document["position"], longest=document["longest"])
        self.deals, self.seed = int(document["deals"]), 0
        stated = params or {}
        pyspiel.Game.__init__(self, tiny_type(key, self.step), info(self.study, self.deals), stated)

    def first(self) -> None:
        """A chance node deals."""


class State(pyspiel.State):
    """A table; `at` is None until a tiny game has been dealt."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.study: Study = game.study
        self.deals: int = game.deals
        self.seed: int = game.seed
        self.small: bool = game.small
        self.at: Standing | None = game.first()

    def current_player(self) -> int:
        """The seat that answers next; in a poll, the first that has not."""
        if self.at is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.at.mover()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.at is not None
        return list(self.at.table.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely as the other."""
        return [(number, 1 / self.deals) for number in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.at is not None and self.is_terminal():
            broken = "" if self.at.table.over() else ", the most that there may be"
            raise ValueError(f"the game has ended after {self.at.decisions} decisions{broken}: nothing is asked")
        if self.at is None:
            self.at = Standing(self.study.game, self.study.deal(self.seed + int(action), facts=True))
        else:
            self.at.play(self.at.mover(), int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.at is None:
            return f"deal {action}"
        return self.study.words(self.at.table, player).get(action, f"#{action}")

    def is_terminal(self) -> bool:
        """Whether the game has ended, or come to the longest it may be."""
        if self.at is None:
            return False
        return self.at.table.over() or self.at.decisions >= self.study.longest

    def returns(self) -> list[float]:
        """What each seat has won."""
        return returns_of(self.at.table) if self.at else [0.0] * self.study.seats

    def resampled(self, player: int, luck: int) -> State:
        """What a seat takes the state for: all it cannot know is imagined. Its history is the real one still.

        In a tiny game it is one of the few ways in which that may have gone, so that a search looks at the game that
        can be solved. Elsewhere the other cards may be any that the rules allow; `deals` doesn't count there.

        Args:
            player: The seat that looks.
            luck: Any number; the same number imagines the same.

        Raises:
            ValueError: Nothing has been dealt yet.
        """
        if self.at is None:
            raise ValueError("the chance node has not dealt yet: there is nothing to imagine")
        new: State = self.clone()
        new.at = one_of(self.study, self.deals, self.at, player, luck) if self.small else self.at.imagined(player, luck)
        return new

    def __str__(self) -> str:
        return self.at.whole() if self.at else "not dealt yet"


def resampler(seed: int = 0) -> Callable[[State, int], State]:
    """What `ISMCTSBot.set_resampler` wants: imagines by our own function, each time with other luck."""
    dice = np.random.default_rng(seed)
    return lambda state, player: state.resampled(player, int(dice.integers(1 << 31)))


def fewest(game: Game) -> int:
    """The fewest seats of the default edition."""
    return game.editions[0].least


def tiny_of(game: Game, step: str = STEPS[0]) -> dict[str, Any] | None:
    """A small position in a game's room: `position`, a text; `deals`; `longest`. None if there is none."""
    path = resources.files(game.room).joinpath(f"{step}.yaml")
    return read_text(path.read_text("utf-8"))[0].value if path.is_file() else None


def full_type(key: str, *, by_chance: bool = False) -> Any:
    """What OpenSpiel is told of a full game."""
    game = GAMES[key]
    return game_type(
        f"timescoop_{key}",
        game.title,
        Kinds.ChanceMode.EXPLICIT_STOCHASTIC if by_chance else Kinds.ChanceMode.DETERMINISTIC,
        (min(each.least for each in game.editions), max(each.most for each in game.editions)),
        {"players": fewest(game), "seed": NO_SEED, "edition": "", "options": "", "longest": LONGEST, "deals": 0},
    )


def tiny_type(key: str, step: str) -> Any:
    """What OpenSpiel is told of a tiny game."""
    document = tiny_of(GAMES[key], step)
    assert document is not None, "asked only for games with a small position"
    seats = Study(key, position=document["position"]).seats
    title = f"{GAMES[key].title}, a small position"
    return game_type(f"timescoop_{key}_{step}", title, Kinds.ChanceMode.EXPLICIT_STOCHASTIC, (seats, seats), {})


def game_type(name: str, title: str, chance: Any, seats: tuple[int, int], params: Params) -> Any:
    """What all have in common."""
    return Kinds(
        short_name=name,
        long_name=title,
        dynamics=Kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=Kinds.Information.IMPERFECT_INFORMATION,
        utility=Kinds.Utility.ZERO_SUM,
        reward_model=Kinds.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=params,
    )


def info(study: Study, deals: int) -> Any:
    """The bounds of one game."""
    return pyspiel.GameInfo(
        num_distinct_actions=study.actions,
        max_chance_outcomes=deals,
        num_players=study.seats,
        min_utility=-1 / (study.seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=study.longest,
    )


def register_all() -> None:
    """Register every game of the catalogue, and the small positions that it brings along.

    Each as a class of its own: OpenSpiel lets go of what it was given after the interpreter has ended, and only a class
    survives that.
    """
    for key, game in GAMES.items():
        if game.book is None:
            continue
        pyspiel.register_game(full_type(key, by_chance=True), type(f"Full{key.title()}", (FullGame,), {"key": key}))
        for step in STEPS:
            if tiny_of(game, step):
                small = type(f"{step.title()}{key.title()}", (TinyGame,), {"key": key, "step": step})
                pyspiel.register_game(tiny_type(key, step), small)


register_all()
