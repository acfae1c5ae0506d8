"""The words of options, which a seat reads and can type."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from timescoop.games.ccg.pool import SPACETIME
from timescoop.games.ccg.steps.turn import MOVE
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY
from timescoop.language import hand_words, told_apart, write


def words(table: Ccg, seat: int, option: int, names: Sequence[str]) -> str:
    """An option as a seat reads it and may type it: `Earth (1968)`, `attempt Exterminate!`, `2`, `pass`.

    Args:
        table: The table that offers it.
        seat: Who is asked.
        option: A number of the option book.
        names: The names of the seats.
    """
    book = table.deal.book
    block, target = book.decode(option)
    by_hand = hand_words(table, option, names)
    if by_hand or block is book.seat:
        return by_hand or names[target]
    if block is book.place:
        return place_name(table, target)
    if block is book.word:
        return table.pool.words[target]
    if block is book.kind:
        return table.pool.name[target]
    return book.plain_words(option) or copy_words(table, seat, option, names)


def copy_words(table: Ccg, seat: int, option: int, names: Sequence[str]) -> str:
    """Options about a card on the table."""
    book = table.deal.book
    block, copy = book.decode(option)
    said, nth = card_words(table, copy, names), block.part(option)
    if block is book.use:
        return f"{said}: {sentence_of(table, table.kind[copy], nth)}"
    if block is book.vortex:
        return f"Vortex of {said}{f' ({nth + 1})' if nth else ''}"
    if block is book.take:
        return f"take {said}"
    if block is book.attempt:
        return f"attempt {said}"
    return f"move {said}" if table.question_of(seat) == MOVE else said


def place_name(table: Ccg, place: int) -> str:
    """CCG-SPACE-02: a place by its Spacetime card."""
    return table.pool.title[table.pool.place_kinds[place]]


def sentence_of(table: Ccg, kind: int, nth: int) -> str:
    """What a sentence says."""
    node = table.pool.sentences[kind][nth][1]
    return write(node) if node >= 0 else ""


def card_words(table: Ccg, copy: int, names: Sequence[str]) -> str:
    """A card on the table by its name; several of one name are told apart by place, and by what they bear.

    `Cyberman of Tom at Telos (2526)`, `Adric with Sonic Screwdriver at Logopolis (1981)`; those alike in all of it by
    their place in the row, as in `2nd Cyberman at Telos (2526)`. A Spacetime card is a place: it lies at none.
    """
    kind = table.kind[copy]
    name = table.pool.name[kind]
    twins = [each for each in sorted(table.holder) if table.kind[each] == kind]
    if len(twins) <= 1 or copy not in twins:
        return name
    beside = [each for each in twins if table.zone[each] == table.zone[copy]]
    marks = [partial(whose, table, names), *[partial(mark, table) for mark in (bearers, borne, counted_on, states)]]
    said = told_apart(copy, dict.fromkeys(beside, name), marks)
    return said if table.pool.type[kind] == SPACETIME else f"{said} {zone_words(table, copy, names)}"


def whose(table: Ccg, names: Sequence[str], copy: int) -> str:
    """CCG-AMB-33: who controls it."""
    return f" of {names[table.holder[copy]]}"


def bearers(table: Ccg, copy: int) -> str:
    """CCG-CONDITION-02: the card that it is on."""
    host = table.host.get(copy, NOBODY)
    return f" on {table.pool.name[table.kind[host]]}" if host != NOBODY else ""


def borne(table: Ccg, copy: int) -> str:
    """CCG-CONDITION-02: what is on it."""
    upon = sorted([table.pool.name[table.kind[each]] for each in table.on(copy)])
    return f" with {' and '.join(upon)}" if upon else " with nothing on it"


def counted_on(table: Ccg, copy: int) -> str:
    """CCG-AMB-18: the counters on it."""
    return f" with counters: {table.counters.get(copy, 0)}"


def states(table: Ccg, copy: int) -> str:
    """CCG-FREEZE-01, CCG-KIDNAP-01: what keeps it from acting."""
    return " (kidnapped)" if copy in table.captor else " (frozen)" if copy in table.frozen else ""


def zone_words(table: Ccg, copy: int, names: Sequence[str]) -> str:
    """Where a card lies: a place, the table, or the Vortex."""
    place = table.place_of(copy)
    if place >= 0:
        return f"at {place_name(table, place)}"
    seat = table.vortex_of(copy)
    if seat >= 0:
        return f"that {names[seat]} has in the Vortex"
    return f"that {names[table.table_of(copy)]} has on the table"
