"""The report on matches that were played here: which there are, how far they are counted, and what they have shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median_low

from htpy import Node, a, b, caption, div, h1, h2, li, p, progress, section, span, table, tbody, td, th, thead, tr, ul

from timescoop.arena import Gathered
from timescoop.web.pages.frame import page
from timescoop.web.reports import drawing, figures
from timescoop.web.reports.figures import Card, Line
from timescoop.wording import Texts, _, counted_

STYLES = ("/static/reports.css",)
TOLD = 12  # names in a row before the rest is only counted


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
class Sort:
    """Matches that are counted together: where, of which game and edition, how many sit there, how many there are."""

    address: str
    title: str
    seats: int
    matches: int


def sorts_page(scope: Scope, sorts: Sequence[Sort]) -> Node:
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
        p(".hint")[_("Matches that were played on from another one are not counted.")],
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


def kept_page(scope: Scope, sort: Sort, gathered: Gathered | None, counted: int, lost: int, texts: Texts) -> Node:
    """A report, or how far its matches are counted.

    Args:
        scope: Which matches.
        sort: What is reported on.
        gathered: The matches; None while some of them are still to be counted.
        counted: How many have been.
        lost: How many cannot be, because the rules have been mended since.
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


def waiting(sort: Sort, counted: int) -> Node:
    """How far the matches have been counted."""
    return section(".panel", aria_labelledby="counting")[
        h2(id="counting")[_("The matches are being counted")],
        progress(max=str(sort.matches), value=str(counted), aria_labelledby="counting"),
        p(role="status")[
            _("{done} of {all} matches. This page looks again by itself.").format(done=counted, all=sort.matches)
        ],
    ]


def results(scope: Scope, gathered: Gathered, lost: int, texts: Texts) -> Node:
    """All that was found."""
    away = counted_(
        "{n} match was played by rules that have been mended since, and is left out.",
        "{n} matches were played by rules that have been mended since, and are left out.",
        lost,
    )  # fmt: skip
    if not gathered.games:
        none = _("No match is over yet.") + " " + _("Matches that were played on from another one are not counted.")
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
        shares("by-player", _("Win share by player"), figures.by(gathered, figures.by_bot), equal),
        shares("by-seat", _("Win share by seat"), figures.by(gathered, figures.by_seat), equal),
        shares("by-side", _("Win share by side"), figures.by(gathered, figures.by_side), equal),
        shares(
            "endings",
            _("How matches end"),
            [each._replace(name=texts.label(each.name)) for each in figures.endings(gathered)],
            0,
        ),
        shares("won-by", _("The card that won the match, of all matches"), figures.winning_cards(gathered), 0),
        length(gathered),
        ahead(gathered, equal),
        cards(figures.cards(gathered)),
        never(figures.never(gathered)),
    ]


def shares(key: str, name: str, lines: Sequence[Line], equal: float) -> Node:
    """Shares with their figures; nothing where there are none."""
    if not lines:
        return None
    heads = (_("n"), _("Share"), _("95 %"))
    return section(".panel", aria_labelledby=key)[
        h2(id=key)[name],
        div(".wide", role="group", aria_label=name, tabindex="0")[
            table(".figures")[
                caption(".vh")[name],
                thead[tr[th(scope="col")[_("What")], (th(".n", scope="col")[head] for head in heads), td]],
                tbody[
                    (
                        tr[
                            th(scope="row")[each.name],
                            td(".n")[f"{each.seats:,}"],
                            td(".n")[f"{each.share.mean:.3f}"],
                            td(".n")[reach(each)],
                            td[drawing.whisker(each.share, equal)],
                        ]
                        for each in lines
                    )
                ],
            ]
        ],
    ]


def reach(line: Line) -> str:
    """Where a share lies with 95 % certainty."""
    return _("{low} to {high}").format(low=f"{line.share.low:.2f}", high=f"{line.share.high:.2f}")


def length(gathered: Gathered) -> Node:
    """How long they were."""
    turns = sorted(each.played.turns for each in gathered.games)
    decisions = sorted(each.played.decisions for each in gathered.games)
    many = _("{what}: half of the matches have at most {half}; {least} to {most}.")
    half = many if len(turns) > 1 else _("{what}: {half}.")
    told = [
        half.format(what=name, half=median_low(values), least=values[0], most=values[-1])
        for name, values in ((_("Turns"), turns), (_("Decisions"), decisions))
    ]
    return section(".panel", aria_labelledby="length")[
        h2(id="length")[_("Length")],
        drawing.lengths(turns, told[0], _("turns")) if len(turns) > 1 else None,
        (p[each] for each in told),
    ]


def ahead(gathered: Gathered, equal: float) -> Node:
    """Whether whoever is ahead wins."""
    found = figures.leads(gathered)
    half = found[len(found) // 2]
    told = _("Whoever is ahead half-way wins {share} of the matches; n {n}, 95 %: {low} to {high}.").format(
        share=f"{half.mean:.2f}", n=len(gathered.games), low=f"{half.low:.2f}", high=f"{half.high:.2f}"
    )
    return section(".panel", aria_labelledby="ahead")[
        h2(id="ahead")[_("Whoever is ahead")],
        drawing.leading(found, equal, told, (_("the deal"), _("the end"))),
        p[told],
        p(".hint")[_("Ahead by the game's own estimate, all cards seen.")],
    ]


def cards(found: Sequence[Card]) -> Node:
    """Each card's win share when drawn and when played."""
    heads = (_("drew, n"), _("share"), _("95 %"), _("played, n"), _("share"), _("95 %"))
    return section(".panel", aria_labelledby="cards")[
        h2(id="cards")[_("Cards")],
        p(".hint")[_("The share of the win of the seats that drew a card, and of those that chose to play it.")],
        div(".wide", role="group", aria_label=_("Cards"), tabindex="0")[
            table(".figures")[
                caption(".vh")[_("Cards")],
                thead[tr[th(scope="col")[_("Card")], (th(".n", scope="col")[head] for head in heads)]],
                tbody[(tr[th(".name", scope="row")[each.name], cells(each.drew), cells(each.used)] for each in found)],
            ]
        ],
    ]


def cells(line: Line | None) -> Node:
    """The three figures of some seats."""
    if line is None:
        return [td(".n")["0"], td, td]
    return [td(".n")[f"{line.seats:,}"], td(".n")[f"{line.share.mean:.3f}"], td(".n")[reach(line)]]


def never(found: dict[str, list[str]]) -> Node:
    """What never happened."""
    heads = {"drawn": _("Cards that nobody had or played"), "played": _("Cards that were had and never played")}
    return section(".panel", aria_labelledby="never")[
        h2(id="never")[_("What never happened")],
        (p[b[heads[key]], ": ", span(".name")[some(names)]] for key, names in found.items()),
    ]


def some(names: Sequence[str]) -> str:
    """A row of names, as many as are worth reading."""
    if not names:
        return _("none")
    rest = len(names) - TOLD
    return ", ".join(names[:TOLD]) + (counted_(" and {n} more", " and {n} more", rest) if rest > 0 else "")
