"""`python -m timescoop.research GAME`: what the numbers of observations and actions mean."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from inspect import getdoc

from timescoop.catalogue import GAMES
from timescoop.documents import in_safety
from timescoop.kernel import BadDeal
from timescoop.research.study import Study


def describe(study: Study) -> str:
    """The option book, the observation, the kinds of cards and the options of one way to play, as text."""
    lines = [study.told_of(), "", f"actions ({study.actions}):"]
    lines += [f"  {first:>6} .. {after - 1:>6}  {name}" for first, after, name in study.numbering() if after > first]
    lines += ["", f"observation ({study.length} numbers, -1 where there is nothing or it is not known):"]
    observation = study.game.observation
    about = {} if observation is None else {name: f": {what}" for name, what in observation.about().items()}
    for first, after, name, shape in study.tensors():
        lines.append(f"  {first:>6} .. {after - 1:>6}  {name} {' x '.join(map(str, shape))}{about.get(name, '')}")
    lines += ["", getdoc(study.game.observe) or "", ""] if observation is None else [""]
    lines.append("kinds of cards:")
    faces = study.game.faces(study.deal(0))
    lines += [f"  {kind:>6}  {face.get('name', '')}" for kind, face in enumerate(faces)]
    lines += ["", "options of the deal, the default first:"]
    there = study.settled()
    lines += [f"  {each.key}: {', '.join(each.values)}" for each in study.game.choices if each.key in there]
    return "\n".join(lines) + "\n"


def main(words: Sequence[str] | None = None) -> int:
    """Print it."""
    parser = argparse.ArgumentParser(prog="python -m timescoop.research", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--edition")
    parser.add_argument("--seats", type=int)
    asked = parser.parse_args(words)
    try:
        study = Study(asked.game, asked.seats, asked.edition)
    except BadDeal as error:
        parser.error(str(error))
    sys.stdout.write(describe(study))
    return 0


if __name__ == "__main__":
    sys.exit(in_safety("python -m timescoop.research", main))
