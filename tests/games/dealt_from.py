"""A game whose tables are dealt from other cards than its editions have."""

from collections.abc import Callable
from copy import copy
from typing import Any

from timescoop.kernel import Game


def dealt_from(game: Game, pool: Callable[[], Any]) -> Game:
    """The game, dealt and loaded with the cards of `pool` where no others are given."""
    other = copy(game)

    def deal(*, cards: Any = None, **more: Any) -> Any:
        return game.deal(**more, cards=cards or pool())

    def load(data: Any, cards: Any = None) -> Any:
        return game.load(data, cards or pool())

    other.deal, other.load = deal, load  # type: ignore[method-assign]  # it deals from other cards
    return other
