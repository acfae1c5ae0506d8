"""What a seat does at a moment's thought, for turns that are only imagined."""

from timescoop.games.ccg.habit.answers import habit

__all__ = ["habit"]
