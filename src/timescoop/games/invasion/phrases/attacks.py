"""Phrases for effects on attacks: which attack is meant, and what happens to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.ending import worth_of
from timescoop.games.invasion.fighting import attack_total
from timescoop.games.invasion.phrases.book import CHOSEN, PLACES, phrase
from timescoop.games.invasion.pool import DEFENDER
from timescoop.games.invasion.reasons import ALL_FACE_UP, NO_DALEK_TO_TAKE, NO_SUCH_ATTACK, NOTHING_TO_ACT_ON, OPEN
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import question, register_rules, written_as
from timescoop.language import NO, YES, Context, read_node, selected, suits, write_node

# ---- which attack


@phrase("ground", "one of your Locations")
def own_places(table: Invasion, me: int, _this: Context) -> list[int]:
    """INV-AMB-70: the places of your line."""
    return list(table.lines[me])


@phrase("ground", "another player's Location")
def other_places(table: Invasion, me: int, _this: Context) -> list[int]:
    """INV-AMB-70: the places of all other lines."""
    return [place for seat in range(table.seats) if seat != me for place in table.lines[seat]]


@phrase("ground", "any Location")
def any_place(table: Invasion, _me: int, _this: Context) -> list[int]:
    """INV-AMB-70: the places of all lines."""
    return list(range(len(table.place_seat)))


@phrase("ground", "another of your Locations", placed=True, only=(*PLACES, DEFENDER))
def own_places_elsewhere(table: Invasion, me: int, this: Context) -> list[int]:
    """INV-AMB-190: the places of your line but the one where the card lies."""
    return [place for place in own_places(table, me, this) if place != CONTEXT.here(this)]


# ---- which Locations, by what lies there


@phrase("site", "with Defenders")
def with_defenders(table: Invasion, _me: int, _this: Context, place: int) -> bool:
    """INV-AMB-182: a Defender lies there."""
    return len(table.defence(place)) > 0


@phrase("site", "without Defenders")
def without_defenders(table: Invasion, _me: int, _this: Context, place: int) -> bool:
    """INV-AMB-182: no Defender lies there."""
    return not table.defence(place)


@phrase("site", "under attack")
def under_attack(table: Invasion, _me: int, _this: Context, place: int) -> bool:
    """INV-AMB-182: an attack lies against it."""
    return len(table.attack(place)) > 0


@phrase("site", "not under attack")
def not_under_attack(table: Invasion, _me: int, _this: Context, place: int) -> bool:
    """INV-AMB-182: no attack lies against it."""
    return not table.attack(place)


@phrase("site", "with a TARDIS counter")
def with_counter(table: Invasion, _me: int, _this: Context, place: int) -> bool:
    """INV-AMB-182: a TARDIS counter lies on it."""
    return table.protected[place] == 1


@phrase("site", "without a TARDIS counter")
def without_counter(table: Invasion, _me: int, _this: Context, place: int) -> bool:
    """INV-AMB-182: no TARDIS counter lies on it."""
    return table.protected[place] == 0


@phrase("site", "worth {INT} or more Victory Point(s)")
def worth_much(table: Invasion, _me: int, _this: Context, place: int, least: int) -> bool:
    """INV-AMB-188: by the number printed on it."""
    return worth_of(table, place) >= least


@phrase("site", "worth {INT} or fewer Victory Point(s)")
def worth_little(table: Invasion, _me: int, _this: Context, place: int, most: int) -> bool:
    """INV-AMB-188: by the number printed on it."""
    return worth_of(table, place) <= most


def such(table: Invasion, me: int, this: Context, site: int, places: list[int]) -> list[int]:
    """INV-AMB-182: those of some places that are so."""
    return [place for place in places if suits(table, site, me, this, place)]


@phrase("ground", "one of your Locations {site}")
def such_own_places(table: Invasion, me: int, this: Context, site: int) -> list[int]:
    """INV-AMB-182: the places of your line that are so."""
    return such(table, me, this, site, own_places(table, me, this))


@phrase("ground", "another player's Location {site}")
def such_other_places(table: Invasion, me: int, this: Context, site: int) -> list[int]:
    """INV-AMB-182: the places of all other lines that are so."""
    return such(table, me, this, site, other_places(table, me, this))


@phrase("ground", "any Location {site}")
def such_places(table: Invasion, me: int, this: Context, site: int) -> list[int]:
    """INV-AMB-182: the places of all lines that are so."""
    return such(table, me, this, site, any_place(table, me, this))


@phrase("grounds", "your Locations")
def all_own_places(table: Invasion, me: int, this: Context) -> list[int]:
    """INV-AMB-123: the places of your line."""
    return own_places(table, me, this)


@phrase("grounds", "all Locations")
def every_ground(table: Invasion, _me: int, _this: Context) -> list[int]:
    """INV-AMB-123: the places of all lines."""
    return list(range(len(table.place_seat)))


@phrase("grounds", "other players' Locations")
def all_other_places(table: Invasion, me: int, this: Context) -> list[int]:
    """INV-AMB-123: the places of all other lines."""
    return other_places(table, me, this)


@phrase("look", "attack")
def any_attack(_table: Invasion, _me: int, _this: Context, _place: int) -> bool:
    """INV-AMB-70: any card that lies there."""
    return True


@phrase("look", "face-up attack")
def face_up_attack(table: Invasion, _me: int, _this: Context, place: int) -> bool:
    """INV-AMB-75: every card of it lies face up."""
    return table.is_face_up(place)


@phrase("look", "face-down attack")
def face_down_attack(table: Invasion, _me: int, _this: Context, place: int) -> bool:
    """INV-AMB-123: a card of it lies face down."""
    return not table.is_face_up(place)


@phrase("look", "face-up attack with a(n) {FAMILY} card")
def attack_with(table: Invasion, _me: int, _this: Context, place: int, family: int) -> bool:
    """INV-AMB-75: every card of it lies face up, and one is of that type."""
    return table.is_face_up(place) and table.holds_family(place, family)


@phrase("look", "face-up attack without a(n) {FAMILY} card")
def attack_without(table: Invasion, _me: int, _this: Context, place: int, family: int) -> bool:
    """INV-AMB-123: every card of it lies face up, and none is of that type."""
    return table.is_face_up(place) and not table.holds_family(place, family)


@phrase("look", "attack of {INT} or fewer cards")
def small_attack(table: Invasion, _me: int, _this: Context, place: int, most: int) -> bool:
    """INV-AMB-123: so many cards lie there at most, whichever way up."""
    return len(table.attack(place)) <= most


@phrase("look", "attack of {INT} or more cards")
def large_attack(table: Invasion, _me: int, _this: Context, place: int, least: int) -> bool:
    """INV-AMB-123: so many cards lie there at least, whichever way up."""
    return len(table.attack(place)) >= least


@phrase("look", "face-up attack of strength {INT} or less")
def weak_attack(table: Invasion, _me: int, _this: Context, place: int, most: int) -> bool:
    """INV-AMB-123: every card of it lies face up, and their strengths are so much at most."""
    return table.is_face_up(place) and attack_total(table, place) <= most


@phrase("attack", "a(n) {look} on {ground}", chosen=True)
def attacks_on(table: Invasion, me: int, this: Context, look: int, ground: int) -> list[int]:
    """INV-AMB-70: the places that are under such an attack."""
    places = selected(table, ground, me, this)
    return [place for place in places if table.attack(place) and suits(table, look, me, this, place)]


@phrase("attack", "each {look} on {grounds}")
def all_attacks_on(table: Invasion, me: int, this: Context, look: int, grounds: int) -> list[int]:
    """INV-AMB-123: all places that are under such an attack."""
    return attacks_on(table, me, this, look, grounds)


@phrase("attack", "one of your attacks", chosen=True)
def own_attacks(table: Invasion, me: int, _this: Context) -> list[int]:
    """INV-AMB-123: the places that are under an attack of yours."""
    return [place for place in range(len(table.place_seat)) if table.attacker(place) == me]


# ---- choosing one: what may be done to it, and then is done

TURN_UP: Final = 0
BEAT: Final = 1
STRIKE: Final = 2
STRIKE_AND_PROTECT: Final = 3
MOVE: Final = 4
PEEK: Final = 5
TAKE: Final = 6
GIVE_BACK: Final = 7
GIVE_ALL_BACK: Final = 8
SEIZE: Final = 11

# What becomes of a card that is chosen out of an attack.
STRUCK: Final = 0
PROTECTING: Final = 1  # discarded, and a TARDIS counter may follow
TO_ME: Final = 2
TO_OWNER: Final = 3

Bar = Callable[[Invasion, int, int], str]
Do = Callable[[Invasion, int, int], None]
AIMS: Final[dict[int, tuple[Bar, Do]]] = {}  # why it cannot be done, and what is done; both get the seat and the place


def aims(table: Invasion, me: int, this: Context, attack: int, aim: int) -> list[int]:
    """INV-AMB-70: the places whose attack is meant, and to which the thing can be done."""
    return [place for place in selected(table, attack, me, this) if not AIMS[aim][0](table, me, place)]


def aims_bar(table: Invasion, me: int, this: Context, attack: int, aim: int) -> str:
    """INV-AMB-70: why there is no such attack to which the thing can be done."""
    bar = NOTHING_TO_ACT_ON
    for place in selected(table, attack, me, this):
        bar = AIMS[aim][0](table, me, place)
        if not bar:
            return OPEN
    return bar


def aim_bar(table: Invasion, me: int, this: Context, attack: int, aim: int, place: int) -> str:
    """INV-AMB-70: why it cannot be done to the attack on one place."""
    return AIMS[aim][0](table, me, place) if place in selected(table, attack, me, this) else NO_SUCH_ATTACK


def spots(table: Invasion, places: list[int]) -> list[int]:
    """Places as options, ascending."""
    block = table.deal.book.place
    return sorted([block.option(*table.spot(place)) for place in places])


def at_spot(table: Invasion, option: int) -> int:
    """The place that an option means."""
    block = table.deal.book.place
    return table.lines[block.target(option)][block.part(option)]


def attacks_to_choose(table: Invasion, me: int, this: Context, aim: int, attack: int) -> list[int]:
    """INV-AMB-70: the places under such an attack."""
    return pick_ups(table, me) + spots(table, aims(table, me, this, attack, aim))


def choose_attack(table: Invasion, me: int, _this: Context, aim: int, _attack: int, option: int) -> None:
    """INV-SUP-01: what the card says is done to the attack on the place named."""
    table.do(AIMS[aim][1], me, at_spot(table, option))


def act_on_attack(table: Invasion, me: int, this: Context, aim: int, attack: int) -> None:
    """INV-SUP-01, INV-AMB-123: the thing is done to the attack of your choice, or to each of them."""
    if CHOSEN.of(attack):
        if aims(table, me, this, attack, aim):
            table.ask(CHOOSE_ATTACK, me, this, aim, attack)
        return
    for place in aims(table, me, this, attack, aim):
        table.do(act_if_it_can, me, aim, place)


def act_if_it_can(table: Invasion, me: int, aim: int, place: int) -> None:
    """INV-AMB-123: one after the other, where it can still be done."""
    if table.attack(place) and not AIMS[aim][0](table, me, place):
        AIMS[aim][1](table, me, place)


CHOOSE_ATTACK: Final = question("invasion/choose_attack", "INV-AMB-70", attacks_to_choose, choose_attack)
written_as("invasion/choose_attack", (3, write_node, read_node))


# ---- turned face up


def turn_up_bar(table: Invasion, _me: int, place: int) -> str:
    """INV-AMB-70: a card of it must lie face down."""
    return ALL_FACE_UP if table.is_face_up(place) else OPEN


def turn_up(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-47: all its cards are turned face up; no conflict follows, and nothing is earned."""
    hidden = tuple([copy for copy in table.attack(place) if not table.up[copy]])
    for copy in hidden:
        table.show(copy)
    table.say(facts.TURNED_UP, me, (place,), hidden)


