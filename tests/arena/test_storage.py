"""Results on disk: if anything stops a simulation, what was played is kept, is not played again, and counts once."""

import json
import os
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from subprocess import PIPE
from typing import Any

import polars as pl
import pytest
from tests.breadth import some
from tests.kernel.tiny import GAME as KITES

from timescoop.arena import Report, Stopped, simulate
from timescoop.arena.storage import write_atomically
from timescoop.catalogue import GAMES
from timescoop.cli.app import run
from timescoop.kernel import BadDeal

ROOT = Path(__file__).resolve().parents[2]
BOTS = ("greedy", "random")
module = sys.modules["timescoop.arena.simulation"]


@pytest.fixture(autouse=True)
def _kites(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "kites", KITES)
    monkeypatch.setattr(module, "GAMES_PER_FILE", 3)


def kites(games: int, **more: Any) -> Report:
    return simulate("kites", BOTS, games=games, workers=1, **more)


def rows(folder: Path, what: str = "games") -> pl.DataFrame:
    return pl.concat([pl.read_parquet(path) for path in sorted(folder.glob(f"{what}-*.parquet"))])


def told(report: Report) -> list[Any]:
    return [(each.block, each.bots, each.scores, each.shares, each.decisions, each.ending) for each in report.played]


def test_a_row_for_each_game_says_how_it_went(tmp_path: Path) -> None:
    report = kites(8, keep=tmp_path, seed=4)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "columns.json",
        "games-00000000-00000002.parquet", "games-00000003-00000005.parquet", "games-00000006-00000007.parquet",
        "setting.json",
    ]  # fmt: skip
    found = rows(tmp_path)
    assert found["number"].to_list() == list(range(8))
    assert found["block"].to_list() == [0, 0, 1, 1, 2, 2, 3, 3]
    assert found["seating"].to_list() == [0, 1] * 4
    assert found["scores"].to_list() == [list(each.scores) for each in report.played]
    assert found["shares"].to_list() == [list(each.shares) for each in report.played]
    assert found["bots"].to_list() == [list(each.bots) for each in report.played]
    assert set(found["game"]) == {"kites"}
    assert set(found["seed"]) == {4}


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kites(4, keep=tmp_path)
    played: list[int] = []
    ours = module.play

    def counted(job: Any) -> Any:
        played.append(job[1])
        return ours(job)

    monkeypatch.setattr(module, "play", counted)
    more = kites(7, keep=tmp_path)
    assert played == [2, 2, 3, 3]
    assert told(more) == told(kites(7))
    seen: list[tuple[int, int]] = []
    kites(7, keep=tmp_path, progress=lambda *done: seen.append(done))
    assert seen == [(8, 8)]
    assert rows(tmp_path)["number"].is_unique().all()


def test_control_c_keeps_what_is_done(tmp_path: Path) -> None:
    def stop(played: int, _of: int) -> None:
        if played == 5:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        kites(10, keep=tmp_path, progress=stop)
    assert isinstance(stopped.value, KeyboardInterrupt)
    assert stopped.value.wanted == 10
    assert told(stopped.value.report) == told(kites(4)), "deals that were played from both seats"
    assert rows(tmp_path)["number"].to_list() == [0, 1, 2, 3, 4]
    assert told(kites(10, keep=tmp_path)) == told(kites(10))
    assert sorted(rows(tmp_path)["number"]) == list(range(10))


def test_runs_that_share_out_the_deals_make_one_simulation(tmp_path: Path) -> None:
    parts = [told(kites(4, keep=tmp_path, first=first)) for first in (2, 0, 4)]
    assert [each[0] for part in parts for each in part] == [2, 2, 3, 3, 0, 0, 1, 1, 4, 4, 5, 5]
    assert told(kites(12, keep=tmp_path)) == told(kites(12)) == parts[1] + parts[0] + parts[2]


def test_a_row_for_each_decision_says_what_was_asked_and_answered(tmp_path: Path) -> None:
    report = kites(4, keep=tmp_path, decisions=True)
    found = rows(tmp_path, "decisions")
    assert set(found["number"]) == {0, 1, 2, 3}
    for number, each in enumerate(report.played):
        mine = found.filter(pl.col("number") == number)
        assert mine["nth"].to_list() == list(range(len(mine)))
        assert len(mine) >= each.decisions, "what goes without thinking stands there too"
        assert [each.bots[seat] for seat in mine["seat"]] == mine["bot"].to_list()
    assert found["options"].min() == 1
    assert "kites/act" in set(found["question"])


