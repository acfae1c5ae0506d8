"""The table: cards, the agenda, open questions and facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final, NewType

from timescoop.kernel.agenda import Agenda
from timescoop.kernel.books import ASKS, NOTHING
from timescoop.kernel.subclassing import mypyc_attr

Fact = tuple[int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # what, seat, numbers, kinds, who knows them
Told = tuple[int, int, tuple[int, ...], tuple[int, ...]]  # the same as one seat may know it: kinds, -1 where unknown

Context = NewType("Context", int)  # what a running card text may name; `language` makes and reads it

NO_FACTS: Final[list[Fact]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Agenda):
    """The whole state of a game, secrets included.

    A game declares a `Spec`, from which the build writes a subclass; its table is a subclass of that.
    """

    __slots__ = ("bonus", "ears", "hands_off", "kept", "stale")
    OWN: tuple[str, ...] = ()  # the game's own fields, as they are written down
    ADDED: ClassVar[dict[str, Any]] = {}  # those that older tables were written without, with what they held then
    MARKS_REST: ClassVar[bool] = False  # whether every question that is asked at rest is entered as such
    kept: list[Fact] | None
    ears: dict[int, tuple[int, ...]]  # fact -> copies in play that listen for it
    bonus: dict[int, int]  # derived from what lies on the table: a cache
    stale: int  # whether bonus must be derived again
    hands_off: int  # whether cards played by hand do nothing, as in what a bot imagines; never saved

    def start(self) -> None:
        """Reset everything but the cards."""
        self.clear()
        self.kept, self.ears, self.bonus, self.stale, self.hands_off = None, {}, {}, 1, 0

    # ---- what has happened

    def say(self, fact: int, seat: int, args: tuple[int, ...] = (), copies: tuple[int, ...] = ()) -> None:
        """Record that something happened: stored if the table keeps facts, passed on to the cards that listen for it.

        Whether it concerns a listener is decided at once; the listener's effect is queued.

        Args:
            fact: Its number, as `fact` returned it.
            seat: The seat that it is about.
            args: Numbers that everybody may know.
            copies: The cards it names; each seat is told the kinds that it knows at that moment.
        """
        if self.kept is not None:
            kinds = tuple([self.kind[copy] for copy in copies])
            masks = tuple([self.known[copy] for copy in copies])
            self.kept.append((fact, seat, args, kinds, masks))
        if self.ears:
            for listener in self.ears.get(fact, ()):
                self.heard(listener, fact, seat, args, copies)

    def agreed(self, me: int, this: Context, deed: int) -> None:
        """Note that a seat has accepted an optional effect of a card; a game may override this to record a fact."""

    def must_wait(self, _node: int, _me: int, _this: Context) -> bool:
        """Whether a part of a course has to wait until it can be done. A game with such a rule overrides this."""
        return False

    def put_off(self, node: int, me: int, this: Context) -> None:
        """A part of a card's course waits, and so does all that was to follow it."""

    def told(self, seat: int, since: int = 0) -> list[Told]:
        """The stored facts from number `since` on, in the form that a seat may know."""
        facts = (self.kept or NO_FACTS)[since:]
        return [(what, who, args, as_known(seat, kinds, masks)) for what, who, args, kinds, masks in facts]

    def unfold(self, seat: int, option: int) -> Iterator[int]:
        """Answer in place like `play`, but yield after each rule that recorded facts, for animations.

        At each yield the table can be read and copied, but not
        changed. A table that keeps no facts never rests.

        Yields:
            The number of facts stored so far.

        Raises:
            NotAsked: The seat has no question.
            IllegalChoice: The option is not allowed.
        """
        seen = len(self.kept or NO_FACTS)
        self.take(seat, option)
        self.line_up()
        more = True
        while more:
            count = len(self.kept or NO_FACTS)
            if count > seen:
                seen = count
                yield seen
            more = self.go_on()

    def keep_hands_off(self) -> None:
        """Turn off texts that are played by hand: for tables on which a bot thinks."""
        self.hands_off, self.offered_to = 1, NOTHING

    # ---- what cards that lie on the table add to it

    def listen(self, copy: int, fact: int) -> None:
        """Make a copy in play listen for facts of one kind."""
        self.ears[fact] = (*self.ears.get(fact, ()), copy)

    def watch(self, copy: int, step: int) -> None:
        """Let a copy in play replace or prevent announced steps of one kind."""
        self.eyes[step] = (*self.eyes.get(step, ()), copy)

    def leave_alone(self, copy: int) -> None:
        """Make a copy stop listening and watching."""
        for book in (self.ears, self.eyes):
            for key in list(book):
                rest = tuple([c for c in book[key] if c != copy])
                if rest:
                    book[key] = rest
                else:
                    del book[key]

    def changed(self) -> None:
        """Invalidate the ongoing bonuses: they are derived again when next read."""
        self.stale = 1

    def bonus_of(self, key: int) -> int:
        """The sum of the ongoing bonuses under a key, which the game defines."""
        if self.stale:
            self.bonus = {}
            self.stale = 0
            self.derive()
        return self.bonus.get(key, 0)

    # ---- what a game says of itself

    def heard(self, listener: int, fact: int, seat: int, args: tuple[int, ...], copies: tuple[int, ...]) -> None:
        """Tell a listening copy of a fact. Games with triggers override this; it may only queue rules (`do`)."""

    def derive(self) -> None:
        """Fill `bonus` with the ongoing bonuses of all cards on the table. Games with bonuses override this."""

    def may_respond(self, question: int, seat: int) -> bool:
        """Whether a seat is asked in a window, by public facts alone."""
        asks = ASKS.get(question)
        return asks is None or asks(self, seat)

    def about(self) -> dict[str, Any]:
        """Edition, options and number of seats, as stored with the table."""
        return {}

    def forget_others(self, seat: int) -> None:
        """In a table imagined for a seat, erase what only others know, other than the contents of cards."""

    # ---- copies

    def copy_into(self, new: Table) -> None:
        """Copy everything into an empty table; immutable parts are shared."""
        self.copy_cards_into(new)
        self.copy_agenda_into(new)
        new.kept = None if self.kept is None else self.kept[:]
        new.ears = self.ears.copy()
        new.bonus, new.stale, new.hands_off = self.bonus, self.stale, self.hands_off

    def copy(self) -> Table:
        """An independent copy of the table."""
        raise NotImplementedError


def as_known(seat: int, kinds: tuple[int, ...], masks: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds that a fact names, as one seat knows them: sorted, NOTHING for each unknown one."""
    return tuple(sorted([kind if mask >> seat & 1 else NOTHING for kind, mask in zip(kinds, masks, strict=True)]))


def answer(table: Table, seat: int, option: int) -> Table:
    """Answer a question on a copy and return it; the given table doesn't change.

    Raises:
        IllegalChoice: The seat is not asked, or the option is not allowed.
    """
    new = table.copy()
    new.play(seat, option)
    return new
