"""The context of a running card text: what it can refer to, in one structure for all games.

A text runs for a seat and in a context. The context says on which card the text stands, and what its event or a choice
have named since. A context is one number, so the agenda, questions and saved tables store it like any argument.

A game declares its parts once, lowest bits first, each with its width in bits:

    CONTEXT: Final = ContextLayout(card=12, it=12, here=12, seat=3)

    this = CONTEXT.of(card, here=place)
    CONTEXT.here(this)
    CONTEXT.replace(this, it=other)

    part    what it names                                 if absent
    card    the card, or board, on which the text stands  NOBODY
    it      the card that was named or chosen last        NOBODY
    here    the place                                     NOWHERE
    seat    the player                                    NOBODY
    roll    what the die has shown                        0

A game that lacks a part reads it as absent. No other module computes with the number.
"""

from __future__ import annotations

from typing import Final

from timescoop.kernel import NOBODY, NOWHERE, BadDeal, Context

NO_ROLL: Final = 0
NO_TEXT: Final = Context(0)  # where no text runs
ABSENT: Final = {"card": NOBODY, "it": NOBODY, "here": NOWHERE, "seat": NOBODY, "roll": NO_ROLL}


class ContextLayout:
    """Where each part of a context is stored.

    A card is stored as its sleeve, and its absence as the highest number that the part can hold. A roll is stored as
    it is, and any other part as one more than it is, so that 0 stands for its absence.
    """

    __slots__ = (
        "card_most", "here_at", "here_most", "it_at", "it_most", "roll_at", "roll_most", "seat_at", "seat_most",
    )  # fmt: skip

    def __init__(self, **widths: int) -> None:
        """`widths` are bits by part, in the order in which they are stored; `card` comes first."""
        assert next(iter(widths), "") == "card", "the card of a context is stored first"
        assert set(widths) <= set(ABSENT), f"the parts of a context are {', '.join(ABSENT)}"
        at, most, start = dict.fromkeys(ABSENT, 0), dict.fromkeys(ABSENT, 0), 0
        for part, width in widths.items():
            at[part], most[part] = start, (1 << width) - 1
            start += width
        self.card_most, self.it_most, self.here_most = most["card"], most["it"], most["here"]
        self.seat_most, self.roll_most = most["seat"], most["roll"]
        self.it_at, self.here_at, self.seat_at, self.roll_at = at["it"], at["here"], at["seat"], at["roll"]

    def of(
        self, card: int, *, it: int = NOBODY, here: int = NOWHERE, seat: int = NOBODY, roll: int = NO_ROLL
    ) -> Context:
        """The context of a text on a card, with what else is named.

        Raises:
            OverflowError: A part cannot hold its number, or the game has no such part.
        """
        if not (NOBODY <= card < self.card_most and NOWHERE <= here < self.here_most):
            raise self.misfit(card=card, here=here)
        number = card & self.card_most | here + 1 << self.here_at
        if it != NOBODY or seat != NOBODY or roll != NO_ROLL:
            number |= self.rarer(it, seat, roll)
        return number  # type: ignore[return-value]  # calling `Context` would cost a third more time

    def rarer(self, it: int, seat: int, roll: int) -> int:
        """The contribution of rarely used parts to the number."""
        if not (NOBODY <= it < self.it_most and NOBODY <= seat < self.seat_most and NO_ROLL <= roll <= self.roll_most):
            raise self.misfit(it=it, seat=seat, roll=roll)
        return it + 1 << self.it_at | seat + 1 << self.seat_at | roll << self.roll_at

    def misfit(self, **parts: int) -> OverflowError:
        """The fault for the first part that does not fit."""
        most = {
            "card": self.card_most - 1, "it": self.it_most - 1, "here": self.here_most - 1,
            "seat": self.seat_most - 1, "roll": self.roll_most,
        }  # fmt: skip
        part = next(part for part, number in parts.items() if not ABSENT[part] <= number <= most[part])
        if most[part] == ABSENT[part]:
            return OverflowError(f"a context of this game has no `{part}`, so that cannot be {parts[part]}")
        return OverflowError(f"`{part}` of a context is from {ABSENT[part]} to {most[part]}, not {parts[part]}")

    def replace(
        self,
        this: Context,
        *,
        card: int | None = None,
        it: int | None = None,
        here: int | None = None,
        seat: int | None = None,
        roll: int | None = None,
    ) -> Context:
        """The same context with other parts.

        Raises:
            OverflowError: As for `of`.
        """
        return self.of(
            self.card(this) if card is None else card,
            it=self.it(this) if it is None else it,
            here=self.here(this) if here is None else here,
            seat=self.seat(this) if seat is None else seat,
            roll=self.roll(this) if roll is None else roll,
        )

    def card(self, this: Context) -> int:
        """The card, or board, on which the text stands, or NOBODY."""
        return (this + 1 & self.card_most) - 1

    def it(self, this: Context) -> int:
        """The card that was named or chosen last, or NOBODY."""
        return (this >> self.it_at & self.it_most) - 1

    def here(self, this: Context) -> int:
        """The place that was named, or NOWHERE."""
        return (this >> self.here_at & self.here_most) - 1

    def seat(self, this: Context) -> int:
        """The player who was named, or NOBODY."""
        return (this >> self.seat_at & self.seat_most) - 1

    def roll(self, this: Context) -> int:
        """What the die has shown, or 0."""
        return this >> self.roll_at & self.roll_most

    def must_hold(self, *, cards: int, places: int = 0, seats: int = 0) -> None:
        """Refuse a table with more cards, places or seats than a context can name.

        Raises:
            BadDeal: There are too many of them.
        """
        cards_most = min(self.card_most, self.it_most or self.card_most)
        for what, count, most in (
            ("cards", cards, cards_most), ("places", places, self.here_most), ("seats", seats, self.seat_most),
        ):  # fmt: skip
            if count > most:
                raise BadDeal(f"this table has {count} {what}; card texts of this game can tell {most} apart at most")
