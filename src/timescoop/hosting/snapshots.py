"""Snapshots: what a viewer is sent, made for that viewer alone and renumbered only when it changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from timescoop.hosting.company.shown import ALONE, Company
from timescoop.hosting.timeline import Timeline
from timescoop.kernel import Game, Table, Told, View

Log = tuple[tuple[Told, ...], ...]  # the facts of each answer that has any, those of the deal first


@dataclass(frozen=True, slots=True)
class ViewerState:
    """What one viewer sees of a table, and the facts it has been told."""

    view: View
    log: Log


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat as everybody sees it. `kind` is person, bot, open or rules."""

    name: str
    kind: str
    bot: str
    colour: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """The proof that the deal was fixed before the first card: SHA-256 over salt and seed, both shown at the end.

    All in hexadecimal; `seed`, `salt` and `nonces` (by seat, empty for none) are empty while the match runs.
    `given`: the seats that gave a nonce. `unsealed`: the seed was given by hand.
    """

    hash: str
    seed: str
    salt: str
    unsealed: bool
    given: tuple[int, ...] = ()
    nonces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Everything that a viewer is sent.

    Args:
        match: The id of the match.
        viewer: The seat that looks; the number of seats is a spectator.
        number: Counts this viewer's snapshots from 1; it changes whenever anything below does, and never else.
        view: The game's view (words and structure, JSON-able).
        log: What the viewer was told, oldest first, in groups that happened together.
        seats: Who sits where.
        options: The number and the short words of each option this viewer has.
        asked: Whether the viewer has still to answer. In a poll it may also have options afterwards.
        may_take_back: Whether the viewer may take back its last answer.
        over: Whether the game has ended.
        agreed: True if it was ended by agreement: nobody has won.
        receipt: What proves the deal.
        rematch: The id of the match that follows this one, or empty.
        company: Who is here, and what happens besides the game. What comes and goes there by itself (who is away, how
            many watch, the clock) changes no number.
    """

    match: str
    viewer: int
    number: int
    view: View
    log: Log
    seats: tuple[SeatShown, ...]
    options: tuple[tuple[int, str], ...]
    asked: bool
    may_take_back: bool
    over: bool
    receipt: Receipt
    rematch: str
    agreed: bool = False
    company: Company = ALONE

    @property
    def names(self) -> list[str]:
        """The names of the seats, in order."""
        return [seat.name for seat in self.seats]

    @property
    def colours(self) -> list[str]:
        """The colours of the seats, in order."""
        return [seat.colour for seat in self.seats]


PLAIN: Final = frozenset({int, str, bool, type(None)})  # parts of a view that are small and compared quickly
NO_RECEIPT: Final = Receipt("", "", "", unsealed=True)


def snapshot_of(
    game: Game, table: Table, viewer: int, seats: Sequence[SeatShown], state: ViewerState | None = None
) -> Snapshot:
    """What a viewer is given of a table; what belongs to a match (its id, number, receipt) is empty.

    Args:
        game: Its game.
        table: Only what `viewer` may know of it goes into the snapshot.
        viewer: A seat, or the number of seats for a spectator.
        seats: Who sits where.
        state: View and log where they are known already; else all facts that the table keeps are one group.
    """
    seen = state or ViewerState(game.view(table, viewer), (tuple(table.told(viewer)),))
    options = () if viewer >= len(seats) else tuple(table.options(viewer))
    names = [seat.name for seat in seats]
    return Snapshot(
        match="",
        viewer=viewer,
        number=0,
        view=seen.view,
        log=seen.log,
        seats=tuple(seats),
        options=tuple((option, game.words(table, viewer, option, names)) for option in options),
        asked=viewer in table.waiting(),
        may_take_back=False,
        over=table.over(),
        receipt=NO_RECEIPT,
        rematch="",
    )


def viewer_states(
    game: Game, timeline: Timeline, before: tuple[Timeline, list[ViewerState]] | None = None
) -> list[ViewerState]:
    """What each viewer, spectators last, sees of a timeline.

    Args:
        game: The game.
        timeline: The match so far.
        before: A timeline that this one goes on from, with its states, so that only the new facts are told.
    """
    viewers = range(timeline.table.seats + 1)
    if before is None:
        return [ViewerState(game.view(timeline.table, seat), told(timeline, seat, 0)) for seat in viewers]
    old, states = before
    done = len(old.given)
    made: list[ViewerState] = []
    for seat in viewers:
        view = share_unchanged(game.view(timeline.table, seat), states[seat].view)
        if made:
            view = share_unchanged(view, made[-1].view)
        made.append(ViewerState(view, states[seat].log + told(timeline, seat, done + 1)))
    return made


def share_unchanged(new: Any, old: Any) -> Any:
    """A piece of a view that shares every unchanged part with another (structural sharing).

    Parts that are equal become the same object, so they are stored once and compared by identity.
    """
    return old if new is old or new == old else with_parts_of(new, old)


def with_parts_of(new: Any, old: Any) -> Any:
    """A piece of a view that differs from another, with every part that doesn't taken from there."""
    if type(new) is dict and type(old) is dict:
        return {
            name: piece
            if type(piece) in PLAIN
            else before
            if piece == (before := old.get(name))
            else with_parts_of(piece, before)
            for name, piece in new.items()
        }
    if type(new) is list and type(old) is list and len(new) == len(old):
        return [
            piece if type(piece) in PLAIN else before if piece == before else with_parts_of(piece, before)
            for piece, before in zip(new, old, strict=True)
        ]
    return new


def told(timeline: Timeline, seat: int, group: int) -> Log:
    """The facts a seat was told from a group on: group 0 is the deal, group n the nth answer."""
    start, *ends = timeline.ends(group - 1) if group else [0, *timeline.ends(0)]
    facts = timeline.table.told(seat, start)
    groups: list[tuple[Told, ...]] = []
    at = start
    for end in ends:
        if end > at:  # an answer without facts leaves no trace: it may be somebody's secret pick
            groups.append(tuple(facts[at - start : end - start]))
            at = end
    return tuple(groups)


def next_numbers(shown: Sequence[int], old: list[ViewerState], new: list[ViewerState]) -> list[int]:
    """The numbers of the viewers' snapshots, one more for each viewer that sees something else now."""
    return [number + (a != b) for number, a, b in zip(shown, old, new, strict=True)]
