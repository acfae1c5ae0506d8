"""Warrants: the source of each number and text of a card file, checked alike in every game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from timescoop.kernel.errors import BadNotation

Place = tuple[str | int, ...]

WARRANT: Final = re.compile(r"stated (\w+):\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*|(?:found|judged) (\w+)")
MINE: Final = re.compile(r"mine ([^\s;,][^;,\n]{0,59}), (\d{4}-\d\d-\d\d)")  # who looked at their own box, and when
NOTES: Final = {"s": "books", "f": "sources", "j": "reasons"}


def wrong_warrants(
    row: Any, path: Place, document: dict[Any, Any], fields: Sequence[str], *, free: Sequence[str] = ()
) -> Iterator[BadNotation]:
    """Check that every field has a warrant, and that nothing else has one.

    Args:
        row: Of a card file, with its `warrants`.
        path: Where it stands.
        document: The whole card file, with the books, sources and reasons that warrants name.
        fields: Those that need a warrant.
        free: Those that may have one although the row has no such field, as the text that a card is without.

    Yields:
        Each fault.
    """
    warrants = row.get("warrants")
    if not isinstance(warrants, dict):
        yield BadNotation((*path, "warrants"), f"a warrant is missing for {', '.join(fields)}")
        return
    for key in fields:
        if key not in warrants:
            yield BadNotation((*path, "warrants"), f"a warrant is missing for `{key}`")
    for key, warrant in warrants.items():
        if key not in fields and key not in free:
            yield BadNotation((*path, "warrants", key), f"there is no field {key!r} that this could be the warrant of")
        yield from wrong_warrant(warrant, (*path, "warrants", key), document)


def wrong_warrant(warrant: object, path: Place, document: Mapping[object, object]) -> Iterator[BadNotation]:
    """A warrant names a book and its lines, a source, a reason or the owner of a box; semicolons join several."""
    for part in str(warrant).split("; "):
        if MINE.fullmatch(part):
            continue
        match = WARRANT.fullmatch(part)
        if match is None:
            forms = "`stated BOOK:line`, `found Fn`, `judged Rn` or `mine NAME, YYYY-MM-DD`"
            yield BadNotation(path, f"{forms} is expected, not {warrant!r}")
            continue
        where = NOTES[part[0]]
        known = mapping(document.get(where))
        name = match[1] or match[2]
        if name not in known:
            yield unknown(path, name, list(known), f"entry of `{where}`")


def warrants_in_words(warrants: Mapping[str, str], document: Mapping[str, object]) -> dict[str, list[str]]:
    """The warrants of a card, field by field, each part with what it refers to in the card file."""
    return {key: [warrant_in_words(part, document) for part in why.split("; ")] for key, why in warrants.items()}


def warrant_in_words(warrant: str, document: Mapping[str, Any]) -> str:
    """A warrant in words: a book and its lines, a source, our reason, or the owner of a box."""
    sort, _, where = warrant.partition(" ")
    if mine := MINE.fullmatch(warrant):
        return f"mine: read off the printed card by {mine[1]}, {mine[2]}"
    if sort == "stated":
        book, _, lines = where.partition(":")
        return f"stated: {document['books'][book]['title']}, line {lines}"
    if sort == "found":
        return f"found: {document['sources'][where]['title']}"
    return f"judged: {document['reasons'][where]}"


def unknown(path: Place, key: object, known: Sequence[object], what: str, part: str = "") -> BadNotation:
    """The error for an unknown key or value; it suggests the nearest known one, or lists all.

    Args:
        path: Where it stands.
        key: What stands there.
        known: What may stand there.
        what: What that is called.
        part: The part of a set that can bring new ones; empty if none can.
    """
    from difflib import get_close_matches  # noqa: PLC0415 - only for somebody who mistyped

    names = [str(each) for each in known]
    near = get_close_matches(str(key), names, 1)
    hint = f"; did you mean {near[0]!r}?" if near else f", only {', '.join(names)}"
    bring = f"; a set that brings it says `{part}: [{key}]`" if part and not near else ""
    return BadNotation(path, f"there is no {what} {key!r}{hint}{bring}")


def mapping(value: object) -> dict[Any, Any]:
    """The value if it is a mapping, else an empty one; other code reports the error."""
    return value if isinstance(value, dict) else {}
