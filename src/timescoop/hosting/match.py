"""A match: its answers, its record, and the parts that do the rest."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from random import Random, SystemRandom

from timescoop.documents import Record
from timescoop.hosting.company.auto_pass import AutoPass
from timescoop.hosting.company.chat import Chat
from timescoop.hosting.company.consent import Consent
from timescoop.hosting.company.forced_moves import ForcedMoves
from timescoop.hosting.company.match_clock import MatchClock
from timescoop.hosting.company.presence import Presence
from timescoop.hosting.company.seating import Seating
from timescoop.hosting.company.shown import Company
from timescoop.hosting.errors import CannotUndo, NotYours, StillSecret
from timescoop.hosting.match_log import MatchLog, serialized
from timescoop.hosting.match_record import receipt_of, record_of
from timescoop.hosting.match_rows import AnswerRow
from timescoop.hosting.match_state import MatchState
from timescoop.hosting.moves import Moves
from timescoop.hosting.seats import Seat
from timescoop.hosting.snapshots import Snapshot, snapshot_of
from timescoop.hosting.timeline import Timeline


class Match:
    """One match. A change counts once it is in the store.

    A viewer is a seat, or the number of seats for a spectator.

    Every method that changes it, here and in its parts, raises `Paused` if the store can't save the change.
    """

    def __init__(self, log: MatchLog, stand_in: str, luck: Random | None = None, moment: float = 0.0) -> None:
        """A match that was loaded; `Host` makes them.

        Args:
            log: Its log.
            stand_in: The bot that plays for those who have left.
            luck: Where random delays come from; None is the system's generator.
            moment: The shortest pause, in seconds, before a forced move is answered (see `Host.start`); 0 for never.
        """
        self.id = log.plan.id
        self.plan = log.plan
        self.game = log.game
        self.faces = log.game.faces(log.state.timeline.table)
        self.keys: dict[int, str] = {}  # only known where the match has just started, because the store has hashes
        self.log = log
        self.auto_pass = AutoPass(log, forced_picks=moment > 0)
        self.forced_moves = ForcedMoves(log, self.auto_pass, luck or SystemRandom(), moment)
        self.consent = Consent(log, self.auto_pass)
        self.presence = Presence(len(log.state.seats), log.timer, log.notifier.refresh)
        self.seating = Seating(log, self.consent, self.presence, stand_in)
        self.clock = MatchClock(log, self.seating)
        self.chat = Chat(log)
        self.moves = Moves(log, self.auto_pass, self.forced_moves)

    # ---- looking

    @property
    def state(self) -> MatchState:
        """Everything that is stored of it."""
        return self.log.state

    @property
    def timeline(self) -> Timeline:
        """The table, and the answers that stand."""
        return self.log.state.timeline

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.log.state.seats

    def waiting(self) -> list[int]:
        """The seats that still have to answer."""
        return self.timeline.table.waiting()

    def over(self) -> bool:
        """True if the game has ended."""
        return self.timeline.table.over()

    def snapshot(self, viewer: int) -> Snapshot:
        """All that a viewer is sent; spectators (the number of seats) need no key.

        Raises:
            NotYours: There is no such seat.
        """
        state = self.state
        state.check_viewer(viewer)
        table, lent = state.timeline.table, [seat.kind == "bot" and bool(seat.key_hash) for seat in state.seats]
        company = Company(
            away=tuple(seat for seat in state.people() if self.presence.away(seat)),
            lent=tuple(seat for seat, is_lent in enumerate(lent) if is_lent),
            watchers=self.presence.watchers,
            request=self.consent.shown(viewer),
            may_ask=self.consent.may_ask_undo(viewer),
            may_end=self.consent.may_ask(viewer),
            notes=state.table_state.notes,
            clock=self.log.table_state().clock,
            running=self.log.timer.running,
            host=state.host,
            chat=state.table_state.chat,
            muted=state.table_state.mutes.get(viewer, ()),
            records_chat=state.table_state.records_chat,
            forced=self.forced_moves.is_forced_for(viewer),
        )
        return replace(
            snapshot_of(self.game, table, viewer, state.seats_shown(), state.viewers[viewer]),
            match=self.id,
            number=state.shown[viewer],
            may_take_back=state.timeline.undo_count(viewer) > 0,
            receipt=receipt_of(self.plan, over=table.over()),
            rematch=state.rematch,
            agreed=state.timeline.agreed,
            company=company,
        )

    def updates(self, viewer: int, since: int = 0, refreshes: int | None = None) -> AsyncIterator[int]:
        """Yield the number of a viewer's newest snapshot whenever it differs from the last one given, or from `since`.

        It ends when the host closes. Slow listeners get only the newest number. It is yielded again when something that
        is not stored changes, such as who is here. `refreshes` is how often that had happened at snapshot `since`.
        """
        self.state.check_viewer(viewer)
        return self.log.notifier.listen(viewer, since, refreshes)

    def between(self, viewer: int, since: int) -> Iterator[Snapshot]:
        """The snapshots between number `since` and the newest, one for each thing that happened there.

        They are those of the newest answer: a viewer who missed more sees only those. There are none if
        number `since` is newer than that answer.
        """
        animation = self.log.animation
        if animation is not None and since <= animation.shown[viewer] and animation.frames:
            yield from animation.snapshots(self.snapshot(viewer))

    def why_not(self, seat: int, words: str) -> str:
        """Why some words aren't an answer of a seat now: a sentence with its clause, or "" if the game gives no reason.

        The game is asked about a table imagined for the seat, so the reason depends only on what the seat can know.

        Raises:
            NotYours: There is no such seat, or it is a spectator's.
        """
        if not 0 <= seat < len(self.seats):
            raise NotYours("spectators have nothing to answer")
        world = self.game.imagine(self.timeline.table, seat, 0)
        return self.game.why_not(world, seat, words, self.state.names) or ""

    def record(self, *, unfinished: bool = False) -> Record:
        """The record: headers, then every answer that stands.

        Args:
            unfinished: Write it although the match is running. It has everybody's secrets (not the seed): such a
                record is for the owner of the store, never for a seat.

        Raises:
            StillSecret: The match is running.
        """
        if not (unfinished or self.over()):
            raise StillSecret("you get the record once the match is over: it shows what everybody held")
        notes = self.state.table_state.notes
        return record_of(self.game, self.plan, self.seats, self.timeline, self.log.cards, notes)

    # ---- answering

    async def answer(self, seat: int, option: int, number: int) -> None:
        """Answer for a seat. When this returns, the answer is in the store.

        An acknowledged answer may be sent again, and counts once.

        Args:
            seat: Who answers; the caller has checked its key.
            option: One of the numbers in the seat's snapshot.
            number: The number of that snapshot.

        Raises:
            Stale: The seat has a newer snapshot.
            IllegalChoice: The option is not allowed.
        """
        await self.moves.give(seat, (option,), number)

    @serialized
    async def take_back(self, seat: int, number: int | None = None) -> None:
        """Undo the last answer that a seat gave, if nobody can have learned from it.

        Args:
            seat: Whose answer.
            number: The number of the snapshot that the seat took back from, or None not to check.

        Raises:
            CannotUndo: Somebody may have learned something since, or was asked.
            Stale: The seat has a newer snapshot.
        """
        if number is not None:
            self.state.check_number(seat, number)
        count = self.timeline.undo_count(seat)
        if not count:
            raise CannotUndo("you can't undo that: somebody may have learned something since, or has been asked")
        await self.log.append(
            self.timeline.without(count), [AnswerRow(seat, -1, count, "[]")], seat, adds_answers=False
        )
