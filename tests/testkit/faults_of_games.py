"""Faults to plant: rules, views and words. Each is one deliberate mistake in the small game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.kernel.tiny import GAME, cards, hill, turn
from tests.kernel.tiny.hill import DECK, Hill
from tests.kernel.tiny.kinds import ANCHOR, GUST, KIND, LIFT, PASS, SORT
from tests.kernel.tiny.view import observe, view, words, worth

import timescoop.testkit.check
from timescoop.kernel import NOTHING, QUESTION, Table, agenda, to_data
from timescoop.kernel.books import OFFER, RULES, THEN

Patch = pytest.MonkeyPatch
Offer = Callable[..., list[int]]


def stand_in(patch: Patch, room: Any, rule: Callable[..., None], *users: Any) -> None:
    """Put a faulty rule in the place of a good one, under its name."""
    rule.__module__ = room.__name__
    patch.setitem(RULES, f"{room.__name__}.{rule.__name__}", rule)
    for user in (room, *users):
        patch.setattr(user, rule.__name__, rule)


def offer_instead(patch: Patch, key: str, change: Callable[[list[int], Hill, int], list[int]]) -> None:
    """Change what is offered."""
    number = QUESTION.index(key)
    good: Offer = OFFER[number]
    in_its_place(patch, "OFFER", key, lambda table, me, *args: change(good(table, me, *args), table, me))


def then_instead(patch: Patch, key: str, then: Callable[..., None]) -> None:
    """Change what an answer does."""
    in_its_place(patch, "THEN", key, then)


def in_its_place(patch: Patch, book: str, key: str, rule: Callable[..., Any]) -> None:
    """Another rule in a book of questions."""
    rules = getattr(agenda, book)[:]
    rules[QUESTION.index(key)] = rule
    patch.setattr(agenda, book, rules)


def view_with(patch: Patch, more: Callable[[Hill, int], Any]) -> None:
    """A view with something more in it."""
    patch.setattr(GAME, "view", lambda table, seat: view(table, seat) | {"more": more(table, seat)})


# ---- leaks


def hands_shown(patch: Patch) -> None:
    """A view shows the hand of the first seat (A4 row 7)."""
    view_with(patch, lambda table, _seat: sorted(table.kind[copy] for copy in table.hand(0)))


def baskets_shown(patch: Patch) -> None:
    """A view names cards that lie face down (A4 row 7)."""
    view_with(patch, lambda table, _seat: sorted(table.kind[copy] for copy in table.basket(0)))


def sum_shown(patch: Patch) -> None:
    """A view shows a number worked out from cards face down (A4 row 13)."""
    view_with(patch, lambda table, _seat: sum(LIFT[table.kind[copy]] for copy in table.basket(0)))


def checksum_shown(patch: Patch) -> None:
    """A view shows a checksum of the whole table (A4 row 23)."""
    view_with(patch, lambda table, _seat: hashlib.sha256(json.dumps(to_data(table)["kind"]).encode()).hexdigest())


def seed_shown(patch: Patch) -> None:
    """A view shows the seed (A4 row 22)."""
    view_with(patch, lambda table, _seat: table.seed.hex())


def luck_counter_shown(patch: Patch) -> None:
    """A view shows how much luck has been drawn (A4 row 22)."""
    view_with(patch, lambda table, _seat: table.drawn)


def seals_shown(patch: Patch) -> None:
    """A view shows what has been sealed (A4 row 5)."""
    view_with(patch, lambda table, _seat: table.sealed)


def picks_shown(patch: Patch) -> None:
    """A view shows how many cards have been picked so far (A4 row 26)."""
    view_with(patch, lambda table, _seat: len(table.picks))


def options_counted(patch: Patch) -> None:
    """A view shows how many options another seat has (A4 row 4)."""
    view_with(patch, lambda table, _seat: [len(table.options(each)) for each in table.waiting()])


def knowers_shown(patch: Patch) -> None:
    """A view shows who knows a card of the deck (A4 row 11)."""
    view_with(patch, lambda table, _seat: [table.known[copy] for copy in table.zones[DECK]])


def sleeves_sorted(patch: Patch) -> None:
    """A view lists face-down cards in an order that comes from what they are (A4 rows 8 and 10)."""
    view_with(patch, lambda table, _seat: sorted(table.basket(0), key=lambda copy: table.kind[copy]))


def worth_of_truth(patch: Patch) -> None:
    """Bots are told how good the hands of others are (A4 row 25)."""
    patch.setattr(
        GAME,
        "evaluate",
        lambda table, seat: worth(table, seat) - sum(LIFT[table.kind[c]] for c in table.hand(1 - seat % 2)),
    )


def observation_of_truth(patch: Patch) -> None:
    """An observation counts the deck (A4 row 25)."""
    patch.setattr(
        GAME, "observe", lambda table, seat: [*observe(table, seat), sum(table.kind[c] for c in table.zones[DECK])]
    )


def observation_of_truths(patch: Patch) -> None:
    """An observation has a truth value among its numbers."""
    patch.setattr(GAME, "observe", lambda table, seat: [*observe(table, seat), table.over()])


def observation_that_grows(patch: Patch) -> None:
    """An observation grows with the discards."""
    patch.setattr(GAME, "observe", lambda table, seat: observe(table, seat) + [0] * len(table.zones[1]))


def words_of_truth(patch: Patch) -> None:
    """The words of an option tell what lies on top of the deck (A4 row 19)."""

    def telling(table: Hill, seat: int, option: int, names: Sequence[str]) -> str:
        top = table.kind[table.zones[DECK][-1]] if table.zones[DECK] else 0
        return words(table, seat, option, names) + " " * top + "."

    patch.setattr(GAME, "words", telling)


def reasons_of_truth(patch: Patch) -> None:
    """A reason names what the asked seat could do (A4 rows 12 and 19)."""
    patch.setattr(GAME, "why_not", lambda table, _seat, _said, _names: str([table.options(s) for s in table.waiting()]))


def told_by_options(patch: Patch) -> None:
    """What is offered depends on the card on top of the deck (A4 row 12)."""
    offer_instead(
        patch, "kites/act", lambda good, table, _me: good if table.kind[table.zones[DECK][0]] % 2 else good[:1]
    )


def settled_by_truth(patch: Patch) -> None:
    """Whether an answer is settled depends on the hand (A4 rows 3 and 32)."""

    def settled(table: Hill, me: int, _left: int) -> int:
        return NOTHING if any(SORT[table.kind[copy]] == GUST for copy in table.hand(me)) else PASS

    in_its_place(patch, "SETTLED", "kites/gust", settled)


def telling_window(patch: Patch) -> None:
    """Only a seat that holds a gust is asked (A4 row 1)."""

    def may_respond(self: Hill, _question: int, seat: int) -> bool:
        return any(SORT[self.kind[copy]] == GUST for copy in self.hand(seat))

    patch.setattr(Hill, "may_respond", may_respond)


def telling_trigger(patch: Patch) -> None:
    """A trigger from the hand stops the game for its owner (A4 row 2)."""

    def draw(table: Hill, me: int) -> None:
        old(table, me)
        if table.hand(me) and table.kind[table.hand(me)[-1]] == ANCHOR and not table.polling:
            table.ask(QUESTION.index("kites/peep"), me)

    old = hill.draw
    stand_in(patch, hill, draw, turn, cards)


def skipped_search(patch: Patch) -> None:
    """Whether anybody is asked depends on what another holds (A4 row 3)."""

    def search(table: Hill, me: int) -> None:
        if table.hand((me + 1) % table.seats) and table.kind[table.hand((me + 1) % table.seats)[0]] % 2:
            old(table, me)

    old = cards.search
    stand_in(patch, cards, search)


def secret_peek(patch: Patch) -> None:
    """A card is looked at, and nobody is told (A4 row 11)."""

    def draw(table: Hill, me: int) -> None:
        old(table, me)
        if table.zones[DECK]:
            table.peek(table.zones[DECK][0], me)

    old = hill.draw
    stand_in(patch, hill, draw, turn, cards)


def named_in_the_agenda(patch: Patch) -> None:
    """A frame names a card by what it is (A4 row 8)."""

    def hand_on(table: Hill) -> None:
        sealed = table.sealed[:]
        old(table)
        table.launched = sealed[0]

    old = THEN[QUESTION.index("kites/hand-on")]
    then_instead(patch, "kites/hand-on", hand_on)


# ---- rules that go wrong


def left_tied(patch: Patch) -> None:
    """A tail that falls stays tied to its kite, which is gone."""
    old = Hill.leave

    def leave(self: Hill, copy: int) -> None:
        host = self.host.get(copy)
        old(self, copy)
        if host is not None:
            self.host[copy] = self.zones[DECK][0] if self.zones[DECK] else copy

    patch.setattr(Hill, "leave", leave)


def deaf_removal(patch: Patch) -> None:
    """A card that leaves the sky goes on listening."""
    patch.setattr(Table, "leave_alone", lambda *_args: None)


def left_undone(patch: Patch) -> None:
    """A rule stays on the agenda beneath each turn."""

    def start_turn(table: Hill, me: int) -> None:
        table.agenda.insert(0, (cards.snag, (0,)))
        old(table, me)

    old = turn.start_turn
    stand_in(patch, turn, start_turn)


def nobody_next(patch: Patch) -> None:
    """After a turn nobody is next."""

    def do_act(table: Hill, _me: int, _option: int) -> None:
        table.agenda.clear()

    then_instead(patch, "kites/act", do_act)


def no_way_out(patch: Patch) -> None:
    """A window without a pass."""
    offer_instead(patch, "kites/gust", lambda good, _table, _me: good[1:])


def descending(patch: Patch) -> None:
    """Options from the last to the first."""
    offer_instead(patch, "kites/hand-on", lambda good, _table, _me: good[::-1])


def endless(patch: Patch) -> None:
    """The deck never ends."""
    patch.setattr(timescoop.testkit.check, "LONGEST_GAME", 600)
    patch.setattr(turn, "end_game", lambda _table: None)

    def start_turn(table: Hill, me: int) -> None:
        table.ask(QUESTION.index("kites/peep"), me)
        table.do(turn.start_turn, me)

    stand_in(patch, turn, start_turn)


def early_scores(patch: Patch) -> None:
    """Scores before the end."""
    patch.setattr(GAME, "scores", turn.points)


def score_missing(patch: Patch) -> None:
    """A seat without a score at the end."""
    patch.setattr(GAME, "scores", lambda table: turn.points(table)[1:] if table.over() else [])


def winner_elsewhere(patch: Patch) -> None:
    """The winner does not sit at the table."""

    def end_game(table: Hill) -> None:
        table.won = 1 << table.seats

    stand_in(patch, turn, end_game)


def settled_too_soon(patch: Patch) -> None:
    """An answer is given for a seat although it matters."""
    in_its_place(patch, "SETTLED", "kites/act", lambda _table, _me: PASS)


def settled_not_offered(patch: Patch) -> None:
    """The answer given for a seat is not on offer."""
    in_its_place(patch, "SETTLED", "kites/act", lambda _table, _me: KIND + len(SORT))


def words_alike(patch: Patch) -> None:
    """Two kites of one seat are called alike."""
    patch.setattr(GAME, "words", lambda *args: words(*args).split(",")[0].split(" of ")[0])


def words_on_two_lines(patch: Patch) -> None:
    """Words run over the line."""
    patch.setattr(GAME, "words", lambda *args: words(*args) + "\n")


def rule_fails(patch: Patch) -> None:
    """A rule looks where nothing is."""
    then_instead(patch, "kites/cut", lambda table, _me, _option: table.zones[99])


def unsound(patch: Patch) -> None:
    """Four kites in a basket."""
    patch.setattr(turn, "BASKET", 4)


def claimless(patch: Patch) -> None:
    """A basket is not said to hold kites, and a rule relies on it."""

    def stow(table: Hill, me: int, option: int) -> None:
        old(table, me, option)
        for copy in table.basket(me):
            table.claim[copy] = 0
            assert SORT[table.kind[copy]] == 0
        for seat in range(table.seats):
            assert all(SORT[table.kind[copy]] == 0 for copy in table.basket(seat)), "no kite in a basket"

    old = THEN[QUESTION.index("kites/stow")]
    then_instead(patch, "kites/stow", stow)


def hand_read_by_place(patch: Patch) -> None:
    """What a rule does depends on where in the hand a card lies (A4 rows 8 and 16)."""

    def cut(table: Hill, me: int, _option: int) -> None:
        if table.hand(me):
            copy = table.hand(me)[0]
            table.move(copy, hill.DISCARDS)

    then_instead(patch, "kites/cut", cut)
