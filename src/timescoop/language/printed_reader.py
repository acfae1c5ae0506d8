"""From text as cards print it to strict text: every reading that the phrases and the printed forms of a game allow.

All words are used up or the text is refused; what is read is strict text, and the strict reader has the last word.
The reader is wide in wording and narrow in meaning: two readings that differ are both told, none is chosen here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, NamedTuple

from timescoop.language.examples import fillings
from timescoop.language.flavour import words_of_game
from timescoop.language.lexicons import Lexicon
from timescoop.language.plain_speech import in_plain_words
from timescoop.language.printed_chart import Chart, Reading, TooHard
from timescoop.language.printed_table import FormTable
from timescoop.language.printed_vocabulary import NO_MORE, NOBODY, MoreWords, Names, vocabularies_of
from timescoop.language.printed_words import Word, is_settled, with_bans_apart, with_subjects, words_in
from timescoop.language.suggestions import Sayable, Suggestions, Usable, anywhere

MOST_WORDS: Final = 160
MOST_KEPT: Final = 64
MOST_TABLES: Final = 16
AT_THE_END: Final = 1 << 30  # in place of where a word stands: behind the last one
OWNING: Final = ("'s", "’s")  # "opponent's" is no misspelt "opponents"
SHORTEST: Final = 4  # letters of a misspelt word: shorter ones are like too many others
MISSPELT: Final = 0.8  # how alike a word must be to one of ours
PLAIN_WORD: Final = re.compile(r"(?<![{\w(/])[A-Za-z]{3,}(?![\w})/])")  # outside slots and endings


class Found(NamedTuple):
    """What was read of a text.

    Attributes:
        readings: Every strict text that it may mean.
        stopped_at: Where the first word stands that no reading takes in.
        too_hard: Why it was not read to its end; empty if it was.
    """

    readings: tuple[Reading, ...]
    stopped_at: int
    too_hard: str = ""


@lru_cache(maxsize=MOST_TABLES)
def sayable_of(table: FormTable) -> Sayable:
    """All that can be said in a game, made when the first text of its pools is refused."""
    return Sayable(table.all_forms, table.phrases)


class PrintedReader:
    """Reads printed text in the words of one pool.

    Args:
        lexicon: The words of the pool.
        table: The forms of its game.
        more: What else may be said for words of the pool; a vocabulary of its own where the pool has none so called.
    """

    def __init__(self, lexicon: Lexicon, table: FormTable, more: MoreWords = NO_MORE) -> None:
        self.lexicon = lexicon
        self.vocabularies = vocabularies_of(lexicon, more)
        self.said = {way for each in self.vocabularies.values() for way in each.ways()}  # every word of the pool
        self.table = table
        self.made: Suggestions | None = None
        self.gathered: tuple[frozenset[str], frozenset[str]] | None = None
        self.known: dict[tuple[str, ...], Found] = {}  # the last texts

    def readings(self, text: str, names: Names = NOBODY, sort: str = "") -> list[Reading]:
        """Every strict text that a printed text may mean, each once; none if some of its words are left over.

        Args:
            text: As it stands on the card.
            names: How the card can name itself.
            sort: The card's type, for what only some types print.

        Raises:
            TooHard: It is too long, or it would take too long.
        """
        found = self.found(text, names, sort)
        if found.too_hard:
            raise TooHard(found.too_hard)
        return list(found.readings)

    def stopped_at(self, text: str, names: Names = NOBODY, sort: str = "") -> int:
        """Where the first word stands that no reading of a text takes in; the length of the text if that is its end.

        Raises:
            TooHard: It is too long, or it would take too long.
        """
        found = self.found(text, names, sort)
        if found.too_hard:
            raise TooHard(found.too_hard)
        return found.stopped_at

    @property
    def game_words(self) -> tuple[frozenset[str], frozenset[str]]:
        """The stems of words that say something in the game, and those of its names; gathered when first needed."""
        if self.gathered is None:
            self.gathered = words_of_game(self.table.all_forms, self.said)
        return self.gathered

    def found(self, text: str, names: Names, sort: str) -> Found:
        """What is read of a text; the last texts are remembered."""
        key = (text, sort, repr(names))
        if key not in self.known:
            if len(self.known) >= MOST_KEPT:
                del self.known[next(iter(self.known))]
            self.known[key] = self.read(text, names, sort)
        return self.known[key]

    def read(self, text: str, names: Names, sort: str) -> Found:
        """What can be read of a text."""
        plain = words_in(text)
        if len(plain) > MOST_WORDS:
            return Found((), 0, f"the text has {len(plain)} words; {MOST_WORDS} are read at most")
        words = with_subjects(plain).words
        try:
            readings, stopped_at = self.charted(words, names, sort)
            if not readings and words != plain and not is_settled(words):
                readings, stopped_at = self.charted(plain, names, sort)
            if not readings and (apart := with_bans_apart(words)) != words:
                readings, _ = self.charted(apart, names, sort)
            if not readings and (spoken := in_plain_words(plain)) != plain:
                readings, _ = self.charted(with_subjects(spoken).words, names, sort)
        except TooHard as hard:
            return Found((), 0, str(hard))
        return Found(tuple(readings), min(stopped_at, len(text)))

    def charted(self, words: Sequence[Word], names: Names, sort: str) -> tuple[list[Reading], int]:
        """The readings of words, and where the first one stands that none of them takes in.

        Raises:
            TooHard: It would take too long.
        """
        chart = Chart(self.table, self.vocabularies, words, names, sort)
        readings = chart.readings()
        return readings, words[chart.furthest].start if chart.furthest < len(words) else AT_THE_END

    @staticmethod
    def repeats_subject(text: str) -> bool:
        """Whether a verb of a text goes on with the subject of another one, as in "each player draws ... and loses"."""
        return with_subjects(words_in(text)).go_on

    def misspelt(self, word: str) -> tuple[str, ...]:
        """The word of a phrase that is nearest in letters; none for a word that phrases have."""
        words = {said.casefold(): said for line in self.table.phrases for said in PLAIN_WORD.findall(line)}
        if word.casefold() in words or word.endswith(OWNING) or len(word) < SHORTEST:
            return ()
        return tuple([words[near] for near in get_close_matches(word.casefold(), words, 1, MISSPELT)])

    def nearest(self, text: str, sort: str = "", usable: Usable = anywhere) -> tuple[str, ...]:
        """At most three ways to say what a text may mean, the nearest first.

        Args:
            text: A sentence, or a part of one.
            sort: The card's type; empty for all.
            usable: Whether a card of that type can use a phrase.
        """
        if self.made is None:
            self.made = Suggestions(sayable_of(self.table), self.vocabularies, lambda: fillings(self.lexicon))
        return self.made.nearest(words_in(text), sort, usable)


__all__ = ["PrintedReader", "Reading", "TooHard"]
