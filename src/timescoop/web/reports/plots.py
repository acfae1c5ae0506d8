"""The plots of a report, as SVG that stands in the page. It needs `pip install timescoop[arena]`."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from markupsafe import Markup

from timescoop.arena import Share

if TYPE_CHECKING:
    from timescoop.web.reports.figures import Line

INK: Final = "#1d2340"
SOFT: Final = "#8a90a8"
GOLD: Final = "#b0700c"
BLUE: Final = "#1d5fb8"
SETTINGS: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "timescoop",
    "font.family": "sans-serif",
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def drawn(width: float, height: float, paint: Any) -> Markup:
    """A figure of so many inches, painted on its axes, as a piece of a page."""
    import matplotlib as mpl  # noqa: PLC0415 - only who wants a report needs it
    from matplotlib.figure import Figure  # noqa: PLC0415 - as above

    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(width, height), layout="constrained")
        paint(figure.add_subplot())
        out = io.StringIO()
        figure.savefig(
            out, format="svg", transparent=True, metadata=dict.fromkeys(("Date", "Creator", "Format", "Type"))
        )
    text = out.getvalue()
    return Markup(text[text.index("<svg") :])  # noqa: S704 - our own figure; every text in it is escaped by its maker


def shares(lines: Sequence[Line], equal: float) -> Markup:
    """Win shares as points with their intervals, beside the equal share."""

    def paint(axes: Any) -> None:
        rows = list(reversed(lines))
        axes.axvline(equal, color=SOFT, linestyle=":", linewidth=1)
        for row, each in enumerate(rows):
            axes.plot([each.share.low, each.share.high], [row, row], color=BLUE, linewidth=2, solid_capstyle="butt")
            axes.plot([each.share.mean], [row], "o", color=GOLD, markersize=5)
        axes.set_yticks(range(len(rows)), [f"{each.name} (n = {each.seats:,})" for each in rows])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_xlim(-0.01, 0.01 + max(1.0 if equal > 0 else 0.0, *(each.share.high for each in rows)))
        axes.set_xlabel("share of the win, 95 %")

    return drawn(7.4, 0.9 + 0.3 * len(lines), paint)


def lengths(turns: Sequence[int]) -> Markup:
    """How long the games were."""

    def paint(axes: Any) -> None:
        axes.hist(turns, bins=min(30, max(turns) - min(turns) + 1), color=BLUE, rwidth=0.9)
        axes.set_xlabel("turns")
        axes.set_ylabel("games")

    return drawn(7.4, 2.6, paint)


def leading(found: Sequence[Share], equal: float) -> Markup:
    """How often whoever is ahead goes on to win, over the game."""

    def paint(axes: Any) -> None:
        across = [100 * step / len(found) for step in range(len(found))]
        axes.axhline(equal, color=SOFT, linestyle=":", linewidth=1)
        axes.fill_between(across, [each.low for each in found], [each.high for each in found], color=BLUE, alpha=0.2)
        axes.plot(across, [each.mean for each in found], color=BLUE, linewidth=2)
        axes.set_ylim(0, 1.03)
        axes.set_xlabel("per cent of the game's decisions")
        axes.set_ylabel("share of the win")

    return drawn(7.4, 2.8, paint)
