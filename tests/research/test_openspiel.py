"""OpenSpiel's own tests for every game, and what they do not look at: secrets, the past, and the longest game."""

import pickle
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.sample_some_states import sample_some_states
from open_spiel.python.observation import make_observation
from tests.research.deals import DEALS, NAMES, share, spiel_name
from tests.tally import tally

import timescoop.research.openspiel as ours
from timescoop.bots import mover
from timescoop.catalogue import GAMES
from timescoop.kernel import BadDeal
from timescoop.research.parameters import options_of
from timescoop.research.standing import Standing

STATES = 40
ONE, NONE = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
DECISIONS = 200  # of each game, in everyday runs
every_deal = pytest.mark.parametrize("deal", DEALS, ids=NAMES)
Deal = tuple[str, str, int]


def at(state: ours.State) -> Standing:
    """Where a state that has been dealt stands."""
    assert state.at is not None
    return state.at


def walk(state: ours.State, decisions: int, seed: int) -> ours.State:
    """Random play in place."""
    rng = np.random.default_rng(seed)
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@every_deal
def test_random_games_with_everything_saved_and_read_back(deal: Deal) -> None:
    wanted = share(deal[0], DECISIONS)
    longest = min(wanted, 2000)
    played = 0
    while played < wanted:
        game = pyspiel.load_game(spiel_name(*deal, seed=played, longest=longest))
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        played += longest
    tally(decisions_in_openspiel=played)


@every_deal
def test_each_decision_is_the_one_that_the_table_asks(deal: Deal) -> None:
    """The same random answers to a table of our own; each tensor says what our own numbers do."""
    wanted, made, seed = share(deal[0], DECISIONS), 0, 0
    rng = np.random.default_rng(deal[2])
    while made < wanted:
        game = pyspiel.load_game(spiel_name(*deal, seed=seed))
        state, observer = game.new_initial_state(), make_observation(game)
        table = at(state).table.copy()
        table.kept = None
        while made < wanted and not state.is_terminal():
            seat = state.current_player()
            assert seat == mover(table)
            assert state.legal_actions() == table.options(seat)
            observer.set_from(state, seat)
            assert np.array_equal(observer.tensor, game.study.floats(game.study.observe(table, seat)))
            option = int(rng.choice(state.legal_actions()))
            state.apply_action(option)
            table.play(seat, option)
            made += 1
        assert made == wanted or table.over()
        assert sum(state.returns()) == pytest.approx(0)
        seed += 1
    tally(decisions_played_by_openspiel=made)


def part_of(game: pyspiel.Game, key: str) -> type[unittest.TestCase]:
    """OpenSpiel's checks of its interface, on some states of one game."""

    def set_up(cls: Any) -> None:
        random.seed(5)
        cls.some_states = sample_some_states(game, max_states=STATES)
        cls.game_type = game.get_type()

    base = api_test.EnforceAPIOnPartialTreeBase
    return type("Part", (base,), {"game": game, "game_name": key, "setUpClass": classmethod(set_up)})


@every_deal
def test_the_interface_holds_in_a_part_of_the_tree(deal: Deal, capfd: pytest.CaptureFixture[str]) -> None:
    case = part_of(pyspiel.load_game(spiel_name(*deal, seed=3)), deal[0])
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    capfd.readouterr()  # each refusal is printed
    assert result.testsRun > 4
    assert [wrong for _, wrong in result.failures + result.errors] == []


