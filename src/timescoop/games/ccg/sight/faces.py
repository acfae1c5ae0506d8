"""Card faces: what is printed on each card, with its sources."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from timescoop.games.ccg.pool import QUALITIES, Pool
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import CardRow, Face, warrants_in_words, with_marks
from timescoop.language import write

FRAMES: Final = {
    "Spacetime": "place", "TARDIS Character": "hero", "Ally": "hero", "Enemy": "foe", "TARDIS": "gear",
    "Artifact": "gear",
}  # fmt: skip
DEED: Final = "deed"  # the frame of what is done rather than met: Goals, Conditions, Bangs and Plots


def faces(table: Ccg) -> list[Face]:
    """A face for each kind."""
    return faces_of(table.pool)


@lru_cache(maxsize=64)
def faces_of(pool: Pool) -> list[Face]:
    """The faces of a pool, made once."""
    found = [face_of(pool, kind) for kind in range(pool.count)]
    terms = {"stat": pool.stats, "word": pool.words}
    for kind, shown in enumerate(found):
        shown["terms"] = terms
        shown["says"] = [write(node) if node >= 0 else "" for _, node, _ in pool.sentences[kind]]
    return found


def face_of(pool: Pool, kind: int) -> Face:
    """CCG-CHAR-03: what stands on a card, in its order."""
    row = pool.rows[kind]
    warrants: dict[str, str] = row.get("warrants") or {}
    sort = str(row["type"])
    shown: Face = {
        "name": pool.name[kind],
        "type": sort,
        "family": sort,
        "colour": sort.lower().replace(" ", "-").replace("!", ""),
        "frame": FRAMES.get(sort, DEED),
        "qualities": qualities_of(pool, row),
        "value": pool.cost[kind] if row.get("cost") is not None else None,
        "corner": "\u25c6" * pool.diamonds[kind],
        "subtitle": pool.subtitle[kind],
        "line": line_of(row),
        "text": row.get("text") or "",
        "values": values_of(pool, kind),
        "warrants": warrants,
        "how": warrants_in_words(warrants, pool.header),
        "clause": "CCG-TYPE-01",
    }
    return with_marks(shown, row)


def qualities_of(pool: Pool, row: CardRow) -> list[str]:
    """CCG-CHAR-04: the Qualities of a Character; none of another card."""
    names = [name.lower() for name in pool.stats[:QUALITIES]]
    return names if all(row.get(name) is not None for name in names) else []


def line_of(row: CardRow) -> str:
    """CCG-CHAR-02, CCG-CHAR-03: species, Nativity and Traits; place, era and Goal types; keywords."""
    parts = [
        "/".join(row.get("species") or ()),
        ", ".join(row.get("nativity") or ()),
        ", ".join([trait if count == 1 else f"{trait} {count}" for trait, count in (row.get("traits") or {}).items()]),
        row.get("era") or "",
        "/".join(row.get("goal_types") or ()),
        ", ".join(row.get("keywords") or ()),
    ]
    return " \u00b7 ".join([part for part in parts if part])


def values_of(pool: Pool, kind: int) -> dict[str, int]:
    """CCG-CHAR-04, CCG-TARDIS-02: Cost, Qualities, Capacity, as far as the card has them."""
    row = pool.rows[kind]
    found = {"cost": pool.cost[kind]} if row.get("cost") is not None else {}
    for stat, name in enumerate(pool.stats[:QUALITIES]):
        if row.get(name.lower()) is not None:
            found[name.lower()] = pool.stat[stat][kind]
    if row.get("capacity"):
        found["capacity"], found["capacity_moving"] = pool.capacity[kind]
    return found
