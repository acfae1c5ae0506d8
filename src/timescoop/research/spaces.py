"""The spaces that observations lie in, for PettingZoo and Gymnasium alike."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from timescoop.research.study import Study

EDGE: Final = 1 << 53  # what a float of 64 bits still holds exactly; games tell sets of places as bits


def observation_space(study: Study, *, squeezed: bool) -> spaces.Dict:
    """A dictionary of `observation` and `action_mask`."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": seen(study, 1, squeezed=squeezed),
        "action_mask": spaces.Box(0, 1, (study.actions,), np.int8),
    }
    return spaces.Dict(parts)


def everything(study: Study, *, squeezed: bool) -> spaces.Box:
    """What all seats observe, one after the other."""
    return seen(study, study.seats, squeezed=squeezed)


def seen(study: Study, times: int, *, squeezed: bool) -> spaces.Box:
    """So many observations in a row, whole numbers or floats on a logarithmic scale."""
    if squeezed:
        edge = float(np.log1p(np.float32(EDGE)))
        return spaces.Box(-edge, edge, (times * study.width,), np.float32)
    return spaces.Box(-EDGE, EDGE, (times * study.length,), np.int64)
