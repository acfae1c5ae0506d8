"""What a table has besides cards in zones: every field, how it is copied, and how it begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from timescoop.games.ccg.deal import Deal
from timescoop.games.ccg.facts import IDLE
from timescoop.games.ccg.pool import ACTION, GOAL, LAYERS, NONE, SCORE, VORTEX, Ear, Pool
from timescoop.games.ccg.zones import GROUPS, Zones
from timescoop.kernel import HAND, OPEN, PILE, PLACE
from timescoop.language import Context

Event = tuple[int, int, int, int]  # what, player, card or NOBODY, place
Freeze = tuple[int, int, int, Context]  # manner, its number, player, by which text
Lasting = tuple[int, int, int, int, int, int]  # span, its number, seat, that, slot, amount
Felled = tuple[int, int, int, int, int]  # turn number, by whom, kind, place, who controlled it
Fight = tuple[int, int, int, int, int, int]  # statistic, attacker, defender, place, type bits of the attackers, winner
Rate = tuple[int, int, int, int, Context, list[bool]]  # amount, node of which cards, whose, me, this, likely kinds
Permit = tuple[int, int, int, int, Context, list[bool]]  # what is waived, node, place, me, this, likely kinds
Fired = tuple[int, int, Context, int]  # sleeve, which ear, this, seat
Unfinished = tuple[tuple[int, ...], int, Context, int, tuple[int, ...]]  # numbers of trees, seat, this, kind, hand seen

NO_CARDS: Final[list[int]] = []
MUST_WAIT: Final[list[Callable[[Any, int, int, Context], bool]]] = []  # `unfinished` enters what these three do
PUT_OFF: Final[list[Callable[[Any, int, int, Context], None]]] = []
RETRY: Final[list[Callable[[Any], None]]] = []


class Granted:
    """What texts that are always in effect change about Costs, about where cards can be played, and who can move."""

    __slots__ = ("classes", "odd", "permits", "rates", "shifted", "types", "ways", "working")

    def __init__(self) -> None:
        self.odd: dict[int, bool] = {}  # cards that count as something beside or in place of what is printed
        self.classes: dict[int, list[int]] = {}  # a memory: class -> the cards in play that are of it
        self.shifted: dict[int, bool] = {}  # places whose card is in another era than its own
        self.working = False  # whether an Enemy works together with Heroes
        self.types: dict[int, int] = {}  # cards that count as another type than what is printed
        self.rates: list[Rate] = []
        self.permits: list[Permit] = []
        self.ways: list[tuple[int, int, int, Context]] = []  # node of who may go, node of where to, me, this


class Glance:
    """What was found out about the table as it lies; a new one is begun whenever something changes.

    A table has two: `steady` for what looks at nothing but the cards in play, which a freeze, a point, or a card that
    is drawn or discarded leaves as it was; `glance` for all the rest.
    """

    __slots__ = ("moments", "places", "timely")

    def __init__(self) -> None:
        self.places: list[int] | None = None
        self.timely: dict[tuple[int, int], bool] = {}  # seat and kind -> whether there is any
        self.moments: dict[tuple[int, int], list[int]] = {}  # seat and kind -> the places that "here" could mean


class Census:
    """Which cards in play have something to say or can be attempted; a new one is begun when one comes or goes."""

    __slots__ = ("acting", "answering", "cards", "hearing", "printed", "speaking", "stakes", "titled")

    def __init__(self, pool: Pool, kind: list[int], in_play: dict[int, int]) -> None:
        """All of them stand in the order in which they came into play."""
        purposes, sort = pool.labelled[SCORE], pool.type
        self.answering = by_event(pool.answers, kind, in_play)
        self.hearing = by_event(pool.hears, kind, in_play)
        self.speaking: list[list[int]] = [[] for _ in range(LAYERS)]
        layers = pool.layers
        for copy in in_play:
            for layer in layers[kind[copy]]:
                self.speaking[layer].append(copy)
        acts, icons = pool.labelled[ACTION], pool.labelled[VORTEX]
        self.acting = [copy for copy in in_play if acts[kind[copy]] or icons[kind[copy]]]
        self.titled: dict[int, list[int]] = {}  # title -> the cards; filled when it is asked for
        self.stakes = [copy for copy in in_play if sort[kind[copy]] == GOAL or purposes[kind[copy]]]
        self.cards = list(in_play)
        self.printed: dict[int, list[int]] = {}  # a memory: class -> the cards that are of it by what is printed

    def of_class(self, wanted: int, fits: list[bool], kind: list[int]) -> list[int]:
        """The cards whose kind is one of these, which are the kinds of a class by what is printed on them.

        What cards count as is derived anew with every change on the table; what is printed on those in play is not.
        """
        found = self.printed.get(wanted)
        if found is None:
            found = self.printed[wanted] = [copy for copy in self.cards if fits[kind[copy]]]
        return found

    def of_title(self, title: int, titles: list[int], kind: list[int]) -> list[int]:
        """The cards of a title, of whatever version and whoever's; not to be changed."""
        if not self.titled:
            for copy in self.cards:
                self.titled.setdefault(titles[kind[copy]], []).append(copy)
        return self.titled.get(title, NO_CARDS)


