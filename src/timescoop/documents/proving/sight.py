"""Which cards a seat sees, group by group, from the view that the game sends it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from timescoop.kernel import NOBODY, Game, Table

Groups = dict[str, list[str]]


def seen_by(game: Game, table: Table, seat: int, names: Sequence[str], unknown: str) -> Groups:
    """The names of all cards on the table as a seat sees them, by where they lie.

    Args:
        game: The game.
        table: The table.
        seat: The seat that looks; `table.seats` is a spectator.
        names: The names of the seats.
        unknown: What a card is called that the seat does not know.

    Returns:
        Names by group: `discard` for a pile, `Tom.hand` for a group of cards of a player; those at a player's places
        are all in one group, `Tom.line` or `Tom.board`.
    """
    faces = [face["name"] for face in game.faces(table)]
    view = game.view(table, seat)
    out: Groups = {}
    for pile in view["piles"]:
        owner = pile.get("seat", NOBODY)
        key = str(pile.get("name", pile["key"]))
        key = key if owner == NOBODY else f"{names[owner]}.{key}"
        out.setdefault(key, []).extend(named(pile.get("cards", ()), faces, unknown))
    for name, side in zip(names, view["seats"], strict=True):
        for zone in side["zones"]:
            out.setdefault(f"{name}.{zone['key']}", []).extend(named(zone, faces, unknown))
    return out


def named(part: Any, faces: Sequence[str], unknown: str) -> Iterator[str]:
    """The name of every card in a part of a view, at any depth."""
    if isinstance(part, Mapping):
        if "kind" in part and "id" in part:
            yield faces[part["kind"]] if part["kind"] != NOBODY else unknown
        for value in part.values():
            yield from named(value, faces, unknown)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from named(value, faces, unknown)
