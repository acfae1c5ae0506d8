"""What a report counts: win shares by what a seat was, had or did, each with its number of games and its interval."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from timescoop.arena import STEPS, Gathered, Lived, Share, earned, share_by_deal

Deals = dict[int, list[float]]  # of each deal, the shares of the seats in question
Sorted = Callable[[Lived, int], str]  # what a seat of a game counts under; empty for nothing


class Line(NamedTuple):
    """A row of a table: what it is of, how many seats of games, and their share of the win."""

    name: str
    seats: int
    share: Share


class Card(NamedTuple):
    """A card: the win share of the seats that drew it, and of those that played it; None where none did."""

    name: str
    drew: Line | None
    used: Line | None


def by(gathered: Gathered, kind: Sorted) -> list[Line]:
    """A row for each sort of seat, the most successful first."""
    found: dict[str, Deals] = defaultdict(deals)
    for lived in gathered.games:
        for seat, share in enumerate(earned(lived.played.shares)):
            if name := kind(lived, seat):
                found[name][lived.played.block].append(share)
    return in_order(line(name, shares) for name, shares in found.items())


def deals() -> Deals:
    """No shares yet."""
    return defaultdict(list)


def line(name: str, shares: Deals) -> Line:
    """A row of some seats."""
    return Line(name, sum(map(len, shares.values())), share_by_deal(list(shares.values())))


def in_order(lines: Iterable[Line]) -> list[Line]:
    """The most successful first."""
    return sorted(lines, key=lambda each: (-each.share.mean, each.name))


def by_bot(lived: Lived, seat: int) -> str:
    """The bot that sat there."""
    return lived.played.bots[seat]


def by_seat(_lived: Lived, seat: int) -> str:
    """The seat, in the order of turns."""
    return f"{seat + 1}"


def by_side(lived: Lived, seat: int) -> str:
    """What it played, where that is a card."""
    return lived.sides[seat]


def endings(gathered: Gathered) -> list[Line]:
    """How the games ended: what share of them each way."""
    return parts(gathered, lambda lived: lived.played.ending)


def winning_cards(gathered: Gathered) -> list[Line]:
    """The cards that won a game, where a card does: what share of the games each."""
    return parts(gathered, lambda lived: lived.by)


def parts(gathered: Gathered, way: Callable[[Lived], str]) -> list[Line]:
    """What part of the games went each way; empty is none."""
    found: dict[int, list[str]] = defaultdict(list)
    for lived in gathered.games:
        found[lived.played.block].append(way(lived))
    counts = Counter(name for names in found.values() for name in names if name)
    return in_order(
        Line(name, count, share_by_deal([[float(each == name) for each in names] for names in found.values()]))
        for name, count in counts.items()
    )


def cards(gathered: Gathered) -> list[Card]:
    """Every card of the pool that was drawn or played, by what it brought those who drew it."""
    drew: dict[str, Deals] = defaultdict(deals)
    used: dict[str, Deals] = defaultdict(deals)
    for lived in gathered.games:
        for held, found in ((lived.drew, drew), (lived.used, used)):
            for name, seats in held.items():
                found[name][lived.played.block] += [
                    share for seat, share in enumerate(earned(lived.played.shares)) if seats >> seat & 1
                ]
    rows = [
        Card(name, line(name, drew[name]) if name in drew else None, line(name, used[name]) if name in used else None)
        for name in sorted({*drew, *used})
    ]
    return sorted(rows, key=lambda each: -won_with(each))


def won_with(card: Card) -> float:
    """What those won who drew a card, or else those who played it."""
    told = card.drew or card.used
    return told.share.mean if told else 0.0


def telling(cards: Sequence[Card], most: int) -> list[Line]:
    """The cards whose drawing went with winning most surely, and those with which it did least, so many of each.

    It is the surer end of the interval that counts, so that a card that was seldom drawn is not among them by luck.
    """
    drawn = [each.drew for each in cards if each.drew]
    if len(drawn) <= 2 * most:
        return []
    best = sorted(drawn, key=lambda each: (-each.share.low, each.name))[:most]
    worst = sorted(drawn, key=lambda each: (each.share.high, each.name))[:most]
    return in_order([*best, *(each for each in worst if each not in best)])


def leads(gathered: Gathered) -> list[Share]:
    """At each of some moments, how often whoever was ahead then won."""
    found = []
    for step in range(STEPS):
        won = deals()
        for each in gathered.games:
            if step < len(each.leaders):
                won[each.played.block].append(earned(each.played.shares)[each.leaders[step]])
        found.append(share_by_deal(list(won.values()) or [[0.0]]))
    return found


def never(gathered: Gathered) -> dict[str, list[str]]:
    """What never happened in any game: cards that were never drawn, never played.

    A type of which no card ever was, as places and boards are, is not one that is drawn or played.
    """
    drew = {name for lived in gathered.games for name in lived.drew}
    used = {name for lived in gathered.games for name in lived.used}
    types = gathered.types
    held = {types[name] for name in drew | used if name in types}
    return {"drawn": [name for name, kind in types.items() if kind in held and name not in drew | used],
            "played": [name for name in types if name in drew and name not in used]}  # fmt: skip
