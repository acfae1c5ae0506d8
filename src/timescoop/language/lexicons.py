"""Effect trees of one card pool: each node is a number, equal trees share one; and printing a tree as English."""

from __future__ import annotations

import hashlib
from typing import Final

from timescoop.kernel import TimescoopError
from timescoop.language.phrases import (
    ARTICLE,
    FUNCTION,
    HEAD,
    INT,
    LITERAL,
    MANY_SLOT,
    OPENLY,
    PATTERN,
    SORT,
    WORD,
    Act,
    Phrases,
    Piece,
    pieces_of,
    slots_of,
)

# Node -> its arguments (numbers: amounts, words of the pool, other nodes), its pool's words, and whether
# everybody can tell if it can be carried out. A list of several is a node without a phrase.
ARGS: Final[list[tuple[int, ...]]] = []
SPOKEN: Final[list[int]] = []
PLAIN: Final[list[bool]] = []
LIST: Final = -1

LEXICONS: Final[list[Lexicon]] = []

LIKE_A_CONSONANT: Final = ("one", "uni", "use", "eu", "u.")


class UnknownPhrase(TimescoopError):
    """A stored tree names a phrase or a word that isn't in the book or the pool."""


class Lexicon:
    """The words of one card pool, and the nodes made of them."""

    def __init__(
        self, book: Phrases, key: str, words: dict[str, dict[str, int]], plurals: dict[str, dict[str, str]], number: int
    ) -> None:
        """Use `lexicon` instead, which returns the same object for the same words."""
        self.book = book
        self.key = key
        self.number = number
        self.words = words
        self.plurals = plurals
        self.said: dict[str, dict[int, str]] = {}
        for name, numbers in words.items():
            self.said[name] = {value: word for word, value in numbers.items()}
            assert len(self.said[name]) == len(numbers), f"two words of {name} have one number"
        self.nodes: dict[tuple[int, tuple[int, ...]], int] = {}
        self.lists: dict[tuple[str, tuple[int, ...]], int] = {}
        self.heads = book.by_key()
        self.texts: dict[str, int] = {}

    def node(self, head: int, args: tuple[int, ...]) -> int:
        """The node of a phrase with these arguments."""
        at = self.nodes.get((head, args), -1)
        if at < 0:
            at = self.enter(head, args, self.is_plain(head, args))
            self.nodes[head, args] = at
            self.texts[f"{SORT[head]}: {write(at)}"] = at
        return at

    def several(self, slot: str, members: tuple[int, ...]) -> int:
        """The node of a list; `slot` is what stands in the braces, as in `FAMILY/or`."""
        at = self.lists.get((slot, members), -1)
        if at < 0:
            name = slot.partition("/")[0]
            at = self.enter(LIST, members, name in self.words or name == INT or all([PLAIN[each] for each in members]))
            self.lists[slot, members] = at
        return at

    def enter(self, head: int, args: tuple[int, ...], plain: bool) -> int:  # noqa: FBT001 - a row of four lists
        """A new node."""
        HEAD.append(head)
        ARGS.append(args)
        SPOKEN.append(self.number)
        PLAIN.append(plain)
        return len(HEAD) - 1

    def is_plain(self, head: int, args: tuple[int, ...]) -> bool:
        """True if everybody can tell whether a tree can be carried out, by its phrase and all phrases in it."""
        if not OPENLY[head]:
            return False
        for slot, arg in zip(slots_of(head), args, strict=True):
            is_number = slot.text == INT or slot.text in self.words
            if not is_number and not PLAIN[arg]:
                return False
        return True

    def word(self, name: str, value: int, *, plural: bool = False) -> str:
        """A word of a vocabulary."""
        word = self.said[name][value]
        return self.plurals.get(name, {}).get(word, word + "s") if plural else word


def lexicon(
    book: Phrases,
    name: str,
    words: dict[str, dict[str, int]],
    plurals: dict[str, dict[str, str]] | None = None,
) -> Lexicon:
    """The lexicon of a card pool, which is the same object for the same words.

    Args:
        book: The phrases of the game.
        name: The name of the pool; with a hash of its words it names the lexicon in stored tables.
        words: Vocabulary -> word -> its number in the pool. A vocabulary of the book may be missing.
        plurals: Vocabulary -> word -> its plural, if it isn't the word with an s.
    """
    plurals = plurals or {}
    for vocabulary in words:
        assert vocabulary in book.vocabularies, f"{book.key} has no vocabulary {vocabulary}"
    content = repr([book.key, sorted((v, sorted(w.items())) for v, w in words.items()), sorted(plurals.items())])
    key = f"{name}-{hashlib.blake2b(content.encode(), digest_size=6).hexdigest()}"
    for known in LEXICONS:
        if known.key == key:
            return known
    LEXICONS.append(Lexicon(book, key, words, plurals, len(LEXICONS)))
    return LEXICONS[-1]


