"""A seat at the table: its tallies, what it holds, and its line of places with attacks and defences."""

from collections.abc import Iterator, Mapping
from typing import Any

from htpy import Node, div, h2, header, i, li, section, span, ul

from timescoop.web.company.panel import seat_mark
from timescoop.web.pages.faces import card_item
from timescoop.web.pages.frame import hidden, slug
from timescoop.web.scene import Scene, places_in
from timescoop.web.shelf import shelved
from timescoop.wording import _

Held = Mapping[str, Any]
MOST_PIPS = 8


def seat_section(scene: Scene, seat: Held, *, chips: bool) -> Node:
    """One seat. The reader's own hand and reserve lie in the dock, so they are left out here."""
    who = int(seat["seat"])
    mine = who == scene.me
    on_turn = who == scene.view["turn"] and not scene.view["over"]
    asked = any(ask["seat"] == who and not ask["chosen"] for ask in scene.view["asked"])
    states = {"mine": mine, "turn": on_turn, "asked": asked, "won": who in scene.view.get("winners", ())}
    return seat_drawn(scene, seat, states, chips=chips)


@shelved(lambda _scene, seat, _states, **_how: seat["seat"])
def seat_drawn(scene: Scene, seat: Held, states: dict[str, bool], *, chips: bool) -> Node:
    """One seat, with the states that its section shows."""
    who, mine, on_turn = int(seat["seat"]), states["mine"], states["turn"]
    held = [zone for zone in seat["zones"] if zone["layout"] != "line"]
    return section(id=f"seat-{who}", class_=["seat", scene.own(who), states], aria_labelledby=f"name-{who}")[
        header[
            h2(id=f"name-{who}")[
                span(".who")[scene.sitters[who].name],
                span(".you")[_("you")] if mine else sitter_word(scene, who),
                hidden(_(", whose turn it is")) if on_turn else None,
                seat_mark(scene, who),
            ],
            (tally(scene, entry) for entry in seat["tallies"]),
            None if mine else (small_zone(scene, zone, who) for zone in held),
        ],
        (line_of(scene, zone, who, chips=chips) for zone in seat["zones"] if zone["layout"] == "line"),
    ]


def sitter_word(scene: Scene, who: int) -> Node:
    """What sits there, if not a person."""
    sitter = scene.sitters[who]
    if sitter.kind == "bot":
        return None if who in scene.company.lent else span(".you")[_("bot")]
    return span(".you.wait")[_("has not come yet")] if sitter.kind == "open" else None


@shelved(lambda _scene, entry: (entry["key"], entry["value"], entry.get("of")))
def tally(scene: Scene, entry: Held) -> Node:
    """A number with its word; where there is a most, as pips too, in the key's own shape."""
    key, value, most = str(entry["key"]), int(entry["value"]), entry.get("of")
    if most is None or int(most) > MOST_PIPS:
        word, figure = span(".word")[scene.texts.label(key, value)], span(".figure")[str(value)]
        counted = scene.texts.label(key, 1) != scene.texts.label(key, 2)
        return span(class_=["tally", f"key-{slug(key)}"], title=scene.texts.label(key, 2))[
            (figure, " ", word) if counted else (word, " ", figure)
        ]
    name = scene.texts.label(key, 2)
    told = _("{what}: {count} of {most}").format(what=name, count=value, most=most)
    return span(class_=["tally", f"key-{slug(key)}"], title=told)[
        span(".pips", aria_hidden="true")[(i(class_={"on": nth < value}) for nth in range(int(most)))],
        span(".word", aria_hidden="true")[name],
        hidden(told),
    ]


def whose(what: str, name: str) -> str:
    """Something with its owner's name."""
    return _("{what} of {who}").format(what=what, who=name)


def small_zone(scene: Scene, zone: Held, who: int) -> Node:
    """What another seat holds, as small backs; a card that the reader knows shows its seal."""
    if not zone["cards"]:
        return None
    name = whose(scene.texts.label(str(zone["key"])), scene.sitters[who].name)
    return ul(class_=["small", f"zone-{slug(str(zone['key']))}", f"laid-{zone['layout']}"], aria_label=name)[
        (card_item(scene, card, f"c{card['id']}", held=zone["layout"] == "fan") for card in zone["cards"])
    ]


def line_of(scene: Scene, zone: Held, who: int, *, chips: bool) -> Node:
    """A line of places."""
    places = list(places_in(zone))
    name = whose(scene.texts.label(str(zone["key"])), scene.sitters[who].name)
    return ul(".line", aria_label=name, tabindex="0" if places else None)[
        (place_item(scene, place, chips=chips) for place in places)
    ]


def place_item(scene: Scene, place: Held, *, chips: bool) -> Node:
    """A place: its card in the middle, one zone before it, the others behind it, counters on it."""
    options = [*place.get("options", ()), *place["card"].get("options", ())]
    asked = "" if options else place_words(scene, int(place["number"]))
    return place_drawn(scene, place, options, asked, about=int(place["number"]) in scene.about, chips=chips)


@shelved(lambda _scene, place, *_, **_how: place["number"])
def place_drawn(scene: Scene, place: Held, options: list[int], asked: str, *, about: bool, chips: bool) -> Node:
    """A place with what can be chosen there, the words by which one asks why not, and whether something is about it."""
    first, *rest = [*place["zones"]] or [None]
    counters = list(place.get("counters", ()))
    under = {"hit": bool(first and first["cards"]), "about": about}
    card = place["card"]
    return li(class_=["place", under])[
        zone_at(scene, first, chips=chips) if first else None,
        div(".site")[
            ul[card_item(scene, card, f"c{card['id']}", chips=chips, options=options, asked=asked)],
            (counter(scene, entry) for entry in counters),
        ],
        (zone_at(scene, zone, chips=chips) for zone in rest),
    ]


def place_words(scene: Scene, number: int) -> str:
    """A place as one may type it: its card's name, with the owner where two share it."""
    found = scene.places.get(number)
    if found is None:
        return ""
    name, kind, owner = found
    twins = [other for other in scene.places.values() if other[1] == kind]
    return name if len(twins) == 1 else f"{name} ({scene.sitters[owner].name})"


def zone_at(scene: Scene, zone: Held, *, chips: bool) -> Node:
    """Cards that lie at a place; they overlap unless one of them can be chosen."""
    cards = list(zone["cards"])
    if not cards:
        return None
    by = zone.get("by")
    by = int(by) if by is not None and int(by) >= 0 else None
    spread = any(card.get("options") for card in cards)
    name = scene.texts.label(str(zone["key"]))
    name = name if by is None else _("{what} by {who}").format(what=name, who=scene.sitters[by].name)
    owned = scene.own(by) if by is not None else None
    return ul(class_=["at", f"zone-{slug(str(zone['key']))}", owned, {"spread": spread}], aria_label=name)[
        (card_item(scene, card, f"c{card['id']}", chips=chips) for card in cards)
    ]


def counter(scene: Scene, entry: Held) -> Node:
    """A counter that lies on a place, in its owner's colour and its key's shape."""
    key, owner = str(entry["key"]), int(entry["seat"])
    name = whose(scene.texts.label(key, 1), scene.sitters[owner].name)
    return span(class_=["counter", f"key-{slug(key)}", scene.own(owner)], title=name)[hidden(name)]


def zones_of(scene: Scene, seat: int) -> Iterator[Held]:
    """What a seat holds apart from its line."""
    for held in scene.view["seats"]:
        if int(held["seat"]) == seat:
            yield from (zone for zone in held["zones"] if zone["layout"] != "line")
