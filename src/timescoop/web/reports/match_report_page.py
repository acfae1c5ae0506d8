"""The report on matches played on this server: list of groups, progress, results."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Node, a, b, div, h1, h2, li, p, progress, section, span, ul

from timescoop.arena import Dataset
from timescoop.web.assets import asset
from timescoop.web.render.page_frame import page
from timescoop.web.reports.match_report_sections import sections
from timescoop.wording import Texts, _, counted_

STYLES = (asset("reports.css"),)


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
        return _("All matches of this server") if self.key else _("Your matches")


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
        h1[_("What the matches have shown")],
        scopes(scope, "/reports"),
        p(".lead")[_("Matches of one game with as many seats are counted together, once they are over.")],
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
        else p(".panel")[_("No match is over yet."), " ", a(href="/")[_("Play a game")]],
        p(".hint")[_("Matches that were ended by agreement, or played on from another one, are not counted.")],
        classes="report",
        styles=STYLES,
    )


def scopes(scope: Scope, address: str) -> Node:
    """The way to the other matches, where the reader may see both."""
    if not scope.other:
        return None
    rows = (("", _("Your matches")), ("all", _("All matches of this server")))
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


def match_report_page(
    scope: Scope, sort: MatchGroup, gathered: Dataset | None, counted: int, lost: int, texts: Texts
) -> Node:
    """A report, or how far its matches are counted.

    Args:
        scope: Which matches.
        sort: What is reported on.
        gathered: The matches; None while some of them are still to be counted.
        counted: How many have been.
        lost: How many cannot be: the rules have been mended since, or they could not be counted in time.
        texts: The game's words.
    """
    name = f"{sort.title}: {counted_('{n} seat', '{n} seats', sort.seats)}"
    return page(
        name,
        h1[name],
        scopes(scope, sort.address),
        waiting(sort, counted) if gathered is None else results(scope, gathered, lost, texts),
        p(".acts")[a(".act", href=f"/reports{scope.query}")[_("All reports")], a(".act", href="/")[_("Home")]],
        classes="report",
        styles=STYLES,
    )


def waiting(sort: MatchGroup, counted: int) -> Node:
    """How far the matches have been counted."""
    return section(".panel", aria_labelledby="counting")[
        h2(id="counting")[_("The matches are being counted")],
        progress(max=str(sort.matches), value=str(counted), aria_labelledby="counting"),
        p(role="status")[
            _("{done} of {all} matches. This page looks again by itself.").format(done=counted, all=sort.matches)
        ],
    ]


def results(scope: Scope, gathered: Dataset, lost: int, texts: Texts) -> Node:
    """All that was found."""
    away = counted_(
        "{n} match could not be counted, by the rules of today or in time, and is left out.",
        "{n} matches could not be counted, by the rules of today or in time, and are left out.",
        lost,
    )  # fmt: skip
    if not gathered.games:
        none = (
            _("No match is over yet.")
            + " "
            + _("Matches that were ended by agreement, or played on from another one, are not counted.")
        )
        return p(".panel")[away if lost else none]
    equal = 1 / gathered.seats
    told = counted_("{n} match.", "{n} matches.", len(gathered.games))
    newest = _("Only the newest {n} are counted.").format(n=scope.most) if len(gathered.games) >= scope.most else ""
    return [
        p(".lead")[f"{scope.title}: {told} ", newest],
        p(".hint")[
            _("An equal share of the win is {equal}; n counts seats of matches.").format(equal=f"{equal:.2f}"),
            " ",
            _("What nobody has won counts as an equal share for each."),
            " ",
            _("Lines show where a share lies with 95 % certainty: with few matches, almost anywhere."),
        ],
        p(".hint")[away] if lost else None,
        *sections(gathered, texts),
    ]
