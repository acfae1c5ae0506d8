"""What cards can say is found by the words that people use, in English and in German, and listed under its group."""

from functools import cache, partial

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import card_document
from timescoop.language import GROUPS, PARTS, Reader, reference, text_of
from timescoop.wording import PhraseSearch, group_titles, grouped, spoken_in, tongue_of

EDITIONS = [(game.key, edition.key) for game in GAMES.values() if game.workshop for edition in game.editions]


@cache
def search(key: str, edition: str, tongue: str = "en") -> PhraseSearch:
    game = GAMES[key]
    cards, lexicon, trees = game.required_workshop.read(card_document(game, edition).value)
    with spoken_in(tongue_of(tongue)):
        return PhraseSearch(reference(lexicon, trees, partial(game.required_workshop.accepts, cards)))


def lines(key: str, edition: str, words: str, tongue: str = "en") -> list[str]:
    with spoken_in(tongue_of(tongue)):
        return [each.known.line for each in search(key, edition, tongue).found(words)]


@pytest.mark.parametrize(
    ("key", "edition", "words", "line"),
    [
        ("invasion", "classic", "grab 5 points", "take <number> Time Points"),
        ("invasion", "classic", "pick up a card", "draw <number> cards"),
        ("invasion", "classic", "kill a defender", "discard a Defender"),
        ("nemesis", "standard", "kill a minion", "vanquish"),
        ("nemesis", "standard", "earn energy power", "gain <number> Power"),
        ("ccg", "first", "slay", "destroy"),
        ("ccg", "first", "stun an enemy", "freeze"),
        ("ccg", "first", "bounce", "return"),
    ],
)
def test_words_that_people_use_find_the_phrase_that_means_the_same(
    key: str, edition: str, words: str, line: str
) -> None:
    found = lines(key, edition, words)
    assert any(line in each for each in found[:8]), found[:8]


@pytest.mark.parametrize(
    ("key", "edition", "words", "line"),
    [
        ("invasion", "classic", "Karten ziehen", "draw <number> cards"),
        ("invasion", "classic", "ziehe eine Karte", "draw <number> cards"),
        ("nemesis", "standard", "Macht bekommen", "gain <number> Power"),
        ("nemesis", "standard", "töten", "vanquish"),
        ("ccg", "first", "vernichten", "destroy"),
        ("ccg", "first", "einfrieren", "freeze"),
    ],
)
def test_a_german_reader_finds_phrases_by_german_words(key: str, edition: str, words: str, line: str) -> None:
    found = lines(key, edition, words, "de")
    assert any(line in each for each in found[:8]), found[:8]


def test_a_word_is_found_while_it_is_typed() -> None:
    assert "draw <number> cards" in lines("invasion", "classic", "dra")
    assert "draw <number> cards" not in lines("invasion", "classic", "dra ")


def test_words_that_nothing_means_find_nothing_and_no_words_find_everything() -> None:
    assert lines("invasion", "classic", "xyzzy") == []
    assert lines("invasion", "classic", "?!") == []
    assert len(lines("invasion", "classic", " ")) == len(search("invasion", "classic").phrases)


def test_what_can_stand_in_a_slot_is_found_by_the_slot() -> None:
    found = search("invasion", "classic").filling("conditions")
    sorts = {each.known.sort for each in found}
    assert {"condition", "every", "conditions"} <= sorts, "narrower sorts fill it, too"
    assert "deed" not in sorts
    assert search("invasion", "classic").filling("nothing") == []


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_every_phrase_stands_in_one_group_and_the_common_groups_have_some(key: str, edition: str) -> None:
    found = search(key, edition)
    rows = grouped(found.phrases)
    assert sum(len(row) for _title, row in rows) == len(found.phrases)
    titles = [title for title, _row in rows]
    assert len(titles) >= len(group_titles()) - 1, "the common groups are not empty"
    by_line = {(each.known.sort, each.known.line): each.known.group for each in found.phrases}
    assert by_line["doing", "you may <course>"] == "choices"
    assert by_line["step", "<deeds> to <deeds>"] == "costs"
    assert by_line["rule", "when <event>, <statement>"] == "occasions"
    assert by_line["statement", "if <conditions>, <doing>"] == "conditions"
    assert {group for (sort, _), group in by_line.items() if sort == "event"} == {"occasions"}
    assert set(by_line.values()) <= set(GROUPS)
    assert list(by_line.values()).count(PARTS) < len(by_line) / 2


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_every_example_is_a_sentence_that_some_card_of_the_edition_can_carry_out(key: str, edition: str) -> None:
    shop = GAMES[key].required_workshop
    cards, lexicon, _ = shop.read(card_document(GAMES[key], edition).value)
    reader = Reader(lexicon)
    refused = []
    for said in {each.known.said for each in search(key, edition).phrases if not each.known.card}:
        nodes = reader.read(said)
        assert text_of(nodes) == said
        refused += [said for node in nodes if not shop.accepts(cards, node)]
    assert not refused, refused
