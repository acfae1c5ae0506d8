"""Caches of what is derived from a table, kept until that changes and never saved."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.pool import ACTION, GOAL, LAYERS, SCORE, VORTEX, Ear, Pool
from timescoop.kernel import Need, Sentence
from timescoop.language import Context

Rate = tuple[int, int, int, int, Context, list[bool]]  # amount, node of which cards, whose, me, this, likely kinds
Permit = tuple[int, int, int, int, Context, list[bool]]  # what is waived, node, place, me, this, likely kinds

NO_CARDS: Final[list[int]] = []


class Granted:
    """What effects that are always on change: Costs, where cards can be played, and which cards can move."""

    __slots__ = ("classes", "odd", "permits", "rates", "shifted", "types", "working")

    def __init__(self) -> None:
        self.odd: dict[int, bool] = {}  # cards that count as something beside or in place of what is printed
        self.classes: dict[int, list[int]] = {}  # a memory: class -> the cards in play that are of it
        self.shifted: dict[int, bool] = {}  # places whose card is in another era than its own
        self.working = False  # whether an Enemy works together with Heroes
        self.types: dict[int, int] = {}  # cards that count as another type than what is printed
        self.rates: list[Rate] = []
        self.permits: list[Permit] = []


class QueryCache:
    """A cache of queries about the current table; it is replaced whenever something changes.

    A table has two. `steady` is for what looks only at the cards in play: a freeze, a point, or a card that is drawn
    or discarded leaves it as it was. `glance` is for all the rest.
    """

    __slots__ = ("chances", "moments", "needs", "places", "present", "timely")

    def __init__(self) -> None:
        self.chances: dict[int, list[tuple[Sentence, bool]]] = {}  # seat -> attempts that could succeed, and win or not
        self.needs: dict[int, list[Need]] = {}  # place -> what is required there, the same for every viewer
        self.places: list[int] | None = None
        self.present: dict[tuple[int, int, int], list[int]] = {}  # place, seat and types -> the cards
        self.timely: dict[tuple[int, int], bool] = {}  # seat and kind -> whether there is any
        self.moments: dict[tuple[int, int], list[int]] = {}  # seat and kind -> the places that "here" could mean


class Census:
    """A cache of the cards in play with triggers or attempts; it is replaced when a card enters or leaves play."""

    __slots__ = ("acting", "answering", "cards", "hearing", "printed", "speaking", "stakes", "titled")

    def __init__(self, pool: Pool, kind: list[int], in_play: dict[int, int]) -> None:
        """All lists are in the order in which the cards entered play."""
        purposes, sort = pool.labelled[SCORE], pool.type
        self.answering = by_event(pool.answers, kind, in_play)
        self.hearing = by_event(pool.hears, kind, in_play)
        self.speaking: list[list[int]] = [[] for _ in range(LAYERS)]
        layers = pool.layers
        for copy in in_play:
            for layer in layers[kind[copy]]:
                self.speaking[layer].append(copy)
        acts, icons = pool.labelled[ACTION], pool.labelled[VORTEX]
        self.acting = [copy for copy in in_play if acts[kind[copy]] or icons[kind[copy]]]
        self.titled: dict[int, list[int]] = {}  # title -> the cards; filled when it is asked for
        self.stakes = [copy for copy in in_play if sort[kind[copy]] == GOAL or purposes[kind[copy]]]
        self.cards = list(in_play)
        self.printed: dict[int, list[int]] = {}  # a memory: class -> the cards that are of it by what is printed

    def of_class(self, wanted: int, fits: list[bool], kind: list[int]) -> list[int]:
        """The cards whose kind is one of these, which are the kinds of a class by what is printed on them.

        What cards count as is derived again with every change on the table; what is printed on those in play is not.
        """
        found = self.printed.get(wanted)
        if found is None:
            found = self.printed[wanted] = [copy for copy in self.cards if fits[kind[copy]]]
        return found

    def of_title(self, title: int, titles: list[int], kind: list[int]) -> list[int]:
        """All cards in play of a title, in every version and for every player; not to be changed."""
        if not self.titled:
            for copy in self.cards:
                self.titled.setdefault(titles[kind[copy]], []).append(copy)
        return self.titled.get(title, NO_CARDS)


def by_event(ears: list[tuple[Ear, ...]], kind: list[int], in_play: dict[int, int]) -> dict[int, list[int]]:
    """For each event, the cards in play that listen for it, in the order in which they entered play."""
    found: dict[int, list[int]] = {}
    for copy in in_play:
        for ear in ears[kind[copy]]:
            those = found.setdefault(ear[0], [])
            if copy not in those:
                those.append(copy)
    return found
