"""The record of a match: its timeline as text, with the headers that hosting knows."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from timescoop.documents import Message, Record, RecordSeat, promise_of, record_answers
from timescoop.hosting.company.table_state import Note
from timescoop.hosting.match_rows import Plan
from timescoop.hosting.resume import deal, rules_version
from timescoop.hosting.seats import Seat
from timescoop.hosting.snapshots import Receipt
from timescoop.hosting.timeline import Timeline
from timescoop.kernel import Game


def receipt_hash(plan: Plan) -> str:
    """The hash of a seed that is shown from the start: SHA-256 over salt and seed, in hexadecimal."""
    return promise_of(plan.salt, plan.seed)


def receipt_of(plan: Plan, *, over: bool) -> Receipt:
    """What is shown of a deal's luck; everything once the match is over."""
    given = tuple(seat for seat, nonce in enumerate(plan.nonces) if nonce)
    if not over:
        return Receipt(receipt_hash(plan), "", "", plan.unsealed, given)
    return Receipt(receipt_hash(plan), plan.seed.hex(), plan.salt.hex(), plan.unsealed, given, plan.nonces)


def record_of(
    game: Game, plan: Plan, seats: Sequence[Seat], timeline: Timeline, cards: object, notes: Sequence[Note] = ()
) -> Record:
    """The record of a match so far; with seed and salt only if the match is over.

    Of the notes it has those messages that were written for the record.
    """
    over = timeline.table.over()
    answers = [(given.seat, given.option) for given in timeline.given]
    dealt = deal(game, plan, len(seats), cards)
    played = record_answers(game, dealt, [seat.name for seat in seats], answers, timeline.undos, agreed=timeline.agreed)
    return replace(
        played,
        edition=plan.edition,
        options=plan.options,
        seats=tuple(RecordSeat(seat.name, seat.kind, seat.bot) for seat in seats),
        seed=plan.seed if over else None,
        salt=plan.salt.hex() if over else "",
        nonces=plan.nonces if over else (),
        hash=receipt_hash(plan),
        unsealed=plan.unsealed,
        engine=rules_version(game),
        deal={} if plan.start else played.deal,
        start=plan.start.table if plan.start else "",
        fork=plan.start.said if plan.start else "",
        said=tuple(
            Message(seats[note.seat].name if note.seat >= 0 else f"{note.name} (spectator)", note.text, note.after)
            for note in sorted(notes, key=lambda note: note.after)
            if note.after >= 0 and note.text
        ),
        cards=hashlib.sha256(plan.cards.encode()).hexdigest() if plan.cards is not None else "",
    )
