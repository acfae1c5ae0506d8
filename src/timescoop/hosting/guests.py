"""On whose behalf something is done, so that what is scarce is shared out fairly. Nothing of it is stored."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

GUEST: Final[ContextVar[str]] = ContextVar("guest", default="")
"""A name for whoever sent the request that is being answered, such as their network address; empty for nobody."""
