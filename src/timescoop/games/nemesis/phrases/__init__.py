"""What the cards of Nemesis can say: each phrase a line of grammar and one function, side by side."""

from timescoop.games.nemesis.phrases.book import BOOK, words_of
from timescoop.games.nemesis.phrases.texts import take_in, texts_of, trees_of

__all__ = ["BOOK", "take_in", "texts_of", "trees_of", "words_of"]
