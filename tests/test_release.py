"""A release names one version everywhere, its metadata are complete, and its files hold what they should."""

import importlib.util
import re
import subprocess
import sys
import tomllib
from collections import Counter
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


LOADED = """
import sys
from timescoop.documents import build
build.main()
ours = {name.partition(".")[0] for name, module in sys.modules.items() if "site-packages" in (module.__file__ or "")}
print(*sorted(ours - {"_distutils_hack"}), file=sys.stderr)
""".replace("module.__file__", "getattr(module, '__file__', None)")
IMPORTED_AS = {"pyyaml": "yaml"}


def test_a_build_away_from_the_checkout_has_what_it_imports() -> None:
    hook = (ROOT / "build_hook.py").read_text("utf-8")
    named = re.findall(r'"([a-z][\w-]*)>=[^"]*"', hook)
    run = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = set(run.stderr.splitlines()[-1].split())
    assert "yaml" in loaded
    assert loaded <= {IMPORTED_AS.get(name, name) for name in named}


def test_no_two_files_of_the_wheel_are_alike() -> None:
    held = {path: path.read_bytes() for path in (ROOT / "src" / "timescoop").rglob("*") if path.is_file()}
    counts = Counter(text for path, text in held.items() if text and "__pycache__" not in path.parts)
    assert len(counts) > 500
    assert not [str(path) for path, text in held.items() if counts[text] > 1], "check-wheel-contents refuses those"


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
