"""The nearest ways to say what cannot be read: by what is done and to what, not by how it is spelled.

Each phrase and each printed form that means the same make one candidate, with all words that any of them has. The
words of a text are compared with these, rare words counting more, verbs twice as much, and words alike for less.

Source: K. Spärck Jones, "A statistical interpretation of term specificity", 1972, for the weights of words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from typing import Final, NamedTuple

from timescoop.language.phrases import ARTICLE, INT, LITERAL, WORD, pieces_of
from timescoop.language.printed_forms import Either, Element, Form, Said, Slot
from timescoop.language.printed_vocabulary import Vocabulary
from timescoop.language.printed_words import Word, bare

MOST: Final = 3
LEAST: Final = 0.33  # of the weight of a text's words that a suggestion shares
NEARLY: Final = 0.6  # of the best one's score: what is farther away is not told
ALIKE: Final = 0.8  # a word that is only alike, against the same word
ELSEWHERE: Final = 0.6  # a word of a printed form that the line itself lacks
OF_SLOT: Final = 0.5  # a word that fits a slot
SPARE: Final = 0.4  # taken off for each word of the phrase itself that the text lacks, by its weight
OF_VERB: Final = 1.2  # the weight of a verb, against that of a word that nothing has: all verbs count alike
SHORTEST: Final = 4  # letters of a word of which an ending is taken off
SAYS_LITTLE: Final = (
    "a an the of and in on at to for from with one any all no your you this that it its is are be may can then if when "
    "or as by has have each every up do does <number> . ; +"
)
NEVER: Final = frozenset(SAYS_LITTLE.split())
OCCASIONS: Final = frozenset(["condition", "event", "threat"])
SAID: Final = frozenset(["sentence", "ability", "rule", "statement", "deed", "doing", *OCCASIONS])
WHEN: Final = frozenset(["when", "whenever", "if", "while", "after", "before", "once", "unless", "provided"])
SUBJECTS: Final = frozenset(["everyone", "everybody", "player", "players", "opponent", "opponents", "rival", "rivals"])
VERBS: Final = (
    "gain grab take get receive collect earn score add",
    "lose pay spend give forfeit",
    "destroy defeat kill eliminate slay remove banish exile discard trash sacrifice throw",
    "draw pick fetch grab",
    "search look find tutor seek",
    "reveal show see peek expose examine reveals",
    "return recover bounce regain retrieve reclaim",
    "move go travel relocate shift send walk",
    "put place lay play deploy summon enter",
    "cancel prevent stop ignore negate counter thwart block undo nullify avoid",
    "freeze lock tap exhaust disable stun",
    "steal capture control seize swap exchange trade switch",
    "increase raise boost strengthen",
    "reduce lower decrease weaken",
    "win beat defeat succeed",
    "repeat again double",
    "attack invade strike assault",
    "defend protect guard shield",
    "attach equip join",
    "roll throw",
    "shuffle mix",
)
NOUNS: Final = (
    "player opponent rival enemy foe",
    "location place planet world board corner",
    "deck pile library stack",
    "discard graveyard",
    "strength attack might force",
    "character figure person hero creature minion",
    "turn round step phase",
    "token counter marker",
    "point victory score",
)


class Candidate(NamedTuple):
    """One thing that can be said.

    Attributes:
        said: Its line, with what may fill its slots in words.
        occasion: True for what stands behind "when" or "if".
        words: All words by which it may be said.
        core: The words of its own line.
        verbs: Those of them with which it may begin.
        slots: What may fill its slots.
    """

    said: str
    occasion: bool
    words: frozenset[str]
    core: frozenset[str]
    verbs: frozenset[str]
    slots: frozenset[str]


class Suggestions:
    """The nearest of all things that can be said.

    Args:
        forms: The phrases' own lines, and the printed forms.
        vocabularies: The words of the pool.
    """

    def __init__(self, forms: Iterable[Form], vocabularies: Mapping[str, Vocabulary]) -> None:
        self.vocabularies = vocabularies
        grouped: dict[tuple[str, bool], list[Form]] = {}
        for form in forms:
            if form.sort in SAID and not is_frame(form.means):
                grouped.setdefault((form.means, form.sort in OCCASIONS), []).append(form)
        self.candidates = [candidate_of(means, each, occasion=when) for (means, when), each in grouped.items()]
        counts: dict[str, int] = {}
        for each in self.candidates:
            for word in each.words:
                counts[word] = counts.get(word, 0) + 1
        self.weights = {word: log(1 + len(self.candidates) / count) for word, count in counts.items()}
        self.unknown = log(1 + len(self.candidates))  # the weight of a word that nothing has
        self.alike = alike()

    def nearest(self, words: Sequence[Word]) -> tuple[str, ...]:
        """At most three ways to say what some words may mean, the nearest first; none if nothing is near.

        Args:
            words: A sentence, or the part of one that is not understood.
        """
        said = list(dict.fromkeys([stem(word.said) for word in words if word.said not in NEVER and word.number < 0]))
        named = self.named(words)
        if not said:
            return ()
        occasion = words[0].said in WHEN
        fit = [each for each in self.candidates if each.occasion == occasion]
        verb = next((stem(word.said) for word in words if word.said not in NEVER | WHEN | SUBJECTS), "")
        doing = [each for each in fit if self.same_in(each, verb) in each.verbs]
        return self.best_of(doing, said, named) or self.best_of(fit, said, named)

    def best_of(
        self, candidates: Sequence[Candidate], said: Sequence[str], named: Mapping[str, str]
    ) -> tuple[str, ...]:
        """The nearest of some candidates, if they are near enough."""
        scores = [(self.score(each, said, named), each.said) for each in candidates]
        whole = sum([self.weights.get(word, self.unknown) for word in said])
        best = max([score for score, _ in scores], default=0.0)
        least = max(LEAST * whole, NEARLY * best)
        near = sorted([(-score, line) for score, line in scores if score >= least and score > 0])
        return tuple([line for _, line in near[:MOST]])

    def named(self, words: Sequence[Word]) -> dict[str, str]:
        """Words of the text that begin a word of the pool: stem -> its vocabulary."""
        found: dict[str, str] = {}
        for nth, word in enumerate(words):
            for name, each in self.vocabularies.items():
                if word.said not in NEVER and any(True for _ in each.at(words, nth)):
                    found.setdefault(stem(word.said), name)
        return found

    def score(self, candidate: Candidate, said: Sequence[str], named: Mapping[str, str]) -> float:
        """How near a candidate is: what it shares with a text, less what it says besides."""
        total, met = 0.0, set[str]()
        for word in said:
            same = self.same_in(candidate, word)
            if same:
                met.add(same)
                weight = self.unknown * OF_VERB if same in candidate.verbs else self.weights[same]
                weight *= 1.0 if same in candidate.core else ELSEWHERE
                total += weight * (1.0 if same == word else ALIKE)
            elif named.get(word) in candidate.slots:
                total += OF_SLOT * self.unknown / 2
        spare = sum([self.weights[word] for word in candidate.core - met])
        return total - SPARE * spare if met else 0.0

    def same_in(self, candidate: Candidate, word: str) -> str:
        """The word of a candidate that is the same as one of a text, or alike; empty if there is none."""
        if word in candidate.words:
            return word
        others = [other for other in self.alike.get(word, ()) if other in candidate.words]
        return max(others, key=lambda other: (other in candidate.core, self.weights[other]), default="")


def readable(line: str) -> str:
    """The line of a phrase, or a template, for a person: `take <number> Time Points`."""
    said: list[str] = []
    for piece in pieces_of(line):
        if piece.what in (LITERAL, ARTICLE):
            said.append(piece.text)
        elif piece.what == WORD:
            said.append(piece.many)
        else:
            name = piece.text.partition("/")[0]
            said.append("<number>" if name == INT else f"<{name.lower().replace('_', ' ')}>")
    return "".join(said)


def is_frame(means: str) -> bool:
    """True for a form that only joins others, so that it says nothing by itself."""
    return all([piece.what not in (LITERAL, WORD) or not set(bare(piece.text)) - NEVER for piece in pieces_of(means)])


def candidate_of(means: str, forms: Sequence[Form], *, occasion: bool) -> Candidate:
    """What some forms say that all mean the same."""
    core = [stem(word) for piece in pieces_of(means) if piece.what in (LITERAL, WORD) for word in bare(piece.text)]
    words = {stem(word) for form in forms for word in words_of(form.pattern)} | set(core)
    verbs = {stem(word) for form in forms for word in openings_of(form.pattern)}
    slots = {sort for form in forms for sort in slots_of(form.pattern)}
    return Candidate(
        readable(means),
        occasion,
        frozenset(words - NEVER),
        frozenset(set(core) - NEVER),
        frozenset((verbs | set(core[:1])) - NEVER),
        frozenset(slots),
    )


def elements(row: Sequence[Element]) -> Iterator[Element]:
    """All elements of a row, those of its alternatives too."""
    for element in row:
        if isinstance(element, Either):
            for inner in element.rows:
                yield from elements(inner)
        else:
            yield element


def words_of(row: Sequence[Element]) -> Iterator[str]:
    """All words that a pattern may have."""
    for element in elements(row):
        if isinstance(element, Said):
            for way in element.ways:
                yield from way


def slots_of(row: Sequence[Element]) -> Iterator[str]:
    """All sorts that may fill the slots of a pattern."""
    return (element.sort for element in elements(row) if isinstance(element, Slot) and element.sort != INT)


def openings_of(row: Sequence[Element]) -> Iterator[str]:
    """The first words of a pattern that say something."""
    for element in row:
        found = [word for word in words_of([element]) if word not in NEVER]
        if found or isinstance(element, Slot):
            yield from found
            return


def stem(word: str) -> str:
    """A word without the ending of a plural, a third person, a past or a gerund: rough, and the same for all."""
    for ending, instead in (("ies", "y"), ("sses", "ss"), ("ing", ""), ("ed", ""), ("s", "")):
        kept = word.removesuffix(ending)
        if kept != word and len(kept) + len(instead) >= SHORTEST - 1 and not (ending == "s" and word.endswith("ss")):
            return (kept + instead).removesuffix("e") if len(kept) > SHORTEST else kept + instead
    return word.removesuffix("e") if len(word) > SHORTEST else word


def alike() -> dict[str, frozenset[str]]:
    """Word -> the words that say about the same, each as its stem."""
    found: dict[str, set[str]] = {}
    for row in (*VERBS, *NOUNS):
        stems = {stem(word) for word in row.split()}
        for word in stems:
            found.setdefault(word, set()).update(stems - {word})
    return {word: frozenset(others) for word, others in found.items()}
