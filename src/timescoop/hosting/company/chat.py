"""Chat at a table: fixed phrases, and messages in free text that the host may limit and each seat may mute.

Messages are part of the table state, and are deleted with their match. The record has only
those that were written while the host had recording turned on.
"""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection, delete, insert

from timescoop.hosting.company.table_state import Note
from timescoop.hosting.errors import HostingError, NotYours, TooSoon
from timescoop.hosting.match_log import MatchLog, serialized
from timescoop.hosting.schema import CHAT_REPORT
from timescoop.hosting.seats import clean

PHRASES: Final = ("hello", "your-move", "moment", "thinking", "well-played", "thanks", "sorry", "good-game", "again")
REST: Final = 4.0  # seconds between two phrases of one seat
MANY: Final = 6  # phrases of one seat within `WHILE`
WHILE: Final = 60.0  # seconds
LENGTH: Final = 200  # characters of a message
TEXT_REST: Final = 1.0  # seconds between two messages of one person
TEXTS: Final = 12  # messages of one person in a minute
WATCHERS_TEXTS: Final = 20  # messages of all spectators of a table in a minute
MARKS: Final = 2  # combining marks on one letter
JOINER: Final = "\u200d"  # between the parts of one emoji
WHO: Final = ("all", "seats", "off")  # who may write: everybody, those who sit at the table, nobody
TEXT: Final = "text"  # the key of a note that is a message
REMOVED: Final = "removed"
BY_OPERATOR: Final = 2
MOST_MUTED: Final = 20


@dataclass(frozen=True, slots=True)
class Speaker:
    """Somebody who writes: a seat, or a spectator (seat -1).

    Args:
        key: Unique at this table: `s` and the seat, or `w` and digits that stand for a browser.
        name: As the others read it; a seat's own name is used for a seat.
        seat: Its number, or -1.
    """

    key: str
    name: str
    seat: int = -1


