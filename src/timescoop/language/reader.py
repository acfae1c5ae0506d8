"""Reads text into nodes, strictly: text that doesn't parse, or would be printed differently, is refused with reasons.

Lark is needed here alone, and only once a reader is made.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from timescoop.kernel import TimescoopError
from timescoop.language.grammar import MANY, Grammar
from timescoop.language.joints import said_clearly
from timescoop.language.lexicons import Lexicon, sentence, text_of
from timescoop.language.phrases import INT

ALIKE: Final = 0.7  # how alike a word must be to a name
ALIKE_ROW: Final = 0.8  # the same of several words
AT_MOST: Final = 12  # expected things that a message lists at most


class Fault(NamedTuple):
    """The fault of one sentence."""

    column: int  # in the whole text, from 1
    sentence: str
    found: str  # the word there; empty at the end
    expected: tuple[str, ...]  # in plain words
    nearest: tuple[str, ...]  # the nearest ways to say it, at most three
    meant: tuple[str, ...]  # the nearest names, if a name was expected
    written: str  # the sentence as it should be written, if it was understood
    asks: tuple[str, ...] = ()  # what its words leave open, where it was understood as cards print it
    readings: tuple[str, ...] = ()  # what it may mean then
    start: int = 0  # where the sentence begins in the whole text, from 0

    def __str__(self) -> str:
        """One line for a person."""
        if self.readings:
            return self.question()
        if self.asks:
            return f"column {self.column}: {'; '.join(self.asks)}"
        if self.written:
            return f"column {self.column}: {self.sentence!r} should be written {self.written!r}"
        what = f"{self.found!r} is not understood" if self.found else "the sentence ends too soon"
        line = f"column {self.column}: {what} in {self.sentence!r}"
        if self.expected and not self.nearest:
            more = len(self.expected) - AT_MOST
            line += f"; expected {' or '.join(self.expected[:AT_MOST])}{f' or {more} other things' if more > 0 else ''}"
        if self.meant:
            line += f"; did you mean {' or '.join([repr(name) for name in self.meant])}?"
        return line + (f"; say it as {either(self.nearest)}" if self.nearest else "")

    def question(self) -> str:
        """The question to the author: what the words leave open, and what to write for each meaning."""
        ways = " or ".join([repr(each) for each in self.readings])
        asked = " ".join(self.asks) or f"{self.sentence!r} can mean {len(self.readings)} things."
        return f"{asked} To say so, write {ways}"


def either(ways: Sequence[str]) -> str:
    """Some ways to say a thing: 'a', 'b' or 'c'."""
    *most, last = [repr(each) for each in ways]
    return f"{', '.join(most)} or {last}" if most else last


class UnreadableText(TimescoopError):
    """A card text that doesn't parse, or would be printed differently; `faults` has one for each sentence."""

    def __init__(self, text: str, faults: list[Fault]) -> None:
        self.text = text
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in faults))


