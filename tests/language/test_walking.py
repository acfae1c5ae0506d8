"""A tree runs on the agenda in reading order, and its choices are ordinary questions."""

from typing import Any

import pytest

from timescoop.kernel import Table, to_data
from timescoop.language import (
    FIRST,
    NO,
    SECOND,
    YES,
    Context,
    Counting,
    Phrases,
    Reader,
    holds,
    is_noop,
    perform,
    possible,
    read_node,
    register_abilities,
    suits,
    unused,
    value,
    write,
    write_node,
)
from timescoop.language.lexicons import ARGS

ME, THIS = 1, Context(5)


def act(table: Table, reader: Reader, text: str) -> None:
    for node in reader.read(text):
        table.do(perform, node, ME, THIS)
    table.run()


def node(reader: Reader, text: str) -> int:
    (only,) = reader.read(text)
    return only


def test_lan_walk_01_a_deed_knows_its_seat_its_card_and_its_numbers(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "Draw 2 cards.")
    assert notes.done == [("draw", ME, THIS, 2)]


def test_lan_joint_01_deeds_run_in_reading_order(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "Gain 1 Time Point and gain 2 Time Points, then gain 3 Time Points. Then gain 4 Time Points.")
    assert notes.done == [("gain", count) for count in (1, 2, 3, 4)]


def test_lan_joint_02_the_second_of_two_steps_need_not_be_possible_yet(
    table: Table, notes: Any, reader: Reader
) -> None:
    notes.can.remove("gain")
    assert possible(table, node(reader, "Draw 1 card, then gain 1 Time Point."), ME, THIS)
    assert not possible(table, node(reader, "Gain 1 Time Point, then draw 1 card."), ME, THIS)
    act(table, reader, "Draw 1 card, then gain 1 Time Point.")
    assert [done[0] for done in notes.done] == ["draw", "gain"]


def test_lan_joint_03_a_sentence_with_then_follows_the_one_before_it(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "You may gain 1 Time Point. Then gain 2 Time Points.")
    assert notes.done == []
    table.play(ME, NO)
    assert notes.done == [("gain", 2)]


def test_a_choice_keeps_its_place_in_reading_order(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "Gain 1 Time Point. You may gain 2 Time Points. Gain 3 Time Points.")
    assert notes.done == [("gain", 1)]
    assert table.waiting() == [ME]
    table.play(ME, YES)
    assert notes.done == [("gain", 1), ("gain", 2), ("gain", 3)]


def test_lan_joint_05_may_can_be_declined(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "You may gain 2 Time Points.")
    assert table.options(ME) == [YES, NO]
    table.play(ME, NO)
    assert notes.done == []


def test_lan_joint_05_may_is_not_asked_if_all_know_that_it_cannot_be(table: Table, notes: Any, reader: Reader) -> None:
    notes.can.remove("gain")
    act(table, reader, "You may gain 2 Time Points.")
    assert table.waiting() == []


def test_lan_walk_10_may_is_asked_if_only_the_seat_knows_that_it_cannot_be(
    table: Table, notes: Any, reader: Reader
) -> None:
    notes.can.remove("discard")
    act(table, reader, "You may discard a Dalek card, then gain 1 Time Point.")
    assert table.options(ME) == [NO]


def test_lan_joint_06_or_asks_which(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "Gain 1 Time Point or draw 2 cards.")
    assert table.options(ME) == [FIRST, SECOND]
    table.play(ME, SECOND)
    assert notes.done == [("draw", ME, THIS, 2)]


def test_lan_joint_06_or_offers_what_can_be_done(table: Table, notes: Any, reader: Reader) -> None:
    notes.can.remove("gain")
    act(table, reader, "Choose one: gain 1 Time Point; or draw 2 cards.")
    assert table.options(ME) == [SECOND]


def test_lan_joint_06_or_is_not_asked_if_all_know_that_neither_can_be(table: Table, notes: Any, reader: Reader) -> None:
    notes.can.clear()
    act(table, reader, "Gain 1 Time Point or gain 2 Time Points.")
    assert table.waiting() == []


def test_lan_joint_06_or_is_never_without_an_option(table: Table, notes: Any, reader: Reader) -> None:
    notes.can.clear()
    act(table, reader, "Gain 1 Time Point or discard a Dalek card.")
    assert table.options(ME) == [FIRST, SECOND]


