"""How far an undo by consent goes back."""

from __future__ import annotations

from itertools import takewhile

from timescoop.hosting.errors import CannotUndo
from timescoop.hosting.timeline import Passing, Timeline
from timescoop.kernel import Game, Table

TURN = ("turn", "turn_number")  # the keys of a view that tell one turn from another


def undo_point(game: Game, timeline: Timeline, luck: bytes, seat: int, passing: Passing, *, turn: bool) -> int:
    """How many answers stand before a seat's last own one, or before its first in the same turn.

    Args:
        game: The game.
        timeline: The match so far.
        luck: What the match was dealt with.
        seat: Whose answer.
        passing: How windows are passed: such an answer is none of the seat's own.
        turn: True to go back to the seat's first answer in that turn.

    Raises:
        CannotUndo: It has given none, or the answers no longer lead to the table.
    """
    tables = [table.copy() for table in timeline.tables(luck)]
    own = [
        number
        for number, given in enumerate(timeline.given)
        if given.seat == seat
        and not given.joined
        and not given.unasked
        and passing(tables[number], seat) != given.option
    ]
    if not own:
        raise CannotUndo("you have no answer to undo")
    found = own[-1]
    if not turn:
        return found
    when = turn_at(game, tables[found])
    earlier = range(found - 1, -1, -1)
    same = takewhile(lambda number: turn_at(game, tables[number]) == when, earlier)
    return min([found, *(number for number in same if number in own)])


def turn_at(game: Game, table: Table) -> tuple[object, ...]:
    """What tells one turn from another, as a spectator sees it."""
    view = game.view(table, table.seats)
    return tuple(view.get(key) for key in TURN)
