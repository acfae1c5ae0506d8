"""Compares tables slot by slot, so that the laws notice a field that isn't stored."""

from __future__ import annotations

from typing import Any, Final

from timescoop.kernel import Table

# Caches: each is computed again when it is needed.
MEMORIES: Final = frozenset({"again", "bonus", "luck", "offered", "offered_to", "stale"})
# One object for all tables of a deal; a loaded table has an equal one.
SHARED: Final = frozenset({"fits", "pairs"})

FOUND: Final[dict[str, tuple[str, ...]]] = {}

Slots = dict[str, Any]


def slot_names(table: Table) -> tuple[str, ...]:
    """The fields of a table but for the memories, whichever way its class was built."""
    kind = type(table)
    name = f"{kind.__module__}.{kind.__qualname__}"
    if name not in FOUND:
        found: list[str] = []
        for part in kind.__mro__:
            own = part.__dict__.get("__slots__") or part.__dict__.get("__mypyc_attrs__", ())
            found += [each for each in own if each not in MEMORIES and not each.startswith("__")]
        FOUND[name] = tuple(dict.fromkeys(found))
    return FOUND[name]


def snapshot(table: Table) -> Slots:
    """All that a table holds now, in a form that later play cannot touch.

    What a game shares among the tables of a deal (its pool of cards, say) is no plain data and is left out.
    """
    found: Slots = {}
    for name in slot_names(table):
        value = getattr(table, name)
        if name in SHARED or type(value) in {int, str, bytes, type(None)}:
            found[name] = value
        elif type(value) in {list, tuple, dict}:
            found[name] = repr(value)  # the order of a dict counts: a rule may go through it
    return found


def difference(one: Slots, other: Slots) -> str:
    """The first few slots in which two snapshots differ, or an empty text."""
    found = [name for name in one.keys() | other.keys() if one.get(name) != other.get(name)]
    return "; ".join(f"{name}: {apart(one.get(name), other.get(name))}" for name in sorted(found)[:3])


def apart(one: Any, other: Any, width: int = 120) -> str:
    """Two values, cut to the first place where they differ."""
    left, right = str(one), str(other)
    at = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
    start = max(0, at - 30)
    return f"{'…' * (start > 0)}{left[start : start + width]} and {'…' * (start > 0)}{right[start : start + width]}"
