"""The zones and fields of a table of Nemesis; the build writes `built/fields.py` from them."""

from typing import Final

from timescoop.kernel import HAND, OPEN, PILE, SEAT, Field, Spec, Zone, each_seat

NUMBERS: Final = "tuple[int, ...]"

SPEC: Final = Spec(
    zones=[
        Zone("packed", PILE, about="all cards, until the box is opened"),
        Zone("out", OPEN, about="the box: cards that are in nobody's deck"),
        Zone("aside", OPEN, about="cards whose text is being carried out, or that wait for where they go"),
        Zone("deck", PILE, SEAT, cards="deck", about="its deck, the top card last", stock=1),
        Zone("hand", HAND, SEAT, cards="hand", stock=1),
        Zone("pile", OPEN, SEAT, cards="pile", about="its discard pile, the latest card last"),
        Zone("scheme", OPEN, SEAT, about="its Scheme area"),
        Zone("beneath", OPEN, SEAT, about="what lies beneath its board"),
        Zone(
            "place", OPEN, "place", count="self.seats * CORNERS", cards="at", about="all that lies there, Upgrades too"
        ),
    ],
    fields=[
        Field("pool", holds="Pool"),
        Field("deal", holds="Deal"),
        Field("sides", each_seat(-1), "seat -> the side of its board, or NONE"),
        Field("doctors", each_seat((), NUMBERS, fixed=True), "seat -> its two tokens"),
        Field(
            "owners", code="(-1,) * self.pool.count", holds=NUMBERS,
            about="kind -> the seat whose starting deck holds it, or NOBODY",
        ),
        Field("power", each_seat(0)),
        Field("plot", each_seat(0), "Plot on the boards"),
        Field("plots", {}, holds="dict[int, int]", about="Plot on cards"),
        Field("boosts", {}, holds="dict[int, int]", added=True, about="card -> Strength until the turn ends"),
        Field("guards", {}, holds="dict[int, int]", added=True, about="card -> what it is safe from, as bits"),
        Field("stuck", {}, holds="dict[int, int]", added=True, about="card that cannot move -> until whose next turn"),
        Field(
            "closed", {}, holds="dict[int, int]", added=True,
            about="Location that no card moves to or from -> until whose next turn",
        ),
        Field(
            "borrowed", {}, holds="dict[int, int]", added=True, about="card -> who controls it again once the turn ends"
        ),
        Field(
            "once", {}, holds="dict[int, int]", added=True,
            about="card -> its sentences that have worked in this turn, as bits",
        ),
        Field(
            "done", (), holds="tuple[tuple[int, int], ...]", added=True,
            about="what texts look back on in this turn: seat, and the kind of a card it played or what else it did",
        ),
        Field("token", each_seat(-1), "seat -> the corner where its Nemesis token stands, or CENTRE"),
        Field("turn", 0),
        Field("turn_number", 0),
        Field("step", 0),
        Field("used", (), holds=NUMBERS, about="rules or Actions used in this step, as options"),
        Field("passes", 0, "Actions passed in this Action Step"),
        Field("calm", 0, "whether nothing has happened since a window for Instants was closed"),
        Field("schemes", (), holds=NUMBERS, about="copies in play that can win"),
        Field("unchecked", 0, "whether a look at the Win rules is on the agenda"),
        Field(
            "moment", (), holds=NUMBERS,
            about="what has just happened, while Win rules are looked at: occasion, seat, copy",
        ),
        Field(
            "fired", (), holds="tuple[tuple[int, int, Context, int], ...]",
            about="Ongoing rules that wait: sleeve, which trigger, this, seat",
        ),
        Field(
            "chain", (), holds="tuple[tuple[int, int], ...]", added=True,
            about="sleeve, which trigger: has followed from other rules, and does not do so twice (NEM-AMB-70)",
        ),
        Field("fight", -1, "the Location of the Conflict going on, or NOWHERE"),
        Field("starter", -1, "the seat that initiated that Conflict, or NOBODY"),
        Field("committed", each_seat(0), "Power committed to that Conflict"),
        Field("gained", each_seat(0), "Strength by Conflict rules"),
        Field("hero_gain", 0, "the same of the Heroes"),
        Field("doubled", 0, "bits of the seats whose committed Power counts twice"),
        Field("displacers", 0, "bits of the seats that may displace in this Conflict"),
        Field("rerolls", 0, "bits of the seats that may reroll in this Conflict, then of those that must", added=True),
        Field(
            "promises", (), holds="tuple[tuple[int, int, int, int], ...]", added=True,
            about="what texts do once that Conflict is decided: its kind, which sentence, seat, the context",
        ),
        Field("declared", (), holds=NUMBERS, about="triggers of this Conflict, as options"),
        Field("rolls", each_seat(0), "dice of this Conflict, 0 where none was rolled"),
        Field("falling", (), holds=NUMBERS, about="copies that will be thwarted together"),
        Field(
            "loaded", (), holds=NUMBERS,
            about="dice that a position has laid out: the next rolls, before luck decides",
        ),
        Field("reason", "", "how the game ended"),
    ],
    imports=[
        "from timescoop.games.nemesis.editions import Deal",
        "from timescoop.games.nemesis.pool import CORNERS, Pool",
        "from timescoop.language import Context",
    ],
)  # fmt: skip
