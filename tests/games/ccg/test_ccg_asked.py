"""Which windows a person is usually asked in, and what the log says of a card once and not twice."""

from typing import Any

from tests.games.ccg.stage import EARTH, asked, enact, hold, kind, lay_under, put, skirmish
from tests.web.ccg import GAME, MOTION, NAMES, PLAY, laid

from timescoop.documents import on_offer, option_of
from timescoop.games.ccg import facts
from timescoop.kernel import NOWHERE, QUESTION, WINDOW, Table
from timescoop.language import NO


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
    assert [fact[2][1] for fact in told(table, facts.PLAYED)] == [NOWHERE]


def test_ccg_cost_04_a_card_that_is_played_is_told_of_once() -> None:
    table = laid(PLAY)
    say(table, 0, "Vulcan (2020)")
    for _ in range(9):
        if any(table.kind[copy] == kind("Vulcan (2020)") for copy in table.holder):
            break
        say(table, table.waiting()[0], "pass")
    vulcan = kind("Vulcan (2020)")
    assert [(what, fact_kinds) for what, _, _, fact_kinds in table.told(0) if vulcan in fact_kinds] == [
        (facts.PLAYED, (vulcan,))
    ]


def test_ccg_freeze_07_that_a_team_freezes_names_the_rule_for_attempts() -> None:
    table = laid(MOTION, "Elisabeth: attempt Rob the Vaults", "Elisabeth: all")
    assert len(told(table, facts.TIRED)) == 1
    assert told(table, facts.FROZE) == []


def test_ccg_amb_63_what_lies_under_no_card_is_not_asked_for() -> None:
    """LAN-WALK-10: all know of what type the cards are that lie under one; whether they can be played is a secret."""
    table, _, _, _ = skirmish()
    put(table, 0, "Silent Takeover", EARTH)
    scope = put(table, 0, "Mini-Scope", EARTH)
    enact(table, scope, "You may play an Enemy from under this card.")
    assert table.waiting() == []
    lay_under(table, 0, scope, "Rob the Vaults")
    enact(table, scope, "You may play an Enemy from under this card.")
    assert table.waiting() == []
    lay_under(table, 0, scope, "Autons")
    table.spent = 6
    enact(table, scope, "You may play an Enemy from under this card.")
    assert asked(table) == ["no"]


def test_ccg_amb_73_a_version_that_nobody_could_hold_is_not_asked_for() -> None:
    text = "You may swap this Character for The Doctor from your hand at no Cost."
    table, _, benton, _ = skirmish()
    enact(table, benton, text, seat=1)
    assert table.waiting() == []  # an empty hand
    hold(table, 1, "Sabotage")
    enact(table, benton, text, seat=1)
    assert asked(table) == ["no"]  # it might be one
    table.play(1, NO)
    for copy in list(table.deck(1)):
        if table.pool.title[table.kind[copy]] == "The Doctor":
            table.move(copy, table.pile_zone(1))
    enact(table, benton, text, seat=1)
    assert table.waiting() == []  # all have been seen to leave
