"""Lines of a table painted for a terminal of 80 columns or more: cards in the colours of their types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import cycle, groupby
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from timescoop.kernel import Face
from timescoop.wording import Parts, TextLine

WIDTH: Final = 80
HEAD_WIDTH: Final = 28
COLOURS: Final = ("green", "cyan", "red", "magenta", "blue", "yellow")
GAP: Final = 2
BODIES: Final = {"turn": "bold", "prompt": "bold", "piles": "dim", "seat": "dim"}  # styles by sort of line


class Painter:
    """Paints lines on a console."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def paint(self, lines: Iterable[TextLine], faces: Sequence[Face]) -> None:
        """Some lines in a row. Piles that one may look through are left out: they would fill the screen.

        Args:
            lines: As they are to be read.
            faces: A card face by kind.
        """
        types = dict(zip(dict.fromkeys(face["type"] for face in faces), cycle(COLOURS)))
        styles = [types[face["type"]] for face in faces]
        shown = (line for line in lines if line.sort != "pile")
        for sort, group in groupby(shown, lambda line: "row" if line.level and line.head else line.sort):
            block = list(group)
            if sort == "row":
                self.console.print(rows(block, styles))
            elif sort == "option":
                for row in in_columns([line.text for line in block], min(self.console.width, WIDTH)):
                    self.console.print(Text(row))
            else:
                for line in block:
                    self.console.print(one(line, styles))


def one(line: TextLine, styles: Sequence[str]) -> RenderableType:
    """A line that has the screen's width."""
    if line.sort == "title":
        return Rule(Text(line.text.removesuffix("."), "bold"), style="dim")
    body = coloured(line.body, styles)
    body.stylize(BODIES.get(line.sort, ""))
    if not line.head:
        words = Text.assemble(body, (f" ({line.clause})" if line.clause else "", "dim"))
        return Padding(words, (0, 0, 0, 2 * line.level))
    head = coloured(line.head, styles)
    head.stylize("bold yellow" if line.current or line.sort == "stage" else "bold")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    mark = ("▶ " if line.current else "  ") if line.sort == "seat" else ""
    table.add_row(Text.assemble(mark, head), body)
    return table


def rows(block: Sequence[TextLine], styles: Sequence[str]) -> RenderableType:
    """Lines that belong to the one above, heads and bodies in columns."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=2)
    table.add_column(width=HEAD_WIDTH)
    table.add_column(ratio=1)
    for line in block:
        table.add_row("", coloured(line.head, styles), coloured(line.body, styles))
    return table


def coloured(parts: Parts, styles: Sequence[str]) -> Text:
    """Parts in which each card has the colour of its type."""
    out = Text()
    for part in parts:
        out.append(part.text, styles[part.which] if part.sort == "card" and part.which >= 0 else "")
    return out


def in_columns(words: Sequence[str], width: int) -> list[str]:
    """Words in as many columns as fit, filled downwards."""
    widest = max((len(each) for each in words), default=0) + GAP
    columns = max(1, (width + GAP) // widest)
    height = -(-len(words) // columns)
    return ["".join(each.ljust(widest) for each in words[row::height]).rstrip() for row in range(height)]
