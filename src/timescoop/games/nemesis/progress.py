"""How far a seat has come towards a condition, from 0 to 1, by what another seat may know: read off the card's text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.nemesis.phrases import BOOK
from timescoop.games.nemesis.phrases.conditions import count_in, have, yours
from timescoop.games.nemesis.pool import CORNERS
from timescoop.games.nemesis.sources import copy_of
from timescoop.games.nemesis.table import Nemesis
from timescoop.language import parts, phrase_of

ELSEWHERE: Final = 0.45  # a card that is in play, but not yet where it is wanted
HELD: Final = 0.15  # one in the hand
NEARLY: Final = 0.95  # the most that such cards can add up to
UNSEEN: Final = 0.3  # what is in a hand that cannot be looked into

Part = Callable[..., float]
PARTS: Final[dict[str, Part]] = {}  # the line of a condition -> how far it is fulfilled


def progress(table: Nemesis, node: int, me: int, this: int, eyes: int) -> float:
    """How far a seat has come towards a condition, as the seat `eyes` may know."""
    part = PARTS.get(phrase_of(node))
    return part(table, me, this, eyes, *parts(node)) if part else 0.0


def counted(line: str) -> Callable[[Part], Part]:
    """Enter how far a condition is fulfilled."""
    assert any(line == each.partition(": ")[2] for each in BOOK.by_key()), f"no card says {line!r}"

    def enter(part: Part) -> Part:
        PARTS[line] = part
        return part

    return enter


def share(count: float, least: int) -> float:
    """A count as a part of what is wanted."""
    return min(1.0, count / least) if least else 1.0


@counted("{condition} and {every}")
def both(table: Nemesis, me: int, this: int, eyes: int, first: int, rest: int) -> float:
    """The mean of the two."""
    return (progress(table, first, me, this, eyes) + progress(table, rest, me, this, eyes)) / 2


def gathered(table: Nemesis, me: int, eyes: int, least: int, wanted: int, there: int) -> float:
    """So many cards of a type are where they should be; others in play, and those held, are on their way."""
    if there >= least:
        return 1.0
    elsewhere = len(yours(table, me, list(table.holder), wanted)) - there
    held = count_in(table, me, wanted, 0) if me == eyes else 0
    return min(NEARLY, (there + ELSEWHERE * min(elsewhere, least - there) + HELD * min(held, least)) / least)


@counted("you have a(n) {TYPE} {where}")
def have_one(table: Nemesis, me: int, this: int, eyes: int, wanted: int, where: int) -> float:
    """One card of a type at a place."""
    return gathered(table, me, eyes, 1, wanted, have(table, me, this, wanted, where))


@counted("you have {INT} or more {TYPE(s)} {where}")
def have_some(table: Nemesis, me: int, this: int, eyes: int, least: int, wanted: int, where: int) -> float:
    """So many cards of a type at a place."""
    return gathered(table, me, eyes, least, wanted, have(table, me, this, wanted, where))


@counted("there are {INT} or more {TYPE(s)} in play")
def there_are(table: Nemesis, _me: int, _this: int, _eyes: int, least: int, wanted: int) -> float:
    """So many cards of a type, whoever has them."""
    return share(sum([table.is_type(copy, wanted) for copy in table.holder]), least)


@counted("you have {CARD} in play")
def have_card(table: Nemesis, me: int, _this: int, _eyes: int, kind: int) -> float:
    """A card by its name."""
    return float(any([table.kind[copy] == kind and table.controller(copy) == me for copy in table.holder]))


@counted("you have a(n) {TYPE} with {INT} or more Upgrades")
def upgraded(table: Nemesis, me: int, _this: int, _eyes: int, wanted: int, least: int) -> float:
    """A Character with so many Upgrades."""
    mine = yours(table, me, list(table.holder), wanted)
    return share(max([len(table.upgrades(copy)) for copy in mine], default=0), least)


@counted("you have a(n) {TYPE} with {INT} or more Plot")
def plotted(table: Nemesis, me: int, _this: int, eyes: int, wanted: int, least: int) -> float:
    """A card with so much Plot on it."""
    mine = yours(table, me, list(table.holder), wanted)
    if not mine:
        return HELD * gathered(table, me, eyes, 1, wanted, 0)
    return ELSEWHERE / least + (1 - ELSEWHERE / least) * share(max([table.plots.get(c, 0) for c in mine]), least)


@counted("you have {INT} or more {TYPE(s)} at the same Location as {INT} or more {TYPE(s)}")
def together(table: Nemesis, me: int, _this: int, _eyes: int, least: int, wanted: int, more: int, other: int) -> float:
    """The best Location, and half of what stands elsewhere."""
    best = 0.0
    for place in table.places():
        there = list(table.at(place))
        near = min(len(yours(table, me, there, wanted)), least) + min(len(yours(table, me, there, other)), more)
        best = max(best, near)
    all_in_play = list(table.holder)
    far = min(len(yours(table, me, all_in_play, wanted)), least) + min(len(yours(table, me, all_in_play, other)), more)
    return share(best + ELSEWHERE * (far - best), least + more)


@counted("you have {INT} or more {TYPE(s)} of the same type in your hand")
def alike(table: Nemesis, me: int, _this: int, eyes: int, least: int, _wanted: int) -> float:
    """The type of which the hand has most."""
    if me != eyes:
        return UNSEEN
    types = [table.pool.traits[table.kind[copy]] & table.pool.a_type for copy in table.hand(me)]
    return share(max([types.count(each) for each in types], default=0), least)


@counted("you have no cards in your hand")
def emptied(table: Nemesis, me: int, _this: int, _eyes: int) -> float:
    """The fewer cards the better."""
    return max(0.0, 1.0 - len(table.hand(me)) / 4)


def stacked(table: Nemesis, me: int, eyes: int, least: int, wanted: int, stack: int) -> float:
    """So many cards of a type in the hand, if one may look into it, or in the open pile."""
    if me != eyes and not stack:
        return UNSEEN
    return share(count_in(table, me, wanted, stack), least)


@counted("you have a(n) {TYPE} in your {STACK}")
def one_in(table: Nemesis, me: int, _this: int, eyes: int, wanted: int, stack: int) -> float:
    """One card of a type there."""
    return stacked(table, me, eyes, 1, wanted, stack)


@counted("you have {INT} or more {TYPE(s)} in your {STACK}")
def some_in(table: Nemesis, me: int, _this: int, eyes: int, least: int, wanted: int, stack: int) -> float:
    """So many cards of a type there."""
    return stacked(table, me, eyes, least, wanted, stack)


@counted("you hold {INT} or more Power")
def power(table: Nemesis, me: int, _this: int, _eyes: int, least: int) -> float:
    """Power on the board."""
    return share(table.power[me], least)


@counted("you hold {INT} or more Plot")
def plot(table: Nemesis, me: int, _this: int, _eyes: int, least: int) -> float:
    """Plot on the board."""
    return share(table.plot[me], least)


@counted("you hold {INT} or more Captured Doctors")
def doctors(table: Nemesis, me: int, _this: int, _eyes: int, least: int) -> float:
    """Captured Doctors."""
    return share(len(table.captured(me)), least)


@counted("this card has {INT} or more Plot")
def on_this(table: Nemesis, _me: int, this: int, _eyes: int, least: int) -> float:
    """Plot on the card itself."""
    return share(table.plots.get(copy_of(this), 0), least)


@counted("you control this card")
def control(table: Nemesis, me: int, this: int, _eyes: int) -> float:
    """Whether you do."""
    return float(table.in_play(copy_of(this)) and table.controller(copy_of(this)) == me)


@counted("the Heroes on your Control Board have {INT} or more Strength")
def hero_strength(table: Nemesis, me: int, _this: int, _eyes: int, least: int) -> float:
    """The Strength of the Heroes there."""
    places = range(me * CORNERS, (me + 1) * CORNERS)
    return share(sum([table.strength(copy) for place in places for copy in table.heroes(place)]), least)
