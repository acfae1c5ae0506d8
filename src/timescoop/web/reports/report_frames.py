"""Reports on games, in one of two frames: a page of this site, or a file that needs no server."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import (
    Node,
    a,
    b,
    body,
    div,
    h1,
    h2,
    h3,
    head,
    html,
    li,
    main,
    meta,
    p,
    progress,
    section,
    span,
    style,
    title,
    ul,
)
from markupsafe import Markup

from timescoop.arena import Dataset
from timescoop.web.assets import FOLDER, asset
from timescoop.web.render.page_frame import page
from timescoop.web.reports.edition_comparison import compared, edition_told, simulated
from timescoop.web.reports.report_sections import Level, sections
from timescoop.wording import _, counted_, figure, tongue

STYLE = "reports.css"


def how_to_read(seats: int) -> str:
    """What shares, n and lines mean."""
    even = _("Equal win rate: {equal}. n counts seats.").format(equal=figure(1 / seats, ".2f"))
    drawn = _("A game nobody wins counts as a draw.")
    sure = _("Lines show the 95 % confidence interval: with few games it is wide.")
    return f"{even} {drawn} {sure}"


# ---- a file


def report_page(printings: Sequence[Dataset], version: str) -> str:
    """A report on simulations as one file, which fetches nothing.

    Args:
        printings: The games of each edition of one game that is told of; several are compared first.
        version: Of Timescoop, that it may be known what was counted by which rules.
    """
    first, several = printings[0], len(printings) > 1
    games = counted_("{n} game between bots", "{n} games between bots", sum(len(each.games) for each in printings))
    name = f"{first.game.title}: {games}"
    seats = counted_("{n} seat", "{n} seats", first.seats)
    told = seats if several else f"{edition_told(first)}; {simulated(first)}"
    content: list[Node] = [h1[name], p(".hint")[f"{told}; Timescoop {version}. {how_to_read(first.seats)}"]]
    if several:
        content += [compared(printings), (printing(each, nth) for nth, each in enumerate(printings))]
    else:
        content += sections(first)
    return str(
        html(lang=tongue())[
            head[
                meta(charset="utf-8"),
                meta(name="viewport", content="width=device-width, initial-scale=1"),
                title[name],
                style[Markup(inlined_style())],  # noqa: S704 - our own
            ],
            body(".report")[main(".page")[content]],
        ]
    )


def inlined_style() -> str:
    """The sheets of a report in one: the site's colours, a plain frame, and what reports have for themselves."""
    colours = [
        line for line in read_style("look.css").splitlines() if line.startswith("  --") and "light-dark(" in line
    ]
    tokens = "\n".join(colours)
    return f":root {{\n{tokens}\n}}\n{read_style('standalone.css')}{read_style(STYLE)}"


def read_style(name: str) -> str:
    """A style sheet of the site."""
    return (FOLDER / name).read_text("utf-8")


def printing(gathered: Dataset, nth: int) -> Node:
    """One edition of several, with all that it has shown."""
    games = counted_("{n} game", "{n} games", len(gathered.games))
    return section(".edition")[
        h2[edition_told(gathered)],
        p(".hint")[f"{games}; {simulated(gathered)}."],
        sections(gathered, Level(h3, f"edition-{nth}-")),
    ]


# ---- pages of this site


@dataclass(frozen=True)
class Scope:
    """Which matches: the reader's own, or all of this server.

    Args:
        key: "" for one's own, "all" for all.
        other: Whether the reader may see the other scope too.
        most: How many matches a report counts, the newest.
    """

    key: str
    other: bool
    most: int

    @property
    def query(self) -> str:
        """What an address ends in."""
        return "?of=all" if self.key else ""

    @property
    def title(self) -> str:
        """What these matches are called."""
        return _("Matches on this server") if self.key else _("Your matches")


@dataclass(frozen=True)
class MatchGroup:
    """Matches that are counted together: where, of which game and edition, how many sit there, how many there are."""

    address: str
    title: str
    seats: int
    matches: int


def match_groups_page(scope: Scope, sorts: Sequence[MatchGroup]) -> Node:
    """What can be reported on."""
    return page(
        _("Reports"),
        h1[_("Statistics")],
        scopes(scope, "/reports"),
        p(".lead")[_("Finished matches of a game are counted by number of seats.")],
        ul(".matches")[
            (
                li[
                    a(href=f"{each.address}{scope.query}")[
                        b[each.title],
                        span[counted_("{n} seat", "{n} seats", each.seats)],
                        span[counted_("{n} match", "{n} matches", each.matches)],
                    ]
                ]
                for each in sorts
            )
        ]
        if sorts
        else p(".panel")[_("No finished match yet."), " ", a(href="/")[_("Play a game")]],
        p(".hint")[uncounted()],
        classes="report",
        styles=(asset(STYLE),),
    )


def uncounted() -> str:
    """Which matches are in no report."""
    return _("Matches that ended early, or were played on from another one, are not counted.")


def scopes(scope: Scope, address: str) -> Node:
    """The way to the other matches, where the reader may see both."""
    if not scope.other:
        return None
    rows = (("", _("Your matches")), ("all", _("Matches on this server")))
    return div(".choices", role="group", aria_label=_("Which matches"))[
        (
            a(
                class_=["act", {"on": key == scope.key}],
                href=f"{address}{'?of=all' if key else ''}",
                aria_current="true" if key == scope.key else None,
            )[words]
            for key, words in rows
        )
    ]


def match_report_page(scope: Scope, sort: MatchGroup, gathered: Dataset | None, counted: int, lost: int) -> Node:
    """A report on matches, or how far they are counted.

    Args:
        scope: Which matches.
        sort: What is reported on.
        gathered: The matches; None while some of them are still to be counted.
        counted: How many have been.
        lost: How many cannot be: the rules have been mended since, or they could not be counted in time.
    """
    name = f"{sort.title}: {counted_('{n} seat', '{n} seats', sort.seats)}"
    return page(
        name,
        h1[name],
        scopes(scope, sort.address),
        waiting(sort, counted) if gathered is None else results(scope, gathered, lost),
        p(".acts")[a(".act", href=f"/reports{scope.query}")[_("All reports")], a(".act", href="/")[_("Home")]],
        classes="report",
        styles=(asset(STYLE),),
    )


def waiting(sort: MatchGroup, counted: int) -> Node:
    """How far the matches have been counted."""
    return section(".panel", aria_labelledby="counting")[
        h2(id="counting")[_("Counting the matches")],
        progress(max=str(sort.matches), value=str(counted), aria_labelledby="counting"),
        p(role="status")[
            _("{done} of {all} matches. This page updates by itself.").format(done=counted, all=sort.matches)
        ],
    ]


def results(scope: Scope, gathered: Dataset, lost: int) -> Node:
    """All that was found."""
    away = counted_(
        "{n} match is left out: it couldn't be replayed with today's rules, or not in time.",
        "{n} matches are left out: they couldn't be replayed with today's rules, or not in time.",
        lost,
    )  # fmt: skip
    if not gathered.games:
        return p(".panel")[away if lost else f"{_('No finished match yet.')} {uncounted()}"]
    told = counted_("{n} match.", "{n} matches.", len(gathered.games))
    newest = _("Only the newest {n} are counted.").format(n=scope.most) if len(gathered.games) >= scope.most else ""
    return [
        p(".lead")[f"{scope.title}: {told} ", newest],
        p(".hint")[how_to_read(gathered.seats)],
        p(".hint")[away] if lost else None,
        *sections(gathered),
    ]
