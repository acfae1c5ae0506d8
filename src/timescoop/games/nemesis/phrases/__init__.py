"""The phrases of card texts; each is one line of grammar with one function."""

from timescoop.games.nemesis.phrases.book import BOOK, words_of
from timescoop.games.nemesis.phrases.texts import register_texts, texts_of, trees_of

__all__ = ["BOOK", "register_texts", "texts_of", "trees_of", "words_of"]
