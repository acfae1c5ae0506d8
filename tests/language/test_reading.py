"""A text is read in one way, printed back as it stood, and refused with reasons where it cannot be read."""

from typing import Any

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import card_document
from timescoop.language import JOINTS, Lexicon, Phrases, Reader, UnreadableText, lexicon, sentence, text_of


def faults(reader: Reader, text: str) -> Any:
    with pytest.raises(UnreadableText) as refused:
        reader.read(text)
    return refused.value.faults


def test_what_is_read_is_printed_back(reader: Reader, texts: list[str]) -> None:
    for text in texts:
        assert text_of(reader.read(text)) == text


def test_every_text_has_one_reading(reader: Reader, texts: list[str]) -> None:
    assert [reader.readings(text) for text in texts] == [1] * len(texts)


def test_a_text_that_is_no_text_has_no_reading(reader: Reader) -> None:
    assert reader.readings("Draw one card.") == 0


def test_two_phrases_for_one_text_are_two_readings() -> None:
    book = Phrases("twofold", JOINTS, {"CARD": "the name of a card", "TRAIT": "a trait"})
    for name in ("CARD", "TRAIT"):
        book.phrase("deed", f"discard {{{name}}}")(print)
    both = Reader(lexicon(book, "twofold", {"CARD": {"Omega": 1}, "TRAIT": {"Omega": 2}}))
    assert both.readings("Discard Omega.") == 2


def test_nothing_is_left_to_the_parsers_habit(reader: Reader) -> None:
    assert not reader.conflict()


def test_a_grammar_that_one_token_cannot_decide_is_found() -> None:
    book = Phrases("undecided", JOINTS)
    book.phrase("deed", "draw {INT} card(s)")(print)
    book.phrase("deed", "draw {INT} card(s) and {deeds}")(print)
    assert "and" in Reader(lexicon(book, "undecided", {})).conflict()


def test_an_empty_text_says_nothing(reader: Reader) -> None:
    assert reader.read("") == []


def test_equal_trees_are_one_number(reader: Reader) -> None:
    first, second = reader.read("Draw 2 cards. Draw 2 cards.")
    assert first == second
    assert reader.read("Draw 3 cards.") != [first]


def test_a_longer_name_is_read_before_a_shorter(reader: Reader) -> None:
    short, long = reader.read("If Sarah defends, draw 1 card. If Sarah Jane defends, draw 1 card.")
    assert short != long


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Draw 1 cards.", "Draw 1 card."),
        ("Draw 2 card.", "Draw 2 cards."),
        ("draw 1 card.", "Draw 1 card."),
        ("Draw 01 card.", "Draw 1 card."),
        ("Draw  1 card.", "Draw 1 card."),
        ("Discard an Dalek card.", "Discard a Dalek card."),
        ("Discard a Ogron card.", "Discard an Ogron card."),
        ("Search for 1 Allies.", "Search for 1 Ally."),
        ("This card may join 1 other Enemies.", "This card may join 1 other Enemy."),
        ("Draw 1 card and Draw 1 card.", "Draw 1 card and draw 1 card."),
    ],
)
def test_a_text_that_would_be_printed_otherwise_is_refused(reader: Reader, text: str, written: str) -> None:
    (fault,) = faults(reader, text)
    assert fault.written == written
    assert repr(written) in str(fault)


def test_sentences_are_held_apart_by_one_space(reader: Reader) -> None:
    (fault,) = faults(reader, "Draw 1 card.  Draw 1 card.")
    assert fault.written == "Draw 1 card. Draw 1 card."


def test_a_fault_names_the_place_and_what_was_expected(reader: Reader) -> None:
    (fault,) = faults(reader, "Draw 2 cads.")
    assert fault.column == 8
    assert fault.found == "cads."
    assert fault.expected == ("'card'", "'cards'")
    said = str(fault)
    assert "column 8" in said
    assert "'card' or 'cards'" in said


def test_a_number_and_a_name_are_expected_in_plain_words(reader: Reader) -> None:
    assert faults(reader, "Gain Time Points.")[0].expected == ("a number",)
    assert faults(reader, "Discard a Yeti card.")[0].expected == ("a trait",)


