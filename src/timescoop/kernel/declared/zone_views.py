"""The view of a declared table: each zone as it was declared, with the options of its cards."""

from __future__ import annotations

from typing import Any, Final

from timescoop.kernel.cards import HAND, NOBODY, OPEN, PILE, PLACE
from timescoop.kernel.option_book import OptionBook, options_by_target
from timescoop.kernel.prompts import OptionInfo
from timescoop.kernel.ranges import KINDS
from timescoop.kernel.spec import Each, Field, Spec, Zone
from timescoop.kernel.table import Table
from timescoop.kernel.view_parts import card_view, cards_view, hand_view
from timescoop.kernel.views import PileView, SeatView, Tally, ZoneView

ZoneOptions = dict[
    str, dict[int, list[int]]
]  # zone -> kind -> the options that choosing such a card there would answer
USUAL_LAYOUTS: Final = {HAND: "fan", OPEN: "strip", PLACE: "row"}


def option_info(book: OptionBook, option: int) -> OptionInfo:
    """How an option is shown; it brings the kind of its card if no visible zone shows it."""
    block, target = book.decode(option)
    if block.names == KINDS and not block.zone:
        return {"verb": block.verb(option), "kind": target}
    return {"verb": block.verb(option)}


def options_by_zone(table: Table, book: OptionBook, seat: int) -> ZoneOptions:
    """The options of a reader that name cards in visible zones."""
    options = table.options(seat)
    return {
        zone: options_by_target(book, options, [block for block in book.parts if block.zone == zone])
        for zone in {block.zone for block in book.parts}
    }


def pile_views(table: Table, spec: Spec, seat: int) -> list[PileView]:
    """The zones that the table has once, the piles of seats, and the numbers that belong to no seat."""
    piles: list[PileView] = []
    for number, (zone, owner) in enumerate(spec.numbered(table.seats)):
        count = len(table.zones[number])
        if owner != NOBODY and zone.sort == PILE:
            piles.append({"key": f"{zone.key}_{owner}", "name": zone.key, "seat": owner, "count": count})
        elif owner == NOBODY and zone.sort == PILE:
            piles.append({"key": zone.key, "count": count})
        elif owner == NOBODY:
            cards = cards_view(table, seat, table.zones[number])
            piles.append({"key": zone.key, "count": count, "cards": cards})
    shown = [field.name for field in spec.fields if field.shown and not isinstance(field.start, Each)]
    return piles + [{"key": name, "count": int(getattr(table, name))} for name in shown]


def seat_view(table: Table, spec: Spec, seat: int, other: int, by_zone: ZoneOptions) -> SeatView:
    """One seat as a reader sees it: its figures, hand sizes and zones."""
    own = [(at, zone) for at, (zone, owner) in enumerate(spec.numbered(table.seats)) if owner == other]
    told = {field.name: getattr(table, field.name)[other] for field in spec.fields if is_told_of_seats(field)}
    told |= {zone.key: len(table.zones[at]) for at, zone in own if zone.sort == HAND}
    tallies: list[Tally] = [
        {"key": key, "value": value, "of": None} for key, value in told.items() if not isinstance(value, bool)
    ]
    options = by_zone if seat == other else {}
    return {
        "seat": other,
        "tallies": tallies,
        "zones": [zone_view(table, at, zone, seat, options.get(zone.key, {})) for at, zone in own if zone.sort != PILE],
        "notes": [{"key": key, "words": ["yes"]} for key, value in told.items() if value is True],
    }


def is_told_of_seats(field: Field) -> bool:
    """Whether a field has a value for each seat and is part of the view."""
    return field.shown and isinstance(field.start, Each)


def zone_view(table: Table, number: int, zone: Zone, seat: int, options: dict[int, list[int]]) -> ZoneView:
    """One zone of a seat."""
    if zone.sort == HAND:
        cards = hand_view(table, seat, number, options, table.picks)
    else:
        cards = [card_view(table, seat, copy, options.get(table.kind[copy], [])) for copy in table.zones[number]]
    layout: Any = zone.layout or USUAL_LAYOUTS[zone.sort]
    return {"key": zone.key, "layout": layout, "cards": cards}
