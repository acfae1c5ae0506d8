"""When a rule is called and when it is `do`ne: a rule does what it does at once, and puts on what comes after it.

So the order of its lines is the order in which things happen: no rule moves a card once it has put on, asked or
announced something. Only looks at what has changed (who has won, what has to leave play) are put on with any change.
"""

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from timescoop.catalogue import GAMES
from timescoop.kernel import Cards, Table

DECISIONS = 3_000
VERBS = {"move", "draw", "discard"}  # of a table or a rule book: their caller is the one that moves
LOOKS = {
    "check_for_win",
    "look_around",
}  # rules that are put on with any change and change nothing that was meant to come first


@contextmanager
def watched(late: set[str]) -> Iterator[None]:
    """While this lasts, note which rules move a card after they have put something on."""
    move = Cards.move

    def moved(self: Table, copy: int, to: int, *, up: bool = True) -> None:
        if {rule.__name__ for rule, _ in self.todo} - LOOKS:
            frame = sys._getframe(1)
            while frame.f_code.co_name in VERBS and frame.f_back is not None:
                frame = frame.f_back
            path = Path(frame.f_code.co_filename).as_posix()
            late.add(f"{path.partition('/games/')[2]} {frame.f_code.co_name}")
        move(self, copy, to, up=up)

    with patch.object(Cards, "move", moved):
        yield


@pytest.mark.parametrize("key", ["invasion", "nemesis", "ccg"])
def test_what_a_rule_does_it_does_before_what_it_puts_on(key: str) -> None:
    game, late, played = GAMES[key], set[str](), 0
    seats = max(edition.least for edition in game.editions)
    with watched(late):
        while played < DECISIONS:
            table = game.deal(seats=seats, seed=b"")
            table.use_cheap_luck(played)
            luck = random.Random(played)
            while not table.over() and played < DECISIONS:
                seat = table.waiting()[0]
                table.play(seat, luck.choice(table.options(seat)))
                played += 1
    assert not late, late


def nothing(_table: Table, _number: int) -> None:
    """A rule that does nothing."""


def test_a_card_moved_after_something_was_put_on_is_noticed() -> None:
    table, late = GAMES["invasion"].deal(seats=3, seed=b""), set[str]()
    with watched(late):
        table.do(nothing, 1)
        table.move(table.zones[0][-1], 1)
    assert late == {" test_a_card_moved_after_something_was_put_on_is_noticed"}
