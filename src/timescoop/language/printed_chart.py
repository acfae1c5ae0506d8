"""The chart of one printed text: for each sort and place, where it may end and what it means there.

Left-recursive forms are read again whenever something that they took as given has grown, until nothing new is found.
Steps, readings and words are bounded, so that no text takes long.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from timescoop.kernel import TimescoopError
from timescoop.language.phrases import INT, SENTENCE
from timescoop.language.printed_forms import SEVERAL, Form, Itself, Slot, Value, render
from timescoop.language.printed_table import (
    NUMBER,
    OWN_NAME,
    FormTable,
    Marks,
    Part,
    ReadyForm,
    Row,
    Words,
    of_vocabulary,
)
from timescoop.language.printed_vocabulary import ARTICLES, Both, Names, Vocabulary, stands
from timescoop.language.printed_words import STOPS, Word

MARK: Final = re.compile("\x01(\\d+)\x02")  # a question in a text, by its number
TEXT: Final = "text"  # the sort of several sentences that say one thing together
REMINDER: Final = "reminder"  # the sort of what only repeats a rule or a field
MOST_STEPS: Final = 400_000
MOST_READINGS: Final = 12  # of one stretch of words

Binds = tuple[tuple[str, Value], ...]
Key = tuple[str, int]  # a sort at a place
State = tuple[int, Binds]  # how far a row is read, and what fills its slots


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
        table: The forms.
        vocabularies: The words of the pool.
        words: The text.
        names: How the card can name itself.
        sort: The card's type.
    """

    def __init__(
        self,
        table: FormTable,
        vocabularies: Mapping[str, Vocabulary],
        words: Sequence[Word],
        names: Names,
        sort: str,
    ) -> None:
        self.table = table
        self.vocabularies = vocabularies
        self.words = words
        self.said = [word.said for word in words]
        self.names = names
        self.own = {way[0] for way in (*names.ways, *[way for _, way in names.besides])}
        self.own_known: dict[str, dict[str, list[tuple[str, ...]]]] = {}  # noun -> first word -> rows of words
        self.fields = dict(names.fields)
        self.sort = sort
        self.marks = [self.marks_of(word) for word in words]
        self.steps = 0
        self.furthest = 0  # the most words that anything has taken in
        self.grown = False
        self.found: dict[Key, dict[int, dict[str, None]]] = {}
        self.alone: dict[Key, set[int]] = {}  # ends of what is read by forms that stand alone
        self.under_way: list[Key] = []
        self.takers: dict[Key, dict[Key, None]] = {}  # what has taken a finding as given
        self.stale: dict[Key, None] = {}  # what has taken as given what has grown since
        self.written: dict[tuple[int, Binds], str | None] = {}  # what a form says with some values
        self.asks: list[str] = []

    def marks_of(self, word: Word) -> Marks:
        """How forms may begin that a word can begin."""
        fits = [of_vocabulary(name) for name, each in self.vocabularies.items() if word.said in each.first]
        if word.number >= 0:
            fits.append(NUMBER)
        if word.said in self.own or word.said.removesuffix("'s") in self.own:
            fits.append(OWN_NAME)
        return tuple([mark for mark in (word.said, *fits) if mark in self.table.opening_words])

    def readings(self) -> list[Reading]:
        """Every reading of the whole text.

        Raises:
            TooHard: It would take too long.
        """
        while True:
            self.grown = False
            made = self.sentences(0, {})
            while self.stale:
                key = next(iter(self.stale))
                del self.stale[key]
                self.evaluate(key)
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
        found = self.found.get(key)
        if found is None:
            found = self.found[key] = {}
            if at < len(self.words):
                self.evaluate(key)
        if self.under_way:
            self.takers.setdefault(key, {})[self.under_way[-1]] = None
        return found

    def evaluate(self, key: Key) -> None:
        """Try all forms of a sort at a place."""
        sort, at = key
        self.under_way.append(key)
        for ready in self.table.candidates(sort, self.marks[at]):
            form = ready.form
            if form.types and self.sort not in form.types:
                continue
            for end, binds in self.along(ready.row, [(at, ())]):
                text = self.text_of(ready, binds)
                if text is not None:
                    self.note(key, end, form, text)
        self.under_way.pop()

    def text_of(self, ready: ReadyForm, binds: Binds) -> str | None:
        """What a form says with some values, with its question; None if they do not agree."""
        known = (id(ready), binds)
        if known not in self.written:
            form = ready.form
            values = {**dict(form.fill), **dict(binds)}
            agrees = self.agree(ready, values)
            self.written[known] = self.marked(form, render(form.means, values)) if agrees else None
        return self.written[known]

    def agree(self, ready: ReadyForm, values: Mapping[str, Value]) -> bool:
        """Whether all that a form means is named, what it names twice is the same, and what it repeats is so."""
        if not ready.needs <= values.keys():
            return False
        form = ready.form
        same = [values[one] == values[other] for one, other in form.same if one in values and other in values]
        return all(same) and all([values.get(slot) == self.fields.get(field) for slot, field in form.equals])

    def marked(self, form: Form, text: str) -> str:
        """A text with the question of its form, if it asks one."""
        if not form.asks:
            return text
        if form.asks not in self.asks:
            self.asks.append(form.asks)
        return f"{text}\x01{self.asks.index(form.asks)}\x02"

    def note(self, key: Key, end: int, form: Form, text: str) -> None:
        """Enter a finding; one of a form that stands alone drives out all others that end there."""
        alone = self.alone.setdefault(key, set())
        if form.alone and end not in alone:
            alone.add(end)
            self.found[key][end] = {}
            self.grow(key)
        texts = self.found[key].setdefault(end, {})
        if (form.alone or end not in alone) and text not in texts and len(texts) < MOST_READINGS:
            texts[text] = None
            self.grow(key)

    def grow(self, key: Key) -> None:
        """Remember that all that has taken a finding as given must be read again."""
        self.grown = True
        self.stale.update(self.takers.get(key, {}))

    # ---- patterns

    def along(self, row: Row, states: Iterable[State]) -> list[State]:
        """How far a row can be read from some states, each way once."""
        for part in row:
            states = dict.fromkeys([state for at, binds in states for state in self.go_on(part, at, binds)])
            if not states:
                return []
        return list(states)

    def go_on(self, part: Part, at: int, binds: Binds) -> Iterable[State]:
        """The states after one part at a place."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooHard("the text is too tangled to be read; write it in shorter sentences")
        if isinstance(part, Words):
            return [(end, binds) for end in self.ends_of(part, at)]
        if isinstance(part, Slot):
            return [(end, (*binds, (part.key, value))) for end, value in self.fill(part, at)]
        if isinstance(part, Itself):
            return [(end, binds) for end in self.itself(part, at)]
        return [state for row in part for state in self.along(row, [(at, binds)])]

    def ends_of(self, part: Words, at: int) -> Iterator[int]:
        """Where rows of words may end that begin at a place."""
        if at < len(self.said):
            for rest in part.ways.get(self.said[at], ()):
                end = at + 1
                for word in rest:
                    if end == len(self.said) or self.said[end] != word:
                        break
                    end += 1
                else:
                    yield end
                self.furthest = max(self.furthest, end)
        if part.optional:
            yield at

    def itself(self, part: Itself, at: int) -> Iterator[int]:
        """Where the card's own name, or "this card", may end that begins at a place."""
        if part.noun not in self.own_known:
            by_word: dict[str, list[tuple[str, ...]]] = {}
            for way in self.own_ways(part):
                by_word.setdefault(way[0], []).append(way)
            self.own_known[part.noun] = by_word
        for way in self.own_known[part.noun].get(self.said[at], ()) if at < len(self.said) else ():
            if stands(self.words, way, at):
                self.furthest = max(self.furthest, at + len(way))
                yield at + len(way)

    def own_ways(self, part: Itself) -> Iterator[tuple[str, ...]]:
        """The rows of words by which a card may be meant."""
        noun, owning = part.noun.removesuffix("'s"), "'s" if part.noun.endswith("'s") else ""
        if noun not in self.names.others:
            yield ("this", part.noun)
        for meant, (*most, last) in self.names.besides:
            if meant == noun:
                yield (*most, last + owning)
        if noun in (self.names.noun, "card"):
            for *most, last in self.names.ways:
                yield (*most, last + owning)
                if (most or [last])[0] != "the":
                    yield ("the", *most, last + owning)

    # ---- slots

    def fill(self, slot: Slot, at: int) -> list[tuple[int, Value]]:
        """What may fill a slot from a place: its end and its value."""
        found: list[tuple[int, Value]] = []
        if slot.separator:
            found += self.several(slot, at)
        elif at >= len(self.words):
            return found
        elif slot.sort in (INT, SEVERAL):
            found += self.number(slot.sort, self.words[at], at)
        elif slot.sort in self.vocabularies:
            found += self.word(slot.sort, at)
        else:
            return [(end, text) for end, texts in self.parse(slot.sort, at).items() for text in texts]
        self.furthest = max([self.furthest, *[end for end, _ in found]])
        return found

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
