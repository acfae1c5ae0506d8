"""A phrase is known by its function and its attributes: nobody names its line but where it is declared."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from timescoop.games.ccg.phrases import BOOK as CCG
from timescoop.games.invasion.phrases import BOOK as INVASION
from timescoop.games.nemesis.phrases import BOOK as NEMESIS
from timescoop.language.phrases import INT, PATTERN

SRC = Path(__file__).resolve().parents[2] / "src" / "timescoop"
BOOKS = (CCG, INVASION, NEMESIS)
SLOTS = {INT}.union(*[book.sorts() | set(book.vocabularies) for book in BOOKS])
SLOT = re.compile(r"\{(\w+)(?:\(s\))?(?:/[^}]+)?\}")
LINES = {PATTERN[head] for book in BOOKS for head in book.heads() if "{" in PATTERN[head]}
MANY = 200
ROOMS = ("bots/", "games/")  # where what looks like a slot is one
LOOKED_UP = {"PATTERN", "by_key", "phrase_of"}  # ways to a line: they are for `language` alone
LOOKUP = re.compile("|".join(sorted(LOOKED_UP)))


def declared(node: ast.AST) -> bool:
    """True for a call that declares a phrase, `phrase(...)` or `BOOK.phrase(...)`, or printed forms, `Family(...)`."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    return (called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")) in {"phrase", "Family"}


def strings(node: ast.AST) -> list[ast.Constant]:
    """The strings of a module outside of docstrings and of what declares a phrase."""
    if declared(node) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return []
    own = [node] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
    return own + [each for child in ast.iter_child_nodes(node) for each in strings(child)]


def lines_named(tree: ast.AST, *, whole: bool) -> list[str]:
    """The strings that are a line of grammar or, unless only whole lines count, have a slot of one."""
    found = [str(each.value) for each in strings(tree)]
    return [said for said in found if said in LINES or (not whole and SLOTS.intersection(SLOT.findall(said)))]


def looked_up(tree: ast.AST) -> set[str]:
    """The ways to a line that a module uses."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    names |= {each.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for each in node.names}
    return names & LOOKED_UP


def sources(wanted: Callable[[str], object]) -> dict[str, ast.AST]:
    """The modules whose text may hold what is looked for, by path; parsing all of them would take seconds.

    Built tables, which are made of lines, and printed forms are left out.
    """
    paths = [path for path in sorted(SRC.rglob("*.py")) if path.parent.name != "built" and path.name != "printed.py"]
    texts = {path.relative_to(SRC).as_posix(): path.read_text("utf-8") for path in paths}
    return {name: ast.parse(text) for name, text in texts.items() if wanted(text)}


def has_slot(text: str) -> bool:
    """True where a slot of the grammar stands somewhere in a module, as in every line that has one."""
    return bool(SLOTS.intersection(SLOT.findall(text)))


def test_no_line_of_grammar_is_named_outside_of_its_declaration() -> None:
    assert len(LINES) > MANY
    found = {path: lines_named(tree, whole=not path.startswith(ROOMS)) for path, tree in sources(has_slot).items()}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_nobody_but_language_looks_up_a_line() -> None:
    found = {path: looked_up(tree) for path, tree in sources(LOOKUP.search).items() if not path.startswith("language/")}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        'GAINS = {"gain {INT} Power": 0}',
        'found = line in ("move {pick}", "vanquish {pick}")',
        'found = line == "{condition} and {every}"',
        'found = "{requirement}" in line',
        'WHILE = "{effect} while {conditions}"',
    ],
)
def test_a_line_named_from_afar_is_found(source: str) -> None:
    assert lines_named(ast.parse(source), whole=False)


@pytest.mark.parametrize(
    "source",
    [
        'phrase("effect", "{subject} has +{INT} {STAT}")(have_more)',
        '@BOOK.phrase("deed", "gain {INT} Power", gain=POWER)\ndef gains(): ...',
        '"""gain {INT} Power"""',
        'WRONG = "{card} is no Defender"',
    ],
)
def test_a_declaration_a_docstring_and_a_message_are_let_be(source: str) -> None:
    assert not lines_named(ast.parse(source), whole=False)


def test_ways_to_a_line_are_found() -> None:
    assert looked_up(ast.parse("from timescoop.language.phrases import PATTERN")) == {"PATTERN"}
    assert looked_up(ast.parse("found = line in BOOK.by_key()")) == {"by_key"}
