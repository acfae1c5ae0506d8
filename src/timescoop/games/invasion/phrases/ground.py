"""Phrases for effects on a chosen Location: its TARDIS counter and its Defenders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.conflict import start_conflict
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.phrases.attacks import at_spot, look_at, spots
from timescoop.games.invasion.phrases.book import phrase
from timescoop.games.invasion.pool import DEFENDER, ENEMY, OF_DIFFERENT_NAMES
from timescoop.games.invasion.reasons import NO_PLACE_FOR_IT, NO_SUCH_PLACE, OPEN
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import BY_DEFENCE, Invasion
from timescoop.kernel import NOBODY, question, register_rules, written_as
from timescoop.language import Context, read_node, selected, write_node

PROTECT: Final = 0
STRIP: Final = 1
SPY: Final = 2
RECALL: Final = 3
SEND: Final = 4
SWAP: Final = 5
RECALL_ALL: Final = 6
REMOVE: Final = 7
REMOVE_ALL: Final = 8
SPY_ON_ALL: Final = 9
SAVE: Final = 11
REMOVE_EVERY: Final = 13

Fits = Callable[[Invasion, int], bool]
Do = Callable[[Invasion, int, int], None]
WORKS: Final[dict[int, tuple[Fits, Do]]] = {}  # whether a place is fit for it, and what is done there


def fit(table: Invasion, me: int, this: Context, work: int, ground: int) -> list[int]:
    """INV-AMB-121: the places that are meant, and on which the thing can be done."""
    return [place for place in selected(table, ground, me, this) if WORKS[work][0](table, place)]


def work_bar(table: Invasion, me: int, this: Context, work: int, ground: int) -> str:
    """INV-AMB-121: there must be such a place."""
    return OPEN if fit(table, me, this, work, ground) else NO_PLACE_FOR_IT


def work_at(table: Invasion, me: int, this: Context, work: int, ground: int) -> None:
    """INV-AMB-121: you choose the place."""
    if fit(table, me, this, work, ground):
        table.ask(CHOOSE_PLACE, me, this, work, ground)


def places_to_choose(table: Invasion, me: int, this: Context, work: int, ground: int) -> list[int]:
    """INV-AMB-121: those places as options."""
    return pick_ups(table, me) + spots(table, fit(table, me, this, work, ground))


def place_bar(table: Invasion, me: int, this: Context, work: int, ground: int, place: int) -> str:
    """INV-AMB-121: why a place cannot be chosen."""
    return OPEN if place in fit(table, me, this, work, ground) else NO_SUCH_PLACE


def choose_place(table: Invasion, me: int, _this: Context, work: int, _ground: int, option: int) -> None:
    """INV-AMB-121: the thing is done there."""
    table.do(WORKS[work][1], me, at_spot(table, option))


CHOOSE_PLACE: Final = question("invasion/choose_place", "INV-AMB-121", places_to_choose, choose_place)
written_as("invasion/choose_place", (3, write_node, read_node))


# ---- TARDIS counters


def is_unprotected(table: Invasion, place: int) -> bool:
    """INV-AMB-122: no attack and no TARDIS counter lies there, and its owner has a counter to spare."""
    seat = table.place_seat[place]
    spare = table.tardis_out(seat) < table.pool.tardis_counters
    return spare and not table.protected[place] and not table.attack(place)


def protect(table: Invasion, _me: int, place: int) -> None:
    """INV-AMB-122: a spare TARDIS counter of the Location's owner is placed."""
    table.place_counter(place)


def is_protected(table: Invasion, place: int) -> bool:
    """INV-AMB-122: a TARDIS counter lies there."""
    return table.protected[place] == 1


def strip(table: Invasion, _me: int, place: int) -> None:
    """INV-AMB-122: it goes home."""
    table.return_counter(place, facts.COUNTER_TAKEN_OFF)


WORKS[PROTECT] = (is_unprotected, protect)
WORKS[STRIP] = (is_protected, strip)


def protecting_bar(table: Invasion, me: int, this: Context, ground: int) -> str:
    """INV-AMB-122: there must be such a Location."""
    return work_bar(table, me, this, PROTECT, ground)


