"""Placing Set-Up cards and their extra cards, Initiative, first Goals and hands."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.boarding import crew_of, ship_of, stands_in, stranded
from timescoop.games.ccg.built.fields import ASIDE
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.drawing import draw
from timescoop.games.ccg.going import attach, enter, relocate
from timescoop.games.ccg.options import TABLE
from timescoop.games.ccg.play.where import hosts, may_have_another, takes_goal
from timescoop.games.ccg.pool import (
    ALLY,
    ARTIFACT,
    CHARACTERS,
    CONDITION,
    ENEMY,
    GOAL,
    NONE,
    ON_SETUP,
    QUALITIES,
    TARDIS,
    TARDIS_CHARACTER,
    USER,
)
from timescoop.games.ccg.ruled_seat.deck_turn import HEAD_START
from timescoop.games.ccg.ships import capacity_of, riders_of, tardises_of
from timescoop.games.ccg.steps.turn import lay_turn
from timescoop.games.ccg.table import HAND_SIZE, Ccg
from timescoop.kernel import NOWHERE, question, register_rules
from timescoop.language import NO, perform, suits

ORDER: Final = (TARDIS, TARDIS_CHARACTER, ALLY, ENEMY, ARTIFACT, CONDITION)


def place_all(table: Ccg, seat: int) -> None:
    """CCG-SETUP-05: seat after seat: the TARDIS, who is in it, then the rest."""
    if seat == table.seats:
        table.do(land, 0)
        return
    mine = [copy for copy in table.zones[ASIDE] if table.owners[copy] == seat]
    for copy in sorted(mine, key=lambda copy: (rank(table, copy), copy)):
        table.do(set_up, seat, copy)
    for line in table.lines[seat]:
        table.do(bring, seat, line)
    table.do(place_all, seat + 1)


def rank(table: Ccg, copy: int) -> int:
    """In which order Set-Up cards go where they belong: what others start aboard comes first."""
    kind = table.kind[copy]
    if stands_in(table.pool, kind):
        return ORDER.index(TARDIS)
    return ORDER.index(table.pool.type[kind]) if table.pool.type[kind] in ORDER else len(ORDER)


def set_up(table: Ccg, me: int, copy: int) -> None:
    """CCG-SETUP-05 to -08: a card is set up without any Cost; one that cannot be goes to the deck (CCG-DECK-06)."""
    kind = table.kind[copy]
    sort = table.pool.type[kind]
    if not table.pool.setup[kind] or not may_have_another(table, me, kind):
        give_back(table, me, copy)
    elif sort == CONDITION:
        found = hosts(table, me, kind)
        if len(found) > 1:
            table.ask(SETUP_HOST, me, copy)
        elif found:
            host_chosen(table, me, copy, found[0])
        else:
            give_back(table, me, copy)
    elif sort == TARDIS or (1 << sort & CHARACTERS and room_for(table, me, kind)) or has_user(table, me, copy, sort):
        enter(table, copy, table.vortex_zone(me), me)
        is_set_up(table, me, copy)
    else:
        give_back(table, me, copy)


def room_for(table: Ccg, me: int, kind: int) -> bool:
    """CCG-SETUP-07: whether a Character can start aboard with those that are there, by what the ship takes now."""
    ships = [table.kind[copy] for copy in tardises_of(table, me)]
    kinds = [*ships, *[table.kind[copy] for copy in riders_of(table, me) if table.holder[copy] == me], kind]
    ship = ship_of(table.pool, ships)
    if ship == NONE:
        return not stranded(table.pool, kinds)
    copy = next(each for each in tardises_of(table, me) if table.kind[each] == ship)
    crew = crew_of(table.pool, [each for each in kinds if each not in ships])
    return sum([table.pool.cost[each] for each in crew]) <= capacity_of(table, copy, 0)


def has_user(table: Ccg, me: int, copy: int, sort: int) -> bool:
    """CCG-AMB-30: whether an Artifact finds a User aboard the own TARDIS."""
    nodes = table.pool.nodes(table.kind[copy], USER)
    this = CONTEXT.of(copy)
    riders = [each for each in riders_of(table, me) if table.holder[each] == me]
    return sort == ARTIFACT and any([all([suits(table, node, me, this, each) for node in nodes]) for each in riders])


def give_back(table: Ccg, me: int, copy: int) -> None:
    """CCG-DECK-06: a card that was meant for Set-Up is shuffled into the deck, and what it would bring too."""
    for each in (copy, *table.under(copy)):
        table.beneath.pop(each, None)
        table.move(each, table.deck_zone(me), up=False)


def setup_hosts(table: Ccg, me: int, copy: int) -> list[int]:
    """CCG-CONDITION-02: what a Condition may be put on."""
    return hosts(table, me, table.kind[copy])


def host_chosen(table: Ccg, me: int, copy: int, option: int) -> None:
    """CCG-CONDITION-02: it goes there."""
    if option == TABLE:
        enter(table, copy, table.table_zone(me), me)
    else:
        attach(table, me, copy, table.deal.book.card.target(option))
    is_set_up(table, me, copy)


SETUP_HOST: Final = question("ccg/setup_host", "CCG-CONDITION-02", setup_hosts, host_chosen)


def is_set_up(table: Ccg, me: int, copy: int) -> None:
    """CCG-SETUP-06: it is in play, and brings what it brings."""
    table.say(facts.SET_UP, me, (table.place_of(copy),), (copy,))
    table.do(bring, me, copy)


def bring(table: Ccg, me: int, copy: int) -> None:
    """CCG-SETUP-06: cards brought by another do not count among the six."""
    if table.in_play(copy):
        nodes = table.pool.nodes(table.kind[copy], ON_SETUP)
        for node in nodes:
            table.do(perform, node, me, CONTEXT.of(copy, here=table.place_of(copy)))
        if not nodes:
            for each in table.under(copy):
                give_back(table, me, each)


# ---- where the TARDIS begins


def land(table: Ccg, seat: int) -> None:
    """CCG-AMB-20: in the Vortex; by an option of the deal, where its player likes."""
    if seat == table.seats:
        table.do(find_first)
        return
    if table.deal.tardis_lands and table.in_vortex(seat):
        table.ask(FIRST_LANDING, seat)
    table.do(land, seat + 1)


def first_landings(table: Ccg, _me: int) -> list[int]:
    """CCG-AMB-20: any Spacetime card in play."""
    return table.deal.book.place.options(table.places())


def first_landed(table: Ccg, me: int, option: int) -> None:
    """CCG-AMB-20: with all who are in it."""
    place = table.deal.book.place.target(option)
    for copy in table.in_vortex(me):
        if copy not in table.host:
            relocate(table, copy, table.place_zone(place))
    table.changed()
    table.say(facts.TARDIS_MOVED, me, (NOWHERE, place), tuple(tardises_of(table, me)[:1]))


FIRST_LANDING: Final = question("ccg/first_landing", "CCG-AMB-20", first_landings, first_landed)

# ---- who begins


def find_first(table: Ccg) -> None:
    """CCG-INIT-01 to -03: the lowest sum of Qualities, then of Cost, then luck."""
    if table.deal.solitaire:
        begin_alone(table)
        return
    sums = {seat: tally(table, seat) for seat in range(table.seats)}
    least = min(sums.values())
    left = [seat for seat, each in sums.items() if each == least]
    table.starter = left[table.roll(len(left))] if len(left) > 1 else left[0]
    table.say(facts.STARTED, table.starter)
    for step in range(table.seats - 1, -1, -1):
        table.do(first_goal, (table.starter + step) % table.seats)
    table.do(fill_hands)


def begin_alone(table: Ccg) -> None:
    """CCG-SOLO-09: the player takes the first turn; the owner of the first Goal places it."""
    table.starter = 0
    table.say(facts.STARTED, 0)
    table.shuffle(table.deck_zone(table.deal.ruled))
    draw(table, table.deal.ruled, HEAD_START)
    for seat in range(table.seats):
        table.do(first_goal, seat)
    table.do(fill_hands)


def tally(table: Ccg, seat: int) -> tuple[int, int]:
    """CCG-AMB-09: every Character that a seat has in play: Qualities as printed, and Cost."""
    crew = [table.kind[copy] for copy in table.all_in_play(seat, CHARACTERS)]
    qualities = sum([table.pool.stat[quality][kind] for kind in crew for quality in range(QUALITIES)])
    cost = sum([table.pool.cost[kind] for kind in crew])
    table.say(facts.TALLIED, seat, (qualities, cost))
    return qualities, cost


# ---- first Goals


def first_goal(table: Ccg, me: int) -> None:
    """CCG-SETUP-09: one Goal on one of the own Spacetime cards; the last player comes first."""
    if table.deal.planned:
        mine = [copy for copy in table.zones[table.under_zone(me)] if copy not in table.beneath]
        for copy in mine[:1]:
            table.move(copy, ASIDE)
            show_goal(table, me, copy)
        return
    table.shuffle(table.deck_zone(me))
    table.look_through(table.deck_zone(me), me)
    table.ask(FIRST_GOAL, me)


def goals_for(table: Ccg, me: int) -> list[int]:
    """CCG-AMB-09: the Goals of the deck that an own Spacetime card accepts; no only if there is none."""
    kinds = [kind for kind in table.kinds_of(table.deck_zone(me)) if table.pool.type[kind] == GOAL]
    return table.deal.book.kind.options([kind for kind in kinds if own_places(table, me, kind)]) or [NO]


def own_places(table: Ccg, me: int, kind: int) -> list[int]:
    """CCG-GOAL-07, CCG-SOLO-08: the own Spacetime cards that a Goal can be placed on; in solitaire all of them."""
    lines = table.lines if table.deal.solitaire else [table.lines[me]]
    mine = sorted({table.place_of(copy) for line in lines for copy in line})
    return table.deal.book.place.options([place for place in mine if takes_goal(table, me, kind, place)])


def goal_chosen(table: Ccg, me: int, option: int) -> None:
    """CCG-SETUP-09: it is shown, and then placed."""
    if option != NO:
        copy = table.pick(table.deck_zone(me), table.deal.book.kind.target(option), me)
        table.move(copy, ASIDE)
        show_goal(table, me, copy)
    table.shuffle(table.deck_zone(me))


FIRST_GOAL: Final = question("ccg/first_goal", "CCG-SETUP-09", goals_for, goal_chosen)


def show_goal(table: Ccg, me: int, copy: int) -> None:
    """CCG-GOAL-07: it goes to an own Spacetime card of its type."""
    found = own_places(table, me, table.kind[copy]) if table.pool.type[table.kind[copy]] == GOAL else []
    if len(found) == 1:
        goal_placed(table, me, copy, found[0])
        return
    table.say(facts.SHOWED, me, (), (copy,))
    if found:
        table.ask(GOAL_PLACE, me, copy)
    else:
        give_back(table, me, copy)


def goal_places(table: Ccg, me: int, copy: int) -> list[int]:
    """CCG-GOAL-07: where it can be placed."""
    return own_places(table, me, table.kind[copy])


def goal_placed(table: Ccg, me: int, copy: int, option: int) -> None:
    """CCG-SETUP-09: it is in play, without any Cost."""
    place = table.deal.book.place.target(option)
    enter(table, copy, table.place_zone(place), me)
    table.played_goals += ((me, table.pool.same[table.kind[copy]]),)
    table.say(facts.GOAL_SET, me, (place,), (copy,))


GOAL_PLACE: Final = question("ccg/goal_place", "CCG-GOAL-07", goal_places, goal_placed)


def fill_hands(table: Ccg) -> None:
    """CCG-SETUP-10, -11: all other cards are shuffled, and eight are drawn."""
    for seat in range(table.seats):
        if seat != table.deal.ruled:  # whose deck is shuffled already (CCG-SOLO-09)
            table.shuffle(table.deck_zone(seat))
            draw(table, seat, HAND_SIZE)
    lay_turn(table, table.starter)


register_rules(globals())
