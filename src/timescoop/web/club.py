"""The operator's choices for a server: what strangers may do, and how notices are sent."""

from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from timescoop.hosting import Settings
from timescoop.web.notices.outbox import Outbox, outbox_from


@dataclass(frozen=True, slots=True)
class Club:
    """Choices of the server's owner.

    Args:
        open_tables: Whether tables can be listed for anybody to join.
        chat: Whether people can write messages; the fixed phrases stay either way.
        passkeys: Whether a profile can have passkeys, where the library for them is installed.
        outbox: How notices leave the server.
    """

    open_tables: bool = True
    chat: bool = True
    passkeys: bool = False
    outbox: Outbox = field(default_factory=Outbox)


def club_of(request: HTTPConnection) -> Club:
    """The choices for this server."""
    found = request.app.state.club
    assert isinstance(found, Club)
    return found


def club_from(settings: Settings) -> Club:
    """The choices in the settings of a server.

    Raises:
        BadNotices: The set-up of notices makes no sense.
    """
    outbox = outbox_from(settings)
    return Club(open_tables=settings.open_tables, chat=settings.chat, passkeys=settings.passkeys, outbox=outbox)
