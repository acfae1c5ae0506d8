"""Playing on from a moment of another match, and the same deal again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import func, select

from timescoop.documents import write_start
from timescoop.hosting.errors import HostingError, NotYours, StillSecret
from timescoop.hosting.host import Host
from timescoop.hosting.match import Match
from timescoop.hosting.match_rows import Plan
from timescoop.hosting.replay.replays import Replay, name_of
from timescoop.hosting.replay.start import Start
from timescoop.hosting.schema import MATCH
from timescoop.hosting.seats import SeatPlan, settle_seats, with_ruled
from timescoop.kernel import SEED_BYTES, Game, Table

MOST_FORKS: Final = 20  # for each seat of a running match: with more, people could study what they don't know
LUCK_BITS: Final = 31


async def fork(
    host: Host, replay: Replay, number: int, *, seat: int, bot: str, name: str = "", same: bool = False
) -> Match:
    """Start a match that begins at a moment of another: one person in a seat, bots in the others.

    Of a running match only what the seat could know at that moment goes into it: the rest is imagined.

    Args:
        host: Where it is played.
        replay: The other match, as its player may see it.
        number: The moment.
        seat: Where the person sits; in a running match only their own seat.
        bot: The key of the bot that plays for the others.
        name: What the person is called; empty for the name that the seat had.
        same: Keep all cards and luck as they are, instead of dealing what is unknown again; only if the match is over.

    Raises:
        NotYours: There is no such seat, or it is not the viewer's.
        StillSecret: `same` was asked for in a running match.
        HostingError: The game is over at that moment; or there were enough forks; or no such moment, or bot.
        Paused: The store can't save it.
    """
    await may_fork(host, replay, seat, same=same)
    table = replay.moments.table(number)
    if table.over():
        raise HostingError("the game is over at this moment; step back to an earlier one to play on from there")
    if not same:
        table = redealt(host, replay.game, table, seat)
    begun = Start(
        write_start(table),
        sort="records" if replay.record else "matches",
        source=replay.plan.id,
        eyes=replay.eyes,
        name=name_of(replay.eyes, replay.seats),
        moment=number,
        seat=seat,
        same=same,
    )
    plans = [SeatPlan("bot", other.name, bot, other.colour) for other in replay.seats]
    plans[seat] = SeatPlan("person", name or replay.seats[seat].name, colour=replay.seats[seat].colour)
    plan = replay.plan.again(host.promises.luck, len(plans), seed=table.seed, start=begun)
    return await seat_and_begin(host, plan, plans)


def redealt(host: Host, game: Game, table: Table, seat: int) -> Table:
    """A table that the seat can't tell from this one, with new luck."""
    new = game.imagine(table, seat, host.promises.luck.getrandbits(LUCK_BITS))
    new.seed, new.luck, new.drawn = host.promises.luck.randbytes(SEED_BYTES), b"", 0
    return new


async def may_fork(host: Host, replay: Replay, seat: int, *, same: bool) -> None:
    """Refuse a fork that would reveal more than somebody may know."""
    players = len(replay.seats) - len(replay.game.edition(replay.plan.edition).ruled)
    if not 0 <= seat < players:
        raise NotYours(f"there is no seat {seat} to play in; the seats are 0 to {players - 1}")
    if replay.ended:
        return
    if same:
        raise StillSecret("you can play on with the same cards once the match is over")
    if seat != replay.eyes:
        raise NotYours("while a match is running, you can play on only from your own seat")
    forks = select(func.count()).where(MATCH.c.forked == replay.plan.id, MATCH.c.forker == seat)
    if (await host.store.read(forks))[0][0] >= MOST_FORKS:
        raise HostingError(f"this seat has played on from this match {MOST_FORKS} times; more after the match is over")


async def same_deal(host: Host, replay: Replay, seats: Sequence[SeatPlan]) -> Match:
    """Start a match with the same deal for the people who sit there now; it counts as unsealed.

    Raises:
        StillSecret: The match is running.
        HostingError: Not as many seats as the deal was for, or no such bot.
        Paused: The store can't save it.
    """
    if not replay.ended:
        raise StillSecret("you can play the same deal again once the match is over: it shows what everybody held")
    ruled = replay.game.edition(replay.plan.edition).ruled
    if len(seats) != len(replay.seats) - len(ruled):
        raise HostingError(f"this deal is for {len(replay.seats) - len(ruled)} seats, not {len(seats)}")
    seats = [*seats, *[SeatPlan("rules", name) for name in ruled]]
    plan = replay.plan.again(host.promises.luck, len(seats), seed=replay.plan.luck, start=replay.plan.start)
    return await seat_and_begin(host, plan, seats)


async def seat_and_begin(host: Host, plan: Plan, plans: Sequence[SeatPlan]) -> Match:
    """Seat everybody and begin."""
    printing = host.game(plan.game).edition(plan.edition)
    seats, keys = settle_seats(with_ruled(printing, plans), list(host.catalogue.bots))
    match = await host.begin(plan, seats)
    assert match is not None, "only a rematch can come second"
    match.keys = keys
    return match
