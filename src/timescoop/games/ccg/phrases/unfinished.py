"""Effects that can't be carried out yet: they wait, with everything after them, until they can."""

from __future__ import annotations

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.events import UPKEEP
from timescoop.games.ccg.phrases.book import NOW_OR_NEVER
from timescoop.games.ccg.phrases.picking import ALL, SOME
from timescoop.games.ccg.table import HOOKS, SETUP, Ccg
from timescoop.kernel import NOBODY, register_rules
from timescoop.language import Context, go_on, is_open, possible, publicly_impossible, selected, sort_of, within


def must_wait(table: Ccg, node: int, me: int, this: Context) -> bool:
    """CCG-GLOSSARY-23: whether a part of a course cannot be done now, although it has to be.

    Where that depends on secrets, its player is asked, and it waits only then.
    """
    return (
        table.part != SETUP
        and is_open(node)
        and not possible(table, node, me, this)
        and not is_met(table, node, me, this)
    )


def is_met(table: Ccg, node: int, me: int, this: Context) -> bool:
    """Whether nothing is left to do: all cards where there are none, up to so many of none, a card that is gone."""
    for each in within(node):
        if sort_of(each) in ("chosen_cards", "this_card"):
            count, *cards = selected(table, each, me, this)
            if not cards and (count == ALL or count > SOME):
                return True
    return False


def put_off(table: Ccg, node: int, me: int, this: Context) -> None:
    """CCG-GLOSSARY-23: this part of a course waits, and so does all that was to follow it."""
    nodes = [node]
    while table.agenda and table.agenda[-1][0] is go_on and table.agenda[-1][1][1:] == (me, this):
        nodes.append(table.agenda.pop()[1][0])
    if NOW_OR_NEVER.of(node):  # what was about to happen cannot be called off later
        return
    copy = CONTEXT.card(this)
    kind = table.kind[copy] if copy != NOBODY else -1
    kept = this if table.in_play(copy) else CONTEXT.replace(this, card=NOBODY)
    numbers = tuple([table.pool.tree_number[each] for each in nodes])
    table.unfinished += ((numbers, me, kept, kind, table.hand(me)),)
    table.say(facts.PUT_OFF, me, (kind,))


def retry(table: Ccg) -> None:
    """CCG-GLOSSARY-23: something has changed: the first thing that waits and can be done now is done.

    What depends on a hand is tried whenever that has new cards: whether they are the right ones is not for all to see.
    """
    for nth, (numbers, me, this, kind, seen) in enumerate(table.unfinished):
        node = table.pool.trees[numbers[0]]
        before, after = table.unfinished[:nth], table.unfinished[nth + 1 :]
        if publicly_impossible(table, node, me, this):
            table.unfinished = (*before, (numbers, me, this, kind, ()), *after)
        elif is_open(node) or set(table.hand(me)) - set(seen):
            table.unfinished = (*before, *after)
            table.say(facts.RESUMED, me, (kind,))
            for number in numbers:
                table.do(go_on, table.pool.trees[number], me, this)
            table.do(retry)
            return


def look_again(table: Ccg) -> None:
    """CCG-GLOSSARY-23: after a change in play, too, what waits is tried again."""
    if table.unfinished:
        table.do(retry)


HOOKS.must_wait, HOOKS.put_off, HOOKS.retry = must_wait, put_off, retry
UPKEEP.append(look_again)

register_rules(globals())
