"""A function is read on one screen, and a name says something; what a module may grow to is in `test_cohesion`."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.project_files import project_files

ROOT = Path(__file__).resolve().parents[2]
FUNCTION_LINES = 60
Function = ast.FunctionDef | ast.AsyncFunctionDef
VAGUE = {"base", "common", "helpers", "manager", "misc", "tools", "util", "utils"}


def python_files() -> list[str]:
    return sorted(name for name in project_files() if name.endswith(".py"))


def functions(node: ast.AST) -> Iterator[Function]:
    """Every function of a module, nested ones too; no expression holds one, so none is looked into."""
    for part in ("body", "orelse", "handlers", "finalbody", "cases"):
        for child in getattr(node, part, ()):
            if isinstance(child, Function):
                yield child
            yield from functions(child)


def test_every_function_fits_on_a_screen() -> None:
    long = []
    for name in python_files():
        text = (ROOT / name).read_text("utf-8")
        if text.count("\n") <= FUNCTION_LINES:
            continue
        for node in functions(ast.parse(text, name)):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                long.append(f"{name}:{node.lineno} {node.name} has {lines} lines")
    assert not long, long


def test_no_file_has_a_name_that_says_nothing() -> None:
    vague = [name for name in python_files() if VAGUE & set(Path(name).with_suffix("").parts)]
    assert not vague, vague


def test_functions_are_found_in_every_block() -> None:
    source = "if a:\n  try: ...\n  except B:\n    def one(): ...\nclass C:\n  async def two(): \n    def three(): ..."
    assert [each.name for each in functions(ast.parse(source))] == ["one", "two", "three"]
