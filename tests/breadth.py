"""How much is tested: in `make test` a few cases of a table that differ most, in `make soak` all, and long tests."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

import pytest

T = TypeVar("T")
WIDE: Final = os.environ.get("TIMESCOOP_WIDE") == "all"
in_the_soak: Final = pytest.mark.in_the_soak  # for a long test whose faults shorter ones find in `make test`


def some(cases: Sequence[T], *few: int) -> list[T]:
    """All cases in the soak; elsewhere those at some places of the table, -1 being the last."""
    return list(cases) if WIDE else [cases[nth] for nth in few]


def part(cases: Sequence[T], of: int = 3) -> Sequence[T]:
    """All cases in the soak; elsewhere one of three, or of as many as are said."""
    return cases if WIDE else cases[::of]


def ends(deals: Sequence[tuple[str, str, int]]) -> list[tuple[str, str, int]]:
    """All deals in the soak; elsewhere, of each game and edition, those for the fewest and for the most people."""
    seats = {deal[:2]: [each[2] for each in deals if each[:2] == deal[:2]] for deal in deals}
    return [deal for deal in deals if WIDE or deal[2] in (min(seats[deal[:2]]), max(seats[deal[:2]]))]