def test_lan_joint_04_a_price_is_paid_first_and_only_for_something(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "Draw 1 card to gain 1 Time Point.")
    assert [note[0] for note in notes.done] == ["draw", "gain"]
    notes.done.clear()
    notes.can.remove("gain")
    act(table, reader, "Draw 1 card to gain 1 Time Point.")
    assert notes.done == []


@pytest.mark.parametrize(("true", "count"), [({4}, 1), ({5}, 2), (set(), 3)])
def test_lan_joint_09_if_and_otherwise(table: Table, notes: Any, reader: Reader, true: set[int], count: int) -> None:
    notes.true = true
    text = "If Sarah defends, draw 1 card. Otherwise, if Sarah Jane defends, draw 2 cards. Otherwise, draw 3 cards."
    act(table, reader, text)
    assert notes.done == [("draw", ME, THIS, count)]


def test_lan_joint_08_whether_it_is_so_is_looked_at_when_the_words_are_reached(
    table: Table, notes: Any, reader: Reader
) -> None:
    act(table, reader, "You may draw 1 card. If Sarah defends, draw 2 cards.")
    notes.true = {4}
    table.play(ME, NO)
    assert notes.done == [("draw", ME, THIS, 2)]


@pytest.mark.parametrize(
    ("text", "true", "nothing"),
    [
        ("If Sarah defends, draw 1 card.", {4}, False),
        ("If Sarah defends, draw 1 card.", set(), True),
        ("You may draw 1 card.", set(), False),
        ("You may gain 1 Time Point.", set(), True),
        ("If Sarah defends, you may gain 1 Time Point.", {4}, True),
        ("You may discard a Dalek card.", set(), False),  # only the seat knows that it holds none
        ("Gain 1 Time Point.", set(), False),  # nothing is left to the seat
    ],
)
def test_lan_joint_14_what_all_see_to_do_nothing_is_passed_over(
    table: Table,
    notes: Any,
    reader: Reader,
    text: str,
    true: set[int],
    nothing: bool,  # noqa: FBT001 - a parameter of the table above
) -> None:
    notes.true = true
    notes.can = {"draw"}
    assert is_noop(table, node(reader, text), ME, THIS) is nothing


@pytest.mark.parametrize(("true", "runs"), [({4, 5}, True), ({4}, False), ({0}, True), (set(), False)])
def test_lan_joint_07_and_binds_closer_than_or(
    table: Table,
    notes: Any,
    reader: Reader,
    true: set[int],
    runs: bool,  # noqa: FBT001 - a parameter of the table above
) -> None:
    notes.true = true
    act(table, reader, "If Sarah defends and Sarah Jane defends or The Doctor defends, draw 1 card.")
    assert bool(notes.done) is runs


def test_lan_joint_10_for_each_repeats(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "For each Ally in play, gain 1 Time Point.")
    assert notes.done == [("gain", 1)] * 3


def test_lan_joint_11_until_fixes_the_moment(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "Your cards have +2 strength until the end of turn 9.")
    assert notes.done == [("stronger", 2, 9)]


def test_lan_walk_02_what_was_named_is_passed_on(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "Choose a card; that card changes sides.")
    assert notes.done == [("changes", 42)]


def test_lan_walk_07_selectors_pick_out_what_is_as_described(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "Name a card above 5 in the field.")
    assert notes.done == [[6, 7]]


def test_a_list_comes_whole(table: Table, notes: Any, reader: Reader) -> None:
    act(table, reader, "Discard a Dalek, Ogron or Ally card. Roll a die: on 1, draw 1 card; on 6, draw 6 cards.")
    assert notes.done == [("discard", 7, 8, 9), [False, True]]


@pytest.mark.parametrize(
    ("text", "could"),
    [
        ("Draw 1 card.", True),
        ("Gain 1 Time Point.", False),
        ("Draw 1 card and gain 1 Time Point.", False),
        ("Draw 1 card, then gain 1 Time Point.", True),
        ("Gain 1 Time Point, then draw 1 card.", False),
        ("Then gain 1 Time Point.", False),
        ("Draw 1 card to gain 1 Time Point.", False),
        ("Draw 1 card or gain 1 Time Point.", True),
        ("Gain 2 Time Points or gain 1 Time Point.", False),
        ("You may gain 1 Time Point.", True),
        ("If Sarah defends, draw 1 card.", True),
        ("If Sarah Jane defends, draw 1 card.", False),
        ("If Sarah defends, gain 1 Time Point. Otherwise, draw 1 card.", False),
        ("If Sarah Jane defends, gain 1 Time Point. Otherwise, draw 1 card.", True),
    ],
)
def test_lan_walk_05_whether_it_can_be_done_at_all(
    table: Table,
    notes: Any,
    reader: Reader,
    text: str,
    could: bool,  # noqa: FBT001 - a parameter of the table above
) -> None:
    notes.can.remove("gain")
    notes.true = {4}
    assert possible(table, node(reader, text), ME, THIS) is could


