"""The words of a pool as they may be said in print, and the words with which a form may begin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from timescoop.language.lexicons import Lexicon
from timescoop.language.phrases import INT
from timescoop.language.printed_forms import SEVERAL, Either, Element, Form, Itself, Said
from timescoop.language.printed_words import Word, bare

Both = tuple[str, str]  # a word in the singular and in the plural
MoreWords = Mapping[str, Mapping[str, Both]]  # vocabulary -> what may be said -> the word that it stands for
NO_MORE: Final[MoreWords] = {}
ARTICLES: Final = ("a", "an")
NUMBER: Final = "#"
OWN_NAME: Final = "~"


class Names(NamedTuple):
    """How a card may speak of itself, and what else it says of itself.

    Attributes:
        ways: Its name, and shorter forms of it, each a row of words.
        noun: The noun of its type, such as "character".
        fields: Its other fields, for forms that repeat one.
    """

    ways: tuple[tuple[str, ...], ...] = ()
    noun: str = "card"
    fields: tuple[tuple[str, object], ...] = ()


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
            if isinstance(word, str):  # nobody can say a name that is none
                both = (word, lexicon.word(name, value, plural=True))
                for each in both:
                    found[name].enter(bare(each), both)
    for name, others in more.items():
        for said, both in others.items():
            found[name].enter(bare(said), both)
    return found


class Openings:
    """The words that patterns may begin with: `NUMBER` for a number, `OWN_NAME` for the card's own name."""

    def __init__(self, forms: Mapping[str, Sequence[Form]], vocabularies: Mapping[str, Vocabulary]) -> None:
        self.vocabularies = vocabularies
        self.sorts: dict[str, set[str]] = {sort: set() for sort in forms}
        grown, size = -1, 0
        while grown != size:
            grown = size
            for sort, each in forms.items():
                for form in each:
                    self.sorts[sort] |= self.of(form.pattern)
            size = sum([len(words) for words in self.sorts.values()])

    def of(self, row: Sequence[Element]) -> set[str]:
        """The words that a row may begin with."""
        words: set[str] = set()
        for element in row:
            found = self.first(element)
            words |= found - {""}
            if "" not in found:
                return words
        return words | {""}

    def first(self, element: Element) -> set[str]:
        """The words that an element may begin with; an empty one if it may be left out."""
        if isinstance(element, Either):
            return set().union(*[self.of(inner) for inner in element.rows])
        if isinstance(element, Said):
            return {way[0] for way in element.ways}
        if isinstance(element, Itself):
            return {"this", OWN_NAME}
        if element.sort in (INT, SEVERAL):
            return {NUMBER, *ARTICLES}
        if element.sort in self.vocabularies:
            return {*self.vocabularies[element.sort].first, "the", *ARTICLES}
        return self.sorts.get(element.sort, set()) - {""}


def may_begin(word: Word, first: set[str], names: Names) -> bool:
    """Whether something with these openings may begin with a word."""
    if word.said in first or "" in first or (word.number >= 0 and NUMBER in first):
        return True
    own = word.said.removesuffix("'s")
    return OWN_NAME in first and any([way[0] in (word.said, own) for way in names.ways])
