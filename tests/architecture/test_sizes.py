"""A module is read in one sitting: caps on lines, functions and rooms, and a list of exceptions that only shrinks."""

import ast
import subprocess
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
MODULE_LINES = 500  # far above what complexity and cohesion let most modules grow to
TEST_LINES = 500
FUNCTION_LINES = 60
ROOM_FILES = 24
VAGUE = {"base", "common", "helpers", "manager", "misc", "tools", "util", "utils"}
EXCUSED: dict[str, dict[str, object]] = yaml.safe_load(Path(__file__).with_name("sizes.yaml").read_text("utf-8")) or {}


def python_files() -> list[str]:
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "*.py"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    return sorted(name for name in set(names) if (ROOT / name).exists())


def lines_of(name: str) -> int:
    return len((ROOT / name).read_text("utf-8").splitlines())


def test_every_module_is_read_in_one_sitting() -> None:
    caps = {name: TEST_LINES if name.startswith("tests/") else MODULE_LINES for name in python_files()}
    assert caps, "no module was found: the list of files is broken"
    long = {name: lines_of(name) for name, cap in caps.items() if lines_of(name) > cap and name not in EXCUSED}
    assert not long, f"longer than one sitting; split by what belongs together: {long}"


def test_the_list_of_long_modules_only_shrinks() -> None:
    for name, entry in EXCUSED.items():
        cap = TEST_LINES if name.startswith("tests/") else MODULE_LINES
        assert (ROOT / name).exists(), f"{name} is gone: take it off the list"
        assert str(entry.get("reason", "")).strip(), f"{name} has no reason"
        assert str(entry.get("since", "")).strip(), f"{name} has no date"
        lines = lines_of(name)
        assert lines > cap, f"{name} fits now: take it off the list"
        assert lines == entry["lines"], f"{name} has {lines} lines, not {entry['lines']}: shorten it, or the entry"


def test_every_function_fits_on_a_screen() -> None:
    long = []
    for name in python_files():
        tree = ast.parse((ROOT / name).read_text("utf-8"), name)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > FUNCTION_LINES:
                    long.append(f"{name}:{node.lineno} {node.name} has {lines} lines")
    assert not long, long


def test_no_room_holds_more_files_than_one_remembers() -> None:
    rooms: dict[str, int] = {}
    for name in python_files():
        if name.startswith("src/"):
            folder = str(Path(name).parent)
            rooms[folder] = rooms.get(folder, 0) + 1
    crowded = {folder: files for folder, files in rooms.items() if files > ROOM_FILES}
    assert not crowded, crowded


def test_no_file_has_a_name_that_says_nothing() -> None:
    vague = [name for name in python_files() if VAGUE & set(Path(name).with_suffix("").parts)]
    assert not vague, vague
