"""Splits a row of answers into declarations, and finds whether a seat learnt anything between two of its answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from timescoop.bots.declarations import Line
from timescoop.bots.turns import Rest
from timescoop.kernel import NOTHING, Table


@dataclass(frozen=True, slots=True)
class Declared:
    """One declaration of a finished game.

    Args:
        done: Answers that had been given before it.
        until: Answers that had been given once it was done.
        seat: Whose.
        line: The options that were taken, in order.
        epoch: The same number as the seat's declaration before it, if the seat has learnt nothing since that began:
            nothing was drawn, shuffled, thrown or laid open, and nobody else has answered.
    """

    done: int
    until: int
    seat: int
    line: Line
    epoch: int = 0


Said = tuple[Declared, Table]  # a declaration, and the table before it
Answer = tuple[Table, int, int, bool]  # the table, the seat, its option, whether something was dealt again right before


class Segmenter:
    """Splits a row of answers into declarations: a part of one is neither good nor bad."""

    __slots__ = ("epoch", "knew", "rest", "seat")

    def __init__(self) -> None:
        """A segmenter before the first answer."""
        self.rest: Rest | None = None
        self.seat = -1
        self.knew: tuple[int, ...] = ()  # what the newest seat could know that may change by itself
        self.epoch = 0

    def begins(self, table: Table, seat: int, *, redealt: bool = False) -> bool:
        """Whether a declaration begins with the answer that a seat is about to give.

        Args:
            table: As the seat finds it.
            seat: Who answers.
            redealt: Whether something was dealt again right before it.
        """
        if self.rest is None or redealt or seat != self.seat or self.rest.reached(table, seat):
            knew = (seat, table.drawn, *(known >> seat & 1 for known in table.known))
            self.epoch += redealt or knew != self.knew
            self.rest, self.seat, self.knew = Rest(table), seat, knew
            return True
        return False

    def declarations(self, answers: Iterable[Answer]) -> Iterator[Said]:
        """Cut a row of answers, from the first on, into declarations, each with the table before it.

        While a poll is open its seats may change what they have sealed; only the last answer of each is a choice.

        Args:
            answers: In order. A table may be played on in place once the next answer is asked for.
        """
        held: list[Said] = []  # the newest, and those that may still be changed
        for done, (table, seat, option, redealt) in enumerate(answers):
            if not self.begins(table, seat, redealt=redealt):
                said, before = held[-1]
                held[-1] = (replace(said, until=done + 1, line=(*said.line, option)), before)
                continue
            if not table.polling:
                yield from held
                held = []
            elif table.sealed[seat] != NOTHING:
                held = without_newest(held, seat)
            held.append((Declared(done, done + 1, seat, (option,), self.epoch), table.copy()))
        yield from held


def without_newest(held: list[Said], seat: int) -> list[Said]:
    """All declarations except the newest of a seat."""
    nth = max((nth for nth, (said, _) in enumerate(held) if said.seat == seat), default=len(held))
    return held[:nth] + held[nth + 1 :]
