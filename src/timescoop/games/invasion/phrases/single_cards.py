"""Phrases for one or each card at a Location: discard it, take it back or look at it."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.fighting import strength_there
from timescoop.games.invasion.phrases.attacks import at_spot, look_at, spots
from timescoop.games.invasion.phrases.book import IN_DEFENCE, phrase
from timescoop.games.invasion.phrases.ground import CHOOSE_SITE, lies_at, sites
from timescoop.games.invasion.pool import DEFENDER, ENEMY
from timescoop.games.invasion.reasons import NO_PLACE_FOR_IT, NO_SUCH_PLACE, NOT_THERE, OPEN
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import NOBODY, question, register_rules, written_as
from timescoop.language import Context, read_node, selected, write_node

# ---- which: the copies at the place of the context


@phrase("champion", "Defender", in_defence=True)
@phrase("stood", "Defender", in_defence=True)
def defenders(table: Invasion, _me: int, this: Context) -> list[int]:
    """INV-AMB-167: those who defend there, whichever way up."""
    return list(table.defence(CONTEXT.here(this)))


@phrase("stood", "Enemy")
def enemies(table: Invasion, _me: int, this: Context) -> list[int]:
    """INV-AMB-167: those that attack there, whichever way up."""
    return table.enemies(CONTEXT.here(this))


@phrase("others", "other Defender", in_defence=True, only=(DEFENDER,))
def other_defenders(table: Invasion, me: int, this: Context) -> list[int]:
    """INV-AMB-167: those who defend there with the card that says so."""
    return [copy for copy in defenders(table, me, this) if copy != CONTEXT.card(this)]


@phrase("others", "other Enemy", only=(ENEMY,))
def other_enemies(table: Invasion, me: int, this: Context) -> list[int]:
    """INV-AMB-167: those that attack there with the card that says so."""
    return [copy for copy in enemies(table, me, this) if copy != CONTEXT.card(this)]


@phrase("stood", "{FAMILY} card")
def of_the_family(table: Invasion, me: int, this: Context, family: int) -> list[int]:
    """INV-AMB-168: the Enemies of that type which lie face up there."""
    return [copy for copy in seen(table, enemies(table, me, this)) if table.pool.family[table.kind[copy]] == family]


def seen(table: Invasion, copies: list[int]) -> list[int]:
    """INV-AMB-168: those of them that lie face up."""
    return [copy for copy in copies if table.up[copy]]


def up_to(table: Invasion, this: Context, copies: list[int], most: int) -> list[int]:
    """INV-AMB-168: those of them that lie face up and are no stronger."""
    return [copy for copy in seen(table, copies) if strength_there(table, copy, CONTEXT.here(this)) <= most]


def extreme(table: Invasion, this: Context, copies: list[int], sign: int) -> list[int]:
    """INV-AMB-168: the strongest of those that lie face up, or the weakest; all that are tied."""
    here = CONTEXT.here(this)
    found = seen(table, copies)
    best = max([sign * strength_there(table, copy, here) for copy in found], default=0)
    return [copy for copy in found if sign * strength_there(table, copy, here) == best]


@phrase("champion", "Defender of strength {INT} or less", in_defence=True)
@phrase("stood", "Defender of strength {INT} or less", in_defence=True)
def weak_defenders(table: Invasion, me: int, this: Context, most: int) -> list[int]:
    """INV-AMB-168: those who defend face up there and are no stronger."""
    return up_to(table, this, defenders(table, me, this), most)


@phrase("stood", "Enemy of strength {INT} or less")
def weak_enemies(table: Invasion, me: int, this: Context, most: int) -> list[int]:
    """INV-AMB-168: those that attack face up there and are no stronger."""
    return up_to(table, this, enemies(table, me, this), most)


@phrase("best", "strongest Defender", in_defence=True)
def strongest_defender(table: Invasion, me: int, this: Context) -> list[int]:
    """INV-AMB-168: of several that are tied you choose one."""
    return extreme(table, this, defenders(table, me, this), 1)


@phrase("best", "weakest Defender", in_defence=True)
def weakest_defender(table: Invasion, me: int, this: Context) -> list[int]:
    """INV-AMB-168: of several that are tied you choose one."""
    return extreme(table, this, defenders(table, me, this), -1)


@phrase("best", "strongest Enemy")
def strongest_enemy(table: Invasion, me: int, this: Context) -> list[int]:
    """INV-AMB-168: of several that are tied you choose one."""
    return extreme(table, this, enemies(table, me, this), 1)


@phrase("best", "weakest Enemy")
def weakest_enemy(table: Invasion, me: int, this: Context) -> list[int]:
    """INV-AMB-168: of several that are tied you choose one."""
    return extreme(table, this, enemies(table, me, this), -1)


# ---- what becomes of them

DISCARDED: Final = 0
SENT_BACK: Final = 1
SEEN: Final = 2
LURED: Final = 3
STRONGER: Final = 1000  # and an amount: until your next turn
STRONGER_NOW: Final = 2000  # and an amount: in the conflict going on
WEAKER_NOW: Final = 3000  # the same, taken away


def there(table: Invasion, me: int, this: Context, which: int, fate: int, place: int) -> list[int]:
    """INV-AMB-167: the copies at a place that are meant; only those that lie face down can be looked at."""
    copies = selected(table, which, me, CONTEXT.of(CONTEXT.card(this), here=place))
    return [copy for copy in copies if not table.up[copy]] if fate == SEEN else copies


def undergo(table: Invasion, me: int, fate: int, place: int, copy: int) -> None:
    """INV-AMB-167: it is discarded, goes back to its owner's hand, is looked at, or is stronger for a while."""
    defends = copy in table.defence(place)
    if fate >= STRONGER:
        strengthen(table, me, place, copy, fate)
    elif fate == SEEN:
        look_at(table, me, place, (copy,))
    elif fate == LURED:
        lure(table, me, place, copy)
    elif fate == DISCARDED:
        table.discard(copy)
        who = table.place_seat[place] if defends else me
        table.say(facts.DISCARDED if defends else facts.REMOVED_ENEMY, who, (place,), (copy,))
    else:
        owner = table.place_seat[place] if defends else table.attacker(place)
        table.to_hand(copy, owner)
        table.say(facts.RETURNED if defends else facts.TOOK_ENEMY, owner, (place,), (copy,))


