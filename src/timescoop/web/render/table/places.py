"""Places in a line or on a board with what lies at them; card strips; piles."""

from collections.abc import Iterator, Sequence

from htpy import Node

from timescoop.kernel import CardView, PileView, PlaceCounter, PlaceView, ZoneView, places_in
from timescoop.web.render.card_faces import Shape, card_item, coloured
from timescoop.web.render.page_frame import close_button, slug, visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.requirement_bars import requirements_of
from timescoop.web.render.tags import a, button, dd, div, dl, dt, h2, li, section, span, ul
from timescoop.wording import _, counted_, line_in_own_words

MANY = 9  # cards at one place from which on they have one size
COUNTED = 24  # cards at one place from which on they overlap alike


def places_of(scene: Scene, zone: ZoneView, who: int, about: frozenset[int]) -> Node:
    """A line of places, or a board of them; `about` are those that the question is about."""
    places = places_in(zone)
    name = scene.table_words.of(scene.texts.label(zone["key"]), who)
    board = zone["layout"] == "board"
    kinds = [place["card"]["kind"] for place in places]
    figures = board and any(scene.faces[kind]["value"] is not None for kind in kinds if kind >= 0)
    marks = ["board" if board else "line", f"of-{min(len(places), MANY)}", {"with-figures": figures}]
    return ul(class_=marks, aria_label=name, tabindex="0" if places and not board else None)[
        (place_item(scene, place, board=board, about=place["number"] in about) for place in places)
    ]


def place_item(scene: Scene, place: PlaceView, *, board: bool, about: bool) -> Node:
    """A place with what is lit there, or the words by which one asks why nothing is."""
    options = [*place["options"], *place["card"]["options"]]
    asked = "" if options else place_words(scene, place["number"])
    return (field_drawn if board else place_drawn)(scene, place, options, asked, about=about)


@cached(lambda _scene, place, *_, **_how: place["number"])
def place_drawn(scene: Scene, place: PlaceView, options: list[int], asked: str, *, about: bool) -> Node:
    """A place of a line: its card as a tile with counters, one zone at the left, the others at the right."""
    before, behind = place["zones"][:1], place["zones"][1:]
    under = {"hit": any(zone["cards"] for zone in before), "about": about, "lit-place": bool(options)}
    return li(class_=["place", under])[
        site(scene, place, options, asked, "tile"),
        (zone_at(scene, zone, "before") for zone in before),
        (zone_at(scene, zone, "behind") for zone in behind),
    ]


@cached(lambda _scene, place, *_, **_how: place["number"])
def field_drawn(scene: Scene, place: PlaceView, options: list[int], asked: str, *, about: bool) -> Node:
    """A place of a board: its picture with its name and lines; at its foot what lies there, group by group.

    The cards of the seat whose place it is lie to the right, all others to the left.
    """
    marks = " ".join(f"is-{slug(tag)}" for tag in place.get("tags", ()))
    home = place["spot"][0]
    left = [zone for zone in place["zones"] if zone.get("by", -1) != home]
    right = [zone for zone in place["zones"] if zone.get("by", -1) == home]
    number = sum(room_of(zone["cards"]) for zone in place["zones"])
    return li(class_=["place", "field-of", {"about": about, "lit-place": bool(options)}, marks])[
        site(scene, place, options, asked, "tile"),
        requirements_of(scene, [need for need in place.get("needs", ()) if need["seat"] == scene.me]),
        div(class_=["feet", f"some-{min(number, MANY)}", f"n-{min(number, COUNTED)}"])[
            div(".before")[(group_of(scene, zone, home) for zone in left)],
            div(".behind")[(group_of(scene, zone, home) for zone in right)],
        ]
        if number
        else None,
    ]


def room_of(cards: Sequence[CardView]) -> int:
    """How many cards' widths a group takes: upgrades lie on their bearer, but several need a width beside it."""
    ids = {card["id"] for card in cards}
    borne = [card["on"] for card in cards if card.get("on", -1) in ids]
    return len(cards) - len(borne) + sum(borne.count(bearer) > 1 for bearer in set(borne))


