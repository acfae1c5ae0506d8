"""Card faces: type, numbers and text of each kind of card, with the source of each."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.games.invasion.fighting import attack_total, defence_total
from timescoop.games.invasion.pool import LOCATION, START
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import CardRow, Face, FigureRow, warrants_in_words, with_marks

FRAMES = {"defender": "hero", "enemy": "foe", "support": "gear"}
FIGURES = ("strength", "victory_points", "time_points", "start_value", "copies", "pictures")


def faces(table: Invasion) -> list[Face]:
    """One face a kind, by its number: what is printed on the card, how we know it, and its clause."""
    pool = table.pool
    return [face(row, pool.type[kind] in (START, LOCATION), pool.header) for kind, row in enumerate(pool.rows)]


def figures(table: Invasion, names: Sequence[str]) -> list[FigureRow]:
    """INV-CONFLICT-07: what the two sides of each Location add up to now.

    Returns:
        For each its `name`, the player `by` whom it is held, the totals of its `attack` and its `defence`.
    """
    return [
        {
            "name": table.pool.name[table.kind[copy]],
            "by": names[table.place_seat[place]],
            "attack": attack_total(table, place),
            "defence": defence_total(table, place),
        }
        for place, copy in enumerate(table.place_card)
    ]


def face(row: CardRow, is_place: bool, notes: CardRow) -> Face:  # noqa: FBT001 - called by position, as every game's `face`
    """INV-LOC-05: the face of one kind; a Location shows its victory value big and its Time Points in the corner.

    Args:
        row: What the card file says of it.
        is_place: Whether it is a Location.
        notes: The card file's `books`, `sources` and `reasons`, to which warrants refer.
    """
    value = row.get("victory_points") if is_place else row.get("strength")
    shown: Face = {
        "name": row["name"],
        "type": row["type"],
        "family": row.get("family", row["name"]),
        "frame": "place" if is_place else FRAMES[row["type"]],
        "value": value,
        "corner": f"+{row['time_points']}" if row.get("time_points") else "",
        "figures": [key for key in ("victory_points", "time_points") if is_place and row.get(key)],
        "subtitle": row.get("subtitle", ""),
        "text": row.get("text", ""),
        "values": {key: row[key] for key in FIGURES if key in row},
        "warrants": row["warrants"],
        "how": warrants_in_words(row["warrants"], notes),
        "clause": row["clause"],
    }
    return with_marks(shown, row)
