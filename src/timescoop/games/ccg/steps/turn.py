"""The three parts of a turn, in order: start reading here."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.drawing import REFRESH, draw
from timescoop.games.ccg.events import WINDOW, tell
from timescoop.games.ccg.freezing import thaw_all
from timescoop.games.ccg.lasting import NEXT_TURN, THIS_TURN, end_of
from timescoop.games.ccg.motion.attempts import attempts, begin_attempt
from timescoop.games.ccg.motion.travel import offer_journey
from timescoop.games.ccg.motion.using import abilities, left_lying, take, use
from timescoop.games.ccg.options import PASS, TOGETHER
from timescoop.games.ccg.play.bangs import is_at_once, timely
from timescoop.games.ccg.play.owing import pay_debts
from timescoop.games.ccg.play.playing import play_at_once, play_card, playable
from timescoop.games.ccg.play.together import begin_together
from timescoop.games.ccg.pool import NONE, TURN_ENDS, TURN_STARTS
from timescoop.games.ccg.ruled_seat.deck_turn import LEAST_DRAWN, move_by_rule, turn_up
from timescoop.games.ccg.scoring import end_by_limit, end_exhausted, end_run_out
from timescoop.games.ccg.searching import icons, use_icon
from timescoop.games.ccg.table import HAND_SIZE, MOTION, PLAY, REFILL, Ccg
from timescoop.kernel import NOBODY, NOWHERE, as_offer, at_rest, open_window, question, register_rules


def lay_turn(table: Ccg, me: int) -> None:
    """CCG-TURN-01: a turn begins; once all have answered that, its parts lie on the agenda, and the next turn."""
    table.do(begin_turn, me)
    table.do(rest_of_turn, me, PLAY)


def rest_of_turn(table: Ccg, me: int, part: int) -> None:
    """CCG-TURN-01: the parts of a turn in their order, from one on."""
    if part <= PLAY:
        table.do(play_part, me)
    if part <= MOTION:
        table.do(motion_part, me)
        table.do(end_motion, me)
    table.do(refill_part, me)
    table.do(pass_turn, me)


def begin_turn(table: Ccg, me: int) -> None:
    """CCG-FREEZE-04, CCG-AMB-24: freezes end first; then comes everything else that happens when a turn starts."""
    table.turn, table.turn_number, table.part, table.spent = me, table.turn_number + 1, PLAY, 0
    table.still += 1
    table.invalidate()
    if table.turn_number > table.deal.limit:
        end_by_limit(table)
        return
    if is_exhausted(table):
        end_exhausted(table)
        return
    if me == table.starter:
        table.used = ()  # CCG-AMB-53: a round begins
    end_of(table, NEXT_TURN, me)
    thaw_all(table, me)
    table.say(facts.TURN_STARTED, me, (table.turn_number,))
    tell(table, TURN_STARTS, me, NOBODY, NOWHERE)
    table.do(open_window, WINDOW[NONE], me, table.seats)


def is_exhausted(table: Ccg) -> bool:
    """CCG-WIN-04, CCG-AMB-60: no deck and no hand has a card left, and nothing has changed for a whole round."""
    cards = sum([len(table.deck(seat)) + len(table.hand(seat)) for seat in range(table.seats)])
    return cards == 0 and table.still > table.seats


# ---- the first part


def play_part(table: Ccg, me: int) -> None:
    """CCG-TURN-01: cards are played for six points of Cost."""
    table.do(pay_debts, me)
    table.do(turn_up if me == table.deal.ruled else play_on, me)


def play_on(table: Ccg, me: int) -> None:
    """CCG-TURN-01: the next card, or the end of this part."""
    table.ask(PLAY_CARD, me)


def cards_to_play(table: Ccg, me: int) -> list[int]:
    """CCG-TURN-01, -05: pass, several together, a card of the hand, a Plot, a Vortex icon."""
    dear = [kind for kind in table.kinds_of(table.hand_zone(me)) if playable(table, me, kind)]
    free = timely(table, me)
    start = [PASS, TOGETHER] if len(table.hand(me)) > 1 and dear else [PASS]
    return [*start, *table.deal.book.kind.options(sorted(dear + free)), *icons(table, me)]


def card_played(table: Ccg, me: int, option: int) -> None:
    """CCG-COST-04: it is played, and then the next one."""
    if option == PASS:
        return
    block, target = table.deal.book.decode(option)
    if option == TOGETHER:
        begin_together(table, me)
    elif block is table.deal.book.vortex:
        use_icon(table, me, target, block.part(option))
    elif is_at_once(table, target):
        play_at_once(table, me, target)
    else:
        play_card(table, me, target)
    table.do(pay_debts, me)
    table.do(play_on, me)


PLAY_CARD: Final = at_rest(question("ccg/play", "CCG-TURN-01", cards_to_play, card_played))
as_offer(PLAY_CARD, PASS)

# ---- the second part


def motion_part(table: Ccg, me: int) -> None:
    """CCG-TURN-02: cards are put into motion; no more are played but Bang! cards and Plots (CCG-AMB-12)."""
    table.part = MOTION
    table.invalidate()
    table.say(facts.PART_STARTED, me, (MOTION,))
    table.do(move_by_rule if me == table.deal.ruled else move_on, me)


def move_on(table: Ccg, me: int) -> None:
    """CCG-TURN-02: the next thing, in any order, any number of times."""
    table.ask(MOVE, me)


def motions(table: Ccg, me: int) -> list[int]:
    """CCG-TURN-02: pass, Bang! cards and Plots, attempts, Artifacts to take, Vortex icons, game texts."""
    free = table.deal.book.kind.options(timely(table, me))
    return [
        PASS, *free, *attempts(table, me), *left_lying(table, me), *icons(table, me),
        *abilities(table, me),
    ]  # fmt: skip


def moved(table: Ccg, me: int, option: int) -> None:
    """CCG-TURN-02: it is done in full, and then comes the next."""
    if option == PASS:
        return
    book = table.deal.book
    block, target = book.decode(option)
    if block is book.use:
        use(table, me, target, block.part(option))
    elif block is book.vortex:
        use_icon(table, me, target, block.part(option))
    elif block is book.take:
        take(table, me, target)
    elif block is book.attempt:
        begin_attempt(table, me, target)
    else:
        play_at_once(table, me, target)
    table.do(move_on, me)


MOVE: Final = at_rest(question("ccg/motion", "CCG-TURN-02", motions, moved))
as_offer(MOVE, PASS)


def end_motion(table: Ccg, me: int) -> None:
    """CCG-TARDIS-06, CCG-AMB-21: what happens when a turn ends; then the TARDIS may move, as the last of this part."""
    tell(table, TURN_ENDS, me, NOBODY, NOWHERE)
    table.do(open_window, WINDOW[NONE], me, table.seats)
    table.do(offer_journey, me)


# ---- the third part


def refill_part(table: Ccg, me: int) -> None:
    """CCG-TURN-04: one card may be discarded, then the hand is filled up to eight."""
    table.part = REFILL
    if me == table.deal.ruled:
        return
    if table.hand(me):
        table.ask(REFRESH, me)
    table.do(refill, me)


def refill(table: Ccg, me: int) -> None:
    """CCG-TURN-04, CCG-AMB-13: up to eight, as far as the deck lasts; in solitaire two at least (CCG-SOLO-20)."""
    missing = HAND_SIZE - len(table.hand(me))
    if not table.deal.solitaire:
        draw(table, me, missing)
        return
    draw(table, me, max(missing, LEAST_DRAWN))
    if not table.deck(me):
        end_run_out(table, me)


def pass_turn(table: Ccg, me: int) -> None:
    """CCG-INIT-04: what lasts for this turn ends, and play passes clockwise."""
    end_of(table, THIS_TURN, table.turn_number)
    lay_turn(table, (me + 1) % table.seats)


register_rules(globals())
