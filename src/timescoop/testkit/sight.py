"""Everything that one seat is sent, which must be equal in two tables that the seat can't tell apart."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from timescoop.kernel import NOTHING, QUESTION, Game, Table
from timescoop.testkit.slots import apart

Sight = dict[str, Any]


def sight(game: Game, table: Table, seat: int, names: Sequence[str]) -> Sight:
    """Everything a seat gets to see now; seat `table.seats` watches."""
    offered = table.options(seat) if seat < table.seats else []
    found: Sight = {
        "the view": json.dumps(game.view(table, seat), ensure_ascii=False),
        "who is waited for": table.waiting(),
        "the questions": [(QUESTION[question], args) for question, args in table.asked],
        "what is settled": [table.settled(each) if each == seat else settled(table, each) for each in table.waiting()],
        "the options": list(offered),
        "the words of the options": [game.words(table, seat, option, names) for option in offered],
        "the scores": list(game.scores(table)),
        "who has won": table.won,
    }
    if seat < table.seats:
        found["the observation"] = list(game.observe(table, seat))
        found["the worth"] = round(game.evaluate(table, seat), 9)  # a sum may be added up in another order
    return found


def settled(table: Table, seat: int) -> bool:
    """Whether the one answer that makes no difference is known; which it is, is the business of that seat."""
    return table.settled(seat) != NOTHING


def differing(one: Sight, other: Sight) -> str:
    """What differs between two sights, or an empty text."""
    return "; ".join(f"{part} ({apart(one[part], other[part])})" for part in one if one[part] != other[part])


def knowledge(table: Table, seat: int) -> list[list[int]]:
    """What a seat knows of the cards, zone by zone: all redaction follows from this."""
    return [table.seen(zone, seat) for zone in range(len(table.zones))]
