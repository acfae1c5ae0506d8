"""Trees as plain data, which a build writes, so that playing needs no parser."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from timescoop.language.lexicons import ARGS, LEXICONS, SPOKEN, Lexicon, UnknownPhrase
from timescoop.language.phrases import HEAD, INT, PATTERN, SORT, Phrases, Piece, slots_of

Data = tuple[Any, ...]
DIGEST: Final = 8


def dump(nodes: list[int]) -> Data:
    """Trees as nested tuples: a phrase's sort and line, then its arguments; words of the pool as words.

    `repr` of it is a Python literal.
    """
    return tuple([dump_node(node) for node in nodes])


def dump_node(node: int) -> Data:
    """One tree."""
    head = HEAD[node]
    words = LEXICONS[SPOKEN[node]]
    args = [dump_slot(words, slot, arg) for slot, arg in zip(slots_of(head), ARGS[node], strict=True)]
    return (f"{SORT[head]}: {PATTERN[head]}", *args)


def dump_slot(words: Lexicon, slot: Piece, arg: int) -> Any:
    """What fills a slot."""
    name, _, separator = slot.text.partition("/")
    if separator:
        return tuple([dump_slot(words, Piece(slot.what, name), member) for member in ARGS[arg]])
    if name == INT:
        return arg
    return words.said[name][arg] if name in words.words else dump_node(arg)


def load(words: Lexicon, data: Data) -> list[int]:
    """Trees from their data.

    Raises:
        UnknownPhrase: The book or the pool has changed since they were written.
    """
    return [load_node(words, each) for each in data]


def load_node(words: Lexicon, data: Data) -> int:
    """One tree."""
    head = words.heads.get(data[0], -1)
    if head < 0:
        raise UnknownPhrase(f"{words.book.key} has no phrase {data[0]!r}; compile the cards again")
    args = [load_slot(words, slot, arg) for slot, arg in zip(slots_of(head), data[1:], strict=True)]
    return words.node(head, tuple(args))


def load_slot(words: Lexicon, slot: Piece, data: Any) -> int:
    """What fills a slot."""
    name, _, separator = slot.text.partition("/")
    if separator:
        each = Piece(slot.what, name)
        return words.several(slot.text, tuple([load_slot(words, each, member) for member in data]))
    if name == INT:
        return int(data)
    if name not in words.words:
        return load_node(words, data)
    if data not in words.words[name]:
        raise UnknownPhrase(f"{data!r} is not {words.book.vocabularies[name]}; compile the cards again")
    return words.words[name][data]


def digest(book: Phrases, *texts: str) -> str:
    """A short hash of texts and of all phrases they may use: compiled trees are stale if it differs."""
    content = repr([texts, [(SORT[head], PATTERN[head]) for head in book.heads()], book.widenings()])
    return hashlib.blake2b(content.encode(), digest_size=DIGEST).hexdigest()
