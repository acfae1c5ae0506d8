"""Trees are written down as plain literals, and come back equal, with no parser in sight."""

import ast
import subprocess
import sys

import pytest

from timescoop.language import JOINTS, Lexicon, Phrases, Reader, UnknownPhrase, digest, dump, lexicon, load, text_of


def test_trees_come_back_equal(reader: Reader, words: Lexicon, texts: list[str]) -> None:
    for text in texts:
        nodes = reader.read(text)
        assert load(words, ast.literal_eval(repr(dump(nodes)))) == nodes


def test_trees_are_written_with_words_not_numbers(reader: Reader) -> None:
    assert dump(reader.read("Discard a Dalek or Ally card.")) == (
        ("deed: discard a(n) {TRAIT/or} card", ("Dalek", "Ally")),
    )


def test_trees_fit_a_pool_that_numbers_its_words_otherwise(reader: Reader, book: Phrases) -> None:
    text = "If Sarah defends, search for 2 Allies."
    turned = lexicon(book, "turned", {"CARD": {"Sarah": 0}, "TRAIT": {"Ally": 1}}, {"TRAIT": {"Ally": "Allies"}})
    assert text_of(load(turned, dump(reader.read(text)))) == text


def test_a_phrase_that_is_gone_is_refused(words: Lexicon) -> None:
    with pytest.raises(UnknownPhrase, match="deed: hug"):
        load(words, (("deed: hug",),))


def test_a_word_that_is_gone_is_refused(book: Phrases, reader: Reader) -> None:
    bare = lexicon(book, "bare", {"CARD": {"Sarah Jane": 1}})
    with pytest.raises(UnknownPhrase, match="'Sarah' is not the name of a card"):
        load(bare, dump(reader.read("If Sarah defends, draw 1 card.")))


def test_a_stale_tree_is_told_by_its_hash() -> None:
    book = Phrases("growing", JOINTS)
    before = digest(book, "Draw 1 card.")
    assert digest(book, "Draw 1 card.") == before
    assert digest(book, "Draw 2 cards.") != before
    book.phrase("deed", "draw {INT} card(s)")(print)
    assert digest(book, "Draw 1 card.") != before


def test_loading_needs_no_parser() -> None:
    program = """
import sys
from timescoop.language import JOINTS, Phrases, lexicon, load, text_of
book = Phrases("toy", JOINTS)
book.phrase("deed", "draw {INT} card(s)")(print)
(node,) = load(lexicon(book, "toy", {}), (("deed: draw {INT} card(s)", 2),))
print(text_of([node]), "lark" in sys.modules)
"""
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "Draw 2 cards. False"
