"""Boxes of cards of one's own in the CCG keep every law."""

import os
from dataclasses import replace
from typing import Final

import pytest
from tests.games.ccg.own_texts import BOXES, OPENINGS, box, sayable
from tests.tally import tally

from timescoop.testkit import EVERYDAY, check_game

PLAYED: Final = int(os.environ.get("TIMESCOOP_BOXES", "0"))  # in the soak
LONG_TURNS: Final = replace(EVERYDAY, turn=400)  # such cards hear of so much that a turn takes hundreds of decisions


def test_every_type_of_card_has_many_things_to_say() -> None:
    assert min(len(sayable()[sort]) for sort in OPENINGS) > 200


@pytest.mark.parametrize("nth", range(PLAYED or BOXES))
def test_every_law_holds_with_texts_of_ones_own(nth: int) -> None:
    figures = check_game(box(nth), 2 + nth % 3, nth, 100, edition="first", shares=LONG_TURNS)
    assert figures["decisions"] >= 60
    tally(boxes=1)
