"""The phrases of card texts; each is one line of grammar with one function."""

from timescoop.games.ccg.phrases.book import BOOK, words_of
from timescoop.games.ccg.phrases.texts import take_in, trees_of

__all__ = ["BOOK", "take_in", "trees_of", "words_of"]
