"""A report as one page that needs nothing else: style and plots are in it, and it fetches nothing."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median_low
from typing import Final

from htpy import (
    Node,
    body,
    details,
    div,
    h1,
    h2,
    head,
    html,
    main,
    meta,
    p,
    section,
    style,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    title,
    tr,
)
from markupsafe import Markup

from timescoop.arena import Gathered, Share
from timescoop.web.reports import figures, plots
from timescoop.web.reports.figures import Card, Line
from timescoop.wording import texts_of

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
MOST: Final = 10  # cards at either end that are shown as a plot
EVEN: Final = (
    "An equal share is {equal:.2f}. Lines show where a share lies with 95 % certainty; n counts seats of games. "
    "What nobody has won counts as an equal share for each."
)


def report_page(gathered: Gathered, version: str) -> str:
    """The whole page.

    Args:
        gathered: The games.
        version: Of Timescoop, that it may be known what was counted by which rules.
    """
    game, setting = gathered.game, gathered.setting
    name = f"{game.title}: {len(gathered.games):,} games between bots"
    equal = 1 / gathered.seats
    by_seat = figures.by(gathered, figures.by_seat)
    content = [
        h1[name],
        p(".hint")[
            f"{game.edition(setting.edition).title}; seats: {', '.join(setting.bots)}; seed {setting.seed}; ",
            f"{options_told(setting.options)}Timescoop {version}. ",
            EVEN.format(equal=equal),
        ],
        share_section("Bot", figures.by(gathered, figures.by_bot), equal),
        share_section("Seat", [seat._replace(name=f"Seat {seat.name}") for seat in by_seat], equal),
        share_section("Side", figures.by(gathered, figures.by_side), equal),
        *endings_sections(gathered),
        lengths_section(gathered),
        section[
            h2["Whoever is ahead"],
            plots.leading(figures.leads(gathered), equal),
            p(".hint")[
                "How often the seat that is ahead by the game's own estimate, all cards seen, goes on to win; "
                f"n = {len(gathered.games):,} games, with 95 % intervals."
            ],
        ],
        cards_section(figures.cards(gathered), equal),
        never_section(gathered),
    ]
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


def options_told(options: dict[str, str]) -> str:
    """The options of the deal, where any was chosen."""
    return "".join(f"{key} = {value}; " for key, value in sorted(options.items()))


def share_section(what: str, lines: Sequence[Line], equal: float) -> Node:
    """Win shares by what a seat was, as a plot with the figures below it; nothing where there are none."""
    if not lines:
        return None
    return section[h2[f"Win share by {what.lower()}"], plots.shares(lines, equal), share_table(what, lines)]


def share_table(what: str, lines: Sequence[Line]) -> Node:
    """Shares as figures."""
    rows = [
        [
            th(scope="row")[each.name],
            (td(".n")[told] for told in (f"{each.seats:,}", mean(each.share), interval(each.share))),
        ]
        for each in lines
    ]
    return figured([what, "n", "Share", "95 %"], rows)


def figured(heads: Sequence[str], rows: Sequence[Node]) -> Node:
    """A table of figures, which may be wider than a phone."""
    return div(".wide", tabindex="0", role="region", aria_label=f"{heads[0]}: figures")[
        table[
            thead[tr[th(scope="col")[heads[0]], (th(".n", scope="col")[each] for each in heads[1:])]],
            tbody[(tr[row] for row in rows)],
        ]
    ]


def mean(share: Share) -> str:
    """A share with as many digits as are worth reading."""
    return f"{share.mean:.3f}"


def interval(share: Share) -> str:
    """Where it lies with 95 % certainty."""
    return f"{share.low:.2f} to {share.high:.2f}"


def endings_sections(gathered: Gathered) -> list[Node]:
    """How the games ended, and by which cards, where that says more."""
    words = texts_of(gathered.game.room)
    ends = [each._replace(name=words.label(each.name)) for each in figures.endings(gathered)]
    won_by = figures.winning_cards(gathered)
    more = {each.name for each in won_by} - {each.name for each in ends}
    told = [("How games end", "Ending", ends), *([("The card that won the game", "Card", won_by)] if more else [])]
    return [
        section[
            h2[name],
            plots.shares(lines, 0, "games"),
            share_table(what, lines),
        ]
        for name, what, lines in told
    ]


def lengths_section(gathered: Gathered) -> Node:
    """How long they were."""
    turns = sorted(lived.played.turns for lived in gathered.games)
    decisions = sorted(lived.played.decisions for lived in gathered.games)
    told = [
        f"{name}: half of the games have at most {median_low(values):,}; {values[0]:,} to {values[-1]:,}."
        for name, values in (("Turns", turns), ("Decisions", decisions))
    ]
    return section[h2["Length"], plots.lengths(turns), (p[each] for each in told)]


def cards_section(cards: Sequence[Card], equal: float) -> Node:
    """Each card's win share when drawn and when played; those that tell most come first."""
    heads = ["Card", "drew, n", "share", "95 %", "played, n", "share", "95 %"]
    telling = figures.telling(cards, MOST)
    surest: list[Node] = [
        p(".hint")[
            f"The {MOST} cards whose drawing goes with winning most surely, and the {MOST} with the least of it."
        ],
        plots.shares(telling, equal, close=True) if telling else None,
    ]
    return section[
        h2["Cards"],
        surest if telling else None,
        details(open=not telling)[
            summary[f"All {len(cards)} cards that were drawn or played"],
            p(".hint")["The share of the win of the seats that drew a card, and of those that chose to play it."],
            figured(heads, [[th(scope="row")[each.name], cells(each.drew), cells(each.used)] for each in cards]),
        ],
    ]


def cells(line: Line | None) -> Node:
    """The three figures of some seats."""
    if line is None:
        return [td(".n")["0"], td(".n")["–"], td(".n")["–"]]
    return [td(".n")[f"{line.seats:,}"], td(".n")[mean(line.share)], td(".n")[interval(line.share)]]


def never_section(gathered: Gathered) -> Node:
    """What never happened."""
    never = figures.never(gathered)
    heads = {"drawn": "Cards that nobody had or played", "played": "Cards that were had and never played"}
    return section[
        h2["What never happened"],
        (p[f"{heads[key]}: ", "; ".join(names) if names else "none", "."] for key, names in never.items()),
    ]