def site(scene: Scene, place: PlaceView, options: list[int], asked: str, shape: Shape) -> Node:
    """The card that marks a place, with its lines, its marks and its counters."""
    card, tags = place["card"], place.get("tags")
    return div(".site")[
        ul[
            card_item(scene, card, f"c{card['id']}", chips=True, options=options, asked=asked, shape=shape),
            beneath(scene, card),
        ],
        div(".marks-of")[(span[scene.texts.label(tag)] for tag in tags)] if tags else None,
        lines_of(scene, place),
        (counter(scene, entry) for entry in place["counters"]),
    ]


def lines_of(scene: Scene, place: PlaceView) -> Node:
    """What a place says, line by line; those that are used up say so."""
    kind = place["card"]["kind"]
    lines: Sequence[str] = scene.faces[kind].get("lines", ()) if kind >= 0 else ()
    used = place.get("used", ())
    return (
        ul(".lines-of")[
            (
                li(class_="spent" if nth in used else None, **english)[
                    words, visually_hidden(", " + _("done")) if nth in used else None
                ]
                for nth, (words, english) in enumerate(map(line_in_own_words, lines))
            )
        ]
        if lines
        else None
    )


def place_words(scene: Scene, number: int) -> str:
    """A place as one may type it: its card's name, with the owner where two share it."""
    found = scene.places.get(number)
    if found is None:
        return ""
    name, kind, owner = found
    twins = [other for other in scene.places.values() if other[1] == kind]
    return name if len(twins) == 1 else f"{name} ({scene.sitters[owner].name})"


def by_of(zone: ZoneView) -> int | None:
    """Whose cards a zone holds, where it says so."""
    by = zone.get("by", -1)
    return by if by >= 0 else None


def zone_at(scene: Scene, zone: ZoneView, where: str) -> Node:
    """Cards that lie on a tile, small; they overlap unless one of them can be chosen."""
    cards = zone["cards"]
    if not cards:
        return None
    by = by_of(zone)
    owned = scene.own(by) if by is not None else None
    spread = any(card["options"] for card in cards)
    marks = ["at", where, f"some-{min(len(cards), MANY)}", f"zone-{slug(zone['key'])}", owned, {"spread": spread}]
    return ul(class_=marks, aria_label=scene.table_words.zone(zone))[
        (card_item(scene, card, f"c{card['id']}", chips=True, shape="member") for card in cards)
    ]


def group_of(scene: Scene, zone: ZoneView, home: int) -> Node:
    """Cards of one group on a board, each with those that lie on it; `home` is the seat whose board it is."""
    if not zone["cards"]:
        return None
    by = by_of(zone)
    owned = scene.own(by) if by is not None else None
    marks = ["group", f"zone-{slug(zone['key'])}", owned, {"foreign": by not in {None, home}}]
    return ul(class_=marks, aria_label=scene.table_words.zone(zone))[units(scene, zone["cards"])]


def units(scene: Scene, cards: Sequence[CardView], *, slips: bool = False) -> Iterator[Node]:
    """Cards side by side; what lies on a card, or under it, is drawn beneath it, as one piece with it."""
    borne: dict[int, list[CardView]] = {}
    for card in cards:
        borne.setdefault(card.get("on", -1), []).append(card)
    hosts = {card["id"] for card in cards}
    for card in cards:
        if card.get("on", -1) in hosts:
            continue
        pile = [card, *borne.get(card["id"], ())]
        drawn = [
            (
                card_item(scene, each, f"c{each['id']}", chips=True, shape="slip" if nth or slips else "member"),
                beneath(scene, each),
            )
            for nth, each in enumerate(pile)
        ]
        yield li(".bearer")[ul[drawn]] if len(pile) > 1 or card.get("under") else drawn[0][0]


def beneath(scene: Scene, card: CardView) -> Node:
    """What lies face-down under a card: names where the reader knows them, else backs."""
    under = card.get("under", ())
    if not under:
        return None
    cards = sorted(under, key=lambda each: each["kind"] < 0)
    return li(".under")[
        ul(aria_label=under_what(scene, card))[
            (card_item(scene, each, f"c{each['id']}", shape="slip") for each in cards)
        ]
    ]


