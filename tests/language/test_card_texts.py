"""Texts that were read before are not parsed again in other words, unless a new word stands in them."""

from timescoop.games.invasion.phrases.book import BOOK
from timescoop.language import Lexicon, Reader, lexicon, parts, text_of
from timescoop.language.card_texts import StrictTexts
from timescoop.language.examples import fillings
from timescoop.language.grammar import Grammar

TEXT = "When this card fights, if Ace defends, that Defender changes sides."


def words(**defenders: int) -> Lexicon:
    return lexicon(BOOK, "defenders", {"DEFENDER": {name.replace("_", " "): nth for name, nth in defenders.items()}})


def test_a_known_text_is_taken_over_in_other_words() -> None:
    before, after = words(Ace=0), words(Romana=0, Ace=1)
    known = StrictTexts()
    assert known.nodes(before, TEXT) is None
    known.keep(before, TEXT, Reader(before).read(TEXT))
    nodes = known.nodes(after, TEXT)
    assert nodes is not None
    assert text_of(nodes) == TEXT
    assert parts(parts(nodes[0])[0])[0] == 1  # the number of Ace there


def test_a_text_is_read_again_where_a_new_word_stands_in_it_or_an_old_one_is_gone() -> None:
    before = words(Ace=0)
    known = StrictTexts()
    known.keep(before, TEXT, Reader(before).read(TEXT))
    assert known.nodes(words(Ace=0, Defender=1), TEXT) is None
    assert known.nodes(words(Romana=0), TEXT) is None


def test_parsers_of_two_pools_share_their_tables_and_know_their_own_names() -> None:
    first, second = Reader(words(Ace=0)), Reader(words(Romana=0, Ace=1))
    assert first.parser.lark is second.parser.lark
    longer = TEXT.replace("Ace", "Romana")
    assert text_of(second.read(longer)) == longer
    assert first.parsed(longer) is None
    assert text_of(first.read(TEXT)) == TEXT


def test_the_rules_of_a_grammar_and_the_examples_are_made_once_for_pools_that_begin_alike() -> None:
    first, more, other = words(Ace=0), words(Ace=0, Romana=1), words(Romana=0, Ace=1)
    assert Grammar(first).rules() is Grammar(more).rules()
    assert fillings(first) is fillings(more)
    assert fillings(first)["DEFENDER"] == ("Ace", "Aces")
    assert fillings(other)["DEFENDER"] == ("Romana", "Romanas")


def test_a_grammar_names_the_vocabularies_that_have_words() -> None:
    some, none = Grammar(words(Ace=0)), Grammar(lexicon(BOOK, "nobody", {"DEFENDER": {}}))
    assert some.rules() is not none.rules()
    assert set(some.sayable()) - set(none.sayable())
