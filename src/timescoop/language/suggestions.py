"""Suggestions for text that can't be read: by what is done and to what, not by spelling.

Each phrase makes one candidate with all printed forms that mean the same, and all their words. The
words of a text are compared with these. Rare words count more, verbs twice as much, and similar words less.

Source: K. Spärck Jones, "A statistical interpretation of term specificity", 1972, for the weights of words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import fsum, log
from typing import Final, NamedTuple

from timescoop.language.examples import NUMBER, Fillings
from timescoop.language.phrases import ARTICLE, INT, LITERAL, MANY_SLOT, SLOT, WORD, pieces_of
from timescoop.language.printed_forms import SEVERAL, Either, Element, Form, Said, Slot, Value, render
from timescoop.language.printed_vocabulary import Both, Vocabulary
from timescoop.language.printed_words import LONGEST_KEPT, Word, bare

MOST: Final = 3
DEEPEST: Final = 3  # printed forms within one another, for an example
FAR: Final = 99  # steps to what cannot be reached
MOST_NUMBERS: Final = 50  # of one suggestion
LEAST: Final = 0.33  # of the weight of a text's words that a suggestion shares
LEAST_IF_OTHER: Final = 0.5  # the same where it does something else
NEARLY: Final = 0.8  # of the best score: worse candidates are left out
ALIKE: Final = 0.8  # the weight of a synonym, relative to the same word
ELSEWHERE: Final = 0.6  # a word of a printed form, no verb, that the line itself lacks
OF_SLOT: Final = 0.5  # a word that fits a slot
OF_THIS: Final = 0.25  # both the text and the phrase speak of the card itself, relative to a word that no candidate has
SPARE: Final = 0.4  # taken off for each word of the phrase itself that the text lacks, by its weight
UNMET: Final = 0.5  # the same for a word of the text that the phrase lacks
SPARE_SLOT: Final = 0.4  # the same for a slot for which the text has no word, relative to a word that no candidate has
OF_VERB: Final = 1.2  # the weight of a verb, relative to a word that no candidate has: all verbs count the same
SMALL: Final = 0.5  # the weight of a small word that what fills a slot shares with the text
LENGTH: Final = 0.1  # taken off for each word that fills a slot
SHORTEST: Final = 4  # the fewest letters of a word whose ending is cut off
SAYS_LITTLE: Final = (
    "a an the of and in on off at to for from with one any all no your you this that it its is are be may can then if "
    "when or as by has have each every up do does <number> . ; +"
)
NEVER: Final = frozenset(SAYS_LITTLE.split())
OCCASIONS: Final = frozenset(["condition", "event", "threat"])
SAID: Final = frozenset(["sentence", "ability", "rule", "statement", "deed", "doing", *OCCASIONS])
TAKING: Final = frozenset(["take", "steal", "rob", "grab", "get", "receiv", "gain", "seiz", "pinch"])  # stems
GIVING: Final = frozenset(["give", "hand", "pass", "donat", "pay"])
ARTICLES: Final = frozenset(["a", "an"])
BANS: Final = frozenset(["cannot", "can't"])
BEFORE_NOT: Final = frozenset(["must", "may", "can"])
MODALS: Final = frozenset(["cannot", "can't", "must", "could", "should", "will", "would"])
THIS: Final = "this"
WHEN: Final = frozenset(["when", "whenever", "if", "while", "after", "before", "once", "unless", "provided"])
SUBJECTS: Final = frozenset(["everyone", "everybody", "player", "players", "opponent", "opponents", "rival", "rivals"])
VERBS: Final = (
    "gain grab take get receive collect earn score add",
    "lose pay spend give forfeit",
    "destroy defeat kill eliminate slay murder remove banish exile discard trash sacrifice throw thwart vanquish",
    "draw pick fetch grab",
    "search look find tutor seek",
    "reveal show see peek expose examine reveals",
    "return recover bounce regain retrieve reclaim",
    "move go travel relocate shift send walk",
    "put place lay play deploy summon enter",
    "cancel prevent stop ignore negate counter block undo nullify avoid",
    "freeze lock tap exhaust disable stun",
    "steal take rob snatch pinch filch",
    "steal capture control seize",
    "swap exchange trade switch",
    "increase raise boost strengthen",
    "reduce lower decrease weaken",
    "win beat defeat succeed",
    "repeat double",
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


PLAYERS: Final = frozenset(["player", "opponent", "rival", "everyone", "everybody", "someone", "somebody"])  # as stems
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
        own: What fills the slots of its line, but for numbers.
        types: The types of card that can say it; empty for all.
        heads: The phrases with that line.
        doer: What names the players who do it, if not you do; else empty.
    """

    said: str
    forms: tuple[Form, ...]
    occasion: bool
    words: frozenset[str]
    core: frozenset[str]
    verbs: frozenset[str]
    own: tuple[str, ...]
    types: frozenset[str] = frozenset()
    heads: tuple[int, ...] = ()
    doer: str = ""

    @property
    def of_this(self) -> bool:
        """Whether it speaks of the card itself."""
        return self.said.startswith("this ") or " this " in self.said

    @property
    def bans(self) -> bool:
        """Whether it says what can't be done."""
        return bool(self.core & BANS)

    def fits(self, sort: str, usable: Usable) -> bool:
        """Whether a card of a type can say it."""
        if sort and self.types and sort not in self.types:
            return False
        return not self.heads or any([usable(head) for head in self.heads])


