"""Report statistics: win shares by what a seat was, had or did, each with its n and confidence interval."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from timescoop.arena import STEPS, Dataset, Mean, ReplayedGame, Share, earned, mean_by_deal, share_by_deal
from timescoop.wording import Texts

Deals = dict[int, list[float]]  # of each deal, the shares of the seats in question
Sorted = Callable[[ReplayedGame, int], str]  # what a seat of a game counts under; empty for nothing


LENGTHS: Final[dict[str, Callable[[ReplayedGame], int]]] = {
    "Turns": lambda lived: lived.played.turns,
    "Decisions": lambda lived: lived.played.decisions,
}


class ShareRow(NamedTuple):
    """A row of a table: what it is of, how many seats of games, and their share of the win."""

    name: str
    seats: int
    share: Share


class LeadRow(NamedTuple):
    """A moment, of `STEPS` in a game: of how many games one seat alone was ahead then, and how often it won."""

    step: int
    games: int
    share: Share


class CardRow(NamedTuple):
    """A card: the win share of the seats that drew it, and of those that played it; None where none did."""

    name: str
    drew: ShareRow | None
    used: ShareRow | None


def by(gathered: Dataset, kind: Sorted) -> list[ShareRow]:
    """A row for each sort of seat, the most successful first."""
    found: dict[str, Deals] = defaultdict(deals)
    for lived in gathered.games:
        for seat, share in enumerate(earned(lived.played.shares)):
            if name := kind(lived, seat):
                found[name][lived.played.block].append(share)
    return in_order(line(name, shares) for name, shares in found.items())


def deals() -> Deals:
    """Shares by deal, none yet."""
    return defaultdict(list)


def line(name: str, shares: Deals) -> ShareRow:
    """A row of some seats."""
    return ShareRow(name, sum(map(len, shares.values())), share_by_deal(list(shares.values())))


def in_order(lines: Iterable[ShareRow]) -> list[ShareRow]:
    """The most successful first."""
    return sorted(lines, key=lambda each: (-each.share.mean, each.name))


def by_bot(lived: ReplayedGame, seat: int) -> str:
    """The bot that sat there."""
    return lived.played.bots[seat]


def by_seat(_lived: ReplayedGame, seat: int) -> str:
    """The seat, in the order of turns."""
    return f"{seat + 1}"


def by_side(lived: ReplayedGame, seat: int) -> str:
    """What it played, where a card or a ready deck says so."""
    return lived.sides[seat]


def endings(gathered: Dataset) -> list[ShareRow]:
    """How the games ended: what share of them each way."""
    return parts(gathered, lambda lived: lived.played.ending)


def in_words(gathered: Dataset, ends: Sequence[ShareRow], texts: Texts) -> list[ShareRow]:
    """Endings in the game's words; a card that ends a game goes by its name."""
    return [each if each.name in gathered.types else each._replace(name=texts.label(each.name)) for each in ends]


def winning_cards(gathered: Dataset) -> list[ShareRow]:
    """The cards that won a game, where a card does: what share of the games each."""
    return parts(gathered, lambda lived: lived.by)


def parts(gathered: Dataset, way: Callable[[ReplayedGame], str]) -> list[ShareRow]:
    """What part of the games went each way; empty is none."""
    found: dict[int, list[str]] = defaultdict(list)
    for lived in gathered.games:
        found[lived.played.block].append(way(lived))
    counts = Counter(name for names in found.values() for name in names if name)
    return in_order(
        ShareRow(name, count, share_by_deal([[float(each == name) for each in names] for names in found.values()]))
        for name, count in counts.items()
    )


def cards(gathered: Dataset) -> list[CardRow]:
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
        CardRow(
            name, line(name, drew[name]) if name in drew else None, line(name, used[name]) if name in used else None
        )
        for name in sorted({*drew, *used})
    ]
    return sorted(rows, key=lambda each: -won_with(each))


def won_with(card: CardRow) -> float:
    """What those won who drew a card, or else those who played it."""
    told = card.drew or card.used
    return told.share.mean if told else 0.0


def telling(cards: Sequence[CardRow], most: int) -> list[ShareRow]:
    """The cards whose drawing went with winning most surely, and those with which it did least, so many of each.

    It is the surer end of the interval that counts, so that a card that was seldom drawn is not among them by luck.
    """
    drawn = [each.drew for each in cards if each.drew]
    if len(drawn) <= 2 * most:
        return []
    best = sorted(drawn, key=lambda each: (-each.share.low, each.name))[:most]
    worst = sorted(drawn, key=lambda each: (each.share.high, each.name))[:most]
    return in_order([*best, *(each for each in worst if each not in best)])


def leads(gathered: Dataset) -> list[LeadRow]:
    """How often the leader then won, at each moment at which one seat alone was ahead in any game.

    Games in which several were level do not count there: a point that they shared would tell nothing of leads.
    """
    found = []
    for step in range(STEPS):
        won = deals()
        for each in gathered.games:
            if step < len(each.leaders) and each.leaders[step].bit_count() == 1:
                won[each.played.block].append(earned(each.played.shares)[each.leaders[step].bit_length() - 1])
        if won:
            found.append(LeadRow(step, sum(map(len, won.values())), share_by_deal(list(won.values()))))
    return found


def chosen(found: Sequence[LeadRow]) -> list[LeadRow]:
    """The moments of which a table tells: the first, each quarter, and the last."""
    return [each for each in found if each.step % (STEPS // 4) == 0 or each.step == STEPS - 1]


def length(gathered: Dataset, of: Callable[[ReplayedGame], int]) -> Mean:
    """How long the games were on average, in turns or decisions."""
    found: dict[int, list[int]] = defaultdict(list)
    for lived in gathered.games:
        found[lived.played.block].append(of(lived))
    return mean_by_deal(list(found.values()))


def bound(lived: Sequence[ReplayedGame]) -> bool:
    """Whether each seat played the same side in every game, so that seats and sides cannot be told apart."""
    return len({each.sides for each in lived}) == 1


def never(gathered: Dataset) -> dict[str, list[str]]:
    """What never was in any game.

    A type of which no card ever was, as places and boards are, is not one that is drawn or played.

    Returns:
        By its key: cards that nobody drew or played, cards that were drawn and never played, cards that were in
        nobody's deck, sides or ready decks that nobody had, and cards that could have won a game and never did; each
        only where the game has the like.
    """
    games, types = gathered.games, gathered.types
    drew = {name for lived in games for name in lived.drew}
    used = {name for lived in games for name in lived.used}
    brought = {name for lived in games for name in lived.brought}
    held = {types[name] for name in drew | used if name in types}
    away = [name for name, kind in types.items() if kind in held and name not in drew | used]
    found = {
        "drawn": [name for name in away if not brought or name in brought],
        "played": [name for name in types if name in drew and name not in used],
    }
    if brought:
        found["brought"] = [name for name in away if name not in brought]
    if there := sides(gathered):
        found["sides"] = [name for name in there if all(name not in lived.sides for lived in games)]
    if gathered.wins:
        found["won"] = [name for name in gathered.wins if all(name != lived.by for lived in games)]
    return found


def sides(gathered: Dataset) -> list[str]:
    """All sides or ready-made decks; a side is any card of the same type as those that were played."""
    played = {name for lived in gathered.games for name in lived.sides}
    kinds = {gathered.types[name] for name in played if name in gathered.types}
    return list(gathered.decks) or [name for name, kind in gathered.types.items() if kind in kinds]
