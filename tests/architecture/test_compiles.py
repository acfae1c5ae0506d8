"""What mypyc cannot build is found here, at once, and not when somebody compiles."""

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType

from timescoop.language import Attribute

SOURCE = Path(__file__).resolve().parents[2] / "src" / "timescoop"
ENGINE = sorted(path for room in ("kernel", "language", "games") for path in (SOURCE / room).rglob("*.py"))


def starred_memberships(tree: ast.AST) -> list[int]:
    """The lines with a `in (*these, that)`, on which mypyc breaks off."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for operation, operand in zip(node.ops, node.comparators, strict=True)
        if isinstance(operation, ast.In | ast.NotIn)
        and isinstance(operand, ast.Tuple | ast.List | ast.Set)
        and any(isinstance(each, ast.Starred) for each in operand.elts)
    ]


def test_the_finder_finds() -> None:
    assert starred_memberships(ast.parse("a in (*b, c)\nx not in [*y]\na in (b, c)\nfor a in (*b, c): pass")) == [1, 2]


def test_no_star_in_a_membership_test() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in ENGINE
        for line in starred_memberships(ast.parse(path.read_text("utf-8")))
    ]
    assert not wrong, f"mypyc cannot build these: {', '.join(wrong)}"


def attributes_of_one_length(tree: ast.Module, module: ModuleType) -> list[str]:
    """Attributes of phrases whose values are tuples, declared without a type: compiled, they take one length only."""
    return [
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.annotation, ast.Name)
        and isinstance(held := getattr(module, node.target.id), Attribute)
        and isinstance(held.default, tuple)
    ]


def test_attributes_of_phrases_take_tuples_of_any_length() -> None:
    """A compiled engine refused every Nemesis card of one's own: four types of cards were the only number it took."""
    declaring = [path for path in ENGINE if "Attribute(" in path.read_text("utf-8") and "built" not in path.parts]
    assert len(declaring) > 3
    wrong = {}
    for path in declaring:
        name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
        wrong[name] = attributes_of_one_length(ast.parse(path.read_text("utf-8")), import_module(name))
    assert not [name for name, found in wrong.items() if found], wrong
