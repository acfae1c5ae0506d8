"""Search in what card texts can say: by its own words, by its translation, and by words that mean the same.

Rare words count more than common ones, verbs more than nouns, the first word of a phrase more than its others, and
those more than the words of its example. Synonyms count a little less. Of two phrases that fit alike, the shorter one
comes first. The synonyms are those of suggestions for text that can't be read. A language translates them row by row,
and adds its own endings; a word of a translated row also stands for the English words of that row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import log
from typing import Final, NamedTuple

from timescoop.language import (
    CHOICES,
    CONDITIONS,
    COSTS,
    COUNTING,
    DURATIONS,
    EFFECTS,
    GROUPS,
    NEVER,
    OCCASIONS,
    PARTS,
    STANDING,
    SYNONYMS,
    VERBS,
    Known,
    bare,
    stem,
)
from timescoop.wording.card_readings import card_reading
from timescoop.wording.translation import ENGLISH, _, in_, tongue

SLOT: Final = re.compile(r"<[^<>]+>")
ROWS: Final = "words that mean the same"  # the context of a row of synonyms in a catalogue
OF_LINE: Final = 0.85  # weight of a word of the line, relative to its first one
OF_EXAMPLE: Final = 0.35  # the same for a word that only the example has
SPARE: Final = 0.04  # subtracted for each word of the line that wasn't searched for
MOST_SPARE: Final = 10
OF_VERB: Final = 1.7  # the weight of a verb
ALIKE: Final = 0.8  # of a synonym
BEGUN: Final = 0.9  # of a word that begins with what was typed last
NEARLY: Final = 0.55  # of the best score: what scores less is left out
SHORTEST: Final = 3  # letters of a beginning, and of a word whose ending is cut off


class Phrase(NamedTuple):
    """A phrase as it is listed: with its example in the reader's language, which is empty in English."""

    known: Known
    reading: str


class Query(NamedTuple):
    """A search word.

    Attributes:
        stems: The word without its endings.
        alike: The same of its synonyms.
        begun: Its beginning, if more may follow; else empty.
        weight: How rare it is, with its synonyms.
    """

    stems: frozenset[str]
    alike: frozenset[str]
    begun: str
    weight: float


class PhraseSearch:
    """Everything that the cards of an edition can say, to be searched in the reader's language.

    Args:
        known: Every phrase, with an example.
    """

    def __init__(self, known: Sequence[Known]) -> None:
        self.phrases = [Phrase(each, card_reading(each.said)) for each in known]
        self.own = [stems_of(SLOT.sub(" ", each.known.line)) for each in self.phrases]
        self.all = [
            own | stems_of(f"{each.known.said} {each.reading}")
            for own, each in zip(self.own, self.phrases, strict=True)
        ]
        self.first = [stems_of(SLOT.sub(" ", each.known.line).strip().partition(" ")[0]) for each in self.phrases]
        self.synonyms = synonyms(SYNONYMS)
        self.verbs = frozenset(synonyms(VERBS))
        self.slots = frozenset([slot for each in known for slot in each.fills])  # those that phrases fill

    def found(self, words: str) -> list[Phrase]:
        """The phrases that some words describe, the best first; all of them for no words."""
        queries = list(self.queries(words))
        if not queries:
            return [] if words.strip() else list(self.phrases)
        scores = [self.score(nth, queries) for nth in range(len(self.phrases))]
        least = NEARLY * max(scores, default=0.0)
        ranked = sorted(range(len(scores)), key=lambda nth: (-scores[nth], len(self.phrases[nth].known.said)))
        return [self.phrases[nth] for nth in ranked if scores[nth] > 0 and scores[nth] >= least]

    def filling(self, slot: str) -> list[Phrase]:
        """The phrases that can stand in a slot."""
        return [each for each in self.phrases if slot in each.known.fills]

    def queries(self, words: str) -> Iterator[Query]:
        """The search words; small words only if there are no others."""
        said = [word for word in bare(words) if word[0].isalpha()]
        telling = [word for word in said if word not in NEVER] or said
        for word in dict.fromkeys(telling):
            stems = stems_of(word)
            alike = frozenset([other for each in stems for other in self.synonyms.get(each, ())])
            last = word == said[-1] and len(word) >= SHORTEST and not words[-1:].isspace()
            found = Query(stems, alike, word if last else "", 0.0)
            fitting = sum(any(fit_of(each, found) for each in words) for words in self.all)
            weight = log(1 + len(self.phrases) / fitting) if fitting else 0.0
            yield found._replace(weight=weight * (OF_VERB if stems & self.verbs else 1.0))

    def score(self, nth: int, queries: Sequence[Query]) -> float:
        """How well a phrase fits the words that are looked for."""
        total = sum([each.weight * self.fit(nth, each) for each in queries])
        spare = sum(not any(fit_of(word, each) for each in queries) for word in self.own[nth])
        return total - SPARE * min(spare, MOST_SPARE) if total > 0 else 0.0

    def fit(self, nth: int, query: Query) -> float:
        """How well a phrase fits one word, from 0 to 1."""
        found = [fit_of(word, query) * self.share(nth, word) for word in self.all[nth]]
        return max(found, default=0.0)

    def share(self, nth: int, word: str) -> float:
        """What a word counts by its place in a phrase."""
        if word in self.first[nth]:
            return 1.0
        return OF_LINE if word in self.own[nth] else OF_EXAMPLE


def fit_of(word: str, query: Query) -> float:
    """How well a word of a phrase fits one that is looked for; 0 if it doesn't."""
    if word in query.stems:
        return 1.0
    if query.begun and word.startswith(query.begun):
        return BEGUN
    return ALIKE if word in query.alike else 0.0


def group_titles() -> dict[str, str]:
    """The groups in which phrases are listed, in their order, with their titles."""
    titles = {
        OCCASIONS: _("When it happens"),
        CONDITIONS: _("Conditions"),
        EFFECTS: _("Effects"),
        CHOICES: _("Choices"),
        COSTS: _("Costs"),
        STANDING: _("Standing rules"),
        DURATIONS: _("How long"),
        COUNTING: _("What is counted"),
        PARTS: _("Who, which, where"),
    }
    return {group: titles[group] for group in GROUPS}


def grouped(phrases: Sequence[Phrase]) -> list[tuple[str, list[Phrase]]]:
    """Phrases by the titles of their groups: in the order of groups, each group in the order given."""
    titles = group_titles().items()
    rows = [(title, [each for each in phrases if each.known.group == group]) for group, title in titles]
    return [(title, row) for title, row in rows if row]


# ---- words


def stems_of(text: str) -> frozenset[str]:
    """The words of a text without their endings: the English ones, and those of the reader's language."""
    words = {word for word in bare(text) if word[0].isalpha()}
    stems = {stem(word) for word in words}
    if tongue() != ENGLISH:
        stems |= {cut(word) for word in words}
    return frozenset(stems)


def cut(word: str) -> str:
    """A word without the first ending of the reader's language that it has."""
    # Translators: the endings of words in your language that a search leaves off, longest first.
    for ending in in_("endings that a search leaves off", "ing ed es s").split():
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return word.removesuffix(ending)
    return word


def synonyms(rows: Sequence[str]) -> dict[str, frozenset[str]]:
    """Stem -> the stems of words that mean the same, in English and in the reader's language."""
    found: dict[str, set[str]] = {}
    for row in rows:
        stems = stems_of(row) | stems_of(in_(ROWS, row))
        for each in stems:
            found.setdefault(each, set()).update(stems - {each})
    return {each: frozenset(others) for each, others in found.items()}
