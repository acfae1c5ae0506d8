"""The agenda: pending rules and open questions, as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Concatenate, Final, ParamSpec

from timescoop.kernel.books import (
    NOTHING,
    OFFER,
    QUESTION,
    SETTLED,
    SEVERAL,
    STEP_RULE,
    STEPWISE,
    THEN,
    Rule,
    register_rules,
)
from timescoop.kernel.cards import Cards
from timescoop.kernel.errors import IllegalChoice, NotAsked
from timescoop.kernel.subclassing import mypyc_attr

P = ParamSpec("P")
Frame = tuple[Rule, tuple[Any, ...]]  # a rule and its arguments, all of them ints
Asked = tuple[int, tuple[int, ...]]  # a question and its arguments, the seat first
Pending = tuple[int, tuple[int, ...]]  # an announced step and its arguments; step NOTHING if prevented

PLAYING: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(Cards):
    """The pending rules and open questions of a table, and the calls with which rules add to them.

    A rule calls another one directly if nothing can come between. It puts the other on the agenda (`do`) if somebody
    may be asked before, if cards may change what happens, or if something on the agenda has to come first. So a rule
    first does its own work, and then puts on what follows.
    """

    __slots__ = (
        "again", "agenda", "asked", "eyes", "offered", "offered_to", "pending", "picks", "polling", "sealed", "todo",
        "won",
    )  # fmt: skip
    agenda: list[Frame]  # the last is the next
    todo: list[Frame]  # what the running rule has put on, in reading order
    asked: list[Asked]
    picks: tuple[int, ...]  # what the seat that is asked has picked so far: nobody else's business
    again: int  # whether the answer just given asks on with the same picks; never saved
    polling: int
    sealed: list[int]  # seat -> the option it has sealed in this poll, or NOTHING
    pending: list[Pending]  # steps announced and not yet carried out
    eyes: dict[int, tuple[int, ...]]  # announced step -> copies in play that may change it
    offered: list[int]  # a cache of options(), never saved
    offered_to: int
    won: int  # a bit for each seat that has won; PLAYING while the game goes on

    def clear(self) -> None:
        """Empty the agenda and withdraw every question."""
        self.agenda, self.todo, self.asked, self.pending, self.picks = [], [], [], [], ()
        self.again, self.polling, self.sealed = 0, 0, [NOTHING] * self.seats
        self.offered, self.offered_to = [], NOTHING
        self.eyes, self.won = {}, PLAYING

    def do(self, rule: Callable[Concatenate[Any, P], None], *args: P.args, **named: P.kwargs) -> None:
        """Queue a rule; the rules that one rule queues run in the order of the calls.

        Positional arguments only: the types let mypy check them against the rule.
        """
        assert not named, "a frame has no named arguments"
        self.todo.append((rule, args))

    def ask(self, question: int, *args: int) -> None:
        """Queue a question to one seat, the first argument; it is asked in the order of the calls, like a rule."""
        if self.todo or self.asked:
            self.todo.append((ask_queued, (question, *args)))
        else:
            self.asked.append((question, args))

    def ask_again(self, question: int, *args: int, picks: tuple[int, ...]) -> None:
        """Ask for the next of several picks; the picks so far are stored with the question, hidden from other seats."""
        assert not self.todo, "a choice of several goes on before anything else"
        assert not self.asked, "a choice of several goes on alone"
        assert question in SEVERAL or question in STEPWISE, "a question that is asked again says so where it is defined"
        self.asked.append((question, args))
        self.picks = picks
        self.again = 1

    def poll(self, question: int, seats: list[int], *args: int) -> None:
        """Ask several seats at once; the answers stay sealed, and may be changed, until the last is in."""
        assert not self.todo, "a poll waits for nothing"
        assert not self.asked, "a poll is asked alone"
        self.polling = 1
        self.sealed = [NOTHING] * self.seats
        for seat in seats:
            self.asked.append((question, (seat, *args)))

    def announce(self, step: int, *args: int) -> None:
        """Put a step on the agenda that cards may replace or prevent before it happens."""
        self.todo.append((announce_step, (step, *args)))

    def replace(self, step: int, *args: int) -> None:
        """Replace the step that was announced last by this one."""
        self.pending[-1] = (step, args)

    def prevent(self) -> None:
        """Prevent the step that was announced last."""
        self.pending[-1] = (NOTHING, ())

    # ---- questions and answers

    def waiting(self) -> list[int]:
        """The seats that have still to answer."""
        asked = self.asked
        if len(asked) == 1 and not self.polling:
            return [asked[0][1][0]]
        if not self.polling:
            return [args[0] for _, args in asked]
        return [args[0] for _, args in self.asked if self.sealed[args[0]] == NOTHING]

    def question_of(self, seat: int) -> int:
        """The number of the question that a seat holds, or `NOTHING`."""
        for question, args in self.asked:
            if args[0] == seat:
                return question
        return NOTHING

    def options(self, seat: int) -> list[int]:
        """The options of a seat, ascending. They are computed on each call, so they fit an imagined table, too."""
        if self.offered_to == seat:
            return self.offered
        for question, args in self.asked:
            if args[0] == seat:
                offer = OFFER[question]
                self.offered = offer(self, args[0]) if len(args) == 1 else offer(self, *args)
                self.offered_to = seat
                return self.offered
        return []

    def unpicked(self, cards: Iterable[int]) -> list[int]:
        """The distinct kinds of these copies, ascending, without kinds whose copies have all been picked."""
        kinds = [self.kind[copy] for copy in cards]
        for pick in self.picks:
            if pick in kinds:
                kinds.remove(pick)
        return sorted(set(kinds))

    def settled(self, seat: int) -> int:
        """The answer to give for a seat if public facts show that no answer makes a difference, else `NOTHING`."""
        for question, args in self.asked:
            if args[0] == seat and not self.polling:
                rule = SETTLED[question]
                return NOTHING if rule is None else rule(self, *args)
        return NOTHING

    def play(self, seat: int, option: int) -> None:
        """Answer in place, then run the agenda until a seat is asked or the game is over.

        Raises:
            NotAsked: The seat has no question.
            IllegalChoice: The option is not allowed.
        """
        self.take(seat, option)
        self.run()

    def take(self, seat: int, option: int) -> None:
        """Answer in place like `play`, but leave the rules that follow on the agenda."""
        offered = self.offered if self.offered_to == seat else self.options(seat)
        if option not in offered:
            self.refuse(seat, option)
        self.give(seat, option)

    def give(self, seat: int, option: int) -> None:
        """Answer like `take` without checking the option, which the caller has just taken from `options`."""
        self.offered_to = NOTHING
        question, args = self.asked[0]
        if self.polling:
            self.sealed[seat] = option
            if self.waiting():
                return
            self.polling = 0
            self.asked.clear()
            THEN[question](self, *args[1:])
            self.sealed = [NOTHING] * self.seats  # a secret passed on stays a secret
        else:
            self.asked.clear()
            self.again = 0
            then = THEN[question]
            if len(args) == 1:
                then(self, args[0], option)
            else:
                then(self, *args, option)
            if not self.again:
                self.picks = ()

    def refuse(self, seat: int, option: int) -> None:
        """Say why an answer cannot be taken."""
        offered = self.options(seat)
        if not offered:
            raise NotAsked(f"seat {seat} is not asked anything now")
        key = QUESTION[self.question_of(seat)]
        raise IllegalChoice(f"seat {seat} may not answer {key!r} with {option}; the options are {offered}")

    def run(self) -> None:
        """Run the agenda until somebody is asked or nothing is left.

        Calls with few arguments are spelled out, because a starred call builds a list first.
        """
        agenda = self.agenda
        todo = self.todo
        asked = self.asked
        while True:
            if todo:
                todo.reverse()
                agenda += todo
                todo.clear()
            if self.won >= 0:
                agenda.clear()
                asked.clear()
                self.pending.clear()
                self.picks = ()
                return
            if asked or not agenda:
                return
            rule, args = agenda.pop()
            count = len(args)
            if count == 1:
                rule(self, args[0])
            elif not count:
                rule(self)
            elif count == 2:  # noqa: PLR2004 - as many as are named below
                rule(self, args[0], args[1])
            else:
                rule(self, *args)

    def go_on(self) -> bool:
        """Run one pending rule; False if there is none, or if a seat has to answer first."""
        self.line_up()
        if self.won >= 0 or self.asked or not self.agenda:
            self.run()
            return False
        rule, args = self.agenda.pop()
        rule(self, *args)
        self.line_up()
        return True

    def line_up(self) -> None:
        """Put the rules that the last rule queued at the front of the agenda."""
        self.todo.reverse()
        self.agenda += self.todo
        self.todo.clear()

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.won >= 0

    def on_announced(self, watcher: int, step: int, args: tuple[int, ...]) -> None:
        """Tell a watching copy of an announced step. Games with replacement effects override this."""

    def copy_agenda_into(self, new: Agenda) -> None:
        """Copy this agenda into an empty one."""
        new.agenda = self.agenda[:]
        new.todo = []
        new.asked = self.asked[:]
        new.picks, new.again = self.picks, 0
        new.polling = self.polling
        new.sealed = self.sealed[:]
        new.pending = self.pending[:]
        new.eyes = self.eyes.copy()
        new.offered, new.offered_to = self.offered, self.offered_to
        new.won = self.won


def ask_queued(table: Agenda, question: int, *args: int) -> None:
    """KER-QUESTION-01: ask a question whose turn has come on the agenda."""
    table.asked.append((question, args))


def announce_step(table: Agenda, step: int, *args: int) -> None:
    """KER-STEP-01: announce a step to each card that watches for it, then carry out the step or its replacement."""
    watchers = table.eyes.get(step, ())
    if not watchers:
        table.do(STEP_RULE[step], *args)
        return
    table.pending.append((step, args))
    for watcher in watchers:
        table.do(offer_to_watcher, watcher)
    table.do(carry_out)


def offer_to_watcher(table: Agenda, watcher: int) -> None:
    """KER-STEP-02: let one watching card replace or prevent the step as it is now; skipped if it was prevented."""
    step, args = table.pending[-1]
    if step != NOTHING and watcher in table.eyes.get(step, ()):
        table.on_announced(watcher, step, args)


def carry_out(table: Agenda) -> None:
    """KER-STEP-03: carry out the announced step or what replaced it."""
    step, args = table.pending.pop()
    if step != NOTHING:
        table.do(STEP_RULE[step], *args)


register_rules(globals(), ask_queued="put", announce_step="face", offer_to_watcher="see")
