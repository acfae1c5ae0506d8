"""Anonymize matches that ended long ago: keep their records without names, and delete their personal data."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import select

from timescoop.bots import Catalogue
from timescoop.hosting.administration import delete_match, exported, opened_match
from timescoop.hosting.durability.shared_texts import store_once
from timescoop.hosting.errors import HostingError, Paused
from timescoop.hosting.schema import MATCH, RECORD
from timescoop.hosting.store import Store

LOG: Final = logging.getLogger("timescoop.hosting")
AT_ONCE: Final = 20  # matches between two rests


async def retire(store: Store, catalogue: Catalogue, before: float, most: int = AT_ONCE) -> list[str]:
    """Turn matches that ended before a time into records, oldest first; their seats, keys and names are deleted.

    A match that can't be read stays as it is, and is tried again the next time.

    Args:
        store: Where they are.
        catalogue: Their games.
        before: Seconds since 1970.
        most: How many at most.

    Returns:
        The ids of the new records.

    Raises:
        Paused: The store is unavailable.
    """
    old = (MATCH.c.finished < before) & MATCH.c.spoilt.is_(None)
    rows = await store.read(select(MATCH.c.id).where(old).order_by(MATCH.c.finished).limit(most))
    made = []
    for (match_id,) in rows:
        try:
            match = await opened_match(store, catalogue, match_id)
            text, cards = exported(match, anonymous=True), match.plan.cards
        except Paused:
            raise
        except (HostingError, KeyError, ValueError):
            LOG.exception("match %s stays as it is: no record can be made of it", match_id)
            continue
        whole = text if cards is None else f"{text}\0{cards}"
        made.append(await store_once(store, RECORD, whole, text=text, cards=cards))
        await delete_match(store, match_id)
    return made
