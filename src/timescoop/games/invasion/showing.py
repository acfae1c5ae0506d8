"""Face-down cards with an effect that is due: their player may turn them face up to use it."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.conflict import start_conflict
from timescoop.games.invasion.occasions import Texts, occur
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import NO_PLACE, Invasion
from timescoop.kernel import as_window, question, register_rules
from timescoop.language import NO

PLACED: Final = 0  # the cards have just been placed
STARTS: Final = 1  # their player's turn starts
ENDS: Final = 2


def texts_for(table: Invasion, occasion: int) -> Texts:
    """INV-AMB-171: by kind, what cards do on an occasion."""
    pool = table.pool
    return (pool.on_play, pool.on_start, pool.on_end)[occasion]


def place_of(table: Invasion, copy: int) -> int:
    """The place where a card lies as Defender or Enemy, or NO_PLACE."""
    first = table.attack_zone(0)
    return (table.zone[copy] - first) // 2 if table.zone[copy] >= first else NO_PLACE


def own_on_table(table: Invasion, me: int) -> list[int]:
    """INV-AMB-171: the Defenders on your Locations and the Enemies of your attacks, place by place."""
    found: list[int] = []
    for place in range(len(table.place_seat)):
        if table.place_seat[place] == me:
            found += table.defence(place)
        if table.attacker(place) == me:
            found += table.enemies(place)
    return found


def act_on_table(table: Invasion, me: int, occasion: int) -> None:
    """INV-AMB-171: what lies face up acts; then its player may show what lies face down."""
    if not table.pool.showing:
        return
    copies = own_on_table(table, me)
    for copy in copies:
        if table.up[copy]:
            occur(table, texts_for(table, occasion), me, copy, place_of(table, copy))
    offer_to_show(table, me, occasion, *copies)


def offer_to_show(table: Invasion, me: int, occasion: int, *copies: int) -> None:
    """INV-AMB-171: you are asked everywhere that a card of yours lies face down, so the question gives nothing away."""
    hidden = [copy for copy in copies if place_of(table, copy) != NO_PLACE and not table.up[copy]]
    if table.pool.showing and hidden:
        table.ask(SHOWN, me, occasion, *hidden)


def useful(table: Invasion, occasion: int, copies: tuple[int, ...]) -> list[int]:
    """INV-AMB-171: those of some cards that still lie face down and have a text for the occasion."""
    texts = texts_for(table, occasion)
    lying = [copy for copy in copies if place_of(table, copy) != NO_PLACE and not table.up[copy]]
    return [copy for copy in lying if texts[table.kind[copy]]]


def cards_to_show(table: Invasion, me: int, occasion: int, *copies: int) -> list[int]:
    """INV-AMB-171: none, or one of those cards by its name."""
    kinds = sorted({table.kind[copy] for copy in useful(table, occasion, copies)})
    return [NO, *table.deal.book.kind.options(kinds), *pick_ups(table, me)]


def show_one(table: Invasion, me: int, occasion: int, *copies_and_option: int) -> None:
    """INV-AMB-171: it is turned face up and acts; then the next one may be shown."""
    *copies, option = copies_and_option
    if option == NO:
        return
    kind = table.deal.book.target_of[option]
    copy = next(copy for copy in useful(table, occasion, tuple(copies)) if table.kind[copy] == kind)
    place = place_of(table, copy)
    table.show(copy)
    table.say(facts.REVEALED, me, (place,), (copy,))
    occur(table, texts_for(table, occasion), me, copy, place)
    table.do(offer_to_show, me, occasion, *[each for each in copies if each != copy])


def meet(table: Invasion, place: int, came: int) -> None:
    """INV-AMB-171: the conflict starts, unless a card that was shown has taken one side away."""
    if table.attack(place) and table.defence(place):
        start_conflict(table, place, came)


def show_and_meet(table: Invasion, me: int, place: int, came: int, *copies: int) -> None:
    """INV-AMB-171: cards that were placed may be shown first; then they meet what lies there."""
    if table.pool.showing:
        table.do(offer_to_show, me, PLACED, *copies)
        table.do(meet, place, came)
    elif table.attack(place) and table.defence(place):
        table.do(start_conflict, place, came)


def needs_showing(table: Invasion) -> bool:
    """True if a Defender or an Enemy of the table's cards acts when it is placed, or as turns start or end."""
    return table.pool.showing


# its key comes last, so that the numbers of the others in observations stay what they were
SHOWN: Final = question("invasion/yours_zshown", "INV-AMB-171", cards_to_show, show_one)
as_window(SHOWN, NO, usual=True, with_cards=needs_showing)

register_rules(globals())
