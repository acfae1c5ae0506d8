"""Names of cards as people write them: in any case, without marks, and without a subtitle where one title is alone."""

from __future__ import annotations

from collections.abc import Sequence


def bare(name: str) -> str:
    """A name without its marks, spaces and capitals."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


class Names:
    """The names of the cards of a game."""

    def __init__(self, names: Sequence[str]) -> None:
        self.all = list(names)
        self.known = set(names)
        self.by_bare: dict[str, list[str]] = {}
        for name in names:
            title, _, subtitle = name.partition(" - ")
            for key in {bare(name), *([bare(title)] if subtitle else [])}:
                self.by_bare.setdefault(key, []).append(name)

    def find(self, said: str) -> str | None:
        """The one card that is meant, or None."""
        if said in self.known:
            return said
        found = self.by_bare.get(bare(said), [])
        return found[0] if len(found) == 1 else None
