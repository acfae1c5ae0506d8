"""Attempts: who makes them, at what, against whom, and the result."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.events import CALLED_OFF, HAPPENS, announce, tell
from timescoop.games.ccg.freezing import tire
from timescoop.games.ccg.going import destroy
from timescoop.games.ccg.lasting import THIS_ATTEMPT, end_of
from timescoop.games.ccg.options import ALL
from timescoop.games.ccg.pool import (
    ATTEMPT,
    CHARACTERS,
    GOAL,
    OPPOSE,
    OPPOSE_REWARD,
    OVERCOME,
    OVERCOME_REWARD,
    REACH,
    REACH_REWARD,
    SCORE,
    SCORE_REWARD,
)
from timescoop.games.ccg.scoring import score
from timescoop.games.ccg.statics import TO_ATTEMPT, TO_BE_SCORED
from timescoop.games.ccg.table import FORBIDDEN, Ccg
from timescoop.kernel import NOWHERE, of_several, openly_asked, question, register_rules
from timescoop.language import DONE, holds, perform

REWARD: Final = {REACH: REACH_REWARD, OPPOSE: OPPOSE_REWARD, SCORE: SCORE_REWARD}

# ---- what can be attempted


def label_of(table: Ccg, me: int, copy: int) -> int:
    """CCG-SCORE-01, -02, CCG-AMB-51, -64: what a seat would attempt at a card: Reach, Oppose, or a Purpose; or -1."""
    kind = table.kind[copy]
    if table.pool.type[kind] == GOAL:
        if copy in table.scored or table.lent(copy, FORBIDDEN) & TO_BE_SCORED:
            return -1
        return REACH if table.controller(copy) == me else OPPOSE
    return SCORE if table.pool.labelled[SCORE][kind] and table.controller(copy) == me else -1


def able(table: Ccg, me: int, place: int, label: int) -> list[int]:
    """CCG-AMB-35: a seat's unfrozen Characters of the fitting side at a place, that may attempt."""
    side = table.heroes(place, me) if label == OPPOSE else table.enemies(place, me)
    if not side:
        return []
    return [copy for copy in side if not table.is_frozen(copy) and not table.lent(copy, FORBIDDEN) & TO_ATTEMPT]


def attempts(table: Ccg, me: int) -> list[int]:
    """CCG-TURN-02: the Goals and Purposes at which a seat can make an attempt."""
    found = []
    zone, there = table.zone, table.zones_with(me, CHARACTERS)
    for copy in table.census().stakes:
        if zone[copy] in there:
            place, label = table.place_of(copy), label_of(table, me, copy)
            if label >= 0 and place != NOWHERE and able(table, me, place, label):
                found.append(copy)
    return table.deal.book.attempt.options(sorted(found))


# ---- the team


def begin_attempt(table: Ccg, me: int, copy: int) -> None:
    """CCG-AMB-36: begin an attempt at one Goal or Purpose."""
    label = label_of(table, me, copy)
    table.attempt = (me, copy, label)
    table.say(facts.ATTEMPTED, me, (label, table.place_of(copy)), (copy,))
    table.ask(TEAM, me, copy, label)


def may_join(table: Ccg, me: int, copy: int, label: int) -> list[int]:
    """CCG-AMB-35: any set of own Characters there: one more, all of them, or done once there is one."""
    picked = table.picks
    could = table.deal.book.card.options(able(table, me, table.place_of(copy), label))
    left = [option for option in could if option not in picked]
    start = [DONE] if picked else []
    return sorted([*start, *([ALL] if len(left) > 1 else []), *left])


def join(table: Ccg, me: int, copy: int, label: int, option: int) -> None:
    """CCG-AMB-35: they alone count, and are frozen afterwards."""
    picks = table.picks
    card = table.deal.book.card
    if option == ALL:
        picks = tuple(card.options(able(table, me, table.place_of(copy), label)))
    elif option != DONE:
        picks = (*picks, option)
        if len(picks) < len(able(table, me, table.place_of(copy), label)):
            table.ask_again(TEAM, me, copy, label, picks=picks)
            return
    table.team = tuple(sorted(card.targets(picks)))
    table.say(facts.TEAMED, me, (len(table.team),), table.team)
    announce(table, ATTEMPT, me, copy, table.place_of(copy))


TEAM: Final = of_several(question("ccg/team", "CCG-AMB-35", may_join, join))
openly_asked(TEAM)

# ---- the test


