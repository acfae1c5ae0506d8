"""A sentence for each line of a grammar: the shortest that has it, with the first words that fit."""

from collections.abc import Iterator

from timescoop.language import Lexicon
from timescoop.language.grammar import Grammar
from timescoop.language.phrases import INT, PATTERN, SENTENCE, SORT, slots_of

Chain = tuple[int, int]  # a phrase, and the number of its slot that goes on


def sentences_with(words: Lexicon) -> Iterator[tuple[str, int]]:
    """Every line that a text can hold, with the node of a sentence that has it."""
    grammar = Grammar(words)
    heads = grammar.sayable()
    wider = closure(words)
    least = smallest(words, heads, wider)
    chains = ways(heads, wider)
    for head in heads:
        if SORT[head] in chains or SORT[head] in wider.get(SENTENCE, set()):
            node = made(words, head, least, wider)
            for above, slot in reversed(chains[SORT[head]]):
                node = made(words, above, least, wider, slot, node)
            yield f"{SORT[head]}: {PATTERN[head]}", node


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


def names(head: int) -> list[str]:
    return [slot.text.partition("/")[0] for slot in slots_of(head)]


def fillable(words: Lexicon, name: str, least: dict[str, int], wider: dict[str, set[str]]) -> bool:
    return name == INT or bool(words.words.get(name)) or name in least or bool(wider.get(name, set()) & least.keys())


def made(
    words: Lexicon, head: int, least: dict[str, int], wider: dict[str, set[str]], at: int = -1, node: int = -1
) -> int:
    """A node of a phrase, filled with the first that fits; one slot may be filled already."""
    args: list[int] = []
    for nth, slot in enumerate(slots_of(head)):
        name, _, separator = slot.text.partition("/")
        if nth == at:
            arg = node
        elif name == INT:
            arg = 1
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
