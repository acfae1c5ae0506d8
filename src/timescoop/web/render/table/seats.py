"""A seat at the table: the card it plays, its tallies, hand, places, and open cards."""

from collections.abc import Iterator

from htpy import Node

from timescoop.kernel import Face, PileView, SeatView, Tally, ZoneView
from timescoop.web.render.card_art import picture
from timescoop.web.render.card_faces import card_item
from timescoop.web.render.page_frame import slug, visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import IN_HAND, LAID, Scene
from timescoop.web.render.table.places import pile, places_of, strip_of
from timescoop.web.render.table.social_panel import seat_mark
from timescoop.web.render.tags import a, dd, div, dl, dt, h2, header, i, img, section, span, ul
from timescoop.wording import _

MOST_PIPS = 8


class SeatWithPiles(SeatView):
    """A seat with its own piles, which a view lists among all piles."""

    piles: list[PileView]


def seat_section(scene: Scene, seat: SeatView) -> Node:
    """One seat. The reader's own hand and reserve lie in the dock, so they are left out here."""
    who = seat["seat"]
    mine = who == scene.me
    on_turn = who == scene.view["turn"] and not scene.view["over"]
    asked = any(ask["seat"] == who and not ask["chosen"] for ask in scene.view["asked"])
    states = {"mine": mine, "turn": on_turn, "asked": asked, "won": who in scene.view["winners"]}
    piles = [pile for pile in scene.view["piles"] if pile.get("seat") == who]
    return seat_drawn(scene, {**seat, "piles": piles}, states)


@cached(lambda _scene, seat, _states: seat["seat"])
def seat_drawn(scene: Scene, seat: SeatWithPiles, states: dict[str, bool]) -> Node:
    """One seat, with the states that its section shows."""
    who = seat["seat"]
    held = [] if states["mine"] else [zone for zone in seat["zones"] if zone["layout"] in IN_HAND]
    stood: SeatWithPiles = {**seat, "zones": []}  # so that it is drawn anew only when what it shows changes
    return section(id=f"seat-{who}", class_=["seat", scene.own(who), states], aria_labelledby=f"name-{who}")[
        seat_head(scene, stood, held, mine=states["mine"], on_turn=states["turn"]),
        (places_of(scene, zone, who) for zone in seat["zones"] if zone["layout"] in LAID),
        (strip_of(scene, zone, who) for zone in seat["zones"] if zone["layout"] == "strip"),
    ]


@cached(lambda _scene, seat, _held, **_how: seat["seat"])
def seat_head(scene: Scene, seat: SeatWithPiles, held: list[ZoneView], *, mine: bool, on_turn: bool) -> Node:
    """Who sits there, how they stand, and what they hold; `seat` has no zones."""
    who = seat["seat"]
    return header[
        emblem(scene, seat),
        h2(id=f"name-{who}")[
            span(".who")[scene.sitters[who].name],
            span(".you")[_("you")] if mine else sitter_word(scene, who),
            visually_hidden(_(", whose turn it is")) if on_turn else None,
            seat_mark(scene, who),
        ],
        plays(scene, seat),
        div(".tallies")[(tally(scene, entry) for entry in seat["tallies"]), own_piles(scene, seat["piles"])],
        (small_zone(scene, zone, who) for zone in held),
    ]


def emblem(scene: Scene, seat: SeatView) -> Node:
    """The picture of what a seat plays, where it is a card: it opens the card in full."""
    kind = seat.get("side", -1)
    if kind < 0:
        return None
    name = _("Read {card}").format(card=scene.faces[kind]["name"])
    return a(".emblem", href=scene.card_address(kind), data_full=True, aria_label=name)[
        img(src=picture(scene.faces[kind], scene.game, scene.view["edition"]), alt="", width="240", height="180")
    ]


def plays(scene: Scene, seat: SeatView) -> Node:
    """What a seat plays, with its figure, and what else is known of it."""
    kind, notes = seat.get("side", -1), seat.get("notes", ())
    if kind < 0 and not notes:
        return None
    return dl(".plays")[
        played_side(scene, scene.faces[kind]) if kind >= 0 else None,
        (div[dt[scene.texts.label(note["key"], len(note["words"]))], dd[", ".join(note["words"])]] for note in notes),
    ]


def played_side(scene: Scene, face: Face) -> Node:
    """The card that a seat plays, with its figure."""
    figure = scene.table_words.figure(face)
    return div[dt(".vh")[scene.type_of(face)], dd[span[face["name"]], span[f" · {figure}"] if figure else None]]


def own_piles(scene: Scene, piles: list[PileView]) -> Node:
    """The piles that belong to a seat."""
    return dl(".own-piles")[(pile(scene, entry) for entry in piles)] if piles else None


def sitter_word(scene: Scene, who: int) -> Node:
    """What sits there, if not a person."""
    sitter = scene.sitters[who]
    if sitter.kind == "bot":
        return None if who in scene.company.lent else span(".you")[_("bot")]
    return span(".you.wait")[_("has not come yet")] if sitter.kind == "open" else None


@cached(lambda _scene, entry: (entry["key"], entry["value"], entry["of"]))
def tally(scene: Scene, entry: Tally) -> Node:
    """A number with its word; where there is a most, as pips too, in the key's own shape."""
    key, value, most = entry["key"], entry["value"], entry["of"]
    if most is None or most > MOST_PIPS:
        word, figure = span(".word")[scene.texts.label(key, value)], span(".figure")[str(value)]
        counted = scene.texts.label(key, 1) != scene.texts.label(key, 2)
        return span(class_=["tally", f"key-{slug(key)}"], title=scene.texts.label(key, 2))[
            (figure, " ", word) if counted else (word, " ", figure)
        ]
    name, told = scene.texts.label(key, 2), scene.table_words.tally(entry)
    return span(class_=["tally", f"key-{slug(key)}"], title=told)[
        span(".pips", aria_hidden="true")[(i(class_={"on": nth < value}) for nth in range(most))],
        span(".word", aria_hidden="true")[name],
        visually_hidden(told),
    ]


@cached(lambda _scene, zone, who: (who, zone["key"]))
def small_zone(scene: Scene, zone: ZoneView, who: int) -> Node:
    """What another seat holds, as small backs; a card that the reader knows shows its picture."""
    if not zone["cards"]:
        return None
    name = scene.table_words.of(scene.texts.label(zone["key"]), who)
    return ul(class_=["small", f"zone-{slug(zone['key'])}", f"laid-{zone['layout']}"], aria_label=name)[
        (card_item(scene, card, f"c{card['id']}", held=zone["layout"] == "fan") for card in zone["cards"])
    ]


def zones_of(scene: Scene, seat: int) -> Iterator[ZoneView]:
    """What a seat holds in its hand, or face-down before it."""
    for held in scene.view["seats"]:
        if held["seat"] == seat:
            yield from (zone for zone in held["zones"] if zone["layout"] in IN_HAND)
