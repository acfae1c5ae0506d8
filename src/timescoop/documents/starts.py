"""Matches that were not dealt but begin at a table of another: that table as one line of text, its luck left out.

A position is at rest and says nothing of who knows what by having seen it; a match may be played on from the middle of
an effect. So the line is the table's own data, exact to the last bit.
"""

from __future__ import annotations

import json
from typing import Any

from timescoop.kernel import BadNotation, Game, Table, TimescoopError, to_data


def write_start(table: Table) -> str:
    """A table as one line of JSON, without its luck and the facts it keeps."""
    data = to_data(table)
    del data["seed"], data["kept"]
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def read_start(game: Game, text: str, luck: bytes, cards: Any = None) -> Table:
    """The table that such a line describes, with a luck, keeping facts from here on.

    Raises:
        BadNotation: The line is no table of the game, by this version of its rules.
    """
    try:
        data = json.loads(text)
        table = game.load({**data, "seed": luck.hex(), "kept": None}, cards)
        wrong = game.problems(table) if in_order(table) else ["its cards are not each in one place"]
    except (TimescoopError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise BadNotation((), "this isn't a table of the game") from error
    except (AssertionError, RecursionError) as error:
        raise BadNotation((), "this isn't a table of the game") from error
    if wrong:
        raise BadNotation((), f"this table cannot be: {wrong[0]}")
    table.kept = []
    return table


def in_order(table: Table) -> bool:
    """Whether each copy lies in one zone, the one that it says, and has everything that a copy has."""
    copies, zones = len(table.kind), len(table.zones)
    each = (table.mark, table.zone, table.known, table.claim, table.up)
    lying = [(copy, zone) for zone, cards in enumerate(table.zones) for copy in cards]
    return (
        all(len(values) == copies for values in each)
        and sorted(copy for copy, _ in lying) == list(range(copies))
        and all(table.zone[copy] == zone for copy, zone in lying)
        and len(table.sort) == len(table.owner) == len(table.bonds) == zones
        and len(table.sealed) in (0, table.seats)
    )


def same_deal(game: Game, table: Table, dealt: Table) -> bool:
    """Whether a table may have come of a deal like another: the same options and seats, as many cards, of its kinds.

    Which cards are in play may differ: some games lay a few aside, and the luck of a forked match is its own.
    """
    kinds = range(len(game.faces(dealt)))
    like = [(each.seats, each.about(), len(each.kind)) for each in (table, dealt)]
    return like[0] == like[1] and all(kind in kinds for kind in table.kind)
