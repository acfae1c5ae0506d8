"""A server to be killed: it answers for everybody, and says which moves it sends and which have been acknowledged.

Usage: `python -m tests.hosting.answering ADDRESS MATCHES`. The games take turns.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from typing import Any

from sqlalchemy import select
from tests.hosting.both import GAMES
from tests.hosting.playing import TWO

from timescoop.hosting import Host, Match, SeatPlan, Store
from timescoop.hosting.schema import MATCH

SEATS = [*TWO, SeatPlan("bot", bot="first")]


def tell(*words: Any) -> None:
    """One line, at once."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def play(host: Host, match: Match) -> None:
    """Answer for the people of a match until it is over; then lay another."""
    while True:
        table = match.timeline.table
        if table.over():
            match = await host.new_match(match.game.key, seats=SEATS)
            continue
        if any(match.seats[seat].kind == "bot" for seat in table.waiting()):  # so that we know whose the next number is
            await anext(match.updates(3, match.snapshot(3).number))
            continue
        seat = table.waiting()[0]
        look = match.snapshot(seat)
        move = some_move(match, seat)
        option = move[0]
        number = match.state.rows + 1
        if look.may_take_back and secrets.randbelow(8) == 0:
            tell("sent", match.id, number, seat, 0)
            await match.take_back(seat, look.number)
            option = -1
        else:
            tell("sent", match.id, number, seat, len(move))
            await match.moves.give(seat, move, look.number)
        tell("kept", match.id, number, seat, option)


def some_move(match: Match, seat: int) -> tuple[int, ...]:
    """One answer of a seat, or the answers of a whole move."""
    look = match.snapshot(seat)
    number = look.number
    if secrets.randbelow(3):
        return (look.options[secrets.randbelow(len(look.options))][0],)
    preview = match.moves.preview(seat, number)
    while not preview.answers or (not preview.ends and secrets.randbelow(8)):
        option = preview.options[secrets.randbelow(len(preview.options))][0]
        preview = match.moves.preview(seat, number, (*preview.answers, option))
    return preview.answers


async def serve(address: str, count: int) -> None:
    """Go on with the matches that are there, and lay new ones until there are enough."""
    host = await Host.start(await Store.open(address), catalogue="tests.hosting.both", pace=0.0)
    rows = await host.store.read(select(MATCH.c.id).where(MATCH.c.finished.is_(None)))
    matches = [await host.match(row.id) for row in rows]
    while len(matches) < count:
        game = list(GAMES)[len(matches) % len(GAMES)]
        matches.append(await host.new_match(game, seats=SEATS))
    await asyncio.gather(*(play(host, match) for match in matches))


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], int(sys.argv[2])))
