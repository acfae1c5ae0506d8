"""Ratings of people: each rated match that ends is counted once, by one of the servers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from timescoop.hosting.errors import HostingError
from timescoop.hosting.match import Match
from timescoop.hosting.schema import MATCH, PLAYER, RATED_MATCH, RATING
from timescoop.hosting.store import Store

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

LOG: Final = logging.getLogger("timescoop.hosting")
FEWEST: Final = 2  # people


def model() -> PlackettLuce | None:
    """The model that rates, or None where the library is not installed."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra
    except ImportError:
        return None
    return PlackettLuce()


class MatchRatings:
    """Counts the rated matches of one store."""

    def __init__(
        self, store: Store, find: Callable[[str], Awaitable[Match]], changed: Callable[[], None] = lambda: None
    ) -> None:
        """`find` gives a match by its id; `changed` is called when ratings have changed."""
        self.store = store
        self.changed = changed
        self.find = find

    async def count(self) -> None:
        """Count the matches that have ended since.

        Raises:
            Paused: The store is unavailable.
        """
        rating = model()
        if rating is None:
            return
        over = select(RATED_MATCH.c.match).join(MATCH, MATCH.c.id == RATED_MATCH.c.match)
        over = over.where(~RATED_MATCH.c.done, MATCH.c.finished.is_not(None)).order_by(MATCH.c.finished, MATCH.c.id)
        for (match_id,) in await self.store.read(over):
            try:
                match = await self.find(match_id)
            except HostingError:
                LOG.warning("match %s is not rated", match_id)
                continue
            people = await self.people(match)
            won = match.snapshot(len(match.seats)).view["winners"]
            await self.store.keep(partial(settle, rating=rating, match=match, people=people, won=won))
            self.changed()

    async def people(self, match: Match) -> list[tuple[int, str]]:
        """Seats and profiles, if a match counts: a different profile in every seat, until the end."""
        rows = await self.store.read(select(PLAYER.c.seat, PLAYER.c.profile).where(PLAYER.c.match == match.id))
        found = {row.seat: row.profile for row in rows}
        sitting = [seat for seat, shown in enumerate(match.seats) if shown.kind != "rules"]
        counts = all(match.seats[seat].kind == "person" and seat in found for seat in sitting)
        alone = len(set(found.values())) < max(FEWEST, len(sitting))
        if not counts or alone or match.timeline.agreed or match.plan.start is not None:
            return []
        return [(seat, found[seat]) for seat in sitting]


def settle(
    connection: Connection, rating: PlackettLuce, match: Match, people: Sequence[tuple[int, str]], won: Sequence[int]
) -> None:
    """Apply a match to the ratings, unless another server has."""
    here = (RATED_MATCH.c.match == match.id) & ~RATED_MATCH.c.done
    if connection.execute(update(RATED_MATCH).where(here).values(done=True)).rowcount != 1 or not people:
        return
    before = [known(connection, profile, match.game.key) for _seat, profile in people]
    teams = [[rating.rating(mu=row.mu, sigma=row.sigma) if row else rating.rating()] for row in before]
    after = rating.rate(teams, ranks=[0 if seat in won else 1 for seat, _profile in people])
    for (seat, profile), row, (new,) in zip(people, before, after, strict=True):
        mine = (RATING.c.profile == profile) & (RATING.c.game == match.game.key)
        connection.execute(delete(RATING).where(mine))
        connection.execute(
            insert(RATING).values(
                profile=profile,
                game=match.game.key,
                mu=new.mu,
                sigma=new.sigma,
                games=(row.games if row else 0) + 1,
                wins=(row.wins if row else 0) + (seat in won),
            )
        )


def known(connection: Connection, profile: str, game: str) -> Row[Any] | None:
    """The row of somebody's rating, locked until this is done; None for their first match."""
    mine = (RATING.c.profile == profile) & (RATING.c.game == game)
    return connection.execute(select(RATING).where(mine).with_for_update()).one_or_none()
