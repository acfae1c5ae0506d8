"""Playing on from a table that was set up: a step of an example, or a moment of a lesson."""

from __future__ import annotations

import time
from collections.abc import Sequence

from timescoop.documents import write_start
from timescoop.hosting.errors import HostingError, NotYours
from timescoop.hosting.host import Host
from timescoop.hosting.match import Match
from timescoop.hosting.match_rows import Plan, new_id
from timescoop.hosting.replay.forks import redealt, seat_and_begin
from timescoop.hosting.replay.start import Start
from timescoop.hosting.seats import SeatPlan
from timescoop.kernel import SEED_BYTES, Game, Table

EXAMPLES = "examples"


async def match_from_table(  # noqa: PLR0913 - as many as there are things to choose
    host: Host,
    game: Game,
    table: Table,
    names: Sequence[str],
    *,
    seat: int,
    bot: str,
    said: str,
    name: str = "",
    same: bool = False,
    cards: str | None = None,
) -> Match:
    """Start a match that begins at an arranged table: one person in a seat, bots in the others.

    Args:
        host: Where it is played.
        game: The game of the table.
        table: It is not changed, and there is no secret in it: anybody may read how it was arranged.
        names: Of its seats.
        seat: Where the person sits.
        bot: The key of the bot that plays for the others.
        said: Which table it is, in words that fit on a line of a record.
        name: What the person is called; empty for the name that the seat has.
        same: Keep the cards of the table; otherwise what the seat can't know is dealt again.
        cards: The text of the card file that the table was dealt from; None for the edition's own cards.

    Raises:
        NotYours: There is no such seat.
        HostingError: The game is over at that table, or no such bot.
        Paused: The store can't save it.
    """
    edition = str(game.view(table, table.seats)["edition"])
    players = len(names) - len(game.edition(edition).ruled)
    if not 0 <= seat < players:
        raise NotYours(f"there is no seat {seat} to play in; the seats are 0 to {players - 1}")
    if table.over():
        raise HostingError("the game is over at this step; go back to an earlier one to play on from there")
    begun = table if same else redealt(host, game, table, seat)
    how = "every card is the same" if same else "unknown cards were dealt again"
    plan = Plan(
        id=new_id(),
        game=game.key,
        edition=edition,
        options=dict(table.about().get("options", {})),
        cards=cards,
        seed=host.promises.luck.randbytes(SEED_BYTES),
        salt=host.promises.luck.randbytes(SEED_BYTES),
        unsealed=True,
        created=time.time(),
        nonces=("",) * len(names),
        start=Start(write_start(begun), EXAMPLES, "", seat, names[seat], 0, seat, same, words=f"{said}; {how}"),
    )
    plans = [SeatPlan("bot", other, bot) for other in names]
    plans[seat] = SeatPlan("person", name or names[seat])
    return await seat_and_begin(host, plan, plans)
