"""A report as one self-contained page: style and plots are in it, and it fetches nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import Node, body, h1, h2, h3, head, html, main, meta, p, section, style, title
from markupsafe import Markup

from timescoop.arena import Dataset
from timescoop.web.reports.edition_comparison import compared, edition_told, simulated
from timescoop.web.reports.standalone_sections import sections

STYLE: Final = """
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2340; background: #f6f5f0; }
body { margin: 0; } main { max-width: 58rem; margin: auto; padding: 1.5rem; }
h1 { line-height: 1.15; } h2 { margin-top: 2.4rem; border-bottom: 2px solid #b0700c; padding-bottom: .2rem; }
svg { max-width: 100%; height: auto; } .hint { color: #565c74; } .wide { overflow-x: auto; }
.wide th:first-child { position: sticky; left: 0; background: #f6f5f0; } summary { cursor: pointer; padding: .5rem 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .7rem .25rem 0; border-bottom: 1px solid #d9d7cc; vertical-align: top; }
td.n, th.n { text-align: right; white-space: nowrap; }
@media (max-width: 40rem) { main { padding: 1rem; } h1 { font-size: 1.6rem; } .wide th:first-child { min-width: 7rem } }
@media print { body, .wide th:first-child { background: white; } tr, svg { break-inside: avoid; } }
"""
EVEN: Final = (
    "An equal share is {equal:.2f}. Lines show where a share lies with 95 % certainty; n counts seats of games. "
    "What nobody has won counts as an equal share for each."
)


def report_page(printings: Sequence[Dataset], version: str) -> str:
    """The whole page.

    Args:
        printings: The games of each edition of one game that is told of; several are compared first.
        version: Of Timescoop, that it may be known what was counted by which rules.
    """
    first, several = printings[0], len(printings) > 1
    name = f"{first.game.title}: {sum(len(each.games) for each in printings):,} games between bots"
    told = f"{first.seats} seats" if several else f"{edition_told(first)}; {simulated(first)}"
    even = EVEN.format(equal=1 / first.seats)
    content: list[Node] = [h1[name], p(".hint")[f"{told}; Timescoop {version}. {even}"]]
    if several:
        content += [compared(printings), (printing(each) for each in printings)]
    else:
        content += sections(first)
    page = html(lang="en")[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1"),
            title[name],
            style[Markup(STYLE)],  # noqa: S704 - our own
        ],
        body[main[content]],
    ]
    return str(page)


def printing(gathered: Dataset) -> Node:
    """One edition of several, with all that it has shown."""
    return section(".edition")[
        h2[edition_told(gathered)],
        p(".hint")[f"{len(gathered.games):,} games; {simulated(gathered)}."],
        sections(gathered, h3),
    ]
