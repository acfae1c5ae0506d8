"""Rules and Instants of a step: each used once, in the order that the active seat chooses (NEM-START-01 to -07)."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.built.fields import ASIDE
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import from_hand
from timescoop.games.nemesis.instants import carry_out_instant, tell_instant
from timescoop.games.nemesis.playing import alike, without_duplicates
from timescoop.games.nemesis.pool import (
    END_STEP,
    START_STEP,
    YOU_PLAY,
)
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.winning import check_wins_on, resolve_triggered, use
from timescoop.kernel import as_offer, at_rest, question, register_rules
from timescoop.language import DONE, applies, is_noop, perform


def use_rules(table: Nemesis, me: int, label: int) -> None:
    """NEM-START-04, NEM-END-04: the active seat chooses the order; each rule once (NEM-START-05)."""
    rules = rules_of(table, me, label)
    if may_hold_timed(table, me, label) or len({kind_and_sentence(table, me, option) for option in rules}) > 1:
        table.ask(USE_LAST if label == END_STEP else USE_RULE, me, label)
    elif rules:
        use_rule(table, me, label, rules[0])


def rules_of(table: Nemesis, me: int, label: int) -> list[int]:
    """NEM-START-01, -02, -07: rules of your board, of your cards, and of Heroes with your tokens, not used yet."""
    pool, book = table.pool, table.deal.book
    out = book.rule.options(pool.numbered(pool.side_kind + table.sides[me], label))
    for copy in table.holder:
        numbers = pool.numbered(table.kind[copy], label)
        if numbers and table.controller(copy) == me:
            out += book.trigger.parts_of(copy, numbers)
    return sorted([option for option in out if option not in table.used and bears(table, me, option)])


def bears(table: Nemesis, me: int, option: int) -> bool:
    """NEM-START-04: whether a rule can do something; one with a publicly false condition is left out of the order."""
    block, target = table.deal.book.decode(option)
    copy = target if block is table.deal.book.trigger else table.board(me)
    kind, nth = kind_and_sentence(table, me, option)
    rule = table.pool.sentences[kind][nth][1]
    return not is_noop(table, rule, me, CONTEXT.of(copy))


def kind_and_sentence(table: Nemesis, me: int, option: int) -> tuple[int, int]:
    """The kind and the sentence that an option means, for any copy of the card."""
    book = table.deal.book
    block, target = book.decode(option)
    if block is book.rule:
        return table.kind_of(table.board(me)), target
    return table.kind[target], block.part(option)


def timed_instants(table: Nemesis, label: int) -> list[int]:
    """NEM-INSTANT-04: the Instants that are played in such a step."""
    return {START_STEP: table.pool.start_instants, END_STEP: table.pool.end_instants}.get(label, [])


def may_hold_timed(table: Nemesis, me: int, label: int) -> bool:
    """NEM-START-03: whether you could hold an Instant for this step, judged by your deck list and open cards alone."""
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
    rules = without_duplicates(table, rules_of(table, me, label), rule_alike)
    timed, held = timed_instants(table, label), []
    for kind in table.hand_kinds(me):
        if kind in timed and not (table.pool.banning and table.is_banned(me, kind)):
            held += table.deal.book.instant.parts_of(kind, table.pool.numbered(kind, label))
    return sorted(held + rules) if rules else [DONE, *held]


def rule_alike(table: Nemesis, option: int) -> tuple[int, ...]:
    """NEM-START-04: the key by which rules are interchangeable: the same sentence of interchangeable cards."""
    block, copy = table.deal.book.decode(option)
    return (*alike(table, copy), block.part(option)) if block is table.deal.book.trigger else (option,)


def use_rule(table: Nemesis, me: int, label: int, option: int) -> None:
    """NEM-START-04: carry out one rule, then ask for the next; not playing an Instant is a choice, too (NEM-AMB-05)."""
    table.calm = 0
    if option == DONE:
        return
    table.used += (option,)
    book = table.deal.book
    block, target = book.decode(option)
    nth = block.part(option)
    if block is book.trigger:
        use(table, me, target, nth)
    elif block is book.instant:
        table.used = table.used[:-1]  # another copy may be played as well
        copy = from_hand(table, me, target)
        table.move(copy, ASIDE)
        tell_instant(table, me, copy, nth)
        carry_out_instant(table, me, copy, nth)
        table.do(check_wins_on, YOU_PLAY, me, copy)
    else:
        board = table.board(me)
        rule = table.pool.sentences[table.kind_of(board)][target][1]
        if applies(table, rule, me, CONTEXT.of(board)):
            table.say(facts.USED_RULE, me, (table.kind_of(board), target))
        table.do(perform, rule, me, CONTEXT.of(board))
    table.do(resolve_triggered)
    table.do(use_rules, me, label)


USE_RULE: Final = at_rest(question("nemesis/use_rule", "NEM-START-04", rules_to_choose, use_rule))
USE_LAST: Final = at_rest(question("nemesis/use_last", "NEM-END-04", rules_to_choose, use_rule))
as_offer(USE_RULE, DONE)
as_offer(USE_LAST, DONE)


register_rules(globals())