def under_what(scene: Scene, card: CardView) -> str:
    """Where it lies, in words that name the card above only if the reader knows it."""
    kind = card["kind"]
    name = scene.faces[kind]["name"] if kind >= 0 else _("a face-down card")
    return _("Under {card}").format(card=name)


@cached(lambda _scene, zone, who: (who, zone["key"]))
def strip_of(scene: Scene, zone: ZoneView, who: int) -> Node:
    """Cards that lie open beside a seat's board."""
    if not zone["cards"]:
        return None
    key = zone["key"]
    name = scene.texts.label(key)
    return div(class_=["strip", f"strip-{slug(key)}"])[
        span(".strip-name", aria_hidden="true")[name],
        ul(class_=["group", f"zone-{slug(key)}"], aria_label=scene.table_words.of(name, who))[
            units(scene, zone["cards"], slips=True)
        ],
    ]


def counter(scene: Scene, entry: PlaceCounter) -> Node:
    """A counter that lies on a place, in its owner's colour and its key's shape."""
    key, owner = entry["key"], entry["seat"]
    name = scene.table_words.counter(entry)
    return span(class_=["counter", f"key-{slug(key)}", scene.own(owner)], title=name)[visually_hidden(name)]


# ---- piles


@cached(lambda _scene: "")
def piles(scene: Scene) -> Node:
    """The piles of the table: counts with words; what is open can be browsed."""
    entries = scene.view["piles"]
    return section("#piles.piles", aria_label=_("Piles"))[
        dl[(pile(scene, each) for each in entries if "seat" not in each and each.get("layout") != "shown")],
        (browser(scene, entry) for entry in entries if entry.get("cards")),
    ]


@cached(lambda _scene, entry: (entry["key"], entry.get("seat")))
def pile(scene: Scene, entry: PileView) -> Node:
    """One pile."""
    key, mark = entry["key"], entry.get("state", "")
    name = scene.texts.label(entry.get("name", key))
    state = scene.texts.label(mark) if mark else ""
    figure = "" if state else str(entry["count"])
    cards = counted_("{n} card", "{n} cards", entry["count"])
    aloud = _("{pile}: {cards}").format(pile=scene.table_words.pile_name(entry), cards=cards)
    shown = button(".browse", type="button", popovertarget=f"pile-{key}", aria_label=aloud)[figure]
    return div(id=f"at-{key}", class_=["pile", f"key-{slug(key)}", f"is-{slug(mark)}" if state else None])[
        dt[name],
        dd[shown if entry.get("cards") else figure, state and span(".state")[state]],
    ]


@cached(lambda _scene, entry: (entry["key"], entry.get("seat")))
def browser(scene: Scene, entry: PileView) -> Node:
    """An open pile by type and name."""
    key = entry["key"]
    name = scene.table_words.pile_name(entry)
    rows = grouped(scene, entry.get("cards", ()))
    return section(".pile-list", id=f"pile-{key}", popover="auto", aria_label=name)[
        h2[name, span(".count")[f" {entry['count']}"]],
        ul[(row(scene, kind, copies) for kind, copies in rows)],
        close_button(f"pile-{key}"),
    ]


def grouped(scene: Scene, cards: Sequence[CardView]) -> list[tuple[int, int]]:
    """Kinds and how many of each, by type and name: a pile to browse."""
    tally: dict[int, int] = {}
    for card in cards:
        tally[card["kind"]] = tally.get(card["kind"], 0) + 1
    known = [(kind, copies) for kind, copies in tally.items() if kind >= 0]
    return sorted(known, key=lambda item: (scene.faces[item[0]]["type"], scene.faces[item[0]]["name"]))


@cached(lambda _scene, kind, copies: (kind, copies))
def row(scene: Scene, kind: int, copies: int) -> Node:
    """One name in an open pile, and how often it lies there."""
    face = scene.faces[kind]
    return li(class_=[f"type-{slug(face['type'])}", *coloured(face)])[
        a(".row", href=scene.card_address(kind), data_full=True)[
            span(".glyph", aria_hidden="true"),
            face["name"],
            visually_hidden(f", {scene.type_of(face)}"),
            copies > 1 and span(".times")[f"× {copies}"],
        ]
    ]
