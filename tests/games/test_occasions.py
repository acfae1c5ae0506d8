"""Texts that set one another off always come to an end."""

import pytest
from tests.games.never_run import Scan
from tests.games.occasions import play_out, stage

GAMES = ("ccg", "invasion", "nemesis")


@pytest.mark.parametrize("key", GAMES)
def test_each_game_has_many_occasions_with_many_deeds(key: str) -> None:
    _, _, able = stage(key)
    assert len({text for texts in able.values() for text in texts}) > 300


@pytest.mark.parametrize("nth", [0, 1, 2, 27, 29, 45, 53])
def test_ccg_amb_87_texts_that_set_each_other_off_come_to_an_end(nth: int) -> None:
    play_out("ccg", nth)


@pytest.mark.parametrize("nth", range(20))
def test_nem_amb_70_rules_that_set_each_other_off_come_to_an_end(nth: int) -> None:
    play_out("nemesis", nth)


@pytest.mark.parametrize("nth", range(20))
def test_texts_of_invasion_that_hear_of_what_happens_come_to_an_end(nth: int) -> None:
    play_out("invasion", nth)


def test_every_occasion_and_deed_of_invasion_runs_on_every_type_that_may_say_it() -> None:
    scan = Scan("invasion")
    scan.play(100)
    assert scan.never() == []