def all_undergo(table: Invasion, me: int, this: Context, which: int, fate: int) -> None:
    """INV-AMB-167: it happens to all that are meant at the place of the context."""
    place = CONTEXT.here(this)
    for copy in there(table, me, this, which, fate, place):
        undergo(table, me, fate, place, copy)


def pick_out(table: Invasion, me: int, this: Context, fate: int, which: int, place: int) -> None:
    """INV-AMB-167: you choose one of those that are meant, if there is any."""
    if there(table, me, this, which, fate, place):
        table.ask(PICKED, me, this, fate, which, place)


def side(table: Invasion, which: int, place: int) -> tuple[int, ...]:
    """INV-AMB-167: the cards of a place among which one is chosen, in their order."""
    return table.defence(place) if IN_DEFENCE.of(which) else table.attack(place)


def is_named(table: Invasion, me: int, place: int, copy: int) -> bool:
    """INV-AMB-167: a card that lies face up, or that defends a Location of the one who chooses."""
    return table.up[copy] == 1 or (copy in table.defence(place) and table.place_seat[place] == me)


def cards_to_pick(table: Invasion, me: int, this: Context, fate: int, which: int, place: int) -> list[int]:
    """INV-AMB-167: a card that you know by its name, another one by where it lies on its side."""
    book, copies = table.deal.book, there(table, me, this, which, fate, place)
    named = sorted({table.kind[copy] for copy in copies if is_named(table, me, place, copy)})
    lying = side(table, which, place)
    hidden = sorted([lying.index(copy) for copy in copies if not is_named(table, me, place, copy)])
    return book.kind.options(named) + pick_ups(table, me) + book.card.options(hidden)


def picked(table: Invasion, me: int, this: Context, fate: int, which: int, place: int, option: int) -> list[int]:
    """INV-AMB-167: the copies that an option can mean, of which one is as good as another."""
    book, copies = table.deal.book, there(table, me, this, which, fate, place)
    block, target = book.decode(option)
    if block is book.card:
        lying = side(table, which, place)
        return [copy for copy in lying[target : target + 1] if copy in copies and not is_named(table, me, place, copy)]
    if block is not book.kind:
        return []
    return [copy for copy in copies if is_named(table, me, place, copy) and table.kind[copy] == target]


