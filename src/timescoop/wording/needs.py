"""What a card requires, as a view lists it: ways to meet it, each of them sums that fill up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from timescoop.wording.translation import _

Held = Mapping[str, Any]


def sum_words(each: Held) -> str:
    """A sum in words: what there is, what it takes, and what it could become."""
    have, least, later = int(each["have"]), int(each["of"]), int(each["later"])
    told = _("{what}: {have} of {least}").format(what=each["words"], have=have, least=least)
    return _("{told}, {later} at best").format(told=told, later=later) if later > have else told


def ways_words(ways: Sequence[Sequence[Held]]) -> str:
    """All ways to meet what a card requires, in a line."""
    return _(" or ").join(_(" and ").join(sum_words(each) for each in way) for way in ways)
