"""What viewers are shown about the people at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from timescoop.hosting.company.clocks import Clock
from timescoop.hosting.company.table_state import Note


@dataclass(frozen=True, slots=True)
class RequestShown:
    """A request as one viewer sees it, made only from what that viewer was told.

    Args:
        seat: Who asks.
        keep: The number that names the request; in an undo, how many answers would stand.
        ends: True for an end of the match, False for an undo. An end has 0 for each of the four counts below.
        count: How many answers would go.
        others: How many of them were given by seats other than the one that asks.
        seen: How many cards everybody has seen since.
        unseen: How many cards were drawn, passed, placed or looked at since, unseen by the viewer. The seat that asks
            may have seen them all.
        agreed: The seats that agree so far.
        waits: The seats that have not answered yet.
    """

    seat: int
    keep: int
    ends: bool
    count: int
    others: int
    seen: int
    unseen: int
    agreed: tuple[int, ...]
    waits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Company:
    """Who is here, and what happens besides the game.

    Args:
        away: The seats whose person has not looked for a minute.
        lent: The seats in which a bot plays for a person.
        watchers: How many watch.
        request: A request to take back answers, or to end the match.
        may_ask: Whether the viewer may ask for an undo.
        may_end: Whether the viewer may ask to end the match.
        notes: What was said and done, oldest first.
        clock: The clock at this moment, if there is one.
        running: The seats whose time runs.
        host: The seat of the person who created the table, or -1.
        chat: Who may write messages: `all`, `seats` or `off`.
        muted: The speakers whose messages the viewer does not want to read.
        records_chat: Whether messages go into the record.
        forced: Whether the viewer's only option is answered for it in a moment.
    """

    away: tuple[int, ...] = ()
    lent: tuple[int, ...] = ()
    watchers: int = 0
    request: RequestShown | None = None
    may_ask: bool = False
    may_end: bool = False
    notes: tuple[Note, ...] = ()
    clock: Clock | None = None
    running: tuple[int, ...] = ()
    host: int = -1
    chat: str = "all"
    muted: tuple[str, ...] = ()
    records_chat: bool = False
    forced: bool = False


ALONE: Final = Company()
