"""A server's background tasks: backups, retention, and closing matches that the operator deleted."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Final

from sqlalchemy import select

from timescoop.hosting.configuration import Settings
from timescoop.hosting.durability.pubsub import rest
from timescoop.hosting.durability.scheduled_backups import back_up_if_due
from timescoop.hosting.errors import HostingError, Paused
from timescoop.hosting.host import Host
from timescoop.hosting.retention import retire
from timescoop.hosting.schema import MATCH
from timescoop.hosting.settings import store_address

LOG: Final = logging.getLogger("timescoop.hosting")
ROUND_S: Final = 5.0  # seconds between two rounds
CHORES_S: Final = 60.0  # seconds between two checks for old matches and due backups
DAY_S: Final = 86_400.0


class Housekeeping:
    """The background tasks of one server. With several servers on a store, only one should do backups and retention."""

    def __init__(self, host: Host, settings: Settings) -> None:
        """Do nothing yet."""
        self.host = host
        self.settings = settings
        self.leaving = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.chores_at = 0.0

    def open(self) -> None:
        """Start the housekeeping."""
        self.task = asyncio.create_task(self.go_round())

    async def close(self) -> None:
        """Finish the current task, then stop."""
        self.leaving.set()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)

    async def go_round(self) -> None:
        """Do the tasks repeatedly."""
        while not self.leaving.is_set():
            await rest(self.leaving, ROUND_S)
            if self.leaving.is_set():
                return
            for chore in (self.let_go_of_deleted, self.retire, self.back_up):
                try:
                    await chore()
                except Paused:
                    LOG.debug("a chore waits for the store")
                except Exception:  # the next round tries again
                    LOG.exception("a chore failed")
            if time.monotonic() - self.chores_at >= CHORES_S:
                self.chores_at = time.monotonic()

    def due(self) -> bool:
        """True if the slow tasks are due in this round."""
        return not self.chores_at or time.monotonic() - self.chores_at >= CHORES_S

    async def let_go_of_deleted(self) -> None:
        """Close the pages of matches that are gone from the store."""
        loaded = list(self.host.loaded.alive)
        if not loaded:
            return
        there = {row.id for row in await self.host.store.read(select(MATCH.c.id).where(MATCH.c.id.in_(loaded)))}
        for match_id in loaded:
            if match_id not in there:
                await self.host.forget(match_id)

    async def retire(self) -> None:
        """Turn old matches into records."""
        if self.settings.retention_days and self.due():
            before = time.time() - self.settings.retention_days * DAY_S
            if made := await retire(self.host.store, self.host.catalogue, before):
                LOG.info("%d matches became records without names", len(made))

    async def back_up(self) -> None:
        """Make a backup if one is due."""
        if not (self.settings.backup_folder and self.due()):
            return
        address = store_address(self.settings.store or None)
        hours, kept = self.settings.backup_hours, self.settings.backups_kept
        try:
            made = await back_up_if_due(address, Path(self.settings.backup_folder), hours=hours, kept=kept)
        except (HostingError, OSError) as error:
            LOG.error("no backup could be made: %s", error)  # noqa: TRY400 - the words say it all
            return
        if made:
            LOG.info("the backup %s was made", made)
