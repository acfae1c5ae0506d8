"""The chart of one printed text: for each sort and place, where it may end and what it means there.

Left-recursive forms are read by rounds: each round takes the findings of the one before as given, until nothing new
is found. Steps, readings and words are bounded, so that no text takes long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from timescoop.kernel import TimescoopError
from timescoop.language.phrases import INT, SENTENCE
from timescoop.language.printed_forms import SEVERAL, Either, Element, Form, Itself, Said, Slot, Value, render, slots_in
from timescoop.language.printed_vocabulary import ARTICLES, Both, Names, Vocabulary, may_begin, stands
from timescoop.language.printed_words import STOPS, Word

MARK: Final = re.compile("\x01(\\d+)\x02")  # a question in a text, by its number
TEXT: Final = "text"  # the sort of several sentences that say one thing together
REMINDER: Final = "reminder"  # the sort of what only repeats a rule or a field
MOST_STEPS: Final = 400_000
MOST_READINGS: Final = 12  # of one stretch of words

Binds = tuple[tuple[str, Value], ...]
Opened = Sequence[tuple[Form, set[str]]]  # forms with the words that they may begin with


class Reading(NamedTuple):
    """What a printed text may mean.

    Attributes:
        text: As strict text.
        asks: What the author must be asked, because the words leave it open.
    """

    text: str
    asks: tuple[str, ...]


class TooHard(TimescoopError):
    """A text that is too long or too tangled to be read."""


class Chart:
    """All readings of one text.

    Args:
        forms: The forms of each sort.
        vocabularies: The words of the pool.
        words: The text.
        names: What the card calls itself.
        sort: The card's type.
    """

    def __init__(
        self,
        forms: Mapping[str, Opened],
        vocabularies: Mapping[str, Vocabulary],
        words: Sequence[Word],
        names: Names,
        sort: str,
    ) -> None:
        self.forms = forms
        self.vocabularies = vocabularies
        self.words = words
        self.names = names
        self.fields = dict(names.fields)
        self.sort = sort
        self.steps = 0
        self.furthest = 0  # the most words that anything has taken in
        self.grown = False
        self.found: dict[tuple[str, int], dict[int, dict[str, None]]] = {}
        self.alone: dict[tuple[str, int], set[int]] = {}  # ends of what is read by forms that stand alone
        self.visited: set[tuple[str, int]] = set()
        self.asks: list[str] = []

    def readings(self) -> list[Reading]:
        """Every reading of the whole text.

        Raises:
            TooHard: It would take too long.
        """
        while True:
            self.visited.clear()
            self.grown = False
            made = self.sentences(0, {})
            if not self.grown:
                return [self.reading(text) for text in dict.fromkeys([" ".join(row) for row in made])]

    def reading(self, text: str) -> Reading:
        """A strict text, with the questions that are marked in it taken out."""
        asked = [self.asks[int(number)] for number in MARK.findall(text)]
        return Reading(MARK.sub("", text), tuple(dict.fromkeys(asked)))

    # ---- sentences

    def sentences(self, at: int, known: dict[int, list[tuple[str, ...]]]) -> list[tuple[str, ...]]:
        """The rows of sentences from a place to the end of the text."""
        while at < len(self.words) and self.words[at].said in STOPS:
            at += 1
        if at == len(self.words):
            return [()]
        if at not in known:
            known[at] = []
            rows: dict[tuple[str, ...], None] = {}
            for end, text in self.first_sentences(at):
                for rest in self.sentences(end, known):
                    rows[(f"{text[:1].upper()}{text[1:]}.", *rest) if text else rest] = None
            known[at] = list(rows)[:MOST_READINGS]
        return known[at]

    def first_sentences(self, at: int) -> Iterator[tuple[int, str]]:
        """What may be said from a place to a full stop; an empty text for what only repeats something."""
        for sort in (TEXT, REMINDER, SENTENCE):
            for end, texts in list(self.parse(sort, at).items()):
                whole = end == len(self.words) or self.words[end].said in STOPS
                driven_out = sort == SENTENCE and any(
                    [end in self.alone.get((each, at), ()) for each in (TEXT, REMINDER)]
                )
                if whole and not driven_out:
                    for text in texts:
                        yield end, "" if sort == REMINDER else text

    # ---- sorts

    def parse(self, sort: str, at: int) -> dict[int, dict[str, None]]:
        """What a sort may be at a place: its ends, each with its strict texts."""
        key = (sort, at)
        found = self.found.setdefault(key, {})
        if key in self.visited or at >= len(self.words):
            return found
        self.visited.add(key)
        for form, first in self.forms.get(sort, ()):
            if (form.types and self.sort not in form.types) or not may_begin(self.words[at], first, self.names):
                continue
            for end, binds in list(self.match(form.pattern, 0, at, ())):
                values = {**dict(form.fill), **dict(binds)}
                if self.agree(form, values):
                    self.note(key, end, form, self.marked(form, render(form.means, values)))
        return found

    def agree(self, form: Form, values: Mapping[str, Value]) -> bool:
        """Whether all that a form means is named, what it names twice is the same, and what it repeats is so."""
        if not slots_in(form.means) <= values.keys():
            return False
        same = [values[one] == values[other] for one, other in form.same if one in values and other in values]
        return all(same) and all([values.get(slot) == self.fields.get(field) for slot, field in form.equals])

    def marked(self, form: Form, text: str) -> str:
        """A text with the question of its form, if it asks one."""
        if not form.asks:
            return text
        if form.asks not in self.asks:
            self.asks.append(form.asks)
        return f"{text}\x01{self.asks.index(form.asks)}\x02"

    def note(self, key: tuple[str, int], end: int, form: Form, text: str) -> None:
        """Enter a finding; one of a form that stands alone drives out all others that end there."""
        alone = self.alone.setdefault(key, set())
        if form.alone and end not in alone:
            alone.add(end)
            self.found[key][end] = {}
            self.grown = True
        texts = self.found[key].setdefault(end, {})
        if (form.alone or end not in alone) and text not in texts and len(texts) < MOST_READINGS:
            texts[text] = None
            self.grown = True

    # ---- patterns

    def match(self, row: Sequence[Element], nth: int, at: int, binds: Binds) -> Iterator[tuple[int, Binds]]:
        """The ways in which a row of elements goes on from a place."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooHard("the text is too tangled to be read; write it in shorter sentences")
        self.furthest = max(self.furthest, at)
        if nth == len(row):
            yield at, binds
            return
        for end, more in self.go_on(row[nth], at, binds):
            yield from self.match(row, nth + 1, end, more)

    def go_on(self, element: Element, at: int, binds: Binds) -> Iterator[tuple[int, Binds]]:
        """The ways in which one element stands at a place."""
        if isinstance(element, Either):
            for each in element.rows:
                yield from self.match(each, 0, at, binds)
        elif isinstance(element, Slot):
            for end, value in self.fill(element, at):
                yield end, (*binds, (element.key, value))
        else:
            for way in self.ways(element):
                if stands(self.words, way, at):
                    yield at + len(way), binds

    def ways(self, element: Said | Itself) -> Iterator[tuple[str, ...]]:
        """The rows of words that an element may be."""
        if isinstance(element, Said):
            yield from element.ways
            return
        noun, owning = element.noun.removesuffix("'s"), "'s" if element.noun.endswith("'s") else ""
        yield ("this", element.noun)
        if noun in (self.names.noun, "card"):
            for *most, last in self.names.ways:
                yield (*most, last + owning)

    # ---- slots

    def fill(self, slot: Slot, at: int) -> Iterator[tuple[int, Value]]:
        """What may fill a slot from a place: its end and its value."""
        if slot.separator:
            yield from self.several(slot, at)
        elif at >= len(self.words):
            return
        elif slot.sort in (INT, SEVERAL):
            yield from self.number(slot.sort, self.words[at], at)
        elif slot.sort in self.vocabularies:
            yield from self.word(slot.sort, at)
        else:
            for end, texts in list(self.parse(slot.sort, at).items()):
                for text in list(texts):
                    yield end, text

    def number(self, sort: str, word: Word, at: int) -> Iterator[tuple[int, int]]:
        """A number; an article is a 1, where it need not be more."""
        if word.number > (1 if sort == SEVERAL else -1):
            yield at + 1, word.number
        elif sort == INT and word.said in ARTICLES:
            yield at + 1, 1

    def word(self, sort: str, at: int) -> Iterator[tuple[int, Both]]:
        """A word of a vocabulary, with an article before it or without."""
        yield from self.vocabularies[sort].at(self.words, at)
        if self.words[at].said == "the" or self.words[at].said in ARTICLES:
            yield from self.vocabularies[sort].at(self.words, at + 1)

    def several(self, slot: Slot, at: int) -> Iterator[tuple[int, tuple[Both, ...]]]:
        """A list: "Daleks and Cybermen", "on 1, draw a card; on 2, gain 1 Power"."""
        marks = STOPS if slot.separator in STOPS else ("or", "and")
        for end, value in list(self.fill(Slot(slot.sort, slot.key), at)):
            first = both_of(value)
            yield end, (first,)
            after = end + 1 if end < len(self.words) and self.words[end].said in marks else end
            for last, rest in list(self.several(slot, after)):
                yield last, (first, *rest)


def both_of(value: Value) -> Both:
    """A member of a list, in the singular and plural; text is the same in both."""
    if isinstance(value, tuple) and isinstance(value[0], str) and isinstance(value[1], str):
        return (value[0], value[1])
    return (str(value), str(value))
