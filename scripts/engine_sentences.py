"""Collect the sentences that rooms below the pages put into errors and reasons, as templates for translators.

These rooms know no reader, so they speak English, with values filled in at once. `f"there is no card {name}"` is
collected as "there is no card {name}"; `timescoop.wording.localized` recognizes it and says it in the reader's
language.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parents[1] / "src" / "timescoop"
FEWEST_WORDS: Final = 3  # shorter texts are keys and names, unless an error is made of them
EVERYTHING: Final = (  # modules of which every text is read by people
    "bots/value_network.py",
    "documents/*.py",
    "documents/importing/*.py",
    "documents/making/*.py",
    "games/*/cardfile/*.py",
    "games/*/decks/*.py",
    "games/*/notation/*.py",
    "games/*/phrases/proving.py",
    "games/*/phrases/texts.py",
    "games/*/reasons*.py",
    "games/*/refusals/*.py",
    "games/*/setup/laying.py",
    "games/*/sight/faces.py",
    "games/*/sight/reasons*.py",
    "hosting/administration.py",
    "hosting/ban_list.py",
    "hosting/boxes.py",
    "hosting/company/*.py",
    "hosting/configuration.py",
    "hosting/replay/*.py",
    "kernel/card_files.py",
    "kernel/forms.py",
    "kernel/game.py",
    "kernel/instead.py",
    "kernel/making.py",
    "kernel/position_values.py",
    "kernel/positions.py",
    "kernel/set_words.py",
    "kernel/warrants.py",
    "language/joints.py",
    "language/reader.py",
    "web/access/refusals.py",
)
RAISING: Final = ("arena", "bots", "cli", "documents", "games", "hosting", "kernel", "language", "web")  # errors only
NOT_FOR_PEOPLE: Final = (  # code that the build writes, checks of our own tests, and tools of developers
    "documents/build.py",
    "documents/importing/worksheets.py",
    "documents/proving/*.py",
    "documents/record.py",
    "documents/record_writing.py",
    "documents/schema.py",
    "documents/teaching/*.py",
    "documents/undos.py",
    "kernel/declared/*.py",
    "language/compiled.py",
    "language/context.py",
    "language/printed_*.py",
)
ERROR: Final = re.compile(
    r"(?:Bad|No|Not|Set|Still|Too|Cannot|Illegal|Unknown)[A-Z]\w+|\w*(?:Error|Fault|Closed|Lost)"
    r"|Refused|Paused|Overtaken|Stale|Unreachable|HTTPException"
)
REFUSING: Final = ("submit",)  # functions that make an error of a text they are given
UNREAD: Final = {  # calls whose texts nobody reads, or the catalogue of pages has
    *("Choice", "Counter", "Field", "Gauge", "HandVerb", "Histogram", "Key", "Part", "Rows", "Text", "field", "phrase"),
    *("AssertionError", "KeyError", "NotImplementedError", "RuntimeError", "TypeError", "ValueError", "namedtuple"),
    *("_", "compile", "counted_", "debug", "error", "exception", "in_", "info", "warning"),
}
BEGUN: Final = ("; ", ". ", " ", "column ")  # how a part begins that is added to a sentence
GAP: Final = re.compile(r"\{([a-z_]+)(?:![a-z])?\}")


def engine_sentences() -> Iterator[tuple[str, str]]:
    """Every sentence as a template, with the module in which it stands."""
    whole = {path for pattern in EVERYTHING for path in SOURCE.glob(pattern)}
    left_out = {path for pattern in NOT_FOR_PEOPLE for path in SOURCE.glob(pattern)}
    for room in RAISING:
        for path in sorted((SOURCE / room).rglob("*.py")):
            if path not in left_out and "built" not in path.parts:
                yield from (
                    (path.relative_to(SOURCE).as_posix(), each) for each in templates(path, whole=path in whole)
                )


def templates(path: Path, *, whole: bool) -> Iterator[str]:
    """The sentences of a module: all, or those that errors are made of."""
    tree = ast.parse(path.read_text("utf-8"))
    constants = dict(named_texts(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == "counted" and isinstance(node.args[-1], ast.Constant):
            yield from (f"{{count}} {template_of(node.args[-1])}{ending}" for ending in ("", "s"))
        elif isinstance(node, ast.Call) and (ERROR.fullmatch(called(node)) or called(node) in REFUSING):
            yield from (constants[arg.id] for arg in node.args if isinstance(arg, ast.Name) and arg.id in constants)
    for node, within in texts(tree, inside=whole, error=False):
        template = template_of(node)
        words = [word for word in template.split() if word.strip("`'\"“”.,;:()").isalpha()]
        filled = bool(GAP.search(template))
        if len(words) >= (1 if filled and template.startswith(BEGUN) else 2 if filled or within else FEWEST_WORDS):
            yield template


def named_texts(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The constants of a module that are sentences, by name."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            name = node.targets[0] if isinstance(node, ast.Assign) else node.target
            text = template_of(node.value) if isinstance(node.value.value, str) else ""
            if isinstance(name, ast.Name) and len(text.split()) >= FEWEST_WORDS:
                yield name.id, text


def texts(node: ast.AST, *, inside: bool, error: bool) -> Iterator[tuple[ast.expr, bool]]:
    """The texts below a node that are read, f-strings whole; with each, whether an error is made of it at once.

    Args:
        node: Where to look.
        inside: Whether its texts are read by people.
        error: Whether it is an argument of an error.
    """
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        if inside:
            yield node, error
        values = [part.value for part in getattr(node, "values", ()) if isinstance(part, ast.FormattedValue)]
        for value in values:
            yield from texts(value, inside=inside, error=False)
        return
    if isinstance(node, ast.Call):
        error = bool(ERROR.fullmatch(called(node)))
    for child in read_parts(node):
        yield from texts(child, inside=inside or error, error=error)


def read_parts(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that may hold texts for people."""
    if not (isinstance(node, ast.Call) and called(node) in UNREAD):
        for child in ast.iter_child_nodes(node):
            if not is_docstring(child) and not isinstance(child, ast.Assert | ast.arguments):
                yield child


def called(node: ast.Call) -> str:
    """The name of what is called."""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def is_docstring(node: ast.AST) -> bool:
    """Whether a statement is only a text."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def template_of(node: ast.expr) -> str:
    """A text with a named gap for each value; values side by side are one."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.JoinedStr)
    out: list[str] = []
    names: list[str] = []
    for part in node.values:
        if isinstance(part, ast.Constant):
            out.append(str(part.value))
        elif not out or not out[-1].startswith("{"):
            name = gap_name(part.value) if isinstance(part, ast.FormattedValue) else "value"
            while name in names:
                name += "_"
            names.append(name)
            out.append(f"{{{name}}}")
    return "".join(out)


def gap_name(value: ast.expr) -> str:
    """What a value is called, by the last name in it."""
    if isinstance(value, ast.Name):
        return plain_name(value.id)
    if isinstance(value, ast.Attribute):
        return plain_name(value.attr)
    if isinstance(value, ast.Subscript):
        return gap_name(value.value)
    if isinstance(value, ast.Call):
        if called(value) == "len" and value.args:
            return "count"
        return gap_name(value.args[0]) if value.args else gap_name(value.func)
    return "value"


def plain_name(name: str) -> str:
    """A name in small letters."""
    return re.sub(r"[^a-z_]", "", name.lower()).strip("_") or "value"
