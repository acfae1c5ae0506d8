"""What the owner of a server has chosen: what strangers may do there, and how notices are sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from timescoop.web.notices.outbox import Outbox, outbox_from


@dataclass(frozen=True, slots=True)
class Club:
    """Choices of the server's owner.

    Args:
        open_tables: Whether tables can be listed for anybody to join.
        chat: Whether people can write messages; the fixed phrases stay either way.
        outbox: How notices leave the server.
    """

    open_tables: bool = True
    chat: bool = True
    outbox: Outbox = field(default_factory=Outbox)


def club_of(request: HTTPConnection) -> Club:
    """The choices for this server."""
    found = request.app.state.club
    assert isinstance(found, Club)
    return found


def club_from(environment: Mapping[str, str]) -> Club:
    """The choices in an environment: `TIMESCOOP_OPEN_TABLES` and `TIMESCOOP_CHAT`, each of which can be `off`.

    Raises:
        BadNotices: The set-up of notices makes no sense.
    """
    return Club(
        open_tables=environment.get("TIMESCOOP_OPEN_TABLES", "") != "off",
        chat=environment.get("TIMESCOOP_CHAT", "") != "off",
        outbox=outbox_from(environment),
    )
