"""What is known of a phrase beside its line: declared with it, and looked up by node."""

import pytest

from timescoop.language import Attribute, Counting, Phrases, function_of, lexicon, opening, takes

STEADY = Attribute("steady", default=False)
WEIGHT = Attribute("weight", 0.5)
BOOK = Phrases("attributes", None, {"WORD": "a word"}, (STEADY, WEIGHT))


@BOOK.phrase("deed", "nod", steady=True)
def nods() -> None:
    """A phrase of its own, steady."""


@BOOK.phrase("deed", "say {WORD}", weight=2.0)
def says() -> None:
    """Heavy, and not steady."""


BOOK.phrase("statement", "twice: {deed}")(says)
HEADS = BOOK.by_key()
LEXICON = lexicon(BOOK, "attributes", {"WORD": {"hello": 0}})
NOD = LEXICON.node(HEADS["deed: nod"], ())
HELLO = LEXICON.node(HEADS["deed: say {WORD}"], (0,))
TWICE = LEXICON.node(HEADS["statement: twice: {deed}"], (NOD,))


def test_a_phrase_has_what_it_declares_and_else_the_default() -> None:
    assert [STEADY.of(node) for node in (NOD, HELLO, TWICE)] == [True, False, False]
    assert [WEIGHT.of(node) for node in (NOD, HELLO, TWICE)] == [0.5, 2.0, 0.5]


def test_an_attribute_that_the_book_does_not_know_is_refused() -> None:
    with pytest.raises(AssertionError, match="stedy"):
        BOOK.phrase("deed", "wave", stedy=True)


def test_a_value_given_later_goes_to_every_phrase_of_the_function() -> None:
    late = Attribute("late", 0)
    late.give(says, 7)
    assert [late.of(node) for node in (NOD, HELLO, TWICE)] == [0, 7, 7]
    with pytest.raises(AssertionError, match="no phrase"):
        late.give(test_an_attribute_that_the_book_does_not_know_is_refused, 1)


def test_a_phrase_is_known_by_its_function_even_while_it_is_counted() -> None:
    with Counting(BOOK):
        assert function_of(NOD) is nods
        assert function_of(HELLO) is function_of(TWICE) is says


def test_what_a_message_needs_of_a_line() -> None:
    assert (opening(nods), opening(says)) == ("nod", "say")
    assert (takes(TWICE, "deed"), takes(HELLO, "deed")) == (True, False)