@every_deal
def test_what_a_seat_is_given_depends_on_nothing_that_it_may_not_know(deal: Deal) -> None:
    game = pyspiel.load_game(spiel_name(*deal, seed=1))
    imagine = ours.resampler(9)
    watched = [
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
        )
        for recall in (False, True)
        for public, private in ((True, ONE), (False, ONE), (True, NONE))
    ]
    state = game.new_initial_state()
    differ = False
    for decisions in (0, 6, 50):
        walk(state, decisions, seed=decisions)
        for seat in range(game.num_players()):
            other = imagine(state, seat)
            assert [at(other).past(each) for each in range(game.num_players()) if each != seat] == [""] * (
                game.num_players() - 1
            )
            if at(other).table.kind != at(state).table.kind:
                assert str(other).partition("table")[2] != str(state).partition("table")[2], "it shows the whole state"
            differ = differ or at(other).table.kind != at(state).table.kind
            for observer in watched:
                observer.set_from(state, seat)
                known = observer.tensor.copy()
                observer.set_from(other, seat)
                if observer.private or not observer.recall:
                    assert observer.tensor.tolist() == known.tolist()
                    assert observer.string_from(other, seat) == observer.string_from(state, seat)
    assert differ, "worlds that are alike prove nothing"


@every_deal
def test_the_past_only_grows_and_holds_no_answer_of_others(deal: Deal) -> None:
    game = pyspiel.load_game(spiel_name(*deal, seed=2))
    state = game.new_initial_state()
    rng = np.random.default_rng(2)
    before = [""] * game.num_players()
    given: list[list[str]] = [[] for _ in before]
    for _ in range(80):
        seat, option = state.current_player(), int(rng.choice(state.legal_actions()))
        state.apply_action(option)
        given[seat].append(f"> {option}")
        for each, text in enumerate(before):
            now = at(state).past(each)
            assert now.startswith(text)
            assert [line for line in now.splitlines() if line.startswith(">")] == given[each]
            before[each] = now
            fresh = Standing(at(state).game, at(state).table)
            fresh.answers = at(state).answers
            assert fresh.past(each) == now, "told at once or bit by bit, it is the same"


def test_the_arrays_are_what_the_names_say() -> None:
    for deal in DEALS:
        game = pyspiel.load_game(spiel_name(*deal, seed=1))
        state = walk(game.new_initial_state(), 45, seed=4)
        seat = state.current_player()
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
        observer.set_from(state, seat)
        study = game.study
        seen = study.observe(at(state).table, seat)
        assert observer.tensor[: study.width].tolist() == study.floats(seen).tolist()
        alone = game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, public_info=False, private_info=ONE)
        )
        alone.set_from(state, seat)
        watched = study.observe(at(state).table, game.num_players())
        assert alone.tensor.tolist() == study.floats(np.where(seen == watched, 0, seen)).tolist()
        own = [option for _, who, option in at(state).answers if who == seat]
        assert observer.dict["answers"].sum() == len(own)
        assert all(observer.dict["answers"][option] == own.count(option) for option in own)
        other = walk(state.clone(), 1, seed=0)
        past = observer.dict["past"].copy()
        observer.set_from(other, seat)
        assert observer.dict["past"].tolist() != past.tolist()


def test_a_copy_and_what_was_copied_go_on_alone() -> None:
    state = walk(pyspiel.load_game("timescoop_invasion(players=3)").new_initial_state(), 30, seed=1)
    before = (str(state), state.information_state_string(0))
    copy = state.clone()
    assert str(copy) == str(state)
    walk(copy, 9, seed=2)
    assert (str(state), state.information_state_string(0)) == before
    assert str(copy) != str(state)
    assert str(walk(state, 9, seed=2)) == str(copy)


def test_a_state_that_was_imagined_can_be_saved_too() -> None:
    game = pyspiel.load_game("timescoop_nemesis(players=3,seed=4)")
    state = ours.resampler(1)(walk(game.new_initial_state(), 60, seed=1), 0)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert str(walk(again, 20, seed=3)) == str(walk(state, 20, seed=3))


