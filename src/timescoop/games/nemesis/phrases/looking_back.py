"""Phrases about this turn or Conflict: what has happened, what works once, what follows the result."""

from __future__ import annotations

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.attributes import IN_PLAY
from timescoop.games.nemesis.conflicts.results import AFTER
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.events import hear
from timescoop.games.nemesis.phrases.labels import enter
from timescoop.games.nemesis.phrases.plays import any_there
from timescoop.games.nemesis.pool import (
    HAS_INITIATED,
    HAS_LOST,
    HAS_WON,
    NONE,
    ONGOING,
    THWARTING,
    VANQUISHING,
    WHERE_ANY,
    WHERE_HERE,
    WHERE_ITS,
    WHOSE_ANY,
    WHOSE_CARD_OTHERS,
    WHOSE_YOURS,
    Pool,
)
from timescoop.games.nemesis.table import ON_AGREEING, Nemesis
from timescoop.games.nemesis.targets import BORROWED, STRIPPED, choose
from timescoop.kernel import NOTHING, NOWHERE
from timescoop.language import Context, function_of, optional, parts, perform, within

# ---- what was done in this turn


@phrase("condition", "you have won a Conflict this turn", looks_back=True)
def has_won(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-106: anywhere, in anybody's turn."""
    return (me, HAS_WON) in table.done


@phrase("condition", "you have lost a Conflict this turn", looks_back=True)
def has_lost(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-105, NEM-AMB-106: one in which you had a Minion."""
    return (me, HAS_LOST) in table.done


@phrase("condition", "you have initiated a Conflict this turn", looks_back=True)
def has_initiated(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-106: in the Conflict Step, or by a text."""
    return (me, HAS_INITIATED) in table.done


@phrase("condition", "you have played a(n) {TYPE} this turn", looks_back=True)
def has_played(table: Nemesis, me: int, _this: Context, wanted: int) -> bool:
    """NEM-AMB-106: any card of that type, also one that has gone since; the card that says so counts, too."""
    traits = table.pool.traits
    return any([seat == me and kind >= 0 and traits[kind] & wanted == wanted for seat, kind in table.done])


@phrase("statement", "once each turn, {statement}", looks_back=True)
def only_once(table: Nemesis, me: int, this: Context, statement: int) -> None:
    """NEM-AMB-110: the first time in any player's turn, and not again before the next turn."""
    copy = CONTEXT.card(this)
    bit = 1 << sentence_with(table, copy, statement)
    if not table.once.get(copy, 0) & bit:
        if optional(statement) == NOTHING:
            table.once[copy] = table.once.get(copy, 0) | bit
        table.do(perform, statement, me, this)


def agreed_once(table: Nemesis, copy: int, deed: int) -> None:
    """NEM-AMB-110: a text that leaves you the choice has worked once you say yes."""
    for nth, (_, rule) in enumerate(table.pool.sentences[table.kind[copy]]):
        if rule != NONE and any(
            [function_of(each) is only_once and deed in list(within(each)) for each in within(rule)]
        ):
            table.once[copy] = table.once.get(copy, 0) | 1 << nth


def sentence_with(table: Nemesis, copy: int, statement: int) -> int:
    """The number of the sentence of a card in which a statement stands."""
    rules = [rule for _, rule in table.pool.sentences[table.kind_of(copy)]]
    return next((nth for nth, rule in enumerate(rules) if rule != NONE and statement in list(within(rule))), 0)


# ---- once the Conflict is decided


def promise(table: Nemesis, me: int, this: Context, statement: int) -> None:
    """NEM-AMB-108: noted until the Conflict is decided."""
    copy = CONTEXT.card(this)
    if table.fight != NOWHERE and copy < table.pool.size:
        kind = table.kind[copy]
        nth = sentence_with(table, copy, statement)
        table.promises += ((kind, nth, me, CONTEXT.replace(this, here=table.fight)),)


@phrase("statement", "once you win this Conflict, {statement}")
def after_victory(table: Nemesis, me: int, this: Context, statement: int) -> None:
    """NEM-AMB-108: done when the winner is told; nothing happens if you don't win it."""
    promise(table, me, this, statement)


@phrase("statement", "once you lose this Conflict, {statement}")
def after_defeat(table: Nemesis, me: int, this: Context, statement: int) -> None:
    """NEM-AMB-108: done when somebody else has won it; nothing happens after a tie with the highest Total."""
    promise(table, me, this, statement)


def statement_after(table: Nemesis, kind: int, nth: int, joint: object) -> int:
    """NEM-AMB-108: what a sentence does once a Conflict is decided in one way; NOTHING if it says nothing of that."""
    rule = table.pool.sentences[kind][nth][1]
    return next((parts(each)[0] for each in within(rule) if function_of(each) is joint), NOTHING)


def after_losing(table: Nemesis, kind: int, nth: int) -> int:
    """NEM-AMB-108: the statement for the loser."""
    return statement_after(table, kind, nth, after_defeat)


def after_winning(table: Nemesis, kind: int, nth: int) -> int:
    """NEM-AMB-108: the statement for the winner."""
    return statement_after(table, kind, nth, after_victory)


AFTER[:] = [after_losing, after_winning]
ON_AGREEING.append(agreed_once)


# ---- occasions


@phrase("event", "you lose a Conflict at this Location")
def you_lose_here(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-105: before anything that was beaten there falls."""
    hear(pool, kind, statement, facts.LOST_CONFLICT, WHOSE_YOURS, 0, WHERE_HERE)


@phrase("event", "you lose a Conflict")
def you_lose(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-105: anywhere."""
    hear(pool, kind, statement, facts.LOST_CONFLICT, WHOSE_YOURS, 0, WHERE_ANY)


@phrase("event", "a(n) {TYPE} is vanquished at this Location")
def is_vanquished_here(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-111: any other card there, under anybody's control."""
    hear(pool, kind, statement, facts.VANQUISHED, WHOSE_ANY, wanted, WHERE_ITS)


@phrase("event", "a(n) {TYPE} is thwarted at this Location")
def is_thwarted_here(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-111: any other card there, under anybody's control."""
    hear(pool, kind, statement, facts.THWARTED, WHOSE_ANY, wanted, WHERE_ITS)


@phrase("event", "a(n) {TYPE} is vanquished")
def any_is_vanquished(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-111: anywhere, under anybody's control."""
    hear(pool, kind, statement, facts.VANQUISHED, WHOSE_ANY, wanted, WHERE_ANY)


@phrase("event", "a(n) {TYPE} is thwarted")
def any_is_thwarted(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-111: anywhere, under anybody's control."""
    hear(pool, kind, statement, facts.THWARTED, WHOSE_ANY, wanted, WHERE_ANY)


@phrase("event", "an opponent's {TYPE} is vanquished")
def theirs_is_vanquished(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-111: a card that an opponent controls, by anybody."""
    hear(pool, kind, statement, facts.VANQUISHED, WHOSE_CARD_OTHERS, wanted, WHERE_ANY)


# ---- instead


@phrase("threat", "this Character would be vanquished", of_character=True)
def would_be_vanquished(pool: Pool, kind: int, deeds: int) -> None:
    """NEM-AMB-109: what happens in its place."""
    pool.saves_vanquished[kind] += (deeds,)
    pool.saving = True


@phrase("threat", "one of your other {TYPE(s)} would be thwarted")
def other_would_be_thwarted(pool: Pool, kind: int, deeds: int, wanted: int) -> None:
    """NEM-AMB-109: any other card of yours; `that card` is the one."""
    pool.saves_others[kind] += ((THWARTING, wanted, deeds),)
    pool.saving_others = True


@phrase("threat", "one of your other {TYPE(s)} would be vanquished")
def other_would_be_vanquished(pool: Pool, kind: int, deeds: int, wanted: int) -> None:
    """NEM-AMB-109: any other card of yours; `that card` is the one."""
    pool.saves_others[kind] += ((VANQUISHING, wanted, deeds),)
    pool.saving_others = pool.saving = True


# ---- control for a time, and Plot that is taken off


@phrase("deed", "take control of {pick} until the turn ends", any_there, needs_card=True, borrows=True)
def borrows(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-107: then the player who had it before controls it again."""
    choose(table, me, this, BORROWED, pick)


def any_there_for(table: Nemesis, me: int, this: Context, _count: int, pick: int) -> bool:
    """NEM-AMB-50: there is a card to do it to."""
    return any_there(table, me, this, pick)


@phrase("deed", "take {INT} Plot off {pick}", any_there_for)
def strips_plot(table: Nemesis, me: int, this: Context, count: int, pick: int) -> None:
    """NEM-EFFECT-PLACE-02: as much as lies on it."""
    choose(table, me, this, STRIPPED - count, pick)


# ---- what opponents cannot play


def ban(pool: Pool, kind: int, wanted: int, conditions: int) -> None:
    """NEM-AMB-112: noted with the card that says it."""
    enter(pool, kind, ONGOING, NONE)
    pool.bans[kind] += ((wanted, conditions),)
    pool.banning = True


@phrase("ability", "Ongoing: opponents cannot play {TYPE(s)}", for_types=IN_PLAY)
def others_play_no(pool: Pool, kind: int, wanted: int) -> None:
    """NEM-AMB-112: not anywhere or in any step, as long as the card is in play."""
    ban(pool, kind, wanted, NONE)


@phrase("ability", "Ongoing: opponents cannot play {TYPE(s)} if {conditions}", for_types=IN_PLAY)
def others_play_no_if(pool: Pool, kind: int, wanted: int, conditions: int) -> None:
    """NEM-AMB-112: looked at whenever they could play one."""
    ban(pool, kind, wanted, conditions)
