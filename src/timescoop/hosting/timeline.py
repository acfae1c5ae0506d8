"""The timeline of a match: the table, the answers that stand, and how far they can be undone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from timescoop.documents import Undo, deal_undone, standing_at
from timescoop.hosting.errors import CannotUndo
from timescoop.kernel import NOTHING, WINDOW, Table

REDEALT: Final = -2  # in place of an option: what follows was redealt, an undo by consent
ENDED: Final = -3  # in place of an option: the match ended here by agreement, and nothing follows
Passing = Callable[[Table, int], int]  # the option by which a seat passes what it is asked, or NOTHING


def no_passing(_table: Table, _seat: int) -> int:
    """Pass no window."""
    return NOTHING


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer that stands.

    Args:
        seat: Who gave it.
        option: Its number in the option book.
        unasked: Hosting gave it for the seat: by public facts no answer made a difference, the window was passed, or
            the move was forced.
        until: How many facts had happened when it was done.
        joined: It was sent together with the answer that the seat gave before it, as parts of one move.
    """

    seat: int
    option: int
    unasked: bool
    until: int
    joined: bool = False


@dataclass(frozen=True, slots=True)
class Timeline:
    """A match so far. It is immutable: an answer makes the next timeline, which the store may still refuse.

    Args:
        table: As it is now.
        opening: How many facts the deal caused.
        given: The answers that stand, oldest first.
        back: The tables before the last of them, back to the last fixed point.
        dealt: The table before the first answer; None where the answers no longer lead to the table.
        undos: The undos by consent, in order.
        agreed: True if the match was ended by agreement. Its table is then over and nobody has won.
    """

    table: Table
    opening: int
    given: tuple[GivenAnswer, ...] = ()
    back: tuple[Table, ...] = ()
    dealt: Table | None = None
    undos: tuple[Undo, ...] = ()
    agreed: bool = False

    def ends(self, first: int) -> list[int]:
        """How many facts there were after the deal (0) and after each answer (from 1 on), from number `first` on."""
        later = [given.until for given in self.given[max(first - 1, 0) :]]
        return later if first else [self.opening, *later]

    def after(self, seat: int, option: int, *, unasked: bool = False, joined: bool = False) -> Timeline:
        """The timeline once a seat has answered, or hosting for it.

        Raises:
            IllegalChoice: The seat is not asked, or the option is not allowed.
        """
        unasked = unasked or self.table.settled(seat) == option != NOTHING
        table = self.table.copy()
        table.play(seat, option)
        given = (*self.given, GivenAnswer(seat, option, unasked, facts_of(table), joined))
        back = () if is_fixed(self.table, table, seat) else (*self.back, self.table)
        return replace(self, table=table, given=given, back=back)

    def settled(self, passing: Passing = no_passing) -> Timeline:
        """The timeline once hosting has answered every question that makes no difference or is passed."""
        timeline = self
        while True:
            for seat in timeline.table.waiting():
                option = timeline.table.settled(seat)
                option = passing(timeline.table, seat) if option == NOTHING else option
                if option != NOTHING:
                    timeline = timeline.after(seat, option, unasked=True)
                    break
            else:
                return timeline

    def undo_count(self, seat: int) -> int:
        """How many answers an undo of a seat's last one removes; 0 if it can't be undone.

        Answers that were sent together are undone together, as far back as nobody can have learned from them.
        """
        if self.table.waiting() != [seat]:
            return 0
        found = 0
        for count in range(1, len(self.back) + 1):
            given = self.given[-count]
            found = found if given.unasked and not given.joined else count
            if found == count and not given.joined:
                return count
        return found

    def without(self, count: int) -> Timeline:
        """The timeline without its last answers.

        Raises:
            CannotUndo: A fixed point lies between.
        """
        if not 0 < count <= len(self.back):
            raise CannotUndo("you can't undo that: somebody may have learned something since, or has been asked")
        return replace(self, table=self.back[-count], given=self.given[:-count], back=self.back[:-count])

    def redealt(self, seat: int, count: int, luck: bytes) -> Timeline:
        """The timeline without its last answers, what nobody knew then dealt again: an undo by consent.

        Args:
            seat: Who asked for it.
            count: How many answers go, those of all seats counted.
            luck: The luck of the match, from which the new luck comes by the number of the undo.

        Raises:
            CannotUndo: There are not that many answers, or they no longer lead to the table.
        """
        if not 0 < count <= len(self.given) or self.dealt is None:
            raise CannotUndo("you can't undo that: these answers don't exist, or belong to other rules")
        left = len(self.given) - count
        undos = (*(undo.gone_at(left) for undo in self.undos), Undo(len(self.undos) + 1, seat, count, left))
        earlier = replace(self, given=self.given[:left], back=(), undos=undos)
        *_, table = earlier.tables(luck)
        return replace(earlier, table=table)

    def ended(self) -> Timeline:
        """The timeline once the match has been ended by agreement: the same answers, and no more can be given."""
        return replace(self, table=stopped(self.table), back=(), agreed=True)

    def tables(self, luck: bytes) -> Iterator[Table]:
        """The table before each answer that stands, and after the last: each time the same object, played on.

        Raises:
            CannotUndo: The answers no longer lead to the table.
        """
        if self.dealt is None:
            raise CannotUndo("you can't undo that: the rules have changed since")
        table = self.dealt.copy()
        for number, given in enumerate(self.given):
            deal_undone(table, standing_at(self.undos, number), luck)
            yield table
            table.play(given.seat, given.option)
        deal_undone(table, standing_at(self.undos, len(self.given)), luck)
        yield table


