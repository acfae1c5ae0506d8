"""Whole games in which seats go from hand to hand: any bot takes any seat at any prompt, sees nothing, and plays on."""

import os
from itertools import count, islice
from typing import Final

import pytest
from tests.tally import tally

from timescoop.bots import RUNGS, Bot, Budget, mover
from timescoop.catalogue import GAMES
from timescoop.kernel import Game, Table
from timescoop.testkit import Luck, editions_of

HANDED: Final = int(os.environ.get("TIMESCOOP_HANDED", "24"))  # hand-overs, of each game
PEOPLE: Final = 0.8  # the share of prompts that somebody answers at random in between
BRIEF: Final = Budget(worlds=2, breadth=3, partial_lines=1, evaluations=40)
LONGEST: Final = 20_000


def handed_to(bot: Bot, game: Game, table: Table, seat: int, luck: Luck) -> int:
    """What a bot chooses for a seat, the same in two worlds that the seat cannot tell apart; it is on offer."""
    dice = luck.number()
    one, other = (bot.choose(game, game.imagine(table, seat, luck.number()), seat, dice, BRIEF) for _world in range(2))
    assert one == other, f"{bot.key} chooses {one} or {other} by what seat {seat} cannot know"
    assert one in table.options(seat), f"{bot.key} chooses {one}, which is not on offer"
    return one


def played(game: Game, edition: str, seats: int, luck: Luck, most: int) -> tuple[int, int]:
    """A game, to its end or until so many hand-overs; how many there were, and whether it ended."""
    table = game.deal(seats=seats, seed=luck.number().to_bytes(32, "little"), edition=edition)
    handed = 0
    for _step in range(LONGEST):
        if table.over():
            return handed, 1
        seat = mover(table)
        offered = table.options(seat)
        option = luck.of(offered)
        if len(offered) > 1 and not luck.chance(PEOPLE):
            option = handed_to(RUNGS[handed % len(RUNGS)], game, table, seat, luck)
            handed += 1
            if handed == most:
                return handed, 0
        table.play(seat, option)
    raise AssertionError(f"{game.key} goes on and on")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_b_1_b_6_b_7_any_seat_goes_to_any_bot_at_any_prompt_and_back(game: Game) -> None:
    handed = ended = 0
    deals = editions_of(game)
    for nth in islice(count(), LONGEST):
        edition, seats = deals[nth % len(deals)]
        more, over = played(game, edition, seats, Luck(nth), HANDED - handed)
        handed, ended = handed + more, ended + over
        if handed == HANDED:
            break
    assert handed == HANDED
    tally(hand_overs=handed, pairs_of_worlds=handed, games_ended=ended)
