"""Examples of what can be said: each phrase in the shortest sentence that has it, each slot with its first filling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from timescoop.language.grammar import Grammar
from timescoop.language.lexicons import Lexicon, write
from timescoop.language.phrases import INT, PATTERN, SENTENCE, SORT, slots_of
from timescoop.language.printed_forms import SEVERAL

SHORT: Final = 24  # letters of an example that is not replaced by a shorter one
NUMBER: Final = 2  # an example of a number
Fillings = dict[str, int | str | tuple[str, str]]  # what fills a slot -> an example of it
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
    """What may fill each slot: a number, the first word of a vocabulary in the singular and plural, or a phrase."""
    wider, heads = closure(words), Grammar(words).sayable()
    least = shortest(words, heads, smallest(words, heads, wider), wider)
    found: Fillings = {sort: write(node) for sort, node in least.items()}
    for name, said in words.words.items():
        one = next((word for word in said if word and isinstance(word, str)), "")
        if one:
            found[name] = (one, words.word(name, said[one], plural=True))
    return found | {INT: NUMBER, SEVERAL: NUMBER}


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
    for _ in range(2):  # in the second round, phrases contain what the first one found
        for head in heads:
            if all(fillable(words, each, found, wider) for each in names(head)):
                replace_long(found, SORT[head], made(words, head, found, wider))
        for wide, narrow in wider.items():
            for sort in sorted(narrow & found.keys()):
                replace_long(found, wide, found[sort])
    return found


def replace_long(found: dict[str, int], sort: str, node: int) -> None:
    """Replace a long node by a shorter one."""
    old = len(write(found[sort]))
    if old > SHORT and len(write(node)) < old:
        found[sort] = node


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
