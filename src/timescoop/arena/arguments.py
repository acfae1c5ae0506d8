"""Command line arguments of the ladder and the luck study, and their checks."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Sequence

from timescoop.catalogue import GAMES


def add_common_arguments(parser: ArgumentParser) -> None:
    """Add the arguments that both take."""
    parser.add_argument("--game", default="invasion", choices=sorted(GAMES))
    parser.add_argument("--editions", nargs="*", default=[], help="keys of editions; all by default")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; all processors by default")


def check_common_arguments(parser: ArgumentParser, game: str, editions: Sequence[str], workers: int) -> None:
    """Exit with an error if an edition does not exist, or for fewer than one process."""
    known = [edition.key for edition in GAMES[game].editions]
    for edition in editions:
        if edition not in known:
            parser.error(f"{game} has no edition {edition!r}; the editions are {', '.join(known)}")
    if workers < 1:
        parser.error(f"at least 1 process plays, not {workers}")
