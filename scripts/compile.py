"""Build the engine and the thinking of bots with mypyc, in place: the same source, as extension modules beside it.

A module is left interpreted if it reads card texts (its parser is not ours, and playing never needs it), as are the
printed wordings it reads by: such tables, built once, took the C compiler most of its time. So are those of bots that
are not about thinking, and the types of views, whose annotations are read to make schemas.
`make uncompile` removes what this makes.
"""

import ast
import os
import re
import shutil
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("kernel", "language", "games", "bots")
PLAIN = ("bot", "worker_pool", "rungs", "analysis", "segments", "value_network")  # of the bots: never urgent, or numpy
TABLES = ("built/e*.py", "printed*.py")  # cards as literals, and the wordings of print
SHAPES = ("faces", "prompts", "subclassing", "views")  # of the kernel: what is read of them at run time
BUILD = ROOT / "build" / "mypyc"
# What mypyc makes of "unset, and there is an error" where it turns the question about: it should have become "or not".
TURNED = re.compile(r"\blikely\(\S+ != \S+ && PyErr_Occurred\(\)\).*\n.*?\"(.*)\"")


def imports_parser(path: Path) -> bool:
    """Whether a module imports Lark, at its top or further in."""
    return any(
        (isinstance(node, ast.Import) and any(alias.name.split(".")[0] == "lark" for alias in node.names))
        or (isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "lark")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    )


def modules() -> list[str]:
    """What to compile: every module of these rooms but doors, which only pass names on, and tables of data."""
    found = [path for room in ROOMS for path in sorted(Path("timescoop", room).rglob("*.py"))]
    rules = [path for path in found if path.name != "__init__.py" and not any(map(path.match, TABLES))]
    plain = {Path("timescoop", "bots", f"{name}.py") for name in PLAIN}
    plain |= {Path("timescoop", "kernel", f"{name}.py") for name in SHAPES}
    return [str(path) for path in rules if path not in plain and not imports_parser(path)]


def in_order(names: list[str]) -> list[str]:
    """Modules with those that they import behind them.

    All rooms are one circle to mypy, as each package's door imports what is in it. It looks at the modules of a circle
    from the last to the first, and the type of a decorated function is known only once its module was looked at.
    """
    imported = {name: imports_of(Path(name)) & set(names) for name in names}
    behind: dict[str, None] = {}

    def visit(name: str, path: tuple[str, ...] = ()) -> None:
        if name not in behind and name not in path:
            for other in sorted(imported[name]):
                visit(other, (*path, name))
            behind[name] = None

    for name in names:
        visit(name)
    return list(reversed(behind))


def imports_of(path: Path) -> set[str]:
    """The files of the modules that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            package = Path(*node.module.split("."))
            found |= {f"{package}.py"} | {str(package / f"{alias.name}.py") for alias in node.names}
    return found


def turned_about(folder: Path) -> list[str]:
    """What the compiled code would say of constants that are there: a tuple of floats, asked for in some places."""
    told = [TURNED.findall(path.read_text("utf-8")) for path in sorted(folder.rglob("*.c"))]
    return sorted({each.replace("\\", "") for those in told for each in those})


def side_by_side(compile_in_turn: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """A compiler's method with all processors at work; setuptools compiles the sources of an extension one by one."""

    def compile_all(sources: Sequence[str], **how: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            made = list(threads.map(lambda source: compile_in_turn([source], **how), sources))
        return [path for paths in made for path in paths]

    return compile_all


def main() -> None:
    """Translate, compile, and lay the extensions beside their sources."""
    os.chdir(ROOT / "src")
    shutil.rmtree(BUILD, ignore_errors=True)
    names = in_order(modules())
    os.environ["MYPYPATH"] = str(ROOT / "src")
    # In one file they were 600 MB of C, as mypyc never takes its indentation back, and a quarter of an hour for gcc.
    extensions = mypycify(["--strict", *names], opt_level="3", target_dir=str(BUILD / "c"), multi_file=True)
    if faults := turned_about(BUILD / "c"):
        raise SystemExit(f"mypyc errs here; take plain numbers instead of a tuple of floats: {'; '.join(faults)}")
    command = build_ext(Distribution({"name": "timescoop-engine", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(BUILD / "lib"), str(BUILD / "o")
    command.inplace = True
    command.ensure_finalized()
    build_all = command.build_extensions

    def build() -> None:
        command.compiler.compile = side_by_side(command.compiler.compile)
        build_all()

    command.build_extensions = build
    command.run()
    print(f"{len(names)} modules compiled")


if __name__ == "__main__":
    main()
