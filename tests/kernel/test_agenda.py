"""What is still to be done runs in reading order, and questions keep their place in it."""

from __future__ import annotations

import pytest
from tests.kernel.plain import PICK_ONE, Plain, bare, note, ones_and_twos

from timescoop.kernel import (
    NOTHING,
    IllegalChoice,
    NotAsked,
    answer,
    deal_anew,
    of_several,
    question,
    register_rules,
)


def nested(table: Plain, number: int) -> None:
    note(table, number)
    table.do(note, number, 1)
    table.do(note, number, 2)


def ask_between(table: Plain, me: int) -> None:
    table.do(note, 1)
    table.ask(PICK_ONE, me)
    table.do(note, 3)


def two_questions(table: Plain, me: int) -> None:
    table.ask(PICK_ONE, me)
    table.ask(PICK_ONE, me + 1)
    table.do(note, 9)


def several(table: Plain, _me: int) -> list[int]:
    return [0, *[each for each in (1, 2, 3) if each not in table.picks]]


def pick_on(table: Plain, me: int, option: int) -> None:
    if option:
        table.ask_again(SEVERAL, me, picks=(*table.picks, option))
    else:
        note(table, *table.picks)


def opened(table: Plain) -> None:
    note(table, *table.sealed)


def opened_of(table: Plain, one: int, other: int) -> None:
    note(table, one, other, table.sealed[0], table.sealed[1])


def win_at_once(table: Plain, _me: int, option: int) -> None:
    table.ask_again(LAST_PICKS, 1, picks=(option,))
    table.won = 1


SEVERAL = of_several(question("plain/several", "PLN-02", several, pick_on))
LAST_PICKS = of_several(question("plain/last-picks", "PLN-08", several, win_at_once))
SECRET_OF = question("plain/secret-of", "PLN-09", ones_and_twos, opened_of, lambda _table, _me, *_args: 1)
SECRET = question("plain/secret", "PLN-03", ones_and_twos, opened)
register_rules(globals())


def test_rules_run_in_the_order_in_which_they_were_put_on() -> None:
    table = bare()
    table.do(nested, 1)
    table.do(nested, 2)
    table.run()
    assert table.done == ["1", "1 1", "1 2", "2", "2 1", "2 2"]


def test_a_question_keeps_its_place_in_the_order() -> None:
    table = bare()
    table.do(ask_between, 0)
    table.do(note, 4)
    table.run()
    assert table.done == ["1"]
    table.play(0, 2)
    assert table.done == ["1", "0 2", "0 2 0", "3", "4"], "what the answer puts on comes before what was waiting"


def test_two_questions_of_one_rule_are_asked_one_after_the_other() -> None:
    table = bare()
    table.do(two_questions, 0)
    table.run()
    assert table.waiting() == [0]
    table.play(0, 1)
    assert (table.waiting(), table.done) == ([1], ["0 1", "0 1 0"])
    table.play(1, 11)
    assert table.done == ["0 1", "0 1 0", "1 11", "1 11 0", "9"]


def test_picks_wait_with_the_question_and_end_with_it() -> None:
    table = bare()
    table.do(ask_several)
    table.run()
    table.play(1, 3)
    table.play(1, 1)
    assert (table.picks, table.options(1)) == ((3, 1), [0, 2])
    table.play(1, 0)
    assert (table.done, table.picks) == (["3 1", "5"], ())


def test_only_a_question_of_several_is_asked_again() -> None:
    table = bare()
    with pytest.raises(AssertionError, match="says so where it is defined"):
        table.ask_again(PICK_ONE, 1, picks=(2,))


def ask_several(table: Plain) -> None:
    table.ask(SEVERAL, 1)
    table.do(note, 5)


def test_nothing_may_come_between_the_picks_of_one_choice() -> None:
    table = bare()
    table.do(note, 1)
    with pytest.raises(AssertionError, match="before anything else"):
        table.ask_again(SEVERAL, 1, picks=(1,))


def test_an_imagined_table_takes_back_the_picks_of_others() -> None:
    from timescoop.kernel import imagine  # noqa: PLC0415 - the name is also that of a module

    table = bare()
    table.ask(SEVERAL, 1)
    table.play(1, 3)
    assert imagine(table, 0, 1).picks == ()
    assert imagine(table, 1, 1).picks == (3,)


def test_a_poll_waits_for_all_and_may_be_changed_until_then() -> None:
    table = bare()
    table.poll(SECRET, [0, 2])
    assert table.waiting() == [0, 2]
    table.play(2, 1)
    assert (table.waiting(), table.done) == ([0], [])
    table.play(2, 12)
    table.play(0, 10)
    assert table.done == [f"10 {NOTHING} 12"]
    assert table.sealed == [NOTHING] * 3, "the seals are wiped"
    assert table.asked == []


def test_a_poll_may_have_arguments_and_is_answered_once() -> None:
    table = bare()
    table.poll(SECRET_OF, [0, 1], 7, 8)
    table.play(0, 1)
    assert table.settled(1) == NOTHING, "in a poll nothing is settled: others would see it"
    table.play(1, 2)
    assert table.done == ["7 8 1 2"]


def test_dealing_anew_takes_back_the_picks_of_others_and_seals_anew() -> None:
    table = bare()
    table.ask(SEVERAL, 1)
    table.play(1, 3)
    assert (deal_anew(table, 0, 1).picks, deal_anew(table, 1, 1).picks) == ((), (3,))
    table = bare()
    table.poll(SECRET, [0, 1, 2])
    table.play(1, 11)
    assert {deal_anew(table, 0, luck).sealed[1] for luck in range(40)} == {1, 2, 11}
    assert {deal_anew(table, 1, luck).sealed[1] for luck in range(40)} == {11}


def test_winning_ends_a_choice_too() -> None:
    table = bare()
    table.ask(LAST_PICKS, 1)
    table.play(1, 3)
    assert (table.won, table.picks, table.asked, table.pending) == (1, (), [], [])


def test_a_seat_outside_a_poll_is_not_asked() -> None:
    table = bare()
    table.poll(SECRET, [0, 2])
    with pytest.raises(NotAsked, match="seat 1 is not asked anything now"):
        table.play(1, 1)


def test_an_answer_that_is_not_offered_is_refused_with_what_is() -> None:
    table = bare()
    table.ask(PICK_ONE, 0)
    with pytest.raises(
        IllegalChoice, match=r"seat 0 may not answer 'plain/pick-one' with 7; the options are \[1, 2, 10"
    ):
        table.play(0, 7)
    assert table.waiting() == [0]


def test_an_answer_at_the_door_leaves_the_table_alone() -> None:
    table = bare()
    table.ask(PICK_ONE, 0)
    new = answer(table, 0, 1)
    assert isinstance(new, Plain)
    assert (table.done, new.done) == ([], ["0 1", "0 1 0"])


def win(table: Plain) -> None:
    table.won = 0b10
    table.do(note, 8)


def test_nothing_is_done_once_somebody_has_won() -> None:
    table = bare()
    table.do(win)
    table.do(ask_between, 0)
    table.run()
    assert table.over()
    assert (table.done, table.agenda, table.asked, table.todo) == ([], [], [], [])


def test_a_frame_has_no_named_arguments() -> None:
    with pytest.raises(AssertionError, match="no named arguments"):
        bare().do(nested, number=1)
