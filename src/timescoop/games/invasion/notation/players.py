"""Reading a position: what is said of each place is checked as it is read, and what is left out is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from timescoop.games.invasion.notation.stock import ANY_CARD, Stock
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, START, SUPPORT, Pool
from timescoop.games.invasion.table import FOUGHT, PICKED_UP
from timescoop.kernel import NOBODY, BadNotation, Place, count, is_count, number, part

PLAYER: Final = (
    "hand", "reserve", "permanents", "time_points", "tardis_counters", "dalek_counters", "locations", "picked_up",
)  # fmt: skip
SITE: Final = ("name", "tardis", "defenders", "attack")
ATTACK: Final = ("by", "enemies", "face", "fought")
FACES: Final = {"up": True, "down": False}


class Lying:
    """A card where a position has it; kind NOBODY if the position does not say which."""

    def __init__(self, kind: int, *, up: bool = False, mark: int = 0) -> None:
        self.kind = kind
        self.up = up
        self.mark = mark


class Site:
    """A Location with what lies there."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.protected = False
        self.defenders: list[Lying] = []
        self.enemies: list[Lying] = []
        self.by = NOBODY


class Side:
    """One player's part of a position."""

    def __init__(self) -> None:
        self.hand: list[Lying] = []
        self.reserve: list[Lying] = []
        self.points = 0
        self.unsaid = False  # whether the position leaves the line out
        self.sites: list[Site] = []


