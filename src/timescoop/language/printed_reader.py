"""From text as cards print it to strict text: every reading that the phrases and the printed forms of a game allow.

All words are used up or the text is refused; what is read is strict text, and the strict reader has the last word.
The reader is wide in wording and narrow in meaning: two readings that differ are both told, none is chosen here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from timescoop.language.grammar import Grammar
from timescoop.language.lexicons import Lexicon
from timescoop.language.phrases import PATTERN, SORT
from timescoop.language.printed_chart import Chart, Reading, TooHard
from timescoop.language.printed_forms import Form, Wording, forms_of, line_forms
from timescoop.language.printed_joints import FAMILIES, PARTS
from timescoop.language.printed_vocabulary import NO_MORE, NOBODY, MoreWords, Names, Openings, vocabularies_of
from timescoop.language.printed_words import words_in
from timescoop.language.suggestions import Suggestions

CONDITION: Final = "condition"  # where a bare number means at least so many
MOST_WORDS: Final = 160


class PrintedReader:
    """Reads printed text in the words of one pool.

    Args:
        lexicon: The words of the pool.
        wording: How the print of its game words things.
        more: What else may be said for words of the pool; a vocabulary of its own where the pool has none so called.
    """

    def __init__(self, lexicon: Lexicon, wording: Wording, more: MoreWords = NO_MORE) -> None:
        self.vocabularies = vocabularies_of(lexicon, more)
        self.said = {way for each in self.vocabularies.values() for way in each.ways()}  # every word of the pool
        forms = [*forms_of(FAMILIES, PARTS), *forms_of(wording.families, wording.parts)]
        for head in Grammar(lexicon).sayable():
            forms += line_forms(SORT[head], PATTERN[head], wording, exactly=SORT[head] != CONDITION)
        by_sort = forms_by_sort(forms, narrower(lexicon))
        self.all_forms = tuple(forms)
        self.made: Suggestions | None = None
        openings = Openings(by_sort, self.vocabularies)
        self.forms = {sort: [(form, openings.of(form.pattern)) for form in each] for sort, each in by_sort.items()}

    def readings(self, text: str, names: Names = NOBODY, sort: str = "") -> list[Reading]:
        """Every strict text that a printed text may mean, each once; none if some of its words are left over.

        Args:
            text: As it stands on the card.
            names: What the card calls itself.
            sort: The card's type, for what only some types print.

        Raises:
            TooHard: It is too long, or it would take too long.
        """
        words = words_in(text)
        if len(words) > MOST_WORDS:
            raise TooHard(f"the text has {len(words)} words; {MOST_WORDS} are read at most")
        return Chart(self.forms, self.vocabularies, words, names, sort).readings()

    def stopped_at(self, text: str, names: Names = NOBODY, sort: str = "") -> int:
        """Where the first word stands that no reading of a text takes in; the length of the text if that is its end.

        Raises:
            TooHard: It is too long, or it would take too long.
        """
        words = words_in(text)
        if len(words) > MOST_WORDS:
            raise TooHard(f"the text has {len(words)} words; {MOST_WORDS} are read at most")
        chart = Chart(self.forms, self.vocabularies, words, names, sort)
        chart.readings()
        return words[chart.furthest].start if chart.furthest < len(words) else len(text)

    def nearest(self, text: str) -> tuple[str, ...]:
        """At most three ways to say what a text may mean, the nearest first."""
        if self.made is None:
            self.made = Suggestions(self.all_forms, self.vocabularies)
        return self.made.nearest(words_in(text))


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


__all__ = ["PrintedReader", "Reading", "TooHard"]
