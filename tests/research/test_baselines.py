"""Baselines of the benchmark: OpenSpiel's search and solvers play our games, each by one command."""

import pyspiel
import pytest

from timescoop.bots import RANDOM, mover
from timescoop.catalogue import GAMES
from timescoop.research import Study
from timescoop.research.exploitability import policy_of
from timescoop.research.gambit import Tree
from timescoop.research.gambit import main as write_tree
from timescoop.research.ismcts import StaticEvaluator, ismcts_bot
from timescoop.research.ismcts import main as play_ismcts
from timescoop.research.sequence_form import SequenceForm


def test_openspiel_solves_the_tree_that_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    tree = Tree("nemesis", "mixed")
    text = str(tree)
    form = SequenceForm(tree.study, tree.deals)
    assert [len(own) for own in tree.sets] == [len(own) for own in form.choices]
    game = pyspiel.load_efg_game(text)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.001
    assert write_tree(["nemesis", "mixed"]) == 0
    assert capsys.readouterr().out == text
    with pytest.raises(SystemExit):
        write_tree(["nemesis", "bluff"])
    assert "no small position 'bluff'" in capsys.readouterr().err


def test_a_bot_is_exploited_by_as_much_as_it_leaves_open() -> None:
    tree = Tree("nemesis", "mixed")
    game = pyspiel.load_efg_game(str(tree))
    policy = policy_of(tree, game, RANDOM, tries=1)
    for rows in policy.policy_table().values():
        assert sum(share for _, share in rows) == pytest.approx(1)
    assert pyspiel.exploitability(game, policy) > 0.3, "a single plan is found out"


def test_ismcts_answers_what_is_asked_and_repeats_itself() -> None:
    study = Study("ccg")
    spent: list[float] = []
    bot = ismcts_bot("ccg", "first", 3, spent)
    table = study.deal(1)
    for turn in range(12):
        seat = mover(table)
        asked = [bot.choose(study.game, study.game.imagine(table, seat, turn), seat, turn) for _ in range(2)]
        assert asked[0] == asked[1]
        table.play(seat, asked[0])  # refuses what is not on offer
    assert spent
    assert all(each > 0 for each in spent)


def test_a_leaf_is_worth_what_the_game_says_of_it() -> None:
    state = pyspiel.load_game("timescoop_invasion(seed=3)").new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    found = StaticEvaluator(GAMES["invasion"]).evaluate(state)
    values = [GAMES["invasion"].evaluate(state.at.table, seat) for seat in range(2)]
    assert all(-1 <= each <= 1 for each in found)
    assert (found[0] > found[1]) == (values[0] > values[1])
    assert values[0] != values[1]


def test_the_command_plays_each_deal_from_both_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert play_ismcts(["invasion", "--simulations", "2", "--rivals", "random", "--games", "1"]) == 0
    head, _, line = capsys.readouterr().out.splitlines()
    assert head.startswith("| table |")
    assert line.split("|")[1:5] == [" Invasion classic, 2 ", " 2 ", " evaluated ", " `random` "]
    assert line.split("|")[6] == " 2 "
