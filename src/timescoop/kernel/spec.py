"""The declaration of a game's tables: zones for cards, and fields for everything else.

A game declares its `Spec` in `spec.py`. The build writes a class from it, `built/fields.py`: slots, types, the numbers
of zones, how a table begins, how it is copied, what is saved. The game's table is a subclass that adds the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from timescoop.kernel.cards import NOBODY, PILE

ONE: Final = ""  # a zone that the table has once
SEAT: Final = "seat"  # a zone, or a value, that each seat has
PLAIN_TYPES: Final = {int: "int", str: "str", bool: "bool"}
NO_TYPE: Final = "the type of this field cannot be told from how it begins"


class Zone:
    """A zone, or a row of zones with one for each seat or each place.

    Args:
        key: Its name; the number of the zone is `<key>_zone` of a table.
        sort: `OPEN`, `PLACE`, `PILE` or `HAND`: who sees its cards.
        each: `ONE`, `SEAT`, or the name of what else has one each, such as "place".
        count: If `each` is neither: the initial number of zones, as a Python expression of the table.
        cards: The name of the method that gives the cards in it; empty for none.
        find: The name of the method that says in which zone of the row a card lies; empty for none. Of a row that may
            grow there must be no other.
        about: What lies there, for the docstring.
        stock: Where each seat draws from cards of its own: which of the seat's stocks it belongs to, counted from 1;
            0 for the common one.
        layout: How the cards of a seat are shown, in the view of a declared game; empty for what is usual for its sort.
    """

    def __init__(  # noqa: PLR0913 - a zone is everything that is said of it
        self, key: str, sort: int, each: str = ONE, *, count: str = "0", cards: str = "", find: str = "",
        about: str = "", stock: int = 0, layout: str = "",
    ) -> None:  # fmt: skip
        self.key = key
        self.sort = sort
        self.each = each
        self.count = count
        self.cards = cards
        self.find = find
        self.about = about or key.replace("_", " ")
        self.stock = stock
        self.layout = layout


class Each:
    """An initial value that each seat has; `each_seat` makes one."""

    def __init__(self, value: object, holds: str, *, fixed: bool) -> None:
        self.value = value
        self.type = holds
        self.fixed = fixed


class Field:
    """An attribute of a table that isn't about where cards are.

    Args:
        name: The attribute.
        start: Its initial value, or an `Each`. None: the code that creates the table sets it.
        about: What it is, in a few words.
        holds: Its type as in an annotation, if `start` doesn't imply it.
        code: A Python expression for `start`, if that is no literal.
        given: Whether `furnish` takes its initial value as an argument.
        saved: Whether it is stored with a table. What isn't stored belongs to the deal or is derived: a
            derived one is computed by `code` when the table starts, and copies share it.
        added: Whether older stored tables lack it; it is stored only if it differs from `start`.
        shown: Whether the view and the observation of a declared game include it. No field can be secret:
            imagined tables hold what the real one holds.
    """

    def __init__(  # noqa: PLR0913 - a field is everything that is said of it
        self, name: str, start: object = None, about: str = "", *, holds: str = "", code: str = "", given: bool = False,
        saved: bool = True, added: bool = False, shown: bool = True,
    ) -> None:  # fmt: skip
        assert not (added and isinstance(start, Each)), f"{name}: a value for each seat cannot be left out"
        self.name = name
        self.start = start
        self.about = about
        self.code = code
        self.given = given
        self.saved = saved and (start is not None or code != "" or given)
        self.added = added
        self.shown = shown
        self.type = holds or type_of(start)

    @property
    def is_derived(self) -> bool:
        """Whether it is computed from the rest of the table."""
        return not self.saved and self.code != ""

    @property
    def is_copied(self) -> bool:
        """Whether a copy of the table needs a copy of it: lists and dicts that are part of the table's state."""
        return self.saved and self.type.partition("[")[0] in ("list", "dict")

    def begin(self, seats: int) -> Any:
        """Its initial value; lists and dicts are new ones."""
        start = self.start
        if isinstance(start, Each):
            each = [start.value] * seats
            return tuple(each) if start.fixed else each
        return start.copy() if isinstance(start, list | dict) else start


def each_seat(value: object, holds: str = "", *, fixed: bool = False) -> Each:
    """A value for each seat, of the type `holds` where `value` does not tell it: a list, or a tuple if `fixed`."""
    return Each(value, holds or type_of(value), fixed=fixed)


def type_of(start: object) -> str:
    """The type of a field with this initial value.

    Raises:
        ValueError: The value doesn't imply a type: it is empty, or set by other code.
    """
    if isinstance(start, Each):
        return f"tuple[{start.type}, ...]" if start.fixed else f"list[{start.type}]"
    if type(start) not in PLAIN_TYPES:
        raise ValueError(f"{NO_TYPE}: {start!r}")
    return PLAIN_TYPES[type(start)]


class Spec:
    """The zones and fields of one game's tables.

    Args:
        zones: In the order of their numbers. Those of `ONE` come first, then the rows of seats, then other rows; of
            these the last may grow while a game is played.
        fields: In any order; they are saved in the order of their names. Among them are `deal`, with `edition` and
            `options`, and `turn`, `turn_number` and `reason`, which every view tells.
        imports: Lines that the written class needs for the types of its fields.
    """

    def __init__(self, zones: Sequence[Zone], fields: Sequence[Field], imports: Sequence[str] = ()) -> None:
        self.zones = tuple(zones)
        self.fields = tuple(fields)
        self.imports = tuple(imports)
        order = [0 if zone.each == ONE else 1 if zone.each == SEAT else 2 for zone in zones]
        assert order == sorted(order), "zones that a table has once come before rows of zones"
        several = len(self.other_rows) > 1
        assert not (several and any([zone.find for zone in self.other_rows])), "rows that alternate find nothing"
        assert zones[0].sort == PILE, "zone 0 is the pile that all cards lie in at first"

    def number(self, key: str) -> int:
        """The number of a zone that the table has once."""
        return [zone.key for zone in self.zones].index(key)

    def numbered(self, seats: int) -> list[tuple[Zone, int]]:
        """Every zone of a table with this many seats, by number, with its owner or `NOBODY`.

        For a spec without zones of places.
        """
        once = [(zone, NOBODY) for zone in self.zones if zone.each == ONE]
        return once + [(zone, seat) for zone in self.zones if zone.each == SEAT for seat in range(seats)]

    @property
    def other_rows(self) -> list[Zone]:
        """The rows of zones that aren't one for each seat; their zones alternate."""
        return [zone for zone in self.zones if zone.each not in (ONE, SEAT)]

    @property
    def saved(self) -> tuple[str, ...]:
        """The fields that are written with a saved table, by name."""
        return tuple(sorted([field.name for field in self.fields if field.saved]))

    @property
    def added(self) -> dict[str, object]:
        """The fields that older stored tables lack, with their values there."""
        return {field.name: field.start for field in self.fields if field.added}
