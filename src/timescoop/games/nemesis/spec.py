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
            "place", OPEN, "place", count="self.seats * CORNERS", cards="at", about="all cards there, Upgrades too"
        ),
    ],
    fields=[
        Field("pool", holds="Pool"),
        Field("deal", holds="Deal"),
        Field("sides", each_seat(-1), "seat -> the side of its board, or NONE"),
        Field("doctors", each_seat((), NUMBERS, fixed=True), "seat -> its two Doctors"),
        Field(
            "owners", code="(-1,) * self.pool.count", holds=NUMBERS,
            about="kind -> the seat whose starting deck holds it, or NOBODY",
        ),
        Field("power", each_seat(0), "Power on the boards"),
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
            about="card -> sentences that work once a turn and have worked, as bits",
        ),
        Field(
            "done", (), holds="tuple[tuple[int, int], ...]", added=True,
            about="what seats have done this turn, for texts that look back: seat, and a played kind or another deed",
        ),
        Field("token", each_seat(-1), "seat -> the corner where its Nemesis token stands, or CENTRE"),
        Field("turn", 0),
        Field("turn_number", 0),
        Field("step", 0),
        Field("used", (), holds=NUMBERS, about="rules or Actions used in this step, as options"),
        Field("passes", 0, "Actions passed in this Action Step"),
        Field("calm", 0, "1 if nothing has changed since the last window for Instants, so that no new one opens"),
        Field("schemes", (), holds=NUMBERS, about="copies in play that can win"),
        Field("unchecked", 0, "1 if a check of the Win rules is queued"),
        Field(
            "moment", (), holds=NUMBERS,
            about="the current occasion while Win rules are checked: occasion, seat, copy",
        ),
        Field(
            "fired", (), holds="tuple[tuple[int, int, Context, int], ...]",
            about="triggered Ongoing rules that wait: sleeve, index of the trigger, context, seat",
        ),
        Field(
            "chain", (), holds="tuple[tuple[int, int], ...]", added=True,
            about="rules of the current chain, not triggered again in it: sleeve, index of the trigger (NEM-AMB-70)",
        ),
        Field("fight", -1, "the Location of the current Conflict, or NOWHERE"),
        Field("starter", -1, "the seat that initiated that Conflict, or NOBODY"),
        Field("committed", each_seat(0), "Power committed to that Conflict"),
        Field("gained", each_seat(0), "seat -> Strength gained by Conflict rules"),
        Field("hero_gain", 0, "Strength that the Heroes have gained"),
        Field("doubled", 0, "bits of the seats whose committed Power counts twice"),
        Field("displacers", 0, "bits of the seats that may displace in this Conflict"),
        Field("rerolls", 0, "bits of the seats that may reroll in this Conflict, then of those that must", added=True),
        Field(
            "promises", (), holds="tuple[tuple[int, int, int, int], ...]", added=True,
            about="effects that wait for the result of the Conflict: kind, sentence, seat, context",
        ),
        Field("declared", (), holds=NUMBERS, about="triggers of this Conflict, as options"),
        Field("rolls", each_seat(0), "dice of this Conflict, 0 where none was rolled"),
        Field("falling", (), holds=NUMBERS, about="thwarted copies that will leave play together"),
        Field(
            "loaded", (), holds=NUMBERS,
            about="prepared dice of a position: the next rolls",
        ),
        Field("reason", "", "how the game ended"),
    ],
    imports=[
        "from timescoop.games.nemesis.editions import Deal",
        "from timescoop.games.nemesis.pool import CORNERS, Pool",
        "from timescoop.language import Context",
    ],
)  # fmt: skip
