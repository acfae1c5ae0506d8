"""Faults to plant: copies, saved tables, the agenda, questions, facts. Each is one deliberate mistake in the kernel."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.tiny import notation
from tests.kernel.tiny.hill import Hill

import timescoop.kernel.data
import timescoop.testkit.copies
from timescoop.kernel import IllegalChoice, NotAsked, Table

Patch = pytest.MonkeyPatch


def shared_list(patch: Patch) -> None:
    """A copy shares a list."""
    old = Hill.copy

    def copy(self: Hill) -> Hill:
        new = old(self)
        new.known = self.known
        return new

    patch.setattr(Hill, "copy", copy)


def field_not_copied(patch: Patch) -> None:
    """A copy lacks a field of the game's own."""
    old = Hill.copy

    def copy(self: Hill) -> Hill:
        new = old(self)
        new.turns = 1
        return new

    patch.setattr(Hill, "copy", copy)


def field_not_written(patch: Patch) -> None:
    """A field of the game's own is not written down."""
    patch.setattr(Hill, "OWN", ("edition", "passing", "turns"))


def claims_not_written(patch: Patch) -> None:
    """Claims are not written down."""
    old = timescoop.kernel.data.fill

    def fill(table: Table, data: dict[str, Any]) -> None:
        old(table, data)
        table.claim = [0] * len(table.kind)

    patch.setattr(notation, "fill", fill)


def luck_remembered(patch: Patch) -> None:
    """A saved table comes back with the wrong block of luck."""
    old = timescoop.kernel.data.fill

    def fill(table: Table, data: dict[str, Any]) -> None:
        old(table, data)
        table.luck = bytes(64)

    patch.setattr(notation, "fill", fill)


def answered_in_place(patch: Patch) -> None:
    """An answer at the door changes the table it was given."""

    def in_place(table: Table, seat: int, option: int) -> Table:
        table.play(seat, option)
        return table

    patch.setattr(timescoop.testkit.copies, "answer", in_place)


def shared_beneath(patch: Patch) -> None:
    """Playing a copy changes what lies beneath the original, in a table of its own."""
    old = Hill.play
    latest: list[Hill] = []

    def play(self: Hill, seat: int, option: int) -> None:
        old(self, seat, option)
        if len(latest) > 1:
            latest[0].fixed += 1

    def copy(self: Hill) -> Hill:
        latest[:] = [self, old_copy(self)]
        return latest[1]

    old_copy = Hill.copy
    patch.setattr(Hill, "play", play)
    patch.setattr(Hill, "copy", copy)


def anything_goes(patch: Patch) -> None:
    """What is not on offer is taken all the same."""
    old = Table.play

    def play(self: Table, seat: int, option: int) -> None:
        old(self, seat, option if option in self.options(seat) else (self.options(seat) or [0])[0])

    patch.setattr(Table, "play", play)


def wrong_reason(patch: Patch) -> None:
    """Who is not asked is told that the choice is illegal."""
    patch.setattr(Table, "refuse", lambda *_args: (_ for _ in ()).throw(IllegalChoice("no")))


def not_asked(patch: Patch) -> None:
    """Who is asked is told that it is not."""
    patch.setattr(Table, "refuse", lambda *_args: (_ for _ in ()).throw(NotAsked("no")))


def refusing_tells(patch: Patch) -> None:
    """A refusal names what others hold (A4 row 19)."""

    def refuse(self: Table, seat: int, _option: int) -> None:
        raise NotAsked(f"not now: {self.kind}") if not self.options(seat) else IllegalChoice(f"no: {self.kind}")

    patch.setattr(Table, "refuse", refuse)


def refusing_changes(patch: Patch) -> None:
    """A refused answer leaves a trace."""
    old = Table.refuse

    def refuse(self: Table, seat: int, option: int) -> None:
        self.fixed += 1
        old(self, seat, option)

    patch.setattr(Table, "refuse", refuse)


def left_at_the_end(patch: Patch) -> None:
    """When the game is over something is still to be done."""
    old = Table.run

    def run(self: Table) -> None:
        old(self)
        if self.over():
            self.agenda.append((Hill.changed, ()))

    patch.setattr(Table, "run", run)


def half_done(patch: Patch) -> None:
    """A rule is put on when the agenda has been run."""
    old = Table.run

    def run(self: Table) -> None:
        old(self)
        if not self.over():
            self.do(Hill.changed)

    patch.setattr(Table, "run", run)


def picks_left_over(patch: Patch) -> None:
    """What was picked stays when the choice is over (A4 row 26)."""
    old = Table.play

    def play(self: Table, seat: int, option: int) -> None:
        picks = self.picks
        old(self, seat, option)
        if not self.again and not self.over():
            self.picks = picks

    patch.setattr(Table, "play", play)


def stale_bonuses(patch: Patch) -> None:
    """Bonuses are not derived anew."""
    patch.setattr(Table, "changed", lambda _self: None)


def stale_seals(patch: Patch) -> None:
    """What was sealed stays on the table after the poll (A4 row 5)."""
    old = Table.play

    def play(self: Table, seat: int, option: int) -> None:
        kept = self.sealed[:] if self.polling else []
        old(self, seat, option)
        if kept and not self.polling:
            self.sealed = [*kept[:seat], option, *kept[seat + 1 :]]

    patch.setattr(Table, "play", play)


def loud_facts(patch: Patch) -> None:
    """A fact tells everyone which card it is about (A4 rows 14 and 19)."""
    old = Table.say

    def say(self: Table, fact: int, seat: int, args: tuple[int, ...] = (), copies: tuple[int, ...] = ()) -> None:
        old(self, fact, seat, args, copies)
        if self.kept:
            what, who, numbers, kinds, masks = self.kept[-1]
            self.kept[-1] = (what, who, numbers, kinds, (self.everyone(),) * len(masks))

    patch.setattr(Table, "say", say)


def numbered_facts(patch: Patch) -> None:
    """A fact carries a number worked out from a secret (A4 rows 13 and 23)."""
    old = Table.say

    def say(self: Table, fact: int, seat: int, args: tuple[int, ...] = (), copies: tuple[int, ...] = ()) -> None:
        old(self, fact, seat, (*args, sum(self.kind[copy] for copy in copies)), copies)

    patch.setattr(Table, "say", say)


def seal_told(patch: Patch) -> None:
    """A fact says what has been sealed (A4 row 5)."""
    old = Table.play

    def play(self: Table, seat: int, option: int) -> None:
        old(self, seat, option)
        if self.polling:
            self.say(0, seat, (option,))

    patch.setattr(Table, "play", play)


def facts_matter(patch: Patch) -> None:
    """A game goes otherwise when facts are kept."""
    old = Table.say

    def say(self: Table, fact: int, seat: int, args: tuple[int, ...] = (), copies: tuple[int, ...] = ()) -> None:
        old(self, fact, seat, args, copies)
        self.fixed += self.kept is not None

    patch.setattr(Table, "say", say)
