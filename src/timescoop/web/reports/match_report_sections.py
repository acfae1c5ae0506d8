"""Sections of that report: win shares, endings, lengths, leads, cards, what never occurred."""

from collections.abc import Callable, Sequence
from statistics import median_low

from htpy import Node, b, caption, details, div, h2, li, p, section, span, summary, table, tbody, td, th, thead, tr, ul

from timescoop.arena import STEPS, Dataset, ReplayedGame
from timescoop.web.reports import figures, never_seen, svg_plots
from timescoop.web.reports.figures import CardRow, ShareRow, in_words
from timescoop.wording import Texts, _, counted_

TOLD = 12  # names in a row before the rest is only counted


def sections(gathered: Dataset, texts: Texts) -> list[Node]:
    """All that was found; `texts` are the game's words."""
    equal = 1 / gathered.seats
    return [
        shares("by-player", _("Win share by player"), figures.by(gathered, figures.by_bot), equal),
        shares("by-seat", _("Win share by seat"), figures.by(gathered, figures.by_seat), equal),
        by_side(gathered, equal),
        shares(
            "endings",
            _("How matches end"),
            in_words(gathered, figures.endings(gathered), texts),
            0,
        ),
        won_by(gathered),
        length(gathered),
        ahead(gathered, equal),
        cards(figures.cards(gathered)),
        never(gathered, texts),
    ]


def by_side(gathered: Dataset, equal: float) -> Node:
    """Win shares by side, or by deck where players bring decks."""
    own = _("A deck of their own") if gathered.decks else ""
    name = _("Win share by deck") if gathered.decks else _("Win share by side")
    hint = _("Each seat played the same in every match, so that these cannot be told from seats.")
    lines = figures.by(gathered, lambda lived, seat: figures.by_side(lived, seat) or own)
    return shares("by-side", name, lines, equal, hint if figures.bound(gathered.games) else "")


def won_by(gathered: Dataset) -> Node:
    """The cards that won, where that says more than how the matches ended."""
    cards = figures.winning_cards(gathered)
    more = {each.name for each in cards} - {each.name for each in figures.endings(gathered)}
    return shares("won-by", _("The card that won the match, of all matches"), cards if more else [], 0)


def shares(key: str, name: str, lines: Sequence[ShareRow], equal: float, hint: str = "") -> Node:
    """Shares with their figures; nothing where there are none."""
    if not lines:
        return None
    return section(".panel", aria_labelledby=key)[
        h2(id=key)[name], p(".hint")[hint] if hint else None, shares_table(name, lines, equal)
    ]


def shares_table(name: str, lines: Sequence[ShareRow], equal: float) -> Node:
    """A table of shares, each with a line that shows where it lies."""
    heads = (_("n"), _("Share"), _("95 %"))
    return div(".wide", role="group", aria_label=name, tabindex="0")[
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
                        td[svg_plots.whisker(each.share, equal)],
                    ]
                    for each in lines
                )
            ],
        ]
    ]


def reach(line: ShareRow) -> str:
    """Where a share lies with 95 % certainty."""
    return _("{low} to {high}").format(low=f"{line.share.low:.2f}", high=f"{line.share.high:.2f}")


def length(gathered: Dataset) -> Node:
    """How long they were."""
    turns = [each.played.turns for each in gathered.games]
    names = {"Turns": _("Turns"), "Decisions": _("Decisions")}
    told = [length_told(gathered, names[key], of) for key, of in figures.LENGTHS.items()]
    return section(".panel", aria_labelledby="length")[
        h2(id="length")[_("Length")],
        svg_plots.lengths(turns, told[0], _("turns")) if len(turns) > 1 else None,
        (p[each] for each in told),
    ]


