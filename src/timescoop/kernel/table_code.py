"""The class that a table's spec declares, written out as plain code: slots, types, zones, first values, copying.

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
        "",
        *furnish_lines(spec),
        "",
        *copy_lines(spec),
        *[line for zone in spec.zones for line in zone_lines(spec, zone)],
    ]
    return "\n".join(lines) + "\n"


def imports_of(spec: Spec, base: str) -> list[str]:
    """What the module needs."""
    typing = "Any, ClassVar, Final" if spec.added else "Final"
    kernel = sorted({SORTS[zone.sort] for zone in spec.zones[1:]}) + ["Table"] * (base == "Table")
    return [f"from typing import {typing}", "", *spec.imports, f"from timescoop.kernel import {', '.join(kernel)}"]


def listed(name: str, names: Sequence[str]) -> list[str]:
    """A tuple of names as lines of a class."""
    rows = wrap(", ".join([f'"{each}"' for each in names]) + ",", WIDTH - 8, break_long_words=False)
    return [f"    {name} = (", *[f"        {row}" for row in rows], "    )  # fmt: skip"]


def added_lines(spec: Spec) -> list[str]:
    """The fields that older tables were written without."""
    held = ", ".join([f'"{name}": {start!r}' for name, start in spec.added.items()])
    return [f"    ADDED: ClassVar[dict[str, Any]] = {{{held}}}"] if held else []


def furnish_lines(spec: Spec) -> list[str]:
    """The method that adds the zones, all empty, and lets every field begin."""
    lines = [
        "    def furnish(self) -> None:",
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
    begins = [field for field in spec.fields if field.start is not None or field.code]
    return lines + [f"        self.{field.name} = {begin_code(field)}" for field in begins]


def arguments(zone: Zone) -> list[str]:
    """What a zone of a seat is added with; a zone where all see everything needs no owner."""
    owner = [] if zone.sort == OPEN else ["seat"]
    stocks = {0: [], 1: ["stock=1 + seat"]}.get(zone.stock, [f"stock=1 + {zone.stock - 1} * self.seats + seat"])
    return [SORTS[zone.sort], *owner, *stocks]


def begin_code(field: Field) -> str:
    """The expression for what a field holds at the beginning."""
    if field.code:
        return field.code
    if isinstance(field.start, Each):
        each = repr(field.start.value)
        return f"({each},) * self.seats" if field.start.fixed else f"[{each}] * self.seats"
    return repr(field.start)


def copy_lines(spec: Spec) -> list[str]:
    """The method that fills a bare table; what cannot change is shared."""
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
    return lines


def zone_number(spec: Spec, zone: Zone) -> str:
    """The number of a zone of a row, as an expression of the table and of the seat or place."""
    ones = sum([each.each == ONE for each in spec.zones])
    rows = [each for each in spec.zones if each.each == SEAT]
    if zone.each == SEAT:
        return plus(ones, rows.index(zone), 1, SEAT)
    others = [each for each in spec.zones if each.each not in (ONE, SEAT)]
    return plus(ones, len(rows), len(others), zone.each) + (f" + {nth}" if (nth := others.index(zone)) else "")


def plus(ones: int, rows: int, stride: int, one: str) -> str:
    """A sum without what adds nothing: `5 + 2 * self.seats + seat`."""
    seats = {0: "", 1: " + self.seats"}.get(rows, f" + {rows} * self.seats")
    return f"{ones}{seats} + {one}" if stride == 1 else f"{ones}{seats} + {stride} * {one}"
