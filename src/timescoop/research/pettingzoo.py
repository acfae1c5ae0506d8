"""Every game as a PettingZoo environment: `env(game="…", seats=3)`, or `make("aec", "timescoop/<game>-v1")`.

Ids that end in 0 tell the same numbers in one wide space, without bounds of their own.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from inspect import signature
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from timescoop.bots import mover
from timescoop.catalogue import GAMES
from timescoop.kernel import Table
from timescoop.research.showing import MODES, mode_of
from timescoop.research.spaces import ObservationFormat
from timescoop.research.study import LONGEST, Study, returns_of

WIDEST: Final = 1 << 62  # deals are numbered below this when no seed is given
Seen = dict[str, Any]


def env(*args: Any, **asked: Any) -> AECEnv:
    """`raw_env`, with its arguments, in wrappers that refuse calls out of order and numbers out of range.

    An illegal move ends the game: the seat that made it gets -1, the others 0.
    """
    inner: AECEnv = raw_env(*args, **asked)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class raw_env(AECEnv):  # noqa: N801 - the name that PettingZoo's users look for
    """One game at a time, each seat an agent `player_<seat>`.

    An observation is a dictionary of `observation`, what the agent's seat knows as `Study.layout` says, and
    `action_mask`, 1 for each legal action; it is all 0 for a seat that is not asked. Where several hold a question at
    once, they are asked in turn order, and nothing of an answer shows before the last is in. Rewards come with the
    end, as `returns_of` says; then `infos` holds the seat's `score`. `state` is what all seats observe, in turn order.

    Args:
        game: The key of a game in the catalogue.
        seats: How many play; None is the fewest.
        edition: The key of an edition, as text or as a number; None is the game's default.
        options: Options of the deal.
        position: A position as text to begin from.
        longest: Decisions after which a game is truncated.
        squeezed: Observations as floats, on a logarithmic scale, rather than whole numbers.
        bounded: Whether each number of an observation has bounds of its own, and an index no logarithm.
        render_mode: "ansi" returns what the agent to act sees, as text; "human" prints it.
    """

    def __init__(  # noqa: PLR0913 - an environment is asked for in one breath
        self,
        game: str,
        seats: int | None = None,
        edition: str | int | None = None,
        options: Mapping[str, str] | None = None,
        position: str | None = None,
        longest: int = LONGEST,
        *,
        squeezed: bool = False,
        bounded: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v{int(bounded)}", "render_modes": list(MODES), "is_parallelizable": False,
            "render_fps": 1,
        }  # fmt: skip
        self.study = Study(game, seats, edition, options, position, longest)
        self.render_mode = mode_of(render_mode)
        self.format = ObservationFormat(self.study, squeezed=squeezed, bounded=bounded)
        self.possible_agents = list(self.study.names)
        self.observation_spaces = {agent: self.format.space() for agent in self.possible_agents}
        self.state_space = self.format.box(self.study.seats)
        self.action_spaces = {agent: spaces.Discrete(self.study.actions) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()
        self.agents: list[str] = []
        self.table: Table
        self.decisions = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same space each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's own signature
        """Deal. `seed` deals as `timescoop.deal` does with it; without one, it is the next deal of a sequence.

        `options` is PettingZoo's own and changes nothing; options of the deal are given when the environment is made.
        """
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        number = seed if seed is not None else int(self.np_random.integers(WIDEST))
        self.table = self.study.deal(number)
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[mover(self.table)]
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """The selected agent answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.table.play(self.possible_agents.index(agent), int(action))
        self.decisions += 1
        if self.table.over():
            self.end()
        elif self.decisions >= self.study.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[mover(self.table)]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        """The game is over: rewards and scores."""
        scores = self.study.game.scores(self.table)
        for seat, reward in enumerate(returns_of(self.table)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            if scores:
                self.infos[agent] = {"score": scores[seat]}

    def observe(self, agent: str) -> Seen:
        """What the agent's seat knows, and what it may do now."""
        seat = self.possible_agents.index(agent)
        seen = self.study.observe(self.table, seat)
        mask = self.study.mask(self.table, seat)
        if self.terminations[agent] or self.truncations[agent]:
            mask = np.zeros_like(mask)
        return {"observation": self.format.encoded(seen), "action_mask": mask}

    def state(self) -> Any:
        """What all seats observe, in turn order, as one array: for training that may see everything."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def render(self) -> str | None:
        """What the selected agent sees and may answer."""
        agent = self.agent_selection
        asked = not (self.terminations.get(agent) or self.truncations.get(agent))
        shown = self.study.show(self.table, self.possible_agents.index(agent), asked=asked)
        if self.render_mode == "ansi":
            return shown
        sys.stdout.write(shown)
        return None

    def close(self) -> None:
        """Nothing is held open."""


env.__signature__ = signature(raw_env)  # type: ignore[attr-defined]  # help() tells what may be asked for

for key in GAMES:
    register("aec", f"timescoop/{key}-v0", env, kwargs={"game": key})
    register("aec", f"timescoop/{key}-v1", env, kwargs={"game": key, "bounded": True})
