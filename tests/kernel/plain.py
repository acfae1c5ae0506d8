"""A bare table for tests of the kernel: a few zones, and a list of what has been done."""

from __future__ import annotations

from timescoop.kernel import HAND, OPEN, PILE, PLACE, Table, question, register_rules

DECK = 0
DISCARDS = 1
FIELD = 2  # face up or down, nobody's
HANDS = 3  # + seat
LOW = 1  # the claim: a kind below 3
EVEN = 2  # the claim: an even kind
UNLIKE = 1  # the bond: no two alike
KINDS = 6
SEED = bytes(range(32))


class Plain(Table):
    """Copies of kinds 0 to 5; `done` is what rules have written into it."""

    __slots__ = ("done",)
    OWN = ("done",)
    done: list[str]

    def copy(self) -> Plain:
        """An independent copy of the table."""
        new = Plain()
        self.copy_into(new)
        new.done = self.done[:]
        return new


def plain(seats: int, kinds: list[int], seed: bytes = SEED) -> Plain:
    """A table with these kinds in the deck, nothing else."""
    table = Plain()
    table.lay_out(seats, kinds, seed)
    table.fits = [
        [True] * KINDS,
        [kind < KINDS // 2 for kind in range(KINDS)],
        [kind % 2 == 0 for kind in range(KINDS)],
    ]
    table.pairs = [[], [[one != other for other in range(KINDS)] for one in range(KINDS)]]
    for sort in (OPEN, PLACE):
        table.add_zone(sort)
    for seat in range(seats):
        table.add_zone(HAND, seat)
    assert table.sort[DECK] == PILE
    table.start()
    table.done = []
    return table


def with_hands(*hands: list[int], more: tuple[int, ...] = ()) -> Plain:
    """A table where each seat holds these kinds, in this order, and the deck has some more."""
    table = plain(len(hands), [kind for hand in hands for kind in hand] + list(more))
    copy = 0
    for seat, hand in enumerate(hands):
        for _ in hand:
            table.move(copy, HANDS + seat)
            copy += 1
    return table


def hand_over(table: Plain, giver: int, kind: int, taker: int) -> int:
    """Pass a card in secret."""
    copy = table.pick(HANDS + giver, kind, giver, seen=False)
    table.move(copy, HANDS + taker)
    return copy


def bare(seats: int = 3) -> Plain:
    return plain(seats, [0, 1, 2, 3])


def note(table: Plain, *numbers: int) -> None:
    table.done.append(" ".join(str(number) for number in numbers))


def ones_and_twos(_table: Plain, me: int, *_args: int) -> list[int]:
    return [1, 2, 10 + me]


def noted(table: Plain, me: int, option: int) -> None:
    note(table, me, option)
    table.do(note, me, option, 0)


PICK_ONE = question("plain/pick-one", "PLN-01", ones_and_twos, noted)
register_rules(globals())
