"""A match backed by the store: its rows, what each viewer is shown, and changes made one at a time."""

from __future__ import annotations

import asyncio
import hmac
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

from timescoop.hosting.animation import Animation
from timescoop.hosting.company.presence import Presence
from timescoop.hosting.company.shown import ClockShown, Company
from timescoop.hosting.company.table_state import TableState, read_table_state
from timescoop.hosting.errors import NotYours, Overtaken, Stale
from timescoop.hosting.match_record import receipt_of
from timescoop.hosting.match_rows import AnswerRow, MatchRows, add_answers, set_table_state
from timescoop.hosting.notifier import Notifier
from timescoop.hosting.reading import fetch
from timescoop.hosting.resume import latest_of, resumed
from timescoop.hosting.seats import hash_of
from timescoop.hosting.serial_queue import SerialQueue
from timescoop.hosting.snapshots import SeatShown, Snapshot, ViewerState, next_numbers, snapshot_of, viewer_states
from timescoop.hosting.store import Store
from timescoop.hosting.timeline import Timeline
from timescoop.kernel import Face, Game

AGAIN: Final = 1.0  # seconds until an alarm goes off again, if what it is for could not be done


class StoredMatch:
    """One match. Nothing here has happened before it is in the store; a viewer is a seat, or `seats` for a watcher."""

    def __init__(self, store: Store, game: Game, cards: Any, stored: MatchRows, timeline: Timeline) -> None:
        """A stored match with its timeline; `Host` makes them.

        Args:
            store: Where it is kept.
            game: Its game.
            cards: Its compiled card file, or None.
            stored: As it stands in the store.
            timeline: What that comes to.
        """
        self.store = store
        self.game = game
        self.cards = cards
        self.plan = stored.plan
        self.id = stored.plan.id
        self.keys: dict[int, str] = {}  # only where the match has just started: a store holds hashes
        self.moved: Callable[[], None] = lambda: None  # the host wants to know
        self.queue = SerialQueue()
        self.changed_at = time.monotonic()  # when others than the one who answered saw something new
        self.timeline = timeline
        self.faces: list[Face] = game.faces(timeline.table)
        self.set_from(stored, timeline)
        self.notifier = Notifier(self.shown)
        self.now: Callable[[], float] = time.monotonic
        self.presence = Presence(len(self.seats), self.clock_now, self.notifier.refresh)
        self.since, self.ticking = self.now(), self.running()
        self.alarm: asyncio.TimerHandle | None = None
        self.spoken: dict[int, tuple[float, ...]] = {}  # seat -> when it said something lately
        self.stand_in = ""  # the bot that plays for whoever has left; the host knows which

    def set_from(self, stored: MatchRows, timeline: Timeline) -> None:
        """Take over what the store says."""
        self.timeline = timeline
        self.seats = list(stored.seats)
        self.lines = len(stored.lines)
        self.finished = stored.finished
        self.rematch = stored.rematch
        self.shown: list[int] = json.loads(stored.latest.shown)
        self.answered = {(line.seat, line.look): line.option for line in stored.lines if line.look}
        self.good_from = self.shown  # seat -> the oldest snapshot at which its answer may have been decided
        self.states: list[ViewerState] = viewer_states(self.game, timeline)
        self.table_state = read_table_state(stored.affairs)
        self.animation: Animation | None = None  # what the newest answer brought about

    # ---- looking

    def snapshot(self, viewer: int) -> Snapshot:
        """All that a viewer is given: a seat, or the number of seats for a watcher, who needs no key.

        Raises:
            NotYours: There is no such seat.
        """
        self.check_viewer(viewer)
        table = self.timeline.table
        seats = [SeatShown(seat.name, seat.kind, seat.bot, seat.colour) for seat in self.seats]
        return replace(
            snapshot_of(self.game, table, viewer, seats, self.states[viewer]),
            match=self.id,
            number=self.shown[viewer],
            may_take_back=self.timeline.undo_count(viewer) > 0,
            receipt=receipt_of(self.plan, over=table.over()),
            rematch=self.rematch,
            agreed=self.timeline.agreed,
            company=self.company(viewer),
        )

    def company(self, _viewer: int) -> Company:
        """What a viewer is told of who is here and what goes on beside the game."""
        lent = tuple(number for number, seat in enumerate(self.seats) if seat.kind == "bot" and seat.key_hash)
        away = tuple(number for number in self.people() if self.presence.away(number))
        return Company(away, lent, self.presence.watchers, notes=self.table_state.notes, clock=self.clock_shown())

    def check_viewer(self, viewer: int) -> None:
        """Refuse a viewer that is neither a seat nor a watcher."""
        if not 0 <= viewer <= len(self.seats):
            raise NotYours(f"there is no seat {viewer}; the seats are 0 to {len(self.seats) - 1}")

    def waiting(self) -> list[int]:
        """The seats that have still to answer."""
        return self.timeline.table.waiting()

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.timeline.table.over()

    @property
    def names(self) -> list[str]:
        """The names of the seats, in order."""
        return [seat.name for seat in self.seats]

    def seat_of(self, key: str) -> int | None:
        """The seat that a key opens, if any; it takes as long whichever it is."""
        given = hash_of(key)
        found = None
        for number, seat in enumerate(self.seats):
            if hmac.compare_digest(given, seat.key_hash):
                found = number
        return found

    def updates(self, viewer: int, since: int = 0, refreshes: int | None = None) -> AsyncIterator[int]:
        """Yield the number of a viewer's newest snapshot whenever it differs from the last one given, or from `since`.

        It ends when the host closes. Slow listeners are given the newest number only. It is given again when something
        changes that is not stored, such as who is here; `refreshes` is how often that had happened at snapshot `since`.
        """
        self.check_viewer(viewer)
        return self.notifier.listen(viewer, since, refreshes)

    # ---- time

    def clock_now(self) -> float:
        """Seconds on a clock that never jumps; tests set `now`."""
        return self.now()

    def people(self) -> list[int]:
        """The seats in which a person plays."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def running(self) -> tuple[int, ...]:
        """The seats whose time runs: people who are asked, while nothing holds the match up."""
        clock = self.table_state.clock
        if clock is None or clock.awaited or self.held_up():
            return ()
        return tuple(seat for seat in self.timeline.table.waiting() if self.seats[seat].kind == "person")

    def held_up(self) -> bool:
        """Whether bots and clocks wait: for people to agree on something, or for the end of a pause."""
        return self.table_state.request is not None or (
            self.table_state.clock is not None and self.table_state.clock.paused
        )

    def table_state_now(self) -> TableState:
        """The table state with the clock as it stands at this moment."""
        clock = self.table_state.clock
        if clock is None:
            return self.table_state
        return replace(self.table_state, clock=clock.spent(self.ticking, self.now() - self.since))

    def table_state_after(self, seat: int, *, answered: bool) -> TableState:
        """The table state once a seat has answered, or taken something back."""
        table_state = self.table_state_now().moved_on()
        clock = table_state.clock
        if clock is None or not answered or seat not in self.people():
            return table_state
        return replace(table_state, clock=clock.answered(seat))

    def clock_shown(self) -> ClockShown | None:
        """The clock at this moment."""
        clock = self.table_state_now().clock
        if clock is None:
            return None
        return ClockShown(clock.left, self.ticking, clock.paused, clock.wishes, clock.bank, clock.each)

    def tick(self) -> None:
        """From now on the time of those runs who are asked now; their alarm is set."""
        self.since, self.ticking = self.now(), self.running()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        clock = self.table_state.clock
        if clock is not None and self.ticking:
            soonest = min(clock.left[seat] for seat in self.ticking) or AGAIN
            self.alarm = asyncio.get_running_loop().call_later(soonest, self.time_is_up)

    def time_is_up(self) -> None:
        """Called when the alarm goes off; `Seating` lets bots take over."""

    # ---- changing

    def check_number(self, seat: int, number: int) -> None:
        """Refuse what was decided at an older snapshot."""
        if not 0 <= seat < len(self.seats):
            raise NotYours("a watcher is not asked")
        if not self.good_from[seat] <= number <= self.shown[seat]:
            raise Stale(f"the table has moved on: that was look {number}, and {self.shown[seat]} is the newest")

    async def keep(
        self,
        timeline: Timeline,
        lines: Sequence[AnswerRow],
        seat: int,
        *,
        goes_on: bool,
        table_state: TableState | None = None,
    ) -> None:
        """Store what happened, then apply it, then notify; `table_state` if it is not what it is after any move."""
        table_state = table_state or self.table_state_after(seat, answered=goes_on)
        states = viewer_states(self.game, timeline, (self.timeline, self.states) if goes_on else None)
        shown = next_numbers(self.shown, self.states, states)
        shown[seat] = self.shown[seat] + 1  # whoever answers is shown that it was taken, so no answer counts twice
        over = timeline.table.over()
        now = time.time()
        latest = latest_of(self.game, timeline, self.lines + len(lines), shown)
        await add_answers(self.store, self.id, lines, latest, now, over=over, table_state=table_state.text())
        if any(a != b for viewer, (a, b) in enumerate(zip(self.shown, shown, strict=True)) if viewer != seat):
            self.changed_at = time.monotonic()
        self.good_from = oldest_valid(self.timeline, timeline, self.good_from, shown, seat)
        news = timeline.given[len(self.timeline.given) :] if goes_on else ()
        self.animation = Animation(self.game, self.timeline, news, self.shown, self.states) if news else None
        self.timeline, self.states, self.shown, self.lines = timeline, states, shown, latest.number
        self.finished = now if over else None
        self.table_state = table_state
        self.tick()
        self.notify()

    async def amend(self, table_state: TableState, viewers: Sequence[int] | None = None) -> None:
        """Store a table state that has changed while the game has not; all viewers are shown it, or only some."""
        told = range(len(self.shown)) if viewers is None else viewers
        shown = [number + (viewer in told) for viewer, number in enumerate(self.shown)]
        await set_table_state(self.store, self.id, table_state.text(), json.dumps(shown))
        self.table_state, self.shown = table_state, shown
        self.tick()
        self.notify()

    def notify(self) -> None:
        """Wake the listeners and tell the host."""
        self.notifier.notify(self.shown)
        self.moved()

    def followed_by(self, rematch: str) -> None:
        """A rematch has started: everybody is told."""
        if self.rematch:
            return
        self.rematch = rematch
        self.shown = [each + 1 for each in self.shown]
        self.notify()

    # ---- one thing at a time

    async def serialized(self, action: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run an action after all others on this match, to its end even if the caller is cancelled."""
        await self.queue.run(lambda: self.reloading_on_conflict(action))

    async def reloading_on_conflict(self, action: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run an action; if another process wrote an answer of that number first, reload the match and raise.

        Raises:
            Overtaken: Somebody else was first.
        """
        try:
            await action()
        except Overtaken:
            await self.read_again()
            raise

    async def catch_up(self) -> None:
        """Read again, once nothing else is done with the match."""
        await self.queue.run(self.read_again)

    async def read_again(self) -> None:
        """Take over what the store holds: another process has written, or a write that failed here was kept."""
        stored = await fetch(self.store, self.id)
        ours = (self.lines, tuple(self.seats), self.rematch, self.table_state.text())
        if (len(stored.lines), stored.seats, stored.rematch, stored.affairs) != ours:
            self.set_from(stored, resumed(self.game, stored, self.cards))
            self.tick()
            self.notifier.shown = self.shown
            self.notifier.refresh()  # something is new, even if no snapshot has a new number
            self.moved()


def oldest_valid(old: Timeline, new: Timeline, good_from: list[int], shown: list[int], by: int) -> list[int]:
    """The oldest snapshot from which each seat may answer: the newest; in a poll, what others seal rushes nobody."""
    if old.table.polling and new.table.polling and old.table.asked == new.table.asked:
        return [shown[viewer] if viewer == by else number for viewer, number in enumerate(good_from)]
    return shown
