"""Which windows a person is usually asked in, and what the log says of a card once and not twice."""

from typing import Any

from tests.web.ccg import GAME, MOTION, NAMES, PLAY, laid

from timescoop.documents import on_offer, option_of
from timescoop.games.ccg import facts
from timescoop.games.ccg.sources import NOWHERE
from timescoop.kernel import QUESTION, WINDOW, Table


def say(table: Table, seat: int, words: str) -> None:
    table.play(seat, option_of(on_offer(GAME, table, seat, NAMES), words))


def told(table: Table, fact: int) -> list[Any]:
    """The facts of a kind, as they were kept."""
    return [each for each in table.kept or () if each[0] == fact]


def window(table: Table) -> tuple[str, bool]:
    """The window that is open: its key, and whether people are usually asked in it."""
    question = table.asked[0][0]
    return QUESTION[question], WINDOW[question][1]


def test_ccg_amb_40_people_are_usually_asked_in_an_attempt_and_when_points_are_scored() -> None:
    table = laid(MOTION, "Elisabeth: attempt Rob the Vaults")
    say(table, 0, "all")
    assert window(table) == ("ccg/interrupt", True)
    for _ in range(9):
        if [event["event"] for event in GAME.view(table, 0)["events"]] == ["scores"]:
            break
        say(table, table.waiting()[0], "pass")
    assert [event["event"] for event in GAME.view(table, 0)["events"]] == ["scores"]
    assert window(table) == ("ccg/interrupt", True)


def test_ccg_amb_40_people_usually_pass_while_cards_are_just_played() -> None:
    table = laid(PLAY)
    say(table, 0, "Sudden Insight")
    assert window(table) == ("ccg/answer", False)


def test_ccg_space_01_a_spacetime_card_is_not_said_to_be_played_at_itself() -> None:
    table = laid(PLAY)
    say(table, 0, "Vulcan (2020)")
    for _ in range(9):
        if told(table, facts.ENTERED):
            break
        say(table, table.waiting()[0], "pass")
    assert [fact[2][1] for fact in told(table, facts.PLAYED)] == [NOWHERE]
    assert [fact[2][0] for fact in told(table, facts.ENTERED)] == [NOWHERE]


def test_ccg_freeze_07_that_a_team_freezes_names_the_rule_for_attempts() -> None:
    table = laid(MOTION, "Elisabeth: attempt Rob the Vaults", "Elisabeth: all")
    assert len(told(table, facts.TIRED)) == 1
    assert told(table, facts.FROZE) == []
