"""Card faces: what is printed on each card, board side and Location, with its sources."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from timescoop.games.nemesis.pool import NONE, WIN, Pool
from timescoop.games.nemesis.sight.outlook import own_scheme, win_words
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import CardRow, Face, warrants_in_words, with_marks
from timescoop.language import write

FRAMES: Final = {"constant": "gear", "instant": "deed", "moment": "deed", "location": "place", "side": "foe"}
HEROES: Final = "heroes"  # the colour of what belongs to no Nemesis


def faces(table: Nemesis) -> list[Face]:
    """A face for each kind: the cards of the file, then the sides, then their Locations."""
    return faces_of(table.pool)


@lru_cache(maxsize=64)
def faces_of(pool: Pool) -> list[Face]:
    """The faces of a pool, cached."""
    notes = pool.header
    nemeses = {board["name"]: board["nemesis"] for board in pool.boards}
    nemeses |= {board["nemesis"]: board["nemesis"] for board in pool.boards}
    found = [card_face(row, nemeses.get(row["deck"], ""), notes) for row in pool.rows]
    for kind, shown in enumerate(found):
        shown["says"] = ["win" if label == WIN else write(node) for label, node in pool.sentences[kind]]
        shown["remarks"] = ["any_player_wins"] if pool.wins[kind] and pool.traits[kind] & pool.hero else []
    for side, board in enumerate(pool.boards):
        rules = pool.sentences[pool.side_kind + side]
        shown = side_face(board, notes)
        shown["says"] = [write(node) for _, node in rules]
        shown["lines"] = [*shown.get("lines", []), *ways_to_win(pool, side)]
        found.append(shown)
    for board in pool.boards:
        found += [place_face(board, place, notes) for place in board["locations"]]
    return found


def ways_to_win(pool: Pool, side: int) -> list[str]:
    """NEM-WIN-01: how a side wins: the name of its own Scheme, and its Win condition in words."""
    scheme = own_scheme(pool, side)
    if scheme == NONE:
        return []
    name, how = pool.name[scheme], win_words(pool, scheme)
    return [f"Wins with {name}: {how}"]


def face(row: CardRow, sort: str, notes: CardRow) -> Face:
    """The fields that all faces have."""
    return {
        "name": row["name"], "type": sort, "family": row["name"], "colour": HEROES, "value": None, "corner": "",
        "frame": FRAMES.get(sort, "hero"),
        "subtitle": "", "line": "", "text": row.get("text", ""), "values": {}, "warrants": row["warrants"],
        "how": warrants_in_words(row["warrants"], notes),
        "clause": row.get("clause", "NEM-TERM-02"),
    }  # fmt: skip


def card_face(row: CardRow, nemesis: str, notes: CardRow) -> Face:
    """NEM-TERM-08: a card, of a Nemesis or of a Doctor."""
    traits = [trait for trait in row["traits"] if trait.casefold() != row["type"]]
    strength = row.get("strength")
    values = {"copies": row["copies"]} | ({"strength": strength} if strength is not None else {})
    shown = face(row, row["type"], notes)
    shown |= {
        "value": strength,
        "subtitle": ", ".join(traits),
        "line": " ".join(traits).removeprefix("Nemesis"),
        "values": values,
        "family": nemesis or row["deck"],
        "colour": nemesis or HEROES,
        "frame": "foe" if nemesis and row["type"] == "character" else shown["frame"],
    }
    return with_marks(shown, row)


def side_face(board: CardRow, notes: CardRow) -> Face:
    """NEM-SETUP-03: a side of a board with its Strength and its rule."""
    shown = face(board, "side", notes)
    shown |= {
        "value": board["strength"],
        "subtitle": board["rule"],
        "values": {"strength": board["strength"]},
        "lines": [f"{place['name']}: {'; '.join(map(bare, place['actions']))}" for place in board["locations"]],
        "family": board["nemesis"],
        "colour": board["nemesis"],
    }
    return shown


def place_face(board: CardRow, place: CardRow, notes: CardRow) -> Face:
    """NEM-TERM-02: a Location with its two Actions."""
    shown = face(place, "location", notes)
    shown |= {
        "subtitle": board["name"],
        "text": " ".join(place["actions"]),
        "lines": [said(action) for action in place["actions"]],
        "says": [bare(action) for action in place["actions"]],
        "family": board["name"],
        "colour": board["nemesis"],
    }
    return shown


def said(action: str) -> str:
    """An Action as a separate line, without its label and the full stop."""
    words = bare(action)
    return words[:1].upper() + words[1:]


def bare(action: str) -> str:
    """The text of an Action, without its label and the full stop."""
    return action.partition(": ")[2].removesuffix(".")
