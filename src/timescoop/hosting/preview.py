"""Moves of several answers: which ones a seat may give in a row, and what it would be asked after each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from timescoop.bots import Rest
from timescoop.hosting.timeline import Passing, Timeline, new_timeline, no_passing
from timescoop.kernel import ORDERED, SEVERAL, STEPWISE, WINDOW, Game, IllegalChoice, Table, View

MOST_ANSWERS: Final = 60  # answers of one move: more than any hand has cards
MOST_AHEAD: Final = 60  # options of one question that are previewed; the rest only when they are chosen
TRIED: Final = 3  # options of one question that are tried to find out whether several may be chosen


def learnt(before: Table, after: Table, seat: int) -> bool:
    """True if an answer revealed a card to a seat, or involved chance."""
    if after.drawn != before.drawn:
        return True
    return any(new >> seat & 1 and not old >> seat & 1 for old, new in zip(before.known, after.known, strict=True))


def can_answer_ahead(before: Timeline, after: Timeline, seat: int) -> bool:
    """True if only this seat is asked after its answer, nobody else was in between, and it has learnt nothing.

    So it could have worked out its next options before, and may send the next answer together with this one.
    """
    table = after.table
    alone = not (table.over() or table.polling or before.table.polling) and table.waiting() == [seat]
    own = all(given.seat == seat for given in after.given[len(before.given) :])
    return alone and own and not learnt(before.table, table, seat)


def picked_by_hosting(before: Timeline, after: Timeline, seat: int) -> list[int]:
    """What hosting has picked for a seat after its newest answer, because only one card could be picked."""
    return [given.option for given in after.given[len(before.given) + 1 :] if given.unasked and given.seat == seat]


def apply_all(timeline: Timeline, seat: int, options: Sequence[int], passing: Passing) -> Timeline:
    """The timeline once a seat has given several answers in a row, each as if it were sent alone.

    Raises:
        IllegalChoice: One of them is not allowed, or cannot be sent together with those before it.
    """
    if not 0 < len(options) <= MOST_ANSWERS:
        raise IllegalChoice(f"a move has 1 to {MOST_ANSWERS} answers, not {len(options)}")
    before = after = timeline
    picked: list[int] = []
    for number, option in enumerate(options, 1):
        if picked[:1] == [option]:
            picked.pop(0)
            continue
        before = after
        try:
            after = before.after(seat, option, joined=number > 1).settled(passing)
        except IllegalChoice as error:
            if len(options) == 1:
                raise
            raise IllegalChoice(f"answer {number} of {len(options)} is refused, so none was given: {error}") from error
        if number < len(options) and not can_answer_ahead(before, after, seat):
            raise IllegalChoice(
                f"only {number} of these {len(options)} answers can be sent together, so none was given: "
                "after that another player chooses, or something is revealed"
            )
        picked = picked_by_hosting(before, after, seat)
    return after


def apply_while_legal(timeline: Timeline, seat: int, options: Sequence[int], passing: Passing) -> Timeline:
    """The timeline once a seat has given several answers in a row, up to the first that cannot be sent with the others.

    For moves that were checked on a table that the seat imagines. If the real one differs, the answers before the
    difference count: a refusal would tell the seat what it may learn only by a move.

    Raises:
        IllegalChoice: The first one is not allowed.
    """
    before, after = timeline, timeline.after(seat, options[0]).settled(passing)
    picked = picked_by_hosting(before, after, seat)
    for option in options[1:]:
        if picked[:1] == [option]:
            picked.pop(0)
            continue
        if not can_answer_ahead(before, after, seat) or option not in after.table.options(seat):
            break
        before, after = after, after.after(seat, option, joined=True).settled(passing)
        picked = picked_by_hosting(before, after, seat)
    return after


@dataclass(frozen=True, slots=True)
class Preview:
    """What a seat would be asked once it had given some answers, as far as it can tell before it gives them.

    Args:
        answers: Those answers.
        ends: True if the move ends with them: then there is no view.
        view: The seat's view at that moment.
        options: The number and the short words of each option.
        several: True if cards are chosen one by one, in any order, until the choice is done.
        ordered: True if those cards are an order: the first that is chosen comes first.
        ahead: By option, what would be asked next; of some options only, and one answer far.
    """

    answers: tuple[int, ...]
    ends: bool = True
    view: View | None = None
    options: tuple[tuple[int, str], ...] = ()
    several: bool = False
    ordered: bool = False
    ahead: Mapping[int, Preview] = field(default_factory=dict)


class Previewer:
    """Looks ahead for one seat at one snapshot, on a table imagined for the seat, so nothing hidden can leak.

    Args:
        game: The game.
        table: The real table. Only what the seat knows of it is used.
        seat: Who is asked.
        names: The names of the seats.
        passing: How windows are passed. It should pick no card: one that is the only one there is to pick is shown, so
            that it can be chosen first, and its place after it.
    """

    def __init__(
        self, game: Game, table: Table, seat: int, names: Sequence[str], passing: Passing = no_passing
    ) -> None:
        self.game, self.seat, self.names, self.passing = game, seat, names, passing
        world = game.imagine(table, seat, 0)
        world.kept = None  # record no facts of an imagined table
        self.start = new_timeline(world)
        self.rest = Rest(world) if world.asked and not world.polling else None
        self.found: dict[tuple[int, ...], Preview] = {}
        self.views: dict[int, tuple[Timeline, View]] = {}  # by identity of the timeline, which is kept with its view

    def look(self, answers: tuple[int, ...] = ()) -> Preview:
        """What would be asked after some answers, and after one more.

        Raises:
            IllegalChoice: These answers cannot be sent together.
        """
        if answers not in self.found:
            before = self.after(answers[:-1]) if answers else None
            self.found[answers] = self.preview(answers, before, self.after(answers), ahead=MOST_AHEAD)
        return self.found[answers]

    def why_not(self, answers: tuple[int, ...]) -> str | None:
        """Why the last of some answers can't follow the others; None without a reason, or if they end the move."""
        before = self.look(answers[:-1])
        if before.ends:
            return None
        table = self.after(answers[:-1]).table
        words = self.game.words(table, self.seat, answers[-1], self.names)
        return self.game.why_not(table, self.seat, words, self.names)

    def after(self, answers: tuple[int, ...]) -> Timeline:
        """The imagined timeline after some answers.

        Raises:
            IllegalChoice: These answers cannot be sent together, or are too many.
        """
        return apply_all(self.start, self.seat, answers, self.passing) if answers else self.start

    def preview(self, answers: tuple[int, ...], before: Timeline | None, now: Timeline, ahead: int = 0) -> Preview:
        """What is asked now, and after each of so many options; `before` is the timeline before the newest answer."""
        if before and self.ended(before, now):
            return Preview(answers)
        table, seat = now.table, self.seat
        offered = table.options(seat)
        return Preview(
            answers,
            ends=False,
            view=self.view(now),
            options=tuple((option, self.game.words(table, seat, option, self.names)) for option in offered),
            several=self.is_of_several(now, offered),
            ordered=table.question_of(seat) in ORDERED,
            ahead={option: self.preview_of(answers, now, option) for option in offered[:ahead]},
        )

    def is_of_several(self, now: Timeline, offered: Sequence[int]) -> bool:
        """True if the question is about cards that are chosen one by one, in any order."""
        if now.table.question_of(self.seat) not in SEVERAL:
            return False
        return bool(now.table.picks) or any(self.asks_again(now, option) for option in offered[:TRIED])

    def view(self, timeline: Timeline) -> View:
        """The seat's view of an imagined timeline, made once."""
        if id(timeline) not in self.views:
            self.views[id(timeline)] = timeline, self.game.view(timeline.table, self.seat)
        return self.views[id(timeline)][1]

    def preview_of(self, answers: tuple[int, ...], now: Timeline, option: int) -> Preview:
        """What is asked after one answer more."""
        return self.preview((*answers, option), now, now.after(self.seat, option).settled(self.passing))

    def asks_again(self, now: Timeline, option: int) -> bool:
        """True if an option is one of several that may be chosen in answer to the same question."""
        after = now.after(self.seat, option).settled(self.passing)
        return can_answer_ahead(now, after, self.seat) and self.chooses_on(now, after)

    def ended(self, before: Timeline, after: Timeline) -> bool:
        """True if a move ends with its newest answer: what is asked next, if anything, belongs to another one."""
        if not can_answer_ahead(before, after, self.seat) or after.table.asked[0][0] in WINDOW:
            return True
        if after.table.asked[0][0] in STEPWISE and not after.table.picks:
            return True  # each part is done, and shown to everybody, before the next
        done = self.rest is None or self.rest.reached(after.table, self.seat)
        return done and not self.chooses_on(before, after)

    def chooses_on(self, before: Timeline, after: Timeline) -> bool:
        """True if the seat is asked once more for cards of the same choice."""
        asked = after.table.question_of(self.seat)
        return asked in SEVERAL and before.table.question_of(self.seat) == asked
