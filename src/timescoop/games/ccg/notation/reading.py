"""Reading a position: the table as a whole; what is left out is filled in."""

from __future__ import annotations

from typing import Any, Final

from timescoop.games.ccg.notation.freezes import read_freezes
from timescoop.games.ccg.notation.layout import lay
from timescoop.games.ccg.notation.memory import read_destroyed, read_for_good, read_lent, read_used
from timescoop.games.ccg.notation.plan import Lying, Names, Plan, Side, mapping
from timescoop.games.ccg.pool import PLOT, Pool
from timescoop.games.ccg.setup.editions import CHOICES, EDITIONS
from timescoop.games.ccg.setup.laying import pool_of
from timescoop.games.ccg.table import PARTS, Ccg
from timescoop.kernel import (
    NOBODY,
    BadNotation,
    Place,
    edition_of,
    is_count,
    listed,
    number,
    one_of,
    opening,
    part,
    seed_of,
)

Data = dict[str, Any]
FEWEST_POINTS: Final = -999

KEYS: Final = (
    "game", "edition", "options", "seed", "turn", "turn_number", "starter", "part", "spent", "still", "brought",
    "dice", "draws", "destroyed", "for_the_game", "players", "over", "winners", "scores", "reason", "midway",
)  # fmt: skip
PLAYER: Final = (
    "points", "reached", "opposed", "landed", "hand", "known", "deck", "side_hand", "discard", "played_goals",
    "used_up", "table", "vortex", "line", "at",
)  # fmt: skip
ENTRY: Final = (
    "name", "by", "frozen", "kidnapped", "scored", "counters", "named", "spot", "host", "used", "lent", "bears",
    "under",
)  # fmt: skip
SEATS: Final = {"by": "by", "kidnapped": "captor", "scored": "scored"}


def read(document: Any, cards: Any = None) -> tuple[Ccg, list[str]]:
    """The table and the names of its seats.

    Args:
        document: The position.
        cards: A compiled card file in place of the edition's own.

    Raises:
        BadNotation: What it says cannot be read, or cannot be.
    """
    found, players = opening(document, KEYS)
    names = [str(name) for name in players]
    edition, options = edition_of(found, EDITIONS, CHOICES, "CCG-AMB-72")
    pool = pool_of(edition) if cards is None else cards
    plan = Plan(seed_of(found.get("seed", 0)))
    reading = Reading(pool, names)
    for name, value in players.items():
        plan.sides.append(reading.side(part(value, ("players", name), PLAYER), ("players", str(name))))
    read_turn(plan, names, found, reading)
    return lay(pool, edition, options, plan), names


