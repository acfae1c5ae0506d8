"""The table of Nemesis: boards, cards in play, and the effects of texts that are always on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.nemesis.built.fields import Fields
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.facts import CONFLICT as BEGUN
from timescoop.games.nemesis.facts import (
    DISPLACED,
    LOST_CONFLICT,
    MOVED,
    MOVED_IN_STEP,
    PLAYED,
    STEP,
    TURN_STARTED,
    USED,
    WON_CONFLICT,
)
from timescoop.games.nemesis.pool import (
    COMING,
    CORNERS,
    GOING,
    HAS_INITIATED,
    HAS_LOST,
    HAS_WON,
    NONE,
    STAYING,
    THE_BEARER,
    VANQUISHING,
    WHERE_HERE,
    WHERE_ITS,
    WHERE_OTHERS,
    WHERE_OWN,
    WHERE_TO_HERE,
    WHOSE_CARD_YOURS,
    WHOSE_OTHERS,
    WHOSE_YOURS,
)
from timescoop.kernel import NOBODY, NOWHERE, Fact
from timescoop.language import Context, holds, optional, suits, value

SETUP: Final = 0
START: Final = 1
CONTROL: Final = 2
MINION: Final = 3
CONFLICT: Final = 4
ACTION: Final = 5
END: Final = 6
STEPS: Final = ("setup", "start", "control", "minion", "conflict", "action", "end")

Fired = tuple[int, int, Context, int]  # a triggered rule: sleeve, index of the trigger, context, seat

CENTRE: Final = -1  # of a board
HAND_LIMIT: Final = 5
DIE: Final = 6
MOST_UPGRADES: Final = 3
USED_IN_BLINK: Final = 1  # the mark of a card that was played in the Blink going on


class Nemesis(Fields):
    """A table of Nemesis. A Location is numbered seat * CORNERS + corner."""

    __slots__ = ()

    def forget_others(self, _seat: int) -> None:
        """NEM-EFFECT-ROLL-03: erase prepared rolls, which nobody knows."""
        self.loaded = ()

    def roll_die(self) -> int:
        """NEM-AMB-01: a number from 1 to 6; a prepared roll if there is one."""
        if self.loaded:
            roll, self.loaded = self.loaded[0], self.loaded[1:]
            return roll
        return self.roll(DIE) + 1

    # ---- where things lie

    def place_of(self, copy: int) -> int:
        """The Location where a copy lies, or NOWHERE."""
        return max(self.zone[copy] - self.place_zone(0), NOWHERE)

    def hand_kinds(self, seat: int) -> list[int]:
        """The distinct kinds in a hand, ascending."""
        kind = self.kind
        return sorted({kind[copy] for copy in self.hand(seat)})

    def captured(self, seat: int) -> list[int]:
        """NEM-CAPTURE-04: the Captured Doctors in a Scheme area: cards there that nobody controls."""
        return [copy for copy in self.zones[self.scheme_zone(seat)] if copy not in self.holder]

    # ---- boards

    def board(self, seat: int) -> int:
        """The number of a board where a card is expected; it is above all sleeves."""
        return self.pool.size + seat

    def kind_of(self, copy: int) -> int:
        """The kind of a card, or of a board."""
        return self.kind[copy] if copy < self.pool.size else self.pool.side_kind + self.sides[copy - self.pool.size]

    def kind_of_place(self, place: int) -> int:
        """The kind of a Location."""
        return self.pool.place_kind + self.sides[place // CORNERS] * CORNERS + place % CORNERS

    def token_place(self, seat: int) -> int:
        """NEM-CONTROL-03: the Location where a Nemesis token stands, or NOWHERE."""
        return NOWHERE if self.token[seat] == CENTRE else seat * CORNERS + self.token[seat]

    def site(self, seat: int, place_kind: int) -> int:
        """The Location of that name on a board, or NOWHERE."""
        side, corner = divmod(place_kind - self.pool.place_kind, CORNERS)
        return seat * CORNERS + corner if self.sides[seat] == side else NOWHERE

    def strength_of_nemesis(self, seat: int) -> int:
        """NEM-CONTROL-05: the Strength that a board shows."""
        return self.pool.strength[self.pool.side_kind + self.sides[seat]]

    # ---- cards in play

    def traits_of(self, copy: int) -> int:
        """NEM-TRAIT-09: the traits of a card, those lent to it included."""
        return self.pool.traits[self.kind[copy]] | self.bonus_of(copy)

    def is_type(self, copy: int, wanted: int) -> bool:
        """NEM-TRAIT-10: whether a card has every trait of a type."""
        return (self.pool.traits[self.kind[copy]] | self.bonus_of(copy)) & wanted == wanted

    def is_character(self, copy: int) -> bool:
        """Whether a card is a Character."""
        return self.pool.traits[self.kind[copy]] & self.pool.character != 0

    def is_hero(self, copy: int) -> bool:
        """NEM-TRAIT-02: whether a card is a Hero card."""
        return self.pool.traits[self.kind[copy]] & self.pool.hero != 0

    def controller(self, copy: int) -> int:
        """NEM-TERM-04: who controls a card in play; an Upgrade serves the controller of its bearer (NEM-AMB-29)."""
        return self.holder[self.host.get(copy, copy)] if copy < self.pool.size else copy - self.pool.size

    def owner_of(self, copy: int) -> int:
        """NEM-TERM-03: the seat whose starting deck held a card."""
        return self.owners[self.kind[copy]]

    def upgrades(self, copy: int) -> list[int]:
        """NEM-EFFECT-ATTACH-02: the Upgrades that a Character bears."""
        host = self.host
        return [each for each in self.zones[self.zone[copy]] if host.get(each, NOBODY) == copy] if host else []

    def minions(self, seat: int, place: int) -> list[int]:
        """NEM-CONFLICT-04: the Minions that a seat controls at a Location."""
        minion, traits, kind, holder = self.pool.minion, self.pool.traits, self.kind, self.holder
        return [copy for copy in self.at(place) if traits[kind[copy]] & minion and holder[copy] == seat]

    def heroes(self, place: int) -> list[int]:
        """NEM-CONFLICT-05: the Hero Characters at a Location."""
        cards = self.at(place)
        if not cards:
            return []
        both, traits, kind = self.pool.hero | self.pool.character, self.pool.traits, self.kind
        return [copy for copy in cards if traits[kind[copy]] & both == both]

    def strength(self, copy: int) -> int:
        """NEM-AMB-17: a Character's Strength with that of its Upgrades."""
        strength, kind = self.pool.strength, self.kind
        printed = strength[kind[copy]] + sum([strength[kind[each]] for each in self.upgrades(copy)])
        return printed + self.strength_lent(copy) if self.pool.strengthening or self.boosts else printed

    def strength_lent(self, copy: int) -> int:
        """NEM-AMB-60: what texts in play add to a Character's Strength; it never falls below 0 by them."""
        pool, kind = self.pool, self.kind
        if not (pool.strengthening or self.boosts):
            return 0
        lent = self.boosts.get(copy, 0)
        for source in self.holder if pool.strengthening else ():
            for amount, those, conditions in pool.strengthens[kind[source]]:
                me, this = self.controller(source), CONTEXT.of(source)
                if suits(self, those, me, this, copy) and (conditions < 0 or holds(self, conditions, me, this)):
                    lent += amount
            for amount, those, thing in pool.strengthens_each[kind[source]]:
                me, this = self.controller(source), CONTEXT.of(source)
                if suits(self, those, me, this, copy):
                    lent += amount * value(self, thing, me, this)
        printed = pool.strength[kind[copy]] + sum([pool.strength[kind[each]] for each in self.upgrades(copy)])
        return max(lent, -printed)

    def is_spared(self, copy: int, what: int) -> bool:
        """NEM-AMB-60: whether a text on a card, its Upgrades or another card protects it from something."""
        pool, kind = self.pool, self.kind
        if self.guards.get(copy, 0) >> what & 1:
            return True
        if what == VANQUISHING and pool.lasting[kind[copy]]:
            return True
        if what != STAYING:
            spared = (pool.unvanquished, pool.unthwarted, pool.unmoved, pool.uncaptured)[what]
            if spared[kind[copy]] or any([spared[kind[each]] for each in self.upgrades(copy)]):
                return True
        return pool.sheltering and self.is_sheltered(copy, what)

    def is_sheltered(self, copy: int, what: int) -> bool:
        """NEM-AMB-60, NEM-AMB-118: whether a text on any card in play protects a card from something."""
        pool, kind = self.pool, self.kind
        for source in self.holder:
            me, this = self.controller(source), CONTEXT.of(source)
            for prevented, those in pool.shelters[kind[source]]:
                if prevented == what and suits(self, those, me, this, copy):
                    return True
            for prevented, those, conditions in pool.shelters_if[kind[source]]:
                meant = prevented == what and suits(self, those, me, this, copy)
                if meant and (conditions < 0 or holds(self, conditions, me, this)):
                    return True
        return False

    def is_barred(self, what: int, place: int, seat: int, traits: int) -> bool:
        """NEM-AMB-95: whether a card at a Location stops a seat from doing something there with such a card."""
        pool, kind = self.pool, self.kind
        for source in self.at(place) if place != NOWHERE else ():
            for barred, others, wanted in pool.bars[kind[source]]:
                if barred == what and traits & wanted == wanted and not (others and self.controller(source) == seat):
                    return True
        return False

    def is_banned(self, seat: int, kind: int) -> bool:
        """NEM-AMB-112: whether a card in play of an opponent stops a seat from playing a card of this kind."""
        traits = self.pool.traits[kind]
        for source in self.holder:
            for wanted, conditions in self.pool.bans[self.kind[source]]:
                me = self.controller(source)
                meant = traits & wanted == wanted and me not in (seat, NOBODY)
                if meant and (conditions < 0 or holds(self, conditions, me, CONTEXT.of(source))):
                    return True
        return False

    def may_go(self, seat: int, copy: int, goal: int) -> bool:
        """NEM-AMB-52, -64, -94, -95: whether a seat can move a card in play to a Location; no Upgrade goes alone."""
        if copy in self.host or copy in self.stuck or (self.pool.sheltering and self.is_spared(copy, STAYING)):
            return False
        if not self.pool.barring:
            return True
        start, traits = self.place_of(copy), self.traits_of(copy)
        if start in self.closed or goal in self.closed or self.is_barred(GOING, start, seat, traits):
            return False
        return not self.is_barred(COMING, goal, seat, traits)

    def ways_for(self, seat: int, copy: int) -> list[int]:
        """NEM-AMB-11: the other Locations to which a seat can move a card in play."""
        here = self.place_of(copy)
        return [place for place in self.places() if place != here and self.may_go(seat, copy, place)]

    def in_play(self, copy: int) -> bool:
        """NEM-TERM-06: whether a card is in play; a board always is."""
        return copy in self.holder or copy >= self.pool.size

    def places(self) -> range:
        """All Locations."""
        return range(self.seats * CORNERS)

    def grounds(self) -> list[tuple[int, ...]]:
        """The cards at each Location, in the order of Locations."""
        return self.zones[self.place_zone(0) : self.place_zone(self.seats * CORNERS)]

    def hand_limit(self, seat: int) -> int:
        """NEM-END-09: how many cards a hand may hold at the end of its seat's turn."""
        return self.bonus_of(NOBODY - seat) or HAND_LIMIT

    def derive(self) -> None:
        """NEM-TRIGGER-09: the bonuses of rules that are always on: traits of Characters, Hand Limits of seats."""
        pool, bonus = self.pool, self.bonus
        for seat in range(self.seats):
            if self.sides[seat] != NONE:
                self.widen(bonus, seat, pool.limit[pool.side_kind + self.sides[seat]])
        for copy in self.holder:
            kind = self.kind[copy]
            self.widen(bonus, self.holder[copy], pool.limit[kind])
            for trait in pool.lends_bearer[kind]:
                bearer = self.host.get(copy, copy)
                bonus[bearer] = bonus.get(bearer, 0) | trait
            for trait in pool.lends[kind]:
                for other in self.zones[self.zone[copy]]:
                    if self.is_character(other):
                        bonus[other] = bonus.get(other, 0) | trait
        self.change_limits(bonus)

    def change_limits(self, bonus: dict[int, int]) -> None:
        """NEM-AMB-62: cards in play raise and lower Hand Limits, of their controllers and of all others."""
        for seat in range(self.seats) if self.pool.limits_changed else ():
            more = 0
            for copy in self.holder:
                lent = self.pool.limit_more if self.controller(copy) == seat else self.pool.limit_of_others
                more += lent[self.kind[copy]]
            if more:
                bonus[NOBODY - seat] = max(1, (bonus.get(NOBODY - seat, 0) or HAND_LIMIT) + more)

    @staticmethod
    def widen(bonus: dict[int, int], seat: int, limit: int) -> None:
        """NEM-AMB-37: of several Hand Limits the highest counts."""
        if limit:
            bonus[NOBODY - seat] = max(bonus.get(NOBODY - seat, 0), limit)

    def heard(self, listener: int, fact: int, seat: int, args: tuple[int, ...], copies: tuple[int, ...]) -> None:
        """NEM-TRIGGER-09: note the Ongoing rules that a fact triggers; they run after the current effect."""
        for nth, trigger in enumerate(self.pool.hears[self.kind[listener]]):
            if (
                trigger[0] == fact
                and concerns(self, listener, trigger, seat, args, copies)
                and (listener, nth) not in self.chain
            ):
                here = self.place_of(listener)
                me = self.controller(listener)
                about = copies[0] if fact in ABOUT_A_CARD and trigger[5] in self.pool.points else NOBODY
                self.fired += ((listener, nth, CONTEXT.of(listener, it=about, seat=seat, here=here), me),)

    def on_announced(self, watcher: int, step: int, args: tuple[int, ...]) -> None:
        """NEM-TRIGGER-09: let a rule with `instead` replace what is about to happen."""
        WATCHED[step](self, watcher, args[0])

    def say(self, fact: int, seat: int, args: tuple[int, ...] = (), copies: tuple[int, ...] = ()) -> None:
        """NEM-TURN-02: record a fact; before the first one of a step, record the step."""
        if self.kept is not None and self.step >= START and fact != TURN_STARTED and self.step != step_told(self.kept):
            super().say(STEP, self.turn, (self.step,))
        if self.pool.remembering and fact in NOTED:
            self.note_done(seat, self.kind[copies[0]] if fact == PLAYED else NOTED[fact])
        super().say(fact, seat, args, copies)

    def note_done(self, seat: int, what: int) -> None:
        """NEM-AMB-106: note something that a seat has done this turn, once, for texts that look back on it."""
        if (seat, what) not in self.done:
            self.done += ((seat, what),)

    def agreed(self, me: int, this: Context, deed: int) -> None:
        """NEM-TRIGGER-02: record that a seat has accepted an optional rule."""
        copy = CONTEXT.card(this)
        if copy < self.pool.size and self.in_play(copy):
            kind = self.kind[copy]
            for agree in ON_AGREEING if self.pool.remembering else ():
                agree(self, copy, deed)
            numbers = [nth for nth, (_, rule) in enumerate(self.pool.sentences[kind]) if optional(rule) == deed]
            numbers += [trigger[4] for trigger in self.pool.hears[kind] if optional(trigger[5]) == deed]
            if numbers:
                self.say(USED, me, (copy, numbers[0]), (copy,))

    def may_respond(self, question: int, seat: int) -> bool:
        """NEM-AMB-05: whether a seat is asked in a window; who is, is worked out in `windows`."""
        return RESPONDERS[question](self, seat)


