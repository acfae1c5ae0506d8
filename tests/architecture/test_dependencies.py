"""What is built on is bounded and pinned, and every test that `docs/security.md` names exists."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_BOUNDS = {"timescoop", "setuptools"}  # our own extras; the oldest that builds, and any newer one


def declared() -> list[str]:
    """Every dependency of the package and of its extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *(each for extra in project["optional-dependencies"].values() for each in extra)]


def bounded(dependency: str) -> bool:
    """Whether neither an older version than we know nor a next major one is taken."""
    return "==" in dependency or (">=" in dependency and "<" in dependency)


def test_every_dependency_has_both_bounds() -> None:
    names = {each: re.split(r"[\[<>=]", each)[0] for each in declared()}
    assert len(names) > 20
    assert [each for each, name in names.items() if not bounded(each) and name not in WITHOUT_BOUNDS] == []


def test_what_lacks_a_bound_is_noticed() -> None:
    assert [bounded(each) for each in ("a", "a>=1", "a<2", "a>=1,<2", "a==1")] == [False, False, False, True, True]


def test_browser_files_are_pinned_by_hash() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    packages = {name: each for name, each in lock["packages"].items() if name}
    assert packages
    for name, each in packages.items():
        assert str(each.get("integrity", "")).startswith("sha512-"), name
        assert "resolved" not in each, f"{name} is bound to one registry"


def test_every_test_that_the_table_of_security_names_exists() -> None:
    named = set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", (ROOT / "docs" / "security.md").read_text("utf-8")))
    assert len(named) > 30
    assert [f"{path}::{name}" for path, name in sorted(named) if f"def {name}(" not in text_of(path)] == []


def text_of(path: str) -> str:
    """The text of a test file; empty if there is none."""
    file = ROOT / path
    return file.read_text("utf-8") if file.is_file() else ""
