"""What mypyc cannot build is found here, at once, and not when somebody compiles."""

import ast
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

from timescoop.language import Attribute

ROOMS = ("kernel", "language", "games", "bots")
SOURCE = Path(__file__).resolve().parents[2] / "src" / "timescoop"
ENGINE = sorted(path for room in ROOMS for path in (SOURCE / room).rglob("*.py"))


def asked_in(tree: ast.AST) -> list[tuple[int, ast.expr]]:
    """What a module asks whether something is in, each with its line."""
    return [
        (node.lineno, operand)
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for operation, operand in zip(node.ops, node.comparators, strict=True)
        if isinstance(operation, ast.In | ast.NotIn)
    ]


def starred_memberships(tree: ast.AST) -> list[int]:
    """The lines with a `in (*these, that)`, on which mypyc breaks off."""
    return [
        line
        for line, operand in asked_in(tree)
        if isinstance(operand, ast.Tuple | ast.List | ast.Set)
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


def generators_of(tree: ast.AST) -> set[str]:
    """The names of functions with a `yield` of their own; a name that another function has, too, is not told apart."""
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(each, ast.Yield | ast.YieldFrom) for part in node.body for each in ast.walk(part))
    }


def generated_memberships(tree: ast.AST, generators: set[str]) -> list[int]:
    """The lines that ask whether something is among what a generator yields; a compiled one cannot be asked."""
    return [
        line
        for line, operand in asked_in(tree)
        if isinstance(operand, ast.GeneratorExp)
        or (isinstance(operand, ast.Call) and ast.unparse(operand.func).rpartition(".")[2] in generators)
    ]


def test_the_finder_of_generators_finds() -> None:
    tree = ast.parse("def f():\n  yield 1\nx in f()\nx in a.f(2)\nx in (y for y in z)\nx in g()\nx in list(f())")
    assert generators_of(tree) == {"f"}
    assert generated_memberships(tree, {"f"}) == [3, 4, 5]


def test_no_membership_test_asks_a_generator() -> None:
    """Three texts of Nemesis stopped a compiled game: "this turn" asked whether its sentence is in what is yielded."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in ENGINE if "built" not in path.parts}
    generators = set().union(*map(generators_of, trees.values()))
    wrong = {path.stem: found for path, tree in trees.items() if (found := generated_memberships(tree, generators))}
    assert not wrong, f"make a list of it, or use any(): {wrong}"


def phrases_of(tree: ast.Module) -> set[str]:
    """The functions of a module that carry out a phrase."""
    return {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and any(re.search(r"\bphrase\(", ast.unparse(each)) for each in node.decorator_list)
    }


def named_at_once(tree: ast.Module, phrases: dict[str, set[str]]) -> list[str]:
    """The phrase functions of other modules that a module names while it is imported, but for its decorators."""
    imported = {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    loose = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign | ast.Expr | ast.For | ast.If)]
    found = []
    for node in [each for statement in loose for each in ast.walk(statement)]:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in imported:
            module = ".".join(imported[node.value.id])
            found += [ast.unparse(node)] if node.attr in phrases.get(module, ()) else []
        elif isinstance(node, ast.Name) and node.id in imported:
            module, name = imported[node.id]
            found += [name] if name in phrases.get(module, ()) else []
    return found


def test_no_phrase_of_another_module_is_named_at_import() -> None:
    """To mypyc all rooms are one circle; whether it knows such a function's type yet hangs on their order."""
    trees = {module_name(path): ast.parse(path.read_text("utf-8")) for path in ENGINE if "built" not in path.parts}
    phrases = {name: phrases_of(tree) for name, tree in trees.items()}
    assert sum(map(len, phrases.values())) > 800
    wrong = {name: found for name, tree in trees.items() if (found := named_at_once(tree, phrases))}
    assert not wrong, f"name them inside a function: {wrong}"


def module_name(path: Path) -> str:
    """What a file is imported as."""
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


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
        name = module_name(path)
        wrong[name] = attributes_of_one_length(ast.parse(path.read_text("utf-8")), import_module(name))
    assert not [name for name, found in wrong.items() if found], wrong
