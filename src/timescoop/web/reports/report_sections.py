"""All sections of a report: win shares, endings, lengths, leads, cards, what never happened."""

from collections.abc import Callable, Sequence
from statistics import median_low
from typing import Final, NamedTuple

from htpy import (
    Element,
    Node,
    b,
    caption,
    details,
    div,
    h2,
    li,
    p,
    section,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)

from timescoop.arena import STEPS, Dataset, ReplayedGame, Share
from timescoop.web.reports import figures, never_seen, plots
from timescoop.web.reports.figures import CardRow, ShareRow, in_words
from timescoop.wording import Texts, _, counted_, figure, texts_of

MOST: Final = 10  # cards at either end that are shown apart
FEWEST_FOR_CARDS: Final = 20  # games, below which no card is shown apart
TOLD: Final = 12  # names in a row before the rest is folded away
WHOLE: Final = (0.0, 1.0)  # the scale of shares


class Level(NamedTuple):
    """Where sections stand: the element of their headings, and what their ids begin with."""

    head: Element = h2
    prefix: str = ""


def sections(gathered: Dataset, at: Level = Level()) -> list[Node]:  # noqa: B008 - it never changes
    """The results of the games of one edition."""
    equal, texts = 1 / gathered.seats, texts_of(gathered.game.room)
    by_seat = [each._replace(name=_("Seat {n}").format(n=each.name)) for each in figures.by(gathered, figures.by_seat)]
    found = [
        shares(at, "by-player", _("Win rate by player"), figures.by(gathered, figures.by_bot), equal),
        shares(at, "by-seat", _("Win rate by seat"), by_seat, equal),
        by_side(at, gathered, equal) if gathered.told else None,
        shares(at, "endings", _("How games end"), in_words(gathered, figures.endings(gathered), texts)),
        won_by(at, gathered),
        length(at, gathered),
    ]
    if not gathered.told:
        untold = _(
            "These games were saved without decisions, so there is nothing here about sides, decks, cards, leads and "
            "what never happened. Simulate them again into another folder with --decisions."
        )
        return [p(".told")[untold], *found]
    shown = cards(at, figures.cards(gathered), equal, len(gathered.games))
    return [*found, ahead(at, gathered, equal), shown, never(at, gathered, texts)]


def panel(at: Level, key: str, name: str, *content: Node) -> Node:
    """A section under its heading."""
    ident = at.prefix + key
    return section(".panel", aria_labelledby=ident)[at.head(id=ident)[name], content]


# ---- shares


def shares(at: Level, key: str, name: str, lines: Sequence[ShareRow], equal: float = 0, hint: str = "") -> Node:
    """Shares with their figures; nothing where there are none."""
    if not lines:
        return None
    return panel(at, key, name, p(".hint")[hint] if hint else None, shares_table(name, lines, equal))


def shares_table(name: str, lines: Sequence[ShareRow], equal: float = 0, *, close: bool = False) -> Node:
    """A table of shares, each with a line that shows where it lies.

    Args:
        name: What the table tells.
        lines: From the top down.
        equal: The equal share, which is marked on each line; 0 for none.
        close: Whether the lines show only the part of the scale in which these shares lie.
    """
    bounds = [equal, *(each.share.low for each in lines), *(each.share.high for each in lines)]
    scale = (min(bounds), max(bounds)) if close else WHOLE
    rows = [
        [th(scope="row")[each.name], share_cells(each), td(".drawn")[plots.whisker(each.share, equal, scale)]]
        for each in lines
    ]
    return figured(name, (_("What"), _("n"), _("Share"), _("95 %"), ""), rows)


def figured(name: str, heads: Sequence[str], rows: Sequence[Node]) -> Node:
    """A table of figures, which may be wider than a phone; a column without a heading holds drawings."""
    return div(".wide", role="group", aria_label=name, tabindex="0")[
        table(".figures")[
            caption(".vh")[name],
            thead[tr[th(scope="col")[heads[0]], (th(".n", scope="col")[each] if each else td for each in heads[1:])]],
            tbody[(tr[row] for row in rows)],
        ]
    ]


def share_cells(line: ShareRow | None) -> Node:
    """The three figures of some seats."""
    if line is None:
        return [td(".n")["0"], td, td]
    return [td(".n")[figure(line.seats)], td(".n")[figure(line.share.mean, ".3f")], td(".n")[interval(line.share)]]


def interval(share: Share) -> str:
    """Where a share lies with 95 % certainty."""
    return reach(figure(share.low, ".2f"), figure(share.high, ".2f"))


def reach(low: str, high: str) -> str:
    """From one figure to another."""
    return _("{low} to {high}").format(low=low, high=high)


def by_side(at: Level, gathered: Dataset, equal: float) -> Node:
    """Win shares by side, or by deck where players bring decks."""
    own = _("Their own deck") if gathered.decks else ""
    name = _("Win rate by deck") if gathered.decks else _("Win rate by side")
    bound = _("Each seat played the same one in every game, so these are the win rates of the seats.")
    lines = figures.by(gathered, lambda lived, seat: figures.by_side(lived, seat) or own)
    if all(line.name == own for line in lines):
        return None
    return shares(at, "by-side", name, lines, equal, bound if figures.bound(gathered.games) else "")


def won_by(at: Level, gathered: Dataset) -> Node:
    """The cards that won, where that says more than how the games ended."""
    won = figures.winning_cards(gathered)
    more = {each.name for each in won} - {each.name for each in figures.endings(gathered)}
    return shares(at, "won-by", _("Wins by card"), won if more else [])


