"""The claims of a scenario in words: part of the position, who is asked what, what has happened."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from timescoop.documents import brief
from timescoop.wording import Texts, _

DOT: Final = re.compile(r"(?<!\b[A-Z])\.")  # what parts a path; the dots of an abbreviation part nothing
COUNTS: Final = "count"


def claim_lines(texts: Texts, about: str, wanted: Any) -> Iterator[str]:
    """A claim of a `then` in sentences.

    Args:
        texts: The game's words for the keys of a position.
        about: `asked`, `facts`, or a dotted path into the position.
        wanted: What the scenario expects there.
    """
    if about == "asked":
        yield from asked_lines(texts, wanted)
    elif about == "facts":
        yield _("What has happened: {facts}.").format(facts=value_words(texts, wanted))
    else:
        yield f"{part_words(texts, about, wanted)}."


def asked_lines(texts: Texts, wanted: Mapping[str, object]) -> Iterator[str]:
    """Who is asked what, or may choose what."""
    for who, expected in wanted.items():
        if expected is None:
            yield _("{who} is not asked anything.").format(who=who)
        elif isinstance(expected, str):
            yield _("{who} is asked: {question}.").format(who=who, question=key_words(texts, expected).lower())
        else:
            yield _("{who} may choose: {options}.").format(who=who, options=value_words(texts, expected))


def key_words(texts: Texts, key: str) -> str:
    """A key of a question, a fact or a position in readable words; names stay as they are."""
    return texts.label(key.rpartition("/")[2], 2) if key[:1].islower() else key


def path_words(texts: Texts, path: str) -> str:
    """A part of a position: the seat, the zone, the place."""
    return ", ".join(key_words(texts, part) for part in DOT.split(path) if part != "players")


def value_words(texts: Texts, value: object) -> str:
    """What a part must be."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if value is None or value == []:
        return _("nothing")
    if isinstance(value, Mapping):
        return "; ".join(part_words(texts, str(key), part) for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(value_words(texts, part) for part in value)
    return str(value).replace("_", " ")


def part_words(texts: Texts, key: str, part: object) -> str:
    """One part of a mapping: a test of a list, or a part with its own value."""
    tests = {
        "has": _("among them {names}"),
        "lacks": _("not among them {names}"),
        "first": _("first {names}"),
        "last": _("last {names}"),
        COUNTS: _("{names} in all"),
    }
    if key == COUNTS and isinstance(part, Mapping):
        return ", ".join(f"{count} × {value_words(texts, name)}" for name, count in part.items())
    if key in tests:
        return tests[key].format(names=brief(part) if key == COUNTS else value_words(texts, part))
    path = path_words(texts, key)
    return f"{path}: {value_words(texts, part)}" if path else value_words(texts, part)
