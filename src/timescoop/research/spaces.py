"""The spaces and encodings of observations, for PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from timescoop.research.observation_bounds import ObservationBounds
from timescoop.research.study import Numbers, Study

EDGE: Final = 1 << 53  # what a float of 64 bits still holds exactly; games tell sets of places as bits


class ObservationFormat:
    """How one environment encodes observations.

    Args:
        study: What is played.
        squeezed: Whether as floats for networks, rather than whole numbers.
        bounded: Whether each number has bounds of its own. Then only amounts are squeezed; an index stays as it is.
    """

    def __init__(self, study: Study, *, squeezed: bool, bounded: bool) -> None:
        self.study = study
        self.squeezed = squeezed
        self.bounded = bounded
        self.bounds = ObservationBounds(study) if bounded else None

    def encoded(self, numbers: Numbers) -> Any:
        """An observation in this format."""
        if not self.squeezed:
            return numbers
        return self.study.squeeze(numbers) if self.bounds is None else self.bounds.scaled(numbers)

    def space(self) -> spaces.Dict:
        """A dictionary of `observation` and `action_mask`."""
        parts: dict[str, spaces.Space[Any]] = {
            "observation": self.box(1),
            "action_mask": spaces.Box(0, 1, (self.study.actions,), np.int8),
        }
        return spaces.Dict(parts)

    def box(self, times: int) -> spaces.Box:
        """The space of this many observations, one after the other."""
        kind: Any = np.float32 if self.squeezed else np.int64
        if self.bounds is not None:
            low, high = self.bounds.scaled_bounds() if self.squeezed else (self.bounds.low, self.bounds.high)
            return spaces.Box(np.tile(low, times), np.tile(high, times), dtype=kind)
        edge = float(np.log1p(np.float32(EDGE))) if self.squeezed else EDGE
        return spaces.Box(-edge, edge, (times * (self.study.width if self.squeezed else self.study.length),), kind)
