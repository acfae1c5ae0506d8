"""A module has one subject and knows few others: what holds its size down, in place of a cap on lines.

How complicated a function may be is held by ruff (`max-complexity`).
"""

import ast
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

from tests.architecture.test_doors import imports, modules

FAN_OUT = 20  # modules of ours that a module may know
CROSSROADS = 13  # a module that so many know does not know so many itself
SUBJECTS = 8  # groups of functions and classes in a module that have nothing to do with one another
VOCABULARIES = {"timescoop.kernel.position_values"}  # lists, as the phrases are: each entry stands for itself
ASSEMBLING = {  # these put a whole room together
    "timescoop.web.app",
    "timescoop.hosting.host",
    "timescoop.games.ccg.phrases.entered",
}


def written() -> dict[str, Path]:
    """The modules that hold code; doors only pass names on."""
    known = modules().items()
    return {module: path for module, path in known if path.name != "__init__.py" and path.parent.name != "built"}


@cache
def known_by() -> dict[str, set[str]]:
    """By module, the modules of ours that it imports."""
    return {
        module: {name for _, name in imports(path) if name.startswith("timescoop")}
        for module, path in written().items()
    }


def definitions(tree: ast.Module) -> dict[str, ast.stmt]:
    """What a module defines at its top, by name."""
    found: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id: node for target in targets if isinstance(target, ast.Name)}
    return found


def subjects(tree: ast.Module) -> list[set[str]]:
    """The functions and classes of a module, those together that use one another or the same constants of it."""
    defined = definitions(tree)
    group = {name: name for name in defined}

    def first(name: str) -> str:
        while group[name] != name:
            name = group[name]
        return name

    for name, node in defined.items():
        for inner in ast.walk(node):
            if isinstance(inner, ast.Name) and inner.id in defined:
                group[first(inner.id)] = first(name)
    together: dict[str, set[str]] = defaultdict(set)
    for name, node in defined.items():
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            together[first(name)].add(name)
    return list(together.values())


def is_grammar(path: Path) -> bool:
    """Whether a module lists phrases of the card language; what they build together is its subject."""
    return "@phrase(" in path.read_text("utf-8")


def is_album(path: Path) -> bool:
    """Whether a module lists drawings, which stand for themselves as phrases do."""
    return path.parent.name == "drawings"


def test_no_module_knows_too_many_others() -> None:
    wide = {module: len(known) for module, known in known_by().items() if len(known) > FAN_OUT}
    assert set(wide) <= ASSEMBLING, wide


def test_what_many_know_knows_few() -> None:
    users = Counter(name for known in known_by().values() for name in known)
    busy = {
        module: (users[module], len(known))
        for module, known in known_by().items()
        if min(users[module], len(known)) >= CROSSROADS
    }
    assert not busy, busy


def test_a_module_has_one_subject() -> None:
    found = {
        module: subjects(ast.parse(path.read_text("utf-8")))
        for module, path in written().items()
        if not is_grammar(path) and not is_album(path) and module not in VOCABULARIES
    }
    assert found, "no module was found"
    scattered = {module: groups for module, groups in found.items() if len(groups) > SUBJECTS}
    assert not scattered, scattered


def test_functions_that_share_a_constant_are_one_subject() -> None:
    tree = ast.parse("LIMIT = 3\ndef one(): return LIMIT\ndef two(): return LIMIT\ndef three(): return 4\n")
    assert sorted(map(sorted, subjects(tree))) == [["one", "two"], ["three"]]
