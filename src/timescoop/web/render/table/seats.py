"""A seat at the table: the card it plays, its tallies, hand, places, and open cards."""

from collections.abc import Iterator

from htpy import Node

from timescoop.kernel import Face, PileView, SeatView, Standing, Tally, ZoneView
from timescoop.web.render.card_art import picture
from timescoop.web.render.card_faces import card_item, coloured, drawn
from timescoop.web.render.page_frame import slug, visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import IN_HAND, LAID, Scene
from timescoop.web.render.table.lanes import has_lanes
from timescoop.web.render.table.places import pile, places_of, strip_of
from timescoop.web.render.table.social_panel import seat_mark
from timescoop.web.render.table.standings import scheme_progress, standing_of
from timescoop.web.render.tags import a, dd, div, dl, dt, h2, header, i, img, section, small, span, ul
from timescoop.wording import _, with_counts

MOST_PIPS = 8


class WholeSeat(SeatView):
    """A seat with what a view tells of it elsewhere: its own piles, and how it stands.

    So a seat is drawn again only when something of its own has changed.
    """

    piles: list[PileView]
    standing: Standing | None


def seat_section(scene: Scene, seat: SeatView) -> Node:
    """One seat. The reader's own hand and reserve lie in the dock, and lanes in the middle, so they are left out."""
    who = seat["seat"]
    mine = who == scene.me
    on_turn = who == scene.on_turn
    asked = any(ask["seat"] == who and not ask["chosen"] for ask in scene.view["asked"])
    states = {"mine": mine, "turn": on_turn, "asked": asked, "won": who in scene.view["winners"]}
    elsewhere = (IN_HAND if mine else frozenset()) | (LAID if has_lanes(scene) else frozenset())
    zones = [zone for zone in seat["zones"] if zone["layout"] not in elsewhere]
    piles = [pile for pile in scene.view["piles"] if pile.get("seat") == who]
    shown: WholeSeat = {**seat, "zones": zones, "piles": piles, "standing": standing_of(scene, seat)}
    return seat_drawn(scene, shown, states, scene.about_in(zones))


@cached(lambda _scene, seat, *_: seat["seat"])
def seat_drawn(scene: Scene, seat: WholeSeat, states: dict[str, bool], about: frozenset[int]) -> Node:
    """One seat, with the states that its section shows, and its places that the question is about."""
    who = seat["seat"]
    held = [zone for zone in seat["zones"] if zone["layout"] in IN_HAND]
    fans = [zone for zone in held if zone["layout"] == "fan"]
    rows = [zone for zone in held if zone["layout"] != "fan"]
    strips = [zone for zone in seat["zones"] if zone["layout"] == "strip" and zone["cards"]]
    marks = ["seat", scene.own(who), states, {"with-strips": strips}]
    stood: WholeSeat = {**seat, "zones": []}  # so that it is drawn again only when what it shows changes
    return section(id=f"seat-{who}", class_=marks, aria_labelledby=f"name-{who}")[
        seat_head(scene, stood, fans, mine=states["mine"], on_turn=states["turn"]),
        div(".ground")[
            side_card(scene, seat) if states["mine"] else None,
            (places_of(scene, zone, who, about) for zone in seat["zones"] if zone["layout"] in LAID),
            (shelf(scene, zone, who) for zone in rows),
        ],
        None if states["mine"] else scheme_progress(scene, seat["standing"]),
        div(".strips")[(strip_of(scene, zone, who) for zone in strips)],
    ]


@cached(lambda _scene, seat, _held, **_how: seat["seat"])
def seat_head(scene: Scene, seat: WholeSeat, held: list[ZoneView], *, mine: bool, on_turn: bool) -> Node:
    """Who sits there, how they stand, and what they hold; `seat` has no zones."""
    who = seat["seat"]
    return header(".seat-head")[
        h2(id=f"name-{who}")[
            token(scene, who),
            span(".who")[scene.sitters[who].name],
            span(".you")[_("you")] if mine else sitter_word(scene, who),
            span(".on-turn")[visually_hidden(", "), _("to move")] if on_turn else None,
        ],
        profile_mark(scene, who),
        None if mine else emblem(scene, seat),
        plays(scene, seat),
        scheme_progress(scene, seat["standing"]) if mine else None,
        div(".tallies")[
            score(scene, seat["standing"]),
            (tally(scene, entry) for entry in seat["tallies"]),
            own_piles(scene, seat["piles"]),
            (small_zone(scene, zone, who) for zone in held),
        ],
        seat_mark(scene, who),
    ]


