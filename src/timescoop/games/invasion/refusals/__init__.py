"""Why an option is not allowed, by the question that is asked and by the tests that decide it."""

from timescoop.games.invasion.refusals.bars import BARS, bar_of

__all__ = ["BARS", "bar_of"]