@phrase("deed", "place a TARDIS counter on {ground}", bar=protecting_bar, at_rest=True)
def place_counter_on(table: Invasion, me: int, this: Context, ground: int) -> None:
    """INV-AMB-122: you choose a Location that is not under attack."""
    work_at(table, me, this, PROTECT, ground)


def stripping_bar(table: Invasion, me: int, this: Context, ground: int) -> str:
    """INV-AMB-122: a TARDIS counter must lie there."""
    return work_bar(table, me, this, STRIP, ground)


@phrase("deed", "return a TARDIS counter from {ground} to its owner", bar=stripping_bar, at_rest=True)
def return_counter_from(table: Invasion, me: int, this: Context, ground: int) -> None:
    """INV-AMB-122: you choose which."""
    work_at(table, me, this, STRIP, ground)


# ---- safe for a while


def is_open(table: Invasion, place: int) -> bool:
    """INV-AMB-172: it is not safe already."""
    return place not in table.safe


def make_safe(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-172: nobody attacks it until your next turn starts."""
    table.safe[place] = me
    table.say(facts.MADE_SAFE, me, (place,))


WORKS[SAVE] = (is_open, make_safe)


def saving_bar(table: Invasion, me: int, this: Context, ground: int) -> str:
    """INV-AMB-172: there must be such a Location."""
    return work_bar(table, me, this, SAVE, ground)


@phrase("deed", "keep players from attacking {ground} until your next turn", bar=saving_bar, at_rest=True, saves=True)
def make_place_safe(table: Invasion, me: int, this: Context, ground: int) -> None:
    """INV-AMB-172: you choose the Location."""
    work_at(table, me, this, SAVE, ground)


@phrase("deed", "keep players from attacking {grounds} until your next turn", at_rest=True, saves=True)
def make_places_safe(table: Invasion, me: int, this: Context, grounds: int) -> None:
    """INV-AMB-172: all that are meant."""
    for place in selected(table, grounds, me, this):
        if is_open(table, place):
            make_safe(table, me, place)


@phrase("deed", "keep players from attacking this Location until your next turn", placed=True, saves=True)
def make_this_safe(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-172: the Location of the card."""
    if CONTEXT.here(this) >= 0:
        make_safe(table, me, CONTEXT.here(this))


# ---- Defenders


def is_defended(table: Invasion, place: int) -> bool:
    """INV-AMB-121: Defenders lie there."""
    return len(table.defence(place)) > 0


def has_hidden(table: Invasion, place: int) -> bool:
    """INV-AMB-120: a Defender lies there face down."""
    return any([not table.up[copy] for copy in table.defence(place)])


def spy(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-120: you alone see them, and they stay face down."""
    look_at(table, me, place, table.defence(place))


def hides_anything(table: Invasion, place: int) -> bool:
    """INV-AMB-120: a Defender or an Enemy lies there face down."""
    return has_hidden(table, place) or any([not table.up[copy] for copy in table.attack(place)])


def spy_on_all(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-120: you alone see the Defenders and the Enemies, and they stay face down."""
    look_at(table, me, place, (*table.defence(place), *table.attack(place)))


def recall(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-121: you choose which."""
    table.ask(CHOOSE_DEFENDER, me, RECALL, place)


def send(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-121: you choose which, and then where to."""
    table.ask(CHOOSE_DEFENDER, me, SEND, place)


def recall_all(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-121: every Defender there, unseen."""
    cards = table.defence(place)
    for copy in cards:
        table.to_hand(copy, me)
    table.say(facts.RETURNED, me, (place,), cards)


def remove(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-150: you choose which of yours."""
    table.ask(CHOOSE_DEFENDER, me, REMOVE, place)


def remove_all(table: Invasion, _me: int, place: int) -> None:
    """INV-AMB-150: every Defender there."""
    cards = table.defence(place)
    for copy in cards:
        table.discard(copy)
    table.say(facts.DISCARDED, table.place_seat[place], (place,), cards)


def remove_every(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-184: the Defenders and the attack; no TARDIS counter is placed."""
    enemies = table.attack(place)
    if table.defence(place):
        remove_all(table, me, place)
    for copy in enemies:
        table.discard(copy)
    if enemies:
        table.say(facts.REMOVED_ENEMY, me, (place,), enemies)


def is_held(table: Invasion, place: int) -> bool:
    """INV-AMB-184: a Defender or an Enemy lies there."""
    return len(table.defence(place)) + len(table.attack(place)) > 0


WORKS[REMOVE_EVERY] = (is_held, remove_every)
WORKS[REMOVE] = (is_defended, remove)
WORKS[REMOVE_ALL] = (is_defended, remove_all)
WORKS[SPY] = (has_hidden, spy)
WORKS[SPY_ON_ALL] = (hides_anything, spy_on_all)
WORKS[RECALL_ALL] = (is_defended, recall_all)
WORKS[RECALL] = (is_defended, recall)


def swap(table: Invasion, me: int, place: int) -> None:
    """INV-AMB-133: you choose the other Location."""
    if len(table.lines[me]) > 1:
        table.ask(CHOOSE_OTHER_PLACE, me, place)


WORKS[SEND] = (is_defended, send)
WORKS[SWAP] = (is_defended, swap)


def spying_bar(table: Invasion, me: int, this: Context, ground: int) -> str:
    """INV-AMB-120: there must be a Location with a face-down Defender."""
    return work_bar(table, me, this, SPY, ground)


@phrase("deed", "look at the Defenders on {ground}", bar=spying_bar, at_rest=True)
def look_at_defenders(table: Invasion, me: int, this: Context, ground: int) -> None:
    """INV-AMB-120: you choose the Location."""
    work_at(table, me, this, SPY, ground)


def spying_on_all_bar(table: Invasion, me: int, this: Context, ground: int) -> str:
    """INV-AMB-120: there must be a Location with a face-down card."""
    return work_bar(table, me, this, SPY_ON_ALL, ground)


@phrase("deed", "look at the Defenders and Enemies on {ground}", bar=spying_on_all_bar, at_rest=True)
def look_at_all(table: Invasion, me: int, this: Context, ground: int) -> None:
    """INV-AMB-120: you choose the Location."""
    work_at(table, me, this, SPY_ON_ALL, ground)


def recalling_bar(table: Invasion, me: int, _this: Context) -> str:
    """INV-AMB-121: a Defender must lie on a Location of yours."""
    return OPEN if any([table.defence(place) for place in table.lines[me]]) else NO_PLACE_FOR_IT


@phrase("deed", "return a Defender from one of your Locations to your hand", bar=recalling_bar, at_rest=True)
def recall_defender(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-121: you choose it."""
    choose_own(table, me, this, RECALL)


@phrase("deed", "discard a Defender from one of your Locations", bar=recalling_bar, at_rest=True)
def remove_defender(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-150: you choose it."""
    choose_own(table, me, this, REMOVE)


def removing_bar(table: Invasion, me: int, this: Context, ground: int) -> str:
    """INV-AMB-150: there must be a Location with Defenders."""
    return work_bar(table, me, this, REMOVE_ALL, ground)


@phrase("deed", "discard all Defenders from {ground}", bar=removing_bar, at_rest=True)
def remove_defenders(table: Invasion, me: int, this: Context, ground: int) -> None:
    """INV-AMB-150: you choose the Location."""
    work_at(table, me, this, REMOVE_ALL, ground)


def clearing_bar(table: Invasion, me: int, this: Context, ground: int) -> str:
    """INV-AMB-184: there must be a Location with Defenders or an attack."""
    return work_bar(table, me, this, REMOVE_EVERY, ground)


@phrase("deed", "discard all Defenders and Enemies from {ground}", bar=clearing_bar, at_rest=True)
def clear_place(table: Invasion, me: int, this: Context, ground: int) -> None:
    """INV-AMB-184: you choose the Location."""
    work_at(table, me, this, REMOVE_EVERY, ground)


@phrase("does", "discards a Defender from one of their Locations", at_rest=True)
def removes_theirs(table: Invasion, _me: int, this: Context, seat: int) -> None:
    """INV-AMB-150: each player chooses one of their own."""
    table.do(choose_own, seat, this, REMOVE)


@phrase("deed", "return all Defenders from one of your Locations to your hand", bar=recalling_bar, at_rest=True)
def recall_defenders(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-121: you choose the Location."""
    choose_own(table, me, this, RECALL_ALL)


@phrase("deed", "move a Defender from one of your Locations to another", bar=recalling_bar, at_rest=True)
def send_defender(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-121: you choose it, and where it goes."""
    choose_own(table, me, this, SEND)


WORTH_OF_A_SWAP: Final = 0.5  # in cards: it moves strength to where it is needed, and costs none


def swapping_bar(table: Invasion, me: int, this: Context) -> str:
    """INV-AMB-133: you have two Locations, and a Defender on one of them."""
    return recalling_bar(table, me, this) if len(table.lines[me]) > 1 else NO_PLACE_FOR_IT


@phrase(
    "deed", "swap the Defenders on two of your Locations", bar=swapping_bar, at_rest=True, brings_cards=WORTH_OF_A_SWAP
)
def swap_defenders(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-133: you choose both Locations, one with Defenders first."""
    if len(table.lines[me]) > 1:
        choose_own(table, me, this, SWAP)


@phrase("deed", "return all your Defenders to your hand", bar=recalling_bar, at_rest=True)
def recall_everybody(table: Invasion, me: int, _this: Context) -> None:
    """INV-AMB-121: from every Location of yours."""
    for place in table.lines[me]:
        if table.defence(place):
            recall_all(table, me, place)


def leaving_bar(table: Invasion, me: int, this: Context) -> str:
    """INV-AMB-180: the card defends, and may lie on another Location of yours."""
    copy, here = CONTEXT.card(this), CONTEXT.here(this)
    defends = copy != NOBODY and copy in table.defence(here)
    return OPEN if defends and sites(table, me, here, copy) else NO_PLACE_FOR_IT


@phrase(
    "deed",
    "move this card to another of your Locations",
    bar=leaving_bar,
    placed=True,
    only=(DEFENDER,),
    at_rest=True,
    brings_cards=WORTH_OF_A_SWAP,
)
def move_itself(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-180: you choose where it goes."""
    if not leaving_bar(table, me, this):
        here = CONTEXT.here(this)
        table.ask(CHOOSE_SITE, me, here, table.defence(here).index(CONTEXT.card(this)))


def choose_own(table: Invasion, me: int, this: Context, work: int) -> None:
    """INV-AMB-121: one of your own Locations with Defenders."""
    if any([table.defence(place) for place in table.lines[me]]):
        table.ask(CHOOSE_OWN_PLACE, me, this, work)


def own_places_to_choose(table: Invasion, me: int, _this: Context, work: int) -> list[int]:
    """INV-AMB-121: those places as options."""
    return pick_ups(table, me) + spots(table, [p for p in table.lines[me] if WORKS[work][0](table, p)])


def own_place_bar(table: Invasion, me: int, work: int, place: int) -> str:
    """INV-AMB-121: why a place of yours cannot be chosen."""
    return OPEN if place in table.lines[me] and WORKS[work][0](table, place) else NO_SUCH_PLACE


def choose_own_place(table: Invasion, me: int, _this: Context, work: int, option: int) -> None:
    """INV-AMB-121: the thing is done there."""
    table.do(WORKS[work][1], me, at_spot(table, option))


CHOOSE_OWN_PLACE: Final = question("invasion/choose_own_place", "INV-AMB-121", own_places_to_choose, choose_own_place)


def defenders_to_choose(table: Invasion, me: int, _work: int, place: int) -> list[int]:
    """INV-AMB-121: the Defenders there, by name; you know your own."""
    kinds = sorted([table.kind[copy] for copy in table.defence(place)])
    return table.deal.book.kind.options(kinds) + pick_ups(table, me)


def choose_defender(table: Invasion, me: int, work: int, place: int, option: int) -> None:
    """INV-AMB-121: it goes to your hand unseen, or to another Location of yours."""
    kind = table.deal.book.target_of[option]
    copy = next(copy for copy in table.defence(place) if table.kind[copy] == kind)
    if work == REMOVE:
        table.discard(copy)
        table.say(facts.DISCARDED, me, (place,), (copy,))
    elif work == RECALL:
        table.to_hand(copy, me)
        table.say(facts.RETURNED, me, (place,), (copy,))
    elif sites(table, me, place, copy):
        table.ask(CHOOSE_SITE, me, place, table.defence(place).index(copy))


CHOOSE_DEFENDER: Final = question("invasion/choose_defender", "INV-AMB-121", defenders_to_choose, choose_defender)


def sites(table: Invasion, me: int, place: int, copy: int) -> list[int]:
    """INV-AMB-121: your other Locations on which a Defender may lie."""
    return [other for other in table.lines[me] if other != place and may_lie(table, other, copy)]


def may_lie(table: Invasion, place: int, copy: int) -> bool:
    """INV-DEF-02, INV-AMB-183: whether a Defender may lie on a place beside those there."""
    pairs = table.pool.pairs[OF_DIFFERENT_NAMES][table.kind[copy]]
    return table.has_room(place, 1) and all([pairs[table.kind[other]] for other in table.defence(place)])


def sites_to_choose(table: Invasion, me: int, place: int, nth: int) -> list[int]:
    """INV-AMB-121: those places as options."""
    return pick_ups(table, me) + spots(table, sites(table, me, place, table.defence(place)[nth]))


def site_bar(table: Invasion, me: int, place: int, nth: int, other: int) -> str:
    """INV-AMB-121: why a Defender cannot go to a place."""
    return OPEN if other in sites(table, me, place, table.defence(place)[nth]) else NO_SUCH_PLACE


def choose_site(table: Invasion, me: int, place: int, nth: int, option: int) -> None:
    """INV-AMB-121: it goes there face down; against an attack a conflict starts."""
    there, copy = at_spot(table, option), table.defence(place)[nth]
    table.move(copy, table.attack_zone(there) + 1, up=False)
    table.say(facts.MOVED_DEFENDER, me, (place, there), (copy,))
    if table.attack(there):
        table.do(start_conflict, there, BY_DEFENCE)


CHOOSE_SITE: Final = question("invasion/choose_site", "INV-AMB-121", sites_to_choose, choose_site)


# ---- all Defenders of two Locations


def other_places_to_choose(table: Invasion, me: int, place: int) -> list[int]:
    """INV-AMB-133: your other Locations as options."""
    return pick_ups(table, me) + spots(table, [other for other in table.lines[me] if other != place])


def other_place_bar(table: Invasion, me: int, place: int, other: int) -> str:
    """INV-AMB-133: why the Defenders of two places cannot be swapped."""
    return OPEN if other in table.lines[me] and other != place else NO_SUCH_PLACE


def choose_other_place(table: Invasion, me: int, place: int, option: int) -> None:
    """INV-AMB-133: all Defenders of the two change places as they lie; where they meet an attack a conflict starts."""
    there = at_spot(table, option)
    both = (table.defence(place), table.defence(there))
    for cards, start, goal in ((both[0], place, there), (both[1], there, place)):
        for copy in cards:
            table.move(copy, table.attack_zone(goal) + 1, up=table.up[copy] == 1)
            table.say(facts.MOVED_DEFENDER, me, (start, goal), (copy,))
    for goal in (place, there):
        if table.attack(goal) and table.defence(goal):
            table.do(start_conflict, goal, BY_DEFENCE)


# its key comes last, so that the numbers of the others in observations stay what they were
CHOOSE_OTHER_PLACE: Final = question(
    "invasion/with_which_place", "INV-AMB-133", other_places_to_choose, choose_other_place
)


# ---- the card itself


def lies_at(table: Invasion, copy: int, place: int) -> bool:
    """INV-AMB-124: whether a card is part of the attack or the defence of a place."""
    return copy in table.defence(place) or copy in table.attack(place)


@phrase("deed", "return this card to your hand", placed=True, only=(DEFENDER, ENEMY), brings_cards=1.0)
def return_itself(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-124: from a Location, as long as it lies there."""
    copy, here = CONTEXT.card(this), CONTEXT.here(this)
    if copy != NOBODY and lies_at(table, copy, here):
        table.to_hand(copy, me)
        table.say(
            facts.RETURNED if table.pool.type[table.kind[copy]] == DEFENDER else facts.TOOK_ENEMY, me, (here,), (copy,)
        )


@phrase("deed", "discard this card", placed=True, only=(DEFENDER, ENEMY), brings_cards=-1.0)
def discard_itself(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-124: from a Location, as long as it lies there."""
    copy, here = CONTEXT.card(this), CONTEXT.here(this)
    if copy != NOBODY and lies_at(table, copy, here):
        enemy = table.pool.type[table.kind[copy]] == ENEMY
        table.discard(copy)
        table.say(facts.REMOVED_ENEMY if enemy else facts.DISCARDED, me, (here,), (copy,))


register_rules(globals())