def score(scene: Scene, found: Standing | None) -> Node:
    """A seat's running points, where a game tells them and no tally does."""
    if found is None or "points" not in found or scene.view["over"]:
        return None
    told = scene.texts.label("points", found["points"])
    return span(class_=["running", {"leads": found["leads"]}], title=told)[
        span(".figure")[str(found["points"])],
        visually_hidden(f" {told}{_(', leads') if found['leads'] else ''}"),
    ]


def token(scene: Scene, who: int) -> Node:
    """A seat's mark: its colour and its own shape; the name beside it says the same to those who listen."""
    return i(class_=["token", scene.own(who)], aria_hidden="true")


def profile_mark(scene: Scene, who: int) -> Node:
    """The picture in the profile of who sits there, as an ornament, and their rating in this game."""
    address, rating = scene.sitters[who].picture, scene.sitters[who].rating
    if not (address or rating):
        return None
    return span(".profile-mark")[
        img(".portrait", src=address, alt="", width="240", height="180") if address else None,
        span(".rating", title=_("Rating {rating}").format(rating=rating))[
            visually_hidden(_("Rating {rating}").format(rating=rating)), span(aria_hidden="true")[rating]
        ]
        if rating
        else None,
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


def side_card(scene: Scene, seat: SeatView) -> Node:
    """What the reader plays, beside its places: the card opens in full."""
    kind = seat.get("side", -1)
    if kind < 0:
        return None
    face = scene.faces[kind]
    name = _("Read {card}").format(card=face["name"])
    return a(".side-card", href=scene.card_address(kind), data_full=True, aria_label=name)[
        span(class_=["card", "tile", f"type-{slug(face['type'])}", *coloured(face)])[drawn(scene, face)]
    ]


def plays(scene: Scene, seat: SeatView) -> Node:
    """What a seat plays, with its figure, and what else is known of it."""
    kind, notes = seat.get("side", -1), seat.get("notes", ())
    if kind < 0 and not notes:
        return None
    return dl(".plays")[
        played_side(scene, scene.faces[kind]) if kind >= 0 else None,
        (
            div[dt[scene.texts.label(note["key"], len(note["words"]))], dd[", ".join(with_counts(note["words"]))]]
            for note in notes
        ),
    ]


def played_side(scene: Scene, face: Face) -> Node:
    """The card that a seat plays, with its figure."""
    figure = scene.table_words.figure(face)
    return div(".side-played")[
        dt(".vh")[scene.type_of(face)],
        dd[
            span[face["name"]],
            span[f", {figure}"] if figure else None,
        ],
    ]


def own_piles(scene: Scene, piles: list[PileView]) -> Node:
    """The piles that belong to a seat."""
    return dl(".own-piles")[(pile(scene, entry) for entry in piles)] if piles else None


def sitter_word(scene: Scene, who: int) -> Node:
    """What sits there, if not a person."""
    sitter = scene.sitters[who]
    if sitter.kind == "bot":
        return None if who in scene.company.lent else span(".you")[_("bot")]
    if sitter.kind == "rules":
        return span(".you")[_("played by the rules")]
    return span(".you")[_("hasn't joined yet")] if sitter.kind == "open" else None


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
        span(".figure", aria_hidden="true")[str(value), small[f"/{most}"]],
        span(".word", aria_hidden="true")[name],
        visually_hidden(told),
    ]


@cached(lambda _scene, zone, who: (who, zone["key"]))
def small_zone(scene: Scene, zone: ZoneView, who: int) -> Node:
    """What another seat holds, as small backs; a card that the reader knows shows its face."""
    cards = zone["cards"]
    if not cards:
        return None
    known = any(card["kind"] >= 0 for card in cards)
    name = scene.table_words.of(scene.texts.label(zone["key"]), who)
    marks = ["small", f"zone-{slug(zone['key'])}", f"laid-{zone['layout']}", {"known": known}]
    return ul(class_=marks, aria_label=name)[
        (card_item(scene, card, f"c{card['id']}", held=zone["layout"] == "fan") for card in cards)
    ]


def shelf(scene: Scene, zone: ZoneView, who: int) -> Node:
    """A row that lies face down before another seat, at the end of its places, with its name."""
    return div(class_=["shelf", {"empty": not zone["cards"]}])[
        span(".shelf-name", aria_hidden="true")[scene.texts.label(zone["key"])], small_zone(scene, zone, who)
    ]


def zones_of(scene: Scene, seat: int) -> Iterator[ZoneView]:
    """What a seat holds in its hand, or face-down before it."""
    for held in scene.view["seats"]:
        if held["seat"] == seat:
            yield from (zone for zone in held["zones"] if zone["layout"] in IN_HAND)
