"""State of a table besides the game: an open request, window settings, the clock, chat; stored as `affairs`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final, TypeVar, cast

from timescoop.hosting.company.clocks import WALL, Clock

T = TypeVar("T")
NOTES: Final = 60  # notes that are kept
RECORDED: Final = 400  # notes that are kept if some of them are for the record


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks the others to agree: to take back answers past a fixed point, or to end the match.

    Args:
        seat: Who asks.
        keep: How many answers would stand after an undo; for an end, how many rows of answers the store has.
        agreed: The seats that agree so far.
        ends: True for an end of the match, False for an undo.
    """

    seat: int
    keep: int
    agreed: tuple[int, ...] = ()
    ends: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """Something that was said or done at the table, beside the game.

    Args:
        number: Counted from 1.
        key: `phrase/…` for what a seat said, `text` for a message, else what happened: see `company`.
        seat: Who; -1 for a spectator, who only writes messages.
        of: A number that goes with it, such as how many answers, or how many agreed to an end.
        text: The message.
        by: Who wrote it: see `chat.Speaker`.
        name: What they called themselves; empty for a seat.
        at: When it was written: seconds since 1970.
        after: For a message that goes into the record, how many answers came before it; -1 for all other notes.
    """

    number: int
    key: str
    seat: int
    of: int = 0
    text: str = ""
    by: str = ""
    name: str = ""
    at: float = 0.0
    after: int = -1


@dataclass(frozen=True, slots=True)
class TableState:
    """All of it. It is immutable, so nothing is lost if the store refuses the next one.

    Args:
        request: The request that is open.
        refused: The seats whose request was refused since the match last moved.
        asks: By seat, the keys of windows that it is asked in or passes, where it has said so.
        clock: The clock, if there is one.
        notes: What was said, oldest first.
        links: By seat, the hash of the key in the link by which its person sat down; that key opens nothing more.
        host: The seat of the person who created the table; -1 where it is the first that nobody took by a link.
        chat: Who may write messages: `all`, `seats` or `off`.
        mutes: By seat, the speakers whose messages it does not want to read.
        records_chat: Whether messages go into the record from now on.
    """

    request: Request | None = None
    refused: tuple[int, ...] = ()
    asks: Mapping[int, Mapping[str, bool]] = field(default_factory=dict)
    clock: Clock | None = None
    notes: tuple[Note, ...] = ()
    links: Mapping[int, str] = field(default_factory=dict)
    host: int = -1
    chat: str = "all"
    mutes: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    records_chat: bool = False

    def noted(self, key: str, seat: int, of: int = 0) -> TableState:
        """A copy with one more note."""
        return self.with_note(Note(0, key, seat, of))

    def with_note(self, note: Note) -> TableState:
        """A copy with one more note, which is given the next number."""
        number = self.notes[-1].number + 1 if self.notes else 1
        notes = (*self.notes, replace(note, number=number))
        recorded = [each for each in notes[:-NOTES] if each.after >= 0]
        return replace(self, notes=(*recorded[-(RECORDED - NOTES) :], *notes[-NOTES:]))

    def moved_on(self) -> TableState:
        """A copy for once somebody has answered: a request lapses, and who was refused may ask again."""
        return replace(self, request=None, refused=())

    def back_at(self, answers: int) -> TableState:
        """A copy for when only this many answers are left: later messages then follow the last of them."""
        if all(note.after <= answers for note in self.notes):
            return self
        return replace(self, notes=tuple(replace(note, after=min(note.after, answers)) for note in self.notes))

    def stamped(self, epoch: str = "", at: float = 0.0) -> TableState:
        """A copy with the clock as it is stored at a moment, or (without one) as it runs here."""
        return replace(self, clock=self.clock.stamped(epoch, at)) if self.clock else self

    def text(self) -> str:
        """As it is stored: JSON, or empty if there is nothing to store."""
        if self == TableState():
            return ""
        data = asdict(self)
        for note in data["notes"]:
            if note["after"] < 0:
                del note["after"]  # servers of an older version can't read it
        return json.dumps(data, separators=(",", ":"))


def read_table_state(text: str) -> TableState:
    """The table state as it was stored.

    Raises:
        ValueError: It is no JSON.
        LookupError, TypeError: Something is missing.
    """
    if not text:
        return TableState()
    data = json.loads(text)
    return TableState(
        read_value(Request, data["request"]),
        tuple(data["refused"]),
        {int(seat): dict(kinds) for seat, kinds in data["asks"].items()},
        read_value(Clock, data["clock"]),
        tuple(Note(**note) for note in data["notes"]),
        {int(seat): str(link) for seat, link in data.get("links", {}).items()},
        data.get("host", -1),
        data.get("chat", "all"),
        {int(seat): tuple(keys) for seat, keys in data.get("mutes", {}).items()},
        data.get("records_chat", False),
    )


def due_of(affairs: str, waiting: str) -> float | None:
    """When somebody's time is up on a clock of days, seconds since 1970; None if no such clock runs.

    Args:
        affairs: The table state as it is stored.
        waiting: The seats that are asked, as JSON.
    """
    if f'"{WALL}"' not in affairs:
        return None
    state, asked = read_table_state(affairs), json.loads(waiting)
    clock = state.clock
    if clock is None or clock.epoch != WALL or clock.paused or clock.awaited or state.request or not asked:
        return None
    left: float = min(clock.left[seat] for seat in asked)
    return clock.at + left


def read_value(kind: type[T], data: Mapping[str, object] | None) -> T | None:
    """A dataclass from its JSON; what was not stored yet when it was written has its default.

    Raises:
        TypeError: Something else is missing.
    """
    if data is None:
        return None
    known = {each.name for each in fields(cast("Any", kind))}
    return kind(
        **{name: tuple(value) if isinstance(value, list) else value for name, value in data.items() if name in known}
    )
