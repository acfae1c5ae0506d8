"""Code generation: the `Fields` class of a spec, with slots, types, zones, initial values and copying.

Plain code is what mypy can check, mypyc can compile, and a reader can open: docs/adr/0048.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from timescoop.kernel.cards import HAND, OPEN, PILE, PLACE
from timescoop.kernel.spec import ONE, SEAT, Each, Field, Spec, Zone
from timescoop.kernel.table import Table

SORTS: Final = {OPEN: "OPEN", PLACE: "PLACE", PILE: "PILE", HAND: "HAND"}
WIDTH: Final = 120
OPENING: Final = (
    '"""Zones and fields of a table, written by the build from `spec.py` of this game."""\n\n'
    "from __future__ import annotations\n"
)
COPYING: Final = (
    "    def copy(self) -> Self:",
    '        """An independent copy of the table."""',
    "        new = type(self)()",
    "        self.copy_into(new)",
    "        self.copy_fields_into(new)",
    "        return new",
    "",
    "    def about(self) -> dict[str, Any]:",
    '        """The edition, the number of seats and the options of the deal."""',
    '        return {"edition": self.deal.edition, "seats": self.seats, "options": dict(self.deal.options)}',
    "",
)


def table_class(spec: Spec, base: type[Table], module: str) -> type[Table]:
    """The class `Fields` of a spec, made at once: for games that no build step prepares, such as those of plug-ins.

    Args:
        spec: What the tables are made of.
        base: The class that it extends.
        module: The import name that it goes by, one for each game.
    """
    space: dict[str, Any] = {"__name__": module, base.__name__: base}
    exec(compile(fields_source(spec, base.__name__), "<fields of a spec>", "exec"), space)  # noqa: S102 - our own text
    made: type[Table] = space["Fields"]
    return made


def fields_source(spec: Spec, base: str = "Table") -> str:
    """The text of the module with the class `Fields` and the numbers of the zones.

    Args:
        spec: What the tables are made of.
        base: The class that `Fields` extends, by name; any but `Table` is in the module's namespace already.
    """
    lines = [
        OPENING,
        *imports_of(spec, base),
        "",
        *[f"{zone.key.upper()}: Final = {nth}" for nth, zone in enumerate(spec.zones) if zone.each == ONE],
        "",
        "",
        f"class Fields({base}):",
        '    """A table with its zones and fields, and no rules yet."""',
        "",
        *listed("__slots__", sorted([field.name for field in spec.fields])),
        *listed("OWN: tuple[str, ...]", spec.saved),
        *added_lines(spec),
        *[f"    {field.name}: {field.type}" for field in spec.fields],
        *start_lines(spec),
        "",
        *furnish_lines(spec),
        "",
        *COPYING,
        *copy_lines(spec),
        *[line for zone in spec.zones for line in zone_lines(spec, zone)],
    ]
    return "\n".join(lines) + "\n"


def imports_of(spec: Spec, base: str) -> list[str]:
    """What the module needs."""
    typing = "Any, ClassVar, Final, Self" if spec.added else "Any, Final, Self"
    found = {"NOBODY"} if [zone for zone in spec.zones if zone.find] else set()
    kernel = sorted({SORTS[zone.sort] for zone in spec.zones[1:]} | found) + ["Table"] * (base == "Table")
    return [f"from typing import {typing}", "", *spec.imports, f"from timescoop.kernel import {', '.join(kernel)}"]


def listed(name: str, names: Sequence[str]) -> list[str]:
    """A tuple of names as lines of a class."""
    rows = wrap(", ".join([f'"{each}"' for each in names]) + ",", WIDTH - 8, break_long_words=False)
    return [f"    {name} = (", *[f"        {row}" for row in rows], "    )  # fmt: skip"]


def added_lines(spec: Spec) -> list[str]:
    """The fields that older tables were written without."""
    held = ", ".join([f'"{name}": {start!r}' for name, start in spec.added.items()])
    return [f"    ADDED: ClassVar[dict[str, Any]] = {{{held}}}"] if held else []


def start_lines(spec: Spec) -> list[str]:
    """The method that clears a table, where that has fields that are derived."""
    derived = [f"        self.{field.name} = {field.code}" for field in spec.fields if field.is_derived]
    if not derived:
        return []
    return [
        "",
        "    def start(self) -> None:",
        '        """Clear everything that a table has besides cards; nothing is derived yet."""',
        "        super().start()",
        *derived,
    ]


def furnish_lines(spec: Spec) -> list[str]:
    """The method that adds the empty zones and sets the initial value of each field."""
    given = [field for field in spec.fields if field.given]
    told = ", ".join(["self", *[f"{field.name}: {field.type}" for field in given]])
    lines = [
        f"    def furnish({told}) -> None:",
        '        """All zones, empty, and every field as it begins."""',
    ]
    once = [zone for zone in spec.zones[1:] if zone.each == ONE]
    lines += [f"        self.add_zone({SORTS[zone.sort]})" for zone in once]
    for zone in spec.zones:
        if zone.each == SEAT:
            lines.append("        for seat in range(self.seats):")
            lines.append(f"            self.add_zone({', '.join(arguments(zone))})")
        elif zone.each != ONE and zone.count != "0":
            lines.append(f"        for _ in range({zone.count}):")
            lines.append(f"            self.add_zone({SORTS[zone.sort]})")
    begins = [field for field in spec.fields if field.saved or field.start is not None]
    return lines + [f"        self.{field.name} = {begin_code(field)}" for field in begins]


def arguments(zone: Zone) -> list[str]:
    """The arguments for adding a seat's zone; a zone that everybody sees needs no owner."""
    owner = [] if zone.sort == OPEN else ["seat"]
    stocks = [f"stock=1{rows_of_seats(zone.stock - 1)} + seat"] if zone.stock else []
    return [SORTS[zone.sort], *owner, *stocks]


