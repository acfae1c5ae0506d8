"""Imports all modules with phrases, so that these are registered.

Stored tables hold acts by number: modules that enter some are imported in the order in which they came to be.
"""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.phrases import (
    acts,
    comparing,
    conditions,
    deeds,
    denied,
    describing,
    extremes,
    from_hands,
    goals_heard,
    labels,
    loans,
    nearby,
    outcomes,
    own_acts,
    parties,
    requirements,
    safety,
    seen,
    standing,
    stock,
    tallies,
    told_of_others,
    travels,
    values_doubled,
    whereabouts,
    withdrawing,
    without_others,
    yielded_control,
)

PHRASES: Final = (
    acts,
    comparing,
    conditions,
    deeds,
    describing,
    goals_heard,
    labels,
    own_acts,
    loans,
    outcomes,
    parties,
    requirements,
    safety,
    seen,
    standing,
    stock,
    travels,
    values_doubled,
    whereabouts,
    withdrawing,
    denied,
    extremes,
    from_hands,
    nearby,
    tallies,
    told_of_others,
    without_others,
    yielded_control,
)
