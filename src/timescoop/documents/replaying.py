"""Replays a record and checks everything that it says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timescoop.documents.answers import on_offer, option_of, why_refused
from timescoop.documents.promise import promise_of
from timescoop.documents.record import NUMBERED, Entry, Record, deal_of, fingerprint, pool_hash, result_of
from timescoop.documents.starts import read_start, same_deal
from timescoop.documents.undos import deal_undone
from timescoop.kernel import NOTHING, BadNotation, Game, IllegalChoice, Table, TimescoopError


def replay(record: Record, games: Mapping[str, Game], cards: Any = None) -> Table:
    """Play a record again and check all that it says.

    Args:
        record: With its seed.
        games: The games by their keys.
        cards: The compiled card file, if the record was made with one of its own.

    Returns:
        The table at its end.

    Raises:
        BadDocument: The first line that does not match, with what would have been right.
    """
    game, table = deal_record(record, games, cards)
    for count, entry in enumerate(record.answers, 1):
        play_entry(record, game, table, entry)
        mark = record.marks.get(count)
        if mark is not None and mark != fingerprint(table):
            raise record.fault(
                record.lines.get(f"mark {count}", 0),
                f"the table is not the one of the record after {count} answers{made_by(record)}",
            )
    result = result_of(game, table, record.names)
    if record.result != result:
        raise record.fault(record.lines.get("result", 0), f"the result is {result!r}, not {record.result!r}")
    return table


def deal_record(record: Record, games: Mapping[str, Game], cards: Any = None) -> tuple[Game, Table]:
    """The game of a record and its table as it was dealt, or as it began if it was forked.

    Raises:
        BadDocument: A header that does not fit.
    """
    if record.game not in games:
        raise record.fault(record.lines.get("game", 0), f"no game is called {record.game!r}: {', '.join(games)}")
    if record.seed is None:
        raise record.fault(record.lines.get("hash", 0), "the seed is a secret until the game is over")
    if record.cards and cards is None:
        raise record.fault(record.lines.get("cards", 0), "it was played with a card file of its own, which is needed")
    game = games[record.game]
    check_promise(record, record.seed)
    try:
        table = game.deal(
            seats=len(record.seats), seed=record.luck, edition=record.edition, options=record.options, cards=cards
        )  # fmt: skip
    except TimescoopError as error:
        raise record.fault(record.lines.get("edition", 0), str(error)) from error
    if record.pool and record.pool != pool_hash(game, table):
        raise record.fault(record.lines.get("pool", 0), f"the cards are not those of the record{made_by(record)}")
    if record.deal and list(record.deal.items()) != list(deal_of(game, table).items()):
        raise record.fault(record.lines.get("deal", 0), f"this seed gives a different deal{made_by(record)}")
    return game, begun(record, game, table, cards) if record.start else table


def begun(record: Record, game: Game, dealt: Table, cards: Any) -> Table:
    """The table with which a forked match began, which must go with the deal that its headers describe."""
    line = record.lines.get("start", 0)
    try:
        table = read_start(game, record.start, record.luck, cards)
    except BadNotation as error:
        raise record.fault(line, error.wrong + made_by(record)) from error
    if not same_deal(game, table, dealt):
        raise record.fault(line, "this table has other cards, seats or options than the record says")
    table.kept = None
    return table


def check_promise(record: Record, seed: bytes) -> None:
    """Refuse a salt and a seed that are not those that were promised, and nonces that do not go with the seats."""
    if len(record.nonces) not in (0, len(record.seats)):
        raise record.fault(record.lines.get("nonce", 0), "each seat has one line for its nonce, or none has")
    if record.hash and record.salt:
        told = promise_of(bytes.fromhex(record.salt), seed)
        if told != record.hash:
            raise record.fault(record.lines.get("seed", 0), f"salt and seed have the hash {told}, not {record.hash}")


def made_by(record: Record) -> str:
    """Which version made a record, to be said where it does not match."""
    return f" (made by version {record.engine})" if record.engine else ""


def play_entry(record: Record, game: Game, table: Table, entry: Entry) -> None:
    """Play one line of a record, in place, and what was dealt again right before it."""
    deal_undone(table, entry.undos, record.luck if entry.undos else b"")
    option = option_in(record, game, table, entry)
    try:
        table.play(entry.seat, option)
    except IllegalChoice as error:
        raise record.fault(entry.line, str(error)) from error


def option_in(record: Record, game: Game, table: Table, entry: Entry) -> int:
    """The number of the option that a line of a record names.

    Raises:
        BadDocument: It is not allowed, with what is, and why not.
    """
    name = record.names[entry.seat]
    offered = on_offer(game, table, entry.seat, record.names)
    numbered = NUMBERED.fullmatch(entry.words)
    option = int(numbered[1]) if numbered else option_of(offered, entry.words)
    if option != NOTHING and option in dict(offered):
        return option
    if table.over():
        wrong = "the game is over here"
    elif not offered:
        asked = " and ".join(record.names[seat] for seat in table.waiting())
        wrong = f"{name} is not asked here, {asked} is"
    else:
        why = why_refused(game, table, entry.seat, entry.words, record.names)
        said = ", ".join(repr(words) for _, words in offered)
        wrong = f"{name} can't answer {entry.words!r} here; the options are {said} ({why})"
    raise record.fault(entry.line, wrong + made_by(record))
