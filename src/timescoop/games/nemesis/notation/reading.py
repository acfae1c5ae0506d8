"""Reading a position: the table as a whole; what is left out is filled in."""

from __future__ import annotations

from typing import Any, Final

from timescoop.games.nemesis.editions import CHOICES, EDITIONS
from timescoop.games.nemesis.notation.layout import Plan, lay
from timescoop.games.nemesis.notation.plan import Lying, Side, Stock
from timescoop.games.nemesis.options import MOST
from timescoop.games.nemesis.pool import CORNERS, NONE, Pool
from timescoop.games.nemesis.setup import TOKENS, bare
from timescoop.games.nemesis.table import CENTRE, DIE, STEPS, Nemesis
from timescoop.kernel import (
    NOBODY,
    BadNotation,
    Place,
    count,
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

KEYS: Final = (
    "game", "edition", "options", "seed", "turn", "turn_number", "step", "dice", "players", "over", "winners", "scores",
    "reason", "midway",
)  # fmt: skip
PLAYER: Final = (
    "side", "doctors", "power", "plot", "token", "hand", "known", "deck", "discard", "constants", "schemes", "captured",
    "locations",
)  # fmt: skip
ENTRY: Final = ("name", "by", "plot", "upgrades")
LATEST: Final = 999


def read(document: Any, cards: Any = None) -> tuple[Nemesis, list[str]]:
    """The table and the names of its seats.

    Args:
        document: The position.
        cards: A compiled card file in place of the edition's own.

    Raises:
        BadNotation: What it says cannot be read, or cannot be.
    """
    found, players = opening(document, KEYS)
    names = [str(name) for name in players]
    table = bare(len(names), *edition_of(found, EDITIONS, CHOICES, "NEM-AMB-01"), cards)
    plan = Plan(seed_of(found.get("seed", 0)))
    plan.sides = [Side() for _ in names]
    values = [part(value, ("players", name), PLAYER) for name, value in players.items()]
    read_boards(plan, table.pool, names, values)
    reading = Reading(table.pool, plan, names)
    for seat, value in enumerate(values):
        reading.side(seat, value)
    read_turn(plan, names, found)
    lay(table, plan, reading.stock)
    return table, names


# ---- boards and Doctors, which say whose cards are whose


def read_boards(plan: Plan, pool: Pool, names: list[str], values: list[Data]) -> None:
    """NEM-SETUP-01: sides and Doctors that are named; whoever has none gets the first that nobody has."""
    for seat, value in enumerate(values):
        path: Place = ("players", names[seat])
        if "side" in value:
            plan.sides[seat].board = one_of(value["side"], pool.sides, (*path, "side"), "side")
        plan.sides[seat].doctors = tuple(
            one_of(name, pool.doctors, (*path, "doctors", nth), "Doctor")
            for nth, name in enumerate(listed(value.get("doctors"), (*path, "doctors")))
        )
    for seat, side in enumerate(plan.sides):
        path = ("players", names[seat])
        others = [other for other in plan.sides if other is not side]
        if side.board == NONE:
            side.board = free_side(pool, [other.board for other in others])
        taken = [pool.side_nemesis[other.board] for other in others if other.board != NONE]
        if pool.side_nemesis[side.board] in taken:
            raise BadNotation((*path, "side"), "each Nemesis is there for one player only (NEM-AMB-02)")
    for seat, side in enumerate(plan.sides):
        held = [token for other in plan.sides if other is not side for token in other.doctors]
        left = [token for token in range(len(pool.doctors)) if token not in held + list(side.doctors)]
        side.doctors += tuple(left[: TOKENS - len(side.doctors)])
        if len(set(side.doctors)) != TOKENS or len(side.doctors) != TOKENS or set(side.doctors) & set(held):
            where = ("players", names[seat], "doctors")
            raise BadNotation(where, f"{TOKENS} Doctors are expected that nobody else has (NEM-SETUP-07)")


def free_side(pool: Pool, taken: list[int]) -> int:
    """The first side of a Nemesis that nobody has."""
    nemeses = [pool.side_nemesis[side] for side in taken if side != NONE]
    return next(side for side, nemesis in enumerate(pool.side_nemesis) if nemesis not in nemeses)


# ---- players


class Reading:
    """What the parts of a position share while they are read."""

    def __init__(self, pool: Pool, plan: Plan, names: list[str]) -> None:
        self.pool = pool
        self.plan = plan
        self.names = names
        owners = [NOBODY] * pool.count
        for seat, side in enumerate(plan.sides):
            for kind in pool.in_deck(side.board, side.doctors):
                owners[kind] = seat
        self.owners = owners
        self.stock = Stock(pool, owners)

    def side(self, seat: int, value: Data) -> None:
        """One player's tokens, cards and board."""
        side = self.plan.sides[seat]
        path: Place = ("players", self.names[seat])
        side.power = count(value.get("power", 0), (*path, "power"), MOST)
        side.plot = count(value.get("plot", 0), (*path, "plot"), MOST)
        side.token = self.corner(seat, value["token"], (*path, "token")) if "token" in value else CENTRE
        side.hand = self.cards(value.get("hand"), (*path, "hand"))
        self.known(side, value.get("known"), (*path, "known"))
        if is_count(value.get("deck")):
            side.deck_size = value["deck"]
        else:
            side.deck = self.cards(value.get("deck"), (*path, "deck"), seat)
        side.discards = self.cards(value.get("discard"), (*path, "discard"), seat)
        side.constants = self.entries(value.get("constants"), (*path, "constants"))
        side.schemes = self.entries(value.get("schemes"), (*path, "schemes"))
        side.captured = self.cards(value.get("captured"), (*path, "captured"))
        places = value.get("locations")
        if places is not None and not isinstance(places, dict):
            raise BadNotation((*path, "locations"), "a mapping from Locations to cards is expected")
        for name, entries in (places or {}).items():
            here = (*path, "locations", name)
            side.corners[self.corner(seat, name, here)] = self.entries(entries, here)

    def corner(self, seat: int, name: Any, path: Place) -> int:
        """The corner of a Location of a player's board, or the centre."""
        if str(name) == "centre":
            return CENTRE
        board = self.plan.sides[seat].board
        start = self.pool.place_kind + CORNERS * board
        return one_of(name, self.pool.name[start : start + CORNERS], path, f"Location of {self.pool.sides[board]}")

    def cards(self, value: Any, path: Place, owner: int = NOBODY) -> list[int]:
        """A list of cards, or the number of cards that nobody has named."""
        if is_count(value):
            return [NOBODY] * number(value, path)
        return [self.stock.take(name, (*path, nth), owner) for nth, name in enumerate(listed(value, path))]

    def known(self, side: Side, value: Any, path: Place) -> None:
        """Cards of the hand that everybody knows; those of another's deck always are (NEM-AMB-47)."""
        for nth, name in enumerate(listed(value, path)):
            kind = self.stock.find(name, (*path, nth))
            if side.hand.count(kind) <= side.known.count(kind):
                raise BadNotation((*path, nth), f"{name!r} is not in the hand")
            side.known.append(kind)

    def entries(self, value: Any, path: Place) -> list[Lying]:
        """Cards in play."""
        return [self.entry(each, (*path, nth)) for nth, each in enumerate(listed(value, path))]

    def entry(self, value: Any, path: Place) -> Lying:
        """A card in play, with who controls it, the Plot on it, and its Upgrades."""
        found = part(value if isinstance(value, dict) else {"name": value}, path, ENTRY)
        kind = self.stock.take(found.get("name"), (*path, "name"))
        if kind == NOBODY:
            raise BadNotation((*path, "name"), "a card in play has a name")
        lying = Lying(kind)
        lying.by = self.owners[kind]
        if "by" in found:
            lying.by = one_of(found["by"], self.names, (*path, "by"), "player")
        lying.plot = count(found.get("plot", 0), (*path, "plot"), MOST)
        lying.upgrades = self.entries(found.get("upgrades"), (*path, "upgrades"))
        return lying


def read_turn(plan: Plan, names: list[str], found: Data) -> None:
    """Whose turn it is, which one and which step, and the dice that are laid out."""
    plan.turn = one_of(found["turn"], names, ("turn",), "player") if "turn" in found else 0
    plan.turn_number = count(found.get("turn_number", 1), ("turn_number",), LATEST)
    plan.step = one_of(found.get("step", "start"), STEPS[1:], ("step",), "step") + 1
    plan.dice = tuple(listed(found.get("dice"), ("dice",)))
    for nth, roll in enumerate(plan.dice):
        if not is_count(roll) or not 1 <= roll <= DIE:
            raise BadNotation(("dice", nth), f"a number from 1 to {DIE} is expected, not {roll!r}")
    if found.get("over"):
        winners = listed(found.get("winners"), ("winners",))
        plan.won = sum(1 << one_of(name, names, ("winners", nth), "player") for nth, name in enumerate(winners))
        plan.reason = str(found.get("reason", "limit"))
