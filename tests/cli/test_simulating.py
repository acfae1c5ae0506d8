"""`timescoop simulate` and `rate`: records of chosen games, refusals in words, and tables at every width."""

import hashlib
import re
from pathlib import Path

import pytest
from rich.console import Console

from timescoop.arena import record_of, simulate
from timescoop.arena.seeds import deal_seed
from timescoop.catalogue import GAMES
from timescoop.cli.app import run
from timescoop.documents import read_record, verify
from timescoop.kernel import BadDeal

KEPT = ("--bots", "random,random", "--seed", "3")


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is played in this process."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)


def simulated(*words: object) -> int:
    return run(["simulate", *map(str, words)])


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_a_simulated_game_is_verified_and_replayed(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edition = GAMES[game].editions[-1].key
    words = (game, *KEPT, "--games", 2, "--edition", edition, "--keep", tmp_path)
    assert simulated(*words, "--records", "1") == 0
    path = tmp_path / "game-1.txt"
    assert f"{path}: game 1, " in capsys.readouterr().out
    assert [each.name for each in tmp_path.glob("game-*")] == ["game-1.txt"]
    record = read_record(path.read_text("utf-8"), str(path))
    assert (record.game, record.edition, record.names) == (game, edition, ["Random A", "Random B"])
    table = verify(record, GAMES)
    report = simulate(game, ["random", "random"], games=2, edition=edition, seed=3, workers=1)
    assert tuple(GAMES[game].scores(table)) == report.played[1].scores
    assert run(["verify", str(path)]) == 0
    assert run(["replay", str(path)]) == 0
    assert f"Result: {record.result}" in capsys.readouterr().out


def test_games_that_are_kept_are_written_down_later_by_number_and_range(
    tmp_path: Path,
) -> None:
    words = ("invasion", "--bots", "novice,random", "--games", 5, "--first", 10, "--keep", tmp_path)
    assert simulated(*words) == 0
    assert not list(tmp_path.glob("game-*"))
    results = {path: path.stat().st_mtime_ns for path in tmp_path.glob("games-*")}
    assert simulated(*words, "--records", "24,21-22") == 0
    assert sorted(each.name for each in tmp_path.glob("game-*")) == ["game-21.txt", "game-22.txt", "game-24.txt"]
    assert {path: path.stat().st_mtime_ns for path in tmp_path.glob("games-*")} == results, "none was missing"
    records = [read_record((tmp_path / f"game-{number}.txt").read_text("utf-8")) for number in (21, 22)]
    assert [each.names for each in records] == [["Random", "Novice"], ["Novice", "Random"]]
    assert [each.seed for each in records] == [deal_seed(0, 10), deal_seed(0, 11)]


def test_a_record_tells_options_and_the_card_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "export", "invasion-2012"]) == 0
    mine = tmp_path / "mine.yaml"
    mine.write_text(capsys.readouterr().out.replace("Messaline", "Messalina"), "utf-8")
    words = ("invasion", *KEPT, "--games", 1, "--cards", mine, "--keep", tmp_path, "--options", "tp_shortage=all")
    assert simulated(*words, "--records", "0") == 0
    record = read_record((tmp_path / "game-0.txt").read_text("utf-8"))
    assert record.edition == "2012"
    assert record.options["tp_shortage"] == "all"
    assert record.cards == hashlib.sha256(mine.read_bytes()).hexdigest()
    assert run(["verify", str(tmp_path / "game-0.txt"), "--cards", str(mine)]) == 0
    assert "| 1 Messalina |" in (tmp_path / "game-0.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--records", "0"], "--records needs a folder: --keep FOLDER"),
        (["--records", "5-3", "--keep", "games"], "--records takes numbers of games, such as 0,17,30-33, not '5-3'"),
        (["--records", "all", "--keep", "games"], "--records takes numbers of games, such as 0,17,30-33, not 'all'"),
        (["--records", "9", "--keep", "games"], "there is no game 9; the games are 0 to 3"),
        (["--first", "-1"], "--first must be at least 0, not -1"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_played(
    more: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert simulated("invasion", *KEPT, "--games", 4, *more) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_game_that_goes_otherwise_now_is_not_written_down() -> None:
    report = simulate("invasion", ["random", "random"], games=1, seed=3, workers=1)
    (kept,) = report.played
    assert record_of(report.setting, 0, kept).answers
    with pytest.raises(BadDeal, match="game 0 goes differently now"):
        record_of(report.setting, 0, kept._replace(turns=kept.turns + 1))


def terminal(columns: int) -> Console:
    """A terminal of that width."""
    return Console(highlight=False, width=columns, force_terminal=True, color_system=None)


@pytest.mark.parametrize("columns", [40, 60, 80])
def test_no_figure_and_no_name_of_a_bot_is_cut_where_the_terminal_is_narrow(
    columns: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("timescoop.cli.simulating.page", lambda: terminal(columns))
    assert simulated("invasion", "--bots", "novice,random", "--games", 2) == 0
    told = capsys.readouterr().out
    assert "…" not in told
    assert len(re.findall(r"\d\.\d\d-\d\.\d\d", told)) == 4
    assert "novice  " in told
    if columns >= 60:
        assert [line for line in told.splitlines() if len(line.rstrip()) > columns] == []


def test_a_file_or_a_pipe_gets_whole_lines(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert simulated("invasion", *KEPT, "--games", 1) == 0
    assert "Equal win rate: 0.50. The 95 % column is the confidence interval.\n" in (capsys.readouterr().out)


def test_the_seat_that_rules_play_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated("ccg", "--edition", "solitaire", "--bots", "random,random", "--games", 1) == 0
    assert "The rules play seat 2 (Opponent's deck); its bot never chooses." in capsys.readouterr().out


@pytest.mark.usefixtures("quick_judge")
@pytest.mark.parametrize("columns", [40])
def test_the_chart_of_an_analysis_fits_the_terminal(
    columns: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("timescoop.cli.analysing.page", lambda: terminal(columns))
    assert simulated("invasion", *KEPT, "--games", 1, "--keep", tmp_path, "--records", "0") == 0
    capsys.readouterr()
    assert run(["analyse", str(tmp_path / "game-0.txt"), "--worlds", "1", "--most", "2"]) == 0
    told = capsys.readouterr().out
    charts = re.findall(r"^Random [AB] +([ ▁-█]+)$", told, re.MULTILINE)
    assert len(charts) == 2
    assert max(map(len, map(str.strip, charts))) == min(60, columns - len("Random A") - 2)
    assert "…" not in told
