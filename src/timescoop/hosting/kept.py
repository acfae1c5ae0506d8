"""A match as it is kept: what the store says, what everybody is shown of it, and one change after the other."""

from __future__ import annotations

import asyncio
import hmac
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

from timescoop.hosting.alone import Alone
from timescoop.hosting.bell import Bell
from timescoop.hosting.company.affairs import Affairs, read_affairs
from timescoop.hosting.company.presence import Presence
from timescoop.hosting.company.shown import ClockShown, Company
from timescoop.hosting.course import Course
from timescoop.hosting.errors import NotYours, Overtaken, Stale
from timescoop.hosting.film import Film
from timescoop.hosting.ledger import Line, Stored, add_lines, set_affairs
from timescoop.hosting.looks import Look, SeatShown, Sight, counted, look_of, sights_of
from timescoop.hosting.protocol import receipt_of
from timescoop.hosting.reading import fetch
from timescoop.hosting.resume import latest_of, resumed
from timescoop.hosting.seats import hash_of
from timescoop.hosting.store import Store
from timescoop.kernel import Face, Game

AGAIN: Final = 1.0  # seconds after which an alarm rings again, if what it is for could not be done


class Kept:
    """One match. Nothing here has happened before it is in the store; a viewer is a seat, or `seats` for a watcher."""

    def __init__(self, store: Store, game: Game, cards: Any, stored: Stored, course: Course) -> None:
        """A stored match with its course; `Host` makes them.

        Args:
            store: Where it is kept.
            game: Its game.
            cards: Its compiled card file, or None.
            stored: As it stands in the store.
            course: What that comes to.
        """
        self.store = store
        self.game = game
        self.cards = cards
        self.plan = stored.plan
        self.id = stored.plan.id
        self.keys: dict[int, str] = {}  # only where the match was just laid: a store holds hashes
        self.moved: Callable[[], None] = lambda: None  # the host wants to know
        self.alone = Alone()
        self.stirred = time.monotonic()  # when others than the one who answered saw something new
        self.course = course
        self.faces: list[Face] = game.faces(course.table)
        self.set_from(stored, course)
        self.ropes = Bell(self.shown)
        self.now: Callable[[], float] = time.monotonic
        self.presence = Presence(len(self.seats), self.clock_now, self.ropes.stir)
        self.since, self.ticking = self.now(), self.running()
        self.alarm: asyncio.TimerHandle | None = None
        self.spoken: dict[int, tuple[float, ...]] = {}  # seat -> when it said something lately
        self.stand_in = ""  # the bot that plays for whoever has left; the host knows which

    def set_from(self, stored: Stored, course: Course) -> None:
        """Take over what the store says."""
        self.course = course
        self.seats = list(stored.seats)
        self.lines = len(stored.lines)
        self.finished = stored.finished
        self.rematch = stored.rematch
        self.shown: list[int] = json.loads(stored.latest.shown)
        self.answered = {(line.seat, line.look): line.option for line in stored.lines if line.look}
        self.good_from = self.shown  # seat -> the oldest look at which its answer may have been decided
        self.sights: list[Sight] = sights_of(self.game, course)
        self.affairs = read_affairs(stored.affairs)
        self.film: Film | None = None  # what the newest answer brought about

    # ---- looking

    def look(self, viewer: int) -> Look:
        """All that a viewer is given: a seat, or the number of seats for a watcher, who needs no key.

        Raises:
            NotYours: There is no such seat.
        """
        self.check_viewer(viewer)
        table = self.course.table
        seats = [SeatShown(seat.name, seat.kind, seat.bot, seat.colour) for seat in self.seats]
        return replace(
            look_of(self.game, table, viewer, seats, self.sights[viewer]),
            match=self.id,
            number=self.shown[viewer],
            may_take_back=self.course.way_back(viewer) > 0,
            receipt=receipt_of(self.plan, over=table.over()),
            rematch=self.rematch,
            agreed=self.course.agreed,
            company=self.company(viewer),
        )

    def company(self, _viewer: int) -> Company:
        """What a viewer is told of who is here and what goes on beside the game."""
        lent = tuple(number for number, seat in enumerate(self.seats) if seat.kind == "bot" and seat.key_hash)
        away = tuple(number for number in self.people() if self.presence.away(number))
        return Company(away, lent, self.presence.watchers, notes=self.affairs.notes, clock=self.clock_shown())

    def check_viewer(self, viewer: int) -> None:
        """Refuse a viewer that is neither a seat nor a watcher."""
        if not 0 <= viewer <= len(self.seats):
            raise NotYours(f"there is no seat {viewer}; the seats are 0 to {len(self.seats) - 1}")

    def waiting(self) -> list[int]:
        """The seats that have still to answer."""
        return self.course.table.waiting()

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.course.table.over()

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

    def bell(self, viewer: int, since: int = 0, stirs: int | None = None) -> AsyncIterator[int]:
        """Give the number of a viewer's newest look whenever it is another than `since`, and than the one given last.

        It ends when the host closes. Slow listeners are given the newest number only. It is given again when something
        stirs that is not kept, such as who is here; `stirs` is how often that had happened at look `since`.
        """
        self.check_viewer(viewer)
        return self.ropes.listen(viewer, since, stirs)

    # ---- time

    def clock_now(self) -> float:
        """Seconds on a clock that never jumps; tests set `now`."""
        return self.now()

    def people(self) -> list[int]:
        """The seats in which a person plays."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def running(self) -> tuple[int, ...]:
        """The seats whose time runs: people who are asked, while nothing holds the match up."""
        clock = self.affairs.clock
        if clock is None or clock.awaited or self.held_up():
            return ()
        return tuple(seat for seat in self.course.table.waiting() if self.seats[seat].kind == "person")

    def held_up(self) -> bool:
        """Whether bots and clocks wait: for people to agree on something, or for the end of a pause."""
        return self.affairs.request is not None or (self.affairs.clock is not None and self.affairs.clock.paused)

    def affairs_now(self) -> Affairs:
        """The affairs with the clock as it stands at this moment."""
        clock = self.affairs.clock
        if clock is None:
            return self.affairs
        return replace(self.affairs, clock=clock.spent(self.ticking, self.now() - self.since))

    def affairs_after(self, seat: int, *, answered: bool) -> Affairs:
        """The affairs once a seat has answered, or taken something back."""
        affairs = self.affairs_now().moved_on()
        clock = affairs.clock
        if clock is None or not answered or seat not in self.people():
            return affairs
        return replace(affairs, clock=clock.answered(seat))

    def clock_shown(self) -> ClockShown | None:
        """The clock at this moment."""
        clock = self.affairs_now().clock
        if clock is None:
            return None
        return ClockShown(clock.left, self.ticking, clock.paused, clock.wishes, clock.bank, clock.each)

    def tick(self) -> None:
        """From now on the time of those runs who are asked now; their alarm is set."""
        self.since, self.ticking = self.now(), self.running()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        clock = self.affairs.clock
        if clock is not None and self.ticking:
            soonest = min(clock.left[seat] for seat in self.ticking) or AGAIN
            self.alarm = asyncio.get_running_loop().call_later(soonest, self.time_is_up)

    def time_is_up(self) -> None:
        """The alarm rings; what follows is told where seats are lent."""

    # ---- changing

    def check_number(self, seat: int, number: int) -> None:
        """Refuse what was decided at an older look."""
        if not 0 <= seat < len(self.seats):
            raise NotYours("a watcher is not asked")
        if not self.good_from[seat] <= number <= self.shown[seat]:
            raise Stale(f"the table has moved on: that was look {number}, and {self.shown[seat]} is the newest")

    async def keep(
        self, course: Course, lines: Sequence[Line], seat: int, *, goes_on: bool, affairs: Affairs | None = None
    ) -> None:
        """Store what happened, then let it be so, then ring; `affairs` where they are other than after any move."""
        affairs = affairs or self.affairs_after(seat, answered=goes_on)
        sights = sights_of(self.game, course, (self.course, self.sights) if goes_on else None)
        shown = counted(self.shown, self.sights, sights)
        shown[seat] = self.shown[seat] + 1  # whoever answers is shown that it was taken, so no answer counts twice
        over = course.table.over()
        now = time.time()
        latest = latest_of(self.game, course, self.lines + len(lines), shown)
        await add_lines(self.store, self.id, lines, latest, now, over=over, affairs=affairs.text())
        if any(a != b for viewer, (a, b) in enumerate(zip(self.shown, shown, strict=True)) if viewer != seat):
            self.stirred = time.monotonic()
        self.good_from = asked_anew(self.course, course, self.good_from, shown, seat)
        news = course.given[len(self.course.given) :] if goes_on else ()
        self.film = Film(self.game, self.course, news, self.shown, self.sights) if news else None
        self.course, self.sights, self.shown, self.lines = course, sights, shown, latest.number
        self.finished = now if over else None
        self.affairs = affairs
        self.tick()
        self.ring()

    async def amend(self, affairs: Affairs, viewers: Sequence[int] | None = None) -> None:
        """Store affairs that have changed while the game has not; everybody sees that, or only some viewers."""
        told = range(len(self.shown)) if viewers is None else viewers
        shown = [number + (viewer in told) for viewer, number in enumerate(self.shown)]
        await set_affairs(self.store, self.id, affairs.text(), json.dumps(shown))
        self.affairs, self.shown = affairs, shown
        self.tick()
        self.ring()

    def ring(self) -> None:
        """Tell all who listen, and the host."""
        self.ropes.ring(self.shown)
        self.moved()

    def followed_by(self, rematch: str) -> None:
        """A rematch has been laid: everybody is told."""
        if self.rematch:
            return
        self.rematch = rematch
        self.shown = [each + 1 for each in self.shown]
        self.ring()

    # ---- one thing at a time

    async def surely(self, deed: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something with the match to itself, to its end even if whoever asked for it has gone away."""
        await self.alone.do(lambda: self.with_care(deed))

    async def with_care(self, deed: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something; if the store already holds another answer of that number, take that over."""
        try:
            await deed()
        except Overtaken:
            await self.read_again()
            raise

    async def catch_up(self) -> None:
        """Read again, once nothing else is done with the match."""
        await self.alone.do(self.read_again)

    async def read_again(self) -> None:
        """Take over what the store holds: another process has written, or a write that failed here was kept."""
        stored = await fetch(self.store, self.id)
        ours = (self.lines, tuple(self.seats), self.rematch, self.affairs.text())
        if (len(stored.lines), stored.seats, stored.rematch, stored.affairs) != ours:
            self.set_from(stored, resumed(self.game, stored, self.cards))
            self.tick()
            self.ropes.shown = self.shown
            self.ropes.stir()  # whatever is new, also where no look has a new number
            self.moved()


def asked_anew(old: Course, new: Course, good_from: list[int], shown: list[int], by: int) -> list[int]:
    """From which look on each seat may answer: the newest, but in a poll what the others seal hurries nobody."""
    if old.table.polling and new.table.polling and old.table.asked == new.table.asked:
        return [shown[viewer] if viewer == by else number for viewer, number in enumerate(good_from)]
    return shown
