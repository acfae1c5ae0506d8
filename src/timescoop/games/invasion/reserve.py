"""The Reserve: putting cards there, and picking them up at any moment of your own turn."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.reasons import (
    BACK_IN_END_GAME,
    BACK_THIS_TURN,
    FLOOR,
    NO_COPY_LEFT,
    NO_PLACE,
    OPEN,
    TWO_AT_ONCE,
)  # fmt: skip
from timescoop.games.invasion.table import END_GAME, PICKED_UP, Invasion
from timescoop.kernel import of_several, question, register_rules
from timescoop.language import DONE

RESERVED_AT_ONCE: Final = 2


def pick_ups(table: Invasion, me: int) -> list[int]:
    """INV-RESERVE-04: in your own turn, each card that you keep back."""
    if me != table.turn or not table.reserve(me):
        return []
    kinds = sorted({table.kind[copy] for copy in table.face_down(me)})
    return table.deal.book.pick_up.options(kinds)


def room_bar(table: Invasion, me: int) -> str:
    """INV-RESERVE-02: why no further card can be put there: at most two at once, in free places, above the floor."""
    if len(table.picks) >= RESERVED_AT_ONCE:
        return TWO_AT_ONCE
    if table.reserve_places(me) <= len(table.picks):
        return NO_PLACE
    return OPEN if table.to_spare(me) > len(table.picks) else FLOOR


def reserve_bar(table: Invasion, me: int) -> str:
    """INV-RESERVE-01: why nothing can be put into the Reserve: it needs room, and a card that may go there."""
    bar = room_bar(table, me)
    if bar:
        return bar
    marks = table.mark
    for copy in table.hand(me):
        if marks[copy] != PICKED_UP:
            return OPEN
    return back_bar(table)


def back_bar(table: Invasion) -> str:
    """INV-AMB-105: a card picked up is not put back in the same turn, and in the End Game never (INV-AMB-92)."""
    return BACK_IN_END_GAME if table.phase == END_GAME else BACK_THIS_TURN


def keep_back(table: Invasion, me: int) -> None:
    """INV-RESERVE-01: one or two cards of your hand go face down into your Reserve."""
    table.ask(RESERVE_CARDS, me)


def cards_to_keep(table: Invasion, me: int) -> list[int]:
    """INV-RESERVE-02: at most two in one action, and never more than the Reserve holds."""
    out = [DONE] if table.picks else []
    if not room_bar(table, me):
        kinds = [kind for kind in table.hand_kinds(me) if not keep_bar(table, me, kind)]
        out += table.deal.book.kind.options(kinds)
    return out + pick_ups(table, me) or [DONE]


def keep_bar(table: Invasion, me: int, kind: int) -> str:
    """INV-AMB-105: why a card of the hand cannot be put there, room apart; what came from there does not go back."""
    fresh, held = -table.picks.count(kind), -table.picks.count(kind)
    for copy in table.hand(me):
        if table.kind[copy] == kind:
            held += 1
            fresh += table.mark[copy] != PICKED_UP
    if fresh > 0:
        return OPEN
    return back_bar(table) if held > 0 else NO_COPY_LEFT


def keep_card(table: Invasion, me: int, option: int) -> None:
    """INV-RESERVE-01: the cards named go there, unseen by the others."""
    if option != DONE:
        table.ask_again(RESERVE_CARDS, me, picks=(*table.picks, table.deal.book.target_of[option]))
        return
    if not table.picks:
        return  # an imagined hand may hold no such card
    copies = []
    for kind in table.picks:
        copy = table.pick(table.hand_zone(me), kind, me, seen=False, mark=0)
        table.move(copy, table.reserve_zone(me), up=False)
        copies.append(copy)
    table.say(facts.RESERVED_CARDS, me, (len(copies),), tuple(copies))


RESERVE_CARDS: Final = of_several(question("invasion/reserve", "INV-RESERVE-01", cards_to_keep, keep_card))

register_rules(globals())
