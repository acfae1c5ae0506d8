"""The commands that look things up, check what people wrote, and let bots play."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.breadth import in_the_soak

from timescoop.cli.app import run

Command = Callable[..., str]

SCENARIO = """rule: INV-TP-03
title: a discarded card is worth a Time Point
given: {game: invasion, turn: A, players: {A: {hand: [Ian, Ace, Karn, Adric]}, B: {hand: 2}, C: {hand: 2}}}
when: [{A: [discard, Ian, done]}]
then: {players.A.time_points: 1}
"""


@pytest.fixture
def timescoop(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command; what it printed."""

    def command(*words: str | Path, code: int = 0) -> str:
        assert run([str(word) for word in words]) == code
        out, err = capsys.readouterr()
        assert (err == "") is (code == 0 or out != "")
        return str(out)

    return command


def test_a_rule_is_told_with_its_source_and_its_examples(timescoop: Command) -> None:
    said = timescoop("rules", "INV-CONFLICT-09")
    assert said.startswith("INV-CONFLICT-09  (Conflict; both editions)")
    assert "Source: S12:214-215, 228; SCL:276, 282" in said
    assert "Examples" in said
    assert "Why: " in timescoop("rules", "amb-41")
    assert "See also\n  INV-AMB-12: " in timescoop("rules", "INV-AMB-13")


def test_rules_are_found_by_words_and_by_chapter(timescoop: Command) -> None:
    assert "INV-RESERVE-02" in timescoop("rules", "reserve", "two", "cards")
    assert timescoop("rules", "the", "Reserve").count("\nINV-RESERVE-") >= 5
    chapters = timescoop("rules")
    assert "Conflict (24 rules)" in chapters
    assert "INV-CONFLICT-01 to INV-CONFLICT-24" in chapters
    assert "no rule of Invasion" not in chapters


def test_a_card_is_shown_with_its_warrants(timescoop: Command) -> None:
    said = " ".join(timescoop("cards", "show", "the", "mara").split())
    assert said.startswith("The Mara Name: The Mara stated: Doctor Who: The Card Game, Classic Doctors Edition")
    assert "Strength: 2 judged: Jokers and weaklings 2" in said
    assert "Text: This card may join Enemies of any type." in said
    assert "Rule: INV-CARD-CLASSIC-the-mara" in said
    assert timescoop("cards", "show", "cyber").count("Rule: ") == 2
    assert "River Song" in timescoop("cards", "show", "river", "--edition", "invasion-2012")


def test_cards_are_listed_exported_and_checked(timescoop: Command, tmp_path: Path) -> None:
    listed = timescoop("cards", "list", "invasion-2012")
    assert re.search(r"^River Song +Defender +\d", listed, re.MULTILINE)
    mine = tmp_path / "mine.yaml"
    mine.write_text(timescoop("cards", "export", "invasion-2012"), "utf-8")
    told = timescoop("cards", "check", mine)
    assert "73 different cards, 131 in all; no problems found" in told
    assert "Cards that need Python code: none" in told
    assert "River Song" in timescoop("cards", "list", mine)


def test_bots_are_listed_the_weakest_first(timescoop: Command) -> None:
    keys = [line for line in timescoop("bots").splitlines() if not line.startswith(" ")]
    assert keys[0] == "random"
    assert keys.index("greedy") < keys.index("lookahead")


