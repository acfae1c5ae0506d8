"""Searching your own deck: Vortex icons, and texts that fetch cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.going import claim_under, place_aboard, place_at, tuck
from timescoop.games.ccg.pool import ALLY, ARTIFACT, ENEMY, ICONS, NONE, TARDIS, TARDIS_CHARACTER, VORTEX
from timescoop.games.ccg.table import MOTION, PLAY, SETUP, Ccg
from timescoop.kernel import NOWHERE, as_offer, question, register_rules, written_as
from timescoop.language import DONE, NO, Context, read_node, suits, write_node

# What is done with the cards that are found.
TO_HAND: Final = 0
INTO_PLAY: Final = 1  # it is played, and paid for; it may come from the hand instead (CCG-VORTEX-06)
TO_HERE: Final = 2  # placed at the place of the text
ABOARD: Final = 3  # placed in the TARDIS
UNDER: Final = 4  # laid face down under the card of the text
OUT_OF_DECK: Final = 5  # as into play, but never from the hand (CCG-AMB-78)
PLAYED_AT_ONCE: Final = frozenset([INTO_PLAY, OUT_OF_DECK])
PLACED: Final = frozenset([TO_HERE, ABOARD])
CAN_BE_PLACED: Final = frozenset([TARDIS, TARDIS_CHARACTER, ALLY, ENEMY, ARTIFACT])  # at a place, by a text

# What a search is told to have found.
FROM_DECK: Final = 1
FROM_HAND: Final = 2


def fitting(table: Ccg, me: int, this: Context, node: int, copies: tuple[int, ...]) -> list[int]:
    """The kinds among some copies that a node describes, ascending, each once."""
    return [kind for kind in sorted({table.kind[copy] for copy in copies}) if suits(table, node, me, this, -1 - kind)]


def stocked(table: Ccg, me: int, this: Context, node: int) -> bool:
    """CCG-VORTEX-04: whether a seat has brought a card that a node describes."""
    for kind in sorted({kind for kind, owner in zip(table.kind, table.owners, strict=True) if owner == me}):
        if suits(table, node, me, this, -1 - kind):
            return True
    return False


# ---- searching


def search(table: Ccg, me: int, this: Context, node: int, most: int, then: int) -> None:
    """CCG-VORTEX-03: a seat looks through its own deck for cards that a node describes; it is shuffled afterwards."""
    if table.part == SETUP and table.deal.planned:
        bring_planned(table, me, this, node, most, then)
        return
    if table.deck(me) or (then == INTO_PLAY and table.hand(me)):
        table.shuffle(table.deck_zone(me))
        table.look_through(table.deck_zone(me), me)
        table.ask(SEARCH, me, this, node, most, int(most > 1), then)


def bring_planned(table: Ccg, me: int, this: Context, node: int, most: int, then: int) -> None:
    """CCG-SETUP-06: what the deck list has lying with a card is what that card brings in Set-Up."""
    planned = table.under(CONTEXT.card(this))
    fit = [copy for copy in planned if then == UNDER or suits(table, node, me, this, -1 - table.kind[copy])][:most]
    for copy in planned:
        if copy in fit:
            put_found(table, me, this, copy, then)
        else:
            table.beneath.pop(copy)
            table.move(copy, table.deck_zone(me), up=False)


def cards_to_find(table: Ccg, me: int, this: Context, node: int, _left: int, several: int, then: int) -> list[int]:
    """CCG-VORTEX-05: a card that fits; nothing only if there is none, or if the text says up to so many."""
    copies = table.deck(me) + (table.hand(me) if then == INTO_PLAY else ())
    kinds = fitting(table, me, this, node, copies)
    if then in PLACED:
        kinds = [kind for kind in kinds if table.pool.type[kind] in CAN_BE_PLACED]
    if then in PLAYED_AT_ONCE:
        kinds = [kind for kind in kinds if COULD_PLAY[0](table, me, kind)]
    found = table.deal.book.kind.options(kinds)
    return [DONE, *found] if several else found or [NO]


def find(table: Ccg, me: int, this: Context, node: int, left: int, several: int, then: int, option: int) -> None:
    """CCG-VORTEX-01: the card found is shown; one after the other, if there may be several."""
    zone = table.deck_zone(me)
    if option in (NO, DONE):
        if option == NO:
            fail(table, me)
        table.shuffle(zone)
        return
    kind = table.deal.book.kind.target(option)
    held = all([table.kind[copy] != kind for copy in table.deck(me)])
    if then == UNDER:  # CCG-AMB-63: it goes face down, and nobody else sees it
        copy = table.pick(zone, kind, me, claim=claim_under(table, table.kind[CONTEXT.card(this)]), seen=False)
    else:
        copy = table.pick(table.hand_zone(me) if held else zone, kind, me)
        table.known[copy] = table.everyone()
        table.fixed += 1
        table.say(facts.SEARCHED, me, (FROM_HAND if held else FROM_DECK,), (copy,))
    put_found(table, me, this, copy, then)
    if left > 1:
        table.ask(SEARCH, me, this, node, left - 1, several, then)
    else:
        table.shuffle(zone)


def put_found(table: Ccg, me: int, this: Context, copy: int, then: int) -> None:
    """What becomes of a card that was found."""
    if then == TO_HAND:
        table.move(copy, table.hand_zone(me))
    elif then in PLAYED_AT_ONCE:
        table.move(copy, table.hand_zone(me))
        table.do(play_found, me, copy)
    elif then == TO_HERE:
        here = table.place_of(CONTEXT.card(this)) if table.in_play(CONTEXT.card(this)) else CONTEXT.here(this)
        place_at(table, me, copy, here) if here != NOWHERE else place_aboard(table, me, copy)
    elif then == ABOARD:
        place_aboard(table, me, copy)
    else:
        tuck(table, me, copy, CONTEXT.card(this))


def play_found(table: Ccg, me: int, copy: int) -> None:
    """CCG-AMB-29: it is played at once, and paid for."""
    PLAY_FOUND[0](table, me, table.kind[copy])


def fail(table: Ccg, me: int) -> None:
    """CCG-GLOSSARY-24, CCG-AMB-71: nothing was found; the next opponent may see for themselves."""
    table.say(facts.SEARCHED, me, (0,))
    if table.deal.shown_searches:
        seat = (me + 1) % table.seats
        for copy in table.deck(me):
            table.peek(copy, seat)
        table.say(facts.VERIFIED, seat, (me,), table.deck(me))


SEARCH: Final = question("ccg/search", "CCG-VORTEX-01", cards_to_find, find)
as_offer(SEARCH, NO)
COULD_PLAY: Final[list[Callable[[Ccg, int, int], bool]]] = []  # whether a kind could be played now; `playing` enters it
PLAY_FOUND: Final[list[Callable[[Ccg, int, int], None]]] = []
PLAY_FOR_LESS: Final[list[Callable[[Ccg, int, int, int], None]]] = []  # the same, and so much less is paid
PLAY_FREE: Final[list[Callable[[Ccg, int, int], None]]] = []  # plays a card of a hand at no Cost; `playing` enters it
written_as("ccg/search", (2, write_node, read_node))

# ---- Vortex icons


def vortex(table: Ccg, me: int, this: Context, node: int, into_play: int) -> None:
    """CCG-VORTEX-01: a text lets its player look for a card; one that was not stocked is not looked for."""
    if stocked(table, me, this, node):
        search(table, me, this, node, 1, INTO_PLAY if into_play else TO_HAND)


def icons(table: Ccg, me: int) -> list[int]:
    """CCG-VORTEX-02, CCG-AMB-28: the icons of your cards in play that you may use: once for each card of a name."""
    found: list[int] = []
    labelled = table.pool.labelled[VORTEX]
    if table.part not in (PLAY, MOTION) or not table.deck(me):
        return found
    for copy in table.census().acting:
        kind = table.kind[copy]
        if (
            table.holder[copy] == me
            and labelled[kind]
            and copy not in table.captor
            and (me, kind, NONE) not in table.used_up
        ):
            for nth, node in enumerate(table.pool.nodes(kind, VORTEX)[:ICONS]):
                if stocked(table, me, CONTEXT.of(copy), node):
                    found.append(table.deal.book.vortex.option(copy, nth))
    return sorted(found)


def use_icon(table: Ccg, me: int, copy: int, nth: int) -> None:
    """CCG-VORTEX-02: the icon is used up for the whole game, even if nothing is found."""
    kind = table.kind[copy]
    table.used_up += ((me, kind, NONE),)
    table.say(facts.VORTEX, me, (), (copy,))
    vortex(table, me, CONTEXT.of(copy, here=table.place_of(copy)), table.pool.nodes(kind, VORTEX)[nth], 0)


register_rules(globals())
