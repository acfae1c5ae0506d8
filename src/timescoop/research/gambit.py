"""A small position as a tree in the file format of Gambit, which OpenSpiel, too, reads and solves quickly.

`python -m timescoop.research.gambit GAME STEP` prints one: `efg_game` in OpenSpiel, `gambit-lcp` and others in Gambit.
Actions are the numbers of options, so `Study.words` says what they mean.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from timescoop.catalogue import GAMES
from timescoop.documents import in_safety
from timescoop.kernel import BadDeal
from timescoop.research.openspiel import STEPS, tiny_of
from timescoop.research.standing import Standing
from timescoop.research.study import Study, returns_of

HEAD: Final = 'EFG 2 R "{title}" {{ "first" "second" }}\n""\n'


class Tree:
    """The tree of a small position.

    Args:
        key: Of the game.
        step: The name of the position, as in `timescoop_<game>_<step>`.

    Attributes:
        asked: For each seat and information set, counted from 1, a standing in which the seat answers there; it is
            filled as the tree is written.

    Raises:
        BadDeal: The game has no such position.
    """

    def __init__(self, key: str, step: str) -> None:
        document = tiny_of(GAMES[key], step)
        if document is None:
            raise BadDeal(f"{key} has no small position {step!r}")
        self.title = f"timescoop_{key}_{step}"
        self.study = Study(key, position=document["position"], longest=document["longest"])
        self.deals = int(document["deals"])
        self.sets: list[dict[object, int]] = [{}, {}]
        self.asked: dict[tuple[int, int], Standing] = {}
        self.ends = 0

    def __str__(self) -> str:
        chances = " ".join(f'"deal {deal}" 1/{self.deals}' for deal in range(self.deals))
        lines = [f'c "" 1 "" {{ {chances} }} 0']
        for deal in range(self.deals):
            lines += self.lines(Standing(self.study.game, self.study.deal(deal, facts=True)))
        return HEAD.format(title=self.title) + "\n".join(lines) + "\n"

    def lines(self, at: Standing) -> Iterator[str]:
        """The nodes from here on, each before those that follow it."""
        if at.table.over() or at.decisions >= self.study.longest:
            self.ends += 1
            yield f't "" {self.ends} "" {{ {", ".join(f"{each:g}" for each in returns_of(at.table))} }}'
            return
        seat = at.mover()
        options = at.table.options(seat)
        own = self.sets[seat]
        known = (at.past(seat), tuple(self.study.game.observe(at.table, seat)))
        number = own.setdefault(known, len(own) + 1)
        self.asked.setdefault((seat, number), at)
        yield f'p "" {seat + 1} {number} "{seat + 1}-{number}" {{ {" ".join(quoted(options))} }} 0'
        for option in options:
            after = at.copy()
            after.play(seat, option)
            yield from self.lines(after)


def quoted(options: Sequence[int]) -> Iterator[str]:
    """Options as labels of actions."""
    return (f'"{option}"' for option in options)


def main(words: Sequence[str] | None = None) -> int:
    """Print a tree."""
    parser = argparse.ArgumentParser(prog="python -m timescoop.research.gambit", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("step", choices=STEPS)
    asked = parser.parse_args(words)
    try:
        sys.stdout.write(str(Tree(asked.game, asked.step)))
    except BadDeal as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(in_safety("python -m timescoop.research.gambit", main))
