"""The phrase reference for people who write cards: the phrases of a book in plain words, and a tree as an outline."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from timescoop.language.examples import Examples, closure
from timescoop.language.grammar import Grammar
from timescoop.language.lexicons import ARGS, LEXICONS, LIST, SPOKEN, Lexicon, article, sentence, write
from timescoop.language.phrase_groups import group_of
from timescoop.language.phrases import (
    ARTICLE,
    HEAD,
    INT,
    LITERAL,
    PATTERN,
    RUN,
    SORT,
    WORD,
    Phrases,
    pieces_of,
    slots_of,
)

CONTEXT: Final = 2  # where a phrase that runs on a table takes its context: after the table and the seat
LEFT: Final = "<"
RIGHT: Final = ">"
LEADING_ARTICLE: Final = re.compile(r"(?:a|an|the) ")


class Known(NamedTuple):
    """A phrase, for people who write cards.

    Attributes:
        sort: Its sort.
        line: Its line with its slots in words.
        card: The card with the text that has it; empty for an example that no card has.
        said: A text that has it.
        group: Where it is listed: one of `GROUPS`.
        fills: The slots that it can fill, in words, as they stand in other lines.
    """

    sort: str
    line: str
    card: str
    said: str
    group: str
    fills: tuple[str, ...]


class Branch(NamedTuple):
    """A node of a tree as a line of an outline: its depth, its sort, its phrase, its English."""

    depth: int
    sort: str
    line: str
    said: str


def reference(
    lexicon: Lexicon, trees: dict[str, list[int]], accepts: Callable[[int], bool] = lambda _node: True
) -> list[Known]:
    """Every phrase that a text of a pool can contain, shared ones first, each with the shortest text that has it.

    If no card has it, the text is an example.

    Args:
        lexicon: The words of the pool.
        trees: Name of a card -> the nodes of its text.
        accepts: `accepts(node)`: whether some card of the pool could carry out a sentence.
    """
    best: dict[int, tuple[int, str, str]] = {}
    for name, nodes in trees.items():
        for top in nodes:
            said = sentence(top)
            for node in within(top):
                head = HEAD[node]
                if head not in best or len(said) < best[head][0]:
                    best[head] = (len(said), name, said)
    examples = Examples(lexicon, accepts)
    for head in examples.usual.keys() - best.keys():
        best[head] = (0, "", sentence(examples.sentence_with(head)))
    heads, wider = Grammar(lexicon).sayable(), closure(lexicon)
    return [
        Known(
            SORT[head],
            plain(lexicon, head),
            *best.get(head, (0, "", ""))[1:],
            group_of(lexicon.book, head),
            fills(lexicon.book, SORT[head], wider),
        )
        for head in heads
    ]


def fills(book: Phrases, sort: str, wider: dict[str, set[str]]) -> tuple[str, ...]:
    """The slots that a sort can fill, in words: its own, and those of the sorts for which it may stand."""
    found = [sort, *(wide for wide, narrow in wider.items() if sort in narrow and wide != sort)]
    return tuple([slot_words(book, each) for each in found])


def plain(lexicon: Lexicon, head: int) -> str:
    """The line of a phrase with its slots in words."""
    said = ""
    for piece in reversed(pieces_of(PATTERN[head])):
        if piece.what == LITERAL:
            said = piece.text + said
        elif piece.what == ARTICLE:
            said = article(said.lstrip(f" {LEFT}")) + said
        elif piece.what == WORD:
            said = piece.many + said
        else:
            name, _, separator = piece.text.partition("/")
            slot = f"{LEFT}{slot_words(lexicon.book, name)}{RIGHT}"
            said = (joined(slot, separator) if separator else slot) + said
    return said


def joined(said: str, separator: str) -> str:
    """A slot that takes several."""
    return f"{said} {separator} {said}" if separator.isalpha() else f"{said}{separator} {said}"


def slot_words(book: Phrases, name: str) -> str:
    """What can fill a slot: a number, a word of a vocabulary, or a phrase of some sort; without an article."""
    if name == INT:
        return "number"
    said = book.vocabularies.get(name, name.replace("_", " "))
    return LEADING_ARTICLE.sub("", said)


def within(node: int) -> Iterator[int]:
    """A node that is a phrase and all phrases in it, from the outside inwards."""
    if HEAD[node] != LIST:
        yield node
    for child in children(node):
        yield from within(child)


def children(node: int) -> list[int]:
    """The nodes in the slots of a node, without numbers and words."""
    if HEAD[node] == LIST:
        return list(ARGS[node])
    found: list[int] = []
    for slot, arg in zip(slots_of(HEAD[node]), ARGS[node], strict=True):
        name, _, separator = slot.text.partition("/")
        if name != INT and not is_word(node, name):
            found += list(ARGS[arg]) if separator else [arg]
    return found


def is_word(node: int, name: str) -> bool:
    """Whether a slot of a node's phrase takes a word of a vocabulary."""
    return name in LEXICONS[SPOKEN[node]].book.vocabularies


def outline(nodes: Sequence[int]) -> list[Branch]:
    """Some trees, line by line."""
    found: list[Branch] = []

    def put(node: int, depth: int) -> None:
        head = HEAD[node]
        found.append(Branch(depth, SORT[head], plain(LEXICONS[SPOKEN[node]], head), write(node)))
        for child in children(node):
            put(child, depth + 1)

    for node in nodes:
        put(node, 0)
    return found


class NodeCounter:
    """Counts how often each of some nodes is run, while it is open.

    with NodeCounter(nodes) as counts: ...
    """

    def __init__(
        self, nodes: Sequence[int], on: object = None, *, borne: Callable[[Any, Any], bool] | None = None
    ) -> None:
        """Equal texts are one node, so `borne` decides whose text runs.

        Args:
            nodes: The nodes to count.
            on: The only table, or pool, on which they count; None counts them everywhere.
            borne: `borne(table, this)`: whether a text that runs in a context counts; None counts all.
        """
        self.counts: dict[int, int] = dict.fromkeys(nodes, 0)
        self.on = on
        self.borne = borne
        self.before: dict[int, Callable[..., Any]] = {}

    def __enter__(self) -> dict[int, int]:
        """Start counting: node -> how often it has been run."""
        for head in {HEAD[node] for node in self.counts}:
            self.before[head] = RUN[head]
            RUN[head] = self.counted(head, RUN[head])
        return self.counts

    def __exit__(self, *_: object) -> None:
        """Stop counting."""
        for head, act in self.before.items():
            RUN[head] = act

    def counted(self, head: int, act: Callable[..., Any]) -> Callable[..., Any]:
        """The function of a phrase that notes which node it runs: its own arguments stand last, or before a moment."""
        own = {ARGS[node]: node for node in self.counts if HEAD[node] == head}
        size = len(slots_of(head))

        def run(*args: Any) -> Any:
            end = len(args)
            node = own.get(args[end - size :], own.get(args[end - size - 1 : end - 1], -1))
            if node >= 0 and (self.on is None or args[0] is self.on):
                self.counts[node] += self.borne is None or self.borne(args[0], args[CONTEXT])
            return act(*args)

        return run
