"""The operator's pages: signing in, the list of matches, one match, and bans."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import gmtime, strftime

from htpy import (
    Node,
    a,
    button,
    code,
    div,
    form,
    h1,
    h2,
    label,
    li,
    p,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from htpy import input as field

from timescoop.hosting import Ban, ChatReport, MatchDetails, MatchSummary
from timescoop.web.render.page_frame import page
from timescoop.wording import _, counted_, seat_and_player

LINKED = ("person", "open")  # who has a link to a seat


@dataclass(frozen=True)
class OperatorState:
    """What the operator's first page shows.

    Args:
        matches: Those that moved last, first.
        state: Which are listed: "all", "running", "finished" or "damaged".
        bans: Every ban, newest first.
        facts: What is true of the server now, by its label.
        reports: Messages that were reported, those by most people first.
        note: What was just done, or empty.
    """

    matches: Sequence[MatchSummary]
    state: str
    bans: Sequence[Ban]
    facts: dict[str, str]
    reports: Sequence[ChatReport] = ()
    note: str = ""


def sign_in_page(*, wrong: bool = False) -> Node:
    """Asks for the operator's key."""
    return page(
        _("Operator"),
        h1[_("Operator")],
        p(".lead", role="alert")[_("That is not the operator's key.")] if wrong else None,
        form(method="post", action="/operator/sign-in")[
            div(".field")[
                label(for_="key")[_("Operator's key")],
                field(type="password", id="key", name="key", autocomplete="current-password", required=True),
            ],
            div(".row")[button(".act.on", type="submit")[_("Sign in")]],
        ],
    )


def operator_page(state: OperatorState) -> Node:
    """The server now, its matches, and bans."""
    return page(
        _("Operator"),
        h1[_("Operator")],
        p(".lead", role="status")[state.note] if state.note else None,
        section(aria_labelledby="server")[
            h2("#server")[_("Server")],
            ul[(li[f"{name}: {value}"] for name, value in state.facts.items())],
        ],
        section(aria_labelledby="matches")[
            h2("#matches")[_("Matches")], filters(state.state), match_table(state.matches)
        ],
        section(aria_labelledby="reports")[h2("#reports")[_("Reported messages")], report_list(state.reports)],
        section(aria_labelledby="bans")[h2("#bans")[_("Bans")], ban_list(state.bans), ban_form()],
        form(method="post", action="/operator/sign-out")[div(".row")[button(".act", type="submit")[_("Sign out")]]],
    )


def filters(chosen: str) -> Node:
    """Links to the lists of matches."""
    names = {"all": _("All"), "running": _("Running"), "finished": _("Finished"), "damaged": _("Damaged")}
    return p[
        (
            [a(href=f"/operator?state={key}", aria_current="page" if key == chosen else None)[name], " "]
            for key, name in names.items()
        )
    ]


def match_table(matches: Sequence[MatchSummary]) -> Node:
    """The matches, a row each."""
    if not matches:
        return p[_("No matches.")]
    heads = (_("Match"), _("Game"), _("Players"), _("Last move"), _("State"))
    return div(".scroll", tabindex="0", role="group", aria_labelledby="matches")[
        table[
            thead[tr[(th(scope="col")[name] for name in heads)]],
            tbody[
                (
                    tr[
                        td[a(href=f"/operator/matches/{each.id}")[code[each.id[:8]]]],
                        td[f"{each.game}, {each.edition}"],
                        td[", ".join(each.names)],
                        td[moment(each.moved)],
                        td[state_of(each)],
                    ]
                    for each in matches
                )
            ],
        ]
    ]


def report_list(reports: Sequence[ChatReport]) -> Node:
    """The reported messages, each with what can be done about it."""
    if not reports:
        return p[_("No messages reported.")]
    return ul[(li[report_item(each)] for each in reports)]


