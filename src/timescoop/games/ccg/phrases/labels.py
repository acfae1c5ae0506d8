"""The labels of sentences, which say when they work. The pool notes each when the text is registered."""

from __future__ import annotations

from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.describing import has_name
from timescoop.games.ccg.phrases.finding import company, needs_own_turn
from timescoop.games.ccg.phrases.trees import is_steady
from timescoop.games.ccg.pool import (
    ACTION,
    ANY_TYPE,
    ARTIFACT,
    CONDITION,
    GOAL,
    NEEDS,
    NO_LIMIT,
    ON_SETUP,
    ONCE_A_GAME,
    ONCE_A_TURN,
    OPPOSE,
    OPPOSE_REWARD,
    OVERCOME,
    OVERCOME_REWARD,
    PLAYS_ON,
    REACH,
    REACH_REWARD,
    RESPOND,
    SCORE,
    SCORE_REWARD,
    SPACETIME,
    USER,
    VORTEX,
    Pool,
)
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context, note, suits

# ---- how the card is played


@phrase("ability", "play on {what_it_lies_on}", for_types=1 << CONDITION)
def plays_on(pool: Pool, kind: int, bearer: int) -> None:
    """CCG-CONDITION-02: what a Condition may lie on."""
    pool.enter(kind, PLAYS_ON, bearer)


@phrase("ability", "play on the table", for_types=1 << CONDITION)
def plays_on_table(pool: Pool, kind: int) -> None:
    """CCG-CONDITION-03: a Condition that lies at no Spacetime card."""
    pool.on_table[kind] = True


@phrase("ability", "play only if {conditions}", for_types=ANY_TYPE & ~(1 << SPACETIME))
def needs(pool: Pool, kind: int, conditions: int) -> None:
    """CCG-PLOT-05: what must be so when it is played."""
    pool.enter(kind, NEEDS, conditions)
    if pool.company[kind] == ANY_TYPE:
        pool.company[kind] = company(conditions)
    if not is_steady(conditions):
        pool.steady[kind] = False
    if needs_own_turn(conditions):
        pool.own_turn[kind] = True


@phrase("ability", "User: a(n) {such_card}", for_types=1 << ARTIFACT)
def used_by(pool: Pool, kind: int, single: int) -> None:
    """CCG-ARTIFACT-01: who must be where an Artifact is played."""
    pool.enter(kind, USER, single)


@phrase("ability", "at Set-Up, {statement}")
def at_setup(pool: Pool, kind: int, statement: int) -> None:
    """CCG-SETUP-06: what it brings with it."""
    pool.enter(kind, ON_SETUP, statement)


@phrase("ability", "the cards under this card are a Dice Pool", for_types=IN_PLAY)
def is_dice_pool(pool: Pool, kind: int) -> None:
    """CCG-GLOSSARY-10: the side-deck from which the dice are rolled."""
    pool.dice_pool[kind] = True


@phrase("ability", "Vortex: {what_is_sought}", for_types=IN_PLAY)
def has_icon(pool: Pool, kind: int, sought: int) -> None:
    """CCG-VORTEX-01, -05: before a title, or a class of cards."""
    pool.enter(kind, VORTEX, sought)


@phrase("what_is_sought", "{NAME}")
def by_name(table: Ccg, _me: int, _this: Context, that: int, name: int) -> bool:
    """CCG-VORTEX-01: any version of that title."""
    return has_name(table.pool, table.kind_of(that), name)


@phrase("what_is_sought", "a(n) {such_card}")
def by_class(table: Ccg, me: int, this: Context, that: int, single: int) -> bool:
    """CCG-VORTEX-05: one card of a class."""
    return suits(table, single, me, this, that)


# ---- what its player may do


@phrase("ability", "Action: {statement}", for_types=IN_PLAY)
def acts(pool: Pool, kind: int, statement: int) -> None:
    """CCG-TURN-02: in the second part of your turn."""
    pool.enter(kind, ACTION, statement, NO_LIMIT)


@phrase("ability", "Action, once per turn: {statement}", for_types=IN_PLAY)
def acts_once_a_turn(pool: Pool, kind: int, statement: int) -> None:
    """CCG-GLOSSARY-29: once in a round."""
    pool.enter(kind, ACTION, statement, ONCE_A_TURN)


