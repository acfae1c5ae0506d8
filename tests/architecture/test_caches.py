"""A cache that keeps what it was asked about is bounded: a server compiles people's own card files for years."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "timescoop"
FEW = ("Game", "ModuleType")  # types of which a process has a few


def decorations(function: ast.FunctionDef) -> Iterator[tuple[str, ast.expr]]:
    """The names of a function's decorators, without their modules, each with its expression."""
    for each in function.decorator_list:
        called = each.func if isinstance(each, ast.Call) else each
        yield called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", ""), each


def unbounded(tree: ast.AST) -> Iterator[str]:
    """Functions with a cache that may grow by every value that somebody passes."""
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        many = [each for each in function.args.args if not few(each.annotation)]
        for name, decorator in decorations(function):
            given = (
                [*decorator.args, *(each.value for each in decorator.keywords)]
                if isinstance(decorator, ast.Call)
                else []
            )
            endless = any(isinstance(each, ast.Constant) and each.value is None for each in given)
            if many and (name == "cache" or (name == "lru_cache" and endless)):
                yield function.name


def few(annotation: ast.expr | None) -> bool:
    """Whether a parameter has one of the types of which there are few."""
    return isinstance(annotation, ast.Name) and annotation.id in FEW


def test_caches_are_bounded() -> None:
    """One keyed by a compiled card file would keep every file that people ever played with."""
    found = {
        f"{path.relative_to(SOURCES)}: {name}"
        for path in SOURCES.rglob("*.py")
        if "cache" in (source := path.read_text())
        for name in unbounded(ast.parse(source))
    }
    assert not found, f"give these `lru_cache(maxsize=...)`: {sorted(found)}"


def test_a_cache_without_bound_is_found() -> None:
    """The check sees what it is for."""
    forms = ("@cache", "@functools.cache", "@lru_cache(maxsize=None)", "@lru_cache(None)")
    for form in forms:
        assert list(unbounded(ast.parse(f"{form}\ndef faces(pool: Pool) -> int:\n    return 0"))) == ["faces"], form
    for form in (
        "@cache\ndef one() -> int:",
        "@lru_cache(8)\ndef one(a: str) -> int:",
        "@cache\ndef one(a: Game) -> int:",
    ):
        assert not list(unbounded(ast.parse(f"{form}\n    return 0"))), form
