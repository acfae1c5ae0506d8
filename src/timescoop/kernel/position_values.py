"""The types of values in positions, each with its reader and, if it is stored differently, its writer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from timescoop.kernel.cards import NOBODY
from timescoop.kernel.errors import BadNotation
from timescoop.kernel.forms import Form, Sheet, Value
from timescoop.kernel.positions import MOST, is_count, listed, number, one_of, seed_of
from timescoop.kernel.warrants import Place


def as_it_is(_sheet: Sheet, value: object, _path: Place) -> object:
    """A value that is passed on unchecked; the game checks it later."""
    return value


def yes_or_no(_sheet: Sheet, value: object, path: Place) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadNotation(path, f"true or false is expected, not {value!r}")
    return value


def amount(least: int = 0, most: int = MOST) -> Value:
    """A whole number within bounds."""
    return Value(lambda _, value, path: number(value, path, least, most))


def word_of(words: Sequence[str], what: str, first: int = 0) -> Value:
    """One of some words, stored as its index; words before `first` are written but never read."""
    return Value(lambda _, value, path: one_of(value, words[first:], path, what) + first, lambda _, held: words[held])


def one_card(*wanted: int) -> Value:
    """A card in play, by its name."""

    def read(sheet: Sheet, value: Any, path: Place) -> int:
        kind = sheet.take(value, path, wanted)
        if kind == NOBODY:
            raise BadNotation(path, "a card in play has a name")
        return kind

    return Value(read, lambda sheet, copy: sheet.name_of(copy))


def card_list(*wanted: int) -> Value:
    """A list of cards, or a number of unnamed cards; read as kinds, with NOBODY for each unnamed card."""

    def read(sheet: Sheet, value: Any, path: Place) -> tuple[int, ...]:
        if is_count(value):
            return (NOBODY,) * number(value, path)
        if value is not None and not isinstance(value, list):
            raise BadNotation(path, f"a list of cards or a number of cards is expected, not {value!r}")
        return tuple([sheet.take(name, (*path, nth), wanted) for nth, name in enumerate(value or [])])

    return Value(read, lambda sheet, copies: [sheet.name_of(copy) for copy in copies])


class Pile(NamedTuple):
    """A deck: its named cards from the top, and its size, or NOBODY if no size is given."""

    top: tuple[int, ...] = ()
    size: int = NOBODY

    def share_out(self, left: int, others: Sequence[int], path: Place) -> tuple[int, int]:
        """The number of unnamed cards in the deck beneath the named ones, and the number of those left over.

        Args:
            left: How many cards no position names.
            others: The kinds of all cards that lie elsewhere, NOBODY where these come from what is left too.
            path: Where the deck stands.

        Raises:
            BadNotation: There are too few cards.
        """
        free = left - [*self.top, *others].count(NOBODY)
        size = free if self.size == NOBODY else self.size
        if not 0 <= size <= free:
            raise BadNotation(path, f"there are only {max(free, 0)} cards left for it")
        return size, free - size


def deck_list(*wanted: int) -> Value:
    """A deck from the top, or the number of its cards."""
    named = card_list(*wanted)

    def read(sheet: Sheet, value: Any, path: Place) -> Pile:
        return Pile((), value) if is_count(value) else Pile(named.read(sheet, value, path))

    return Value(read, lambda sheet, copies: named.write(sheet, copies[::-1]))


def list_of(value: Value) -> Value:
    """A list of such values."""

    def read(sheet: Sheet, found: Any, path: Place) -> tuple[Any, ...]:
        return tuple([value.read(sheet, one, (*path, nth)) for nth, one in enumerate(listed(found, path))])

    return Value(read, lambda sheet, held: [value.write(sheet, one) for one in held], value.form)


def part_of(form: Form) -> Value:
    """A nested form, or nothing."""
    return Value(
        lambda sheet, value, path: None if value is None else form.read(sheet, value, path),
        lambda sheet, held: None if held is None else form.write(sheet, held),
        form,
    )


def part_list(form: Form) -> Value:
    """A list of nested forms."""
    return list_of(Value(form.read, form.write, form))


ANYTHING: Final = Value(as_it_is)
FLAG: Final = Value(yes_or_no)
SEAT_NAME: Final = Value(lambda sheet, value, path: sheet.seat_of(value, path), lambda sheet, seat: sheet.names[seat])
KIND: Final = Value(lambda sheet, value, path: sheet.find(value, path), lambda sheet, kind: sheet.pool.name[kind])
SCORES: Final = Value(as_it_is, lambda sheet, scores: dict(zip(sheet.names, scores, strict=True)))  # only written
SEED: Final = Value(lambda _sheet, value, _path: seed_of(value))
SEAT_NAMES: Final = Value(  # a bit for each seat
    lambda sheet, value, path: sum({1 << seat for seat in list_of(SEAT_NAME).read(sheet, value, path)}),
    lambda sheet, bits: [name for seat, name in enumerate(sheet.names) if bits >> seat & 1],
)


def hand_by_kind(table: Any, seat: int) -> list[int]:
    """A hand, written sorted by kind, because its order means nothing."""
    return sorted(table.hand(seat), key=lambda copy: table.kind[copy])


def known_to_all(table: Any, seat: int) -> list[int]:
    """The kinds of hand cards that everybody knows."""
    return [table.kind[copy] for copy in hand_by_kind(table, seat) if table.known[copy] == table.everyone()]


def show_known(table: Any, seat: int, kinds: Sequence[int]) -> None:
    """Everybody knows these cards of a hand."""
    left = list(kinds)
    for copy in table.hand(seat):
        if table.kind[copy] in left:
            left.remove(table.kind[copy])
            table.known[copy] = table.everyone()


def check_hand(sheet: Sheet, hand: Sequence[int], named: Sequence[int], path: Place) -> None:
    """Check that cards named as part of a hand are in it.

    Raises:
        BadNotation: One does not; `path` is where they are named.
    """
    for nth, kind in enumerate(named):
        if hand.count(kind) < named[: nth + 1].count(kind):
            raise BadNotation((*path, nth), f"{sheet.pool.name[kind]!r} is not in the hand")
