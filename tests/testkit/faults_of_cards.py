"""Faults to plant: sleeves, knowledge, imagining, dice. Each is one deliberate mistake in the kernel."""

from __future__ import annotations

import importlib
import itertools
from typing import Any, Final

import pytest
from tests.kernel.tiny import GAME

from timescoop.kernel import HAND, OPEN, Cards, Table, imagine

Patch = pytest.MonkeyPatch
IMAGINING: Final = importlib.import_module("timescoop.kernel.imagining")  # the door has a function of this name


def sleeve_left_behind(patch: Patch) -> None:
    """A card that is moved stays where it was, too."""
    old = Cards.move

    def move(self: Cards, copy: int, to: int, *, up: bool = True) -> None:
        start = self.zone[copy]
        old(self, copy, to, up=up)
        self.zones[start] += (copy,)

    patch.setattr(Cards, "move", move)


def zone_forgotten(patch: Patch) -> None:
    """A card that is moved does not know where it is."""
    old = Cards.move

    def move(self: Cards, copy: int, to: int, *, up: bool = True) -> None:
        start = self.zone[copy]
        old(self, copy, to, up=up)
        if to == 1:
            self.zone[copy] = start

    patch.setattr(Cards, "move", move)


def card_lost(patch: Patch) -> None:
    """A shuffle turns one card into another."""
    old = Cards.shuffle

    def shuffle(self: Cards, zone: int) -> None:
        old(self, zone)
        self.kind[self.zones[zone][0]] = self.kind[self.zones[zone][-1]]

    patch.setattr(Cards, "shuffle", shuffle)


def open_cards_hidden(patch: Patch) -> None:
    """Over-hiding: what lies open is known only to seats that knew it before (A4 row 9)."""
    old = Cards.move

    def move(self: Cards, copy: int, to: int, *, up: bool = True) -> None:
        known = self.known[copy]
        old(self, copy, to, up=up)
        if self.sort[to] == OPEN:
            self.known[copy] = known

    patch.setattr(Cards, "move", move)


def own_hand_hidden(patch: Patch) -> None:
    """Over-hiding: the seat that gets a card does not see it."""
    old = Cards.move

    def move(self: Cards, copy: int, to: int, *, up: bool = True) -> None:
        known = self.known[copy]
        old(self, copy, to, up=up)
        if self.sort[to] == HAND:
            self.known[copy] = known

    patch.setattr(Cards, "move", move)


def baskets_forgotten(patch: Patch) -> None:
    """Over-hiding: owners forget their cards face down when anybody shuffles (A4 row 11)."""
    old = Cards.shuffle

    def shuffle(self: Cards, zone: int) -> None:
        old(self, zone)
        for copy, up in enumerate(self.up):
            if not up and self.sort[self.zone[copy]] == 1:
                self.known[copy] = 0

    patch.setattr(Cards, "shuffle", shuffle)


def stranger_peeks(patch: Patch) -> None:
    """Somebody who does not sit at the table looks at a card."""
    old = Cards.peek

    def peek(self: Cards, copy: int, seat: int) -> None:
        old(self, copy, seat)
        old(self, copy, self.seats + 1)

    patch.setattr(Cards, "peek", peek)


def watchers_peek(patch: Patch) -> None:
    """Spectators see what one seat looks at."""
    old = Cards.peek

    def peek(self: Cards, copy: int, seat: int) -> None:
        old(self, copy, seat)
        old(self, copy, self.seats)

    patch.setattr(Cards, "peek", peek)


def passes_taken_back(patch: Patch) -> None:
    """A seat that has drawn a card may take the draw back (A4 row 31)."""
    old = Cards.move

    def move(self: Cards, copy: int, to: int, *, up: bool = True) -> None:
        old(self, copy, to, up=up)
        self.fixed -= self.sort[to] == HAND

    patch.setattr(Cards, "move", move)


def undo_tells(patch: Patch) -> None:
    """Whether an answer can be taken back depends on which card it was (A4 row 31)."""
    old = Cards.pick

    def pick(self: Cards, zone: int, kind: int, by: int, **named: Any) -> int:
        self.fixed += kind == 0
        return old(self, zone, kind, by, **named)

    patch.setattr(Cards, "pick", pick)


def nothing_forgotten(patch: Patch) -> None:
    """Who knew a card in a hand goes on knowing where it is (A4 rows 8 and 11)."""
    patch.setattr(Cards, "blur", lambda *_args, **_named: None)


