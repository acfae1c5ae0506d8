"""A phrase may go on behind a full stop; only the words that the phrase says there are taken for it."""

import pytest

from timescoop.language import JOINTS, Phrases, Reader, UnreadableText, lexicon, text_of


def does_nothing(*_: int) -> None:
    """What a phrase does is not asked here."""


@pytest.fixture(scope="module")
def reader() -> Reader:
    book = Phrases("stops", JOINTS)
    book.phrase("deed", "draw {INT} card(s)")(does_nothing)
    book.phrase("condition", "it is late")(does_nothing)
    book.phrase("doing", "fight. If you win, {course}")(does_nothing)
    book.phrase("doing", "fight. If you win, {course}. If you lose, {course}")(does_nothing)
    return Reader(lexicon(book, "stops", {}))


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Fight. If you win, draw 1 card.", 1),
        ("Fight. If you win, draw 1 card. If you lose, draw 2 cards.", 1),
        ("Draw 1 card. If it is late, draw 1 card.", 2),
        ("Fight. If you win, draw 1 card. If it is late, draw 1 card. Draw 3 cards.", 3),
    ],
)
def test_lan_read_a_full_stop_goes_on_only_where_a_phrase_says_so(reader: Reader, text: str, sentences: int) -> None:
    nodes = reader.read(text)
    assert len(nodes) == sentences
    assert text_of(nodes) == text
    assert reader.readings(text) == 1


def test_lan_read_a_sentence_that_belongs_to_a_phrase_does_not_stand_alone(reader: Reader) -> None:
    with pytest.raises(UnreadableText, match="If you win"):
        reader.read("Draw 1 card. If you win, draw 1 card.")
