"""What a seat does by habit, for turns that are only imagined."""

from timescoop.games.invasion.habit.answers import habit

__all__ = ["habit"]
