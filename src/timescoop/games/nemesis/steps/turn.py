"""The six steps of a turn, in order: start reading here."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.by_hand import after_opening, own_texts
from timescoop.games.nemesis.conflicts.initiating import offer_conflict
from timescoop.games.nemesis.drawing import discard_kinds, draw
from timescoop.games.nemesis.instants import offer_instants
from timescoop.games.nemesis.pool import (
    CORNERS,
    END_STEP,
    MINION_STEP,
    START_STEP,
    YOUR_TURN_STARTS,
)
from timescoop.games.nemesis.steps.acting import act
from timescoop.games.nemesis.steps.minions import offer_minion
from timescoop.games.nemesis.steps.timed import use_rules
from timescoop.games.nemesis.table import ACTION, CONFLICT, CONTROL, END, MINION, START, Nemesis
from timescoop.games.nemesis.winning import check_wins_on, end_by_limit, mark_changed, resolve_triggered
from timescoop.kernel import NOBODY, at_rest, of_several, question, register_rules
from timescoop.language import DONE

MOST_POWER: Final = 5  # kept at the end of a turn


def queue_turn(table: Nemesis, me: int) -> None:
    """NEM-TURN-01: queue the whole turn of a seat; its last rule queues the turn of the seat to the left."""
    table.do(begin_turn, me)
    play_on(table, me, START)


def begin_turn(table: Nemesis, me: int) -> None:
    """NEM-AMB-49: begin a turn: end temporary effects, check Win rules, then resolve Ongoing rules."""
    table.turn, table.turn_number, table.calm, table.step = me, table.turn_number + 1, 0, START
    end_temporary_effects(table, me)
    if table.turn_number > table.deal.limit:
        end_by_limit(table)
        return
    table.do(check_wins_on, YOUR_TURN_STARTS, me, NOBODY)
    table.do(record_turn, me)
    table.do(resolve_triggered)


def end_temporary_effects(table: Nemesis, me: int) -> None:
    """NEM-AMB-63, -64, -85, -94: end the effects that lasted for the previous turn or until this one."""
    if table.boosts:
        table.boosts.clear()
    if table.guards:
        table.guards.clear()
    if table.stuck:
        table.stuck = {copy: seat for copy, seat in table.stuck.items() if seat != me}
    table.once, table.done = {}, ()
    if table.borrowed:
        give_back(table)
    if table.closed:
        table.closed = {place: seat for place, seat in table.closed.items() if seat != me}


def give_back(table: Nemesis) -> None:
    """NEM-AMB-107: return control of borrowed cards that are still in play."""
    borrowed, table.borrowed = table.borrowed, {}
    for copy, seat in borrowed.items():
        if table.in_play(copy) and table.holder[copy] != seat:
            table.holder[copy] = seat
            table.changed()
            table.say(facts.GAVE_BACK, seat, (), (copy,))
            mark_changed(table)


def record_turn(table: Nemesis, me: int) -> None:
    """NEM-TURN-01: record that a turn has started."""
    table.say(facts.TURN_STARTED, me, (table.turn_number,))


# ---- steps: each opens a window, then does its own


def start_step(table: Nemesis, me: int) -> None:
    """NEM-START-01: Start Step rules and Instants."""
    enter_step(table, START)
    table.do(offer_instants)
    table.do(use_rules, me, START_STEP)


def control_step(table: Nemesis, me: int) -> None:
    """NEM-TURN-03: the token must be moved."""
    enter_step(table, CONTROL)
    table.do(offer_instants)
    table.do(move_token, me)


def minion_step(table: Nemesis, me: int) -> None:
    """NEM-MINION-01: Minion Step rules come before the choice."""
    enter_step(table, MINION)
    table.do(offer_instants)
    table.do(use_rules, me, MINION_STEP)
    table.do(offer_minion, me)
    table.do(offer_instants)


def conflict_step(table: Nemesis, me: int) -> None:
    """NEM-CONFLICT-01: one Conflict, or none."""
    enter_step(table, CONFLICT)
    table.do(offer_instants)
    table.do(offer_conflict, me)


def action_step(table: Nemesis, me: int) -> None:
    """NEM-ACTION-01: the Actions of the token's Location."""
    enter_step(table, ACTION)
    table.do(offer_instants)
    table.do(act, me)


