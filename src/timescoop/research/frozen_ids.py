"""Hashes of what each environment id means: `python -m timescoop.research.frozen_ids` compares them with the code.

`frozen_ids.json` beside this module holds the hashes. `--write` updates it, but never changes an id that was part
of a release, because published results name it. `--release VERSION` marks all ids as part of a release.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from timescoop.catalogue import GAMES
from timescoop.documents import in_safety
from timescoop.kernel import COPIES, OPTIONS, PLACES, Game
from timescoop.research.observation_bounds import ObservationBounds
from timescoop.research.recorded import book_hash
from timescoop.research.study import LONGEST, Study, returns_of

FILE: Final = Path(__file__).with_suffix(".json")
DIGEST: Final = 8  # bytes
SINCE: Final = "since"
UNRELEASED: Final = "unreleased"
ILLEGAL: Final = -1.0
LEFT_OUT: Final = {COPIES, PLACES, OPTIONS}  # words that add nothing to the shapes and the option book
PARTS: Final = {
    "observation": "the layout of observations, or what their numbers stand for",
    "bounds": "the bounds of the numbers in observations",
    "actions": "the option book",
    "deal": "editions, seats or options of the deal",
    "rewards": "rewards, or when a game is broken off",
}
Meaning = dict[str, str]


def digest(*told: Any) -> str:
    """A hash of plain data."""
    return blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=DIGEST).hexdigest()


def studies(game: Game) -> Iterator[Study]:
    """Each edition of a game with each number of seats."""
    for edition in game.editions:
        for seats in range(edition.least, edition.most + 1):
            yield Study(game.key, seats, edition.key)


def of_observation(study: Study) -> str:
    """What stands where in an observation, and what its indices mean."""
    bounds = ObservationBounds(study)
    words = {name: words for name, words in bounds.words.items() if name not in LEFT_OUT}
    return digest(study.layout, [(key, len(list(run))) for key, run in groupby(bounds.names)], words)


def of_bounds(study: Study) -> str:
    """The minimum and maximum of each number."""
    bounds = ObservationBounds(study)
    ends = zip(bounds.low.tolist(), bounds.high.tolist(), strict=True)
    return digest([(key, len(list(run))) for key, run in groupby(ends)])


def of_deal(study: Study) -> str:
    """The edition, the seats and the options that an environment can be made with."""
    there = study.settled()
    chosen = [(each.key, list(each.values)) for each in study.game.choices if each.key in there]
    return digest(study.game.edition(None).key, study.edition, study.seats, chosen, list(study.options))


def of_rewards(study: Study) -> str:
    """The returns for each set of winners."""
    table = study.deal(0)
    returns = []
    for won in range(1 << study.seats):
        table.won = won
        returns.append([round(each, 9) for each in returns_of(table)])
    return digest(returns, ILLEGAL, LONGEST)


READERS: Final[dict[str, Callable[[Study], str]]] = {
    "observation": of_observation, "bounds": of_bounds, "actions": book_hash, "deal": of_deal, "rewards": of_rewards,
}  # fmt: skip


def meanings() -> dict[str, Meaning]:
    """For each environment id, the hashes of the parts of its meaning."""
    found: dict[str, Meaning] = {}
    for key, game in GAMES.items():
        each = list(studies(game))
        parts = {part: digest([read(study) for study in each]) for part, read in READERS.items()}
        found[f"timescoop/{key}-v1"] = parts
        found[f"timescoop/{key}-v0"] = without(parts, "bounds")
        found[f"timescoop/{key}-text-v0"] = without(parts, "bounds", "observation")
    return found


def without(parts: Meaning, *names: str) -> Meaning:
    """The other parts."""
    return {part: told for part, told in parts.items() if part not in names}


def frozen(path: Path = FILE) -> dict[str, Meaning]:
    """The stored hashes."""
    found: dict[str, Meaning] = json.loads(path.read_text("utf-8"))
    return found


def changes(was: Mapping[str, Meaning], now: Mapping[str, Meaning]) -> dict[str, list[str]]:
    """What has changed, in words, by id; new and removed ids are included."""
    told: dict[str, list[str]] = {}
    for key in sorted({*was, *now}):
        if key not in was:
            told[key] = ["a new id"]
        elif key not in now:
            told[key] = ["this id is gone"]
        elif wrong := [about for part, about in PARTS.items() if was[key].get(part) != now[key].get(part)]:
            told[key] = wrong
    return told


def advice(was: Mapping[str, Meaning], changed: Mapping[str, Sequence[str]]) -> str:
    """What to do about changes."""
    lines = []
    for key, wrong in changed.items():
        since = was.get(key, {}).get(SINCE, UNRELEASED)
        todo = "not released yet: --write" if since == UNRELEASED else f"part of release {since}: add a new version"
        lines.append(f"{key}: {'; '.join(wrong)} ({todo})")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Compare, or write."""
    parser = argparse.ArgumentParser(prog="python -m timescoop.research.frozen_ids", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the hashes of ids that no release had")
    parser.add_argument("--release", metavar="VERSION", help="mark all ids as part of this release")
    asked = parser.parse_args(words)
    was, now = frozen(), meanings()
    changed = changes(was, now)
    fixed = [key for key in changed if was.get(key, {}).get(SINCE, UNRELEASED) != UNRELEASED]
    if fixed or (changed and not asked.write):
        sys.stdout.write(advice(was, changed) + "\n")
        return 1
    if asked.write or asked.release:
        for key, parts in now.items():
            since = was.get(key, {}).get(SINCE, UNRELEASED)
            parts[SINCE] = asked.release if asked.release and since == UNRELEASED else since
        FILE.write_text(json.dumps(now, indent=1, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(in_safety("python -m timescoop.research.frozen_ids", main))
