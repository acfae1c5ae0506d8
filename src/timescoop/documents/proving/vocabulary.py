"""Everything that a scenario may say of a game: names, marks, facts, questions, and the words of every option."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from timescoop.documents.answers import is_called, plainly, without_article
from timescoop.documents.proving.sayable import Words, perhaps
from timescoop.documents.reading import Place
from timescoop.kernel import FACT, QUESTION, BadNotation, Block, Game, Table

END: Final = ("over", "winners", "scores", "midway")
SHARED: Final = "language"  # whose questions and facts every game may have
APART: Final = re.compile(r"[,/\u00b7]| \d+")  # what stands between Traits, and their amounts
FACT_PARTS: Final = ("fact", "seat", "args", "cards")


class Vocabulary:
    """What may be said of one table of a game."""

    def __init__(self, game: Game, table: Table, names: Sequence[str]) -> None:
        self.game = game
        self.table = table
        self.names = names
        self.cards = frozenset(face["name"] for face in game.faces(table))
        self.facts = self.of_the_game(FACT)
        self.questions = self.of_the_game(QUESTION)

    def of_the_game(self, keys: Sequence[str]) -> list[str]:
        """The keys that belong to this game, or to all."""
        return [key for key in keys if key.partition("/")[0] in (self.game.key, SHARED)]

    def words(self, *written: Any) -> Words:
        """What a claim about a position may say: cards, seats, and what these positions say of themselves."""
        said = {text for position in written for text in texts(position)}
        keys = frozenset({*self.game.notation, *END})
        return Words(self.cards | said | frozenset(self.names), keys if self.game.notation else frozenset())

    def printed(self) -> frozenset[str]:
        """The names of cards and seats, and every word or words that stand on a card by themselves, as Traits do."""
        lines = [text for face in self.game.faces(self.table) for text in texts(face)]
        parts = [part.strip() for line in lines for part in APART.split(line)]
        return frozenset([*self.cards, *self.names, *lines, *parts])

    # ---- facts and questions

    def check_fact(self, said: Any, path: Place) -> None:
        """Refuse a fact that the game never tells.

        Raises:
            BadNotation: Its key, a part of it or a card that it names does not exist.
        """
        key = said["fact"] if isinstance(said, dict) and "fact" in said else said
        if isinstance(key, dict) and len(key) == 1:
            key = next(iter(key.values()))
        if isinstance(key, dict):
            raise BadNotation(path, "a fact is a key, `seat: key`, or a mapping with `fact`")
        check_key(key, self.facts, path, f"{self.game.key} tells no fact")
        for part in said if isinstance(said, dict) and "fact" in said else ():
            if part not in FACT_PARTS:
                raise BadNotation((*path, part), f"a fact has no {part!r}, only {', '.join(FACT_PARTS)}")
        cards = said.get("cards") if isinstance(said, dict) else None
        for name in texts(cards):
            if name not in self.cards:
                raise BadNotation((*path, "cards"), f"there is no card {name!r}{perhaps(name, sorted(self.cards))}")

    def check_question(self, key: str, path: Place) -> None:
        """Refuse a question that the game never asks.

        Raises:
            BadNotation: There is none of that key.
        """
        check_key(key, self.questions, path, f"{self.game.key} asks no question")

    # ---- options

    def options(self, seat: int) -> Iterator[tuple[int, str]]:
        """Every option that could ever be offered to a seat at a table with these cards, in its words now.

        Then the words that others would read: what is refused may be theirs, as a Location of another player.
        """
        for reader in (seat, *[other for other in range(self.table.seats) if other != seat]):
            for option in range(self.game.book(self.table).size if self.game.book else 0):
                with suppress(IndexError, KeyError):  # places and cards that are not there have no words
                    yield option, self.game.words(self.table, reader, option, self.names)

    def block(self, option: int) -> Block | None:
        """The block of options to which one belongs; none where the game has no option book."""
        return self.game.book(self.table).decode(option)[0] if self.game.book else None

    def called(self, seat: int, words: str) -> list[int]:
        """All options, offered or not, that some words could mean.

        Raises:
            BadNotation: No option is ever called so.
        """
        said = list(self.options(seat))
        for same in (plainly, without_article):
            found = [option for option, each in said if same(each) == same(words)]
            if found:
                return found
        if not said:
            return []
        raise BadNotation((), f"no answer is ever called {words!r}{perhaps(words, [each for _, each in said])}")


def check_key(key: Any, known: Sequence[str], path: Place, wrong: str) -> None:
    """Refuse a key that is none of these.

    Raises:
        BadNotation: It says which comes nearest.
    """
    if known and not any(is_called(each, key) for each in known):
        short = sorted({each.rpartition("/")[2] for each in known})
        raise BadNotation(path, f"{wrong} {key!r}{perhaps(str(key), short)}")


def texts(value: Any) -> Iterator[str]:
    """Every text in a value, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield str(key)
            yield from texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)