@every_deal
def test_no_array_loses_what_a_question_is_about(deal: Deal) -> None:
    """A set told as bits is more than a float of 32 bits holds: from its pieces it can be put together again."""
    game = pyspiel.load_game(spiel_name(*deal, seed=2))
    state, study = game.new_initial_state(), game.study
    rng = np.random.default_rng(5)
    first, after = study.sets
    assert after > first
    for _ in range(300):
        if state.is_terminal():
            break
        exact = study.observe(at(state).table, state.current_player())
        told = study.floats(exact).astype(np.int64)
        pieces = told[first : first + 4 * (after - first)].reshape(-1, 4)
        whole = [-1 if row[0] < 0 else sum(int(piece) << 16 * nth for nth, piece in enumerate(row)) for row in pieces]
        assert whole == exact[first:after].tolist()
        assert told[:first].tolist() == exact[:first].tolist()
        assert told[first + 4 * (after - first) :].tolist() == exact[after:].tolist()
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_questions_about_sets_that_differ_by_one_place_are_told_apart() -> None:
    study = pyspiel.load_game("timescoop_ccg").study
    seen = np.zeros((2, study.length), np.int64)
    seen[:, study.sets[0] + 2] = 412467855734, 412467855735
    assert study.floats(seen[0]).tolist() != study.floats(seen[1]).tolist()
    assert study.squeeze(seen[0]).tolist() != study.squeeze(seen[1]).tolist()


@pytest.mark.parametrize(
    "stated",
    [
        {"edition": "2012"},
        {"edition": "e2012", "seed": 3},
        {"options": "tp_shortage=all"},
        {"options": "tp_shortage:all;attacker_discard:any_not_exceeding", "edition": "2012"},
        {"players": 3, "deals": 4},
        {},
    ],
)
def test_however_a_game_was_asked_for_it_and_its_states_are_read_back(stated: dict[str, Any]) -> None:
    game = pyspiel.load_game("timescoop_invasion", stated)
    state = walk(game.new_initial_state() if not game.deals else game.new_initial_state().child(1), 12, seed=1)
    again, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game) == str(pyspiel.load_game(str(game)))
    assert str(same) == str(state) == str(pickle.loads(pickle.dumps(state)))  # noqa: S301 - our own
    other = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
    assert (str(other), other.study.edition, other.study.options) == (
        str(game),
        game.study.edition,
        game.study.options,
    )


def test_a_full_game_is_dealt_by_chance_unless_a_seed_is_given() -> None:
    kinds = {each.short_name: each.chance_mode for each in pyspiel.registered_games()}
    assert kinds["timescoop_ccg"] == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    game = pyspiel.load_game("timescoop_ccg")
    root = game.new_initial_state()
    assert game.get_type().chance_mode == kinds["timescoop_ccg"]
    assert len(root.chance_outcomes()) == game.max_chance_outcomes() == 1000
    for seed in (0, 7):
        fixed = pyspiel.load_game(f"timescoop_ccg(seed={seed})")
        assert fixed.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
        assert str(fixed.new_initial_state()) == str(root.child(seed))


def test_a_full_game_has_as_many_deals_as_were_asked_for() -> None:
    game = pyspiel.load_game("timescoop_nemesis(seed=40,deals=3)")
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert [number for number, _ in root.chance_outcomes()] == [0, 1, 2]
    dealt = [root.child(number) for number in range(3)]
    alone = [pyspiel.load_game(f"timescoop_nemesis(seed={40 + number})").new_initial_state() for number in range(3)]
    assert [str(state) for state in dealt] == [str(state) for state in alone]
    pyspiel.random_sim_test(pyspiel.load_game("timescoop_nemesis(deals=3,longest=60)"), 2, True, False)
    with pytest.raises(BadDeal, match="deals are 0, for none by chance, or more; not -1"):
        pyspiel.load_game("timescoop_nemesis(deals=-1)")


def test_what_is_over_says_how_it_ended_and_offers_nothing() -> None:
    ended = walk(pyspiel.load_game("timescoop_invasion(seed=1)").new_initial_state(), 50_000, seed=1)
    count = len(ended.history())
    with pytest.raises(ValueError, match=f"the game has ended after {count} decisions: nothing is asked"):
        ended.apply_action(0)
    broken = walk(pyspiel.load_game("timescoop_invasion(longest=7)").new_initial_state(), 9, seed=1)
    assert broken.legal_actions() == []
    assert not any("options:" in broken.observation_string(seat) for seat in (0, 1))


