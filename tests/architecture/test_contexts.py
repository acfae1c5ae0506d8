"""The context of a running text is a type of its own, and nothing but `language.context` computes with its number."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "timescoop"
HOME = SOURCES / "language" / "context.py"
THIS = ("this", "_this")  # what a parameter that holds a context is called
TYPE = "Context"
NAMED = re.compile(r"Context|CONTEXT|\b_?this *(?:[:,)=]|in\b)")  # where one is made, passed on or bound
LAYOUT = re.compile("ContextLayout")
GAMES = ("ccg", "invasion", "nemesis")
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def is_context(annotation: ast.expr | None) -> bool:
    """True for `Context`, also where None may stand in its place."""
    return annotation is not None and TYPE in {each.id for each in ast.walk(annotation) if isinstance(each, ast.Name)}


def untyped(tree: ast.AST) -> Iterator[ast.arg]:
    """Every parameter that holds a context by its name, and is declared as something else."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            named = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            yield from [each for each in named if each.arg in THIS and not is_context(each.annotation)]


def makes_context(node: ast.expr) -> bool:
    """True for `Context(...)`, `CONTEXT.of(...)` and `CONTEXT.replace(...)`."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    if isinstance(called, ast.Attribute):
        return isinstance(called.value, ast.Name) and called.value.id == "CONTEXT" and called.attr in ("of", "replace")
    return isinstance(called, ast.Name) and called.id == TYPE


def contexts_of(tree: ast.AST) -> set[str]:
    """The names by which a module or function knows contexts."""
    found = set(THIS)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and is_context(node.annotation):
            found.add(node.arg)
        elif isinstance(node, ast.Assign) and makes_context(node.value):
            found |= {each.id for each in node.targets if isinstance(each, ast.Name)}
    return found


def operands(node: ast.AST) -> list[ast.expr]:
    """What a sum, a shift or a mask computes with, or what is put in an order."""
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.AugAssign):
        return [node.target, node.value]
    if isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not):
        return [node.operand]
    if isinstance(node, ast.Compare) and any(isinstance(each, ORDERED) for each in node.ops):
        return [node.left, *node.comparators]
    divides = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "divmod"
    return node.args if isinstance(node, ast.Call) and divides else []


def computed(tree: ast.AST) -> Iterator[ast.AST]:
    """Every place that computes with a context, or asks which of two is greater."""
    names = contexts_of(tree)
    for node in ast.walk(tree):
        if any(makes_context(each) or (isinstance(each, ast.Name) and each.id in names) for each in operands(node)):
            yield node


def faults(tree: ast.Module) -> list[str]:
    """What a module does with contexts that it should not; a function is looked at with its own names."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    top = ast.Module([node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)], [])
    found = [(node.lineno, f"{ast.unparse(node)} is no {TYPE}") for node in untyped(tree)]
    for part in (top, *functions):
        found += [(getattr(node, "lineno", 0), ast.unparse(node)) for node in computed(part)]
    return [f"{line}: {said}" for line, said in sorted(set(found))]


def modules(names: re.Pattern[str]) -> Iterator[tuple[Path, ast.Module]]:
    """Every module in which one of the names stands, but the built tables; parsing all of them would take seconds."""
    for path in sorted(SOURCES.rglob("*.py")):
        if path.parent.name != "built" and names.search(text := path.read_text("utf-8")):
            yield path, ast.parse(text)


def test_nothing_but_its_module_computes_with_a_context() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{fault}" for path, tree in modules(NAMED) if path != HOME for fault in faults(tree)
    ]
    assert not found, "read and make contexts by the game's CONTEXT:\n" + "\n".join(found)


def test_every_game_declares_its_contexts_once() -> None:
    declared = [
        path.relative_to(SOURCES / "games").parts[0]
        for path, tree in modules(LAYOUT)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ContextLayout"
    ]
    assert sorted(declared) == list(GAMES)


@pytest.mark.parametrize(
    "source",
    [
        "def draw(table, me: int, this: int): ...",
        "def draw(table, me: int, _this): ...",
        "def draw(table, this: Context): return this & 4095",
        "def draw(table, by: Context): return by >> 12",
        "def draw(table, by: Context | None): return -1 - by",
        "def draw(table, this: Context):\n    this |= 7",
        "def draw(table, copy): return divmod(CONTEXT.of(copy), 4096)",
        "def draw(table, copy):\n    text = CONTEXT.of(copy)\n    return text < 0",
        "for _, this in table.unfinished: found = this + 1",
        "class Table:\n    def draw(self, this: Context): return ~this",
    ],
)
def test_a_context_that_is_taken_for_a_number_is_found(source: str) -> None:
    assert faults(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "def draw(table, me: int, this: Context): return CONTEXT.card(this) + 1",
        "def draw(table, this: Context = NO_TEXT): return not this or this == NO_TEXT",
        "def draw(table, by: Context): ...\ndef score(table, by: int): return by + 1",
        "this = CONTEXT.of(copy, here=place + 1)",
    ],
)
def test_what_asks_the_layout_is_let_be(source: str) -> None:
    assert not faults(ast.parse(source))
