"""Recorded games for data sets: a line of JSON for each game, with a schema, and every decision played again from it.

`python -m timescoop.research.recorded FOLDER` writes a file for each game, edition and number of seats, and the schema.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

from timescoop.bots import mover
from timescoop.catalogue import BOTS, GAMES
from timescoop.documents import OutputError, in_safety
from timescoop.kernel import BadDeal, BadNotation, Table, mix
from timescoop.research.study import LONGEST, Study, returns_of, study_of, whole_from

FORMAT: Final = 1
SPREAD: Final = 1_000_003
Row = dict[str, Any]


def whole(about: str, least: int = 0) -> Row:
    """The schema of a whole number."""
    return {"type": "integer", "minimum": least, "description": about}


def several(items: Row, about: str) -> Row:
    """The schema of a list."""
    return {"type": "array", "items": items, "description": about}


PROPERTIES: Final[dict[str, Row]] = {
    "format": {"const": FORMAT, "description": "The version of this format."},
    "engine": {"type": "string", "description": "The version of Timescoop that played the game."},
    "game": {"type": "string", "description": "The key of the game."},
    "edition": {"type": "string", "description": "The key of the edition."},
    "options": {
        "type": "object",
        "additionalProperties": {"type": "string"},
        "description": "All options of the deal.",
    },
    "seats": whole("How many play.", 2),
    "seed": whole("What deals it: `timescoop.deal(game, seats=…, seed=…)`."),
    "book": {
        "type": "string",
        "pattern": "^[0-9a-f]{16}$",
        "description": "A hash over the blocks of the option book.",
    },
    "bots": several({"type": "string"}, "The key of the bot in each seat."),
    "answers": several(
        {"type": "array", "prefixItems": [whole("The seat."), whole("The option.")], "minItems": 2, "maxItems": 2},
        "Every answer in order: seat and option. Polls are answered in turn order.",
    ),
    "over": {"type": "boolean", "description": "False if the game was broken off as too long."},
    "returns": several({"type": "number"}, "What each seat has won; it adds up to 0."),
    "scores": several({"type": "integer"}, "The score of each seat; empty where the game has none, or is not over."),
}
SCHEMA: Final[Row] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A recorded game of Timescoop",
    "type": "object",
    "properties": PROPERTIES,
    "required": list(PROPERTIES),
    "additionalProperties": False,
}


class Decision(NamedTuple):
    """One answer of a recorded game: the table before it, who answered, and what. The table is played on afterwards."""

    table: Table
    seat: int
    option: int


def book_hash(study: Study) -> str:
    """A hash over the blocks of an option book: the numbers of options mean the same where it is the same."""
    return blake2b(json.dumps(study.blocks).encode(), digest_size=8).hexdigest()


def play_row(study: Study, bots: Sequence[str], seed: int) -> Row:
    """Play a game between bots and write it down.

    Args:
        study: What is played.
        bots: The key of a bot for each seat.
        seed: What deals it; the bots' dice follow from it too.

    Raises:
        BadDeal: The study begins at a position, a seat has no bot, or the seed is none.
    """
    if study.position is not None:
        raise BadDeal("a row holds the deal of a game and no position: one that begins at a position is not recorded")
    if isinstance(bots, str) or len(bots) != study.seats or not set(bots) <= set(BOTS):
        said = bots if isinstance(bots, str) else ", ".join(bots)
        raise BadDeal(f"each of {study.seats} seats has a bot out of {', '.join(BOTS)}, in a list; not {said}")
    seed = whole_from(seed, "a seed")
    table = study.deal(seed)
    answers: list[tuple[int, int]] = []
    while not table.over() and len(answers) < study.longest:
        seat = mover(table)
        option = table.settled(seat)
        offered = table.options(seat)
        if option < 0 and len(offered) == 1:
            option = offered[0]  # no bot would think about it
        if option < 0:
            dice = mix(seed * SPREAD + len(answers))
            blind = study.game.imagine(table, seat, dice)
            option = BOTS[bots[seat]].choose(study.game, blind, seat, dice)
        answers.append((seat, option))
        table.play(seat, option)
    return {
        "format": FORMAT,
        "engine": version("timescoop"),
        "game": study.game.key,
        "edition": study.edition,
        "options": study.settled(),
        "seats": study.seats,
        "seed": seed,
        "book": book_hash(study),
        "bots": list(bots),
        "answers": [list(answer) for answer in answers],
        "over": table.over(),
        "returns": returns_of(table),
        "scores": list(study.game.scores(table)) if table.over() else [],
    }


def decisions(row: Row) -> Iterator[Decision]:
    """Every decision of a recorded game, played again.

    Raises:
        BadNotation: The rules or the option book are not those it was recorded with.
        BadDeal: There is no such game, edition, option or seed.
    """
    options = tuple(sorted(row["options"].items()))
    study = study_of(row["game"], row["seats"], row["edition"], options, None, LONGEST)
    if book_hash(study) != row["book"]:
        raise BadNotation(("book",), f"recorded with another option book, by version {row['engine']}")
    table = study.deal(row["seed"])
    for nth, (seat, option) in enumerate(row["answers"]):
        if option not in table.options(seat):
            raise BadNotation(("answers", nth), f"recorded with other rules, by version {row['engine']}")
        yield Decision(table, seat, option)
        table.play(seat, option)
    if returns_of(table) != row["returns"]:
        raise BadNotation(("returns",), f"recorded with other rules, by version {row['engine']}")


def ways(only: str | None = None, edition: str | None = None, seats: int | None = None) -> list[Study]:
    """Every way to play: each game, edition and number of seats, or those that are named."""
    return [
        Study(key, count, printing.key)
        for key, game in sorted(GAMES.items())
        if only in {None, key} and game.book is not None
        for printing in game.editions
        if edition in {None, printing.key}
        for count in range(printing.least, printing.most + 1)
        if seats in {None, count}
    ]


def write_all(
    folder: Path, bots: Sequence[str], games: int, studies: Sequence[Study], first: int = 0
) -> Iterator[Path]:
    """Write a file for each way to play, each bot of the list in every seat in turn; and the schema.

    Args:
        folder: Where the files are written; those of the same name are replaced.
        bots: Keys of bots.
        games: How many in each file.
        studies: The ways to play.
        first: The seed of the first game; above 0 it stands in the names of the files, so that a set can grow.

    Yields:
        Each file once it is written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    schema = folder / "schema.json"
    schema.write_text(json.dumps(SCHEMA, indent=2, ensure_ascii=False) + "\n", "utf-8")
    yield schema
    for study in studies:
        since = f"-from-{first}" if first else ""
        path = folder / f"{study.game.key}-{study.edition}-{study.seats}{since}.jsonl"
        with path.open("w", encoding="utf-8") as file:
            for seed in range(first, first + games):
                sitting = [bots[(seat + seed) % len(bots)] for seat in range(study.seats)]
                file.write(json.dumps(play_row(study, sitting, seed)) + "\n")
        yield path


