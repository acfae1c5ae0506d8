"""The forms of a game, prepared for matching: plain words joined, and forms indexed by their first words.

A table depends on the phrases that can be said and on the wording of a game, not on the names of its cards, so that
one serves every card file of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from timescoop.language.lexicons import Lexicon
from timescoop.language.phrases import INT, PATTERN, SORT
from timescoop.language.printed_forms import (
    SEVERAL,
    Either,
    Element,
    Form,
    Itself,
    Said,
    Slot,
    Wording,
    forms_of,
    line_forms,
    slots_in,
)
from timescoop.language.printed_joints import FAMILIES, PARTS
from timescoop.language.printed_vocabulary import ARTICLES

CONDITION: Final = "condition"  # where a bare number means at least so many
MOST_WAYS: Final = 48  # rows of words that are joined to one element
NUMBER: Final = "#"
OWN_NAME: Final = "~"
NOTHING: Final = ""  # what may begin with anything, because it may be left out
Marks = tuple[str, ...]  # the openings that a word of a text fits


class Words(NamedTuple):
    """Rows of words of which one must stand there: the first word -> what follows it, and whether none need stand."""

    ways: Mapping[str, tuple[tuple[str, ...], ...]]
    optional: bool


Part = Words | Slot | Itself | tuple["Row", ...]  # the last: one of several rows
Row = tuple[Part, ...]


class ReadyForm(NamedTuple):
    """A form to be matched.

    Attributes:
        form: The form.
        row: Its pattern.
        needs: The slots of its template.
    """

    form: Form
    row: Row
    needs: frozenset[str]


class FormTable:
    """The forms of a game, by sort and by how they may begin.

    Args:
        heads: The phrases that can be said.
        wording: How the print of the game words things.
        narrow: Wide sort -> all sorts that may stand for it.
        vocabularies: The names of the vocabularies.
    """

    def __init__(
        self, heads: Iterable[int], wording: Wording, narrow: Mapping[str, set[str]], vocabularies: frozenset[str]
    ) -> None:
        forms = [*forms_of(FAMILIES, PARTS), *forms_of(wording.families, wording.parts)]
        self.phrases: dict[str, list[int]] = {}  # a template -> the phrases whose own line it is
        for head in heads:
            lines = line_forms(SORT[head], PATTERN[head], wording, exactly=SORT[head] != CONDITION)
            self.phrases.setdefault(lines[0].means, []).append(head)
            forms += lines
        self.all_forms = tuple(forms)
        by_sort = forms_by_sort(forms, narrow)
        ready = {form: ReadyForm(form, row_of(form.pattern), slots_in(form.means)) for form in forms}
        self.forms = {sort: [ready[form] for form in each] for sort, each in by_sort.items()}
        openings = Openings(by_sort, vocabularies)
        first = {form: openings.of(form.pattern) for form in forms}
        self.index: dict[str, dict[str, list[int]]] = {}
        for sort, each in by_sort.items():
            found = self.index.setdefault(sort, {})
            for nth, form in enumerate(each):
                for mark in first[form]:
                    found.setdefault(mark, []).append(nth)
        self.opening_words = frozenset([mark for found in self.index.values() for mark in found])
        self.known: dict[tuple[str, Marks], list[ReadyForm]] = {}

    def candidates(self, sort: str, marks: Marks) -> list[ReadyForm]:
        """The forms of a sort that may begin with a word, in their order.

        Args:
            sort: The sort.
            marks: What of `opening_words` the word fits.
        """
        found = self.known.get((sort, marks))
        if found is None:
            index, forms = self.index.get(sort, {}), self.forms.get(sort, ())
            numbers = {nth for mark in (*marks, NOTHING) for nth in index.get(mark, ())}
            found = self.known[sort, marks] = [forms[nth] for nth in sorted(numbers)]
        return found


# ---- patterns


def row_of(pattern: Sequence[Element]) -> Row:
    """A pattern with neighbouring plain words joined."""
    made: list[Part] = []
    waiting: list[tuple[str, ...]] = [()]  # the ways to say the plain words so far
    for element in pattern:
        ways = plain_ways(element)
        if ways is not None and len(waiting) * len(ways) <= MOST_WAYS:
            waiting = [(*before, *after) for before, after in product(waiting, ways)]
            continue
        made += joined(waiting)
        waiting = [()] if ways is None else list(ways)
        if isinstance(element, Either) and ways is None:
            made.append(tuple([row_of(each) for each in element.rows]))
        elif isinstance(element, Slot | Itself):
            made.append(element)
    return (*made, *joined(waiting))


def joined(ways: Sequence[tuple[str, ...]]) -> list[Words]:
    """Rows of words as an element; none where nothing is to be said."""
    found: dict[str, dict[tuple[str, ...], None]] = {}
    for way in ways:
        if way:
            found.setdefault(way[0], {})[way[1:]] = None
    return [Words({word: tuple(rests) for word, rests in found.items()}, () in ways)] if found else []


def plain_ways(element: Element) -> list[tuple[str, ...]] | None:
    """The rows of words that an element may be; None if it is more than words, or too many."""
    if isinstance(element, Said):
        return list(element.ways)
    if not isinstance(element, Either):
        return None
    found: dict[tuple[str, ...], None] = {}
    for row in element.rows:
        each = [plain_ways(inner) for inner in row]
        known = [ways for ways in each if ways is not None]
        if len(known) < len(each):
            return None
        for parts in product(*known):
            found[tuple([word for part in parts for word in part])] = None
            if len(found) > MOST_WAYS:
                return None
    return list(found)


# ---- sorts


def narrower(lexicon: Lexicon) -> dict[str, set[str]]:
    """Wide sort -> all sorts that may stand for it, itself among them."""
    pairs = lexicon.book.widenings()
    found: dict[str, set[str]] = {}
    for sort in {sort for pair in pairs for sort in pair}:
        known, grown = {sort}, 0
        while grown != len(known):
            grown = len(known)
            known |= {narrow for narrow, wide in pairs if wide in known}
        found[sort] = known
    return found


def forms_by_sort(forms: Sequence[Form], narrow: Mapping[str, set[str]]) -> dict[str, list[Form]]:
    """Sort -> the forms that may stand for it, those that stand alone first."""
    found: dict[str, list[Form]] = {}
    for form in forms:
        found.setdefault(form.sort, []).append(form)
    wide: dict[str, list[Form]] = {}
    for sort in {*found, *narrow}:
        allowed = [form for each in sorted(narrow.get(sort, {sort})) for form in found.get(each, ())]
        wide[sort] = sorted(allowed, key=lambda form: not form.alone)
    return wide


class Openings:
    """What patterns may begin with: words, `NUMBER`, `OWN_NAME`, and vocabularies by `of_vocabulary`."""

    def __init__(self, forms: Mapping[str, Sequence[Form]], vocabularies: frozenset[str]) -> None:
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
        """What a row may begin with; `NOTHING` too if all of it may be left out."""
        words: set[str] = set()
        for element in row:
            found = self.first(element)
            words |= found - {NOTHING}
            if NOTHING not in found:
                return words
        return words | {NOTHING}

    def first(self, element: Element) -> set[str]:
        """What an element may begin with; `NOTHING` if it may be left out."""
        if isinstance(element, Either):
            return set().union(*[self.of(inner) for inner in element.rows])
        if isinstance(element, Said):
            return {way[0] for way in element.ways}
        if isinstance(element, Itself):
            return {"this", "the", OWN_NAME}
        if element.sort in (INT, SEVERAL):
            return {NUMBER, *ARTICLES}
        if element.sort in self.vocabularies:
            return {of_vocabulary(element.sort), "the", *ARTICLES}
        return self.sorts.get(element.sort, set()) - {NOTHING}


def of_vocabulary(name: str) -> str:
    """The mark of anything that begins with a word of a vocabulary."""
    return f"<{name}>"
