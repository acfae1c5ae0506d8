"""What a card requires, as a view lists it: ways to meet it, each of them sums that fill up."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.kernel import NeedSum
from timescoop.wording.card_readings import in_own_words
from timescoop.wording.translation import _


def sum_words(each: NeedSum) -> str:
    """A sum in words: what there is, what it takes, and what it could become."""
    have, least, later = each["have"], each["of"], each["later"]
    enough = _("{what}: {have} (needs {least})") if have > least else _("{what}: {have} of {least}")
    told = enough.format(what=in_own_words(each["words"])[0], have=have, least=least)
    return _("{told}, {later} at best").format(told=told, later=later) if later > have else told


def ways_words(ways: Sequence[Sequence[NeedSum]]) -> str:
    """All ways to meet what a card requires, in a line."""
    return _(" or ").join(_(" and ").join(sum_words(each) for each in way) for way in ways)
