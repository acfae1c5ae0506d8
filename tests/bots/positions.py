"""Positions from play at random, in which the laws of bots are tried."""

from collections.abc import Iterator

from timescoop.kernel import Game, Table, cheap, mix

LEAVE_OUT = 3  # one position in so many is looked at


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