def neighbours_remembered(patch: Patch) -> None:
    """Only the card that left unseen is forgotten, not those it could have been (A4 row 11)."""
    old = Cards.blur

    def blur(self: Cards, cards: tuple[int, ...], copy: int, by: int, claim: int, *, seen: bool) -> None:
        if seen:
            old(self, cards, copy, by, claim, seen=seen)
        else:
            self.known[copy] &= 1 << by

    patch.setattr(Cards, "blur", blur)


def twins_remembered(patch: Patch) -> None:
    """A card shown tells which of two alike it was (A4 row 8)."""
    patch.setattr(Cards, "forget_one_copy", lambda *_args: None)


def telling_sleeve(patch: Patch) -> None:
    """The sleeve that leaves a hand is the one the card lay in (A4 rows 8, 10 and 16)."""

    def pick(self: Cards, zone: int, kind: int, by: int, *, claim: int = 0, seen: bool = True, mark: int = -1) -> int:
        del mark
        copy = next(copy for copy in self.zones[zone] if self.kind[copy] == kind)
        self.blur(self.zones[zone], copy, by, claim, seen=seen)
        self.claim[copy] = claim
        return copy

    patch.setattr(Cards, "pick", pick)


def drawn_order_seen(patch: Patch) -> None:
    """A hand is shown in the order in which its cards came (A4 row 10)."""

    def seen(self: Cards, zone: int, seat: int) -> list[int]:
        return [self.kind[c] if self.knows(seat, c) else -1 for c in self.zones[zone]]

    patch.setattr(Cards, "seen", seen)


def order_of_the_deck_seen(patch: Patch) -> None:
    """A search shows the deck in its order (A4 row 14)."""

    def look_through(self: Cards, zone: int, seat: int) -> None:
        for copy in self.zones[zone]:
            self.peek(copy, seat)

    patch.setattr(Cards, "look_through", look_through)


def claims_ignored(patch: Patch) -> None:
    """An imagined card face down may be anything."""
    patch.setattr(IMAGINING.BoundSleeves, "fitting", lambda sleeves, _claim: list(range(len(sleeves.pool))))


def bonds_ignored(patch: Patch) -> None:
    """Imagined cards that lie together may be alike."""

    def suiting(sleeves: Any, copy: int) -> list[int]:
        return [at for at in sleeves.fitting(sleeves.table.claim[copy]) if at not in sleeves.taken]

    patch.setattr(IMAGINING.BoundSleeves, "suiting", suiting)


def truth_imagined(patch: Patch) -> None:
    """Imagining leaves the truth where it is (A4 rows 25 and 33)."""
    patch.setattr(IMAGINING, "refill", lambda *_args: None)


def true_luck_imagined(patch: Patch) -> None:
    """An imagined table has the luck to come (A4 rows 22 and 33)."""

    def with_luck(table: Table, seat: int, luck: int) -> Table:
        new = imagine(table, seat, luck)
        new.drawn = table.kind[0]
        return new

    patch.setattr(GAME, "imagine", with_luck)


def moody_imagining(patch: Patch) -> None:
    """Imagining draws on luck of its own."""
    count = itertools.count()
    patch.setattr(GAME, "imagine", lambda table, seat, luck: imagine(table, seat, luck + next(count)))


def order_kept(patch: Patch) -> None:
    """An imagined hand keeps the order of the real one (A4 row 10)."""
    patch.setattr(IMAGINING, "settle", lambda *_args: None)


def seals_kept(patch: Patch) -> None:
    """An imagined table keeps what the others have sealed (A4 row 5)."""
    patch.setattr(IMAGINING, "unseal", lambda *_args: None)


def others_know(patch: Patch) -> None:
    """What others know of the deck stays in an imagined table (A4 row 11)."""

    def knowing(table: Table, seat: int, luck: int) -> Table:
        new = imagine(table, seat, luck)
        for copy in new.zones[0]:
            new.known[copy] = table.known[copy]
        return new

    patch.setattr(GAME, "imagine", knowing)


def endless_luck(patch: Patch) -> None:
    """Dice go on from game to game."""
    count = itertools.count()
    old = Cards.roll
    patch.setattr(Cards, "roll", lambda self, sides: next(count) % sides if self.seed else old(self, sides))