def facts_of(table: Table) -> int:
    """How many facts a table keeps."""
    return len(table.kept or ())


def is_fixed(before: Table, after: Table, seat: int) -> bool:
    """Whether an answer made a fixed point: a card was drawn or shown, a die rolled, or somebody else is asked."""
    return (
        after.fixed != before.fixed
        or after.over()
        or bool(before.polling or after.polling)
        or after.waiting() != [seat]
    )


def stopped(table: Table) -> Table:
    """A copy of a table that is over where it stands: nobody is asked, and nobody has won."""
    new = table.copy()
    new.won = 0
    new.run()  # clears the agenda
    new.polling, new.sealed, new.offered_to = 0, [NOTHING] * new.seats, NOTHING
    return new


def new_timeline(table: Table) -> Timeline:
    """The timeline of a table that was just dealt."""
    return Timeline(table, facts_of(table), dealt=table.copy())


def is_pass(table: Table, seat: int, option: int) -> bool:
    """Whether an answer passes a window."""
    question = table.question_of(seat)
    return question in WINDOW and option == WINDOW[question][0]


def forced_option(table: Table, seat: int) -> int:
    """The only option of a seat, or `NOTHING` where it has a choice."""
    options = table.options(seat)
    return options[0] if len(options) == 1 else NOTHING


def is_partial(table: Table, seat: int, option: int) -> bool:
    """Whether an answer is a pick in a choice that is not done yet, of which others see nothing."""
    after = table.copy()
    after.play(seat, option)
    return bool(after.picks)


def replay_rows(table: Table, lines: Iterable[tuple[int, int, int, int]], luck: bytes) -> Timeline:
    """The timeline of a dealt table and stored rows, each (seat, option, undoes, look).

    Args:
        table: As it was dealt.
        lines: An answer, with look 0 if the seat was not asked. The option is `REDEALT` for an undo by consent, `ENDED`
            for an end by agreement, and any other for an answer that was taken back.
        luck: What the match was dealt with.

    Raises:
        TimescoopError: A line that does not fit the table it comes to.
    """
    timeline = new_timeline(table)
    newest = (NOTHING, 0)  # the seat that was asked last, and at which snapshot: what it sent together has the same
    for seat, option, undoes, look in lines:
        joined = bool(look) and (seat, look) == newest
        newest = (seat, look) if look else newest
        if undoes and option == REDEALT:
            timeline = timeline.redealt(seat, undoes, luck)
        elif undoes:
            timeline = timeline.without(undoes)
        elif option == ENDED:
            timeline = timeline.ended()
        else:
            table = timeline.table
            by_hosting = not look and (is_pass(table, seat, option) or forced_option(table, seat) == option)
            timeline = timeline.after(seat, option, unasked=by_hosting, joined=joined)
    return timeline