class Reading:
    """What the parts of a position share while they are read."""

    def __init__(self, pool: Pool, names: list[str]) -> None:
        self.pool = pool
        self.names = names
        self.stock = Stock(pool, len(names))

    # ---- single values

    def seat(self, name: Any, path: Place) -> int:
        """A seat by its name."""
        if str(name) not in self.names:
            raise BadNotation(path, f"nobody is called {name!r}; the players are {', '.join(self.names)}")
        return self.names.index(str(name))

    def cards(self, value: Any, path: Place, types: Sequence[int]) -> list[int]:
        """A list of cards, or the number of cards that nobody has named."""
        if value is None:
            return []
        if is_count(value):
            return [NOBODY] * number(value, path)
        if not isinstance(value, list):
            raise BadNotation(path, f"a list of cards or a number of cards is expected, not {value!r}")
        return [self.stock.take(name, (*path, nth), types) for nth, name in enumerate(value)]

    # ---- players

    def side(self, value: Any, path: Place, seat: int) -> Side:
        """One player; nothing at all is a player with nothing but a starting Location."""
        found = part(value, path, PLAYER)
        side = Side()
        side.hand = [Lying(kind) for kind in self.cards(found.get("hand"), (*path, "hand"), ANY_CARD)]
        self.mark_picked_up(side, found.get("picked_up") or [], (*path, "picked_up"))
        side.points = count(found.get("time_points", 0), (*path, "time_points"), self.pool.supply)
        kept = [Lying(kind) for kind in self.cards(found.get("reserve"), (*path, "reserve"), ANY_CARD)]
        side.reserve = kept + self.permanents(found.get("permanents"), (*path, "permanents"))
        self.check_reserve(side, (*path, "reserve"))
        side.unsaid = "locations" not in found
        rows = found.get("locations") or []
        if not isinstance(rows, list):
            raise BadNotation((*path, "locations"), "a list of Locations is expected")
        side.sites = [self.site(row, (*path, "locations", nth), seat) for nth, row in enumerate(rows)]
        self.check_line(side, (*path, "locations"))
        return side

    def check_line(self, side: Side, path: Place) -> None:
        """INV-SETUP-05: the starting Location is the first of the line, and the only one of its type."""
        for nth, site in enumerate(side.sites):
            if nth and self.pool.type[site.kind] == START:
                raise BadNotation((*path, nth), "a starting Location is the first of its line (INV-SETUP-05)")

    def mark_picked_up(self, side: Side, names: Any, path: Place) -> None:
        """INV-AMB-105: cards of the hand that came from the Reserve in this turn."""
        for nth, name in enumerate(names if isinstance(names, list) else [names]):
            kind = self.stock.find(name, (*path, nth))
            for card in side.hand:
                if card.kind == kind and not card.mark:
                    card.mark = PICKED_UP
                    break
            else:
                raise BadNotation((*path, nth), f"{name!r} is not in the hand")

    def permanents(self, names: Any, path: Place) -> list[Lying]:
        """INV-SUP-04: Supports that stay, face up in the Reserve."""
        kinds = self.cards(names, path, [SUPPORT])
        for nth, kind in enumerate(kinds):
            if kind == NOBODY or not self.pool.stays[kind]:
                raise BadNotation((*path, nth), "only a card that stays in the Reserve lies there face up (INV-SUP-04)")
        return [Lying(kind, up=True) for kind in kinds]

    def check_reserve(self, side: Side, path: Place) -> None:
        """INV-RESERVE-02: no more cards than the Reserve holds."""
        limit = 2 + sum(self.pool.widens[card.kind] for card in side.reserve if card.up)
        used = sum(1 for card in side.reserve if not card.up or self.pool.uses_place[card.kind])
        if used > limit:
            raise BadNotation(path, f"this Reserve holds {limit} cards, not {used} (INV-RESERVE-02)")

    # ---- Locations

    def site(self, value: Any, path: Place, seat: int) -> Site:
        """A Location with its Defenders or its attack."""
        found = part({"name": value} if isinstance(value, str) else value, path, SITE)
        if "name" not in found:
            raise BadNotation((*path, "name"), "`name` is missing: which Location?")
        kind = self.stock.take(found["name"], (*path, "name"), [LOCATION, START])
        if kind == NOBODY:
            raise BadNotation((*path, "name"), "a Location lies face up, so it has a name")
        site = Site(kind)
        site.protected = yes_or_no(found.get("tardis", False), (*path, "tardis"))
        self.defence(site, found.get("defenders"), (*path, "defenders"))
        if found.get("attack") is not None:
            self.attack(site, part(found["attack"], (*path, "attack"), ATTACK), (*path, "attack"), seat)
        return site

    def defence(self, site: Site, value: Any, path: Place) -> None:
        """INV-DEF-03: Defenders that wait, face down, none twice."""
        kinds = self.cards(value, path, [DEFENDER])
        named = [kind for kind in kinds if kind != NOBODY]
        if len(set(named)) < len(named):
            raise BadNotation(path, "a Location never holds two Defenders of one name (INV-DEF-02)")
        if len(named) < len(kinds):
            raise BadNotation(path, "name the Defenders; they cannot be dealt by chance")
        site.defenders = [Lying(kind) for kind in kinds]

    def attack(self, site: Site, found: dict[Any, Any], path: Place, seat: int) -> None:
        """INV-ENE-03: the cards of an attack, each face up or face down, and whose attack it is."""
        if "by" not in found:
            raise BadNotation((*path, "by"), "`by` is missing: whose attack is it?")
        site.by = self.seat(found["by"], (*path, "by"))
        kinds = self.cards(found.get("enemies"), (*path, "enemies"), [ENEMY, DEFENDER])
        if not kinds or NOBODY in kinds:
            raise BadNotation((*path, "enemies"), "name the cards of the attack, one at least")
        ups = each(found.get("face", "down"), len(kinds), (*path, "face"), FACES)
        fought = each(found.get("fought", ups), len(kinds), (*path, "fought"), {True: True, False: False})
        site.enemies = [
            Lying(kind, up=up, mark=FOUGHT if was and self.pool.type[kind] == ENEMY else 0)
            for kind, up, was in zip(kinds, ups, fought, strict=True)
        ]
        self.check_attack(site, path, seat)

    def check_attack(self, site: Site, path: Place, seat: int) -> None:
        """INV-STATE-03 to -06: what cannot be when a table is at rest."""
        pairs = self.pool.pairs[2]
        kinds = [card.kind for card in site.enemies]
        if site.by == seat:
            raise BadNotation((*path, "by"), "nobody attacks a Location of their own (INV-ENE-06)")
        if site.protected:
            raise BadNotation(path, "a Location with a TARDIS counter is not under attack (INV-STATE-04)")
        if site.defenders:
            raise BadNotation(path, "Defenders and an attack do not lie at one Location at rest (INV-STATE-03)")
        if not all(pairs[one][other] for nth, one in enumerate(kinds) for other in kinds[:nth]):
            raise BadNotation((*path, "enemies"), "these Enemies may not lie together (INV-ENE-02)")
        if any(self.pool.type[card.kind] == DEFENDER and not card.up for card in site.enemies):
            raise BadNotation((*path, "enemies"), "a Defender who has changed sides lies face up (INV-AMB-53)")


# ---- values


def yes_or_no(value: Any, path: Place) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadNotation(path, f"true or false is expected, not {value!r}")
    return value


def each(value: Any, length: int, path: Place, words: dict[Any, bool]) -> list[bool]:
    """One word for all cards, or a list with one for each."""
    values = value if isinstance(value, list) else [value] * length
    if len(values) != length or not all(isinstance(word, str | bool) and word in words for word in values):
        said = " or ".join(str(word).lower() for word in words)
        raise BadNotation(path, f"{said} is expected, or a list of {length} of these")
    return [words[word] for word in values]
