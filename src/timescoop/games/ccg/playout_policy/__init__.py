"""The playout policy, which picks answers quickly in imagined turns."""

from timescoop.games.ccg.playout_policy.answers import likely_answer

__all__ = ["likely_answer"]
