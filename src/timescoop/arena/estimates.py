"""Estimates before a playtest: how many deals a verdict needs, and how long they take.

Seconds are for one game on one core of an ordinary machine, in plain Python; a compiled engine is faster.
`python -m timescoop.arena.estimates` measures them again; those of the CCG are rough guesses.
"""

from __future__ import annotations

import sys
from math import ceil
from time import process_time
from typing import Final, NamedTuple

from timescoop.arena.anytime import ALPHA, deals_needed
from timescoop.arena.card_stats import MARGIN
from timescoop.arena.playtest import TRIAL_BOTS, Trial, new_trial, try_deal
from timescoop.catalogue import GAMES

SECONDS: Final[dict[tuple[str, str], float]] = {
    ("invasion", "quick"): 0.06, ("invasion", "random"): 0.03, ("invasion", "novice"): 0.5, ("invasion", "greedy"): 0.9,
    ("nemesis", "quick"): 0.25, ("nemesis", "random"): 0.2, ("nemesis", "novice"): 1.6, ("nemesis", "greedy"): 1.6,
    ("ccg", "quick"): 0.4, ("ccg", "random"): 0.3, ("ccg", "novice"): 3.0, ("ccg", "greedy"): 4.0,
}  # fmt: skip
SPREADS: Final = {2: 0.5, 3: 0.37, 4: 0.3}  # the standard deviation of a paired difference, measured with three seats
MEASURED: Final = 4  # deals


class Estimate(NamedTuple):
    """What a playtest will take.

    Attributes:
        deals: How many it takes to detect an effect of `MARGIN` for each card.
        seconds: How long they take on this machine's cores; None for a bot that was never measured.
    """

    deals: int
    seconds: float | None


def estimate(game: str, bot: str, seats: int, cards: int, workers: int) -> Estimate:
    """How many deals a playtest needs until each card has a verdict, and how long they take."""
    cards = max(1, cards)
    deals = cards * deals_needed(MARGIN, SPREADS.get(seats, max(SPREADS.values())), ALPHA / cards)
    each = SECONDS.get((game, bot))
    return Estimate(deals, None if each is None else ceil(2 * each * deals / max(1, workers)))


def measured(trial: Trial, deals: int = MEASURED) -> float:
    """The core seconds that a game of a trial takes on this machine."""
    start = process_time()
    for block in range(deals):
        try_deal(trial, block)
    return (process_time() - start) / (2 * deals)


def main() -> int:
    """Print the seconds of every game and bot."""
    for game in GAMES.values():
        if game.workshop is None:
            continue
        edition = game.editions[0]
        for bot in [key for key, each in TRIAL_BOTS.items() if each.level <= TRIAL_BOTS["greedy"].level]:
            trial = new_trial(game, edition.key, "", (), bot=bot, seats=max(2, edition.least))
            sys.stdout.write(f"{game.key} {bot} {measured(trial):.2f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