def test_decisions_of_games_that_were_lost_go_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kites(6, keep=tmp_path, decisions=True)
    (tmp_path / "games-00000003-00000005.parquet").unlink()
    monkeypatch.setattr(module, "GAMES_PER_FILE", 2)
    kites(8, keep=tmp_path, decisions=True)
    found = rows(tmp_path, "decisions")
    assert found.select("number", "nth").is_unique().all()
    assert set(found["number"]) == set(range(8))


def test_games_whose_decisions_were_lost_are_played_again(tmp_path: Path) -> None:
    before = kites(6, keep=tmp_path, decisions=True)
    (tmp_path / "decisions-00000003-00000005.parquet").unlink()
    assert told(kites(6, keep=tmp_path, decisions=True)) == told(before)
    assert set(rows(tmp_path, "decisions")["number"]) == set(range(6))


@pytest.mark.parametrize("what", ["games", "decisions"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    kites(2, keep=tmp_path, decisions=True)
    (path,) = tmp_path.glob(f"{what}-*.parquet")
    path.write_bytes(path.read_bytes()[:200])
    assert run(["report", str(tmp_path), "--out", str(tmp_path / "page.html")]) == 2
    assert f"{what}-00000000-00000001.parquet cannot be read" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_to_is_told_before_anything_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    words = ["simulate", "kites", "--bots", "random,random", "--games", "2", "--keep", str(tmp_path / "file" / "sub")]
    assert run(words) == 1
    assert "Not a directory" in capsys.readouterr().err
    assert run(["report", str(tmp_path), "--out", str(tmp_path / "nowhere" / "page.html")]) == 2
    assert "there is no folder" in capsys.readouterr().err


def test_a_folder_holds_one_simulation(tmp_path: Path) -> None:
    kites(2, keep=tmp_path)
    with pytest.raises(BadDeal, match=r"holds another simulation: seed 0 there, 1 here$"):
        kites(2, keep=tmp_path, seed=1)
    kites(2, keep=tmp_path / "other", seed=1)
    (path,) = (tmp_path / "other").glob("games-*.parquet")
    path.rename(tmp_path / "games-00000008-00000009.parquet")
    with pytest.raises(BadDeal, match=r"games-00000008-00000009.parquet belongs to another simulation: kites, seed 1"):
        kites(2, keep=tmp_path)
    assert json.loads((tmp_path / "setting.json").read_text("utf-8"))["seed"] == 0


def test_the_default_edition_is_the_same_named_or_left_out(tmp_path: Path) -> None:
    first = kites(2, keep=tmp_path)
    setting = tmp_path / "setting.json"
    stated = json.loads(setting.read_text("utf-8"))
    assert stated["edition"] == KITES.editions[0].key
    setting.write_text(json.dumps({**stated, "edition": None}), "utf-8")
    again = kites(2, keep=tmp_path, edition=KITES.editions[0].key)
    assert again.played == first.played
    assert json.loads(setting.read_text("utf-8")) == stated


@pytest.mark.parametrize("said", ["", "[]", '{"game": "kites"}', '{"no": 1, "bots": []}'])
def test_a_setting_that_is_none_is_named(tmp_path: Path, said: str) -> None:
    (tmp_path / "setting.json").write_text(said, "utf-8")
    with pytest.raises(BadDeal, match=r"setting\.json does not describe a simulation"):
        kites(2, keep=tmp_path)
    assert (tmp_path / "setting.json").read_text("utf-8") == said


def test_without_the_library_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(BadDeal, match=r"timescoop\[arena\]"):
        kites(2, keep=tmp_path)


HANDLER = """
import ctypes
from timescoop.arena.storage import load_polars
def handler():
    kept = (ctypes.c_void_p * 32)()
    ctypes.CDLL(None).sigaction(2, None, kept)
    return kept[0]
before = handler()
load_polars()
assert handler() == before
"""


def test_the_library_leaves_control_c_alone() -> None:
    """Polars took it for itself, and an interruption that came while it wrote was lost."""
    subprocess.run([sys.executable, "-c", HANDLER], cwd=ROOT, check=True, timeout=120)


@pytest.mark.parametrize("by", some([signal.SIGINT, signal.SIGTERM], 0))
def test_who_is_ended_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path, by: signal.Signals) -> None:
    often = (
        "import timescoop.arena, sys; sys.modules['timescoop.arena.simulation'].GAMES_PER_FILE = 9"  # games in a file
    )
    heard = "from signal import *; signal(SIGINT, default_int_handler)"  # what runs in the background hears none
    words = [sys.executable, "-c", f"{heard}; {often}; from timescoop.cli import main; main()", "simulate", "invasion"]
    words += ["--bots", "random,random", "--games", "4000", "--keep", str(tmp_path)]
    with subprocess.Popen(words, cwd=ROOT, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True) as begun:
        try:
            for _ in range(2400):
                if any(tmp_path.glob("games-*.parquet")) or begun.poll() is not None:
                    break
                time.sleep(0.05)
            if by == signal.SIGINT:
                os.killpg(begun.pid, by)
            else:
                begun.send_signal(by)
            summed_up, said = begun.communicate(timeout=120)
        finally:
            begun.kill()
    assert begun.returncode == 128 + by, said
    assert "games, 2 seats" in summed_up
    assert "Stopped before all of 4,000 games were played." in said
    assert "The same command resumes" in said
    assert "Traceback" not in said


def test_the_command_keeps_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "invasion", "--bots", "random,random", "--games", "2", "--keep", str(tmp_path), "--decisions"]
    assert run(words) == 0
    first = capsys.readouterr().out
    assert run(words) == 0
    assert capsys.readouterr().out == first, "the same games, and nothing played"
    assert len(rows(tmp_path)) == 2
    assert rows(tmp_path, "decisions")["question"].str.starts_with("invasion/").all()
    assert run(["simulate", "invasion", "--games", "1", "--decisions"]) == 2
    assert "--keep FOLDER" in capsys.readouterr().err


