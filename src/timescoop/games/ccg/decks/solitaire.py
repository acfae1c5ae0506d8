"""Solitaire: which decks play each other, what each side brings, and the problems of a deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from timescoop.games.ccg.decks.lists import DeckList
from timescoop.games.ccg.pool import ENEMY, HEROES, TARDIS, Pool

GOOD_WITHOUT: Final = 1 << ENEMY  # CCG-SOLO-02: types that a side does without
EVIL_WITHOUT: Final = HEROES


def is_opponents(brought: DeckList) -> bool:
    """CCG-SOLO-24: whether a list is an opponent's deck: a draw deck and nothing besides."""
    return not (brought.spacetimes or brought.setup or brought.brought or brought.goal)


def has_any(pool: Pool, kinds: Iterable[int], types: int) -> bool:
    """Whether some cards are of these types, given as bits."""
    return any([pool.is_type(kind, types) for kind in kinds])


def is_of_side(pool: Pool, brought: DeckList, *, evil: bool) -> bool:
    """CCG-SOLO-02: whether a deck can be played as Good or as Evil; the crew of Set-Up is nobody's fault (-08)."""
    if evil:
        return not has_any(pool, brought.draw, EVIL_WITHOUT)
    return not has_any(pool, brought.everything(), GOOD_WITHOUT)


def opposes(pool: Pool, brought: DeckList, *, evil: bool) -> bool:
    """CCG-SOLO-12: whether an opponent's deck has Characters of the other side."""
    return has_any(pool, brought.draw, EVIL_WITHOUT if evil else GOOD_WITHOUT)


def chosen_lists(pool: Pool, own: list[DeckList], usual: list[DeckList], *, evil: bool) -> list[DeckList]:
    """CCG-SOLO-02, CCG-SOLO-24: your deck and the opponent's: the first of each kind that fits your side.

    Args:
        pool: The cards there are.
        own: The decks of the card file. If there is one to be played, it has to be one of them.
        usual: The ready decks of the edition.
        evil: Whether you are Evil.

    Returns:
        Both, with what each side commands; nothing if there is no deck for that side.
    """
    played = [each for each in own if not is_opponents(each)] or [each for each in usual if not is_opponents(each)]
    mine = [each for each in played if is_of_side(pool, each, evil=evil)]
    theirs = [each for each in [*own, *usual] if is_opponents(each)]
    fitting = [each for each in theirs if opposes(pool, each, evil=evil)]
    return shared_out(pool, mine[0], (fitting or theirs)[0], evil=evil) if mine and theirs else []


def shared_out(pool: Pool, mine: DeckList, theirs: DeckList, *, evil: bool) -> list[DeckList]:
    """CCG-SOLO-08: what you bring for the other side is theirs: the Goal if you are Good, TARDIS and crew if Evil."""
    if not evil:
        return [mine._replace(goal=(), plots=()), theirs._replace(goal=mine.goal)]
    crew = tuple([kind for kind in mine.setup if pool.is_type(kind, HEROES | 1 << TARDIS)])
    rest = tuple([kind for kind in mine.setup if kind not in crew])
    with_crew = tuple([(host, kind) for host, kind in mine.brought if host in crew])
    with_me = tuple([(host, kind) for host, kind in mine.brought if host not in crew])
    return [mine._replace(setup=rest, brought=with_me, plots=()), theirs._replace(setup=crew, brought=with_crew)]
