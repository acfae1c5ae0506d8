"""PettingZoo's own tests, and what they do not look at: masks, polls, rewards, secrets, and the same deal again."""

import pickle
from inspect import signature
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from tests.research.deals import DEALS, NAMES, share
from tests.tally import tally

from timescoop import deal
from timescoop.bots import mover
from timescoop.catalogue import GAMES
from timescoop.kernel import BadDeal
from timescoop.research import LONGEST, Study, returns_of
from timescoop.research.pettingzoo import env, raw_env
from timescoop.research.showing import as_text

DECISIONS = 2000  # of each game, in everyday runs
OTHERS = 8  # so many decisions lie between two looks at what another agent observes
CYCLES = 150
every_deal = pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)


def walk(it: raw_env, decisions: int, seed: int) -> int:
    """Random play by the masks alone; how many decisions were made."""
    rng = np.random.default_rng(seed)
    it.reset(seed=seed)
    for made in range(decisions):
        if it.terminations[it.agent_selection] or it.truncations[it.agent_selection]:
            return made
        it.step(rng.choice(np.flatnonzero(it.observe(it.agent_selection)["action_mask"])))
    return decisions


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@every_deal
def test_its_own_tests_pass(game: str, edition: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    asked: dict[str, Any] = {"game": game, "edition": edition, "seats": seats}
    api_test(env(**asked), num_cycles=CYCLES)
    seed_test(lambda: env(**asked), num_cycles=CYCLES // seats)
    render_test(lambda render_mode: env(**asked, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


@every_deal
def test_each_decision_has_its_mask(game: str, edition: str, seats: int) -> None:
    wanted = share(game, DECISIONS)
    made = seed = 0
    it = raw_env(game, seats, edition)
    rng = np.random.default_rng(seats)
    while made < wanted:
        it.reset(seed=seed)
        seed += 1
        while made < wanted and not it.terminations[it.agent_selection]:
            seat = it.possible_agents.index(it.agent_selection)
            assert seat == mover(it.table)
            seen = it.observe(it.agent_selection)
            offered = np.flatnonzero(seen["action_mask"])
            assert offered.tolist() == it.table.options(seat)
            assert it.observation_space(it.agent_selection).contains(seen)
            assert not it.study.mask(it.table, seat - 1 if seat else seats - 1).any()
            if made % OTHERS == 0:
                assert not it.observe(it.possible_agents[seat - 1])["action_mask"].any()
            it.step(rng.choice(offered))
            made += 1
        assert sum(it.rewards.values()) == pytest.approx(0)
        assert any(it.rewards.values()) == (0 < it.table.won < (1 << seats) - 1), "all together have won nothing"
    tally(decisions_in_pettingzoo=made)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_rewards_and_scores_for_all(game: str) -> None:
    it = raw_env(game)
    assert walk(it, LONGEST, seed=5) == it.decisions
    table = it.table
    assert table.over()
    assert all(it.terminations.values())
    assert not any(it.truncations.values())
    won = [seat for seat in range(table.seats) if table.won >> seat & 1]
    best = max(it.rewards.values())
    everybody = list(range(table.seats))  # a game may end without a winner
    assert [seat for seat, reward in enumerate(it.rewards.values()) if reward == best] == (won or everybody)
    assert sum(it.rewards.values()) == pytest.approx(0)
    scores = GAMES[game].scores(table)
    assert [info["score"] for info in it.infos.values() if info] == scores
    rewards = dict(it.rewards)
    for _ in it.possible_agents:
        seen, reward, ended, *_ = it.last()
        assert ended
        assert reward == rewards[it.agent_selection]
        assert not seen["action_mask"].any()
        it.step(None)
    assert it.agents == []


@pytest.mark.parametrize(
    ("won", "seats", "returns"),
    [
        (0b01, 2, [1, -1]),
        (0b11, 2, [0, 0]),
        (0b010, 3, [-1 / 2, 1, -1 / 2]),
        (0b101, 3, [1 / 4, -1 / 2, 1 / 4]),
        (0b1000, 4, [-1 / 3, -1 / 3, -1 / 3, 1]),
        (-1, 3, [0, 0, 0]),
        (0, 4, [0, 0, 0, 0]),
    ],
)
def test_what_is_won_is_what_the_others_lose(won: int, seats: int, returns: list[float]) -> None:
    table = deal("invasion", seats=seats, seed=0)
    table.won = won
    assert returns_of(table) == pytest.approx(returns)


@every_deal
def test_nothing_shows_that_the_seat_cannot_know(game: str, edition: str, seats: int) -> None:
    it = raw_env(game, seats, edition)
    for decisions in (0, 7, 40, 111):
        walk(it, decisions, seed=decisions)
        for seat in range(seats):
            other = GAMES[game].imagine(it.table, seat, decisions + seat)
            assert it.study.observe(other, seat).tolist() == it.study.observe(it.table, seat).tolist()
            assert it.study.mask(other, seat).tolist() == it.study.mask(it.table, seat).tolist()
            assert it.study.show(other, seat) == it.study.show(it.table, seat)


def test_a_poll_is_asked_in_turn_order_and_shows_no_answer_before_the_last_is_in() -> None:
    polls = 0
    for game, edition, seats in DEALS:
        it = raw_env(game, seats, edition)
        rng = np.random.default_rng(seats)
        it.reset(seed=seats)
        for _ in range(400):
            if it.terminations[it.agent_selection]:
                break
            options = it.table.options(mover(it.table))
            if it.table.polling and len(it.table.waiting()) > 1 and len(options) > 1:
                polls += 1
                first = it.agent_selection
                asked = it.table.waiting()
                worlds = []
                for option in (options[0], options[-1]):
                    twin = pickle.loads(pickle.dumps(raw_env(game, seats, edition)))  # noqa: S301 - our own
                    twin.reset(seed=seats)
                    twin.table = it.table.copy()
                    twin.agent_selection = first
                    twin.step(option)
                    assert twin.agent_selection == twin.possible_agents[asked[1]]
                    others = [agent for agent in twin.agents if agent != first]
                    worlds.append([twin.observe(agent)["observation"].tolist() for agent in others])
                assert worlds[0] == worlds[1]
            it.step(rng.choice(options))
    assert polls > 0


@every_deal
def test_a_seed_deals_as_it_does_elsewhere(game: str, edition: str, seats: int) -> None:
    it = raw_env(game, seats, edition)
    it.reset(seed=7)
    table = deal(game, seats=seats, seed=7, edition=edition)
    assert it.study.observe(it.table, 0).tolist() == GAMES[game].observe(table, 0)
    it.reset()
    first = it.table.seed
    it.reset()
    assert it.table.seed != first
    it.reset(seed=7)
    it.reset()
    assert it.table.seed == first


@every_deal
def test_what_the_numbers_mean_is_told(game: str, edition: str, seats: int) -> None:
    it = raw_env(game, seats, edition, squeezed=True)
    walk(it, 60, seed=1)
    study = it.study
    assert [first for first, *_ in study.numbering()] == [0, *(after for _, after, _ in study.numbering())][:-1]
    assert list(study.numbering())[-1][1] == study.actions == it.action_spaces["player_0"].n
    assert list(study.tensors())[-1][1] == study.length == len(GAMES[game].observe(it.table, 0))
    inside: Any = it.table
    assert study.actions == inside.deal.book.size, "the blocks add up to the book that the rules use"
    seen = it.observe("player_0")["observation"]
    exact = study.floats(study.observe(it.table, 0))
    assert len(exact) == study.width == it.observe("player_0")["observation"].shape[0]
    assert np.allclose(np.sign(seen) * np.expm1(np.abs(seen)), exact, rtol=1e-4)
    seat = mover(it.table)
    assert sorted(study.words(it.table, seat)) == it.table.options(seat)
    assert len(set(study.words(it.table, seat).values())) == len(it.table.options(seat))


def test_an_illegal_answer_costs_the_game() -> None:
    it = env(game="invasion", seats=3)
    it.reset(seed=0)
    agent = it.agent_selection
    seen, *_ = it.last()
    it.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert [name for name, reward in it.rewards.items() if reward == -1] == [agent]
    assert all(it.terminations.values())


def test_a_game_that_is_too_long_is_truncated_and_nobody_has_won() -> None:
    it = raw_env("invasion", 2, longest=5)
    assert walk(it, 9, seed=2) == 5
    assert all(it.truncations.values())
    assert not any(it.terminations.values())
    assert not any(it.rewards.values())
    assert not it.observe("player_0")["action_mask"].any()


def test_ids_have_a_version_and_make_finds_them() -> None:
    for game in GAMES:
        it = pettingzoo.make("aec", f"timescoop/{game}-v0", render_mode="ansi")
        assert it.unwrapped.metadata["name"] == f"{game}_v0"
        it.reset(seed=1)
        assert "asked" in it.render()


def test_a_position_may_be_where_every_game_begins() -> None:
    text = "{game: invasion, players: {Ada: {hand: [Leela]}, Bo: {hand: 2}, Cy: {hand: 0}}}"
    it = raw_env("invasion", position=text)
    it.reset(seed=1)
    first = it.observe("player_0")["observation"].tolist()
    dealt = it.table.kind[:]
    it.reset(seed=2)
    assert it.study.seats == 3
    assert it.observe("player_0")["observation"].tolist() == first
    assert it.table.kind != dealt


BEGUN = "{game: invasion, edition: classic, players: {Ada: {hand: [Leela]}, Bo: {hand: 2}}}"


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "invasion", "seats": 9}, "2 to 4 seats, not 9"),
        ({"game": "invasion", "seats": 0}, "2 to 4 seats, not 0"),
        ({"game": "invasion", "options": {"tempo": "quick"}}, "no option 'tempo'"),
        ({"game": "nemesis", "position": BEGUN}, "position is of invasion, not of nemesis"),
        ({"game": "invasion", "edition": "2012", "position": BEGUN}, "of edition classic, not 2012"),
        ({"game": "invasion", "options": {"zz": "1"}, "position": BEGUN}, "has its own options"),
        ({"game": "invasion", "position": "garbage"}, "one YAML document"),
        ({"game": "invasion", "position": "\n "}, "one YAML document"),
        ({"game": "invasion", "position": {"game": "invasion"}}, "the text of one YAML document"),
        ({"game": "invasion", "seats": "3"}, "how many seats there are is a whole number, not '3'"),
        ({"game": "invasion", "seats": 2.0}, "how many seats there are is a whole number, not 2.0"),
        ({"game": "invasion", "longest": None}, "the longest game is a whole number, not None"),
        ({"game": "invasion", "options": "tp_shortage"}, "a dictionary of keys and values, not 'tp_shortage'"),
        ({"game": "invasion", "edition": 2013}, "no edition '2013'; the editions are classic, 2012"),
        ({"game": "invasion", "longest": 0}, "after 1 decision at the earliest, not after 0"),
        ({"game": "invasion", "render_mode": "rgb_array"}, "'ansi' or 'human', or left out; not 'rgb_array'"),
    ],
)
def test_what_cannot_be_played_is_refused(asked: dict[str, Any], why: str) -> None:
    with pytest.raises(BadDeal, match=why):
        raw_env(**asked)


