"""The records of chosen games of a simulation, as `timescoop simulate --records` writes them beside its results."""

from __future__ import annotations

import json
import re
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

from timescoop.arena import Report, records_of
from timescoop.cli.ending import BadUsage, installed
from timescoop.documents import digest_of, file_text, write_file, write_record
from timescoop.kernel import count_blank
from timescoop.wording import _

RANGE: Final = re.compile(r"(\d+)(?:-(\d+))?")


def numbers_of(text: str) -> list[int]:
    """The numbers of games from a list of them and of ranges, as `0,17,30-33`; each once, in their order.

    Raises:
        BadUsage: It is no such list.
    """
    found: set[int] = set()
    for part in text.split(","):
        said = RANGE.fullmatch(part.strip())
        first, last = (int(said[1]), int(said[2] or said[1])) if said else (1, 0)
        if last < first:
            raise BadUsage(f"--records takes numbers of games, such as 0,17,30-33, not {text!r}")
        found.update(range(first, last + 1))
    return sorted(found)


def check_numbers(numbers: list[int], games: range) -> None:
    """Refuse the numbers of games that the simulation does not have, before anything is played.

    Raises:
        BadUsage: With the numbers that there are.
    """
    for number in numbers:
        if number not in games:
            raise BadUsage(f"there is no game {number}; the games are {games[0]} to {games[-1]}")


def write_records(report: Report, numbers: list[int], folder: Path, cards: Path | None, workers: int) -> None:
    """Write the record of each game to `game-NUMBER.txt`, and say so.

    Args:
        report: On the simulation that they are of.
        numbers: Of the games; they are in the report.
        folder: Where the results are.
        cards: The card file that was used in place of the edition's own. Where texts of it were left blank, the records
            need the file in which they are, and it is written beside them.
        workers: Processes.
    """
    played = report.setting.cards
    if cards and played and count_blank(json.loads(played)):
        cards = folder / "cards.json"
        write_file(cards, played)
        print(_("{file}: the card file without texts played by hand, which the records need").format(file=cards))
    pool = digest_of(file_text(cards)) if cards else ""
    with closing(records_of(report, numbers, workers)) as records:
        for number, record in zip(numbers, records, strict=True):
            path = folder / f"game-{number}.txt"
            write_file(path, write_record(replace(record, cards=pool, engine=installed())))
            print(_("{file}: game {number}, {result}").format(file=path, number=number, result=record.result))
