"""The book of phrases: a phrase is a line of grammar and one function, side by side.

    @phrase("deed", "draw {INT} card(s)")
    def draw(table, me, this, count): ...

`me` is the seat for which a text runs, `this` its context (`ContextLayout`). What may stand in a line:

    {INT}                 a number
    {deed}                a node of that sort
    {CARD}                a word of that vocabulary, which each card pool has of its own
    {TRAIT(s)}            the same, plural unless the number before it is 1
    {FAMILY/or}           one or more of them: "Dalek", "Dalek or Yeti", "Dalek, Yeti or Ogron"
    {branch/;}            one or more of them, with that mark between
    card(s)  Enem(y/ies)  a word, written by the number before it
    a(n)                  "a" or "an", by what follows

The same line reads and writes. It has neither the capital nor the full stop of its sentence.

Other facts about a phrase are attributes beside its line, which its game declares:

    @phrase("deed", "gain {INT} Power", gain=POWER)

Code that needs to know which phrase a node is compares its function (`function_of`), never its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

Act = Callable[..., Any]
Can = Callable[..., bool]
Bar = Callable[..., str]
A = TypeVar("A", bound=Act)
T = TypeVar("T")

# One number for each phrase of every book, so that a walker finds its function in one list.
SORT: Final[list[str]] = []
PATTERN: Final[list[str]] = []
RUN: Final[list[Act]] = []
FUNCTION: Final[list[Act]] = []  # the original function; `RUN` may have one that counts
CAN: Final[list[Can | None]] = []
BAR: Final[
    list[Bar | None]
] = []  # the test behind `can`, if it gives a reason: a sentence, or "" if nothing is in the way
PUBLICLY_IMPOSSIBLE: Final[
    list[Can | None]
] = []  # whether everybody knows that it can't be carried out, if `can` uses secrets
OPENLY: Final[list[bool]] = []  # whether `can`, or a condition, uses only what everybody knows

# Node -> its phrase; a list of several is a node without one. Lexicons fill it.
HEAD: Final[list[int]] = []

ABILITY: Final = "ability"
RULE: Final = "rule"  # an ability that may also stand behind a label
SENTENCE: Final = "sentence"
INT: Final = "INT"

# What a piece of a line is.
LITERAL: Final = 0
SLOT: Final = 1  # a number, a word of a vocabulary, or a node
MANY_SLOT: Final = 2  # a word of a vocabulary, in the plural unless the number is 1
WORD: Final = 3  # a word by the number before it
ARTICLE: Final = 4

PIECE: Final = re.compile(r"\{(\w+)(\(s\))?(?:/([^}]+))?\}|(\w+)\((?:(\w+)/)?(\w+)\)")


class Piece:
    """A piece of a line: literal text, a slot by its name, or the two forms of a word."""

    __slots__ = ("many", "text", "what")

    def __init__(self, what: int, text: str, many: str = "") -> None:
        """`text` is the literal, the slot's name or the singular; `many` the plural."""
        self.what = what
        self.text = text
        self.many = many


@lru_cache(maxsize=8192)
def pieces_of(pattern: str) -> tuple[Piece, ...]:
    """The pieces of a line, spaces included."""
    found: list[Piece] = []
    done = 0
    for match in PIECE.finditer(pattern):
        if match.start() > done:
            found.append(Piece(LITERAL, pattern[done : match.start()]))
        done = match.end()
        slot, plural, separator, stem, one, many = match.groups()
        if slot:
            found.append(Piece(MANY_SLOT if plural else SLOT, f"{slot}/{separator}" if separator else slot))
        elif match.group() == "a(n)":
            found.append(Piece(ARTICLE, "a", "an"))
        else:
            found.append(Piece(WORD, stem + (one or ""), stem + many))
    if done < len(pattern):
        found.append(Piece(LITERAL, pattern[done:]))
    return tuple(found)


class Attribute(Generic[T]):
    """A property of phrases that a game declares: one value for each phrase, looked up by node.

    STEADY: Final = Attribute("steady", default=False)
    BOOK: Final = Phrases("game", attributes=(STEADY,))

    @BOOK.phrase("condition", "you have a card", steady=True)
    """

    def __init__(self, name: str, default: T) -> None:
        """`name` is its keyword in `Phrases.phrase`; `default` the value of phrases that don't set it."""
        self.name = name
        self.default = default
        self.values: list[T] = [default for _ in SORT]
        ATTRIBUTES.append(self)

    def of(self, node: int) -> T:
        """The value for a node's phrase."""
        return self.values[HEAD[node]]

    def of_phrase(self, head: int) -> T:
        """The value for a phrase by its number."""
        return self.values[head]

    def give(self, function: Act, value: T) -> None:
        """Set the value for phrases that were entered before and can't declare it."""
        heads = [head for head, each in enumerate(FUNCTION) if each is function]
        assert heads, f"{function} is the function of no phrase"
        for head in heads:
            self.values[head] = value