@pytest.mark.parametrize("seed", [-1, 1 << 256, 3.5, "3"])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(BadDeal, match="a seed is a whole number"):
        Study("invasion").deal(seed)


def test_numbers_of_other_libraries_are_numbers() -> None:
    three: Any = np.int64(3)
    study = Study("invasion", three, 2012)
    assert (study.seats, study.edition) == (3, "2012")
    assert study.deal(three).kind == Study("invasion", 3, "2012").deal(3).kind
    at = raw_env("invasion", edition=2012, position="{game: invasion, edition: 2012, players: {Ada: {}, Bo: {}}}")
    assert at.study.edition == "2012"


@pytest.mark.parametrize("squeezed", [False, True])
def test_the_state_is_what_all_seats_observe(squeezed: bool) -> None:  # noqa: FBT001 - a parameter of the test
    it = env(game="invasion", seats=3, squeezed=squeezed)
    it.reset(seed=4)
    assert it.state_space.contains(it.state())
    seen = [it.observe(agent)["observation"] for agent in it.possible_agents]
    assert it.state().tolist() == np.concatenate(seen).tolist()


def test_help_tells_what_may_be_asked_for() -> None:
    assert str(signature(env)) == str(signature(raw_env))
    assert env("invasion", 3).unwrapped.study.seats == 3


