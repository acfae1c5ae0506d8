"""Timescoop: play, host and study tabletop card games set in the Doctor Who universe.

A table asks seats questions; a seat answers with one of its options. What it may see is a view.

>>> import timescoop
>>> table = timescoop.deal("invasion", seats=3, seed=42)
>>> while not table.over():
...     seat = table.waiting()[0]
...     table.play(seat, table.options(seat)[0])
>>> table.over()
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from timescoop.kernel import Table

__all__ = ["deal"]


def deal(
    game: str, *, seats: int, seed: int, edition: str | None = None, options: dict[str, str] | None = None
) -> Table:
    """Lay out a table with the first question asked.

    Args:
        game: The key of a game in the catalogue.
        seats: How many play.
        seed: Any whole number from 0; the same seed and answers are the same game.
        edition: The key of an edition; None is the game's default.
        options: Options of the deal; what is left out gets its default.

    Raises:
        BadDeal: No such game, edition or option, or a number of seats it is not for.
    """
    from timescoop.catalogue import GAMES  # noqa: PLC0415 - importing one room must not import them all
    from timescoop.kernel import SEED_BYTES, BadDeal  # noqa: PLC0415 - as above

    if game not in GAMES:
        raise BadDeal(f"there is no game {game!r}; the games are {', '.join(sorted(GAMES))}")
    luck = seed.to_bytes(SEED_BYTES, "big")
    return GAMES[game].deal(seats=seats, seed=luck, edition=edition, options=options)
