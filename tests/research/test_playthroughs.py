"""Recorded playthroughs: along one game, every value of OpenSpiel's interface is what it was."""

import pytest
from tests.research.deals import EVERY, NAMES
from tests.research.playing_through import FOLDER, actions_of, names, recorded

LEFT_OUT = {f"{key}-{edition}-{seats}" for key, edition, seats in EVERY} - {*NAMES}
AGAIN = "if rules, cards or observations were meant to change: python -m tests.research.playing_through"


def test_each_has_a_game_and_each_game_has_one() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(names()), AGAIN


@pytest.mark.parametrize("file", [name for name in names() if name not in LEFT_OUT])
def test_a_playthrough_is_what_it_was(file: str) -> None:
    before = (FOLDER / f"{file}.txt").read_text("utf-8")
    assert len(actions_of(before)) > 3
    now = recorded(names()[file], actions_of(before))
    first = next(
        (pair for pair in zip(before.splitlines(), now.splitlines(), strict=False) if pair[0] != pair[1]), None
    )
    assert first is None, AGAIN
    assert now == before, AGAIN