# ---- lengths and leads


def length(at: Level, gathered: Dataset) -> Node:
    """How long they were."""
    turns = [each.played.turns for each in gathered.games]
    names = {"Turns": _("Turns"), "Decisions": _("Decisions")}
    told = [length_told(gathered, names[key], of) for key, of in figures.LENGTHS.items()]
    plot = plots.lengths(turns, told[0], _("turns")) if len(turns) > 1 else None
    return panel(at, "length", _("Length"), plot, [p[each] for each in told])


def length_told(gathered: Dataset, name: str, of: Callable[[ReplayedGame], int]) -> str:
    """How long they were, in a sentence or two."""
    values = sorted(of(each) for each in gathered.games)
    if len(values) == 1:
        return _("{what}: {half}.").format(what=name, half=figure(values[0]))
    spread = {"half": median_low(values), "least": values[0], "most": values[-1]}
    many = _("{what}: half of the games have at most {half}; {least} to {most}.")
    half = many.format(what=name, **{key: figure(value) for key, value in spread.items()})
    mean = figures.length(gathered, of)
    if mean.low is None or mean.high is None:
        sure = _("too few deals for an interval")
    else:
        sure = _("95 %: {reach}").format(reach=reach(figure(mean.low, ",.1f"), figure(mean.high, ",.1f")))
    return f"{half} " + _("Mean {mean} (n = {n}; {sure}).").format(
        mean=figure(mean.mean, ",.1f"), n=figure(mean.games), sure=sure
    )


def ahead(at: Level, gathered: Dataset, equal: float) -> Node:
    """How often the leader wins."""
    found, name = figures.leads(gathered), _("The lead")
    told = _("How often the player in the lead goes on to win, from the deal to the end.")
    lines = [ShareRow(moment(each.step), each.games, each.share) for each in figures.chosen(found)]
    counted = _("n counts the games in which one seat alone was ahead at that moment, of {n} in all.")
    return panel(
        at,
        "ahead",
        name,
        p[told],
        plots.leading(found, equal, told, (_("the deal"), _("the end"))) if len(found) > 1 else None,
        shares_table(name, lines, equal) if lines else p[_("Nobody was ever ahead alone.")],
        p(".hint")[
            _("Ahead by the game's own estimate, all cards seen."), " ", counted.format(n=figure(len(gathered.games)))
        ],
    )


def moment(step: int) -> str:
    """A moment of a game in words."""
    return _("After {part} % of the decisions").format(part=100 * step // STEPS) if step else _("At the deal")


# ---- cards


def cards(at: Level, found: Sequence[CardRow], equal: float, games: int) -> Node:
    """Each card's win share when drawn and when played; the most telling come first if there are games enough."""
    heads = (_("Card"), _("drew, n"), _("share"), _("95 %"), _("played, n"), _("share"), _("95 %"))
    telling = figures.telling(found, MOST) if games >= FEWEST_FOR_CARDS else []
    few = _("With fewer than {n} games, the win rate of a single card says nothing.").format(n=FEWEST_FOR_CARDS)
    surest = _("The {n} drawn cards with the highest win rate, and the {n} with the lowest.")
    rows = [[th(".name", scope="row")[each.name], share_cells(each.drew), share_cells(each.used)] for each in found]
    return panel(
        at,
        "cards",
        _("Cards"),
        [p(".hint")[surest.format(n=MOST)], shares_table(surest.format(n=MOST), telling, equal, close=True)]
        if telling
        else p(".hint")[few]
        if games < FEWEST_FOR_CARDS
        else None,
        details(open=not telling and games >= FEWEST_FOR_CARDS)[
            summary[_("All {n} cards that were drawn or played").format(n=len(found))],
            p(".hint")[
                _(
                    "Win rate of the seats that drew or were dealt a card, and of those that played it or began with "
                    "it in play. A card that is passed on counts as drawn for the player who drew it first."
                )
            ],
            figured(_("Cards"), heads, rows),
        ],
    )


# ---- what never happened


def never(at: Level, gathered: Dataset, texts: Texts) -> Node:
    """What never happened: cards, sides, events and questions."""
    heads = {
        "drawn": _("Cards never drawn or played"),
        "played": _("Cards drawn, never played"),
        "brought": _("Cards in no deck"),
        "sides": _("Decks that nobody played") if gathered.decks else _("Sides that nobody played"),
        "won": _("Winning cards that never won"),
    }
    lists = (
        (_("Events that never happened"), never_seen.events(gathered, texts)),
        (_("Questions never asked"), never_seen.questions(gathered, texts)),
    )
    games = len(gathered.games)
    none = counted_("Not in the {n} game that was played.", "In none of {n} games.", games)
    return panel(
        at,
        "never",
        _("Never happened"),
        p(".hint")[none, " ", _("Some of it belongs to other editions, options or numbers of seats.")],
        [named(heads[key], names) for key, names in figures.never(gathered).items()],
        [folded(name, ul[(li[each] for each in rows)], len(rows)) if rows else named(name, ()) for name, rows in lists],
    )


def named(name: str, names: Sequence[str]) -> Node:
    """Names in a row; more than a few are folded away."""
    row = span(".name")["; ".join(names) or _("none")]
    return folded(name, p[row], len(names)) if len(names) > TOLD else p[b[name], ": ", row]


def folded(name: str, content: Node, count: int) -> Node:
    """Something long under its name and how much of it there is."""
    return details[summary[f"{name}: {figure(count)}"], content]
