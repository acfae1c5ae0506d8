"""Laws of words and numbers: options have different words, and observations are flat and of fixed length."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.kernel import Game, Table
from timescoop.testkit.broken import hold


def worded(game: Game, table: Table, names: Sequence[str]) -> None:
    """Every option has words of its own, on one line, from which it is found again."""
    for seat in table.waiting():
        found: dict[str, int] = {}
        for option in table.options(seat):
            words = game.words(table, seat, option, names)
            plain = words.isprintable() and words == words.strip() and words != ""
            hold("an option has words on one line", plain, "seat", seat, "option", option, repr(words))
            key = words.casefold()
            hold("options have distinct words", key not in found, repr(words), "for", option, found.get(key))
            found[key] = option
        for option in table.options(seat):
            read = option_of(game, table, seat, game.words(table, seat, option, names).upper(), names)
            hold("words are read back as the option", read == option, "option", option, "as", read)


def observed(game: Game, table: Table, length: int) -> int:
    """What a seat observes is flat whole numbers, as many in every table of a deal.

    Args:
        game: The game.
        table: Any table.
        length: How many there have been so far; 0 if it is not known.

    Returns:
        How many there are.
    """
    for seat in range(table.seats):
        numbers = game.observe(table, seat)
        flat = all(type(number) is int for number in numbers)
        hold("an observation is whole numbers", flat, [each for each in numbers if type(each) is not int][:5])
        hold("observations are of one length", length in {0, len(numbers)}, length, "and", len(numbers))
        length = len(numbers)
    return length


def option_of(game: Game, table: Table, seat: int, words: str, names: Sequence[str]) -> int | None:
    """The option that words mean, without regard to case; None if none or several fit."""
    key = words.strip().casefold()
    fitting = [each for each in table.options(seat) if game.words(table, seat, each, names).casefold() == key]
    return fitting[0] if len(fitting) == 1 else None
