"""Reports on simulations: win shares, scores, lengths, endings and thinking times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from timescoop.arena.match import Played, Setting, earned
from timescoop.arena.shares import FEWEST, Share, Z, share_of, variance

P95: Final = 0.95


class Mean(NamedTuple):
    """A mean over games with its 95 % interval; the ends are None if there are too few deals."""

    games: int
    mean: float
    low: float | None
    high: float | None


class Row(NamedTuple):
    """One bot, or one seat, over all matches. Points and seconds are means, but for the 95th percentile."""

    key: str
    seats: int  # how many seats it had in one match
    share: Share  # of the win, for one of its seats
    score: float
    lead: float  # over the best rival; below 0 where the rival leads
    think: float  # seconds a decision
    think_p95: float
    decisions: float  # a match


class Report:
    """All matches of one simulation, and tables computed from them."""

    def __init__(self, setting: Setting, played: Sequence[Played]) -> None:
        self.setting = setting
        self.played = list(played)

    def by_bot(self) -> list[Row]:
        """A row for each bot, the best first; `share` is compared with 1 / seats, what nobody won counts as that."""
        keys = sorted(set(self.setting.bots))
        rows = [self.row(key, [(each, seats_of(each, key)) for each in self.played]) for key in keys]
        return sorted(rows, key=lambda row: (-row.share.mean, row.key))

    def by_seat(self) -> list[Row]:
        """A row for each seat in turn order, over all bots that sat there."""
        return [self.row(str(seat), [(each, [seat]) for each in self.played]) for seat in range(self.seats)]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.setting.bots)

    def row(self, key: str, sittings: list[tuple[Played, list[int]]]) -> Row:
        """A row of the report for some seats."""
        each = [(match, seat) for match, seats in sittings for seat in seats]
        seconds: Counter[float] = Counter()
        for match, seat in each:
            seconds.update(match.seconds[seat])
        return Row(
            key=key,
            seats=len(sittings[0][1]),
            share=share_of(block_means(sittings), len(sittings)),
            score=sum(match.scores[seat] for match, seat in each) / len(each),
            lead=sum(lead_of(match, seat) for match, seat in each) / len(each),
            think=sum(took * times for took, times in seconds.items()) / max(1, seconds.total()),
            think_p95=slowest_of(seconds, P95),
            decisions=seconds.total() / len(each),
        )

    def blocks_of(self, key: str) -> list[float]:
        """The mean win share of one seat of a bot in each block, for a sequential test."""
        return block_means([(each, seats_of(each, key)) for each in self.played])

    def endings(self) -> dict[str, int]:
        """How many matches ended in each way, the most common first."""
        counts: dict[str, int] = {}
        for match in self.played:
            counts[match.ending] = counts.get(match.ending, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))

    def turns(self) -> tuple[float, int, int]:
        """The mean, least and greatest number of turns."""
        return spread([match.turns for match in self.played])

    def decisions(self) -> tuple[float, int, int]:
        """The mean, least and greatest number of decisions."""
        return spread([match.decisions for match in self.played])


def slowest_of(seconds: Counter[float], part: float) -> float:
    """A percentile of the thinking times; 0 if there were no decisions."""
    least = int(part * seconds.total())
    passed = 0
    for took in sorted(seconds):
        passed += seconds[took]
        if passed > least:
            return took
    return 0.0


def seats_of(match: Played, key: str) -> list[int]:
    """The seats of a bot."""
    return [seat for seat, bot in enumerate(match.bots) if bot == key]


def lead_of(match: Played, seat: int) -> int:
    """The score of a seat minus that of its best rival."""
    return match.scores[seat] - max(score for other, score in enumerate(match.scores) if other != seat)


def block_means(sittings: list[tuple[Played, list[int]]]) -> list[float]:
    """The mean win share of the seats in each block; a game that nobody wins is a draw, with equal shares."""
    blocks: dict[int, list[float]] = {}
    for match, seats in sittings:
        shares = earned(match.shares)
        blocks.setdefault(match.block, []).extend([shares[seat] for seat in seats])
    return [sum(shares) / len(shares) for shares in blocks.values()]


def spread(values: list[int]) -> tuple[float, int, int]:
    """The mean, the least and the greatest."""
    return sum(values) / len(values), min(values), max(values)


def mean_by_deal(deals: Sequence[Sequence[float]]) -> Mean:
    """The mean of figures listed deal by deal; its interval goes by the spread between deals, as in `share_by_deal`."""
    games = sum(map(len, deals))
    mean = sum(map(sum, deals)) / games
    if len(deals) < FEWEST:
        return Mean(games, mean, None, None)
    off = variance([sum(deal) - len(deal) * mean for deal in deals])
    half = Z * sqrt(off * len(deals)) / games
    return Mean(games, mean, mean - half, mean + half)
