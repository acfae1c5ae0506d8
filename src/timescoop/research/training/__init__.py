"""Training by self-play: `timescoop train`. It needs `pip install 'timescoop[train]'`; playing never does."""

from timescoop.research.training.run import Run

__all__ = ["Run"]
