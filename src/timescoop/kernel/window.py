"""Reaction windows: seats are asked in turn order, by public facts alone; responses resolve last in, first out."""

from __future__ import annotations

from timescoop.kernel.books import QUESTION, WINDOW, WITH_CARDS, register_rules
from timescoop.kernel.table import Table


def open_window(table: Table, question: int, seat: int, left: int) -> None:
    """KER-WINDOW-01: seats that may respond by public facts are asked in turn order until all have passed in a row.

    The question's rules get (seat, left); its `then` ends with `after_response`.
    """
    while left > 0:
        if table.may_respond(question, seat):
            table.ask(question, seat, left)
            return
        seat = (seat + 1) % table.seats
        left -= 1


def after_response(table: Table, question: int, seat: int, left: int, *, passed: bool) -> None:
    """KER-WINDOW-02: after a response all are asked again, beginning with the seat that responded."""
    if passed:
        table.do(open_window, question, (seat + 1) % table.seats, left - 1)
    else:
        table.do(open_window, question, seat, table.seats)


def windows_of(table: Table, room: str) -> dict[int, bool]:
    """The reaction windows that a table can have with its cards, and whether seats are asked in each by default."""
    return {
        number: usual
        for number, (_, usual) in WINDOW.items()
        if QUESTION[number].partition("/")[0] == room and (number not in WITH_CARDS or WITH_CARDS[number](table))
    }


register_rules(globals())
