"""What a seat does at a moment's thought, for turns that are only imagined."""

from timescoop.games.ccg.playout_policy.answers import likely_answer

__all__ = ["likely_answer"]
