"""The table of the CCG, and the questions about it that rules and texts ask.

A card in a question is a copy, or a kind that is not on the table: `-1 - kind`. Both are called `that`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from timescoop.games.ccg.built.fields import Fields
from timescoop.games.ccg.facts import IDLE
from timescoop.games.ccg.memories import NO_CARDS, Census, QueryCache
from timescoop.games.ccg.pool import ENEMY, GOAL, HEROES
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import Context

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
CONTROL: Final = 11  # of what lasts alone: the seat that had the card before, + 1
EXTRAS: Final = 12


class Ccg(Fields):
    """A table of the collectible card game."""

    __slots__ = ()
    MARKS_REST: ClassVar[bool] = True

    def say(self, fact: int, seat: int, args: tuple[int, ...] = (), copies: tuple[int, ...] = ()) -> None:
        """Something has happened; the numbers end with the sleeves that are in play, for two cards may look alike."""
        if fact not in IDLE:
            self.still = 0  # CCG-AMB-60
            if self.unfinished:
                self.do(HOOKS.retry)
        if self.kept is not None:
            args = (*args, *[copy for copy in copies if copy in self.holder])
        super().say(fact, seat, args, copies)

    def ask(self, question: int, *args: int) -> None:
        """Ask a seat; the rules answer for the one that nobody plays (CCG-SOLO-18)."""
        if args[0] == self.deal.ruled:
            self.do(HOOKS.decide, question, *args)
        else:
            super().ask(question, *args)

    def ask_again(self, question: int, *args: int, picks: tuple[int, ...]) -> None:
        """Ask for the next card in a choice of several."""
        if args[0] == self.deal.ruled:
            self.picks, self.again = picks, 1
            self.do(HOOKS.decide, question, *args)
        else:
            super().ask_again(question, *args, picks=picks)

    def must_wait(self, node: int, me: int, this: Context) -> bool:
        """CCG-GLOSSARY-23: whether a part of a course has to wait, as nobody can do it now."""
        return HOOKS.must_wait(self, node, me, this)

    def put_off(self, node: int, me: int, this: Context) -> None:
        """CCG-GLOSSARY-23: it waits until it can be done, and so does what follows."""
        HOOKS.put_off(self, node, me, this)

    # ---- one card

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
        if self.stale:
            self.bonus_of(0)
        slots = self.pool.slots
        return self.bonus.get(copy * (2 * slots + EXTRAS) + 2 * slots + slot, 0)

    def type_of(self, that: int) -> int:
        """CCG-AMB-62: the type of a card, which others may have changed."""
        if that < 0:
            return self.pool.type[-1 - that]
        if self.stale:
            self.bonus_of(0)
        return self.granted.types.get(that, self.pool.type[self.kind[that]])

    def is_type(self, that: int, wanted: int) -> bool:
        """Whether a card is of one of these types, given as bits."""
        if that < 0:
            return wanted >> self.pool.type[-1 - that] & 1 == 1
        if self.stale:
            self.bonus_of(0)
        return wanted >> self.granted.types.get(that, self.pool.type[self.kind[that]]) & 1 == 1

    def species_of(self, that: int) -> int:
        """CCG-GLOSSARY-13: the species of a card, as bits."""
        if that < 0:
            return self.pool.species[-1 - that]
        if self.stale:
            self.bonus_of(0)
        printed = self.pool.species[self.kind[that]]
        return printed | self.lent(that, AS_SPECIES) if that in self.granted.odd else printed

    def stat(self, copy: int, stat: int) -> int:
        """CCG-AMB-15, -19: a Quality or the amount of a Trait: added to, then doubled, never below 0."""
        if self.stale:
            self.bonus_of(0)
        pool, bonus = self.pool, self.bonus
        key = copy * (2 * pool.slots + EXTRAS) + stat
        total = pool.stat[stat][self.kind[copy]] + bonus.get(key, 0)
        return total << bonus.get(key + pool.slots, 0) if total > 0 else 0

    def is_frozen(self, copy: int) -> bool:
        """CCG-FREEZE-01: True for a frozen card; a kidnapped one is frozen, too (CCG-KIDNAP-01)."""
        return copy in self.frozen or copy in self.captor

    def here_of(self, copy: int) -> int:
        """What "here" means on a card in play: where it lies, or what its player has chosen for it."""
        place = self.place_of(copy)
        return place if place != NOWHERE else self.spots.get(copy, NOWHERE)

    # ---- cards here and there

    def under(self, copy: int) -> list[int]:
        """The cards that lie face down under a card, by their owners."""
        if copy not in self.beneath.values():
            return []
        hidden = [each for seat in range(self.seats) for each in self.zones[self.under_zone(seat)]]
        return [each for each in hidden if self.beneath.get(each, NOBODY) == copy]

    def kinds_of(self, zone: int) -> list[int]:
        """The kinds in a zone, ascending, each once."""
        kind = self.kind
        return sorted({kind[copy] for copy in self.zones[zone]})

    def here(self, place: int, seat: int, types: int) -> list[int]:
        """CCG-GLOSSARY-20: the cards of these types that a seat controls at a place; kidnapped ones are nobody's.

        The list is not to be changed.
        """
        if place == NOWHERE:
            return NO_CARDS
        if self.stale:
            self.bonus_of(0)
        key = (place, seat, types)
        found = self.steady.present.get(key)
        if found is None:
            holder, captor, kind = self.holder, self.captor, self.kind
            changed, printed = self.granted.types, self.pool.type
            found = self.steady.present[key] = [
                copy
                for copy in self.at(place)
                if holder.get(copy, NOBODY) == seat
                and types >> changed.get(copy, printed[kind[copy]]) & 1
                and copy not in captor
            ]
        return found

    def heroes(self, place: int, seat: int) -> list[int]:
        """A seat's TARDIS Characters and Allies at a place, with the Enemies that work with them."""
        heroes = self.here(place, seat, HEROES)
        if not self.granted.working:
            return heroes
        return heroes + [copy for copy in self.here(place, seat, 1 << ENEMY) if self.lent(copy, WORKS)]

    def enemies(self, place: int, seat: int) -> list[int]:
        """A seat's Enemies at a place."""
        return self.here(place, seat, 1 << ENEMY)

    def of_types(self, types: int) -> list[int]:
        """The cards in play of these types, in the order in which they came; not to be changed."""
        if self.stale:
            self.bonus_of(0)
        found = self.granted.classes.get(types)
        if found is None:
            found = self.census().of_class(types, self.pool.of_types(types), self.kind)
            changed, kind, fits = self.granted.types, self.kind, self.pool.of_types(types)
            if any([fits[kind[copy]] != (types >> sort & 1 == 1) for copy, sort in changed.items()]):
                found = [
                    each
                    for each in self.holder
                    if (types >> changed[each] & 1 == 1 if each in changed else fits[kind[each]])
                ]
            self.granted.classes[types] = found
        return found

    def all_in_play(self, seat: int, types: int) -> list[int]:
        """The cards of these types that a seat controls, wherever they are."""
        holder = self.holder
        return [copy for copy in self.of_types(types) if holder[copy] == seat]

    def zones_with(self, seat: int, types: int) -> set[int]:
        """The zones in which a seat has cards of these types, kidnapped or not."""
        holder, zone = self.holder, self.zone
        return {zone[copy] for copy in self.of_types(types) if holder[copy] == seat}

    def census(self) -> Census:
        """Which cards in play have something to say or can be attempted."""
        if self.counted is None:
            self.counted = Census(self.pool, self.kind, self.holder)
        return self.counted

    def places(self) -> list[int]:
        """The places whose Spacetime card is in play; not to be changed."""
        found = self.steady.places
        if found is None:
            found = sorted({self.place_of(copy) for line in self.lines for copy in line})
            self.steady.places = found
        return found

    def goals_at(self, place: int) -> list[int]:
        """The Goals at a place."""
        kind, sort = self.kind, self.pool.type
        return [copy for copy in self.at(place) if sort[kind[copy]] == GOAL]

    def on(self, copy: int) -> list[int]:
        """What is on a card in play: Conditions on a Character or a Spacetime card."""
        return [each for each, host in self.host.items() if host == copy and each in self.holder] if self.host else []

    def others(self, seat: int) -> list[int]:
        """CCG-GLOSSARY-30: the opponents of a seat, in turn order."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # ---- what is always in effect

    def changed(self) -> None:
        """Something has changed about which cards are in play, where, whose they are, or what is lent to them."""
        self.stale = 1
        self.glance, self.steady = QueryCache(), QueryCache()

    def invalidate(self) -> None:
        """Something else has changed that texts may depend on: who is frozen, points, turns and their parts."""
        self.glance = QueryCache()
        if self.pool.depends_on_state:
            self.stale = 1
            self.steady = QueryCache()

    def move(self, copy: int, to: int, *, up: bool = True) -> None:
        """A card goes elsewhere, and what was found out may be so no longer."""
        if max(to, self.zone[copy]) >= self.table_zone(0):  # the first of the zones in which cards in play can lie
            self.steady = QueryCache()
        super().move(copy, to, up=up)
        self.glance = QueryCache()

    def look_anew(self) -> None:
        """Something in play has changed and is looked at before `changed` is called: what was found out is dropped."""
        self.steady = QueryCache()

    def derive(self) -> None:
        """CCG-GLOSSARY-06: everything that is always in effect adds up."""
        HOOKS.derive(self)


class Hooks:
    """Rules that a table calls although their modules import it; they enter themselves here."""

    derive: Callable[[Ccg], None]  # adds up what is always in effect
    must_wait: Callable[[Ccg, int, int, Context], bool]
    put_off: Callable[[Ccg, int, int, Context], None]
    retry: Callable[[Ccg], None]  # tries what waits until it can be done
    decide: Callable[..., None]  # answers a question of the seat that nobody plays: the question, then its arguments


HOOKS: Final = Hooks()