ATTRIBUTES: Final[list[Attribute[Any]]] = []


class Phrases:
    """The phrases of one game, in addition to those it shares with others."""

    def __init__(
        self,
        key: str,
        below: Phrases | None = None,
        vocabularies: dict[str, str] | None = None,
        attributes: Sequence[Attribute[Any]] = (),
    ) -> None:
        """Open a book.

        Args:
            key: The game's key.
            below: A book whose phrases are included: the shared joints.
            vocabularies: The vocabularies that slots may name, each with a description: "the name of a card".
            attributes: The attributes that its phrases may declare by keyword.
        """
        self.key = key
        self.below = below
        self.vocabularies: dict[str, str] = vocabularies or {}
        self.attributes: dict[str, Attribute[Any]] = {each.name: each for each in attributes}
        self.own: list[int] = []
        self.wider: list[tuple[str, str]] = []
        self.listed: dict[str, str] = {}

    def phrase(
        self,
        sort: str,
        pattern: str,
        can: Can | None = None,
        *,
        bar: Bar | None = None,
        openly: bool = True,
        publicly_impossible: Can | None = None,
        **attributes: Any,
    ) -> Callable[[A], A]:
        """Add a phrase with the function that carries it out, tests it, counts it or notes it.

        Args:
            sort: Its sort; a slot of that name takes it.
            pattern: Its line.
            can: `can(table, me, this, *args)`: whether it can be carried out; None means always.
            bar: In place of `can`, `bar(table, me, this, *args)`: why it can't be carried out, as a sentence with its
                clause; empty if it can.
            openly: Whether `can`, or a condition, uses only what everybody knows. If not, it never saves anybody
                a question.
            publicly_impossible: `publicly_impossible(table, me, this, *args)`, where `can` looks at secrets: whether
                everybody knows that it cannot be carried out, so that nobody need be asked.
            attributes: Values of this book's attributes, by their names.
        """
        unknown = [name for name in attributes if name not in self.attributes]
        assert not unknown, f"{pattern!r} declares {unknown}, which {self.key} does not know"
        key = self.key_of(sort, pattern)
        assert all(key != self.key_of(SORT[head], PATTERN[head]) for head in self.heads()), f"{key!r} is entered twice"

        def enter(act: A) -> A:
            self.own.append(len(SORT))
            SORT.append(sort)
            PATTERN.append(pattern)
            RUN.append(act)
            FUNCTION.append(act)
            CAN.append(can if bar is None else unbarred(bar))
            BAR.append(bar)
            OPENLY.append(openly)
            PUBLICLY_IMPOSSIBLE.append(publicly_impossible)
            for each in ATTRIBUTES:
                each.values.append(each.default)
            for name, given in attributes.items():
                self.attributes[name].values[-1] = given
            return act

        return enter

    def widen(self, narrow: str, wide: str) -> None:
        """Let the narrow sort fill slots of the wide one; there must be only one such path between two sorts."""
        self.wider.append((narrow, wide))

    def list_under(self, group: str, *sorts: str) -> None:
        """List the phrases of some sorts in a group, for people who write cards: see `phrase_groups`."""
        self.listed.update(dict.fromkeys(sorts, group))

    def groups(self) -> dict[str, str]:
        """Sort -> the group in which its phrases are listed."""
        return {**(self.below.groups() if self.below else {}), **self.listed}

    def heads(self) -> list[int]:
        """The numbers of all phrases, shared ones first."""
        return (self.below.heads() if self.below else []) + self.own

    def widenings(self) -> list[tuple[str, str]]:
        """All pairs of sorts (narrow, wide), shared ones first."""
        return (self.below.widenings() if self.below else []) + self.wider

    @staticmethod
    def key_of(sort: str, pattern: str) -> str:
        """The key of a phrase in stored data."""
        return f"{sort}: {pattern}"

    def by_key(self) -> dict[str, int]:
        """Every phrase by its key in stored data."""
        return {self.key_of(SORT[head], PATTERN[head]): head for head in self.heads()}

    def sorts(self) -> set[str]:
        """Every sort that a phrase or a widening gives."""
        return {SORT[head] for head in self.heads()} | {wide for _, wide in self.widenings()}


def unbarred(bar: Bar) -> Can:
    """A test that is true if `bar` gives no reason."""

    def can(*args: Any) -> bool:
        return not bar(*args)

    return can


def slots_of(head: int) -> tuple[Piece, ...]:
    """The slots of a phrase, in the order of its arguments."""
    return slots_in(PATTERN[head])


@lru_cache(maxsize=8192)
def slots_in(pattern: str) -> tuple[Piece, ...]:
    """The slots of a line."""
    return tuple([piece for piece in pieces_of(pattern) if piece.what in (SLOT, MANY_SLOT)])
