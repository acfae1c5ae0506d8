"""How the positions of a game are declared: their keys, each with how it is read and how it is written.

A game lists the keys of a table, of a player and of a card in play as a `Form` each. Reading, writing, the keys that
are known and most errors follow from these lists. `lay` of the game puts what was read on a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from timescoop.kernel.books import QUESTION
from timescoop.kernel.cards import NOBODY, Cards
from timescoop.kernel.errors import BadNotation
from timescoop.kernel.game import Choice, Edition
from timescoop.kernel.positions import (
    MOST,
    edition_of,
    is_count,
    kind_of,
    listed,
    number,
    one_of,
    opening,
    part,
    seed_of,
)
from timescoop.kernel.warrants import Place

NOTHING: Final[tuple[Any, ...]] = (None, (), [], {})
UNKNOWN: Final = "?"  # a card that nobody has named

Said = SimpleNamespace  # what a part of a position says: each key an attribute, cards and seats as numbers


class Sheet:
    """What all keys of one position share while it is read or written.

    Attributes:
        names: The seats, in turn order.
        pool: The cards, with their names in `pool.name`.
        table: The table that is written; while reading, the one that will be laid out, if there is one already.
        seat: The player whose part is being read.
        left: While reading: how many copies of each kind nobody has named yet. None: there are always enough.
    """

    def __init__(self, names: Sequence[str], pool: Any, table: Any = None) -> None:
        self.names = list(names)
        self.pool = pool
        self.table = table
        self.seat = NOBODY
        self.left: list[int] | None = None

    def seat_of(self, name: Any, path: Place) -> int:
        """A seat by the name of its player, in any case."""
        for plain in (str, lambda each: str(each).casefold()):
            names = [plain(each) for each in self.names]
            if plain(name) in names:
                return names.index(plain(name))
        raise BadNotation(path, f"nobody is called {name!r}; the players are {', '.join(self.names)}")

    def find(self, name: Any, path: Place) -> int:
        """The kind of that name, in any case."""
        return kind_of(name, self.pool.name, path)

    def take(self, name: Any, path: Place, wanted: Sequence[int]) -> int:
        """One copy of a card by its name; NOBODY for `?`.

        Raises:
            BadNotation: There is no such card, it is not what is wanted here, or all copies are taken.
        """
        if name == UNKNOWN:
            return NOBODY
        kind = self.find(name, path)
        if wrong := self.wrong_with(kind, name, wanted):
            raise BadNotation(path, wrong)
        if self.left is not None:
            if not self.left[kind]:
                raise BadNotation(path, f"there is no {name!r} left: {self.why_none_left(kind)}")
            self.left[kind] -= 1
        return kind

    def wrong_with(self, _kind: int, _name: Any, _wanted: Sequence[int]) -> str:
        """Why a card cannot lie where something is wanted; empty if it can."""
        return ""

    def why_none_left(self, kind: int) -> str:
        """Why all copies of a kind are taken."""
        return f"all {self.pool.copies[kind]} lie elsewhere"

    def name_of(self, copy: int) -> str:
        """The name of a card of the table."""
        return str(self.pool.name[self.table.kind[copy]])


class Value:
    """How something is written in a position.

    Args:
        read: `read(sheet, value, path)`, what a value says.
        write: `write(sheet, held)`, the reverse.
        form: Whose keys the value has, if it is made of parts.
    """

    def __init__(
        self, read: Callable[[Any, Any, Place], Any], write: Callable[[Any, Any], Any] | None = None, form: Any = None
    ) -> None:
        self.read = read
        self.write = write or (lambda _, held: held)
        self.form: Form | None = form


class Key:
    """One key of a position.

    Args:
        name: As it is written.
        value: How its value is written.
        default: What is held where the key is left out.
        missing: What is asked where the key is left out; then it cannot be.
        get: `get(table, one)`, what is written; `one` is the seat, place or card that the part is about. A key without
            `get` and `field` is only read.
        field: The field of the table that holds it: for the table as a whole, in a list by seat, or in a dict by card.
        rare: Whether it is only written where there is something, and not the default.
        early: Whether it is read before the other keys of its part.
    """

    def __init__(
        self, name: str, value: Value, default: Any = None, *, missing: str = "",
        get: Callable[[Any, Any], Any] | None = None, field: str = "", rare: bool = False, early: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        self.value = value
        self.default = default
        self.missing = missing
        self.field = field
        self.get = get
        self.rare = rare
        self.early = early

    def read(self, sheet: Any, found: dict[Any, Any], path: Place) -> Any:
        """What a part says at this key."""
        if self.name in found:
            return self.value.read(sheet, found[self.name], (*path, self.name))
        if self.missing:
            raise BadNotation((*path, self.name), f"`{self.name}` is missing: {self.missing}")
        return self.default.copy() if isinstance(self.default, dict) else self.default

    def held(self, table: Any, one: Any) -> Any:
        """What a table has that is written here."""
        if self.get:
            return self.get(table, one)
        held = getattr(table, self.field)
        if one is None:
            return held
        return held.get(one, self.default) if isinstance(held, dict) else held[one]

    def put(self, table: Any, one: Any, value: Any) -> None:
        """Set the field of a table."""
        if one is None:
            setattr(table, self.field, value)
        elif value != self.default or not isinstance(getattr(table, self.field), dict):
            getattr(table, self.field)[one] = value


class Form:
    """The keys of one sort of part, in the order in which they are written.

    Args:
        keys: They are read in the same order, but for `early` ones.
        check: `check(sheet, said, path)` refuses what cannot be, and may complete what was said.
        short: Whether the `name` alone may stand for the part, where nothing else is said.
    """

    def __init__(
        self, *keys: Key, check: Callable[[Any, Said, Place], None] | None = None, short: bool = False
    ) -> None:
        self.keys = keys
        self.check = check
        self.short = short

    @property
    def names(self) -> tuple[str, ...]:
        """All that such a part may say."""
        return tuple([key.name for key in self.keys])

    def with_inner(self, found: tuple[Form, ...] = ()) -> tuple[Form, ...]:
        """The form itself, and those of all parts within."""
        found += (self,)
        for key in self.keys:
            if key.value.form and key.value.form not in found:
                found = key.value.form.with_inner(found)
        return found

    def read(self, sheet: Any, value: Any, path: Place) -> Said:
        """What a part says; nothing counts as an empty one."""
        found = part({"name": value} if self.short and isinstance(value, str | int) else value, path, self.names)
        order = sorted(self.keys, key=lambda key: not key.early)
        said = Said(**{key.name: key.read(sheet, found, path) for key in order})
        if self.check:
            self.check(sheet, said, path)
        return said

    def write(self, sheet: Any, one: Any) -> Any:
        """The part that is about this seat, place or card; None for the table as a whole."""
        out: dict[str, Any] = {}
        for key in self.keys:
            if key.get or key.field:
                held = key.held(sheet.table, one)
                if not (key.rare and (held == key.default or held in NOTHING)):
                    out[key.name] = key.value.write(sheet, held)
        return out["name"] if self.short and len(out) == 1 else out

    def put(self, table: Any, one: Any, said: Said) -> None:
        """Set the fields of a table that keys name."""
        for key in self.keys:
            if key.field:
                key.put(table, one, getattr(said, key.name))


# ---- values


def as_it_is(_sheet: Sheet, value: Any, _path: Place) -> Any:
    """A value that the game looks at later."""
    return value


def yes_or_no(_sheet: Sheet, value: Any, path: Place) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadNotation(path, f"true or false is expected, not {value!r}")
    return value


def amount(least: int = 0, most: int = MOST) -> Value:
    """A whole number within bounds."""
    return Value(lambda _, value, path: number(value, path, least, most))


def word_of(words: Sequence[str], what: str, first: int = 0) -> Value:
    """One of some words, held as its number; those before `first` are only written."""
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
    """A list of cards, or the number of cards that nobody has named; read as kinds, NOBODY where there is no name."""

    def read(sheet: Sheet, value: Any, path: Place) -> tuple[int, ...]:
        if is_count(value):
            return (NOBODY,) * number(value, path)
        if value is not None and not isinstance(value, list):
            raise BadNotation(path, f"a list of cards or a number of cards is expected, not {value!r}")
        return tuple([sheet.take(name, (*path, nth), wanted) for nth, name in enumerate(value or [])])

    return Value(read, lambda sheet, copies: [sheet.name_of(copy) for copy in copies])


class Pile(NamedTuple):
    """A deck: its cards that are named, from the top, and how many it has in all, or NOBODY where that is not said."""

    top: tuple[int, ...] = ()
    size: int = NOBODY

    def share_out(self, left: int, others: Sequence[int], path: Place) -> tuple[int, int]:
        """How many unnamed cards lie in the deck beneath those that are named, and how many are not in the deck.

        Args:
            left: How many cards no position names.
            others: The kinds of all cards that lie elsewhere, NOBODY where these come from what is left too.
            path: Where the deck stands.

        Raises:
            BadNotation: There are not so many.
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
    """A part of its own, or nothing."""
    return Value(
        lambda sheet, value, path: None if value is None else form.read(sheet, value, path),
        lambda sheet, held: None if held is None else form.write(sheet, held),
        form,
    )