@phrase("ability", "Action, once per game: {statement}", for_types=IN_PLAY)
def acts_once_a_game(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-53: never again, by any copy."""
    pool.enter(kind, ACTION, statement, ONCE_A_GAME)


def answers(pool: Pool, kind: int, moment: int, statement: int, limit: int) -> None:
    """CCG-AMB-40: a sentence that may be used when something is about to happen."""
    note(pool, kind, moment, pool.enter(kind, RESPOND, statement, limit))


@phrase("ability", "Response to {moment}: {statement}")
def responds(pool: Pool, kind: int, moment: int, statement: int) -> None:
    """CCG-BANG-01: before it happens."""
    answers(pool, kind, moment, statement, NO_LIMIT)


@phrase("ability", "Response to {moment}, once per turn: {statement}")
def responds_once_a_turn(pool: Pool, kind: int, moment: int, statement: int) -> None:
    """CCG-GLOSSARY-29: once in a round."""
    answers(pool, kind, moment, statement, ONCE_A_TURN)


@phrase("ability", "Response to {moment}, once per game: {statement}")
def responds_once_a_game(pool: Pool, kind: int, moment: int, statement: int) -> None:
    """CCG-AMB-53: never again, by any copy."""
    answers(pool, kind, moment, statement, ONCE_A_GAME)


@phrase("ability", "once per turn, {rule}")
def once_a_turn(pool: Pool, kind: int, rule: int) -> None:
    """CCG-GLOSSARY-29: what happens of itself, once in a round."""
    note(pool, kind, rule)
    limit_last(pool, kind, ONCE_A_TURN)


@phrase("ability", "once per game, {rule}")
def once_a_game(pool: Pool, kind: int, rule: int) -> None:
    """CCG-AMB-53: what happens of itself, never again by any copy."""
    note(pool, kind, rule)
    limit_last(pool, kind, ONCE_A_GAME)


def limit_last(pool: Pool, kind: int, limit: int) -> None:
    """The sentence noted last has a limit."""
    *before, (label, node, _) = pool.sentences[kind]
    pool.sentences[kind] = (*before, (label, node, limit))


# ---- requirements and rewards


@phrase("ability", "Reach: {requirement}", for_types=1 << GOAL)
def reached_by(pool: Pool, kind: int, ways: int) -> None:
    """CCG-GOAL-04: what Enemies of the Goal's player must bring."""
    pool.enter(kind, REACH, ways)


@phrase("ability", "Oppose: {requirement}", for_types=1 << GOAL)
def opposed_by(pool: Pool, kind: int, ways: int) -> None:
    """CCG-GOAL-05: what TARDIS Characters and Allies of an opponent must bring."""
    pool.enter(kind, OPPOSE, ways)


@phrase("ability", "Score: {requirement}")
def scored_by(pool: Pool, kind: int, ways: int) -> None:
    """CCG-PURPOSE-01: what Enemies of its player must bring to a Purpose."""
    pool.enter(kind, SCORE, ways)


@phrase("ability", "Overcome: {requirement}")
def overcome_by(pool: Pool, kind: int, ways: int) -> None:
    """CCG-GLOSSARY-32: what those who make an attempt must bring to a Puzzle."""
    pool.enter(kind, OVERCOME, ways)


@phrase("ability", "Reach reward: {statement}", for_types=1 << GOAL)
def reach_reward(pool: Pool, kind: int, statement: int) -> None:
    """CCG-SCORE-03: beside the points."""
    pool.enter(kind, REACH_REWARD, statement)


@phrase("ability", "Oppose reward: {statement}", for_types=1 << GOAL)
def oppose_reward(pool: Pool, kind: int, statement: int) -> None:
    """CCG-SCORE-03: beside the points."""
    pool.enter(kind, OPPOSE_REWARD, statement)


@phrase("ability", "Score reward: {statement}")
def score_reward(pool: Pool, kind: int, statement: int) -> None:
    """CCG-PURPOSE-01: what it is for."""
    pool.enter(kind, SCORE_REWARD, statement)


@phrase("ability", "Overcome reward: {statement}")
def overcome_reward(pool: Pool, kind: int, statement: int) -> None:
    """CCG-GLOSSARY-32: for the player who has overcome it."""
    pool.enter(kind, OVERCOME_REWARD, statement)
