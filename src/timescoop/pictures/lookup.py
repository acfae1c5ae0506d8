"""Emblems by name, those among them that are made of others: many of a kind, and people side by side."""

from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from timescoop.pictures.drawings.persons import many, together
from timescoop.pictures.gallery import EMBLEMS, Emblem

MANY: Final = "many-"
MOST_TOGETHER: Final = 3
LONGEST: Final = 60  # letters of a name that are looked at


@lru_cache(maxsize=1024)
def emblem_named(name: str) -> Emblem:
    """An emblem.

    Raises:
        ValueError: There is none of that name; the message names the nearest.
    """
    if name in EMBLEMS:
        return EMBLEMS[name]
    one = EMBLEMS.get(name.removeprefix(MANY))
    if name.startswith(MANY) and one and one.sort in {"figure", "person"}:
        return Emblem(name, f"{one.label}, several", "person", many(one.draw), 0.88, -2)
    names = name.split("+")
    if 1 < len(names) <= MOST_TOGETHER and all(is_person(each) for each in names):
        return Emblem(name, " + ".join(EMBLEMS[each].label for each in names), "person", together(*names), 0.98, -16)
    known = {**{emblem.label.casefold(): each for each, emblem in EMBLEMS.items()}, **{each: each for each in EMBLEMS}}
    near = get_close_matches(name[:LONGEST].casefold(), known, 1, 0.4)
    hint = f"; did you mean {known[near[0]]!r}?" if near else ", as in 'pepperpot' or 'blue-box'"
    raise ValueError(f"there is no picture {name[:LONGEST]!r}{hint}")


def is_person(name: str) -> bool:
    """Whether an emblem shows somebody from the wardrobe."""
    return name in EMBLEMS and EMBLEMS[name].sort == "person" and name != "somebody"
