"""Phrases for swapping cards, rerolling dice, and giving or spending Power any number of times."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.conflicts.initiating import MUST
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.going import relocate
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.own_tests import there_of
from timescoop.games.nemesis.playing import without_duplicates
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import is_held
from timescoop.games.nemesis.tokens import gain_power, lose_power, spend_power
from timescoop.kernel import NOBODY, NOWHERE, question, register_rules, written_as
from timescoop.language import COSTS, DONE, Context, perform, read_node, selected, write_node

# ---- two cards


def can_swap(table: Nemesis, me: int, this: Context, first: int, second: int) -> bool:
    """NEM-AMB-93: there are two such cards at different Locations, and nothing keeps them there."""
    return len(first_ones(table, me, this, first, second)) > 0


def partners(table: Nemesis, me: int, this: Context, pick: int, copy: int) -> list[int]:
    """NEM-AMB-93: the cards that could change places with one."""
    here, found = table.place_of(copy), []
    for other in selected(table, pick, me, this)[1:]:
        there = table.place_of(other)
        if there in (NOWHERE, here) or is_held(table, me, other):
            continue
        if table.may_go(me, copy, there) and table.may_go(me, other, here):
            found.append(other)
    return found


def first_ones(table: Nemesis, me: int, this: Context, first: int, second: int) -> list[int]:
    """NEM-AMB-93: the cards that could be named first."""
    copies = [copy for copy in selected(table, first, me, this)[1:] if table.place_of(copy) != NOWHERE]
    return [copy for copy in copies if not is_held(table, me, copy) and partners(table, me, this, second, copy)]


@phrase("deed", "swap {single} and {single}", can_swap)
def swaps(table: Nemesis, me: int, this: Context, first: int, second: int) -> None:
    """NEM-AMB-93: each moves to where the other was."""
    ask_to_swap(table, me, this, first, second, NOBODY)


def ask_to_swap(table: Nemesis, me: int, this: Context, first: int, second: int, copy: int) -> None:
    """NEM-AMB-93: one card, then the other; a choice that is none is made at once."""
    options = cards_to_swap(table, me, this, first, second, copy)
    if len(options) > 1:
        table.ask(SWAPPED, me, this, first, second, copy)
    else:
        swap_one(table, me, this, first, second, copy, options[0])


def cards_to_swap(table: Nemesis, me: int, this: Context, first: int, second: int, copy: int) -> list[int]:
    """NEM-AMB-93: cards at Locations, those alike once."""
    found = first_ones(table, me, this, first, second) if copy == NOBODY else partners(table, me, this, second, copy)
    return sorted(without_duplicates(table, table.deal.book.card.options(found))) or [DONE]


def swap_one(table: Nemesis, me: int, this: Context, first: int, second: int, copy: int, option: int) -> None:
    """NEM-AMB-93: once both are named they move, with their Upgrades."""
    if option == DONE:
        return
    chosen = table.deal.book.card.target(option)
    if copy == NOBODY:
        ask_to_swap(table, me, this, first, second, chosen)
        return
    here, there = table.place_of(copy), table.place_of(chosen)
    relocate(table, me, copy, there)
    relocate(table, me, chosen, here)


# ---- dice


@phrase("deed", "gain a reroll of your die")
def gains_reroll(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-AMB-92: in this Conflict, once all dice are rolled; twice is the same."""
    if table.fight != NOWHERE:
        table.rerolls |= 1 << me
        table.say(facts.REROLL, me, (0,))


@phrase("aimed", "force a reroll of the die of")
def forces_reroll(table: Nemesis, _me: int, _this: Context, seat: int) -> None:
    """NEM-AMB-92: in this Conflict, once all dice are rolled; the second roll counts."""
    if table.fight != NOWHERE:
        table.rerolls |= 1 << MUST + seat
        table.say(facts.REROLL, seat, (1,))


# ---- Power


@phrase("deed", "lose all Power")
def loses_all(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-AMB-77: every token on the board."""
    lose_power(table, me, table.power[me])


@phrase("deed", "double your Power")
def doubles_power(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-AMB-77: as many tokens more as there are."""
    if table.power[me]:
        gain_power(table, me, table.power[me])


@phrase("gift", "give you {INT} Power")
def gives_power(table: Nemesis, me: int, this: Context, count: int) -> None:
    """NEM-AMB-97: as much as that player has, to the one who makes them do it."""
    given, seat = min(count, table.power[me]), CONTEXT.seat(this)
    if given and seat != NOBODY:
        lose_power(table, me, given)
        gain_power(table, seat, given)


@phrase("statement", "for each of up to {INT} Power that you spend, {course}", listed_under=COSTS)
def spends_often(table: Nemesis, me: int, this: Context, most: int, course: int) -> None:
    """NEM-AMB-98: you say how much, none if you like."""
    if table.power[me] and most:
        table.ask(SPENT, me, this, most, course)


def amounts_to_spend(table: Nemesis, me: int, _this: Context, most: int, _course: int) -> list[int]:
    """NEM-AMB-98: none up to so much, or to all that you have."""
    return table.deal.book.amount.options(range(min(most, table.power[me]) + 1))


def spend_amount(table: Nemesis, me: int, this: Context, _most: int, course: int, option: int) -> None:
    """NEM-AMB-98: it is spent, then it happens so often."""
    count = table.deal.book.amount.target(option)
    if count:
        spend_power(table, me, count)
    for _ in range(count):
        table.do(perform, course, me, this)


# their keys come after those of older questions, so that the numbers of the others in observations stay what they were
SWAPPED: Final = question("nemesis/yours_traded", "NEM-AMB-93", cards_to_swap, swap_one)
written_as("nemesis/yours_traded", (2, write_node, read_node), (3, write_node, read_node))
SPENT: Final = question("nemesis/yours_weighed", "NEM-AMB-98", amounts_to_spend, spend_amount)
written_as("nemesis/yours_weighed", (3, write_node, read_node))

# ---- the strongest and the weakest


def extremes(table: Nemesis, copies: list[int], *, strongest: bool) -> list[int]:
    """NEM-AMB-96: of some Characters those with the most Strength, or with the least; several if they are tied."""
    strengths = [table.strength(copy) for copy in copies if table.is_character(copy)]
    if not strengths:
        return []
    wanted = max(strengths) if strongest else min(strengths)
    return [copy for copy in copies if table.is_character(copy) and table.strength(copy) == wanted]


@phrase("single", "the strongest {TYPE} {where}")
@phrase("pick", "the strongest {TYPE} {where}")
def strongest_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-AMB-96: under anybody's control; you choose if several are tied."""
    return [1, *extremes(table, there_of(table, me, this, wanted, where), strongest=True)]


@phrase("single", "the weakest {TYPE} {where}")
@phrase("pick", "the weakest {TYPE} {where}")
def weakest_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-AMB-96: under anybody's control; you choose if several are tied."""
    return [1, *extremes(table, there_of(table, me, this, wanted, where), strongest=False)]


register_rules(globals())