def test_lan_walk_06_abilities_are_noted_and_deeds_are_given_back(reader: Reader, pool: Any) -> None:
    nodes = reader.read("This card may join 2 other Enemies. When a Dalek is revealed, draw 1 card. Draw 3 cards.")
    deeds = register_abilities(pool, 6, nodes)
    assert pool.joins == {6: 2}
    ((kind, trait, statement),) = pool.hears
    assert (kind, trait, write(statement)) == (6, 7, "draw 1 card")
    assert [write(deed) for deed in deeds] == ["draw 3 cards"]


def test_lan_walk_03_a_condition_is_as_the_table_stands(table: Table, notes: Any, reader: Reader) -> None:
    condition, _ = ARGS[node(reader, "If Sarah defends, draw 1 card.")]
    assert not holds(table, condition, ME, THIS)
    notes.true = {4}
    assert holds(table, condition, ME, THIS)


def test_lan_walk_04_a_number_is_counted_when_it_is_needed(table: Table, reader: Reader) -> None:
    thing, _ = ARGS[node(reader, "For each Ogron in play, draw 1 card.")]
    assert value(table, thing, ME, THIS) == 2


def test_lan_walk_08_a_card_fits_a_description_or_not(table: Table, reader: Reader) -> None:
    look, _ = ARGS[node(reader, "Name a card above 5 in the field.")]
    assert [that for that in (4, 5, 6) if suits(table, look, ME, THIS, that)] == [6]


def test_a_waiting_tree_is_written_as_its_text(table: Table, reader: Reader) -> None:
    act(table, reader, "You may draw 1 card. Draw 2 cards.")
    data = to_data(table)
    assert [frame[1][0].partition(" ")[2] for frame in data["agenda"]] == ["deed: draw 2 cards"]
    assert data["asked"][0][1][2].endswith(" deed: draw 1 card")


def test_a_written_tree_is_found_again_without_a_parser(reader: Reader, texts: list[str]) -> None:
    for text in texts:
        for each in reader.read(text):
            assert read_node(write_node(each)) == each


@pytest.mark.parametrize("wrong", ["nowhere-00 deed: draw 1 card", "deed: draw 1 card", ""])
def test_a_tree_of_a_pool_that_is_not_loaded_is_not_found(wrong: str) -> None:
    with pytest.raises(KeyError):
        read_node(wrong)


def test_phrases_are_counted_while_somebody_asks(table: Table, reader: Reader, book: Phrases) -> None:
    with Counting(book) as counts:
        act(table, reader, "Draw 1 card and draw 2 cards.")
    act(table, reader, "Gain 1 Time Point.")
    ran = {key for key, head in book.by_key().items() if counts[head]}
    assert ran == {"deed: draw {INT} card(s)", "deeds: {deed} and {deeds}"}
    assert counts[book.by_key()["deed: draw {INT} card(s)"]] == 2
    assert "deed: gain {INT} Time Point(s)" in unused(book, counts)
    assert "deed: draw {INT} card(s)" not in unused(book, counts)


class Patient(Table):
    """A table of a game in which what cannot be done waits."""

    __slots__ = ("waits",)

    def must_wait(self, node: int, me: int, this: Context) -> bool:
        return not possible(self, node, me, this)

    def put_off(self, node: int, me: int, this: Context) -> None:
        self.waits = (write(node), me, this)


def test_lan_joint_15_a_part_of_a_course_that_cannot_be_done_waits_where_a_game_says_so(
    table: Table, notes: Any, reader: Reader
) -> None:
    notes.can.remove("gain")
    act(table, reader, "Draw 1 card, then gain 1 Time Point.")
    assert [done[0] for done in notes.done] == ["draw", "gain"]  # most games pass over what cannot be
    notes.done.clear()
    patient = Patient()
    patient.lay_out(2, [], b"")
    patient.start()
    act(patient, reader, "Draw 1 card, then gain 1 Time Point.")
    assert [done[0] for done in notes.done] == ["draw"]
    assert patient.waits == ("gain 1 Time Point", ME, THIS)
