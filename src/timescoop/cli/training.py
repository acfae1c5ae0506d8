"""`timescoop train`: a network learns a game by playing it, with a line for each round."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from timescoop.cli.choosing import game_of
from timescoop.cli.ending import FINE, BadUsage
from timescoop.cli.simulating import told_if_kept
from timescoop.research import Round, Settings, open_run
from timescoop.wording import _

HOUR: Final = 3600.0
ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}


def train_network(key: str, seats: str, hours: float, keep: Path, seed: int, editions: str | None, rounds: int) -> int:
    """Train in a folder, and print how it goes.

    Raises:
        BadUsage: Arguments that make no sense.
        BadDeal: JAX isn't installed, settings that cannot be played, or a folder with a run of other settings.
    """
    game = game_of(key)
    least, most = seats_of(seats)
    if hours < 0:
        raise BadUsage(f"--hours must be at least 0, not {hours:g}")
    for name, value in ONE_THREAD.items():  # more threads than one are slower for networks this small
        os.environ.setdefault(name, value)
    keys = tuple(each.strip() for each in editions.split(",")) if editions else ()
    run = open_run(keep, Settings(game.key, keys, least, most, seed))
    print(head())
    with told_if_kept(keep):
        run.go_on(hours * HOUR, told_on(sys.stdout.write), rounds)
    said = _("The network is {file}. The same command goes on with more --hours.")
    print(said.format(file=keep / "network.bin"))
    return FINE


def head() -> str:
    """The headings of the lines."""
    widths = {
        _("games"): 8,
        _("positions"): 10,
        _("minutes"): 8,
        _("loss"): 7,
        _("evaluation"): 11,
        _("against it"): 12,
    }
    return " ".join(f"{word:>{width}}" for word, width in widths.items())


def told_on(write: Callable[[str], object]) -> Callable[[Round], None]:
    """A function that writes a line for each round."""

    def tell(told: Round) -> None:
        against = _("{share} in {games}").format(share=f"{told.share:.2f}", games=told.against) if told.against else "-"
        write(
            f"{told.games:8} {told.positions:10} {told.seconds / 60:8.1f} {told.loss:7.4f} "
            f"{told.evaluation_loss:11.4f} {against:>12}\n"
        )
        sys.stdout.flush()

    return tell


def seats_of(text: str) -> tuple[int, int]:
    """The fewest and the most seats, from `2` or `2-4`.

    Raises:
        BadUsage: It is neither.
    """
    first, sign, last = text.partition("-")
    if not first.isdecimal() or (sign and not last.isdecimal()):
        raise BadUsage(f"--seats is a number or a range, such as 2 or 2-4, not {text!r}")
    return int(first), int(last or first)
