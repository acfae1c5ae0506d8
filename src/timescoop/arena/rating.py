"""Rate bots: round robin or ladder on common deals, and a sequential test.

Ratings are OpenSkill's (Plackett and Luce), for any number of seats; they need `pip install timescoop[arena]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from timescoop.arena.cluster import On, ray_session
from timescoop.arena.match import Played
from timescoop.arena.report import Report, block_means, seats_of
from timescoop.arena.shares import TINY, Share, share_of, verdict
from timescoop.arena.simulation import Progress, seatings, simulate
from timescoop.kernel import BadDeal

BATCH: Final = 20  # deals between two checks of a test
ORDERS: Final = 10  # shuffled orders of the games: the model gives the last ones more weight, and ratings should not
OPEN: Final = "undecided"


class RatingSetup(NamedTuple):
    """What all meetings of a rating share, and where they run; see `simulate`."""

    game: str
    seats: int
    edition: str | None = None
    seed: int = 0
    options: dict[str, str] | None = None
    workers: int = 1
    keep: Path | None = None
    on: On = "here"


class Meeting(NamedTuple):
    """Two bots against each other, from every seat; `share` is the win share of a seat of the first."""

    first: str
    second: str
    games: int
    share: Share
    said: str  # of a test: reached, missed or undecided


class Rated(NamedTuple):
    """A bot with its rating, on a scale on which a new bot has 25 ± 25 / 3."""

    bot: str
    least: float  # mu minus three sigma: almost certainly a lower bound
    middle: float
    spread: float  # sigma: the model's standard deviation of the rating
    games: int
    share: Share  # of the win, for one of its seats, over all meetings


class Halted(KeyboardInterrupt):
    """Control-C: the ratings after the finished meetings, and those meetings; or the state of a test."""

    def __init__(self, rated: list[Rated], meetings: list[Meeting]) -> None:
        super().__init__()
        self.rated = rated
        self.meetings = meetings


def round_robin(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every bot against every other."""
    return list(combinations(bots, 2))


def neighbours(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every bot against the next one in the list."""
    return list(pairwise(bots))


def rate(
    setup: RatingSetup,
    bots: Sequence[str],
    games: int,
    *,
    rungs: bool = False,
    progress: Progress | None = None,
) -> tuple[list[Rated], list[Meeting]]:
    """Let bots play in pairs on the same deals, and rate them, the best first.

    Args:
        setup: What is played.
        bots: Keys of bots, each once.
        games: How many games each meeting has at least.
        rungs: Only neighbours in the list meet.
        progress: `progress(meetings, of)` is called after each meeting.

    Raises:
        BadDeal: Fewer than two bots, one of them twice, openskill is missing, or what `simulate` refuses.
        Halted: Control-C.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):  # noqa: PLR2004 - one alone meets nobody
        raise BadDeal(f"at least two bots are rated, each named once; not {', '.join(bots)}")
    model = skills()
    pairs = neighbours(bots) if rungs else round_robin(bots)
    reports: list[list[Report]] = []
    try:
        with ray_session(setup.on, setup.workers):
            for first, second in pairs:
                reports.append(meet(setup, first, second, games))
                if progress:
                    progress(len(reports), len(pairs))
    except KeyboardInterrupt as stopped:
        raise Halted(*summed_up(model, pairs, reports)) from stopped
    return summed_up(model, pairs, reports)


def summed_up(
    model: Any, pairs: Sequence[tuple[str, str]], reports: Sequence[list[Report]]
) -> tuple[list[Rated], list[Meeting]]:
    """The ratings of all bots that have played, and their meetings."""
    over = list(zip(pairs, reports, strict=False))
    meetings = [met(first, second, found, OPEN) for (first, second), found in over]
    bots = sorted({bot for pair, _ in over for bot in pair})
    return rated(model, bots, [each for _, found in over for report in found for each in report.played]), meetings


def stronger(
    setup: RatingSetup, first: str, second: str, games: int, by: float, progress: Progress | None = None
) -> Meeting:
    """Test whether a bot wins more than its share against another, by paired games until the answer is clear.

    Args:
        setup: What is played.
        first: The bot that may be stronger.
        second: The bot that it is compared with.
        games: How many games at most, before it stays undecided; the last batch may add a few.
        by: The smallest difference of interest: the test compares an equal share with one that is so much larger.
            A seat cannot have more than `max_share`.
        progress: `progress(games, of)` is called after each batch.

    Returns:
        The meeting; `said` is "reached" if it is stronger, "missed" if it is not by that much.

    Raises:
        BadDeal: No seat can have so large a share; or what `simulate` refuses.
        Halted: Control-C.
    """
    above = max_share(setup.seats) - 1 / setup.seats
    if not 0 < by <= above + TINY:
        raise BadDeal(
            f"with half of the {setup.seats} seats, {first} wins at most {max_share(setup.seats):.2f}: "
            f"test for at most {above:.2f} above an equal win rate, not {by:g}"
        )
    found: list[Report] = []
    said = OPEN
    start = count = 0
    try:
        with ray_session(setup.on, setup.workers):
            while said == OPEN and count < games:
                found += [play(setup, lineup, BATCH, start) for lineup in lineups(setup.seats, first, second)]
                start += BATCH
                count = sum(len(report.played) for report in found)
                said = verdict(blocks_of(found, first), 1 / setup.seats, 1 / setup.seats + by)
                if progress:
                    progress(min(count, games), games)
    except KeyboardInterrupt as stopped:
        raise Halted([], [met(first, second, found, OPEN)] if found else []) from stopped
    return met(first, second, found, said)


