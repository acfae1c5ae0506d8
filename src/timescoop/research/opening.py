"""Where training starts; JAX is imported only when somebody trains."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from timescoop.kernel import BadDeal
from timescoop.research.runs import Settings

if TYPE_CHECKING:
    from timescoop.research.training import Run


def open_run(folder: Path, settings: Settings) -> Run:
    """A run in a folder, new or going on.

    Raises:
        BadDeal: JAX or Optax isn't installed, or see `Run`.
    """
    try:
        from timescoop.research.training import Run  # noqa: PLC0415 - it takes seconds, and playing never needs it
    except ModuleNotFoundError as error:
        raise BadDeal("training needs JAX and Optax: pip install 'timescoop[train]'") from error
    return Run(folder, settings)
