"""Many tables at once: each row is the single environment step by step, with any number of processes."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from timescoop.bots import mover
from timescoop.catalogue import GAMES
from timescoop.kernel import OPEN, PILE, BadDeal
from timescoop.research import Study, returns_of
from timescoop.research.option_features import OptionFeatures
from timescoop.research.pettingzoo import raw_env
from timescoop.research.table_rows import ObservationWriter, packed_planes, seed_of
from timescoop.research.vector import VectorTables

OURS = sorted(key for key, game in GAMES.items() if game.room.startswith("timescoop."))
CLOSE = (  # a game that begins near its end
    "{game: invasion, phase: end-game, players: {Ada: {hand: 5, locations: [Gallifrey, Skaro, Telos]}, "
    "Bo: {hand: 5, locations: [Coal Hill School, Mondas, Traken]}}}"
)


def chosen(rng: np.random.Generator, masks: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("key", OURS)
def test_a_row_is_the_single_environment_step_by_step(key: str) -> None:
    tables = VectorTables(key, tables=2, features=True, copy=False)
    single = raw_env(key)
    features = OptionFeatures(tables.study)
    rng = np.random.default_rng(1)
    seen, info = tables.reset(seed=40)
    single.reset(seed=41)
    for step in range(100):
        agent = single.agent_selection
        expected = single.observe(agent)
        assert info["seat"][1] == single.possible_agents.index(agent)
        assert (seen["observation"][1] == expected["observation"]).all()
        assert (seen["action_mask"][1] == expected["action_mask"]).all()
        offered = np.flatnonzero(expected["action_mask"])
        assert (seen["options"][1][: len(offered)] == offered).all()
        assert (seen["options"][1][len(offered) :] == -1).all()
        wanted = features.of(single.table, int(info["seat"][1]))
        assert (seen["features"][1][: len(offered)] == wanted).all()
        assert not seen["features"][1][len(offered) :].any()
        assert tables.single_observation_space.contains({name: seen[name][1] for name in seen})
        actions = chosen(rng, seen["action_mask"])
        single.step(actions[1])
        seen, reward, ended, _, info = tables.step(actions)
        assert reward[1] == 0.0
        assert not ended.any()
        assert info["decisions"][1] == step + 1
    tables.close()


@pytest.mark.parametrize("key", OURS)
def test_each_change_on_a_table_is_written(key: str) -> None:
    study = Study(key)
    table = study.deal(3)
    for _ in range(40):
        table.play(mover(table), table.options(mover(table))[0])
    row = np.zeros(study.length, np.int64)
    writer = ObservationWriter(packed_planes(study, table), row.data.cast("B"))

    def written(seat: int) -> tuple[int, ...]:
        writer.write(table, seat)
        assert (row == study.observe(table, seat)).all()
        return tuple(row)

    seen = [written(0), written(1), written(0)]
    pile = next(cards for zone, cards in enumerate(table.zones) if table.sort[zone] == PILE and len(cards) > 1)
    one, other = next((one, other) for one in pile for other in pile if table.kind[one] != table.kind[other])
    table.peek(one, 0)
    seen.append(written(0))
    table.kind[one], table.kind[other] = table.kind[other], table.kind[one]
    seen.append(written(0))
    for zone in [zone for zone, sort in enumerate(table.sort) if sort == OPEN][:2]:
        table.move(one, zone)
        seen.append(written(0))
    assert len(set(seen)) == len(seen) - 1  # seat 0 saw the same twice at the beginning
    for _ in range(20):
        table.play(mover(table), table.options(mover(table))[0])
        written(0)


def test_games_end_with_their_returns_and_the_next_deal_follows() -> None:
    tables = VectorTables("invasion", position=CLOSE, tables=2)
    study = tables.study
    rng = np.random.default_rng(2)
    seen, info = tables.reset(seed=[5, 9])
    table, played, decisions = study.deal(9), 0, 0
    for _ in range(300):
        actions, seat = chosen(rng, seen["action_mask"]), mover(table)
        table.play(seat, int(actions[1]))
        decisions += 1
        seen, reward, ended, truncated, info = tables.step(actions)
        assert ended[1] == table.over()
        assert not truncated.any()
        assert info["decisions"][1] == decisions
        if table.over():
            assert info["returns"][1].tolist() == returns_of(table)
            assert reward[1] == returns_of(table)[seat]
            played, decisions = played + 1, 0
            table = study.deal(seed_of(9, played))
        else:
            assert not info["returns"][1].any()
        assert (seen["observation"][1] == study.observe(table, mover(table))).all()
    assert played > 3
    tables.close()


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    def played(processes: int) -> list[Any]:
        tables = VectorTables("invasion", position=CLOSE, tables=3, processes=processes, features=True)
        rng = np.random.default_rng(3)
        seen, info = tables.reset(seed=7)
        out = []
        for _ in range(60):
            seen, reward, ended, truncated, info = tables.step(chosen(rng, seen["action_mask"]))
            out += [*seen.values(), reward, ended, truncated, *info.values()]
        assert any(each.any() for each in out[4::8])
        tables.close()
        return out

    one, two = played(1), played(2)
    assert len(one) == len(two)
    assert all((first == second).all() for first, second in zip(one, two, strict=True))


TWO_PROCESSES = """
import asyncio
from multiprocessing import get_context
from timescoop.research.vector import VectorTables

def play():
    tables = VectorTables("invasion", tables=2, processes=2)
    seen, _ = tables.reset(seed=1)
    seen, *_ = tables.step(seen["action_mask"].argmax(axis=1))
    tables.close()
    print("played", seen["action_mask"].sum(axis=1), flush=True)

