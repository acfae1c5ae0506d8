"""The zones and fields of a table of Invasion.

`python -m timescoop.documents.build` generates `built/fields.py` from them. A place is a numbered position on the table
that holds one Location with its attack and defence.
"""

from typing import Final

from timescoop.kernel import HAND, OPEN, PILE, PLACE, SEAT, Field, Spec, Zone, each_seat

COPIES: Final = "tuple[int, ...]"

SPEC: Final = Spec(
    zones=[
        Zone("deck", PILE),
        Zone("discards", OPEN),
        Zone("aside", OPEN, about="starting Locations that are left over"),
        Zone("played", OPEN, about="Supports while their text is carried out"),
        Zone("starts", PILE, about="starting Locations while they are shuffled"),
        Zone("hand", HAND, SEAT, cards="hand"),
        Zone(
            "reserve", PLACE, SEAT, cards="reserve", about="cards kept back face down, and Supports that stay, face up"
        ),
        Zone("line", PLACE, SEAT, about="its line of Locations"),
        Zone("attack", PLACE, "place", cards="attack", about="the cards against it, changed Defenders too"),
        Zone("defence", PLACE, "place", cards="defence", about="the Defenders on it"),
    ],
    fields=[
        Field("pool", holds="Pool"),
        Field("deal", holds="Deal"),
        Field("points", each_seat(0), "Time Points of each seat"),
        Field("place_seat", (), holds=COPIES, about="place -> the seat in whose line it lies"),
        Field("place_card", (), holds=COPIES, about="place -> the copy of the Location"),
        Field("protected", [], holds="list[int]", about="place -> whether a TARDIS counter lies there"),
        Field("lines", each_seat((), COPIES, fixed=True), "seat -> its places"),
        Field("turn", 0),
        Field("turn_number", 0),
        Field("phase", 0),
        Field("end_card", code="self.pool.beneath", holds="int", about="cards beneath it, or REVEALED"),
        Field("owed", 0, "whether the end card was revealed in this turn, by an action or by the draw at its end"),
        Field("fight", -1, "the place of the conflict going on, or NO_PLACE"),
        Field("came", 0, "what started that conflict: BY_DEFENCE, BY_ATTACK or BY_MOVE"),
        Field("boost", 0, "strength bought with Time Points in this conflict"),
        Field("idle", (), holds=COPIES, about="copies that add nothing to this conflict"),
        Field("lent", {}, holds="dict[int, int]", added=True, about="Defender -> strength given for a while"),
        Field(
            "lent_until",
            {},
            holds="dict[int, int]",
            added=True,
            about="the same -> until whose next turn, or -1: this conflict",
        ),
        Field(
            "safe", {}, holds="dict[int, int]", added=True, about="place that nobody attacks -> until whose next turn"
        ),
        Field("scores", (), holds=COPIES),
        Field("reason", "", "how the game ended"),
    ],
    imports=[
        "from timescoop.games.invasion.editions import Deal",
        "from timescoop.games.invasion.pool import Pool",
    ],
)
