"""Suggestions for text that can't be read: by what is done and to what, not by spelling.

Each phrase makes one candidate with all printed forms that mean the same, and all their words. The
words of a text are compared with these. Rare words count more, verbs twice as much, and similar words less.

Source: K. Spärck Jones, "A statistical interpretation of term specificity", 1972, for the weights of words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import fsum, log
from typing import Final, NamedTuple

from timescoop.language.examples import Fillings
from timescoop.language.phrases import ARTICLE, INT, LITERAL, WORD, pieces_of
from timescoop.language.printed_forms import Either, Element, Form, Said, Slot, Value, render, slots_in
from timescoop.language.printed_vocabulary import Vocabulary
from timescoop.language.printed_words import LONGEST_KEPT, Word, bare

MOST: Final = 3
DEEPEST: Final = 3  # printed forms within one another, for an example
LEAST: Final = 0.33  # of the weight of a text's words that a suggestion shares
NEARLY: Final = 0.6  # of the best score: worse candidates are left out
ALIKE: Final = 0.8  # the weight of a synonym, relative to the same word
ELSEWHERE: Final = 0.6  # a word of a printed form, no verb, that the line itself lacks
OF_SLOT: Final = 0.5  # a word that fits a slot
OF_THIS: Final = 0.25  # both the text and the phrase speak of "this card", relative to a word that no candidate has
SPARE: Final = 0.4  # taken off for each word of the phrase itself that the text lacks, by its weight
OF_VERB: Final = 1.2  # the weight of a verb, relative to a word that no candidate has: all verbs count the same
SHORTEST: Final = 4  # the fewest letters of a word whose ending is cut off
SAYS_LITTLE: Final = (
    "a an the of and in on at to for from with one any all no your you this that it its is are be may can then if when "
    "or as by has have each every up do does <number> . ; +"
)
NEVER: Final = frozenset(SAYS_LITTLE.split())
OCCASIONS: Final = frozenset(["condition", "event", "threat"])
SAID: Final = frozenset(["sentence", "ability", "rule", "statement", "deed", "doing", *OCCASIONS])
THIS: Final = "this"
WHEN: Final = frozenset(["when", "whenever", "if", "while", "after", "before", "once", "unless", "provided"])
SUBJECTS: Final = frozenset(["everyone", "everybody", "player", "players", "opponent", "opponents", "rival", "rivals"])
VERBS: Final = (
    "gain grab take get receive collect earn score add",
    "lose pay spend give forfeit",
    "destroy defeat kill eliminate slay remove banish exile discard trash sacrifice throw thwart vanquish",
    "draw pick fetch grab",
    "search look find tutor seek",
    "reveal show see peek expose examine reveals",
    "return recover bounce regain retrieve reclaim",
    "move go travel relocate shift send walk",
    "put place lay play deploy summon enter",
    "cancel prevent stop ignore negate counter block undo nullify avoid",
    "freeze lock tap exhaust disable stun",
    "steal take rob",
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
SYNONYMS: Final = (*VERBS, *NOUNS)


PLAYERS: Final = frozenset(["player", "opponent", "rival", "everyone", "everybody"])  # as stems
Usable = Callable[[int], bool]  # whether a type of card can use a phrase


def anywhere(_head: int) -> bool:
    """Allow every phrase, for a card of unknown type."""
    return True


class Candidate(NamedTuple):
    """One thing that can be said.

    Attributes:
        said: Its line, with what may fill its slots in words.
        forms: The ways to say it.
        occasion: True for what follows "when" or "if".
        words: All words of its forms.
        core: The words of its own line.
        verbs: Those of the words with which it may begin.
        slots: What may fill its slots.
        types: The types of card that can say it; empty for all.
        heads: The phrases with that line.
    """

    said: str
    forms: tuple[Form, ...]
    occasion: bool
    words: frozenset[str]
    core: frozenset[str]
    verbs: frozenset[str]
    slots: frozenset[str]
    types: frozenset[str] = frozenset()
    heads: tuple[int, ...] = ()

    def fits(self, sort: str, usable: Usable) -> bool:
        """Whether a card of a type can say it."""
        if sort and self.types and sort not in self.types:
            return False
        return not self.heads or any([usable(head) for head in self.heads])


class Sayable:
    """Everything that can be said in a game, made once for all of its pools that can say the same phrases.

    Args:
        forms: The phrases' own lines, and the printed forms.
        phrases: A template -> the phrases whose own line it is.
    """

    def __init__(self, forms: Iterable[Form], phrases: Mapping[str, Sequence[int]]) -> None:
        self.by_sort: dict[str, list[Form]] = {}
        grouped: dict[tuple[str, bool], list[Form]] = {}
        for form in forms:
            self.by_sort.setdefault(form.sort, []).append(form)
            if form.sort in SAID and not is_frame(form.means):
                grouped.setdefault((form.means, form.sort in OCCASIONS), []).append(form)
        self.candidates = [
            candidate_of(means, each, occasion=when, heads=phrases.get(means, ()))
            for (means, when), each in grouped.items()
        ]
        counts: dict[str, int] = {}
        for each in self.candidates:
            for word in each.words:
                counts[word] = counts.get(word, 0) + 1
        self.weights = {word: log(1 + len(self.candidates) / count) for word, count in counts.items()}
        self.unknown = log(1 + len(self.candidates))  # the weight of a word that no candidate has
        self.alike = alike()
        self.acts = frozenset(stem(word) for row in VERBS for word in row.split())
        self.fitting: dict[str, frozenset[str]] = {}  # a sort -> the words of what may fill its slots


class Suggestions:
    """Finds the nearest of everything that can be said.

    Args:
        sayable: What can be said in the game.
        vocabularies: The words of the pool.
        examples: Gives what may fill each slot, for a way to be shown as somebody would write it.
    """

    def __init__(
        self, sayable: Sayable, vocabularies: Mapping[str, Vocabulary], examples: Callable[[], Fillings]
    ) -> None:
        self.vocabularies = vocabularies
        self.examples = examples
        self.filled: Fillings = {}
        self.by_sort = sayable.by_sort
        self.candidates = sayable.candidates
        self.weights = sayable.weights
        self.unknown = sayable.unknown
        self.alike = sayable.alike
        self.acts = sayable.acts
        self.fitting = sayable.fitting

    def nearest(self, words: Sequence[Word], sort: str = "", usable: Usable = anywhere) -> tuple[str, ...]:
        """At most three suggestions for some words, the nearest first; none if nothing is near.

        Args:
            words: A sentence, or the part of one that is not understood.
            sort: The card's type; empty for all.
            usable: Whether a card of that type can use a phrase.
        """
        said = list(dict.fromkeys([stem(word.said) for word in words if word.said not in NEVER and word.number < 0]))
        named = self.named(words)
        if not said:
            return ()
        if any([word.said == THIS for word in words]):
            said.append(THIS)
        occasion = words[0].said in WHEN
        fit = [each for each in self.candidates if each.occasion == occasion and each.fits(sort, usable)]
        verb = next((stem(word.said) for word in words if word.said not in NEVER | WHEN | SUBJECTS), "")
        doing = [each for each in fit if self.same_in(each, verb) in each.verbs]
        return self.best_of(doing, said, named) or self.best_of(fit, said, named)

    def best_of(
        self, candidates: Sequence[Candidate], said: Sequence[str], named: Mapping[str, str]
    ) -> tuple[str, ...]:
        """The nearest of some candidates, if they are near enough."""
        scores = [(self.score(each, said, named), each.said, nth) for nth, each in enumerate(candidates)]
        whole = sum([self.weights.get(word, self.unknown) for word in said if word != THIS])
        best = max([score for score, _, _ in scores], default=0.0)
        least = max(LEAST * whole, NEARLY * best)
        near = sorted([(-score, line, nth) for score, line, nth in scores if score >= least and score > 0])
        ways = dict.fromkeys([self.written(candidates[nth]) for _, _, nth in near])
        return tuple([way for way in ways if way][:MOST])

    def written(self, candidate: Candidate) -> str:
        """A candidate as an author would write it, with an example in each slot; empty if one can't be filled."""
        form = candidate.forms[0]
        sorts = {key: sort for each in candidate.forms for key, sort in sorts_of(each).items()}
        return self.with_examples(form, sorts)

    def with_examples(self, form: Form, sorts: Mapping[str, str], depth: int = 0) -> str:
        """The meaning of a form, with an example in each slot; every further number is one more than the last."""
        given = dict(form.fill)
        values: dict[str, Value] = {}
        numbers = 0
        for key in slots_in(form.means):
            value = given[key] if key in given else self.example_of(sorts.get(key, ""), depth)
            if isinstance(value, int) and key not in given:
                value += numbers
                numbers += 1
            if value == "":
                return ""
            values[key] = value
        return render(form.means, values)

    def example_of(self, sort: str, depth: int) -> Value:
        """An example of what fills a slot; empty if there is none."""
        if not self.filled:
            self.filled = self.examples()
        if sort in self.filled:
            return self.filled[sort]
        words = self.vocabularies.get(sort)
        both = next((both for ways in words.first.values() for _, both in ways), "") if words else ""
        forms = self.by_sort.get(sort, ()) if depth < DEEPEST else ()
        said = (self.with_examples(each, sorts_of(each), depth + 1) for each in forms)
        return both or next((way for way in said if way), "")

    def named(self, words: Sequence[Word]) -> dict[str, str]:
        """Words of the text that begin a word of the pool: stem -> its vocabulary."""
        found: dict[str, str] = {}
        for nth, word in enumerate(words):
            for name, each in self.vocabularies.items():
                if word.said not in NEVER and any(True for _ in each.at(words, nth)):
                    found.setdefault(stem(word.said), name)
        return found

    def score(self, candidate: Candidate, said: Sequence[str], named: Mapping[str, str]) -> float:
        """How near a candidate is: the weight of the words it shares with a text, minus that of its other words."""
        total, met = 0.0, set[str]()
        for word in said:
            same = self.same_in(candidate, word)
            if same:
                met.update([same] if same in candidate.core else [same, *self.alike.get(same, ())])
                weight = self.unknown * OF_VERB if same in candidate.verbs else self.weights[same]
                weight *= 1.0 if same in candidate.core or same in self.acts & candidate.verbs else ELSEWHERE
                total += weight * (1.0 if same == word else ALIKE)
            elif word == THIS:
                total += OF_THIS * self.unknown if "this card" in candidate.said else 0.0
            elif named.get(word) in candidate.slots or self.is_player_in(candidate, word):
                total += OF_SLOT * self.unknown / 2
        spare = fsum([self.weights[word] for word in candidate.core - met])  # the same in any order
        return total - SPARE * spare if met else 0.0

    def is_player_in(self, candidate: Candidate, word: str) -> bool:
        """Whether a word says a player, and a slot of a candidate can be filled with it."""
        return word in PLAYERS and any([word in self.words_for(slot) for slot in candidate.slots])

    def words_for(self, sort: str) -> frozenset[str]:
        """The words of everything that may fill a slot."""
        if sort not in self.fitting:
            words = [stem(word) for form in self.by_sort.get(sort, ()) for word in words_of(form.pattern)]
            self.fitting[sort] = frozenset(words) - NEVER
        return self.fitting[sort]

    def same_in(self, candidate: Candidate, word: str) -> str:
        """The word of a candidate that equals a word of a text, or a synonym of it; empty if there is none."""
        if word in candidate.words:
            return word
        others = [other for other in self.alike.get(word, ()) if other in candidate.words]
        return max(others, key=lambda other: (other in candidate.core, self.weights[other], other), default="")


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
    """True for a form that only joins others and says nothing by itself."""
    return all([piece.what not in (LITERAL, WORD) or not set(bare(piece.text)) - NEVER for piece in pieces_of(means)])


