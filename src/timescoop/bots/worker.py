"""The process in which bots think: it receives blind tables only, and ends when its host does."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, cast

from timescoop.bots.worker_pool import start_pool
from timescoop.kernel import Game


@dataclass(frozen=True, slots=True)
class Job:
    """One decision of a bot.

    Args:
        game: Key of the game.
        cards: The text of a card file, or None for the edition's own.
        blind: A table imagined for the seat, as JSON.
        seat: Who is asked.
        bot: Key of the bot.
        dice: The luck of this decision.
    """

    game: str
    cards: str | None
    blind: str
    seat: int
    bot: str
    dice: int


class Catalogue:
    """The games and bots of a catalogue module; another process is sent its name alone."""

    def __init__(self, name: str) -> None:
        """`name` is that of a module with `GAMES` and `BOTS`, which map keys to what they name."""
        module = import_module(name)
        self.name = name
        self.games: dict[str, Game] = dict(module.GAMES)
        self.bots: dict[str, Any] = dict(module.BOTS)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_catalogue, (self.name,)

    def cards(self, game: str, text: str | None) -> Any:
        """A card file compiled; None for the edition's own cards.

        Raises:
            TimescoopError: The text is no card file of the game.
        """
        return None if text is None else compile_cards(self.games[game], text)


@lru_cache(4)
def load_catalogue(name: str) -> Catalogue:
    """A catalogue by the name of its module, once in each process."""
    return Catalogue(name)


@lru_cache(16)
def compile_cards(game: Game, text: str) -> Any:
    """A card file compiled once.

    Raises:
        TimescoopError: The text is no card file of the game.
    """
    from timescoop.documents import BadDocument, Fault, read_text  # noqa: PLC0415 - most matches have none

    found = read_text(text, "cards")
    if len(found) != 1:
        raise BadDocument([Fault("cards", 1, (), f"a card file is one document, and here are {len(found)}")])
    return game.compile_cards(found[0].value)


def choose(catalogue: Catalogue, job: Job) -> int:
    """The option that a bot takes."""
    game = catalogue.games[job.game]
    blind = game.load(json.loads(job.blind), catalogue.cards(job.game, job.cards))
    return cast("int", catalogue.bots[job.bot].choose_in_time(game, blind, job.seat, job.dice))


def new_pool(catalogue: str, workers: int) -> ProcessPoolExecutor:
    """A pool of processes, each with the catalogue of that name."""
    return start_pool(workers, load_catalogue, catalogue)
