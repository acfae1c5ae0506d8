"""The walker: runs nodes on the agenda, so that a choice inside a card's text is an ordinary question."""

from __future__ import annotations

from typing import Any

from timescoop.kernel import Context, Table, written_as
from timescoop.language.lexicons import ARGS, PLAIN, read_node, write_node
from timescoop.language.phrases import ABILITY, CAN, HEAD, PUBLICLY_IMPOSSIBLE, RULE, RUN, SORT


def perform(table: Table, node: int, me: int, this: Context) -> None:
    """LAN-WALK-01: do what a node says, for a seat and by a card."""
    args, run = ARGS[node], RUN[HEAD[node]]
    if len(args) == 1:
        run(table, me, this, args[0])
    else:
        run(table, me, this, *args)


def perform_on(table: Table, node: int, me: int, this: Context, that: int) -> None:
    """LAN-WALK-02: do what a node says about something that another phrase has named."""
    RUN[HEAD[node]](table, me, this, that, *ARGS[node])


def holds(table: Table, node: int, me: int, this: Context) -> bool:
    """LAN-WALK-03: whether a condition is true now."""
    args, run = ARGS[node], RUN[HEAD[node]]
    if len(args) == 1:
        return bool(run(table, me, this, args[0]))
    return bool(run(table, me, this, *args))


def value(table: Table, node: int, me: int, this: Context) -> int:
    """LAN-WALK-04: the number that a node stands for now: how many there are of a thing, or a moment."""
    args, run = ARGS[node], RUN[HEAD[node]]
    if len(args) == 1:
        return int(run(table, me, this, args[0]))
    return int(run(table, me, this, *args))


def selected(table: Table, node: int, me: int, this: Context) -> list[int]:
    """LAN-WALK-07: what a node picks out now: places, cards, or anything else that the game numbers."""
    args, run = ARGS[node], RUN[HEAD[node]]
    found: list[int] = run(table, me, this, args[0]) if len(args) == 1 else run(table, me, this, *args)
    return found


def suits(table: Table, node: int, me: int, this: Context, that: int) -> bool:
    """LAN-WALK-08: whether something is as a node describes it."""
    args, run = ARGS[node], RUN[HEAD[node]]
    if len(args) == 1:
        return bool(run(table, me, this, that, args[0]))
    if not args:
        return bool(run(table, me, this, that))
    return bool(run(table, me, this, that, *args))


def possible(table: Table, node: int, me: int, this: Context) -> bool:
    """LAN-WALK-05: whether a node can be carried out at all, as far as the seat can tell."""
    can = CAN[HEAD[node]]
    return can is None or can(table, me, this, *ARGS[node])


def publicly_impossible(table: Table, node: int, me: int, this: Context) -> bool:
    """LAN-WALK-10: whether everybody knows that a node cannot be carried out now."""
    if PLAIN[node]:
        return not possible(table, node, me, this)
    known = PUBLICLY_IMPOSSIBLE[HEAD[node]]
    return known is not None and known(table, me, this, *ARGS[node])


def note(pool: Any, kind: int, node: int, *more: int) -> None:
    """LAN-WALK-09: let a node that is part of an ability write in the pool what it says about a card."""
    RUN[HEAD[node]](pool, kind, *more, *ARGS[node])


def register_abilities(pool: Any, kind: int, nodes: list[int]) -> list[int]:
    """LAN-WALK-06: register the abilities of a card text in its pool, once at load; returns its other sentences.

    Args:
        pool: The pool that the abilities of the game write to.
        kind: The kind of the card.
        nodes: The sentences of its text.
    """
    deeds: list[int] = []
    for node in nodes:
        if SORT[HEAD[node]] in (ABILITY, RULE):
            note(pool, kind, node)
        else:
            deeds.append(node)
    return deeds


written_as("timescoop.language.walker.perform", (0, write_node, read_node))
written_as("timescoop.language.walker.perform_on", (0, write_node, read_node))
