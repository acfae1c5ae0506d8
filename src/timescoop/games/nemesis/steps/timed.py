"""Rules and Instants of a step: each used once, in the order that the active seat chooses (NEM-START-01 to -07)."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.drawing import from_hand
from timescoop.games.nemesis.instants import carry_out_instant, tell_instant
from timescoop.games.nemesis.playing import alike, without_twins
from timescoop.games.nemesis.pool import (
    END_STEP,
    SENTENCES,
    START_STEP,
    YOU_PLAY,
)
from timescoop.games.nemesis.sources import source
from timescoop.games.nemesis.table import ASIDE, Nemesis
from timescoop.games.nemesis.winning import happened, settle, use
from timescoop.games.nemesis.words import RULE
from timescoop.kernel import at_rest, learn, question
from timescoop.language import DONE, applies, moot, perform


def use_rules(table: Nemesis, me: int, label: int) -> None:
    """NEM-START-04, NEM-END-04: the active seat chooses the order; each rule once (NEM-START-05)."""
    rules = rules_of(table, me, label)
    if may_hold_timed(table, me, label) or len({kind_and_sentence(table, me, option) for option in rules}) > 1:
        table.ask(USE_LAST if label == END_STEP else USE_RULE, me, label)
    elif rules:
        use_rule(table, me, label, rules[0])


def rules_of(table: Nemesis, me: int, label: int) -> list[int]:
    """NEM-START-01, -02, -07: rules of your board, of your cards, and of Heroes with your tokens, not used yet."""
    pool, start = table.pool, table.deal.book.trigger
    out = [RULE + nth for nth in pool.numbered(pool.side_kind + table.sides[me], label)]
    for copy in table.holder:
        numbers = pool.numbered(table.kind[copy], label)
        if numbers and table.controller(copy) == me:
            out += [start + SENTENCES * copy + nth for nth in numbers]
    return sorted([option for option in out if option not in table.used and bears(table, me, option)])


def bears(table: Nemesis, me: int, option: int) -> bool:
    """NEM-START-04: a rule whose condition all see to be false does nothing, so it has no turn in the order."""
    copy = table.board(me) if option < table.deal.book.trigger else (option - table.deal.book.trigger) // SENTENCES
    kind, nth = kind_and_sentence(table, me, option)
    rule = table.pool.sentences[kind][nth][1]
    return not moot(table, rule, me, source(copy))


def kind_and_sentence(table: Nemesis, me: int, option: int) -> tuple[int, int]:
    """Which sentence of which card an option means, whichever copy it is."""
    book = table.deal.book
    if option < book.trigger:
        return table.kind_of(table.board(me)), option - RULE
    copy, nth = divmod(option - book.trigger, SENTENCES)
    return table.kind[copy], nth


def timed_instants(table: Nemesis, label: int) -> list[int]:
    """NEM-INSTANT-04: the Instants that are played in such a step."""
    return {START_STEP: table.pool.start_instants, END_STEP: table.pool.end_instants}.get(label, [])


def may_hold_timed(table: Nemesis, me: int, label: int) -> bool:
    """NEM-START-03: whether you could hold an Instant for this step, by the list of your deck and what lies open."""
    hand = table.hand(me)
    if not hand:
        return False
    everyone, kinds, timed = table.everyone(), table.kind, timed_instants(table, label)
    if not timed:
        return False
    seen = [kinds[copy] for copy in (*table.pile(me), *table.zones[ASIDE])]
    for kind in timed:
        if table.owners[kind] == me and seen.count(kind) < table.pool.copies[kind]:
            return True
    for copy in hand:
        if table.known[copy] == everyone and kinds[copy] in timed:
            return True
    return False


def rules_to_choose(table: Nemesis, me: int, label: int) -> list[int]:
    """NEM-TRIGGER-14: the rules of the step, which must be used; Instants, which may be; done when no rule is left."""
    rules = without_twins(table, rules_of(table, me, label), rule_alike)
    start, timed = table.deal.book.instant, timed_instants(table, label)
    held = [
        start + SENTENCES * kind + nth
        for kind in table.hand_kinds(me)
        if kind in timed
        for nth in table.pool.numbered(kind, label)
    ]
    return sorted(held + rules) if rules else [DONE, *held]


def rule_alike(table: Nemesis, option: int) -> tuple[int, ...]:
    """NEM-START-04: what makes two rules one: the same sentence of cards that are alike in all that matters."""
    start = table.deal.book.trigger
    copy, nth = divmod(option - start, SENTENCES)
    return (*alike(table, copy), nth) if option >= start else (option,)


def use_rule(table: Nemesis, me: int, label: int, option: int) -> None:
    """NEM-START-04: one is carried out, then the next; to play no Instant is to choose, too (NEM-AMB-05)."""
    table.calm = 0
    if option == DONE:
        return
    table.used += (option,)
    book = table.deal.book
    if option >= book.trigger:
        copy, nth = divmod(option - book.trigger, SENTENCES)
        use(table, me, copy, nth)
    elif option >= book.instant:
        table.used = table.used[:-1]  # another copy may be played as well
        kind, nth = divmod(option - book.instant, SENTENCES)
        copy = from_hand(table, me, kind)
        table.move(copy, ASIDE)
        tell_instant(table, me, copy, nth)
        carry_out_instant(table, me, copy, nth)
        table.do(happened, YOU_PLAY, me, copy)
    else:
        board = table.board(me)
        rule = table.pool.sentences[table.kind_of(board)][option - RULE][1]
        if applies(table, rule, me, source(board)):
            table.say(facts.USED_RULE, me, (table.kind_of(board), option - RULE))
        table.do(perform, rule, me, source(board))
    table.do(settle)
    table.do(use_rules, me, label)


USE_RULE: Final = at_rest(question("nemesis/use_rule", "NEM-START-04", rules_to_choose, use_rule))
USE_LAST: Final = at_rest(question("nemesis/use_last", "NEM-END-04", rules_to_choose, use_rule))


learn(globals())