def test_the_longest_game_is_held_to() -> None:
    game = pyspiel.load_game("timescoop_invasion(players=2,longest=12,seed=0)")
    state = walk(game.new_initial_state(), 20, seed=1)
    assert game.max_game_length() == len(state.history()) == 12
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    before = str(state)
    with pytest.raises(ValueError, match="has ended after 12 decisions, the most that there may be"):
        state.apply_action(0)
    assert str(state) == before


def test_options_of_the_deal_are_named_in_the_game_string() -> None:
    named = "options=tp_shortage:all;attacker_discard:any_not_exceeding"
    game = pyspiel.load_game(f"timescoop_invasion(edition=e2012,{named})")
    assert game.study.options == {"tp_shortage": "all", "attacker_discard": "any_not_exceeding"}
    assert options_of("tp_shortage=all") == {"tp_shortage": "all"}
    with pytest.raises(BadDeal, match="'tp_shortage' has no value"):
        options_of("tp_shortage;attacker_discard:closest")


@pytest.mark.parametrize("by_observation", [False, True])
@pytest.mark.parametrize("key", GAMES)
def test_its_own_search_plays_us_through_our_imagine(key: str, by_observation: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """ISMCTSBot itself asserts that each world it is given fits what the seat knows."""
    game = pyspiel.load_game(f"timescoop_{key}(seed=3,longest=90)")
    rng = np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, rng)
    bot = ISMCTSBot(game, evaluator, 2.0, 12, random_state=rng, use_observation_string=by_observation)
    bot.set_resampler(ours.resampler(4))
    state = walk(game.new_initial_state(), 40, seed=3)
    thought = 0
    for _ in range(16):
        thought += len(state.legal_actions()) > 1
        option = bot.step(state)
        assert option in state.legal_actions()
        state.apply_action(option)
    assert thought > 3


def test_no_observer_lays_open_what_all_seats_know() -> None:
    game = pyspiel.load_game("timescoop_invasion(players=2)")
    everyone = pyspiel.PrivateInfoType.ALL_PLAYERS
    for public in (False, True):
        assert game.make_py_observer(pyspiel.IIGObservationType(False, public, everyone)) is None


def test_a_resampler_imagines_other_worlds_each_time_and_the_same_by_the_same_seed() -> None:
    state = walk(pyspiel.load_game("timescoop_invasion(players=3)").new_initial_state(), 12, seed=1)
    one, again, other = (
        [str(each) for each in map(imagine, [state] * 3, [0] * 3)]
        for imagine in (ours.resampler(4), ours.resampler(4), ours.resampler(5))
    )
    assert one == again
    assert not set(one) & set(other)
    assert len(set(one)) == 3


def test_who_asks_a_copy_what_it_was_told_hears_nothing_of_it_in_what_was_copied() -> None:
    state = walk(pyspiel.load_game("timescoop_invasion(players=3)").new_initial_state(), 30, seed=1)
    before = [state.information_state_string(seat) for seat in range(3)]
    copy = walk(state.clone(), 12, seed=2)
    told = [copy.information_state_string(seat) for seat in range(3)]
    assert [state.information_state_string(seat) for seat in range(3)] == before
    walk(state, 12, seed=2)
    assert [state.information_state_string(seat) for seat in range(3)] == told


def test_an_imagined_state_has_its_past_and_its_length_after_it_was_saved() -> None:
    game = pyspiel.load_game("timescoop_invasion(players=3,longest=60,seed=0)")
    state = walk(game.new_initial_state(), 45, seed=1)
    world = ours.resampler(1)(state, 0)
    assert at(world).decisions == at(state).decisions == 45
    assert world.information_state_string(0) == state.information_state_string(0)
    again = pickle.loads(pickle.dumps(at(world)))  # noqa: S301 - we wrote it
    assert again.past(0) == at(state).past(0)
    assert again.decisions == 45
