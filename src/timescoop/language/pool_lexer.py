"""A parser of strict text whose tables serve all pools of a game; only the lexer knows the names of a pool's cards.

Lark is needed here, and here the module is imported only once a reader is made.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from lark import Lark
from lark.exceptions import UnexpectedCharacters, UnexpectedToken
from lark.lexer import Lexer, LexerState, LexerThread, Token
from lark.utils import TextSlice

from timescoop.language.grammar import END, Grammar

MOST_KEPT: Final = 16
WRONG_TOKEN: Final[Any] = UnexpectedToken  # Lark has no types for these two
WRONG_LETTERS: Final[Any] = UnexpectedCharacters
AFTER_WORD: Final = re.compile(END)


class Names:
    """The words of a vocabulary, the longest first where several begin alike."""

    def __init__(self, words: Iterable[str]) -> None:
        self.by_letter: dict[str, list[str]] = {}
        for word in sorted(words, key=lambda each: (-len(each), each)):
            self.by_letter.setdefault(word[0], []).append(word)
        self.longest = max([len(each[0]) for each in self.by_letter.values()])

    def at(self, text: str, at: int) -> str:
        """The longest word of the vocabulary at a position; "" if there is none.

        Its first letter may be a capital, because a noun such as "cards" may begin a sentence. A capital in the wrong
        place is still refused: printing the tree must give the same text.
        """
        for first in dict.fromkeys((text[at], text[at].lower())):
            for word in self.by_letter.get(first, ()):
                if text.startswith(word[1:], at + 1) and AFTER_WORD.match(text, at + len(word)):
                    return word
        return ""


class PoolLexer(Lexer):
    """Tries only the tokens that can follow: names before words and numbers, the longest names first.

    Args:
        conf: The configuration that Lark makes, with all terminals but the vocabularies.
        names: Terminal -> the words of a vocabulary.
    """

    __future_interface__ = 2

    def __init__(self, conf: Any, names: Mapping[str, Names] | None = None) -> None:
        self.conf = conf
        self.names = names or {}
        key = [(-each.longest, name) for name, each in self.names.items()]
        self.order = [name for _, name in sorted(key)]
        self.patterns: dict[frozenset[str], re.Pattern[str]] = {}

    def of_pool(self, names: Mapping[str, Names]) -> PoolLexer:
        """The same lexer with the words of a pool."""
        made = PoolLexer(self.conf, names)
        made.patterns = self.patterns  # words and numbers are the same in all pools
        return made

    def lex(self, lexer_state: LexerState, parser_state: Any) -> Iterator[Token]:
        """The tokens of a text, each as the parser gets to it."""
        text = str(lexer_state.text.text)
        while True:
            accepted = frozenset(parser_state.parse_conf.states[parser_state.position])
            at = self.skipped(text, lexer_state.line_ctr.char_pos)
            lexer_state.line_ctr.feed(text[lexer_state.line_ctr.char_pos : at])
            if at == len(text):
                return
            kind, said = self.token_at(text, at, accepted)
            if not kind:
                raise self.unexpected(text, lexer_state, parser_state, accepted)
            token = self.made(kind, said, lexer_state)
            lexer_state.line_ctr.feed(token, test_newline=False)
            lexer_state.last_token = token
            yield token

    @staticmethod
    def skipped(text: str, at: int) -> int:
        """Where the spaces at a place end."""
        while at < len(text) and text[at] == " ":
            at += 1
        return at

    @staticmethod
    def made(kind: str, said: str, state: LexerState) -> Token:
        """A token at the place that a state has come to."""
        at = state.line_ctr
        return Token(
            kind, said, at.char_pos, at.line, at.column, at.line, at.column + len(said), at.char_pos + len(said)
        )

    def token_at(self, text: str, at: int, accepted: frozenset[str]) -> tuple[str, str]:
        """The terminal at a position, of the possible ones, and its text; both empty if none matches."""
        for name in self.order:
            if name in accepted and (word := self.names[name].at(text, at)):
                return name, word
        match = self.pattern(accepted).match(text, at)
        return (str(match.lastgroup), match.group()) if match else ("", "")

    def pattern(self, accepted: frozenset[str]) -> re.Pattern[str]:
        """The pattern of the words and numbers that can follow, in the order in which they are tried."""
        if accepted not in self.patterns:
            allowed = [each for each in self.conf.terminals if each.name in accepted]
            allowed.sort(key=lambda each: (-each.pattern.max_width, -len(each.pattern.value), each.name))
            shapes = [f"(?P<{each.name}>{each.pattern.to_regexp()})" for each in allowed]
            self.patterns[accepted] = re.compile("|".join(shapes) or "(?!)")
        return self.patterns[accepted]

    def unexpected(self, text: str, state: LexerState, parser_state: Any, accepted: frozenset[str]) -> Exception:
        """The error where no possible token follows: with the token that is there, if it is one."""
        allowed = {name for name in accepted if name.isupper()}
        kind, said = self.token_at(
            text, state.line_ctr.char_pos, frozenset([*self.names, *self.conf.terminals_by_name])
        )
        if kind:
            token = self.made(kind, said, state)
            wrong: Exception = WRONG_TOKEN(token, allowed, state=parser_state, token_history=[state.last_token])
        else:
            at = state.line_ctr
            wrong = WRONG_LETTERS(text, at.char_pos, at.line, at.column, allowed=allowed, state=parser_state)
        return wrong


class PoolParser:
    """Parses strict text in the words of one pool.

    Args:
        grammar: The grammar of the pool.
    """

    def __init__(self, grammar: Grammar) -> None:
        self.lark = shared_parser(grammar.shared_text)
        frontend: Any = self.lark.parser
        self.parser = frontend.parser
        names = {name: Names(said) for name, said in grammar.terminals.items()}
        self.lexer = frontend.lexer.of_pool(names)

    def thread(self, text: str) -> LexerThread:
        """The lexer's state for a text."""
        return LexerThread(self.lexer, LexerState(TextSlice.cast_from(text)))

    def parse(self, text: str) -> Any:
        """The tree of a text.

        Raises:
            UnexpectedInput: It has no tree.
        """
        return self.parser.parse(self.thread(text), "start")

    def interactive(self, text: str) -> Any:
        """A parse of a text that stops where it fails, and knows what could follow there."""
        return self.parser.parse_interactive(self.thread(text), "start")


@lru_cache(maxsize=MOST_KEPT)
def shared_parser(text: str) -> Lark:
    """The parser of a grammar whose vocabularies are only declared."""
    return Lark(text, parser="lalr", lexer=PoolLexer, start="start", propagate_positions=False)