def clean_text(text: str) -> str:
    """A message on one line, at most 200 characters long, without control codes and changes of direction."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MARKS:
            kept.append(letter if letter.isprintable() or letter == JOINER else " ")
    return " ".join("".join(kept).split()).strip(JOINER)[:LENGTH].rstrip()


class Chat:
    """What people at one match say to each other."""

    def __init__(self, log: MatchLog) -> None:
        """Start with an empty chat."""
        self.log = log
        self.said: dict[int, tuple[float, ...]] = {}  # when each seat last used a phrase
        self.wall: Callable[[], float] = time.time  # seconds since 1970; tests set it

    @serialized
    async def say(self, seat: int, phrase: str) -> None:
        """A seat says one of `PHRASES`.

        Raises:
            NotYours: No person sits there.
            HostingError: There is no such phrase.
            TooSoon: The seat spoke a moment ago, or too often within a minute.
        """
        if seat not in self.log.state.people():
            raise NotYours("only people at the table can send phrases")
        if phrase not in PHRASES:
            raise HostingError(f"no phrase is called {phrase!r}; the phrases are {', '.join(PHRASES)}")
        now = self.log.timer.now()
        lately = [at for at in self.said.get(seat, ()) if now - at < WHILE]
        if (lately and now - lately[-1] < REST) or len(lately) >= MANY:
            raise TooSoon("you have just said something; wait a moment")
        await self.log.amend(self.log.table_state().noted(f"phrase/{phrase}", seat))
        self.said[seat] = (*lately, now)

    # ---- messages

    @serialized
    async def write(self, speaker: Speaker, text: str) -> None:
        """Somebody writes a message. The same message, sent twice by an impatient click, counts once.

        Raises:
            NotYours: The host has turned chat off or limited it to players, or no person sits in that seat.
            HostingError: The message is empty, or a spectator has no name.
            TooSoon: They wrote a moment ago, or too often within a minute.
        """
        self.check_may_write(speaker)
        words, name = clean_text(text), clean(speaker.name)
        if not words:
            raise HostingError("write something first")
        if speaker.seat < 0 and not name:
            raise HostingError("give a name first, so that the others know who writes")
        state, now = self.log.table_state(), self.wall()
        lately = [note for note in state.notes if note.key in {TEXT, REMOVED} and abs(now - note.at) < WHILE]
        mine = [note for note in lately if note.by == speaker.key]
        if mine and mine[-1].text == words and now - mine[-1].at < REST:
            return
        watchers = [note for note in lately if note.seat < 0]
        hurried = bool(mine) and abs(now - mine[-1].at) < TEXT_REST
        if hurried or len(mine) >= TEXTS or (speaker.seat < 0 and len(watchers) >= WATCHERS_TEXTS):
            raise TooSoon("you have just written something; wait a moment")
        after = len(self.log.state.timeline.given) if state.records_chat else -1
        note = Note(0, TEXT, speaker.seat, text=words, by=speaker.key, name=name, at=now, after=after)
        await self.log.amend(state.with_note(note))

    def check_may_write(self, speaker: Speaker) -> None:
        """Refuse somebody who may not write here.

        Raises:
            NotYours: They may not.
        """
        allowed = self.log.state.table_state.chat
        if allowed == "off":
            raise NotYours("the host has turned chat off; the phrases still work")
        if speaker.seat < 0 and allowed != "all":
            raise NotYours("at this table only the players can chat")
        if speaker.seat >= 0 and speaker.seat not in self.log.state.people():
            raise NotYours("only people at the table can chat")

    def message(self, number: int) -> Note:
        """A message that hasn't been removed.

        Raises:
            HostingError: There is no message of that number.
        """
        found = [note for note in self.log.state.table_state.notes if note.number == number and note.key == TEXT]
        if not found:
            raise HostingError("this message is not there any more")
        return found[0]

    @serialized
    async def remove(self, number: int, speaker: Speaker) -> None:
        """Remove a message for everybody: your own, or anybody's if you are the host.

        Raises:
            NotYours: It is somebody else's, and the speaker is not the host.
            HostingError: There is no such message.
        """
        note = self.message(number)
        if note.by != speaker.key and not self.is_host(speaker.seat):
            raise NotYours("you can only remove your own messages")
        await self.blank(note, int(note.by != speaker.key))

    @serialized
    async def take_away(self, number: int) -> None:
        """Remove a message for everybody, as the operator.

        Raises:
            HostingError: There is no such message.
        """
        await self.blank(self.message(number), BY_OPERATOR)

    async def blank(self, note: Note, by: int) -> None:
        """Replace a message by a note of who removed it: 0 its writer, 1 the host, 2 the operator."""
        state, gone = self.log.table_state(), replace(note, key=REMOVED, text="", of=by, after=-1)
        notes = tuple(gone if each.number == note.number else each for each in state.notes)
        await self.log.amend(replace(state, notes=notes))

    @serialized
    async def mute(self, seat: int, key: str, *, muted: bool) -> None:
        """Hide or show one speaker's messages for one seat; nobody else is told.

        Raises:
            NotYours: No seat asks.
        """
        if not 0 <= seat < len(self.log.state.seats):
            raise NotYours("only players can mute somebody; spectators can hide all messages in the settings")
        state = self.log.table_state()
        before = [each for each in state.mutes.get(seat, ()) if each != key[:16]]
        after = (*before, key[:16])[-MOST_MUTED:] if muted else tuple(before)
        await self.log.amend(replace(state, mutes={**state.mutes, seat: after}), [seat])

    @serialized
    async def set_who(self, seat: int, who: str) -> None:
        """The host says who may write: one of `WHO`.

        Raises:
            NotYours: Somebody else asks.
            HostingError: There is no such choice.
        """
        if not self.is_host(seat):
            raise NotYours("only the player who created the table can change who may chat")
        if who not in WHO:
            raise HostingError(f"chat is for {', '.join(WHO)}, not for {who!r}")
        await self.log.amend(replace(self.log.table_state(), chat=who))

    @serialized
    async def set_recorded(self, seat: int, *, on: bool) -> None:
        """Turn the recording of later messages on or off, as the host. Everybody at the table is told.

        Raises:
            NotYours: Somebody else asks.
        """
        if not self.is_host(seat):
            raise NotYours("only the player who created the table can change whether chat is in the record")
        state = self.log.table_state()
        if state.records_chat != on:
            noted = state.noted("chat-recorded" if on else "chat-unrecorded", seat)
            await self.log.amend(replace(noted, records_chat=on))

    def is_host(self, seat: int) -> bool:
        """Whether a seat is that of the person who created the table."""
        return seat >= 0 and seat == self.log.state.host

    async def report(self, number: int, speaker: Speaker) -> None:
        """Report a message to the operator. Its text is stored with the report.

        Raises:
            HostingError: There is no such message.
            Paused: The store can't save it.
        """
        note = self.message(number)
        row = {"match": self.log.plan.id, "note": number, "by": speaker.key}
        name = note.name or self.log.state.names[note.seat]

        def put(connection: Connection) -> None:
            connection.execute(delete(CHAT_REPORT).filter_by(**row))
            connection.execute(insert(CHAT_REPORT).values(**row, name=name, text=note.text, at=self.wall()))

        await self.log.store.keep(put)
