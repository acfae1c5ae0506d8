"""Names that tell cards apart which are called the same and lie together."""

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
    """What one of several cards is called that lie together: with all that they have not in common.

    Those that still have the same name get a number, by their place among these. It comes first: a number behind a name
    looks like a figure of the card.

    Args:
        copy: The card that is meant, one of `called`.
        called: The name of each card that lies there, in the order of the row.
        marks: What can be said of a card behind its name, each with a space before it.

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
