"""Finding the cards in play that fit a description, with a cache for what descriptions test first."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.context import here_of
from timescoop.games.ccg.phrases.book import A_TARDIS, HAVING, OWN_TURN
from timescoop.games.ccg.phrases.describing import (
    a_class,
    a_class_that,
    a_such,
    is_class,
    is_here,
    is_printed,
    kidnapped,
)
from timescoop.games.ccg.pool import ANY_TYPE, TARDIS, WHOSE_ANY, WHOSE_YOURS, Pool
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOWHERE
from timescoop.language import Context, all_true, function_of, parts, suits

Plan = tuple[int, bool, bool, tuple[int, ...]]  # class, whether only here, whether prisoners count, all the rest
PLANS: Final[dict[int, Plan]] = {}  # a memory: node -> how to look for it
ALL_OF_THEM: Final = 1 << 30


def plan_of(node: int) -> Plan:
    """How to look for what a description fits."""
    if node not in PLANS:
        PLANS[node] = planned(node)
    return PLANS[node]


def planned(node: int) -> Plan:
    """A description taken apart: its class, `here`, `kidnapped`, and what has to be asked of each card."""
    function = function_of(node)
    if function is a_class:
        return parts(node)[0], False, False, ()
    if function is a_such:
        adjective, inner = parts(node)
        wanted, here, prisoners, rest = plan_of(inner)
        if function_of(adjective) is kidnapped:
            return wanted, here, True, (*rest, adjective)
        return wanted, here, prisoners, (*rest, adjective)
    if function is a_class_that:
        inner, post = parts(node)
        wanted, here, prisoners, rest = plan_of(inner)
        if function_of(post) is is_here:
            return wanted, True, prisoners, rest
        return wanted, here, prisoners, (*rest, post)
    return ANY_TYPE, False, False, (node,)


def found(table: Ccg, me: int, this: Context, whose: int, node: int, enough: int = ALL_OF_THEM) -> list[int]:
    """The cards in play that a description fits, of anybody, of `me` or of the others; ascending.

    Args:
        table: Where they lie.
        me: For whom.
        this: The text that speaks of them.
        whose: WHOSE_ANY, WHOSE_YOURS or WHOSE_OPPOSING, seen from `me`.
        node: What they are like.
        enough: When as many as this are found, the rest need not be.
    """
    wanted, here, prisoners, rest = PLANS.get(node) or plan_of(node)
    copies = of_class(table, wanted)
    if here and copies:
        copies = those_here(table, this, copies)
    out: list[int] = []
    holder, captor = table.holder, table.captor
    mine, anybody = whose == WHOSE_YOURS, whose == WHOSE_ANY
    for copy in copies:
        if not anybody and (holder[copy] == me) != mine:
            continue
        if (prisoners or copy not in captor) and (not rest or fits(table, me, this, copy, rest)):
            out.append(copy)
            if len(out) >= enough:
                break
    out.sort()
    return out


def those_here(table: Ccg, this: Context, copies: list[int]) -> list[int]:
    """CCG-GLOSSARY-20: which of some cards in play are `here`."""
    place = here_of(table, this)
    if place == NOWHERE:
        return []
    here, zone = table.place_zone(place), table.zone
    return [copy for copy in copies if zone[copy] == here]


def of_class(table: Ccg, wanted: int) -> list[int]:
    """CCG-TYPE-02: the cards in play of a class, in the order in which they came; not to be changed."""
    if table.stale:
        table.bonus_of(0)
    found = table.granted.classes.get(wanted)
    return looked_through(table, wanted) if found is None else found


def looked_through(table: Ccg, wanted: int) -> list[int]:
    """The cards in play of a class: those of which that is printed, unless one counts as something else."""
    if wanted < A_TARDIS:
        return table.of_types(wanted)
    odd, kind, printed = table.granted.odd, table.kind, printed_class(table.pool, wanted)
    found = table.census().of_class(wanted, printed, kind)
    for copy in odd:
        if is_class(table, copy, wanted) != printed[kind[copy]]:
            found = [
                each for each in table.holder if (is_class(table, each, wanted) if each in odd else printed[kind[each]])
            ]
            break
    table.granted.classes[wanted] = found
    return found


def printed_class(pool: Pool, wanted: int) -> list[bool]:
    """Which kinds are of a class by what is printed on them."""
    found = pool.classes.get(wanted)
    if found is None:
        found = pool.classes[wanted] = [
            pool.type[kind] == TARDIS if wanted & A_TARDIS else is_printed(pool, kind, wanted)
            for kind in range(pool.count)
        ]
    return found


def likely_kinds(pool: Pool, node: int) -> list[bool]:
    """Which kinds out of play a description can fit at all, by its class."""
    wanted = plan_of(node)[0]
    return printed_class(pool, ANY_TYPE if wanted & A_TARDIS else wanted)


def is_found(table: Ccg, me: int, this: Context, whose: int, node: int, copy: int) -> bool:
    """Whether a card in play is one of those that `found` finds."""
    wanted, here, prisoners, rest = plan_of(node)
    if whose != WHOSE_ANY and (table.holder[copy] == me) != (whose == WHOSE_YOURS):
        return False
    if (here and not is_here(table, me, this, copy)) or not is_class(table, copy, wanted):
        return False
    return (prisoners or copy not in table.captor) and fits(table, me, this, copy, rest)


def is_such(table: Ccg, me: int, this: Context, copy: int, node: int) -> bool:
    """Whether a card in play is as a description says, kidnapped or not."""
    wanted, here, _, rest = PLANS.get(node) or plan_of(node)
    if not is_class(table, copy, wanted) or (here and not is_here(table, me, this, copy)):
        return False
    return fits(table, me, this, copy, rest)


def company(node: int) -> int:
    """Types of which a player must have a card `here` for a condition to be true, as bits; all if none need be."""
    if function_of(node) is all_true:
        first, rest = parts(node)
        return company(rest) if company(first) == ANY_TYPE else company(first)
    if HAVING.of(node) and parts(node)[0]:
        wanted, here, _, _ = plan_of(parts(node)[-1])
        if here and not wanted & A_TARDIS:
            return wanted & ANY_TYPE
    return ANY_TYPE


def needs_own_turn(node: int) -> bool:
    """CCG-BANG-02: whether a condition cannot be true but in its player's own turn."""
    if function_of(node) is all_true:
        first, rest = parts(node)
        return needs_own_turn(first) or needs_own_turn(rest)
    return OWN_TURN.of(node)


def fits(table: Ccg, me: int, this: Context, copy: int, rest: tuple[int, ...]) -> bool:
    """Whether everything else that a description says is so of a card."""
    for node in rest:
        if not suits(table, node, me, this, copy):
            return False
    return True