def node_of(words: Lexicon, function: Act, *args: int) -> int:
    """The node of a function's phrase with these arguments, without a text."""
    return words.node(FUNCTION.index(function), args)


def items(node: int) -> tuple[int, ...]:
    """The members of a list."""
    return ARGS[node]


def function_of(node: int) -> Act:
    """The function of a node's phrase, by which a phrase is known: `function_of(node) is draws`."""
    return FUNCTION[HEAD[node]]


def opening(function: Act) -> str:
    """The words before the first slot of a function's phrase, for messages: "Reach:"."""
    return PATTERN[FUNCTION.index(function)].partition("{")[0].strip()


def takes(node: int, sort: str) -> bool:
    """True if a slot of a node's phrase takes a sort."""
    return any([slot.text == sort for slot in slots_of(HEAD[node])])


def sort_of(node: int) -> str:
    """The sort of a node's phrase: which slots it can fill."""
    return SORT[HEAD[node]]


def sort_of_phrase(head: int) -> str:
    """The same, by the number of the phrase."""
    return SORT[head]


def is_open(node: int) -> bool:
    """Whether everybody knows everything that a node looks at to find out what can be done."""
    return bool(PLAIN[node])


def parts(node: int) -> tuple[int, ...]:
    """The fillings of a node's slots, in their order: numbers, words of the pool, other nodes."""
    return ARGS[node]


def write(node: int) -> str:
    """A node as English, without the capital and the full stop of a sentence."""
    words = LEXICONS[SPOKEN[node]]
    args = list(ARGS[node])
    parts: list[str] = []
    articles: list[int] = []
    number = 0
    for piece in pieces_of(PATTERN[HEAD[node]]):
        if piece.what == LITERAL:
            parts.append(piece.text)
        elif piece.what == WORD:
            parts.append(piece.text if number == 1 else piece.many)
        elif piece.what == ARTICLE:
            articles.append(len(parts))
            parts.append("a")
        else:
            value = args.pop(0)
            number = value if piece.text == INT else number
            parts.append(write_slot(words, piece, value, plural=piece.what == MANY_SLOT and number != 1))
    for at in reversed(articles):
        parts[at] = article("".join(parts[at + 1 :]).lstrip())
    return "".join(parts)


def write_slot(words: Lexicon, piece: Piece, value: int, *, plural: bool) -> str:
    """What fills a slot: a number, a word, a node or a list of these."""
    name, _, separator = piece.text.partition("/")
    if separator:
        each = Piece(piece.what, name)
        return join([write_slot(words, each, member, plural=plural) for member in ARGS[value]], separator)
    if name == INT:
        return str(value)
    if name in words.said:
        return words.word(name, value, plural=plural)
    return write(value)


def join(parts: list[str], separator: str) -> str:
    """A list as English: "a, b or c" with a word between the last two, "a; b; c" with a mark."""
    if not separator.isalpha():
        return f"{separator} ".join(parts)
    return ", ".join(parts[:-1]) + f" {separator} {parts[-1]}" if len(parts) > 1 else parts[0]


def article(rest: str) -> str:
    """The article before these words."""
    start = rest[:8].lower()
    return "an" if start[:1] in tuple("aeiou") and not start.startswith(LIKE_A_CONSONANT) else "a"


def sentence(node: int) -> str:
    """A node as a sentence."""
    text = write(node)
    return f"{text[:1].upper()}{text[1:]}."


def text_of(nodes: list[int]) -> str:
    """The text of a card."""
    return " ".join([sentence(node) for node in nodes])


def write_node(node: int) -> str:
    """A node as it is stored: the lexicon, the sort and the English."""
    return f"{LEXICONS[SPOKEN[node]].key} {SORT[HEAD[node]]}: {write(node)}"


def read_node(text: str) -> int:
    """A node of a stored table, looked up among the trees of the loaded pools without a parser.

    Raises:
        KeyError: No loaded pool has such a tree.
    """
    key, _, rest = text.partition(" ")
    for known in LEXICONS:
        if known.key == key:
            return known.texts[rest]
    raise KeyError(text)
