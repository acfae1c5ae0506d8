"""What is expected against what is there, and the difference in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from timescoop.documents.writing import brief
from timescoop.kernel import BadNotation

Place = tuple[str | int, ...]

MISSING: Final = object()


@dataclass(frozen=True)
class Difference:
    """At one place, what was expected and what was found."""

    path: Place
    expected: str
    found: str

    def __str__(self) -> str:
        """Three lines, the second and third one below the other."""
        place = ".".join(str(step) for step in self.path)
        return f"{place}\n  expected: {self.expected}\n  found:    {self.found}"


def compare(expected: Any, found: Any, path: Place = ()) -> Iterator[Difference]:
    """All differences. A mapping says what must hold of the parts that it names; the rest is free.

    Lists of single values are alike in any order; `first` and `last` look at the order.

    Raises:
        BadNotation: It names a part that is not there at all, so that it could never hold.
    """
    if isinstance(expected, dict) and expected and set(expected) <= set(TESTS):
        for key, wanted in expected.items():
            yield from TESTS[key](wanted, found, (*path, key))
    elif isinstance(expected, dict) and expected:
        yield from compare_parts(expected, found, path)
    elif not alike(expected, found):
        yield Difference(path, brief(expected), brief(found))


def compare_parts(expected: dict[Any, Any], found: Any, path: Place) -> Iterator[Difference]:
    """Each named part; names may be dotted."""
    for dotted, wanted in expected.items():
        part, steps = follow(found, str(dotted), path)
        if part is MISSING and wanted is not None:
            yield Difference(steps, brief(wanted), "it is not there")
        elif part is not MISSING:
            yield from compare(wanted, part, steps)


def follow(value: Any, dotted: str, path: Place = ()) -> tuple[Any, Place]:
    """What stands under a dotted path. Rows of a list are found by their `name`, or by number from 0.

    Raises:
        BadNotation: There is no such part, and there never is.
    """
    steps = dotted.split(".")
    while steps:
        if value is None:
            return MISSING, (*path, *steps)
        for length in range(len(steps), 0, -1):  # names may hold dots themselves
            step = ".".join(steps[:length])
            part = enter(value, step, (*path, step))
            if part is not MISSING:
                value, path, steps = part, (*path, step), steps[length:]
                break
        else:
            if isinstance(value, list):
                return MISSING, (*path, *steps)
            raise BadNotation((*path, steps[0]), unknown(value, steps[0]))
    return value, path


def enter(value: Any, step: str, path: Place) -> Any:
    """One step down, or `MISSING`."""
    if isinstance(value, dict):
        for key, part in value.items():
            if str(key) == step:
                return part
        return MISSING
    if not isinstance(value, list):
        return MISSING
    named = [row for row in value if isinstance(row, dict) and row.get("name") == step]
    if len(named) > 1:
        raise BadNotation(path, f"{len(named)} of these are called {step!r}; use their number, from 0")
    if named:
        return named[0]
    return value[int(step)] if step.isdigit() and int(step) < len(value) else MISSING


def unknown(value: Any, step: str) -> str:
    """The message for a part that does not exist."""
    if not isinstance(value, dict):
        return f"{brief(value)} has no part {step!r}"
    near = get_close_matches(step, [str(key) for key in value], 1)
    hint = f"; perhaps {near[0]!r}" if near else ""
    return f"there is no {step!r} here, only {', '.join(str(key) for key in value)}{hint}"


def alike(expected: Any, found: Any) -> bool:
    """Whether a value is what was expected; lists of single values in any order."""
    if isinstance(expected, list) and isinstance(found, list):
        if plain(expected) and plain(found):
            return Counter(map(str, expected)) == Counter(map(str, found))
        same_length = len(expected) == len(found)
        return same_length and all(not list(compare(*pair)) for pair in zip(expected, found, strict=True))
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if isinstance(expected, str) or isinstance(found, str):
        return str(expected) == str(found)
    return bool(expected == found)


def plain(values: list[Any]) -> bool:
    """Whether a list holds single values only."""
    return not any(isinstance(value, list | dict) for value in values)


def listed(value: Any) -> list[str]:
    """A list of texts, also from a single value."""
    if value is None:
        return []
    values = value if isinstance(value, list) else [value]
    return [str(name_in(each)) for each in values]


def some(wanted: Any, path: Place) -> list[str]:
    """The names of a test, which must name something, or it could not fail."""
    names = listed(wanted)
    if not names:
        raise BadNotation(path, "this names nothing; use `count: 0` for an empty list")
    return names


def name_in(value: Any) -> Any:
    """What a row of a list is called."""
    return value.get("name", value) if isinstance(value, dict) else value


def has(wanted: Any, found: Any, path: Place) -> Iterator[Difference]:
    """`has`: all of these are in the list, as often as they are named."""
    short = Counter(some(wanted, path)) - Counter(listed(found))
    if short:
        yield Difference(path, brief(sorted(short.elements())), brief(found))


def lacks(wanted: Any, found: Any, path: Place) -> Iterator[Difference]:
    """`lacks`: none of these is in the list."""
    there = sorted(set(some(wanted, path)) & set(listed(found)))
    if there:
        yield Difference(path, f"none of {brief(listed(wanted))}", brief(there))


def count(wanted: Any, found: Any, path: Place) -> Iterator[Difference]:
    """`count`: so many in all, or so many of each that is named."""
    size = found if isinstance(found, int) else len(found or [])
    if not isinstance(wanted, dict):
        if wanted != size:
            yield Difference(path, brief(wanted), f"{size}: {brief(found)}")
        return
    there = Counter(listed(found))
    for name, number in wanted.items():
        if there[str(name)] != number:
            yield Difference((*path, name), brief(number), str(there[str(name)]))


def first(wanted: Any, found: Any, path: Place) -> Iterator[Difference]:
    """`first`: the list begins with these, in this order."""
    start = listed(found)[: len(some(wanted, path))]
    if start != listed(wanted):
        yield Difference(path, brief(wanted), brief(start))


def last(wanted: Any, found: Any, path: Place) -> Iterator[Difference]:
    """`last`: the list ends with these, in this order."""
    end = listed(found)[-len(some(wanted, path)) :]
    if end != listed(wanted):
        yield Difference(path, brief(wanted), brief(end))


TESTS: Final[dict[str, Callable[[Any, Any, Place], Iterator[Difference]]]] = {
    "has": has, "lacks": lacks, "count": count, "first": first, "last": last,
}  # fmt: skip