class Reader:
    """A strict reader for the words of one pool."""

    def __init__(self, lexicon: Lexicon) -> None:
        from timescoop.language.pool_lexer import PoolParser  # noqa: PLC0415 - playing needs no parser

        self.lexicon = lexicon
        self.grammar = Grammar(lexicon)
        self.parser = PoolParser(self.grammar)
        self.earley: Any = None
        self.sentence_end = re.compile(self.end_of_sentence())

    def end_of_sentence(self) -> str:
        """A full stop that neither belongs to a name nor joins two sentences into one statement."""
        names = [word for words in self.lexicon.words.values() for word in words if "." in word]
        joined = [shape for shape in self.grammar.literals if shape.startswith(r"\. ")]
        skipped = "|".join([*(re.escape(name) for name in sorted(names, key=len, reverse=True)), *joined])
        return rf"(?:{skipped})|(\.)(?: +|$)" if skipped else r"(\.)(?: +|$)"

    def read(self, text: str) -> list[int]:
        """The sentences of a card text, each a node; none for an empty text.

        Raises:
            UnreadableText: With every faulty sentence.
        """
        if not text:
            return []
        tree = self.parsed(text)
        if tree is None:
            faults = [fault for start, part in self.sentences(text) if (fault := self.fault(part, start))]
            whole = [] if faults else [self.fault(text, 0)]  # the sentences are fine, but not their combination
            raise UnreadableText(text, faults or [fault for fault in whole if fault])
        nodes = [self.number(part) for part in tree.children]
        if text_of(nodes) != text and text_of([self.number(part, as_before=True) for part in tree.children]) != text:
            raise UnreadableText(text, self.misprints(text, [sentence(node) for node in nodes]))
        return nodes

    def readings(self, text: str) -> int:
        """How many different trees an unrestricted parser finds for a text; it should be one. Slow: for tests."""
        from lark import Lark  # noqa: PLC0415 - playing needs no parser
        from lark.exceptions import UnexpectedInput  # noqa: PLC0415 - Lark is loaded only where texts are read
        from lark.visitors import CollapseAmbiguities  # noqa: PLC0415 - Lark is loaded only where texts are read

        if self.earley is None:
            self.earley = Lark(self.grammar.text, parser="earley", ambiguity="explicit", start="start")
        try:
            tree = self.earley.parse(text)
        except UnexpectedInput:
            return 0
        return len({str(each) for each in CollapseAmbiguities().transform(tree)})

    def conflict(self) -> str:
        """The conflicts of the grammar that the parser resolves by default; "" if there are none."""
        from lark.exceptions import GrammarError  # noqa: PLC0415 - playing needs no parser
        from lark.parsers.lalr_analysis import LALR_Analyzer  # noqa: PLC0415 - Lark is loaded only where texts are read

        frontend: Any = self.parser.lark.parser
        try:
            analyzer: Any = LALR_Analyzer(frontend.parser_conf, strict=True)
            analyzer.compute_lalr()
        except GrammarError as error:
            return re.sub(r"_L\d+", lambda match: self.grammar.plain[match.group()], str(error))
        return ""

    # ---- trees

    def parsed(self, text: str) -> Any:
        """The parse tree, or None."""
        from lark.exceptions import UnexpectedInput  # noqa: PLC0415 - playing needs no parser

        try:
            return self.parser.parse(text)
        except UnexpectedInput:
            return None

    def number(self, part: Any, *, as_before: bool = False) -> int:
        """A number for a token or a subtree.

        Args:
            part: The token or the subtree.
            as_before: Whether joints may leave out who does what, as in texts older than LAN-JOINT-17.
        """
        if hasattr(part, "children"):
            args = tuple([self.number(child, as_before=as_before) for child in part.children])
            slot = self.grammar.lists.get(part.data)
            if slot is not None:
                return self.lexicon.several(slot.removesuffix("(s)"), args)
            head = int(part.data[1:])
            return self.lexicon.node(head, args) if as_before else said_clearly(self.lexicon, head, args)
        if part.type == INT:
            return int(part)
        name = part.type.removesuffix(MANY)
        if name == part.type:
            return self.lexicon.words[name][str(part)]
        return next(
            v for v in self.lexicon.words[name].values() if self.lexicon.word(name, v, plural=True) == str(part)
        )

    # ---- faults

    def sentences(self, text: str) -> list[tuple[int, str]]:
        """The sentences of a text, each with its start."""
        found: list[tuple[int, str]] = []
        start = 0
        for match in self.sentence_end.finditer(text):
            if match.group(1):
                found.append((start, text[start : match.start(1) + 1]))
                start = match.end()
        if start < len(text):
            found.append((start, text[start:]))
        return found

    def fault(self, text: str, start: int) -> Fault | None:
        """The fault of a sentence that begins at a position of the whole text; None if it can be read."""
        from lark.exceptions import UnexpectedInput  # noqa: PLC0415 - playing needs no parser

        walk: Any = self.parser.interactive(text)
        try:
            walk.exhaust_lexer()
            walk.feed_eof()
        except UnexpectedInput as error:
            token = getattr(error, "token", None)
            at = error.pos_in_stream if token is None else token.start_pos
            found = "" if token is None else str(token)
            if at is None or (token is not None and token.type == "$END"):
                at, found = len(text), ""
            elif not found:
                found = text[at:].split(" ", 1)[0]
            return self.explain(text, start, at, found, walk.accepts())
        return None

    def explain(self, text: str, start: int, at: int, found: str, accepted: set[str]) -> Fault:
        """The fault at a position of a sentence."""
        names = self.grammar.plain
        expected = sorted({names[name] for name in accepted if name in names})
        vocabularies = sorted({name.removesuffix(MANY) for name in accepted} & set(self.lexicon.words))
        meant = self.nearest_names(text[at:], vocabularies)
        return Fault(start + at + 1, text, found, tuple(expected), (), tuple(meant), "", start=start)

    def misprints(self, text: str, written: list[str]) -> list[Fault]:
        """The faults of sentences that are understood but would be printed differently."""
        faults: list[Fault] = []
        parts = self.sentences(text)
        if len(parts) != len(written) or [part for _, part in parts] == written:  # only the spaces between them differ
            parts, written = [(0, text)], [" ".join(written)]
        for (start, part), right in zip(parts, written, strict=True):
            if part != right:
                same = [one == other for one, other in zip(part, right, strict=False)]
                at = same.index(False) if False in same else len(same)
                faults.append(Fault(start + at + 1, part, part, (), (), (), right, start=start))
        return faults

    def nearest_names(self, rest: str, vocabularies: list[str]) -> list[str]:
        """The known names that are most similar to the words where one was expected."""
        from difflib import get_close_matches  # noqa: PLC0415 - only for a person who mistyped

        known = [word for name in vocabularies for word in self.lexicon.words[name]]
        words = rest.rstrip(".").split(" ")
        for count in range(min(len(words), 6), 0, -1):
            near = get_close_matches(" ".join(words[:count]), known, 2, ALIKE if count == 1 else ALIKE_ROW)
            if near:
                return near
        return []
