"""Checks for values of a position; errors name the place in the document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeGuard

from timescoop.kernel.dice import SEED_BYTES
from timescoop.kernel.errors import BadNotation
from timescoop.kernel.game import Choice, Edition
from timescoop.kernel.warrants import Place

MOST: Final = 999  # of anything that a position counts, where a game knows no other bound


def opening(document: object, keys: Sequence[str]) -> tuple[dict[Any, Any], dict[Any, Any]]:
    """A position and its players, by name, in turn order.

    Args:
        document: The position.
        keys: All that a position of this game may say.

    Raises:
        BadNotation: It is no position, has no players, or stops in the middle of something.
    """
    found = part(document, (), keys)
    if found.get("midway"):
        raise BadNotation(("midway",), "this table is in the middle of something; a record and a number say that")
    players = found.get("players")
    if not isinstance(players, dict):
        raise BadNotation(("players",), "the players are expected here, each with a name, in turn order")
    return found, players


def edition_of(
    found: dict[Any, Any], editions: Sequence[Edition], choices: Sequence[Choice], clause: str = ""
) -> tuple[str, dict[str, str]]:
    """The edition and the options of the deal, the defaults filled in.

    Args:
        found: The position, with its players.
        editions: All there are, the usual one first.
        choices: All options of the deal.
        clause: The rule that says how many may play; empty for none.

    Raises:
        BadNotation: There is no such edition, option or value, or too many or few players for it.
    """
    known = {edition.key: edition for edition in editions}
    key = str(found.get("edition", editions[0].key))
    if key not in known:
        raise BadNotation(("edition",), f"there is no edition {key!r}, only {', '.join(known)}")
    least, most = known[key].least, known[key].most
    if not least <= len(found["players"]) <= most:
        why = f" ({clause})" if clause else ""
        raise BadNotation(("players",), f"{key} is for {least} to {most} players{why}")
    offered = {choice.key: choice for choice in choices if not choice.editions or key in choice.editions}
    stated = part(found.get("options"), ("options",), list(offered))
    for name, value in stated.items():
        if str(value) not in offered[name].values:
            raise BadNotation(("options", name), f"{' or '.join(offered[name].values)} is expected, not {value!r}")
    return key, {name: str(stated.get(name, choice.default)) for name, choice in offered.items()}


def seed_of(value: object) -> bytes:
    """The seed that fills in what is left out: a number, or 64 hexadecimal digits."""
    if is_count(value):
        return value.to_bytes(SEED_BYTES, "big")
    try:
        seed = bytes.fromhex(value) if isinstance(value, str) else b""
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadNotation(("seed",), f"a number or {2 * SEED_BYTES} hexadecimal digits are expected, not {value!r}")
    return seed


def kind_of(name: object, names: Sequence[str], path: Place) -> int:
    """The number of the card of that name, in any case.

    Raises:
        BadNotation: There is no such card; it says which one comes nearest.
    """
    plain = str(name).casefold()
    for kind, each in enumerate(names):
        if each.casefold() == plain:
            return kind
    from difflib import get_close_matches  # noqa: PLC0415 - only for somebody who mistyped

    near = get_close_matches(str(name), names, 1)
    hint = f"; perhaps {near[0]!r}" if near else ""
    raise BadNotation(path, f"there is no card {name!r}{hint}")


def part(value: object, path: Place, known: Sequence[str]) -> dict[Any, Any]:
    """A mapping with no other keys than these; a missing one counts as empty."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadNotation(path, f"a mapping is expected, with {', '.join(known)}")
    for key in value:
        if key not in known:
            raise BadNotation((*path, key), f"there is no {key!r} here, only {', '.join(known)}")
    return value


def listed(value: object, path: Place) -> list[object]:
    """A list; a missing one counts as empty."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadNotation(path, f"a list is expected, not {value!r}")
    return value


def is_count(value: object) -> TypeGuard[int]:
    """Whether a value is an integer from 0."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 8 * SEED_BYTES


def number(value: object, path: Place, least: int = 0, most: int = MOST) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadNotation(path, f"a number from {least} to {most} is expected, not {value!r}")
    return value


def one_of(value: object, names: Sequence[str], path: Place, what: str) -> int:
    """The index of a name in a list, ignoring case."""
    plain = [name.casefold() for name in names]
    if str(value).casefold() not in plain:
        raise BadNotation(path, f"there is no {what} {value!r}, only {', '.join(names)}")
    return plain.index(str(value).casefold())
