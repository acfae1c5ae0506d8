"""What is shown: rules of display, seen in the view."""

from __future__ import annotations

from timescoop.games.invasion import GAME
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import Table, View, ZoneView, places_in

POSITION = {
    "game": "invasion",
    "turn": "Elisabeth",
    "players": {
        "Elisabeth": {"hand": 5, "reserve": ["K-9"], "locations": [{"name": "Telos", "defenders": ["Jamie"]}]},
        "Tom": {"hand": 5, "locations": [{"name": "Skaro", "attack": {"by": "Elisabeth", "enemies": ["Yetis"]}}]},
        "Nicholas": {"hand": 5},
    },
}


def laid() -> Table:
    """The table of the position above."""
    table, _ = GAME.read(POSITION)
    return table


def zone(view: View, seat: int, key: str) -> ZoneView:
    """A zone of a seat in a view."""
    return next(each for each in view["seats"][seat]["zones"] if each["key"] == key)


def test_inv_loc_05_everybody_sees_the_victory_points_of_every_location() -> None:
    table = laid()
    faces = GAME.faces(table)
    for seat in range(4):
        for owner in range(3):
            for place in places_in(zone(GAME.view(table, seat), owner, "line")):
                assert (faces[place["card"]["kind"]]["value"] or 0) >= 1


def test_inv_reserve_03_the_reserve_is_a_zone_of_its_own_apart_from_defences() -> None:
    table = laid()
    for seat in range(4):
        view = GAME.view(table, seat)
        kept = zone(view, 0, "reserve")["cards"]
        (place,) = places_in(zone(view, 0, "line"))
        waiting = next(each for each in place["zones"] if each["key"] == "defence")["cards"]
        assert len(kept) == len(waiting) == 1
        assert kept[0]["id"] != waiting[0]["id"]


def test_inv_amb_08_hands_and_face_down_cards_are_known_to_those_who_hold_or_placed_them() -> None:
    table = laid()
    for seat in range(4):
        view = GAME.view(table, seat)
        (place,) = places_in(zone(view, 0, "line"))
        (site,) = places_in(zone(view, 1, "line"))
        own = [
            *zone(view, 0, "hand")["cards"],
            *zone(view, 0, "reserve")["cards"],
            *place["zones"][1]["cards"],
            *site["zones"][0]["cards"],
        ]
        assert {card["kind"] >= 0 for card in own} == {seat == 0}


def test_inv_amb_170_strength_that_was_given_is_in_the_figure_of_who_knows_the_card_and_a_counter_for_the_others() -> (
    None
):
    table = laid()
    assert isinstance(table, Invasion)
    (jamie,) = table.defence(0)
    table.lent[jamie] = 2
    for seat in range(4):
        (place,) = places_in(zone(GAME.view(table, seat), 0, "line"))
        (shown,) = place["zones"][1]["cards"]
        if seat == 0:
            assert (shown["now"], "counters" in shown) == (table.pool.strength[table.kind[jamie]] + 2, False)
        else:
            assert (shown.get("now"), shown["counters"]) == (None, [{"key": "strength", "count": 2}])
