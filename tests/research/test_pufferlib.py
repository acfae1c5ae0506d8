"""Tables for PufferLib: its own `PufferEnv` where it is installed, else a stand-in with the interface it documents."""

import importlib.util
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces

from timescoop.catalogue import GAMES
from timescoop.research.observation_bounds import ObservationBounds

NAME = "timescoop.research.pufferlib"
BUFFERS = {"observations", "rewards", "terminals", "truncations", "masks", "actions"}


class Buffers(dict[str, Any]):
    """What PufferLib passes on: version 3 reads items, version 2 attributes."""

    __getattr__ = dict.__getitem__


class StandIn:
    """What PufferLib documents of `PufferEnv`: it checks spaces, and takes buffers or makes them."""

    def __init__(self, buf: Any = None) -> None:
        env: Any = self
        assert isinstance(env.single_observation_space, spaces.Box), "a native environment observes one array"
        assert isinstance(env.single_action_space, spaces.Discrete)
        assert env.num_agents > 0
        assert not hasattr(env, "observation_space"), "PufferLib makes the joint space itself"
        assert not hasattr(env, "action_space"), "PufferLib makes the joint space itself"
        count, seen = env.num_agents, env.single_observation_space
        made = {
            "observations": np.zeros((count, *seen.shape), seen.dtype), "rewards": np.zeros(count, np.float32),
            "terminals": np.zeros(count, bool), "truncations": np.zeros(count, bool), "masks": np.ones(count, bool),
            "actions": np.zeros(count, np.int32),
        }  # fmt: skip
        for name in BUFFERS:
            setattr(self, name, made[name] if buf is None else buf[name])


@pytest.fixture(name="tables")
def _tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The class, read by PufferLib itself if it is there."""
    if importlib.util.find_spec("pufferlib") is None:
        stand_in = ModuleType("pufferlib")
        stand_in.PufferEnv = StandIn  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "pufferlib", stand_in)
    monkeypatch.delitem(sys.modules, NAME, raising=False)
    yield importlib.import_module(NAME).PufferTables
    sys.modules.pop(NAME, None)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_go_through_the_buffers_of_pufferlib(tables: Any, game: str) -> None:
    env = tables(game, tables=3, longest=400)
    dice = np.random.default_rng(1)
    seen, infos = env.reset(seed=2)
    assert seen is env.observations
    assert infos == []
    ended: list[dict[str, Any]] = []
    for _ in range(900):
        masks, knows = env.split(seen)
        assert masks.any(axis=1).all()
        assert knows.shape == (3, env.study.width)
        assert all(env.single_observation_space.contains(row) for row in seen)
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in masks], np.int32)
        seen, rewards, terminals, truncations, infos = env.step(actions)
        assert rewards is env.rewards
        assert len(infos) == (terminals | truncations).sum()
        ended += infos
        if ended:
            break
    assert all(abs(sum(info["returns"])) < 1e-6 for info in ended)
    assert {info["decisions"] <= 400 for info in ended} == {True}
    env.close()


def test_it_tells_what_the_vector_tells_and_writes_where_it_is_told(tables: Any) -> None:
    made = tables("invasion", tables=2)
    buffers = Buffers({name: np.zeros_like(getattr(made, name)) for name in BUFFERS})
    env = tables("invasion", tables=2, buf=buffers, seed=5)
    env.reset()
    again, _ = made.reset(seed=5)
    assert env.observations is buffers["observations"]
    assert (buffers["observations"] == again).all()
    first = made.study.deal(10)
    seat = int(made.rows.info()["seat"][0])
    while len(first.options(first.waiting()[0])) == 1:
        first.play(first.waiting()[0], first.options(first.waiting()[0])[0])
    told = ObservationBounds(made.study).scaled(made.study.observe(first, seat))
    assert (again[0, made.study.actions :] == told).all()
    made.close()
    env.close()


def test_an_option_that_is_not_legal_ends_its_game(tables: Any) -> None:
    env = tables("invasion", tables=2)
    seen, _ = env.reset(seed=1)
    masks, _ = env.split(seen)
    actions = np.array([np.flatnonzero(masks[0])[0], np.flatnonzero(~masks[1])[0]])
    _, rewards, terminals, _, infos = env.step(actions)
    assert rewards.tolist() == [0.0, -1.0]
    assert terminals.tolist() == [False, True]
    assert len(infos) == 1
    env.close()
