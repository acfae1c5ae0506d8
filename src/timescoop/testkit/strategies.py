"""Hypothesis strategies: games, deals, seeds, and walks as lists of numbers. Needs `hypothesis`."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from timescoop.kernel import Game, Table
from timescoop.testkit.walks import Walk, editions_of, follow

Deal = tuple[Game, str, int, int]  # game, edition, seats, seed


def seeds() -> st.SearchStrategy[int]:
    """Seeds of deals and of luck."""
    return st.integers(0, 2**31 - 1)


def games(known: Sequence[Game]) -> st.SearchStrategy[Game]:
    """One of the games given."""
    return st.sampled_from(list(known))


def seats(game: Game, edition: str | None = None) -> st.SearchStrategy[int]:
    """A number of seats that an edition is for."""
    printing = game.edition(edition)
    return st.integers(printing.least, printing.most)


def walks(longest: int = 120) -> st.SearchStrategy[list[int]]:
    """Answers as numbers, each taken modulo the number of options; shorter and smaller ones are simpler."""
    return st.lists(st.integers(0, 255), max_size=longest)


@st.composite
def deals(draw: st.DrawFn, known: Sequence[Game]) -> Deal:
    """A game with an edition, a number of seats and a seed."""
    game = draw(games(known))
    edition, many = draw(st.sampled_from(editions_of(game)))
    return game, edition, many, draw(seeds())


def options(game: Game, edition: str) -> st.SearchStrategy[dict[str, str]]:
    """Options of the deal that an edition has, each with one of its values; the defaults are the simplest."""
    choices = [each for each in game.choices if not each.editions or edition in each.editions]
    return st.fixed_dictionaries({each.key: st.sampled_from(list(each.values)) for each in choices})


@st.composite
def tables(draw: st.DrawFn, known: Sequence[Game], longest: int = 120) -> tuple[Game, Table]:
    """A table somewhere in a game, facts kept."""
    game, edition, many, seed = draw(deals(known))
    walk = Walk(game, many, seed, edition, options=draw(options(game, edition)))
    return game, follow(walk.table, draw(walks(longest)))
