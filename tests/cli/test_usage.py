"""What makes no sense gets one clear line and exit code 2; help teaches; small commands import little."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from timescoop.catalogue import GAMES
from timescoop.cli.app import run
from timescoop.cli.choosing import sitters_of

BAD = [
    (["pley"], 'Did you mean "play"? See timescoop --help'),
    (["play", "chess"], "there is no game 'chess'. Choose from invasion"),
    (["play", "invasions"], "Choose from invasion, nemesis, ccg. Did you mean invasion?"),
    (["play", "--edition", "modern"], "invasion has no edition 'modern'; the editions are classic, 2012"),
    (["play", "--seats", "you"], "invasion classic is for 2 to 4 seats, not 1"),
    (["play", "--seats", "you,gredy"], "there is no bot 'gredy'. Choose from you, random"),
    (["play", "--seats", "you,lokahead"], "master. Did you mean lookahead?"),
    (["play", "--seats", "Ann=you,Ann=you"], "two seats are called 'Ann'"),
    (["play", "--seats", "=you,you"], "a seat is you, a bot, or Name=you, not '=you'"),
    (["play", "--seed", "abc"], "a seed is a number or 64 hexadecimal digits, not 'abc'"),
    (["play", "--options", "tp_shortage"], "an option is written key=value, not 'tp_shortage'"),
    (
        ["play", "--options", "tp_shortage=never"],
        "option 'tp_shortage' cannot be 'never'; it can be location_only, all",
    ),
    (["play", "--options", "unit_limit=1"], "classic has no option 'unit_limit'"),
    (["play", "--save", "no/such/folder/game.txt"], "there is no folder no/such/folder"),
    (["play", "--colour"], "Unknown option: --colour. See timescoop play --help"),
    (["serve", "--database", "x"], "Unknown option: --database. See timescoop serve --help"),
    (["cards", "shw"], "See timescoop cards --help"),
    (["simulate", "--games", "x"], 'takes a whole number, not "x"'),
    (["simulate", "--games", "0"], "--games must be at least 1, not 0"),
    (["simulate", "--bots", "greedy,best"], "there is no bot 'best'. Choose from random"),
    (["simulate", "--bots", "greedy"], "invasion classic is for 2 to 4 seats, not 1"),
    (["serve", "--port", "99999"], "--port is 99999; it must be a whole number from 0 to 65535"),
    (["replay"], "replay"),
    (["replay", "missing.txt"], "missing.txt cannot be read: No such file or directory"),
    (["verify", "missing.txt"], "missing.txt cannot be read"),
    (["check", "scenario"], "name the files to check"),
    (["check", "scenario", "missing.yaml"], "there is no file missing.yaml"),
    (["check", "position", "missing.yaml"], "there is no file missing.yaml"),
    (["cards", "list", "invasion-2013"], "invasion has no edition '2013'"),
    (["cards", "list", "chess"], "there is no edition 'chess'. Choose from invasion-classic, invasion-2012"),
    (["cards", "show"], "name the card"),
    (["cards", "check", "missing.yaml"], "there is no file missing.yaml"),
    (["rules", "--game", "chess"], "there is no game 'chess'"),
    (["guide", "notatoin"], "Did you mean notation?"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD, ids=[" ".join(arguments) for arguments, _ in BAD])
def test_bad_usage_is_one_clear_line_and_exit_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert line.startswith("timescoop: ")
    assert said in line


def test_what_does_not_hold_is_exit_code_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("game: invasion\nedition: modern\n", "utf-8")
    assert run(["cards", "check", str(path)]) == 1
    err = capsys.readouterr().err
    assert f"timescoop: {path}:2: edition: there is no edition 'modern'" in err
    assert len(err.splitlines()) > 3
    assert run(["rules", "nothing-01"]) == 1
    assert run(["cards", "show", "Dr. No"]) == 1


COMMANDS = [
    [], ["play"], ["serve"], ["simulate"], ["replay"], ["verify"], ["rules"], ["bots"], ["version"], ["check"],
    ["check", "scenario"], ["check", "position"], ["cards"], ["cards", "list"], ["cards", "show"], ["cards", "export"],
    ["cards", "check"],
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_teaches(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command, "--help"]) == 0
    said = capsys.readouterr().out
    assert f"Usage: {' '.join(['timescoop', *command])}" in said
    if command not in (["bots"], ["version"], ["check"], ["cards"]):
        assert "Example" in said
    assert all(len(line) <= 80 for line in said.splitlines())


def test_the_version_is_told_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["version"]) == 0
    assert run(["--version"]) == 0
    one, other = capsys.readouterr().out.split()
    assert one == other


@pytest.mark.parametrize("command", ["--help", "rules INV-TURN-06", "cards show Adric", "bots"])
def test_small_commands_bring_in_neither_pages_nor_a_store(command: str) -> None:
    script = f"import sys\nfrom timescoop.cli.app import run\nassert run({command.split()!r}) == 0\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    heavy = {"sqlalchemy", "starlette", "fastapi", "uvicorn", "lark", "timescoop.web", "timescoop.hosting"}
    assert not loaded & heavy
    assert "timescoop.cli.commands" in loaded


@pytest.mark.parametrize("words", [["bots"], ["cards", "export", "invasion-classic"]])
def test_a_reader_that_has_had_enough_is_no_error(words: list[str]) -> None:
    script = f"from timescoop.cli import main; main({words!r})"
    shell = f'{sys.executable} -c "{script}" | true'
    buffered = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    done = subprocess.run(["sh", "-c", shell], check=True, capture_output=True, text=True, env=buffered)
    assert done.stderr == ""


def test_bots_may_be_called_by_key_or_by_name_and_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert [sitter.bot.key for sitter in sitters_of("Skilled,greedy,STEADY", GAMES["ccg"]) if sitter.bot] == [
        "lookahead",
        "greedy",
        "greedy",
    ]
    assert run(["play", "ccg", "--seats", "you,nobody"]) == 2
    assert "greedy (Steady), lookahead (Skilled), search (Expert)" in capsys.readouterr().err


def test_a_person_without_a_name_is_the_traveller_as_in_the_browser() -> None:
    assert [sitter.name for sitter in sitters_of("you,greedy,you", GAMES["invasion"])] == [
        "Traveller",
        "Tom",
        "Nicholas",
    ]
    assert [sitter.name for sitter in sitters_of("greedy,you", GAMES["invasion"])] == ["Elisabeth", "Traveller"]
    assert [sitter.name for sitter in sitters_of("Tom=you,you,greedy", GAMES["invasion"])][1:] == [
        "Traveller",
        "Nicholas",
    ]


def test_the_list_of_guides_is_in_line_and_says_how_to_read_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["guide"]) == 0
    *rows, blank, last = capsys.readouterr().out.splitlines()
    assert (blank, last) == ("", "To read one: timescoop guide NAME")
    width = len("translating ")
    assert all(row[width - 1] == " " and row[width] != " " for row in rows), rows


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("game: invasion\nname: Guard\ntype: defender\n", "workshop"),
        ("game: nemesis\ndeck: dalek\nname: Guard\ntype: character\n", "workshop"),
        ("game: ccg\ntitle: Guard\ntype: ally\n", "workshop"),
        ("game: invasion\nset: Guards\ncards: []\n", "workshop"),
        ("game: invasion\nedition: classic\ncards: []\n", "cards check"),
        ("deck: Tombs\ndraw: []\n", "deck check"),
        ("game: invasion\nplayers: {}\n", "check position"),
    ],
)
def test_a_file_that_is_no_record_names_the_command_that_checks_it(
    text: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(text, "utf-8")
    assert run(["verify", str(path)]) == 2
    assert capsys.readouterr().err == (
        f"timescoop: {path} isn't a record of a game. To check it: timescoop {command} {path}\n"
    )


def test_help_breaks_no_sentence_where_its_docstring_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    for command in ("analyse", "report"):
        assert run([command, "--help"]) == 0
        out = capsys.readouterr().out
        broken = [line for line in out.splitlines() if line and line[-1].isalpha() and "─" not in line]
        assert [line for line in broken if not line.startswith(("Usage", "Example"))] == [], out


def test_german_help_has_no_english_headings_and_no_empty_defaults(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TIMESCOOP_LANGUAGE", "de")
    for command in (["simulate"], ["rules"], ["cards", "show"], ["cards", "import"], ["guide"]):
        assert run([*command, "--help"]) == 0
        out = capsys.readouterr().out
        assert "Aufruf" in out
        assert not [word for word in ("Arguments", "Parameters", "choices", "default", '""') if word in out], out