AIMS[TURN_UP] = (turn_up_bar, turn_up)


def turning_bar(table: Invasion, me: int, this: Context, attack: int) -> str:
    """INV-AMB-70: there must be such an attack with a card face down."""
    return aims_bar(table, me, this, attack, TURN_UP)


@phrase("deed", "turn {attack} face-up", bar=turning_bar, at_rest=True)
def turn_attack_up(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-SUP-01: you choose the attack."""
    act_on_attack(table, me, this, TURN_UP, attack)


# ---- beaten


def always_open(_table: Invasion, _me: int, _place: int) -> str:
    """INV-AMB-79: any attack can be beaten, whether or not a TARDIS counter is left to place."""
    return OPEN


def beat(table: Invasion, _me: int, place: int) -> None:
    """INV-AMB-83: all its cards are discarded, the Dalek counter goes home, a TARDIS counter is placed."""
    cards = table.attack(place)
    for copy in cards:
        table.discard(copy)
    table.say(facts.BEATEN, table.place_seat[place], (place,), cards)
    table.place_counter(place)


AIMS[BEAT] = (always_open, beat)


def beating_bar(table: Invasion, me: int, this: Context, attack: int) -> str:
    """INV-AMB-70: there must be such an attack."""
    return aims_bar(table, me, this, attack, BEAT)


@phrase("deed", "beat {attack}", bar=beating_bar, at_rest=True)
def beat_attack(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-SUP-01: you choose the attack."""
    act_on_attack(table, me, this, BEAT, attack)


# ---- one card discarded, or taken back


def strike(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-72: you choose the card."""
    table.ask(CHOOSE_ENEMY, me, STRUCK, place)


def strike_and_protect(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-71: you choose the card; if it is the last one, a TARDIS counter may follow."""
    table.ask(CHOOSE_ENEMY, me, PROTECTING, place)


def take_card(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-124: you choose the card, and it is yours."""
    table.ask(CHOOSE_ENEMY, me, TO_ME, place)


def give_card_back(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-124: you choose the card, and the owner of the attack takes it back."""
    table.ask(CHOOSE_ENEMY, me, TO_OWNER, place)


def cards_of_attack(table: Invasion, me: int, _fate: int, place: int) -> list[int]:
    """INV-AMB-72: a face-up card by its name, a face-down one by where it lies in the attack."""
    attack, book = table.attack(place), table.deal.book
    known = sorted({table.kind[copy] for copy in attack if table.up[copy]})
    hidden = [nth for nth, copy in enumerate(attack) if not table.up[copy]]
    return book.kind.options(known) + pick_ups(table, me) + book.card.options(hidden)


def choose_enemy(table: Invasion, me: int, fate: int, place: int, option: int) -> None:
    """INV-AMB-72: the card goes face up to the discard pile and earns nothing; or to a hand (INV-AMB-124)."""
    attack, book = table.attack(place), table.deal.book
    block, target = book.decode(option)
    if block is book.card:
        copy = attack[target]
    else:
        copy = next(copy for copy in attack if table.up[copy] and table.kind[copy] == target)
    if fate in (TO_ME, TO_OWNER):
        to_a_hand(table, me if fate == TO_ME else table.attacker(place), place, copy)
        return
    table.discard(copy)
    table.say(facts.REMOVED_ENEMY, me, (place,), (copy,))
    owner = table.place_seat[place]
    if fate == PROTECTING and not table.attack(place) and table.tardis_out(owner) < table.pool.tardis_counters:
        table.ask(MAY_PLACE, me, place)


def to_a_hand(table: Invasion, seat: int, place: int, copy: int) -> None:
    """INV-AMB-124: a card of an attack goes to a hand; who knew it still knows it, and the others learn nothing."""
    table.to_hand(copy, seat)
    table.say(facts.TOOK_ENEMY, seat, (place,), (copy,))


def place_or_not(table: Invasion, me: int, _place: int) -> list[int]:
    """INV-AMB-71: yes or no."""
    return [YES, NO, *pick_ups(table, me)]


def place_if_yes(table: Invasion, _me: int, place: int, option: int) -> None:
    """INV-AMB-71: a spare TARDIS counter protects the Location from now on."""
    if option == YES:
        table.place_counter(place)


CHOOSE_ENEMY: Final = question("invasion/choose_enemy", "INV-AMB-72", cards_of_attack, choose_enemy)
MAY_PLACE: Final = question("invasion/may_place_counter", "INV-AMB-71", place_or_not, place_if_yes)


AIMS[STRIKE] = (always_open, strike)
AIMS[STRIKE_AND_PROTECT] = (always_open, strike_and_protect)


@phrase("deed", "discard a card from {attack}", bar=beating_bar, at_rest=True)
def strike_attack(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-SUP-01: you choose the attack."""
    act_on_attack(table, me, this, STRIKE, attack)


@phrase(
    "deed",
    "discard a card from {attack}. If that was its last card, you may place a TARDIS counter on that Location",
    bar=beating_bar,
    at_rest=True,
)
def strike_attack_and_protect(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-SUP-01: you choose the attack."""
    act_on_attack(table, me, this, STRIKE_AND_PROTECT, attack)


# ---- a card taken, or given back


AIMS[TAKE] = (always_open, take_card)
AIMS[GIVE_BACK] = (always_open, give_card_back)


def give_all_back(table: Invasion, _me: int, place: int) -> None:
    """INV-AMB-124: the owner of the attack takes back every card of it."""
    owner = table.attacker(place)
    for copy in table.attack(place):
        to_a_hand(table, owner, place, copy)


AIMS[GIVE_ALL_BACK] = (always_open, give_all_back)


@phrase("deed", "put a card from {attack} into your hand", bar=beating_bar, at_rest=True, brings_cards=1.0)
def take_from_attack(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-AMB-124: you choose the attack, and the card."""
    act_on_attack(table, me, this, TAKE, attack)


@phrase("deed", "return a card from {attack} to its owner's hand", bar=beating_bar, at_rest=True)
def give_back_from_attack(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-AMB-124: you choose the attack, and the card."""
    act_on_attack(table, me, this, GIVE_BACK, attack)


@phrase("deed", "return all cards from {attack} to their owner's hand", bar=beating_bar, at_rest=True)
def give_back_attack(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-AMB-124: you choose the attack, which is over."""
    act_on_attack(table, me, this, GIVE_ALL_BACK, attack)


# ---- taken over


def seize_bar(table: Invasion, me: int, place: int) -> str:
    """INV-AMB-176: it is not yours, not on a Location of yours, and you have a Dalek counter for it."""
    if me in (table.attacker(place), table.place_seat[place]):
        return NO_SUCH_ATTACK
    return OPEN if table.spare_dalek(me) else NO_DALEK_TO_TAKE


def seize(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-176: your Dalek counter replaces the other; you look at its cards."""
    rival, cards = table.attacker(place), table.attack(place)
    table.hand_over_zone(table.attack_zone(place), me)
    for copy in cards:
        table.peek(copy, me)
    table.say(facts.SEIZED, me, (place, rival), cards)


AIMS[SEIZE] = (seize_bar, seize)


def seizing_bar(table: Invasion, me: int, this: Context, attack: int) -> str:
    """INV-AMB-176: there must be such an attack."""
    return aims_bar(table, me, this, attack, SEIZE)


@phrase("deed", "take over {attack}", bar=seizing_bar, at_rest=True)
def seize_attack(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-AMB-176: you choose the attack."""
    act_on_attack(table, me, this, SEIZE, attack)


# ---- looked at


def peek_bar(table: Invasion, me: int, place: int) -> str:
    """INV-AMB-120: there must be a card that you do not know, as far as all can tell: one that lies face down."""
    return ALL_FACE_UP if table.is_face_up(place) or table.attacker(place) == me else OPEN


def peek_at_attack(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-120: you alone see the cards, and they stay as they lie."""
    look_at(table, me, place, table.attack(place))


def look_at(table: Invasion, me: int, place: int, cards: tuple[int, ...]) -> None:
    """INV-AMB-120: one seat looks at the face-down ones of some cards."""
    hidden = tuple([copy for copy in cards if not table.up[copy]])
    for copy in hidden:
        table.peek(copy, me)
    table.say(facts.SAW_PLACE, me, (place,), hidden)


AIMS[PEEK] = (peek_bar, peek_at_attack)


def looking_bar(table: Invasion, me: int, this: Context, attack: int) -> str:
    """INV-AMB-120: there must be such an attack with a card face down."""
    return aims_bar(table, me, this, attack, PEEK)


@phrase("deed", "look at the cards of {attack}", bar=looking_bar, at_rest=True)
def look_at_attack(table: Invasion, me: int, this: Context, attack: int) -> None:
    """INV-AMB-120: you choose the attack."""
    act_on_attack(table, me, this, PEEK, attack)


register_rules(globals())
