"""The spaces that observations lie in, for PettingZoo and Gymnasium alike."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from timescoop.research.study import Study


def observation_space(study: Study, *, squeezed: bool) -> spaces.Dict:
    """A dictionary of `observation` and `action_mask`."""
    low, high = np.iinfo(np.int32).min, np.iinfo(np.int32).max
    seen: spaces.Box
    if squeezed:
        edge = float(study.squeeze(np.array([high], dtype=np.int32))[0])
        seen = spaces.Box(-edge, edge, (study.length,), np.float32)
    else:
        seen = spaces.Box(low, high, (study.length,), np.int32)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": seen,
        "action_mask": spaces.Box(0, 1, (study.actions,), np.int8),
    }
    return spaces.Dict(parts)
