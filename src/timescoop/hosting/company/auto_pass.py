"""Reaction windows that are passed for a seat by its own settings, which nobody else sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from timescoop.hosting.errors import HostingError, NotYours
from timescoop.hosting.match_log import MatchLog, serialized
from timescoop.hosting.seats import Seat
from timescoop.hosting.timeline import Passing, forced_option, is_partial
from timescoop.kernel import NOTHING, QUESTION, WINDOW, Table, windows_of

CONFIRMS: Final = "confirm-forced"  # among a seat's settings: it confirms forced moves itself


def passing_by(seats: Sequence[Seat], asks: Mapping[int, Mapping[str, bool]], *, forced_picks: bool = False) -> Passing:
    """How windows are passed for people: by kind of window and by what each seat has set, never by anybody's cards.

    Args:
        seats: Who sits where; bots are always asked.
        asks: By seat, the keys of windows that it is asked in or passes. A seat that has set nothing is asked in those
            that are usually asked.
        forced_picks: True to pick the only possible card at once, if more choices follow and nobody else sees any of
            it.
    """

    def passing(table: Table, seat: int) -> int:
        question = table.question_of(seat)
        if seats[seat].kind != "person":
            return NOTHING
        if question not in WINDOW:
            return forced_pick(table, seat) if forced_picks and not asks.get(seat, {}).get(CONFIRMS) else NOTHING
        option, usual = WINDOW[question]
        return NOTHING if asks.get(seat, {}).get(QUESTION[question], usual) else option

    return passing


def forced_pick(table: Table, seat: int) -> int:
    """The only option of a seat if it is a pick of which nobody else sees anything yet, or `NOTHING`."""
    option = NOTHING if table.polling else forced_option(table, seat)
    return option if option != NOTHING and is_partial(table, seat, option) else NOTHING


class AutoPass:
    """The settings by which windows are passed in one match."""

    def __init__(self, log: MatchLog, *, forced_picks: bool = False) -> None:
        """`forced_picks` says whether the only card that can be picked is picked at once: see `passing_by`."""
        self.log = log
        self.forced_picks = forced_picks

    @property
    def passing(self) -> Passing:
        """How windows are passed now, and cards picked where there is only one."""
        return passing_by(self.log.state.seats, self.log.state.table_state.asks, forced_picks=self.forced_picks)

    @property
    def passing_windows(self) -> Passing:
        """How windows are passed now; nothing is picked."""
        return passing_by(self.log.state.seats, self.log.state.table_state.asks)

    def windows(self, seat: int) -> dict[str, bool]:
        """The kinds of windows that this match can have, by the keys of their questions; True where a seat is asked.

        A window that none of the match's cards needs is left out. By default a seat is asked in those that are usually
        asked, as in conflicts.
        """
        said = self.log.state.table_state.asks.get(seat, {})
        known = windows_of(self.log.state.timeline.table, self.log.game.key)
        return {QUESTION[number]: said.get(QUESTION[number], usual) for number, usual in known.items()}

    @serialized
    async def set_windows(self, seat: int, asks: Mapping[str, bool]) -> None:
        """Set whether a seat is asked in these kinds of windows, or passes them. Only its own snapshot changes.

        Raises:
            NotYours: A spectator is not asked.
            HostingError: The match has no such window.
        """
        if not 0 <= seat < len(self.log.state.seats):
            raise NotYours("spectators have no reaction prompts")
        windows = self.windows(seat)
        unknown = set(asks) - set(windows)
        if unknown:
            known = ", ".join(windows) or "none"
            raise HostingError(f"{self.log.game.title} has no reaction prompt {min(unknown)!r}; it has {known}")
        if {**windows, **asks} == windows:
            return
        table_state = self.log.table_state()
        own = {**table_state.asks.get(seat, {}), **asks}
        await self.log.amend(replace(table_state, asks={**table_state.asks, seat: own}), [seat])
