"""`timescoop replay` and `timescoop verify`: recorded games."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

from timescoop.catalogue import GAMES
from timescoop.cli.ending import FINE, BadUsage
from timescoop.cli.screen.sight import sight
from timescoop.documents import (
    BadDocument,
    Record,
    deal_record,
    digest_of,
    file_text,
    is_link,
    play_entry,
    read_cards,
    read_one,
    read_record,
    verify,
)
from timescoop.kernel import Table
from timescoop.wording import TableText, _, indented, plain

CHECKED_BY: Final = {  # a key that only such a file has, and the command for it
    "type": "workshop", "deck": "deck check", "set": "workshop", "cards": "cards check", "players": "check position",
    "name": "workshop",
}  # fmt: skip


def record_from(path: Path) -> Record:
    """The record of a file."""
    try:
        text = file_text(path)
    except BadDocument as error:
        raise BadUsage(f"{path} {error.faults[0].wrong}") from error
    if command := command_for(text):
        said = _("{path} isn't a record of a game. To check it: {command}")
        raise BadUsage(said.format(path=path, command=f"timescoop {command} {path}"))
    return read_record(text, str(path))


def command_for(text: str) -> str:
    """The command that checks a card, card file, set, deck, position or scenario; empty for anything else."""
    keys = {line.partition(":")[0] for line in text.splitlines() if ":" in line and line[:1].isalpha()}
    found = [command for key, command in CHECKED_BY.items() if key in keys]
    return "" if "seat" in keys or not found else found[0]


def pool_of(record: Record, cards: Path | None) -> Any:
    """The card file that a record needs."""
    if cards is None:
        return None
    text = file_text(cards)
    found = (digest_of(text), hashlib.sha256(text.encode() if is_link(cards) else cards.read_bytes()).hexdigest())
    if record.cards and record.cards not in found:
        raise BadUsage(_("{path} is not the card file of this record, or it was changed").format(path=cards))
    return read_cards(read_one(cards), GAMES)[2]


def verify_record(path: Path, cards: Path | None) -> int:
    """Play the record again and check every line."""
    record = record_from(path)
    verify(record, GAMES, pool_of(record, cards))
    said = _("{path}: {answers} answers and {marks} fingerprints match. Result: {result}")
    print(said.format(path=path, answers=len(record.answers), marks=len(record.marks), result=record.result))
    print(sealed_how(record))
    return FINE


def sealed_how(record: Record) -> str:
    """What the record proves of its deal."""
    if record.unsealed or not record.hash:
        return _("This deal was not sealed: somebody may have known it beforehand.")
    given = sum(map(bool, record.nonces))
    seats = len(record.seats)
    mixed = _("{n} of {seats} seats gave a nonce").format(n=given, seats=seats) if given else _("nobody gave a nonce")
    said = _("The deal was sealed as {hash}; {mixed}. Compare this hash with the one shown before the first card.")
    return said.format(hash=record.hash, mixed=mixed)


def replay_record(path: Path, at: int | None, seat: str | None, cards: Path | None) -> int:
    """Tell a record as a story, or show the table at one moment."""
    record = record_from(path)
    viewer = viewer_of(record, seat)
    if at is not None and not 0 <= at <= len(record.answers):
        said = _("{path} has only {n} answers, so --at {at} is too high")
        raise BadUsage(said.format(path=path, n=len(record.answers), at=at))
    game, table = deal_record(record, GAMES, pool_of(record, cards))
    table.kept = []
    for count, entry in enumerate(record.answers[:at], 1):
        play_entry(record, game, table, entry)
        if at is None:
            tell(sight(game, table, viewer, record.names), table, viewer, count, record)
    told = sight(game, table, viewer, record.names)
    shown = [*told.table(), *told.hand()] if at is not None or not table.over() else []
    for line in indented([*shown, *told.choices()]):
        print(line)
    return FINE


def viewer_of(record: Record, name: str | None) -> int:
    """The seat that looks, by its name, or a spectator."""
    if name is None:
        return len(record.seats)
    if name not in record.names:
        said = _("there is no player {name!r} in this record. The players are {known}")
        raise BadUsage(said.format(name=name, known=", ".join(record.names)))
    return record.names.index(name)


def tell(told: TableText, table: Table, viewer: int, count: int, record: Record) -> None:
    """What one answer caused, with the number of the answer."""
    for nth, line in enumerate(told.log(table.told(viewer))):
        number = f"{count:>4}  " if nth == 0 else " " * 6
        print(f"{number}{plain(line.body)}")
    if table.kept is not None:
        table.kept.clear()
    if count == len(record.answers):
        print(_("Result: {result}").format(result=record.result))