# Filled by the modules that know the rules: question -> may(table, seat); step -> replace(table, watcher, copy).
RESPONDERS: Final[dict[int, Callable[[Nemesis, int], bool]]] = {}
WATCHED: Final[dict[int, Callable[[Nemesis, int, int], None]]] = {}
ON_AGREEING: Final[
    list[Callable[[Nemesis, int, int], None]]
] = []  # called when somebody says yes to an optional text: sleeve, deed


def step_told(kept: list[Fact]) -> int:
    """The last step recorded in this turn; one less than the first if none was."""
    for fact, _, args, _, _ in reversed(kept):
        if fact in (STEP, TURN_STARTED):
            return args[0] if fact == STEP else START - 1
    return START - 1


# Facts about one card that all see and that stays in play; a text may then speak of it.
ABOUT_A_CARD: Final = (PLAYED, MOVED, MOVED_IN_STEP, DISPLACED)

# What a seat does that texts of its turn look back on; of a card that is played its kind is noted.
NOTED: Final = {BEGUN: HAS_INITIATED, WON_CONFLICT: HAS_WON, LOST_CONFLICT: HAS_LOST, PLAYED: NONE}


def is_whose(table: Nemesis, listener: int, whose: int, seat: int, copies: tuple[int, ...]) -> bool:
    """NEM-AMB-59: whether a fact is about you, about an opponent, or about a card of yours."""
    me = table.controller(listener)
    if whose == WHOSE_YOURS:
        return seat == me
    if whose == WHOSE_OTHERS:
        return seat not in (me, NOBODY)
    if copies[0] not in table.holder:
        return False
    return (table.controller(copies[0]) == me) == (whose == WHOSE_CARD_YOURS)


