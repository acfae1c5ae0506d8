"""How the rules answer for the opponent's deck in solitaire: it always takes part, and chance decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.ccg.motion.travel import JOURNEY, LANDING, ships
from timescoop.games.ccg.options import ALL, PASS, STAY, TOGETHER
from timescoop.games.ccg.play.answering import ANSWER, INTERRUPT
from timescoop.games.ccg.play.playing import WHERE
from timescoop.games.ccg.pool import GOAL
from timescoop.games.ccg.ruled_seat.deck_turn import best_of, natives_held, one_of, stake
from timescoop.games.ccg.setup.crews import GOAL_PLACE
from timescoop.games.ccg.table import HOOKS, Ccg
from timescoop.kernel import NOWHERE, OFFER, THEN, register_rules
from timescoop.language import BY_HAND, DONE, NO

DECLINES: Final = (DONE, NO, PASS, STAY, TOGETHER)


def decide(table: Ccg, question: int, me: int, *args: int) -> None:
    """CCG-SOLO-18: a question to the opponent's deck is answered by rule, and its answer carried out."""
    offered = OFFER[question](table, me, *args)
    rule = ANSWERS.get(question, anything)
    option = rule(table, me, offered, args[0] if args else NOWHERE)
    table.again = 0
    THEN[question](table, me, *args, option)
    if not table.again:
        table.picks = ()


HOOKS.decide = decide

# ---- by question: the table, the seat, the options, and the first thing that the question is about


def anything(table: Ccg, _me: int, offered: list[int], _about: int) -> int:
    """CCG-SOLO-18: the deck accepts, and takes as much as it can; otherwise chance decides."""
    if ALL in offered:
        return ALL
    willing = [option for option in offered if option not in DECLINES]
    return one_of(table, willing or offered)


def nothing_by_hand(_table: Ccg, _me: int, _offered: list[int], _about: int) -> int:
    """CCG-SOLO-23: nobody is there to carry out a text by hand."""
    return DONE


def response(table: Ccg, _me: int, offered: list[int], _about: int) -> int:
    """CCG-SOLO-17: one of its cards in play that can respond does; a Bang! is never played."""
    texts = [option for option in offered if option in table.deal.book.use]
    return one_of(table, texts) if texts else PASS


def where_it_matters(table: Ccg, me: int, offered: list[int], copy: int) -> int:
    """CCG-SOLO-14: by the dearest Goal to score; a Goal by its Natives; what goes on another card goes by luck."""
    if table.pool.type[table.kind[copy]] == GOAL:
        return where_natives_wait(table, me, offered, copy)
    places = [option for option in offered if option in table.deal.book.place]
    if not places:
        return one_of(table, offered)
    return best_of(table, places, lambda option: stake(table, table.deal.book.place.target(option)))


def where_natives_wait(table: Ccg, me: int, offered: list[int], _goal: int) -> int:
    """CCG-SOLO-14: a Goal goes where most Characters in the hand of the deck are Natives."""
    return best_of(table, offered, lambda option: natives_held(table, me, table.deal.book.place.target(option)))


def journey(table: Ccg, me: int, offered: list[int], _about: int) -> int:
    """CCG-SOLO-19: by luck to one of the places where there is a Goal to Oppose, or it stays; without one it stays."""
    block = table.deal.book.place
    if not any([option in block for option in offered]):
        return one_of(table, [option for option in offered if option != STAY] or offered)
    goals = [option for option in offered if option in block and stake(table, block.target(option))]
    here = [table.place_of(ship) for ship in ships(table, me)]
    if STAY in offered and (not goals or any([place != NOWHERE and stake(table, place) > 0 for place in here])):
        goals.append(STAY)
    return one_of(table, goals or offered)


Answer = Callable[[Ccg, int, list[int], int], int]
ANSWERS: Final[dict[int, Answer]] = {
    BY_HAND: nothing_by_hand,
    ANSWER: response,
    INTERRUPT: response,
    GOAL_PLACE: where_natives_wait,
    WHERE: where_it_matters,
    JOURNEY: journey,
    LANDING: journey,
}

register_rules(globals())
