"""Names that tell apart cards of the same name in the same zone."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

ENDINGS: Final = {1: "st", 2: "nd", 3: "rd"}
TEENS: Final = range(10, 20)
TEN: Final = 10
HUNDRED: Final = 100


def ordinal(number: int) -> str:
    """A place in a row.

    >>> ordinal(1), ordinal(2), ordinal(3), ordinal(11), ordinal(23)
    ('1st', '2nd', '3rd', '11th', '23rd')
    """
    ending = "th" if number % HUNDRED in TEENS else ENDINGS.get(number % TEN, "th")
    return f"{number}{ending}"


def told_apart(copy: int, called: Mapping[int, str], marks: Iterable[Callable[[int], str]] = ()) -> str:
    """The name of one of several cards in a zone, with everything that distinguishes them.

    Cards that still have the same name are numbered in their order. The number comes first: after a name it
    would look like a figure of the card.

    Args:
        copy: The card to name, one of `called`.
        called: The name of each card there, in the order of the row.
        marks: Functions that return a remark to put after a card's name, with a space before it.

    >>> told_apart(7, {4: "Cyberman", 7: "Cyberman"}, [{4: " with Cybergun", 7: " without Upgrade"}.__getitem__])
    'Cyberman without Upgrade'
    >>> told_apart(7, {4: "Dalek", 7: "Dalek"})
    '2nd Dalek'
    """
    said = dict(called)
    for mark in marks:
        told = {each: mark(each) for each in said}
        if len(set(told.values())) > 1:
            said = {each: said[each] + told[each] for each in said}
    alike = [each for each, words in said.items() if words == said[copy]]
    return said[copy] if len(alike) == 1 else f"{ordinal(alike.index(copy) + 1)} {said[copy]}"