def report_item(report: ChatReport) -> Node:
    """One reported message."""
    label = _("{name}: {text}").format(name=report.name, text=report.text)
    return form(method="post", action=f"/operator/matches/{report.match}/report")[
        p[label],
        p(".hint")[
            counted_("{n} report", "{n} reports", report.by),
            ", ",
            moment(report.at),
            " · ",
            a(href=f"/operator/matches/{report.match}")[_("Match {id}").format(id=report.match[:8])],
        ],
        field(type="hidden", name="note", value=str(report.note)),
        div(".row")[
            button(
                ".act", type="submit", name="remove", value="yes", aria_label=_("Remove: {what}").format(what=label)
            )[_("Remove message")],
            button(".act", type="submit", aria_label=_("Dismiss: {what}").format(what=label))[_("Dismiss report")],
        ],
    ]


def state_of(match: MatchSummary) -> str:
    """A match's state in a word."""
    if match.spoilt:
        return _("damaged")
    return _("finished") if match.finished is not None else _("running")


def moment(at: float) -> str:
    """A time, in UTC."""
    return strftime("%Y-%m-%d %H:%M", gmtime(at))


def ban_list(bans: Sequence[Ban]) -> Node:
    """The bans, each with a button that lifts it."""
    if not bans:
        return p[_("Nobody is banned.")]
    return ul[
        (
            li[
                form(method="post", action="/operator/unban")[
                    span[code[each.value[:43]], f" {each.why} "],
                    field(type="hidden", name="value", value=each.value),
                    button(".act", type="submit")[_("Lift ban")],
                ]
            ]
            for each in bans
        )
    ]


def ban_form() -> Node:
    """Bans an address or a browser."""
    return form(method="post", action="/operator/ban")[
        div(".field")[
            label(for_="value")[_("Address or browser")],
            field(type="text", id="value", name="value", maxlength="64", required=True),
            p(".hint")[_("Such as 203.0.113.7, 203.0.113.0/24, or the digits of a browser.")],
        ],
        div(".field")[label(for_="why")[_("Private note")], field(type="text", id="why", name="why", maxlength="200")],
        div(".row")[button(".act", type="submit")[_("Ban")]],
    ]


def seat_form(match: MatchDetails, number: int, here: str) -> Node:
    """A seat, and a button that renews its link if a person plays there, or may."""
    name, player = match.seats[number]
    said = seat_and_player(name, player)
    told = f"{said}{' *' if number in match.asked else ''} "
    if player not in LINKED:
        return told
    return form(method="post", action=f"{here}/renew")[
        told,
        field(type="hidden", name="seat", value=str(number)),
        button(".act", type="submit", aria_label=_("Renew link: {name}").format(name=said))[_("Renew link")],
    ]


def operator_match_page(match: MatchDetails, link: str = "") -> Node:
    """One match: who sits there, and what can be done with it. No card is shown.

    `link` is a new link to a seat that was just renewed, or empty.
    """
    each, here = match.summary, f"/operator/matches/{match.summary.id}"
    return page(
        _("Match"),
        h1[_("Match")],
        p(".lead", role="status")[_("The new link, shown once:"), " ", code[link]] if link else None,
        p[code[each.id]],
        ul[
            li[f"{each.game}, {each.edition}"],
            li[state_of(each), f": {each.spoilt}" if each.spoilt else ""],
            li[
                _("Created {time}, last move {moved} (UTC)").format(time=moment(each.created), moved=moment(each.moved))
            ],
            li[_("Browsers: {browsers}").format(browsers=", ".join(match.browsers) or "–")],
        ],
        h2[_("Seats")],
        ul[(li[seat_form(match, number, here)] for number in range(len(match.seats)))],
        p[_("* is asked something now.")] if match.asked else None,
        div(".row")[
            a(".act", href=f"{here}/record")[_("Export record")],
            form(method="post", action=f"{here}/close")[button(".act", type="submit")[_("End match")]]
            if each.finished is None
            else None,
        ],
        form(method="post", action=f"{here}/delete")[
            div(".field")[
                label(for_="sure")[_("Confirm deletion")],
                p(".hint")[_("Type the first eight characters of the match above. It can't be restored.")],
                field(type="text", id="sure", name="sure", maxlength="8", required=True),
            ],
            div(".row")[button(".act", type="submit")[_("Delete match")]],
        ],
        p[a(href="/operator")[_("Back")]],
    )
