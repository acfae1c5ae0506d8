"""Places as lanes, for two seats whose cards meet at them: a crowd above, the place, the crowd of the reader below.

A game asks for it by telling what the sides at its places add up to.
"""

from collections.abc import Sequence
from typing import Final

from htpy import Node

from timescoop.kernel import CardView, Need, PlaceSum, PlaceView, ZoneView, places_in
from timescoop.web.render.card_faces import card_item
from timescoop.web.render.page_frame import slug, visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.places import MANY, group_of, place_words, site
from timescoop.web.render.table.requirement_bars import requirements_of
from timescoop.web.render.tags import b, div, i, li, ol, p, section, span, ul
from timescoop.wording import _

TWO: Final = 2  # seats that lanes have room for
MOST: Final = 8  # lanes that have room side by side


def has_lanes(scene: Scene) -> bool:
    """Whether the table's places are drawn as lanes."""
    if len(scene.sitters) != TWO:
        return False
    found = all_places(scene)
    return 0 < len(found) <= MOST and any("sums" in place for place in found)


def all_places(scene: Scene) -> Sequence[PlaceView]:
    """Every seat's places, one seat's after the other's."""
    return [
        place for seat in scene.view["seats"] for zone in seat["zones"] if zone["layout"] == "board"
        for place in places_in(zone)
    ]  # fmt: skip


def lanes(scene: Scene) -> Node:
    """All lanes, side by side."""
    found = all_places(scene)
    near = len(scene.sitters) - 1 if scene.watching else scene.me
    return section("#lanes", aria_label=_("Places"))[
        ol(class_=["lanes", f"of-{len(found)}"], tabindex="0")[
            (
                lane(
                    scene,
                    place,
                    near,
                    [*place["options"], *place["card"]["options"]],
                    about=place["number"] in scene.about,
                )
                for place in found
            )
        ]
    ]


@cached(lambda _scene, place, *_, **_how: place["number"])
def lane(scene: Scene, place: PlaceView, near: int, options: list[int], *, about: bool) -> Node:
    """One lane; `near` is the seat whose crowd stands below."""
    owner = place["spot"][0]
    asked = "" if options else place_words(scene, place["number"])
    goals = {need["card"] for need in place.get("needs", ())}
    marks = [f"is-{slug(tag)}" for tag in place.get("tags", ())]
    return li(class_=["place", "lane", scene.own(owner), *marks, {"about": about, "lit-place": bool(options)}])[
        crowd(scene, place, [seat for seat in range(-1, len(scene.sitters)) if seat != near], goals, "theirs"),
        div(".spot")[
            site(scene, place, options, asked, "tile"),
            div(".goals")[(goal(scene, place, card) for card in cards_at(place) if card["id"] in goals)],
        ],
        crowd(scene, place, [near], goals, "ours"),
    ]


def cards_at(place: PlaceView) -> list[CardView]:
    """All cards that lie at a place."""
    return [card for zone in place["zones"] for card in zone["cards"]]


def crowd(scene: Scene, place: PlaceView, seats: Sequence[int], goals: set[int], where: str) -> Node:
    """The cards of some seats at a place, group by group, and what they add up to."""
    zones: list[ZoneView] = [
        {**zone, "cards": [card for card in zone["cards"] if card["id"] not in goals]}
        for zone in place["zones"]
        if zone.get("by", -1) in seats
    ]
    number = sum(card.get("on", -1) < 0 for zone in zones for card in zone["cards"])
    sums = [each for each in place.get("sums", ()) if each["seat"] in seats]
    return div(class_=["crowd", where, f"some-{min(number, MANY)}"])[
        div(".crew")[(group_of(scene, zone, place["spot"][0]) for zone in zones)],
        p(".sumline")[(sum_of(scene, each) for each in sums)] if sums else None,
    ]


def sum_of(scene: Scene, each: PlaceSum) -> Node:
    """What one side adds up to, figure by figure."""
    keys = next((face["qualities"] for face in scene.faces if face.get("qualities")), [])
    return span(class_=["side-sum", scene.own(each["seat"])])[
        visually_hidden(f"{scene.texts.label(each['side'])}: "),
        (
            span(class_=f"key-{slug(key)}")[
                i(aria_hidden="true"), visually_hidden(f"{scene.texts.label(key, 2)} "), b[str(figure)]
            ]
            for key, figure in zip(keys, each["qualities"], strict=False)
        ),
    ]


def goal(scene: Scene, place: PlaceView, card: CardView) -> Node:
    """A card that can be attempted at a place, with what that takes."""
    needs: list[Need] = [need for need in place.get("needs", ()) if need["card"] == card["id"]]
    return div(".goal")[
        ul[card_item(scene, card, f"c{card['id']}", chips=True, shape="slip")], requirements_of(scene, needs)
    ]