def be_tried(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-AMB-38, CCG-AMB-54: after the answers come the Puzzles, then the requirement."""
    tell(table, ATTEMPT, me, copy, place)
    guarding, others = puzzles(table, me, copy, place)
    for puzzle in guarding:
        table.do(face_puzzle, me, puzzle)
    for puzzle in others:
        table.do(solve_puzzle, me, puzzle)
    table.do(test, me, copy)
    table.do(end_attempt, me)


def puzzles(table: Ccg, me: int, copy: int, place: int) -> tuple[list[int], list[int]]:
    """CCG-GLOSSARY-33, CCG-AMB-54: the Puzzles that an attempt meets.

    Returns:
        Those that it must overcome: of any player, on the Spacetime card or on the Goal. Then those that it may
        overcome: of other players, on other cards at the place, such as Characters.
    """
    labelled = table.pool.labelled[OVERCOME]
    on = [each for each in table.at(place) if table.host.get(each, -1) >= 0 and labelled[table.kind[each]]]
    if not on:
        return [], []
    guarded = {copy} | {each for line in table.lines for each in line if table.place_of(each) == place}
    guarding = [each for each in on if table.host[each] in guarded]
    return guarding, [each for each in on if table.host[each] not in guarded and table.controller(each) != me]


def face_puzzle(table: Ccg, me: int, puzzle: int) -> None:
    """CCG-GLOSSARY-32: a Puzzle that is met is overcome and destroyed; one that is not makes the attempt fail."""
    if goes_on(table, puzzle) and not overcome(table, me, puzzle):
        fail(table, me)


def solve_puzzle(table: Ccg, me: int, puzzle: int) -> None:
    """CCG-GLOSSARY-33, CCG-AMB-54: a Puzzle that guards nothing is overcome too if it is met, and hinders nobody."""
    if goes_on(table, puzzle):
        overcome(table, me, puzzle)


def goes_on(table: Ccg, puzzle: int) -> bool:
    """Whether an attempt that hasn't failed still has to face a Puzzle that is still there."""
    return table.in_play(puzzle) and bool(table.attempt) and table.attempt[2] >= 0


def overcome(table: Ccg, me: int, puzzle: int) -> bool:
    """CCG-GLOSSARY-32: whether the team meets a Puzzle, which is then overcome and destroyed."""
    if not meets(table, me, puzzle, OVERCOME):
        return False
    table.say(facts.OVERCAME, me, (), (puzzle,))
    for node in table.pool.nodes(table.kind[puzzle], OVERCOME_REWARD):
        table.do(perform, node, me, CONTEXT.of(puzzle, here=table.place_of(puzzle)))
    destroy(table, me, puzzle)
    return True


def meets(table: Ccg, me: int, copy: int, label: int) -> bool:
    """CCG-GOAL-06: whether the team fulfils one of the requirements of a card."""
    this = CONTEXT.of(copy, here=table.place_of(copy))
    return any([holds(table, node, me, this) for node in table.pool.nodes(table.kind[copy], label)])


def fail(table: Ccg, me: int) -> None:
    """CCG-SCORE-09: record that the attempt has failed."""
    seat, copy, label = table.attempt
    table.attempt = (seat, copy, -1 - label)
    table.say(facts.FAILED, me, (label,), (copy,))


def test(table: Ccg, me: int, copy: int) -> None:
    """CCG-SCORE-01 to -05: if the requirement is met, the points come first, then the rewards (CCG-AMB-37)."""
    if not table.attempt or table.attempt[2] < 0 or not table.in_play(copy) or copy in table.scored:
        return
    label = table.attempt[2]
    if not meets(table, me, copy, label):
        fail(table, me)
        return
    kind = table.kind[copy]
    if label == SCORE:
        table.say(facts.FULFILLED, me, (0,), (copy,))
    else:
        score(table, me, table.pool.cost[kind], copy)
    for node in table.pool.nodes(kind, REWARD[label]):
        table.do(perform, node, me, CONTEXT.of(copy, here=table.place_of(copy)))


HAPPENS[ATTEMPT] = be_tried


def be_foiled(table: Ccg, me: int, _copy: int, _place: int) -> None:
    """CCG-AMB-38: an attempt that is cancelled freezes all the same."""
    if table.attempt[2] >= 0:
        fail(table, me)
    table.do(end_attempt, me)


CALLED_OFF[ATTEMPT] = be_foiled


def end_attempt(table: Ccg, me: int) -> None:
    """CCG-FREEZE-07: after an attempt, failed or not, those who made it are frozen."""
    tire(table, me, [copy for copy in table.team if table.in_play(copy)], facts.TIRED)
    table.attempt, table.team = (), ()
    end_of(table, THIS_ATTEMPT)


register_rules(globals())
