"""Gymnasium's checker, and one seat against bots: who plays, what is legal, and the same game again."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils.env_checker import check_env
from tests.research.deals import DEALS, NAMES

from timescoop.bots import Bot, Budget, mover
from timescoop.catalogue import BOTS, GAMES
from timescoop.kernel import BadDeal, Game, Table
from timescoop.research import returns_of
from timescoop.research.gymnasium import SingleSeat

every_deal = pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
SHORT = 90  # answers; longer games prove no more


def play(env: SingleSeat, seed: int, rng: np.random.Generator) -> tuple[list[Any], float]:
    """Random legal play of a whole game: all that was observed, and the last reward."""
    seen, _ = env.reset(seed=seed)
    story = [seen]
    reward, ended, truncated = 0.0, env.done(), False
    while not ended and not truncated:
        seen, reward, ended, truncated, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        story.append(seen)
    return story, float(reward)


@every_deal
def test_its_own_checker_passes(game: str, edition: str, seats: int) -> None:
    asked: dict[str, Any] = {"seats": seats, "edition": edition, "longest": SHORT}
    env = gymnasium.make(f"timescoop/{game}-v1", seat=-1, rivals=["greedy"], **asked)
    check_env(env.unwrapped, skip_close_check=True)
    squeezed = gymnasium.make(f"timescoop/{game}-v1", squeezed=True, render_mode="ansi", **asked)
    check_env(squeezed.unwrapped)


def test_no_learner_sits_where_the_rules_play() -> None:
    with pytest.raises(BadDeal, match="seat 0 to 0"):
        SingleSeat("ccg", 2, "solitaire", seat=1)
    env = SingleSeat("ccg", 2, "solitaire", longest=SHORT, seat=-1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(9)} == {0}


@every_deal
def test_the_learner_alone_is_asked_and_the_same_seed_is_the_same_game(game: str, edition: str, seats: int) -> None:
    ruled = next(each.ruled for each in GAMES[game].editions if each.key == edition)
    last = seats - 1 - len(ruled)
    env = SingleSeat(game, seats, edition, longest=SHORT * seats, seat=last)
    stories = []
    for _ in range(2):
        rng = np.random.default_rng(1)
        seen, info = env.reset(seed=3)
        story = [seen["observation"].tolist()]
        while not env.done():
            assert mover(env.table) == env.seat == info["seat"] == last
            assert np.flatnonzero(env.action_masks()).tolist() == env.table.options(env.seat)
            seen, _, _, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            story.append(seen["observation"].tolist())
        stories.append(story)
    assert stories[0] == stories[1]
    assert len(stories[0]) > 5


def test_a_game_ends_with_what_the_learner_has_won() -> None:
    for seed in range(3):
        env = SingleSeat("invasion", seat=-1, rivals=["random"])
        story, reward = play(env, seed, np.random.default_rng(seed))
        assert env.table.over()
        assert reward == returns_of(env.table)[env.seat]
        assert not story[-1]["action_mask"].any()
        assert env.info()["scores"] == GAMES["invasion"].scores(env.table)
    assert len({SingleSeat("invasion", 4, seat=-1).reset(seed=seed)[1]["seat"] for seed in range(9)}) > 1


def test_bots_play_from_what_they_may_know_and_in_their_own_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    env = SingleSeat("invasion", 3, seat=1, rivals=["greedy", "novice"])
    asked: list[tuple[str, int, bool]] = []
    for key in ("greedy", "novice"):
        bot = BOTS[key]

        def choose(_game: Any, blind: Any, seat: int, _dice: int, *, key: str = key) -> int:
            asked.append((key, seat, blind is env.table))
            option: int = blind.options(seat)[0]
            return option

        monkeypatch.setattr(bot, "choose", choose)
    seen, _ = env.reset(seed=0)
    for _ in range(12):
        seen, *_ = env.step(np.flatnonzero(seen["action_mask"])[-1])
    assert {(key, seat) for key, seat, _ in asked} == {("greedy", 0), ("novice", 2)}
    assert not any(real for *_, real in asked)


def test_an_illegal_action_ends_the_game() -> None:
    env = SingleSeat("invasion")
    seen, _ = env.reset(seed=1)
    _, reward, ended, truncated, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, ended, truncated, info["illegal"]) == (-1.0, True, False, True)
    env.render_mode = "ansi"
    assert f"  {env.table.options(env.seat)[0]}: " not in env.render()
    assert not env.action_masks().any()


def test_what_the_learner_sees_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    env = SingleSeat("invasion", render_mode="human")
    env.reset(seed=1)
    printed = capsys.readouterr().out
    env.render_mode = "ansi"
    assert env.render() == printed
    assert f"{env.table.options(0)[0]}: " in printed


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"rivals": ["hal"]}, "not hal"),
        ({"rivals": []}, "not none"),
        ({"rivals": None}, "not None"),
        ({"seat": None}, "the learner's seat is a whole number, not None"),
        ({"seats": 4, "rivals": ["random", "greedy"]}, "one bot is expected, or 3"),
        ({"seats": 3, "seat": 3}, "seat 0 to 2"),
        ({"render_mode": "rgb_array"}, "'ansi' or 'human', or left out; not 'rgb_array'"),
    ],
)
def test_what_cannot_be_played_is_refused(asked: dict[str, Any], why: str) -> None:
    with pytest.raises(BadDeal, match=why):
        SingleSeat("invasion", **asked)


def test_a_bot_of_ones_own_may_play_the_others() -> None:
    asked: list[int] = []

    def last(_game: Game, blind: Table, seat: int, _dice: int, _budget: Budget) -> int:
        asked.append(seat)
        return blind.options(seat)[-1]

    mine = Bot(key="last", name="Last", level=0, about="", think=last, budget=BOTS["random"].budget)
    lists: list[list[str | Bot]] = [[mine], [mine, mine], [mine, "random"]]
    assert SingleSeat("invasion", 3, rivals=mine).rivals == [mine, mine]
    for rivals in lists:
        env = SingleSeat("invasion", 3, rivals=rivals)
        seen, _ = env.reset(seed=1)
        asked.clear()
        for _ in range(12):
            seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert set(asked) == ({1} if rivals == [mine, "random"] else {1, 2})


def test_a_deal_in_which_the_learner_is_never_asked_is_followed_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    env = SingleSeat("invasion", longest=1, seat=1, rivals="random")
    firsts = [mover(env.study.deal(seed)) for seed in range(12)]
    assert set(firsts) == {0, 1}
    for seed in range(12):
        seen, _ = env.reset(seed=seed)
        assert seen["action_mask"].any()
        assert (env.table.kind == env.study.deal(seed).kind) == (firsts[seed] == 1)
    monkeypatch.setattr("timescoop.research.gymnasium.TRIES", 1)
    with pytest.raises(BadDeal, match="in 1 deals seat 1 was not asked once"):
        env.reset(seed=firsts.index(0))


def test_what_was_made_can_be_written_down() -> None:
    made = gymnasium.make("timescoop/invasion-v1", seats=3)
    assert made.spec is not None
    again = gymnasium.make(EnvSpec.from_json(made.spec.to_json()))
    assert again.observation_space == made.observation_space


def test_a_reset_forgets_an_illegal_action() -> None:
    env = SingleSeat("invasion")
    seen, _ = env.reset(seed=1)
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].any()
    _, reward, ended, truncated, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert (reward, ended, truncated) == (0.0, False, False)


def test_a_game_is_truncated_after_as_many_decisions_of_all_seats_as_were_asked_for() -> None:
    env = SingleSeat("invasion", 3, longest=25, seat=1)
    _, reward = play(env, 2, np.random.default_rng(2))
    assert (env.decisions, reward) == (25, 0.0)
    assert not env.table.over()
    assert not env.action_masks().any()


def test_without_a_seed_each_game_is_dealt_anew() -> None:
    env = SingleSeat("invasion")
    env.reset(seed=1)
    dealt = [(env.reset(), env.table.kind[:])[1] for _ in range(3)]
    env.reset(seed=1)
    assert [(env.reset(), env.table.kind[:])[1] for _ in range(3)] == dealt, "one sequence for one seed"
    assert dealt[0] != dealt[1] != dealt[2]


@pytest.mark.parametrize("seat", range(4))
def test_rivals_sit_in_turn_order_round_the_learner(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = ["greedy", "novice", "random"]
    env = SingleSeat("invasion", 4, seat=seat, rivals=keys, longest=80)
    asked: set[tuple[str, int]] = set()
    for key in keys:

        def choose(_game: Any, blind: Any, seat: int, _dice: int, *, key: str = key) -> int:
            asked.add((key, seat))
            option: int = blind.options(seat)[-1]
            return option

        monkeypatch.setattr(BOTS[key], "choose", choose)
    play(env, 3, np.random.default_rng(3))
    assert asked == set(zip(keys, [each for each in range(4) if each != seat], strict=True))
