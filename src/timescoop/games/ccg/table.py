"""What lies on the table, and the questions about it that rules and texts ask.

A card in a question is a copy, or a kind that is not on the table: `-1 - kind`. Both are called `that`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from timescoop.games.ccg.deal import Deal
from timescoop.games.ccg.pool import (
    CHARACTERS,
    ENEMY,
    GOAL,
    HEROES,
    LAYERS,
    NONE,
    TARDIS,
    Pool,
)
from timescoop.games.ccg.sources import NOWHERE
from timescoop.games.ccg.zones import GROUPS, Zones
from timescoop.kernel import HAND, NOBODY, OPEN, PILE, PLACE

# The parts of a turn, CCG-TURN-01 to -04.
SETUP: Final = 0
PLAY: Final = 1
MOTION: Final = 2
REFILL: Final = 3
PARTS: Final = ("setup", "play", "motion", "refill")

BUDGET: Final = 6  # CCG-COST-01
HAND_SIZE: Final = 8
POINTS: Final = 10

# What a card may have beside additions to its statistics: slots behind them.
AS_TYPE: Final = 0  # a type + 1
AS_SPECIES: Final = 1  # bits
AS_NATIVE: Final = 2  # not nothing: a Native of everywhere
FORBIDDEN: Final = 3  # bits, see statics
PROTECTED: Final = 4  # bits
SAFE_FROM: Final = 5  # keywords, as bits
AS_TARDIS: Final = 6  # not nothing: it counts as a TARDIS
CAPACITY: Final = 7  # in Set-Up; the next slot: when it moves
IN_ERA: Final = 9  # eras besides its own, as bits
WORKS: Final = 10  # not nothing: this Enemy works together with the Heroes of its player
EXTRAS: Final = 11

Event = tuple[int, int, int, int]  # what, player, card or NOBODY, place
Freeze = tuple[int, int, int, int]  # manner, its number, player, by which text
Lasting = tuple[int, int, int, int, int, int]  # span, its number, seat, that, slot, amount
Felled = tuple[int, int, int, int, int]  # turn number, by whom, kind, place, who controlled it
Fight = tuple[int, int, int, int, int, int]  # statistic, attacker, defender, place, type bits of the attackers, winner
Fired = tuple[int, int, int, int]  # sleeve, which ear, this, seat


class Granted:
    """What texts that are always in effect change about Costs, about where cards can be played, and who can move."""

    __slots__ = ("permits", "rates", "types", "ways")

    def __init__(self) -> None:
        self.types: dict[int, int] = {}  # cards that count as another type than what is printed
        self.rates: list[tuple[int, int, int, int, int]] = []  # amount, node that describes cards, whose, me, this
        self.permits: list[tuple[int, int, int, int, int]] = []  # what is waived, node of which cards, place, me, this
        self.ways: list[tuple[int, int, int, int]] = []  # node of who may go, node of where to, me, this


class Glance:
    """What was found out about the table as it lies; a new one is begun whenever something changes."""

    __slots__ = ("moments", "places")

    def __init__(self) -> None:
        self.places: list[int] | None = None
        self.moments: dict[tuple[int, int], list[int]] = {}  # seat and kind -> the places that "here" could mean


class Ccg(Zones):
    """A table of the collectible card game."""

    __slots__ = (
        "aboard", "answered", "at_stake", "attempt", "batch", "brought", "captor", "counters", "deal", "events",
        "excused", "felled", "fights", "fired", "frozen", "glance", "granted", "lasting", "lines", "named",
        "opposed", "owed", "owners", "part", "played_goals", "points", "pool", "reached", "reason", "rolled", "scored",
        "sides", "spent", "spots", "starter", "still", "suspended", "team", "travelled", "turn", "turn_number",
        "unchecked", "used", "used_up",
    )  # fmt: skip
    OWN: tuple[str, ...] = (
        "aboard", "answered", "at_stake", "attempt", "batch", "beneath", "brought", "captor", "counters", "events",
        "excused",
        "felled", "fights", "fired", "frozen", "lasting", "lines", "named", "opposed", "owed", "owners", "part",
        "played_goals", "points", "reached", "reason", "rolled", "scored", "sides", "spent",
        "spots", "starter", "still",
        "suspended", "team", "travelled", "turn", "turn_number", "unchecked", "used", "used_up",
    )  # fmt: skip
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
    owed: tuple[tuple[int, int], ...]  # seat, card: to be played as soon as it can be (CCG-GLOSSARY-23)
    rolled: int  # the last roll of the dice, or NONE
    still: int  # turns since anything has changed
    reason: str  # how the game ended
    granted: Granted  # derived: worth nothing, never written down
    glance: Glance  # the same

    def copy(self) -> Ccg:
        """The same table, to be played on alone."""
        new = Ccg()
        self.copy_into(new)
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
        new.granted, new.glance = self.granted, self.glance
        return new

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
        self.turn, self.turn_number, self.starter, self.part, self.spent, self.still = 0, 0, 0, SETUP, 0, 0
        self.points, self.reached, self.opposed, self.reason = [0] * self.seats, 0, 0, ""
        self.lines, self.brought, self.scored, self.played_goals = [()] * self.seats, {}, {}, ()
        self.frozen, self.captor, self.counters, self.named, self.spots, self.beneath = {}, {}, {}, {}, {}, {}
        self.used, self.used_up, self.felled, self.lasting = (), (), (), ()
        self.events, self.suspended, self.fired, self.fights = (), 0, (), ()
        self.attempt, self.team, self.batch, self.travelled, self.owed, self.rolled = (), (), (), 0, (), NONE
        self.answered, self.at_stake, self.sides, self.aboard, self.excused, self.unchecked = (), (), (), (), (), 0
        self.granted, self.glance = Granted(), Glance()

    # ---- one card

    def owner_of(self, copy: int) -> int:
        """CCG-AMB-33: whose deck a card came from, whoever controls it."""
        return self.owners[copy]

    def in_play(self, copy: int) -> bool:
        """Whether a card is in play: somebody controls it."""
        return copy in self.holder

    def controller(self, copy: int) -> int:
        """Who controls a card in play; of any other card, its owner."""
        return self.holder.get(copy, self.owners[copy])

    def kind_of(self, that: int) -> int:
        """The kind of a card."""
        return self.kind[that] if that >= 0 else -1 - that

    def lent(self, copy: int, slot: int) -> int:
        """What the table adds to a card beside its statistics."""
        slots = self.pool.slots
        return self.bonus_of(copy * (2 * slots + EXTRAS) + 2 * slots + slot)

    def type_of(self, that: int) -> int:
        """CCG-AMB-62: the type of a card, which others may have changed."""
        if that < 0:
            return self.pool.type[-1 - that]
        if self.stale:
            self.bonus_of(0)
        return self.granted.types.get(that, self.pool.type[self.kind[that]])

    def is_type(self, that: int, wanted: int) -> bool:
        """Whether a card is of one of these types, given as bits."""
        return wanted >> self.type_of(that) & 1 == 1

    def species_of(self, that: int) -> int:
        """CCG-GLOSSARY-13: the species of a card, as bits."""
        return (
            self.pool.species[-1 - that]
            if that < 0
            else self.pool.species[self.kind[that]] | self.lent(that, AS_SPECIES)
        )

    def stat(self, copy: int, stat: int) -> int:
        """CCG-AMB-15, -19: a Quality or the amount of a Trait: added to, then doubled, never below 0."""
        slots = self.pool.slots
        key = copy * (2 * slots + EXTRAS) + stat
        total = self.pool.stat[stat][self.kind[copy]] + self.bonus_of(key)
        return max(total, 0) << self.bonus_of(key + slots)

    def icons_of(self, copy: int) -> int:
        """CCG-CHAR-05: how many different Traits a Character has, whatever their amounts."""
        return sum([self.stat(copy, stat) > 0 for stat in range(3, self.pool.slots)])

    def is_frozen(self, copy: int) -> bool:
        """CCG-FREEZE-01: whether a card is frozen; whoever is kidnapped is (CCG-KIDNAP-01)."""
        return copy in self.frozen or copy in self.captor

    def is_tardis(self, copy: int) -> bool:
        """CCG-GLOSSARY-45: whether a card in play is a TARDIS or counts as one."""
        return self.pool.type[self.kind[copy]] == TARDIS or self.lent(copy, AS_TARDIS) > 0

    def capacity(self, copy: int, which: int) -> int:
        """CCG-TARDIS-02: the first (0) or the second (1) number of a TARDIS."""
        return self.pool.capacity[self.kind[copy]][which] + self.lent(copy, CAPACITY + which)

    def is_timelord(self, copy: int) -> bool:
        """CCG-AMB-22: whether a card is a Timelord; one turned by a Fobwatch is not."""
        return self.species_of(copy) & self.pool.timelord != 0 and not self.pool.fobwatch[self.kind[copy]]

    def here_of(self, copy: int) -> int:
        """What "here" means on a card in play: where it lies, or what its player has chosen for it."""
        place = self.place_of(copy)
        return place if place != NOWHERE else self.spots.get(copy, NOWHERE)

    # ---- cards here and there

    def here(self, place: int, seat: int, types: int) -> list[int]:
        """CCG-GLOSSARY-20: the cards of these types that a seat controls at a place; kidnapped ones are nobody's."""
        if place == NOWHERE:
            return []
        holder, captor = self.holder, self.captor
        return [
            copy
            for copy in self.at(place)
            if holder.get(copy, NOBODY) == seat and self.is_type(copy, types) and copy not in captor
        ]

    def heroes(self, place: int, seat: int) -> list[int]:
        """A seat's TARDIS Characters and Allies at a place, with the Enemies that work with them."""
        return self.here(place, seat, HEROES) + [
            copy for copy in self.here(place, seat, 1 << ENEMY) if self.lent(copy, WORKS)
        ]

    def enemies(self, place: int, seat: int) -> list[int]:
        """A seat's Enemies at a place."""
        return self.here(place, seat, 1 << ENEMY)

    def all_in_play(self, seat: int, types: int) -> list[int]:
        """The cards of these types that a seat controls, wherever they are."""
        return [copy for copy, holder in self.holder.items() if holder == seat and self.is_type(copy, types)]

    def places(self) -> list[int]:
        """The places whose Spacetime card is in play; not to be changed."""
        found = self.glance.places
        if found is None:
            found = sorted({self.place_of(copy) for line in self.lines for copy in line})
            self.glance.places = found
        return found

    def goals_at(self, place: int) -> list[int]:
        """The Goals at a place."""
        return [copy for copy in self.at(place) if self.pool.type[self.kind[copy]] == GOAL]

    def has_goal(self, place: int, seat: int, *, unscored: bool = False) -> bool:
        """CCG-ENEMY-01: whether a seat has a Goal at a place."""
        return any([
            self.holder[copy] == seat and not (unscored and copy in self.scored) for copy in self.goals_at(place)
        ])  # fmt: skip

    def tardises(self, seat: int) -> list[int]:
        """Everything of a seat that is a TARDIS or counts as one."""
        return [copy for copy, holder in self.holder.items() if holder == seat and self.is_tardis(copy)]

    def riders(self, seat: int) -> list[int]:
        """What can be in a seat's TARDIS cards, of those in the Vortex."""
        return [copy for copy in self.in_vortex(seat) if self.is_type(copy, CHARACTERS)]

    def unattended(self, copy: int) -> bool:
        """CCG-ARTIFACT-04: whether none of its controller's Characters is where an Artifact is."""
        return not self.here(self.place_of(copy), self.holder[copy], CHARACTERS)

    def on(self, copy: int) -> list[int]:
        """What is on a card in play: Conditions on a Character or a Spacetime card."""
        return [each for each, host in self.host.items() if host == copy and each in self.holder]

    def score_of(self, seat: int) -> int:
        """A seat's points."""
        return self.points[seat]

    def others(self, seat: int) -> list[int]:
        """CCG-GLOSSARY-30: the opponents of a seat, in turn order."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def lent_to(self, seat: int, that: int) -> list[int]:
        """CCG-GLOSSARY-41: the cards that something lasting is lent to: one copy, or a seat's copies of a kind."""
        if that >= 0:
            return [that] if that in self.holder else []
        return [copy for copy in self.holder if self.kind[copy] == -1 - that and self.owners[copy] == seat]

    def may_respond(self, question: int, seat: int) -> bool:
        """CCG-AMB-40: whether a seat is asked in a window."""
        return RESPONDERS[question](self, seat)

    # ---- what is always in effect

    def changed(self) -> None:
        """Something has changed that texts may depend on."""
        self.stale = 1
        self.glance = Glance()

    def move(self, copy: int, to: int, *, up: bool = True) -> None:
        """A card goes elsewhere, and what was found out may be so no longer."""
        super().move(copy, to, up=up)
        self.glance = Glance()

    def derive(self) -> None:
        """CCG-GLOSSARY-06: everything that is always in effect adds up; what cards count as comes first."""
        self.granted = Granted()
        always = self.pool.always
        for layer in range(LAYERS):
            DERIVE[layer](self, always[layer])


Derive = Callable[[Ccg, "list[tuple[int, ...]]"], None]
DERIVE: Final[list[Derive]] = []  # by layer; `statics` fills it

Responder = Callable[[Ccg, int], bool]
RESPONDERS: Final[dict[int, Responder]] = {}  # question of a window -> whether a seat is asked
