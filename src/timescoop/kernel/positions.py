"""Values of a position, each refused with the place where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from timescoop.kernel.dice import SEED_BYTES
from timescoop.kernel.errors import BadNotation
from timescoop.kernel.warrants import Place

MOST: Final = 999  # of whatever a position counts, where a game knows no other bound


def seed_of(value: Any) -> bytes:
    """The luck of what is left out: a number, or 64 hexadecimal digits."""
    if is_count(value):
        return int(value).to_bytes(SEED_BYTES, "big")
    try:
        seed = bytes.fromhex(value)
    except (TypeError, ValueError):
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadNotation(("seed",), f"a number or {2 * SEED_BYTES} hexadecimal digits are expected, not {value!r}")
    return seed


def kind_of(name: Any, names: Sequence[str], path: Place) -> int:
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
    raise BadNotation(path, f"there is no card {name!r}" + (f"; perhaps {near[0]!r}" if near else ""))


def part(value: Any, path: Place, known: Sequence[str]) -> dict[Any, Any]:
    """A mapping with these keys and no other; nothing counts as an empty one."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadNotation(path, f"a mapping is expected, with {', '.join(known)}")
    for key in value:
        if key not in known:
            raise BadNotation((*path, key), f"there is no {key!r} here, only {', '.join(known)}")
    return value


def listed(value: Any, path: Place) -> list[Any]:
    """A list; nothing counts as an empty one."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadNotation(path, f"a list is expected, not {value!r}")
    return value


def is_count(value: Any) -> bool:
    """Whether a value is a number of things."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 8 * SEED_BYTES


def number(value: Any, path: Place, least: int = 0, most: int = MOST) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadNotation(path, f"a number from {least} to {most} is expected, not {value!r}")
    return value


def one_of(value: Any, names: Sequence[str], path: Place, what: str) -> int:
    """The place of a name among these, in any case."""
    plain = [name.casefold() for name in names]
    if str(value).casefold() not in plain:
        raise BadNotation(path, f"there is no {what} {value!r}, only {', '.join(names)}")
    return plain.index(str(value).casefold())