def begin_code(field: Field) -> str:
    """The expression for the initial value of a field."""
    if field.code or field.given:
        return field.code or field.name
    if isinstance(field.start, Each):
        each = repr(field.start.value)
        return f"({each},) * self.seats" if field.start.fixed else f"[{each}] * self.seats"
    return repr(field.start)


def copy_lines(spec: Spec) -> list[str]:
    """The method that copies everything into an empty table; immutable parts are shared."""
    lines = [
        "    def copy_fields_into(self, new: Fields) -> None:",
        '        """Fill the fields of a bare table with what these hold; what cannot change is shared."""',
    ]
    for field in spec.fields:
        copied = ".copy()" if field.is_copied else ""
        lines.append(f"        new.{field.name} = self.{field.name}{copied}")
    return lines


def zone_lines(spec: Spec, zone: Zone) -> list[str]:
    """The methods that find a zone of a row, and the cards in it."""
    if zone.each == ONE:
        return []
    number, one = zone_number(spec, zone), zone.each
    of = "a seat" if one == SEAT else f"a {one}"
    lines = [
        "",
        f"    def {zone.key}_zone(self, {one}: int) -> int:",
        f'        """The zone of {of}: {zone.about}."""',
        f"        return {number}",
    ]
    if zone.cards:
        lines += [
            "",
            f"    def {zone.cards}(self, {one}: int) -> tuple[int, ...]:",
            f'        """The cards of {of}: {zone.about}."""',
            f"        return self.zones[{number}]",
        ]
    if zone.find:
        inside = f"0 <= {one} < self.seats" if one == SEAT else f"{one} >= 0"
        lines += [
            "",
            f"    def {zone.find}(self, copy: int) -> int:",
            f'        """The {one} in whose zone a card lies, or NOBODY: {zone.about}."""',
            f"        {one} = self.zone[copy] - ({first_number(spec, zone)})",
            f"        return {one} if {inside} else NOBODY",
        ]
    return lines


def zone_number(spec: Spec, zone: Zone) -> str:
    """The number of a zone of a row, as an expression of the table and of the seat or place."""
    first = first_number(spec, zone)
    if zone.each == SEAT:
        return f"{first} + seat"
    others = spec.other_rows
    stride = f"{len(others)} * " if others[1:] else ""
    return f"{first} + {stride}{zone.each}" + (f" + {nth}" if (nth := others.index(zone)) else "")


def first_number(spec: Spec, zone: Zone) -> str:
    """Where a row of seats begins, or where all other rows do: `5 + 2 * self.seats`."""
    rows = [each for each in spec.zones if each.each == SEAT]
    before = rows.index(zone) if zone.each == SEAT else len(rows)
    ones = sum([each.each == ONE for each in spec.zones])
    return f"{ones}{rows_of_seats(before)}"


def rows_of_seats(count: int) -> str:
    """What so many rows of seats add to a sum."""
    return {0: "", 1: " + self.seats"}.get(count, f" + {count} * self.seats")
