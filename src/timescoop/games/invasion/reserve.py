"""The Reserve: putting cards there, and picking them up at any moment of your own turn."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.table import HANDS, PICKED_UP, Invasion
from timescoop.games.invasion.words import KIND
from timescoop.kernel import learn, question
from timescoop.language import DONE

AT_ONCE: Final = 2


def pick_ups(table: Invasion, me: int) -> list[int]:
    """INV-RESERVE-04: in your own turn, each card that you keep back."""
    if me != table.turn or not table.reserve(me):
        return []
    kinds = sorted({table.kind[copy] for copy in table.face_down(me)})
    return [table.deal.book.pick_up + kind for kind in kinds]


def after_pick_up(table: Invasion, me: int, option: int) -> bool:
    """INV-RESERVE-04: pick a card up if the option says so, and tell whether it did; this is not an action."""
    kind = option - table.deal.book.pick_up
    if not 0 <= kind < table.pool.count:
        return False
    for copy in table.face_down(me):
        if table.kind[copy] == kind:
            spot = table.reserve(me).index(copy)
            table.to_hand(copy, me)
            table.mark[copy] = PICKED_UP
            table.say(facts.PICKED_UP, me, (spot,), (copy,))
            break
    return True


def may_reserve(table: Invasion, me: int) -> bool:
    """INV-RESERVE-01: there is a free place, and a card that may go there."""
    if table.to_spare(me) < 1 or table.reserve_places(me) < 1:
        return False
    marks = table.mark
    for copy in table.hand(me):
        if marks[copy] != PICKED_UP:
            return True
    return False


def fresh_kinds(table: Invasion, me: int) -> list[int]:
    """INV-AMB-105: the kinds in your hand of which a copy did not come from your Reserve this turn."""
    return sorted({table.kind[copy] for copy in table.hand(me) if table.mark[copy] != PICKED_UP})


def keep_back(table: Invasion, me: int) -> None:
    """INV-RESERVE-01: one or two cards of your hand go face down into your Reserve."""
    table.ask(RESERVE_CARDS, me)


def cards_to_keep(table: Invasion, me: int) -> list[int]:
    """INV-RESERVE-02: at most two in one action, and never more than the Reserve holds."""
    picks = table.picks
    out = [DONE] if picks else []
    if len(picks) < min(AT_ONCE, table.reserve_places(me), table.to_spare(me)):
        for kind in fresh_kinds(table, me):
            left = -picks.count(kind)
            for copy in table.hand(me):
                if table.kind[copy] == kind and table.mark[copy] != PICKED_UP:
                    left += 1
            if left > 0:
                out.append(KIND + kind)
    return out + pick_ups(table, me) or [DONE]


def keep_card(table: Invasion, me: int, option: int) -> None:
    """INV-RESERVE-01: the cards named go there, unseen by the others."""
    if option != DONE:
        if after_pick_up(table, me, option):
            table.ask_again(RESERVE_CARDS, me, picks=table.picks)
        else:
            table.ask_again(RESERVE_CARDS, me, picks=(*table.picks, option - KIND))
        return
    if not table.picks:
        return  # only where the hand is imagined by another
    copies = []
    for kind in table.picks:
        copy = table.pick(HANDS + me, kind, me, seen=False, mark=0)
        table.move(copy, table.reserve_zone(me), up=False)
        copies.append(copy)
    table.say(facts.RESERVED_CARDS, me, (len(copies),), tuple(copies))


RESERVE_CARDS: Final = question("invasion/reserve", "INV-RESERVE-01", cards_to_keep, keep_card)

learn(globals())
