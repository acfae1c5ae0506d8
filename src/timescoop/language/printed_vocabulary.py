"""The words of a pool as they may be said in print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from timescoop.language.lexicons import Lexicon
from timescoop.language.printed_words import Word, bare

Both = tuple[str, str]  # a word in the singular and in the plural
MoreWords = Mapping[str, Mapping[str, Both]]  # vocabulary -> what may be said -> the word that it stands for
NO_MORE: Final[MoreWords] = {}
ARTICLES: Final = ("a", "an")


class Names(NamedTuple):
    """How a card may speak of itself, and what else it says of itself.

    Attributes:
        ways: Its name, and shorter forms of it, each a row of words.
        noun: The noun of its type, such as "character".
        fields: Its other fields, for forms that repeat one.
        besides: Other ways to say "this" with a noun, each with that noun: "this minion" for "this character".
        others: Nouns with which "this" means another card: a condition speaks of its bearer as "this character".
    """

    ways: tuple[tuple[str, ...], ...] = ()
    noun: str = "card"
    fields: tuple[tuple[str, object], ...] = ()
    besides: tuple[tuple[str, tuple[str, ...]], ...] = ()
    others: tuple[str, ...] = ()


NOBODY: Final = Names()


class Vocabulary:
    """The words of a vocabulary, by the first word of each."""

    def __init__(self) -> None:
        self.first: dict[str, list[tuple[tuple[str, ...], Both]]] = {}

    def enter(self, said: tuple[str, ...], both: Both) -> None:
        """A way to say a word; an article that belongs to it may be left out."""
        for way in {said, said[1:] if said[:1] == ("the",) else said}:
            if way and (way, both) not in self.first.setdefault(way[0], []):
                self.first[way[0]].append((way, both))

    def ways(self) -> Iterator[tuple[str, ...]]:
        """Every row of words that is one of its words."""
        for each in self.first.values():
            for way, _ in each:
                yield way

    def at(self, words: Sequence[Word], at: int) -> Iterator[tuple[int, Both]]:
        """What is said at a place: its end, and the word."""
        if at < len(words):
            for way, both in self.first.get(words[at].said, ()):
                if stands(words, way, at):
                    yield at + len(way), both


def stands(words: Sequence[Word], way: Sequence[str], at: int) -> bool:
    """Whether a row of words stands at a place."""
    return at + len(way) <= len(words) and all([words[at + nth].said == said for nth, said in enumerate(way)])


def vocabularies_of(lexicon: Lexicon, more: MoreWords) -> dict[str, Vocabulary]:
    """The vocabularies of a pool, with what may be said besides."""
    found = {name: Vocabulary() for name in {*lexicon.words, *more}}
    for name, words in lexicon.words.items():
        for word, value in words.items():
            if isinstance(word, str):  # an empty name can't be said
                both = (word, lexicon.word(name, value, plural=True))
                for each in both:
                    found[name].enter(bare(each), both)
    for name, others in more.items():
        for said, both in others.items():
            found[name].enter(bare(said), both)
    return found
