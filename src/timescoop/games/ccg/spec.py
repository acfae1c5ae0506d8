"""The zones and fields of a table of the CCG; the build writes `built/fields.py` from them."""

from typing import Final

from timescoop.kernel import HAND, OPEN, PILE, PLACE, SEAT, Field, Spec, Zone, each_seat

COPIES: Final = "tuple[int, ...]"

SPEC: Final = Spec(
    zones=[
        Zone("box", PILE),
        Zone("aside", OPEN, about="cards that are being played, or whose text is being carried out"),
        Zone("deck", PILE, SEAT, cards="deck", stock=1, about="draw deck, the top card last"),
        Zone("hand", HAND, SEAT, cards="hand", stock=1),
        Zone("side", HAND, SEAT, cards="side_hand", stock=2, about="side-hand of Plots"),
        Zone("under", PLACE, SEAT, stock=1, about="cards face down, under other cards or chosen for Set-Up"),
        Zone("pile", OPEN, SEAT, cards="pile", about="discard pile, the latest card last"),
        Zone(
            "table", OPEN, SEAT, find="table_of",
            about="Plots, Conditions and reminders in play, at no place (CCG-CONDITION-03)",
        ),
        Zone(
            "vortex", OPEN, SEAT, cards="in_vortex", find="vortex_of",
            about="TARDIS at no place, and who is in it (CCG-AMB-20)",
        ),
        Zone("gone", OPEN, SEAT, about="cards out of the game: brought, but left out by an option of the deal"),
        Zone(
            "place", OPEN, "place", count="len(self.pool.place_kinds)", cards="at", find="place_of",
            about="everything there, the Spacetime card and what is on other cards too",
        ),
    ],
    fields=[
        Field("pool", holds="Pool"),
        Field("deal", holds="Deal"),
        Field("owners", holds=COPIES, given=True, about="sleeve -> the seat whose deck it came from"),
        Field("beneath", {}, holds="dict[int, int]", about="a card that lies face down -> the card that it lies under"),
        Field("turn", 0),
        Field("turn_number", 0),
        Field("starter", 0, "who had the first turn: a round begins with that seat's turn"),
        Field("part", 0, "of the turn"),
        Field("spent", 0, "points of Cost in this turn"),
        Field("points", each_seat(0)),
        Field("reached", 0, "bits of the seats that have Reached a Goal"),
        Field("opposed", 0, "bits of the seats that have Opposed one"),
        Field("lines", each_seat((), COPIES), "seat -> its Spacetime cards in play, in line"),
        Field("brought", {}, holds="dict[int, int]", about="place -> bits of the seats that brought its card"),
        Field("scored", {}, holds="dict[int, int]", about="Goal -> who has its points"),
        Field("played_goals", (), holds="tuple[tuple[int, int], ...]", about="seat, kind"),
        Field("frozen", {}, holds="dict[int, tuple[Freeze, ...]]", about="card -> why it is frozen"),
        Field("captor", {}, holds="dict[int, int]", about="kidnapped Character -> by whom"),
        Field("counters", {}, holds="dict[int, int]"),
        Field("spots", {}, holds="dict[int, int]", about="a Plot in play, at no place -> the place that `here` means"),
        Field("named", {}, holds="dict[int, int]", about="card in play -> the word it has named"),
        Field("used", (), holds="tuple[tuple[int, int], ...]", about="sleeve, sentence: in this round"),
        Field(
            "used_up", (), holds="tuple[tuple[int, int, int], ...]",
            about="seat, kind, sentence (NONE: its Vortex icons): in this game",
        ),
        Field("felled", (), holds="tuple[Felled, ...]", about="destroyed cards"),
        Field("lasting", (), holds="tuple[Lasting, ...]"),
        Field("events", (), holds="tuple[Event, ...]", about="about to happen, the latest last; NONE once cancelled"),
        Field(
            "answered", (), holds="tuple[tuple[int, int, int], ...]",
            about="how many events deep, sleeve, sentence: has answered this one",
        ),
        Field("at_stake", (), holds=COPIES, about="points that are about to be scored, the latest last"),
        Field("suspended", 0, "whether a text runs that nobody may answer"),
        Field("fired", (), holds="tuple[Fired, ...]", about="triggers that wait"),
        Field(
            "chain", (), holds="tuple[tuple[int, int], ...]", added=True,
            about="sleeve, sentence: has followed from other triggers, and does not do so twice (CCG-AMB-87)",
        ),
        Field("fights", (), holds="tuple[Fight, ...]", about="going on, the latest last"),
        Field(
            "sides", (), holds="tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]",
            about="of each fight: who attacks, who defends",
        ),
        Field("aboard", (), holds=COPIES, about="who travels in the TARDIS that is about to move"),
        Field("excused", (), holds=COPIES, about="Conditions that lie where their player could not have put them"),
        Field("unchecked", 0, "whether the agenda holds a look at what may have to leave play"),
        Field("attempt", (), holds=COPIES, about="seat, card, label (REACH, OPPOSE or SCORE); empty without one"),
        Field("team", (), holds=COPIES, about="who makes the attempt"),
        Field(
            "batch", (), holds="tuple[tuple[int, int, int], ...]",
            about="cards that are being played: copy, option of where it goes, how far",
        ),
        Field("travelled", 0, "bits of the seats whose TARDIS has left the Vortex before"),
        Field("owed", (), holds="tuple[tuple[int, int], ...]", about="seat, card: to be played once it can be"),
        Field("rolled", -1, "the last roll of the dice, or NONE"),
        Field(
            "unfinished", (), holds="tuple[Unfinished, ...]", added=True,
            about="what a text orders and nobody can do yet (CCG-GLOSSARY-23)",
        ),
        Field("dice", (), holds=COPIES, added=True, about="the next rolls, where a position sets them"),
        Field("draws", (), holds=COPIES, added=True, about="kinds taken at random next, where a position sets them"),
        Field("still", 0, "turns since anything has changed"),
        Field("reason", "", "how the game ended"),
        Field("granted", code="Granted()", holds="Granted", saved=False, about="what is always in effect"),
        Field("glance", code="QueryCache()", holds="QueryCache", saved=False, about="about the table as it is"),
        Field("steady", code="QueryCache()", holds="QueryCache", saved=False, about="about the cards in play alone"),
        Field("counted", code="None", holds="Census | None", saved=False, about="cards in play by what they say"),
    ],
    imports=[
        "from timescoop.games.ccg.setup.editions import Deal",
        "from timescoop.games.ccg.field_types import Event, Felled, Fight, Fired, Freeze, Lasting, Unfinished",
        "from timescoop.games.ccg.memories import Census, QueryCache, Granted",
        "from timescoop.games.ccg.pool import Pool",
    ],
)  # fmt: skip
