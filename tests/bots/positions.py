"""Positions from play at random, in which the laws of bots are tried."""

from collections.abc import Iterator
from itertools import count, cycle, islice

from timescoop.kernel import Game, Table, cheap, mix
from timescoop.testkit import editions_of

LEAVE_OUT = 3  # one position in so many is looked at
EACH = 40  # at most so many from one game


def positions(game: Game, edition: str, seats: int, luck: int, most: int) -> Iterator[tuple[Table, int]]:
    """Some tables of one game, each with a seat that has a choice."""
    table = game.deal(seats=seats, seed=bytes([luck]) * 32, edition=edition)
    state = mix(luck)
    found = step = 0
    while not table.over() and found < most:
        seat = table.waiting()[0]
        offered = table.options(seat)
        step += 1
        if len(offered) > 1 and step % LEAVE_OUT == 0:
            found += 1
            yield table.copy(), seat
        state = cheap(state)
        table.play(seat, offered[(state >> 8) % len(offered)])


def many_positions(game: Game, most: int) -> Iterator[tuple[Table, int]]:
    """So many of them, from games of every edition and number of seats in turn."""
    deals = zip(cycle(editions_of(game)), count(), strict=False)
    found = (each for (edition, seats), nth in deals for each in positions(game, edition, seats, nth % 256, EACH))
    return islice(found, most)
