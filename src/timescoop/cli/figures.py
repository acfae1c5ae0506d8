"""Tables of figures: where a terminal is narrow headings and names fold, figures never; pipes get whole lines."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from timescoop.cli.screen.console import safe_console

UNBOUNDED: Final = 10_000  # columns: no line of ours is as long


def page() -> Console:
    """Where results are printed: as wide as the terminal, or for a file or a pipe as wide as they are."""
    return safe_console(width=None if sys.stdout.isatty() else UNBOUNDED)


def figures(first: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table whose first column has names, and whose others have figures under their headings."""
    told = list(rows)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    words = [word for row in told for word in row[0].split()]
    table.add_column(first, min_width=max(map(len, words), default=0))
    for nth, heading in enumerate(headings, 1):
        least = max(len(each) for each in (*heading.split(), *(row[nth] for row in told)))
        table.add_column(heading, justify="right", min_width=least, no_wrap=least >= len(heading))
    for row in told:
        table.add_row(*row)
    return table


def tell(console: Console, table: Table) -> None:
    """Print a table; what is wider than the terminal even so goes on in its next line."""
    console.print(table, crop=False)
