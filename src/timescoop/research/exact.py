"""Exact values of the small positions, beside what they would be worth with all cards open.

`python -m timescoop.research.exact [GAME]` prints the table of `docs/benchmark.md`; it needs `pip install cvxpy ecos`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

import pyspiel
from open_spiel.python.algorithms.get_all_states import get_all_states

from timescoop.catalogue import GAMES
from timescoop.documents import in_safety
from timescoop.research.openspiel import STEPS, tiny_of
from timescoop.research.perfect_information import perfect_information_values
from timescoop.research.study import Study

HEAD: Final = (
    "| environment | deals | nodes | information sets | value | open | difference |\n|---|---|---|---|---|---|---|"
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
    """

    name: str
    deals: int
    nodes: int
    sets: int
    value: float
    opened: float

    def line(self) -> str:
        """A line of the table."""
        gap = self.value - self.opened
        told = f"{gap:+.3f}" if abs(gap) > 1e-6 else "0"  # noqa: PLR2004 - what a linear program is exact to
        return (
            f"| `{self.name}` | {self.deals} | {self.nodes} | {self.sets} "
            f"| {self.value:+.3f} | {self.opened:+.3f} | {told} |"
        )


def exact_of(key: str, step: str) -> Exact | None:
    """A small position of a game, solved; None if the game has none of this name.

    Args:
        key: Of the game.
        step: The name of the position, as in `timescoop_<game>_<step>`.
    """
    from open_spiel.python.algorithms.sequence_form_lp import solve_zero_sum_game  # noqa: PLC0415 - takes seconds

    document = tiny_of(GAMES[key], step)
    if document is None:
        return None
    name = f"timescoop_{key}_{step}"
    game = pyspiel.load_game(name)
    states = get_all_states(game, include_terminals=True, include_chance_states=True).values()
    asked = [state for state in states if not (state.is_terminal() or state.is_chance_node())]
    study = Study(key, position=document["position"], longest=document["longest"])
    return Exact(
        name=name,
        deals=int(document["deals"]),
        nodes=len(states),
        sets=len({state.information_state_string(state.current_player()) for state in asked}),
        value=round(float(solve_zero_sum_game(game)[0]), 9) + 0.0,  # never -0
        opened=fmean(perfect_information_values(study, int(document["deals"]))),
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
