"""The `Game` made from a declaration."""

from __future__ import annotations

from collections.abc import Mapping

from timescoop.kernel.declared.declaration import Declaration
from timescoop.kernel.declared.declared_positions import DeclaredPositions
from timescoop.kernel.errors import BadNotation
from timescoop.kernel.game import Game
from timescoop.kernel.imagining import imagine


def declared_game(declaration: Declaration) -> Game:
    """Make a `Game` from a declaration; it can be played, hosted and studied like any other."""
    positions = DeclaredPositions(declaration)
    return Game(
        key=declaration.key,
        title=declaration.title,
        editions=declaration.editions,
        choices=declaration.choices,
        deal=declaration.deal,
        load=declaration.load,
        view=declaration.view,
        observe=declaration.observation.observe,
        layout=declaration.observation.layout,
        imagine=imagine,
        evaluate=declaration.evaluate,
        faces=lambda table: table.pool.faces(),
        words=declaration.words,
        why_not=declaration.why_not,
        read=positions.read,
        write=positions.write,
        notation=positions.keys,
        scores=lambda table: list(table.scores),
        compile_cards=refuse_cards,
        problems=declaration.problems,
        dealt=declaration.dealt,
        room=declaration.room,
        book=lambda _: declaration.book,
    )


def refuse_cards(_document: Mapping[str, object]) -> object:
    """Refuse a card file: a declared game lists its cards in code.

    Raises:
        BadNotation: Always.
    """
    raise BadNotation((), "the cards of this game stand in its code: it has no card files")