def picked_bar(table: Invasion, me: int, this: Context, fate: int, which: int, place: int, option: int) -> str:
    """INV-AMB-167: why a card cannot be chosen."""
    return OPEN if picked(table, me, this, fate, which, place, option) else NOT_THERE


def choose_picked(table: Invasion, me: int, this: Context, fate: int, which: int, place: int, option: int) -> None:
    """INV-AMB-167: the thing is done to it."""
    undergo(table, me, fate, place, picked(table, me, this, fate, which, place, option)[0])


# ---- at the Location of the card that says so


def here_bar(table: Invasion, me: int, this: Context, which: int, fate: int) -> str:
    """INV-AMB-167: there must be such a card."""
    return OPEN if there(table, me, this, which, fate, CONTEXT.here(this)) else NO_PLACE_FOR_IT


def discarding_bar(table: Invasion, me: int, this: Context, which: int) -> str:
    """INV-AMB-167: there must be such a card."""
    return here_bar(table, me, this, which, DISCARDED)


@phrase("deed", "discard a(n) {stood} here", bar=discarding_bar, placed=True)
def discard_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-167: you choose it."""
    pick_out(table, me, this, DISCARDED, which, CONTEXT.here(this))


@phrase("deed", "discard the {best} here", bar=discarding_bar, placed=True)
def discard_best_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-168: you choose it, if several are tied."""
    pick_out(table, me, this, DISCARDED, which, CONTEXT.here(this))


@phrase("deed", "discard each {stood} here", bar=discarding_bar, placed=True)
def discard_each_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-167: all that are meant."""
    all_undergo(table, me, this, which, DISCARDED)


@phrase("deed", "discard one {others} here", bar=discarding_bar, placed=True)
def discard_other_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-167: you choose it."""
    pick_out(table, me, this, DISCARDED, which, CONTEXT.here(this))


@phrase("deed", "discard each {others} here", bar=discarding_bar, placed=True)
def discard_others_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-167: all but the card that says so."""
    all_undergo(table, me, this, which, DISCARDED)


@phrase("deed", "return a(n) {stood} here to its owner's hand", bar=discarding_bar, placed=True)
def send_back_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-167: you choose it."""
    pick_out(table, me, this, SENT_BACK, which, CONTEXT.here(this))


@phrase("deed", "return the {best} here to its owner's hand", bar=discarding_bar, placed=True)
def send_best_back_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-168: you choose it, if several are tied."""
    pick_out(table, me, this, SENT_BACK, which, CONTEXT.here(this))


@phrase("deed", "return each {stood} here to its owner's hand", bar=discarding_bar, placed=True)
def send_each_back_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-167: all that are meant."""
    all_undergo(table, me, this, which, SENT_BACK)


@phrase("deed", "return one {others} here to its owner's hand", bar=discarding_bar, placed=True)
def send_other_back_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-167: you choose it."""
    pick_out(table, me, this, SENT_BACK, which, CONTEXT.here(this))


@phrase("deed", "return each {others} here to its owner's hand", bar=discarding_bar, placed=True)
def send_others_back_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-167: all but the card that says so."""
    all_undergo(table, me, this, which, SENT_BACK)


def looking_bar(table: Invasion, me: int, this: Context, which: int) -> str:
    """INV-AMB-120: there must be such a card face down."""
    return here_bar(table, me, this, which, SEEN)


