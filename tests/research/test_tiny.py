"""The small positions of the games: solved exactly by OpenSpiel, and their whole trees looked at."""

import unittest
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.get_all_states import get_all_states
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

import timescoop.research.openspiel as ours
from timescoop.catalogue import GAMES
from timescoop.research.study import LONGEST

# What the first seat wins with best play, nodes (chance, answers, ends), and information sets where somebody answers.
KNOWN: dict[str, tuple[float, tuple[int, int, int], int]] = {
    "invasion": (1 / 2, (1, 309, 87), 258),
    "nemesis": (-2 / 5, (1, 450, 179), 384),
    "ccg": (-1, (1, 145, 104), 102),
}


def load(key: str) -> Any:
    return pyspiel.load_game(f"timescoop_{key}_tiny")


def test_every_game_brings_a_small_position_along() -> None:
    assert set(KNOWN) == {key for key, game in GAMES.items() if game.room.startswith("timescoop.")}
    assert all(ours.tiny_of(GAMES[key]) for key in KNOWN)


@pytest.mark.parametrize("key", KNOWN)
def test_exact_play_is_worth_what_it_was(key: str) -> None:
    # Each process of the tests would import CVXPY and JAX, which this needs.
    from open_spiel.python.algorithms.sequence_form_lp import solve_zero_sum_game  # noqa: PLC0415 - slow to import

    game = load(key)
    mine, theirs, first, second = solve_zero_sum_game(game)
    assert mine == pytest.approx(KNOWN[key][0], abs=1e-6)
    assert theirs == pytest.approx(-KNOWN[key][0], abs=1e-6)
    both = TabularPolicy(game)
    for state, row in both.state_lookup.items():
        for policy in (first, second):
            if policy.states[policy.state_lookup[state]].current_player() == (0 if policy is first else 1):
                both.action_probability_array[row] = policy.action_probability_array[policy.state_lookup[state]]
    assert nash_conv(game, both) == pytest.approx(0, abs=1e-5)
    assert nash_conv(game, UniformRandomPolicy(game)) > 0.1


@pytest.mark.parametrize("key", KNOWN)
def test_the_interface_holds_in_the_whole_tree(
    key: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Perfect recall, no information set of two seats, sums of nothing, and the tree has the size it had."""
    game = load(key)
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, key, KNOWN[key][1])
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, key, KNOWN[key][2])

    def set_up(cls: Any) -> None:
        cls.all_states = set(get_all_states(game, include_terminals=True, include_chance_states=True).values())

    base = api_test.EnforceAPIOnFullTreeBase
    case = type("Whole", (base,), {"game": game, "game_name": key, "setUpClass": classmethod(set_up)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    capfd.readouterr()  # each refusal is printed
    assert result.testsRun > 6
    assert [wrong for _, wrong in result.failures + result.errors] == []


@pytest.mark.parametrize("key", KNOWN)
def test_the_seats_cannot_tell_one_deal_from_another(key: str) -> None:
    game = load(key)
    root = game.new_initial_state()
    assert root.is_chance_node()
    outcomes = root.chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    dealt = [root.child(number) for number, _ in outcomes]
    mover = dealt[0].current_player()
    assert len({state.information_state_string(mover) for state in dealt}) < len(dealt)
    assert len({str(state) for state in dealt}) == len(dealt)
    assert game.max_game_length() < LONGEST


@pytest.mark.parametrize("key", KNOWN)
def test_what_is_imagined_is_a_way_in_which_the_small_game_may_have_gone(key: str) -> None:
    game = load(key)
    root = game.new_initial_state()
    imagine = ours.resampler(3)
    with pytest.raises(ValueError, match="has not dealt yet"):
        imagine(root, 0)
    whole = {str(state): state for state in get_all_states(game).values() if state.at}
    dealt = {str(root.child(number)) for number, _ in root.chance_outcomes()}
    first = root.child(0)
    found = {str(imagine(first, first.current_player())) for _ in range(60)}
    assert found <= dealt
    assert len(found) > 1, "one world alone proves nothing"
    for state in list(whole.values())[:: max(1, len(whole) // 25)]:
        for player in (0, 1):
            other = imagine(state, player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert str(other) in whole
            assert str(state.resampled(player, 5)) == str(state.resampled(player, 5))


@pytest.mark.parametrize("key", KNOWN)
def test_a_chance_seat_can_be_simulated_and_saved(key: str) -> None:
    pyspiel.random_sim_test(load(key), num_sims=4, serialize=True, verbose=False)
