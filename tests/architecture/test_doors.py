"""Rooms are entered by the door: from one room, another is imported as a whole, never one of its modules."""

import ast
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2] / "src" / "timescoop"
PACKAGE = HOUSE.name


def room_of(module: str) -> str | None:
    """The room that a dotted name lies in: `timescoop.kernel`, or `timescoop.games.<game>`."""
    parts = module.split(".")
    if parts[0] != PACKAGE or len(parts) < 2:
        return None
    return ".".join(parts[: 3 if parts[1] == "games" else 2])


def dotted(path: Path) -> str:
    parts = [PACKAGE, *path.relative_to(HOUSE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    return {dotted(path): path for path in HOUSE.rglob("*.py")}


@cache
def handed_out() -> set[str]:
    """Dotted names that a door passes on from its room; one may be called as a module is (`kernel.playout`)."""
    return {
        f"{module}.{alias.asname or alias.name}"
        for module, path in modules().items()
        if path.name == "__init__.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module != module
        for alias in node.names
    }


@cache
def known() -> set[str]:
    """The modules, but for those that a door hands out under the name of something else."""
    return set(modules()) - handed_out()


def imports(path: Path) -> list[tuple[int, str]]:
    """Line and full dotted name of each module imported; `from room import module` counts as the module."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [(node.lineno, name) for name in inside if name in known()] or [(node.lineno, node.module)]
    return found


def test_the_house_is_found() -> None:
    assert f"{PACKAGE}.kernel" in modules()


@pytest.mark.parametrize("module", sorted(modules()))
def test_rooms_are_entered_by_the_door(module: str) -> None:
    path = modules()[module]
    windows = [
        f"{path.relative_to(HOUSE.parent)}:{line} imports {name}; take it from {room_of(name)}"
        for line, name in imports(path)
        if room_of(name) not in {None, name, room_of(module)}
    ]
    assert not windows, windows


def test_no_modules_import_each_other_in_a_circle_not_even_late() -> None:
    house = {module: {name for _, name in imports(path)} & set(modules()) for module, path in modules().items()}
    try:
        TopologicalSorter(house).prepare()
    except CycleError as error:
        pytest.fail(f"these import each other: {' <- '.join(error.args[1])}")
