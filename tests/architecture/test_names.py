"""One name, one module: no two modules of a room share a name, and no package hides a module behind a function."""

import ast
from collections import defaultdict
from pathlib import Path

from tests.architecture.test_doors import dotted, modules, room_of

# What breaks these rules: nothing. Both lists stay empty.
SHARED: dict[str, set[str]] = {}
HIDDEN: dict[str, set[str]] = {}


def shared(known: dict[str, Path]) -> dict[str, set[str]]:
    """By room, the names that more than one of its modules has; a package counts by its own name."""
    named: dict[tuple[str, str], int] = defaultdict(int)
    for module in known:
        room = room_of(module)
        if room is not None and module != room:
            named[room, module.rpartition(".")[2]] += 1
    return by_package([pair for pair, times in named.items() if times > 1])


def hidden(known: dict[str, Path]) -> dict[str, set[str]]:
    """By package, the names of its modules that its `__init__` binds to something else."""
    return by_package(
        [
            (dotted(path), name)
            for path in known.values()
            if path.name == "__init__.py"
            for name, source in bound(ast.parse(path.read_text("utf-8")))
            if f"{dotted(path)}.{name}" in known and f"{dotted(path)}.{name}" != source
        ]
    )


def bound(tree: ast.Module) -> list[tuple[str, str]]:
    """The names that a module binds at its top, each with the dotted name that it is imported from, if it is."""
    found: list[tuple[str, str]] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            found += [(alias.asname or alias.name, f"{node.module}.{alias.name}") for alias in node.names]
        elif isinstance(node, ast.Import):
            found += [(alias.asname, alias.name) for alias in node.names if alias.asname]
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.append((node.name, ""))
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [(target.id, "") for target in targets if isinstance(target, ast.Name)]
    return found


def by_package(pairs: list[tuple[str, str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for package, name in pairs:
        found[package].add(name)
    return dict(found)


def test_no_two_modules_of_a_room_share_a_name() -> None:
    assert shared(modules()) == SHARED


def test_no_package_hides_one_of_its_modules() -> None:
    assert hidden(modules()) == HIDDEN


def test_a_module_that_a_package_passes_on_as_it_is_is_not_hidden() -> None:
    tree = ast.parse("from timescoop.language import walker\nfrom timescoop.kernel.random_play import playout\n")
    assert bound(tree) == [
        ("walker", "timescoop.language.walker"),
        ("playout", "timescoop.kernel.random_play.playout"),
    ]