def test_the_columns_are_described_beside_them(tmp_path: Path) -> None:
    kites(2, keep=tmp_path, decisions=True)
    described = json.loads((tmp_path / "columns.json").read_text("utf-8"))
    assert {what: rows(tmp_path, what).columns for what in described} == {
        what: list(columns) for what, columns in described.items()
    }
    guide = (ROOT / "docs" / "guides" / "research.md").read_text("utf-8")
    assert all(
        f"| `{column}` | {said} |" in guide for columns in described.values() for column, said in columns.items()
    )


def test_decisions_that_are_kept_are_kept_on_and_are_not_begun_in_the_middle(tmp_path: Path) -> None:
    kites(2, keep=tmp_path / "with", decisions=True)
    kites(4, keep=tmp_path / "with")
    assert set(rows(tmp_path / "with", "decisions")["number"]) == set(range(4))
    kites(2, keep=tmp_path / "without")
    with pytest.raises(BadDeal, match="continue without --decisions, or use another folder"):
        kites(4, keep=tmp_path / "without", decisions=True)


def test_no_deal_is_before_the_first(tmp_path: Path) -> None:
    with pytest.raises(BadDeal, match="deals are counted from 0"):
        kites(2, keep=tmp_path / "games", first=-1)
    assert not (tmp_path / "games").exists()


def test_what_was_played_is_kept_after_a_minute_though_it_be_few_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GAMES_PER_FILE", 200)
    monkeypatch.setattr(module, "monotonic", map(float, count(0, 25)).__next__)  # a game takes 25 seconds
    seen: list[int] = []
    kites(8, keep=tmp_path, progress=lambda *_: seen.append(len(list(tmp_path.glob("games-*.parquet")))))
    assert seen == [0, 0, 1, 1, 1, 2, 2, 2]
    assert sorted(rows(tmp_path)["number"]) == list(range(8))


def test_what_is_kept_beyond_the_games_that_were_asked_for_is_left_out(tmp_path: Path) -> None:
    kites(8, keep=tmp_path)
    seen: list[tuple[int, int]] = []
    assert told(kites(4, keep=tmp_path, progress=lambda *done: seen.append(done))) == told(kites(4))
    assert seen == [(4, 4)]


def test_control_c_tells_how_many_games_were_wanted_those_that_were_kept_among_them(tmp_path: Path) -> None:
    def stop(played: int, _of: int) -> None:
        if played == 6:
            raise KeyboardInterrupt

    kites(4, keep=tmp_path)
    with pytest.raises(Stopped) as stopped:
        kites(10, keep=tmp_path, progress=stop)
    assert stopped.value.wanted == 10
    assert told(stopped.value.report) == told(kites(6))


def test_a_file_that_could_not_be_written_whole_is_not_there(tmp_path: Path) -> None:
    def half(made: Path) -> None:
        made.write_text("half of", "utf-8")
        raise OSError("no space is left")

    path = tmp_path / "games-00000000-00000001.parquet"
    with pytest.raises(OSError, match="no space"):
        write_atomically(path, half)
    assert not path.exists()
    assert not list(tmp_path.glob("games-*.parquet")), "nor is anything that is taken for it"
