"""Positions: what is left out is filled in, and what cannot be read is told with its clause."""

import re
from typing import Any

import pytest

from timescoop.games.ccg import GAME
from timescoop.kernel import BadNotation


def test_what_is_left_out_is_filled_in_from_the_ready_decks() -> None:
    given: dict[str, Any] = {"players": {"A": {"hand": 5, "line": ["Telos (2486)"]}, "B": {"deck": 3}}}
    one, other = (GAME.write(GAME.read({**given, "seed": seed})[0], ["A", "B"])["players"] for seed in (4, 5))
    assert len(one["A"]["hand"]) == 5
    assert len(one["A"]["deck"]) == 45
    assert len(one["B"]["deck"]) == 3
    assert one["A"]["hand"] != other["A"]["hand"]


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"players": ["A", "B"]}, "each with a name"),
    ({"players": {"A": {}}}, "CCG-AMB-72"),
    ({"players": {"A": {"hand": ["Dalik"]}, "B": {}}}, "perhaps 'Dalek'"),
    ({"players": {"A": {"hand": 90}, "B": {}}}, "cards left"),
    ({"players": {"A": {"line": ["Dalek"]}, "B": {}}}, "CCG-SETUP-01"),
    ({"players": {"A": {"at": {"Dalek": []}}, "B": {}}}, "CCG-SPACE-01"),
    ({"players": {"A": {"side_hand": ["Dalek"]}, "B": {}}}, "CCG-PLOT-01"),
    ({"players": {"A": {"nose": 1}, "B": {}}}, "there is no 'nose' here"),
    ({"players": {"A": {}, "B": {}}, "part": "tea"}, "there is no part 'tea'"),
    ({"players": {"A": {}, "B": {}}, "options": {"plots": "maybe"}}, "on or off is expected"),
    ({"players": {"A": {}, "B": {}}, "midway": "ccg/answer"}, "in the middle of something"),
]


@pytest.mark.parametrize(("document", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_what_cannot_be_read_is_told(document: dict[str, Any], said: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(said)):
        GAME.read(document)