class Asked(NamedTuple):
    """What a text says that can't be read, as far as suggestions go by it.

    Attributes:
        said: The stems of its words, without small ones.
        small: Its small words.
        named: The stems of those that begin a word of the pool -> its vocabulary.
        words: Vocabulary -> its word that the text has, in the singular and plural.
        numbers: Its numbers in their order; a 1 for an article if it has none.
        verb: The stem of what is done.
        by_others: Whether its subject is another player.
        bans: Whether it says what can't be done.
    """

    said: tuple[str, ...]
    small: frozenset[str]
    named: Mapping[str, str]
    words: Mapping[str, Both]
    numbers: tuple[int, ...]
    verb: str
    by_others: bool
    bans: bool

    @property
    def names_players(self) -> bool:
        """Whether it speaks of other players."""
        return any([word in PLAYERS for word in self.said])

    @property
    def passes_on(self) -> frozenset[str]:
        """What another player does if you do what it says: they give what you take."""
        if self.by_others:
            return frozenset()
        return GIVING if self.verb in TAKING else TAKING if self.verb in GIVING else frozenset()


NOTHING_ASKED: Final = Asked((), frozenset(), {}, {}, (), "", by_others=False, bans=False)


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
        for frame in dict.fromkeys([each for each in self.by_sort.get("deed", ()) if is_frame(each.means)]):
            self.candidates += done_by_others(frame, self.by_sort, phrases)
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
        self.reaches: dict[str, dict[str, int]] = {}  # a sort -> what can be in it, and how many forms deep
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
        asked = self.asked(words)
        if not asked.said:
            return ()
        occasion = words[0].said in WHEN
        fit = [
            each
            for each in self.candidates
            if each.occasion == occasion
            and each.bans == asked.bans
            and each.fits(sort, usable)
            and (asked.names_players or not each.doer)
        ]
        doing = [each for each in fit if self.does(each, asked)]
        if asked.by_others:
            doing = [each for each in doing if each.doer] or doing
        elif asked.names_players and asked.passes_on:
            doing = [each for each in doing if self.has_players(each)] or doing
        if found := self.best_of(doing, asked, LEAST):
            return found
        return self.best_of([each for each in fit if self.shares_two(each, asked)], asked, LEAST_IF_OTHER)

    def asked(self, words: Sequence[Word]) -> Asked:
        """What some words say."""
        said = [stem(word.said) for word in words if word.said not in NEVER and word.number < 0]
        if said and any([word.said == THIS for word in words]):
            said.append(THIS)
        named, found = self.named(words)
        numbers = [word.number for word in words if word.number >= 0]
        if not numbers and any([word.said in ARTICLES for word in words]):
            numbers = [1]
        before = NEVER | WHEN | SUBJECTS | MODALS
        at = next((nth for nth, word in enumerate(words) if word.said not in before), -1)
        others = [word.said in SUBJECTS for word in words[: max(at, 0)]]
        acts = [word for word in said if word in self.acts] if words[0].said in WHEN else []
        verb = acts[-1] if acts else stem(words[at].said) if at >= 0 else ""
        pairs = pairwise(words)
        bans = any([one.said in BANS or (one.said in BEFORE_NOT and other.said == "not") for one, other in pairs])
        small = frozenset([word.said for word in words if word.said in NEVER])
        return Asked(
            tuple(dict.fromkeys(said)), small, named, found, tuple(numbers), verb, by_others=any(others), bans=bans
        )

    def does(self, candidate: Candidate, asked: Asked) -> bool:
        """Whether a candidate begins with what a text does, or with what another player does then."""
        if candidate.doer and asked.passes_on:
            return bool(asked.passes_on & candidate.verbs)
        return self.same_in(candidate, asked.verb) in candidate.verbs

    def shares_two(self, candidate: Candidate, asked: Asked) -> bool:
        """Whether a candidate shares two words with a text, besides "cannot" and "must"."""
        said = [word for word in asked.said if word not in MODALS and self.met_by(candidate, word, asked)]
        return len(said) + (THIS in asked.said and candidate.of_this) > 1

    def best_of(self, candidates: Sequence[Candidate], asked: Asked, share: float) -> tuple[str, ...]:
        """The nearest of some candidates, if they share enough of the weight of a text's words."""
        scores = [(self.score(each, asked), each.said, nth) for nth, each in enumerate(candidates)]
        whole = sum([self.weights.get(word, self.unknown) for word in asked.said if word != THIS])
        best = max([score for score, _, _ in scores], default=0.0)
        least = max(share * whole, NEARLY * best)
        near = sorted([(-score, line, nth) for score, line, nth in scores if score >= least and score > 0])
        ways: dict[str, None] = {}
        for _, _, nth in near:
            if len(ways) < MOST and (way := self.written(candidates[nth], asked)):
                ways[way] = None
        return tuple(ways)

    def written(self, candidate: Candidate, asked: Asked = NOTHING_ASKED) -> str:
        """A candidate as an author would write it, with the text's own words in its slots, or else with examples.

        Returns:
            The way to say it; empty if a slot can't be filled.
        """
        form = candidate.forms[0]
        sorts = {key: sort for each in candidate.forms for key, sort in sorts_of(each).items()}
        return self.filled_in(form, sorts, Filling(asked, list(asked.numbers)))

    def filled_in(self, form: Form, sorts: Mapping[str, str], filling: Filling) -> str:
        """The meaning of a form with its slots filled; empty if one can't be."""
        given = dict(form.fill)
        values: dict[str, Value] = {}
        for key in ordered_slots(form.means):
            value = given[key] if key in given else self.value_of(sorts.get(key, ""), filling)
            if value == "":
                return ""
            values[key] = value
        return render(form.means, values)

    def value_of(self, sort: str, filling: Filling) -> Value:
        """What fills a slot: words of the text, or an example; empty if there is none."""
        if sort in (INT, SEVERAL):
            return filling.number(NUMBER if sort == SEVERAL else 0)
        if sort in filling.asked.words:
            return filling.asked.words[sort]
        if not self.filled:
            self.filled = self.examples()
        form = self.nearest_form(sort, filling) if filling.depth < DEEPEST else None
        own = self.filled_in(form, sorts_of(form), filling.deeper()) if form else ""
        return own or (self.filled[sort] if sort in self.filled else self.example_of(sort, filling))

    def nearest_form(self, sort: str, filling: Filling) -> Form | None:
        """The form that may fill a slot and shares most with a text; None if none shares anything."""
        asked = filling.asked
        unnamed = set(asked.said) - asked.named.keys()
        found, most = None, 0.0
        for form in self.by_sort.get(sort, ()):
            words = frozenset(words_of(form.pattern))
            shared = frozenset(map(stem, words)) & unnamed
            steps = min([self.steps_to(each, asked) for each in sorts_of(form).values()], default=FAR)
            if not shared and filling.depth + steps >= DEEPEST:
                continue
            score = sum([self.weights.get(word, self.unknown) for word in shared]) + self.unknown / (1 + steps)
            score += SMALL * len(words & asked.small) - LENGTH * len(form.means.split())
            if found is None or score > most:
                found, most = form, score
        return found

    def steps_to(self, sort: str, asked: Asked) -> int:
        """How many forms lead from a sort to a word of the pool that a text has; `FAR` if none do."""
        if sort not in self.reaches:
            found, now = dict[str, int](), [sort]
            for steps in range(DEEPEST + 1):
                new = [each for each in dict.fromkeys(now) if each not in found]
                found.update(dict.fromkeys(new, steps))
                now = [
                    other for each in new for form in self.by_sort.get(each, ()) for other in sorts_of(form).values()
                ]
            self.reaches[sort] = found
        return min([steps for each, steps in self.reaches[sort].items() if each in asked.words], default=FAR)

    def example_of(self, sort: str, filling: Filling) -> Value:
        """An example of what fills a slot; empty if there is none."""
        words = self.vocabularies.get(sort)
        both = next((both for ways in words.first.values() for _, both in ways), "") if words else ""
        forms = self.by_sort.get(sort, ()) if filling.depth < DEEPEST else ()
        said = (self.filled_in(each, sorts_of(each), filling.deeper()) for each in forms)
        return both or next((way for way in said if way), "")

    def named(self, words: Sequence[Word]) -> tuple[dict[str, str], dict[str, Both]]:
        """Words of the pool that a text has: the stem of the first of each -> its vocabulary -> the longest of them."""
        found: dict[str, str] = {}
        longest: dict[str, tuple[int, Both]] = {}
        for nth, word in enumerate(words):
            for name, each in self.vocabularies.items():
                for end, both in each.at(words, nth) if word.said not in NEVER else ():
                    found.setdefault(stem(word.said), name)
                    if end - nth > longest.get(name, (0, both))[0]:
                        longest[name] = (end - nth, both)
        return found, {name: both for name, (_, both) in longest.items()}

    def score(self, candidate: Candidate, asked: Asked) -> float:
        """How near a candidate is: the weight of the words it shares with a text, minus that of what else it says."""
        total, met, left = 0.0, set[str](), set[str]()
        for word in asked.said:
            same = self.met_by(candidate, word, asked)
            if same not in candidate.core:
                left.add(word)
            if same:
                met.update([same] if same in candidate.core else [same, *self.alike.get(same, ())])
                does = word == asked.verb and same in candidate.verbs
                weight = self.unknown * OF_VERB if does else self.weights[same]
                weight *= 1.0 if same in candidate.core or same in self.acts & candidate.verbs else ELSEWHERE
                total += weight * (1.0 if same == word else ALIKE)
            else:
                total += self.weight_besides(candidate, word, asked)
        spare = fsum([self.weights[word] for word in candidate.core - met])  # the same in any order
        if asked.names_players and not self.has_players(candidate):
            total -= OF_SLOT * self.unknown  # the text says who else has part in it
        slots = sum([not self.has_words_for(slot, left, asked) for slot in candidate.own])
        return total - SPARE * spare - SPARE_SLOT * self.unknown * slots if met else 0.0

    def weight_besides(self, candidate: Candidate, word: str, asked: Asked) -> float:
        """What a word of a text counts that a candidate doesn't say itself; less than 0 if it lacks it altogether."""
        if word == THIS:
            return OF_THIS * self.unknown if candidate.of_this else 0.0
        if word in PLAYERS and self.has_players(candidate):
            return OF_SLOT * self.unknown / 2
        if word in asked.named:
            steps = min([self.steps_to(slot, asked) for slot in candidate.own], default=FAR)
            return OF_SLOT * self.unknown / (1 + steps) if steps < FAR else 0.0
        return -UNMET * self.weights.get(word, 0.0)

    def met_by(self, candidate: Candidate, word: str, asked: Asked) -> str:
        """The word of a candidate that says what a word of a text says; empty if there is none."""
        if word == asked.verb and candidate.doer and asked.passes_on:
            return min(asked.passes_on & candidate.verbs, default="")
        same = self.same_in(candidate, word)
        of_slot = word in PLAYERS or (word in asked.named and word != asked.verb)
        return "" if of_slot and same not in candidate.core else same

    def has_words_for(self, slot: str, left: Iterable[str], asked: Asked) -> bool:
        """Whether a text has words for a slot, besides those that the line itself has."""
        return slot in asked.words or any([word in self.words_for(slot) for word in left])

    def has_players(self, candidate: Candidate) -> bool:
        """Whether other players have part in what a candidate says."""
        named = candidate.doer or PLAYERS & candidate.core
        return bool(named) or any([PLAYERS & self.words_for(slot) for slot in candidate.own])

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


