"""The log of a match: changes are made one at a time, and each is stored before anybody sees it."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from timescoop.hosting.animation import Animation
from timescoop.hosting.company.table_state import TableState
from timescoop.hosting.company.timer import Timer
from timescoop.hosting.durability.serial_queue import SerialQueue
from timescoop.hosting.errors import Overtaken
from timescoop.hosting.match_rows import AnswerRow, MatchRows, add_answers, amend_match
from timescoop.hosting.match_state import MatchState, answered_in, state_of
from timescoop.hosting.notifier import Notifier
from timescoop.hosting.reading import fetch
from timescoop.hosting.resume import latest_of, resumed
from timescoop.hosting.seats import Seat, with_changed
from timescoop.hosting.snapshots import next_numbers, viewer_states
from timescoop.hosting.store import Store
from timescoop.hosting.timeline import Timeline
from timescoop.kernel import NOTHING, Game

TRIES: Final = 5  # attempts at an action, if other processes keep changing the match first
P = ParamSpec("P")
T = TypeVar("T")


class MatchLog:
    """The state of one match, and the only way to change it.

    `append`, `amend` and `reseat` store a change, then apply it, then wake the listeners. They raise `Paused` if the
    store cannot keep it; then nothing has happened. Call them in an action that was given to `run`, or in a method
    marked `serialized`. If another process has changed the match meanwhile, what it wrote is read and the action starts
    again. So an action looks at the state each time, and makes at most one change that can't be made twice.

    Args:
        store: Where the match is.
        game: Its game.
        cards: Its compiled card file, or None.
        stored: Its rows.
        timeline: What the answers among them lead to.
    """

    def __init__(self, store: Store, game: Game, cards: object, stored: MatchRows, timeline: Timeline) -> None:
        self.store = store
        self.game = game
        self.cards = cards
        self.plan = stored.plan
        self.guest = stored.guest  # on whose behalf its bots think, if known
        self.state = state_of(game, stored, timeline)
        self.animation: Animation | None = None  # of the newest answer
        self.timer = Timer()
        self.queue = SerialQueue()
        self.notifier = Notifier(self.state.shown)
        self.moved: Callable[[], None] = lambda: None  # called after each change
        self.saved: Callable[[str, int, float], None] = lambda _by, _count, _seconds: None  # called with each move

    def in_use(self) -> bool:
        """True while somebody watches, a write is pending, or time runs."""
        clock = self.state.table_state.clock
        ticks = bool(self.timer.running) and not (clock and clock.slow)
        return self.notifier.has_listeners() or self.queue.busy() or ticks

    async def close(self) -> None:
        """Finish pending actions, and end all listening."""
        await self.queue.finish()
        self.notifier.close()

    # ---- one thing at a time

    async def run(self, action: Callable[[], Coroutine[object, object, T]]) -> T:
        """Run an action after all others on this match, to its end even if the caller is cancelled.

        Raises:
            Overtaken: Other processes were faster each time; their changes have been read.
        """
        return await self.queue.run(lambda: self.reloading_on_conflict(action))

    def start(self, action: Callable[[], Coroutine[object, object, None]]) -> None:
        """Run an action like `run`, without waiting for it."""
        _task = self.queue.start(lambda: self.reloading_on_conflict(action))

    async def reloading_on_conflict(self, action: Callable[[], Coroutine[object, object, T]]) -> T:
        """Run an action; if another process has changed the match meanwhile, reload it and run the action again."""
        for _ in range(TRIES - 1):
            try:
                return await action()
            except Overtaken:
                await self.read_again()
        try:
            return await action()
        except Overtaken:
            await self.read_again()
            raise

    async def catch_up(self) -> None:
        """Read the match again, after all other actions on it."""
        await self.queue.run(self.read_again)

    async def read_again(self) -> None:
        """Reload what is stored: another process has written, or a write that seemed to fail was saved."""
        stored, now = await fetch(self.store, self.plan.id), self.state
        if (stored.latest.version, stored.seats, stored.rematch) == (now.version, now.seats, now.rematch):
            return
        self.notifier.refreshes += 1  # something is new, even if no snapshot has a new number
        if len(stored.lines) == now.rows:  # the game has not moved, so earlier decisions still count
            new = state_of(self.game, stored, now.timeline)
            same = [before == after for before, after in zip(now.seats, new.seats, strict=True)]
            valid_from = [now.valid_from[n] if same[n] else new.shown[n] for n in range(len(same))]
            self.apply(replace(new, valid_from=[*valid_from, new.shown[-1]], viewers=now.viewers))
        else:
            self.animation = None
            new = state_of(self.game, stored, resumed(self.game, stored, self.cards))
            self.apply(replace(new, valid_from=oldest_valid(now, new.timeline, new.shown, NOTHING)))

    # ---- changes

    def table_state(self) -> TableState:
        """The state besides the game, with the clock as of now."""
        now = self.state.table_state
        return replace(now, clock=self.timer.read(now.clock))

    async def append(
        self,
        timeline: Timeline,
        rows: Sequence[AnswerRow],
        seat: int,
        *,
        adds_answers: bool,
        table_state: TableState | None = None,
    ) -> None:
        """Add rows of answers.

        Args:
            timeline: What they lead to.
            rows: As they are written to the store.
            seat: Who did it.
            adds_answers: True if they are new answers; False if answers were taken back, or the match was ended.
            table_state: The state besides the game from now on; None for what it is after any move.
        """
        before, began = self.state, time.perf_counter()
        if table_state is None:
            table_state = self.table_state().moved_on()
            if adds_answers and table_state.clock and seat in before.people():
                for _ in range(
                    max(1, sum(row.look > 0 for row in rows))
                ):  # each answer adds time, sent together or not
                    table_state = replace(table_state, clock=table_state.clock.answered(seat))
        if not adds_answers:
            table_state = table_state.back_at(len(timeline.given))
        viewers = viewer_states(self.game, timeline, (before.timeline, before.viewers) if adds_answers else None)
        shown = next_numbers(before.shown, before.viewers, viewers)
        shown[seat] = before.shown[seat] + 1  # the seat that answers gets a new snapshot, so no answer counts twice
        stored = table_state.stamped(*self.timer.shared_time())
        latest = latest_of(self.game, timeline, before.rows + len(rows), shown, stored)
        latest = replace(latest, version=before.version + 1)
        await add_answers(self.store, self.plan.id, rows, latest, time.time(), over=timeline.table.over())
        self.saved(before.seats[seat].kind, len(rows), time.perf_counter() - began)
        news = timeline.given[len(before.timeline.given) :] if adds_answers else ()
        self.animation = Animation(self.game, before.timeline, news, before.shown, before.viewers) if news else None
        state = replace(
            self.state,
            timeline=timeline,
            rows=latest.number,
            shown=shown,
            valid_from=oldest_valid(before, timeline, shown, seat),
            viewers=viewers,
            table_state=table_state,
            answered={**before.answered, **answered_in(rows)},
            version=latest.version,
        )
        self.apply(state, seat)

    async def amend(self, table_state: TableState, viewers: Sequence[int] | None = None) -> None:
        """Change the state besides the game, and show it to all viewers or some."""
        shown = [number + (viewers is None or viewer in viewers) for viewer, number in enumerate(self.state.shown)]
        version = self.state.version
        stored = table_state.stamped(*self.timer.shared_time())
        await amend_match(self.store, self.plan.id, shown, version, table_state=stored)
        self.apply(replace(self.state, table_state=table_state, shown=shown, version=version + 1))

    async def reseat(self, number: int, seat: Seat, table_state: TableState | None = None) -> None:
        """Change who sits in a seat. Everybody sees that, and earlier decisions there no longer count.

        `table_state` is the state besides the game from now on; None for what it is.
        """
        shown, version = [each + 1 for each in self.state.shown], self.state.version
        table_state = table_state or self.table_state()
        stored = table_state.stamped(*self.timer.shared_time())
        await amend_match(self.store, self.plan.id, shown, version, table_state=stored, seat=(number, seat))
        state = replace(
            self.state,
            seats=with_changed(self.state.seats, number, seat),
            shown=shown,
            valid_from=with_changed(self.state.valid_from, number, shown[number]),
            table_state=table_state,
            version=version + 1,
        )
        self.apply(state)

    def followed_by(self, rematch: str) -> None:
        """Note that a rematch has started, which is stored already."""
        if not self.state.rematch:
            self.apply(replace(self.state, rematch=rematch, shown=[each + 1 for each in self.state.shown]))

    def apply(self, state: MatchState, by: int | None = None) -> None:
        """Make a stored state the current one, and wake everybody; `by` is the seat that answered."""
        self.state = state
        self.start_timer()
        self.notifier.notify(state.shown, by)
        self.moved()

    def start_timer(self) -> None:
        """Start the clocks of those who are asked now."""
        self.timer.start(self.state.table_state.clock, self.state.running())
        self.state = replace(self.state, table_state=self.state.table_state.stamped())

    def charge_time(self) -> None:
        """Subtract the time used so far from those whose clock runs, and set the alarm again."""
        self.state = replace(self.state, table_state=self.table_state())
        self.start_timer()


class LogUser(Protocol):
    """A part of a match that changes its log."""

    log: MatchLog


L = TypeVar("L", bound=LogUser)


def serialized(
    action: Callable[Concatenate[L, P], Coroutine[object, object, T]],
) -> Callable[Concatenate[L, P], Coroutine[object, object, T]]:
    """Mark a method that runs alone on a match: see `MatchLog.run`. It must not call another such method."""

    @functools.wraps(action)
    async def run(self: L, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.log.run(lambda: action(self, *args, **kwargs))

    return run


def oldest_valid(before: MatchState, new: Timeline, shown: Sequence[int], by: int) -> Sequence[int]:
    """The oldest snapshot whose answer counts, by seat: the newest, but in a poll others' answers don't change it."""
    old = before.timeline.table
    if old.polling and new.table.polling and old.asked == new.table.asked:
        return [shown[viewer] if viewer == by else number for viewer, number in enumerate(before.valid_from)]
    return shown
