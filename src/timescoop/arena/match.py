"""One match between bots, from the deal to the score."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from timescoop.arena.seeds import deal_seed, dice_of
from timescoop.bots import Bot, mover
from timescoop.kernel import QUESTION, Game, Table

Choice = tuple[int, str, int, int]  # seat, key of the question, how many options, the answer


class Setting(NamedTuple):
    """What all matches of a simulation share: plain data, which can be sent to another process."""

    game: str
    edition: str | None
    bots: tuple[str, ...]  # one for each seat, before rotation
    seed: int
    options: dict[str, str]
    cards: str  # a card file as JSON, or empty
    trace: bool = False  # whether every decision is kept


class Played(NamedTuple):
    """How one match went."""

    block: int
    bots: tuple[str, ...]  # by seat
    shares: tuple[float, ...]  # of the win, by seat; a shared win is split
    scores: tuple[int, ...]
    decisions: int
    turns: int
    ending: str
    seconds: tuple[Sequence[float], ...]  # by seat: how long each decision took, to the microsecond
    choices: tuple[Choice, ...] = ()  # every decision, if the setting asks for them


def play_match(
    game: Game, bots: Sequence[Bot], setting: Setting, block: int, cards: Any = None, again: int = 0
) -> Played:
    """Play one game between bots.

    Args:
        game: What is played.
        bots: One for each seat.
        setting: Edition, options and seed; its own list of bots is ignored.
        block: The number of the deal: matches of one block have the same cards in the same order.
        cards: The compiled card file, or None for the edition's own.
        again: How often the same bots have played this deal before; they get new random numbers each time.
    """
    seats = len(bots)
    seed = deal_seed(setting.seed, block)
    table = game.deal(seats=seats, seed=seed, edition=setting.edition, options=setting.options, cards=cards)
    seconds = [array("d") for _ in bots]
    choices: list[Choice] = []
    while not table.over():
        seat = mover(table)
        option = table.settled(seat)
        if option < 0:
            dice = dice_of(setting.seed, block, seat, len(seconds[seat]), again)
            blind = game.imagine(table, seat, dice)
            start = perf_counter()
            option = bots[seat].choose(game, blind, seat, dice)
            seconds[seat].append(round(perf_counter() - start, 6))
        if setting.trace:
            choices.append((seat, QUESTION[table.question_of(seat)], len(table.options(seat)), option))
        table.play(seat, option)
    return Played(
        block=block,
        bots=tuple(bot.key for bot in bots),
        shares=win_shares(table),
        scores=tuple(game.scores(table)),
        decisions=sum(len(each) for each in seconds),
        turns=turns_of(game, table),
        ending=ending_of(game, table),
        seconds=tuple(seconds),
        choices=tuple(choices),
    )


def win_shares(table: Table) -> tuple[float, ...]:
    """Each seat's share of the win: 1, a part of a shared win, or 0."""
    winners = table.won.bit_count()
    return tuple((table.won >> seat & 1) / winners if winners else 0.0 for seat in range(table.seats))


def earned(shares: tuple[float, ...]) -> tuple[float, ...]:
    """Win shares for comparisons of bots, seats and cards: if nobody has won, each seat has an equal share."""
    return shares if any(shares) else (1 / len(shares),) * len(shares)


def turns_of(game: Game, table: Table) -> int:
    """How many turns have begun, as a spectator sees them."""
    turns: int = game.view(table, table.seats).get("turn_number", 0)
    return turns


def ending_of(game: Game, table: Table) -> str:
    """The key of the way the game ended, as a spectator sees it."""
    ending: str = game.view(table, table.seats).get("reason", "")
    return ending
