"""Editions of a game side by side: win shares by seat and by bot, endings, lengths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from statistics import median_low
from typing import Final

from htpy import Node, p, td, th

from timescoop.arena import Dataset, Setting
from timescoop.web.reports import figures
from timescoop.web.reports.figures import ShareRow, in_words
from timescoop.web.reports.report_sections import Level, figured, panel, reach, shares
from timescoop.wording import _, figure, texts_of

HASH: Final = 8  # digits by which a card file of one's own is known


def edition_told(gathered: Dataset) -> str:
    """An edition with what was agreed beside it: options that were chosen, cards of one's own."""
    setting = gathered.setting
    told = [
        gathered.game.edition(setting.edition).title,
        *(f"{key} = {value}" for key, value in sorted(setting.options.items())),
        *([own_cards(setting)] if setting.cards else []),
        *([] if gathered.told else [_("without decisions")]),
    ]
    return ", ".join(told)


def own_cards(setting: Setting) -> str:
    """A card file of one's own, by the beginning of the SHA-256 of what `setting.json` keeps of it."""
    return _("cards of one's own ({hash})").format(hash=sha256(setting.cards.encode()).hexdigest()[:HASH])


def simulated(gathered: Dataset) -> str:
    """Who sat there, and by which luck; of each simulation, where several are counted together."""
    settings = gathered.settings or (gathered.setting,)
    told = _("seats: {names}; seed {seed}")
    return "; ".join(told.format(names=", ".join(each.bots), seed=each.seed) for each in settings)


def compared(printings: Sequence[Dataset]) -> list[Node]:
    """The figures of all editions side by side."""
    equal, at = 1 / printings[0].seats, Level(prefix="all-")
    seats = each_of(printings, lambda one: [name_seat(each) for each in figures.by(one, figures.by_seat)])
    bots = each_of(printings, lambda one: figures.by(one, figures.by_bot))
    ends = each_of(printings, lambda one: in_words(one, figures.endings(one), texts_of(one.game.room)))
    within = _(
        "Win rates are compared within each edition, where all seats together have the equal one. "
        "The players are listed by edition: where they differ, more than the rules differs."
    )
    heads = (_("Edition"), _("n"), _("Turns"), _("95 %"), _("median"), _("min"), _("max"))
    name, spread = _("Length by edition"), _("Turns of a game: the mean with its interval, and how the games spread.")
    rows = [length_row(each) for each in printings]
    return [
        shares(at, "by-seat", _("Win rate by edition and seat"), sorted(seats), equal, within),
        shares(at, "by-player", _("Win rate by edition and player"), bots, equal),
        shares(at, "endings", _("Endings by edition"), ends),
        panel(at, "length", name, p(".hint")[spread], figured(name, heads, rows)),
    ]


def name_seat(line: ShareRow) -> ShareRow:
    """The row of a seat, named as such among those of editions."""
    return line._replace(name=_("seat {n}").format(n=line.name))


def each_of(printings: Sequence[Dataset], rows: Callable[[Dataset], Sequence[ShareRow]]) -> list[ShareRow]:
    """The rows of every edition, each with its edition's name."""
    return [line._replace(name=f"{edition_told(one)}: {line.name}") for one in printings for line in rows(one)]


def length_row(gathered: Dataset) -> Node:
    """How long the games of an edition were, in turns."""
    turns = sorted(each.played.turns for each in gathered.games)
    told = figures.length(gathered, figures.LENGTHS["Turns"])
    sure = "–" if told.low is None or told.high is None else reach(figure(told.low, ".1f"), figure(told.high, ".1f"))
    cells = (figure(told.games), figure(told.mean, ".1f"), sure, median_low(turns), turns[0], turns[-1])
    return [th(scope="row")[edition_told(gathered)], (td(".n")[f"{each}"] for each in cells)]
