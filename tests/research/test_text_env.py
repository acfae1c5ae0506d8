"""The text environment: whole short games in words, refusals with reasons, and nothing that the seat may not know."""

from importlib import resources
from random import Random

import gymnasium
import pytest
import yaml

from timescoop.catalogue import GAMES
from timescoop.research.text_env import TextSeat

OURS = sorted(key for key, game in GAMES.items() if game.room.startswith("timescoop."))


def position(key: str) -> str:
    text = resources.files(GAMES[key].room).joinpath("tiny.yaml").read_text("utf-8")
    return str(yaml.safe_load(text)["position"])


@pytest.mark.parametrize("key", OURS)
def test_a_whole_short_game_in_words(key: str) -> None:
    table = gymnasium.make(f"timescoop/{key}-text-v0", position=position(key), disable_env_checker=True)
    rng = Random(3)
    seen, info = table.reset(seed=1)
    ended = truncated = False
    reward = 0.0
    while not (ended or truncated):
        assert table.observation_space.contains(seen)
        assert info["options"]
        assert all(words in seen for words in info["options"])
        seen, got, ended, truncated, info = table.step(rng.choice(info["options"]))
        reward = float(got)
    assert ended
    assert reward in {-1.0, 0.0, 1.0}
    assert "The game is over." in seen
    assert info["options"] == []


def test_words_that_are_no_option_are_refused_with_a_reason_and_at_last_end_the_game() -> None:
    table = TextSeat("invasion", position=position("invasion"), retries=2)
    first, info = table.reset(seed=0)
    for _ in range(2):
        seen, reward, ended, _, told = table.step("fly to Skaro")
        assert seen.startswith("You can't choose “fly to Skaro” now")
        assert (reward, ended, told["refused"]) == (0.0, False, True)
        assert told["options"] == info["options"]
    _, reward, ended, _, told = table.step("fly to Skaro")
    assert (reward, ended, told["refused"]) == (-1.0, True, True)
    again, _ = table.reset(seed=0)
    assert again == first


def test_a_number_means_the_option_in_the_list() -> None:
    one, two = (TextSeat("invasion", position=position("invasion")) for _ in range(2))
    _, info = one.reset(seed=2)
    two.reset(seed=2)
    assert one.step("1")[0] == two.step(info["options"][0])[0]
