"""On whose behalf a request is made, so that scarce resources are shared fairly. Nothing here is stored."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

GUEST: Final[ContextVar[str]] = ContextVar("guest", default="")
"""A name for the guest who sent the current request, such as a network address; empty for nobody."""
