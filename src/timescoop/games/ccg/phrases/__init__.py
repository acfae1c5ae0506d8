"""The phrases of card texts; each is one line of grammar with one function."""

from timescoop.games.ccg.phrases.book import BOOK, words_of
from timescoop.games.ccg.phrases.texts import register_texts, trees_of

__all__ = ["BOOK", "register_texts", "trees_of", "words_of"]
