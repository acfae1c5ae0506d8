"""Cards and places as a seat sees them."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.motion.sums import sum_of
from timescoop.games.ccg.pool import CHARACTERS, ENEMY, GOAL, HEROES, QUALITIES, SPACETIME
from timescoop.games.ccg.sight.highlights import OptionsByTarget
from timescoop.games.ccg.sight.needs import needs
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, CardView, PlaceSum, PlaceView, ZoneView, card_view

SIDES: Final = ("heroes", "enemies")


def tags_of(table: Ccg, copy: int) -> list[str]:
    """What is so of a card in play."""
    tags = [
        *(["attached"] if copy in table.host else []),
        *(["controlled"] if table.controller(copy) != table.owners[copy] else []),
        *(["frozen"] if copy in table.frozen else []),
        *(["kidnapped"] if copy in table.captor else []),
        *(["scored"] if copy in table.scored else []),
    ]
    if copy in table.holder and table.type_of(copy) != table.pool.type[table.kind[copy]]:
        tags.append(f"type-{table.type_of(copy)}")
    return tags


def table_card(table: Ccg, seat: int, copy: int, by_target: OptionsByTarget) -> CardView:
    """A card in play with everything that is on it: who controls it, its Qualities now, its counters."""
    shown = card_view(table, seat, copy, by_target.table.get(copy, []), tags_of(table, copy))
    count = table.counters.get(copy, 0)
    shown["counters"] = [{"key": "counter", "count": count}] if count else []
    shown["on"] = table.host.get(copy, NOBODY)
    shown["by"] = table.holder.get(copy, NOBODY)
    shown["captor"] = table.captor.get(copy, NOBODY)
    shown["points_of"] = table.scored.get(copy, NOBODY)
    shown["qualities"] = (
        [table.stat(copy, quality) for quality in range(QUALITIES)] if table.is_type(copy, CHARACTERS) else []
    )
    shown["now"] = None
    shown["named"] = table.pool.words[table.named[copy]] if copy in table.named else ""
    shown["under"] = beneath(table, seat, copy)
    return shown


def beneath(table: Ccg, seat: int, copy: int) -> list[CardView]:
    """CCG-SETUP-06, CCG-AMB-63: what lies face down under a card, which its owner may see."""
    return [card_view(table, seat, each, tags=["face-down"]) for each in table.under(copy)]


def line_view(table: Ccg, seat: int, other: int, by_target: OptionsByTarget) -> list[PlaceView]:
    """A seat's line of Spacetime cards; a place that several have laid is shown with the first of them."""
    out = []
    for copy in table.lines[other]:
        place = table.place_of(copy)
        first = next(each for each in table.at(place) if table.pool.type[table.kind[each]] == SPACETIME)
        if first == copy:
            out.append(place_view(table, seat, other, copy, by_target))
    return out


def place_view(table: Ccg, seat: int, other: int, copy: int, by_target: OptionsByTarget) -> PlaceView:
    """One place: its Spacetime card, and what lies there, by whose it is."""
    place = table.place_of(copy)
    owners = sorted({table.holder[each] for each in table.at(place) if is_spacetime(table, each)})
    return {
        "spot": [other, table.lines[other].index(copy)],
        "number": place,
        "card": table_card(table, seat, copy, by_target),
        "zones": groups(table, seat, place, by_target),
        "counters": [{"key": "line", "seat": each} for each in owners],
        "options": by_target.place.get(place, []),
        "tags": ["stacked"] if len(owners) > 1 else [],
        "used": [],
        "sums": sums(table, place),
        "needs": needs(table, place),
    }


def is_spacetime(table: Ccg, copy: int) -> bool:
    """Whether a card is a Spacetime card."""
    return table.pool.type[table.kind[copy]] == SPACETIME


def groups(table: Ccg, seat: int, place: int, by_target: OptionsByTarget) -> list[ZoneView]:
    """CCG-FIGHT-04: what lies at a place: Goals, then each player's Heroes, Enemies and other cards."""
    rows: dict[tuple[int, int], list[CardView]] = {}
    keys = ("goals", "heroes", "enemies", "cards")
    for copy in table.at(place):
        if is_spacetime(table, copy) or (copy in table.host and not is_spacetime(table, table.host[copy])):
            continue
        sort = table.type_of(copy)
        group = 0 if sort == GOAL else 1 if 1 << sort & HEROES else 2 if sort == ENEMY else 3
        row = rows.setdefault((group, table.holder[copy]), [])
        row += [table_card(table, seat, each, by_target) for each in (copy, *table.on(copy))]
    return [{"key": keys[key], "layout": "row", "by": by, "cards": rows[key, by]} for key, by in sorted(rows)]


def sums(table: Ccg, place: int) -> list[PlaceSum]:
    """CCG-GOAL-06: what each side of each player adds up to at a place; kidnapped cards are on no side."""
    sides: dict[tuple[int, int], list[int]] = {}
    for copy in table.at(place):
        sort = table.type_of(copy)
        side = 0 if 1 << sort & HEROES else 1 if sort == ENEMY else NOBODY
        if side != NOBODY and copy not in table.captor and copy in table.holder:
            sides.setdefault((table.holder[copy], side), []).append(copy)
    return [
        {"seat": seat, "side": SIDES[side], "qualities": [sum_of(table, copies, each) for each in range(QUALITIES)]}
        for (seat, side), copies in sorted(sides.items())
    ]