def by_event(ears: list[tuple[Ear, ...]], kind: list[int], in_play: dict[int, int]) -> dict[int, list[int]]:
    """Event -> the cards in play that have an ear for it, in the order in which they came into play."""
    found: dict[int, list[int]] = {}
    for copy in in_play:
        for ear in ears[kind[copy]]:
            those = found.setdefault(ear[0], [])
            if copy not in those:
                those.append(copy)
    return found


class Fields(Zones):
    """The fields of a table of the collectible card game."""

    __slots__ = (
        "aboard", "answered", "at_stake", "attempt", "batch", "brought", "captor", "counted", "counters", "deal",
        "dice", "draws", "events", "excused", "felled", "fights", "fired", "frozen", "glance", "granted", "lasting",
        "lines", "named",
        "opposed", "owed", "owners", "part", "played_goals", "points", "pool", "reached", "reason", "rolled", "scored",
        "sides", "spent", "spots", "starter", "steady", "still", "suspended", "team", "travelled", "turn",
        "turn_number", "unchecked", "unfinished", "used", "used_up",
    )  # fmt: skip
    OWN: tuple[str, ...] = (
        "aboard", "answered", "at_stake", "attempt", "batch", "beneath", "brought", "captor", "counters", "dice",
        "draws", "events", "excused",
        "felled", "fights", "fired", "frozen", "lasting", "lines", "named", "opposed", "owed", "owners", "part",
        "played_goals", "points", "reached", "reason", "rolled", "scored", "sides", "spent",
        "spots", "starter", "still",
        "suspended", "team", "travelled", "turn", "turn_number", "unchecked", "unfinished", "used", "used_up",
    )  # fmt: skip
    ADDED: ClassVar[dict[str, Any]] = {"unfinished": (), "dice": (), "draws": ()}
    pool: Pool
    deal: Deal
    owners: tuple[int, ...]  # sleeve -> whose deck it came from
    turn: int
    turn_number: int
    starter: int  # who had the first turn: a round begins with that seat's turn
    part: int
    spent: int  # points of Cost in this turn
    points: list[int]
    reached: int  # bits of the seats that have Reached a Goal
    opposed: int
    lines: list[tuple[int, ...]]  # seat -> its Spacetime cards in play, in line
    brought: dict[int, int]  # place -> bits of the seats that brought its card in Set-Up
    scored: dict[int, int]  # Goal -> who has its points
    played_goals: tuple[tuple[int, int], ...]  # seat, kind
    frozen: dict[int, tuple[Freeze, ...]]
    captor: dict[int, int]  # kidnapped Character -> by whom
    counters: dict[int, int]
    spots: dict[int, int]  # a Plot in play, which lies at no place -> the place that its "here" means
    named: dict[int, int]  # card in play -> the word it has named
    used: tuple[tuple[int, int], ...]  # sleeve, sentence: in this round
    used_up: tuple[tuple[int, int, int], ...]  # seat, kind, sentence (NONE: its Vortex icons): in this game
    felled: tuple[Felled, ...]  # destroyed cards
    lasting: tuple[Lasting, ...]
    events: tuple[Event, ...]  # about to happen, the latest last; what NONE once it is cancelled
    answered: tuple[tuple[int, int, int], ...]  # how deep the events are, sleeve, sentence: has answered this one
    at_stake: tuple[int, ...]  # points that are about to be scored, the latest last
    suspended: int  # whether a text runs that nobody may answer
    fired: tuple[Fired, ...]  # triggers that wait
    fights: tuple[Fight, ...]  # going on, the latest last
    sides: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # of each fight: who attacks, who defends
    aboard: tuple[int, ...]  # who travels in the TARDIS that is about to move
    excused: tuple[int, ...]  # Conditions that lie where they could not be played by their own doing
    unchecked: int  # whether a look at what may have to leave play is on the agenda
    attempt: tuple[int, ...]  # seat, card, label (REACH, OPPOSE or SCORE); empty without one
    team: tuple[int, ...]  # who makes the attempt
    batch: tuple[tuple[int, int, int], ...]  # cards that are being played: copy, option of where it goes, how far
    travelled: int  # bits: whose TARDIS has left the Vortex before
    unfinished: tuple[Unfinished, ...]  # what a text orders and nobody can do yet (CCG-GLOSSARY-23)
    owed: tuple[tuple[int, int], ...]  # seat, card: to be played as soon as it can be (CCG-GLOSSARY-23)
    rolled: int  # the last roll of the dice, or NONE
    dice: tuple[int, ...]  # rolls that a position has laid out: the next ones, before luck decides
    draws: tuple[int, ...]  # kinds that it has laid out: the next cards taken at random
    still: int  # turns since anything has changed
    reason: str  # how the game ended
    granted: Granted  # derived: worth nothing, never written down
    glance: Glance  # the same
    steady: Glance  # the same
    counted: Census | None  # the same

    def copy_fields_into(self, new: Fields) -> None:
        """Fill a bare table with what is here; what cannot change is shared."""
        new.pool, new.deal, new.owners = self.pool, self.deal, self.owners
        new.turn, new.turn_number, new.starter = self.turn, self.turn_number, self.starter
        new.part, new.spent, new.still, new.reason = self.part, self.spent, self.still, self.reason
        new.points, new.reached, new.opposed = self.points[:], self.reached, self.opposed
        new.lines, new.brought, new.scored = self.lines[:], self.brought.copy(), self.scored.copy()
        new.played_goals, new.frozen, new.captor = self.played_goals, self.frozen.copy(), self.captor.copy()
        new.counters, new.named, new.used, new.used_up = (
            self.counters.copy(),
            self.named.copy(),
            self.used,
            self.used_up,
        )
        new.felled, new.lasting, new.events, new.suspended = self.felled, self.lasting, self.events, self.suspended
        new.fired, new.fights, new.attempt, new.team = self.fired, self.fights, self.attempt, self.team
        new.answered, new.at_stake, new.sides, new.aboard = self.answered, self.at_stake, self.sides, self.aboard
        new.excused, new.unchecked, new.spots = self.excused, self.unchecked, self.spots.copy()
        new.beneath = self.beneath.copy()
        new.batch, new.travelled, new.owed, new.rolled = self.batch, self.travelled, self.owed, self.rolled
        new.unfinished, new.dice, new.draws = self.unfinished, self.dice, self.draws
        new.granted, new.glance, new.steady, new.counted = self.granted, self.glance, self.steady, self.counted

    def say(self, fact: int, seat: int, args: tuple[int, ...] = (), copies: tuple[int, ...] = ()) -> None:
        """Something has happened; the numbers end with the sleeves that are in play, for two cards may look alike."""
        if fact not in IDLE:
            self.still = 0  # CCG-AMB-60
            if self.unfinished:
                self.do(RETRY[0])
        if self.kept is not None:
            args = (*args, *[copy for copy in copies if copy in self.holder])
        super().say(fact, seat, args, copies)

    def must_wait(self, node: int, me: int, this: Context) -> bool:
        """CCG-GLOSSARY-23: whether a part of a course has to wait, as nobody can do it now."""
        return MUST_WAIT[0](self, node, me, this)

    def put_off(self, node: int, me: int, this: Context) -> None:
        """CCG-GLOSSARY-23: it waits until it can be done, and so does what follows."""
        PUT_OFF[0](self, node, me, this)

    def about(self) -> dict[str, Any]:
        """The edition, the number of seats and the options of the deal."""
        return {"edition": self.deal.edition, "seats": self.seats, "options": dict(self.deal.options)}

    def furnish(self, owners: tuple[int, ...]) -> None:
        """CCG-SETUP-10: all zones, and nothing in play."""
        seats = range(self.seats)
        self.owners = owners
        self.add_zone(OPEN)  # aside
        for sort, side in ((PILE, 0), (HAND, 0), (HAND, 1), (PLACE, 0)):
            for seat in seats:
                self.add_zone(sort, seat, stock=1 + side * self.seats + seat)
        for _ in range((GROUPS - 4) * self.seats + len(self.pool.place_kinds)):
            self.add_zone(OPEN)
        self.turn, self.turn_number, self.starter, self.part, self.spent, self.still = 0, 0, 0, 0, 0, 0
        self.points, self.reached, self.opposed, self.reason = [0] * self.seats, 0, 0, ""
        self.lines, self.brought, self.scored, self.played_goals = [()] * self.seats, {}, {}, ()
        self.frozen, self.captor, self.counters, self.named, self.spots, self.beneath = {}, {}, {}, {}, {}, {}
        self.used, self.used_up, self.felled, self.lasting = (), (), (), ()
        self.events, self.suspended, self.fired, self.fights = (), 0, (), ()
        self.attempt, self.team, self.batch, self.travelled, self.owed, self.rolled = (), (), (), 0, (), NONE
        self.answered, self.at_stake, self.sides, self.aboard, self.excused, self.unchecked = (), (), (), (), (), 0
        self.unfinished, self.dice, self.draws = (), (), ()
        self.granted, self.glance, self.steady, self.counted = Granted(), Glance(), Glance(), None
