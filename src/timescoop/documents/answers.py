"""Answers as people write them: the words of an option, in any case if only one fits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from timescoop.documents.text import straight
from timescoop.kernel import NOTHING, QUESTION, QUESTION_CLAUSE, WINDOW, Game, Table

DECLINED = frozenset({"no", "pass"})
JOINT: Final = re.compile(r"(\s*[,;]\s*|\s(?:with|and|then|to|at)\s)", re.IGNORECASE)  # what may stand between answers


def on_offer(game: Game, table: Table, seat: int, names: Sequence[str]) -> list[tuple[int, str]]:
    """The options of a seat with their words, in the order of their numbers."""
    return [(option, game.words(table, seat, option, names)) for option in table.options(seat)]


def option_of(offered: Sequence[tuple[int, str]], words: str) -> int:
    """The option that some words mean, or `NOTHING`, if only one fits.

    As written, in any case, without "the", or with the quotes and dashes of a mail program or a phone.
    """
    for same in (str, plainly, without_article, typed):
        wanted = same(words)
        found = [option for option, said in offered if same(said) == wanted]
        if len(found) == 1:
            return found[0]
    return NOTHING


def meant(offered: Sequence[tuple[int, str]], line: str, *, begun: bool = True) -> list[int]:
    """The options that a line typed by a person may mean; it is an answer if there is one.

    Args:
        offered: The options with their words, in the order in which the person reads them.
        line: A number of that list, counted from 1, or words.
        begun: Whether beginnings are enough: of the whole, else of each word, as in `att gal` for `attack Gallifrey`.
    """
    counted = line.isascii() and line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(offered)  # noqa: PLR2004 - no list of options has more than three digits
    if counted and not amounts([words for _, words in offered]):
        return [offered[int(line) - 1][0]]
    option = option_of(offered, line)
    if option == NOTHING and " (" in line:  # what a list says of bare words in brackets may be typed along with them
        option = option_of(offered, line.partition(" (")[0])
    if option != NOTHING:
        return [option]
    wanted = plainly(line)
    if not begun or not wanted:
        return []
    starting = [option for option, words in offered if plainly(words).startswith(wanted)]
    return starting or [option for option, words in offered if abbreviates(wanted, plainly(words))]


def pieces_of(line: str) -> list[str]:
    """A whole move typed in one line, in pieces: what may name an answer, and between two of them their joint."""
    return JOINT.split(line)


def first_meant(offered: Sequence[tuple[int, str]], pieces: Sequence[str]) -> tuple[int, int]:
    """The option that the first pieces name, and how many pieces: as many as possible, as names have joints in them.

    The option is `NOTHING` where they name none, or several.
    """
    for count in range(len(pieces), 0, -2):
        found = meant(offered, "".join(pieces[:count]).strip())
        if len(found) == 1:
            return found[0], count
    return NOTHING, 0


def numbered(words: Sequence[str]) -> list[str]:
    """The words of options as a list to pick from by number; amounts stand for themselves: `1` must not mean 0."""
    return list(words) if amounts(words) else [f"{number}. {each}" for number, each in enumerate(words, 1)]


def amounts(words: Sequence[str]) -> bool:
    """Whether all options are numbers themselves."""
    return all(each.isdecimal() for each in words)


def abbreviates(line: str, words: str) -> bool:
    """Whether each word of a line begins a word of an option, in the same order."""
    rest = iter(words.split())
    return all(any(word.startswith(part) for word in rest) for part in line.split())


def plainly(words: str) -> str:
    """Words in one case, with single spaces."""
    return " ".join(words.split()).casefold()


def without_article(words: str) -> str:
    """The same without "the": people say "Doctor" for "The Doctor"."""
    return " ".join(word for word in plainly(words).split() if word != "the")


def typed(words: str) -> str:
    """The same as a plain keyboard types it."""
    return without_article(straight(words))


def forced(game: Game, table: Table, seat: int, names: Sequence[str], *, declining: bool = True) -> int:
    """The answer that may be given for a seat that has not said anything, or `NOTHING`.

    The only one there is, the one that makes no difference, or the one that declines.

    Args:
        game: The game.
        table: The table.
        seat: Who is asked.
        names: The names of the seats.
        declining: Whether a choice is declined; without it only a window is.
    """
    options = table.options(seat)
    if len(options) == 1:
        return options[0]
    settled = table.settled(seat)
    if settled != NOTHING:
        return settled
    if not declining and table.question_of(seat) not in WINDOW:
        return NOTHING
    found = [option for option, said in on_offer(game, table, seat, names) if said in DECLINED]
    return found[0] if len(found) == 1 else NOTHING


def why_refused(game: Game, table: Table, seat: int, words: str, names: Sequence[str]) -> str:
    """Why some words are no answer of a seat, in a sentence with its clause: the game's reason, else the question's."""
    asked = table.question_of(seat)
    reason = game.why_not(table, seat, words, names)
    clause = f" ({QUESTION_CLAUSE[asked]})" if asked != NOTHING else ""
    return reason or f"it isn't one of your choices{clause}"


def question_key(table: Table, seat: int) -> str:
    """The key of the question that a seat holds, empty if it has none to answer."""
    number = table.question_of(seat)
    return QUESTION[number] if number != NOTHING and seat in table.waiting() else ""


def is_called(key: str, name: object) -> bool:
    """Whether a name means a key: the whole of it, or what follows the room's name."""
    return isinstance(name, str) and name in {key, key.rpartition("/")[2]}
