"""What a card does to an attack: which one it may be, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.phrases.book import phrase
from timescoop.games.invasion.reserve import after_pick_up, pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.games.invasion.words import KIND
from timescoop.kernel import learn, question, written_as
from timescoop.language import NO, YES, read_node, selected, suits, write_node

# ---- which attack


@phrase("ground", "one of your Locations")
def own_places(table: Invasion, me: int, _this: int) -> list[int]:
    """INV-AMB-70: the places of your line."""
    return list(table.lines[me])


@phrase("ground", "another player's Location")
def other_places(table: Invasion, me: int, _this: int) -> list[int]:
    """INV-AMB-70: the places of all other lines."""
    return [place for seat in range(table.seats) if seat != me for place in table.lines[seat]]


@phrase("look", "an attack")
def any_attack(_table: Invasion, _me: int, _this: int, _place: int) -> bool:
    """INV-AMB-70: whatever lies there."""
    return True


@phrase("look", "a face-up attack")
def face_up_attack(table: Invasion, _me: int, _this: int, place: int) -> bool:
    """INV-AMB-75: every card of it lies face up."""
    return table.is_face_up(place)


@phrase("look", "a face-up attack with a(n) {FAMILY} card")
def attack_with(table: Invasion, _me: int, _this: int, place: int, family: int) -> bool:
    """INV-AMB-75: every card of it lies face up, and one is of that type."""
    return table.is_face_up(place) and table.holds_family(place, family)


@phrase("attack", "{look} on {ground}")
def attacks_on(table: Invasion, me: int, this: int, look: int, ground: int) -> list[int]:
    """INV-AMB-70: the places that are under such an attack."""
    places = selected(table, ground, me, this)
    return [place for place in places if table.attack(place) and suits(table, look, me, this, place)]


# ---- choosing one: what may be done to it, and then is done

TURN_UP: Final = 0
BEAT: Final = 1
STRIKE: Final = 2
STRIKE_AND_PROTECT: Final = 3
MOVE: Final = 4

May = Callable[[Invasion, int, int], bool]
Do = Callable[[Invasion, int, int], None]
AIMS: Final[dict[int, tuple[May, Do]]] = {}  # both get the seat and the place


def aims(table: Invasion, me: int, this: int, attack: int, aim: int) -> list[int]:
    """INV-AMB-70: the places whose attack is meant, and to which the thing can be done."""
    return [place for place in selected(table, attack, me, this) if AIMS[aim][0](table, me, place)]


def spots(table: Invasion, places: list[int]) -> list[int]:
    """Places as options, ascending."""
    book = table.deal.book
    out = []
    for place in places:
        seat = table.place_seat[place]
        out.append(book.place + book.spot(seat, table.lines[seat].index(place)))
    return sorted(out)


def at_spot(table: Invasion, option: int) -> int:
    """The place that an option means."""
    book = table.deal.book
    seat, nth = divmod(option - book.place, book.line)
    return table.lines[seat][nth]


def attacks_to_choose(table: Invasion, me: int, this: int, aim: int, attack: int) -> list[int]:
    """INV-AMB-70: the places under such an attack."""
    return pick_ups(table, me) + spots(table, aims(table, me, this, attack, aim))


def choose_attack(table: Invasion, me: int, this: int, aim: int, attack: int, option: int) -> None:
    """INV-SUP-01: what the card says is done to the attack on the place named."""
    if after_pick_up(table, me, option):
        table.ask(CHOOSE_ATTACK, me, this, aim, attack)
    else:
        table.do(AIMS[aim][1], me, at_spot(table, option))


CHOOSE_ATTACK: Final = question("invasion/choose_attack", "INV-AMB-70", attacks_to_choose, choose_attack)
written_as("invasion/choose_attack", (3, write_node, read_node))


# ---- turned face up


def may_turn_up(table: Invasion, _me: int, place: int) -> bool:
    """INV-AMB-70: a card of it lies face down."""
    return not table.is_face_up(place)


def turn_up(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-47: all its cards are turned face up; no conflict follows, and nothing is earned."""
    hidden = tuple([copy for copy in table.attack(place) if not table.up[copy]])
    for copy in hidden:
        table.show(copy)
    table.say(facts.TURNED_UP, me, (place,), hidden)


AIMS[TURN_UP] = (may_turn_up, turn_up)


def can_turn_up(table: Invasion, me: int, this: int, attack: int) -> bool:
    """INV-AMB-70: there is such an attack with a card face down."""
    return len(aims(table, me, this, attack, TURN_UP)) > 0


