"""Editions of a game side by side: win shares by seat and by bot, endings, lengths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from statistics import median_low
from typing import Final

from htpy import Node, h2, p, section, td, th

from timescoop.arena import Dataset, ReplayedGame, Setting
from timescoop.web.reports import figures, plots
from timescoop.web.reports.figures import ShareRow, in_words
from timescoop.web.reports.standalone_sections import figured, share_section, share_table
from timescoop.wording import texts_of

HASH: Final = 8  # digits by which a card file of one's own is known
COMPARED: Final = (
    "A share of the win is compared within its edition: over all seats together it is the equal share in each. "
    "Who sat there is told under each edition; where that differs, editions differ by more than their rules."
)


def edition_told(gathered: Dataset) -> str:
    """An edition with what was agreed beside it: options that were chosen, cards of one's own."""
    setting = gathered.setting
    told = [
        gathered.game.edition(setting.edition).title,
        *(f"{key} = {value}" for key, value in sorted(setting.options.items())),
        *([own_cards(setting)] if setting.cards else []),
        *([] if gathered.told else ["without decisions"]),
    ]
    return ", ".join(told)


def own_cards(setting: Setting) -> str:
    """A card file of one's own, by the beginning of the SHA-256 of what `setting.json` keeps of it."""
    return f"cards of one's own ({sha256(setting.cards.encode()).hexdigest()[:HASH]})"


def simulated(gathered: Dataset) -> str:
    """Who sat there, and by which luck; of each simulation, where several are counted together."""
    settings = gathered.settings or (gathered.setting,)
    return "; ".join(f"seats: {', '.join(each.bots)}; seed {each.seed}" for each in settings)


def compared(printings: Sequence[Dataset]) -> list[Node]:
    """The figures of all editions side by side."""
    equal = 1 / printings[0].seats
    seats = each_of(printings, lambda one: figures.by(one, figures.by_seat), "seat ")
    bots = each_of(printings, lambda one: figures.by(one, figures.by_bot))
    ends = each_of(printings, lambda one: in_words(one, figures.endings(one), texts_of(one.game.room)))
    heads = ["Edition", "n", "Turns", "95 %", "median", "least", "most"]
    return [
        share_section(h2, "Edition and seat", sorted(seats, key=lambda line: line.name), equal, COMPARED),
        share_section(h2, "Edition and bot", bots, equal),
        section[h2["How games end, by edition"], plots.shares(ends, 0, "games"), share_table("Edition, ending", ends)],
        section[
            h2["Length by edition"],
            p(".hint")["Turns of a game: the mean with its interval, and how the games spread."],
            figured(heads, [length_row(each) for each in printings]),
        ],
    ]


def each_of(
    printings: Sequence[Dataset], rows: Callable[[Dataset], Sequence[ShareRow]], before: str = ""
) -> list[ShareRow]:
    """The rows of every edition, each with its edition's name."""
    return [line._replace(name=f"{edition_told(one)}: {before}{line.name}") for one in printings for line in rows(one)]


def length_row(gathered: Dataset) -> Node:
    """How long the games of an edition were, in turns."""
    turns = sorted(map(turns_of, gathered.games))
    told = figures.length(gathered, turns_of)
    reach = "–" if told.low is None else f"{told.low:.1f} to {told.high:.1f}"
    cells = (f"{told.games:,}", f"{told.mean:.1f}", reach, median_low(turns), turns[0], turns[-1])
    return [th(scope="row")[edition_told(gathered)], (td(".n")[f"{each}"] for each in cells)]


def turns_of(lived: ReplayedGame) -> int:
    """How many turns a game had."""
    return lived.played.turns