def test_the_nearest_name_is_offered(reader: Reader) -> None:
    (fault,) = faults(reader, "If Jean-Luc Oneill defends, draw 1 card.")
    assert fault.meant == ("Jean-Luc O'Neil",)
    assert "did you mean" in str(fault)


def test_the_end_of_a_text_may_come_too_soon(reader: Reader) -> None:
    (fault,) = faults(reader, "Draw 2 cards")
    assert fault.column == 13
    assert fault.found == ""
    assert "'.'" in fault.expected
    assert "too soon" in str(fault)


def test_every_faulty_sentence_is_reported(reader: Reader) -> None:
    found = faults(reader, "Draw 2 cads. Gain 1 Time Point. If U.N.I.T. defend, draw 1 card. Gain Time Points.")
    assert [fault.column for fault in found] == [8, 45, 71]


def test_every_misprint_is_reported(reader: Reader) -> None:
    found = faults(reader, "Draw 2 card. Gain 1 Time Point. Gain 2 Time Point.")
    assert [fault.column for fault in found] == [12, 50]
    assert "Gain 2 Time Points." in str(found[1])


def test_otherwise_follows_an_if_alone(reader: Reader) -> None:
    found = faults(reader, "Draw 1 card. Otherwise, draw 2 cards.")
    assert found[0].found == ". Otherwise"


def test_what_another_phrase_must_name_is_refused_where_nothing_names_it(reader: Reader) -> None:
    assert faults(reader, "That card changes sides.")[0].column == 1


def test_a_long_list_of_what_was_expected_is_cut_short(reader: Reader) -> None:
    (fault,) = faults(reader, "Xyzzy.")
    assert len(fault.expected) > 12
    said = str(fault).partition("expected")[2]
    assert said.count(" or ") == 12
    assert f"or {len(fault.expected) - 12} other things" in said


def test_a_slot_that_nobody_can_fill_is_a_mistake_of_the_book(book: Phrases) -> None:
    wrong = Phrases("wrong", book, {"CARD": "the name of a card"})
    wrong.phrase("deed", "hug {CRAD}")(print)
    with pytest.raises(AssertionError, match="CRAD"):
        Reader(lexicon(wrong, "wrong", {"CARD": {"Sarah": 1}}))


def test_a_phrase_is_entered_once() -> None:
    wrong = Phrases("wrong", JOINTS)
    wrong.phrase("deed", "hug {INT} card(s)")(print)
    with pytest.raises(AssertionError, match="twice"):
        wrong.phrase("deed", "hug {INT} card(s)")


def test_a_pool_without_a_kind_of_word_reads_the_rest(book: Phrases) -> None:
    bare = Reader(lexicon(book, "bare", {"CARD": {"Sarah": 1}}))
    assert text_of(bare.read("If Sarah defends, draw 1 card.")) == "If Sarah defends, draw 1 card."
    assert faults(bare, "Discard a Dalek card.")


def test_two_pools_of_one_game_have_trees_of_their_own(reader: Reader, book: Phrases) -> None:
    other = Reader(lexicon(book, "other", {"CARD": {"Sarah": 0}}))
    (mine,) = reader.read("If Sarah defends, draw 1 card.")
    (theirs,) = other.read("If Sarah defends, draw 1 card.")
    assert mine != theirs
    assert sentence(mine) == sentence(theirs)


def test_the_same_words_are_the_same_pool(words: Lexicon, book: Phrases) -> None:
    again = lexicon(book, "toy", {name: dict(numbers) for name, numbers in words.words.items()}, dict(words.plurals))
    assert again is words
    assert lexicon(book, "toy", {"CARD": {"Sarah": 1}}) is not words


def test_a_noun_of_the_pool_may_begin_a_sentence_with_a_capital_and_stand_nowhere_else_with_one() -> None:
    game = GAMES["ccg"]
    _, lexicon, _ = game.required_workshop.read(card_document(game, "first").value)
    reader = Reader(lexicon)
    assert text_of(reader.read("Cards cannot be frozen.")) == "Cards cannot be frozen."
    with pytest.raises(UnreadableText):
        reader.read("Your Cards cannot be frozen.")
