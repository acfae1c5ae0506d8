"""A turn in order (start, actions, end) and the End Game: start reading here."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.actions import (
    declare_attack,
    declare_defence,
    locations_to_play,
    may_attack,
    may_defend,
    play_location,
)
from timescoop.games.invasion.buying import buy, buy_bar, discard, left_in_hand, may_buy
from timescoop.games.invasion.by_hand import after_opening, own_texts
from timescoop.games.invasion.ending import end_by_counters, end_by_limit, end_by_rest, has_five_out
from timescoop.games.invasion.occasions import occur_in_line
from timescoop.games.invasion.options import BUY, DISCARD, END_TURN, RESERVE
from timescoop.games.invasion.pool import LOCATION
from timescoop.games.invasion.reasons import MUST_ACT, OPEN, TOO_MANY
from timescoop.games.invasion.reserve import keep_back, pick_ups, reserve_bar
from timescoop.games.invasion.showing import ENDS, STARTS, act_on_table
from timescoop.games.invasion.supports import play_support, redraws_to_play, supports_to_play
from timescoop.games.invasion.table import ACTIONS, END_GAME, FLOOR, HAND_SIZE, Invasion
from timescoop.kernel import NOTHING, of_several, question, register_rules

DRAWN_AT_END: Final = 2
PASSED_CARDS: Final = 3
PASSED_BY_TWO: Final = 2


def take_turn(table: Invasion, me: int) -> None:
    """INV-TURN-01: the turn of one player, then that of the player to the left."""
    assert not table.agenda, "something was left undone in the turn before"
    table.turn, table.turn_number, table.owed = me, table.turn_number + 1, 0
    if table.lent:
        table.end_loans(me)
    if table.safe:
        table.safe = {place: seat for place, seat in table.safe.items() if seat != me}
    if table.turn_number > table.deal.limit:
        end_by_limit(table, me)
        return
    if has_five_out(table, me):
        end_by_counters(table, me)
        return
    table.say(facts.TURN_STARTED, me, (table.turn_number,))
    leave_reserve(table, me)
    if table.deal.two_seats and table.phase != END_GAME:
        table.draw(me, HAND_SIZE - len(table.hand(me)), facts.REFILLED)  # INV-2P-03, INV-AMB-100
    occur_in_line(table, table.pool.on_start, me)
    act_on_table(table, me, STARTS)
    if table.phase == END_GAME:
        table.do(one_action, me)
    else:
        table.do(act, me)


def leave_reserve(table: Invasion, me: int) -> None:
    """INV-AMB-129: what stays until your next turn leaves the Reserve for the discard pile."""
    for copy in table.reserve(me):
        if table.up[copy] and table.pool.leaves[table.kind[copy]]:
            table.discard(copy)
            table.say(facts.LEFT_RESERVE, me, (), (copy,))


# ---- actions


def act(table: Invasion, me: int) -> None:
    """INV-TURN-02: as many actions as you like, in any order."""
    table.ask(ACTION, me)


def one_action(table: Invasion, me: int) -> None:
    """INV-END-06: in the End Game a turn is exactly one action; a player who can do none ends the game (INV-END-10)."""
    if can_act(table, me):
        table.ask(LAST_ACTION, me)
    else:
        end_by_rest(table, me)


def can_act(table: Invasion, me: int) -> bool:
    """INV-AMB-91: a card in hand, a card kept back, or the Time Points for a card that can be drawn (INV-AMB-94)."""
    return len(table.hand(me)) > 0 or len(table.face_down(me)) > 0 or may_buy(table, me)


def actions(table: Invasion, me: int) -> list[int]:
    """INV-TURN-03: the legal actions: the seven kinds, picking up cards, and ending the turn (not in the End Game)."""
    book = table.deal.book
    kinds = table.hand_kinds(me)
    to_spare = table.to_spare(me) >= 1
    out = []
    if to_spare and not reserve_bar(table, me):
        out.append(RESERVE)
    if not buy_bar(table, me, 1):
        out.append(BUY)
    if to_spare:
        out.append(DISCARD)
    if not end_bar(table, me):
        out.append(END_TURN)
    if not to_spare:
        out += book.play.options(redraws_to_play(table, me, kinds))
        return out + pick_ups(table, me) + own_texts(table, me)
    playable = sorted(locations_to_play(table, me, kinds) + supports_to_play(table, me, kinds))
    if playable:
        out += book.play.options(playable)
    out += pick_ups(table, me)
    out += book.defend.options(may_defend(table, me, kinds))
    out += may_attack(table, me, kinds)
    return out + own_texts(table, me)


def end_bar(table: Invasion, me: int) -> str:
    """INV-AMB-05: why a turn cannot end yet: more than three cards are in hand. Fewer are all passed (INV-AMB-06)."""
    if table.phase != ACTIONS:
        return MUST_ACT
    return OPEN if len(table.hand(me)) <= FLOOR else TOO_MANY


def do_action(table: Invasion, me: int, option: int) -> None:
    """INV-TURN-05: an action is finished before the next one begins."""
    if after_opening(table, me, option):
        table.do(act, me)
        return
    if option == END_TURN:
        table.do(end_turn, me)
        return
    carry_out(table, me, option)
    table.do(act, me)


def do_last_action(table: Invasion, me: int, option: int) -> None:
    """INV-END-07: after the one action of the End Game nothing is passed and nothing drawn."""
    if after_opening(table, me, option):
        table.do(one_action, me)
        return
    carry_out(table, me, option)
    table.do(next_turn, me)


def carry_out(table: Invasion, me: int, option: int) -> None:
    """INV-TURN-03: begin the action that was chosen."""
    if option == RESERVE:
        table.do(keep_back, me)
    elif option == BUY:
        table.do(buy, me)
    elif option == DISCARD:
        table.do(discard, me)
    else:
        act_on(table, me, option)


def act_on(table: Invasion, me: int, option: int) -> None:
    """INV-TURN-03: begin an action with the card or the place that was chosen."""
    book = table.deal.book
    block, target = book.decode(option)
    if block is book.play:
        table.do(play_location if table.pool.type[target] == LOCATION else play_support, me, target)
    elif block is book.defend:
        table.do(declare_defence, me, table.lines[me][target])
    else:
        table.do(declare_attack, me, table.lines[target][block.part(option)])


ACTION: Final = question("invasion/action", "INV-TURN-03", actions, do_action)
LAST_ACTION: Final = question("invasion/end_game_action", "INV-END-06", actions, do_last_action)


# ---- the end of a turn


def end_turn(table: Invasion, me: int) -> None:
    """INV-TURN-06: the cards of your hand go to the player on your right, in secret; an empty hand passes none."""
    if table.hand(me):
        table.ask(PASS, me)
    else:
        table.do(refill, me)


def to_pass(table: Invasion) -> int:
    """INV-2P-02: three cards are passed, two if there are two players."""
    return PASSED_BY_TWO if table.deal.two_seats else PASSED_CARDS


def cards_to_pass(table: Invasion, me: int) -> list[int]:
    """INV-TURN-06: a card of your hand that you have not named yet."""
    return table.deal.book.kind.options(left_in_hand(table, me))


def all_go(table: Invasion, me: int) -> int:
    """INV-TURN-06: if the whole hand is passed, the first card is taken without asking: order makes no difference."""
    return cards_to_pass(table, me)[0] if len(table.hand(me)) <= to_pass(table) else NOTHING


def pass_card(table: Invasion, me: int, option: int) -> None:
    """INV-AMB-08: the cards passed are known to both players only; the passer remembers them."""
    picks = (*table.picks, table.deal.book.target_of[option])
    if len(picks) < min(to_pass(table), len(table.hand(me))):
        table.ask_again(PASS, me, picks=picks)
        return
    right = (me - 1) % table.seats
    copies = []
    for kind in picks:
        copy = table.pick(table.hand_zone(me), kind, me, seen=False)
        table.mark[copy] = 0
        table.move(copy, table.hand_zone(right))
        copies.append(copy)
    for copy in table.hand(me):  # INV-2P-02: with two players one card is left, and is discarded
        table.discard(copy)
        table.say(facts.DISCARDED_AT_END, me, (), (copy,))
    table.say(facts.PASSED, me, (right, len(copies)), tuple(copies))
    table.do(refill, me)


PASS: Final = of_several(question("invasion/pass", "INV-TURN-06", cards_to_pass, pass_card, all_go))


def refill(table: Invasion, me: int) -> None:
    """INV-TURN-08: draw two cards; five or up to five round the end card (INV-END-03, -04); with two seats none."""
    if table.owed:
        table.draw(me, HAND_SIZE, facts.DREW_FIVE)
    elif not table.deal.two_seats:
        table.draw(me, DRAWN_AT_END, facts.DREW)
        if table.owed:
            table.draw(me, HAND_SIZE - len(table.hand(me)), facts.DREW_UP_TO)
    if table.owed:
        table.do(start_end_game, me)
    occur_in_line(table, table.pool.on_end, me)
    act_on_table(table, me, ENDS)
    table.do(next_turn, me)


def start_end_game(table: Invasion, me: int) -> None:
    """INV-END-05: the End Game starts on the left; with two seats that player fills up first (INV-AMB-102)."""
    left = (me + 1) % table.seats
    table.phase = END_GAME
    table.say(facts.END_GAME, left)
    if table.deal.two_seats:
        table.draw(left, HAND_SIZE - len(table.hand(left)), facts.REFILLED)


def next_turn(table: Invasion, me: int) -> None:
    """INV-TURN-09: then the turn of the player on the left starts; what stayed for this turn leaves (INV-AMB-142)."""
    for copy in table.reserve(me):
        if table.up[copy] and table.pool.leaves_soon[table.kind[copy]]:
            table.discard(copy)
            table.say(facts.LEFT_RESERVE, me, (), (copy,))
    table.do(take_turn, (me + 1) % table.seats)


register_rules(globals())
