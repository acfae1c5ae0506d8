"""Chat by a fixed list of polite phrases; there is no free text."""

from __future__ import annotations

from typing import Final

from timescoop.hosting.errors import HostingError, NotYours, TooSoon
from timescoop.hosting.match_log import MatchLog, serialized

PHRASES: Final = ("hello", "your-move", "moment", "thinking", "well-played", "thanks", "sorry", "good-game", "again")
REST: Final = 4.0  # seconds between two phrases of one seat
MANY: Final = 6  # phrases of one seat in
WHILE: Final = 60.0  # seconds


class Chat:
    """What people at one match say to each other."""

    def __init__(self, log: MatchLog) -> None:
        """Nobody has said anything lately."""
        self.log = log
        self.said: dict[int, tuple[float, ...]] = {}  # when each seat last said something

    @serialized
    async def say(self, seat: int, phrase: str) -> None:
        """A seat says one of `PHRASES`.

        Raises:
            NotYours: No person sits there.
            HostingError: There is no such phrase.
            TooSoon: The seat has said something a moment ago, or much in a minute.
        """
        if seat not in self.log.state.people():
            raise NotYours("only people at the table say something")
        if phrase not in PHRASES:
            raise HostingError(f"no phrase is called {phrase!r}; the phrases are {', '.join(PHRASES)}")
        now = self.log.timer.now()
        lately = [at for at in self.said.get(seat, ()) if now - at < WHILE]
        if (lately and now - lately[-1] < REST) or len(lately) >= MANY:
            raise TooSoon("you have just said something; wait a moment")
        await self.log.amend(self.log.table_state().noted(f"phrase/{phrase}", seat))
        self.said[seat] = (*lately, now)
