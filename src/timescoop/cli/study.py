"""The commands for those who study a game, with their words for `--help`."""

from __future__ import annotations

from pathlib import Path


def analyse(
    record: Path, *, seat: str | None = None, worlds: int = 60, most: int = 12, cards: Path | None = None
) -> int:
    """Judge every choice of a finished game by what its seat could know.

    Tells the chance to win that each seat saw over the game, how much of it its own choices cost and how much luck and
    the others brought, and the choices that cost most, with what would have been better.

    Args:
        record: The file with the record.
        seat: Only the choices of this player.
        worlds: Imagined worlds in which each choice is looked into; more are slower and surer.
        most: How many choices to tell.
        cards: The card file that the game was played with, if it had one of its own.
    """
    from timescoop.cli.analysing import analyse_record

    return analyse_record(record, seat, worlds, most, cards)