def read_all(path: Path) -> Iterator[Row]:
    """The games of a file."""
    with path.open(encoding="utf-8") as file:
        yield from map(json.loads, file)


def main(words: Sequence[str] | None = None) -> int:
    """Write the recorded games."""
    parser = argparse.ArgumentParser(prog="python -m timescoop.research.recorded", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=20, help="for each game, edition and number of seats")
    parser.add_argument("--bots", default="greedy,random", help="keys of bots; they sit in every seat in turn")
    parser.add_argument("--game", choices=sorted(GAMES), help="this one alone")
    parser.add_argument("--edition", help="this edition alone")
    parser.add_argument("--seats", type=int, help="so many seats alone")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game, to add to a set")
    asked = parser.parse_args(words)
    if asked.games < 1 or asked.first < 0:
        parser.error(f"at least 1 game is recorded, from seed 0 on; not {asked.games} from {asked.first}")
    if not (studies := ways(asked.game, asked.edition, asked.seats)):
        parser.error(f"no game is played like that: edition {asked.edition or 'any'}, {asked.seats or 'any'} seats")
    bots = asked.bots.split(",")
    if strange := sorted(set(bots) - set(BOTS)):
        parser.error(f"there is no bot {', '.join(strange)}; the bots are {', '.join(BOTS)}")
    try:
        for path in write_all(asked.folder, bots, asked.games, studies, asked.first):
            sys.stdout.write(f"{path}\n")
            sys.stdout.flush()
    except OutputError:
        raise
    except OSError as error:
        parser.error(f"nothing can be written there: {error}")
    return 0


if __name__ == "__main__":
    sys.exit(in_safety("python -m timescoop.research.recorded", main))
