"""Words that a set of cards adds to the card file of its edition: Traits, types of Enemies, eras."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from timescoop.kernel.card_files import Document
from timescoop.kernel.errors import BadNotation

Declare = Callable[[Document, object], None]  # puts what a set says of a part into a card file
OWN: Final = "judged own"
NO_SLUG: Final = re.compile(r"[^a-z0-9]+")


def listed(part: str, said: object) -> list[object]:
    """The items that a set lists for a part.

    Raises:
        BadNotation: It is no list.
    """
    if not isinstance(said, list):
        raise BadNotation((part,), f"a list is expected, as in `{part}: [One, Another]`, not {said!r}")
    return said


def each_name(part: str, said: object) -> Iterator[str]:
    """The names in a list.

    Raises:
        BadNotation: One of them is no name.
    """
    for nth, name in enumerate(listed(part, said)):
        if not isinstance(name, str) or not name.strip():
            raise BadNotation((part, nth), f"a name is expected, not {name!r}")
        yield name


def names_into(part: str) -> Declare:
    """Add names to a part that is a list of names, such as traits; existing names aren't repeated."""

    def declare(document: Document, said: object) -> None:
        document[part] += [name for name in dict.fromkeys(each_name(part, said)) if name not in document[part]]

    return declare


def rows_into(part: str, *fields: str) -> Declare:
    """Add rows with a name and a warrant, or names alone, to a part; `fields` defaults to the name."""

    def declare(document: Document, said: object) -> None:
        for row in each_row(part, said):
            kept = [each for each in document[part] if each["name"] != row["name"]]
            document[part] = [*kept, dict.fromkeys(fields, row["name"]) | row]

    return declare


def each_row(part: str, said: object) -> Iterator[dict[str, Any]]:
    """The rows in a list, each with a name and a warrant.

    Raises:
        BadNotation: One of them has no name.
    """
    for nth, each in enumerate(listed(part, said)):
        row = {"name": each} if isinstance(each, str) else each
        if not isinstance(row, dict) or not isinstance(row.get("name"), str) or not row["name"].strip():
            raise BadNotation((part, nth), f"a name is expected, or fields with a `name`, not {each!r}")
        yield {"warrant": OWN} | row


def words_into(part: str, *, slugs: bool = False) -> Declare:
    """A part that says a word for each key, such as plurals; with `slugs`, a list of words makes its keys itself."""

    def declare(document: Document, said: object) -> None:
        if slugs and isinstance(said, list):
            said = {NO_SLUG.sub("-", name.casefold()).strip("-"): name for name in each_name(part, said)}
        if not isinstance(said, dict):
            raise BadNotation((part,), f"a word for each key is expected, not {said!r}")
        document[part] = {**document[part], **said}

    return declare
