"""Steps that are announced, windows for responses, and facts that are heard."""

from __future__ import annotations

from tests.kernel.plain import PICK_ONE, Plain, bare, note, ones_and_twos

from timescoop.kernel import (
    NOTHING,
    after_response,
    as_window,
    fact,
    open_window,
    question,
    register_rules,
    step,
    windows_of,
)

# ---- announced steps


class Watched(Plain):
    """A table where copy 0 turns every fall of 7 into one of 8, copy 1 prevents falls of 9, and copy 2 asks."""

    __slots__ = ()

    def copy(self) -> Watched:
        new = Watched()
        self.copy_into(new)
        new.done = self.done[:]
        return new

    def on_announced(self, watcher: int, step: int, args: tuple[int, ...]) -> None:
        self.done.append(f"{watcher} sees {args[0]}")
        if watcher == 0 and args[0] == 7:
            self.replace(step, 8)
        elif watcher == 1 and args[0] == 9:
            self.prevent()
        elif watcher == 2 and args[0] == 5:
            self.do(announce_another)
            self.ask(PICK_ONE, 0)


def announce_another(table: Plain) -> None:
    table.announce(FALL, 6)


FALL = step("plain/fall", "PLN-04", note)


def watched(*copies: int) -> Watched:
    table = Watched()
    base = bare()
    base.copy_into(table)
    table.done = []
    for copy in copies:
        table.watch(copy, FALL)
    return table


def announced(number: int, *copies: int) -> Watched:
    table = watched(*copies)
    table.announce(FALL, number)
    table.do(note, 99)
    table.run()
    return table


def test_a_step_that_nobody_watches_happens() -> None:
    assert announced(7).done == ["7", "99"]


def test_a_step_may_be_replaced_before_it_happens() -> None:
    assert announced(7, 0).done == ["0 sees 7", "8", "99"]


def test_a_later_watcher_sees_the_step_as_it_now_stands() -> None:
    assert announced(7, 0, 1).done == ["0 sees 7", "1 sees 8", "8", "99"]


def test_a_step_may_be_prevented_and_nobody_sees_it_then() -> None:
    assert announced(9, 1, 0).done == ["1 sees 9", "99"]


def test_a_step_announced_meanwhile_comes_first_and_questions_too() -> None:
    table = announced(5, 2, 0)
    assert table.done == ["2 sees 5", "2 sees 6", "0 sees 6", "6"]
    assert table.pending == [(FALL, (5,))]
    table.play(0, 1)
    assert table.done[4:] == ["0 1", "0 1 0", "0 sees 5", "5", "99"]
    assert table.pending == []


def test_a_watcher_that_has_left_sees_nothing_more() -> None:
    table = watched(2, 0)
    table.leave_alone(2)
    table.announce(FALL, 7)
    table.run()
    assert table.done == ["0 sees 7", "8"]
    table.leave_alone(0)
    assert table.eyes == {}


# ---- windows


def respond(table: Plain, me: int, left: int, option: int) -> None:
    after_response(table, RESPOND, me, left, passed=option == 1)
    if option != 1:
        table.do(note, me, option)


def all_but_one(_table: Plain, seat: int) -> bool:
    """Seat 1 is never asked."""
    return seat != 1


def has_a_one(table: Plain) -> bool:
    """Some table has a card that the other window needs."""
    return "1" in table.done


RESPOND = as_window(question("plain/respond", "PLN-05", ones_and_twos, respond), 1, usual=False, asks=all_but_one)
RARE = as_window(question("plain/rare", "PLN-05", ones_and_twos, respond), 1, usual=True, with_cards=has_a_one)
register_rules(globals())


def windowed() -> Plain:
    table = bare()
    table.do(open_window, RESPOND, 0, 3)
    table.do(note, 99)
    table.run()
    return table


def test_a_window_asks_in_turn_and_closes_when_all_have_passed() -> None:
    table = windowed()
    order = []
    while table.waiting():
        order += table.waiting()
        table.play(table.waiting()[0], 1)
    assert (order, table.done) == ([0, 2], ["99"])


def test_after_a_response_all_are_asked_again_and_the_last_comes_first() -> None:
    table = windowed()
    order = []
    for option in (2, 1, 2, 1, 1):
        order += table.waiting()
        table.play(table.waiting()[0], option)
    assert order == [0, 0, 2, 2, 0]
    assert table.done == ["2 2", "0 2", "99"], "last in, first out"


def test_a_window_that_only_some_cards_need_is_listed_where_they_are() -> None:
    table = windowed()
    assert windows_of(table, "plain") == {RESPOND: False}
    table.done.append("1")
    assert windows_of(table, "plain") == {RESPOND: False, RARE: True}
    assert windows_of(table, "plainer") == {}, "another room"


# ---- facts


class Listening(Plain):
    """A table where each copy that listens notes what it hears."""

    __slots__ = ()

    def copy(self) -> Listening:
        new = Listening()
        self.copy_into(new)
        new.done = self.done[:]
        return new

    def heard(self, listener: int, fact: int, seat: int, args: tuple[int, ...], copies: tuple[int, ...]) -> None:
        assert fact == HAPPENED
        self.do(note, listener, seat, *args, *copies)


HAPPENED = fact("plain/happened", "PLN-06")
IGNORED = fact("plain/ignored", "PLN-07")


def test_who_listens_hears_facts_of_that_kind_and_what_it_does_waits() -> None:
    table = Listening()
    bare().copy_into(table)
    table.done = []
    table.listen(2, HAPPENED)
    table.listen(3, HAPPENED)
    table.say(IGNORED, 1)
    table.say(HAPPENED, 1, (7,), (0,))
    assert table.done == []
    table.leave_alone(2)
    table.say(HAPPENED, 0)
    table.run()
    assert table.done == ["2 1 7 0", "3 1 7 0", "3 0"]


def test_each_seat_is_told_what_it_knew_at_that_moment() -> None:
    table = bare()
    table.kept = []
    table.peek(2, 0)
    table.say(HAPPENED, 1, (4,), (3, 2))
    table.show(3)
    assert table.told(0) == [(HAPPENED, 1, (4,), (NOTHING, 2))]
    assert table.told(1) == [(HAPPENED, 1, (4,), (NOTHING, NOTHING))]
    table.say(IGNORED, 0)
    assert table.told(1, 1) == [(IGNORED, 0, (), ())]


def test_no_facts_are_kept_unless_somebody_asks_for_them() -> None:
    table = bare()
    table.say(HAPPENED, 1)
    assert table.kept is None
    assert table.told(0) == []
