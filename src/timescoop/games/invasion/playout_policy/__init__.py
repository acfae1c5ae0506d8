"""The playout policy: what a seat is likely to answer, for turns that are only imagined."""

from timescoop.games.invasion.playout_policy.answers import likely_answer

__all__ = ["likely_answer"]
