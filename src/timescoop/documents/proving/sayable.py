"""The words that a claim about a position may use, so that a misspelt one is refused instead of never matching."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from timescoop.kernel import BadNotation, Place


@dataclass(frozen=True)
class Words:
    """What a claim may say: the `names` of cards, seats and places, and the `keys` of parts and marks.

    Without names, any name may be said.
    """

    names: frozenset[str] | None = None
    keys: frozenset[str] = frozenset()

    def knows(self, step: str) -> bool:
        """Whether a part may be called so, also where it is not there now."""
        return step in self.keys or step in (self.names or ())

    def check(self, wanted: Any, path: Place) -> None:
        """Refuse a row of a claim that no position of the game could have.

        Raises:
            BadNotation: It has a name or a mark that the game does not know.
        """
        name = name_in(wanted)
        if self.names is not None and not isinstance(name, dict) and str(name) not in self.names:
            raise BadNotation(path, f"there is no {name!r}{perhaps(str(name), sorted(self.names))}")
        for key in wanted if self.keys and isinstance(wanted, dict) else ():
            if str(key).partition(".")[0] not in self.keys:
                raise BadNotation((*path, key), f"no card has {key!r}{perhaps(str(key), sorted(self.keys))}")


ANY: Final = Words()


def name_in(value: Any) -> Any:
    """What a row of a list is called."""
    return value.get("name", value) if isinstance(value, dict) else value


def perhaps(said: str, known: Sequence[str]) -> str:
    """The nearest word that there is, as a hint."""
    near = get_close_matches(said, known, 1)
    return f"; perhaps {near[0]!r}" if near else ""
