"""Hosted matches: seats, clocks, log, undo and store.

`Store` is the database, `Host` makes and finds the matches in it, and `Match` is one of them. A seat is asked a
question and gives an *answer*, one of the integers in `options`; a *move* is one answer or several sent together.

>>> import asyncio, tempfile
>>> from timescoop.hosting import Host, SeatPlan, Store
>>> async def one_answer(folder):
...     store = await Store.open(f"sqlite+aiosqlite:///{folder}/matches.db")
...     host = await Host.start(store, workers=0)
...     match = await host.new_match("nemesis", seats=[SeatPlan("person", "Ada"), SeatPlan("person", "Bo")])
...     await match.chat.say(0, "hello")
...     snapshot = match.snapshot(0)
...     await match.answer(0, snapshot.view["options"][0], snapshot.number)
...     print(match.state.rows, "answer is in the store")
...     await host.close()
...     await store.close()
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(one_answer(folder))
1 answer is in the store
"""

from timescoop.bots import load_catalogue
from timescoop.hosting.administration import (
    MatchDetails,
    MatchSummary,
    close_match,
    delete_match,
    exported,
    list_matches,
    look_at_match,
    opened_match,
    renew_link,
)
from timescoop.hosting.ban_list import Ban, BanList, ban, bans, lift_ban
from timescoop.hosting.boxes import (
    Box,
    Publication,
    Published,
    box_of,
    change_box,
    new_box,
    publish,
    published,
    take_off,
)
from timescoop.hosting.company.chat import LENGTH as MESSAGE_LENGTH
from timescoop.hosting.company.chat import PHRASES, Speaker
from timescoop.hosting.company.clocks import Clock
from timescoop.hosting.company.shown import ALONE, Company, RequestShown
from timescoop.hosting.company.table_state import Note
from timescoop.hosting.configuration import BadSettings, Configuration, Settings, read_settings, summary
from timescoop.hosting.durability.backup import back_up
from timescoop.hosting.durability.key_rings import KeyRings
from timescoop.hosting.durability.shared_texts import LONGEST_TEXT, store_text, stored_text
from timescoop.hosting.errors import (
    CannotUndo,
    HostingError,
    NoSuchMatch,
    NotYours,
    Paused,
    SetAside,
    Stale,
    StillSecret,
    TooSoon,
)
from timescoop.hosting.fair_queue import FairQueue
from timescoop.hosting.guests import GUEST
from timescoop.hosting.host import Host
from timescoop.hosting.housekeeping import Housekeeping
from timescoop.hosting.lists import MatchLine
from timescoop.hosting.logs import REQUEST, log_json, without_secrets
from timescoop.hosting.match import Match
from timescoop.hosting.match_rows import MatchRows
from timescoop.hosting.metrics import Metrics
from timescoop.hosting.notices import MAIL, PUSH, Notice
from timescoop.hosting.open_seats import OpenTable, free_seats, list_seats, listed_seats, open_tables, unlist_seat
from timescoop.hosting.passkeys import FOR_NEW_PASSKEY, FOR_OPENING, Passkey
from timescoop.hosting.plain_data import from_json, to_json
from timescoop.hosting.preview import MOST_ANSWERS, Preview, Previewer
from timescoop.hosting.profiles import Met, Profile, Standing
from timescoop.hosting.promises import hash_in
from timescoop.hosting.reading import fetch as fetch_match
from timescoop.hosting.reading import is_ready
from timescoop.hosting.replay.archive import LONGEST as LONGEST_RECORD
from timescoop.hosting.replay.finished import Finished, finished_matches, replay_stored
from timescoop.hosting.replay.forks import fork, same_deal
from timescoop.hosting.replay.from_table import match_from_table
from timescoop.hosting.replay.judge import Judgement
from timescoop.hosting.replay.replays import Replay
from timescoop.hosting.reported_messages import ChatReport, chat_reports, dismiss_report
from timescoop.hosting.resume import rules_version
from timescoop.hosting.seated_profiles import SeatedProfiles
from timescoop.hosting.seats import COLOURS, SeatPlan, key_from, new_key
from timescoop.hosting.settings import shows_password, store_address
from timescoop.hosting.snapshots import Log, Receipt, SeatShown, Snapshot, snapshot_of
from timescoop.hosting.store import Store
from timescoop.hosting.work_queue.queue import WorkQueue
from timescoop.hosting.work_queue.work_rows import LeaseLost, NewWork, WorkLimits, WorkRow
from timescoop.hosting.work_queue.work_runner import Lane, LeasedWork
from timescoop.hosting.worker_host import start_worker

__all__ = [
    "ALONE",
    "COLOURS",
    "FOR_NEW_PASSKEY",
    "FOR_OPENING",
    "GUEST",
    "LONGEST_RECORD",
    "LONGEST_TEXT",
    "MAIL",
    "MESSAGE_LENGTH",
    "MOST_ANSWERS",
    "PHRASES",
    "PUSH",
    "REQUEST",
    "BadSettings",
    "Ban",
    "BanList",
    "Box",
    "CannotUndo",
    "ChatReport",
    "Clock",
    "Company",
    "Configuration",
    "FairQueue",
    "Finished",
    "Host",
    "HostingError",
    "Housekeeping",
    "Judgement",
    "KeyRings",
    "Lane",
    "LeaseLost",
    "LeasedWork",
    "Log",
    "Match",
    "MatchDetails",
    "MatchLine",
    "MatchRows",
    "MatchSummary",
    "Met",
    "Metrics",
    "NewWork",
    "NoSuchMatch",
    "NotYours",
    "Note",
    "Notice",
    "OpenTable",
    "Passkey",
    "Paused",
    "Preview",
    "Previewer",
    "Profile",
    "Publication",
    "Published",
    "Receipt",
    "Replay",
    "RequestShown",
    "SeatPlan",
    "SeatShown",
    "SeatedProfiles",
    "SetAside",
    "Settings",
    "Snapshot",
    "Speaker",
    "Stale",
    "Standing",
    "StillSecret",
    "Store",
    "TooSoon",
    "WorkLimits",
    "WorkQueue",
    "WorkRow",
    "back_up",
    "ban",
    "bans",
    "box_of",
    "change_box",
    "chat_reports",
    "close_match",
    "delete_match",
    "dismiss_report",
    "exported",
    "fetch_match",
    "finished_matches",
    "fork",
    "free_seats",
    "from_json",
    "hash_in",
    "is_ready",
    "key_from",
    "lift_ban",
    "list_matches",
    "list_seats",
    "listed_seats",
    "load_catalogue",
    "log_json",
    "look_at_match",
    "match_from_table",
    "new_box",
    "new_key",
    "open_tables",
    "opened_match",
    "publish",
    "published",
    "read_settings",
    "renew_link",
    "replay_stored",
    "rules_version",
    "same_deal",
    "shows_password",
    "snapshot_of",
    "start_worker",
    "store_address",
    "store_text",
    "stored_text",
    "summary",
    "take_off",
    "to_json",
    "unlist_seat",
    "without_secrets",
]  # fmt: skip