async def play_later():
    play()
"""
GUARDED = """
if __name__ == "__main__":
    asyncio.run(play_later())
    forked = get_context("fork").Process(target=play)
    forked.start()
    forked.join()
"""


def run_script(*words: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], input=text, capture_output=True, text=True, timeout=120, check=False
    )


def test_two_processes_play_from_asyncio_from_a_fork_and_from_a_command(tmp_path: Path) -> None:
    (tmp_path / "guarded.py").write_text(TWO_PROCESSES + GUARDED, "utf-8")
    both = run_script(str(tmp_path / "guarded.py"))
    assert both.stdout.count("played") == 2, both.stderr
    command = run_script("-c", TWO_PROCESSES + "play()")
    assert both.stdout == command.stdout * 2, command.stderr


def test_a_script_that_cannot_be_imported_again_is_told_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "open.py").write_text(TWO_PROCESSES + "play()\n", "utf-8")
    for ended in (run_script(str(tmp_path / "open.py")), run_script("-", text=TWO_PROCESSES + "play()\n")):
        assert ended.returncode == 1
        assert ended.stderr.splitlines()[-1].startswith("RuntimeError: A process that plays tables has ended.")
        assert 'under `if __name__ == "__main__":`' in ended.stderr


def test_what_is_forced_is_skipped_and_still_counted() -> None:
    tables = VectorTables("nemesis", tables=2, skip_forced=True)
    rng = np.random.default_rng(4)
    seen, info = tables.reset(seed=3)
    for _ in range(200):
        assert (seen["action_mask"].sum(axis=1) > 1).all()
        seen, _, _, _, info = tables.step(chosen(rng, seen["action_mask"]))
    assert (info["decisions"] > 200).all()
    tables.close()


def test_an_option_that_is_not_legal_costs_the_game() -> None:
    tables = VectorTables("invasion", tables=1, observe=False)
    seen, info = tables.reset(seed=3)
    seat = info["seat"][0]
    seen, reward, ended, _, info = tables.step([int(np.flatnonzero(seen["action_mask"][0] == 0)[0])])
    assert (reward[0], bool(ended[0])) == (-1.0, True)
    assert info["returns"][0].tolist() == [-float(seat == other) for other in range(2)]
    assert set(seen) == {"action_mask"}
    tables.close()


def test_a_game_that_is_too_long_is_truncated() -> None:
    tables = VectorTables("invasion", tables=1, longest=3)
    seen, _ = tables.reset(seed=3)
    rng = np.random.default_rng(5)
    info: dict[str, Any] = {}
    for nth in range(3):
        seen, reward, ended, truncated, info = tables.step(chosen(rng, seen["action_mask"]))
        assert (bool(truncated[0]), bool(ended[0]), reward[0]) == (nth == 2, False, 0.0)
    assert info["decisions"].tolist() == [3]
    tables.close()


def test_the_same_seed_deals_the_same_and_copies_are_copies() -> None:
    tables = VectorTables("invasion", tables=2, features=True)
    first, _ = tables.reset(seed=12)
    again, _ = tables.reset(seed=[12, 13])
    other, _ = tables.reset(seed=14)
    assert all((first[name] == again[name]).all() for name in first)
    assert not (first["observation"] == other["observation"]).all()
    assert not np.shares_memory(first["observation"], other["observation"])
    assert tables.observation_space.contains(first)
    free, _ = tables.reset()
    assert free["action_mask"].any(axis=1).all()
    tables.close()


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadDeal, match="1 to 2 processes play 2 tables, not 3"):
        VectorTables("invasion", tables=2, processes=3)
    tables = VectorTables("invasion", tables=2)
    with pytest.raises(BadDeal, match="2 tables need 2 seeds, not 3"):
        tables.reset(seed=[1, 2, 3])
    tables.close()
    small = VectorTables("invasion", tables=1, features=True, most_options=1)
    with pytest.raises(BadDeal, match="there is room for most_options=1"):
        small.reset(seed=1)
    small.close()


@pytest.mark.parametrize("key", OURS)
def test_features_are_bounded_tell_options_apart_and_are_as_long_in_every_edition(key: str) -> None:
    game = GAMES[key]
    widths = set()
    for edition in game.editions:
        study = Study(key, edition.most, edition.key)
        features = OptionFeatures(study)
        widths.add(features.width)
        assert features.parts[0].first == 0
        assert all(one.after == two.first for one, two in zip(features.parts, features.parts[1:], strict=False))
        table, rng = study.deal(3), np.random.default_rng(6)
        alike = asked = 0
        for _ in range(120):
            if table.over():
                break
            seat = mover(table)
            rows = features.of(table, seat)
            assert np.abs(rows).max() <= 1.0
            assert (rows[:, : len(features.vocabulary.blocks) + 1].sum(axis=1) == 1).all()
            alike += len(rows) - len(np.unique(rows, axis=0))
            asked += len(rows)
            table.play(seat, int(rng.choice(table.options(seat))))
        assert alike < 0.05 * asked
    assert len(widths) == 1


@pytest.mark.parametrize("key", OURS)
def test_features_tell_a_seat_nothing_that_it_does_not_know(key: str) -> None:
    study = Study(key, 2)
    features = OptionFeatures(study)
    table, rng = study.deal(5), np.random.default_rng(7)
    for nth in range(60):
        if table.over():
            break
        seat = mover(table)
        if nth % 6 == 0:
            blind = study.game.imagine(table, seat, nth)
            assert (features.of(blind, seat) == features.of(table, seat)).all()
        table.play(seat, int(rng.choice(table.options(seat))))
