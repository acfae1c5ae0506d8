"""Why an option is not allowed: a function for each question, using the same tests as the rules."""

from timescoop.games.invasion.refusals.bars import BARS, bar_of

__all__ = ["BARS", "bar_of"]
