"""Sections of a standalone report on simulations of one edition."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median_low
from typing import Final

from htpy import Element, Node, details, div, h2, li, p, section, summary, table, tbody, td, th, thead, tr, ul

from timescoop.arena import STEPS, Dataset, Mean, ReplayedGame, Share
from timescoop.web.reports import figures, never_seen, plots
from timescoop.web.reports.figures import CardRow, ShareRow, in_words
from timescoop.wording import texts_of

MOST: Final = 10  # cards at either end that are shown as a plot
BOUND: Final = "Each seat played the same {what} in every game, so that {what}s cannot be told from seats."
UNTOLD: Final = (
    "These games were kept without their decisions, so that nothing is said here of sides or decks, cards, leads, and "
    "what never happened. Simulate them once more into another folder with --decisions, and report on that."
)
ELSEWHERE: Final = "Some of it belongs to other editions, options or numbers of seats."
NEVER: Final = {
    "drawn": "Cards that nobody drew or played",
    "played": "Cards that were drawn and never played",
    "brought": "Cards that were in no deck of these games",
    "sides": "{what}s that nobody played",
    "won": "Cards that could have won a game, and never did",
}


def sections(gathered: Dataset, head: Element = h2) -> list[Node]:
    """All that the games of one printing have shown, under headings of the level that is given."""
    equal = 1 / gathered.seats
    by_seat = [each._replace(name=f"Seat {each.name}") for each in figures.by(gathered, figures.by_seat)]
    found = [
        share_section(head, "Bot", figures.by(gathered, figures.by_bot), equal),
        share_section(head, "Seat", by_seat, equal),
        *(side_section(head, gathered, equal) if gathered.told else ()),
        *endings_sections(head, gathered),
        lengths_section(head, gathered),
    ]
    if not gathered.told:
        return [p(".told")[UNTOLD], *found]
    return [
        *found,
        leads_section(head, gathered, equal),
        cards_section(head, figures.cards(gathered), equal),
        never_section(head, gathered),
    ]


def share_section(head: Element, what: str, lines: Sequence[ShareRow], equal: float, hint: str = "") -> Node:
    """Win shares by what a seat was, as a plot with the figures below it; nothing where there are none."""
    if not lines:
        return None
    return section[
        head[f"Win share by {what.lower()}"],
        p(".hint")[hint] if hint else None,
        plots.shares(lines, equal),
        share_table(what, lines),
    ]


def side_section(head: Element, gathered: Dataset, equal: float) -> list[Node]:
    """Win shares by side, or by ready deck where players bring decks."""
    what = side_of(gathered)
    hint = BOUND.format(what=what.lower()) if figures.bound(gathered.games) else ""
    return [share_section(head, what, figures.by(gathered, figures.by_side), equal, hint)]


def side_of(gathered: Dataset) -> str:
    """What a game calls that which a seat plays."""
    return "Deck" if gathered.decks else "Side"


def share_table(what: str, lines: Sequence[ShareRow]) -> Node:
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


def endings_sections(head: Element, gathered: Dataset) -> list[Node]:
    """How the games ended, and by which cards, where that says more."""
    ends, won_by = figures.endings(gathered), figures.winning_cards(gathered)
    more = {each.name for each in won_by} - {each.name for each in ends}
    shown = [("How games end", "Ending", in_words(gathered, ends, texts_of(gathered.game.room)))]
    if more:
        shown.append(("The card that won the game", "Card", won_by))
    return [section[head[name], plots.shares(rows, 0, "games"), share_table(what, rows)] for name, what, rows in shown]


def lengths_section(head: Element, gathered: Dataset) -> Node:
    """How long they were."""
    return section[
        head["Length"],
        plots.lengths([lived.played.turns for lived in gathered.games]),
        (p[length_told(gathered, name, of)] for name, of in figures.LENGTHS.items()),
    ]


def length_told(gathered: Dataset, name: str, of: Callable[[ReplayedGame], int]) -> str:
    """How long the games were, in a sentence."""
    values = sorted(of(lived) for lived in gathered.games)
    spread = f"half of the games have at most {median_low(values):,}; {values[0]:,} to {values[-1]:,}."
    return f"{name}: {spread} Mean {average(figures.length(gathered, of))}."


def average(told: Mean) -> str:
    """A mean with its number and its interval."""
    where = "too few deals for an interval" if told.low is None else f"95 %: {told.low:,.1f} to {told.high:,.1f}"
    return f"{told.mean:,.1f} (n = {told.games:,} games; {where})"


def leads_section(head: Element, gathered: Dataset, equal: float) -> Node:
    """How often the leader wins."""
    found = figures.leads(gathered)
    lines = [ShareRow(moment(each.step), each.games, each.share) for each in figures.chosen(found)]
    hint = (
        "How often the seat that is ahead by the game's own estimate, all cards seen, goes on to win. "
        f"Of {len(gathered.games):,} games, n counts those in which one seat alone was ahead at that moment; "
        "a moment at which none was in any game is left out."
    )
    return section[
        head["Whoever is ahead"],
        plots.leading(found, equal) if found else None,
        share_table("Moment", lines) if lines else p["Nobody was ever ahead alone."],
        p(".hint")[hint],
    ]


def moment(step: int) -> str:
    """A moment of a game in words."""
    return f"After {100 * step // STEPS} % of the decisions" if step else "At the deal"


def cards_section(head: Element, cards: Sequence[CardRow], equal: float) -> Node:
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
        head["Cards"],
        surest if telling else None,
        details(open=not telling)[
            summary[f"All {len(cards)} cards that were drawn or played"],
            p(".hint")[
                "The share of the win of the seats that drew a card from the deck, or were dealt it, and of those that "
                "played it or began with it in play. What came to a hand otherwise, as cards that are passed do, "
                "counts as drawn for whoever drew it first."
            ],
            figured(heads, [[th(scope="row")[each.name], cells(each.drew), cells(each.used)] for each in cards]),
        ],
    ]


def cells(line: ShareRow | None) -> Node:
    """The three figures of some seats."""
    if line is None:
        return [td(".n")["0"], td(".n")["–"], td(".n")["–"]]
    return [td(".n")[f"{line.seats:,}"], td(".n")[mean(line.share)], td(".n")[interval(line.share)]]


def never_section(head: Element, gathered: Dataset) -> Node:
    """What never happened: cards, sides, events and questions."""
    texts = texts_of(gathered.game.room)
    told = {NEVER[key].format(what=side_of(gathered)): names for key, names in figures.never(gathered).items()}
    lists = {
        "Events that never came": never_seen.events(gathered, texts),
        "Questions that nobody was asked": never_seen.questions(gathered, texts),
    }
    return section[
        head["What never happened"],
        p(".hint")[f"In none of {len(gathered.games):,} games. {ELSEWHERE}"],
        (p[f"{name}: ", "; ".join(names) if names else "none", "."] for name, names in told.items()),
        (
            [p[f"{name}:", " none." if not rows else ""], ul[(li[each] for each in rows)] if rows else None]
            for name, rows in lists.items()
        ),
    ]