def part_list(form: Form) -> Value:
    """A list of parts."""
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
    """A hand, whose order tells nothing."""
    return sorted(table.hand(seat), key=lambda copy: table.kind[copy])


def known_to_all(table: Any, seat: int) -> list[int]:
    """The kinds of hand cards that everybody knows."""
    return [table.kind[copy] for copy in hand_by_kind(table, seat) if table.known[copy] == table.everyone()]


def check_hand(sheet: Sheet, hand: Sequence[int], named: Sequence[int], path: Place) -> None:
    """Cards that are named as part of a hand lie in it.

    Raises:
        BadNotation: One does not; `path` is where they are named.
    """
    for nth, kind in enumerate(named):
        if hand.count(kind) < named[: nth + 1].count(kind):
            raise BadNotation((*path, nth), f"{sheet.pool.name[kind]!r} is not in the hand")


# ---- keys that all games have


def head_keys(game: str, latest: int = MOST) -> tuple[Key, ...]:
    """The keys that say which game it is, how it was dealt, and whose turn it is; `latest` is the last turn."""
    return (
        Key("game", ANYTHING, get=lambda *_: game),
        Key("edition", ANYTHING, get=lambda table, _: table.deal.edition),
        Key("options", ANYTHING, {}, get=lambda table, _: dict(table.deal.options), rare=True),
        Key("seed", SEED, seed_of(0)),
        Key("turn", SEAT_NAME, 0, field="turn"),
        Key("turn_number", amount(0, latest), 1, field="turn_number"),
    )


