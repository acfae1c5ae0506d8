"""What is told to people who write cards: phrases in plain words, outlines, and what has never been run."""

from typing import Any

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import card_document
from timescoop.kernel import Table
from timescoop.language import (
    NO_TEXT,
    Lexicon,
    NodeCounter,
    Reader,
    outline,
    perform,
    reference,
    sentence,
    text_of,
    within,
)
from timescoop.language.grammar import slot_names
from timescoop.language.phrase_reference import plain
from timescoop.language.phrases import HEAD, INT, PATTERN, SORT


def read(words: Lexicon, text: str) -> list[int]:
    return Reader(words).read(text)


def test_every_phrase_is_told_with_its_slots_in_words_and_a_card_that_says_it(words: Lexicon) -> None:
    trees = {
        "Sarah": read(words, "Draw 2 cards. Gain 1 Time Point."),
        "Long": read(words, "Draw 1 card and gain 1 Time Point."),
    }
    known = {each.line: each for each in reference(words, trees)}
    assert known["draw <number> cards"].card == "Sarah"
    assert known["draw <number> cards"].said == "Draw 2 cards."
    assert known["draw <number> cards"].sort == "deed"
    assert known["discard a <trait> or <trait> card"].card == "", "no card says it"
    assert known["discard a <trait> or <trait> card"].said.startswith("Discard a "), "an example then"
    assert known["<deed> and <deeds>"].card == "Long"
    assert len(known) <= len(words.book.heads())


@pytest.mark.parametrize(("key", "printing"), [("invasion", "classic"), ("invasion", "2012"), ("nemesis", "standard"),
                                               ("ccg", "first")])  # fmt: skip
def test_what_cannot_be_filled_is_not_listed(key: str, printing: str) -> None:
    game = GAMES[key]
    assert game.workshop is not None
    _, lexicon, trees = game.workshop.read(card_document(game, printing).value)
    listed = {(each.sort, each.line) for each in reference(lexicon, trees)}
    lines = Reader(lexicon).grammar.text.splitlines()
    rules = {line.partition(":")[0].lstrip("?") for line in lines}
    for head in lexicon.book.heads():
        empty = [name for name in slot_names(head) if name != INT and name not in (*rules, *lexicon.words)]
        assert not empty or (SORT[head], plain(lexicon, head)) not in listed, f"{PATTERN[head]} lacks {empty}"
    said = {(SORT[HEAD[node]], plain(lexicon, HEAD[node])) for top in trees.values() for n in top for node in within(n)}
    assert said <= listed, "what a card says is listed"
    assert [each.line for each in reference(lexicon, trees) if not each.said] == [], "each has a text that says it"
    assert [line for _, line in listed if " a a" in line or " a <a" in line or " the <a" in line] == []


def test_an_outline_has_a_line_for_each_phrase_in_a_tree(words: Lexicon) -> None:
    nodes = read(words, "Draw 1 card and gain 2 Time Points.")
    lines = [(each.depth, each.said) for each in outline(nodes)]
    assert lines == [(0, "draw 1 card and gain 2 Time Points"), (1, "draw 1 card"), (1, "gain 2 Time Points")]
    assert [len(list(within(node))) for node in nodes] == [3]
    assert text_of(nodes) == "Draw 1 card and gain 2 Time Points."


def test_the_members_of_a_list_of_words_are_no_phrases(words: Lexicon) -> None:
    (node,) = read(words, "Discard a Dalek or Ogron card.")
    assert len(outline([node])) == 1


def test_firing_counts_the_very_node_and_no_other_of_its_phrase(words: Lexicon, notes: Any) -> None:
    (two,), (three,) = read(words, "Draw 2 cards."), read(words, "Draw 3 cards.")
    table = Table()
    with NodeCounter([two]) as counts:
        for node in (three, two, two):
            perform(table, node, 0, NO_TEXT)
    perform(table, two, 0, NO_TEXT)
    assert counts == {two: 2}
    with NodeCounter([two], on=table) as counts:
        perform(table, two, 0, NO_TEXT)
        perform(Table(), two, 0, NO_TEXT)
    assert counts == {two: 1}, "what bots imagine is not counted"
    notes.done.pop()
    notes.done.pop()
    assert len(notes.done) == 4, "each does what it did before"


def test_firing_knows_an_effect_that_lasts_by_its_own_arguments(words: Lexicon, notes: Any) -> None:
    (top,) = read(words, "Your cards have +2 strength until the end of turn 3.")
    table = Table()
    nodes = list(within(top))
    with NodeCounter(nodes) as counts:
        perform(table, top, 0, NO_TEXT)
    assert notes.done == [("stronger", 2, 3)]
    assert set(counts.values()) == {1}, "the effect, its span, and both together"


def test_an_example_is_a_sentence_that_is_accepted(words: Lexicon) -> None:
    def plainly(node: int) -> bool:
        return not sentence(node).startswith("Draw")

    usual = {each.line: each.said for each in reference(words, {}) if each.said.startswith("Draw")}
    other = {each.line: each.said for each in reference(words, {}, plainly)}
    assert "draw <number> cards" in usual
    assert other["draw <number> cards"].startswith("When "), "the same deed after an event"
