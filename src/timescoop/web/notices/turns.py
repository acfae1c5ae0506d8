"""Sends the notices that are due: each is claimed before it is sent, so that several servers send it once."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from timescoop.hosting import MAIL, Host, Notice
from timescoop.web.notices.outbox import NotSent, NotWanted, Outbox
from timescoop.wording import _

LOG: Final = logging.getLogger("timescoop.web")
AT_ONCE: Final = 8


class TurnNotices:
    """The notices of one server."""

    def __init__(self, host: Host, outbox: Outbox) -> None:
        """Send for a host; nothing is sent where nothing is set up."""
        self.host = host
        self.outbox = outbox
        self.room = asyncio.Semaphore(AT_ONCE)
        if outbox.mails or outbox.pushes:
            host.people.watch.also.append(self.send_due)

    async def send_due(self) -> None:
        """Send all that are due, and forget the addresses for matches that are over.

        Raises:
            Paused: The store is away.
        """
        await self.host.people.notices.forget_finished()
        due = [notice for notice in await self.host.people.notices.due() if not self.is_here(notice)]
        await asyncio.gather(*(self.send(notice) for notice in due))

    def is_here(self, notice: Notice) -> bool:
        """Whether a page of that seat is open at this server."""
        match = self.host.loaded.alive.get(notice.match)
        return match is not None and notice.seat in match.presence.here()

    async def send(self, notice: Notice) -> None:
        """Send one, if no other server does."""
        if not (self.outbox.mails if notice.kind == MAIL else self.outbox.pushes):
            return
        async with self.room:
            if not await self.host.people.notices.claim(notice):
                return
            try:
                await asyncio.to_thread(self.post, notice, await self.link(notice))
            except NotWanted:
                await self.host.people.notices.stop(notice)
            except NotSent as error:
                LOG.warning("a notice by %s was not sent: %s", notice.kind, error)
                await self.host.people.notices.failed(notice)
            else:
                await self.host.people.notices.sent(notice)

    def post(self, notice: Notice, link: str) -> None:
        """Send one now; this blocks. It says which game it is and where, and nothing of the table."""
        title = self.title(notice)
        table = f"{self.outbox.base}/matches/{notice.match}"
        if notice.kind == MAIL:
            said = [_("It's your move in {game}.").format(game=title), table, stop_words(), link]
            self.outbox.mail(notice.target, _("Your move: {game}").format(game=title), "\n\n".join(said) + "\n", link)
        else:
            told = {"title": _("Your move"), "body": title, "path": f"/matches/{notice.match}"}
            self.outbox.push(notice.target, told)

    def title(self, notice: Notice) -> str:
        """The name of the game."""
        game = self.host.catalogue.games.get(notice.game)
        return game.title if game else notice.game

    async def link(self, notice: Notice) -> str:
        """Where a notice is confirmed or stopped."""
        return f"{self.outbox.base}/notices/{notice.id}/{await self.host.people.notices.token_of(notice.id)}"

    async def ask(self, notice: Notice) -> None:
        """Ask the owner of an address to confirm.

        Raises:
            NotSent: The mail server did not take it.
        """
        title, link = self.title(notice), await self.link(notice)
        said = [
            _("Somebody asked for an e-mail to this address whenever it is their move in a match of {game}.").format(
                game=title
            ),
            _("If that was you, confirm it here:"),
            link,
            _("If it wasn't, do nothing: you get no more e-mails."),
        ]
        subject = _("Confirm e-mails for {game}").format(game=title)
        await asyncio.to_thread(self.outbox.mail, notice.target, subject, "\n\n".join(said) + "\n", link)


def stop_words() -> str:
    """What stands above the link that stops notices."""
    return _("Stop all e-mails from this server:")
