"""The guide is true: its programs run and say what it says; what it points at is there; and we can be cited."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

from timescoop.arena.ladder import main as climb
from timescoop.arena.luck import main as study
from timescoop.cli.app import run
from timescoop.research.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "guides" / "research.md"
TEXT = GUIDE.read_text("utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
CLOSE = (  # games that begin near their end are short
    "{game: invasion, phase: end-game, players: {Ada: {hand: 5, locations: [Gallifrey, Skaro, Telos]}, "
    "Bo: {hand: 5, locations: [Coal Hill School, Mondas, Traken]}}}"
)
SMALLER = {"seat=-1,": f'seat=-1, position="{CLOSE}",', "games=600": "games=400", "range(200)": "range(150)"}


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_each_program_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    program = PROGRAMS[number]
    for whole, small in SMALLER.items():
        program = program.replace(whole, small)
    exec(compile(program, GUIDE.name, "exec"), {})  # noqa: S102 - it is our own text
    said = capsys.readouterr().out
    assert said.strip()
    if "learn(" in program:
        after, before = map(float, re.findall(r"[+-]\d\.\d\d", said))
        assert after > before + 0.1, said
        assert after > 0.2
    if "tiny" in program:
        assert "+0.500" in said


def test_all_programs_are_found() -> None:
    assert len(PROGRAMS) == TEXT.count("```python") == 11
    assert all(small not in TEXT and whole in TEXT for whole, small in SMALLER.items())


def test_what_the_numbers_mean_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    words = re.findall(r"^python -m timescoop.research (.*)$", TEXT, re.MULTILINE)[0].split()
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert "invasion classic, 3 seats" in printed
    assert "attack place" in printed
    assert "hands 3 x 88" in printed
    assert "cards under the end card" in printed, "each number is told"
    assert re.search(r"^ +54  The Mara$", printed, re.MULTILINE), "so is each kind of card"
    assert main(["invasion", "--edition", "2012"]) == 0
    assert "  tp_shortage: location_only, all\n" in capsys.readouterr().out
    assert main(["nemesis", "--seats", "3"]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"^ +33 \.\. +59  seats 3 x 9: side, both Doctors, Power, ", printed, re.MULTILINE)


def test_bots_meet_by_the_commands_as_they_stand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each with fewer games and quicker bots, for which the last word of a kind counts."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    quickly = {"lookahead,greedy,novice": "novice,random", "search,lookahead": "novice,random", "greedy,": "random,"}
    commands = re.findall(r"^timescoop (.*)$", TEXT, re.MULTILINE)
    assert [each.split()[0] for each in commands] == ["simulate", "report", "rate", "rate"]
    monkeypatch.setattr("timescoop.arena.rating.BATCH", 1)
    for command in commands:
        fewer = re.sub(r"(--games|--seats) \d+", r"\1 2", command)
        for slow, quick in quickly.items():
            fewer = fewer.replace(slow, quick)
        assert run(fewer.split()) in (0, 1), command
    said = capsys.readouterr().out
    assert said.count("Rating") == 1
    assert "novice" in said
    assert "games.html: 2 games" in said
    few = ["--games", "2", "--seats", "2", "--workers", "1", "--game", "invasion", "--editions", "classic"]
    ladder, luck = re.findall(r"^python -m timescoop.arena.(?:ladder|luck) (.*)$", TEXT, re.MULTILINE)
    assert climb([*ladder.split(), *few, "--bots", "novice", "random"]) == 0
    assert study([*luck.split(), *few, "--deals", "2", "--bots", "random"]) == 0
    assert capsys.readouterr().out.count("classic") == 2


def test_links_lead_somewhere() -> None:
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", TEXT) if "://" not in link]
    assert links
    assert all((GUIDE.parent / link).exists() for link in links)
    assert (ROOT / "tests" / "research" / "plugin" / "pyproject.toml").exists()


def test_we_can_be_cited() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert cited["cff-version"] == "1.2.0"
    assert cited["version"] == project["version"]
    assert cited["license"] == project["license"]
    assert cited["title"]
    assert cited["authors"]
    assert cited["message"]
