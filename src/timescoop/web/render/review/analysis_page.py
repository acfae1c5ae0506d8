"""Game analysis of a finished match: win chances over time, seat totals, choice by choice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from htpy import (
    Element,
    Node,
    a,
    button,
    caption,
    details,
    div,
    form,
    h1,
    h2,
    p,
    progress,
    section,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from timescoop.bots import Account, Judged
from timescoop.web.assets import asset
from timescoop.web.render.page_frame import page, slug
from timescoop.web.render.review.verdict_text import Verdict, anchor, label, percent, points
from timescoop.web.render.review.win_chance_chart import Curve, chart
from timescoop.wording import _, listed

MOST: Final = 12  # of the costliest choices


@dataclass(frozen=True)
class AnalysisState:
    """State of the analysis page of a match.

    Args:
        title: The game and its edition.
        game: The game's key.
        root: The address of the match or record.
        names: Of the seats.
        colours: Of the seats, by which they are drawn.
        winners: The seats that won.
        record: Whether it is a record that was handed in, so that there is no table to go to.
        report: The address of what the reader's matches like this one have shown; empty if there is none.
        answers: How many the match has.
        done: How many of them have been gone through; -1 if nobody has asked for it.
        failed: Whether it was given up.
        waits: Whether others are judged before it.
        minutes: About how many minutes it still takes; 0 if that is not known.
        worlds: Imagined worlds in which each choice is looked into.
        verdicts: What is to be said of the choices, in order.
        accounts: Of the seats, once all is done.
    """

    title: str
    game: str
    root: str
    names: Sequence[str]
    colours: Sequence[str]
    winners: Sequence[int]
    record: bool
    report: str
    answers: int
    done: int
    failed: bool
    waits: bool
    minutes: int
    worlds: int
    verdicts: Sequence[Verdict]
    accounts: Sequence[Account]

    @property
    def over(self) -> bool:
        """Whether all has been gone through."""
        return self.done == self.answers

    def moment(self, each: Judged) -> str:
        """The address of the moment before a choice, as its seat saw it."""
        return f"{self.root}/replay/{each.said.seat}?answers={each.said.done}"

    def of(self, seat: int) -> list[Verdict]:
        """The choices of one seat."""
        return [each for each in self.verdicts if each.judged.said.seat == seat]


def analysis_page(judging: AnalysisState) -> Node:
    """The whole page, as far as the match has been judged."""
    return page(
        _("Game analysis"),
        h1[_("Game analysis")],
        p(".lead")[f"{judging.title}. {who_won(judging)} ", how_it_is_found()],
        results(judging) if judging.over else waiting(judging),
        p(".acts")[
            None if judging.record else a(".act", href=judging.root)[_("To the table")],
            a(".act", href=f"{judging.root}/replay")[_("Replay")],
            a(".act", href=judging.report)[_("Your statistics")] if judging.report else None,
        ],
        classes=f"analysis-page game-{slug(judging.game)}",
        styles=[asset("analysis.css"), f"/games/{judging.game}/look.css"],
    )


def who_won(judging: AnalysisState) -> str:
    """Who won, alone or together."""
    if not judging.winners:
        return _("Nobody won.")
    sentence = _("{who} won.") if len(judging.winners) == 1 else _("{who} won together.")
    return sentence.format(who=listed([judging.names[seat] for seat in judging.winners]))


def how_it_is_found() -> str:
    """What stands behind the figures."""
    return _(
        "Each choice is judged by what its player could know, over many possible deals. "
        "The rest is luck, and what the others did."
    )


def waiting(judging: AnalysisState) -> Node:
    """Ask for it, or see how far it is."""
    if judging.done < 0 or judging.failed:
        return form(".panel", method="post", action=f"{judging.root}/analysis")[
            p(role="alert")[_("This match couldn't be analysed to the end.")] if judging.failed else None,
            p[_("This can take a few minutes. You can leave this page and come back.")],
            button(".go")[_("Analyse this match")],
        ]
    before = _("Another match comes first. This one is queued.")
    return section(".panel", aria_labelledby="judging")[
        h2(id="judging")[before if judging.waits else _("Analysing the match")],
        progress(max=str(judging.answers), value=str(judging.done), aria_labelledby="judging"),
        p(role="status")[
            _("{done} of {all} answers. This page updates by itself.").format(done=judging.done, all=judging.answers),
            [" ", _("About {n} min left.").format(n=judging.minutes)] if judging.minutes else None,
        ],
    ]


def results(judging: AnalysisState) -> Node:
    """All that was found."""
    return [
        section(".panel", aria_labelledby="chances")[
            h2(id="chances")[_("Win chance over time")],
            chart([curve(judging, seat) for seat in range(len(judging.names))], judging.answers),
            p(".hint")[_("Each point is a choice. Open one to see what that player saw, and play on from there.")],
            p(".hint")[what_a_chance_is()],
        ],
        section(".panel", aria_labelledby="accounts")[
            h2(id="accounts")[_("Skill and luck")],
            accounts(judging),
            p(".hint")[_("In percentage points of the chance to win, summed over the game; this can exceed 100.")],
        ],
        section(".panel", aria_labelledby="costly")[
            h2(id="costly")[_("Costliest choices")], costly(judging), p(".hint")[what_is_told(judging)]
        ],
        section(".panel", aria_labelledby="choices")[
            h2(id="choices")[_("All choices")], (choices(judging, seat) for seat in range(len(judging.names)))
        ],
    ]


def what_a_chance_is() -> str:
    """Why the lines are as they are."""
    return _(
        "Each line shows one player's own view, so the lines need not add up to 100. The search looks ahead to the end "
        "of the turn, or of everyone's turns. So it sees a sure win only when one is near."
    )


def what_is_told(judging: AnalysisState) -> str:
    """Which costs are told."""
    return _(
        "Each choice was compared over {n} possible deals: some to find a better line, the others to measure both. "
        "A cost is shown if it is at least 3 percentage points and more than its standard error. "
        "The sums by choice and by luck include everything."
    ).format(n=judging.worlds)


def curve(judging: AnalysisState, seat: int) -> Curve:
    """What one seat could expect, for the chart."""
    found = [each.judged for each in judging.verdicts if each.judged.said.seat == seat]
    hrefs = [judging.moment(each) for each in found]
    return Curve(judging.names[seat], judging.colours[seat], found, hrefs, judging.accounts[seat].end)


def choices(judging: AnalysisState, seat: int) -> Node:
    """All choices of one seat as a list, for keyboards and small screens."""
    found = judging.of(seat)
    told = _("{name}: {n} choices").format(name=judging.names[seat], n=len(found))
    return details(class_=judging.colours[seat])[
        summary[told], listing(judging, told, found, whose=False, anchored=True) if found else None
    ]


def costly(judging: AnalysisState) -> Node:
    """The choices that cost most, with what would have been better."""
    found = sorted((each for each in judging.verdicts if each.costly), key=lambda each: -each.judged.lost)[:MOST]
    if not found:
        return p[_("The search found no costly choice.")]
    return listing(judging, _("Costliest choices"), found, whose=True, anchored=False)


def listing(judging: AnalysisState, title: str, found: Sequence[Verdict], *, whose: bool, anchored: bool) -> Node:
    """Choices in rows; what all were asked alike is said once, above.

    Args:
        judging: The match.
        title: What the rows are.
        found: At least one choice.
        whose: Whether to name who chose.
        anchored: Whether a link from elsewhere leads to these rows.
    """
    alike = len(found) > 1 and len({each.asked for each in found}) == 1
    heads = [_("Step"), *([_("Player")] if whose else []), *([] if alike else [_("Asked")])]
    heads += [_("Chose"), _("Better"), _("Win chance"), _("Loss")]
    rows = [row(judging, each, whose=whose, alike=alike, anchored=anchored) for each in found]
    return [
        p(".hint")[_("Asked each time: {question}").format(question=found[0].asked)] if alike else None,
        figures(title, heads, rows, stacked=True),
    ]


def row(judging: AnalysisState, each: Verdict, *, whose: bool, alike: bool, anchored: bool) -> Element:
    """One choice: its moment, what was asked and chosen, what would have been better, and by how much."""
    judged = each.judged
    return tr(id=anchor(judged) if anchored else None)[
        td(".moment")[a(href=judging.moment(judged))[label(judged)]],
        td(".whose")[named(judging, judged.said.seat)] if whose else None,
        None if alike else td(data_head=_("Asked"))[each.asked],
        td(data_head=_("Chose"))[each.chosen],
        better(each),
        td(".chance", data_head=_("Win chance"))[percent(judged.chance)],
        td(".cost")[points(judged.lost) if each.costly else ""],
    ]


def better(each: Verdict) -> Element:
    """The line that the search would have taken; it may be no better, as far as can be told."""
    if each.better and not each.costly:
        return td(".even", data_head="")[_("Just as good: {line}").format(line=each.better)]
    return td(data_head=_("Better"), class_={"none": not each.better})[each.better]


def accounts(judging: AnalysisState) -> Node:
    """What each seat began with, what its choices cost, what luck brought, what it ended with."""
    heads = (_("Player"), _("Start"), _("Their choices"), _("Luck and others"), _("End"))
    rows = [
        tr[
            th(scope="row")[named(judging, seat)],
            td(data_head=heads[1])[percent(each.start)],
            td(data_head=heads[2])[points(-each.chosen, signed=True)],
            td(data_head=heads[3])[points(each.luck, signed=True)],
            td(data_head=heads[4])[percent(each.end)],
        ]
        for seat, each in enumerate(judging.accounts)
    ]
    return figures(_("Skill and luck"), heads, rows, stacked=True)


def figures(title: str, heads: Sequence[str], rows: Iterable[Element], *, stacked: bool = False) -> Node:
    """A table that can be moved aside where it is too wide; on a phone the rows come apart if they are `stacked`."""
    return div(".wide", role="group", aria_label=title, tabindex="0")[
        table(class_=["figures", {"stacked": stacked}])[
            caption(".vh")[title], thead[tr[(th(scope="col")[head] for head in heads)]], tbody[rows]
        ],
    ]


def named(judging: AnalysisState, seat: int) -> Node:
    """The name of a seat, in its colour."""
    return span(class_=judging.colours[seat])[judging.names[seat]]
