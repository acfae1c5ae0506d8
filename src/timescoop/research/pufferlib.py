"""Many tables as a native environment of PufferLib, which you install yourself: `pip install pufferlib`.

`PufferTables` writes into the buffers that PufferLib gives it, and `pufferlib.vector.make(PufferTables, ...)` runs
several of them side by side. For one seat against bots, wrap `SingleSeat` with PufferLib's own `GymnasiumPufferEnv`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pufferlib
from gymnasium import spaces

from timescoop.research.observation_bounds import ObservationBounds
from timescoop.research.study import LONGEST, Floats
from timescoop.research.vector import VectorTables

Infos = list[dict[str, Any]]


class PufferTables(pufferlib.PufferEnv):
    """Tables of one game; each is an agent of PufferLib, and plays for the seat that answers next.

    An observation is a row of floats: first the `actions` numbers of the mask, 1 for each legal option, then what the
    seat knows, scaled by `ObservationBounds.scaled`; `split` takes them apart. The reward is what the seat that has
    just answered won by it. A game that ends adds a dictionary to `infos`: `returns`, what each seat won, and
    `decisions`.

    Args:
        game: The key of a game in the catalogue.
        seats: How many play; None is the fewest.
        edition: The key of an edition; None is the game's default.
        options: Options of the deal.
        position: A position as text to begin from.
        longest: Decisions after which a game is truncated.
        tables: How many tables.
        skip_forced: Whether decisions with a single option are answered at once.
        buf: The buffers to write to, which PufferLib makes.
        seed: Where the deals begin: table `n` gets `seed` times `tables`, and `n` more.

    Raises:
        BadDeal: What `VectorTables` refuses.
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
        tables: int = 16,
        skip_forced: bool = True,
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        self.rows = VectorTables(
            game, seats, edition, options, position, longest, tables=tables, skip_forced=skip_forced, copy=False
        )
        self.study = self.rows.study
        self.bounds = ObservationBounds(self.study)
        self.seed = seed
        low, high = self.bounds.scaled_bounds()
        none, one = np.zeros(self.study.actions, np.float32), np.ones(self.study.actions, np.float32)
        self.single_observation_space = spaces.Box(np.concatenate((none, low)), np.concatenate((one, high)))
        self.single_action_space = spaces.Discrete(self.study.actions)
        self.num_agents = self.rows.num_envs
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[Any, Infos]:
        """Deal at every table."""
        start = (self.seed if seed is None else seed) * self.num_agents
        seen, _ = self.rows.reset(seed=start)
        self.write(seen)
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Infos]:
        """One answer at each table."""
        seen, self.rewards[:], self.terminals[:], self.truncations[:], info = self.rows.step(actions)
        self.write(seen)
        ended = np.flatnonzero(self.terminals | self.truncations)
        infos = [
            {"returns": info["returns"][row].tolist(), "decisions": int(info["decisions"][row])}
            for row in ended
        ]  # fmt: skip
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def write(self, seen: Mapping[str, Any]) -> None:
        """Write what the seats know into the buffer."""
        self.observations[:, : self.study.actions] = seen["action_mask"]
        self.observations[:, self.study.actions :] = self.bounds.scaled(seen["observation"])

    def split(self, observations: Any) -> tuple[Any, Floats]:
        """The masks and what the seats know, as two arrays, from rows of this environment."""
        return observations[..., : self.study.actions] > 0, observations[..., self.study.actions :]

    def close(self) -> None:
        """End the tables."""
        self.rows.close()
