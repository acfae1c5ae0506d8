"""The keys of a position, each declared once with its reader and writer, and the forms made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final

from timescoop.kernel.cards import NOBODY
from timescoop.kernel.errors import BadNotation
from timescoop.kernel.positions import kind_of, part
from timescoop.kernel.warrants import Place

NOTHING: Final[tuple[object, ...]] = (None, (), [], {})
UNKNOWN: Final = "?"  # a card that nobody has named

Said = SimpleNamespace  # what a part of a position says: each key an attribute, cards and seats as numbers


class Sheet:
    """The context of reading or writing one position.

    Attributes:
        names: The seats, in turn order.
        pool: The cards, with their names in `pool.name`.
        table: The table being written; while reading, the table being filled, if it exists yet.
        seat: The seat whose part is being read.
        left: While reading: the number of copies of each kind not named so far. None: no limit.
    """

    def __init__(self, names: Sequence[str], pool: Any, table: Any = None) -> None:
        self.names = list(names)
        self.pool = pool
        self.table = table
        self.seat = NOBODY
        self.left: list[int] | None = None

    def seat_of(self, name: object, path: Place) -> int:
        """A seat by the name of its player, in any case."""
        for plain in (str, lambda each: str(each).casefold()):
            names = [plain(each) for each in self.names]
            if plain(name) in names:
                return names.index(plain(name))
        raise BadNotation(path, f"nobody is called {name!r}; the players are {', '.join(self.names)}")

    def find(self, name: object, path: Place) -> int:
        """The kind of that name, in any case."""
        return kind_of(name, self.pool.name, path)

    def take(self, name: object, path: Place, wanted: Sequence[int]) -> int:
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

    def wrong_with(self, _kind: int, _name: object, _wanted: Sequence[int]) -> str:
        """Why a card can't be in this place; empty if it can."""
        return ""

    def why_none_left(self, kind: int) -> str:
        """Why all copies of a kind are taken."""
        return f"all {self.pool.copies[kind]} lie elsewhere"

    def name_of(self, copy: int) -> str:
        """The name of a card of the table."""
        return str(self.pool.name[self.table.kind[copy]])


class Value:
    """How one type of value is read and written.

    Args:
        read: `read(sheet, value, path)`, what a value says.
        write: `write(sheet, held)`, the reverse.
        form: The form of the value, if it has keys of its own.
    """

    def __init__(
        self,
        read: Callable[[Any, Any, Place], Any],
        write: Callable[[Any, Any], Any] | None = None,
        form: Form | None = None,
    ) -> None:
        self.read = read
        self.write = write or (lambda _, held: held)
        self.form = form


class Key:
    """One key of a position.

    Args:
        name: As it is written.
        value: How its value is written.
        default: The value if the key is left out.
        missing: For a required key: what the error asks for.
        get: `get(table, one)`, the value to write; `one` is the seat, place or card of the part. A key without
            `get` and `field` is only read.
        field: The field of the table that holds it: for the table as a whole, in a list by seat, or in a dict by card.
        rare: Whether it is written only if it isn't empty or the default.
        early: Whether it is read before the other keys of its form.
    """

    def __init__(
        self, name: str, value: Value, default: object = None, *, missing: str = "",
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

    def read(self, sheet: Sheet, found: dict[Any, Any], path: Place) -> Any:
        """Read the value of this key in a part."""
        if self.name in found:
            return self.value.read(sheet, found[self.name], (*path, self.name))
        if self.missing:
            raise BadNotation((*path, self.name), f"`{self.name}` is missing: {self.missing}")
        return self.default.copy() if isinstance(self.default, dict) else self.default

    def held(self, table: Any, one: Any) -> Any:
        """The table's value for this key."""
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
    """The keys of one type of part, in the order of writing.

    Args:
        keys: The keys; they are read in the same order, except `early` ones.
        check: `check(sheet, said, path)` refuses impossible values, and may fill in others.
        short: Whether a part with nothing but a `name` may be written as that name.
    """

    def __init__(
        self, *keys: Key, check: Callable[[Any, Said, Place], None] | None = None, short: bool = False
    ) -> None:
        self.keys = keys
        self.check = check
        self.short = short

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its keys."""
        return tuple([key.name for key in self.keys])

    def with_inner(self, found: tuple[Form, ...] = ()) -> tuple[Form, ...]:
        """The form itself and all nested forms."""
        found += (self,)
        for key in self.keys:
            if key.value.form and key.value.form not in found:
                found = key.value.form.with_inner(found)
        return found

    def read(self, sheet: Sheet, value: object, path: Place) -> Said:
        """Read a part; a missing one counts as empty."""
        found = part({"name": value} if self.short and isinstance(value, str | int) else value, path, self.names)
        order = sorted(self.keys, key=lambda key: not key.early)
        said = Said(**{key.name: key.read(sheet, found, path) for key in order})
        if self.check:
            self.check(sheet, said, path)
        return said

    def write(self, sheet: Sheet, one: object) -> Any:
        """Write the part of this seat, place or card; None for the table as a whole."""
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
