"""The other seats: boards side by side, or on a phone a row of tabs with one board open."""

from collections.abc import Sequence
from itertools import chain

from htpy import Node

from timescoop.kernel import SeatView, Standing, Tally
from timescoop.web.render.page_frame import visually_hidden
from timescoop.web.render.render_cache import cached
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.dock import is_busy
from timescoop.web.render.table.lanes import has_lanes
from timescoop.web.render.table.seats import score, seat_section, tally, token
from timescoop.web.render.table.standings import standing_of
from timescoop.web.render.tags import b, div, field, label, section, span
from timescoop.wording import _

STAGE = "stage"


def others_of(scene: Scene) -> list[SeatView]:
    """The seats that are not the reader's, from the next one on in turn order."""
    seats = list(scene.view["seats"])
    return seats if scene.watching else [*seats[scene.me + 1 :], *seats[: scene.me]]


def rivals(scene: Scene) -> Node:
    """All other seats.

    A phone's tabs are radio buttons, so they need no script. The reader's choice among them holds until something else
    goes on: the buttons' ids then change, so the stream replaces them.
    """
    others = others_of(scene)
    if not others:
        return None
    middle = needs_middle(scene)
    open_one = STAGE if middle else concerned(scene, others)
    keys = [*([STAGE] if middle else []), *(str(seat["seat"]) for seat in others)]
    ids = [f"peek-{open_one}-{key}" for key in keys]
    tabs = [*([stage_tab(scene, ids[0])] if middle else [])]
    tabs += [tab(scene, seat, ident) for seat, ident in zip(others, ids[len(tabs) :], strict=True)]
    return section("#rivals", class_=["rivals", f"rivals-{len(others)}"], aria_label=_("Other players"))[
        (
            field(id=ident, class_="peek vh", type="radio", name="peek", checked=key == open_one)
            for ident, key in zip(ids, keys, strict=True)
        ),
        div(".peeks")[tabs],
        div(".boxes")[
            div(".nobody", aria_hidden="true") if middle else None,
            (seat_section(scene, seat) for seat in others),
        ],
    ]


def concerned(scene: Scene, others: Sequence[SeatView]) -> str:
    """The board that a phone shows first if nothing goes on in the middle: what the question or the turn is about."""
    seats = [seat["seat"] for seat in others]
    slots = scene.slots
    place = scene.places.get(slots.get("place", -1))
    wanted = [slots.get("owner"), place[2] if place else None, slots.get("who"), slots.get("to"), scene.view["turn"]]
    lit = (seat["seat"] for seat in others if is_lit(scene, seat))
    return str(next((seat for seat in chain(wanted, lit) if seat in seats), seats[0]))


def is_lit(scene: Scene, seat: SeatView) -> bool:
    """Whether something on a seat's board can be chosen."""
    return seat["seat"] in scene.seats_lit


def needs_middle(scene: Scene) -> bool:
    """Whether the middle of the table takes the room of a board on a phone."""
    return is_busy(scene) or has_lanes(scene)


def stage_tab(scene: Scene, ident: str) -> Node:
    """The tab under which a phone shows the middle of the table, in place of a board."""
    stage = scene.view["stage"]
    played = next((pile for pile in scene.view["piles"] if pile.get("layout") == "shown" and pile.get("cards")), None)
    key = stage["key"] if stage else played["key"] if played else ""
    return label(".peek-tab", for_=ident)[b(".who")[scene.texts.label(key) if key else _("Table")]]


def tab(scene: Scene, seat: SeatView, ident: str) -> Node:
    """A seat's tab: its name, its first figure, and how many cards it holds."""
    who = seat["seat"]
    marks = ["turn"] if who == scene.on_turn else []
    marks += ["lit-tab"] if is_lit(scene, seat) else []
    return tab_drawn(scene, who, ident, marks, shown_in_tab(seat), standing_of(scene, seat))


@cached(lambda _scene, who, *_: who)
def tab_drawn(
    scene: Scene, who: int, ident: str, marks: list[str], tallies: list[Tally], standing: Standing | None
) -> Node:
    """A tab with what it shows."""
    return label(for_=ident, class_=["peek-tab", scene.own(who), *marks])[
        token(scene, who),
        b(".who")[scene.sitters[who].name],
        visually_hidden(", " + _("you can choose something here")) if "lit-tab" in marks else None,
        span(".tallies")[score(scene, standing), (tally(scene, entry) for entry in tallies)],
    ]


def shown_in_tab(seat: SeatView) -> list[Tally]:
    """The tallies that a tab has room for."""
    hands = {zone["key"] for zone in seat["zones"] if zone["layout"] == "fan"}
    return [entry for nth, entry in enumerate(seat["tallies"]) if not nth or entry["key"] in hands]
