"""What puts a table into words knows the words of no single game: they come from its view and its texts."""

import ast
import tomllib
import typing
from collections.abc import Iterator
from pathlib import Path

from timescoop.kernel import faces, prompts, views
from timescoop.wording.text_lines import TextLine

SOURCE = Path(__file__).resolve().parents[2] / "src" / "timescoop"
RENDERERS = ("wording/table_*.py", "wording/text_lines.py", "cli/screen/*.py", "web/render/table/text_view.py")


def labels_of_one_game() -> set[str]:
    """The keys of labels that a single game has."""
    found = [set(tomllib.loads(path.read_text("utf-8"))["labels"]) for path in SOURCE.glob("games/*/text/en.toml")]
    assert len(found) > 1
    return {key for labels in found for key in labels if sum(key in others for others in found) == 1}


def declared() -> Iterator[str]:
    """What every game shares: the keys of views, the layouts, and the sorts of lines."""
    for module in (views, prompts, faces):
        for shape in vars(module).values():
            if isinstance(shape, type) and typing.is_typeddict(shape):
                yield from shape.__annotations__
    yield from ("fan", "row", "strip", "line", "board", "ledger", "shown")
    yield from ast.literal_eval(f"[{sorts()}]")


def sorts() -> str:
    """The sorts of lines that TextLine describes."""
    assert TextLine.__doc__
    return ",".join(
        f"'{each}'" for each in TextLine.__doc__.partition("sort: ")[2].partition("body:")[0].split("`")[1::2]
    )


def test_no_renderer_of_a_table_names_a_word_of_a_single_game() -> None:
    words = labels_of_one_game() - set(declared())
    assert "defender" in words
    named = [
        f"{path.relative_to(SOURCE)}:{node.lineno} {node.value}"
        for pattern in RENDERERS
        for path in SOURCE.glob(pattern)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in words
    ]
    assert named == []