class Reading:
    """What the parts of a position share while they are read."""

    def __init__(self, pool: Pool, names: list[str]) -> None:
        self.pool = pool
        self.names = names
        self.cards_of = Names(pool)

    def side(self, value: Data, path: Place) -> Side:
        """One player's points, cards and places."""
        side = Side()
        me = self.names.index(str(path[1]))
        side.points = number(value.get("points", 0), (*path, "points"), FEWEST_POINTS)
        side.reached, side.opposed = bool(value.get("reached")), bool(value.get("opposed"))
        side.landed = bool(value.get("landed"))
        side.hand = self.cards(value.get("hand"), (*path, "hand"))
        side.known = self.cards(value.get("known"), (*path, "known"))
        if is_count(value.get("deck")):
            side.deck_size = value["deck"]
        else:
            side.deck = self.cards(value.get("deck"), (*path, "deck"))
            side.deck_size = 0 if side.deck else NOBODY
        side.side_hand = self.cards(value.get("side_hand"), (*path, "side_hand"))
        for nth, kind in enumerate(side.side_hand):
            if kind == NOBODY or self.pool.type[kind] != PLOT:
                raise BadNotation((*path, "side_hand", nth), "a side-hand holds Plots, each by its name (CCG-PLOT-01)")
        side.discards = self.cards(value.get("discard"), (*path, "discard"))
        side.played_goals = self.cards(value.get("played_goals"), (*path, "played_goals"))
        side.used_up = self.used_up(value.get("used_up"), (*path, "used_up"))
        self.in_play(side, value, path, me)
        return side

    def in_play(self, side: Side, value: Data, path: Place, me: int) -> None:
        """What a player has brought that is in play."""
        side.table = self.entries(value.get("table"), (*path, "table"), me)
        side.vortex = self.entries(value.get("vortex"), (*path, "vortex"), me)
        side.line = self.entries(value.get("line"), (*path, "line"), me)
        for nth, lying in enumerate(side.line):
            if lying.kind not in self.pool.place_number:
                raise BadNotation((*path, "line", nth), "a Spacetime card is expected (CCG-SETUP-01)")
        for name, cards in mapping(value.get("at"), (*path, "at")).items():
            place = self.cards_of.place(name, (*path, "at", name))
            side.at[place] = self.entries(cards, (*path, "at", name), me)

    def cards(self, value: Any, path: Place) -> list[int]:
        """A list of cards, or the number of cards that nobody has named."""
        if is_count(value):
            return [NOBODY] * number(value, path)
        return [self.cards_of.find(name, (*path, nth)) for nth, name in enumerate(listed(value, path))]

    def used_up(self, value: Any, path: Place) -> list[tuple[int, int]]:
        """CCG-VORTEX-02: what has been used once for the game: a card, and its sentence (-1: its icons)."""
        out = []
        for nth, each in enumerate(listed(value, path)):
            found = part(each, (*path, nth), ("name", "sentence"))
            kind = self.cards_of.find(found.get("name"), (*path, nth, "name"))
            out.append((kind, number(found.get("sentence", -1), (*path, nth, "sentence"), -1)))
        return out

    def entries(self, value: Any, path: Place, me: int) -> list[Lying]:
        """Cards in play."""
        return [self.entry(each, (*path, nth), me) for nth, each in enumerate(listed(value, path))]

    def entry(self, value: Any, path: Place, me: int) -> Lying:
        """A card in play, with who controls it, what it suffers, and what is on and under it."""
        found = part(value if isinstance(value, dict) else {"name": value}, path, ENTRY)
        lying = Lying(self.cards_of.find(found.get("name"), (*path, "name")), me)
        for key, given in found.items():
            self.mark(lying, key, given, (*path, key))
        lying.on = self.entries(found.get("bears"), (*path, "bears"), me)
        lying.under = self.cards(found.get("under"), (*path, "under"))
        lying.used = read_used(found.get("used"), (*path, "used"), len(self.pool.sentences[lying.kind]))
        lying.lent = read_lent(found.get("lent"), (*path, "lent"), self.names, self.pool)
        return lying

    def mark(self, lying: Lying, key: str, given: Any, path: Place) -> None:
        """What is said of a card in play."""
        if key in SEATS:
            setattr(lying, SEATS[key], one_of(given, self.names, path, "player"))
        elif key == "frozen":
            lying.freezes = read_freezes(given, path, self.pool, self.names, self.cards_of.find)
        elif key == "counters":
            lying.counters = number(given, path)
        elif key == "named":
            lying.named = one_of(given, self.pool.words, path, "word")
        elif key == "spot":
            lying.spot = self.cards_of.place(given, path)
        elif key == "host":
            lying.host = self.cards_of.find(given, path)


def read_turn(plan: Plan, names: list[str], found: Data, reading: Reading) -> None:
    """Whose turn it is, which part of it, and what has been spent."""
    plan.turn = one_of(found["turn"], names, ("turn",), "player") if "turn" in found else 0
    plan.turn_number = number(found.get("turn_number", 1), ("turn_number",))
    plan.starter = one_of(found["starter"], names, ("starter",), "player") if "starter" in found else 0
    plan.part = one_of(found.get("part", "play"), PARTS[1:], ("part",), "part") + 1
    plan.spent = number(found.get("spent", 0), ("spent",))
    plan.still = number(found.get("still", 0), ("still",))
    plan.dice = [number(roll, ("dice", nth)) for nth, roll in enumerate(listed(found.get("dice"), ("dice",)))]
    plan.draws = reading.cards(listed(found.get("draws"), ("draws",)), ("draws",))
    for name, seats in mapping(found.get("brought"), ("brought",)).items():
        place = reading.cards_of.place(name, ("brought", name))
        who = [one_of(each, names, ("brought", name, nth), "player") for nth, each in enumerate(listed(seats, ()))]
        plan.brought[place] = sum(1 << seat for seat in who)
    plan.destroyed = read_destroyed(found.get("destroyed"), names, reading.cards_of)
    plan.for_good = read_for_good(found.get("for_the_game"), names, reading.cards_of)
    if found.get("over"):
        winners = listed(found.get("winners"), ("winners",))
        plan.won = sum(1 << one_of(name, names, ("winners", nth), "player") for nth, name in enumerate(winners))
        plan.reason = str(found.get("reason", "limit"))
