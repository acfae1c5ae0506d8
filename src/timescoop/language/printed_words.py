"""The words of a text as cards print it: case, marks and spelled-out numbers put aside, each with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

SMALL: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LARGER: Final = ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
NUMBERS: Final = {word: number for number, word in enumerate((*SMALL, *LARGER, "twenty"))}
MOST_FIGURES: Final = 6
WORD: Final = re.compile(r"\d+|[^\W\d_]+(?:['.][^\W\d_]+)*!?|[.;:+]|&|(?<!\w)-(?=\d)")
UNREADABLE: Final = "\x00"  # no form has this word
PLAIN: Final = str.maketrans(
    {"\u2019": "'", "\u2018": "'", "\u2013": "-", "\u2014": " ", "\u2212": "-"}
)  # quotes and dashes
STOPS: Final = (".", ";")
PAYING: Final = frozenset(("discard", "pay", "spend", "lose", "destroy", "freeze", "return", "remove"))
OTHERS: Final = frozenset(("opponent", "opponents", "player", "players", "they"))  # who must do something, besides you
WHICH: Final = frozenset(("each", "every", "any", "all", "an", "a", "one", "that", "the", "both", "another"))
BARE_VERBS: Final = PAYING | frozenset(
    (
        "draw",
        "gain",
        "give",
        "look",
        "move",
        "play",
        "put",
        "reveal",
        "roll",
        "search",
        "show",
        "shuffle",
        "skip",
        "take",
    )
)


class Word(NamedTuple):
    """A word, a number or a mark that counts.

    Attributes:
        said: In small letters; a number as figures.
        number: Its number, or -1 for what is none.
        start: Where it begins in the text.
        end: Where it ends.
    """

    said: str
    number: int
    start: int
    end: int


def words_in(text: str) -> list[Word]:
    """The words of a text. Commas, colons, quotation marks, brackets and dashes say nothing and are left out.

    A dash right before a figure is a minus, and stays. A colon behind a price says "to": "Discard a card: draw a card".
    """
    return list(each_word(text.translate(PLAIN)))


def each_word(text: str) -> Iterator[Word]:
    """One word after the other."""
    first, count = "", 0  # of the words since the last mark
    for match in WORD.finditer(text):
        said = match.group().casefold()
        if said == ":" or said in STOPS:
            paid = said == ":" and count > 1 and first in PAYING
            first, count = "", 0
            if said == ":":
                if paid:
                    yield Word("to", -1, *match.span())
                continue
        else:
            first, count = first or said, count + 1
        if said.isdigit():
            yield Word(said, int(said) if len(said) <= MOST_FIGURES else -1, *match.span())
        elif said in NUMBERS:
            yield Word(said, NUMBERS[said], *match.span())
        else:
            yield Word("and" if said == "&" else said, -1, *match.span())


def with_subjects(words: list[Word]) -> list[Word]:
    """The words with the subject of "must" said again before each further verb that it is meant for.

    "Each opponent must discard a card and lose 1 Power" has one subject. Without it the second half would be the
    reader's own deed. A choice by "or" would be the reader's too, so the text ends before it and is not read.
    """
    told: list[Word] = []
    subject: list[Word] = []
    for nth, word in enumerate(words):
        if word.said in STOPS:
            subject = []
        elif word.said == "must":
            subject = subject_of(told)
        elif subject and word.said in BARE_VERBS and words[nth - 1].said in ("and", "then", "or"):
            if words[nth - 1].said == "or":
                return [*told[:-1], Word(UNREADABLE, -1, words[nth - 1].start, words[nth - 1].end)]
            told += [*[each._replace(start=word.start, end=word.start) for each in subject]]
        told.append(word)
    return told


def subject_of(told: list[Word]) -> list[Word]:
    """Who must do something, and "must": the words from the last `WHICH` on, if they are no words for you."""
    if not told or told[-1].said not in OTHERS:
        return []
    first = next((nth for nth in range(len(told) - 1, -1, -1) if told[nth].said in WHICH), len(told) - 1)
    return [*told[first:], Word("must", -1, told[-1].end, told[-1].end)]


def bare(text: str) -> tuple[str, ...]:
    """The words of a name, to be found in a text."""
    return tuple([word.said for word in words_in(text)])
