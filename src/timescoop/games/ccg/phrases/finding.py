"""Finding the cards in play that a description fits: what it looks at first is worked out once for each of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from timescoop.games.ccg.phrases.book import A_TARDIS
from timescoop.games.ccg.phrases.describing import here_of, is_class
from timescoop.games.ccg.pool import ANY_TYPE, WHOSE_ANY, WHOSE_YOURS
from timescoop.games.ccg.sources import NOWHERE
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY
from timescoop.language import parts, phrase_of, suits

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
    line = phrase_of(node)
    if line in ("{CLASS}", "{CLASS(s)}"):
        return parts(node)[0], False, False, ()
    if line in ("{state} {such_card}", "{state} {such_cards}"):
        adjective, inner = parts(node)
        wanted, here, prisoners, rest = plan_of(inner)
        if phrase_of(adjective) == "kidnapped":
            return wanted, here, True, (*rest, adjective)
        return wanted, here, prisoners, (*rest, adjective)
    if line in ("{kind_of_card} {detail}", "{kinds_of_cards} {detail}"):
        inner, post = parts(node)
        wanted, here, prisoners, rest = plan_of(inner)
        if phrase_of(post) == "here":
            return wanted, True, prisoners, rest
        return wanted, here, prisoners, (*rest, post)
    return ANY_TYPE, False, False, (node,)


def found(table: Ccg, me: int, this: int, whose: int, node: int, enough: int = ALL_OF_THEM) -> list[int]:
    """The cards in play that a description fits, of anybody, of `me` or of the others; ascending.

    Args:
        table: Where they lie.
        me: For whom.
        this: The text that speaks of them.
        whose: WHOSE_ANY, WHOSE_YOURS or WHOSE_OPPOSING, seen from `me`.
        node: What they are like.
        enough: When as many as this are found, the rest need not be.
    """
    wanted, here, prisoners, rest = plan_of(node)
    holder, captor = table.holder, table.captor
    copies: Iterable[int] = holder
    if here:
        place = here_of(table, this)
        copies = () if place == NOWHERE else table.at(place)
    if table.stale:
        table.bonus_of(0)  # so that types are those of the table as it is
    types, printed, kinds = table.granted.types, table.pool.type, table.kind
    mine, anybody, plain = whose == WHOSE_YOURS, whose == WHOSE_ANY, wanted < A_TARDIS
    sorts = ANY_TYPE if wanted & A_TARDIS else wanted & ANY_TYPE
    out: list[int] = []
    for copy in copies:
        seat = holder.get(copy, NOBODY)
        if seat == NOBODY or not (anybody or (seat == me) == mine):
            continue
        if not sorts >> types.get(copy, printed[kinds[copy]]) & 1 or not (plain or is_class(table, copy, wanted)):
            continue
        if (prisoners or copy not in captor) and (not rest or fits(table, me, this, copy, rest)):
            out.append(copy)
            if len(out) >= enough:
                break
    out.sort()
    return out


def fits(table: Ccg, me: int, this: int, copy: int, rest: tuple[int, ...]) -> bool:
    """Whether everything else that a description says is so of a card."""
    return all([suits(table, node, me, this, copy) for node in rest])
