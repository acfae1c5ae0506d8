"""Plots of a report: a few lines of SVG in the reader's own theme, without a library."""

from collections.abc import Sequence
from typing import Final

from htpy import Element, Node

from timescoop.arena import STEPS, Share
from timescoop.web.reports.figures import LeadRow
from timescoop.wording import figure

WIDE, HIGH, LEFT, FOOT = 720, 240, 56, 30
BARS: Final = 24  # the most bars in which lengths are shown
TOP: Final = 18
TINY: Final = 1e-9


def whisker(share: Share, equal: float, scale: tuple[float, float]) -> Node:
    """A share as a point on a line, with where it lies with 95 % certainty, beside the equal share.

    Args:
        share: The share.
        equal: The equal share; 0 for none.
        scale: The shares at the two ends of the line.
    """
    least, most = scale

    def along(share: float) -> str:
        return f"{100 * (share - least) / max(most - least, TINY):.1f}%"

    return Element("svg")(".whisker", height="14", aria_hidden="true")[
        Element("line")(".even", x1=along(equal), x2=along(equal), y1="0", y2="14") if equal > 0 else None,
        Element("line")(".reach", x1=along(share.low), x2=along(share.high), y1="7", y2="7"),
        Element("circle")(cx=along(share.mean), cy="7", r="4"),
    ]


def lengths(turns: Sequence[int], label: str, below: str) -> Node:
    """How many games had how many turns, as bars; `label` says so to those who listen, `below` is what is counted."""
    least, most = min(turns), max(turns)
    width = max(1, -(-(most - least + 1) // BARS))
    bars = [0] * ((most - least) // width + 1)
    for each in turns:
        bars[(each - least) // width] += 1
    step = (WIDE - LEFT - 8) / len(bars)
    high = HIGH - FOOT - TOP
    return plot(label)[
        words(LEFT - 6, TOP + 4, str(max(bars)), "end"),
        words(LEFT - 6, HIGH - FOOT, "0", "end"),
        [
            Element("rect")(
                ".bar",
                x=f"{LEFT + nth * step + 1:.1f}",
                y=f"{HIGH - FOOT - high * count / max(bars):.1f}",
                width=f"{max(1.0, step - 2):.1f}",
                height=f"{high * count / max(bars):.1f}",
            )
            for nth, count in enumerate(bars)
        ],
        words(LEFT, HIGH - 6, str(least), "start"),
        words(WIDE - 8, HIGH - 6, f"{most} {below}", "end"),
    ]


def leading(found: Sequence[LeadRow], equal: float, label: str, ends: tuple[str, str]) -> Node:
    """How often the leader goes on to win, over the game; `ends` labels its beginning and its end."""
    across = [LEFT + (WIDE - LEFT - 8) * each.step / (STEPS - 1) for each in found]
    upper = [f"{x:.1f} {down(each.share.high):.1f}" for x, each in zip(across, found, strict=True)]
    lower = [f"{x:.1f} {down(each.share.low):.1f}" for x, each in zip(across, found, strict=True)]
    middle = [f"{x:.1f} {down(each.share.mean):.1f}" for x, each in zip(across, found, strict=True)]
    return plot(label)[
        [
            [
                Element("path")(".grid", d=f"M{LEFT} {down(share):.1f}H{WIDE - 8}"),
                words(LEFT - 6, down(share) + 4, figure(share, ".2g"), "end"),
            ]
            for share in (0.0, 0.5, 1.0)
        ],
        Element("path")(".even", d=f"M{LEFT} {down(equal):.1f}H{WIDE - 8}"),
        Element("path")(".band", d=f"M{'L'.join([*upper, *reversed(lower)])}Z"),
        Element("path")(".middle", d=f"M{'L'.join(middle)}"),
        words(LEFT, HIGH - 6, ends[0], "start"),
        words(WIDE - 8, HIGH - 6, ends[1], "end"),
    ]


def down(share: float) -> float:
    """How far down a share is drawn."""
    return TOP + (1 - share) * (HIGH - FOOT - TOP)


def plot(label: str) -> Element:
    """The ground of a plot, which has a name for those who listen."""
    return Element("svg")(".plot", viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=label)


def words(x: float, y: float, text: str, anchor: str) -> Node:
    """Words on a plot."""
    return Element("text")(x=f"{x:.1f}", y=f"{y:.1f}", text_anchor=anchor)[text]