class Filling:
    """How the slots of a suggestion are being filled: with the numbers of a text one by one.

    Args:
        asked: What the text says.
        numbers: Its numbers that are not used yet.
        depth: How many forms are within one another.
    """

    def __init__(self, asked: Asked, numbers: list[int], depth: int = 0) -> None:
        self.asked = asked
        self.numbers = numbers
        self.examples = iter(range(NUMBER, NUMBER + MOST_NUMBERS))
        self.depth = depth

    def deeper(self) -> Filling:
        """The same within a slot."""
        made = Filling(self.asked, self.numbers, self.depth + 1)
        made.examples = self.examples
        return made

    def number(self, least: int) -> int:
        """The next number of the text that is not too small; without one, an example greater than those before."""
        if self.numbers and self.numbers[0] >= least:
            return self.numbers.pop(0)
        return next(self.examples)


def ordered_slots(template: str) -> list[str]:
    """The slots of a template in their order, each once."""
    slots = [piece.text.partition("/")[0] for piece in pieces_of(template) if piece.what in (SLOT, MANY_SLOT)]
    return list(dict.fromkeys(slots))


def done_by_others(
    frame: Form, by_sort: Mapping[str, Sequence[Form]], phrases: Mapping[str, Sequence[int]]
) -> Iterator[Candidate]:
    """The candidates for what other players do, of a frame like "{who} {does}"; none of any other frame."""
    if len(frame.pattern) != 2 or not all([isinstance(each, Slot) for each in frame.pattern]):  # noqa: PLR2004 - two slots
        return
    who, does = frame.pattern
    assert isinstance(who, Slot)
    assert isinstance(does, Slot)
    grouped: dict[str, list[Form]] = {}
    for form in by_sort.get(does.sort, ()) if not SAID & {who.sort, does.sort} else ():
        if not is_frame(form.means):
            grouped.setdefault(form.means, []).append(form)
    for means, forms in grouped.items():
        made = candidate_of(means, forms, occasion=False, heads=phrases.get(means, ()))
        whole = [each._replace(pattern=(who, *each.pattern), means=f"{{{who.key}}} {means}") for each in forms]
        yield made._replace(
            said=readable(whole[0].means), forms=tuple(whole),
            own=(who.sort, *made.own), doer=who.sort,
        )  # fmt: skip


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
    said = {word for form in forms for word in words_of(form.pattern)}
    words = {stem(word) for word in said} | set(core)
    verbs = {stem(word) for word in {word for form in forms for word in openings_of(form.pattern)}}
    sorts = {key: sort for form in forms for key, sort in sorts_of(form).items()}
    types = [] if heads or not all([form.types for form in forms]) else [sort for form in forms for sort in form.types]
    return Candidate(
        readable(means),
        tuple(forms),
        occasion,
        frozenset(words - NEVER),
        frozenset(set(core) - NEVER),
        frozenset((verbs | set(core[:1])) - NEVER),
        tuple([sort for key in ordered_slots(means) if (sort := sorts.get(key, "")) not in (INT, SEVERAL, "")]),
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
