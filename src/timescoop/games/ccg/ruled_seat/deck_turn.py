"""The turn of the opponent's deck in solitaire: what it reveals, plays, attempts and uses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from timescoop.games.ccg.drawing import draw, is_useless
from timescoop.games.ccg.motion.attempts import attempts, begin_attempt
from timescoop.games.ccg.motion.success import could_score
from timescoop.games.ccg.motion.using import abilities, left_lying, take, use
from timescoop.games.ccg.nativity import is_native
from timescoop.games.ccg.play.playing import play_card, playable
from timescoop.games.ccg.play.where import has_destination
from timescoop.games.ccg.pool import CHARACTERS, GOAL, SPACETIME
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import register_rules

LEAST_DRAWN: Final = 2  # cards the player draws each turn
HEAD_START: Final = 5  # cards that are turned up before the first turn
FIRST: Final = {GOAL: 2, SPACETIME: 1}  # what is played before everything else


def one_of(table: Ccg, found: Sequence[int]) -> int:
    """CCG-SOLO-18: one of equally good options, at random."""
    return found[table.roll(len(found))] if len(found) > 1 else found[0]


def best_of(table: Ccg, found: Sequence[int], rank: Callable[[int], int]) -> int:
    """CCG-SOLO-18: the one of highest rank; luck decides among equals."""
    most = max([rank(each) for each in found])
    return one_of(table, [each for each in found if rank(each) == most])


# ---- the first part


def turn_up(table: Ccg, me: int) -> None:
    """CCG-SOLO-11, CCG-SOLO-22: cards from the top of the deck are laid open in its hand, as far as it lasts."""
    draw(table, me, max(table.deal.turned_up, down_to_goal(table, me)))
    table.do(play_row, me)


def down_to_goal(table: Ccg, me: int) -> int:
    """CCG-SOLO-11: how many cards of the deck lie down to a Goal that can be played, if there is none to be scored."""
    held = [copy for copy in table.hand(me) if is_playable_goal(table, me, copy)]
    if table.deal.evil or held or any([stake(table, place) for place in table.places()]):
        return 0
    from_top = table.deck(me)[::-1]
    return next((nth + 1 for nth, copy in enumerate(from_top) if is_playable_goal(table, me, copy)), 0)


def is_playable_goal(table: Ccg, me: int, copy: int) -> bool:
    """CCG-GOAL-02: whether a card is a Goal that some place would take now."""
    kind = table.kind[copy]
    return table.pool.type[kind] == GOAL and has_destination(table, me, kind)


def natives_held(table: Ccg, me: int, place: int) -> int:
    """CCG-SOLO-14: how many Characters in the hand of the deck are Natives of a place."""
    kinds = [table.kind[copy] for copy in table.hand(me) if not is_useless(table, copy)]
    return sum([table.pool.is_type(kind, CHARACTERS) and is_native(table, -1 - kind, place) for kind in kinds])


def stake(table: Ccg, place: int) -> int:
    """CCG-SOLO-14, -19: the points of the dearest Goal at a place that nobody has scored."""
    cost, kind = table.pool.cost, table.kind
    return max([cost[kind[copy]] for copy in table.goals_at(place) if copy not in table.scored], default=0)


def play_row(table: Ccg, me: int) -> None:
    """CCG-SOLO-13: Goals first, then Spacetime cards, then what has the highest Cost; all of it is free."""
    pool, everyone = table.pool, table.everyone()
    for copy in table.hand(me):
        if table.known[copy] != everyone:
            table.show(copy)  # CCG-SOLO-10: however it came there
    held = {table.kind[copy] for copy in table.hand(me) if not is_useless(table, copy)}
    kinds = [kind for kind in sorted(held) if playable(table, me, kind)]
    if kinds:
        dearest = max(pool.cost) + 1
        kind = best_of(table, kinds, lambda each: FIRST.get(pool.type[each], 0) * dearest + pool.cost[each])
        play_card(table, me, kind)
        table.do(play_row, me)


# ---- the second part


def move_by_rule(table: Ccg, me: int, *used: int) -> None:
    """CCG-SOLO-15, CCG-SOLO-16: an attempt that succeeds, else a game text, else an Artifact; then it looks again.

    `used` are the texts that it has used in this turn, as options.
    """
    book = table.deal.book
    goals = [
        copy for copy in book.attempt.targets(attempts(table, me)) if could_score(table, me, copy, table.place_of(copy))
    ]
    if goals:
        begin_attempt(table, me, best_of(table, goals, lambda copy: table.pool.cost[table.kind[copy]]))
        table.do(move_by_rule, me, *used)
        return
    texts = [option for option in abilities(table, me) if option not in used]
    if texts:
        option = one_of(table, texts)
        block, copy = book.decode(option)
        use(table, me, copy, block.part(option))
        table.do(move_by_rule, me, *used, option)
        return
    lying = left_lying(table, me)
    if lying:
        take(table, me, book.take.target(one_of(table, lying)))
        table.do(move_by_rule, me, *used)


register_rules(globals())
