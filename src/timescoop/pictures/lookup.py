"""Emblems by name, those among them that are made of others: many of a kind, and people side by side."""

from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from timescoop.pictures.drawings.persons import many, together
from timescoop.pictures.gallery import EMBLEMS, Emblem

MANY: Final = "many-"
MOST_TOGETHER: Final = 3


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
    near = get_close_matches(name, EMBLEMS, 1, 0.3)
    raise ValueError(f"There is no picture {name!r}." + (f" Did you mean {near[0]!r}?" if near else ""))


def is_person(name: str) -> bool:
    """Whether an emblem shows somebody from the wardrobe."""
    return name in EMBLEMS and EMBLEMS[name].sort == "person" and name != "somebody"
