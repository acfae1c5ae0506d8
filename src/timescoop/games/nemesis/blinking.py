"""Blink: rules of the Weeping Angels, one at a time, each once (NEM-EFFECT-BLINK-01 to -07)."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.built.fields import ASIDE
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.instants import carry_out_instant, tell_instant
from timescoop.games.nemesis.playing import play_moment
from timescoop.games.nemesis.pool import BLINK, CONFLICT_BLINK, YOU_PLAY
from timescoop.games.nemesis.table import USED_IN_BLINK, Nemesis
from timescoop.games.nemesis.winning import check_wins_on, resolve_triggered, use
from timescoop.kernel import NOWHERE, as_offer, question, register_rules
from timescoop.language import DONE, perform


def blink(table: Nemesis, me: int) -> None:
    """NEM-AMB-36: start a Blink; one inside another Blink is a new one."""
    table.do(go_on_blinking, me)
    table.do(stop_blinking, me)


def go_on_blinking(table: Nemesis, me: int, *used: int) -> None:
    """NEM-EFFECT-BLINK-07: ask the seat for its next Blink rule, unless everybody can see that it has none."""
    if table.hand(me) or rules_to_use(table, me, used):
        table.ask(BLINKING, me, *used)


def stop_blinking(table: Nemesis, me: int) -> None:
    """NEM-AMB-36: the cards that were played in this Blink may be played in another."""
    for copy in (*table.hand(me), *table.deck(me), *table.pile(me)):
        table.mark[copy] = 0


def labels(table: Nemesis) -> tuple[int, ...]:
    """NEM-EFFECT-BLINK-05: in a Conflict, Conflict Blink rules work as well."""
    return (BLINK,) if table.fight == NOWHERE else (BLINK, CONFLICT_BLINK)


def rules_to_use(table: Nemesis, me: int, used: tuple[int, ...]) -> list[int]:
    """NEM-EFFECT-BLINK-01: Blink rules of your board and your cards in play."""
    pool, book, out = table.pool, table.deal.book, []
    for label in labels(table):
        out += book.rule.options(pool.numbered(pool.side_kind + table.sides[me], label))
        for copy in table.holder:
            numbers = pool.numbered(table.kind[copy], label)
            if numbers and table.controller(copy) == me and (label == BLINK or fights_there(table, copy)):
                out += book.trigger.parts_of(copy, numbers)
    return sorted([option for option in out if option not in used])


def fights_there(table: Nemesis, copy: int) -> bool:
    """NEM-AMB-51: whether a card in play is at the Location of the Conflict; its Conflict rules work only there."""
    return table.place_of(copy) == table.fight


def cards_to_use(table: Nemesis, me: int) -> list[int]:
    """NEM-EFFECT-BLINK-03: Instants and Moments of the hand with a Blink rule, not those played in this Blink."""
    out = []
    fresh = sorted({table.kind[copy] for copy in table.hand(me) if table.mark[copy] != USED_IN_BLINK})
    either = table.pool.instant | table.pool.moment
    for kind in fresh:
        if table.pool.traits[kind] & either and not (table.pool.banning and table.is_banned(me, kind)):
            for label in labels(table):
                out += table.deal.book.instant.parts_of(kind, table.pool.numbered(kind, label))
    return sorted(out)


def blinks(table: Nemesis, me: int, *used: int) -> list[int]:
    """NEM-EFFECT-BLINK-02: the Blink rules, and `done`, because each is optional."""
    return [DONE, *sorted(rules_to_use(table, me, used) + cards_to_use(table, me))]


def use_blink(table: Nemesis, me: int, *used_and_option: int) -> None:
    """NEM-EFFECT-BLINK-07: one rule is carried out, then you choose again."""
    *used, option = used_and_option
    if option == DONE:
        return
    book, pool = table.deal.book, table.pool
    block, target = book.decode(option)
    if block is book.trigger:
        use(table, me, target, block.part(option))
    elif block is book.instant:
        play_in_blink(table, me, target, block.part(option))
    else:
        board = table.board(me)
        table.say(facts.USED_RULE, me, (table.kind_of(board), target))
        table.do(perform, pool.sentences[table.kind_of(board)][target][1], me, CONTEXT.of(board))
    table.do(resolve_triggered)
    table.do(go_on_blinking, me, *used, option)


def play_in_blink(table: Nemesis, me: int, kind: int, nth: int) -> None:
    """NEM-EFFECT-BLINK-03: a card of the hand is played without any other Action."""
    copy = table.pick(table.hand_zone(me), kind, me, mark=0)
    table.move(copy, ASIDE)
    table.mark[copy] = USED_IN_BLINK
    if table.pool.traits[kind] & table.pool.moment:
        play_moment(table, me, copy, table.pool.sentences[kind][nth][0])
        return
    tell_instant(table, me, copy, nth)
    carry_out_instant(table, me, copy, nth)
    table.do(check_wins_on, YOU_PLAY, me, copy)


BLINKING: Final = question("nemesis/blink", "NEM-EFFECT-BLINK-01", blinks, use_blink)
as_offer(BLINKING, DONE)

register_rules(globals())
