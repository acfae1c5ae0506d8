"""What one seat sees of a table of this process, in words."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.documents import on_offer
from timescoop.kernel import Game, Table
from timescoop.wording import TableText, texts_of


def sight(game: Game, table: Table, seat: int, names: Sequence[str]) -> TableText:
    """A seat's table in words; `seat` is the number of seats for a spectator."""
    options = dict(on_offer(game, table, seat, names)) if seat < len(names) else {}
    return TableText(game.view(table, seat), game.faces(table), texts_of(game.room), names, options)
