"""What the choices of a finished match were worth: chances over the game, accounts of the seats, the costliest ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

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
from timescoop.web.pages.frame import page
from timescoop.wording import _

WIDE, HIGH, LEFT, FOOT = 720, 300, 46, 26
LEAST: Final = 0.01  # what cost less is not told: the search does not know it better than that


class Mistake(NamedTuple):
    """A choice that cost something, in words: what was asked, what was chosen, what would have been better."""

    judged: Judged
    asked: str
    chosen: str
    better: str


@dataclass(frozen=True)
class Judging:
    """A match as it is judged.

    Args:
        title: The game and its edition.
        root: The address of the match or record.
        names: Of the seats.
        colours: Of the seats, by which they are drawn.
        answers: How many the match has.
        done: How many of them have been gone through; -1 if nobody has asked for it.
        failed: Whether it was given up.
        waits: Whether others are judged before it.
        worlds: Imagined worlds in which each choice is looked into.
        judged: What is to be said of the choices, in order.
        accounts: Of the seats, once all is done.
        costly: The choices that cost most.
    """

    title: str
    root: str
    names: Sequence[str]
    colours: Sequence[str]
    answers: int
    done: int
    failed: bool
    waits: bool
    worlds: int
    judged: Sequence[Judged]
    accounts: Sequence[Account]
    costly: Sequence[Mistake]

    @property
    def over(self) -> bool:
        """Whether all has been gone through."""
        return self.done == self.answers

    def moment(self, each: Judged) -> str:
        """The address of the moment before a choice, as its seat saw it."""
        return f"{self.root}/replay/{each.said.seat}?answers={each.said.done}"


def percent(chance: float) -> str:
    """A chance as people say it."""
    return _("{number} %").format(number=round(100 * chance)).replace(" ", "\u00a0")


def analysis_page(judging: Judging) -> Node:
    """The whole page, as far as the match has been judged."""
    return page(
        _("What the choices were worth"),
        h1[_("What the choices were worth")],
        p(".lead")[f"{judging.title}. ", how_it_is_found()],
        results(judging) if judging.over else waiting(judging),
        p(".acts")[a(".act", href=f"{judging.root}/replay")[_("Watch it again")]],
        classes="analysis-page",
        styles=["/static/analysis.css"],
    )


def how_it_is_found() -> str:
    """What stands behind the figures."""
    return _(
        "Each choice is judged by what its player could know: the rest is imagined many times over and searched. "
        "What followed by itself, and what the others did, counts as luck."
    )


def waiting(judging: Judging) -> Node:
    """Ask for it, or see how far it is."""
    if judging.done < 0 or judging.failed:
        return form(".panel", method="post", action=f"{judging.root}/analysis")[
            p(role="alert")[_("This match could not be judged to its end.")] if judging.failed else None,
            p[_("It takes about a minute. You may leave this page and come back.")],
            button(".go")[_("Judge this match")],
        ]
    before = _("Another match is judged first. This one waits for its turn.")
    return section(".panel", aria_labelledby="judging")[
        h2(id="judging")[before if judging.waits else _("The match is being judged")],
        progress(max=str(judging.answers), value=str(judging.done), aria_labelledby="judging"),
        p(role="status")[
            _("{done} of {all} answers. This page looks again by itself.").format(
                done=judging.done, all=judging.answers
            )
        ],
    ]


def results(judging: Judging) -> Node:
    """All that was found."""
    return [
        section(".panel", aria_labelledby="chances")[
            h2(id="chances")[_("The chance to win, over the game")],
            chart(judging),
            p(".hint")[
                _("A point is a choice. Choose one to see the table as that player saw it, and play on from there.")
            ],
            choices(judging),
        ],
        section(".panel", aria_labelledby="accounts")[
            h2(id="accounts")[_("By choice and by luck")],
            accounts(judging),
            p(".hint")[
                _("Percentage points of the chance to win, summed over the whole game: that may be more than 100."),
                " ",
                _("Each choice was looked into {n} imagined worlds; a difference of a few points is noise.").format(
                    n=judging.worlds
                ),
            ],
        ],
        section(".panel", aria_labelledby="costly")[h2(id="costly")[_("The choices that cost most")], costly(judging)],
    ]


def chart(judging: Judging) -> Node:
    """A line for each seat, a point for each of its choices, which leads to its moment."""
    return div(".chart")[
        Element("svg")(viewBox=f"0 0 {WIDE} {HIGH}", role="group", aria_labelledby="chances")[
            (grid(share) for share in (0, 25, 50, 75, 100)),
            Element("text")(x=str(LEFT), y=str(HIGH - 6))[_("the deal")],
            Element("text")(x=str(WIDE - 4), y=str(HIGH - 6), text_anchor="end")[_("the end")],
            (line(judging, seat) for seat in range(len(judging.names))),
        ],
        p(".legend")[(span(class_=colour)[name] for name, colour in zip(judging.names, judging.colours, strict=True))],
    ]


def grid(share: int) -> Node:
    """A line across, with what it stands for."""
    y = f"{high(share / 100):.1f}"
    return [
        Element("path")(".grid", d=f"M{LEFT} {y}H{WIDE}"),
        Element("text")(x=str(LEFT - 6), y=y, dy=".35em", text_anchor="end")[str(share)],
    ]


def high(chance: float) -> float:
    """How far down a chance is drawn."""
    return 10 + (1 - chance) * (HIGH - FOOT - 10)


def line(judging: Judging, seat: int) -> Node:
    """What one seat could expect: a step at each of its choices."""
    mine = [each for each in judging.judged if each.said.seat == seat]
    across = [LEFT + (WIDE - LEFT - 6) * each.said.done / max(1, judging.answers) for each in mine]
    ways = [f"{x:.1f} {high(each.could):.1f}V{high(each.chance):.1f}" for x, each in zip(across, mine, strict=True)]
    end = f"L{WIDE - 6} {high(judging.accounts[seat].end):.1f}" if mine else ""
    return Element("g")(class_=["seat-line", judging.colours[seat]])[
        Element("path")(d=f"M{'L'.join(ways)}{end}") if mine else None,
        (point(judging, each, x) for x, each in zip(across, mine, strict=True)),
    ]


def point(judging: Judging, each: Judged, across: float) -> Node:
    """A choice: its chance, and the way to its moment."""
    told = _("{name}, answer {number}: {chance}").format(
        name=judging.names[each.said.seat], number=each.said.done + 1, chance=percent(each.chance)
    )
    return a(href=judging.moment(each), aria_label=told, tabindex="-1")[
        Element("circle")(cx=f"{across:.1f}", cy=f"{high(each.chance):.1f}", r="3.2" if each.lost < LEAST else "5")[
            Element("title")[told]
        ]
    ]


def choices(judging: Judging) -> Node:
    """Every choice in a list, for whoever has no mouse, or a small screen."""
    rows = [
        tr[
            td[link(judging, each)],
            td[whose(judging, each)],
            td[percent(each.chance)],
            td[percent(each.lost) if each.lost >= LEAST else ""],
        ]
        for each in judging.judged
    ]
    told = _("All choices")
    return details[summary[told], figures(told, (_("Moment"), _("Player"), _("Chance"), _("Cost")), rows)]


def accounts(judging: Judging) -> Node:
    """What each seat began with, what its choices cost, what luck brought, what it ended with."""
    heads = (_("Player"), _("Began with"), _("Its choices"), _("Luck and the others"), _("Ended with"))
    rows = [
        tr[
            th(scope="row")[span(class_=colour)[name]],
            td(data_head=heads[1])[percent(each.start)],
            td(data_head=heads[2])[percent(-each.chosen) if each.chosen >= LEAST else "0"],
            td(data_head=heads[3])[f"{100 * each.luck:+.0f}\u00a0%"],
            td(data_head=heads[4])[percent(each.end)],
        ]
        for name, colour, each in zip(judging.names, judging.colours, judging.accounts, strict=True)
    ]
    return figures(_("By choice and by luck"), heads, rows, stacked=True)


def costly(judging: Judging) -> Node:
    """The choices that cost most, with what would have been better."""
    if not judging.costly:
        return p[_("No choice cost anything that the search could see.")]
    heads = (_("Moment"), _("Player"), _("Asked"), _("Chose"), _("Better"), _("Cost"))
    rows = [
        tr[
            td[link(judging, each.judged)],
            td[whose(judging, each.judged)],
            td(data_head=heads[2])[each.asked],
            td(data_head=heads[3])[each.chosen],
            td(data_head=heads[4])[each.better],
            td(".cost")[
                _("{lost} of {could}").format(lost=percent(each.judged.lost), could=percent(each.judged.could))
            ],
        ]
        for each in judging.costly
    ]
    return figures(_("The choices that cost most"), heads, rows, stacked=True)


def figures(title: str, heads: Sequence[str], rows: Sequence[Element], *, stacked: bool = False) -> Node:
    """A table that can be moved aside where it is too wide; on a phone the rows come apart if they are `stacked`."""
    return div(".wide", role="group", aria_label=title, tabindex="0")[
        table(class_=["figures", {"stacked": stacked}])[
            caption(".vh")[title], thead[tr[(th(scope="col")[head] for head in heads)]], tbody[rows]
        ],
    ]


def link(judging: Judging, each: Judged) -> Node:
    """The way to the moment of a choice."""
    return a(href=judging.moment(each))[_("Answer {number}").format(number=each.said.done + 1)]


def whose(judging: Judging, each: Judged) -> Node:
    """The name of who chose."""
    return span(class_=judging.colours[each.said.seat])[judging.names[each.said.seat]]
