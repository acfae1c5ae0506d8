"""The Control Boards in a view: four Locations each, with the cards there."""

from __future__ import annotations

from timescoop.games.nemesis.pool import ACTIONS, CORNERS
from timescoop.games.nemesis.sight.highlights import OptionsByTarget
from timescoop.games.nemesis.table import ACTION, Nemesis
from timescoop.kernel import NOBODY, CardView, PlaceCounter, PlaceView, ZoneView, card_view

# ---- cards


def table_card(table: Nemesis, seat: int, copy: int, by_target: OptionsByTarget) -> CardView:
    """A card in play with its Plot, host, controller and current Strength."""
    tags = ["upgrade"] if copy in table.host else []
    if copy not in table.holder:
        tags.append("captured")
    elif table.controller(copy) != table.owner_of(copy):
        tags.append("controlled")
    tags += ["stuck"] if copy in table.stuck else []
    tags += ["guarded"] if copy in table.guards else []
    tags += ["borrowed"] if copy in table.borrowed else []
    tags += lent(table, copy)
    plot = table.plots.get(copy, 0)
    shown = card_view(table, seat, copy, by_target.table.get(copy, []), tags)
    shown["counters"] = [{"key": "plot", "count": plot}] if plot else []
    shown["on"] = table.host.get(copy, NOBODY)
    shown["by"] = table.controller(copy) if copy in table.holder else NOBODY
    shown["now"] = table.strength(copy) if table.is_character(copy) else None
    return shown


def lent(table: Nemesis, copy: int) -> list[str]:
    """NEM-TRAIT-09: the traits that are lent to a card."""
    more = table.bonus_of(copy) & ~table.pool.traits[table.kind[copy]]
    return [name for name, trait in table.pool.traits_by_name.items() if more & trait] if more else []


# ---- Locations


def board_view(table: Nemesis, seat: int, other: int, by_target: OptionsByTarget) -> list[PlaceView]:
    """The four Locations of a board: their cards by controller, with Heroes and Constants separately."""
    out: list[PlaceView] = []
    first = table.pool.size + table.seats  # numbers beyond all sleeves and boards
    kind = table.kind_of_place(other * CORNERS)
    for corner in range(CORNERS):
        place = other * CORNERS + corner
        counters: list[PlaceCounter] = [{"key": "token", "seat": other}] if table.token[other] == corner else []
        site: CardView = {"id": first + place, "kind": kind + corner, "up": True, "options": [], "tags": []}
        out.append(
            {
                "spot": [other, corner],
                "number": place,
                "card": site,
                "zones": groups(table, seat, place, by_target) if table.at(place) else [],
                "counters": counters,
                "options": by_target.place.get(place, []),
                "tags": tags_of(table, place),
                "used": used(table, place) if other == table.turn else [],
            }
        )
    return out


def tags_of(table: Nemesis, place: int) -> list[str]:
    """Whether a Location is Contested, whether there is a Conflict, and whether it is closed (NEM-AMB-94)."""
    tags = ["contested"] if table.at(place) and is_contested(table, place) else []
    if table.fight == place:
        tags.append("fight")
    if place in table.closed:
        tags.append("closed")
    return tags


def used(table: Nemesis, place: int) -> list[int]:
    """NEM-ACTION-02: which of the printed Actions have been taken or passed in this Action Step."""
    if table.step != ACTION or place != table.token_place(table.turn):
        return []
    block = table.deal.book.take_action
    return [which for which in range(ACTIONS) if block.option(which) in table.used]


def is_contested(table: Nemesis, place: int) -> bool:
    """NEM-CONTEST-01, -02: whether any Hero or opposing Nemesis Character stands there."""
    mine = place // CORNERS
    return any(
        [table.is_character(copy) and (table.is_hero(copy) or table.holder[copy] != mine) for copy in table.at(place)]
    )


def groups(table: Nemesis, seat: int, place: int, by_target: OptionsByTarget) -> list[ZoneView]:
    """The cards at a Location: each Character followed by its Upgrades, and the cards attached to the Location."""
    rows: dict[tuple[str, int], list[CardView]] = {}
    for copy in table.at(place):
        if copy in table.host:
            continue
        if not table.is_character(copy):
            group = ("attached", NOBODY)
        elif table.is_hero(copy):
            group = ("heroes", NOBODY)
        else:
            group = ("minions", table.holder[copy])
        row = rows.setdefault(group, [])
        row += [table_card(table, seat, each, by_target) for each in (copy, *table.upgrades(copy))]
    order = sorted(rows, key=lambda group: (group[0] == "attached", group[0] == "heroes", group[1]))
    return [{"key": key, "layout": "row", "by": by, "cards": rows[key, by]} for key, by in order]
