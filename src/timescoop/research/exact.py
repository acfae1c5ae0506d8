"""Exact values of the small positions, with all cards open, and for a seat that follows a single plan.

`python -m timescoop.research.exact [GAME]` prints the table of `docs/benchmark.md`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from timescoop.catalogue import GAMES
from timescoop.documents import in_safety
from timescoop.research.openspiel import STEPS, tiny_of
from timescoop.research.perfect_information import perfect_information_values
from timescoop.research.sequence_form import SequenceForm, guaranteed
from timescoop.research.study import Study

HEAD: Final = (
    "| environment | deals | nodes | information sets | value | open | difference | single plan: first | second |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


class Exact(NamedTuple):
    """A small position.

    Attributes:
        name: Of the environment.
        deals: How many ways there are to deal it.
        nodes: Of its tree.
        sets: Information sets where a seat answers.
        value: What the first seat wins with best play.
        opened: The same with all cards open, as a mean over the deals.
        first: The most that the first seat is sure to win by a single plan.
        second: The least that the second seat can hold it to by a single plan.
    """

    name: str
    deals: int
    nodes: int
    sets: int
    value: float
    opened: float
    first: float
    second: float

    def line(self) -> str:
        """A line of the table."""
        gap = self.value - self.opened
        told = f"{gap:+.3f}" if abs(gap) > 1e-6 else "0"  # noqa: PLR2004 - what a linear program is exact to
        return (
            f"| `{self.name}` | {self.deals} | {self.nodes} | {self.sets} "
            f"| {self.value:+.3f} | {self.opened:+.3f} | {told} | {self.first:+.3f} | {self.second:+.3f} |"
        )


def exact_of(key: str, step: str) -> Exact | None:
    """A small position of a game, solved; None if the game has none of this name.

    Args:
        key: Of the game.
        step: The name of the position, as in `timescoop_<game>_<step>`.
    """
    document = tiny_of(GAMES[key], step)
    if document is None:
        return None
    deals = int(document["deals"])
    study = Study(key, position=document["position"], longest=document["longest"])
    form = SequenceForm(study, deals)
    return Exact(
        name=f"timescoop_{key}_{step}",
        deals=deals,
        nodes=form.nodes,
        sets=sum(len(own) for own in form.choices),
        value=guaranteed(form, 0),
        opened=fmean(perfect_information_values(study, deals)),
        first=guaranteed(form, 0, pure=True),
        second=guaranteed(form, 1, pure=True),
    )


def lines(keys: Sequence[str]) -> Iterator[str]:
    """The table."""
    yield HEAD
    for key in keys:
        for step in STEPS:
            if found := exact_of(key, step):
                yield found.line()


def main(words: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m timescoop.research.exact", description=__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    asked = parser.parse_args(words)
    for line in lines([asked.game] if asked.game else sorted(GAMES)):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(in_safety("python -m timescoop.research.exact", main))