@phrase("deed", "look at a(n) {stood} here", bar=looking_bar, placed=True)
def look_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-120: you choose it."""
    pick_out(table, me, this, SEEN, which, CONTEXT.here(this))


@phrase("deed", "look at each {stood} here", bar=looking_bar, placed=True)
def look_at_each_here(table: Invasion, me: int, this: Context, which: int) -> None:
    """INV-AMB-120: all that are meant."""
    all_undergo(table, me, this, which, SEEN)


# ---- at a Location of your choice


def places_there(table: Invasion, me: int, this: Context, which: int, fate: int, ground: int) -> list[int]:
    """INV-AMB-169: the places that are meant and have such a card."""
    return [place for place in selected(table, ground, me, this) if there(table, me, this, which, fate, place)]


def site_bar(table: Invasion, me: int, this: Context, which: int, fate: int, ground: int) -> str:
    """INV-AMB-169: there must be such a place."""
    return OPEN if places_there(table, me, this, which, fate, ground) else NO_PLACE_FOR_IT


def choose_where(table: Invasion, me: int, this: Context, which: int, fate: int, ground: int) -> None:
    """INV-AMB-169: you choose the Location, and then the card."""
    if places_there(table, me, this, which, fate, ground):
        table.ask(PLACED_THERE, me, this, fate, which, ground)


def places_to_pick(table: Invasion, me: int, this: Context, fate: int, which: int, ground: int) -> list[int]:
    """INV-AMB-169: those places as options."""
    return pick_ups(table, me) + spots(table, places_there(table, me, this, which, fate, ground))


def picked_place_bar(table: Invasion, me: int, this: Context, fate: int, which: int, ground: int, place: int) -> str:
    """INV-AMB-169: why a place cannot be chosen."""
    return OPEN if place in places_there(table, me, this, which, fate, ground) else NO_SUCH_PLACE


def choose_picked_place(
    table: Invasion, me: int, this: Context, fate: int, which: int, _ground: int, option: int
) -> None:
    """INV-AMB-169: one card there is chosen next."""
    pick_out(table, me, this, fate, which, at_spot(table, option))


def discarding_there_bar(table: Invasion, me: int, this: Context, which: int, ground: int) -> str:
    """INV-AMB-169: there must be such a card."""
    return site_bar(table, me, this, which, DISCARDED, ground)


@phrase("deed", "discard a(n) {stood} on {ground}", bar=discarding_there_bar, at_rest=True)
def discard_there(table: Invasion, me: int, this: Context, which: int, ground: int) -> None:
    """INV-AMB-169: you choose the Location, and the card."""
    choose_where(table, me, this, which, DISCARDED, ground)


@phrase("deed", "discard the {best} on {ground}", bar=discarding_there_bar, at_rest=True)
def discard_best_there(table: Invasion, me: int, this: Context, which: int, ground: int) -> None:
    """INV-AMB-169: you choose the Location, and the card if several are tied."""
    choose_where(table, me, this, which, DISCARDED, ground)


@phrase("deed", "return a(n) {stood} on {ground} to its owner's hand", bar=discarding_there_bar, at_rest=True)
def send_back_there(table: Invasion, me: int, this: Context, which: int, ground: int) -> None:
    """INV-AMB-169: you choose the Location, and the card."""
    choose_where(table, me, this, which, SENT_BACK, ground)


def looking_there_bar(table: Invasion, me: int, this: Context, which: int, ground: int) -> str:
    """INV-AMB-169: there must be such a card face down."""
    return site_bar(table, me, this, which, SEEN, ground)


@phrase("deed", "look at a(n) {stood} on {ground}", bar=looking_there_bar, at_rest=True)
def look_there(table: Invasion, me: int, this: Context, which: int, ground: int) -> None:
    """INV-AMB-169: you choose the Location, and the card."""
    choose_where(table, me, this, which, SEEN, ground)


# ---- taken to your own Locations


def lure(table: Invasion, me: int, place: int, copy: int) -> None:
    """INV-AMB-175: you look at the Defender, and it goes to a Location of yours where it may lie, if there is one."""
    table.peek(copy, me)
    if sites(table, me, place, copy):
        table.ask(CHOOSE_SITE, me, place, table.defence(place).index(copy))


def luring_bar(table: Invasion, me: int, this: Context, which: int, ground: int) -> str:
    """INV-AMB-175: there must be such a Defender."""
    return site_bar(table, me, this, which, LURED, ground)


@phrase("deed", "move a(n) {champion} on {ground} to one of your Locations", bar=luring_bar, at_rest=True)
def lure_there(table: Invasion, me: int, this: Context, which: int, ground: int) -> None:
    """INV-AMB-175: you choose the Location, then the Defender, then where it goes."""
    choose_where(table, me, this, which, LURED, ground)


# ---- stronger for a while


def strengthen(table: Invasion, me: int, place: int, copy: int, fate: int) -> None:
    """INV-AMB-170: added to its strength until your next turn starts, or until the conflict is over."""
    if fate >= STRONGER_NOW:
        change_now(table, me, place, copy, WEAKER_NOW - fate if fate >= WEAKER_NOW else fate - STRONGER_NOW)
        return
    table.lent[copy] = table.lent.get(copy, 0) + fate - STRONGER
    table.lent_until[copy] = me
    table.say(facts.STRENGTHENED, me, (place, fate - STRONGER, me), (copy,))


def change_now(table: Invasion, me: int, place: int, copy: int, amount: int) -> None:
    """INV-AMB-177: added to its strength, or taken from it, until the conflict is over."""
    table.lent[copy] = table.lent.get(copy, 0) + amount
    table.lent_until.setdefault(copy, NOBODY)
    fact = facts.STRENGTHENED if amount >= 0 else facts.WEAKENED
    table.say(fact, me, (place, abs(amount), table.lent_until[copy]), (copy,))


def strengthening_bar(table: Invasion, me: int, this: Context, which: int, _amount: int) -> str:
    """INV-AMB-170: there must be such a card."""
    return here_bar(table, me, this, which, STRONGER)


@phrase(
    "deed",
    "give a(n) {stood} here {INT} more strength in this conflict",
    bar=strengthening_bar,
    placed=True,
    brings_cards=0.3,
)
def strengthen_here(table: Invasion, me: int, this: Context, which: int, amount: int) -> None:
    """INV-AMB-170, -177: you choose which."""
    pick_out(table, me, this, STRONGER_NOW + amount, which, CONTEXT.here(this))


@phrase(
    "deed",
    "give a(n) {stood} here {INT} less strength in this conflict",
    bar=strengthening_bar,
    placed=True,
    in_fight=True,
    brings_cards=0.3,
)
def weaken_here(table: Invasion, me: int, this: Context, which: int, amount: int) -> None:
    """INV-AMB-177: you choose which; never below 0."""
    pick_out(table, me, this, WEAKER_NOW + amount, which, CONTEXT.here(this))


@phrase(
    "deed",
    "give the {best} here {INT} more strength in this conflict",
    bar=strengthening_bar,
    placed=True,
    in_fight=True,
    brings_cards=0.3,
)
def strengthen_best_here(table: Invasion, me: int, this: Context, which: int, amount: int) -> None:
    """INV-AMB-168, -177: you choose which, if several are tied."""
    pick_out(table, me, this, STRONGER_NOW + amount, which, CONTEXT.here(this))


@phrase(
    "deed",
    "give the {best} here {INT} less strength in this conflict",
    bar=strengthening_bar,
    placed=True,
    in_fight=True,
    brings_cards=0.3,
)
def weaken_best_here(table: Invasion, me: int, this: Context, which: int, amount: int) -> None:
    """INV-AMB-168, -177: you choose which, if several are tied; never below 0."""
    pick_out(table, me, this, WEAKER_NOW + amount, which, CONTEXT.here(this))


def itself_bar(table: Invasion, _me: int, this: Context, _amount: int) -> str:
    """INV-AMB-177: the card must lie there."""
    return OPEN if lies_at(table, CONTEXT.card(this), CONTEXT.here(this)) else NO_PLACE_FOR_IT


@phrase(
    "deed",
    "give this card {INT} more strength in this conflict",
    bar=itself_bar,
    placed=True,
    only=(DEFENDER, ENEMY),
    in_fight=True,
    brings_cards=0.3,
)
def strengthen_itself(table: Invasion, me: int, this: Context, amount: int) -> None:
    """INV-AMB-177: the card that says so."""
    if not itself_bar(table, me, this, amount):
        change_now(table, me, CONTEXT.here(this), CONTEXT.card(this), amount)


def strengthening_there_bar(table: Invasion, me: int, this: Context, which: int, ground: int, _amount: int) -> str:
    """INV-AMB-170: there must be such a Defender."""
    return site_bar(table, me, this, which, STRONGER, ground)


@phrase(
    "deed",
    "give a(n) {champion} on {ground} {INT} more strength until your next turn",
    bar=strengthening_there_bar,
    at_rest=True,
    lends=True,
    brings_cards=0.3,
)
def strengthen_there(table: Invasion, me: int, this: Context, which: int, ground: int, amount: int) -> None:
    """INV-AMB-170: you choose the Location, and then the Defender."""
    choose_where(table, me, this, which, STRONGER + amount, ground)


# the keys of these come last, so that the numbers of the others in observations stay what they were
PICKED: Final = question("invasion/yours_which", "INV-AMB-167", cards_to_pick, choose_picked)
PLACED_THERE: Final = question("invasion/yours_which_place", "INV-AMB-169", places_to_pick, choose_picked_place)
written_as("invasion/yours_which", (3, write_node, read_node))
written_as("invasion/yours_which_place", (3, write_node, read_node), (4, write_node, read_node))

register_rules(globals())
