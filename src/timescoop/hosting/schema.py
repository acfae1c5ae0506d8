"""The tables of the store. A match's seed, options and answers (one row each) are authoritative."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

MATCH: Final = Table(
    "match",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("cards", Text),  # a card file of the table's own, as it was given
    Column("seed", String(64), nullable=False),  # hexadecimal, as the salt
    Column("salt", String(64), nullable=False),
    Column("nonces", Text),  # JSON: by seat, in hexadecimal; nothing in a match from before they were asked for
    Column("unsealed", Boolean, nullable=False),  # the seed was given by hand: somebody knows it
    Column("created", Float, nullable=False),  # seconds since 1970, as all times here
    Column("opening", Text, nullable=False),  # JSON: the facts of the deal
    Column("finished", Float),
    Column("spoilt", Text),  # why it was set aside
    Column("rematch", String(64)),
    Column("start", Text),  # JSON: the table at which a forked match began; nothing in one that was dealt
    Column("forked", String(64)),  # the match or record that it was forked from
    Column("forker", Integer),  # and for which seat
    Column("guest", String(16), nullable=False, default=""),  # on whose behalf bots think: a keyed hash of an address
)

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("key_hash", String(64), nullable=False),
    Column("seal", String(32), nullable=False, default=""),  # a hash over the match and all above but the number
)

ANSWER: Final = Table(
    "answer",
    METADATA,
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1; a second writer of a number is refused
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),  # `ENDED`: no answer, but the end by agreement
    Column("undoes", Integer, nullable=False),  # not 0: no answer, but so many answers that stood before are taken back
    Column("facts", Text, nullable=False),  # JSON: its facts, in case a corrected rule changes them
    Column("at", Float, nullable=False),
    Column("look", Integer, nullable=False, default=0),  # at which the seat decided; 0: given for it, or not known
    Column("link", String(32), nullable=False, default=""),  # the chain up to here
)

LATEST: Final = Table(
    "latest",
    METADATA,
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last answer it holds
    Column("rules", String(64), nullable=False),  # the version that wrote it
    Column("table", Text, nullable=False),  # JSON, without facts
    Column("shown", Text, nullable=False),  # JSON: how many snapshots each viewer has been given
    Column("waiting", Text, nullable=False),  # JSON: the seats that are asked
    Column("affairs", Text, nullable=False, default=""),  # JSON: requests, windows, clocks and what was said, if any
    Column("link", String(32), nullable=False, default=""),  # the chain's last
    Column("seal", String(32), nullable=False, default=""),  # a hash over that and all above
    Column("tick", Integer, nullable=False, default=0),  # in SQLite: grows with every move in the store, see `pubsub`
    Column("host", String(16), nullable=False, default=""),  # which process moved it last
    Column("version", Integer, nullable=False, default=0),  # grows with every change; see `Overtaken`
    Column("owner", String(16), nullable=False, default=""),  # the server that lets its bots play, if it is still up
    Column("due", Float),  # when somebody's time is up, on a clock of a day or more; nothing if none runs
)

SERVER: Final = Table(
    "server",  # those that are up
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("beats", Integer, nullable=False),  # grows while it is up; others watch it by their own clocks
    Column("epoch", String(16), nullable=False),  # the time since when one server or another has been up
    Column("time", Float, nullable=False),  # seconds of that epoch, at the last beat
    Column("machine", String(64), nullable=False),
    Column("process", Integer, nullable=False),
    Column("places", Integer, nullable=False, default=0),  # bots that it runs for others; 0 for a server
    Column("version", String(32), nullable=False, default=""),  # of the program
)

PRESENT: Final = Table(
    "present",  # the seats whose people are here, as far as one server sees them
    METADATA,
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("host", String(16), primary_key=True),
)

PROMISE: Final = Table(
    "promise",  # promises of luck that a match has used, so that none is used twice
    METADATA,
    Column("hash", String(64), primary_key=True),
)

SECRET: Final = Table(
    "secret",  # what servers of one store share
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),  # hexadecimal
)

PROBE: Final = Table(
    "probe",  # what a paused store writes as a test; empty otherwise
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("filling", Text, nullable=False),
)

RECORD: Final = Table(
    "record",  # uploaded records
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash over the text, so that the same record is kept once
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("cards", Text),  # the card file that came with it, as it was uploaded
)

RING: Final = Table(
    "ring",  # which matches a browser holds keys for
    METADATA,
    Column("ring", String(64), primary_key=True),  # a hash of the secret in the browser's cookie
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("sealed", Text, nullable=False),  # the keys, encrypted with that secret, which is not stored
    Column("at", Float, nullable=False),
)

MADE: Final = Table(
    "made",  # sets of cards that are too long for an address
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash over the text
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float),  # when it was last asked for, about; nothing if never
)

BOX: Final = Table(
    "box",  # boxes that owners are entering
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash of the key in its address
    Column("game", String(64), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("text", Text, nullable=False),  # the set that it makes so far
    Column("version", Integer, nullable=False),  # grows with every change; a late writer reads again
    Column("touched", Float, nullable=False),
)

SHELF: Final = Table(
    "shelf",  # sets that everybody finds
    METADATA,
    Column("id", String(64), primary_key=True),  # of the stored text
    Column("game", String(64), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("title", String(120), nullable=False),
    Column("owner", String(120), nullable=False),
    Column("cards", Integer, nullable=False),
    Column("box", String(64), nullable=False),  # whose owner may take it off again
    Column("created", Float, nullable=False),
)

OPEN_SEAT: Final = Table(
    "open_seat",  # seats that anybody may take, while nobody sits there
    METADATA,
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

CHAT_REPORT: Final = Table(
    "chat_report",  # messages reported to the operator
    METADATA,
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("note", Integer, primary_key=True, autoincrement=False),  # the number of the message at its table
    Column("by", String(16), primary_key=True),  # who reported it, as `Speaker.key`
    Column("name", String(64), nullable=False),  # of who said it
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

NOTICE: Final = Table(
    "notice",  # who wants a notice when it is their turn
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),  # an address, or a browser's subscription; gone when the match is over
    Column("confirmed", Boolean, nullable=False),
    Column("told", Integer, nullable=False),  # the turn that was notified last, -1 for none
    Column("tries", Integer, nullable=False),
    Column("after", Float, nullable=False),  # not to be tried before
    Column("created", Float, nullable=False),
)

PROFILE: Final = Table(
    "profile",  # of those who want one
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("ring", String(64), nullable=False, unique=True),  # as in `ring`: a hash of the secret in a cookie
    Column("name", String(64), nullable=False),
    Column("picture", String(200), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("settings", String(200), nullable=False),
    Column("recovery", String(64), unique=True),  # a hash of the token in the recovery link
    Column("sealed", Text),  # the ring's secret, encrypted with that token
    Column("created", Float, nullable=False),
)

PASSKEY: Final = Table(
    "passkey",  # what opens a profile on another device
    METADATA,
    Column("id", String(1400), primary_key=True),  # what the authenticator calls it, in base64url
    Column("profile", String(32), ForeignKey("profile.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),  # its public key
    Column("signatures", BigInteger, nullable=False),  # how often it has signed, as far as it tells
    Column("sealed", Text, nullable=False),  # the ring's secret, as in `Passkey`
    Column("created", Float, nullable=False),
)

PASSKEY_CHALLENGE: Final = Table(
    "passkey_challenge",  # what passkeys are asked to sign
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash of it
    Column("purpose", String(40), nullable=False),
    Column("expires", Float, nullable=False),
)

PLAYER: Final = Table(
    "player",  # which profile sits where
    METADATA,
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("profile", String(32), ForeignKey("profile.id", ondelete="CASCADE"), nullable=False),
)

RATING: Final = Table(
    "rating",  # of a profile in a game
    METADATA,
    Column("profile", String(32), ForeignKey("profile.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

RATED_MATCH: Final = Table(
    "rated_match",  # matches that count for ratings
    METADATA,
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Boolean, nullable=False),  # it has been counted, or cannot be
)

HANDOVER: Final = Table(
    "handover",  # keys on their way to a second device
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash of the token in the link
    Column("sealed", Text, nullable=False),  # encrypted with that token
    Column("expires", Float, nullable=False),
)

BAN: Final = Table(
    "ban",  # whom the operator has banned
    METADATA,
    Column("kind", String(8), primary_key=True),  # address or browser
    Column("value", String(64), primary_key=True),  # a network, or the hash of the secret of a key ring
    Column("why", String(200), nullable=False),
    Column("created", Float, nullable=False),
)

WORK: Final = Table(
    "work",  # what servers leave to workers, and what was found
    METADATA,
    Column("id", String(120), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("guest", String(16), nullable=False),  # on whose behalf: a keyed hash of an address
    Column("person", String(64), nullable=False),  # who asked: a profile or a browser, or nothing
    Column("place", String(64), nullable=False),  # the table it belongs to, or nothing
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE")),
    Column("payload", Text, nullable=False),  # JSON
    Column("state", String(8), nullable=False),  # waiting, held, done, failed
    Column("holder", String(16), nullable=False),  # the process that does it
    Column("lease", Integer, nullable=False),  # how often it was begun; only the newest lease counts
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("enough", Boolean, nullable=False),  # somebody asked to stop, and to report what there is
    Column("result", Text),  # JSON; nothing while it is not done
    Column("created", Float, nullable=False),
    Column("began", Float),
)

WORK_PART: Final = Table(
    "work_part",  # what has been found so far, so that another worker can go on from there
    METADATA,
    Column("work", String(120), ForeignKey("work.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # JSON
)

WORK_USE: Final = Table(
    "work_use",  # seconds of workers that each guest has used lately
    METADATA,
    Column("kind", String(12), primary_key=True),
    Column("guest", String(16), primary_key=True),  # NULL: the level at which a new guest starts
    Column("seconds", Float, nullable=False),
    Column("at", Float, nullable=False),
)

BY_FORK: Final = Index("match_by_fork", MATCH.c.forked, MATCH.c.forker)
BY_END: Final = Index("match_by_end", MATCH.c.finished, MATCH.c.created)
BY_TICK: Final = Index("latest_by_tick", LATEST.c.tick)
BY_AGE: Final = Index("open_seat_by_age", OPEN_SEAT.c.at)
BY_DUE: Final = Index("latest_by_due", LATEST.c.due)
NOTICE_BY_MATCH: Final = Index("notice_by_match", NOTICE.c.match, NOTICE.c.seat)
PASSKEY_BY_PROFILE: Final = Index("passkey_by_profile", PASSKEY.c.profile)
PLAYER_BY_PROFILE: Final = Index("player_by_profile", PLAYER.c.profile)
WORK_BY_STATE: Final = Index("work_by_state", WORK.c.kind, WORK.c.state)
WORK_BY_MATCH: Final = Index("work_by_match", WORK.c.match)
