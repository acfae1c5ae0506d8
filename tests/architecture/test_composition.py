"""In hosting an object is made of parts: no class is built on another one of ours, and none has many names."""

import ast
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOSTING = ROOT / "src" / "timescoop" / "hosting"
FIELDS = 14  # as many as the widest has, a snapshot
NAMES = 28  # fields and methods together; the widest is the store
MATCH_NAMES = 26
ROWS = {"timescoop.hosting.configuration.Settings"}  # a table of settings, whose fields are its rows


def classes() -> list[tuple[str, ast.ClassDef]]:
    """The classes of hosting with their modules, but for the migrations of its store."""
    found = []
    for path in sorted(HOSTING.rglob("*.py")):
        if "migrations" not in path.parts:
            module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
            tree = ast.parse(path.read_text("utf-8"), str(path))
            found += [(module, node) for node in tree.body if isinstance(node, ast.ClassDef)]
    return found


def fields_of(node: ast.ClassDef) -> set[str]:
    """What a class declares, and what its methods set on `self`."""
    declared = {each.target for each in node.body if isinstance(each, ast.AnnAssign)}
    set_by_methods = {
        each
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and ast.unparse(each.value) == "self"
    }
    return {each.id for each in declared if isinstance(each, ast.Name)} | {each.attr for each in set_by_methods}


def methods_of(node: ast.ClassDef) -> set[str]:
    """The methods and properties of a class, without those that Python calls."""
    methods = {each.name for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
    return {name for name in methods if not name.startswith("__")}


def test_no_class_of_hosting_stands_on_a_row_of_ours() -> None:
    """One base of ours at most, itself without one; errors may be kinds of errors."""
    rows = {}
    for module, node in classes():
        made = getattr(import_module(module), node.name)
        ours = [base.__name__ for base in made.__mro__[1:] if base.__module__.startswith("timescoop.")]
        if len(ours) > 1 and not issubclass(made, Exception):
            rows[f"{module}.{node.name}"] = ours
    assert not rows, f"let it own these as parts: {rows}"


def test_no_class_of_hosting_has_more_names_than_one_remembers() -> None:
    found = {f"{module}.{node.name}": (fields_of(node), methods_of(node)) for module, node in classes()}
    wide = {name: sorted(fields) for name, (fields, _) in found.items() if len(fields) > FIELDS and name not in ROWS}
    assert not wide, f"too many fields; which of them belong together? {wide}"
    wide = {
        name: sorted(fields | methods)
        for name, (fields, methods) in found.items()
        if len(fields | methods) > NAMES and name not in ROWS
    }
    assert not wide, f"too many names; which of them are a part of its own? {wide}"


def test_a_match_is_little_more_than_its_parts() -> None:
    [match] = [node for module, node in classes() if (module, node.name) == ("timescoop.hosting.match", "Match")]
    assert fields_of(match) >= {"log", "seating", "clock", "consent", "presence", "chat", "auto_pass", "forced_moves"}
    assert len(fields_of(match) | methods_of(match)) <= MATCH_NAMES
