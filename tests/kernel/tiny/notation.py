"""Kites as data and as a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.kernel.tiny.hill import DECK, DISCARDS, HANDS, Hill
from tests.kernel.tiny.kinds import FITS, IS_KITE, NAME, PAIRS, POOL
from tests.kernel.tiny.turn import bare, start_turn

from timescoop.kernel import SEED_BYTES, BadNotation, fill


def load(data: dict[str, Any], _cards: Any = None) -> Hill:
    """A table that was written as data."""
    table = bare(data["seats"], "hill")
    table.fits, table.pairs = FITS, PAIRS
    fill(table, data)
    return table


def write(table: Hill, names: Sequence[str]) -> dict[str, Any]:
    """KITE-NOTE-01: a position at the start of a turn; the rest are the deck, in no order."""

    def named(copies: Sequence[int]) -> list[str]:
        return [NAME[table.kind[copy]] for copy in copies]

    return {
        "game": "kites",
        "turn": names[table.turns % table.seats],
        "discards": named(table.zones[DISCARDS]),
        "players": {
            name: {
                "hand": named(table.hand(seat)),
                "basket": named(table.basket(seat)),
                "sky": [
                    {"name": NAME[table.kind[kite]], "tails": named([t for t, h in table.host.items() if h == kite])}
                    for kite in table.kites(seat)
                ],
            }
            for seat, name in enumerate(names)
        },
    }


def read(document: dict[str, Any], _cards: Any = None) -> tuple[Hill, list[str]]:
    """KITE-NOTE-01: a table with the first question of a turn asked."""
    names = list(document["players"])
    table = bare(len(names), "hill")
    table.lay_out(len(names), POOL, bytes(SEED_BYTES))
    table.furnish()
    table.start()
    for name in document["discards"]:
        table.move(take(table, name), DISCARDS)
    for seat, held in enumerate(document["players"].values()):
        lay(table, seat, held)
    table.shuffle(DECK)
    table.turns = names.index(document["turn"])
    table.do(start_turn, table.turns)
    table.run()
    return table, names


def take(table: Hill, name: str) -> int:
    """A copy of that name that still lies in the deck."""
    for copy in table.zones[DECK]:
        if NAME[table.kind[copy]] == name:
            return copy
    raise BadNotation(("players",), f"there is no {name!r} left; the cards are {', '.join(NAME)}")


def lay(table: Hill, seat: int, held: dict[str, Any]) -> None:
    """What one seat has."""
    for name in held["hand"]:
        table.move(take(table, name), HANDS + seat)
    for name in held["basket"]:
        copy = take(table, name)
        table.peek(copy, seat)
        table.claim[copy] = IS_KITE
        table.move(copy, HANDS + table.seats + seat, up=False)
    for entry in held["sky"]:
        kite = take(table, entry["name"])
        table.enter(kite, seat)
        for name in entry["tails"]:
            tail = take(table, name)
            table.enter(tail, seat)
            table.host[tail] = kite
