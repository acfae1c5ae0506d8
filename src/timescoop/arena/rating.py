"""Which bot is stronger: round robin or ladder on common deals, ratings, and a test that stops when it is sure.

Ratings are OpenSkill's (Plackett and Luce), for any number of seats; they need `pip install timescoop[arena]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from timescoop.arena.cluster import On, joined
from timescoop.arena.match import Played
from timescoop.arena.report import Report, block_means, seats_of
from timescoop.arena.shares import Share, share_of, verdict
from timescoop.arena.simulate import Progress, simulate
from timescoop.kernel import BadDeal

BATCH: Final = 20  # deals between two looks at a test
OPEN: Final = "undecided"


class Sitting(NamedTuple):
    """What all meetings of a comparison share, and where they are played: see `simulate`."""

    game: str
    seats: int
    edition: str | None = None
    seed: int = 0
    options: dict[str, str] | None = None
    workers: int = 1
    keep: Path | None = None
    on: On = "here"


class Meeting(NamedTuple):
    """Two bots against each other, from every seat; the share is that of a seat of the first."""

    first: str
    second: str
    games: int
    share: Share
    said: str  # of a test: reached, missed or undecided


class Rated(NamedTuple):
    """A bot with its rating: what it is worth at least, what it is worth most likely, and how sure that is."""

    bot: str
    least: float
    middle: float
    spread: float
    games: int
    share: Share  # of the win, for one of its seats, over all meetings


def round_robin(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against everybody."""
    return list(combinations(bots, 2))


def neighbours(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against the next."""
    return list(pairwise(bots))


def rate(
    sitting: Sitting,
    bots: Sequence[str],
    games: int,
    *,
    rungs: bool = False,
    progress: Progress | None = None,
) -> tuple[list[Rated], list[Meeting]]:
    """Let bots meet in pairs, on the same deals, and rate them, the best first.

    Args:
        sitting: What is played.
        bots: Keys of bots, each once.
        games: Of each meeting, at least.
        rungs: Neighbours in the list alone meet.
        progress: `progress(meetings, of)` is called after each meeting.

    Raises:
        BadDeal: Fewer than two bots, one of them twice, openskill is missing, or what `simulate` refuses.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):  # noqa: PLR2004 - one alone meets nobody
        raise BadDeal(f"at least two bots are rated, each named once; not {', '.join(bots)}")
    model = skills()
    pairs = neighbours(bots) if rungs else round_robin(bots)
    reports: list[list[Report]] = []
    with joined(sitting.on, sitting.workers):
        for first, second in pairs:
            reports.append(meet(sitting, first, second, games))
            if progress:
                progress(len(reports), len(pairs))
    meetings = [met(first, second, found, OPEN) for (first, second), found in zip(pairs, reports, strict=True)]
    played = [each for found in reports for report in found for each in report.played]
    return rated(model, bots, played), meetings


def stronger(
    sitting: Sitting, first: str, second: str, games: int, by: float, progress: Progress | None = None
) -> Meeting:
    """Whether a bot wins more than its share against another, asked of paired games until the answer is sure.

    Args:
        sitting: What is played.
        first: The bot that is to be stronger.
        second: The bot that it is compared with.
        games: After so many games it stays undecided.
        by: How much more of the win, per seat, is worth finding: the test tells an equal share from one so far above.
        progress: `progress(games, of)` is called after each batch.

    Returns:
        The meeting; `said` is "reached" if it is stronger, "missed" if it is not by that much.
    """
    found: list[Report] = []
    said = OPEN
    start = count = 0
    with joined(sitting.on, sitting.workers):
        while said == OPEN and count < games:
            found += [play(sitting, lineup, BATCH, start) for lineup in lineups(sitting.seats, first, second)]
            start += BATCH
            count = sum(len(report.played) for report in found)
            said = verdict(blocks_of(found, first), 1 / sitting.seats, 1 / sitting.seats + by)
            if progress:
                progress(min(count, games), games)
    return met(first, second, found, said)


def lineups(seats: int, first: str, second: str) -> list[tuple[str, ...]]:
    """Who sits where: in turn about; with an odd number of seats each bot once has the one more."""
    one = tuple((first, second)[seat % 2] for seat in range(seats))
    other = tuple((second, first)[seat % 2] for seat in range(seats))
    return [one] if seats % 2 == 0 else [one, other]


def meet(sitting: Sitting, first: str, second: str, games: int) -> list[Report]:
    """Two bots against each other on the deals from 0 on."""
    found = lineups(sitting.seats, first, second)
    turns = sum(len(set(rotations(lineup))) for lineup in found)
    return [play(sitting, lineup, -(-games // turns), 0) for lineup in found]


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The bots moved round the table."""
    return [lineup[by:] + lineup[:by] for by in range(len(lineup))]


def play(sitting: Sitting, lineup: tuple[str, ...], deals: int, start: int) -> Report:
    """So many deals, each from every seating that differs."""
    keep = sitting.keep / "-".join(lineup) if sitting.keep else None
    return simulate(
        sitting.game,
        lineup,
        games=deals * len(set(rotations(lineup))),
        edition=sitting.edition,
        seed=sitting.seed,
        options=sitting.options,
        workers=sitting.workers,
        keep=keep,
        first=start,
        on=sitting.on,
    )


def blocks_of(found: Sequence[Report], bot: str) -> list[float]:
    """The mean share of a seat of a bot for each deal, whoever had the one seat more."""
    played = sorted((each for report in found for each in report.played), key=lambda each: each.block)
    return block_means([(each, seats_of(each, bot)) for each in played])


def met(first: str, second: str, found: Sequence[Report], said: str) -> Meeting:
    """How a meeting went."""
    games = sum(len(report.played) for report in found)
    return Meeting(first, second, games, share_of(blocks_of(found, first), games), said)


def rated(model: Any, bots: Sequence[str], played: Sequence[Played]) -> list[Rated]:
    """The ratings after all these games, in their order."""
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for each in played:
        there = sorted(set(each.bots))
        if len(there) > 1:
            means = [sum(each.shares[seat] for seat in seats_of(each, bot)) / len(seats_of(each, bot)) for bot in there]
            ranks = [sorted(set(means), reverse=True).index(mean) for mean in means]  # OpenSkill wants whole numbers
            after = model.rate([[ratings[bot]] for bot in there], ranks=ranks)
            ratings |= {bot: team[0] for bot, team in zip(there, after, strict=True)}
    rows = []
    for bot in bots:
        mine = sorted((each for each in played if bot in each.bots), key=lambda each: each.block)
        share = share_of(block_means([(each, seats_of(each, bot)) for each in mine]), len(mine))
        rating = ratings[bot]
        rows.append(Rated(bot, rating.ordinal(), rating.mu, rating.sigma, len(mine), share))
    return sorted(rows, key=lambda row: -row.middle)


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