def players_key(form: Form) -> Key:
    """Each player by name, in turn order; read as a list by seat."""

    def read(sheet: Sheet, value: dict[Any, Any], path: Place) -> list[Said]:
        out: list[Said] = []
        for name, one in value.items():
            sheet.seat = len(out)
            out.append(form.read(sheet, one, (*path, name)))
        return out

    def write(sheet: Sheet, _held: Any) -> dict[str, Any]:
        return {name: form.write(sheet, seat) for seat, name in enumerate(sheet.names)}

    return Key("players", Value(read, write, form), get=lambda *_: None, early=True)


def end_keys(*keys: Key, at_rest: Callable[[Any], bool]) -> tuple[Key, ...]:
    """That a game is over, how it ended, and what is asked in the middle of something.

    Args:
        keys: What else is said of the end.
        at_rest: Whether a table can be read again from its position.
    """
    return (
        Key("over", ANYTHING, default=False, get=lambda table, _: table.over(), rare=True),
        Key("winners", SEAT_NAMES, get=once_over(lambda table: table.won), rare=True),
        *keys,
        Key("midway", ANYTHING, get=lambda table, _: midway(table, at_rest), rare=True),
    )


def once_over(get: Callable[[Any], Any]) -> Callable[[Any, Any], Any]:
    """Something that a table has once its game is over."""
    return lambda table, _: get(table) if table.over() else None


def midway(table: Any, at_rest: Callable[[Any], bool]) -> str | None:
    """The question that is asked in the middle of something, or None."""
    return None if table.over() or at_rest(table) else QUESTION[table.asked[0][0]]


REASON: Final = Key(
    "reason", Value(lambda _sheet, value, _path: str(value)), get=once_over(lambda table: table.reason), rare=True
)


# ---- whole positions


class Notation:
    """The notation of a game: `read` and `write` are those of its `Game`, `names` all keys there are.

    Args:
        table: The keys of a position.
        editions: All there are, the usual one first.
        choices: All options of the deal.
        clause: The rule that says how many may play.
        prepare: `prepare(names, edition, options, cards, players)`, the sheet for reading.
        lay: `lay(sheet, said)`, the table that a position describes.
    """

    def __init__(
        self,
        table: Form,
        *,
        editions: Sequence[Edition],
        choices: Sequence[Choice],
        clause: str,
        prepare: Callable[..., Any],
        lay: Callable[[Any, Said], Any],
    ) -> None:
        self.table = table
        self.editions = editions
        self.choices = choices
        self.clause = clause
        self.prepare = prepare
        self.lay = lay
        self.names = tuple([name for form in table.with_inner() for name in form.names])

    def read(self, document: Any, cards: Any = None) -> tuple[Any, list[str]]:
        """The table and the names of its seats.

        Args:
            document: The position.
            cards: A compiled card file in place of the edition's own.

        Raises:
            BadNotation: What it says cannot be read, or cannot be.
        """
        found, players = opening(document, self.table.names)
        names = [str(name) for name in players]
        edition, options = edition_of(found, self.editions, self.choices, self.clause)
        sheet = self.prepare(names, edition, options, cards, players)
        return self.lay(sheet, self.table.read(sheet, found, ())), names

    def write(self, table: Any, names: Sequence[str]) -> dict[str, Any]:
        """The position of a table, every card in it, secrets included.

        A table in the middle of something is written as it stands, with `midway` saying what is asked; that cannot be
        read again.
        """
        out: dict[str, Any] = self.table.write(Sheet(names, table.pool, table), None)
        return out


def mix_unnamed(table: Cards, copies: Sequence[int]) -> None:
    """Cards that are not named come by luck: the insides of these sleeves change about."""
    for nth in range(len(copies) - 1, 0, -1):
        table.swap_insides(copies[nth], copies[table.roll(nth + 1)])
