"""Examples for phrases: the shortest sentence with each phrase, and the first possible value in each slot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final

from timescoop.language.grammar import Grammar
from timescoop.language.joints import when
from timescoop.language.lexicons import ARGS, Lexicon, write
from timescoop.language.phrases import FUNCTION, HEAD, INT, PATTERN, SENTENCE, SORT, slots_of
from timescoop.language.printed_forms import SEVERAL

SHORT: Final = 24  # letters of an example that is not replaced by a shorter one
NUMBER: Final = 2  # an example of a number
MOST_KEPT: Final = 16  # pools whose fillings are remembered
MOST_TRIED: Final = 2_000  # sentences in which a phrase is tried
MOST_WORDS: Final = 40  # of a vocabulary that are tried in one slot
DEEPEST: Final = 3  # phrases around it, up to one that may be a sentence
Fillings = dict[str, int | str | tuple[str, str]]  # what fills a slot -> an example of it
FILLINGS: Final[dict[tuple[str, tuple[int, ...], tuple[tuple[str, tuple[str, str, str]], ...]], Fillings]] = {}
Chain = tuple[int, int]  # a phrase, and the number of its slot that goes on


def sentences_with(words: Lexicon) -> Iterator[tuple[str, int]]:
    """Every line that a text can hold, with the node of a sentence that has it."""
    for head, node in sentences_by_phrase(words).items():
        yield f"{SORT[head]}: {PATTERN[head]}", node


def sentences_by_phrase(words: Lexicon) -> dict[int, int]:
    """Phrase -> the node of the shortest sentence that has it, for every phrase that a text can hold."""
    heads = Grammar(words).sayable()
    wider = closure(words)
    least = smallest(words, heads, wider)
    chains = ways(heads, wider)
    found: dict[int, int] = {}
    for head in heads:
        if SORT[head] in chains or SORT[head] in wider.get(SENTENCE, set()):
            node = made(words, head, least, wider)
            for above, slot in reversed(chains[SORT[head]]):
                node = made(words, above, least, wider, slot, node)
            found[head] = node
    return found


def fillings(words: Lexicon) -> Fillings:
    """What may fill each slot: a number, the first word of a vocabulary in the singular and plural, or a phrase.

    Pools whose vocabularies begin with the same words have the same fillings.
    """
    heads = Grammar(words).sayable()
    firsts = {name: first_of(words, name) for name in words.words}
    key = (words.book.key, tuple(heads), tuple(firsts.items()))
    if key not in FILLINGS:
        if len(FILLINGS) >= MOST_KEPT:
            del FILLINGS[next(iter(FILLINGS))]
        wider = closure(words)
        least = shortest(words, heads, smallest(words, heads, wider), wider)
        found: Fillings = {sort: write(node) for sort, node in least.items()}
        found |= {name: (one, many) for name, (one, many, _) in firsts.items() if one}
        FILLINGS[key] = found | {INT: NUMBER, SEVERAL: NUMBER}
    return FILLINGS[key]


def first_of(words: Lexicon, name: str) -> tuple[str, str, str]:
    """The first word of a vocabulary, its plural, and how its first value is said; empty where it has none."""
    said = words.words[name]
    one = next((word for word in said if word and isinstance(word, str)), "")
    first = next(iter(said.values()), None)
    used = "" if first is None else f"{words.word(name, first)}/{words.word(name, first, plural=True)}"
    return (one, words.word(name, said[one], plural=True) if one else "", used)


def closure(words: Lexicon) -> dict[str, set[str]]:
    """Wide sort -> all sorts that may stand for it."""
    pairs = words.book.widenings()
    wider: dict[str, set[str]] = {}
    for wide in sorted({wide for _, wide in pairs}):
        found, grown = {wide}, 0
        while grown != len(found):
            grown = len(found)
            found |= {narrow for narrow, other in pairs if other in found}
        wider[wide] = found
    return wider


def smallest(words: Lexicon, heads: list[int], wider: dict[str, set[str]]) -> dict[str, int]:
    """Sort -> the first node of it that can be made."""
    least: dict[str, int] = {}
    grown = -1
    while grown != len(least):
        grown = len(least)
        for head in heads:
            if SORT[head] not in least and all(fillable(words, each, least, wider) for each in names(head)):
                least[SORT[head]] = made(words, head, least, wider)
        for wide, narrow in wider.items():
            for sort in sorted(narrow):
                if sort in least:
                    least.setdefault(wide, least[sort])
    return least


def shortest(words: Lexicon, heads: list[int], least: dict[str, int], wider: dict[str, set[str]]) -> dict[str, int]:
    """Sort -> its first node, or the one with the fewest letters where the first is long."""
    found = dict(least)
    letters = {sort: len(write(node)) for sort, node in found.items()}
    for _ in range(2):  # in the second round, phrases contain what the first one found
        for head in heads:
            long = letters.get(SORT[head], SHORT + 1) > SHORT
            if long and all(fillable(words, each, found, wider) for each in names(head)):
                replace_longer(found, letters, SORT[head], made(words, head, found, wider))
        for wide, narrow in wider.items():
            for sort in sorted(narrow & found.keys()):
                if letters[wide] > SHORT:
                    replace_longer(found, letters, wide, found[sort])
    return found


def replace_longer(found: dict[str, int], letters: dict[str, int], sort: str, node: int) -> None:
    """Replace a node by a shorter one, and note how many letters it has."""
    new = len(write(node))
    if new < letters[sort]:
        found[sort], letters[sort] = node, new


def names(head: int) -> list[str]:
    """The fillings of a phrase's slots."""
    return [slot.text.partition("/")[0] for slot in slots_of(head)]


