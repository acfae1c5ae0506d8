"""The matches in memory, each as a single object for as long as anything refers to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from weakref import WeakValueDictionary

from timescoop.hosting.match import Match


class LoadedMatches(Mapping[str, Match]):
    """The matches that a server keeps in memory, by id.

    Those that nobody uses are dropped when there are too many. A request may hold one of them at that moment, and a
    stream may open on it afterwards, so `alive` has every match that is still an object here, kept or dropped. If it
    were loaded twice, one object would miss the moves that the other one stores.
    """

    def __init__(self) -> None:
        """None yet."""
        self.kept: dict[str, Match] = {}
        self.alive: WeakValueDictionary[str, Match] = WeakValueDictionary()

    def __getitem__(self, match_id: str) -> Match:
        """A match that is kept."""
        return self.kept[match_id]

    def __iter__(self) -> Iterator[str]:
        """The ids of the kept matches, oldest first."""
        return iter(self.kept)

    def __len__(self) -> int:
        """How many are kept."""
        return len(self.kept)

    def keep(self, match: Match) -> None:
        """Keep a match, whether new here or dropped before."""
        assert self.alive.setdefault(match.id, match) is match, "a match is loaded once"
        self.kept[match.id] = match

    def drop_idle(self, busy: Mapping[str, object]) -> list[str]:
        """Drop the older half of the matches that nobody watches and that are not busy, and return their ids."""
        idle = [each.id for each in self.kept.values() if not (each.log.in_use() or each.id in busy)]
        gone = idle[: max(1, len(idle) // 2)]
        for match_id in gone:
            del self.kept[match_id]
        return gone

    def forget(self, match_id: str) -> Match | None:
        """Forget a match that is gone from the store, and return it if it was here."""
        self.kept.pop(match_id, None)
        return self.alive.pop(match_id, None)

    def clear(self) -> None:
        """Forget all, as after a start of the process."""
        self.kept.clear()
        self.alive.clear()
