"""What a card can say: each phrase a line of grammar and one function, side by side."""

from timescoop.games.ccg.phrases.book import BOOK, words_of
from timescoop.games.ccg.phrases.texts import take_in, trees_of

__all__ = ["BOOK", "take_in", "trees_of", "words_of"]