def test_scenarios_are_checked(timescoop: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(SCENARIO, "utf-8")
    assert timescoop("check", "scenario", path) == "1 scenario, all passed\n"
    path.write_text(f"{SCENARIO}---\n{SCENARIO.replace('points: 1', 'points: 2')}", "utf-8")
    said = timescoop("check", "scenario", tmp_path, code=1)
    assert f"{path}:11: INV-TP-03: a discarded card is worth a Time Point" in said
    assert "    expected: 2\n    found:    1\n" in said
    assert said.endswith("2 scenarios, 1 failed\n")


def test_a_file_that_cannot_be_read_does_not_stop_the_others(timescoop: Command, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("rule: [\n", "utf-8")
    (tmp_path / "good.yaml").write_text(SCENARIO, "utf-8")
    (tmp_path / "good.yml").write_text(SCENARIO, "utf-8")
    said = timescoop("check", "scenario", tmp_path, code=1)
    assert "bad.yaml:2: " in said
    assert said.endswith("2 scenarios, 1 file unreadable\n")


def test_who_wrote_something_wrong_is_told_where_the_notation_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.yaml").write_text("game: invasion\nplayers: {A: {hand: [Jaime]}, B: }\n", "utf-8")
    assert run(["check", "position", str(tmp_path / "bad.yaml")]) == 1
    told = capsys.readouterr().err.splitlines()
    assert "perhaps 'Jamie'" in told[0]
    assert told[-1] == "timescoop: See timescoop guide notation"


def test_where_there_is_no_scenario_nothing_holds(timescoop: Command, tmp_path: Path) -> None:
    (tmp_path / "empty.yaml").write_text("# nothing yet\n", "utf-8")
    timescoop("check", "scenario", tmp_path, code=2)


def test_a_position_is_checked_and_shown(
    timescoop: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        "game: invasion\nplayers:\n  A: {hand: [Ian, Ace], locations: [Gallifrey]}\n  B: {hand: 2}\n", "utf-8"
    )
    said = timescoop("check", "position", path)
    assert "A: 0 Time Points" in said
    assert "Gallifrey 2" in said
    assert "Ian" not in said, "a watcher sees no hand"
    path.write_text(path.read_text("utf-8").replace("Ian", "Iam"), "utf-8")
    assert run(["check", "position", str(path)]) == 1
    assert f"{path}:3: players.A.hand.0: there is no card 'Iam'; perhaps 'Ian'" in capsys.readouterr().err


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A game between bots, written down."""
    path = tmp_path / "game.txt"
    assert run(["play", "--plain", "--seats", "random,random,random", "--seed", "3", "--save", str(path)]) == 0
    capsys.readouterr()
    return path


def test_a_record_is_verified_line_by_line(
    timescoop: Command, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "fingerprints match" in timescoop("verify", record)
    lines = record.read_text("utf-8").splitlines()
    number = next(nth for nth, line in enumerate(lines) if line.endswith(": discard"))
    lines[number] = lines[number].replace(": discard", ": dance")
    record.write_text("\n".join(lines), "utf-8")
    assert run(["verify", str(record)]) == 1
    assert f"{record}:{number + 1}: " in capsys.readouterr().err


@in_the_soak
def test_each_choice_of_a_finished_game_is_judged(
    timescoop: Command,
    record: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = timescoop("analyse", record, "--worlds", "1", "--most", "3", "--seat", "Tom")
    assert re.search(r"Invasion: \d+ choices", said)
    assert re.search(r"^Tom +\d+ % +[+-]\d+ +[+-]\d+ +\d+ %$", said, re.MULTILINE)
    assert re.search(r"^Answer +Seat +Asked +Chose +Better", said, re.MULTILINE)
    assert re.search(r"^\d+ +Tom ", said, re.MULTILINE)
    assert not re.search(r"^\d+ +Elisabeth ", said, re.MULTILINE)
    assert run(["analyse", str(record), "--worlds", "0"]) == 2
    assert "--worlds must be at least 1" in capsys.readouterr().err
    assert run(["analyse", str(record), "--most", "-3"]) == 2
    assert "--most must be at least 0, not -3" in capsys.readouterr().err
    begun = tmp_path / "begun.txt"
    monkeypatch.setattr("sys.stdin", io.StringIO())  # nobody sits at the keyboard
    run(["play", "--plain", "--seed", "3", "--save", str(begun)])
    capsys.readouterr()
    assert run(["analyse", str(begun)]) == 2
    assert "isn't finished" in capsys.readouterr().err


def test_a_record_is_told_as_a_story(timescoop: Command, record: Path) -> None:
    said = timescoop("replay", record)
    assert re.search(r"^   \d  \w+ ", said, re.MULTILINE)
    assert "Result: " in said
    assert "winner" in said
    turns = [line for line in said.splitlines() if " began turn " in line]
    assert len(turns) > 10
    assert len({line.partition(" began ")[2] for line in turns}) == len(turns)
    assert "You " not in said
    assert "You drew" in timescoop("replay", record, "--seat", "Tom")


def test_a_moment_of_a_record_is_shown(timescoop: Command, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Turn 1, " in timescoop("replay", record, "--at", "0")
    said = timescoop("replay", record, "--at", "30", "--seat", "Tom")
    assert "Tom, you: " in said
    assert "Hand: " in said
    assert "Hand: " not in timescoop("replay", record, "--at", "30")
    assert run(["replay", str(record), "--at", "99999"]) == 2
    assert "so --at 99999 is too high" in capsys.readouterr().err
    assert run(["replay", str(record), "--seat", "Nobody"]) == 2
    assert "there is no player 'Nobody'" in capsys.readouterr().err


def test_a_simulation_sums_up(timescoop: Command) -> None:
    words = ("simulate", "invasion", "--games", "3", "--bots", "random,random,random", "--seed", "1")
    said = timescoop(*words)
    assert "3 games, 3 seats, seed 1" in said
    assert re.search(r"^random +0\.333", said, re.MULTILINE)
    assert re.search(r"^3 +\d\.\d{3}", said, re.MULTILINE)
    assert "Turns per game: " in said
    assert "Endings: " in said
    again = timescoop(*words)
    times = r" +\d+\.\d +\d+\.\d$"  # how long a bot thought is not the same twice
    assert re.sub(times, "", again, flags=re.MULTILINE) == re.sub(times, "", said, flags=re.MULTILINE)


def test_a_simulation_becomes_a_page(timescoop: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, page = tmp_path / "games", tmp_path / "games.html"
    timescoop("simulate", "invasion", "--games", "2", "--bots", "random,random", "--keep", games, "--decisions")
    assert f"{page}: 2 games" in timescoop("report", games, "--out", page)
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert run(["report", str(tmp_path)]) != 0
    assert "holds no simulation" in capsys.readouterr().err


def test_a_host_opens_its_reports_by_saying_so(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[object] = []
    monkeypatch.setattr("timescoop.web.serve", lambda **how: served.append(how["settings"].reports))
    for asked in (["serve"], ["serve", "--reports"]):
        assert run(asked) == 0
    assert served == [False, True]
