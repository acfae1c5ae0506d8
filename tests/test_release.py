"""A release names one version everywhere, its metadata are complete, and its files hold what they should."""

import importlib.util
import re
import tomllib
from pathlib import Path
from types import ModuleType

import yaml

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
RELEASED = re.findall(r"^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$", CHANGES, re.MULTILINE)
LONGEST = 130  # characters of a line of the changelog


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "scripts" / "release.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_is_the_same_everywhere() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert RELEASED[0] == (PROJECT["version"], str(citation["date-released"]))
    assert citation["version"] == PROJECT["version"]


def test_the_changelog_of_a_release_is_grouped_one_line_for_each_change() -> None:
    for section in re.split(r"^## ", CHANGES, flags=re.MULTILINE)[1:]:
        title, _, body = section.partition("\n")
        if title == "Unreleased":
            continue
        groups = re.findall(r"^### (.*)$", body, re.MULTILINE)
        assert groups, title
        assert set(groups) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}, title
        assert not re.findall(r"^- ", body.partition("### ")[0], re.MULTILINE), f"{title}: group every line"
        assert [line for line in body.splitlines() if len(line) > LONGEST or line.startswith("  ")] == [], title


def test_the_metadata_are_complete() -> None:
    wanted = {
        "name",
        "version",
        "description",
        "readme",
        "license",
        "authors",
        "requires-python",
        "keywords",
        "classifiers",
    }
    assert wanted <= PROJECT.keys()
    assert (
        f"Programming Language :: Python :: {PROJECT['requires-python'].removeprefix('>=')}" in PROJECT["classifiers"]
    )
    assert PROJECT["classifiers"] == sorted(PROJECT["classifiers"], key=str.casefold)
    assert (ROOT / PROJECT["readme"]).exists()
    assert all((ROOT / name).exists() for name in PROJECT["license-files"])


def test_a_wheel_with_too_little_or_too_much_is_noticed() -> None:
    release = script()
    sources = {"src/timescoop/__init__.py", "src/timescoop/cli/app.py"}
    whole = [
        "timescoop/__init__.py",
        "timescoop/cli/app.py",
        "timescoop/games/built/cards.py",
        "timescoop-1.dist-info/METADATA",
    ]
    assert release.wheel_faults(whole, sources) == []
    assert release.wheel_faults(whole[1:], sources) == ["the wheel lacks timescoop/__init__.py"]
    assert release.wheel_faults([*whole, "timescoop/cli/notes.txt"], sources) == [
        "the wheel has a stray timescoop/cli/notes.txt"
    ]
    assert release.wheel_faults(whole[:2], sources) == ["the wheel has no compiled cards and no browser files"]


def test_a_source_archive_without_a_file_is_noticed() -> None:
    names = ["timescoop-1.0.0/src/timescoop/__init__.py"]
    assert script().archive_faults(names, {"src/timescoop/__init__.py"}) == []
    assert script().archive_faults(names, {"docs/bots.md"}) == ["the source archive lacks docs/bots.md"]
