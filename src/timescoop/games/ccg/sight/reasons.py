"""The reasons for `why not`: one sentence with its clause, based only on what the asking seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from timescoop.games.ccg.motion.attempts import TEAM, able, label_of
from timescoop.games.ccg.motion.travel import PASSENGERS
from timescoop.games.ccg.play.answering import ANSWER, INTERRUPT
from timescoop.games.ccg.play.bangs import answered_by, is_at_once
from timescoop.games.ccg.play.costs import affordable, cost_of
from timescoop.games.ccg.play.playing import WHERE
from timescoop.games.ccg.play.where import destinations
from timescoop.games.ccg.pool import ENEMY, GOAL, NEEDS, NONE, OPPOSE, PLOT
from timescoop.games.ccg.setup.crews import GOAL_PLACE
from timescoop.games.ccg.sight.reasons_instead import Named, why_others
from timescoop.games.ccg.sight.speech import card_words
from timescoop.games.ccg.steps.turn import MOVE, PLAY_CARD
from timescoop.games.ccg.table import BUDGET, Ccg
from timescoop.kernel import NOWHERE
from timescoop.language import write

NOWHERE_TO_GO: Final = {
    GOAL: "no Spacetime card in play accepts it: wrong type, another Goal there, or already played (CCG-GOAL-02)",
    ENEMY: "it must be a Native of a Spacetime card where you have an unscored Goal (CCG-ENEMY-01)",
}
NOWHERE_AT_ALL: Final = "there is nowhere to play it: check Nativity, User, host and diamonds (CCG-NATIVITY-01)"
NOT_HELD: Final = "it is not in your hand (CCG-COST-01)"
VERBS: Final = ("play ", "attempt ", "move ", "take ", "vortex of ")


def why_not(table: Ccg, seat: int, wanted: str, names: Sequence[str]) -> str | None:
    """Why a seat can't give an answer, in a sentence with its clause; None if it is just not asked for."""
    if seat not in table.waiting():
        return "it is another player's move (CCG-INIT-04)"
    wanted = wanted.strip().lower()
    said = wanted
    for verb in VERBS:
        said = said.removeprefix(verb)
    kinds = kinds_called(table, said)
    copies = [
        each for each in table.holder if table.kind[each] in kinds or said == card_words(table, each, names).lower()
    ]
    known = kinds or sorted({table.kind[each] for each in copies})
    named = Named(said, known, copies)
    return why_by_question(table, seat, named, names) or why_others(table, seat, wanted, named, names)


def why_by_question(table: Ccg, seat: int, named: Named, names: Sequence[str]) -> str | None:
    """Why the question asked does not allow a card or a place, where its rules say more than what it asks for."""
    asked = table.question_of(seat)
    kinds, copies = named.kinds, named.copies
    held = table.kinds_of(table.hand_zone(seat)) + table.kinds_of(table.side_zone(seat))
    for kind in kinds if asked in OF_THE_HAND else ():
        if kind in held:
            return OF_THE_HAND[asked](table, seat, kind)
    if asked == WHERE and copies:
        return "the card can't be played there: choose one of the places shown (CCG-COST-02)"
    if asked == GOAL_PLACE:
        return why_no_goal_there(table, seat, copies, names)
    if asked in IN_PLAY and copies:
        return why_idle(table, seat, copies) or (why_no_attempt(table, seat, copies) if asked == MOVE else None)
    return NOT_HELD if asked in OF_THE_HAND and kinds and not copies else None


def kinds_called(table: Ccg, said: str) -> list[int]:
    """The cards of that name: the whole of it, or what stands before the line below it."""
    pool = table.pool
    return [kind for kind in range(pool.count) if said in (pool.name[kind].lower(), pool.title[kind].lower())]


# ---- cards of the hand


def why_not_played(table: Ccg, seat: int, kind: int) -> str | None:
    """CCG-COST-01: why a card of the hand cannot be played in the first part of the turn."""
    if is_at_once(table, kind):
        return why_not_at_once(table, seat, kind)
    if not affordable(table, seat, kind):
        cost, left = cost_of(table, seat, kind), max(BUDGET - table.spent, 0)
        return f"it costs {cost}, and you have {left} of {BUDGET} points left: play a cheaper card (CCG-COST-01)"
    if not destinations(table, seat, kind):
        return NOWHERE_TO_GO.get(table.pool.type[kind], NOWHERE_AT_ALL)
    return None


