"""Phrases for cards in play that go back to their owners' decks.

Stored tables hold acts by number, and this has the last one: the module is imported behind all others that enter any.
"""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.events import touch
from timescoop.games.ccg.going import forget, leave_play
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.comparing import put_under
from timescoop.games.ccg.phrases.own_acts import may_return
from timescoop.games.ccg.phrases.picking import act, any_there, choose
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context

ON_TOP: Final = 0
BELOW: Final = 1
SHUFFLED: Final = 2


def withdraw_them(table: Ccg, me: int, _this: Context, cards: tuple[int, ...], more: tuple[int, ...]) -> None:
    """CCG-AMB-103: each goes to its owner's deck, one after the other."""
    for copy in cards:
        if not table.in_play(copy):
            continue
        owner = table.owners[copy]
        table.say(facts.TO_DECK, me, (more[0],), (copy,))
        for each in table.on(copy):
            if table.in_play(each):
                leave_play(table, each)
        forget(table, copy)
        table.move(copy, table.deck_zone(owner), up=False)
        if more[0] == BELOW:
            put_under(table, owner, [copy])
        elif more[0] == SHUFFLED:
            table.shuffle(table.deck_zone(owner))
        touch(table)


WITHDRAW: Final = act(withdraw_them, may_return)


@phrase("deed", "return {chosen_cards} to the top of its owner's deck", any_there)
def withdraws_on_top(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-AMB-103: all know which card lies there."""
    choose(table, me, this, WITHDRAW, pick, ON_TOP)


@phrase("deed", "return {chosen_cards} to the bottom of its owner's deck", any_there)
def withdraws_below(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-AMB-103: all know which card lies there."""
    choose(table, me, this, WITHDRAW, pick, BELOW)


@phrase("deed", "shuffle {chosen_cards} into its owner's deck", any_there)
def withdraws_shuffled(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-AMB-103: nobody knows where it lies then."""
    choose(table, me, this, WITHDRAW, pick, SHUFFLED)
