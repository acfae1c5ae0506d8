"""Spacetime lines and Set-Up cards: chosen in secret, or by plan, and revealed together."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.boarding import can_start
from timescoop.games.ccg.built.fields import ASIDE
from timescoop.games.ccg.going import enter
from timescoop.games.ccg.pool import GOAL, SPACETIME, TARDIS
from timescoop.games.ccg.setup.crews import place_all
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import of_several, question, register_rules
from timescoop.language import DONE

LINE: Final = 3
MOST: Final = 6
OF_SETUP: Final = 11  # the claim that a card may be played in Set-Up; those before it are the types


def ready(table: Ccg, seat: int) -> list[int]:
    """What lies face down before a seat, by the plan of its deck list, and is not to be brought by another card."""
    mine = table.zones[table.under_zone(seat)]
    return sorted([copy for copy in mine if copy not in table.beneath])


# ---- lines


def lay_lines(table: Ccg, me: int) -> None:
    """CCG-SETUP-01: seat after seat lays three Spacetime cards in a line."""
    if me == table.seats:
        table.do(choose_setup, 0)
        return
    if table.deal.planned:
        of_line = [copy for copy in ready(table, me) if table.claim[copy] == 1 + SPACETIME]
        lay_line(table, me, of_line)
        table.do(lay_lines, me + 1)
    else:
        table.shuffle(table.deck_zone(me))
        table.look_through(table.deck_zone(me), me)
        table.ask(CHOOSE_LINE, me)


def for_line(table: Ccg, me: int) -> list[int]:
    """CCG-SETUP-03: the Spacetime cards of the deck, none twice."""
    kinds = [kind for kind in table.kinds_of(table.deck_zone(me)) if table.pool.type[kind] == SPACETIME]
    return [option for option in table.deal.book.kind.options(kinds) if option not in table.picks] or [DONE]


def line_chosen(table: Ccg, me: int, option: int) -> None:
    """CCG-SETUP-01: three of them, then the next seat."""
    picks = (*table.picks, option)
    if len(picks) < LINE and option != DONE:
        table.ask_again(CHOOSE_LINE, me, picks=picks)
        return
    kinds = table.deal.book.kind.targets([each for each in picks if each != DONE])
    lay_line(table, me, [table.pick(table.deck_zone(me), kind, me) for kind in kinds[:1]])
    for kind in kinds[1:]:
        lay_line(table, me, [table.pick(table.deck_zone(me), kind, me)])
    table.do(lay_lines, me + 1)  # with fewer than three as well: a deck imagined by another may have no more
    table.shuffle(table.deck_zone(me))


def lay_line(table: Ccg, me: int, copies: list[int]) -> None:
    """CCG-SETUP-02, CCG-SPACE-07: they cost nothing; a card that another player has laid too is stacked on it."""
    for copy in copies:
        place = table.pool.place_number[table.kind[copy]]
        enter(table, copy, table.place_zone(place), me)
        table.brought[place] = table.brought.get(place, 0) | 1 << me
    if copies:  # the opponent's deck of solitaire has no line
        table.say(facts.LAID_LINE, me, (), tuple(copies))


CHOOSE_LINE: Final = of_several(question("ccg/line", "CCG-SETUP-01", for_line, line_chosen))

# ---- Set-Up cards


def choose_setup(table: Ccg, me: int) -> None:
    """CCG-SETUP-04, CCG-AMB-09: each seat chooses in secret; all are revealed together."""
    if me == table.seats:
        table.do(reveal)
    elif table.deal.planned:
        table.do(choose_setup, me + 1)
    else:
        table.shuffle(table.deck_zone(me))
        table.look_through(table.deck_zone(me), me)
        table.ask(CHOOSE_SETUP, me)


def for_setup(table: Ccg, me: int) -> list[int]:
    """CCG-SETUP-04 to -07: done, or a further card that says it plays in Set-Up; six at most."""
    picked = table.deal.book.kind.targets(table.picks)
    if len(picked) == MOST:
        return [DONE]
    kinds = [kind for kind in table.kinds_of(table.deck_zone(me)) if fits_setup(table, picked, kind)]
    held = [table.kind[copy] for copy in table.deck(me)]
    left = [kind for kind in kinds if held.count(kind) > picked.count(kind)]
    return [DONE, *table.deal.book.kind.options(left)]


def fits_setup(table: Ccg, picked: list[int], kind: int) -> bool:
    """CCG-SETUP-05, -07, CCG-UNIQ-03: whether a card can join those that are chosen."""
    pool = table.pool
    if not pool.setup[kind] or pool.type[kind] == SPACETIME:
        return False
    alike = [each for each in picked if pool.titles[each] == pool.titles[kind]]
    limits = [pool.diamonds[each] for each in (*alike, kind) if pool.diamonds[each]]
    if limits and len(alike) + 1 > min(limits):
        return False
    if pool.type[kind] == TARDIS and any([pool.type[each] == TARDIS for each in picked]):
        return False
    return can_start(pool, [*picked, kind])


def setup_chosen(table: Ccg, me: int, option: int) -> None:
    """CCG-SETUP-04, CCG-DECK-06: what is not chosen stays in the deck."""
    if option != DONE:
        table.ask_again(CHOOSE_SETUP, me, picks=(*table.picks, option))
        return
    for kind in table.deal.book.kind.targets(table.picks):
        copy = table.pick(table.deck_zone(me), kind, me, seen=False)
        table.move(copy, table.under_zone(me), up=False)
        table.claim[copy] = OF_SETUP
    table.shuffle(table.deck_zone(me))
    table.say(facts.CHOSE_SETUP, me, (len(table.picks),))
    table.do(choose_setup, me + 1)


CHOOSE_SETUP: Final = of_several(question("ccg/setup", "CCG-SETUP-04", for_setup, setup_chosen))


def reveal(table: Ccg) -> None:
    """CCG-AMB-09: all Set-Up cards are turned up together, and go where they belong."""
    for seat in range(table.seats):
        mine = [copy for copy in ready(table, seat) if table.claim[copy] != 1 + GOAL]
        for copy in mine:
            table.move(copy, ASIDE)
        if mine:
            table.say(facts.CHOSE_SETUP, seat, (len(mine),), tuple(mine))
    table.do(place_all, 0)


register_rules(globals())