def why_not_in_motion(table: Ccg, seat: int, kind: int) -> str:
    """CCG-AMB-12: why a card of the hand cannot be played in the second part of the turn."""
    if is_at_once(table, kind):
        return why_not_at_once(table, seat, kind)
    return "you play cards in the first part of your turn; only Bang! cards and Plots at any time (CCG-AMB-12)"


def why_no_answer(table: Ccg, seat: int, kind: int) -> str:
    """CCG-AMB-40: why a card of the hand is no answer to what is about to happen."""
    if is_at_once(table, kind):
        return why_not_at_once(table, seat, kind)
    return "you can respond only with Bang! cards and Plots; play others in your own turn (CCG-AMB-40)"


def why_not_at_once(table: Ccg, seat: int, kind: int) -> str:
    """CCG-BANG-02: why this is no moment for a Bang! or a Plot, by its own words."""
    pool = table.pool
    if pool.type[kind] == PLOT and kind not in table.kinds_of(table.side_zone(seat)):
        return "you can play a Plot only from your side-hand (CCG-PLOT-10)"
    if pool.answers[kind] and answered_by(table, seat, kind) == NONE:
        return f"you can play it only when its text says: “{pool.rows[kind]['text']}” (CCG-BANG-02)"
    needs = [write(node) for node in pool.nodes(kind, NEEDS)]
    told = f": “{needs[0]}”" if needs else ""
    clause = "CCG-PLOT-06" if pool.type[kind] == PLOT else "CCG-BANG-02"
    return f"there is nothing that it needs or responds to{told} ({clause})"


# ---- cards in play


def why_idle(table: Ccg, seat: int, copies: Sequence[int]) -> str | None:
    """CCG-FREEZE-01: why a card in play can do nothing now."""
    own = [copy for copy in copies if table.holder[copy] == seat]
    if not own:
        return "you can use only cards that you control (CCG-AMB-33)"
    if all([copy in table.captor for copy in own]):
        return "it is kidnapped, and can act again once a card frees it (CCG-KIDNAP-01)"
    if all([table.is_frozen(copy) for copy in own]):
        return "it is frozen, usually until the following player's turn begins (CCG-FREEZE-01, CCG-FREEZE-04)"
    return None


def why_no_attempt(table: Ccg, seat: int, copies: Sequence[int]) -> str | None:
    """CCG-AMB-35: why a seat can't attempt a Goal or a Purpose; None for other cards."""
    for copy in copies:
        label = label_of(table, seat, copy)
        place = table.place_of(copy)
        if label >= 0 and place != NOWHERE and not able(table, seat, place, label):
            if label == OPPOSE:
                return "to Oppose it you need an unfrozen TARDIS Character or Ally of yours there (CCG-AMB-35)"
            return "to attempt it you need an unfrozen Enemy of yours there (CCG-AMB-35)"
    return None


def why_no_goal_there(table: Ccg, seat: int, copies: Sequence[int], names: Sequence[str]) -> str | None:
    """CCG-GOAL-07: why a first Goal cannot be placed at a Spacetime card."""
    lines = [who for who, line in enumerate(table.lines) if any(copy in line for copy in copies)]
    if not lines:
        return None
    if seat in lines or table.deal.solitaire:
        return "it doesn't accept this type of Goal: choose one of the highlighted Spacetime cards (CCG-GOAL-07)"
    return f"it is in {names[lines[0]]}'s line: place your first Goal at a Spacetime card of your own (CCG-GOAL-07)"


OF_THE_HAND: Final[dict[int, Callable[[Ccg, int, int], str | None]]] = {
    PLAY_CARD: why_not_played,
    MOVE: why_not_in_motion,
    ANSWER: why_no_answer,
    INTERRUPT: why_no_answer,
}
IN_PLAY: Final = (MOVE, ANSWER, INTERRUPT, TEAM, PASSENGERS)
