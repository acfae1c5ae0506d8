"""Kites, a small game with polls and windows, as a plug-in."""

from math import prod
from typing import Any

from tests.kernel.tiny import GAME as KITES
from tests.kernel.tiny.kinds import CARDS, KIND, POOL

from timescoop.kernel import Game, OptionBook


def book(_table: Any) -> OptionBook:
    """The option book."""
    found = OptionBook()
    found.add("pass, done, stow kites, bury it", KIND, ["choose"])
    found.add("card", len(CARDS), ["play"])
    found.add("place in the sky", len(POOL), ["choose"])
    return found


def layout(table: Any) -> list[tuple[str, tuple[int, ...]]]:
    """For each zone how many of each kind are seen, and how many are not; then points and turns."""
    return [("zones", (len(table.zones), len(CARDS) + 1)), ("points", (table.seats,)), ("turns", (1,))]


def observe(table: Any, seat: int) -> list[int]:
    """What Kites tells."""
    seen = KITES.observe(table, seat)
    assert len(seen) == sum(prod(shape) for _, shape in layout(table))
    return seen


GAME = Game(
    key="kites",
    title=KITES.title,
    editions=KITES.editions,
    choices=KITES.choices,
    deal=KITES.deal_table,
    load=KITES.load,
    view=KITES.view,
    observe=observe,
    imagine=KITES.imagine,
    evaluate=KITES.evaluate,
    faces=KITES.faces,
    words=KITES.words,
    why_not=KITES.why_not,
    read=KITES.read,
    write=KITES.write,
    scores=KITES.scores,
    compile_cards=KITES.compile_cards,
    problems=KITES.problems,
    room="timescoop_kites",
    book=book,
    layout=layout,
)
