"""Matches that last: seats, clocks, log, undo and store.

>>> import asyncio, tempfile
>>> from timescoop.hosting import Host, SeatPlan, Store
>>> async def one_answer(folder):
...     store = await Store.open(f"sqlite+aiosqlite:///{folder}/matches.db")
...     host = await Host.start(store, workers=0)
...     match = await host.lay("nemesis", seats=[SeatPlan("person", "Ada"), SeatPlan("person", "Bo")])
...     look = match.look(0)
...     await match.answer(0, look.view["options"][0], look.number)
...     print(match.lines, "answer is in the store")
...     await host.close()
...     await store.close()
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(one_answer(folder))
1 answer is in the store
"""

from timescoop.hosting.company.affairs import Note
from timescoop.hosting.company.shown import ALONE, ClockShown, Company, RequestShown
from timescoop.hosting.company.talking import PHRASES
from timescoop.hosting.errors import (
    HostingError,
    NoSuchMatch,
    NotYours,
    NoWayBack,
    Paused,
    SetAside,
    Stale,
    StillSecret,
    TooSoon,
)
from timescoop.hosting.host import Host
from timescoop.hosting.keeping.backup import back_up
from timescoop.hosting.keeping.key_rings import KeyRings
from timescoop.hosting.keeping.made import keep_made, made_text
from timescoop.hosting.ledger import Stored
from timescoop.hosting.lists import MatchLine
from timescoop.hosting.looks import Log, Look, Receipt, SeatShown, look_of
from timescoop.hosting.match import Match
from timescoop.hosting.seats import COLOURS, SeatPlan, key_from, new_key
from timescoop.hosting.settings import store_address
from timescoop.hosting.store import Store
from timescoop.hosting.travel.archive import LONGEST as LONGEST_RECORD
from timescoop.hosting.travel.arranged import arranged
from timescoop.hosting.travel.finished import Finished, finished_matches, retold, stored_match
from timescoop.hosting.travel.forks import fork, same_deal
from timescoop.hosting.travel.judge import Judgement
from timescoop.hosting.travel.replays import Replay

__all__ = [
    "ALONE", "COLOURS", "LONGEST_RECORD", "PHRASES", "ClockShown", "Company", "Finished", "Host", "HostingError",
    "Judgement", "KeyRings", "Log", "Look", "Match", "MatchLine", "NoSuchMatch", "NoWayBack", "NotYours", "Note",
    "Paused", "Receipt", "Replay", "RequestShown", "SeatPlan", "SeatShown", "SetAside", "Stale", "StillSecret", "Store",
    "Stored", "TooSoon", "arranged", "back_up", "finished_matches", "fork", "keep_made", "key_from", "look_of",
    "made_text", "new_key", "retold", "same_deal", "store_address", "stored_match",
]  # fmt: skip
