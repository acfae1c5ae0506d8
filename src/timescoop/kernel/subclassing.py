"""`mypyc_attr`, which marks classes that uncompiled code extends, such as a plug-in's table.

mypyc knows the mark by its full name and drops it. Nothing else needs `mypy_extensions`, so at run time a function that
does nothing stands in for it; this module is never compiled.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    Marked = TypeVar("Marked")

    def mypyc_attr(**_marks: bool) -> Callable[[Marked], Marked]:
        """Mark a class without changing it."""
        return lambda marked: marked


__all__ = ["mypyc_attr"]