def candidate_of(means: str, forms: Sequence[Form], *, occasion: bool, heads: Sequence[int] = ()) -> Candidate:
    """The candidate for forms that all mean the same."""
    core = [stem(word) for piece in pieces_of(means) if piece.what in (LITERAL, WORD) for word in bare(piece.text)]
    said = set[str]()
    slots = set[str]()
    for form in forms:
        gather(form.pattern, said, slots)
    words = {stem(word) for word in said} | set(core)
    verbs = {stem(word) for word in {word for form in forms for word in openings_of(form.pattern)}}
    types = [] if heads or not all([form.types for form in forms]) else [sort for form in forms for sort in form.types]
    return Candidate(
        readable(means),
        tuple(forms),
        occasion,
        frozenset(words - NEVER),
        frozenset(set(core) - NEVER),
        frozenset((verbs | set(core[:1])) - NEVER),
        frozenset(slots),
        frozenset(types),
        tuple(heads),
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


def gather(row: Sequence[Element], words: set[str], slots: set[str]) -> None:
    """Add all words that a pattern may have, and all sorts that may fill its slots."""
    for element in row:
        if isinstance(element, Either):
            for inner in element.rows:
                gather(inner, words, slots)
        elif isinstance(element, Said):
            for way in element.ways:
                words.update(way)
        elif isinstance(element, Slot) and element.sort != INT:
            slots.add(element.sort)


def sorts_of(form: Form) -> dict[str, str]:
    """The slots of a form's template -> what may fill them."""
    return {slot.key: slot.sort for slot in elements(form.pattern) if isinstance(slot, Slot)}


def openings_of(row: Sequence[Element]) -> Iterator[str]:
    """The first meaningful words of a pattern."""
    for element in row:
        found = [word for word in words_of([element]) if word not in NEVER]
        if found or isinstance(element, Slot):
            yield from found
            return


def stem(word: str) -> str:
    """A word without the ending of a plural, a third person, a past or a gerund: rough, and the same for all."""
    return kept_stem(word) if len(word) <= LONGEST_KEPT else shortened(word)


@lru_cache(maxsize=4_096)
def kept_stem(word: str) -> str:
    """The stem of a word, cached because words of phrases come up thousands of times for each pool."""
    return shortened(word)


def shortened(word: str) -> str:
    """The stem of a word."""
    for ending, instead in (("ies", "y"), ("sses", "ss"), ("ing", ""), ("ed", ""), ("s", "")):
        kept = word.removesuffix(ending)
        if kept != word and len(kept) + len(instead) >= SHORTEST - 1 and not (ending == "s" and word.endswith("ss")):
            return (kept + instead).removesuffix("e") if len(kept) > SHORTEST else kept + instead
    return word.removesuffix("e") if len(word) > SHORTEST else word


def alike() -> dict[str, frozenset[str]]:
    """Word -> its synonyms, as stems."""
    found: dict[str, set[str]] = {}
    for row in SYNONYMS:
        stems = {stem(word) for word in row.split()}
        for word in stems:
            found.setdefault(word, set()).update(stems - {word})
    return {word: frozenset(others) for word, others in found.items()}
