"""The spaces that observations lie in, for PettingZoo and Gymnasium alike."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from timescoop.research.study import Study

EDGE: Final = 1 << 53  # what a float still holds exactly; games tell sets of places as bits


def observation_space(study: Study, *, squeezed: bool) -> spaces.Dict:
    """A dictionary of `observation` and `action_mask`."""
    seen: spaces.Box
    if squeezed:
        edge = float(study.squeeze(np.array([EDGE], dtype=np.int64))[0])
        seen = spaces.Box(-edge, edge, (study.length,), np.float32)
    else:
        seen = spaces.Box(-EDGE, EDGE, (study.length,), np.int64)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": seen,
        "action_mask": spaces.Box(0, 1, (study.actions,), np.int8),
    }
    return spaces.Dict(parts)
