"""What mypyc cannot build is found here, at once, and not when somebody compiles."""

import ast
from pathlib import Path

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
