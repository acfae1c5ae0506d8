"""Several cards played at once: they enter together and see each other."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.events import announce
from timescoop.games.ccg.play.costs import cost_of
from timescoop.games.ccg.play.playing import READY, TOGETHER, play_from_hand, playable, settle_in
from timescoop.games.ccg.pool import PLAYED
from timescoop.games.ccg.table import BUDGET, Ccg
from timescoop.kernel import as_offer, of_several, question, register_rules
from timescoop.language import DONE


def two_payable(table: Ccg, me: int) -> bool:
    """CCG-COST-01, -04: whether what is left of the six points pays for two cards of the hand."""
    costs = sorted([cost_of(table, me, table.kind[copy]) for copy in table.hand(me) if is_playable(table, me, copy)])
    return len(costs) > 1 and table.spent + costs[0] + costs[1] <= BUDGET


def is_playable(table: Ccg, me: int, copy: int) -> bool:
    """CCG-COST-01: whether this card of the hand can be played."""
    return playable(table, me, table.kind[copy])


def begin_together(table: Ccg, me: int) -> None:
    """CCG-COST-04: cards are laid aside one after another, and enter play together."""
    table.do(play_on_together, me)


def play_on_together(table: Ccg, me: int) -> None:
    """CCG-COST-04: the next card of those that are played together."""
    table.ask(WITH, me, sum([how == TOGETHER for _, _, how in table.batch]))


def cards_with(table: Ccg, me: int, laid: int) -> list[int]:
    """CCG-COST-04: a further card of the hand that can be paid for; done once one is laid aside."""
    kinds = [kind for kind in table.kinds_of(table.hand_zone(me)) if playable(table, me, kind)]
    return ([DONE] if laid or not kinds else []) + table.deal.book.kind.options(kinds)


def play_with(table: Ccg, me: int, _laid: int, option: int) -> None:
    """CCG-COST-04: once all are laid aside, each may be answered; those that are left enter together."""
    if option != DONE:
        play_from_hand(table, me, table.deal.book.kind.target(option), 0, TOGETHER)
        table.do(play_on_together, me)
        return
    for copy, _, how in table.batch:
        if how == TOGETHER:
            announce(table, PLAYED, me, copy, -1)
    table.do(enter_together, me)


def enter_together(table: Ccg, me: int) -> None:
    """CCG-GLOSSARY-35: all that nobody has cancelled enter at the same time."""
    rows = tuple([(copy, option) for copy, option, how in table.batch if how == READY])
    table.batch = tuple([each for each in table.batch if each[2] != READY])
    settle_in(table, me, rows)


WITH: Final = of_several(question("ccg/with", "CCG-COST-04", cards_with, play_with))
as_offer(WITH, DONE)

register_rules(globals())
