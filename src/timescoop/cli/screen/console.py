"""The console for tables and colours; names are printed literally, never as control codes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from timescoop.documents import styled_output, visible


class SafeConsole(Console):
    """A console whose texts hold no escape sequences; only its own styles make any."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The segments of something, with control characters made visible."""
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else visible(text), style, control)


def safe_console(*, error: bool = False, **how: Any) -> Console:
    """A console on standard output or error. What people wrote is no markup: `[red]` stays as it is.

    Args:
        error: Standard error.
        how: What else rich's Console takes.
    """
    return SafeConsole(file=styled_output(error=error), highlight=False, markup=False, emoji=False, **how)
