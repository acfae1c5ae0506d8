"""`timescoop train`: trains a network by self-play and prints a line for each round."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from timescoop.cli.choosing import game_of
from timescoop.cli.ending import FINE, BadUsage
from timescoop.cli.simulating import told_if_kept
from timescoop.research import Round, Settings, open_run
from timescoop.wording import _, figure

HOUR: Final = 3600.0
ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}


def train_network(settings: Settings, hours: float, keep: Path, rounds: int) -> int:
    """Train in a folder, and print how it goes.

    Raises:
        BadUsage: Arguments that make no sense.
        BadDeal: JAX isn't installed, settings that cannot be played, or a folder with a run of other settings.
    """
    if hours < 0:
        raise BadUsage(f"--hours must be at least 0, not {hours:g}")
    for name, value in ONE_THREAD.items():  # more threads than one are slower for networks this small
        os.environ.setdefault(name, value)
    run = open_run(keep, settings)
    print(head())
    with told_if_kept(keep):
        run.go_on(hours * HOUR, told_on(sys.stdout.write), rounds)
    said = _("The network is {file}. The same command goes on with more --hours.")
    print(said.format(file=keep / "network.bin"))
    return FINE


def settings_of(key: str, seats: str, seed: int, editions: str | None) -> Settings:
    """The usual settings.

    Raises:
        BadUsage: No such game, or no number of seats.
    """
    least, most = seats_of(seats)
    keys = tuple(each.strip() for each in editions.split(",")) if editions else ()
    return Settings(game_of(key).key, keys, least, most, seed)


def settings_from(path: Path) -> Settings:
    """The settings of another run.

    Raises:
        BadUsage: The file can't be read, or holds something else.
    """
    try:
        told: dict[str, Any] = json.loads(path.read_text("utf-8"))
        plain: dict[str, Any] = {key: tuple(each) if isinstance(each, list) else each for key, each in told.items()}
        return Settings(**plain)
    except (OSError, ValueError, AttributeError, TypeError) as error:
        raise BadUsage(
            f"--settings is the settings.json of another run; {path} can't be read as one: {error}"
        ) from error


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
        share = figure(told.share, ".2f")
        against = _("{share} in {games}").format(share=share, games=told.against) if told.against else "-"
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
