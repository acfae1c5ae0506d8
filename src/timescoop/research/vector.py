"""Many tables in one call, over several processes: the fast way to play for learning libraries.

`VectorTables` has the shape of Gymnasium's `VectorEnv`. Every seat of every table is played by the caller: a row is the
seat that answers next at that table. Observations, masks and features of options are written in place into buffers that
the processes share, and a table that is over is dealt again at once.

>>> import numpy as np
>>> from timescoop.research.vector import VectorTables
>>> tables = VectorTables("invasion", tables=4, skip_forced=True)
>>> seen, info = tables.reset(seed=7)
>>> actions = seen["action_mask"].argmax(axis=1)
>>> seen, rewards, terminated, truncated, info = tables.step(actions)
>>> seen["action_mask"].shape[0], info["seat"].shape
(4, (4,))
>>> tables.close()

It runs on the compiled engine where that is built (`make compile`). With more than one process a script needs
`if __name__ == "__main__":`, because each process imports it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from timescoop.kernel import BadDeal
from timescoop.research.option_features import OptionFeatures
from timescoop.research.spaces import ObservationFormat
from timescoop.research.study import LONGEST, Study, whole_from
from timescoop.research.table_rows import NO_OPTION, Buffers, Shape, TableRows, buffers_of, memory_for

STEP, DEAL, END, DONE = b"s", b"d", b"e", b"."
GONE: Final = (
    "A process that plays tables has ended. If it never started: with more than one process, run your script from a "
    'file, and make tables under `if __name__ == "__main__":` only, because each process imports the script.'
)
Seen = dict[str, Any]
WIDEST: Final = 1 << 62  # seeds are below this when none is given


class VectorTables(VectorEnv[Seen, Any, Any]):
    """Tables of one game side by side, all seats played by the caller.

    `step` takes one option per table, for the seat that `info["seat"]` named. It returns

    - `observation`: `tables` × `Study.length` whole numbers, what that seat knows; left out with `observe=False`;
    - `action_mask`: `tables` × `Study.actions`, 1 for each legal option;
    - with `features`, `options`: `tables` × `most_options` numbers of the legal options, -1 behind the last; and
      `features`: `tables` × `most_options` × `OptionFeatures.width` floats from -1 to 1;
    - rewards: what the seat that has just answered won by it, 0 until its game is over;
    - terminated, truncated: whether the game of the row ended with this step. The row then shows the next deal already
      (Gymnasium's `SAME_STEP`, without `final_obs`), and `info` tells of the game that ended.

    `info` has `seat`, the seat that answers next, by row; `returns`, `tables` × seats, what each seat won in a game
    that ended with this step, else 0; and `decisions`, the answers of the current game so far, or of the one that
    ended. An option that is not legal ends the game: that seat gets -1, the others 0.

    Row `n` begins with the deal of `timescoop.deal` with seed `seed + n`, or `seeds[n]`. Its later deals follow from
    that seed alone, so results don't depend on `processes`.

    Args:
        game: The key of a game in the catalogue.
        seats: How many play; None is the fewest.
        edition: The key of an edition; None is the game's default.
        options: Options of the deal.
        position: A position as text to begin from.
        longest: Decisions after which a game is truncated.
        tables: How many tables.
        processes: How many processes play them, this one included.
        skip_forced: Whether decisions with a single option are answered at once. They still count as decisions.
        observe: Whether to write observations.
        features: Whether to write features of options.
        most_options: For how many options of one question there is room in `options` and `features`.
        bounded: Whether each number of an observation has bounds of its own in its space.
        copy: Whether each call returns copies; without, it returns the buffers. The next call overwrites what has
            changed in them, so don't write to them.

    Raises:
        BadDeal: What `Study` refuses, or fewer than one table or process, or more processes than tables.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own way

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
        processes: int = 1,
        skip_forced: bool = False,
        observe: bool = True,
        features: bool = False,
        most_options: int = 256,
        bounded: bool = False,
        copy: bool = True,
    ) -> None:
        self.study = Study(game, seats, edition, options, position, longest)
        self.num_envs = whole_from(tables, "how many tables there are")
        if not 1 <= whole_from(processes, "how many processes play") <= self.num_envs:
            raise BadDeal(f"1 to {self.num_envs} processes play {self.num_envs} tables, not {processes}")
        self.copy = copy
        width = OptionFeatures(self.study).width if features else 0
        shape = (self.num_envs, self.study.seats, self.study.actions, self.study.length if observe else 0, width,
                 most_options if features else 0)  # fmt: skip
        context = get_context("spawn")
        memory = memory_for(context, shape) if processes > 1 else bytearray(memory_for(None, shape))
        self.buffers: Buffers = buffers_of(memory, shape)
        edges = [self.num_envs * nth // processes for nth in range(processes + 1)]
        self.own = TableRows(self.study, self.buffers, 0, edges[1], skip_forced=skip_forced)
        self.pipes: list[Connection] = []
        self.workers = []
        for first, after in pairwise(edges[1:]):
            here, there = context.Pipe()
            asked = (there, self.study, memory, shape, (first, after, skip_forced))
            worker = context.Process(target=work, args=asked, daemon=True)
            worker.start()
            there.close()
            self.pipes.append(here)
            self.workers.append(worker)
        space = self.space(width, most_options, ObservationFormat(self.study, squeezed=False, bounded=bounded))
        self.names = list(space)  # of the observations, in the order of the space
        self.single_observation_space = space
        self.single_action_space = spaces.Discrete(self.study.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def space(self, width: int, most_options: int, layout: ObservationFormat) -> spaces.Dict:
        """What one row of the batch lies in."""
        parts: dict[str, spaces.Space[Any]] = {"action_mask": spaces.Box(0, 1, (self.study.actions,), np.int8)}
        if self.buffers.observation.shape[1]:
            parts["observation"] = layout.box(1)
        if width:
            parts["options"] = spaces.Box(NO_OPTION, self.study.actions - 1, (most_options,), np.int32)
            parts["features"] = spaces.Box(-1.0, 1.0, (most_options, width), np.float32)
        return spaces.Dict(parts)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal at every table.

        Args:
            seed: Row `n` gets `seed + n`, or the n-th of a list; None draws seeds.
            options: Gymnasium's own; it changes nothing.

        Raises:
            BadDeal: A list of another length than there are tables, or something that is no seed.
        """
        del options
        if seed is None or isinstance(seed, int):
            start = any_seed() if seed is None else seed
            seeds = [start + nth for nth in range(self.num_envs)]
        else:
            seeds = [any_seed() if each is None else each for each in seed]
        if len(seeds) != self.num_envs:
            raise BadDeal(f"{self.num_envs} tables need {self.num_envs} seeds, not {len(seeds)}")
        self.buffers.clear()
        self.send(DEAL, seeds)
        self.own.deal_all(seeds)
        self.wait()
        return self.seen(), self.info()

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """One answer at each table."""
        self.buffers.action[:] = actions
        self.send(STEP)
        try:
            self.own.step()
        finally:
            self.wait()
        own = self.buffers
        return self.seen(), self.out(own.reward), self.out(own.terminated), self.out(own.truncated), self.info()

    def seen(self) -> Seen:
        """The observations of all rows."""
        own = self.buffers
        parts = {"action_mask": own.mask}
        if own.observation.shape[1]:
            parts["observation"] = own.observation
        if own.options.shape[1]:
            parts |= {"options": own.options, "features": own.features}
        return {name: self.out(parts[name]) for name in self.names}

    def info(self) -> dict[str, Any]:
        """Who answers next, and what the games that have just ended brought."""
        own = self.buffers
        return {"seat": self.out(own.seat), "returns": self.out(own.returns), "decisions": self.out(own.decisions)}

    def out(self, array: Any) -> Any:
        """A buffer, or a copy of it."""
        return array.copy() if self.copy else array

    # ---- the other processes

    def send(self, word: bytes, seeds: Sequence[int] = ()) -> None:
        """Tell every other process to begin.

        Raises:
            RuntimeError: One of them has ended.
        """
        for pipe in self.pipes:
            try:
                pipe.send_bytes(word)
                if seeds:
                    pipe.send(list(seeds))
            except OSError as error:
                raise RuntimeError(GONE) from error

    def wait(self) -> None:
        """Wait until every other process is done.

        Raises:
            RuntimeError: One of them has failed, and the message is its own; or it has ended.
        """
        for pipe in self.pipes:
            try:
                word = pipe.recv_bytes()
            except (EOFError, OSError) as error:
                raise RuntimeError(GONE) from error
            if word != DONE:
                raise RuntimeError(word.decode())

    def close_extras(self, **_: Any) -> None:
        """End the other processes."""
        for pipe in self.pipes:
            try:
                pipe.send_bytes(END)
                pipe.close()
            except OSError:
                continue
        for worker in self.workers:
            worker.join()
        self.pipes.clear()
        self.workers.clear()


def any_seed() -> int:
    """A seed that nobody asked for."""
    return int(np.random.default_rng().integers(WIDEST))


def work(pipe: Connection, study: Study, memory: Any, shape: Shape, part: tuple[int, int, bool]) -> None:
    """What another process does until it is told to end: play the rows from a first up to a last."""
    first, after, skip_forced = part
    rows = TableRows(study, buffers_of(memory, shape), first, after, skip_forced=skip_forced)
    while True:
        try:
            word = pipe.recv_bytes()
        except EOFError:
            return
        if word == END:
            return
        try:
            if word == DEAL:
                rows.deal_all(pipe.recv())
            else:
                rows.step()
        except Exception as error:  # noqa: BLE001 - the process that asked raises it
            pipe.send_bytes(f"{type(error).__name__}: {error}".encode())
        else:
            pipe.send_bytes(DONE)
