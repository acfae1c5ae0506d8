"""The boards of a box beside its cards: each side laid flat, with its Locations as fields, and put together again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

SIDE: Final = "side"  # in place of a type
BOARDS: Final = "boards"
LOCATIONS: Final = "locations"
PLACE: Final = "location_"
BETWEEN: Final = " | "
Row = dict[str, Any]


def laid_flat(board: Mapping[str, Any]) -> Row:
    """A side as a row of single values: each Location is a text, `Name | Action: … | Action: …`."""
    row = {key: each for key, each in board.items() if key not in (LOCATIONS, "warrants")}
    warrants = dict(board.get("warrants") or {})
    for nth, place in enumerate(board.get(LOCATIONS) or (), 1):
        row[f"{PLACE}{nth}"] = BETWEEN.join([str(place.get("name", "")), *map(str, place.get("actions") or ())])
        why = dict.fromkeys(part for each in (place.get("warrants") or {}).values() for part in str(each).split("; "))
        warrants[f"{PLACE}{nth}"] = "; ".join(why)
    return {"name": row.pop("name", ""), "type": SIDE, **row, "warrants": warrants}


def put_together(row: Mapping[str, Any]) -> Row:
    """The same side as a set has it: only what the row says; Locations that it does not name are null."""
    board = {key: each for key, each in row.items() if key != "type" and not key.startswith(PLACE)}
    places = {int(key.removeprefix(PLACE)): each for key, each in row.items() if is_place(key)}
    if places:
        board[LOCATIONS] = [place_in(places.get(nth)) for nth in range(1, max(places) + 1)]
    return board


def is_place(key: str) -> bool:
    """True for the field of a Location."""
    return key.startswith(PLACE) and key.removeprefix(PLACE).isdecimal()


def place_in(text: Any) -> Row | None:
    """A Location from its text."""
    if text is None:
        return None
    name, *actions = [part.strip() for part in str(text).split(BETWEEN.strip())]
    return {"name": name, "actions": [action for action in actions if action]}


def with_side(board: Row, said: Mapping[str, Any], own: str) -> Row:
    """A side with what a set says of it, and a warrant for each thing that differs.

    Args:
        board: The side as our card file has it.
        said: What the set says; of its Locations, null for one that is as ours.
        own: The warrant.
    """
    new = {key: each for key, each in said.items() if key not in (LOCATIONS, "warrants", "mine")}
    looked_at = said.get("mine") is True
    fields = [key for key in board | new if key not in ("clause", LOCATIONS, "warrants")]
    changed = [key for key in fields if looked_at or (key in new and board.get(key) != new[key])]
    warrants = {**board["warrants"], **dict.fromkeys(changed, own)}
    places = said.get(LOCATIONS) or ()
    return board | new | {"warrants": warrants, LOCATIONS: places_with(board[LOCATIONS], places, own, whole=looked_at)}


def places_with(ours: Sequence[Row], said: Sequence[Any], own: str, *, whole: bool) -> list[Any]:
    """The Locations of a side with what a set says of them."""
    found: list[Any] = []
    for nth in range(max(len(ours), len(said))):
        old = ours[nth] if nth < len(ours) else {}
        new = said[nth] if nth < len(said) else None
        if new is None and not whole:
            found.append(old)
        elif new is not None and not isinstance(new, dict):
            found.append(new)  # the check of the card file tells what it should be
        else:
            row = {**old, **(new or {})}
            changed = [key for key in row if key != "warrants" and (whole or old.get(key) != row[key])]
            found.append(row | {"warrants": {**old.get("warrants", {}), **dict.fromkeys(changed, own)}})
    return found
