"""How wide a table of tests is: a few cases that differ most in `make test`, all of them in `make soak`."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
WIDE: Final = os.environ.get("TIMESCOOP_WIDE") == "all"


def some(cases: Sequence[T], *few: int) -> list[T]:
    """All cases in the soak; elsewhere those at some places of the table, -1 being the last."""
    return list(cases) if WIDE else [cases[nth] for nth in few]


def part(cases: Sequence[T]) -> Sequence[T]:
    """All cases in the soak; elsewhere every third."""
    return cases if WIDE else cases[::3]


def ends(deals: Sequence[tuple[str, str, int]]) -> list[tuple[str, str, int]]:
    """All deals in the soak; elsewhere, of each game and edition, those for the fewest and for the most people."""
    seats = {deal[:2]: [each[2] for each in deals if each[:2] == deal[:2]] for deal in deals}
    return [deal for deal in deals if WIDE or deal[2] in (min(seats[deal[:2]]), max(seats[deal[:2]]))]
