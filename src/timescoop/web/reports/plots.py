"""Plots of a standalone report, as inline SVG. Needs `pip install timescoop[arena]`."""

from __future__ import annotations

import io
from collections.abc import Sequence
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final

from markupsafe import Markup

from timescoop.arena import STEPS

if TYPE_CHECKING:
    from timescoop.web.reports.figures import LeadRow, ShareRow

INK: Final = "#1d2340"
SOFT: Final = "#8a90a8"
GOLD: Final = "#b0700c"
BLUE: Final = "#1d5fb8"
WIDTH: Final = 5.6  # inches: on a phone it is shown two thirds as wide, and its words can still be read
LONGEST: Final = 28  # letters of a name in one line
BARS: Final = 30  # the most bars in which lengths are shown
SETTINGS: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "timescoop",
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def drawn(height: float, paint: Any) -> Markup:
    """A figure of so many inches in height, painted on its axes, as a piece of a page."""
    import matplotlib as mpl  # noqa: PLC0415 - only who wants a report needs it
    from matplotlib.figure import Figure  # noqa: PLC0415 - as above

    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        paint(figure.add_subplot())
        out = io.StringIO()
        figure.savefig(
            out, format="svg", transparent=True, metadata=dict.fromkeys(("Date", "Creator", "Format", "Type"))
        )
    text = out.getvalue()
    return Markup(text[text.index("<svg") :])  # noqa: S704 - our own figure; every text in it is escaped by its maker


def shares(lines: Sequence[ShareRow], equal: float, of: str = "win", *, close: bool = False) -> Markup:
    """Shares as points with their intervals.

    Args:
        lines: From the top down.
        equal: The equal share, which is drawn beside them; 0 for none.
        of: What is shared.
        close: Whether only the part of the scale is shown in which they lie.
    """
    names = [fill(f"{each.name} (n\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}{each.seats:,})", LONGEST) for each in lines]
    row = 0.12 + 0.18 * max(name.count("\n") + 1 for name in names)

    def paint(axes: Any) -> None:
        rows = list(reversed(lines))
        if equal > 0:
            axes.axvline(equal, color=SOFT, linestyle=":", linewidth=1)
        for row, each in enumerate(rows):
            axes.plot([each.share.low, each.share.high], [row, row], color=BLUE, linewidth=2, solid_capstyle="butt")
            axes.plot([each.share.mean], [row], "o", color=GOLD, markersize=5)
        axes.set_yticks(range(len(rows)), list(reversed(names)))
        axes.set_ylim(-0.6, len(rows) - 0.4)
        if not close:
            axes.set_xlim(-0.01, 0.01 + max([1.0 if equal > 0 else 0.0, *(each.share.high for each in rows)]))
        axes.set_xlabel(f"share of the {of}, 95 %")

    return drawn(0.9 + row * len(lines), paint)


def lengths(turns: Sequence[int]) -> Markup:
    """How long the games were."""

    def paint(axes: Any) -> None:
        least, most = min(turns), max(turns)
        step = -(-(most - least + 1) // BARS)  # whole turns, so that no bar has more of them than the next
        axes.hist(turns, bins=[each - 0.5 for each in range(least, most + step + 1, step)], color=BLUE, rwidth=0.9)
        axes.yaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel("turns")
        axes.set_ylabel("games")

    return drawn(2.6, paint)


def leading(found: Sequence[LeadRow], equal: float) -> Markup:
    """How often the leader goes on to win, over the game."""

    def paint(axes: Any) -> None:
        across = [100 * each.step / STEPS for each in found]
        axes.axhline(equal, color=SOFT, linestyle=":", linewidth=1)
        axes.fill_between(
            across, [each.share.low for each in found], [each.share.high for each in found], color=BLUE, alpha=0.2
        )
        axes.plot(across, [each.share.mean for each in found], color=BLUE, linewidth=2)
        axes.set_xlim(-2, 98)
        axes.set_ylim(0, 1.03)
        axes.set_xlabel("per cent of the game's decisions")
        axes.set_ylabel("share of the win")

    return drawn(2.8, paint)