def length_told(gathered: Dataset, name: str, of: Callable[[ReplayedGame], int]) -> str:
    """How long they were, in a sentence or two."""
    values = sorted(of(each) for each in gathered.games)
    if len(values) == 1:
        return _("{what}: {half}.").format(what=name, half=values[0])
    many = _("{what}: half of the matches have at most {half}; {least} to {most}.")
    half = many.format(what=name, half=median_low(values), least=values[0], most=values[-1])
    mean = figures.length(gathered, of)
    if mean.low is None or mean.high is None:
        return half
    sure = _("Mean {mean}; n {n}, 95 %: {low} to {high}.")
    known = {"mean": mean.mean, "low": mean.low, "high": mean.high}
    return f"{half} {sure.format(n=mean.games, **{key: f'{value:,.1f}' for key, value in known.items()})}"


def ahead(gathered: Dataset, equal: float) -> Node:
    """How often the leader wins."""
    found = figures.leads(gathered)
    told = _("How often whoever is ahead goes on to win, from the deal to the end.")
    return section(".panel", aria_labelledby="ahead")[
        h2(id="ahead")[_("Whoever is ahead")],
        svg_plots.leading(found, equal, told, (_("the deal"), _("the end"))) if len(found) > 1 else None,
        shares_table(
            _("Whoever is ahead"),
            [ShareRow(moment(each.step), each.games, each.share) for each in figures.chosen(found)],
            equal,
        )
        if found
        else p[_("Nobody was ever ahead alone.")],
        p(".hint")[
            _("Ahead by the game's own estimate, all cards seen."),
            " ",
            _("n counts the matches in which one seat alone was ahead at that moment."),
        ],
    ]


def moment(step: int) -> str:
    """A moment of a game in words."""
    return _("After {part} % of the decisions").format(part=100 * step // STEPS) if step else _("At the deal")


def cards(found: Sequence[CardRow]) -> Node:
    """Each card's win share when drawn and when played."""
    heads = (_("drew, n"), _("share"), _("95 %"), _("played, n"), _("share"), _("95 %"))
    return section(".panel", aria_labelledby="cards")[
        h2(id="cards")[_("Cards")],
        p(".hint")[
            _(
                "The share of the win of the seats that drew a card from the deck, or were dealt it, and of those that "
                "played it or began with it in play."
            )
        ],
        div(".wide", role="group", aria_label=_("Cards"), tabindex="0")[
            table(".figures")[
                caption(".vh")[_("Cards")],
                thead[tr[th(scope="col")[_("Card")], (th(".n", scope="col")[head] for head in heads)]],
                tbody[(tr[th(".name", scope="row")[each.name], cells(each.drew), cells(each.used)] for each in found)],
            ]
        ],
    ]


def cells(line: ShareRow | None) -> Node:
    """The three figures of some seats."""
    if line is None:
        return [td(".n")["0"], td, td]
    return [td(".n")[f"{line.seats:,}"], td(".n")[f"{line.share.mean:.3f}"], td(".n")[reach(line)]]


def never(gathered: Dataset, texts: Texts) -> Node:
    """What never happened."""
    heads = {
        "drawn": _("Cards that nobody drew or played"),
        "played": _("Cards that were drawn and never played"),
        "brought": _("Cards that were in no deck of these matches"),
        "sides": _("Decks that nobody played") if gathered.decks else _("Sides that nobody played"),
        "won": _("Cards that could have won a match, and never did"),
    }
    lists = (
        (_("Events that never came"), never_seen.events(gathered, texts)),
        (_("Questions that nobody was asked"), never_seen.questions(gathered, texts)),
    )
    return section(".panel", aria_labelledby="never")[
        h2(id="never")[_("What never happened")],
        p(".hint")[_("Some of it belongs to other editions, options or numbers of seats.")],
        (p[b[heads[key]], ": ", span(".name")[some(names)]] for key, names in figures.never(gathered).items()),
        (
            details[summary[f"{name}: {len(rows)}"], ul[(li[each] for each in rows)]] if rows else None
            for name, rows in lists
        ),
    ]


def some(names: Sequence[str]) -> str:
    """A row of names, as many as are worth reading."""
    if not names:
        return _("none")
    rest = len(names) - TOLD
    return ", ".join(names[:TOLD]) + (counted_(" and {n} more", " and {n} more", rest) if rest > 0 else "")
