"""Rules broken at random, to see whether anything notices: `make mutants`.

A mutant is one small change to one function of a game's rules: a comparison turned, a number one more, a call left
out. Each is tried in a copy of the sources, by what is quickest first: the scenarios, the tests of the room, its golden
games, the laws. What none of them notices survives, and is told with its line, to be looked at by a person: either a
test is missing, or the change makes no difference to the rules.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice, repeat
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ("invasion", "nemesis", "ccg")
RULES: Final = "src/timescoop/games"
# What shows, writes, judges or imagines a table, and what reads cards: no rules of play.
BESIDE: Final = frozenset({
    "notation", "sight", "habit", "cardfile", "decks", "lessons", "text", "built", "cards",
    "faces.py", "observe.py", "speech.py", "view.py", "worth.py", "facts.py", "problems.py", "pool.py", "words.py",
    "editions.py", "deal.py", "fields.py", "printing.py", "__init__.py", "chances.py", "progress.py",
})  # fmt: skip
LIMIT: Final = 420  # seconds for one way of looking; who takes longer has changed something
FEWEST: Final = 20  # mutants a game
SHARE: Final = 20  # at most one in so many may survive

TURNED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SWAPPED: Final[dict[type[ast.operator], type[ast.operator]]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


@dataclass(frozen=True)
class Mutant:
    """One change: the file, the line, what it is, and the text of the changed module."""

    path: Path
    line: int
    what: str
    text: str

    def __str__(self) -> str:
        """Where it stands and what it changes."""
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.what}"


def modules(game: str) -> list[Path]:
    """The modules of a game that hold rules of play."""
    room = ROOT / RULES / game
    found = [path for path in room.rglob("*.py") if not BESIDE & set(path.relative_to(room).parts)]
    return sorted(found)


def sites(tree: ast.Module) -> Iterator[tuple[ast.AST, str, Callable[[ast.AST], None]]]:
    """Every place in the functions of a module where something can be changed, what it is, and how it is changed."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in function.body:
                for inner in ast.walk(node):
                    yield from changes(inner)


def changes(node: ast.AST) -> Iterator[tuple[ast.AST, str, Callable[[ast.AST], None]]]:
    """What can be changed at a node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in TURNED:
        new = TURNED[type(node.ops[0])]
        yield node, f"a comparison becomes {new.__name__}", lambda at: set_op(at, new)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield node, f"becomes {other.__name__.lower()}", lambda at: setattr(at, "op", other())
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPPED:
        sign = SWAPPED[type(node.op)]
        yield node, f"becomes {sign.__name__.lower()}", lambda at: setattr(at, "op", sign())
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        value: int | bool = not node.value if isinstance(node.value, bool) else node.value + 1
        yield node, f"{node.value} becomes {value}", lambda at: setattr(at, "value", value)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, "`not` is left out", lambda at: setattr(at, "op", ast.UAdd())
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield node, f"`{ast.unparse(node)[:60]}` is left out", lambda at: setattr(at, "value", ast.Constant(value=None))
    elif isinstance(node, ast.If):
        yield node, "an `if` always holds", lambda at: setattr(at, "test", ast.Constant(value=True))


def set_op(node: ast.AST, new: type[ast.cmpop]) -> None:
    """Turn the first comparison of a chain."""
    assert isinstance(node, ast.Compare)
    node.ops = [new(), *node.ops[1:]]


def mutants(game: str, luck: Random) -> Iterator[Mutant]:
    """Changes at random, each place at most once; every module as often as it has places."""
    places = [(path, nth) for path in modules(game) for nth, _ in enumerate(sites(ast.parse(path.read_text("utf-8"))))]
    luck.shuffle(places)
    for path, nth in places:
        tree = ast.parse(path.read_text("utf-8"))
        node, what, change = list(sites(tree))[nth]
        before = ast.dump(node)
        change(node)
        if before != ast.dump(node):
            yield Mutant(path, getattr(node, "lineno", 0), what, ast.unparse(ast.fix_missing_locations(tree)))


def looks(game: str) -> list[tuple[str, list[str]]]:
    """The ways of looking at a game, the quickest first."""
    python = sys.executable
    test = [python, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
    return [
        (
            "scenarios",
            [python, "-c", "from timescoop.cli import main; main()", "check", "scenario", f"tests/scenarios/{game}"],
        ),
        ("tests", [*test, f"tests/games/{game}", "tests/documents/test_played.py", "tests/documents/test_lessons.py"]),
        ("golden games", [*test, "tests/test_golden.py", "-k", game]),
        ("laws", [*test, "tests/test_laws.py", "-k", game]),
    ]


def noticed(mutant: Mutant | None, game: str) -> str:
    """By which way of looking a mutant is noticed, or none at all; empty if it survives."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        for name in ("src", "tests", "docs", "pyproject.toml"):
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, place / name, ignore=shutil.ignore_patterns("__pycache__", "vendor"))
            else:
                shutil.copy(source, place / name)
        if mutant:
            (place / mutant.path.relative_to(ROOT)).write_text(mutant.text, "utf-8")
        environment = {**os.environ, "PYTHONPATH": str(place / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        for name, command in looks(game):
            try:
                done = subprocess.run(
                    command, cwd=place, env=environment, capture_output=True, timeout=LIMIT, check=False
                )
            except subprocess.TimeoutExpired:
                return f"{name}, which do not end"
            if done.returncode:
                return name
    return ""


def say(line: str) -> None:
    """Print at once: a run takes long."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Try so many mutants of each game; 1 if too many survive."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=GAMES, action="append")
    asked.add_argument("--count", type=int, default=FEWEST)
    asked.add_argument("--seed", type=int, default=24)
    given = asked.parse_args()
    survivors = tried = 0
    for game in given.game or GAMES:
        wrong = noticed(None, game)
        if wrong:
            say(f"{game}: the {wrong} fail without a mutant, so this proves nothing")
            return 1
        found = list(islice(mutants(game, Random(f"{game} {given.seed}")), given.count))
        by: Counter[str] = Counter()
        with ThreadPoolExecutor(2) as pool:
            for mutant, how in zip(found, pool.map(noticed, found, repeat(game)), strict=True):
                by[how or "nobody"] += 1
                say(f"{how or 'SURVIVES':<14} {mutant}")
        tried += len(found)
        survivors += by["nobody"]
        say(f"{game}: {len(found)} mutants, noticed by {dict(by)}")
    say(f"{tried} mutants, {survivors} survive")
    return int(survivors * SHARE > tried)


if __name__ == "__main__":
    sys.exit(main())
