"""Compares expected and actual values, and puts the difference into words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from timescoop.documents.proving.sayable import ANY, Words, name_in, perhaps
from timescoop.documents.writing import brief
from timescoop.kernel import BadNotation, Place

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


def compare(expected: Any, found: Any, path: Place = (), words: Words = ANY) -> Iterator[Difference]:
    """All differences. A mapping says what must hold of the parts that it names; the rest is free.

    Lists of single values are alike in any order; `first` and `last` look at the order. `true` holds of a part that
    is there with anything in it; `false`, `null` and `[]` hold of a part that is left out.

    Args:
        expected: The claim.
        found: What is there.
        path: Where it stands.
        words: What may be said.

    Raises:
        BadNotation: It says something that no position could, so that it could never hold, or never fail.
    """
    if isinstance(expected, dict) and expected and set(expected) <= set(TESTS):
        for key, wanted in expected.items():
            yield from TESTS[key](wanted, found, (*path, key), words)
    elif isinstance(expected, dict) and expected:
        yield from compare_parts(expected, found, path, words)
    elif not alike(expected, found, words):
        yield Difference(path, brief(expected), brief(found))


def compare_parts(expected: dict[Any, Any], found: Any, path: Place, words: Words) -> Iterator[Difference]:
    """Each named part; names may be dotted."""
    for dotted, wanted in expected.items():
        part, steps, beyond = follow(found, str(dotted), path, words)
        if part is not MISSING:
            yield from compare(wanted, part, steps, words)
        elif beyond:
            yield Difference((*steps, *beyond), brief(wanted), f"there is no {'.'.join(map(str, steps))}")
        elif not is_empty(wanted):
            yield Difference(steps, brief(wanted), "it is not there")


def follow(value: Any, dotted: str, path: Place = (), words: Words = ANY) -> tuple[Any, Place, Place]:
    """What stands under a dotted path, how far the path leads, and which steps of it lead beyond.

    Rows of a list are found by their `name`, or by number from 0.

    Raises:
        BadNotation: There is no such part, and there never is.
    """
    steps = dotted.split(".")
    while steps:
        if value is None:
            return MISSING, path, tuple(steps)
        for length in range(len(steps), 0, -1):  # names may hold dots themselves
            step = ".".join(steps[:length])
            part = enter(value, step, (*path, step))
            if part is not MISSING:
                value, path, steps = part, (*path, step), steps[length:]
                break
        else:
            step, steps = absent(value, steps, path, words)
            return MISSING, (*path, step), tuple(steps)
    return value, path, ()


def absent(value: Any, steps: list[str], path: Place, words: Words) -> tuple[str, list[str]]:
    """The step that leads to nothing now, and those behind it.

    Raises:
        BadNotation: No position has a part of that name.
    """
    for length in range(len(steps), 0, -1):
        step = ".".join(steps[:length])
        if words.knows(step):
            return step, steps[length:]
    if isinstance(value, list) and (words.names is None or steps[0].isdigit()):
        return steps[0], steps[1:]
    raise BadNotation((*path, steps[0]), unknown(value, steps[0], words))


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


def unknown(value: Any, step: str, words: Words) -> str:
    """The message for a part that does not exist."""
    if isinstance(value, list):
        return f"there is no {step!r}{perhaps(step, sorted(words.names or ()))}"
    if not isinstance(value, dict):
        return f"{brief(value)} has no part {step!r}"
    here = [str(key) for key in value]
    return f"there is no {step!r} here, only {', '.join(here)}{perhaps(step, here)}"


def is_empty(wanted: Any) -> bool:
    """Whether a claim says that a part is not there, or holds nothing."""
    return wanted is None or wanted is False or wanted == []


def alike(expected: Any, found: Any, words: Words = ANY) -> bool:
    """Whether a value is what was expected; lists of single values in any order."""
    if isinstance(expected, list) and isinstance(found, list):
        if plain(expected) and plain(found):
            return Counter(map(str, expected)) == Counter(map(str, found))
        return len(expected) == len(found) and all(
            fits(one, other, words) for one, other in zip(expected, found, strict=True)
        )
    if expected is True and isinstance(found, list | dict):
        return bool(found)
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if isinstance(expected, str) or isinstance(found, str):
        return str(expected) == str(found)
    return bool(expected == found)


def plain(values: list[Any]) -> bool:
    """Whether a list holds single values only."""
    return not any(isinstance(value, list | dict) for value in values)


# ---- rows of a list


def listed(value: Any) -> list[Any]:
    """A list, also of a single value; empty for nothing."""
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def some(wanted: Any, path: Place, check: Callable[[Any, Place], None]) -> list[Any]:
    """The rows of a test: at least one, and each could be there, or the test could not fail.

    Raises:
        BadNotation: It names nothing, or something that there is not.
    """
    rows = listed(wanted)
    if not rows:
        raise BadNotation(path, "this names nothing; use `count: 0` for an empty list")
    for row in rows:
        check(row, path)
    return rows


def fits(wanted: Any, row: Any, words: Words) -> bool:
    """Whether a row has the name and every mark that a claim gives it."""
    if not isinstance(wanted, dict):
        return not isinstance(row, list) and str(wanted) == str(name_in(row))
    there = row if isinstance(row, dict) else {"name": row}
    known = Words(words.names, words.keys | set(map(str, wanted)))
    return not any(True for _ in compare_parts(wanted, there, (), known))


def unmatched(wanted: Sequence[Any], rows: Sequence[Any], fit: Callable[[Any, Any], bool]) -> list[Any]:
    """Those of the wanted rows for which no row of their own can be found (Kuhn's bipartite matching)."""
    taken: dict[int, int] = {}

    def place(nth: int, tried: set[int]) -> bool:
        for at, row in enumerate(rows):
            if at not in tried and fit(wanted[nth], row):
                tried.add(at)
                if at not in taken or place(taken[at], tried):
                    taken[at] = nth
                    return True
        return False

    return [row for nth, row in enumerate(wanted) if not place(nth, set())]


def named_alike(wanted: Any, rows: Sequence[Any]) -> list[Any]:
    """The rows that are called as some of the wanted are; all of them if none is."""
    names = {str(name_in(each)) for each in listed(wanted)}
    return [row for row in rows if isinstance(row, dict) and str(name_in(row)) in names] or list(rows)


def has(wanted: Any, found: Any, path: Place, words: Words) -> Iterator[Difference]:
    """`has`: all of these are in the list, each with its marks, as often as they are named."""
    rows = listed(found)
    short = unmatched(some(wanted, path, words.check), rows, lambda one, row: fits(one, row, words))
    if short:
        yield Difference(path, brief(short), brief(named_alike(short, rows)))


def lacks(wanted: Any, found: Any, path: Place, words: Words) -> Iterator[Difference]:
    """`lacks`: none of these is in the list; one that is named with marks may be there without them."""
    rows = some(wanted, path, words.check)
    there = [row for row in listed(found) if any(fits(one, row, words) for one in rows)]
    if there:
        yield Difference(path, f"none of {brief(listed(wanted))}", brief(there))


def count(wanted: Any, found: Any, path: Place, words: Words) -> Iterator[Difference]:
    """`count`: so many in all, or so many of each that is named."""
    if found is not None and not isinstance(found, list | dict | int):
        raise BadNotation(path, f"{brief(found)} is no list, so it has no count")
    size = found if isinstance(found, int) else len(found or [])
    if not isinstance(wanted, dict):
        if wanted != size:
            yield Difference(path, brief(wanted), f"{size}: {brief(found)}")
        return
    there = Counter(str(name_in(row)) for row in listed(found))
    for name, number in wanted.items():
        words.check(name, (*path, name))
        if there[str(name)] != number:
            yield Difference((*path, name), brief(number), str(there[str(name)]))


def first(wanted: Any, found: Any, path: Place, words: Words) -> Iterator[Difference]:
    """`first`: the list begins with these, in this order."""
    rows = some(wanted, path, words.check)
    yield from in_order(rows, listed(found)[: len(rows)], path, words)


def last(wanted: Any, found: Any, path: Place, words: Words) -> Iterator[Difference]:
    """`last`: the list ends with these, in this order."""
    rows = some(wanted, path, words.check)
    yield from in_order(rows, listed(found)[-len(rows) :], path, words)


def in_order(wanted: Sequence[Any], found: Sequence[Any], path: Place, words: Words) -> Iterator[Difference]:
    """These rows, one after the other."""
    if len(wanted) != len(found) or not all(fits(*pair, words) for pair in zip(wanted, found, strict=True)):
        yield Difference(path, brief(list(wanted)), brief(list(found)))


TESTS: Final[dict[str, Callable[[Any, Any, Place, Words], Iterator[Difference]]]] = {
    "has": has, "lacks": lacks, "count": count, "first": first, "last": last,
}  # fmt: skip