def end_step(table: Nemesis, me: int) -> None:
    """NEM-END-01: rules, Power, discards, refill."""
    enter_step(table, END)
    table.do(offer_instants)
    table.do(use_rules, me, END_STEP)
    table.do(discard_power, me)
    table.do(offer_discards, me)
    table.do(refill, me)


def enter_step(table: Nemesis, step: int) -> None:
    """NEM-START-05: begin a step; none of its rules and Actions has been used yet."""
    table.step, table.used, table.passes = step, (), 0


def pass_turn(table: Nemesis, me: int) -> None:
    """NEM-TURN-04: after a last window the seat to the left takes its turn."""
    table.do(offer_instants)
    queue_turn(table, (me + 1) % table.seats)


STEP_RULES: Final = (start_step, control_step, minion_step, conflict_step, action_step, end_step)


def play_on(table: Nemesis, me: int, step: int) -> None:
    """NEM-TURN-02: the steps of a turn in their fixed order, from one on."""
    for rule in STEP_RULES[step - START :]:
        table.do(rule, me)
    table.do(pass_turn, me)


# ---- Control Step


def move_token(table: Nemesis, me: int) -> None:
    """NEM-CONTROL-01: ask where the token moves; it can't stay."""
    table.ask(MOVE_TOKEN, me)


def corners(table: Nemesis, me: int) -> list[int]:
    """NEM-CONTROL-02: all four Locations from the centre, else the other three; Contested or not (NEM-CONTROL-04)."""
    corners = [me * CORNERS + corner for corner in range(CORNERS) if corner != table.token[me]]
    return table.deal.book.place.options(corners) + own_texts(table, me)


def place_token(table: Nemesis, me: int, option: int) -> None:
    """NEM-CONTROL-01: move the token there."""
    if after_opening(table, me, option):
        table.do(resolve_triggered)
        table.do(move_token, me)
        return
    place = table.deal.book.place.target(option)
    table.token[me] = place % CORNERS
    table.say(facts.MOVED_TOKEN, me, (place,))
    mark_changed(table)


MOVE_TOKEN: Final = at_rest(question("nemesis/control", "NEM-CONTROL-01", corners, place_token))


# ---- End Step


def discard_power(table: Nemesis, me: int) -> None:
    """NEM-END-05: Power above five is discarded, the active seat's alone (NEM-END-06)."""
    over = table.power[me] - MOST_POWER
    if over > 0:
        table.power[me] -= over
        table.say(facts.CAPPED, me, (over,))
        mark_changed(table)


def offer_discards(table: Nemesis, me: int) -> None:
    """NEM-END-07: you may discard any cards, and must discard those above your Hand Limit (NEM-END-08)."""
    if table.hand(me):
        table.ask(DISCARD_AT_END, me)


def cards_to_discard_at_end(table: Nemesis, me: int) -> list[int]:
    """NEM-END-08: the cards of the hand, and `done` once the limit is met."""
    kinds = table.deal.book.kind.options(table.hand_kinds(me))
    kinds += own_texts(table, me)
    return [DONE, *kinds] if len(table.hand(me)) <= table.hand_limit(me) else kinds


def discard_at_end(table: Nemesis, me: int, option: int) -> None:
    """NEM-END-07: discard one card and ask again, until the seat is done; keeping all is a choice, too (NEM-AMB-05)."""
    table.calm = 0
    if after_opening(table, me, option):
        table.do(resolve_triggered)
        table.do(offer_discards, me)
    elif option != DONE:
        discard_kinds(table, me, (table.deal.book.kind.target(option),))
        table.do(offer_discards, me)


DISCARD_AT_END: Final = at_rest(
    of_several(question("nemesis/tidy", "NEM-END-07", cards_to_discard_at_end, discard_at_end))
)


def refill(table: Nemesis, me: int) -> None:
    """NEM-END-10: you draw up to your Hand Limit; a hand already there draws nothing (NEM-END-11)."""
    draw(table, me, max(0, table.hand_limit(me) - len(table.hand(me))))


register_rules(globals(), record_turn="tell_turn")
