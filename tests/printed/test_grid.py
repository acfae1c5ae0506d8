"""The grid of verbs, objects, owners, numbers and times in ordinary card English: what each game reads of it."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.printed.measuring import ROOMS, Table, put_in

from timescoop.documents import card_document
from timescoop.kernel import header_and_rows
from timescoop.language import UnreadableText

GRID: dict[str, dict[str, list[dict[str, str]]]] = yaml.safe_load(
    (Path(__file__).parent / "grid.yaml").read_text("utf-8")
)
EDITIONS = {"invasion": "classic", "nemesis": "standard", "ccg": "first"}
CELLS = [(room, verb) for room in ROOMS for verb in GRID[room]]
LEAST = 0.6  # of the cells of a game


def card_of(room: str, head: str) -> dict[str, Any]:
    """A card of a type, in Nemesis with its traits."""
    kind, _, trait = head.partition(":")
    if room == "ccg":
        types = {"bang": "Bang!", "tardis character": "TARDIS Character"}
        return {"title": "Skaro (2000)" if kind == "spacetime" else "Zolgar", "type": types.get(kind, kind.title())}
    if room == "invasion":
        return {"name": "Zolgar", "type": kind}
    type_and_traits = {
        "minion": ("character", ["Nemesis", "Minion"]),
        "companion": ("character", ["Hero", "Companion"]),
        "upgrade": ("constant", ["Nemesis", "Upgrade"]),
        "installation": ("constant", ["Nemesis", "Installation"]),
    }
    sort, traits = type_and_traits.get(kind, (kind, ["Nemesis"]))
    more = [trait] if trait else []
    return {"name": "Zolgar", "type": sort, "deck": "dalek", "traits": [*traits, *more], "copies": 1}


@cache
def table(room: str) -> Table:
    return Table(room)


@cache
def reader(room: str, head: str) -> Any:
    """Reads texts on a card of a type, and says what is wrong with them there."""
    edition, card = EDITIONS[room], card_of(room, head)
    read = table(room).reader({"edition": edition, "card": card})
    header, rows = header_and_rows(card_document(table(room).game, edition).value)
    with_card, nth = put_in(list(rows), card)
    pool = import_module(f"timescoop.games.{room}.pool").Pool({**header, "edition": edition}, tuple(with_card))
    wrong_with = import_module(f"timescoop.games.{room}.phrases.proving").wrong_with
    return read, lambda nodes: wrong_with(pool, nth, nodes)


def is_understood(room: str, head: str, text: str) -> bool:
    """Whether a text is read, or its author is asked which of some readings is meant."""
    read, wrong = reader(room, head)
    try:
        return not wrong(read(text))
    except UnreadableText as unreadable:
        return bool(unreadable.faults[0].readings)


@pytest.mark.parametrize(("room", "verb"), CELLS)
def test_a_cell_is_understood_or_says_why_not(room: str, verb: str) -> None:
    rows = GRID[room][verb]
    odd = [row["text"] for row in rows if is_understood(room, row["card"], row["text"]) == ("why" in row)]
    assert odd == []


@pytest.mark.parametrize("room", ROOMS)
def test_most_cells_of_each_game_are_understood(room: str) -> None:
    rows = [row for verb in GRID[room].values() for row in verb]
    assert sum(["why" not in row for row in rows]) >= LEAST * len(rows)
