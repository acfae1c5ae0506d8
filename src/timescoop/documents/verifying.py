"""Verifies a record: the commitment, the seed, the deal, every answer, the fingerprints and the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timescoop.documents.record import EVERY, UNFINISHED, Record
from timescoop.documents.record_writing import check_fits
from timescoop.documents.replaying import replay
from timescoop.documents.undos import misplaced
from timescoop.kernel import Game, Table


def verify(record: Record, games: Mapping[str, Game], cards: Any = None) -> Table:
    """Check a record in every way there is.

    The hash is that of salt and seed; the luck that comes of seed, salt and nonces deals what the record says was
    dealt; every answer fits the table it comes to; fingerprints and result are those of the tables; and the text is
    as it was written. A record with a hash must be whole: nothing that could be checked may be left out.

    Args:
        record: As it was read.
        games: The games by their keys.
        cards: The compiled card file, if the record was made with one of its own.

    Returns:
        The table at its end.

    Raises:
        BadDocument: The first line that is wrong, with what would have been right.
    """
    table = replay(record, games, cards)
    if record.hash:
        check_whole(record, games[record.game])
    if not check_fits(record):
        raise record.fault(record.lines.get("check", 0), "the record is not as it was written: a line has been changed")
    return table


def check_whole(record: Record, game: Game) -> None:
    """Refuse a record with a promise from which something is missing that a finished match tells.

    The result may be `unfinished`: a match may be ended by agreement. That it is true has been checked by then.
    """
    ended = record.result != UNFINISHED
    told = {"salt": bool(record.salt), "engine": bool(record.engine), "pool": bool(record.pool)}
    told |= {"check": bool(record.check), "deal": bool(record.deal or record.start) or not game.dealt}
    missing = [key for key, value in told.items() if not value]
    if missing:
        raise record.fault(record.lines.get("hash", 0), f"a finished match tells {', '.join(missing)} too")
    undo = misplaced(record.undos, len(record.answers), ended=ended)
    if undo:
        raise record.fault(record.lines.get(f"undo {undo}", 0), f"undo {undo} cannot stand here")
    marks = list(range(EVERY, len(record.answers) + 1, EVERY))
    if sorted(record.marks) != marks:
        raise record.fault(record.lines.get("hash", 0), f"fingerprints stand after every {EVERY} answers")
