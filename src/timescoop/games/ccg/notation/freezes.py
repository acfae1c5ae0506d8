"""Why a card is frozen, in words: which freeze ends when, and by which card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.freezing import PLAIN, UNLESS, UNTIL, UNTIL_TURN, WHILE
from timescoop.games.ccg.pool import Pool
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, BadNotation, Place, listed, number, one_of, part
from timescoop.language import NO_TEXT, write

MANNERS: Final = ("plain", "until_turn", "until", "unless", "while")
FROZEN: Final = ("until_turn_of", "until", "unless", "while", "of", "by", "manner", "number")
CONDITIONS: Final = {"until": UNTIL, "unless": UNLESS, "while": WHILE}
Record = tuple[int, int, int, int]  # manner, number, seat, kind of the card by which, or NOBODY


def read_freezes(value: Any, path: Place, pool: Pool, names: Sequence[str], find: Callable[..., int]) -> list[Record]:
    """CCG-FREEZE-05: `true`, or a list of reasons: `{until_turn_of: Ada}`, `{unless: you have a Hero here, by: card}`.

    Args:
        value: What the position says.
        path: Where it stands.
        pool: The cards.
        names: The seats.
        find: The kind of a card by its name and where it stands.

    Raises:
        BadNotation: A reason that there is not, a condition that no card has, a seat or card of another name.
    """
    if value is True:
        return [(PLAIN, 0, 0, NOBODY)]
    out = []
    for nth, each in enumerate(listed(value or None, path)):
        found, place = part(each, (*path, nth), FROZEN), (*path, nth)
        manner, number_of = reason(found, place, pool, names)
        seat = one_of(found["of"], names, (*place, "of"), "player") if "of" in found else 0
        by = find(found["by"], (*place, "by")) if "by" in found else NOBODY
        out.append((manner, number_of, seat, by))
    return out


def reason(found: dict[Any, Any], path: Place, pool: Pool, names: Sequence[str]) -> tuple[int, int]:
    """The manner of a freeze, and the seat or the condition that it waits for."""
    if "manner" in found:  # as older positions say it
        manner = one_of(found["manner"], MANNERS, (*path, "manner"), "manner")
        return manner, number(found.get("number", 0), (*path, "number"))
    if "until_turn_of" in found:
        return UNTIL_TURN, one_of(found["until_turn_of"], names, (*path, "until_turn_of"), "player")
    for key, manner in CONDITIONS.items():
        if key in found:
            return manner, condition(found[key], (*path, key), pool)
    return PLAIN, 0


def condition(said: Any, path: Place, pool: Pool) -> int:
    """The number of a condition by its words."""
    known = [write(node) for node in pool.trees]
    if said not in known:
        raise BadNotation(path, f"no card has the condition {said!r}")
    return known.index(said)


def write_freezes(table: Ccg, copy: int, names: Sequence[str]) -> Any:
    """CCG-FREEZE-05: simply frozen, or every reason."""
    records = table.frozen[copy]
    if all([manner == PLAIN for manner, _, _, _ in records]):
        return True
    out = []
    for manner, number_of, seat, this in records:
        said: dict[str, Any] = {}
        if manner == UNTIL_TURN:
            said["until_turn_of"] = names[number_of]
        for key, each in CONDITIONS.items():
            if manner == each:
                said[key] = write(table.pool.trees[number_of])
        said["of"] = names[seat]
        if this != NO_TEXT:
            said["by"] = table.pool.name[table.kind[CONTEXT.card(this)]]
        out.append(said)
    return out
