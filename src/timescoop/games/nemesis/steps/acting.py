"""The Action Step: printed and added Actions, Passes, and Contested Locations."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.attributes import NEEDS_CARD
from timescoop.games.nemesis.by_hand import after_opening, own_texts
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.instants import offer_instants
from timescoop.games.nemesis.playing import without_duplicates
from timescoop.games.nemesis.pool import ACTING, ACTION, ACTIONS, CORNERS
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.tokens import gain_power
from timescoop.games.nemesis.winning import resolve_triggered, use
from timescoop.kernel import NOWHERE, at_rest, openly_asked, question, register_rules
from timescoop.language import DONE, Context, applies, parts, perform, possible, selected


def act(table: Nemesis, me: int) -> None:
    """NEM-ACTION-01: as long as Actions of the token's Location are unused, you choose the next one."""
    if table.token_place(me) != NOWHERE and unused(table, me):
        table.ask(ACT, me)


def unused(table: Nemesis, me: int) -> list[int]:
    """NEM-ACTION-02: options to take the Actions that aren't used yet: printed ones, then added ones."""
    printed = table.deal.book.take_action.options(range(ACTIONS))
    return [option for option in printed + added(table, me) if option not in table.used]


def added(table: Nemesis, me: int) -> list[int]:
    """NEM-AMB-23: Actions of what is attached there, of your own Characters there, and of Heroes there."""
    place, pool, block, out = table.token_place(me), table.pool, table.deal.book.trigger, []
    for copy in table.at(place):
        numbers = pool.numbered(table.kind[copy], ACTION)
        if numbers and adds_for(table, me, copy):
            for nth in numbers:
                if applies(table, pool.sentences[table.kind[copy]][nth][1], me, CONTEXT.of(copy)):  # NEM-AMB-15
                    out.append(block.option(copy, nth))
    return sorted(out)


def adds_for(table: Nemesis, me: int, copy: int) -> bool:
    """NEM-AMB-23: whether the Action of a card at the Location is added for the board's own seat."""
    bearer = table.host.get(copy, copy)
    if not table.is_character(bearer):
        return True
    return table.is_hero(bearer) or table.holder[bearer] == me


def required(table: Nemesis, me: int) -> int:
    """NEM-CONTEST-06: how many Actions must be Passed: none, one, or two where a Doctor contests."""
    least = 0
    for copy in table.at(table.token_place(me)):
        if table.is_character(copy):
            if table.is_hero(copy):
                least = max(least, 2 if table.is_type(copy, table.pool.doctor) else 1)
            elif table.holder[copy] != me:
                least = max(least, 1)
    return least


def actions(table: Nemesis, me: int) -> list[int]:
    """NEM-AMB-15: an Action may be taken if enough are left to be Passed; any may be Passed (NEM-ACTION-07)."""
    left = unused(table, me)
    passing = [passed(table, option) for option in left]
    taking = [each for each in left if can_take(table, me, each)]
    if table.passes + len(left) - 1 < required(table, me) or table.is_barred(ACTING, table.token_place(me), me, 0):
        taking = []
    found = sorted(
        without_duplicates(table, taking, action_alike) + without_duplicates(table, passing, action_alike)
    ) or [DONE]
    return found + own_texts(table, me)


def passed(table: Nemesis, option: int) -> int:
    """NEM-ACTION-07: the option that passes the Action that another option takes."""
    book = table.deal.book
    block, target = book.decode(option)
    if block is book.take_action:
        return book.pass_action.option(target)
    return book.pass_trigger.option(target, block.part(option))


def can_take(table: Nemesis, me: int, option: int) -> bool:
    """NEM-AMB-50: whether an Action finds a card that it would move or vanquish; without one it may only be Passed."""
    node, this = action_text(table, me, option)
    if not NEEDS_CARD.of(node):
        return True
    count, *cards = selected(table, parts(node)[0], me, this)
    return bool(cards) or count <= 0  # "any number" may be none


def action_text(table: Nemesis, me: int, option: int) -> tuple[int, Context]:
    """NEM-ACTION-01: the text of an Action as a node, and its context."""
    block, target = table.deal.book.decode(option)
    if block is table.deal.book.trigger:
        return table.pool.sentences[table.kind[target]][block.part(option)][1], CONTEXT.of(target)
    place = table.token_place(me)
    return printed_action(table, place, target), CONTEXT.of(table.board(me), here=place)


def does_nothing(table: Nemesis, me: int, option: int) -> bool:
    """NEM-ACTION-06: whether a seat can see that an Action would do nothing now, so that a Pass is better."""
    node, this = action_text(table, me, option)
    return not possible(table, node, me, this)


def action_alike(table: Nemesis, option: int) -> tuple[int, ...]:
    """NEM-ACTION-02: the key by which Actions are interchangeable: a sentence of equal cards; never printed ones."""
    book = table.deal.book
    block, target = book.decode(option)
    if block in (book.trigger, book.pass_trigger):
        return table.kind[target], block.part(option)
    return (option,)


def do_action(table: Nemesis, me: int, option: int) -> None:
    """NEM-ACTION-04: carry out one Action, let everybody play Instants, then ask for the next Action."""
    table.calm = 0
    if option == DONE:
        return
    if after_opening(table, me, option):
        table.do(resolve_triggered)
        table.do(act, me)
        return
    book = table.deal.book
    block, target = book.decode(option)
    if block is book.pass_action:
        place = table.token_place(me)
        table.say(facts.PASSED_ACTION, me, (place, target, table.kind_of_place(place)))
        pass_action(table, me, book.take_action.option(target))
    elif block is book.pass_trigger:
        nth = block.part(option)
        table.say(facts.PASSED_ADDED, me, (target, nth), (target,))
        pass_action(table, me, book.trigger.option(target, nth))
    else:
        table.used += (option,)
        take_action(table, me, option)
    table.do(resolve_triggered)
    table.do(offer_instants)
    table.do(act, me)


def pass_action(table: Nemesis, me: int, option: int) -> None:
    """NEM-ACTION-08: pass an Action for exactly 1 Power, no matter what its text is."""
    table.used += (option,)
    table.passes += 1
    gain_power(table, me, 1)


def take_action(table: Nemesis, me: int, option: int) -> None:
    """NEM-ACTION-05: take an Action; everything that its text says is one Action."""
    table.calm = 0
    block, target = table.deal.book.decode(option)
    if block is table.deal.book.trigger:
        use(table, me, target, block.part(option))
        return
    place = table.token_place(me)
    table.say(facts.TOOK_ACTION, me, (place, target, table.kind_of_place(place)))
    table.do(perform, printed_action(table, place, target), me, CONTEXT.of(table.board(me), here=place))


def printed_action(table: Nemesis, place: int, which: int) -> int:
    """NEM-ACTION-01: the node of an Action that a Location shows."""
    side = table.pool.side_kind + table.sides[place // CORNERS]
    return table.pool.sentences[side][table.pool.numbered(side, ACTION)[place % CORNERS * ACTIONS + which]][1]


ACT: Final = at_rest(question("nemesis/action", "NEM-ACTION-03", actions, do_action))
openly_asked(ACT)

register_rules(globals())
