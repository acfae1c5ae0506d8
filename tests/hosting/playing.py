"""How the tests play: seats answer by the words of an option, or anything until the match is over."""

from sqlalchemy import select

from timescoop.hosting import Host, Match, SeatPlan
from timescoop.hosting.schema import MATCH
from timescoop.kernel import cheap, mix

TWO = [SeatPlan("person", "Ann"), SeatPlan("person", "Bob")]
SEED = bytes(range(32))


async def say(match: Match, seat: int, *words: str) -> None:
    """A seat gives answers one after the other, each at its newest look."""
    for said in words:
        look = match.snapshot(seat)
        options = {words: option for option, words in look.options}
        await match.answer(seat, options[said], look.number)


async def two_begin(host: Host) -> Match:
    """A match of Ann and Bob, the bids made so that Ann begins."""
    match = await host.new_match("pebbles", seats=TWO, seed=SEED)
    await say(match, 0, "opal")
    await say(match, 1, "flint")
    return match


async def play_out(match: Match, luck: int = 1) -> None:
    """The people of a match answer at random until it is over; it has no bots."""
    luck = mix(luck)
    while not match.timeline.table.over():
        seat = match.timeline.table.waiting()[0]
        look = match.snapshot(seat)
        luck = cheap(luck)
        await match.answer(seat, look.options[(luck >> 8) % len(look.options)][0], look.number)


async def spoilt(host: Host) -> dict[str, str]:
    """The matches that were set aside, with the reason."""
    rows = await host.store.read(select(MATCH.c.id, MATCH.c.spoilt).where(MATCH.c.spoilt.is_not(None)))
    return {row.id: row.spoilt for row in rows}
