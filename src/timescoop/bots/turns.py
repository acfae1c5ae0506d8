"""Where a declaration ends and whose turn it is, told from the agenda alone, in any game.

At rest the agenda holds only the turn. So a table has come to rest when the agenda is no higher than it
was at rest, and another seat that is asked then is at its own turn; asked on a higher agenda, it interrupts.
A game whose turns pile up otherwise says which of its questions are asked only at rest.
"""

from __future__ import annotations

from timescoop.kernel import RESTING, WINDOW, Table


class Rest:
    """How high the agenda stands, and what is asked, where a seat begins to think.

    The question it begins with may lie in the middle of a declaration; then rest is lower than that.
    """

    __slots__ = ("asked", "height", "marked")

    def __init__(self, table: Table) -> None:
        self.asked = table.asked[0]
        self.height = len(table.agenda)
        self.marked = table.MARKS_REST

    def reached(self, table: Table, seat: int) -> bool:
        """Whether what the seat declares is done: it is asked no more, or it is asked what to do next.

        A question that comes back just as it was, with nothing picked, is taken for what to do next.
        """
        if not table.asked or table.polling or table.asked[0][1][0] != seat or table.asked[0][0] in RESTING:
            return True
        if len(table.agenda) < self.height:
            return not self.marked or table.asked[0][0] in WINDOW
        return not table.again and table.asked[0] == self.asked and len(table.agenda) == self.height

    def interrupted(self, table: Table, seat: int) -> bool:
        """Whether another seat is asked in the middle of it, and not because its own turn has come."""
        if not table.asked or table.polling or table.asked[0][1][0] == seat or table.asked[0][0] in RESTING:
            return False
        height = len(table.agenda)
        if height == self.height and table.asked[0][0] in WINDOW:
            return True
        return height > self.height or (height == self.height > 0 and table.asked[0][0] != self.asked[0])


def mover(table: Table) -> int:
    """The seat that answers next; in a poll, the first that has not; -1 if nobody is asked."""
    for _, args in table.asked:
        seat: int = args[0]
        if not table.polling or table.sealed[seat] < 0:
            return seat
    return -1


def bystander(table: Table, seat: int) -> int:
    """Another seat that is asked in a window or poll during this seat's turn; or -1."""
    other = mover(table)
    if other in (seat, -1) or not (table.polling or table.asked[0][0] in WINDOW):
        return -1
    return other