@phrase("deed", "turn {attack} face-up", can_turn_up)
def turn_attack_up(table: Invasion, me: int, this: int, attack: int) -> None:
    """INV-SUP-01: you choose the attack."""
    table.ask(CHOOSE_ATTACK, me, this, TURN_UP, attack)


# ---- beaten


def may_always(_table: Invasion, _me: int, _place: int) -> bool:
    """INV-AMB-79: any attack can be beaten, whether or not a TARDIS counter is left to place."""
    return True


def beat(table: Invasion, _me: int, place: int) -> None:
    """INV-AMB-83: all its cards are discarded, the Dalek counter goes home, a TARDIS counter is placed."""
    cards = table.attack(place)
    for copy in cards:
        table.discard(copy)
    table.say(facts.BEATEN, table.place_seat[place], (place,), cards)
    table.place_counter(place)


AIMS[BEAT] = (may_always, beat)


def can_beat(table: Invasion, me: int, this: int, attack: int) -> bool:
    """INV-AMB-70: there is such an attack."""
    return len(aims(table, me, this, attack, BEAT)) > 0


@phrase("deed", "beat {attack}", can_beat)
def beat_attack(table: Invasion, me: int, this: int, attack: int) -> None:
    """INV-SUP-01: you choose the attack."""
    table.ask(CHOOSE_ATTACK, me, this, BEAT, attack)


# ---- one card discarded


def strike(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-72: you choose the card."""
    table.ask(CHOOSE_ENEMY, me, 0, place)


def strike_and_protect(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-71: you choose the card; if it is the last one, a TARDIS counter may follow."""
    table.ask(CHOOSE_ENEMY, me, 1, place)


def cards_of_attack(table: Invasion, me: int, _protect: int, place: int) -> list[int]:
    """INV-AMB-72: a face-up card by its name, a face-down one by where it lies in the attack."""
    attack = table.attack(place)
    known = sorted({KIND + table.kind[copy] for copy in attack if table.up[copy]})
    hidden = [table.deal.book.card + nth for nth, copy in enumerate(attack) if not table.up[copy]]
    return known + pick_ups(table, me) + hidden


def choose_enemy(table: Invasion, me: int, protect: int, place: int, option: int) -> None:
    """INV-AMB-72: the card goes face up to the discard pile and earns nothing."""
    if after_pick_up(table, me, option):
        table.ask(CHOOSE_ENEMY, me, protect, place)
        return
    attack = table.attack(place)
    if option >= table.deal.book.card:
        copy = attack[option - table.deal.book.card]
    else:
        copy = next(copy for copy in attack if table.up[copy] and table.kind[copy] == option - KIND)
    table.discard(copy)
    table.say(facts.REMOVED_ENEMY, me, (place,), (copy,))
    owner = table.place_seat[place]
    if protect and not table.attack(place) and table.tardis_out(owner) < table.pool.tardis_counters:
        table.ask(MAY_PLACE, me, place)


def place_or_not(table: Invasion, me: int, _place: int) -> list[int]:
    """INV-AMB-71: yes or no."""
    return [YES, NO, *pick_ups(table, me)]


def place_if_yes(table: Invasion, me: int, place: int, option: int) -> None:
    """INV-AMB-71: a spare TARDIS counter protects the Location from now on."""
    if after_pick_up(table, me, option):
        table.ask(MAY_PLACE, me, place)
    elif option == YES:
        table.place_counter(place)


CHOOSE_ENEMY: Final = question("invasion/choose_enemy", "INV-AMB-72", cards_of_attack, choose_enemy)
MAY_PLACE: Final = question("invasion/may_place_counter", "INV-AMB-71", place_or_not, place_if_yes)


AIMS[STRIKE] = (may_always, strike)
AIMS[STRIKE_AND_PROTECT] = (may_always, strike_and_protect)


@phrase("deed", "discard a card from {attack}", can_beat)
def strike_attack(table: Invasion, me: int, this: int, attack: int) -> None:
    """INV-SUP-01: you choose the attack."""
    table.ask(CHOOSE_ATTACK, me, this, STRIKE, attack)


@phrase(
    "deed",
    "discard a card from {attack}. If that was its last card, you may place a TARDIS counter on that Location",
    can_beat,
)
def strike_attack_and_protect(table: Invasion, me: int, this: int, attack: int) -> None:
    """INV-SUP-01: you choose the attack."""
    table.ask(CHOOSE_ATTACK, me, this, STRIKE_AND_PROTECT, attack)


learn(globals())