def is_here(table: Nemesis, listener: int, where: int, args: tuple[int, ...], copies: tuple[int, ...]) -> bool:
    """NEM-AMB-89, -111: whether a fact is about a card's Location; a move there or a loss must be of another card."""
    here = table.place_of(listener)
    if where == WHERE_HERE:
        return args[0] == here
    if where == WHERE_ITS:
        return here != NOWHERE and copies[0] not in spared(table, listener) and table.place_of(copies[0]) == here
    return args[1] == here and copies[0] not in (listener, table.host.get(listener))


def spared(table: Nemesis, listener: int) -> tuple[int, int]:
    """A card and the Character that bears it."""
    return listener, table.host.get(listener, listener)


def concerns(
    table: Nemesis, listener: int, trigger: tuple[int, ...], seat: int, args: tuple[int, ...], copies: tuple[int, ...]
) -> bool:
    """Whether a fact matches the trigger of a rule: by seat, type of card and Location."""
    _, whose, wanted, where, _, _ = trigger
    if whose and not is_whose(table, listener, whose, seat, copies):
        return False
    if wanted == THE_BEARER:
        if copies[0] != table.host.get(listener, listener):
            return False
    elif wanted and not table.is_type(copies[0], wanted):
        return False
    if where in (WHERE_HERE, WHERE_TO_HERE, WHERE_ITS):
        return is_here(table, listener, where, args, copies)
    if where == WHERE_OWN:
        return args[0] != NOWHERE and args[0] // CORNERS == table.controller(listener)
    return where != WHERE_OTHERS or (args[0] != NOWHERE and args[0] // CORNERS != seat)