def fillable(words: Lexicon, name: str, least: dict[str, int], wider: dict[str, set[str]]) -> bool:
    """Whether something that can fill a slot has been found."""
    return name == INT or bool(words.words.get(name)) or name in least or bool(wider.get(name, set()) & least.keys())


def made(
    words: Lexicon, head: int, least: dict[str, int], wider: dict[str, set[str]], at: int = -1, node: int = -1
) -> int:
    """A node of a phrase, filled with the first things that fit; one slot may be filled already."""
    args: list[int] = []
    for nth, slot in enumerate(slots_of(head)):
        name, _, separator = slot.text.partition("/")
        if nth == at:
            arg = node
        elif name == INT:
            arg = NUMBER
        elif words.words.get(name):
            arg = next(iter(words.words[name].values()))
        else:
            arg = least[name] if name in least else least[min(wider[name] & least.keys())]
        args.append(words.several(slot.text.removesuffix("(s)"), (arg,)) if separator else arg)
    return words.node(head, tuple(args))


def ways(heads: list[int], wider: dict[str, set[str]]) -> dict[str, list[Chain]]:
    """Sort -> the phrases through which a sentence leads to it, from the outside."""
    chains: dict[str, list[Chain]] = {sort: [] for sort in sorted(wider.get(SENTENCE, {SENTENCE}))}
    waiting = list(chains)
    while waiting:
        sort = waiting.pop(0)
        for head in heads:
            if SORT[head] == sort:
                for nth, name in enumerate(names(head)):
                    for narrow in sorted(wider.get(name, {name})):
                        if narrow not in chains:
                            chains[narrow] = [*chains[sort], (head, nth)]
                            waiting.append(narrow)
    return chains


# ---- sentences that some card can carry out


class Examples:
    """Finds a sentence for each phrase that some type of card can carry out.

    Args:
        words: The words of a pool.
        accepts: `accepts(node)`: whether some card of the pool could carry out a sentence.
    """

    def __init__(self, words: Lexicon, accepts: Callable[[int], bool]) -> None:
        self.words = words
        self.accepts = accepts
        self.heads, self.wider = Grammar(words).sayable(), closure(words)
        self.least = smallest(words, self.heads, self.wider)
        self.usual = sentences_by_phrase(words)
        self.joint = FUNCTION.index(when)
        self.events = self.of_sort({"event"})
        self.statements = self.of_sort({"statement", *self.wider["statement"]})

    def sentence_with(self, head: int) -> int:
        """A sentence that has a phrase: the first that a card can carry out, else the usual one."""
        usual = self.usual[head]
        tried = islice(self.others(head), MOST_TRIED)
        return usual if self.accepts(usual) else next((node for node in tried if self.accepts(node)), usual)

    def of_sort(self, sorts: set[str]) -> list[int]:
        """A node for each phrase of some sorts, the shortest first."""
        found = [self.with_slot(head) for head in self.heads if SORT[head] in sorts]
        return sorted(found, key=lambda node: len(write(node)))

    def with_slot(self, head: int, at: int = -1, node: int = -1) -> int:
        """A node of a phrase, with one slot filled by a node."""
        return made(self.words, head, self.least, self.wider, at, node)

    def others(self, head: int) -> Iterator[int]:
        """Further sentences with a phrase: with other words, in other phrases, with other events and statements."""
        yield from self.worded(head)
        for top in self.tops(self.with_slot(head), SORT[head]):
            yield top
            if HEAD[top] == self.joint:
                event, statement = ARGS[top]
                yield from self.joined(self.events if SORT[head] != "event" else [event], [statement])
                yield from self.joined([event], self.statements)
            elif SORT[HEAD[top]] == "statement" or SORT[HEAD[top]] in self.wider["statement"]:
                yield from self.joined(self.events, [top])
                yield from [self.with_slot(above, slot, top) for above, slot in self.parents("statement")]

    def worded(self, head: int) -> Iterator[int]:
        """The nearest sentence of a phrase with each of the first words that fit a slot."""
        for nth, name in enumerate(names(head)):
            for word in islice(self.words.words.get(name, {}).values(), MOST_WORDS):
                yield from islice(self.tops(self.with_slot(head, nth, word), SORT[head]), 1)

    def joined(self, events: Sequence[int], statements: Sequence[int]) -> Iterator[int]:
        """Sentences of an event and a statement."""
        for event in events:
            for statement in statements:
                yield self.words.node(self.joint, (event, statement))

    def tops(self, node: int, sort: str) -> Iterator[int]:
        """The sentences to which a node leads, those with few phrases around it first."""
        waiting = [(node, sort)]
        for _ in range(DEEPEST + 1):
            yield from [each for each, kind in waiting if kind == SENTENCE or kind in self.wider[SENTENCE]]
            waiting = [
                (self.with_slot(above, slot, each), SORT[above])
                for each, kind in waiting
                if kind not in self.wider[SENTENCE]
                for above, slot in self.parents(kind)
            ]

    def parents(self, sort: str) -> Iterator[Chain]:
        """The phrases, each with its slot, that a sort can fill."""
        for head in self.heads:
            for nth, name in enumerate(names(head)):
                if name == sort or sort in self.wider.get(name, ()):
                    yield head, nth
                    break
