"""Rulebook, code and tests name the same clauses: none is invented, and none goes untested without a written reason."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "timescoop" / "games"
TESTS = ROOT / "tests"
ROW = re.compile(r"^\|\s*`?\**((?:[A-Z]{3})-[A-Za-z0-9-]*[A-Za-z0-9])\**`?\s*\|")
ROOMS = sorted(path.name for path in GAMES.iterdir() if (path / "__init__.py").exists())
BOOKS = {room: GAMES / room for room in ROOMS} | {"language": ROOT / "src" / "timescoop" / "language"}


@cache
def rulebook(room: str) -> list[str]:
    """The clause ids of one game or of the words that all cards share, in the order of the rulebook."""
    lines = (BOOKS[room] / "rulebook.md").read_text("utf-8").splitlines()
    return [match[1] for line in lines if (match := ROW.match(line))]


@cache
def clauses() -> frozenset[str]:
    return frozenset(clause for room in BOOKS for clause in rulebook(room))


def cited(text: str) -> set[str]:
    """Every word of a text that looks like a clause id of one of our games."""
    games = "|".join(sorted({clause.split("-")[0] for clause in clauses()}))
    return set(re.findall(rf"\b(?:{games})(?:-[A-Z0-9]+)+(?:-[a-z0-9]+)*[a-z]?\b", text))


@cache
def untestable() -> dict[str, str]:
    return yaml.safe_load((TESTS / "untestable.yaml").read_text("utf-8")) or {}


@cache
def functions() -> dict[str, str]:
    """Where each test function stands, by name."""
    names = {}
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                names[node.name] = str(path.relative_to(ROOT))
    return names


def named_by(test: str) -> str | None:
    """The clause that a test is named after, by the longest id that its name begins with."""
    name = test.removeprefix("test_").upper().replace("_", "-") + "-"
    fitting = [clause for clause in clauses() if name.startswith(clause.upper() + "-")]
    return max(fitting, key=len, default=None)


@cache
def proven() -> frozenset[str]:
    """Clauses that a test's name, a test's text or a scenario claims to prove."""
    found = {clause for name in functions() if (clause := named_by(name))}
    for path in [*TESTS.rglob("*.py"), *TESTS.rglob("*.yaml")]:
        if path.parent.name != "architecture" and path.name != "untestable.yaml":
            found |= cited(path.read_text("utf-8"))
    return frozenset(found)


@pytest.mark.parametrize("room", BOOKS)
def test_a_rulebook_names_each_clause_once(room: str) -> None:
    ids = rulebook(room)
    assert ids, f"{room} has no clause in its rulebook"
    twice = sorted({clause for clause in ids if ids.count(clause) > 1})
    assert not twice, twice


@pytest.mark.parametrize("room", BOOKS)
def test_code_and_books_cite_clauses_that_exist(room: str) -> None:
    invented = {}
    for path in [*BOOKS[room].rglob("*.py"), *BOOKS[room].rglob("*.yaml")]:
        strange = cited(path.read_text("utf-8")) - set(rulebook(room)) - set(rulebook("language"))
        if strange:
            invented[str(path.relative_to(ROOT))] = sorted(strange)
    assert not invented, invented


def test_tests_and_scenarios_cite_clauses_that_exist() -> None:
    invented = {}
    for path in [*TESTS.rglob("*.py"), *TESTS.rglob("*.yaml")]:
        strange = cited(path.read_text("utf-8")) - clauses() if path.parent.name != "architecture" else set()
        if strange:
            invented[str(path.relative_to(ROOT))] = sorted(strange)
    assert not invented, invented


def test_tests_are_named_after_clauses_that_exist() -> None:
    games = "|".join(sorted({clause.split("-")[0].lower() for clause in clauses()}))
    numbered = re.compile(rf"test_(?:{games})_(?:card_|[a-z0-9]+_\d\d)")
    strange = {name: where for name, where in functions().items() if numbered.match(name) and not named_by(name)}
    assert not strange, strange


@pytest.mark.parametrize("room", BOOKS)
def test_every_clause_has_a_test_or_a_reason(room: str) -> None:
    missing = [clause for clause in rulebook(room) if clause not in proven() and clause not in untestable()]
    assert not missing, f"{len(missing)} clauses of {room} have neither a test nor a line in untestable.yaml: {missing}"


def test_reasons_stand_only_for_clauses_without_a_test() -> None:
    for clause, reason in untestable().items():
        assert clause in clauses(), f"untestable.yaml names {clause}, which no rulebook has"
        assert clause not in proven(), f"{clause} has a test: take it off untestable.yaml"
        assert len(str(reason).split()) >= 4, f"{clause}: say why it cannot be tested"