def test_a_seat_that_is_no_longer_asked_is_offered_nothing() -> None:
    it = raw_env("invasion", longest=3, render_mode="ansi")
    walk(it, 3, seed=1)
    number = it.table.options(mover(it.table))[0]
    assert f"  {number}: " not in (it.render() or "")
    checked = env(game="invasion", render_mode="ansi")
    checked.reset(seed=0)
    agent = checked.agent_selection
    seen, *_ = checked.last()
    checked.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert not checked.observe(agent)["action_mask"].any()


def test_a_copy_in_mid_game_goes_on_alike() -> None:
    it = env(game="invasion")
    it.reset(seed=1)
    other = pickle.loads(pickle.dumps(it))  # noqa: S301 - we wrote it
    for _ in range(30):
        for each in (it, other):
            seen = each.last()[0]
            each.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert it.agent_selection == other.agent_selection
        assert it.last()[0]["observation"].tolist() == other.last()[0]["observation"].tolist()


def test_a_number_may_be_a_set_of_places_as_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    it = raw_env("invasion")
    it.reset(seed=1)
    monkeypatch.setattr(it.study.game, "observe", lambda *_: [1 << 40] * it.study.length)
    seen = it.observe("player_0")
    assert seen["observation"].tolist() == [1 << 40] * it.study.length
    assert it.observation_space("player_0").contains(seen)


def test_a_study_is_read_back_from_a_pickle_as_it_was_asked_for() -> None:
    study = Study("invasion", 3, "2012", {"tp_shortage": "all"}, longest=77)
    again = pickle.loads(pickle.dumps(study))  # noqa: S301 - we wrote it
    for each in (study, again):
        assert (each.game.key, each.seats, each.edition, each.longest) == ("invasion", 3, "2012", 77)
        assert each.options == {"tp_shortage": "all"}


def test_a_game_that_was_too_long_does_not_shorten_the_next() -> None:
    it = raw_env("invasion", 2, longest=5)
    for seed in (1, 2):
        assert walk(it, 9, seed=seed) == 5
    assert it.decisions == 5


def test_a_card_that_is_not_known_is_shown_as_such() -> None:
    it = raw_env("nemesis", 2, render_mode="ansi")
    it.reset(seed=1)
    faces = GAMES["nemesis"].faces(it.table)
    view = {"hand": [{"kind": 0}, {"kind": -1}], "open": False, "none": None}
    assert as_text(view, faces) == f"hand: [{faces[0]['name']}, '?']\nopen: false\n"
