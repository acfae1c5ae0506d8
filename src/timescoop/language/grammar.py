"""The grammar of a book of phrases, for one pool's words, in Lark's format. It is generated, never stored."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from timescoop.language.lexicons import Lexicon
from timescoop.language.phrases import (
    ARTICLE,
    INT,
    LITERAL,
    MANY_SLOT,
    PATTERN,
    SENTENCE,
    SORT,
    WORD,
    Piece,
    pieces_of,
    slots_of,
)

WORDS: Final = r"\w+(?:['-]\w+)*"
TOKEN: Final = re.compile(rf"(\.) +({WORDS}(?: +{WORDS})*)|([^\w\s]+)\s*({WORDS})?|({WORDS})")
END: Final = r"(?!['-]?\w)"
STOP: Final = "_STOP"
MANY: Final = "_MANY"
MOST_KEPT: Final = 16


class Rules:
    """The part of a grammar that is the same for all pools with words in the same vocabularies."""

    def __init__(self, lexicon: Lexicon, declared: Iterable[str]) -> None:
        self.lexicon = lexicon
        self.literals: dict[str, str] = {}  # pattern -> terminal
        self.plain: dict[str, str] = {INT: "a number", STOP: "'.'"}  # terminal -> its name for people
        self.lists: dict[str, str] = {}  # rule -> the slot it reads
        self.heads = self.usable()
        self.can_occur = self.sayable()
        self.lines = self.draw_up()
        self.shared_text = "\n".join([*self.lines, *[f"%declare {name}" for name in sorted(declared)], ""])

    def usable(self) -> list[int]:
        """The phrases all of whose slots can be filled; shared joints may name sorts that a game does not have.

        A game's own phrase must not, because that would be a misspelt slot.
        """
        book = self.lexicon.book
        heads = book.heads()
        for head in book.own:
            for name in slot_names(head):
                known = name == INT or name in book.vocabularies or name in book.sorts()
                assert known, (
                    f"{PATTERN[head]!r} names {name!r}, which is neither a sort nor a vocabulary of {book.key}"
                )
        usable: set[int] = set()
        sorts: set[str] = set()
        grown = -1
        while grown != len(usable) + len(sorts):
            grown = len(usable) + len(sorts)
            sorts |= {wide for narrow, wide in book.widenings() if narrow in sorts}
            for head in heads:
                if all(self.can_be_filled(name, sorts) for name in slot_names(head)):
                    usable.add(head)
                    sorts.add(SORT[head])
        return [head for head in heads if head in usable]

    def sayable(self) -> list[int]:
        """The usable phrases that can occur in a text: those that a sentence leads to."""
        wanted, grown = {SENTENCE}, 0
        while grown != len(wanted):
            grown = len(wanted)
            wanted |= {narrow for narrow, wide in self.lexicon.book.widenings() if wide in wanted}
            for head in self.heads:
                if SORT[head] in wanted:
                    wanted |= set(slot_names(head))
        return [head for head in self.heads if SORT[head] in wanted]

    def can_be_filled(self, name: str, sorts: set[str]) -> bool:
        """Whether anything can fill a slot."""
        return name == INT or bool(self.lexicon.words.get(name)) or name in sorts

    def draw_up(self) -> list[str]:
        """The whole grammar, without its vocabularies."""
        rules: dict[str, list[str]] = {}
        for head in self.heads:
            line = " ".join(self.symbols(piece) for piece in pieces_of(PATTERN[head]))
            rules.setdefault(SORT[head], []).append(f"{line} -> p{head}")
        changed = True
        waiting = self.lexicon.book.widenings()
        while changed:  # a sort may be made of narrower ones alone
            here = [pair for pair in waiting if pair[0] in rules]
            for narrow, wide in here:
                rules.setdefault(wide, []).append(narrow)
            waiting = [pair for pair in waiting if pair not in here]
            changed = bool(here)
        lines = [f"start: ({SENTENCE} {STOP})+"]
        lines += [f"?{sort}: " + "\n  | ".join(each) for sort, each in rules.items()]
        lines += [f"{rule}: {self.list_rule(slot)}" for rule, slot in self.lists.items()]
        lines += [f"{name}: /{shape}/" for shape, name in self.literals.items()]
        return [*lines, rf"{STOP}: /\./", rf"{INT}: /\d+/", "%ignore / +/"]

    def symbols(self, piece: Piece) -> str:
        """The symbols of a rule for a piece."""
        if piece.what == LITERAL:
            return " ".join(self.literal(*token(match)) for match in TOKEN.finditer(piece.text))
        if piece.what in (WORD, ARTICLE):
            return f"({self.literal(None, None, piece.text)} | {self.literal(None, None, piece.many)})"
        name, _, separator = piece.text.partition("/")
        plural = piece.what == MANY_SLOT
        if separator:
            rule = f"list{len(self.lists)}"
            slot = f"{piece.text}{'(s)' if plural else ''}"
            for known, read in self.lists.items():
                rule = known if read == slot else rule
            self.lists[rule] = slot
            if not separator.isalpha():
                self.literal(separator, None, None)
            return rule
        return f"({name} | {name}{MANY})" if plural else name

    def list_rule(self, slot: str) -> str:
        """The rule for a list: commas with a word before the last item, or a mark between all items."""
        name, _, separator = slot.removesuffix("(s)").partition("/")
        each = f"({name} | {name}{MANY})" if slot.endswith("(s)") else name
        if separator.isalpha():
            comma, word = self.literal(",", None, None), self.literal(None, None, separator)
            return f"{each} | {each} ({comma} {each})* {word} {each}"
        return f"{each} ({self.literal(separator, None, None)} {each})*"

    def literal(self, mark: str | None, after: str | None, word: str | None) -> str:
        """The terminal of a word, of a mark, or of a mark with the word after it.

        A full stop within a phrase includes all words up to the next mark: "draw 1 card. If you win, ..." goes on
        where "draw 1 card. If you have ..." does not.

        The first letter of a word may be a capital, because any phrase may begin a sentence. A capital in the wrong
        place is still refused: printing the tree must give the same text.
        """
        if mark:
            shape = re.escape(mark) + (rf" +{' +'.join(map(re.escape, after.split()))}{END}" if after else "")
            said = f"{mark} {after}" if after else mark
        else:
            assert word, "a literal is a word or a mark"
            first = word[0]
            start = f"[{first.upper()}{first.lower()}]" if first.isalpha() else first
            shape = start + re.escape(word[1:]) + END
            said = word
        shape = shape.replace("/", r"\/")
        name = self.literals.setdefault(shape, f"_L{len(self.literals)}")
        self.plain.setdefault(name, repr(said))
        return name


MADE: Final[dict[tuple[str, tuple[int, ...], tuple[tuple[str, str], ...], frozenset[str]], Rules]] = {}


class Grammar:
    """The rules and terminals for a lexicon.

    Attributes:
        literals: Pattern -> terminal.
        plain: Terminal -> its name for people.
        lists: Rule -> the slot it reads.
        shared_text: The grammar with its vocabularies only declared, which is the same for many pools.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.plain: dict[str, str] = {}
        self.terminals = self.vocabularies()
        rules = self.rules()
        self.literals, self.lists, self.shared_text = rules.literals, rules.lists, rules.shared_text
        self.heads = rules.heads
        self.can_occur = rules.can_occur
        self.lines = rules.lines
        self.plain.update(rules.plain)

    def rules(self) -> Rules:
        """The rules for the vocabularies of the lexicon, made once for all pools that have words in the same ones."""
        book = self.lexicon.book
        named = [f"{name}?" for name, words in self.lexicon.words.items() if words]
        key = (book.key, tuple(book.heads()), tuple(book.widenings()), frozenset([*self.terminals, *named]))
        if key not in MADE:
            if len(MADE) >= MOST_KEPT:
                del MADE[next(iter(MADE))]
            MADE[key] = Rules(self.lexicon, self.terminals)
        return MADE[key]

    @property
    def text(self) -> str:
        """The whole grammar."""
        return "\n".join([*self.lines, *self.vocabulary_terminals(), ""])

    def sayable(self) -> list[int]:
        """The usable phrases that can occur in a text."""
        return list(self.can_occur)

    def vocabularies(self) -> dict[str, list[str]]:
        """Terminal -> the words of a vocabulary, in the singular or in the plural."""
        found: dict[str, list[str]] = {}
        for name, words in self.lexicon.words.items():
            plurals = [self.lexicon.word(name, value, plural=True) for value in words.values()]
            for terminal, all_said in ((name, list(words)), (name + MANY, plurals)):
                said = [word for word in all_said if word and isinstance(word, str)]  # an empty name can't be said
                if said:
                    found[terminal] = said
                    self.plain[terminal] = self.lexicon.book.vocabularies[name]
        return found

    def vocabulary_terminals(self) -> list[str]:
        """A terminal for each vocabulary, the longest words first; it comes before any literal."""
        lines: list[str] = []
        for terminal, said in self.terminals.items():
            shapes = "|".join(re.escape(word) for word in sorted(said, key=lambda w: (-len(w), w)))
            shapes = shapes.replace("/", r"\/")
            lines.append(f"{terminal}.2: /({shapes}){END}/")
        return lines


def slot_names(head: int) -> tuple[str, ...]:
    """The names in the slots of a phrase."""
    return tuple([slot.text.partition("/")[0] for slot in slots_of(head)])


def token(match: re.Match[str]) -> tuple[str | None, str | None, str | None]:
    """The token at the start of a piece of a line: a mark with the words after it, or a word."""
    stop, on, mark, after, word = match.groups()
    return (stop, on, None) if stop else (mark, after, word)
