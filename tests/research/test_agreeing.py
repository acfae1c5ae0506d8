"""Two ways from our games to PettingZoo, ours and OpenSpiel's by Shimmy, agree move for move."""

import numpy as np
import pyspiel
import pytest
from shimmy import OpenSpielCompatibilityV0
from tests.research.deals import DEALS, NAMES

import timescoop.research.openspiel as ours
from timescoop.research.pettingzoo import raw_env

LONGEST = 300


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_the_two_agree_move_for_move(game: str, edition: str, seats: int) -> None:
    stated = {"players": seats, "edition": f"e{edition}", "seed": 7, "longest": LONGEST}
    spiel = pyspiel.load_game(f"timescoop_{game}", stated)
    assert isinstance(spiel, ours.FullGame)
    theirs = OpenSpielCompatibilityV0(env=spiel, config=stated)
    mine = raw_env(game, seats, edition, longest=LONGEST)
    theirs.reset(seed=7)
    mine.reset(seed=7)
    rng = np.random.default_rng(seats)
    for moves in range(LONGEST + 1):
        seen, reward, ended, truncated, _ = mine.last()
        if ended or truncated:
            assert moves == LONGEST or mine.table.over()
            break
        assert theirs.agent_selection == mine.agent_selection
        same, their_reward, their_end, their_break, info = theirs.last()
        assert (their_reward, their_end, their_break) == (reward, ended, truncated)
        assert info["action_mask"].tolist() == seen["action_mask"].tolist()
        assert same.tolist() == mine.study.floats(seen["observation"]).tolist()
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        mine.step(action)
        theirs.step(int(action))
    assert all(theirs.terminations.values())
    assert list(theirs.rewards.values()) == pytest.approx(list(mine.rewards.values()))


def test_they_agree_on_who_has_won() -> None:
    stated = {"players": 3, "seed": 5}
    theirs = OpenSpielCompatibilityV0(game_name="timescoop_invasion", config=stated)
    mine = raw_env("invasion", 3)
    theirs.reset()
    mine.reset(seed=5)
    rng = np.random.default_rng(0)
    while not mine.terminations[mine.agent_selection]:
        action = rng.choice(np.flatnonzero(mine.observe(mine.agent_selection)["action_mask"]))
        mine.step(action)
        theirs.step(int(action))
    assert mine.table.over()
    assert all(theirs.terminations.values())
    assert theirs.rewards == pytest.approx(mine.rewards)
    assert max(mine.rewards.values()) > 0
