"""L-7: who may see what is shown it: hiding too much is a fault too."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from tests.wire.canaries import CANARY, eyes_of
from tests.wire.pairs import held
from tests.wire.sitting import Sitting

from timescoop.games.ccg.built import fields as ccg
from timescoop.games.ccg.table import Ccg
from timescoop.games.invasion.built import fields as invasion
from timescoop.games.nemesis.built import fields as nemesis
from timescoop.kernel import HAND, OPEN, PILE, Table

ASIDE: Final = {  # left in the box, or just being played: the question names it
    "invasion": (invasion.ASIDE, invasion.PLAYED),
    "nemesis": (nemesis.OUT, nemesis.ASIDE),
    "ccg": (ccg.ASIDE,),
}


def right(game: str, table: Table, copy: int, viewer: int) -> str:
    """Why a viewer that knows a card may see it where it lies, or nothing for a pile that nobody looks through."""
    zone = table.zone[copy]
    sort, owner, seats = table.sort[zone], table.owner[zone], range(table.seats)
    if sort == PILE or zone in ASIDE[game] or (isinstance(table, Ccg) and zone in map(table.gone_zone, seats)):
        return ""
    if sort == OPEN:
        return "in the open"
    if sort == HAND:
        return "own hand" if owner == viewer else "passed on"
    return "face up" if table.up[copy] else "own face down"


def table_of(page: str) -> str:
    """What lies on the table, without what is told of how it came there."""
    table = page[page.index('<main id="main"') : page.index("</main>")]
    told = r'<section id="lately"[^>]*>(<section id="since".*?</section>)?.*?</section>'  # the one lies in the other
    untold, cut = re.subn(told, "", table, flags=re.DOTALL)
    assert (cut, untold.count('id="latest"')) == (1, 0), "what has just happened stands elsewhere"
    return untold


async def shown_to_all(sitting: Sitting, viewer: int) -> Counter[str]:
    """Every card that a viewer knows is named on its page and in the table as text, as often as it lies there.

    If the match goes on while these are fetched, they are fetched anew.

    Returns:
        How many cards there were by what gives the right to see them.
    """
    timeline, page, text = None, "", ""
    while timeline is not sitting.match.timeline:
        timeline = sitting.match.timeline
        page = table_of((await sitting.clients[viewer].get(sitting.base)).text)
        text = (await sitting.clients[viewer].get(f"{sitting.base}/text")).text.partition('<h2 id="t-log">')[0]
    table, faces, eyes = sitting.table, sitting.match.faces, eyes_of(sitting.match, viewer)
    found: Counter[str] = Counter()
    for copy, kind in enumerate(table.kind):
        why = right(sitting.match.game.key, table, copy, eyes)
        if why and table.knows(eyes, copy):
            name = CANARY.findall(str(faces[kind]["name"]))[0]
            where = "copy", copy, "in zone", table.zone[copy], why, "with", where_from(table, copy)
            held("entitled", name in page, "viewer", viewer, "is not shown", name, *where)
            held("entitled", name in text, "viewer", viewer, "does not read", name, *where)
            found[why] += 1
    return found


def where_from(table: Table, copy: int) -> tuple[object, ...]:
    """What a fault needs to be found by: what is asked, what the card lies on or under, and the last facts."""
    under = getattr(table, "beneath", {}).get(copy)
    return (
        table.asked,
        table.host.get(copy),
        under,
        table.zone[under] if under is not None else None,
        (table.kept or [])[-6:],
    )