def lineups(seats: int, first: str, second: str) -> list[tuple[str, ...]]:
    """Who sits where: alternately; with an odd number of seats, each bot has the extra seat once."""
    one = tuple((first, second)[seat % 2] for seat in range(seats))
    other = tuple((second, first)[seat % 2] for seat in range(seats))
    return [one] if seats % 2 == 0 else [one, other]


def meet(setup: RatingSetup, first: str, second: str, games: int) -> list[Report]:
    """Play two bots against each other, on the deals from 0 on."""
    found = lineups(setup.seats, first, second)
    turns = sum(len(seatings(lineup)) for lineup in found)
    return [play(setup, lineup, -(-games // turns), 0) for lineup in found]


def play(setup: RatingSetup, lineup: tuple[str, ...], deals: int, start: int) -> Report:
    """Play so many deals, each from every different seating."""
    keep = setup.keep / "-".join(lineup) if setup.keep else None
    return simulate(
        setup.game,
        lineup,
        games=deals * len(seatings(lineup)),
        edition=setup.edition,
        seed=setup.seed,
        options=setup.options,
        workers=setup.workers,
        keep=keep,
        first=start,
        on=setup.on,
    )


def blocks_of(found: Sequence[Report], bot: str) -> list[float]:
    """The mean share of a bot's seat for each deal, even if one of the bots had an extra seat."""
    played = sorted((each for report in found for each in report.played), key=lambda each: each.block)
    return block_means([(each, seats_of(each, bot)) for each in played])


def met(first: str, second: str, found: Sequence[Report], said: str) -> Meeting:
    """The result of a meeting."""
    games = sum(len(report.played) for report in found)
    return Meeting(first, second, games, share_of(blocks_of(found, first), games), said)


def max_share(seats: int) -> float:
    """The largest share that one seat of a bot can have in a meeting, where the bot has half of the seats."""
    return 2 / seats


def rated(model: Any, bots: Sequence[str], played: Sequence[Played]) -> list[Rated]:
    """The ratings after all these games, the best first. The order of games and bots doesn't matter."""
    listed = sorted(played, key=lambda each: (each.block, sorted(set(each.bots)), each.bots))
    ways = [gone_through(model, bots, shuffled(listed, nth)) for nth in range(ORDERS)]
    rows = []
    for bot in bots:
        mine = [each for each in listed if bot in each.bots]
        share = share_of(block_means([(each, seats_of(each, bot)) for each in mine]), len(mine))
        middle = sum(way[bot].mu for way in ways) / ORDERS
        spread = sqrt(sum(way[bot].sigma ** 2 for way in ways) / ORDERS)
        rows.append(Rated(bot, middle - 3 * spread, middle, spread, len(mine), share))
    return sorted(rows, key=lambda row: (-row.middle, row.bot))


def shuffled(played: Sequence[Played], nth: int) -> list[Played]:
    """The same games, shuffled by a fixed seed."""
    order = list(played)
    Random(nth).shuffle(order)  # noqa: S311 - nobody gains by guessing it
    return order


def gone_through(model: Any, bots: Sequence[str], played: Sequence[Played]) -> dict[str, Any]:
    """The model's rating of each bot after these games, in their order."""
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for each in played:
        there = sorted(set(each.bots))
        if len(there) > 1:
            means = [sum(each.shares[seat] for seat in seats_of(each, bot)) / len(seats_of(each, bot)) for bot in there]
            ranks = [sorted(set(means), reverse=True).index(mean) for mean in means]  # OpenSkill wants whole numbers
            after = model.rate([[ratings[bot]] for bot in there], ranks=ranks)
            ratings |= {bot: team[0] for bot, team in zip(there, after, strict=True)}
    return ratings


def skills() -> Any:
    """OpenSkill's model.

    Raises:
        BadDeal: It is not installed.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - only ratings need it
    except ImportError as error:
        raise BadDeal("ratings are made by openskill: pip install 'timescoop[arena]'") from error
    return PlackettLuce()
